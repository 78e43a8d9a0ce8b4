"""The page of a server's dailies, and what is offered while their options are typed."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.pages.page import Button, Page, Tone
from bot.study.calendar import local_time, zone_names, zone_of
from bot.study.schedules import Schedule
from bot.study.servers import ServerSettings
from bot.typed.times import WEEK, read_days
from bot.typed.zones import read_zone
from bot.words import Words

from .page import clock_time, days_text

ZONES_OFFERED: Final = 25

FAMILIAR: Final = (
    "Asia/Tokyo", "Asia/Shanghai", "Asia/Taipei", "Asia/Hong_Kong", "Asia/Seoul", "Asia/Singapore",
    "Australia/Sydney", "Pacific/Auckland", "Asia/Kolkata", "Asia/Dubai", "Europe/Moscow",
    "Europe/Helsinki", "Europe/Berlin", "Europe/Paris", "Europe/London", "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "Pacific/Honolulu", "UTC",
)  # fmt: skip
"""Zones that are offered before anything is typed: none is guessed from a language."""


def dailies_page(
    there: Sequence[Schedule],
    settings: ServerSettings,
    now: int,
    words: Words,
    silent_role: str = "",
    buttons: tuple[Button, ...] = (),
) -> Page:
    """Show the dailies of a server; ``silent_role`` mentions one that was named and cannot ring."""
    text = list(_lines(there, settings, now, words))
    if silent_role:
        text.append(words.text("daily-role-silent", role=silent_role))
    title = words.text("title-dailies")
    return Page(None, Tone.HELP, title, (), "", tuple(text), buttons=buttons, private=True)


def not_member_page(link: str, words: Words) -> Page:
    """Say that the bot cannot post in a channel, and where it is invited."""
    text = words.text("daily-not-member", link=link)
    title = words.text("title-dailies")
    return Page(None, Tone.WARNING, title, (), "", (text,), private=True)


def _lines(
    there: Sequence[Schedule], settings: ServerSettings, now: int, words: Words
) -> Iterator[str]:
    if not there:
        yield words.text("dailies-none")
        return
    local = local_time(zone_of(settings.zone), now)
    shown = clock_time(local.hour * 60 + local.minute)
    yield words.text("dailies-zone", zone=settings.zone or "UTC", now=shown)
    for which, schedule in enumerate(there, 1):
        yield "\n".join((_line(which, schedule, words), _next(schedule, words)))
    if settings.zone is None:
        yield words.text("dailies-zone-hint")
    yield words.text("dailies-how")


def _line(which: int, schedule: Schedule, words: Words) -> str:
    plan = schedule.plan
    facts = [
        days_text(plan.days, words),
        words.named("kind", plan.kind) if plan.kind else words.text("daily-any-kind"),
        words.text("daily-level", level=str(plan.level))
        if plan.level
        else words.text("daily-any-level"),
    ]
    if plan.role is not None:
        facts.append(words.text("daily-pings", role=f"<@&{plan.role}>"))
    if plan.thread:
        facts.append(words.text("daily-with-thread"))
    return words.text(
        "daily-line",
        which=str(which),
        channel=f"<#{plan.channel}>",
        time=clock_time(plan.minute),
        facts=" · ".join(facts),
    )


def _next(schedule: Schedule, words: Words) -> str:
    if schedule.paused is not None:
        return words.named("daily-is-paused", schedule.paused)
    seconds = (schedule.next_at or 0) // 1000
    return words.text("daily-next", number=str(schedule.number), when=f"<t:{seconds}:f>")


def days_offered(typed: str, words: Words) -> Iterator[tuple[str, str]]:
    """Yield days as they are read from a text; where they are not, the names that have it."""
    wanted = typed.strip().casefold()
    days = read_days(typed, words)
    if days is not None and not (wanted.isascii() and len(wanted) < 3):  # "we" of "weekend"
        read = days_text(days, words)
        yield read, read
        return
    names = [words.text(name) for name in ("days-every", "days-weekdays", "days-weekend")]
    names += [words.named("weekday", str(day)) for day in range(WEEK)]
    yield from ((name, name) for name in names if wanted in name.casefold())


def zones_offered(typed: str, now: int, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the label and the name of each zone that a text may mean."""
    del words
    wanted = typed.strip().casefold().replace(" ", "_")
    if not wanted:
        found = list(FAMILIAR)
    else:
        named = read_zone(typed, zone_names())
        found = [name for name in zone_names() if wanted in name.casefold() or name == named]
        # A city that begins so goes before a region that has the letters somewhere.
        begins = {name: name.casefold().rpartition("/")[2].startswith(wanted) for name in found}
        found.sort(key=lambda name: (name != named, not begins[name]))
    for name in found[:ZONES_OFFERED]:
        local = local_time(zone_of(name), now)
        yield f"{name} ({clock_time(local.hour * 60 + local.minute)})", name
