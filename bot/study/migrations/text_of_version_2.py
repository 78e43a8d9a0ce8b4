"""The text that the rows of revision 0002 keep of a question, read as it was written.

It is the text of that version's custom_ids, frozen here with the tables and the rule sets that it
meant: no later preset, switch or choice has a part in it. The standard library is all it needs.
"""

import json
from typing import Final

SwitchValue = bool | int | str | list[str]

DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
TILES: Final = (
    *(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}z" for rank in range(1, 8)),
    *("0m", "0p", "0s"),
)
SHARES: Final = tuple((seen, river) for seen in range(5) for river in range(5 - seen))
"""How many of a kind are seen, and how many lie in the river."""

WINDS_OF_SEATS: Final = ("2z", "3z", "4z", "1z")
EVENTS: Final = (
    "ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou",
)  # fmt: skip
OUTLOOK: Final = 5
"""The command of a vote, the only one with a turn."""

TENHOU: Final[dict[str, SwitchValue]] = {
    "players": 4,
    "red_fives": 3,
    "open_tanyao": True,
    "ippatsu": True,
    "ura_dora": True,
    "kan_dora": True,
    "kan_ura": True,
    "kiriage": False,
    "double_wind_fu": 4,
    "kazoe": True,
    "double_yakuman": False,
    "stacked_yakuman": True,
    "rinshan_tsumo_fu": True,
    "renhou": "none",
    "renhou_strict": False,
    "nagashi_mangan": True,
    "daisharin": False,
    "paarenchan": False,
    "open_riichi": False,
    "karaten": True,
    "kokushi_ankan": False,
    "pao": ["daisangen", "daisuushii"],
    "pao_whole_hand": True,
    "pao_honba": "liable",
    "honba_each": 100,
    "nukidora": False,
    "north_value": False,
    "sanma_tsumo": "loss",
}
ALL_PAO: Final = ["daisangen", "daisuushii", "suukantsu"]
SOUL: Final[dict[str, SwitchValue]] = TENHOU | {
    "double_yakuman": True,
    "kokushi_ankan": True,
    "pao_whole_hand": False,
}
TABLE: Final[dict[str, SwitchValue]] = TENHOU | {
    "double_wind_fu": 2,
    "nagashi_mangan": False,
    "karaten": False,
}
"""What the books of tables have in common."""

WRC: Final[dict[str, SwitchValue]] = TABLE | {
    "red_fives": 0,
    "kiriage": True,
    "renhou": "mangan",
    "kokushi_ankan": True,
    "pao": ALL_PAO,
    "pao_whole_hand": False,
    "pao_honba": "discarder",
}
EMA: Final[dict[str, SwitchValue]] = TABLE | {
    "red_fives": 0,
    "kiriage": True,
    "kazoe": False,
    "stacked_yakuman": False,
    "renhou": "mangan",
    "kokushi_ankan": True,
    "pao_honba": "discarder",
}
SANMA: Final[dict[str, SwitchValue]] = {"players": 3, "red_fives": 2, "nukidora": True}
PRESETS: Final[tuple[dict[str, SwitchValue], ...]] = (
    TENHOU,
    SOUL,
    TABLE | {"kiriage": True, "kazoe": False, "pao": ALL_PAO, "pao_whole_hand": False},
    WRC,
    EMA,
    EMA | {"kiriage": False, "double_wind_fu": 4},
    WRC | {"kazoe": False},
    EMA
    | {"ippatsu": False, "ura_dora": False, "kan_dora": False, "kan_ura": False}
    | {"kiriage": False, "pao": ALL_PAO},
    TABLE | {"red_fives": 0, "kiriage": True, "kazoe": False, "stacked_yakuman": False, "pao": []},
    SOUL | {"pao": ALL_PAO},
    TENHOU | SANMA,
    SOUL | SANMA,
)
"""Tenhou, Mahjong Soul, M-League, WRC, EMA, EMA 2016, WRC 2022, JPML-A, Saikouisen, Riichi City,
and Tenhou and Mahjong Soul with three players."""

