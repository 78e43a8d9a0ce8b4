"""What the bot tells Discord of its commands: all languages, and only where Discord has others."""

import json

from bot_process import running
from bot_world import make_client
from standin import Standin
from standin_rest import kept_command

from bot.discord_app.command_tree import Translator, comparable
from bot.hosting.config import Settings


async def test_commands_are_sent_only_where_discord_has_others(tmp_path):
    async with Standin() as discord:
        for sent_before, changed in ((0, True), (1, False), (1, True)):
            if sent_before and changed:
                discord.rest.commands[0]["description_localizations"] = {"ja": "昔の説明"}
            discord.rest.requests.clear()
            discord.gateway.up.clear()
            async with running(tmp_path, discord.environment()) as bot:
                await discord.ready()
                bot.stop()
                assert (await bot.end())[0] == 0
            calls = [method for method, path in discord.rest.requests if path.endswith("/commands")]
            assert calls == (["GET", "PUT"] if changed else ["GET"])
        assert discord.rest.problems == []


async def test_what_discord_gives_back_compares_equal_and_what_changed_does_not():
    async with make_client(Settings()) as client:
        await client.tree.set_translator(Translator())
        payload = json.loads(json.dumps(await client.tree.payload()))
    there = [kept_command(command) for command in payload]
    assert comparable(list(reversed(there))) == comparable(payload)
    waits = next(command for command in there if command["name"] == "waits")
    waits["options"][0]["name_localizations"]["ja"] += "?"
    assert comparable(there) != comparable(payload)


def test_zero_is_a_value_and_false_is_none():
    assert comparable([{"name": "a", "min_value": 0}]) != comparable([{"name": "a"}])
    assert comparable([{"name": "a", "nsfw": False}]) == comparable([{"name": "a"}])
