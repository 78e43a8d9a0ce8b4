"""What the bot does when the network, Discord or its users misbehave: it comes back, quietly."""

import asyncio
import sys
import time
from dataclasses import dataclass
from functools import partial, wraps
from types import SimpleNamespace

import aiohttp
import payloads
import psutil
import pytest
from bot_online import OnlineBot, online
from bot_process import free_port, running
from bot_world import slot_of
from discord import HTTPException
from discord.gateway import DiscordWebSocket
from patience import PATIENCE
from prometheus_client.parser import text_string_to_metric_families
from standin import Standin
from standin_gateway import INVALID_SESSION, RECONNECT
from standin_interactions import APPLICATION_ID, click, command, menu, typing

from bot.discord import connection

HAND = "1112345678999m"


@dataclass
class Scene:
    """A stand-in, a bot that has connected to it, and the port where its health is asked."""

    discord: Standin
    bot: OnlineBot
    port: int

    async def get(self, path):
        """Return the status and the text of a page of the bot's."""
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{self.port}{path}") as response,
        ):
            return response.status, await response.text()

    async def until_healthz(self, *expected):
        """Wait until the bot's health is so."""
        async with asyncio.timeout(PATIENCE):
            while await self.get("/healthz") != expected:  # noqa: ASYNC110 - asked by HTTP
                await asyncio.sleep(0.02)

    async def metric(self, name, **labels):
        """Return the value of a measurement, 0 where there is none, once no answer is under way."""
        async with asyncio.timeout(PATIENCE):
            while self.bot.client.admission._inside:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.01)
        _, text = await self.get("/metrics")
        return sum(
            sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )

    async def end(self):
        """Stop the bot; return what it wrote."""
        return await self.bot.end()


@pytest.fixture
async def scene(monkeypatch):
    monkeypatch.setattr("bot.discord.client.IDENTIFY_SECONDS", 0.1)  # the stand-in's pause is 0
    port = free_port()
    async with Standin() as discord, online(discord, port) as bot:
        await discord.ready()
        yield Scene(discord, bot, port)
        assert discord.rest.problems == []


def text_of(message):
    return "\n".join(p["content"] for p in payloads.parts(message["components"]) if p["type"] == 10)


# The gateway


async def drop(gateway):
    await gateway.drop()


async def reconnect(gateway):
    await gateway.send_all(RECONNECT)


async def pause(gateway):
    await gateway.send_all(INVALID_SESSION, data=True)


async def restart(gateway):
    await gateway.hang_up(1012)


@pytest.mark.parametrize("fault", [drop, reconnect, pause, restart])
async def test_a_session_goes_on_after(scene, fault):
    gateway = scene.discord.gateway
    (session,) = gateway.sessions.values()
    gateway.up.clear()
    await fault(gateway)
    await gateway.until(lambda: not gateway.lines or gateway.up.is_set())
    missed = await scene.discord.send(command("waits", hand=HAND))
    await scene.discord.ready()
    await missed.until_done()
    assert session.resumed >= 1
    assert list(gateway.sessions.values()) == [session]
    assert "Traceback" not in await scene.end()


async def invalidate(gateway):
    await gateway.send_all(INVALID_SESSION, data=False)


async def forget(gateway):
    for session in gateway.sessions.values():
        session.resumable = False
    await gateway.drop()


async def trip(gateway):
    gateway.unavailable = 2
    await gateway.drop()


@pytest.mark.parametrize("fault", [invalidate, forget, trip])
async def test_a_new_session_is_started_after(scene, fault):
    gateway = scene.discord.gateway
    gateway.up.clear()
    await fault(gateway)
    await scene.discord.ready()
    assert len(gateway.sessions) == 2
    assert (await scene.discord.ask(command("waits", hand=HAND))).type == 4
    assert "Traceback" not in await scene.end()


