"""The switches in which real rule sets differ, and the rule sets people play by.

The source of a switch's value, where no other is named, is the book named at the preset; for
Mahjong Soul also the RULES.md of RiichiEnv, which was held to records of that server
(https://github.com/smly/RiichiEnv), and for JPML the rules of its platform Ron2
(http://www.ron2.jp/play_guide_rule.html).
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Final

from .errors import Details, EngineError, Name, nearest

LONGEST_WORD: Final = 40
"""Characters of a wrong word that an error repeats."""


class RulesReason(Name):
    """The reasons for refusing rules; each is the id of a sentence in every language.

    Behind each: the names in ``RulesError.details``.
    """

    TOO_LONG = "too_long"  # length, limit
    NO_PRESET = "no_preset"  # word, known
    NO_SWITCH = "no_switch"  # switch, known
    NO_VALUE = "no_value"  # switch, values
    BAD_VALUE = "bad_value"  # switch, value, values
    TWO_PRESETS = "two_presets"  # first, second
    TWICE = "twice"  # switch


class RulesError(EngineError[RulesReason]):
    """Rules that cannot be read, or a switch with a value that it cannot have.

    ``text[at:end]`` is the typed piece at fault, ``fix`` the whole text with a guessed
    correction in it, or None. Of a value that was not typed the text is its repr.
    """

    def __init__(
        self,
        text: str,
        span: tuple[int, int],
        message: str,
        *,
        reason: RulesReason,
        details: Details,
        fix: str | None = None,
    ) -> None:
        super().__init__(message, reason=reason, details=details)
        self.text = text
        self.at, self.end = span
        self.fix = fix


def unknown(
    reason: RulesReason, text: str, span: tuple[int, int], known: Collection[str]
) -> RulesError:
    """The error for a piece of the text that names none of the presets, or none of the switches.

    There are too many switches to offer them all beside one that is near.
    """
    is_switch = reason is RulesReason.NO_SWITCH
    noun, detail = ("switch", "switch") if is_switch else ("preset", "word")
    typed, names = text[slice(*span)], ", ".join(known)
    guess, word = nearest(plain(typed), known), typed[:LONGEST_WORD]
    only = "" if guess else f", only {names}"
    return RulesError(
        text,
        span,
        f"There is no {noun} {word}{only}.",
        reason=reason,
        details={detail: word, "known": (is_switch and guess) or names},
        fix=guess and replaced(text, span, guess),
    )


def plain(typed: str) -> str:
    """A word as presets and switches are written: ``M-League`` is ``m_league``."""
    return typed.casefold().replace("-", "_")


def replaced(text: str, span: tuple[int, int], word: str) -> str:
    """The text with another word at its wrong place."""
    return text[: span[0]] + word + text[span[1] :]


PAO_YAKUMAN: Final = ("daisangen", "daisuushii", "suukantsu")
"""The yakuman for which some rule set makes the player who fed the last meld liable."""


class Renhou(Name):
    """The worth of a win on a discard before the first own draw (人和)."""

    NONE = "none"
    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    YAKUMAN = "yakuman"


class PaoHonba(Name):
    """The payer of the honba of a ron for which another player than the discarder is liable."""

    LIABLE = "liable"
    DISCARDER = "discarder"


class SanmaTsumo(Name):
    """Rules for the part of a tsumo that a fourth player would pay."""

    LOSS = "loss"
    BISECTION = "bisection"


CHOICES: Final[Mapping[str, tuple[str | int, ...]]] = MappingProxyType(
    {
        "players": (4, 3),
        "red_fives": (0, 2, 3, 4),
        "double_wind_fu": (2, 4),
        "renhou": tuple(Renhou),
        "pao_honba": tuple(PaoHonba),
        "honba_each": (100, 500),
        "sanma_tsumo": tuple(SanmaTsumo),
    }
)
"""The values of each switch that is neither on or off nor a list."""

OF_THREE_PLAYERS: Final = frozenset({"players", "nukidora", "north_value", "sanma_tsumo"})
"""The switches that say that three play, and those that mean something only then."""

LISTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"pao": PAO_YAKUMAN})
"""The names that each switch that is a list can hold."""


def check_switch(switch: str, value: object) -> None:
    """Raise RulesError for a value that this switch cannot have."""
    if switch in LISTS:
        known = LISTS[switch]
        fits = isinstance(value, (tuple, list)) and all(each in known for each in value)
        expected = f"a list of some of {', '.join(known)}"
    elif switch in CHOICES:
        choices = CHOICES[switch]
        # False is 0 and 3.0 is 3, but neither is a number of red fives.
        fits = isinstance(value, str) or type(value) is int
        fits = fits and value in choices
        expected = f"one of {', '.join(map(str, choices))}"
    else:
        fits, expected = isinstance(value, bool), "true or false"
    if not fits:
        said = shown(value)
        raise RulesError(
            said,
            (0, len(said)),
            f"{switch} is {expected}, not {said}.",
            reason=RulesReason.BAD_VALUE,
            details={"switch": switch, "value": said, "values": expected},
        )


def shown(value: object) -> str:
    """The repr of a value, cut short where it would fill a screen."""
    return f"{value!r:.60}"


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """Every scoring switch; the defaults are those of Tenhou.

    ``Rules.of("tenhou", open_tanyao=False)`` or ``dataclasses.replace`` make house rules.
    Raises ValueError for a value that no rule set has.
    """

    players: int = 4
    """Three play without 2m to 8m and without chi (三人麻雀)."""

    red_fives: int = 3
    """How many are in the set: 3 on Tenhou, Mahjong Soul, Riichi City and in the M-League, 4 (two
    of pin) in many parlours, 0 in WRC, EMA, JPML and Saikouisen, where a red five is a plain
    five. One of each suit are two with three players, who have no 5m."""

    open_tanyao: bool = True
    """喰いタン: tanyao counts in an open hand. In all presets; not in many older rules."""

    ippatsu: bool = True
    """一発: a win within a turn of riichi earns a han. In all presets but JPML-A."""

    ura_dora: bool = True
    """裏ドラ: a win in riichi counts the indicators below. In all presets but JPML-A."""

    kan_dora: bool = True
    """カンドラ: a kan turns an indicator over; without it the first indicator alone counts. In all
    presets but JPML-A."""

    kan_ura: bool = True
    """カン裏: of the indicators below those of kans count too, where ``ura_dora`` and ``kan_dora``
    do. In all presets but JPML-A."""

    kiriage: bool = False
    """切り上げ満貫: 4 han 30 fu and 3 han 60 fu are mangan. M-League, WRC, EMA since 2025,
    Saikouisen. JPML's book begins mangan at 40 fu 4 han."""

    double_wind_fu: int = 4
    """連風牌: fu of a pair that is both seat and round wind. 4 on Tenhou, Mahjong Soul, Riichi City
    and in EMA 2016 (two entries of 2); 2 in the M-League, WRC, EMA since 2025, JPML since 2023,
    Saikouisen."""

    kazoe: bool = True
    """数え役満: 13 han and more pay a yakuman. The M-League, EMA, WRC 2022, JPML and Saikouisen
    stop at sanbaiman."""

    double_yakuman: bool = False
    """ダブル役満: suuankou tanki, kokushi 13, junsei chuuren, daisuushii count twice. Mahjong Soul,
    Riichi City."""

    tenhou_any_tile: bool = False
    """Any of the fourteen tiles can be the one that tenhou was won on, since a dealer is dealt them
    all: thirteen orphans, nine gates and four concealed triplets are then won on the wait of
    kokushi 13, junsei chuuren and suuankou tanki. Mahjong Soul; elsewhere the tile drawn last."""

    stacked_yakuman: bool = True
    """役満の複合: several yakuman are added up. Not in EMA, JPML and Saikouisen."""

    rinshan_tsumo_fu: bool = True
    """The 2 fu of tsumo are given on a replacement tile too. All presets; not JPML before 2023."""

    renhou: Renhou = Renhou.NONE
    """人和: mangan in WRC, EMA and JPML, yakuman in many parlours. A limit below yakuman is an
    alternative: it combines with nothing, and it replaces the hand's own yaku and dora where it is
    worth more."""

    renhou_strict: bool = False
    """A renhou below yakuman pays its limit even where the hand's own yaku and dora are worth more.
    A house rule; the books let the dearest way of counting a hand count."""

    nagashi_mangan: bool = True
    """流し満貫: a river of terminals and honors is paid at an exhaustive draw. Tenhou, Mahjong
    Soul, Riichi City; the other books do not list it."""

    daisharin: bool = False
    """大車輪: 22334455667788p is a yakuman. Local."""

    paarenchan: bool = False
    """八連荘: the dealer's eighth win in a row is a yakuman. Local."""

    open_riichi: bool = False
    """オープン立直: riichi with the hand laid open is worth one han more. Local."""

    karaten: bool = True
    """Whether a tile of which the player owns all four, some of them in melds, can still be what
    a hand is tenpai for: 12s44466688p beside a kan of 3s. Tenhou, Mahjong Soul and Riichi City look
    at the concealed tiles only, M-League, WRC, EMA, JPML and Saikouisen at all. Four concealed
    copies never count."""

    kokushi_ankan: bool = False
    """国士無双の暗槓: thirteen orphans can rob a closed kan. Mahjong Soul and Riichi City, WRC, EMA
    (both editions) and JPML; not on Tenhou, in the M-League and Saikouisen."""

    pao: tuple[str, ...] = PAO_YAKUMAN[:2]
    """責任払い: the yakuman whose last open meld makes its feeder liable. Daisangen and daisuushii
    on Tenhou, Mahjong Soul and in EMA, suukantsu too in the M-League, WRC, JPML and Riichi City,
    none in Saikouisen."""

    pao_whole_hand: bool = True
    """Of several yakuman the liable player answers for all (Tenhou: 複合役満を含む得点), or for the
    fed one only (Mahjong Soul, Riichi City, M-League, WRC)."""

    pao_honba: PaoHonba = PaoHonba.LIABLE
    """The payer of the honba of a ron with a liable player, who pays them on a tsumo by all rules.
    The liable on Tenhou (積み棒は包), Mahjong Soul, Riichi City and in the M-League; the discarder
    in EMA (§3.3.9: the discarder alone pays for counters), WRC and JPML (積み棒は放銃者が負担)."""

    honba_each: int = 100
    """The points that each payer adds to a tsumo for a counter; the discarder of a ron adds them
    for all payers, which is 300 with four players and 200 with three (Tenhou and Mahjong Soul
    alike, as the sanma of mahjong and RiichiEnv have it). 500 is the 場千五 of parlours."""

    nukidora: bool = False
    """抜きドラ: with three players a north can be set aside for a replacement tile and counts as
    one dora. Tenhou, Mahjong Soul. Set aside it is not a meld, and each indicator that shows north
    counts it once more."""

    north_value: bool = False
    """北役牌: with three players a triplet of north is a yaku, and its pair has fu, for everybody.
    On Tenhou and Mahjong Soul north is a guest wind (オタ風)."""

    sanma_tsumo: SanmaTsumo = SanmaTsumo.LOSS
    """Of a tsumo with three players the part of north is lost (ツモ損: Tenhou and Mahjong Soul's
    ranked tables), or each payer adds half of it (北家折半: its friendly tables)."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        for switch in SWITCHES:
            check_switch(switch, getattr(self, switch))
        put(self, "renhou", Renhou(self.renhou))
        put(self, "pao_honba", PaoHonba(self.pao_honba))
        put(self, "sanma_tsumo", SanmaTsumo(self.sanma_tsumo))
        if self.players == 3 and self.red_fives == 3:
            put(self, "red_fives", 2)
        put(self, "pao", tuple(yakuman for yakuman in PAO_YAKUMAN if yakuman in self.pao))

    def __repr__(self) -> str:
        """Return the nearest preset and what differs: ``Rules.of('ema', kiriage=False)``."""
        preset = nearest_preset(self)
        different = rules_differences(self, PRESETS[preset])
        switches = (f"{name}={_written(value)}" for name, value in different.items())
        return f"Rules.of({', '.join([repr(preset), *switches])})"

    @classmethod
    def of(cls, preset: str = "tenhou", /, **switches: Any) -> "Rules":  # noqa: ANN401 - typed per field
        """Return the named preset with some switches changed.

        Raises RulesError for a preset, a switch or a value that does not exist.
        """
        if preset not in PRESETS:
            raise unknown(RulesReason.NO_PRESET, str(preset), (0, len(str(preset))), PRESETS)
        for name in switches:
            if name not in SWITCHES:
                raise unknown(RulesReason.NO_SWITCH, name, (0, len(name)), SWITCHES)
        return replace(PRESETS[preset], **switches)


def _written(value: object) -> str:
    """A value of a switch as ``Rules.of`` takes it: an enum by its name."""
    return repr(str(value) if isinstance(value, Name) else value)


SWITCHES: Final = tuple(switch.name for switch in fields(Rules))
"""The names of all switches, in the order in which they are shown."""


TENHOU: Final = Rules()
"""Tenhou's ranked tables with open tanyao and red fives: https://tenhou.net/man/#RULE"""

