"""Every command, button, select and menu through the real tree, in SimCord."""

import logging
import re
from dataclasses import replace

import pytest
import simcord
from asking import decode
from bot_world import alt_of, controls_of, make_client, open_world, parts, slot_of, text_of

from bot.discord import visit
from bot.features import id_of
from bot.hosting.config import Settings
from bot.read.limits import HAND_LIMIT
from bot.words import LANGUAGES
from engine.outlook import RATES

NINE_GATES = "1112345678999m"
DRAWN = PAGED = "123456m45p789s11z3p"
FOUR_READINGS = "11122233344455m"


async def ask(world, command="waits", hand=NINE_GATES, **options):
    result = await world.ann.slash(world.channel, command, hand=hand, **options)
    assert result.acknowledged
    return result


def message(result):
    assert result.response is not None
    return result.response


async def click(person, answer, slot):
    """Click the button of a slot; return what came of it."""
    return await person.click(answer, custom_id=controls_of(answer)[slot]["custom_id"])


async def choose(person, answer, slot, value):
    """Choose a value in the select of a slot."""
    return await person.select(answer, [value], custom_id=controls_of(answer)[slot]["custom_id"])


def picture(answer):
    (attachment,) = answer.attachments
    return attachment


# Answers


async def test_waits_answers_in_public_with_picture_words_and_alt_text(world):
    answer = message(await ask(world))
    assert not answer.ephemeral
    assert answer.flags.components_v2
    assert "Tenpai" in text_of(answer)
    assert f"```\n{NINE_GATES}\n```" in text_of(answer)
    assert alt_of(answer).startswith("1 1 1 2 3 4 5 6 7 8 9 9 9 man")
    assert picture(answer).filename == "hand.png"
    assert (await picture(answer).read()).startswith(b"\x89PNG")


async def test_private_answers_are_seen_by_the_asker_only(world):
    result = await ask(world, private=True)
    assert message(result).ephemeral
    assert "share" in controls_of(message(result))
    assert "delete" not in controls_of(message(result))


async def test_agari_lists_the_readings_in_the_order_asked_for(world):
    signs = {}
    for order in ("sequence", "triplet"):
        text = text_of(message(await ask(world, "agari", FOUR_READINGS, order=order)))
        signs[order] = dict(re.findall(r"`([ST–]+)` \*\*(\d)\*\*", text)[:2])
    assert signs["sequence"] == {"T": "1", "S": "2"}
    assert signs["triplet"] == {"T": "1", "–": "2"}


async def test_agari_takes_how_the_hand_was_won(world):
    hand = "234m456p678s55z234m"
    text = text_of(
        message(
            await ask(
                world, "agari", hand, by="ron", seat="1z", round="2z", indicators="4s",
                extras="riichi ippatsu honba:1",
            )
        )
    )  # fmt: skip
    assert "riichi 1, ippatsu 1, iipeikou 1" in text
    assert "ron · seat east, round south · riichi · ippatsu · 1 honba" in text


async def test_tiles_are_offered_where_one_is_meant(world):
    async def offered(command, option, typed, **others):
        choices = await world.ann.autocomplete(world.channel, command, option, typed, **others)
        return [choice["value"] for choice in choices]

    assert await offered("agari", "win", "", hand="23m11z") == ["1m", "4m"]
    assert await offered("agari", "win", "") == []
    assert await offered("agari", "indicators", "三筒") == ["3p"]
    assert await offered("waits", "seen", "33p ") == ["33p"]
    assert await offered("waits", "river", "") == []


async def test_extras_are_completed(world):
    choices = await world.ann.autocomplete(
        world.channel, "agari", "extras", "riichi ip", hand=FOUR_READINGS
    )
    assert [choice["value"] for choice in choices] == ["riichi ippatsu"]


async def test_seen_and_river_count(world):
    plain = text_of(message(await ask(world, hand="123456m45p789s11z")))
    seen = text_of(message(await ask(world, hand="123456m45p789s11z", seen="33p")))
    furiten = text_of(message(await ask(world, hand="123456m45p789s11z", river="6p")))
    assert "8 left" in plain
    assert "6 left" in seen
    assert "Furiten" not in plain
    assert "Furiten" in furiten


