"""Fu, each with its reason and the group that earns it."""

from typing import Final, NamedTuple

from engine.errors import Name
from engine.index.suit_readings import PAIR, TRIPLET, Group
from engine.tiles import DRAGONS, KINDS, NORTH, ORPHANS, Kind


class FuReason(Name):
    """The reasons for fu; "terminal" covers honors too."""

    BASE = "base"
    SEVEN_PAIRS = "seven_pairs"
    CLOSED_RON = "closed_ron"
    TSUMO = "tsumo"
    OPEN_PINFU = "open_pinfu"
    KANCHAN = "kanchan"
    PENCHAN = "penchan"
    TANKI = "tanki"
    VALUE_PAIR = "value_pair"
    DOUBLE_WIND_PAIR = "double_wind_pair"
    OPEN_TRIPLET = "open_triplet"
    CLOSED_TRIPLET = "closed_triplet"
    OPEN_TERMINAL_TRIPLET = "open_terminal_triplet"
    CLOSED_TERMINAL_TRIPLET = "closed_terminal_triplet"
    OPEN_KAN = "open_kan"
    CLOSED_KAN = "closed_kan"
    OPEN_TERMINAL_KAN = "open_terminal_kan"
    CLOSED_TERMINAL_KAN = "closed_terminal_kan"


class FuItem(NamedTuple):
    """Some fu, the reason, and the group that earns them (None where the whole hand does)."""

    fu: int
    why: FuReason
    group: Group | None = None


FuSum = tuple[tuple[FuItem, ...], int]
"""Fu items and their sum. A plain tuple, since scoring takes several apart for each reading."""

BASE: Final = FuItem(20, FuReason.BASE)
SEVEN_PAIRS: Final = FuItem(25, FuReason.SEVEN_PAIRS)
CLOSED_RON: Final = FuItem(10, FuReason.CLOSED_RON)
TSUMO: Final = FuItem(2, FuReason.TSUMO)
WAIT_FU: Final = 2
"""The fu of a kanchan, penchan or tanki."""

OPEN_PINFU: Final = FuItem(10, FuReason.OPEN_PINFU)
"""An open hand that would stay at 20 on a ron has 30, as the WRC table (§11.3) says it."""


def frame(*, tsumo: bool, is_open: bool, flat: bool, tsumo_fu: bool) -> FuSum:
    """Return the fu that do not come from groups: base, and closed ron or tsumo.

    ``flat`` is the shape of pinfu: sequences, a worthless pair and a ryanmen wait. With it a
    tsumo earns nothing in a closed hand, and a ron in an open hand is raised to 30.
    """
    items = [BASE]
    if tsumo:
        if tsumo_fu and (is_open or not flat):
            items.append(TSUMO)
    elif not is_open:
        items.append(CLOSED_RON)
    elif flat:
        items.append(OPEN_PINFU)
    return tuple(items), sum(item.fu for item in items)


def round_up(fu: int) -> int:
    """Return the fu that count: the next ten, but seven pairs' 25 as they are."""
    return fu if fu == SEVEN_PAIRS.fu else -(-fu // 10) * 10


def pair_items(
    seat: Kind, round_wind: Kind, double_wind_fu: int, *, north_value: bool = False
) -> tuple[tuple[FuItem, ...], ...]:
    """Return the fu of a pair of each of the 34 kinds: none, or one item."""
    valued = (*DRAGONS, seat, round_wind, *((NORTH,) if north_value else ()))
    fu = {kind: FuItem(2, FuReason.VALUE_PAIR, PAIR[kind]) for kind in valued}
    if seat == round_wind and double_wind_fu == 4:
        fu[seat] = FuItem(4, FuReason.DOUBLE_WIND_PAIR, PAIR[seat])
    return tuple((fu[kind],) if kind in fu else () for kind in range(KINDS))


def _set_items(reasons: tuple[FuReason, FuReason], fu: int, size: int) -> tuple[FuItem, ...]:
    """Return the item of each kind: ``fu`` for simples, twice that for terminals and honors."""
    plain, terminal = reasons
    return tuple(
        FuItem(2 * fu, terminal, (kind,) * size)
        if kind in ORPHANS
        else FuItem(fu, plain, (kind,) * size)
        for kind in range(KINDS)
    )


OPEN_TRIPLETS: Final = _set_items(
    (FuReason.OPEN_TRIPLET, FuReason.OPEN_TERMINAL_TRIPLET), 2, len(TRIPLET[0])
)
CLOSED_TRIPLETS: Final = _set_items(
    (FuReason.CLOSED_TRIPLET, FuReason.CLOSED_TERMINAL_TRIPLET), 4, len(TRIPLET[0])
)
OPEN_KANS: Final = _set_items((FuReason.OPEN_KAN, FuReason.OPEN_TERMINAL_KAN), 8, 4)
CLOSED_KANS: Final = _set_items((FuReason.CLOSED_KAN, FuReason.CLOSED_TERMINAL_KAN), 16, 4)
