"""/game through the real tree, in SimCord: a log in, what it teaches, its tables, and no name."""

import gzip
import json
import logging
import re
from types import SimpleNamespace
from urllib.parse import quote

import discord
import pytest
from asking import acting
from bot_world import alt_of, controls_of, open_world, parts, text_of
from made_logs import MISSED, log_text
from written_logs import to_mjai

from bot.discord.outlook_pool import OutlookPool
from bot.features.game.shelf import KEPT_SECONDS, MOST_GAMES, MOST_OWN, GameShelf
from bot.hand import GamePlace, Refusal
from bot.hosting.config import Settings
from bot.words import LANGUAGES, words_for
from engine.logs import MOST_BYTES, read_log

pytestmark = pytest.mark.usefixtures("workers_asked_once")

NAME = "Planted-Name-77"
LOG = log_text(*MISSED, name=NAME)
FILE = (f"{NAME}.json", LOG.encode())


async def ask(world, **options):
    result = await world.ann.slash(world.channel, "game", **options)
    assert result.acknowledged
    return result.response


async def choose(world, answer, slot, value, who=None):
    custom_id = controls_of(answer)[slot]["custom_id"]
    return (await (who or world.ann).select(answer, [value], custom_id=custom_id)).response


async def click(world, answer, slot, who=None):
    custom_id = controls_of(answer)[slot]["custom_id"]
    return (await (who or world.ann).click(answer, custom_id=custom_id)).response


def values_of(answer, slot):
    return [option["value"] for option in controls_of(answer)[slot]["options"]]


@pytest.mark.parametrize("data", [LOG.encode(), gzip.compress(LOG.encode())], ids=["plain", "gz"])
async def test_a_log_becomes_a_private_review(world, data):
    answer = await ask(world, log=("game.json", data))
    assert answer.ephemeral
    assert "One decision cost most" in text_of(answer)
    assert re.search(r"East 1, turn 9: \*\*9s, −[\d,]+ points\*\*", text_of(answer))
    assert values_of(answer, "moment") == ["0.65"]


@pytest.mark.parametrize("encoded", [quote, str])
async def test_a_link_that_holds_a_hand_does_too(world, encoded):
    text = log_text(MISSED[0], "9s", "r4s")
    answer = await ask(world, link="https://tenhou.net/6/#json=" + encoded(text))
    assert "No decision cost more than 150 points" in text_of(answer)


async def test_a_link_in_any_option_of_a_hand_opens_the_game(world):
    link = "https://tenhou.net/6/#json=" + quote(log_text(MISSED[0], "9s", "r4s"))
    asked = []
    for command in world.client.tree.get_commands():
        options = {option.name: option for option in getattr(command, "parameters", ())}
        if "hand" not in options:
            continue
        needed = {name: "1m" for name, option in options.items() if option.required}
        result = await world.ann.slash(world.channel, command.name, **(needed | {"hand": link}))
        assert result.response.ephemeral
        assert "No decision cost more than 150 points" in text_of(result.response)
        asked.append(command.name)
    assert {"waits", "agari", "outlook", "safe"} <= set(asked)


async def test_a_text_that_is_too_long_for_a_hand_is_told(world):
    result = await world.ann.slash(world.channel, "waits", hand="1m" * 3000)
    assert "200" in text_of(result.response)


async def test_a_pasted_round_opens_the_game(world):
    result = await world.ann.slash(world.channel, "waits", hand=log_text(*MISSED))
    assert "One decision cost most" in text_of(result.response)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_address_of_a_log_is_answered_with_how_to_get_it(language):
    address = "https://tenhou.net/0/?log=2009010100gm-0009-0000-00000000&tw=1"
    async with open_world(Settings(answer_language=language)) as world:
        for command, option in (("game", "link"), ("waits", "hand")):
            result = await world.ann.slash(world.channel, command, **{option: address})
            assert "/help" in text_of(result.response) or "/game" in text_of(result.response)
        said = await world.ann.send(world.channel, f"look {address}")
        menu = words_for("en").text("command-analyze")
        result = await world.ann.context_menu(world.channel, menu, said)
        assert "/help" in text_of(result.response)
        helped = (await world.ann.slash(world.channel, "help")).response
        shown = await world.ann.click(helped, custom_id=controls_of(helped)["games"]["custom_id"])
        told = text_of(shown.response)
        for needed in ("tenhou.net/6/#json=", "tensoul", "mjai", ".mjlog"):
            assert needed in told


async def test_each_decision_is_shown_at_its_table(world):
    answer = await ask(world, log=FILE)
    table = await choose(world, answer, "moment", "0.65")
    assert "East 1, turn 9: 9s, −" in text_of(table)
    assert "4s is worth" in text_of(table)
    assert "dimmed" not in text_of(table)  # no tile of this table is
    assert alt_of(table).startswith("dora indicator, 1 sou, East 1, turn 9, ")
    assert "drew 9 sou" in alt_of(table)
    (picture,) = table.attachments
    assert (await picture.read()).startswith(b"\x89PNG")


