"""The texts of the options ``han`` and ``fu``: what a hand is worth, in a few words.

``4``, ``4 han``, ``四翻``, ``4 30``, ``4翻30符``, ``mangan``, ``倍満``, ``double yakuman``; who
has won it may stand beside, and how: ``mangan dealer``, ``親の満貫``, ``4 30 tsumo``.
"""

import re
from contextlib import suppress
from typing import Final

from engine import EAST, SOUTH, Kind, Worth, table_row
from engine.scoring import FU, MANGAN_HAN, MOST_YAKUMAN

from .errors import RefusedError
from .limits import MOST_HAN
from .win_names import WIN_NAMES
from .win_pieces import FULL_WIDTH, any_of
from .win_terms import BY_NAME, CHILD, DEALER, TERMS, key


def _others(*words: str) -> dict[str, str]:
    """Return the names that other languages have for these words, by name."""
    return {
        name.lower(): word
        for listed in WIN_NAMES.values()
        for word in words
        for name in (*listed.limits.get(word, ()), *listed.units.get(word, ()))
    }


_LIMITS: Final = {
    "mangan": 5, "満貫": 5, "マンガン": 5, "満": 5, "跳": 6, "バイマン": 8,
    "haneman": 6, "跳満": 6, "ハネ満": 6, "跳ね満": 6, "ハネマン": 6,
    "baiman": 8, "倍満": 8, "sanbaiman": 11, "三倍満": 11, "3倍満": 11,
    "kazoe": 13, "kazoe yakuman": 13, "counted yakuman": 13, "数え役満": 13, "数え": 13,
}  # fmt: skip
_NAMED: Final = _others("mangan", "haneman", "baiman", "sanbaiman", "kazoe")
LIMITS: Final = {name: _LIMITS[word] for name, word in _NAMED.items()} | _LIMITS
"""The least han of each limit that counts han, by its names."""

YAKUMAN: Final = frozenset({"yakuman", "役満", *_others("yakuman")})
_TIMES: Final = {
    "double": 2, "ダブル": 2, "w": 2, "triple": 3, "トリプル": 3,
    **{f"{sign}倍": times for times, sign in enumerate("二三四五六", 2)},
}  # fmt: skip
TIMES: Final = {name: _TIMES[word] for name, word in _others("double", "triple").items()} | _TIMES
_HAN: Final = "|".join(
    map(re.escape, ("han", "fan", "h", "翻", "飜", "ハン", "はん", *_others("han")))
)
_FU: Final = "|".join(map(re.escape, ("fu", "f", "符", "フ", "ふ", *_others("fu"))))

USUAL_FU: Final = 30
"""Most hands have so many fu or more; of several that pay the same these are meant."""

KANJI: Final = {sign: value for value, sign in enumerate("一二三四五六七八九", 1)}
TENS: Final = {"十": 10, "百": 100}

AROUND: Final = str.maketrans(dict.fromkeys("().:!。", " "))
"""Signs around words that mean nothing: mangan (dealer)!"""

POINTS_DIGITS: Final = 6
"""A ron of six yakuman is 288000 points."""

NUMERAL: Final = re.compile(f"[{''.join((*KANJI, *TENS))}]{{1,6}}")
NAMED: Final = re.compile(
    rf"(?:(?P<times>{'|'.join(sorted(TIMES, key=len, reverse=True))}|\d(?:\s*[x×]|倍)?)\s*)??"
    rf"(?P<name>{'|'.join(sorted((*LIMITS, *YAKUMAN), key=len, reverse=True))})"
    r"(?:\s*[x×]\s*(?P<behind>\d))?"
)
HAN_FIRST: Final = re.compile(
    rf"(?P<han>\d{{1,9}}+)\s*(?:{_HAN})?(?:[\s,、/・+-]*(?P<fu>\d{{1,4}})\s*(?:{_FU})?)?"
)
FU_FIRST: Final = re.compile(
    rf"(?P<fu>\d{{1,4}})\s*(?:{_FU})[\s,、/・+-]*(?P<han>\d{{1,4}})\s*(?:{_HAN})?"
)
FU_ALONE: Final = re.compile(rf"(?P<fu>\d{{1,4}})\s*(?:{_FU})?")

_PLAYERS: Final = any_of(name for term in (CHILD, DEALER) for name in term.all_names)
PLAYER: Final = re.compile(
    rf"^(?P<before>{_PLAYERS})(?![a-z])(?:の|'s(?= ))?|(?<![a-z-])(?P<behind>{_PLAYERS})$"
)
"""Who has won, before or behind what the hand is worth."""

_BY: Final = any_of(name for term in TERMS if term.field == "by" for name in term.all_names)
BY: Final = re.compile(rf"(?<![^\W\d_])(?:{_BY})(?![^\W\d_])")
"""How it was won, which is passed over: the answer has both prices."""


def player_of(han: str) -> Kind | None:
    """Return the seat of the player that the option ``han`` names; None where it names none."""
    found = PLAYER.search(_plain(han))
    if found is None:
        return None
    return EAST if BY_NAME[key(found["before"] or found["behind"])] is DEALER else SOUTH


