"""A time of the day and days of the week as people type them."""

import re
from functools import cache
from typing import Final
from unicodedata import normalize

from bot.words import LANGUAGES, Words, words_for

WEEK: Final = 7
EVERY_DAY: Final = (1 << WEEK) - 1
"""All days of a week as bits, Monday the lowest."""

HALF_DAY: Final = 12
MORNINGS: Final = ("오전", "아침", "새벽", "午前", "朝", "上午", "早上", "凌晨")
EVENINGS: Final = ("오후", "저녁", "밤", "午後", "夜", "晩", "下午", "晚上", "晚")
HALVES: Final = dict.fromkeys(("a", *MORNINGS), 0) | dict.fromkeys(("p", *EVENINGS), HALF_DAY)
"""The hours before each half of a day, by what it is called."""

NOON: Final = dict.fromkeys(("noon", "midi", "正午", "中午", "정오"), 12 * 60)
NAMED_TIMES: Final = NOON | dict.fromkeys(("midnight", "minuit", "자정", "半夜"), 0)
"""The minute of the day of each time that has a name."""

HALF_HOUR: Final = ("半", "반")
TIME: Final = re.compile(
    rf"(?:(?P<first>{'|'.join((*MORNINGS, *EVENINGS))})\s*)?"
    r"(?P<hour>\d{1,2})\s*(?:(?:heures?|[:.h時时시点點])\s*)?(?P<minute>\d{2}|[半반])?\s*[分분]?\s*"
    r"(?:(?P<last>[ap])\.?m\.?)?"
)
NAMED: Final = {"every": (0, 6), "weekdays": (0, 4), "weekend": (5, 6)}
"""The first and the last day of what has names of its own."""

JOINTS: Final = {"to": "-", "and": ","}
"""The sign of each word between days: Mon to Fri, 月と金."""

SPAN: Final = r"\s*[-–—~〜～]\s*"
BETWEEN: Final = r"[\s,;、・/&+]*"

WEEK_WORD: Final = re.compile("[每毎]?(?:星期|礼拜|禮拜|周|週)|[每毎]|매주")
"""What stands before a day, once or before each: 周一至周五, 星期一三五, 毎週月曜."""

SHORTEST: Final = 2
"""Letters that tell the days of a Latin alphabet: mo-fr, lu-ve."""

LATIN: Final = "\u024f"
"""The last letter of the Latin alphabets of Europe."""


def read_minute(text: str) -> int | None:
    """Return the minute of the day of 20:00, 7.30, 2000, 8 pm or midi, None of no time."""
    typed = normalize("NFKC", text).lower().strip(" .")
    found = TIME.fullmatch(typed)
    if found is None:
        return NAMED_TIMES.get(typed)
    minute = 30 if found["minute"] in HALF_HOUR else int(found["minute"] or 0)
    hour = int(found["hour"])
    half = found["first"] or found["last"]
    if half:
        if not 1 <= hour <= HALF_DAY:
            return None
        hour = hour % HALF_DAY + HALVES[half]
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def read_days(text: str, words: Words) -> int | None:
    """Return the days of Mon-Fri, weekend, "sat sun" or 月水金 as bits, Monday the lowest.

    They are named in the reader's language or in English. None where something is no day.
    """
    english = words_for(LANGUAGES[0])
    return _read_days(text, words) or _read_days(text, english)


def _read_days(text: str, words: Words) -> int | None:
    names = tuple(_bare(_folded(words.named("weekday", str(day)))) for day in range(WEEK))
    rest, days = _folded(text), 0
    signs = {called: f" {names[first]}-{names[last]} " for called, (first, last) in NAMED.items()}
    for called, sign in (signs | JOINTS).items():
        for name in re.split(", |、", _folded(words.named("days-typed", called))):
            rest = rest.replace(name, sign)
    rest = _bare(rest).strip(" ,")
    pattern = _days_pattern(names)
    while rest:
        found = pattern.match(rest)
        if found is None:
            return None
        first = _day_of(found["first"], names)
        last = _day_of(found["last"], names) if found["last"] else first
        # Sat-Mon goes on over the end of the week.
        for day in range(first, first + (last - first) % WEEK + 1):
            days |= 1 << day % WEEK
        rest = rest[found.end() :]
    return days or None


def _folded(text: str) -> str:
    return normalize("NFKC", text).strip().casefold()


def _bare(text: str) -> str:
    """Return days without their word for the week; Sunday is 日 in Chinese, and 天 too."""
    return WEEK_WORD.sub("", text).replace("天", "日").rstrip(".")


@cache
def _days_pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Return what one day or a span of them is: Latin names may go on, monday is mon."""
    any_name = "|".join(map(re.escape, names))
    day = f"(?:{any_name})(?:曜日?|요일)?"
    if names[0] <= LATIN:
        shortest = "|".join(name[:SHORTEST] for name in names)
        day = rf"(?:(?:{any_name})[^\W\d_]*\.?|(?:{shortest})(?![^\W\d_]))"
    return re.compile(rf"(?P<first>{day})(?:{SPAN}(?P<last>{day}))?{BETWEEN}")


def _day_of(text: str, names: tuple[str, ...]) -> int:
    return next(day for day, name in enumerate(names) if text.startswith(name[:SHORTEST]))
