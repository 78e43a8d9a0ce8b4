"""The answer to /methods: what each classic method says of a hand, and how long it takes."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.codec import HAND
from bot.feature import Feature
from bot.hand import Question
from bot.options import HandText, Options
from bot.pages.page import Arrow, Button, Cell, Label, Page, Row, Size, Style, Tone
from bot.pages.parts import (
    Asked,
    go_to,
    hand_with_norths,
    page_buttons,
    page_for,
    paged,
    tiles_cell,
)
from bot.read.table import read_situation
from bot.words import Words
from engine import Hand, Kind, Rules, shanten
from engine.facts import shanten_of_counts, waiting_tiles
from engine.methods import (
    Cut,
    Taken,
    Verdict,
    compare_discards,
    compare_readings,
    compare_waits,
    duration,
    significant,
)


@dataclass(frozen=True, slots=True)
class Compared:
    """The waits of a hand by each method; with a tile drawn its readings, and the cuts to tenpai.

    What was not asked of them is empty.
    """

    waits: tuple[Verdict[Kind], ...] = ()
    readings: tuple[Verdict[Taken], ...] = ()
    cuts: tuple[Verdict[Cut], ...] = ()


def compared(hand: Hand) -> Compared:
    """Ask every method: for another process."""
    if not hand.has_drawn_size:
        return Compared(waits=compare_waits(hand.counts))
    readings = compare_readings(hand.counts)
    cuts = () if shanten_of_counts(hand.counts) < 0 else compare_discards(hand.counts)
    return Compared(readings=readings, cuts=cuts)


AnyVerdict = Verdict[Any]
Answer = TypeVar("Answer", bound=Hashable)


@dataclass(frozen=True, slots=True)
class MethodsOptions(Options):
    """The options of /methods."""

    hand: HandText
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read a hand; the methods know of no rules."""
        del rules
        return Question("methods", read_situation(self), private=self.private)


def answer_methods(asked: Asked) -> Page:
    """Answer with a row for every method; what they say is found here if nobody has found it."""
    found = asked.found if isinstance(asked.found, Compared) else compared(asked.hand)
    if not asked.hand.has_drawn_size:
        return _waits_page(asked, found.waits)
    if shanten_of_counts(asked.hand.counts) < 0:
        return _readings_page(asked, found.readings)
    return _discards_page(asked, found.readings, found.cuts)


def _readings_page(asked: Asked, verdicts: Sequence[Verdict[Taken]]) -> Page:
    words, readings = asked.words, verdicts[0].found or ()
    rows = [
        Row(
            (
                Label(str(number), spoken=words.text("spoken-reading", number=number)),
                *map(tiles_cell, _groups(taken)),
                *_lost_by(taken, verdicts, words),
            )
        )
        for number, taken in enumerate(readings, start=1)
    ]
    total = len(readings) or 1  # thirteen orphans, of which no method knows
    orphans = () if readings else (words.text("text-methods-orphans"),)
    answer = words.text("title-complete", readings=total)
    return page_for(
        asked,
        Tone.COMPLETE,
        _title(answer, verdicts, words) if readings else _orphans_title(answer, words),
        [hand_with_norths(asked), *_verdict_rows(verdicts, words, by_index=total), *rows],
        [*_notes(asked, verdicts), *orphans],
        buttons=_agari_button(asked, total),
    )


def _waits_page(asked: Asked, verdicts: Sequence[Verdict[Kind]]) -> Page:
    words, waits = asked.words, waiting_tiles(asked.hand.counts)
    # Of the set that is played with; the methods know of no other difference between rules.
    far = shanten(asked.hand, rules=Rules(players=asked.rules.players))
    answer = words.text("label-shanten", shanten=str(far))
    if waits:
        answer = words.text("title-tenpai", waits=words.tiles(waits))
    is_orphans = bool(waits) and not verdicts[0].found
    rows = [
        _method_row(verdict, verdicts[0], words, _wait_cells(verdict, verdicts[0], waits, words))
        for verdict in verdicts
    ]
    return page_for(
        asked,
        Tone.TENPAI if waits else Tone.NOTEN,
        _orphans_title(answer, words) if is_orphans else _title(answer, verdicts, words),
        [hand_with_norths(asked), *rows],
        [
            *_notes(asked, verdicts),
            words.text("text-methods-orphans" if is_orphans else "text-methods-trial"),
        ],
        buttons=(go_to(asked, "waits", "waits", words.text("button-waits")),),
    )


def _discards_page(
    asked: Asked, verdicts: Sequence[Verdict[Taken]], cuts: Sequence[Verdict[Cut]]
) -> Page:
    """Show that no method finds a reading, and the discards that leave the hand tenpai."""
    words = asked.words
    head = (hand_with_norths(asked), *_verdict_rows(verdicts, words, by_index=0))
    rows = [
        Row((tiles_cell((cut,)), Arrow(), tiles_cell(waits), *_lost_by((cut, waits), cuts, words)))
        for cut, waits in cuts[0].found or ()
    ]
    answer = words.text("title-methods-incomplete", cuts=len(rows))
    asked, shown, pages = paged(asked, head, rows) if rows else (asked, range(0), 0)
    times = {verdict.name: words.number(duration(verdict.seconds)) for verdict in cuts}
    index, orders = times.values()
    return page_for(
        asked,
        Tone.TENPAI if rows else Tone.NOTEN,
        _title(answer, (*verdicts, *cuts), words),
        [*head, *(rows[at] for at in shown)],
        [
            *_notes(asked, verdicts),
            words.text("text-methods-cuts", index=index, orders=orders),
            *_cuts_beyond(asked, cuts),
        ],
        buttons=(
            *page_buttons(asked, pages),
            go_to(asked, "waits", "waits", words.text("button-discards")),
        ),
    )