def read_worth(han: str, fu: str) -> Worth:
    """Return what the two options say; raise RefusedError for what no hand is worth."""
    text = PLAYER.sub("", _plain(han), count=1).strip(" ,、")
    named = NAMED.fullmatch(text)
    if named is not None:
        return _limit(named, han, fu)
    text = _in_digits(text)
    are_points = text.isdecimal() and len(text) <= POINTS_DIGITS and not _plain(fu)
    if are_points and int(text) > MOST_HAN:
        paid = _of_points(int(text), is_dealer=player_of(han) == EAST)
        if paid is not None:
            return paid
    return _counted(text, han, fu)


def _counted(text: str, han: str, fu: str) -> Worth:
    """Return the han and fu of a text in digits; raise RefusedError for what no hand is worth."""
    counts = FU_FIRST.fullmatch(text) or HAN_FIRST.fullmatch(text)
    if counts is None:
        raise RefusedError("han", han, "no_han", {}, span=_whole(han))
    number, beside = int(counts["han"]), int(counts["fu"]) if counts["fu"] else None
    if beside is not None and beside <= LIMITS["kazoe"] < FU[0] <= number:
        number, beside = beside, number  # 30 4, in the order of 30符4翻
    if not 1 <= number <= MOST_HAN:
        details: dict[str, str | int] = {"word": str(number), "most": MOST_HAN}
        raise RefusedError("han", han, "han_out_of_range", details, span=_whole(han))
    if not _plain(fu):
        return _with_fu(number, beside, "han", han)
    alone = FU_ALONE.fullmatch(_in_digits(_plain(fu)))
    if alone is None:
        raise RefusedError("fu", fu, "no_fu", {"word": fu.strip()}, span=_whole(fu))
    if beside is not None and beside != int(alone["fu"]):
        details = {"first": str(beside), "second": alone["fu"]}
        raise RefusedError("fu", fu, "against_fu", details, span=_whole(fu))
    return _with_fu(number, int(alone["fu"]), "fu", fu)


def _of_points(points: int, *, is_dealer: bool) -> Worth | None:
    """Return what a ron of so many points is worth: 3900 are 3 han 30 fu; None where none is."""
    usual = sorted(FU, key=lambda fu: (fu < USUAL_FU, fu))
    counted = [(han, fu) for fu in usual for han in range(1, MANGAN_HAN)]
    for han, fu in (*((han, 0) for han in sorted({*LIMITS.values()})), *counted):
        with suppress(ValueError):  # 1 han 20 fu is no hand
            worth = Worth(han, fu)
            row = table_row(worth)
            paid = row.dealer_ron if is_dealer else row.ron
            if paid is not None and paid.points == points:
                return worth
    return None


def _plain(text: str) -> str:
    plain = text.translate(FULL_WIDTH).translate(AROUND).lower()
    return " ".join(BY.sub(" ", plain).split())


def _whole(text: str) -> tuple[int, int]:
    return 0, len(text)


def _in_digits(text: str) -> str:
    """Write kanji numbers in digits: 三翻百十符 is 3翻110符."""
    return NUMERAL.sub(lambda numeral: str(_value(numeral[0])), text)


def _value(numeral: str) -> int:
    total = digit = 0
    for sign in numeral:
        if sign in TENS:
            total, digit = total + (digit or 1) * TENS[sign], 0
        else:
            digit = KANJI[sign]
    return total + digit


def _limit(named: re.Match[str], han: str, fu: str) -> Worth:
    """Return the limit of a name; a yakuman may be there several times."""
    times, name = named["times"] or named["behind"], named["name"]
    if named["times"] and named["behind"]:
        raise RefusedError("han", han, "no_han", {}, span=_whole(han))
    if _plain(fu):
        raise RefusedError("fu", fu, "limit_has_no_fu", {"word": han.strip()}, span=_whole(fu))
    if name not in YAKUMAN:
        if times:
            raise RefusedError("han", han, "no_han", {}, span=_whole(han))
        return Worth(LIMITS[name])
    number = TIMES.get(times) or int(times[0]) if times else 1
    if not 1 <= number <= MOST_YAKUMAN:
        raise RefusedError("han", han, "too_many_yakuman", {"most": MOST_YAKUMAN}, span=_whole(han))
    return Worth(yakuman=number)


def _with_fu(han: int, fu: int | None, option: str, text: str) -> Worth:
    """Return han with their fu, which count below mangan only; raise RefusedError for wrong ones.

    32 fu are 40, which is the fix that is offered; 25 stay 25.
    """
    if han >= MANGAN_HAN and (fu is None or FU[0] <= fu <= FU[-1]):
        return Worth(han)
    if fu is not None and fu not in FU:
        better = next((it for it in FU if it > fu and it % 10 == 0), None)
        fix = str(better) if option == "fu" else f"{han} han {better} fu"
        sentence = "fu_not_rounded" if better and fu > FU[0] else "fu_out_of_range"
        details: dict[str, str | int] = {
            "word": str(fu), "least": FU[0], "most": FU[-1], "better": str(better)
        }  # fmt: skip
        raise RefusedError(
            option,
            text,
            sentence,
            details,
            span=_whole(text),
            fix=fix if sentence == "fu_not_rounded" else None,
        )
    try:
        return Worth(han, fu or 0)
    except ValueError:
        sentence = "seven_pairs_han" if fu == FU[1] else "pinfu_tsumo_han"
        raise RefusedError(option, text, sentence, {}, span=_whole(text)) from None
