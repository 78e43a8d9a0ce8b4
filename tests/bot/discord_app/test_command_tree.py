"""What the bot tells Discord of its commands: all languages, and only where Discord has others."""

import json
import re

import pytest
from bot_online import online
from bot_world import make_client
from standin import Standin
from standin_rest import kept_command

from bot.discord_app.command_tree import comparable
from bot.hosting.config import Settings
from bot.words import LANGUAGES


async def test_commands_are_sent_only_where_discord_has_others():
    async with Standin() as discord:
        for sent_before, changed in ((0, True), (1, False), (1, True)):
            if sent_before and changed:
                discord.rest.commands[0]["description_localizations"] = {"ja": "昔の説明"}
            discord.rest.requests.clear()
            discord.gateway.up.clear()
            async with online(discord) as bot:
                await bot.said("is connected as")
                await bot.said("Sent the commands" if changed else "has these commands already")
                await bot.end()
            calls = [method for method, path in discord.rest.requests if path.endswith("/commands")]
            assert calls == (["GET", "PUT"] if changed else ["GET"])
        assert discord.rest.problems == []


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
