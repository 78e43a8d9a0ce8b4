"""Quizzes in SimCord: asked, answered, revealed; and a restart between every two steps."""

import gzip
import json

import pytest
from asking import acting
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
from standin_interactions import click, command, submit

from bot.features import read_id
from bot.hand import Scope
from bot.study import quizzes
from bot.words import words_for

pytestmark = [
    pytest.mark.studies,
    pytest.mark.usefixtures("payloads_are_valid", "always_counted"),
]

TENPAI = "3334m123p567s789s"
RIGHT = ["2m", "4m", "5m"]
CUT = "123456m45p789s123z"
NOTHING_TO_ASK = "159m159p159s1234z"
WON = "234m456p678s55z234m"
READINGS = "11122233344455m"
DAY = 86_400_000


on_both_databases = pytest.mark.parametrize("settings", ["sqlite", "postgresql"], indirect=True)


async def vote(person, question, waits):
    shown = await press(person, question, "open")
    return await person.submit_modal(shown, {"waits": waits})


async def asked(world, hand=TENPAI, **options):
    """A question that Ann asks."""
    result = await world.ann.slash(world.channel, "quiz", hand=hand, **options)
    assert "open" in controls(result.response) or "show" in controls(result.response)
    return result.response


# Asking


@pytest.mark.parametrize(
    ("command", "hand", "answers"),
    [
        ("waits", TENPAI, "open"),
        ("waits", CUT, "1z"),
        ("agari", WON, "open"),
        ("agari", READINGS, "open"),
        ("waits", READINGS, "4"),
    ],
)
async def test_an_answer_offers_the_question_that_its_hand_makes(world, command, hand, answers):
    answer = (await world.ann.slash(world.channel, command, hand=hand, private=True)).response
    question = (await press(world.ann, answer, "ask")).response
    assert not question.ephemeral
    assert question.id != answer.id
    assert {answers, "show", "reveal"} <= controls(question).keys()
    assert world.ann.mention in text_of(question)


@pytest.mark.parametrize(("rules", "is_asked"), [("tenhou", True), ("m_league", False)])
async def test_a_hand_that_holds_all_its_waits_is_asked_about_where_it_is_tenpai(
    world, rules, is_asked
):
    hand = "13m456p789s11z(2222m)"
    answer = (await world.ann.slash(world.channel, "waits", hand=hand, rules=rules)).response
    assert ("ask" in controls(answer)) == is_asked


@pytest.mark.parametrize(
    ("settings", "command"),
    [("sqlite", "waits"), ("sqlite", "agari"), ("outlooks", "methods")],
    indirect=["settings"],
)
async def test_a_hand_that_makes_no_question_has_no_button(world, command):
    answer = (await world.ann.slash(world.channel, command, hand=NOTHING_TO_ASK)).response
    assert "ask" not in controls(answer)


async def test_an_analyzed_message_can_be_asked_about(world):
    said = await world.bob.send(world.channel, f"what do I cut from {CUT}?")
    answer = (await world.ann.context_menu(world.channel, "Analyze hand", said)).response
    question = (await press(world.ann, answer, "ask")).response
    assert "1z" in controls(question)


async def test_a_public_answer_turns_into_the_question_and_its_asker_is_told(world):
    answer = (await world.ann.slash(world.channel, "waits", hand=TENPAI)).response
    before = picture(answer)
    result = await press(world.ann, answer, "ask")
    assert result.response.id == answer.id
    assert "Tenpai" not in text_of(result.response)
    assert picture(result.response) != before
    assert "visible until now" in text_of(feedback(result))


async def test_a_stranger_cannot_turn_a_public_answer_into_a_question(world):
    answer = (await world.ann.slash(world.channel, "waits", hand=TENPAI)).response
    assert "Only the person who asked" in refusal(await press(world.bob, answer, "ask"))


async def test_a_manager_can_turn_a_public_answer_into_a_question(world):
    answer = (await world.ann.slash(world.channel, "waits", hand=TENPAI)).response
    result = await press(manager(world), answer, "ask")
    assert "reveal" in controls(result.response)


