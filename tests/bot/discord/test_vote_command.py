"""Votes in SimCord: asked, voted in, changed, ended; and a restart between every two steps."""

import asyncio
import gzip
import json
import re

import pytest
from asking import acting, decode
from bot_online import online
from bot_world import alt_of, parts, slot_of, text_of
from exported import exported
from quizzing import (
    boss_of,
    controls,
    controls_of_payload,
    feedback,
    feedback_of,
    manager,
    number_of,
    parts_of,
    picture,
    press,
    refusal,
    seldom_counted,
)
from standin import Standin
from standin_interactions import click, command

from bot.discord.outlook_pool import OutlookPool
from bot.hand import Refusal
from bot.study import outbox, quizzes

pytestmark = [
    pytest.mark.studies,
    pytest.mark.usefixtures("payloads_are_valid", "always_counted"),
]

HAND = "123m4067p78s11223z"
TENPAI = "123m4067p789s1122z"
AFTER_A_CUT = "123m456p789s1122z"
WITH_MELDS = "05m3p(1111z)[2'34s][555s]8m6p"
HOUR = 3_600_000
LABEL = "at an average online table"


with_outlooks = pytest.mark.parametrize("settings", ["outlooks"], indirect=True)
on_both_databases = pytest.mark.parametrize("settings", ["sqlite", "postgresql"], indirect=True)


async def asked(world, hand=HAND, **options):
    """A vote that Ann asks for."""
    result = await world.ann.slash(world.channel, "vote", hand=hand, **options)
    assert "reveal" in controls(result.response)
    return result.response


def hours_later(world, hours):
    store = world.client.study.store
    now = store.now()
    store.now = lambda: now + hours * HOUR


# Asking


async def test_a_vote_shows_the_hand_its_situation_and_the_text(world):
    question = await asked(
        world, seat="1z", round="2z", turn=9, indicators="3p", hours=5,
        text="South 3, **I** lead @everyone",
    )  # fmt: skip
    assert not question.ephemeral
    said = text_of(question)
    assert said.startswith("### What would you cut?")
    assert "seat east, round south · turn 9" in said
    assert r"> South 3\, \*\*I\*\* lead \@everyone" in said
    assert world.ann.mention in said
    assert said.endswith("nobody has voted yet")
    assert "dora indicator, 3 pin" in alt_of(question)
    number = number_of(question)
    stored = await quizzes.find(world.client.study.store, number)
    assert stored.closes_at == pytest.approx(world.client.study.store.now() + 5 * HOUR, abs=60_000)
    assert f"<t:{stored.closes_at // 1000}:R>" in said
    (posted,) = [it for it in world.sent() if it["type"] == 4]
    assert not posted["data"]["allowed_mentions"].get("parse")


async def test_a_vote_lasts_a_day_unless_said(world):
    stored = await quizzes.find(world.client.study.store, number_of(await asked(world)))
    assert stored.closes_at - stored.opened_at == pytest.approx(24 * HOUR, abs=60_000)


async def test_a_server_of_three_players_votes_by_their_rules(world):
    boss = boss_of(world)
    await boss.slash(world.channel, "server settings", rules="tenhou_sanma")
    refused = await world.ann.slash(world.channel, "vote", hand=HAND)
    assert "With three players there's no 2m" in text_of(feedback(refused))
    question = await asked(world, hand="1199m4067p789s112z", kita=2)
    assert "Tenhou, three players" in text_of(question)
    assert "kita, north north" in alt_of(question)
    await press(world.bob, question, "1z")
    ended = (await press(world.ann, question, "reveal")).response
    assert "east, 1 vote" in alt_of(ended)


async def test_each_tile_in_hand_has_a_button_and_all_look_alike(world):
    question = await asked(world, hand=WITH_MELDS)
    offered = [it for it in parts(question) if slot_of(it.get("custom_id", "")) == "vote"]
    assert [decode(it["custom_id"]).choice for it in offered] == ["0m", "5m", "8m", "3p", "6p"]
    assert len({(it["style"], it["disabled"]) for it in offered}) == 1
    assert len({it["label"] for it in offered}) == 5
    fourteen = await asked(world, hand="159m159p159s12345z")
    assert len([it for it in parts(fourteen) if slot_of(it.get("custom_id", "")) == "vote"]) == 14


