"""Shanten, the distance of a hand from tenpai: -1 is complete, 0 tenpai."""

from dataclasses import dataclass
from typing import Self

from engine.hand import Hand, check_set
from engine.index.distances import combine, suit_vector
from engine.index.lookup import FAR, distances_of, split
from engine.notation.given import given_hand
from engine.rules import Rules
from engine.tile_set import counts_of_set, without_marks


def shanten_of_counts(counts: bytes) -> int:
    """The shanten of 34 concealed counts, the lowest of the three forms.

    Melds on the table are not asked for: 13 or 14 tiles need four melds and a pair, 10 or 11
    need three. No more than four tiles of a kind are ever wanted, so 123456789m1111p is 1.
    Raises ValueError for a number of tiles that no hand has, or five of a kind.
    """
    standard, forms = distances_of(counts)
    return min(standard, forms.other)


@dataclass(frozen=True, slots=True)
class ShantenByForm:
    """The shanten of each form; None for a form that a hand of this size cannot take.

    Seven pairs and thirteen orphans need a hand of 13 or 14 concealed tiles.
    """

    standard: int
    seven_pairs: int | None
    thirteen_orphans: int | None


class Shanten(int):
    """How far a hand is from tenpai, -1 where it is complete: the lowest ``by_form``."""

    by_form: ShantenByForm

    def __new__(cls, by_form: ShantenByForm) -> Self:
        """Take the lowest."""
        forms = (by_form.standard, by_form.seven_pairs, by_form.thirteen_orphans)
        lowest = super().__new__(cls, min(form for form in forms if form is not None))
        lowest.by_form = by_form
        return lowest

    def __getnewargs__(self) -> tuple[ShantenByForm]:  # type: ignore[override]
        """Return what copy and pickle make it again of."""
        return (self.by_form,)


def shanten(hand: Hand | str, *, rules: Rules | str | None = None) -> Shanten:
    """The shanten of a hand, the lowest of its forms: -1 is complete, 0 tenpai.

    In agreement with what `waits` calls tenpai: without ``rules.karaten`` a tile that lies in a
    meld is wanted no more than it exists, and 13m456p789s11z beside a kan of 2m is no tenpai but
    1-shanten. Raises ImpossibleHandError for what a set for three players lacks.
    """
    hand, rules = given_hand(hand, rules)
    counts = hand.counts
    if rules.players == 3:
        check_set(hand, (), rules.players)
        counts = counts_of_set(counts, rules.players)
    if needs_limits(hand, rules):
        return Shanten(ShantenByForm(shanten_within(counts, limits(hand, rules)), None, None))
    standard, forms = distances_of(counts)
    return Shanten(
        ShantenByForm(
            standard,
            None if forms.seven_pairs == FAR else forms.seven_pairs,
            None if forms.thirteen_orphans == FAR else forms.thirteen_orphans,
        )
    )


def needs_limits(hand: Hand, rules: Rules) -> bool:
    """Whether tiles in melds keep the concealed tiles from wanting four of their kind."""
    return bool(hand.melds) and not rules.karaten


def limits(hand: Hand, rules: Rules) -> bytes:
    """How many tiles of each kind the concealed part of the complete hand can use."""
    usable = bytes(
        4 - owned + concealed for owned, concealed in zip(hand.owned, hand.counts, strict=True)
    )
    return without_marks(counts_of_set(usable, rules.players))


def shanten_within(counts: bytes, limits: bytes) -> int:
    """The shanten of the standard form that uses no more than ``limits`` of each of 34 kinds.

    Counted by distances.py itself, suit by suit: the table file knows only the limit of four.
    """
    counts = without_marks(counts)
    man, pin, sou, honors = map(suit_vector, split(counts), split(limits))
    melds = sum(counts) // 3
    return combine(combine(man, pin), combine(sou, honors))[2 * melds + 1] - 1
