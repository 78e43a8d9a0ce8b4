"""The dailies of a server: set, changed, turned off, and shown."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

from bot.feature import SERVER, Feature
from bot.features.offers import offers_button
from bot.features.quiz.asking import language_of
from bot.features.quiz.study import Study
from bot.hand import Refusal
from bot.options import ChannelPick, OneOf, Options, RolePick, Text
from bot.pages.page import Button, Page, Tone
from bot.study import offers, schedules, servers
from bot.study.calendar import EVERY_DAY, WEEK, local_time, zone_names, zone_of
from bot.study.schedules import MOST_SCHEDULES, Plan, Schedule, TooManySchedulesError
from bot.study.servers import ServerSettings
from bot.words import Words
from engine.problems import LEVELS, PROBLEM_KINDS

from .post import clock_time, days_text

if TYPE_CHECKING:
    from bot.discord.visit import Visit

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


def zones_offered(typed: str, now: int, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the label and the name of each zone that a text may mean."""
    del words
    wanted = typed.strip().casefold().replace(" ", "_")
    if not wanted:
        found = list(FAMILIAR)
    else:
        found = [name for name in zone_names() if wanted in name.casefold()]
        # A city that begins so goes before a region that has the letters somewhere.
        found.sort(key=lambda name: not name.casefold().rpartition("/")[2].startswith(wanted))
    for name in found[:ZONES_OFFERED]:
        local = local_time(zone_of(name), now)
        yield f"{name} ({clock_time(local.hour * 60 + local.minute)})", name


ANY: Final = "any"
"""The ``kind`` that leaves it to the bot."""

NEW: Final = 0
"""The ``which`` that adds a daily."""

WHICH: Final = (
    *((str(which), which, f"which-{which}") for which in range(1, MOST_SCHEDULES + 1)),
    ("new", NEW, "which-new"),
)
KINDS: Final = (
    *((kind, kind, f"kind-{kind}") for kind in PROBLEM_KINDS),
    (ANY, ANY, "daily-any-kind"),
)
DAILY_LEVELS: Final = (
    *((level, level, f"level-{level}") for level in LEVELS),
    (0, 0, "daily-any-level"),
)
DAYS: Final = (
    (EVERY_DAY, EVERY_DAY, "days-every"),
    (0b0011111, 0b0011111, "days-weekdays"),
    (0b1100000, 0b1100000, "days-weekend"),
    *((1 << day, 1 << day, f"weekday-{day}") for day in range(WEEK)),
)
"""Days of the week as bits, Monday the lowest."""

CLOCK: Final = re.compile(r"(?P<hour>[01]?[0-9]|2[0-3]):(?P<minute>[0-5][0-9])")


@dataclass(frozen=True, slots=True)
class DailyOptions(Options):
    """The options of /server daily; None and "" are not named.

    ``which`` is the place of a daily on the page, from 1 on, or `NEW`. Where ``kind`` is `ANY` or
    ``level`` 0, the bot picks; the role @everyone stands for none.
    """

    time: Annotated[str, Text(None, 20)] = ""
    zone: Annotated[
        str, Text(lambda typing: partial(zones_offered, typing.text, typing.now), 60)
    ] = ""
    channel: ChannelPick = None
    days: Annotated[int | None, OneOf(DAYS)] = None
    kind: Annotated[str | None, OneOf(KINDS), "option-daily-kind-about"] = None
    level: Annotated[int | None, OneOf(DAILY_LEVELS), "option-daily-level-about"] = None
    role: Annotated[RolePick, "option-daily-role-about"] = None
    thread: bool | None = None
    which: Annotated[int | None, OneOf(WHICH)] = None
    off: bool = False


async def set_daily(visit: "Visit", options: DailyOptions) -> None:
    """Change what is named, and show what holds then."""
    server, study, words = visit.managed_server, visit.study, visit.words
    there = await schedules.listed(study.store, server)
    if options != DailyOptions():
        chosen = _chosen(there, options)
        if options.off:
            await _turn_off(study, chosen)
        elif not await _put(visit, server, chosen, options):
            await visit.send(not_member_page(visit.invitation(server), words))
            return
        study.wake()
        there = await schedules.listed(study.store, server)
    settings = await servers.settings(study.store, server)
    silent = options.role is not None and options.role.is_silent
    role = f"<@&{options.role.id}>" if options.role and silent else ""
    offered = offers_button(await offers.listed(study.store, server), words)
    await visit.send(dailies_page(there, settings, study.store.now(), words, role, offered))


def _chosen(there: Sequence[Schedule], options: DailyOptions) -> Schedule | None:
    """Return the daily that is meant, None for a new one."""
    if options.which == NEW or (options.which is None and not there):
        return None
    if options.which is None:
        if len(there) > 1:
            raise Refusal("error-daily-which")
        return there[0]
    if options.which > len(there):
        raise Refusal("error-daily-none")
    return there[options.which - 1]


async def _turn_off(study: Study, chosen: Schedule | None) -> None:
    if chosen is None:
        raise Refusal("error-daily-none")
    await schedules.turn_off(study.store, chosen.server, chosen.schedule)


async def _put(visit: "Visit", server: int, chosen: Schedule | None, options: DailyOptions) -> bool:
    """Set a daily; whether the bot may post in its channel, without which nothing is set."""
    plan = _plan(visit, None if chosen is None else chosen.plan, options)
    visit.study.dealer.check(plan.kind)
    named = options.zone or None
    if named is not None and named not in zone_names():
        raise Refusal("error-daily-zone")
    if not await visit.may_post(plan.channel):
        return False
    schedule = None if chosen is None else chosen.schedule
    try:
        await schedules.put(visit.study.store, server, plan, schedule=schedule, zone=named)
    except TooManySchedulesError:
        raise Refusal("error-daily-most") from None
    return True


def minute_of(text: str) -> int | None:
    """Return the minute of the day of 20:00, None of no time."""
    found = CLOCK.fullmatch(text.strip())
    return int(found["hour"]) * 60 + int(found["minute"]) if found else None


def _plan(visit: "Visit", before: Plan | None, options: DailyOptions) -> Plan:
    """Return the plan with what is named in place of what was."""
    kept = None if before is None else before.minute
    minute = minute_of(options.time) if options.time else kept
    if minute is None:
        raise Refusal("error-daily-time" if options.time else "error-daily-no-time")
    language = language_of(visit, ServerSettings())
    plan = before or Plan(visit.channel or 0, minute, EVERY_DAY, language)
    plan = replace(plan, minute=minute, language=language)
    if options.days is not None:
        plan = replace(plan, days=options.days)
    if options.channel is not None:
        plan = replace(plan, channel=options.channel)
    if options.kind is not None:
        plan = replace(plan, kind=None if options.kind == ANY else options.kind)
    if options.level is not None:
        plan = replace(plan, level=options.level or None)
    if options.role is not None:
        plan = replace(plan, role=None if options.role.is_everyone else options.role.id)
    return plan if options.thread is None else replace(plan, thread=options.thread)


DAILY: Final = Feature("daily", options=DailyOptions, act=set_daily, group=SERVER, needs="study")
