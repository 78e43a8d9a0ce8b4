"""The answer to /methods: what each classic method says of a hand, and how long it takes."""

from collections.abc import Sequence

from engine import Kind
from engine.methods import (
    Taken,
    Verdict,
    compare_discards,
    compare_readings,
    compare_waits,
)
from engine.methods.compare import Found
from engine.methods.report import duration, significant
from engine.shanten import shanten
from engine.tables import waiting_tiles

from .page import Arrow, Button, Cell, Face, Label, Page, Row, Size, Style, Tiles, Tone
from .present_parts import Asked, go, hand_row, page_buttons, page_for, paged
from .query import Command
from .words import Words


def methods_page(asked: Asked) -> Page:
    """Answer with a row for every method; this takes some hundredths of a second."""
    counts = asked.hand.counts
    if not asked.hand.has_drawn_size:
        return _waits_page(asked, compare_waits(counts))
    verdicts = compare_readings(counts)
    if shanten(counts) < 0:
        return _readings_page(asked, verdicts)
    return _discards_page(asked, verdicts)


def _readings_page(asked: Asked, verdicts: Sequence[Verdict[Taken]]) -> Page:
    words, readings = asked.words, verdicts[0].found or ()
    rows = [
        Row(
            (
                Label(str(number), spoken=words.text("spoken-reading", number=number)),
                *map(_tiles, _groups(taken)),
                *_lost_by(taken, verdicts, words),
            )
        )
        for number, taken in enumerate(readings, start=1)
    ]
    orphans = () if readings else (words.text("text-methods-orphans"),)
    return page_for(
        asked,
        Tone.COMPLETE,
        _title(
            words.text("title-complete", readings=len(readings) or 1),
            _differing(verdicts, words),
            words,
        ),
        [hand_row(asked.hand), *_verdict_rows(verdicts, words), *rows],
        [*_notes(asked, verdicts), *orphans],
        buttons=_agari_button(asked, len(readings) or 1),
    )


def _waits_page(asked: Asked, verdicts: Sequence[Verdict[Kind]]) -> Page:
    words, waits = asked.words, waiting_tiles(asked.hand.counts)
    answer = words.text("label-shanten", shanten=str(shanten(asked.hand.counts)))
    if waits:
        answer = words.text("title-tenpai", waits=words.tiles(waits))
    is_orphans = bool(waits) and not verdicts[0].found
    rows = [
        _method_row(verdict, verdicts[0], words, _wait_cells(verdict, words))
        for verdict in verdicts
    ]
    return page_for(
        asked,
        Tone.TENPAI if waits else Tone.NOTEN,
        _title(answer, _differing(verdicts, words), words),
        [hand_row(asked.hand), *rows],
        [
            *_notes(asked, verdicts),
            words.text("text-methods-orphans" if is_orphans else "text-methods-trial"),
        ],
        buttons=(go(asked, "waits", words.text("button-waits"), command=Command.WAITS),),
    )


def _discards_page(asked: Asked, verdicts: Sequence[Verdict[Taken]]) -> Page:
    """Show that nobody finds a reading, and the discards that leave the hand tenpai."""
    words = asked.words
    cuts = compare_discards(asked.hand.counts)
    head = (hand_row(asked.hand), *_verdict_rows(verdicts, words))
    rows = [
        Row((_tiles((cut,)), Arrow(), _tiles(waits), *_lost_by((cut, waits), cuts, words)))
        for cut, waits in cuts[0].found or ()
    ]
    answer = words.text("title-methods-incomplete", cuts=len(rows))
    asked, shown, pages = paged(asked, head, rows) if rows else (asked, range(0), 0)
    times = {verdict.name: duration(verdict.seconds) for verdict in cuts}
    index, orders = times.values()
    return page_for(
        asked,
        Tone.TENPAI if rows else Tone.NOTEN,
        _title(answer, (*_differing(verdicts, words), *_differing(cuts, words)), words),
        [*head, *(rows[at] for at in shown)],
        [
            *_notes(asked, verdicts),
            words.text("text-methods-cuts", index=index, orders=orders),
        ],
        buttons=(
            *page_buttons(asked, pages),
            go(asked, "waits", words.text("button-discards"), command=Command.WAITS, page=0),
        ),
    )


