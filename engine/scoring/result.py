"""The values that scoring answers with, and how one of them is made."""

from dataclasses import asdict, dataclass
from typing import Any

from engine.facts.decompose import Reading, as_reading
from engine.facts.waits import Shape
from engine.hand import Hand
from engine.index.suit_readings import Group, ReadingParts
from engine.melds import Meld, format_meld
from engine.rules import Renhou, Rules
from engine.tiles import NAMES, format_tiles

from .fu import FuItem
from .points import WORTHLESS, YAKUMAN, Limit, Price, basic_points
from .points import price as price_of
from .terms import Earned, Terms, earnings
from .win import Win


@dataclass(frozen=True, slots=True)
class ScoredReading:
    """One reading of the hand, completed in one way, and its price.

    ``shape`` and ``group`` say what the winning tile completed. ``yaku`` lists dora too; it is
    empty without a yaku, for dora alone do not win, and beside ``yakuman``, which stand alone.
    ``han`` is 13 for each yakuman. ``fu`` is rounded up, ``fu_items`` say where they come from.
    """

    parts: ReadingParts
    melds: tuple[Meld, ...]
    shape: Shape
    group: Group
    yaku: tuple[Earned, ...]
    yakuman: tuple[Earned, ...]
    han: int
    fu: int
    fu_items: tuple[FuItem, ...]
    price: Price

    @property
    def reading(self) -> Reading:
        """The groups and the pair of this reading."""
        return as_reading(self.parts, self.melds)

    @property
    def fu_sum(self) -> int:
        """The fu before rounding, the sum of the items."""
        return sum(item.fu for item in self.fu_items)

    @property
    def wins(self) -> bool:
        """Whether it has a yaku."""
        return self.han > 0

    def to_dict(self) -> dict[str, Any]:
        """The reading as the JSON of the op `score`, where docs/engine.md lists the fields."""
        reading, price = self.reading, self.price
        return {
            "form": str(reading.form),
            "pair": None if reading.pair is None else NAMES[reading.pair],
            "melds": [format_tiles(group) for group in reading.groups]
            + [format_meld(meld) for meld in reading.melds],
            "wait": str(self.shape),
            "group": format_tiles(self.group),
            "yaku": [{"id": earned.yaku.id, "han": earned.han} for earned in self.yaku],
            "yakuman": [{"id": earned.yaku.id, "han": earned.han} for earned in self.yakuman],
            "han": self.han,
            "fu": self.fu,
            "fu_items": [
                {"fu": item.fu, "why": str(item.why)}
                | ({} if item.group is None else {"group": format_tiles(item.group)})
                for item in self.fu_items
            ],
            "limit": str(price.limit),
            "points": price.points,
            "payments": asdict(price.payments),
            "total": price.total,
        }


@dataclass(frozen=True, slots=True)
class Score:
    """All readings of a hand, dearest first; none if the hand is not complete."""

    hand: Hand
    win: Win
    rules: Rules
    readings: tuple[ScoredReading, ...]

    @property
    def is_complete(self) -> bool:
        """Whether the hand is complete, with a yaku or without."""
        return bool(self.readings)

    @property
    def best(self) -> ScoredReading | None:
        """The reading that counts, or None: the hand is not complete, or it has no yaku."""
        return self.readings[0] if self.readings and self.readings[0].wins else None

    @property
    def ignored(self) -> tuple[str, ...]:
        """The facts of the win that count for nothing by these rules, named as in `Win`.

        ``dora`` and ``ura`` are those that a kan turned over, or all ura; ``red_fives`` are red
        fives of the hand.
        """
        win, rules = self.win, self.rules
        kan_ura = rules.kan_dora and rules.kan_ura
        counts = {
            "ippatsu": rules.ippatsu or not win.ippatsu,
            "renhou": rules.renhou is not Renhou.NONE or not win.renhou,
            "open_riichi": rules.open_riichi or not win.open_riichi,
            "paarenchan": rules.paarenchan or not win.paarenchan,
            "dora": rules.kan_dora or not win.dora[1:],
            "ura": not win.ura if not rules.ura_dora else kan_ura or not win.ura[1:],
            "pao": {*win.pao} <= {*rules.pao},
            "red_fives": rules.red_fives > 0 or not self.hand.reds,
        }
        return tuple(name for name, does_count in counts.items() if not does_count)

    def to_dict(self) -> dict[str, Any]:
        """The answer of the op `score`: ``{"complete", "wins", "ignored", "readings"}``."""
        return {
            "complete": self.is_complete,
            "wins": self.best is not None,
            "ignored": list(self.ignored),
            "readings": [reading.to_dict() for reading in self.readings],
        }


@dataclass(frozen=True, slots=True)
class Case:
    """The facts that all readings share; ``bonus`` are the dora."""

    hand: Hand
    win: Win
    terms: Terms
    bonus: tuple[Earned, ...]


WonReading = tuple[ReadingParts, tuple[Shape, Group], int, int, tuple[FuItem, ...]]
"""A reading completed in one way: its parts, the shape and group, yaku bits, fu and their items."""


def scored(
    case: Case,
    parts: ReadingParts,
    completed: tuple[Shape, Group],
    yaku_bits: int,
    fu: int,
    fu_items: tuple[FuItem, ...],
) -> ScoredReading:
    """Return the reading with these yaku and fu (rounded), priced."""
    shape, group = completed
    earned = earnings(case.terms, yaku_bits | case.terms.earned)
    yaku, han, price = earned.yaku, earned.han, WORTHLESS
    if earned.times:
        price = priced(case, yakuman=earned.times)
    elif han:
        yaku += case.bonus
        han += sum(item.han for item in case.bonus)
        price = priced(case, han, fu)
    return ScoredReading(
        parts, case.hand.melds, shape, group, yaku, earned.yakuman, han, fu, fu_items, price
    )


def priced(case: Case, han: int = 0, fu: int = 0, *, yakuman: int = 0) -> Price:
    """The price of so many han and fu, or yakuman."""
    win, rules = case.win, case.terms.rules
    limit, basic = Limit.YAKUMAN, YAKUMAN * yakuman
    if not yakuman:
        limit, basic = basic_points(han, fu, rules)
    return price_of(
        limit,
        basic,
        dealer=win.is_dealer,
        tsumo=win.is_tsumo,
        honba=win.honba,
        sticks=win.sticks,
        rules=rules,
    )
