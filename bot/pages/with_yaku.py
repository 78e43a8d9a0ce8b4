"""The tiles that an open hand accepts: those that leave it no yaku are red, and said to be."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from bot.words import Words
from engine import Hand, TileLeft, Ukeire, Waits, yaku_tiles
from engine.facts import Accepts, open_yaku

from .page import Counted, Label, Style
from .parts import Asked, counted


def waited_for(found: Waits) -> Ukeire:
    """Return the waits of a tenpai hand as tiles that it accepts."""
    tiles = tuple(TileLeft(it.tile, it.left) for it in found)
    return Ukeire(hand=found.hand, shanten=0, tiles=tiles)


def accepted_by(found: Waits, asked: Asked) -> Ukeire:
    """Return the waits of a tenpai hand as tiles that it accepts, with those it can win on."""
    waited = waited_for(found)
    if asked.winds is None or found.hand.is_closed:
        return waited
    able = yaku_tiles(found.hand, asked.winds, rules=asked.rules)
    return replace(waited, with_yaku=tuple(it for it in waited.tiles if it.tile in able))


def is_barren(found: Accepts) -> bool:
    """Whether no tile that the hand accepts keeps a yaku possible."""
    return found.with_yaku == ()


def accepted_cells(
    found: Accepts, gold: Iterable[TileLeft], mark: str, words: Words
) -> tuple[Counted, ...]:
    """Draw accepted tiles: in gold those that are marked, in red those that leave no yaku."""
    golden, able = frozenset(gold), found.with_yaku
    barren = words.text("label-no-yaku")
    return counted(
        (it.tile, it.left, barren, True)
        if able is not None and it.left and it not in able
        else (it.tile, it.left, mark if it in golden else "")
        for it in found.tiles
    )


def tiles_label(found: Accepts, words: Words, *, tenpai: bool = False) -> Label:
    """Draw how many tiles are accepted, of an open hand "7/11 tiles" where some leave no yaku."""
    able, left = found.left_with_yaku, found.left
    style = Style.TOTAL if left or not tenpai else Style.NONE
    if able in (0, left):
        return Label(words.text("label-left" if tenpai else "label-tiles", left=left), style)
    spoken = words.text("spoken-able", able=able, left=left)
    name = "label-able-left" if tenpai else "label-able-tiles"
    return Label(words.text(name, able=able, left=left), style, spoken)


def with_able(phrase: str, found: Accepts, words: Words) -> str:
    """Add to a phrase about tiles how many of them keep a yaku possible, or that none does."""
    if is_barren(found):
        return words.text("phrase-paying-nothing", phrase=phrase)
    if found.left_with_yaku == found.left:
        return phrase
    return words.text("phrase-able", phrase=phrase, able=found.left_with_yaku)


def red_text(every: Iterable[Accepts], words: Words) -> tuple[str, ...]:
    """Say what red counts are, where there are some."""
    red = any(found.with_yaku is not None and found.left_with_yaku != found.left for found in every)
    return (words.text("text-red-no-yaku"),) if red else ()


NAMED_YAKU: Final = 3
"""Most yaku that a line names; more are counted."""

WORTH_MORE: Final = (("chinitsu", "honitsu"), ("junchan", "chanta"))
"""Yaku that stand for a lesser one of the same tiles."""


class Ahead(NamedTuple):
    """The yaku of an open hand before tenpai.

    ``near`` are those that cost no tile more than the hand lacks anyway, ``next`` the nearest of
    the others, and ``further`` how many tiles more each of these costs.
    """

    near: tuple[str, ...]
    next: tuple[str, ...]
    further: int


def ahead_of(hand: Hand, shanten: int, asked: Asked) -> Ahead | None:
    """Return the yaku that an open hand of 3n+1 tiles is on its way to; nothing of a short hand."""
    if asked.winds is None:
        return None
    found = open_yaku(hand, asked.winds, rules=asked.rules)
    near = [name for name, far in found.items() if far <= shanten]
    for more, less in WORTH_MORE:
        if more in near and less in near:
            near.remove(less)
    further = min((far - shanten for far in found.values() if far > shanten), default=0)
    others = (name for name, far in found.items() if further and far == shanten + further)
    return Ahead(tuple(near), tuple(others), further)


def ahead_phrase(ahead: Ahead, words: Words) -> str:
    """Say which yaku an open hand can have, or that it can have none."""
    if ahead.near:
        named = words.text("joint-names").join(
            words.named("yaku", name) for name in ahead.near[:NAMED_YAKU]
        )
        more = max(0, len(ahead.near) - NAMED_YAKU)
        return words.text("phrase-yaku-near", yaku=named, more=more)
    if not ahead.next:
        return words.text("phrase-yaku-none")
    nearest = words.one_of(words.named("yaku", name) for name in ahead.next)
    return words.text("phrase-yaku-next", yaku=nearest, tiles=ahead.further)