async def test_a_gateway_that_is_away_for_hours_at_the_start_is_tried_until_it_is_there(
    monkeypatch,
):
    """The pauses are left out: 1,100 tries with five seconds between are an hour and a half."""
    tries, from_client = [], DiscordWebSocket.from_client

    async def away(*given, **named):
        tries.append(named["shard_id"])
        if len(tries) <= sys.getrecursionlimit() + 100:
            raise OSError
        return await from_client(*given, **named)

    async def sleep(_):
        await asyncio.sleep(0)

    monkeypatch.setattr(DiscordWebSocket, "from_client", away)
    hurried = SimpleNamespace(**{name: getattr(asyncio, name) for name in asyncio.__all__})
    hurried.sleep = sleep
    monkeypatch.setattr("discord.shard.asyncio", hurried)
    async with Standin() as discord, online(discord) as bot:
        await discord.ready()
        assert len(tries) == sys.getrecursionlimit() + 101
        assert "RecursionError" not in await bot.end()


async def test_a_shard_waits_a_minute_at_most_after_a_long_outage(scene):
    (shard,) = scene.bot.client.shards.values()
    backoff = shard._parent._backoff
    assert max(backoff.delay() for _ in range(1000)) <= 64


async def test_too_many_requests_at_the_start_are_waited_for(monkeypatch):
    monkeypatch.setattr("bot.discord.connection.RETRY_SECONDS", 0.02)
    tries = []

    async def limited(client, token):
        tries.append(token)
        if len(tries) < 3:
            raise HTTPException(SimpleNamespace(status=429, reason="Too Many Requests"), "later")
        return await connection.enter.__wrapped__(client, token)

    monkeypatch.setattr(connection, "enter", wraps(connection.enter)(limited))
    async with Standin() as discord, online(discord):
        await discord.ready()
    assert len(tries) == 3


@pytest.mark.parametrize("end", ["users/@me", "gateway/bot", "/commands"])
async def test_a_start_waits_as_long_as_cloudflare_bars_the_address(monkeypatch, end):
    monkeypatch.setattr("bot.discord.connection.RETRY_SECONDS", 0.02)
    async with Standin() as discord:
        discord.rest.bars[end] = 2
        async with online(discord) as bot:
            await bot.said("trying again in 2 s")
            barred_at, requests = time.monotonic(), len(discord.rest.requests)
            await discord.rest.until(lambda: len(discord.rest.requests) > requests)
            assert time.monotonic() - barred_at > 1.5
            await discord.ready()
            assert "ERROR" not in await bot.end()


async def test_a_gateway_that_no_longer_answers_heartbeats_is_left():
    async with Standin() as discord:
        discord.gateway.heartbeat_seconds = 0.2
        async with online(discord) as bot:
            bot.client._connection.heartbeat_timeout = 1.0  # a minute, Discord beating every 41 s
            await discord.ready()
            gateway, (session,) = discord.gateway, discord.gateway.sessions.values()
            # A busy machine may have answered one too late before.
            left, resumed = len(gateway.close_codes), session.resumed
            gateway.acknowledges = False
            await gateway.until(lambda: len(gateway.close_codes) > left)
            gateway.acknowledges = True
            await gateway.until(lambda: session.resumed > resumed)
            await bot.end()
            await gateway.until(lambda: gateway.close_codes[-1] == 1000)


# Past one process


@pytest.mark.slow
async def test_clusters_share_the_shards_and_recover_from_colliding(tmp_path):
    async with Standin() as discord:
        discord.gateway.identify_seconds = float("inf")
        both = {"SHARD_COUNT": "2", "CLUSTER_COUNT": "2", "DATABASE_URL": "off"}
        clusters = [discord.environment(**both, CLUSTER_INDEX=str(index)) for index in range(2)]
        async with (
            running(tmp_path, clusters[0]) as first,
            running(tmp_path, clusters[1]) as second,
        ):
            gateway = discord.gateway
            await gateway.until(lambda: gateway.collisions)
            gateway.identify_seconds = 4.0
            await gateway.until(lambda: len(gateway.sessions) == 2)
            for shard in range(2):
                asked = command("waits", hand=HAND, guild=(4 + shard) << 22)
                assert (await discord.ask(asked, shard)).type == 4
            first.stop()
            second.stop()
            outputs = [await bot.end() for bot in (first, second)]
        assert sorted(session.shard for session in gateway.sessions.values()) == [(0, 2), (1, 2)]
        assert discord.rest.requests.count(("PUT", f"applications/{APPLICATION_ID}/commands")) == 1
    assert all(code == 0 and "Traceback" not in output for code, output in outputs)


