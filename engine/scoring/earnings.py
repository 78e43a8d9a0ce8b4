"""The han that a set of yaku earns in a hand, and those of dora."""

from functools import lru_cache
from typing import Final, NamedTuple

from .yaku import A_YAKUMAN, AKADORA, BIT, DORA, NUKIDORA, URADORA, YAKU, Yaku, bits_of


class Earned(NamedTuple):
    """A yaku (or dora) and the han it earned; a yakuman earns 13, counted twice 26."""

    yaku: Yaku
    han: int


class Earnings(NamedTuple):
    """The yaku of a set, or else its yakuman; all their han, and the number of yakuman."""

    yaku: tuple[Earned, ...]
    yakuman: tuple[Earned, ...]
    han: int
    times: int


_REMEMBERED: Final = 1 << 12
"""How many sets of yaku of one table are kept before all are forgotten: real wins have hundreds."""


class EarningsTable(dict[int, Earnings]):
    """The earnings of each set of yaku in a closed or an open hand, worked out when asked for.

    Yaku that an open hand does not have and those that a better one excludes drop out; beside a
    yakuman nothing else counts. Without ``double`` every yakuman counts once, without ``stacked``
    only the greatest of them: of equal ones the first that another player ``fed``, so that pao
    stays with the hand. With ``tenhou_any_tile`` a yakuman beside tenhou is the one of its best
    wait. Those of ``without`` the rules do not have.
    """

    def __init__(
        self,
        *,
        is_open: bool,
        double: bool,
        stacked: bool,
        tenhou_any_tile: bool = False,
        fed: tuple[str, ...] = (),
        without: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self.is_open = is_open
        self.double = double
        self.stacked = stacked
        self.tenhou_any_tile = tenhou_any_tile
        self.fed = fed
        self.has = ~bits_of(without)

    def __missing__(self, bits: int) -> Earnings:
        if len(self) >= _REMEMBERED:
            self.clear()
        there = bits & self.has
        if self.tenhou_any_tile and bits & BIT["tenhou"]:
            there |= _on_the_best_wait(bits)
        held = [yaku for yaku in YAKU if there & BIT[yaku.id] and self._worth(yaku)]
        beaten = {name for yaku in held for name in yaku.excludes}
        earned = [Earned(yaku, self._worth(yaku)) for yaku in held if yaku.id not in beaten]
        yakuman = tuple(item for item in earned if item.yaku.is_yakuman)
        if not self.stacked:
            # 111z 222z 333z 444z 55z is daisuushii and tsuuiisou: fed is the first alone.
            yakuman = tuple(
                sorted(yakuman, key=lambda item: (-item.han, item.yaku.id not in self.fed))[:1]
            )
        counted = yakuman or tuple(earned)
        han = sum(item.han for item in counted)
        self[bits] = answer = Earnings(
            yaku=() if yakuman else counted,
            yakuman=yakuman,
            han=han,
            times=han // A_YAKUMAN if yakuman else 0,
        )
        return answer

    def _worth(self, yaku: Yaku) -> int:
        worth = yaku.open if self.is_open else yaku.closed
        if not yaku.is_yakuman:
            return worth
        return A_YAKUMAN * (worth if self.double else min(worth, 1))


def _on_the_best_wait(bits: int) -> int:
    """Return the yakuman that those of a set are on their best wait: 13 sides for kokushi."""
    return bits_of(yaku.id for yaku in YAKU if yaku.is_yakuman and bits & bits_of(yaku.excludes))


@lru_cache(maxsize=64)
def counted(
    *,
    is_open: bool,
    double: bool,
    stacked: bool,
    tenhou_any_tile: bool = False,
    fed: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
) -> EarningsTable:
    """Return the one table of earnings for these facts."""
    return EarningsTable(
        is_open=is_open,
        double=double,
        stacked=stacked,
        tenhou_any_tile=tenhou_any_tile,
        fed=fed,
        without=without,
    )


DoraHan = tuple[tuple[Earned, ...], int]
"""Dora as earned, and their han together."""


class Bonus(dict[tuple[int, ...], DoraHan]):
    """The dora of a hand by the numbers of dora, ura dora and red fives.

    A fourth number is that of norths set aside.
    """

    def __missing__(self, key: tuple[int, ...]) -> DoraHan:
        rows = zip((DORA, URADORA, AKADORA, NUKIDORA), key, strict=False)
        self[key] = answer = tuple(Earned(yaku, han) for yaku, han in rows if han), sum(key)
        return answer


BONUS: Final = Bonus()
