"""The dailies of a server: set, changed, turned off, and shown."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.club.daily.page import clock_time, days_text
from bot.discord_app import delivery
from bot.discord_app.client import Client, Interaction
from bot.discord_app.discord_errors import NETWORK
from bot.discord_app.payload import compose
from bot.pages.page import Page, Tone
from bot.study import schedules, servers
from bot.study.calendar import local_time, zone_names, zone_of
from bot.study.schedules import Plan, Schedule, TooManySchedulesError
from bot.study.servers import ServerSettings
from bot.typed.errors import Refusal
from bot.typed.times import EVERY_DAY, WEEK, read_days, read_minute
from bot.words import Words

from .asking import language_of
from .study import Study, studying

log = logging.getLogger(__name__)

ANY: Final = "any"
"""The ``kind`` that leaves it to the bot."""

NEW: Final = 0
"""The ``which`` that adds a daily."""

CHECK_SECONDS: Final = 1.0
"""How long Discord may take to say whether the bot may post in a channel."""

ZONES_OFFERED: Final = 25

FAMILIAR: Final = (
    "Asia/Tokyo", "Asia/Shanghai", "Asia/Taipei", "Asia/Hong_Kong", "Asia/Seoul", "Asia/Singapore",
    "Australia/Sydney", "Pacific/Auckland", "Asia/Kolkata", "Asia/Dubai", "Europe/Moscow",
    "Europe/Helsinki", "Europe/Berlin", "Europe/Paris", "Europe/London", "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "Pacific/Honolulu", "UTC",
)  # fmt: skip
"""Zones that are offered before anything is typed: none is guessed from a language."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of /server daily as they are typed; None and "" are not named.

    ``which`` is the place of a daily on the page, from 1 on, or `NEW`. Where ``kind`` is `ANY` or
    ``level`` 0, the bot picks; the role @everyone stands for none.
    """

    time: str = ""
    channel: int | None = None
    days: str = ""
    kind: str | None = None
    level: int | None = None
    role: discord.Role | None = None
    thread: bool | None = None
    zone: str = ""
    which: int | None = None
    off: bool = False


async def set_daily(interaction: Interaction, wanted: Wanted) -> None:
    """Change what is named, and show what holds then."""
    async with studying(interaction) as study:
        server, words = interaction.guild_id, interaction.client.responder.words(interaction)
        if server is None:
            raise Refusal("error-server-only")
        there = await schedules.listed(study.store, server)
        if wanted != Wanted():
            chosen = _chosen(there, wanted)
            if wanted.off:
                await _turn_off(study, chosen)
            elif not await _put(interaction, study, server, chosen, wanted):
                link = interaction.client.invitation_to_post(server)
                text = words.text("daily-not-member", link=link)
                page = Page(None, Tone.WARNING, words.text("title-dailies"), (), "", (text,))
                await delivery.send(interaction, compose(replace(page, private=True)))
                return
            if interaction.client.poster is not None:
                interaction.client.poster.wake()
            there = await schedules.listed(study.store, server)
        settings = await servers.settings(study.store, server)
        page = dailies_page(there, settings, study.store.now(), words, wanted.role)
        await delivery.send(interaction, compose(page))


def _chosen(there: Sequence[Schedule], wanted: Wanted) -> Schedule | None:
    """Return the daily that is meant, None for a new one."""
    if wanted.which == NEW or (wanted.which is None and not there):
        return None
    if wanted.which is None:
        if len(there) > 1:
            raise Refusal("error-daily-which")
        return there[0]
    if wanted.which > len(there):
        raise Refusal("error-daily-none")
    return there[wanted.which - 1]


async def _turn_off(study: Study, chosen: Schedule | None) -> None:
    if chosen is None:
        raise Refusal("error-daily-none")
    await schedules.turn_off(study.store, chosen.server, chosen.schedule)


async def _put(
    interaction: Interaction, study: Study, server: int, chosen: Schedule | None, wanted: Wanted
) -> bool:
    """Set a daily; whether the bot may post in its channel, without which nothing is set."""
    plan = _plan(interaction, None if chosen is None else chosen.plan, wanted)
    if wanted.zone and wanted.zone not in zone_names():
        raise Refusal("error-daily-zone")
    if not await may_post(interaction.client, plan.channel):
        return False
    schedule = None if chosen is None else chosen.schedule
    zone = wanted.zone or None
    try:
        await schedules.put(study.store, server, plan, schedule=schedule, zone=zone)
    except TooManySchedulesError:
        raise Refusal("error-daily-most") from None
    return True


def _plan(interaction: Interaction, before: Plan | None, wanted: Wanted) -> Plan:
    """Return the plan with what is named in place of what was."""
    kept = None if before is None else before.minute
    minute = read_minute(wanted.time) if wanted.time else kept
    if minute is None:
        raise Refusal("error-daily-time" if wanted.time else "error-daily-no-time")
    language = language_of(interaction, ServerSettings())
    plan = before or Plan(interaction.channel_id or 0, minute, EVERY_DAY, language)
    plan = replace(plan, minute=minute, language=language)
    if wanted.days:
        days = read_days(wanted.days, interaction.client.responder.words(interaction))
        if days is None:
            raise Refusal("error-daily-days")
        plan = replace(plan, days=days)
    if wanted.channel is not None:
        plan = replace(plan, channel=wanted.channel)
    if wanted.kind is not None:
        plan = replace(plan, kind=None if wanted.kind == ANY else wanted.kind)
    if wanted.level is not None:
        plan = replace(plan, level=wanted.level or None)
    if wanted.role is not None:
        plan = replace(plan, role=None if wanted.role.is_default() else wanted.role.id)
    return plan if wanted.thread is None else replace(plan, thread=wanted.thread)


async def may_post(client: Client, channel: int) -> bool:
    """Whether the bot is in the server and may send messages in a channel.

    Nobody tells it but Discord, asked to show that the bot is typing: an app that was added without
    the scope ``bot`` has commands in the server and is no member of it.
    """
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            await client.http.send_typing(channel)
    except (discord.Forbidden, discord.NotFound):
        return False
    except (discord.HTTPException, *NETWORK) as error:  # then the first daily will tell
        log.info("Whether channel %d takes dailies is not known: %r", channel, error)
    return True


def dailies_page(
    there: Sequence[Schedule],
    settings: ServerSettings,
    now: int,
    words: Words,
    role: discord.Role | None = None,
) -> Page:
    """Show the dailies of a server; ``role`` is the one that was just named to be pinged."""
    text = list(_lines(there, settings, now, words))
    if role is not None and not (role.mentionable or role.is_default()):
        text.append(words.text("daily-role-silent", role=role.mention))
    title = words.text("title-dailies")
    return Page(None, Tone.HELP, title, (), "", tuple(text), private=True)


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
    days = read_days(typed, words)
    if days is not None:
        read = days_text(days, words)
        yield read, read
        return
    names = [words.text(name) for name in ("days-every", "days-weekdays", "days-weekend")]
    names += [words.named("weekday", str(day)) for day in range(WEEK)]
    wanted = typed.strip().casefold()
    yield from ((name, name) for name in names if wanted in name.casefold())


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