MAHJONG_SOUL: Final = Rules(
    double_yakuman=True, tenhou_any_tile=True, kokushi_ankan=True, pao_whole_hand=False
)
"""Mahjong Soul's ranked tables: https://mahjongsoul.com/?newsid=60c8610c2ac863186fdbebd4

Of tenhou its book says nothing. Players of it do
(https://github.com/Longhorn-Riichi/InjusticeJudge/issues/19), and so does a program that makes
games for its client, with one rule for four and for three players: ``tianhu`` in main.js of
https://github.com/Fat-pig-Cui/majsoul-replay-editor.
"""

RIICHI_CITY: Final = replace(MAHJONG_SOUL, tenhou_any_tile=False, pao=PAO_YAKUMAN)
"""Riichi City's (麻雀一番街) ranked tables.

Pao is for three yakuman, for the fed one only and with its honba, as comments in public code say.
No book of it could be read: the rest is taken over from Mahjong Soul, but for tenhou, of which
nobody says so.
"""

M_LEAGUE: Final = Rules(
    kiriage=True,
    double_wind_fu=2,
    kazoe=False,
    nagashi_mangan=False,
    karaten=False,
    pao=PAO_YAKUMAN,
    pao_whole_hand=False,
)
"""The M-League: https://m-league.jp/about/"""

