"""What the bot tells Discord of its commands: all languages, and only where Discord has others."""

import json
import re

import pytest
from bot_online import online
from bot_world import make_client
from standin import Standin
from standin_interactions import command
from standin_rest import kept_command

from bot.discord import command_tree
from bot.discord.command_tree import comparable
from bot.hosting.config import Settings
from bot.words import LANGUAGES


async def test_commands_are_sent_only_where_discord_has_others(made_file):
    async with Standin() as discord:
        for sent_before, changed in ((0, True), (1, False), (1, True)):
            if sent_before and changed:
                discord.rest.commands[0]["description_localizations"] = {"ja": "昔の説明"}
            discord.rest.requests.clear()
            discord.gateway.up.clear()
            async with online(discord, database_url=f"sqlite:///{made_file}") as bot:
                await bot.said("is connected as")
                await bot.said("Sent the commands" if changed else "has these commands already")
                await bot.end()
            calls = [method for method, path in discord.rest.requests if path.endswith("/commands")]
            assert calls == (["GET", "PUT"] if changed else ["GET"])
        assert discord.rest.problems == []


ENTRY_POINT = {
    "id": "78", "application_id": "1", "version": "1", "type": 4, "name": "launch",
    "name_localizations": None, "description": "", "description_localizations": None,
    "default_member_permissions": None, "dm_permission": True, "nsfw": False, "handler": 2,
    "contexts": [0, 1, 2], "integration_types": [0, 1],
}  # fmt: skip
"""The command that Discord makes where an application's Activities are switched on."""


async def test_a_command_that_discord_has_made_is_kept():
    async with Standin() as discord:
        discord.rest.commands = [dict(ENTRY_POINT)]
        for told in ("Sent the commands", "has these commands already"):
            async with online(discord) as bot:
                await bot.said(told)
                assert "ERROR" not in await bot.end()
        (kept,) = [it for it in discord.rest.commands if it["type"] == 4]
        assert (kept["id"], kept["name"], kept["handler"]) == ("78", "launch", 2)
        assert sorted(kept["contexts"]) == [0, 1, 2]
        assert len(discord.rest.commands) > 10
        assert discord.rest.problems == []


async def test_a_bot_whose_commands_are_refused_answers_and_says_so(monkeypatch):
    """Discord makes its own just between the question what it has and the list of all."""
    monkeypatch.setattr(command_tree, "MADE_BY_BOTS", {1, 2, 3, 4})
    async with Standin() as discord:
        discord.rest.commands = [dict(ENTRY_POINT)]
        async with online(discord) as bot:
            await bot.said("Discord was not sent the commands")
            answer = await discord.ask(command("waits", hand="1112345678999m"))
            assert "Tenpai" in str(answer.message)
            assert "50240" in await bot.end()
        assert discord.rest.refused == [50240]


EVERYWHERE = ([0, 1], [0, 1, 2], None)
"""For servers and accounts, in servers, with the bot and with others, for everybody."""

FOR_MANAGERS = ([0], [0], str(0x20))
"""For servers, in servers, for who may manage them: Discord's MANAGE_GUILD is 1 << 5."""


async def test_each_command_is_sent_with_the_places_where_it_works(made_file):
    async with Standin() as discord, online(discord, database_url=f"sqlite:///{made_file}"):
        await discord.ready()
        fields = ("integration_types", "contexts", "default_member_permissions")
        sent = {it["name"]: tuple(it[field] for field in fields) for it in discord.rest.commands}
        sent = {name: (sorted(it[0]), sorted(it[1]), it[2]) for name, it in sent.items()}
    everybody = {
        "waits", "outlook", "agari", "tiles", "points", "safe", "methods", "term", "help", "game",
        "quiz", "practice", "vote", "my", "Analyze hand",
    }  # fmt: skip
    assert sent == dict.fromkeys(everybody, EVERYWHERE) | {"server": FOR_MANAGERS}


async def test_sent_commands_compare_equal_to_what_discord_returns_until_one_changes():
    async with make_client(Settings()) as client:
        payload = json.loads(json.dumps(await client.tree.payload()))
    there = [kept_command(command) for command in payload]
    assert comparable(list(reversed(there))) == comparable(payload)
    waits = next(command for command in there if command["name"] == "waits")
    waits["options"][0]["name_localizations"]["ja"] += "?"
    assert comparable(there) != comparable(payload)


NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes as the name of a command or an option; letters that have a case are small."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
async def test_no_two_names_beside_each_other_are_alike_in_a_language(language, tmp_path):
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'riichi.db'}")
    async with make_client(settings) as client:
        payload = await client.tree.payload()
    assert {"quiz", "my", "server"} < {command["name"] for command in payload}
    beside = [[command for command in payload if command["type"] == 1]]
    while beside:
        parts = beside.pop()
        names = [part["name_localizations"][language] for part in parts]
        assert len(set(names)) == len(names), names
        if "value" not in parts[0]:
            assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names
        beside += [
            part[inner] for part in parts for inner in ("options", "choices") if part.get(inner)
        ]


def test_zero_is_a_value_and_false_is_none():
    assert comparable([{"name": "a", "min_value": 0}]) != comparable([{"name": "a"}])
    assert comparable([{"name": "a", "nsfw": False}]) == comparable([{"name": "a"}])