async def test_all_decisions_of_a_hand_can_be_stepped_through(world):
    answer = await ask(world, log=FILE)
    table = await choose(world, answer, "round", "0")
    assert controls_of(table)["back"]["disabled"]
    turns = 1
    while not controls_of(table)["on"]["disabled"]:
        table = await click(world, table, "on")
        turns += 1
    assert turns == 9
    table = await click(world, table, "back")
    assert "turn 8" in text_of(table)
    overview = await click(world, table, "review")
    assert "One decision cost most" in text_of(overview)
    assert not overview.attachments


async def test_ordinary_answers_stand_beside_the_table(world):
    answer = await ask(world, log=FILE)
    table = await choose(world, answer, "moment", "0.65")
    own = {part["label"]: part["custom_id"] for part in parts(table) if "label" in part}
    answers = {"game-cuts": "6m", "game-compare": "4s", "outlook": "points"}
    for name, said in answers.items():
        label = words_for("en").text(f"button-{name}")
        beside = (await world.ann.click(table, custom_id=own[label])).response
        assert beside.ephemeral
        assert beside.id != table.id
        assert said in text_of(beside)


async def test_a_shared_table_is_stepped_through_by_its_owner_only(world):
    answer = await ask(world, log=FILE)
    table = await choose(world, answer, "moment", "0.65")
    shared = await click(world, table, "publish")
    assert not shared.ephemeral
    assert "publish" not in controls_of(shared)
    refused = await click(world, shared, "back", who=world.bob)
    assert "Only the person who sent this game" in text_of(refused)


async def test_a_seat_is_chosen_by_wind_and_result(world):
    text = log_text(*MISSED, hand_1="222m888p2223335s", name=NAME)
    answer = await ask(world, log=("game.json", text.encode()))
    labels = [option["label"] for option in controls_of(answer)["seat"]["options"]]
    assert labels == ["East in East 1, 1st with 25,000", "South in East 1, 2nd with 25,000"]
    assert "East 1, turn 9" in text_of(await choose(world, answer, "seat", "0"))


async def test_the_message_menu_takes_an_attached_log(world):
    said = await world.bob.send(world.channel, "look at this", attachments=[FILE])
    result = await world.ann.context_menu(world.channel, "Analyze hand", said)
    assert result.response.ephemeral
    assert "One decision cost most" in text_of(result.response)


HIDDEN = """\
{"type": "start_kyoku", "bakaze": "E", "kyoku": 1, "honba": 0, "kyotaku": 0, "oya": 0,\
 "dora_marker": "1s", "scores": [25000, 25000, 25000, 25000], "tehais": [[H], [H], [H], [H]]}
{"type": "tsumo", "actor": 0, "pai": "?"}
{"type": "dahai", "actor": 0, "pai": "E", "tsumogiri": true}
{"type": "ryukyoku"}""".replace("H", ", ".join(['"?"'] * 13))
"""A round as it looks to a spectator to whom no hand is shown."""


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Attach the log of a game"),
        ({"log": ("a.txt", b"hello")}, "That is not a log I can read"),
        ({"log": ("a.gz", gzip.compress(b"a" * 9_000_000))}, "more than 2 MB"),
        ({"log": ("a", b"a" * 2_000_001)}, "more than 2 MB"),
        ({"link": "https://tenhou.net/0/?log=2009-0009"}, "That is the address of a game"),
        ({"link": '{"GameDetailRecords": []}'}, "Mahjong Soul or Riichi City"),
        ({"link": '{"log": [[1]]}'}, "This log is damaged"),
        ({"log": ("a.json", HIDDEN.encode())}, "No hand is shown in this log"),
    ],
)
async def test_what_is_no_log_is_told(world, options, sentence):
    assert sentence in text_of(await ask(world, **options))


async def test_a_file_that_is_too_large_is_not_downloaded(world, monkeypatch):
    async def read(attachment, **_):
        raise AssertionError(attachment)

    monkeypatch.setattr(discord.Attachment, "read", read)
    answer = await ask(world, log=("a", b"a" * (MOST_BYTES + 1)))
    assert "more than 2 MB" in text_of(answer)


@pytest.mark.parametrize("error", [discord.NotFound, discord.Forbidden])
async def test_a_file_that_discord_no_longer_gives_is_told(world, monkeypatch, error):
    async def read(*_, **__):
        raise error(SimpleNamespace(status=404, reason="Not Found"), "gone")

    monkeypatch.setattr(discord.Attachment, "read", read)
    assert "attach it again" in text_of(await ask(world, log=FILE))


async def test_a_game_that_is_gone_is_told(world):
    answer = await ask(world, log=FILE)
    world.client.games._games.clear()
    gone = await choose(world, answer, "moment", "0.65")
    assert "I no longer have this game" in text_of(gone)


