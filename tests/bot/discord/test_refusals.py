"""Ten thousand refusals in ten minutes shut a bot out of Discord: it stops asking long before."""

import asyncio
from types import SimpleNamespace

import pytest
from bot_online import online
from patience import PATIENCE
from settling import settled
from standin import Standin
from standin_interactions import command

from bot.discord.refusals import (
    COUNTED_SECONDS,
    MOST,
    MOST_OF_SERVER,
    SERVERS,
    Barring,
    Refusals,
    RefusingServers,
)

NO_MEMBER = (403, {"message": "Missing Access", "code": 50001})


def test_a_thousand_in_ten_minutes_are_too_many():
    now = 1000.0
    noted = Refusals(lambda: now, MOST)
    for _ in range(MOST):
        assert not noted.are_too_many
        noted.note()
        now += 0.5
    assert noted.are_too_many
    now += COUNTED_SECONDS - 0.5 * MOST
    assert not noted.are_too_many


BARS = {"Retry-After": "3600", "Content-Type": "text/plain"}
LIMITS = {"Retry-After": "3600", "Content-Type": "application/json", "Via": "1.1 google"}


@pytest.mark.parametrize(
    ("status", "headers", "seconds"),
    [
        (429, BARS, 3600),
        (429, BARS | {"Via": "1.1 google"}, 3600),
        (429, LIMITS, 0),  # of one route: discord.py waits for that one
        (200, BARS, 0),
        (429, {"Content-Type": "text/plain"}, 0),
        (429, BARS | {"Retry-After": "-1"}, 0),
        (429, BARS | {"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}, 0),
    ],
)
def test_an_address_is_barred_as_long_as_cloudflare_says(status, headers, seconds):
    now = 1000.0
    barring = Barring(lambda: now)
    kind = headers["Content-Type"]
    barring.note(SimpleNamespace(status=status, headers=headers, content_type=kind))
    assert barring.seconds == seconds
    barring.note(SimpleNamespace(status=200, headers={}, content_type=kind))
    assert barring.seconds == seconds
    now += 3600
    assert barring.seconds == 0


def test_servers_are_counted_apart_and_those_that_refused_least_recently_are_forgotten():
    now = 1000.0
    noted = RefusingServers(lambda: now)
    for _ in range(MOST_OF_SERVER):
        assert not noted.has_enough(1)
        noted.note(1)
    assert noted.has_enough(1)
    assert not noted.has_enough(2)
    now += COUNTED_SECONDS
    assert not noted.has_enough(1)
    noted.note(1)
    for server in range(2, SERVERS + 2):
        noted.note(server)
    assert len(noted._of) == SERVERS
    assert 1 not in noted._of


async def test_who_asks_where_the_bot_is_no_member_cannot_have_it_shut_out(monkeypatch, made_file):
    monkeypatch.setattr("bot.discord.client.MOST", 2)
    place = {"database_url": f"sqlite:///{made_file}"}
    async with Standin() as discord, online(discord, **place) as bot, asyncio.timeout(PATIENCE):
        await discord.ready()
        await settled(bot.client)  # it has looked for what an earlier process lost
        for who in range(3):
            vote = command("vote", guild=900 + who, who=who, hand="123m456p789s1122z3z")
            discord.rest.channels.answers[vote.event["channel_id"]].append(NO_MEMBER)
            await discord.ask(vote)
            while bot.client.admission._inside:  # noqa: ASYNC110 - it tells nobody
                await asyncio.sleep(0.01)
        calls = [path for _, path in discord.rest.requests if path.endswith("/typing")]
        assert len(calls) == 2
        assert [len(answer.followups) for answer in discord.rest.answers.values()] == [1, 1, 0]
