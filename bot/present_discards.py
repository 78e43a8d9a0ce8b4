"""The answer to /waits on a hand of 3n+2 tiles: a table of what to cut, best first."""

from engine import (
    KIND_OF,
    Discard,
    DiscardUkeire,
    Tile,
    decompose,
    tenpai_discards,
    ukeire_discards,
)

from .page import Button, Label, Page, Row, Select, Style, Tone
from .present_noten import forms_text
from .present_parts import (
    Asked,
    cut_row,
    go,
    hand_row,
    page_buttons,
    page_for,
    paged_cuts,
    seen_text,
    tile_select,
    total,
)
from .present_prices import range_label, range_text
from .present_waits import furiten_tiles, waits_phrase
from .query import Command
from .won import DEFAULT, usual_for
from .words import Words

NAMED_TIES = 3
"""Most equally good cuts that a title names."""


def discards_page(asked: Asked) -> Page:
    """Answer a hand with a tile to cut."""
    discards = tenpai_discards(asked.hand, seen=asked.seen, rules=asked.rules)
    return _tenpai_page(asked, discards) if discards else _noten_page(asked)


def _tenpai_page(asked: Asked, discards: tuple[Discard, ...]) -> Page:
    """Show the discards that leave tenpai, after saying that a complete hand is complete."""
    words = asked.words
    readings = len(decompose(asked.hand))
    discards = tuple(sorted(discards, key=lambda it: (-it.waits.left, _is_furiten(it, asked))))
    phrases = {it.tile: _leaves_phrase(it, asked) for it in discards}
    head = hand_row(asked.hand, winning=bool(readings))
    tone = Tone.WARNING if _is_furiten(discards[0], asked) else Tone.TENPAI
    title = _title(discards, asked)
    if readings:
        tone, title = Tone.COMPLETE, words.text("title-complete", readings=readings)
    asked, on_page, pages = paged_cuts(
        asked,
        (head,),
        [len(it.waits.waits) for it in discards],
        lambda at: _tenpai_row(discards[at], asked),
    )
    shown = [discards[at] for at in on_page]
    return page_for(
        asked,
        tone,
        title,
        (head, *(_tenpai_row(it, asked) for it in shown)),
        (
            *([words.text("text-complete-waits")] if readings else ()),
            "\n".join(_tenpai_line(it, phrases[it.tile], words) for it in shown),
            *_range_text(discards, asked),
            *seen_text(asked),
        ),
        buttons=(*_readings_button(asked, readings), *page_buttons(asked, pages)),
        selects=_cut_select(asked, phrases),
    )


def _is_furiten(discard: Discard, asked: Asked) -> bool:
    """Whether a tile that the discard waits for lies in the river, the discard then among them."""
    waits = {wait.tile for wait in discard.waits.waits}
    return not waits.isdisjoint(KIND_OF[tile] for tile in (*asked.query.river, discard.tile))


def _leaves_phrase(discard: Discard, asked: Asked) -> str:
    """Say what the discard waits for, and where the river makes that furiten."""
    waits = waits_phrase(discard.waits, asked.words)
    if not furiten_tiles(asked, discard.waits):
        return waits
    return asked.words.text("phrase-furiten", waits=waits)


def _title(discards: tuple[Discard, ...], asked: Asked) -> str:
    """Name the best cut, or all that are as good; one that leaves furiten is not as good."""
    words, best = asked.words, discards[0]
    furiten, left = _is_furiten(best, asked), best.waits.left
    ties = [it for it in discards if it.waits.left == left and _is_furiten(it, asked) == furiten]
    if len(ties) == 1:
        waits = _leaves_phrase(best, asked)
        return words.text("title-cut-tenpai", tile=words.tile(best.tile), waits=waits)
    cuts = _cuts_phrase([it.tile for it in ties], words)
    title = words.text("title-cut-tenpai-tie", tiles=cuts, left=left)
    return words.text("phrase-furiten", waits=title) if furiten else title


