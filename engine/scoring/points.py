"""Points from han and fu, and the payments of each player."""

from dataclasses import dataclass, replace
from typing import Final

from engine.errors import Name
from engine.rules import TENHOU, PaoHonba, Rules, SanmaTsumo

from .fu import round_up

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
