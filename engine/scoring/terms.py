"""The part of a win's worth that does not depend on the tiles, worked out once per kind of win."""

from dataclasses import dataclass
from typing import Final

from engine.rules import Renhou, Rules
from engine.tiles import EAST

from .earnings import EarningsTable, counted
from .fu import FuSum, frame, pair_items
from .points import LIMIT_HAN, YAKUMAN, Limit, Price, basic_points, price
from .tile_yaku import YakuTable, honor_yaku
from .win import By, Win, WinKind, kind_of_win
from .yaku import YAKU, bits_of

_REMEMBERED: Final = 1 << 10
"""How many prices of one table, and how many kinds of win, are kept before all are forgotten."""

_TABLES: Final = 1 << 6
"""How many tables of prices are kept: rules, dealer or not, tsumo or ron."""


class PriceTable(dict[tuple[int, int, int, int], Price]):
    """The price for (han, fu, honba, sticks), worked out when asked for; of yakuman (-times, 0, …).

    ``fu`` are rounded.
    """

    def __init__(self, rules: Rules, *, dealer: bool, tsumo: bool) -> None:
        super().__init__()
        self.rules = rules
        self.dealer = dealer
        self.tsumo = tsumo

    def __missing__(self, key: tuple[int, int, int, int]) -> Price:
        if len(self) >= _REMEMBERED:
            self.clear()
        han, fu, honba, sticks = key
        if han < 0:
            limit, basic = Limit.YAKUMAN, YAKUMAN * -han
        else:
            limit, basic = basic_points(han, fu, self.rules)
        self[key] = answer = price(
            limit,
            basic,
            dealer=self.dealer,
            tsumo=self.tsumo,
            honba=honba,
            sticks=sticks,
            rules=self.rules,
        )
        return answer


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a win: what it earns itself and what its winds and the rules make worth while.

    ``earned`` are the yaku of the win itself, ``counted`` tells which of all yaku the rules have;
    ``pairs`` are the fu of a pair of each kind; ``flat`` and ``plain`` the fu of winning with and
    without the shape of pinfu; ``renhou_han`` those of a renhou below yakuman, else 0; ``fed``
    are the yakuman for which another player is liable. ``all_dora`` says that every indicator
    counts, and that no north is set aside.
    """

    earned: int
    winds: YakuTable
    pairs: tuple[FuSum, ...]
    flat: FuSum
    plain: FuSum
    counted: EarningsTable
    prices: PriceTable
    is_ron: bool
    reds: bool
    all_dora: bool
    renhou_han: int
    fed: tuple[str, ...]


_known: Final[dict[tuple[int, int, bool], Terms]] = {}
_prices: Final[dict[tuple[int, bool, bool], PriceTable]] = {}


def terms_for(win: Win, rules: Rules, *, is_open: bool) -> Terms:
    """Return the terms of such a win.

    They are made of its key alone: a yaku that looked at the winning tile here would give prices
    that depend on which hand was asked first, so such a yaku belongs to the readings.
    """
    key = win.key, rules.code, is_open
    terms = _known.get(key)
    if terms is None:
        if len(_known) >= _REMEMBERED:
            _known.clear()
        _known[key] = terms = _make(kind_of_win(win.key), rules, is_open=is_open)
    return terms


def _prices_for(rules: Rules, *, dealer: bool, tsumo: bool) -> PriceTable:
    """Return the prices of such wins, which many kinds of win have in common."""
    key = rules.code, dealer, tsumo
    prices = _prices.get(key)
    if prices is None:
        if len(_prices) >= _TABLES:
            _prices.clear()
            _known.clear()  # which hold the prices too
        _prices[key] = prices = PriceTable(rules, dealer=dealer, tsumo=tsumo)
    return prices


def _make(win: WinKind, rules: Rules, *, is_open: bool) -> Terms:
    tsumo = win.by is By.TSUMO
    tsumo_fu = rules.rinshan_tsumo_fu or "rinshan" not in win.events
    fed = tuple(name for name in rules.pao if name in win.pao)
    north_value = rules.players == 3 and rules.north_value
    pairs = pair_items(win.seat, win.round, rules.double_wind_fu, north_value=north_value)
    flat, plain = (
        frame(tsumo=tsumo, is_open=is_open, flat=is_flat, tsumo_fu=tsumo_fu)
        for is_flat in (True, False)
    )
    return Terms(
        earned=_earned(win, rules),
        winds=honor_yaku(win.seat, win.round, north_value=north_value),
        pairs=tuple((items, sum(item.fu for item in items)) for items in pairs),
        flat=flat,
        plain=plain,
        counted=counted(
            is_open=is_open,
            double=rules.double_yakuman,
            stacked=rules.stacked_yakuman,
            tenhou_any_tile=rules.tenhou_any_tile,
            fed=() if rules.stacked_yakuman else fed,
            without=_without(rules, is_open=is_open),
        ),
        prices=_prices_for(rules, dealer=win.seat == EAST, tsumo=tsumo),
        is_ron=not tsumo,
        reds=rules.red_fives > 0,
        all_dora=rules.players == 4 and rules.ura_dora and rules.kan_dora and rules.kan_ura,
        renhou_han=_renhou_han(win, rules),
        fed=fed,
    )


def _earned(win: WinKind, rules: Rules) -> int:
    """Return the yaku that the win itself earns under these rules."""
    names = set(win.events)
    if win.by is By.TSUMO:
        names.add("tsumo")
    if "double_riichi" in names:
        names.add("riichi")
    if rules.renhou is not Renhou.YAKUMAN:
        names.discard("renhou")
    return bits_of(names)


def _without(rules: Rules, *, is_open: bool) -> tuple[str, ...]:
    """Return the yaku that these rules do not have, in an open or a closed hand."""
    off = tuple(it.id for it in YAKU if it.switch and not getattr(rules, it.switch))
    return (*off, "tanyao") if is_open and not rules.open_tanyao else off


def _renhou_han(win: WinKind, rules: Rules) -> int:
    below_yakuman = rules.renhou not in {Renhou.NONE, Renhou.YAKUMAN}
    return LIMIT_HAN[rules.renhou.value] if "renhou" in win.events and below_yakuman else 0
