"""Ten thousand refusals in ten minutes shut a bot out of Discord: it stops asking long before."""

from bot_online import online
from standin import Standin
from standin_interactions import command

from bot.discord_app import refusals
from bot.discord_app.refusals import (
    COUNTED_SECONDS,
    MOST,
    MOST_OF_SERVER,
    SERVERS,
    Refusals,
    RefusingServers,
)

CHANNEL = 800
NO_MEMBER = (403, {"message": "Missing Access", "code": 50001})


def test_a_thousand_in_ten_minutes_are_too_many():
    now = 1000.0
    noted = Refusals(lambda: now)
    for _ in range(MOST):
        assert not noted.are_too_many
        noted.note()
        now += 0.5
    assert noted.are_too_many
    now += COUNTED_SECONDS - 0.5 * MOST
    assert not noted.are_too_many


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
    monkeypatch.setattr(refusals, "MOST", 3)
    async with Standin() as discord, online(discord, database_url=f"sqlite:///{made_file}"):
        await discord.ready()
        discord.rest.channels.answers[str(CHANNEL)] += [NO_MEMBER] * 10
        for who in range(6):
            await discord.ask(command("vote", guild=900 + who, who=who, hand="123m456p789s1122z3z"))
        calls = [path for _, path in discord.rest.requests if path.endswith("/typing")]
        assert len(calls) == 3
