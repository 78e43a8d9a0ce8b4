"""The answer to /waits on a hand of 3n+2 tiles: a table of what to cut, best first."""

from operator import attrgetter
from typing import NamedTuple

from bot.questions.circumstances import DEFAULT, usual_for
from bot.questions.query import Command
from bot.words import Words
from engine import (
    KIND_OF,
    Discard,
    DiscardUkeire,
    Tile,
    decompose,
    tenpai_discards,
    ukeire_discards,
)

from .noten import forms_text
from .page import Button, Label, Page, Row, Select, Style, Tone
from .parts import (
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
from .wait_prices import NO_YAKU, Range, range_label, range_of, range_text
from .waits import waits_phrase

NAMED_TIES = 3
"""Most equally good cuts that a title names."""


class Cut(NamedTuple):
    """A discard that leaves tenpai, whether furiten as well, and what a ron pays after it."""

    discard: Discard
    furiten: bool
    pays: Range | None

    @property
    def rank(self) -> tuple[int, bool, int, int]:
        """Its place: the most tiles left, not furiten before furiten, the dearest of equals."""
        high, low = self.pays or (NO_YAKU, NO_YAKU)
        return -self.discard.waits.left, self.furiten, -high, -low


def discards_page(asked: Asked) -> Page:
    """Answer a hand with a tile to cut."""
    discards = tenpai_discards(asked.hand, seen=asked.seen, rules=asked.rules)
    return _tenpai_page(asked, discards) if discards else _noten_page(asked)


def _tenpai_page(asked: Asked, discards: tuple[Discard, ...]) -> Page:
    """Show the discards that leave tenpai, after saying that a complete hand is complete."""
    words = asked.words
    readings = len(decompose(asked.hand))
    cuts = sorted((_cut(it, asked) for it in discards), key=attrgetter("rank"))
    phrases = {it.discard.tile: _leaves_phrase(it, words) for it in cuts}
    head = hand_row(asked.hand, winning=bool(readings))
    tone = Tone.WARNING if cuts[0].furiten else Tone.TENPAI
    title = _title(cuts, words)
    if readings:
        tone, title = Tone.COMPLETE, words.text("title-complete", readings=readings)
    asked, on_page, pages = paged_cuts(
        asked,
        (head,),
        [len(it.discard.waits.waits) for it in cuts],
        lambda at: _tenpai_row(cuts[at], words),
    )
    shown = [cuts[at] for at in on_page]
    return page_for(
        asked,
        tone,
        title,
        (head, *(_tenpai_row(it, words) for it in shown)),
        (
            *([words.text("text-complete-waits")] if readings else ()),
            "\n".join(_tenpai_line(it, phrases[it.discard.tile], words) for it in shown),
            *_range_text(cuts, asked),
            *seen_text(asked),
        ),
        buttons=(*_readings_button(asked, readings), *page_buttons(asked, pages)),
        selects=_cut_select(asked, phrases),
    )


def _cut(discard: Discard, asked: Asked) -> Cut:
    """Look at a discard; a tile that it waits for in the river, or cut now, makes it furiten."""
    waits = {wait.tile for wait in discard.waits.waits}
    gone = (KIND_OF[tile] for tile in (*asked.query.river, discard.tile))
    furiten = not waits.isdisjoint(gone)
    return Cut(discard, furiten, None if furiten else range_of(discard.waits, asked))


def _leaves_phrase(cut: Cut, words: Words) -> str:
    """Say what a discard waits for, and whether it is furiten."""
    waits = waits_phrase(cut.discard.waits, words)
    return words.text("phrase-furiten", waits=waits) if cut.furiten else waits


def _title(cuts: list[Cut], words: Words) -> str:
    """Name the best cut, or all with as many tiles left; one that leaves furiten is not as good."""
    best, left = cuts[0], cuts[0].discard.waits.left
    tiles = [it.discard.tile for it in cuts if it.rank[:2] == best.rank[:2]]
    if len(tiles) == 1:
        waits = _leaves_phrase(best, words)
        return words.text("title-cut-tenpai", tile=words.tile(tiles[0]), waits=waits)
    if len(tiles) > NAMED_TIES:
        title = words.text("title-cut-tenpai-many", count=len(tiles), left=left)
    else:
        title = words.text("title-cut-tenpai-tie", tiles=_either(tiles, words), left=left)
    return words.text("phrase-furiten", waits=title) if best.furiten else title


def _either(tiles: list[Tile], words: Words) -> str:
    """Name tiles of which any may be cut."""
    return words.text("joint-or").join(map(words.tile, tiles))


def _tenpai_row(cut: Cut, words: Words) -> Row:
    """Draw what a discard waits for, behind it what a ron pays or that there can be none."""
    waits = cut.discard.waits
    furiten = Label(words.text("label-furiten"), Style.NONE)
    return cut_row(
        cut.discard.tile,
        total(words, waits.left),
        ((wait.tile, wait.left) for wait in waits.waits),
        (furiten,) if cut.furiten else range_label(waits, cut.pays, words),
    )


def _range_text(cuts: list[Cut], asked: Asked) -> tuple[str, ...]:
    """Explain what a ron pays where some row says it: none does that leaves furiten."""
    paying = next((it for it in cuts if not it.furiten), None)
    return () if paying is None else range_text(paying.discard.waits, asked)


def _tenpai_line(cut: Cut, phrase: str, words: Words) -> str:
    name = cut.discard.waits.name
    named = "" if name is None else words.named("wait-name", name)
    return words.text(
        "line-cut-named" if named else "line-cut",
        tile=words.tile(cut.discard.tile),
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
    discards = [it for it in every if it.shanten == every[0].shanten]
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
        _noten_title(discards, words),
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


def _noten_title(discards: list[DiscardUkeire], words: Words) -> str:
    """Name the cuts after which most is accepted, or count them where they are many."""
    shanten, left = str(discards[0].shanten), discards[0].left
    tiles = [it.tile for it in discards if it.left == left]
    if len(tiles) > NAMED_TIES:
        return words.text("title-cut-noten-many", count=len(tiles), shanten=shanten, left=left)
    cut = _either(tiles, words)
    return words.text("title-cut-noten", tiles=cut, shanten=shanten, left=left)


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