async def test_a_question_does_not_tell_its_answer(world):
    question = await asked(world)
    told = json.dumps([*parts(question)]) + alt_of(question) + question.attachments[0].filename
    assert "ryantan" not in told
    assert "2m" not in text_of(question)
    custom_ids = "".join(controls(question).values())
    assert not any(tile in custom_ids for tile in ("2m", "4m", "5m"))


async def test_every_cut_is_offered_and_the_best_one_looks_like_the_others(world):
    question = await asked(world, hand=CUT)
    offered = [part for part in parts(question) if slot_of(part.get("custom_id", "")) == "pick"]
    assert len(offered) == 14
    assert len({(part["style"], part["disabled"]) for part in offered}) == 1


async def test_quiz_completes_a_hand_without_its_waits(world):
    (choice,) = await world.ann.autocomplete(world.channel, "quiz", "hand", TENPAI)
    assert "2m" not in choice["name"]
    assert "🀙🀚🀛" in choice["name"]
    assert choice["value"] == "3334m123p567789s"


async def test_quiz_says_what_is_wrong_with_a_hand(world):
    result = await world.ann.slash(world.channel, "quiz", hand="123m4x")
    assert "`x`" in refusal(result)


async def test_a_hand_that_makes_no_question_of_a_kind_is_refused_with_a_reason(world):
    result = await world.ann.slash(world.channel, "quiz", hand=TENPAI, kind="cut")
    assert "no tile to cut" in refusal(result)


@pytest.mark.parametrize("kind", ["cut", None])
async def test_a_north_is_set_aside_before_anything_is_asked(world, kind):
    of_three = {"rules": "tenhou_sanma"} | ({} if kind is None else {"kind": kind})
    hand = "123p456s789s1122z4z"
    assert "set aside first" in refusal(
        await world.ann.slash(world.channel, "quiz", hand=hand, **of_three)
    )
    answer = (
        await world.ann.slash(world.channel, "waits", hand=hand, rules="tenhou_sanma")
    ).response
    assert "ask" not in controls(answer)
    # Tenpai for thirteen orphans, of which the north is one.
    asked = await world.ann.slash(world.channel, "quiz", hand="19m169p1s12356674z", **of_three)
    assert not asked.response.ephemeral


async def test_a_typed_tenpai_hand_is_asked_riichi_or_dama_where_one_leads(world):
    tanki = {"hand": "123456m789s5p111z", "kind": "riichi"}
    result = await world.ann.slash(world.channel, "quiz", turn=5, **tanki)
    assert {"riichi", "dama"} <= controls(result.response).keys()
    assert "Turn 5" in text_of(result.response)
    result = await world.ann.slash(world.channel, "quiz", **tanki)
    assert "Turn 6" in text_of(result.response)
    uncut = {"hand": "123m456p789s11224z", "kind": "riichi"}
    assert "/outlook compares them" in refusal(
        await world.ann.slash(world.channel, "quiz", **uncut)
    )


async def test_a_hand_too_close_for_riichi_or_dama_is_put_to_a_vote(world):
    close = {"hand": "123m456p789s1122z", "kind": "riichi"}  # riichi leads by 9 %
    result = await world.ann.slash(world.channel, "quiz", **close)
    assert text_of(result.response).startswith("### Tenpai after this cut. Riichi or dama?")
    assert "turn 6" in text_of(result.response)
    assert controls(result.response).keys() == {"r", "d", "reveal"}
    assert "so it is a vote" in text_of(feedback(result))
    voted = await press(world.bob, result.response, "d")
    assert "Your vote: Dama" in text_of(feedback(voted))
    open_hand = {"hand": "123m456p78s11z[222z]", "kind": "riichi"}
    told = refusal(await world.ann.slash(world.channel, "quiz", **open_hand))
    assert "/outlook compares them" in told


@pytest.mark.parametrize("kind", ["waits", "cut", "price", "readings"])
@pytest.mark.parametrize("level", [1, 5])
async def test_quiz_deals_every_kind_and_level(world, kind, level):
    result = await world.ann.slash(world.channel, "quiz", kind=kind, level=level)
    assert {"show", "reveal"} <= controls(result.response).keys()
    assert not result.response.ephemeral


