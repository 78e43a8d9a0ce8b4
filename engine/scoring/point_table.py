"""The table of points: the payments of a ron and a tsumo by han and fu, without a hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.notation.given import given_rules
from engine.rules import Rules

from .points import YAKUMAN, Limit, Price, basic_points, price
from .win import By

FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
"""The fu that a hand below mangan can have: 25 are seven pairs, whose fu are not rounded up."""

MANGAN_HAN: Final = 5
"""From so many han on, fu do not count."""

LIMIT_HAN: Final = MappingProxyType(
    {Limit.MANGAN: MANGAN_HAN, Limit.HANEMAN: 6, Limit.BAIMAN: 8, Limit.SANBAIMAN: 11}
)
"""The least han of each limit below yakuman."""

MOST_YAKUMAN: Final = 6
"""Most yakuman of one hand: suuankou tanki and daisuushii, which may count twice, tsuuiisou and
suukantsu."""

LEAST_HAN: Final[Mapping[By, Mapping[int, int]]] = MappingProxyType(
    {
        By.RON: MappingProxyType({25: 2, **dict.fromkeys(FU[2:], 1)}),
        By.TSUMO: MappingProxyType({20: 2, 25: 3, **dict.fromkeys(FU[2:-1], 1), 110: 2}),
    }
)
"""The least han that a hand of so many fu has, where 4 fu are given for a double wind pair.

20 fu are pinfu with menzen tsumo and never a ron; 25 are seven pairs, with menzen tsumo 3 han. Of
110 fu by tsumo two are closed kans and one is open, as in (1111m)(9999m)[9999p]23s11z4s: sankantsu.
"""


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of a hand before it is paid: han and fu, or a number of yakuman and neither.

    ``fu`` is rounded up, 0 where it is not known. Raises ValueError for what no hand is worth.
    """

    han: int = 0
    fu: int = 0
    yakuman: int = 0

    def __post_init__(self) -> None:
        if self.yakuman:
            if self.han or self.fu or not 0 < self.yakuman <= MOST_YAKUMAN:
                raise ValueError(f"there are 1 to {MOST_YAKUMAN} yakuman, without han and fu")
        elif self.han < 1:
            raise ValueError(f"a hand is worth a han at least, not {self.han}")
        elif self.fu not in {0, *FU}:
            raise ValueError(f"a hand has one of {FU} fu, not {self.fu}")
        elif self.fu and self.han < self.least_han:
            raise ValueError(f"{self.fu} fu are {self.least_han} han at least, not {self.han}")

    @classmethod
    def parse(cls, text: str) -> "Worth":
        """Read ``"4 30"`` (han and fu), ``"5"`` (han), or a limit such as ``"mangan"``.

        Raises ValueError for any other text, and for what no hand is worth.
        """
        if text == Limit.YAKUMAN:
            return cls(yakuman=1)
        if text in LIMIT_HAN:
            return cls(LIMIT_HAN[Limit(text)])
        words = text.split()
        if not 1 <= len(words) <= 2 or not all(it.isascii() and it.isdigit() for it in words):
            raise ValueError(f'a worth is "4 30", "5" or "mangan", not {text!r:.60}')
        return cls(*map(int, words))

    @property
    def least_han(self) -> int:
        """The least han that a hand of these fu has."""
        return min(han[self.fu] for han in LEAST_HAN.values() if self.fu in han)

    def can_be(self, by: By) -> bool:
        """Whether a hand of this worth can be won so: of 20 fu none by ron."""
        if self.yakuman or not self.fu:
            return True
        return self.han >= LEAST_HAN[by].get(self.fu, self.han + 1)


@dataclass(frozen=True, slots=True)
class TableRow:
    """One row of the table of points: four payments, None where there is no such win."""

    worth: Worth
    limit: Limit
    ron: Price | None
    tsumo: Price | None
    dealer_ron: Price | None
    dealer_tsumo: Price | None


def table_row(worth: Worth | str, *, rules: Rules | str | None = None, honba: int = 0) -> TableRow:
    """Return the payments of this worth: by ron and tsumo, to a non-dealer and the dealer.

    A text is read by `Worth.parse`. Of the rules `kiriage` and `kazoe` decide, and how many play.
    Raises ValueError for less than mangan without fu, and for less than no honba.
    """
    worth = Worth.parse(worth) if isinstance(worth, str) else worth
    rules = given_rules(rules)
    if honba < 0:
        raise ValueError(f"there are 0 honba or more, not {honba}")
    if worth.yakuman:
        limit, basic = Limit.YAKUMAN, YAKUMAN * worth.yakuman
    elif not worth.fu and worth.han < MANGAN_HAN:
        raise ValueError(f"{worth.han} han are paid by their fu")
    else:
        limit, basic = basic_points(worth.han, worth.fu, rules)

    def paid(*, by: By, dealer: bool) -> Price | None:
        if not worth.can_be(by):
            return None
        tsumo = by is By.TSUMO
        return price(limit, basic, dealer=dealer, tsumo=tsumo, honba=honba, sticks=0, rules=rules)

    return TableRow(
        worth,
        limit,
        paid(by=By.RON, dealer=False),
        paid(by=By.TSUMO, dealer=False),
        paid(by=By.RON, dealer=True),
        paid(by=By.TSUMO, dealer=True),
    )


def rows_of_han(
    han: int, *, rules: Rules | str | None = None, honba: int = 0
) -> tuple[TableRow, ...]:
    """Return the rows of so many han, fewest fu first, as far as the first that is a mangan."""
    rows = []
    for fu in FU if han < MANGAN_HAN else (0,):
        if fu and han < min(least.get(fu, MANGAN_HAN) for least in LEAST_HAN.values()):
            continue
        row = table_row(Worth(han, fu), rules=rules, honba=honba)
        rows.append(row)
        if row.limit:
            break
    return tuple(rows)