async def test_vote_completes_a_hand_without_what_it_would_answer(world):
    (choice,) = await world.ann.autocomplete(world.channel, "vote", "hand", HAND)
    assert "14 tiles" in choice["name"]
    assert not any(word in choice["name"] for word in ("tenpai", "shanten", "cut"))
    (choice,) = await world.ann.autocomplete(world.channel, "vote", "hand", "123m456p789s1122z")
    assert "tenpai" not in choice["name"]


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("123m406p78s11223z", "needs the drawn tile too"),
        ("123m406p789s11122z", "complete: there is nothing to cut"),
        ("123m4x", "`x`"),
        ("11111m", "1m"),
    ],
)
async def test_a_hand_without_a_cut_is_refused_with_what_it_lacks(world, hand, why):
    assert why in refusal(await world.ann.slash(world.channel, "vote", hand=hand))
    assert await asked(world)


async def test_votes_and_questions_share_the_limit_of_a_channel(world):
    await asked(world)
    await world.ann.slash(world.channel, "quiz", hand=HAND)
    told = feedback(await world.ann.slash(world.channel, "vote", hand=HAND))
    assert "Two of your questions are open" in text_of(told)
    assert "end" in controls(told)


async def test_whom_the_server_does_not_let_ask_may_vote(world):
    await boss_of(world).slash(world.channel, "server settings", askers="managers")
    told = refusal(await world.ann.slash(world.channel, "vote", hand=HAND))
    assert "does not let you ask" in told
    result = await manager(world).slash(world.channel, "vote", hand=HAND)
    assert "Your vote" in text_of(feedback(await press(world.ann, result.response, "1z")))


async def test_votes_work_in_direct_messages(world):
    carol = world.env.create_user("carol")
    question = (await carol.slash("vote", hand=HAND)).response
    await carol.click(question, custom_id=controls(question)["1z"])
    ended = await carol.click(question, custom_id=controls(question)["reveal"])
    assert "1 of 1 vote" in text_of(ended.response)


# Voting


@on_both_databases
async def test_a_voter_sees_the_split_and_the_channel_the_number_only(world, between):
    question = await asked(world)
    before = picture(question)
    first = await press(world.bob, question, "1z")
    assert "1 has voted" in text_of(first.response)
    await between()
    second = await press(world.ann, first.response, "2z")
    assert second.response.id == question.id
    assert picture(second.response) == before
    assert "2 have voted" in text_of(second.response)
    shown = feedback(second)
    assert "Your vote: south" in text_of(shown)
    assert "east, 1 vote" in alt_of(shown)
    assert "south, your vote, 1 vote" in alt_of(shown)
    channel = json.dumps([*parts(second.response)]) + alt_of(second.response)
    assert not any(word in channel for word in ('1 vote"', "tiles", "shanten", "%"))


@on_both_databases
async def test_a_vote_may_be_changed_and_counts_once(world, between):
    question = await asked(world)
    await press(world.bob, question, "1z")
    await between()
    changed = await press(world.bob, question, "0p")
    assert "Your vote: r5p, no longer east" in text_of(feedback(changed))
    await between()
    ended = (await press(world.ann, question, "reveal")).response
    assert "1 of 1 vote" in text_of(ended)
    assert "red 5 pin, 1 vote" in alt_of(ended)
    assert "east, 1 vote" not in alt_of(ended)


async def test_a_vote_for_the_same_again_changes_nothing(world):
    question = await asked(world)
    await press(world.bob, question, "1z")
    again = text_of(feedback(await press(world.bob, question, "1z")))
    assert "Your vote: east" in again
    assert "no longer" not in again


async def test_a_reader_sees_the_split_in_the_own_language(world, request):
    question = await asked(world)
    request.getfixturevalue("japanese")
    result = await press(world.bob, question, "1z")
    assert "あなたの票" in text_of(feedback(result))
    assert text_of(result.response).startswith("### What would you cut?")


@on_both_databases
async def test_twenty_five_voters_at_once_are_all_counted_by_their_cuts(settings, monkeypatch):
    seldom_counted(monkeypatch)
    async with Standin() as discord, online(discord, database_url=settings.database_url) as bot:
        await discord.ready()
        question = (await discord.ask(command("vote", who=1, guild=11, hand=HAND))).message
        own = controls_of_payload(question)
        cuts = [name for name in own if name[0].isdigit()]
        answers = [
            await discord.send(click(question, own[cuts[who % len(cuts)]], who=who, guild=11))
            for who in range(2, 27)
        ]
        for answer in answers:
            await answer.until_done()
        await discord.rest.until(lambda: all(map(feedback_of, answers)))
        number = decode(own["reveal"]).number
        found = await quizzes.reveal(bot.client.study.store, number)
        assert found.answered == 25
        assert {cut for cut, _ in found.tally} == {*cuts}
        assert discord.rest.problems == []