# Answering


async def test_waits_are_answered_in_a_modal(world, between):
    question = await asked(world)
    await between()
    shown = await press(world.bob, question, "open")
    field = shown.modal["components"][0]["component"]
    assert len(field["options"]) == 14
    await between()
    result = await world.bob.submit_modal(shown, {"waits": RIGHT})
    assert feedback(result).attachments
    assert result.response.id == question.id
    assert "1 " in text_of(result.response)


async def test_the_number_of_answers_moves_and_the_picture_stays(world, between):
    question = await asked(world)
    before = picture(question)
    for number, person in enumerate((world.bob, world.ann), 1):
        await between()
        result = await vote(person, question, ["2m"])
        assert result.response.id == question.id
        assert picture(result.response) == before
        assert f"{number} " in text_of(result.response).splitlines()[-1]


async def test_a_cut_is_answered_by_a_button(world, between):
    question = await asked(world, hand=CUT)
    await between()
    result = await press(world.bob, question, "1z")
    assert feedback(result).attachments


async def test_a_price_is_answered_by_three_selects(world, between):
    question = await asked(world, hand=WON, extras="riichi ron", kind="price")
    await between()
    shown = await press(world.bob, question, "open")
    fields = [part["component"] for part in shown.modal["components"]]
    assert [len(field["options"]) for field in fields] == [15, 13, 23]
    await between()
    chosen = {"han": ["2"], "fu": ["40"], "points": ["2600"]}
    assert feedback(await world.bob.submit_modal(shown, chosen)).attachments


async def test_readings_are_answered_by_a_button(world):
    question = await asked(world, hand=READINGS, kind="readings")
    right, wrong = await press(world.bob, question, "4"), await press(world.ann, question, "1")
    assert text_of(feedback(right)) != text_of(feedback(wrong))


@on_both_databases
async def test_the_first_answer_counts(world, between):
    question = await asked(world)
    await vote(world.bob, question, RIGHT)
    await between()
    again = await vote(world.bob, question, ["1p"])
    assert "first answer counts" in text_of(feedback(again))
    await between()
    revealed = (await press(world.ann, question, "reveal")).response
    assert world.bob.mention in text_of(revealed)


@on_both_databases
async def test_a_member_who_was_shown_the_answer_cannot_give_one(world, between):
    question = await asked(world)
    shown = await press(world.bob, question, "show")
    assert "does not count as an answer" in text_of(feedback(shown))
    await between()
    again = await vote(world.bob, question, RIGHT)
    assert "no longer answer" in text_of(feedback(again))
    await between()
    revealed = (await press(world.ann, question, "reveal")).response
    assert world.bob.mention not in text_of(revealed)


@on_both_databases
async def test_a_member_who_deletes_a_wrong_answer_gives_no_better_one(world, between):
    question = await asked(world)
    await vote(world.bob, question, ["1p"])
    data = (await world.bob.slash(world.channel, "my data")).response
    sure = (await press(world.bob, data, "delete")).response
    await press(world.bob, sure, "all")
    await between()
    again = await vote(world.bob, question, RIGHT)
    assert "You knew the answer before" in text_of(feedback(again))
    await between()
    revealed = (await press(world.ann, question, "reveal")).response
    assert world.bob.mention not in text_of(revealed)


async def test_a_member_who_has_answered_sees_that_answer_again(world):
    question = await asked(world)
    await vote(world.bob, question, ["2m"])
    assert "first answer counts" in text_of(feedback(await press(world.bob, question, "show")))


@on_both_databases
async def test_an_answer_after_the_reveal_is_late(world, between):
    question = await asked(world)
    opened = await press(world.bob, question, "open")
    await between()
    await press(world.ann, question, "reveal")
    await between()
    late = await world.bob.submit_modal(opened, {"waits": RIGHT})
    assert "revealed before" in text_of(feedback(late))