async def test_the_rules_decide_whether_a_wait_on_four_of_ones_own_is_one(world):
    hand = "13m456p789s11z(2222m)"
    tenhou = text_of(message(await ask(world, hand=hand, rules="tenhou")))
    m_league = text_of(message(await ask(world, hand=hand, rules="m_league")))
    assert ("### Tenpai" in tenhou) != ("### Tenpai" in m_league)


async def test_default_rules_come_from_the_settings():
    hand = "13m456p789s11z(2222m)"
    answers = set()
    for rules in ("tenhou", "m_league"):
        async with open_world(Settings(default_rules=rules)) as world:
            answers.add(text_of(message(await ask(world, hand=hand))).splitlines()[0])
    assert len(answers) == 2


async def test_the_chance_of_ron_is_that_of_the_table_of_the_settings():
    rates = replace(RATES, riichi=replace(RATES.riichi, by_class=(9.0,) * 5))
    async with open_world(Settings(outlook_rates=rates)) as world:
        said = text_of(message(await ask(world, hand="123m678p789s33z55p")))
    assert "(the table measured by this bot's host)" in said
    assert "×9.0" in said


async def test_the_palette_of_the_settings_colors_the_picture():
    pictures = set()
    for palette in ("normal", "color_blind"):
        async with open_world(Settings(palette=palette)) as world:
            pictures.add(await picture(message(await ask(world))).read())
    assert len(pictures) == 2


async def test_help_is_private_and_shows_the_notation(world):
    result = await world.ann.slash(world.channel, "help")
    assert message(result).ephemeral
    assert "[4'56m]" in alt_of(message(result))


async def test_commands_answer_in_direct_messages_too(world):
    carol = world.env.create_user("carol")
    answer = message(await carol.slash("waits", hand=NINE_GATES))
    assert "Tenpai" in text_of(answer)
    result = await carol.click(answer, custom_id=controls_of(answer)["delete"]["custom_id"])
    assert result.response is None


async def test_a_message_in_any_words_can_be_analyzed_privately(world):
    said = await world.bob.send(world.channel, f"what do I cut from {DRAWN}?")
    result = await world.ann.context_menu(world.channel, "Analyze hand", said)
    assert message(result).ephemeral
    assert DRAWN in text_of(message(result))


async def test_tiles_of_a_message_that_are_left_out_are_named(world):
    said = await world.bob.send(world.channel, "I waited 2s and 123m456p789s1122z")
    answer = message(await world.ann.context_menu(world.channel, "Analyze hand", said))
    assert "Not in this hand: `2s`" in text_of(answer)


async def test_a_message_with_too_many_tiles_is_told_so(world):
    said = await world.bob.send(world.channel, "what now? 345678m 11p 234s 666z 9s")
    answer = message(await world.ann.context_menu(world.channel, "Analyze hand", said))
    assert "15 tiles, 1 more than 14" in text_of(answer)


async def test_the_situation_in_a_message_is_that_of_the_question(world):
    said = await world.bob.send(world.channel, "S1 west seat dora indicator 3p 123m456p789s1122z")
    result = await world.ann.context_menu(world.channel, "Analyze hand", said)
    options = {"seat": "3z", "round": "2z", "indicators": "3p", "private": True}
    asked = await world.ann.slash(world.channel, "waits", hand="123m456p789s1122z", **options)
    assert text_of(message(result)) == text_of(message(asked))


@pytest.mark.parametrize(
    ("said", "command", "options"),
    [
        ("123m456p789s1122z ron 1z", "agari", {"hand": "123m456p789s11221z", "by": "ron"}),
        (
            "123m456p789s1122z ロン 1z 立直",
            "agari",
            {"hand": "123m456p789s11221z", "by": "ron", "extras": "riichi"},
        ),
        (
            "123m456p78s11z[222z] ron 9s, no riichi",
            "agari",
            {"hand": "123m456p78s11z[222z] draw 9s", "by": "ron"},
        ),
        ("23m456p789s11222z<1m", "waits", {"hand": "23m456p789s11222z", "called": "1m"}),
        (
            "123m456p789s11z23p, 5p discarded",
            "waits",
            {"hand": "123m456p789s11z23p", "called": "5p"},
        ),
        (
            "dora 3p,4p 123m456p789s11z23p",
            "waits",
            {"hand": "123m456p789s11z23p", "indicators": "23p"},
        ),
        ("1 親 123m456p789s11z23p", "waits", {"hand": "123m456p789s11z23p", "seat": "1z"}),
    ],
)
async def test_a_message_with_a_hand_gets_the_answer_of_the_command(world, said, command, options):
    posted = await world.bob.send(world.channel, said)
    result = await world.ann.context_menu(world.channel, "Analyze hand", posted)
    asked = await world.ann.slash(world.channel, command, private=True, **options)
    assert text_of(message(result)) == text_of(message(asked))