async def test_as_many_shards_are_run_as_discord_advises(monkeypatch):
    monkeypatch.setattr("bot.discord.client.IDENTIFY_SECONDS", 0.1)
    async with Standin() as discord:
        discord.rest.shards = 2
        discord.gateway.identify_seconds = 0.05
        async with online(discord):
            await discord.gateway.until(lambda: len(discord.gateway.sessions) == 2)
        shards = [session.shard for session in discord.gateway.sessions.values()]
        assert shards == [(0, 2), (1, 2)]


# Interactions


@pytest.mark.parametrize("lacking", ["id", "token", "application_id", "position"])
async def test_an_interaction_without_a_field_ends_neither_the_shard_nor_the_bot(scene, lacking):
    for _ in range(3):
        broken = command("waits", guild=9, hand=HAND).event
        (broken["channel"] if lacking == "position" else broken).pop(lacking)
        await scene.discord.gateway.dispatch("INTERACTION_CREATE", broken)
    answer = await scene.discord.ask(command("waits", who=6, hand=HAND))
    assert answer.message is not None
    sessions = len(scene.discord.gateway.identifies)
    log = await scene.end()
    assert sessions == 1
    assert log.count("An event of Discord could not be read: INTERACTION_CREATE") == 1
    assert "KeyError" in log
    assert HAND not in log


async def test_an_interaction_that_comes_too_late_is_dropped(scene):
    assert (await scene.discord.ask(command("waits", hand=HAND))).type == 4
    late = await scene.discord.send(command("waits", hand=HAND, age=2 * PATIENCE))
    await scene.discord.ask(command("help"))
    assert not late.done.is_set()
    assert scene.discord.rest.refused == []
    assert await scene.metric("riichi_bot_interactions_total", outcome="stale") == 1


@pytest.mark.usefixtures("bursts_alone")
async def test_a_user_who_asks_too_much_is_told_when_to_come_back(scene):
    answers = [await scene.discord.send(command("waits", hand=HAND, who=1)) for _ in range(40)]
    other = await scene.discord.ask(command("waits", hand=HAND, who=2))
    for answer in answers:
        await answer.until_done()
    told = [answer for answer in answers if "Try again in" in text_of(answer.message)]
    assert len(told) == 20
    assert all(answer.message["flags"] & 64 for answer in told)
    assert "Tenpai" in text_of(other.message)
    assert await scene.metric("riichi_bot_interactions_total", outcome="cooldown") == len(told)


async def test_once_told_to_stop_it_takes_nothing_new(scene):
    scene.discord.rest.held = asyncio.Event()
    first = await scene.discord.send(command("waits", hand=HAND))
    await scene.discord.rest.called("/callback")
    scene.bot.stop()
    await scene.until_healthz(503, "stopping\n")
    late = await scene.discord.send(command("waits", hand=HAND))
    asyncio.get_running_loop().call_later(0.5, scene.discord.rest.held.set)
    await scene.bot.end()
    assert first.done.is_set()
    assert not late.done.is_set()


@pytest.mark.usefixtures("bursts_alone")
async def test_autocomplete_over_the_limit_gets_an_empty_list(scene):
    asked = [typing("waits", focused="hand", who=1, hand="123m") for _ in range(120)]
    answers = [await scene.discord.send(one) for one in asked]
    for answer in answers:
        await answer.until_done()
    assert {answer.type for answer in answers} == {8}
    offered = [len(answer.payload["data"]["choices"]) for answer in answers]
    assert offered[:39] == [1] * 39, "the fortieth comes a rounding error too early"
    assert offered[40:] == [0] * 80
    shed = await scene.metric("riichi_bot_interactions_total", command="typing", outcome="cooldown")
    assert shed == offered.count(0)