@on_both_databases
async def test_twenty_five_voters_at_once_are_all_counted(settings, monkeypatch):
    seldom_counted(monkeypatch)
    async with Standin() as discord, online(discord, database_url=settings.database_url) as bot:
        await discord.ready()
        question = (await discord.ask(command("quiz", who=1, hand=TENPAI))).message
        submitted = controls_of_payload(question)["open"].replace("!open:", "!submit:")
        voters = range(2, 27)
        answers = [
            await discord.send(
                submit(question, submitted, who=who, waits=RIGHT if who % 2 else ["2m"])
            )
            for who in voters
        ]
        for answer in answers:
            await answer.until_done()
        await discord.rest.until(lambda: all(map(feedback_of, answers)))
        number = read_id(submitted).question.number
        found = await quizzes.reveal(bot.client.study.store, number)
        assert (found.answered, found.right) == (25, 12)
        assert discord.rest.problems == []


async def test_a_reader_is_answered_in_the_own_language(world, monkeypatch):
    question = await asked(world)
    language_of_everybody(monkeypatch, "ja")
    result = await vote(world.bob, question, RIGHT)
    await press(world.bob, question, "show")
    assert text_of(result.response).splitlines()[0] == text_of(question).splitlines()[0]
    again = await press(world.bob, question, "show")
    assert "最初の回答" in text_of(feedback(again))


def language_of_everybody(monkeypatch, locale):
    from simcord import interactions  # noqa: PLC0415

    plain = interactions.base_payload

    def base_payload(*given, **named):
        record, payload = plain(*given, **named)
        return record, payload | {"locale": locale}

    monkeypatch.setattr(interactions, "base_payload", base_payload)


# Revealing


async def test_a_stranger_cannot_reveal_within_a_day(world, between):
    question = await asked(world)
    await between()
    assert "a day after" in refusal(await press(world.bob, question, "reveal"))


async def test_anybody_can_reveal_after_a_day(world):
    question = await asked(world)
    store = world.client.study.store
    now = store.now()
    store.now = lambda: now + DAY
    revealed = (await press(world.bob, question, "reveal")).response
    assert revealed.id == question.id
    assert {"full", "practise"} == controls(revealed).keys()


async def test_a_manager_can_reveal(world):
    question = await asked(world)
    revealed = (await press(manager(world), question, "reveal")).response
    assert {"full", "practise"} == controls(revealed).keys()


async def test_a_reveal_has_a_new_picture_and_leads_to_the_whole_answer(world, between):
    question = await asked(world)
    await vote(world.bob, question, RIGHT)
    before = picture(question)
    await between()
    revealed = (await press(world.ann, question, "reveal")).response
    assert picture(revealed) != before
    await between()
    full = feedback(await press(world.bob, revealed, "full"))
    assert "Tenpai" in text_of(full)


async def test_a_reveal_leads_to_practice_of_the_same_theme(world, between):
    question = await asked(world)
    revealed = (await press(world.ann, question, "reveal")).response
    await between()
    practice = feedback(await press(world.bob, revealed, "practise"))
    assert "open" in controls(practice)
    assert "reveal" not in controls(practice)


async def test_an_open_question_does_not_lead_to_its_answer(settings):
    async with Standin() as discord, online(discord, database_url=settings.database_url):
        await discord.ready()
        question = (await discord.ask(command("quiz", who=1, hand=TENPAI))).message
        (row,) = [part for part in parts_of(question) if part["type"] == 1]
        forged = controls_of_payload(question)["show"].replace("!show:", "!full:")
        row["components"][0]["custom_id"] = forged
        told = json.dumps(feedback_of(await discord.ask(click(question, forged))))
        assert "Tenpai" not in told
        assert "older version" in told


async def test_a_reveal_that_was_under_way_is_shown_again(world, between):
    question = await asked(world)
    await quizzes.reveal(world.client.study.store, number_of(question))
    await between()
    revealed = (await press(world.ann, question, "reveal")).response
    assert "full" in controls(revealed)


