"""The dailies of a server: set, changed, turned off, and shown."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord

from bot.club.daily.server_page import dailies_page, not_member_page
from bot.club.offers.page import offers_button
from bot.discord_app import delivery
from bot.discord_app.client import Client, Interaction
from bot.discord_app.discord_errors import NETWORK
from bot.discord_app.payload import compose
from bot.discord_app.study import Study, studying
from bot.study import offers, schedules, servers
from bot.study.calendar import zone_names
from bot.study.schedules import Plan, Schedule, TooManySchedulesError
from bot.study.servers import ServerSettings
from bot.typed.errors import Refusal
from bot.typed.times import EVERY_DAY, read_days, read_minute
from bot.typed.zones import read_zone

from .asking import language_of

log = logging.getLogger(__name__)

ANY: Final = "any"
"""The ``kind`` that leaves it to the bot."""

NEW: Final = 0
"""The ``which`` that adds a daily."""

CHECK_SECONDS: Final = 1.0
"""How long Discord may take to say whether the bot may post in a channel."""


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
                page = not_member_page(interaction.client.invitation_to_post(server), words)
                await delivery.send(interaction, compose(page))
                return
            if interaction.client.poster is not None:
                interaction.client.poster.wake()
            there = await schedules.listed(study.store, server)
        settings = await servers.settings(study.store, server)
        offered = offers_button(await offers.listed(study.store, server), words)
        now, silent = study.store.now(), _silent(wanted.role)
        page = dailies_page(there, settings, now, words, silent, offered)
        await delivery.send(interaction, compose(page))


def _silent(role: discord.Role | None) -> str:
    """Mention a role that pings nobody; "" for another one, and for none."""
    return "" if role is None or role.mentionable or role.is_default() else role.mention


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
    named = read_zone(wanted.zone, zone_names()) if wanted.zone else None
    if wanted.zone and named is None:
        raise Refusal("error-daily-zone")
    if not await may_post(interaction.client, plan.channel):
        return False
    schedule = None if chosen is None else chosen.schedule
    zone = named
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
