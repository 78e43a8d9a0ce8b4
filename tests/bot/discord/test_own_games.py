"""Own games with a database, in SimCord: tables that come back, are asked about and offered."""

import logging

import pytest
from bot_world import alt_of, controls_of, parts, text_of
from exported import exported
from made_logs import MISSED, log_text
from quizzing import boss_of, controls, number_of, press
from sqlalchemy import text as sql

from bot.codec import read_record
from bot.features import read_id
from bot.features.daily.post import daily_of
from bot.picture.layout import fits
from bot.study import dailies, limits, offers, outbox, quizzes, servers
from bot.study.clock import DAY
from bot.study.quiz import Status
from bot.study.servers import Askers, ServerSettings

pytestmark = [
    pytest.mark.studies,
    pytest.mark.usefixtures("payloads_are_valid", "always_counted"),
    pytest.mark.parametrize("settings", ["outlooks"], indirect=True),
]

NAME = "Planted-Name-77"
LOG = log_text(*MISSED, name=NAME)


class Clock:
    """Milliseconds that pass when a test says so."""

    def __init__(self):
        self.now = 1_800_000_000_000

    def __call__(self):
        return self.now


@pytest.fixture
def study_clock():
    return Clock()


async def review(world):
    result = await world.ann.slash(world.channel, "game", log=(f"{NAME}.json", LOG.encode()))
    return result.response


async def choose(world, answer, slot, value, who=None):
    custom_id = controls_of(answer)[slot]["custom_id"]
    return (await (who or world.ann).select(answer, [value], custom_id=custom_id)).response


async def click(world, answer, slot, who=None):
    custom_id = controls_of(answer)[slot]["custom_id"]
    return await (who or world.ann).click(answer, custom_id=custom_id)


async def table(world):
    answer = await review(world)
    assert "kept for 30 days" in text_of(answer)
    return answer, await choose(world, answer, "moment", "0.65")


def said(result):
    """The last private message that a click led to."""
    found = result.followups[-1] if result.followups else result.response
    assert found.ephemeral
    return text_of(found)


async def test_the_table_comes_back_after_a_restart(world):
    answer, before = await table(world)
    world.client.games._games.clear()
    again = await choose(world, answer, "moment", "0.65")
    assert alt_of(again) == alt_of(before)
    assert text_of(again) == text_of(before)
    assert (await again.attachments[0].read()).startswith(b"\x89PNG")
    (cuts,) = [it["custom_id"] for it in parts(again) if it.get("label") == "Waits"]
    beside = (await world.ann.click(again, custom_id=cuts)).response
    assert "6m" in text_of(beside)
    shared = (await click(world, again, "publish")).response
    refused = await click(world, shared, "review", who=world.bob)
    assert "Only the person who sent this game" in said(refused)
    overview = (await click(world, again, "review")).response
    assert "The game itself is no longer here" in text_of(overview)
    assert "9s, −" in text_of(overview)
    assert "round" not in controls_of(overview)


async def test_a_game_that_nobody_opened_is_not_kept(world):
    answer = await review(world)
    world.client.games._games.clear()
    assert "I no longer have this game" in text_of(await choose(world, answer, "moment", "0.65"))


async def test_the_channel_is_asked_with_the_table_and_answers_as_before(world):
    _, shown = await table(world)
    asked = (await click(world, shown, "gameask")).response
    assert not asked.ephemeral
    assert alt_of(asked) == alt_of(shown)
    assert "outlook" not in text_of(asked)
    assert "asked by" in text_of(asked)
    right = await press(world.bob, asked, "4s")
    assert "Right" in said(right)
    number = number_of(asked)
    stored = await quizzes.find(world.client.study.store, number)
    assert read_record(stored.problem).situation.table is not None
    revealed = (await press(world.ann, asked, "reveal")).response
    assert "4s" in text_of(revealed)
    assert "by the outlook" not in alt_of(revealed)


async def test_a_vote_shows_the_table(world):
    _, shown = await table(world)
    ballot = (await click(world, shown, "gamevote")).response
    assert alt_of(ballot) == alt_of(shown)
    assert "Riichi or dama, and which cut?" in text_of(ballot)
    assert {"r4s", "d4s"} <= controls(ballot).keys()
    split = await press(world.bob, ballot, "9s")
    assert "9s" in said(split)