async def test_refused_questions_are_counted_apart(scene):
    answer = await scene.discord.ask(command("waits", hand=HAND, who=1))
    (delete,) = [
        part["custom_id"]
        for part in payloads.parts(answer.message["components"])
        if slot_of(part.get("custom_id", "")) == "delete"
    ]
    await scene.discord.ask(command("waits", hand="123m4x"))
    await scene.discord.ask(command("methods", hand="123m4x"))
    await scene.discord.ask(menu("Analyze hand", "no hand in here"))
    await scene.discord.ask(click(answer.message, delete, who=2))
    refused = {
        sort: await scene.metric("riichi_bot_interactions_total", command=sort, outcome="refused")
        for sort in ("waits", "methods", "Analyze hand", "button")
    }
    assert set(refused.values()) == {1}, refused
    assert await scene.metric("riichi_bot_interactions_total", outcome="answered") == 1


async def test_a_completion_that_comes_too_late_is_quiet_and_counted(scene):
    gone = (404, {"code": 10062, "message": "too late"})
    scene.discord.rest.statuses += [gone, gone]  # discord.py tries once more
    await scene.discord.send(typing("waits", focused="hand", hand="123m"))
    await scene.discord.rest.until(lambda: not scene.discord.rest.statuses)
    assert (await scene.discord.ask(typing("waits", focused="hand", hand="123m"))).type == 8
    typed = partial(scene.metric, "riichi_bot_interactions_total", command="typing")
    assert (await typed(outcome="gone"), await typed(outcome="answered")) == (1, 1)
    assert "ERROR" not in await scene.end()


@pytest.mark.parametrize(
    ("name", "options"), [("hands", {"hand": HAND}), ("waits", {"tiles": HAND}), ("waits", {})]
)
async def test_a_command_of_another_version_is_refused(scene, name, options):
    answer = await scene.discord.ask(command(name, **options))
    assert answer.message["flags"] & 64
    assert text_of(answer.message).startswith("This command has changed.")
    assert await scene.metric("riichi_bot_interactions_total", outcome="refused") == 1
    assert "Traceback" not in await scene.end()


@pytest.mark.parametrize(
    ("status", "code", "outcome", "is_told"),
    [
        (404, 10062, "gone", False),
        (404, 10008, "gone", False),
        (400, 50083, "locked", True),
        (403, 160005, "locked", True),
    ],
)
async def test_an_answer_that_discord_does_not_take_is_not_logged_as_an_error(
    scene, status, code, outcome, is_told
):
    scene.discord.rest.statuses.append((status, {"code": code, "message": "refused"}))
    await scene.discord.send(command("waits", hand=HAND))
    assert (await scene.discord.ask(command("waits", hand=HAND))).type == 4
    assert await scene.metric("riichi_bot_interactions_total", outcome=outcome) == 1
    calls = [path for method, path in scene.discord.rest.requests if path.endswith("/callback")]
    assert len(calls) == 2
    output = await scene.end()
    assert ("Discord did not take" in output) is is_told
    assert "Traceback" not in output
    assert "WARNING" not in output
    assert "ERROR" not in output


async def test_a_second_process_with_the_token_is_told_once(scene):
    """Discord tells both of what somebody asks, and takes the first answer."""
    rest = scene.discord.rest
    for who in range(3):
        asked = command("waits", hand=HAND, who=who)
        await scene.discord.ask(asked)
        await scene.discord.gateway.dispatch("INTERACTION_CREATE", asked.event)
        await rest.until(lambda who=who: rest.refused == [40060] * (who + 1))
    assert await scene.metric("riichi_bot_interactions_total", outcome="taken") == 3
    assert await scene.metric("riichi_bot_interactions_total", outcome="gone") == 0
    output = await scene.end()
    assert output.count("Another process answers with this token") == 1
    assert "ERROR" not in output