WRONG = {"number": 1, "choice": "1z"}, {"number": 1}, {"choice": "9m"}, {"choice": ""}


@pytest.mark.parametrize("wrong", WRONG, ids=str)
async def test_a_control_of_another_version_is_told_so(settings, wrong):
    async with Standin() as discord, online(discord, database_url=settings.database_url):
        await discord.ready()
        question = (await discord.ask(command("vote", who=1, hand=HAND))).message
        number = decode(controls_of_payload(question)["reveal"]).number
        row = next(part for part in parts_of(question) if part["type"] == 1)
        forged = acting("vote", "vote", **{"number": number} | wrong)
        row["components"][0]["custom_id"] = forged
        told = json.dumps(feedback_of(await discord.ask(click(question, forged))))
        assert "older version" in told or "no longer stored" in told


# The end


async def test_the_asker_and_managers_may_end_a_vote_early(world, between):
    question = await asked(world)
    await press(world.bob, question, "1z")
    await between()
    assert "can end this vote" in refusal(await press(world.bob, question, "reveal"))
    ended = (await press(manager(world), question, "reveal")).response
    assert ended.id == question.id
    assert controls(ended).keys() == {"full"}


async def test_a_result_shows_votes_and_tile_efficiency_and_the_text(world, between):
    question = await asked(world, text="South 3")
    await press(world.bob, question, "1m")
    before = picture(question)
    await between()
    ended = (await press(world.ann, question, "reveal")).response
    assert picture(ended) != before
    said = text_of(ended)
    assert said.startswith("### 1m: 1 of 1 vote")
    assert "> South 3" in said
    assert "**4p** accepts 12 tiles" in said
    assert "4 pin, no vote, 12 tiles" in alt_of(ended)
    assert "1 man, 1 vote" in alt_of(ended)
    assert "Widest: 4p, 7p, west" in text_of(feedback(await press(world.bob, ended, "full")))


@on_both_databases
async def test_the_next_click_past_its_time_ends_a_vote(world, between):
    question = await asked(world, hours=2)
    number = number_of(question)
    await press(world.bob, question, "1z")
    await between()
    hours_later(world, 2)
    late = await press(world.bob, question, "2z")
    assert late.response.id == question.id
    assert "1 of 1 vote" in text_of(late.response)
    assert "east, 1 vote" in alt_of(late.response)
    assert "This vote has ended" in text_of(feedback(late))
    stored = await quizzes.find(world.client.study.store, number)
    assert stored.closed_at >= stored.closes_at


async def test_anybody_may_end_a_vote_past_its_time(world):
    question = await asked(world, hours=2)
    hours_later(world, 2)
    ended = (await press(world.bob, question, "reveal")).response
    assert "Nobody voted" in text_of(ended)


@on_both_databases
async def test_the_poster_ends_a_vote_when_its_time_has_come(world, between):
    question = await asked(world, hours=2, text="South 3")
    number = number_of(question)
    before = picture(question)
    await press(world.bob, question, "1z")
    await between()
    for moment in (0, outbox.REVEAL_AFTER):
        store = world.client.study.store
        quiz = await quizzes.find(store, number)
        now = (quiz.closes_at if quiz.closed_at is None else quiz.closed_at) + moment
        store.now = lambda now=now: now
        assert await world.client.poster._send_all_due() > 0
        await asyncio.gather(*world.client.poster._under_way)
    assert "1 of 1 vote" in text_of(question)
    assert "> South 3" in text_of(question)
    assert "east, 1 vote" in alt_of(question)
    assert picture(question) != before
    assert controls(question).keys() == {"full"}
    stored = await quizzes.find(store, number)
    assert (stored.closed_at, stored.send_at) == (stored.closes_at, None)


@on_both_databases
async def test_a_click_on_a_vote_whose_result_was_never_shown_shows_it(world, between):
    question = await asked(world)
    await press(world.bob, question, "1z")
    await quizzes.reveal(world.client.study.store, number_of(question))
    await between()
    late = await press(world.bob, question, "2z")
    assert late.response.id == question.id
    assert "1 of 1 vote" in text_of(late.response)