WRC: Final = Rules(
    red_fives=0,
    kiriage=True,
    double_wind_fu=2,
    renhou=Renhou.MANGAN,
    nagashi_mangan=False,
    karaten=False,
    kokushi_ankan=True,
    pao=PAO_YAKUMAN,
    pao_whole_hand=False,
    pao_honba=PaoHonba.DISCARDER,
)
"""World Riichi Championship Rules 2025: https://www.worldriichi.org/wrc-rules

13 han are a yonbaiman, which pays as much as a yakuman. Renhou (§11.5.4) is an alternative mangan.
"""

WRC_2022: Final = replace(WRC, kazoe=False)
"""The edition of 2022, in which 11 han and more are a sanbaiman (table of chapter 11):
https://www.worldriichi.org/s/WRC_Rules_2022_20220708_site.pdf"""

EMA: Final = Rules(
    red_fives=0,
    kiriage=True,
    double_wind_fu=2,
    kazoe=False,
    stacked_yakuman=False,
    renhou=Renhou.MANGAN,
    nagashi_mangan=False,
    karaten=False,
    kokushi_ankan=True,
    pao_honba=PaoHonba.DISCARDER,
)
"""EMA Riichi Competition Rules, edition of August 2025, in force since January 2026:
https://mahjong-europe.org/portal/images/docs/Riichi-rules-2025-EN.pdf

The revision notes (p. 3) name the pair of a double wind at 2 fu and 4 han 30 fu, 3 han 60 fu as
mangan. It knows no nagashi mangan.
"""

