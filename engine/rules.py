"""The switches in which real rule sets differ, and the rule sets people play by."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, Final

from .enums import Name

PAO_YAKUMAN: Final = ("daisangen", "daisuushii", "suukantsu")
"""The yakuman for which some rule set makes the player who fed the last meld liable."""


class Renhou(Name):
    """What winning on a discard before the first own draw is worth (人和)."""

    NONE = "none"
    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    YAKUMAN = "yakuman"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every scoring switch; the defaults are those of Tenhou.

    ``Rules.of("tenhou", open_tanyao=False)`` or ``dataclasses.replace`` make house rules.
    Raises ValueError for a value that no rule set has.
    """

    red_fives: int = 3
    """How many are in the set: 3 on Tenhou, Mahjong Soul and in the M-League, 4 (two of pin) in
    many parlours, 0 in WRC and EMA, where a red five is a plain five."""

    open_tanyao: bool = True
    """喰いタン: tanyao counts in an open hand. In all presets; not in many older rules."""

    kiriage: bool = False
    """切り上げ満貫: 4 han 30 fu and 3 han 60 fu are mangan. M-League, WRC."""

    double_wind_fu: int = 4
    """連風牌: fu of a pair that is both seat and round wind. 4 on Tenhou, Mahjong Soul and in EMA
    (two entries of 2); 2 in the M-League and WRC."""

    kazoe: bool = True
    """数え役満: 13 han and more pay a yakuman. The M-League and EMA stop at sanbaiman."""

    double_yakuman: bool = False
    """ダブル役満: suuankou tanki, kokushi 13, junsei chuuren, daisuushii count twice. Mahjong
    Soul."""

    stacked_yakuman: bool = True
    """役満の複合: several yakuman are added up. All presets but EMA."""

    rinshan_tsumo_fu: bool = True
    """The 2 fu of tsumo are given on a replacement tile too. All presets; not JPML before 2023."""

    renhou: Renhou = Renhou.NONE
    """人和: mangan in WRC and EMA, yakuman in many parlours. A limit below yakuman is an
    alternative: it replaces the hand's own yaku and dora where it is worth more."""

    nagashi_mangan: bool = True
    """流し満貫: a river of terminals and honors is paid at an exhaustive draw. Tenhou, Mahjong
    Soul."""

    daisharin: bool = False
    """大車輪: 22334455667788p is a yakuman. Local."""

    paarenchan: bool = False
    """八連荘: the dealer's eighth win in a row is a yakuman. Local."""

    open_riichi: bool = False
    """オープン立直: riichi with the hand laid open is worth one han more. Local."""

    karaten: bool = True
    """Whether a tile of which the player owns all four, some of them in melds, can still be what
    a hand is tenpai for: 12s44466688p beside a kan of 3s. Tenhou and Mahjong Soul look at the
    concealed tiles only, M-League, WRC and EMA at all. Four concealed copies never count."""

    pao: tuple[str, ...] = PAO_YAKUMAN
    """責任払い: the yakuman whose last open meld makes its feeder liable. Tenhou, M-League and WRC
    name three; Mahjong Soul and EMA leave suukantsu out."""

    pao_whole_hand: bool = True
    """Of several yakuman the liable player answers for all (Tenhou), or for the fed one only."""

    code: int = field(init=False, repr=False, compare=False)
    """All switches packed into one number, which scoring uses as a key."""

    def __post_init__(self) -> None:
        for switch in fields(self):
            if switch.init:
                _check(switch.name, getattr(self, switch.name))
        object.__setattr__(self, "renhou", Renhou(self.renhou))
        pao = tuple(yakuman for yakuman in PAO_YAKUMAN if yakuman in self.pao)
        object.__setattr__(self, "pao", pao)
        object.__setattr__(self, "code", self._pack())

    def _pack(self) -> int:
        code = tuple(Renhou).index(self.renhou)
        for switch in fields(self):
            if switch.type is bool:
                code = 2 * code + getattr(self, switch.name)
        liable = sum(1 << place for place, name in enumerate(PAO_YAKUMAN) if name in self.pao)
        return ((code * 8 + liable) * 8 + self.double_wind_fu) * 8 + self.red_fives

    @classmethod
    def of(cls, preset: str = "tenhou", /, **switches: Any) -> "Rules":  # noqa: ANN401 - typed per field
        """Return the named preset with some switches changed.

        Raises ValueError for a preset or a switch that does not exist, naming those that do.
        """
        if preset not in PRESETS:
            raise ValueError(f"there are no rules {_shown(preset)}, only {', '.join(PRESETS)}")
        known = [switch.name for switch in fields(cls) if switch.init]
        for name in switches:
            if name not in known:
                raise ValueError(f"there is no switch {_shown(name)}, only {', '.join(known)}")
        return replace(PRESETS[preset], **switches)