async def test_a_result_that_automod_refuses_is_a_new_message(world):
    question = await asked(world)
    blocked = {"status": 400, "code": 200000, "message": "Message was blocked"}
    world.env.inject_error("POST", "/interactions/*/callback", **blocked)
    ended = (await press(world.ann, question, "reveal")).response
    assert ended.id != question.id
    assert not ended.ephemeral
    assert "Nobody voted" in text_of(ended)


async def test_the_data_of_a_voter_hold_votes_and_the_text_until_they_are_deleted(world):
    question = await asked(world, text="South 3")
    await press(world.ann, question, "1z")
    page = feedback(await world.ann.slash(world.channel, "my data"))
    assert "one answer or vote" in text_of(page)
    (file,) = feedback(await press(world.ann, page, "export")).attachments
    rows = json.loads(gzip.decompress(await file.read()))
    assert rows["answers"][0]["choice"] == "1z"
    assert rows["quizzes"][0]["note"] == "South 3"
    sure = (await press(world.ann, page, "delete")).response
    await press(world.ann, sure, "all")
    assert await exported(world.client.study.store, world.ann.id) == {}
    ended = (await press(world.bob, question, "2z")).response
    assert "South 3" not in text_of(ended)
    assert text_of(ended).startswith("### Nobody voted")


# What cuts are worth


@pytest.fixture
def never(monkeypatch):
    """Too many wait for outlooks."""

    async def refused(*_):
        raise Refusal("error-busy")

    monkeypatch.setattr(OutlookPool, "ask", refused)


@with_outlooks
@pytest.mark.usefixtures("at_once")
async def test_a_result_shows_what_each_cut_is_worth(world, between):
    question = await asked(world, turn=9)
    await press(world.bob, question, "1z")
    await between()
    ended = (await press(world.ann, question, "reveal")).response
    assert "from turn 9 to turn 18" in text_of(ended)
    assert LABEL in text_of(ended)
    bars = [line for line in alt_of(ended).splitlines() if " vote" in line]
    assert bars
    assert all(line.endswith(" points") for line in bars)
    full = feedback(await press(world.bob, ended, "full"))
    assert "At an average online table" in text_of(full)


@with_outlooks
@pytest.mark.usefixtures("at_once")
async def test_a_cut_quiz_tells_what_cuts_are_worth_and_grades_tile_efficiency(world, between):
    question = (await world.ann.slash(world.channel, "quiz", hand=TENPAI, kind="cut")).response
    told = text_of(feedback(await press(world.bob, question, "1m")))
    assert told.startswith("### Cutting 1m raises the shanten")
    assert "**1m** (wins " in told
    assert LABEL in told
    await between()
    # After a restart the first answer does without, and has it computed for the next one.
    again = text_of(feedback(await press(world.bob, question, "1m")))
    assert again.splitlines()[0] == told.splitlines()[0]
    assert LABEL in text_of(feedback(await press(world.ann, question, "1z")))
    revealed = (await press(world.ann, question, "reveal")).response
    assert "points" in alt_of(revealed)
    assert LABEL in text_of(revealed)


@with_outlooks
@pytest.mark.usefixtures("at_once")
async def test_practice_tells_what_cuts_are_worth(world):
    question = (await world.ann.slash(world.channel, "practice", kind="cut", level=2)).response
    shown = (await press(world.ann, question, "show")).response
    assert LABEL in text_of(shown)


@with_outlooks
@pytest.mark.usefixtures("never")
async def test_values_that_are_not_computed_yet_are_left_out(world):
    question = await asked(world)
    quiz = (await world.ann.slash(world.channel, "quiz", hand=TENPAI, kind="cut")).response
    assert LABEL not in text_of(feedback(await press(world.bob, quiz, "1m")))
    assert LABEL not in text_of((await press(world.ann, quiz, "reveal")).response)
    ended = (await press(world.ann, question, "reveal")).response
    assert "Nobody voted" in text_of(ended)
    assert LABEL not in text_of(ended)


async def test_without_processes_in_full_shows_the_waits(world):
    question = await asked(world)
    ended = (await press(world.ann, question, "reveal")).response
    assert LABEL not in text_of(ended)
    assert "Alone" not in text_of(feedback(await press(world.bob, ended, "full")))