async def test_a_question_whose_data_are_gone_says_so(world):
    question = await asked(world)
    await quizzes.withdraw(world.client.study.store, number_of(question))
    assert "no longer stored" in refusal(await press(world.bob, question, "reveal"))


async def test_an_answer_to_a_deleted_message_is_graded(world):
    question = await asked(world)
    opened = await press(world.bob, question, "open")
    gone = {"status": 404, "code": 10008, "message": "Unknown Message"}
    world.env.inject_error("POST", "/interactions/*/callback", **gone)
    result = await world.bob.submit_modal(opened, {"waits": RIGHT})
    assert feedback(result).attachments


async def test_the_asker_hears_that_discord_shows_the_question_to_nobody_else(settings):
    """An app of the user's own, where members may not use external apps."""
    async with Standin() as discord, online(discord, database_url=settings.database_url) as bot:
        await discord.ready()
        discord.rest.hides = True
        told = await discord.ask(command("quiz", who=1, guild=11, hand=TENPAI))
        await discord.rest.until(lambda: told.followups)
        assert "reveal" in controls_of_payload(told.message)
        (said,) = told.followups
        assert said["flags"] & 64
        assert "only you can see this question" in json.dumps(said)
        discord.rest.hides = False
        told = await discord.ask(command("quiz", who=1, guild=11, hand=TENPAI))
        await bot.end()
        assert told.followups == []


async def test_a_reveal_that_automod_refuses_is_a_new_message(world):
    question = await asked(world)
    await vote(world.bob, question, RIGHT)
    blocked = {"status": 400, "code": 200000, "message": "Message was blocked"}
    world.env.inject_error("POST", "/interactions/*/callback", **blocked)
    revealed = (await press(world.ann, question, "reveal")).response
    assert revealed.id != question.id
    assert not revealed.ephemeral
    assert {"full", "practise"} == controls(revealed).keys()
    assert len(revealed.attachments) == 1
    assert world.bob.mention in text_of(revealed)


@pytest.mark.parametrize("status", [403, 404])
async def test_a_reveal_that_discord_refuses_otherwise_is_no_new_message(world, status, caplog):
    question = await asked(world)
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=50001)
    result = await press(world.ann, question, "reveal")
    assert "full" not in controls(result.response)
    assert f"{status} " in caplog.text
    again = (await press(world.ann, question, "reveal")).response
    assert again.id == question.id


# Practice


async def test_practice_goes_on_in_one_private_message(world, between):
    result = await world.ann.slash(world.channel, "practice", kind="readings", level=1)
    message = feedback(result)
    for _ in range(4):
        await between()
        result = await press(world.ann, message, "1")
        assert result.response.id == message.id
        assert controls(result.response).keys() == {"next"}
        await between()
        message = (await press(world.ann, result.response, "next")).response
        assert {"1", "2", "3", "4", "show"} == controls(message).keys()


@pytest.mark.parametrize("kind", ["waits", "price"])
async def test_practice_by_modal_changes_its_message(world, between, kind):
    question = feedback(await world.ann.slash(world.channel, "practice", kind=kind))
    opened = await press(world.ann, question, "open")
    await between()
    fields = [part["component"] for part in opened.modal["components"]]
    chosen = {field["custom_id"]: [field["options"][0]["value"]] for field in fields}
    result = await world.ann.submit_modal(opened, chosen)
    assert result.response.id == question.id
    assert controls(result.response).keys() == {"next"}


async def test_practice_works_in_direct_messages(world):
    carol = world.env.create_user("carol")
    question = (await carol.slash("practice", kind="cut", level=1)).response
    result = await carol.click(question, custom_id=controls(question)["show"])
    assert controls(result.response).keys() == {"next"}


@on_both_databases
async def test_practice_counts_for_the_own_record(world):
    question = feedback(await world.ann.slash(world.channel, "practice", kind="readings"))
    await press(world.ann, question, "1")
    progress = feedback(await world.ann.slash(world.channel, "my progress"))
    assert "1 answer so far" in text_of(progress)