def _title(answer: str, differing: Sequence[str], words: Words) -> str:
    """Say what is right, and who says otherwise."""
    if not differing:
        return words.text("title-methods-agree", answer=answer)
    methods = words.text("joint-names").join(dict.fromkeys(differing))
    return words.text("title-methods-differ", answer=answer, methods=methods)


def _differing(verdicts: Sequence[Verdict[Found]], words: Words) -> list[str]:
    return [_name(verdict, words) for verdict in verdicts if not verdict.agrees]


def _verdict_rows(verdicts: Sequence[Verdict[Taken]], words: Words) -> list[Row]:
    """Draw a row for every method with the number of its readings."""
    return [
        _method_row(
            verdict,
            verdicts[0],
            words,
            [Label(words.text("label-readings", readings=len(verdict.found or ())))],
        )
        for verdict in verdicts
    ]


def _method_row(
    verdict: Verdict[Found], index: Verdict[Found], words: Words, found: Sequence[Cell]
) -> Row:
    """Draw who says it, how long it takes beside the index, and what it finds."""
    name = Label(_name(verdict, words), Style.TOTAL)
    if verdict.found is None:
        return Row((name, Label(words.text("label-not-installed"), Style.NONE)), Size.SMALL)
    differs = [
        Label(words.text(sentence, number=len(some)), Style.NONE)
        for sentence, some in (("label-lost", verdict.lost), ("label-invented", verdict.invented))
        if some
    ]
    return Row((name, _time(verdict, index, words), *found, *differs), Size.SMALL)


def _time(verdict: Verdict[Found], index: Verdict[Found], words: Words) -> Label:
    """Draw the time of the index, and of another method how many times as long it takes."""
    if verdict is index:
        return Label(duration(index.seconds))
    ratio = significant(verdict.seconds / index.seconds)
    return Label(
        words.text("label-times", ratio=ratio), spoken=words.text("spoken-times", ratio=ratio)
    )


def _wait_cells(verdict: Verdict[Kind], words: Words) -> list[Cell]:
    if verdict.found:
        return [_tiles(verdict.found)]
    return [Label(words.text("label-no-wait"))]


def _lost_by(found: Found, verdicts: Sequence[Verdict[Found]], words: Words) -> tuple[Label, ...]:
    """Mark behind what is found the methods that do not find it."""
    names = [_name(verdict, words) for verdict in verdicts if found in verdict.lost]
    if not names:
        return ()
    methods = words.text("joint-names").join(names)
    return (Label(words.text("label-lost-by", methods=methods), Style.NONE),)


def _notes(asked: Asked, verdicts: Sequence[Verdict[Found]]) -> list[str]:
    """Say what each method does and how long it takes, and what some do not look for."""
    words = asked.words
    lines = [
        words.text(
            "line-method",
            name=_name(verdict, words),
            time=words.text("label-not-installed")
            if verdict.found is None
            else duration(verdict.seconds),
            how=words.named("method-how", _key(verdict)),
        )
        for verdict in verdicts
    ]
    notes = ["\n".join(lines)]
    beyond = [_name(verdict, words) for verdict in verdicts if verdict.beyond]
    if beyond:
        methods = words.text("joint-names").join(beyond)
        notes.append(words.text("text-methods-beyond", methods=methods))
    if asked.hand.melds:
        notes.append(words.text("text-methods-melds"))
    return notes


def _agari_button(asked: Asked, readings: int) -> tuple[Button, ...]:
    label = asked.words.text("button-readings", readings=readings)
    return (go(asked, "agari", label, command=Command.AGARI),)


def _groups(taken: Taken) -> list[tuple[Kind, ...]]:
    pair = [] if taken.pair is None else [(taken.pair,) * 2]
    return [*taken.groups, *pair]


def _tiles(kinds: Sequence[Kind]) -> Tiles:
    return Tiles(tuple(map(Face, kinds)))


def _name(verdict: Verdict[Found], words: Words) -> str:
    return words.named("method", _key(verdict))


def _key(verdict: Verdict[Found]) -> str:
    """The name of a method as the sentences about it are called: ``two_orders``."""
    return verdict.name.replace(" ", "_")
