"""/server daily and *Forget this server* in SimCord, as a manager uses them."""

import asyncio
from zoneinfo import ZoneInfo

import aiohttp
import discord
import pytest
import pytest_asyncio
from asking import acting
from bot_world import text_of
from discord.gateway import DiscordWebSocket
from discord.http import Route
from patience import PATIENCE
from quizzing import boss_of, controls, feedback, number_of, refusal
from settling import settled
from standin import Standin

from bot import preflight
from bot.features.daily.feature import FAMILIAR, ZONES_OFFERED, zones_offered
from bot.hosting.config import Settings
from bot.local_page import show_posts
from bot.study import dailies, outbox, quizzes, schedules, servers
from bot.study.calendar import local_time, zone_names
from bot.study.servers import ServerSettings
from bot.study.store import StudyUnavailableError, Trouble
from bot.words import words_for

pytestmark = [pytest.mark.studies, pytest.mark.usefixtures("payloads_are_valid")]

NOW = 1_800_000_000_000
"""15 January 2027, 08:00 UTC."""


class Clock:
    now = NOW

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    """A clock that stands still until a test moves it."""
    return Clock()


@pytest.fixture
def study_clock(clock):
    return clock


@pytest_asyncio.fixture
async def discord_standin(monkeypatch):
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with Standin() as standin:
        yield standin


async def daily(world, **options):
    """What a manager is shown after /server daily."""
    boss = getattr(world, "boss", None) or boss_of(world)
    world.boss = boss
    return await boss.slash(world.channel, "server daily", **options)


async def shown(world, **options):
    return text_of(feedback(await daily(world, **options)))


async def stored(world):
    return await schedules.listed(world.client.study.store, world.env.guild.id)


async def test_a_daily_is_set_with_its_time_and_the_servers_zone_and_shown(world):
    assert "There is none yet" in await shown(world)
    page = await shown(world, time="20:00", zone="Europe/Berlin")
    (one,) = await stored(world)
    assert (one.plan.channel, one.plan.language) == (world.channel.id, "en")
    local = local_time(ZoneInfo("Europe/Berlin"), one.next_at)
    assert (local.day, local.hour, local.minute) == (15, 20, 0)
    assert "Time zone: **Europe/Berlin**, where it is 09:00 now." in page
    assert f"**1.** <#{world.channel.id}> · **20:00** · every day · any kind · any level" in page
    assert f"No. 1 comes <t:{one.next_at // 1000}:f>." in page
    assert "Is that not your local time?" not in page
    assert await shown(world) == page


async def test_without_a_zone_the_page_says_which_time_it_takes(world):
    page = await shown(world, time="20:00")
    assert "Time zone: **UTC**, where it is 08:00 now." in page
    assert "Is that not your local time?" in page


async def test_what_is_named_changes_and_the_rest_stays(world):
    await daily(world, time="20:00", zone="Europe/Berlin", kind="waits", level=3)
    other = world.env.guild.create_text_channel("problems")
    page = await shown(world, days=0b0011111, channel=other, thread=True, time="7:30")
    assert f"<#{other.id}> · **07:30** · Mon–Fri · waits · Level 3 · with a thread" in page
    (one,) = await stored(world)
    assert (one.plan.kind, one.plan.level) == ("waits", 3)
    page = await shown(world, kind="any", level=0, thread=False, days=0b1100000)
    assert "Sat Sun · any kind · any level\n" in page


async def test_a_role_is_pinged_and_who_sets_it_hears_where_discord_will_not(world):
    role = world.env.guild.create_role("readers")
    page = await shown(world, time="20:00", role=role)
    assert f"pings <@&{role.id}>" in page
    assert f"Discord pings <@&{role.id}> only if" in page
    assert "Discord pings" not in await shown(world)
    everyone = world.env.guild.default_role
    assert "pings" not in await shown(world, role=everyone)


async def test_four_at_most_are_told_apart_by_their_place(world, clock):
    for hour in range(4):
        clock.now += 1
        page = await shown(world, time=f"{hour}:00", which="new")
    assert "**4.**" in page
    assert "four dailies" in refusal(await daily(world, time="5:00", which="new"))
    assert "several dailies" in refusal(await daily(world, time="5:00"))
    page = await shown(world, which="3", time="23:00")
    assert [one.plan.minute for one in await stored(world)] == [0, 60, 23 * 60, 180]
    page = await shown(world, which="1", off=True)
    assert "**3.**" in page
    assert "**4.**" not in page
    assert "no such daily" in refusal(await daily(world, which="4", time="5:00"))