async def test_our_own_answer_can_be_analyzed(world):
    answer = message(await ask(world))
    result = await world.ann.context_menu(world.channel, "Analyze hand", answer)
    assert NINE_GATES in text_of(message(result))


async def test_a_message_without_a_hand_is_told_so_privately(world):
    said = await world.bob.send(world.channel, "good morning")
    result = await world.ann.context_menu(world.channel, "Analyze hand", said)
    assert message(result).ephemeral
    assert "can't find a hand" in text_of(message(result))


@pytest.mark.parametrize(
    "address",
    [
        "https://tenhou.net/0/?log=2009060321gm-00b9-0000&tw=1",
        "tenhou.net/3/?tw=1&log=2009060321gm-00b9-0000",
        "https://game.example/1/?paipu=200101-00000000",
    ],
)
async def test_the_address_of_a_game_is_named_as_one(world, address):
    said = await world.bob.send(world.channel, f"how did I play? {address}")
    result = await world.ann.context_menu(world.channel, "Analyze hand", said)
    assert "address of a game" in text_of(message(result))


# Autocomplete


@pytest.mark.parametrize("command", ["waits", "agari"])
async def test_autocomplete_reads_along_and_offers_the_canonical_hand(world, command):
    (choice,) = await world.ann.autocomplete(world.channel, command, "hand", "一二三 99m")
    assert choice["value"]
    assert len(choice["name"]) <= 100
    assert "🀇🀈🀉" in choice["name"]


async def test_autocomplete_says_nothing_to_nothing(world):
    assert await world.ann.autocomplete(world.channel, "waits", "hand", " ") == []


@pytest.mark.parametrize("typed", ["`@everyone`", "x" * HAND_LIMIT, "[[[", "\u202e123m", "10m"])
async def test_autocomplete_bears_anything_typed(world, typed):
    for choice in await world.ann.autocomplete(world.channel, "waits", "hand", typed):
        assert 1 <= len(choice["name"]) <= 100
        assert 1 <= len(choice["value"]) <= 100


# Buttons and selects


async def test_a_click_changes_the_answer_in_place_and_drops_the_old_picture(world):
    answer = message(await ask(world, hand=PAGED))
    before = picture(answer)
    result = await click(world.ann, answer, "next")
    after = message(result)
    assert after.id == answer.id
    assert picture(after).id != before.id
    assert "prev" in controls_of(after)
    assert not controls_of(after)["prev"]["disabled"]


async def test_cutting_a_tile_leads_to_the_waits_after_it(world):
    answer = message(await ask(world, hand=DRAWN))
    after = message(await choose(world.ann, answer, "cut", "3p"))
    assert after.id == answer.id
    assert "3p 6p" in text_of(after)


async def test_winning_on_a_tile_leads_to_the_readings(world):
    answer = message(await ask(world))
    after = message(await choose(world.ann, answer, "win", "2m"))
    assert "yakuman: junsei chuuren poutou" in text_of(after)


async def test_the_two_orders_are_one_button_apart(world):
    answer = message(await ask(world, "agari", FOUR_READINGS))
    sequences = text_of(answer)
    after = message(await click(world.ann, answer, "triplet"))
    assert text_of(after) != sequences
    back = message(await click(world.ann, after, "sequence"))
    assert text_of(back) == sequences


async def test_everybody_may_click_through(world):
    answer = message(await ask(world, hand=PAGED))
    result = await click(world.bob, answer, "next")
    assert message(result).id == answer.id


async def test_buttons_work_after_a_restart(world):
    answer = message(await ask(world, hand=PAGED))
    await world.env.restart_bot(make_client())
    after = message(await click(world.ann, answer, "next"))
    assert not controls_of(after)["prev"]["disabled"]