MJAI = "\n".join(
    (
        json.dumps({"type": "start_game", "names": [NAME] * 4, "uri": NAME}),
        *[*to_mjai(read_log(LOG))][1:],
    )
)
MJLOG = (
    f'<mjloggm ver="2.3"><SHUFFLE seed="{NAME}"/><GO type="9" lobby="0"/>'
    f'<UN n0="{NAME}" n1="{NAME}" n2="{NAME}" n3="{NAME}" dan="{NAME}" rate="{NAME}" sx="M,M,M,M"/>'
    f'<TAIKYOKU oya="0" log="{NAME}"/><INIT seed="0,0,0,1,2,132" ten="250,250,250,250" oya="0" '
    'hai0="0,32,36,40,44,48,56,76,80,84,92,108,112"/><T4/><D4/><U8/><E8/>'
)
CLIENT = "\n".join(
    "Get: " + tag + "/>" for tag in MJLOG.replace("hai0", "hai").replace("U8", "U").split("/>")[:-1]
)


@pytest.mark.parametrize(
    "text", [LOG, MJAI, MJLOG, CLIENT], ids=["tenhou6", "mjai", "mjlog", "client"]
)
async def test_nothing_of_a_log_that_names_somebody_is_kept_or_said(world, caplog, text):
    caplog.set_level(logging.DEBUG, logger="bot")
    assert NAME in text
    answer = await ask(world, log=(f"{NAME}.json", text.encode()))
    table = await choose(world, answer, "round", "0")
    shown = (text_of(answer), text_of(table), alt_of(table), caplog.text, repr(table.attachments))
    assert [said for said in shown if NAME in said] == []
    assert NAME not in str(world.sent())
    kept = [shelved.game for shelved in world.client.games._games.values()]
    assert len(kept) == 1
    assert NAME not in repr(kept)
    assert NAME not in world.client.metrics.text().decode()


LINK = f"https://tenhou.net/6/#json={quote(LOG)}"
OFF = "This bot's host has turned off the processes that this needs."


async def test_without_processes_it_is_not_offered_no_log_is_read_and_help_says_so():
    async with open_world(Settings(outlook_processes=0)) as world:
        commands = world.env.backend.commands[None].values()
        assert {"game", "outlook", "methods"}.isdisjoint(command["name"] for command in commands)
        message = await world.ann.send(world.channel, f"my game: {LINK}")
        answer = await world.ann.context_menu(world.channel, "Analyze hand", message)
        assert text_of(answer.response) == OFF
        answer = await world.ann.slash(world.channel, "waits", hand=LINK)
        assert text_of(answer.response) == OFF
        answer = await world.ann.slash(world.channel, "help")
        assert words_for("en").text("help-text-workers-off") in text_of(answer.response)
    async with open_world(Settings()) as world:
        answer = await world.ann.slash(world.channel, "help")
        assert words_for("en").text("help-text-workers-off") not in text_of(answer.response)


def test_the_shelf_keeps_few_games_for_an_hour():
    now = [0.0]
    shelf = GameShelf(OutlookPool(0), lambda: now[0])
    game = read_log(LOG)
    keys = [shelf.put(game, owner) for owner in range(MOST_GAMES + 1)]
    with pytest.raises(Refusal):
        shelf.get(keys[0], 0)
    assert shelf.get(keys[1], 1).game is game
    with pytest.raises(Refusal):
        shelf.get(keys[1], 2)
    now[0] = KEPT_SECONDS
    with pytest.raises(Refusal):
        shelf.get(keys[1], 1)


def test_the_games_of_one_member_do_not_push_those_of_others_out():
    shelf, game = GameShelf(OutlookPool(0)), read_log(LOG)
    other = shelf.put(game, 2)
    first, second, *_ = [shelf.put(game, 1) for _ in range(MOST_OWN)]
    shelf.get(first, 1)
    shelf.put(game, 1)
    assert shelf.holds(first)
    assert not shelf.holds(second)
    later = [shelf.put(game, 1) for _ in range(MOST_GAMES)]
    assert shelf.holds(other)
    assert [shelf.holds(key) for key in (first, *later[-MOST_OWN:])] == [False, *[True] * MOST_OWN]


def test_the_games_of_a_few_members_do_not_push_those_of_others_out():
    shelf, game = GameShelf(OutlookPool(0)), read_log(LOG)
    other = shelf.put(game, 0)
    many = [shelf.put(game, owner) for owner in range(1, 8) for _ in range(MOST_OWN)]
    assert shelf.holds(other)
    assert sum(map(shelf.holds, many)) == MOST_GAMES - 1


async def test_a_member_whose_file_is_fetched_opens_no_other_meanwhile(world, monkeypatch):
    places, opening = [], world.client.games.opening

    async def fetch(_):
        with pytest.raises(Refusal, match="error-one-at-a-time"), opening.holding(world.ann.id):
            places.append("of Ann")
        with opening.holding(world.bob.id):
            places.append("of Bob")
        return LOG.encode()

    monkeypatch.setattr(discord.Attachment, "read", fetch)
    with opening.holding(world.ann.id):
        assert "still being worked on" in text_of(await ask(world, log=FILE))
    assert not places
    assert "One decision cost most" in text_of(await ask(world, log=FILE))
    assert places == ["of Bob"]


def test_the_longest_custom_id_fits():
    place = GamePlace("k" * 12, 3, 63, 399)
    assert len(acting("offerunnamed", "game", game=place)) <= 100