async def test_progress_leads_to_practice_of_what_is_missed(world, between):
    await vote(world.bob, await asked(world), ["3m"])
    page = feedback(await world.bob.slash(world.channel, "my progress"))
    assert "Practice Ryantan" in [part.get("label") for part in parts(page)]
    await between()
    question = feedback(await press(world.bob, page, "theme"))
    await between()
    shown = (await press(world.bob, question, "show")).response
    assert "Ryantan" in text_of(shown)


async def test_the_second_page_of_the_help_tells_of_quizzes_and_votes(world):
    first = feedback(await world.ann.slash(world.channel, "help"))
    (button,) = [it for it in parts(first) if it.get("label") == "How to study together"]
    second = (await world.ann.click(first, custom_id=button["custom_id"])).response
    for name in ("quiz", "practice", "vote"):
        assert f"</{name}:" in text_of(second)


# Own data and settings


async def test_own_data_are_exported_as_a_file(world):
    await vote(world.bob, await asked(world), RIGHT)
    page = feedback(await world.bob.slash(world.channel, "my data"))
    result = await press(world.bob, page, "export")
    (file,) = feedback(result).attachments
    rows = json.loads(gzip.decompress(await file.read()))
    assert rows["answers"][0]["choice"] == "2m4m5m"


@on_both_databases
async def test_everything_is_deleted_after_one_more_question(world, between):
    question = await asked(world)
    await vote(world.bob, question, RIGHT)
    page = feedback(await world.bob.slash(world.channel, "my data"))
    await between()
    sure = (await press(world.bob, page, "delete")).response
    assert await stored(world, world.bob)
    await between()
    await press(world.bob, sure, "all")
    assert await stored(world, world.bob) == {}
    revealed = (await press(world.ann, question, "reveal")).response
    assert world.bob.mention not in text_of(revealed)


async def stored(world, person):
    return await exported(world.client.study.store, person.id)


async def test_nothing_is_deleted_where_the_second_question_is_answered_no(world):
    await vote(world.bob, await asked(world), RIGHT)
    page = feedback(await world.bob.slash(world.channel, "my data"))
    sure = (await press(world.bob, page, "delete")).response
    await press(world.bob, sure, "back")
    assert await stored(world, world.bob)


async def test_a_hidden_member_is_not_named(world, between):
    question = await asked(world)
    page = feedback(await world.bob.slash(world.channel, "my data"))
    hidden = (await press(world.bob, page, "hide")).response
    assert "unhide" in controls(hidden)
    await between()
    await vote(world.bob, question, RIGHT)
    revealed = (await press(world.ann, question, "reveal")).response
    assert world.bob.mention not in text_of(revealed)


@on_both_databases
async def test_a_server_sets_language_rules_and_askers(world, between):
    boss = boss_of(world)
    await boss.slash(
        world.channel, "server settings", language="ja", rules="ema", askers="managers"
    )
    await between()
    result = await world.ann.slash(world.channel, "quiz", hand=TENPAI)
    assert "does not let you ask" in refusal(result)
    question = (await manager(world).slash(world.channel, "quiz", hand=TENPAI)).response
    assert "EMA" in text_of(question)
    assert words_for("ja").named("title-quiz", "waits") in text_of(question)


async def test_settings_that_nobody_has_set_name_what_holds(world):
    page = text_of(feedback(await boss_of(world).slash(world.channel, "server settings")))
    assert "Language: **English**" in page
    assert "Rules: **Tenhou**" in page
    assert "May ask the channel: **everybody**" in page


async def test_everyone_as_a_role_lets_everybody_ask(world):
    boss, everyone = boss_of(world), world.env.guild.default_role
    await boss.slash(world.channel, "server settings", askers="managers")
    page = feedback(await boss.slash(world.channel, "server settings", role=everyone))
    assert "May ask the channel: **everybody**" in text_of(page)
    await asked(world)