async def test_a_lost_reply_of_discord_is_no_second_process(scene):
    scene.discord.rest.loses = 1
    answer = await scene.discord.ask(command("waits", hand=HAND))
    await scene.discord.rest.until(lambda: scene.discord.rest.refused == [40060])
    assert answer.message is not None
    assert await scene.metric("riichi_bot_interactions_total", outcome="taken") == 1
    assert "Another process" not in await scene.end()


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (429, {"message": "slow down", "retry_after": 0.2, "global": False}),
        (503, {"message": "later", "code": 0}),
    ],
)
async def test_a_request_that_discord_refuses_for_a_moment_is_sent_again(scene, status, body):
    scene.discord.rest.statuses.append((status, body))
    answer = await scene.discord.ask(command("waits", hand=HAND))
    assert answer.files["hand.png"].startswith(b"\x89PNG")
    measured = await scene.metric("riichi_bot_discord_responses_total", status=str(status))
    assert measured == 1
    assert "Traceback" not in await scene.end()


async def test_an_answer_that_may_have_come_through_is_not_given_twice(scene):
    scene.discord.rest.cuts = 1
    answer = await scene.discord.send(command("waits", hand=HAND))
    await scene.discord.ask(command("help"))
    assert not answer.done.is_set()
    calls = [path for _, path in scene.discord.rest.requests if answer.asked.id in path]
    assert len(calls) == 1
    assert await scene.metric("riichi_bot_interactions_total", outcome="failed") == 1
    assert "Traceback" not in await scene.end()


# Seen from outside


async def test_health_follows_the_connection(scene):
    gateway = scene.discord.gateway
    assert await scene.get("/healthz") == (200, "ok\n")
    gateway.unavailable = 10**6
    await gateway.drop()
    await gateway.until(lambda: not gateway.lines)
    await scene.until_healthz(503, "0 of 1 shards connected\n")
    gateway.unavailable = 0
    gateway.up.clear()
    await scene.discord.ready()
    await scene.until_healthz(200, "ok\n")


async def test_metrics_count_and_time_what_happened(scene):
    answer = await scene.discord.ask(command("waits", hand=HAND))
    await scene.discord.ask(typing("waits", focused="hand", hand="123m"))
    (delete,) = [
        part["custom_id"]
        for part in payloads.parts(answer.message["components"])
        if slot_of(part.get("custom_id", "")) == "delete"
    ]
    await scene.discord.ask(click(answer.message, delete))
    for sort in ("waits", "typing", "button"):
        counted = await scene.metric(
            "riichi_bot_interactions_total", command=sort, outcome="answered"
        )
        assert counted == 1
    assert await scene.metric("riichi_bot_acknowledged_seconds_count") == 3
    assert await scene.metric("riichi_bot_rendered_seconds_count") == 1
    assert await scene.metric("riichi_bot_gateway_events_total", event="connect") == 1
    assert await scene.metric("riichi_bot_gateway_latency_seconds", shard="0") > 0
    assert await scene.metric("process_resident_memory_bytes") > 0


async def test_logs_tie_no_hand_to_a_user(scene):
    asked = command("waits", hand=HAND)
    await scene.discord.ask(asked)
    await scene.discord.ask(command("waits", hand="no hand at all"))
    output = await scene.end()
    assert "connected" in output
    for secret in (HAND, "no hand", asked.user["id"], asked.token, scene.discord.gateway.token):
        assert secret not in output


async def test_start_to_ready_and_memory_are_in_proportion(tmp_path):
    """The figures are printed; only what is out of all proportion fails."""
    started = time.perf_counter()
    async with Standin() as discord, running(tmp_path, discord.environment()) as bot:
        await discord.ready()
        ready = time.perf_counter() - started
        await discord.ask(command("waits", hand=HAND))
        memory = psutil.Process(bot.process.pid).memory_info().rss / 2**20
    print(f"READY after {ready:.2f} s, {memory:.0f} MiB")
    assert memory < 150