EMA_2016: Final = replace(EMA, kiriage=False, double_wind_fu=4)
"""EMA 2016: https://mahjong-europe.org/portal/images/docs/Riichi-rules-2016-EN.pdf

The book gives 2 fu for a pair of the seat wind and 2 for one of the round wind; a pair that is both
gets both.
"""

JPML_A: Final = Rules(
    red_fives=0,
    ippatsu=False,
    ura_dora=False,
    kan_dora=False,
    kan_ura=False,
    double_wind_fu=2,
    kazoe=False,
    stacked_yakuman=False,
    renhou=Renhou.MANGAN,
    nagashi_mangan=False,
    karaten=False,
    kokushi_ankan=True,
    pao=PAO_YAKUMAN,
    pao_honba=PaoHonba.DISCARDER,
)
"""The official rules (A rules) of 日本プロ麻雀連盟: https://www.ma-jan.or.jp/guide/game_rule.html

Its list gives renhou as mangan, 13 han as sanbaiman and 国士無双 暗カンでもチャンカン可. The pair
of a double wind has 2 fu and a replacement tile its tsumo fu since 2023.
"""

SAIKOUISEN: Final = Rules(
    red_fives=0,
    kiriage=True,
    double_wind_fu=2,
    kazoe=False,
    stacked_yakuman=False,
    nagashi_mangan=False,
    karaten=False,
    pao=(),
)
"""最高位戦日本プロ麻雀協会: https://saikouisen.com/about/rules/

Its summary: ippatsu, ura, kan dora and kan ura; no pao, no counted yakuman, no several yakuman, no
thirteen orphans on a closed kan (https://jan39.com/news_s/?cat=13_28).
"""

