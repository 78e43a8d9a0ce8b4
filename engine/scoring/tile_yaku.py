"""The yaku that follow from the tiles of a hand alone, and those of honor triplets."""

from functools import lru_cache
from typing import Final

from engine.tiles import EAST

from .yaku import WIND_NAMES, bits_of

# The traits of tiles by which yaku are told: bits that are combined by "or".
HONOR, TERMINAL, SIMPLE, MAN, PIN, SOU, NOT_GREEN, INNER, SEQUENCE, PAIRS = (
    1 << place for place in range(10)
)
"""INNER: a group or pair without terminal or honor; PAIRS: the form of seven pairs."""


class TileYaku(dict[int, int]):
    """The yaku that follow from the traits of a hand's tiles alone, by those traits."""

    def __missing__(self, traits: int) -> int:
        self[traits] = bits = _yaku_of_tiles(traits)
        return bits


TILE_YAKU: Final = TileYaku()


def _yaku_of_tiles(traits: int) -> int:
    suits = (traits & (MAN | PIN | SOU)).bit_count()
    outside = traits & SEQUENCE and not traits & INNER
    holds = {
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
    return bits_of(name for name, held in holds.items() if held)


class HonorYaku(dict[int, int]):
    """The yaku of honor triplets for one seat and round wind, by what triplets and pair there are.

    The key is a bit for each kind from east to red that is a triplet, plus 128 times the place of
    the pair among the honors (1 for east; 0 for a pair of a suit).
    """

    def __init__(self, seat: int, round_wind: int, *, north_value: bool = False) -> None:
        super().__init__()
        self.seat = seat - EAST
        self.round = round_wind - EAST
        self.north_value = north_value

    def __missing__(self, key: int) -> int:
        triplets, pair = key & 127, (1 << (key >> 7)) >> 1
        winds, dragons = (triplets & 15).bit_count(), (triplets >> 4).bit_count()
        holds = {
            f"seat_{WIND_NAMES[self.seat][0]}": triplets >> self.seat & 1,
            f"round_{WIND_NAMES[self.round][0]}": triplets >> self.round & 1,
            "haku": triplets & 16,
            "hatsu": triplets & 32,
            "chun": triplets & 64,
            "shousangen": dragons == 2 and pair & 112,
            "daisangen": dragons == 3,
            "shousuushii": winds == 3 and pair & 15,
            "daisuushii": winds == 4,
        }
        if self.north_value:
            holds["seat_north"] = triplets & 8
        self[key] = bits = bits_of(name for name, held in holds.items() if held)
        return bits


@lru_cache(maxsize=32)
def honor_yaku(seat: int, round_wind: int, *, north_value: bool = False) -> HonorYaku:
    """Return the one table of honor yaku for these winds.

    With ``north_value`` a triplet of north is everybody's seat wind.
    """
    return HonorYaku(seat, round_wind, north_value=north_value)
