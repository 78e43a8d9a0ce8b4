"""The dailies of a server: set, changed, turned off, and shown."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Final

from bot.ask.options import ChannelPick, OneOf, RolePick, Text
from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.groups import SERVER, managed_server
from bot.club.offers.page import offers_button
from bot.club.quiz.settings_here import language_of
from bot.club.quiz.study import Study
from bot.study import offers, schedules, servers
from bot.study.calendar import zone_names
from bot.study.schedules import MOST_SCHEDULES, Plan, Schedule, TooManySchedulesError
from bot.study.servers import ServerSettings
from bot.typed.errors import Refusal
from bot.typed.question import Typed
from bot.typed.times import EVERY_DAY, read_days, read_minute
from bot.typed.zones import read_zone
from engine.problems import LEVELS, PROBLEM_KINDS

from .server_page import dailies_page, days_offered, not_member_page, zones_offered

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


@dataclass(frozen=True, slots=True)
class DailyTyped(Typed):
    """The options of /server daily; None and "" are not named.

    ``which`` is the place of a daily on the page, from 1 on, or `NEW`. Where ``kind`` is `ANY` or
    ``level`` 0, the bot picks; the role @everyone stands for none.
    """

    time: Annotated[str, Text(None, 20)] = ""
    zone: Annotated[
        str, Text(lambda typing: partial(zones_offered, typing.text, typing.now), 60)
    ] = ""
    channel: ChannelPick = None
    days: Annotated[str, Text(lambda typing: partial(days_offered, typing.text), 60)] = ""
    kind: Annotated[str | None, OneOf(KINDS), "option-daily-kind-about"] = None
    level: Annotated[int | None, OneOf(DAILY_LEVELS), "option-daily-level-about"] = None
    role: Annotated[RolePick, "option-daily-role-about"] = None
    thread: bool | None = None
    which: Annotated[int | None, OneOf(WHICH)] = None
    off: bool = False


async def set_daily(visit: Visit, study: Study, typed: DailyTyped) -> None:
    """Change what is named, and show what holds then."""
    server, words = managed_server(visit), visit.words
    there = await schedules.listed(study.store, server)
    if typed != DailyTyped():
        chosen = _chosen(there, typed)
        if typed.off:
            await _turn_off(study, chosen)
        elif not await _put(visit, study, server, chosen, typed):
            await visit.send(not_member_page(visit.invitation(server), words))
            return
        study.wake()
        there = await schedules.listed(study.store, server)
    settings = await servers.settings(study.store, server)
    silent = typed.role is not None and typed.role.is_silent
    role = f"<@&{typed.role.id}>" if typed.role and silent else ""
    offered = offers_button(await offers.listed(study.store, server), words)
    await visit.send(dailies_page(there, settings, study.store.now(), words, role, offered))


def _chosen(there: Sequence[Schedule], typed: DailyTyped) -> Schedule | None:
    """Return the daily that is meant, None for a new one."""
    if typed.which == NEW or (typed.which is None and not there):
        return None
    if typed.which is None:
        if len(there) > 1:
            raise Refusal("error-daily-which")
        return there[0]
    if typed.which > len(there):
        raise Refusal("error-daily-none")
    return there[typed.which - 1]


async def _turn_off(study: Study, chosen: Schedule | None) -> None:
    if chosen is None:
        raise Refusal("error-daily-none")
    await schedules.turn_off(study.store, chosen.server, chosen.schedule)


async def _put(
    visit: Visit, study: Study, server: int, chosen: Schedule | None, typed: DailyTyped
) -> bool:
    """Set a daily; whether the bot may post in its channel, without which nothing is set."""
    plan = _plan(visit, None if chosen is None else chosen.plan, typed)
    study.dealer.check(plan.kind)
    named = read_zone(typed.zone, zone_names()) if typed.zone else None
    if typed.zone and named is None:
        raise Refusal("error-daily-zone")
    if not await visit.may_post(plan.channel):
        return False
    schedule = None if chosen is None else chosen.schedule
    try:
        await schedules.put(study.store, server, plan, schedule=schedule, zone=named)
    except TooManySchedulesError:
        raise Refusal("error-daily-most") from None
    return True


def _plan(visit: Visit, before: Plan | None, typed: DailyTyped) -> Plan:
    """Return the plan with what is named in place of what was."""
    kept = None if before is None else before.minute
    minute = read_minute(typed.time) if typed.time else kept
    if minute is None:
        raise Refusal("error-daily-time" if typed.time else "error-daily-no-time")
    language = language_of(visit, ServerSettings())
    plan = before or Plan(visit.channel or 0, minute, EVERY_DAY, language)
    plan = replace(plan, minute=minute, language=language)
    if typed.days:
        days = read_days(typed.days, visit.words)
        if days is None:
            raise Refusal("error-daily-days")
        plan = replace(plan, days=days)
    if typed.channel is not None:
        plan = replace(plan, channel=typed.channel)
    if typed.kind is not None:
        plan = replace(plan, kind=None if typed.kind == ANY else typed.kind)
    if typed.level is not None:
        plan = replace(plan, level=typed.level or None)
    if typed.role is not None:
        plan = replace(plan, role=None if typed.role.is_everyone else typed.role.id)
    return plan if typed.thread is None else replace(plan, thread=typed.thread)


DAILY: Final = Activity("study", (VisitCommand("daily", DailyTyped, set_daily, SERVER),))