@pytest.mark.parametrize("action", ["gameask", "gamevote"])
async def test_a_server_that_lets_managers_ask_alone_asks_about_no_game(world, action):
    _, shown = await table(world)
    study = world.client.study
    settings = ServerSettings(askers=Askers.MANAGERS)
    await servers.change(study.store, world.env.guild.id, settings)
    refused = await click(world, shown, action)
    assert "does not let you ask the channel" in said(refused)
    assert await limits.open_questions(study.store, world.env.guild.id) == []


async def test_a_member_offers_so_many_decisions(world, monkeypatch):
    monkeypatch.setattr(offers, "MOST_OWN", 0)
    _, shown = await table(world)
    asked = (await click(world, shown, "gameoffer")).response
    assert "There are enough offers" in said(await click(world, asked, "offernamed"))


async def test_a_shared_table_asks_nobody(world):
    _, shown = await table(world)
    shared = (await click(world, shown, "publish")).response
    assert not {"gameask", "gamevote", "gamelater"} & set(controls_of(shared))


async def test_a_miss_is_practiced_and_named_from_your_game(world, study_clock):
    _, shown = await table(world)
    assert "It comes back in" in said(await click(world, shown, "gamelater"))
    assert "already" in said(await click(world, shown, "gamelater"))
    study_clock.now += 2 * DAY
    asked = (await world.ann.slash(world.channel, "practice")).response
    assert asked.ephemeral
    assert "From your own game" in text_of(asked)
    assert alt_of(asked) == alt_of(shown)
    progress = (await world.ann.slash(world.channel, "my progress")).response
    assert "from your games" in alt_of(progress)
    assert "cut, 1 of 1 wrong" in alt_of(progress)
    feedback = (await press(world.ann, asked, "4s")).response
    assert "Right" in text_of(feedback)
    following = (await press(world.ann, feedback, "next")).response
    assert "From your own game" not in text_of(following)


async def test_a_miss_that_is_shown_comes_back_a_day_later_until_it_is_dropped(world, study_clock):
    _, shown = await table(world)
    await click(world, shown, "gamelater")
    for _ in range(2):
        study_clock.now += 2 * DAY
        asked = (await world.ann.slash(world.channel, "practice")).response
        feedback = (await press(world.ann, asked, "show")).response
        following = (await press(world.ann, feedback, "next")).response
        assert "From your own game" not in text_of(following)
    study_clock.now += 2 * DAY
    asked = (await world.ann.slash(world.channel, "practice")).response
    feedback = (await press(world.ann, asked, "9s")).response
    assert "no longer" in said(await press(world.ann, feedback, "drop"))
    study_clock.now += 9 * DAY
    asked = (await world.ann.slash(world.channel, "practice")).response
    assert "From your own game" not in text_of(asked)


async def test_own_data_hold_and_lose_it(world):
    _, shown = await table(world)
    await click(world, shown, "gamelater")
    data = (await world.ann.slash(world.channel, "my data")).response
    assert "the decisions you practice (1)" in text_of(data)
    rows = await exported(world.client.study.store, world.ann.id)
    assert {"games", "misses"} <= set(rows)
    sure = (await press(world.ann, data, "delete")).response
    await press(world.ann, sure, "all")
    gone = await choose(world, shown, "moment", "0.65")
    assert "I no longer have this game" in text_of(gone)


async def test_no_name_of_a_log_is_in_the_database_or_said(world, caplog, made_file):
    caplog.set_level(logging.DEBUG, logger="bot")
    _, shown = await table(world)
    clicked = [await click(world, shown, slot) for slot in ("gamelater", "gameask", "gamevote")]
    offering = (await click(world, shown, "gameoffer")).response
    clicked.append(await click(world, offering, "offernamed"))
    answers = [shown, *(result.response for result in clicked)]
    texts = [*map(text_of, answers), *map(alt_of, answers), caplog.text]
    texts += [attachment.filename for answer in answers for attachment in answer.attachments]
    texts += [str(world.sent()), world.client.metrics.text().decode()]
    store = world.client.study.store
    tables = ("quizzes", "games", "misses", "offers", "learners")

    def dump(connection):
        rows = [connection.execute(sql(f"SELECT * FROM {name}")) for name in tables]  # noqa: S608
        return repr([[tuple(row) for row in found] for found in rows])

    dumped = await store.run(dump)
    assert '"rivers"' in dumped
    texts.append(dumped)
    assert [text for text in texts if NAME in text] == []
    assert NAME.encode() not in made_file.read_bytes()