def _title(answer: str, verdicts: Sequence[AnyVerdict], words: Words) -> str:
    """Say what is right, and who says otherwise of the forms that it looks for."""
    differing = [_name(verdict, words) for verdict in verdicts if not verdict.agrees]
    if differing:
        methods = words.text("joint-names").join(dict.fromkeys(differing))
        return words.text("title-methods-differ", answer=answer, methods=methods)
    partly = any(verdict.beyond for verdict in verdicts)
    return words.text(
        "title-methods-agree-partly" if partly else "title-methods-agree", answer=answer
    )


def _orphans_title(answer: str, words: Words) -> str:
    return words.text("title-methods-orphans", answer=answer)


def _cuts_beyond(asked: Asked, cuts: Sequence[Verdict[Cut]]) -> list[str]:
    """Say which form, tenpai after a cut, two orders do not look for."""
    if not any(verdict.beyond for verdict in cuts):
        return []
    words, found = asked.words, shanten(asked.hand).by_form
    orders = _name(cuts[1], words)
    return [
        *([words.text("text-methods-beyond", methods=orders)] if found.seven_pairs == 0 else ()),
        *([words.text("text-methods-orphans")] if found.thirteen_orphans == 0 else ()),
    ]


def _verdict_rows(verdicts: Sequence[Verdict[Taken]], words: Words, *, by_index: int) -> list[Row]:
    """Draw a row for every method with the number of its readings."""
    numbers = (by_index, *(len(verdict.found or ()) for verdict in verdicts[1:]))
    return [
        _method_row(
            verdict, verdicts[0], words, [Label(words.text("label-readings", readings=number))]
        )
        for verdict, number in zip(verdicts, numbers, strict=True)
    ]


def _method_row(
    verdict: Verdict[Answer], index: Verdict[Answer], words: Words, found: Sequence[Cell]
) -> Row:
    """Draw who says it, how long it takes beside the index, and what it finds."""
    name = Label(_name(verdict, words), Style.TOTAL)
    if verdict.found is None:
        return Row((name, Label(words.text("label-not-installed"))), Size.SMALL)
    differs = [
        Label(words.text(sentence, number=len(some)), Style.NONE)
        for sentence, some in (("label-lost", verdict.lost), ("label-invented", verdict.invented))
        if some
    ]
    return Row((name, _time(verdict, index, words), *found, *differs), Size.SMALL)


def _time(verdict: Verdict[Answer], index: Verdict[Answer], words: Words) -> Label:
    """Draw the time of the index, and of another method how many times as long it takes."""
    if verdict is index:
        return Label(words.number(duration(index.seconds)))
    ratio = words.number(significant(verdict.seconds / index.seconds))
    return Label(
        words.text("label-times", ratio=ratio), spoken=words.text("spoken-times", ratio=ratio)
    )


def _wait_cells(
    verdict: Verdict[Kind], index: Verdict[Kind], waits: Sequence[Kind], words: Words
) -> list[Cell]:
    """Draw the waits that a method finds, of another than the index only where they differ."""
    found = waits if verdict is index else verdict.found
    if not found:
        return [Label(words.text("label-no-wait"))]
    if verdict is not index and tuple(found) == tuple(waits):
        return [Label("=", spoken=words.text("spoken-same"))]
    return [tiles_cell(found)]


def _lost_by(found: Answer, verdicts: Sequence[Verdict[Answer]], words: Words) -> tuple[Label, ...]:
    """Mark behind what is found the methods that do not find it."""
    names = [_name(verdict, words) for verdict in verdicts if found in verdict.lost]
    if not names:
        return ()
    methods = words.text("joint-names").join(names)
    return (Label(words.text("label-lost-by", methods=methods), Style.NONE),)


def _notes(asked: Asked, verdicts: Sequence[Verdict[Answer]]) -> list[str]:
    """Say what each method does and how long it takes, and what some do not look for."""
    words = asked.words
    lines = [
        words.text(
            "line-method",
            name=_name(verdict, words),
            time=words.text("label-not-installed")
            if verdict.found is None
            else words.number(duration(verdict.seconds)),
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
    return (go_to(asked, "agari", "agari", label),)


def _groups(taken: Taken) -> list[tuple[Kind, ...]]:
    pair = [] if taken.pair is None else [(taken.pair,) * 2]
    return [*taken.groups, *pair]


def _name(verdict: Verdict[Answer], words: Words) -> str:
    return words.named("method", _key(verdict))


def _key(verdict: Verdict[Answer]) -> str:
    """The name of a method as the sentences about it are called: ``two_orders``."""
    return verdict.name.replace(" ", "_")


METHODS: Final = Feature("methods", HAND, answer_methods, MethodsOptions, needs="methods")
