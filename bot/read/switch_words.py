"""Switches of rules as players name them: 喰いタンなし, no red fives, sans ippatsu."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from bot.words import LANGUAGES, words_for
from engine import Rules

from .patterns import by_first_sign

_ON_OR_OFF: Final[dict[str, tuple[str, ...]]] = {
    "open_tanyao": (
        "kuitan", "open tanyao", "喰いタン", "食いタン", "クイタン", "喰い断", "食い断", "食断",
        "食斷", "쿠이탕", "쿠이탄", "tanyao ouvert",
    ),
    "red_fives": (
        "aka", "aka dora", "reds", "red fives", "red dora", "赤", "赤ドラ", "赤牌", "红宝牌",
        "紅寶牌", "赤宝牌", "赤寶牌", "적도라", "cinq rouges",
    ),
    "kiriage": (
        "kiriage", "kiriage mangan", "切り上げ満貫", "切上げ満貫", "切上満貫", "切り上げ",
        "切上满贯", "切上滿貫", "절상만관", "절상 만관",
    ),
    "ippatsu": ("ippatsu", "一発", "一发", "一發", "일발"),
    "ura_dora": ("ura dora", "ura", "裏ドラ", "里宝牌", "裡寶牌", "뒷도라"),
    "kan_dora": ("kan dora", "カンドラ", "槓ドラ", "杠宝牌", "槓寶牌", "깡도라"),
    "kan_ura": ("kan ura", "カン裏", "槓裏", "杠里宝牌", "槓裡寶牌", "깡 뒷도라", "깡뒷도라"),
    "kazoe": (
        "kazoe", "kazoe yakuman", "counted yakuman", "数え役満", "数え", "累计役满", "累計役滿",
        "헤아림 역만", "헤아림역만",
    ),
    "double_yakuman": (
        "double yakuman", "ダブル役満", "双倍役满", "雙倍役滿", "더블 역만", "더블역만",
    ),
    "nagashi_mangan": (
        "nagashi", "nagashi mangan", "流し満貫", "流局满贯", "流局滿貫", "유국만관",
    ),
    "daisharin": ("daisharin", "大車輪", "大车轮", "대차륜"),
    "open_riichi": ("open riichi", "オープン立直", "オープンリーチ", "开立直", "開立直"),
    "paarenchan": ("paarenchan", "八連荘", "八连庄", "八連莊", "팔연장"),
    "nukidora": ("nukidora", "北抜き", "抜きドラ", "拔北", "북빼기"),
}  # fmt: skip
"""Names of switches that are on or off; red fives are three where they are on."""

_BESIDE: Final = {
    "on": (
        "{} ari", "{}あり", "{}有り", "{}有", "有{}", "{} 있음", "with {}", "avec {}", "{} on",
        "{}:on",
    ),
    "off": (
        "{} nashi", "{}なし", "{}無し", "{}無", "无{}", "無{}", "没有{}", "沒有{}", "{} 없음",
        "no {}", "without {}", "sans {}", "{} off", "{}:off",
    ),
}  # fmt: skip

_LISTED: Final = {
    "アリアリ": "open_tanyao:on", "ありあり": "open_tanyao:on", "ariari": "open_tanyao:on",
    "ナシナシ": "open_tanyao:off", "なしなし": "open_tanyao:off", "nashinashi": "open_tanyao:off",
    "赤3枚": "red_fives:3", "赤三枚": "red_fives:3", "赤3": "red_fives:3",
    "赤4枚": "red_fives:4", "赤四枚": "red_fives:4", "赤4": "red_fives:4",
    "人和なし": "renhou:none", "人和満貫": "renhou:mangan", "人和跳満": "renhou:haneman",
    "人和倍満": "renhou:baiman", "人和役満": "renhou:yakuman",
    "ツモ損": "sanma_tsumo:loss", "ツモ損あり": "sanma_tsumo:loss",
    "ツモ損なし": "sanma_tsumo:bisection",
}  # fmt: skip

_OF_A_WIN: Final = frozenset({"ippatsu", "ura_dora", "kan_dora", "kan_ura"})
"""Switches whose names say in a message how a hand was won: riichi, no ippatsu."""

_WORDED: Final[dict[str, dict[int, str]]] = {
    "red_fives": {0: "0", 3: "3"},
    "double_wind_fu": {2: "2", 4: "4"},
    "sanma_tsumo": {0: "loss", 1: "bisection"},
    "renhou": {0: "none"},
}
"""Values by the number that the sentences of a switch take, where they are not off and on."""

_SENTENCES: Final = (
    "red_fives", "open_tanyao", "kiriage", "double_wind_fu", "kazoe", "double_yakuman",
    "stacked_yakuman", "rinshan_tsumo_fu", "renhou", "ippatsu", "ura_dora", "kan_dora", "kan_ura",
    "north_value", "sanma_tsumo", "renhou_strict", "tenhou_any_tile",
)  # fmt: skip
"""Switches whose values the bot names in words of its own, which are read back."""


_IN_NOTATION: Final = re.compile(
    rf"`?(?<![A-Za-z_])(?:{'|'.join(Rules.__dataclass_fields__)})"
    r":(?:off|on|[0-9]+|[a-z]{3,}(?:,[a-z]{3,})*)(?![A-Za-z0-9:=])`?"
)
"""A switch as the bot writes it in a message: `kiriage:on`."""


class Switched(NamedTuple):
    """A text with its switches in plain notation, and where a place of it was in the typed one."""

    text: str
    shifts: tuple[tuple[int, int, int], ...]

    def typed(self, at: int, *, is_end: bool = False) -> int:
        """Return the place in the typed text; within a replaced phrase, its start or its end."""
        moved = 0
        for start, end, was in self.shifts:
            if at < start + is_end:
                break
            if at < end + is_end:
                return (start + was if is_end else start) - moved
            moved += end - start - was
        return at - moved


def with_switches(text: str) -> Switched:
    """Return typed rules with each switch that has a name in words in plain notation."""
    pieces: list[str] = []
    shifts: list[tuple[int, int, int]] = []
    at = size = 0
    for found in _pattern(in_message=False).finditer(text):
        switch = f" {_phrases()[_plain(found[0])]} "
        pieces += text[at : found.start()], switch
        size += found.start() - at
        shifts.append((size, size + len(switch), len(found[0])))
        size += len(switch)
        at = found.end()
    return Switched("".join([*pieces, text[at:]]), tuple(shifts))


def switches_in(message: str) -> tuple[str, list[str]]:
    """Return a message without the switches of rules that it names, and these."""
    switches: list[str] = []

    def take(found: re.Match[str]) -> str:
        written = found[0].strip("`")
        switches.append(_phrases().get(_plain(written), written))
        return " "

    return _pattern(in_message=True).sub(take, _IN_NOTATION.sub(take, message)), switches


@cache
def _phrases() -> Mapping[str, str]:
    """Return each phrase with the switch that it stands for: 喰いタンなし is open_tanyao:off."""
    return {_plain(phrase): switch for phrase, switch in (*_sentences(), *_combined())} | {
        _plain(phrase): switch for phrase, switch in _LISTED.items()
    }


def _sentences() -> Iterator[tuple[str, str]]:
    for language in LANGUAGES:
        words = words_for(language)
        for switch in _SENTENCES:
            for number, value in _WORDED.get(switch, {0: "off", 1: "on"}).items():
                yield words.named("switch", switch, on=number), f"{switch}:{value}"


def _combined() -> Iterator[tuple[str, str]]:
    for switch, names in _ON_OR_OFF.items():
        for value, forms in _BESIDE.items():
            written = {"on": "3", "off": "0"}[value] if switch == "red_fives" else value
            plain = f"{switch}:{written}"
            phrases = [form.format(name) for name in names for form in forms]
            yield from ((phrase, plain) for phrase in phrases if phrase != plain)


@cache
def _pattern(*, in_message: bool) -> re.Pattern[str]:
    names = _said_in_messages() if in_message else list(_phrases())
    firsts = "".join(sorted({name[0] for name in names}))  # a sign that begins none is passed over
    return re.compile(
        rf"(?<![A-Za-zÀ-ɏ_])(?=[{re.escape(firsts)}])(?:{by_first_sign(names)})(?![A-Za-zÀ-ɏ0-9:=])",
        re.IGNORECASE,
    )


def _said_in_messages() -> list[str]:
    """Return the phrases that say on or off: kiriage mangan alone is what a hand pays."""
    said = {_plain(phrase) for phrase, _ in _combined()}
    return [
        phrase
        for phrase, switch in _phrases().items()
        if phrase in said and switch.split(":")[0] not in _OF_A_WIN
    ]


def _plain(phrase: str) -> str:
    return re.sub(r"[\s\-]+", " ", phrase).strip().casefold()