def _cuts_phrase(tiles: list[Tile], words: Words) -> str:
    """Name tiles of which any may be cut, or count them where they are many."""
    if len(tiles) > NAMED_TIES:
        return words.text("phrase-any-of", count=len(tiles))
    return words.text("joint-or").join(map(words.tile, tiles))


def _tenpai_row(discard: Discard, asked: Asked) -> Row:
    """Draw what a discard waits for, behind it what a ron pays or that there can be none."""
    words, waits = asked.words, discard.waits
    furiten = Label(words.text("label-furiten"), Style.NONE)
    return cut_row(
        discard.tile,
        total(words, waits.left),
        ((wait.tile, wait.left) for wait in waits.waits),
        (furiten,) if _is_furiten(discard, asked) else range_label(waits, asked),
    )


def _range_text(discards: tuple[Discard, ...], asked: Asked) -> tuple[str, ...]:
    """Explain what a ron pays where some row says it: none does that leaves furiten."""
    paying = [it.waits for it in discards if not _is_furiten(it, asked)]
    return range_text(paying[0], asked) if paying else ()


def _tenpai_line(discard: Discard, phrase: str, words: Words) -> str:
    name = discard.waits.name
    named = "" if name is None else words.named("wait-name", name)
    return words.text(
        "line-cut-named" if named else "line-cut",
        tile=words.tile(discard.tile),
        leaves=phrase,
        name=named,
    )


def _readings_button(asked: Asked, readings: int) -> tuple[Button, ...]:
    if not readings:
        return ()
    label = asked.words.text("button-readings", readings=readings)
    won = asked.query.won if asked.query.won != DEFAULT else usual_for(asked.hand)
    return (go(asked, "agari", label, chosen=True, command=Command.AGARI, won=won, page=0),)


def _noten_page(asked: Asked) -> Page:
    """Show the discards that bring the hand nearest to tenpai, with what it accepts then."""
    words = asked.words
    every = ukeire_discards(asked.hand, seen=asked.seen, rules=asked.rules)
    best = every[0]
    discards = [it for it in every if it.shanten == best.shanten]
    phrases = {it.tile: _accepts_phrase(it, words) for it in discards}
    head = hand_row(asked.hand)
    asked, on_page, pages = paged_cuts(
        asked,
        (head,),
        [len(it.tiles) for it in discards],
        lambda at: _noten_row(discards[at], words),
    )
    shown = [discards[at] for at in on_page]
    return page_for(
        asked,
        Tone.NOTEN,
        words.text(
            "title-cut-noten",
            tiles=_cuts_phrase([it.tile for it in discards if it.left == best.left], words),
            shanten=str(best.shanten),
            left=best.left,
        ),
        (head, *(_noten_row(it, words) for it in shown)),
        (
            "\n".join(
                words.text("line-cut", tile=words.tile(it.tile), leaves=phrases[it.tile])
                for it in shown
            ),
            *forms_text(asked),
            *seen_text(asked),
        ),
        buttons=page_buttons(asked, pages),
        selects=_cut_select(asked, phrases),
    )


def _noten_row(discard: DiscardUkeire, words: Words) -> Row:
    label = Label(words.text("label-tiles", left=discard.left), Style.TOTAL)
    return cut_row(discard.tile, label, ((it.tile, it.left) for it in discard.tiles))


def _accepts_phrase(discard: DiscardUkeire, words: Words) -> str:
    """Say what is accepted in one phrase: "15 tiles, 5 kinds, 8 of them good"."""
    kinds, left = len(discard.tiles), discard.left
    if discard.good_shapes is None:
        return words.text("phrase-accepts", kinds=kinds, left=left)
    good = sum(it.left for it in discard.good_shapes)
    return words.text("phrase-accepts-good", kinds=kinds, left=left, good=good)


def _cut_select(asked: Asked, phrases: dict[Tile, str]) -> tuple[Select, ...]:
    """Offer every tile to cut: those of the table first, with what they leave."""
    rest = [tile for tile in asked.hand.concealed if tile not in phrases]
    return tile_select(asked, "cut", [*phrases, *rest], phrases)
