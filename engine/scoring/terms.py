"""What a win earns whatever its tiles are, worked out once per kind of win; and how yaku count."""

from dataclasses import dataclass
from functools import lru_cache

from engine.rules import Renhou, Rules
from engine.tiles import Kind

from .fu import FuSum, frame, pair_items
from .points import LIMIT_HAN
from .win import By, WinKind
from .yaku import A_YAKUMAN, BIT, YAKU, Yaku, bits_of


@dataclass(frozen=True, slots=True)
class Earned:
    """A yaku (or dora) and the han it earned; a yakuman earns 13, counted twice 26."""

    yaku: Yaku
    han: int


@dataclass(frozen=True, slots=True)
class Earnings:
    """The yaku of a set, or else its yakuman; all their han, and the number of yakuman."""

    yaku: tuple[Earned, ...]
    yakuman: tuple[Earned, ...]
    han: int
    times: int


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """The terms of a win: what it earns itself and what its winds and the rules make worth while.

    ``earned`` are the yaku of the win itself, ``has`` those that the rules have in such a hand;
    ``pairs`` are the fu of a pair of each kind; ``flat`` and ``plain`` the fu of winning with and
    without the shape of pinfu; ``renhou_han`` those of a renhou below yakuman, else 0; ``fed``
    are the yakuman for which another player is liable.
    """

    rules: Rules
    seat: Kind
    round: Kind
    is_open: bool
    is_ron: bool
    earned: int
    has: int
    pairs: tuple[FuSum, ...]
    flat: FuSum
    plain: FuSum
    renhou_han: int
    fed: tuple[str, ...]

    @property
    def north_value(self) -> bool:
        """Whether north is everybody's wind."""
        return self.rules.players == 3 and self.rules.north_value


@lru_cache(maxsize=1 << 10)
def terms_of(win: WinKind, rules: Rules, is_open: bool) -> Terms:  # noqa: FBT001 - a cache takes its key by place
    """Return the terms of such a win.

    They are made of its kind alone: a yaku that looked at the winning tile here would give prices
    that depend on which hand was asked first, so such a yaku belongs to the readings.
    """
    tsumo = win.by is By.TSUMO
    tsumo_fu = rules.rinshan_tsumo_fu or "rinshan" not in win.events
    north_value = rules.players == 3 and rules.north_value
    pairs = pair_items(win.seat, win.round, rules.double_wind_fu, north_value=north_value)
    flat, plain = (
        frame(tsumo=tsumo, is_open=is_open, flat=is_flat, tsumo_fu=tsumo_fu)
        for is_flat in (True, False)
    )
    return Terms(
        rules=rules,
        seat=win.seat,
        round=win.round,
        is_open=is_open,
        is_ron=not tsumo,
        earned=_earned(win, rules),
        has=~_without(rules, is_open=is_open),
        pairs=tuple((items, sum(item.fu for item in items)) for items in pairs),
        flat=flat,
        plain=plain,
        renhou_han=_renhou_han(win, rules),
        fed=tuple(name for name in rules.pao if name in win.pao),
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


def _without(rules: Rules, *, is_open: bool) -> int:
    """Return the yaku that these rules do not have, in an open or a closed hand."""
    off = bits_of(it.id for it in YAKU if it.switch and not getattr(rules, it.switch))
    return off | BIT["tanyao"] if is_open and not rules.open_tanyao else off


def _renhou_han(win: WinKind, rules: Rules) -> int:
    below_yakuman = rules.renhou not in {Renhou.NONE, Renhou.YAKUMAN}
    return LIMIT_HAN[rules.renhou.value] if "renhou" in win.events and below_yakuman else 0


@lru_cache(maxsize=1 << 13)
def earnings(terms: Terms, bits: int) -> Earnings:
    """The earnings of a set of yaku.

    Yaku that an open hand does not have and those that a better one excludes drop out; beside a
    yakuman nothing else counts. Where rules do not add yakuman up only the greatest of them counts:
    of equal ones the first that another player fed, so that pao stays with the hand. Where any tile
    can be the one that tenhou was won on, a yakuman beside it is the one of its best wait.
    """
    rules = terms.rules
    there = bits & terms.has
    if rules.tenhou_any_tile and bits & BIT["tenhou"]:
        there |= bits_of(it.id for it in YAKU if it.is_yakuman and bits & bits_of(it.excludes))

    def worth(yaku: Yaku) -> int:
        counts = yaku.open if terms.is_open else yaku.closed
        if not yaku.is_yakuman:
            return counts
        return A_YAKUMAN * (counts if rules.double_yakuman else min(counts, 1))

    held = [yaku for yaku in YAKU if there & BIT[yaku.id] and worth(yaku)]
    beaten = {name for yaku in held for name in yaku.excludes}
    earned = [Earned(yaku, worth(yaku)) for yaku in held if yaku.id not in beaten]
    yakuman = [item for item in earned if item.yaku.is_yakuman]
    if not rules.stacked_yakuman:
        # 111z 222z 333z 444z 55z is daisuushii and tsuuiisou: fed is the first alone.
        yakuman.sort(key=lambda item: (-item.han, item.yaku.id not in terms.fed))
        del yakuman[1:]
    if yakuman:
        han = sum(item.han for item in yakuman)
        return Earnings((), tuple(yakuman), han, han // A_YAKUMAN)
    return Earnings(tuple(earned), (), sum(item.han for item in earned), 0)
