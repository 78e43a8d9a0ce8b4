"""Every yaku that follows from the tiles and groups of a hand, for one win and for thousands."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.tiles import EAST, Kind

from .yaku import BIT, WIND_NAMES, bits_of

# The traits of tiles by which yaku are told: bits that are combined by "or".
HONOR, TERMINAL, SIMPLE, MAN, PIN, SOU, NOT_GREEN, INNER, SEQUENCE, PAIRS = (
    1 << place for place in range(10)
)
"""INNER: a group or pair without terminal or honor; PAIRS: the form of seven pairs."""


_KEPT: Final = 1 << 12
"""How many sets of facts are remembered: real wins have hundreds."""


def _true(held: Mapping[str, object]) -> int:
    """The yaku that hold, as bits."""
    return bits_of(name for name in held if held[name])


@lru_cache(maxsize=_KEPT)
def tile_yaku(traits: int) -> int:
    """The yaku of the traits of all tiles."""
    suits = (traits & (MAN | PIN | SOU)).bit_count()
    outside = traits & SEQUENCE and not traits & INNER
    return _true(
        {
            "chiitoitsu": traits & PAIRS,
            "tanyao": not traits & (HONOR | TERMINAL),
            "honitsu": suits == 1 and traits & HONOR,
            "chinitsu": suits == 1 and not traits & HONOR,
            "tsuuiisou": not suits,
            "honroutou": not traits & SIMPLE and suits and traits & HONOR,
            "chinroutou": not traits & (SIMPLE | HONOR),
            "chanta": outside and traits & HONOR,
            "junchan": outside and not traits & HONOR,
            "ryuuiisou": not traits & NOT_GREEN,
        }
    )


@lru_cache(maxsize=_KEPT)
def sequence_yaku(sequences: int) -> int:
    """The yaku of the sequences that there are: a bit for each of seven in each suit."""
    suits = [sequences >> 7 * suit & 127 for suit in range(3)]
    return _true(
        {
            "sanshoku": suits[0] & suits[1] & suits[2],
            "ittsu": any(suit & 0b1001001 == 0b1001001 for suit in suits),  # 123 456 789
        }
    )


@lru_cache(maxsize=_KEPT)
def triplet_yaku(triplets: int) -> int:
    """The yaku of the triplets and kans that there are: a bit for each kind."""
    return _true(
        {
            "toitoi": triplets.bit_count() == 4,
            "sanshoku_doukou": triplets & triplets >> 9 & triplets >> 18 & 511,
        }
    )


TWIN_YAKU: Final = (0, BIT["iipeikou"], BIT["ryanpeikou"])
"""By how many times two sequences are the same."""

KAN_YAKU: Final = (0, 0, 0, BIT["sankantsu"], BIT["suukantsu"])
"""By the number of kans."""

CLOSED_TRIPLET_YAKU: Final = (
    (0, 0, 0, BIT["sanankou"], BIT["suuankou"]),
    (0, 0, 0, BIT["sanankou"], BIT["suuankou_tanki"]),
)
"""By whether the winning tile made the pair, and the number of closed triplets."""


@lru_cache(maxsize=_KEPT)
def honor_yaku(triplets: int, pair: int, seat: Kind, round_wind: Kind, north_value: bool) -> int:  # noqa: FBT001 - a cache takes its key by place
    """The yaku of the honors for these winds.

    ``triplets`` has a bit for each kind from east to red that is one, ``pair`` is the kind of the
    pair. With ``north_value`` a triplet of north is everybody's seat wind.
    """
    own, shared = seat - EAST, round_wind - EAST
    of_pair = 1 << pair - EAST if pair >= EAST else 0
    winds, dragons = (triplets & 15).bit_count(), (triplets >> 4).bit_count()
    holds = {
        f"seat_{WIND_NAMES[own][0]}": triplets >> own & 1,
        f"round_{WIND_NAMES[shared][0]}": triplets >> shared & 1,
        "haku": triplets & 16,
        "hatsu": triplets & 32,
        "chun": triplets & 64,
        "shousangen": dragons == 2 and of_pair & 112,
        "daisangen": dragons == 3,
        "shousuushii": winds == 3 and of_pair & 15,
        "daisuushii": winds == 4,
    }
    return _true(holds | {"seat_north": triplets & 8} if north_value else holds)