TENHOU_SANMA: Final = replace(TENHOU, players=3, nukidora=True)
"""Tenhou's ranked tables of three: https://tenhou.net/man/#RULE

ルール/段位戦3人打ち: no 2m to 8m, the indicator 1m shows 9m and 9m 1m, no chi, north is a nukidora
and a guest wind in a hand, its replacement tile is rinshan, a north set aside can be won on
without chankan, ツモ損. A transcription: https://mahjong-portal.com/?p=10869
"""

MAHJONG_SOUL_SANMA: Final = replace(MAHJONG_SOUL, players=3, nukidora=True)
"""Mahjong Soul's ranked tables of three, as two libraries that replay its records have them: those
of Tenhou, but for the switches that differ with four players too."""

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "tenhou": TENHOU,
        "mahjong_soul": MAHJONG_SOUL,
        "m_league": M_LEAGUE,
        "wrc": WRC,
        "ema": EMA,
        "ema_2016": EMA_2016,
        "wrc_2022": WRC_2022,
        "jpml_a": JPML_A,
        "saikouisen": SAIKOUISEN,
        "riichi_city": RIICHI_CITY,
        "tenhou_sanma": TENHOU_SANMA,
        "mahjong_soul_sanma": MAHJONG_SOUL_SANMA,
    }
)


USUAL_RULES: Final[Mapping[int, Rules]] = MappingProxyType({4: TENHOU, 3: TENHOU_SANMA})
"""The rules by which a hand of so many players is judged where none are named."""


def presets_for(players: int) -> dict[str, Rules]:
    """Return the presets for so many players."""
    return {name: rules for name, rules in PRESETS.items() if rules.players == players}


def rules_differences(rules: Rules, preset: Rules) -> dict[str, Any]:
    """The switches in which rules differ from others, with what they are in the first."""
    return {
        switch: getattr(rules, switch)
        for switch in SWITCHES
        if getattr(rules, switch) != getattr(preset, switch)
    }


def nearest_preset(rules: Rules) -> str:
    """The first preset for as many players from which the fewest switches differ."""
    presets = presets_for(rules.players)
    return min(presets, key=lambda name: len(rules_differences(rules, presets[name])))
