"""A step: what a cut, a call, or a north set aside leads to, and how a row and a phrase say it."""

from dataclasses import dataclass
from typing import Final

from bot.words import Words
from engine import Call, DiscardUkeire, Hand, Kind, Tile, Ukeire, Waits, waits
from engine.tiles import KIND_OF

from .page import Label, Style
from .parts import Asked
from .wait_prices import NO_YAKU, Range, range_label, range_of, with_range
from .with_yaku import accepted_by, is_barren, with_able

NAMED_WAITS: Final = 5
"""Most waits that a title names; more are counted."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move, and the hand of 3n+1 tiles that it leads to.

    ``accepts`` is what that hand takes. Of a tenpai hand these are its ``waits``, and a ron
    ``pays`` so much, None where it is furiten or has no price. A move is a ``cut``, a ``call``
    with its best cut, or neither: a discard of another player that is left to lie, a north set
    aside.
    """

    accepts: Ukeire
    waits: Waits
    cut: Tile | None = None
    call: Call | None = None
    furiten: bool = False
    pays: Range | None = None

    @property
    def tile(self) -> Tile:
        """The tile to cut; raises ValueError where there is none."""
        if self.cut is None:
            raise ValueError("nothing is cut")
        return self.cut

    @property
    def shanten(self) -> int:
        """How far the hand then is from tenpai."""
        return self.accepts.shanten

    @property
    def left(self) -> int:
        """How many tiles it then takes."""
        return self.accepts.left

    @property
    def good(self) -> int:
        """How many of them lead a 1-shanten hand to a good tenpai."""
        return sum(tile.left for tile in self.accepts.good_shapes or ())

    @property
    def is_barren(self) -> bool:
        """Whether no tile that it takes keeps a yaku possible."""
        return is_barren(self.accepts)

    @property
    def rank(self) -> tuple[bool, int, bool, int, int, int, int]:
        """Its place: no yaku last, the nearest first, furiten last, the widest, the dearest."""
        high = self.pays.high if self.pays else NO_YAKU
        wide = -self.accepts.left_with_yaku, -self.left, -self.good
        return self.is_barren, self.shanten, self.furiten, *wide, -high


def step_to(
    asked: Asked, accepts: Ukeire, cut: Tile | None = None, call: Call | None = None
) -> Step:
    """Return the step to a hand that accepts so much."""
    if accepts.shanten:
        return Step(accepts, Waits(accepts.hand, (), None), cut, call)
    gone = () if cut is None else (cut,)
    return tenpai_step(
        asked, waits(accepts.hand, seen=(*asked.seen, *gone), rules=asked.rules), cut, call
    )


def tenpai_step(
    asked: Asked, found: Waits, cut: Tile | None = None, call: Call | None = None
) -> Step:
    """Return the step to a tenpai hand: a wait in the river, or cut now, makes it furiten."""
    gone: set[Kind] = {*asked.at.river, *(() if cut is None else (KIND_OF[cut],))}
    furiten = not gone.isdisjoint(wait.tile for wait in found.waits)
    pays = None if furiten else range_of(found, asked)
    return Step(accepted_by(found, asked), found, cut, call, furiten, pays)


def ukeire_of(hand: Hand, accepts: Call | DiscardUkeire) -> Ukeire:
    """Return what a call or a cut accepts as that of the hand which it leaves."""
    return Ukeire(
        hand=hand,
        shanten=accepts.shanten,
        tiles=accepts.tiles,
        good_shapes=accepts.good_shapes,
        with_yaku=accepts.with_yaku,
    )


def shanten_label(words: Words, shanten: int) -> Label:
    """Draw how far a hand is from tenpai, or that it is there."""
    if not shanten:
        return Label(words.text("label-tenpai"))
    return Label(words.text("label-shanten", shanten=str(shanten)))


def step_label(step: Step, words: Words) -> tuple[Label, ...]:
    """Draw what stands behind the tiles: furiten, no yaku, or what a ron pays."""
    if step.furiten:
        return (Label(words.text("label-furiten"), Style.NONE),)
    if step.is_barren and step.left:
        return (Label(words.text("label-no-yaku"), Style.NONE),)
    return range_label(step.waits, step.pays, words)


def waits_phrase(found: Waits, words: Words) -> str:
    """Say waits and what is left of them in one phrase: "1m 4m 7m, 9 left"."""
    if len(found.waits) > NAMED_WAITS:
        return words.text("phrase-many-waits", kinds=len(found.waits), left=found.left)
    tiles = words.tiles(wait.tile for wait in found.waits)
    return words.text("phrase-waits", tiles=tiles, left=found.left)


def step_phrase(step: Step, words: Words) -> str:
    """Say where a step leads: "tenpai: 3p 6p, 7 left, 2000 points", "1-shanten, 15 tiles"."""
    if step.shanten:
        shanten = str(step.shanten)
        phrase = words.text("phrase-shanten-tiles", shanten=shanten, left=step.left)
    else:
        phrase = words.text("phrase-tenpai", waits=waits_phrase(step.waits, words))
    return told_phrase(phrase, step, words)


def told_phrase(phrase: str, step: Step, words: Words) -> str:
    """Add to a phrase about tiles which keep a yaku possible, furiten, and what a ron pays."""
    phrase = with_able(phrase, step.accepts, words)
    if step.is_barren:
        return phrase
    if step.furiten:
        return words.text("phrase-furiten", waits=phrase)
    return with_range(phrase, step.pays, words)