async def test_sharing_posts_a_private_answer_for_all(world):
    private = message(await ask(world, private=True))
    shared = message(await click(world.ann, private, "share"))
    assert shared.id != private.id
    assert not shared.ephemeral
    assert alt_of(shared) == alt_of(private)
    assert "delete" in controls_of(shared)
    await click(world.ann, shared, "delete")
    with pytest.raises(simcord.BackendError):
        world.env.backend.get_message(world.channel.id, shared.id)


async def test_the_asker_deletes_the_answer(world):
    answer = message(await ask(world))
    result = await click(world.ann, answer, "delete")
    assert result.response is None
    with pytest.raises(simcord.BackendError):
        world.env.backend.get_message(world.channel.id, answer.id)


async def test_another_member_cannot_delete_an_answer(world):
    answer = message(await ask(world))
    result = await click(world.bob, answer, "delete")
    assert message(result).ephemeral
    assert "Only the person who asked" in text_of(message(result))
    assert world.env.backend.get_message(world.channel.id, answer.id)


@pytest.mark.parametrize(
    "forged",
    [
        "v2:next:1112345678999m",
        "3:waits:next:__",
        "3:waits:next:!!",
        "3:waits:NEXT:A",
        "3:nothing:next:A",
        "3:waits:next:@everyone",
        "3:term:share:",
        "3:",
        "3:waits:next:",
        "3:quiz:next:",
        "somebody else's",
        "3:waits:next:a\nb",
    ],
)
async def test_stale_and_forged_buttons_are_answered_politely(world, forged):
    answer = message(await ask(world, hand=PAGED))
    stored = world.env.backend.get_message(world.channel.id, answer.id)
    for part in parts(stored):
        if slot_of(part.get("custom_id", "")) == "next":
            part["custom_id"] = forged
    result = await world.ann.click(answer, custom_id=forged)
    assert message(result).ephemeral
    assert "no longer works" in text_of(message(result))
    assert "@everyone" not in text_of(message(result))


async def test_a_forged_choice_is_answered_politely(world):
    answer = message(await ask(world))
    stored = world.env.backend.get_message(world.channel.id, answer.id)
    (menu,) = [part for part in parts(stored) if part["type"] == 3]
    menu["options"][0]["value"] = "99m"
    result = await choose(world.ann, answer, "win", "99m")
    assert message(result).ephemeral
    assert "no longer works" in text_of(message(result))


async def test_a_page_number_out_of_range_is_the_last_page(world):
    answer = message(await ask(world, hand=PAGED))
    last = message(await click(world.ann, answer, "next"))
    wanted = text_of(last)
    far = controls_of(last)["prev"]["custom_id"]
    query = decode(far)
    stored = world.env.backend.get_message(world.channel.id, answer.id)
    forged = id_of("prev", query.but(page=60))
    for part in parts(stored):
        if part.get("custom_id") == far:
            part["custom_id"] = forged
    assert text_of(message(await world.ann.click(last, custom_id=forged))) == wanted


# What goes wrong


async def test_a_bad_hand_is_answered_privately_with_its_place_marked(world):
    result = await ask(world, hand="123m4x")
    assert message(result).ephemeral
    assert "```\n123m4x\n     ^\n```" in text_of(message(result))
    assert message(result).attachments == []


async def test_a_guessed_correction_is_one_click_away(world):
    refused = message(await ask(world, hand="(123m)456p789s11z22m"))
    fixed = message(await click(world.ann, refused, "fix"))
    assert fixed.id == refused.id
    assert "```\n12223m456p789s11z\n```" in text_of(fixed)


@pytest.mark.parametrize(
    "typed",
    [
        "@everyone",
        "<@&1>",
        "```\n@here\n```",
        "**x** [a](https://example.com)",
        "x" * HAND_LIMIT,
    ],
)
@pytest.mark.parametrize("option", ["hand", "seen", "river"])
async def test_nothing_typed_mentions_anyone_or_breaks_the_formatting(world, typed, option):
    result = await ask(world, **({"hand": NINE_GATES} | {option: typed}))
    assert message(result).ephemeral
    text = text_of(message(result))
    assert len(text) <= 4000
    assert text.count("```") == 2
    outside = "".join(text.split("```")[::2])
    without_code = re.sub(r"`[^`]*`", "", outside)
    assert not re.search(r"@everyone|@here|<@|\*\*x|\]\(", without_code)
    for sent in world.sent():
        assert sent["data"]["allowed_mentions"] == {"parse": []}


