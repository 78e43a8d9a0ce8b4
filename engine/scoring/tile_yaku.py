"""Every yaku that follows from the tiles and groups of a hand, for one win and for thousands."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from engine.tiles import EAST

from .yaku import BIT, WIND_NAMES, bits_of

# The traits of tiles by which yaku are told: bits that are combined by "or".
HONOR, TERMINAL, SIMPLE, MAN, PIN, SOU, NOT_GREEN, INNER, SEQUENCE, PAIRS = (
    1 << place for place in range(10)
)
"""INNER: a group or pair without terminal or honor; PAIRS: the form of seven pairs."""


class YakuTable(dict[int, int]):
    """Sets of yaku as bits, by packed facts of a hand from which ``holds`` tells each one."""

    def __init__(self, holds: Callable[[int], Mapping[str, object]]) -> None:
        super().__init__()
        self._holds = holds

    def __missing__(self, facts: int) -> int:
        held = self._holds(facts)
        self[facts] = bits = bits_of(name for name in held if held[name])
        return bits


def _of_tiles(traits: int) -> Mapping[str, object]:
    """Tell the yaku of the traits of all tiles."""
    suits = (traits & (MAN | PIN | SOU)).bit_count()
    outside = traits & SEQUENCE and not traits & INNER
    return {
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


def _of_sequences(sequences: int) -> Mapping[str, object]:
    """Tell the yaku of the sequences that there are: a bit for each of seven in each suit."""
    suits = [sequences >> 7 * suit & 127 for suit in range(3)]
    return {
        "sanshoku": suits[0] & suits[1] & suits[2],
        "ittsu": any(suit & 0b1001001 == 0b1001001 for suit in suits),  # 123 456 789
    }


def _of_triplets(triplets: int) -> Mapping[str, object]:
    """Tell the yaku of the triplets and kans that there are: a bit for each kind."""
    return {
        "toitoi": triplets.bit_count() == 4,
        "sanshoku_doukou": triplets & triplets >> 9 & triplets >> 18 & 511,
    }


TILE_YAKU: Final = YakuTable(_of_tiles)
SEQUENCE_YAKU: Final = YakuTable(_of_sequences)
TRIPLET_YAKU: Final = YakuTable(_of_triplets)

TWIN_YAKU: Final = (0, BIT["iipeikou"], BIT["ryanpeikou"])
"""By how many times two sequences are the same."""

KAN_YAKU: Final = (0, 0, 0, BIT["sankantsu"], BIT["suukantsu"])
"""By the number of kans."""

CLOSED_TRIPLET_YAKU: Final = (
    (0, 0, 0, BIT["sanankou"], BIT["suuankou"]),
    (0, 0, 0, BIT["sanankou"], BIT["suuankou_tanki"]),
)
"""By whether the winning tile made the pair, and the number of closed triplets."""


@lru_cache(maxsize=32)
def honor_yaku(seat: int, round_wind: int, *, north_value: bool = False) -> YakuTable:
    """Return the one table of the yaku of honor triplets for these winds.

    The key is a bit for each kind from east to red that is a triplet, plus 128 times the place of
    the pair among the honors (1 for east; 0 for a pair of a suit). With ``north_value`` a triplet
    of north is everybody's seat wind.
    """
    own, shared = seat - EAST, round_wind - EAST

    def of_honors(key: int) -> Mapping[str, object]:
        triplets, pair = key & 127, (1 << (key >> 7)) >> 1
        winds, dragons = (triplets & 15).bit_count(), (triplets >> 4).bit_count()
        holds = {
            f"seat_{WIND_NAMES[own][0]}": triplets >> own & 1,
            f"round_{WIND_NAMES[shared][0]}": triplets >> shared & 1,
            "haku": triplets & 16,
            "hatsu": triplets & 32,
            "chun": triplets & 64,
            "shousangen": dragons == 2 and pair & 112,
            "daisangen": dragons == 3,
            "shousuushii": winds == 3 and pair & 15,
            "daisuushii": winds == 4,
        }
        return holds | {"seat_north": triplets & 8} if north_value else holds

    return YakuTable(of_honors)