_NUMBERS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {"red_fives": (0, 3, 4), "double_wind_fu": (2, 4)}
)


def _check(switch: str, value: object) -> None:
    """Raise ValueError for a value that this switch cannot have."""
    if switch == "pao":
        fits = isinstance(value, (tuple, list)) and all(each in PAO_YAKUMAN for each in value)
        expected = f"a list of some of {', '.join(PAO_YAKUMAN)}"
    elif switch == "renhou":
        fits = isinstance(value, str) and value in tuple(Renhou)
        expected = f"one of {', '.join(Renhou)}"
    elif switch in _NUMBERS:
        # False is 0 and 3.0 is 3, but neither is a number of red fives.
        fits = type(value) is int and value in _NUMBERS[switch]
        expected = f"one of {', '.join(map(str, _NUMBERS[switch]))}"
    else:
        fits, expected = isinstance(value, bool), "true or false"
    if not fits:
        raise ValueError(f"{switch} is {expected}, not {_shown(value)}")


def _shown(value: object) -> str:
    """The repr of a value, cut short where it would fill a screen."""
    return f"{value!r:.60}"


TENHOU: Final = Rules()
"""Tenhou's ranked tables with open tanyao and red fives. Source: https://tenhou.net/man/"""

MAHJONG_SOUL: Final = Rules(
    double_yakuman=True, pao=("daisangen", "daisuushii"), pao_whole_hand=False
)
"""Mahjong Soul's ranked tables. Source: https://mahjongsoul.com/news/46"""

M_LEAGUE: Final = Rules(
    kiriage=True,
    double_wind_fu=2,
    kazoe=False,
    nagashi_mangan=False,
    karaten=False,
    pao_whole_hand=False,
)
"""The M-League. Source: https://m-league.jp/about/"""

WRC: Final = Rules(
    red_fives=0,
    kiriage=True,
    double_wind_fu=2,
    renhou=Renhou.MANGAN,
    nagashi_mangan=False,
    karaten=False,
    pao_whole_hand=False,
)
"""World Riichi Championship Rules 2025: https://www.worldriichi.org/wrc-rules

13 han are a yonbaiman, which pays what a yakuman pays. Renhou (§11.5.4) is an alternative mangan.
"""

EMA: Final = Rules(
    red_fives=0,
    kazoe=False,
    stacked_yakuman=False,
    renhou=Renhou.MANGAN,
    nagashi_mangan=False,
    karaten=False,
    pao=("daisangen", "daisuushii"),
)
"""EMA 2016: https://mahjong-europe.org/portal/images/docs/Riichi-rules-2016-EN.pdf

The book gives 2 fu for a pair of the seat wind and 2 for one of the round wind; a pair that is both
gets both. It knows no nagashi mangan (an obsolete hand).
"""

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "tenhou": TENHOU,
        "mahjong_soul": MAHJONG_SOUL,
        "m_league": M_LEAGUE,
        "wrc": WRC,
        "ema": EMA,
    }
)