async def test_only_members_of_the_role_that_may_ask_ask(world):
    guild = world.env.guild
    teachers, readers = guild.create_role("teachers"), guild.create_role("readers")
    await boss_of(world).slash(world.channel, "server settings", role=teachers)
    for role, may in ((teachers, True), (readers, False)):
        member = guild.add_member(world.env.create_user(role.name), roles=[role])
        result = await member.slash(world.channel, "quiz", hand=TENPAI)
        if may:
            assert "reveal" in controls(result.response)
        else:
            assert "does not let you ask" in refusal(result)


async def test_a_role_that_may_ask_has_to_be_named(world):
    boss = boss_of(world)
    result = await boss.slash(world.channel, "server settings", askers="role")
    assert "Name the role that may ask" in refusal(result)
    page = text_of(feedback(await boss.slash(world.channel, "server settings")))
    assert "May ask the channel: **everybody**" in page


async def test_settings_are_for_managers_of_the_server(world):
    assert "server" not in " ".join(world.ann.available_commands(world.channel))
    assert "server" in " ".join(boss_of(world).available_commands(world.channel))


async def test_rules_that_cannot_be_read_change_nothing(world):
    boss = boss_of(world)
    result = await boss.slash(world.channel, "server settings", rules="nonsense")
    assert "nonsense" in refusal(result)
    assert "Tenhou" in text_of(feedback(await boss.slash(world.channel, "server settings")))


# Trouble


async def test_without_a_database_the_rest_of_the_bot_answers(world, monkeypatch):
    from bot.study.store import StudyUnavailableError, Trouble  # noqa: PLC0415

    async def down(*_):
        raise StudyUnavailableError("gone", Trouble.DOWN)

    answer = (await world.ann.slash(world.channel, "waits", hand=TENPAI, private=True)).response
    monkeypatch.setattr(world.client.study.store, "run", down)
    assert "cannot be reached" in refusal(await press(world.ann, answer, "ask"))
    assert "cannot be reached" in refusal(await world.ann.slash(world.channel, "practice"))
    answer = (await world.ann.slash(world.channel, "waits", hand=TENPAI)).response
    assert "Tenpai" in text_of(answer)


OF_OTHER_VERSIONS = (
    "q1:pick:1:c:1", "3:quiz!pick:!!", "3:quiz!show:" + "_" * 40, "3:waits!ask:x", "3:waits!ask:",
    acting("nothing", "quiz", number=1), acting("round", "quiz", number=1),
    acting("data", "data"), acting("data", "data", choice="import"),
    acting("theme", "practice", choice="waits"), acting("board", "board", number=12),
)  # fmt: skip
OF_QUESTIONS_GONE = (
    *(acting(slot, "quiz", number=1) for slot in ("full", "open", "pick", "reveal", "practise")),
    acting("next", "practice", number=1, scope=Scope.ANY),
)


async def test_a_control_of_another_version_or_of_a_question_that_is_gone_is_told_so(settings):
    async with Standin() as discord, online(discord, database_url=settings.database_url):
        await discord.ready()
        question = (await discord.ask(command("quiz", who=1, hand=TENPAI))).message
        (row,) = [part for part in parts_of(question) if part["type"] == 1]
        expected = dict.fromkeys(OF_OTHER_VERSIONS, "older version")
        unread = controls_of_payload(question)["open"].replace("!open:", "!pick:")
        expected[unread] = "older version"
        expected |= dict.fromkeys(OF_QUESTIONS_GONE, "no longer stored")
        for who, (wrong, sentence) in enumerate(expected.items()):
            row["components"][0]["custom_id"] = wrong
            told = feedback_of(await discord.ask(click(question, wrong, who=who)))
            assert sentence in json.dumps(told), wrong


@pytest.mark.parametrize("kind", ["waits", "cut", "price"])
async def test_a_server_of_three_players_is_dealt_their_hands(world, kind):
    await boss_of(world).slash(world.channel, "server settings", rules="mahjong_soul_sanma")
    question = (await world.ann.slash(world.channel, "quiz", kind=kind, level=1)).response
    assert "Mahjong Soul, three players" in text_of(question)
    result = await world.ann.slash(world.channel, "practice", kind=kind, level=1)
    assert "Mahjong Soul, three players" in text_of(feedback(result))