async def test_an_error_reaches_the_user_and_the_log_under_one_id(world, monkeypatch, caplog):
    monkeypatch.setattr(visit, "answer", broken)
    result = await ask(world)
    assert_reported(result, caplog)


async def test_an_error_behind_a_button_reaches_the_user_and_the_log_under_one_id(
    world, monkeypatch, caplog
):
    answer = message(await ask(world, hand=PAGED))
    monkeypatch.setattr(visit, "answer", broken)
    result = await click(world.ann, answer, "next")
    assert_reported(result, caplog)


async def test_an_error_behind_the_menu_reaches_the_user_and_the_log_under_one_id(
    world, monkeypatch, caplog
):
    said = await world.bob.send(world.channel, DRAWN)
    monkeypatch.setattr(visit, "answer", broken)
    assert_reported(await world.ann.context_menu(world.channel, "Analyze hand", said), caplog)


async def test_an_error_while_typing_gets_an_empty_list_and_reaches_the_log(
    world, monkeypatch, caplog
):
    monkeypatch.setattr(visit.Visit, "complete", broken)
    assert await world.ann.autocomplete(world.channel, "waits", "hand", "123m") == []
    assert [sent["type"] for sent in world.sent()] == [8]
    assert "a test broke it" in caplog.text


async def test_an_error_after_the_answer_is_told_in_a_message_of_its_own(world, caplog):
    world.env.inject_error("DELETE", "/webhooks/*/*/messages/@original", status=500)
    answer = message(await ask(world))
    result = await click(world.ann, answer, "delete")
    (sorry,) = result.followups
    assert sorry.ephemeral
    assert incident_in(text_of(sorry)) in caplog.text


async def test_an_interaction_that_is_gone_is_no_incident(world, caplog):
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    caplog.set_level(logging.DEBUG, "bot")
    result = await world.ann.slash(world.channel, "waits", hand=NINE_GATES)
    assert not result.acknowledged
    assert "10062" in caplog.text
    assert "Traceback" not in caplog.text


def broken(*_given, **_named):
    raise RuntimeError("a test broke it")


def incident_in(text):
    return re.search(r"`([0-9a-f]{8})`", text)[1]


def assert_reported(result, caplog):
    sorry = message(result)
    assert sorry.ephemeral
    assert incident_in(text_of(sorry)) in caplog.text
    assert "a test broke it" in caplog.text
    assert "a test broke it" not in text_of(sorry)


# Languages


@pytest.mark.usefixtures("japanese")
async def test_a_japanese_client_is_answered_in_japanese(world):
    answer = message(await ask(world))
    assert "聴牌" in text_of(answer)
    error = message(await ask(world, hand="123m4x"))
    assert re.search(r"[ぁ-ん]", text_of(error))


async def test_a_language_of_the_settings_goes_before_the_users_own():
    async with open_world(Settings(answer_language="ja")) as world:
        assert "聴牌" in text_of(message(await ask(world)))


async def test_commands_and_options_are_named_in_every_language(world):
    for command in world.env.backend.commands[None].values():
        named = [command, *command["options"]]
        named += [c for option in command["options"] for c in option.get("choices", ())]
        for part in named:
            assert set(part["name_localizations"]) == set(LANGUAGES[1:])
            if part.get("description"):
                assert re.search(r"[ぁ-んァ-ヶ一-龠]", part["description_localizations"]["ja"])


async def test_commands_can_be_installed_and_used_everywhere(world):
    names = set()
    for command in world.env.backend.commands[None].values():
        names.add(command["name"])
        assert sorted(command["contexts"]) == [0, 1, 2]
        assert sorted(command["integration_types"]) == [0, 1]
    assert names == {
        "waits", "agari", "points", "methods", "outlook", "safe", "tiles", "term", "game",
        "help",
        "Analyze hand",
    }  # fmt: skip


# Keeping nothing


async def test_clicks_leave_nothing_behind(world):
    answer = message(await ask(world, hand=PAGED))
    for _ in range(10):
        for person, slot in ((world.ann, "next"), (world.bob, "prev")):
            answer = message(await click(person, answer, slot))
    store = world.client._connection._view_store
    assert store._views == {}
    assert store._synced_message_views == {}
    assert store._dynamic_items == {}
