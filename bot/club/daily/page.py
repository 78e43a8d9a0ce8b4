"""What stands above a daily: its number is in the title, here is what became of the one before."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.typed.times import WEEK
from bot.words import Words

MINUTES_AN_HOUR: Final = 60


@dataclass(frozen=True, slots=True)
class Before:
    """The daily before: ``right`` of ``answered`` were right, ``link`` leads to its message.

    ``was_yesterday`` is false where there was no daily yesterday.
    """

    number: int
    answered: int
    right: int
    link: str
    was_yesterday: bool


def daily_note(
    level: int, before: Before | None, words: Words, *, role: int | None, digest: Sequence[str]
) -> str:
    """Return the lines above a daily: the role it pings, the level, the last one, the digest."""
    facts = [words.text("daily-level", level=str(level))]
    if before is not None:
        facts.append(_outcome(before, words))
    calls = [f"<@&{role}>"] if role is not None else []
    return "\n".join((*calls, " · ".join(facts), *digest))


def _outcome(before: Before, words: Words) -> str:
    when = "yesterday" if before.was_yesterday else "last"
    number, link = str(before.number), before.link
    if not before.answered:
        return words.named("daily-nobody", when, number=number, link=link)
    right, answered = str(before.right), before.answered
    return words.named("daily-saw", when, right=right, answered=answered, number=number, link=link)


def clock_time(minute: int) -> str:
    """Return a minute of the day as a clock shows it: 20:00."""
    return f"{minute // MINUTES_AN_HOUR:02}:{minute % MINUTES_AN_HOUR:02}"


def days_text(days: int, words: Words) -> str:
    """Name days of the week, given as bits, Monday the lowest: every day, Mon–Fri, Sat Sun."""
    named = [day for day in range(WEEK) if days >> day & 1]
    if len(named) == WEEK:
        return words.text("days-every")
    names = [words.named("weekday", str(day)) for day in named]
    if len(named) > 2 and named[-1] - named[0] == len(named) - 1:
        return words.text("days-span", first=names[0], last=names[-1])
    return " ".join(names)