@with_outlooks
async def test_a_hand_too_far_for_an_outlook_has_tile_efficiency_alone(world):
    question = await asked(world, hand="147m258p369s12345z")
    ended = (await press(world.ann, question, "reveal")).response
    assert world.client.outlooks.pids == []
    assert LABEL not in text_of(ended)
    assert "tile efficiency" in text_of(ended)


# Riichi or dama


@on_both_databases
async def test_a_tenpai_hand_is_voted_on_in_riichi_and_in_dama(world, between):
    question = await asked(world, hand=TENPAI, turn=9)
    assert text_of(question).startswith("### Riichi or dama, and which cut?")
    offered = [it for it in parts(question) if slot_of(it.get("custom_id", "")) == "vote"]
    assert [it["label"] for it in offered[:5]] == [
        *("4p riichi", "7p riichi", "4p dama", "7p dama", "cut 1m"),
    ]
    assert len({(it["style"], it["disabled"]) for it in offered}) == 1
    await press(world.bob, question, "r4p")
    await between()
    changed = feedback(await press(world.bob, question, "d4p"))
    assert "Your vote: 4p dama, no longer 4p riichi" in text_of(changed)
    assert "4 pin, your vote, Dama, 1 vote" in alt_of(changed)
    await press(world.ann, question, "1z")
    number = number_of(question)
    await between()
    ended = (await press(world.ann, question, "reveal")).response
    assert "4 pin, Dama, 1 vote, 4 tiles" in alt_of(ended)
    assert "4 pin, Riichi, no vote, 4 tiles" in alt_of(ended)
    assert "east, 1-shanten, 1 vote" in alt_of(ended)
    assert "Tied: 4p dama and cut east" in text_of(ended)
    found = await quizzes.reveal(world.client.study.store, number)
    assert dict(found.tally) == {"d4p": 1, "1z": 1}


@with_outlooks
@pytest.mark.usefixtures("at_once")
async def test_a_hand_after_its_cut_is_voted_on_in_two_ways(world, between):
    question = await asked(world, hand=AFTER_A_CUT, turn=9)
    assert text_of(question).startswith("### Tenpai after this cut. Riichi or dama?")
    assert {"r", "d", "reveal"} == controls(question).keys()
    await press(world.bob, question, "r")
    await between()
    ended = (await press(world.ann, question, "reveal")).response
    assert text_of(ended).startswith("### Riichi: 1 of 1 vote")
    assert LABEL in text_of(ended)
    assert re.search(r"^Riichi \d+% \(", text_of(ended), re.MULTILINE)
    for way in ("Riichi, 1 vote, ", "Dama, no vote, "):
        assert way in alt_of(ended)
    full = feedback(await press(world.bob, ended, "full"))
    assert "At an average online table" in text_of(full)


async def test_a_vote_asked_before_there_were_ways_takes_its_cuts(world, between):
    with pytest.MonkeyPatch.context() as before:
        before.setattr("bot.features.vote.choices.has_ways", lambda _: False)
        question = await asked(world, hand=TENPAI)
    await between()
    assert text_of(question).startswith("### What would you cut?")
    assert "Your vote: 4p" in text_of(feedback(await press(world.bob, question, "4p")))
    ended = (await press(world.ann, question, "reveal")).response
    assert "4 pin, 1 vote, 4 tiles" in alt_of(ended)


@pytest.mark.parametrize("settings", ["outlooks"], indirect=True)
@pytest.mark.usefixtures("at_once")
async def test_an_outlook_of_a_tenpai_hand_is_put_to_a_vote(world):
    for private in (False, True):
        answer = (
            await world.ann.slash(world.channel, "outlook", hand=TENPAI, turn=9, private=private)
        ).response
        posted = (await press(world.ann, answer, "votehere")).response
        assert text_of(posted).startswith("### Riichi or dama, and which cut?")
        assert "turn 9" in text_of(posted)
        assert (posted.id == answer.id) == (not private)
        assert not posted.ephemeral
    farther = (await world.ann.slash(world.channel, "outlook", hand=HAND)).response
    assert "votehere" not in controls(farther)


@pytest.mark.parametrize("settings", ["outlooks"], indirect=True)
@pytest.mark.usefixtures("at_once")
async def test_only_its_asker_hides_an_outlook_behind_a_vote(world):
    answer = (await world.ann.slash(world.channel, "outlook", hand=TENPAI)).response
    assert "votehere" in controls(answer)
    told = refusal(await press(world.bob, answer, "votehere"))
    assert told
    assert "Riichi or dama" not in told