async def test_a_member_offers_a_decision_and_a_manager_takes_it(world, study_clock):
    _, shown = await table(world)
    asked = (await click(world, shown, "gameoffer")).response
    assert "May the daily say that you offered it?" in text_of(asked)
    made = (await click(world, asked, "offernamed")).response
    assert "deleted after 30 days" in text_of(made)
    boss = boss_of(world)
    page = (await boss.slash(world.channel, "server daily", time="20:00", zone="UTC")).response
    button = controls(page)["offers"]
    offer = (await boss.click(page, custom_id=button)).response
    assert "Offered decision 1 of 1" in text_of(offer)
    assert f"<@{world.ann.id}>; the daily will say so" in text_of(offer)
    assert alt_of(offer) == alt_of(shown)
    assert "9s, −" not in text_of(offer)
    taken = (await boss.click(offer, custom_id=control(offer, "take"))).response
    assert "Taken" in text_of(taken)
    study = world.client.study
    study_clock.now += DAY // 2  # 20:00
    while await dailies.claim(study.store):
        pass
    (quiz,) = (await outbox.take(study.store)).due
    daily = await daily_of(study, quiz, fits, "tenhou")
    assert daily.posed.at.table is not None
    assert f"<@{world.ann.id}>" in "\n".join(daily.page.text)
    assert await offers.listed(study.store, world.env.guild.id) == ()
    stored = await quizzes.find(study.store, quiz.quiz)
    assert (stored.asker, stored.species.kind) == (world.ann.id, "cut")


async def test_the_daily_of_an_offer_that_names_nobody_scores_nothing_for_its_author(
    world, study_clock
):
    _, shown = await table(world)
    await offer_unnamed(world, shown)
    boss = boss_of(world)
    page = (await boss.slash(world.channel, "server daily", time="20:00", zone="UTC")).response
    offer = (await boss.click(page, custom_id=controls(page)["offers"])).response
    await boss.click(offer, custom_id=control(offer, "take"))
    study = world.client.study
    study_clock.now += DAY // 2  # 20:00
    while await dailies.claim(study.store):
        pass
    (quiz,) = (await outbox.take(study.store)).due
    daily = await daily_of(study, quiz, fits, "tenhou")
    assert str(world.ann.id) not in "\n".join(daily.page.text)
    grade = daily.posed.grade("4s")[1]
    statuses = [
        (await quizzes.answer(study.store, quiz.quiz, who.id, "4s", grade)).status
        for who in (world.ann, world.bob)
    ]
    assert statuses == [Status.KNOWN, Status.COUNTED]


async def test_an_offer_that_names_nobody_is_declined(world):
    _, shown = await table(world)
    await offer_unnamed(world, shown)
    assert "already" in text_of(await offer_unnamed(world, shown))
    boss = boss_of(world)
    page = (await boss.slash(world.channel, "server daily")).response
    offer = (await boss.click(page, custom_id=controls(page)["offers"])).response
    assert f"<@{world.ann.id}>" not in text_of(offer)
    taken = (await boss.click(offer, custom_id=control(offer, "take"))).response
    back = (await boss.click(taken, custom_id=control(taken, "back"))).response
    assert "Taken" not in text_of(back)
    gone = (await boss.click(back, custom_id=control(back, "drop"))).response
    assert "No decisions are on offer" in text_of(gone)


async def test_a_manager_goes_through_the_offers_and_drops_one_of_them(world):
    _, decision = await table(world)
    tables = [alt_of(decision)]
    await offer_unnamed(world, decision)
    decision = (await click(world, decision, "back")).response
    tables.append(alt_of(decision))
    await offer_unnamed(world, decision)
    boss = boss_of(world)

    async def follow(page, what):
        return (await boss.click(page, custom_id=control(page, what))).response

    page = (await boss.slash(world.channel, "server daily")).response
    for place in (0, 1, 0):  # the button of the dailies, next, previous
        page = await follow(page, "show")
        assert f"Offered decision {place + 1} of 2" in text_of(page)
        assert alt_of(page) == tables[place]
    page = await follow(page, "drop")
    assert "Offered decision 1 of 1" in text_of(page)
    assert alt_of(page) == tables[1]
    assert offered(page, "show") == []


async def offer_unnamed(world, decision):
    asked = (await click(world, decision, "gameoffer")).response
    return (await click(world, asked, "offerunnamed")).response


def control(message, what):
    """The custom_id of a control of an offer."""
    (only,) = offered(message, what)
    return only


def offered(message, what):
    """The custom_ids of the controls of offers that do something."""
    found = [part["custom_id"] for part in parts(message) if "custom_id" in part]
    return [own for own in found if is_offer(own, what)]


def is_offer(custom_id, what):
    control = read_id(custom_id)
    return (control.slot, control.question.choice) == ("offers", what)