HOUSE_RULES: Final = (
    *("open_tanyao:off", "ippatsu:on", "ippatsu:off", "ura_dora:on", "ura_dora:off", "kan_dora:on"),
    *("kan_dora:off", "kan_ura:on", "kan_ura:off", "kiriage:on", "kiriage:off", "double_wind_fu:2"),
    *("double_wind_fu:4", "kazoe:on", "kazoe:off", "double_yakuman:on", "double_yakuman:off"),
    *("stacked_yakuman:on", "stacked_yakuman:off", "rinshan_tsumo_fu:off", "renhou:none"),
    *("renhou:mangan", "renhou:haneman", "renhou:baiman", "renhou:yakuman", "renhou_strict:on"),
    *("nagashi_mangan:on", "nagashi_mangan:off", "daisharin:on", "paarenchan:on"),
    *("open_riichi:on", "karaten:on", "karaten:off", "kokushi_ankan:on", "kokushi_ankan:off"),
    *("red_fives:0", "red_fives:3", "red_fives:4", "pao:none", "pao:daisangen,daisuushii"),
    *("pao:daisangen,daisuushii,suukantsu", "pao_whole_hand:on", "pao_whole_hand:off"),
    *("pao_honba:liable", "pao_honba:discarder", "pao:daisangen", "pao:daisuushii"),
    *("pao:suukantsu", "pao:daisangen,suukantsu", "pao:daisuushii,suukantsu"),
    *("red_fives:2", "honba_each:500", "nukidora:on", "north_value:on", "sanma_tsumo:bisection"),
    "nukidora:off",
)


def record_of(text: str) -> str:
    """Return the record, of version 1, of what a text says; raise ValueError for another text."""
    hand, switches, tally, dora, ura, house, _ = (text.split(".") + [""] * 6)[:7]
    digits = _digits(_number(switches))
    seen, river = _tally(_number(tally))
    rules = _rules(digits["rules"], house)
    record = {
        "v": 1,
        "hand": hand,
        "rules": {switch: value for switch, value in rules.items() if value != TENHOU[switch]},
        "seen": seen,
        "river": river,
        "turn": digits["turn"] + 1 if digits["command"] == OUTLOOK else None,
        "by": ("tsumo", "ron")[digits["by"]],
        "seat": WINDS_OF_SEATS[digits["seat"]],
        "round": f"{digits['round'] + 1}z",
        "riichi": digits["riichi"],
        "events": _events(digits["events"], closed_kan=bool(digits["closed_kan"])),
        "dora": _indicators(dora),
        "ura": _indicators(ura),
        "honba": digits["honba"],
        "sticks": digits["sticks"],
        "nuki": digits["nuki"],
    }
    usual = {"by": "tsumo", "seat": WINDS_OF_SEATS[0], "round": "1z"}
    written = {name: value for name, value in record.items() if value and usual.get(name) != value}
    return json.dumps(written, sort_keys=True, separators=(",", ":"))


SIZES: Final = {
    "rules": 32,
    "command": 32,
    "order": 2,
    "private": 2,
    "page": 64,
    "by": 2,
    "seat": 4,
    "round": 4,
    "riichi": 4,
    "events": 1 << len(EVENTS),
    "honba": 100,
    "sticks": 100,
    "nuki": 5,
    "turn": 32,
    "aim": 4,
    "closed_kan": 2,
}
"""The digits of the switches, the lowest first, with how many values each has."""


def _number(text: str) -> int:
    number = 0
    for sign in reversed(text):
        number = number * len(DIGITS) + DIGITS.index(sign)
    return number


def _digits(number: int) -> dict[str, int]:
    found = {}
    for name, size in SIZES.items():
        number, found[name] = divmod(number, size)
    return found


def _tally(number: int) -> tuple[str, str]:
    """Return the seen and the river tiles that a number stands for."""
    seen = river = ""
    for kind in TILES[:34] if number else ():
        number, share = divmod(number, len(SHARES))
        seen += kind * SHARES[share][0]
        river += kind * SHARES[share][1]
    return seen, river


def _indicators(text: str) -> str:
    return "".join(TILES[DIGITS.index(sign)] for sign in text)


def _events(bits: int, *, closed_kan: bool) -> list[str]:
    named = [event for at, event in enumerate(EVENTS) if bits >> at & 1]
    return sorted([*named, "closed_kan"] if closed_kan else named)


def _rules(preset: int, house: str) -> dict[str, SwitchValue]:
    rules = dict(PRESETS[preset])
    for sign in house:
        switch, _, value = HOUSE_RULES[DIGITS.index(sign)].partition(":")
        rules[switch] = _value(switch, value)
    return rules


def _value(switch: str, text: str) -> SwitchValue:
    if switch == "pao":
        return [] if text == "none" else text.split(",")
    return {"on": True, "off": False}.get(text, int(text) if text.isdecimal() else text)