async def test_it_is_turned_off(world):
    await daily(world, time="20:00")
    assert "There is none yet" in await shown(world, off=True)
    assert "no such daily" in refusal(await daily(world, off=True))
    assert "no such daily" in refusal(await daily(world, which="1", time="21:00"))
    assert await stored(world) == ()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"kind": "waits"}, "Name the **time**"),
        ({"time": "teatime"}, "cannot read this time"),
        ({"time": "8 pm"}, "cannot read this time"),
        ({"time": "24:00"}, "cannot read this time"),
        ({"time": "20:00", "zone": "Atlantis"}, "no time zone of this name"),
    ],
)
async def test_what_cannot_be_read_changes_nothing(world, options, said):
    assert said in refusal(await daily(world, **options))
    assert await stored(world) == ()


async def test_where_the_bot_is_no_member_the_second_link_is_offered(world):
    silent = {world.env.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    hidden = world.env.guild.create_text_channel("hidden", overwrites=silent)
    result = await daily(world, time="20:00", channel=hidden)
    said = refusal(result)
    assert "I am not a member of this server" in said
    link = said.partition("](")[2].partition(")")[0]
    assert f"guild_id={world.env.guild.id}" in link
    assert "scope=bot+applications.commands" in link
    wanted = discord.Permissions(int(link.partition("permissions=")[2].partition("&")[0]))
    assert {name for name, is_set in wanted if is_set} == {
        "read_messages", "send_messages", "send_messages_in_threads", "attach_files",
        "create_public_threads", "read_message_history",
    }  # fmt: skip
    assert await stored(world) == ()


@pytest.mark.parametrize("is_here", [True, False])
@pytest.mark.parametrize("denied", ["attach_files", "send_messages"])
async def test_a_daily_is_not_set_where_its_picture_could_not_be_sent(world, is_here, denied):
    without = {world.env.guild.default_role: discord.PermissionOverwrite(**{denied: False})}
    channel = world.env.guild.create_text_channel("plain", overwrites=without)
    boss = boss_of(world)
    here, named = (channel, {}) if is_here else (world.channel, {"channel": channel})
    said = refusal(await boss.slash(here, "server daily", time="20:00", **named))
    assert "may not post and attach files in that channel" in said
    assert await stored(world) == ()
    allowed = world.env.guild.create_text_channel("pictures")
    await boss.slash(here, "server daily", time="20:00", channel=allowed)
    assert [one.plan.channel for one in await stored(world)] == [allowed.id]


async def test_a_discord_that_does_not_say_lets_the_daily_be_set(world):
    async def hang(_):
        raise TimeoutError

    world.client.http.send_typing = hang
    assert "No. 1 comes" in await shown(world, time="20:00")


async def test_a_paused_daily_says_why_and_goes_on_when_it_is_changed(world, clock):
    await daily(world, time="20:00")
    store = world.client.study.store
    for _ in range(dailies.FAILURE_LIMIT):
        (one,) = await stored(world)
        clock.now = one.next_at
        await dailies.claim(store)
        (quiz,) = (await outbox.take(store)).due
        await dailies.note_failure(store, quiz)
    assert "It is paused: three in a row could not be posted." in await shown(world)
    assert "No. 4 comes" in await shown(world, which="1")


async def test_the_daily_is_posted_in_the_channel_and_answered_there(world, clock, monkeypatch):
    """From the command to the reveal, in one world."""
    monkeypatch.setattr("bot.discord.poster.LONGEST_PAUSE", 0.02)
    await daily(world, time="20:00", kind="readings", level=1)
    await world.client.start_posting()
    (one,) = await stored(world)
    clock.now = one.next_at
    await settled(world.client)
    question = last_of(world)
    assert text_of(question).startswith("### No. 1 · How many readings?")
    store = world.client.study.store
    quiz = await quizzes.find(store, number_of(question))
    problem = world.client.study.read_problem(quiz).problem
    message = world.channel.last_message
    right = controls(question)[problem.write(problem.right)]
    await world.ann.click(message, custom_id=right)
    question = last_of(world)
    assert "1 has answered" in text_of(question)
    assert text_of(question).startswith("### No. 1 · How many readings?")
    assert "Level 1" in text_of(question)
    refused = await world.bob.click(message, custom_id=controls(question)["reveal"])
    assert "when the next one comes" in refusal(refused)
    clock.now = quiz.closes_at
    await settled(world.client)
    clock.now += outbox.REVEAL_AFTER
    await settled(world.client)
    assert "yesterday 1 of 1 saw it: [No. 1]" in text_of(last_of(world))


async def test_the_local_page_shows_a_daily_by_itself(world, clock, monkeypatch):
    """SimCord publishes its page when one of its users does something, and the bot is none."""
    monkeypatch.setattr("bot.discord.poster.LONGEST_PAUSE", 0.02)
    await daily(world, time="20:00", kind="readings", level=1)
    (one,) = await stored(world)
    async with (
        world.env.preview(world.channel, viewers=[world.ann], layout="channel") as page,
        aiohttp.ClientSession() as session,
    ):
        state = await opened(session, page)
        showing = asyncio.create_task(show_posts(page, world.client.poster))
        await world.client.start_posting()
        assert "How many readings?" not in await state()
        clock.now = one.next_at
        async with asyncio.timeout(PATIENCE):
            while True:
                await asyncio.sleep(0.05)
                if "How many readings?" in await state():
                    break
        showing.cancel()


async def opened(session, page):
    """Open the page as a browser does; return the request with which it asks what there is."""
    address, _, capability = page.url.partition("#")
    session.headers["X-Simcord-Capability"] = capability
    async with session.post(f"{address}api/pages", json={}) as response:
        context = (await response.json())["context"]["id"]

    async def state():
        headers = {"X-Simcord-Context": context}
        async with session.get(f"{address}api/state", headers=headers) as response:
            response.raise_for_status()
            return await response.text("utf-8")

    return state


def last_of(world):
    """The last message that everybody in the channel sees, as Discord keeps it."""
    kept = [it for it in world.env.backend.messages[world.channel.id].values() if not it.flags & 64]
    return max(kept, key=lambda message: message.id)


def server_control(choice):
    return acting("server", "settings", choice=choice)


async def test_a_server_is_forgotten_after_one_more_question(world, clock):
    await daily(world, time="20:00", zone="Europe/Berlin")
    await world.boss.slash(world.channel, "server settings", language="ja")
    store, server = world.client.study.store, world.env.guild.id
    (one,) = await stored(world)
    clock.now = one.next_at
    await dailies.claim(store)
    page = feedback(await world.boss.slash(world.channel, "server settings"))
    sure = await world.boss.click(page, custom_id=server_control("forget"))
    assert "Forget this server?" in text_of(sure.response)
    kept = await world.boss.click(sure.response, custom_id=server_control("keep"))
    assert "Questions in this server" in text_of(kept.response)
    assert (await servers.settings(store, server)).zone == "Europe/Berlin"
    sure = await world.boss.click(kept.response, custom_id=server_control("forget"))
    gone = await world.boss.click(sure.response, custom_id=server_control("all"))
    assert gone.deferred, "of a large server it takes longer than Discord waits"
    assert "Nothing is stored about this server" in text_of(gone.response)
    assert await servers.settings(store, server) == ServerSettings()
    assert await stored(world) == ()
    assert await outbox.earliest(store) is None


async def test_what_kept_a_server_from_being_forgotten_is_told_and_the_button_stays(
    world, monkeypatch
):
    await daily(world, time="20:00")
    page = feedback(await world.boss.slash(world.channel, "server settings"))
    sure = await world.boss.click(page, custom_id=server_control("forget"))
    forget_boards = servers._forget_boards

    def fail(*_, **__):
        raise StudyUnavailableError("gone", Trouble.DOWN)

    monkeypatch.setattr(servers, "_forget_boards", fail)
    failed = await world.boss.click(sure.response, custom_id=server_control("all"))
    assert "their database cannot be reached" in text_of(failed.followups[0])
    assert await stored(world) == ()
    monkeypatch.setattr(servers, "_forget_boards", forget_boards)
    gone = await world.boss.click(sure.response, custom_id=server_control("all"))
    assert "Nothing is stored about this server" in text_of(gone.response)


async def test_only_managers_forget_a_server(world):
    await daily(world, time="20:00")
    page = feedback(await world.boss.slash(world.channel, "server settings"))
    await world.boss.click(page, custom_id=server_control("forget"))
    await world.env.bot.http.remove_role(
        world.env.guild.id, world.boss.id, world.env.guild.roles["boss"].id, reason=None
    )
    result = await world.boss.click(page, custom_id=server_control("all"))
    assert "Only those who manage this server" in refusal(result)
    assert len(await stored(world)) == 1


def test_zones_are_offered_by_city_and_with_the_time_there():
    words = words_for("en")
    berlin = list(zones_offered("berl", NOW, words))
    assert berlin == [("Europe/Berlin (09:00)", "Europe/Berlin")]
    assert ("America/New_York (03:00)", "America/New_York") in zones_offered("new y", NOW, words)
    assert [name for _, name in zones_offered("", NOW, words)] == list(FAMILIAR)
    assert set(FAMILIAR) <= set(zone_names())
    assert len(list(zones_offered("a", NOW, words))) == ZONES_OFFERED
    assert next(zones_offered("rome", NOW, words))[1] == "Europe/Rome"
    assert list(zones_offered("atlantis", NOW, words)) == []


async def test_check_prints_both_links(discord_standin, tmp_path):
    settings = Settings(
        discord_token=discord_standin.gateway.token,
        discord_api_base=discord_standin.address,
        database_url=f"sqlite:///{tmp_path}/study.db",
    )
    links = [it.seen async for it in preflight.findings(settings) if it.what == "link"]
    commands, member = links
    assert "scope=applications.commands adds the commands" in commands
    assert "scope=bot+applications.commands" in member
    without = Settings(
        discord_token=settings.discord_token,
        discord_api_base=settings.discord_api_base,
        database_url="off",
    )
    (only,) = [it.seen async for it in preflight.findings(without) if it.what == "link"]
    assert "bot+" not in only
