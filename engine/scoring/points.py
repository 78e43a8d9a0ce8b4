"""Points from han and fu, and the payments of each player."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from engine.errors import Name
from engine.notation.given import given_rules
from engine.rules import TENHOU, PaoHonba, Rules, SanmaTsumo

from .fu import round_up
from .win import By

MANGAN: Final = 2000
YAKUMAN: Final = 8000
"""Basic points; a non-dealer's ron pays four times as much."""

STICK: Final = 1000
"""The points of a riichi stick: what riichi costs, and what its winner gets."""

KIRIAGE: Final = frozenset({(4, 30), (3, 60)})
"""Han and fu that pay 7700 or 11600; the books name these two and not 2 han 120 fu."""


class Limit(Name):
    """The named limits; several yakuman have a number beside the name."""

    NONE = ""
    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    SANBAIMAN = "sanbaiman"
    YAKUMAN = "yakuman"


_LIMITS: Final = (
    (13, Limit.YAKUMAN, YAKUMAN),
    (11, Limit.SANBAIMAN, 6000),
    (8, Limit.BAIMAN, 4000),
    (6, Limit.HANEMAN, 3000),
    (5, Limit.MANGAN, MANGAN),
)
LIMIT_HAN: Final = {limit.value: han for han, limit, _ in _LIMITS}
"""The least han of each limit."""


@dataclass(frozen=True, slots=True)
class Payments:
    """The payments of a win, honba included; riichi sticks lie on the table and are none of them.

    On a tsumo ``dealer`` is the dealer's part (0 if the dealer won) and ``others`` that of each
    other player, who is only one where a non-dealer of three won; on a ron ``discarder`` pays.
    ``liable`` is the payment of a player who is liable by pao.
    """

    dealer: int = 0
    others: int = 0
    discarder: int = 0
    liable: int = 0


@dataclass(frozen=True, slots=True)
class Price:
    """The price of a win: ``points`` without honba and sticks, ``total`` with them."""

    limit: Limit
    points: int
    honba: int
    sticks: int
    total: int
    payments: Payments


WORTHLESS: Final = Price(Limit.NONE, 0, 0, 0, 0, Payments())
"""The price of a reading without yaku."""


def basic_points(han: int, fu: int, rules: Rules) -> tuple[Limit, int]:
    """Return the limit and the basic points of a hand that is no yakuman.

    Below mangan they are fu * 2 ** (2 + han), never more than 2000.
    """
    for least, limit, basic in _LIMITS:
        if han >= least:
            if limit is Limit.YAKUMAN and not rules.kazoe:
                continue
            return limit, basic
    basic = round_up(fu) << (2 + han)
    if basic >= MANGAN or (rules.kiriage and (han, round_up(fu)) in KIRIAGE):
        return Limit.MANGAN, MANGAN
    return Limit.NONE, basic


def price(
    limit: Limit,
    basic: int,
    *,
    dealer: bool,
    tsumo: bool,
    honba: int,
    sticks: int,
    rules: Rules = TENHOU,
) -> Price:
    """Return the price of a win of so many basic points.

    A ron pays 4 parts (dealer 6), a tsumo 2 parts from the dealer and 1 from each other player
    (dealer: 2 from each), each payment rounded up to a hundred. With three players the part of
    the fourth is lost, or each payer adds half of it, rounded up to a hundred too.
    """
    payers = rules.players - 1
    each_honba = rules.honba_each * honba
    if not tsumo:
        points = _hundreds(basic * (6 if dealer else 4))
        payments = Payments(discarder=points + payers * each_honba)
    else:
        most, each = _hundreds(basic * 2), _hundreds(basic * (2 if dealer else 1))
        if payers == 2 and rules.sanma_tsumo is SanmaTsumo.BISECTION:
            half = _hundreds(each // 2)
            most, each = most + half, each + half
        points = payers * each if dealer else most + (payers - 1) * each
        payments = Payments(0 if dealer else most + each_honba, each + each_honba)
    extra = payers * each_honba + STICK * sticks
    return Price(limit, points, payers * each_honba, STICK * sticks, points + extra, payments)


def liable_price(whole: Price, fed: int, rules: Rules, *, dealer: bool, tsumo: bool) -> Price:
    """Return the price when another player is liable for ``fed`` basic points of it.

    The liable player pays that part alone on a tsumo, honba too, and half of it on a ron, where
    the discarder pays the rest; ``rules.pao_honba`` says who of the two pays the honba. Points
    that were not fed are paid as ever.
    """
    part = _yakuman(fed, rules, dealer=dealer, tsumo=tsumo).points
    if not tsumo:
        liable = part // 2 + (whole.honba if rules.pao_honba is PaoHonba.LIABLE else 0)
        discarder = whole.payments.discarder - liable
        return replace(whole, payments=Payments(discarder=discarder, liable=liable))
    rest = _yakuman((whole.points - part) * fed // part, rules, dealer=dealer, tsumo=tsumo)
    return replace(whole, payments=replace(rest.payments, liable=part + whole.honba))


def _yakuman(basic: int, rules: Rules, *, dealer: bool, tsumo: bool) -> Price:
    """Return the price of some yakuman alone."""
    return price(Limit.YAKUMAN, basic, dealer=dealer, tsumo=tsumo, honba=0, sticks=0, rules=rules)


def nagashi_mangan(
    *, dealer: bool, honba: int = 0, sticks: int = 0, rules: Rules = TENHOU
) -> Price:
    """Return the payment for a river of terminals and honors of which nothing was called.

    It is paid like a mangan by tsumo. Where it is no win, ask with neither honba nor sticks. Raises
    ValueError where the rules do not know it.
    """
    if not rules.nagashi_mangan:
        raise ValueError("by these rules nobody is paid for a river of terminals and honors")
    return price(
        Limit.MANGAN,
        MANGAN,
        dealer=dealer,
        tsumo=True,
        honba=honba,
        sticks=sticks,
        rules=rules,
    )


def _hundreds(points: int) -> int:
    return -(-points // 100) * 100


# The table of points ------------------------------------------------------------------------------


FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
"""The fu that a hand below mangan can have: 25 are seven pairs, whose fu are not rounded up."""

MANGAN_HAN: Final = 5
"""From so many han on, fu do not count."""

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
            return cls(LIMIT_HAN[text])
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
