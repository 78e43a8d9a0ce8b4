"""A Page as a message: what is laid out, in which order, within Discord's limits."""

import discord
import pytest
from asking import answer, question_of, typed_into

from bot.discord.payload import (
    ButtonStyle,
    ComponentType,
    compose,
    draw_reply,
    mention_commands,
    note,
    reply_to,
)
from bot.features import id_of
from bot.features.vote.page import escaped
from bot.pages.page import Button, ButtonKind, Option, Page, Select, Tone
from bot.picture.render import Palette
from bot.words import words_for

QUERY = question_of("waits", "1112345678999m")


def page(**fields):
    """Return a page with a few fields of interest."""
    given = {
        "query": QUERY, "tone": Tone.TENPAI, "title": "Tenpai", "picture": (), "alt": "",
        "text": (), **fields,
    }  # fmt: skip
    return Page(**given)


def laid_out(**fields):
    """Return the components inside the one container of a page's message."""
    (container,) = compose(page(**fields)).components
    return container["components"]


def test_the_tone_colors_the_container():
    colors = set()
    for tone in Tone:
        (container,) = compose(page(tone=tone)).components
        assert container["type"] == 17
        colors.add(container["accent_color"])
    assert len(colors) == len(Tone)


def test_title_words_and_the_hand_to_copy_come_in_this_order():
    components = laid_out(text=("one", "two"), hand="1112345678999m")
    assert [(part["type"], part["content"]) for part in components] == [
        (10, "### Tenpai"),
        (10, "one\n\ntwo"),
        (10, "```\n1112345678999m\n```"),
    ]


def test_the_picture_is_a_gallery_with_its_alt_text():
    reply = compose(page(alt="eleven tiles"), b"png")
    (container,) = reply.components
    (item,) = container["components"][1]["items"]
    assert item["media"]["url"] == "attachment://hand.png"
    assert item["description"] == "eleven tiles"
    assert reply.picture == b"png"


def test_a_page_without_a_picture_has_no_gallery():
    assert compose(page()).picture is None
    assert [part["type"] for part in laid_out()] == [10]


def test_a_button_carries_its_slot_and_query_and_shows_whether_it_is_chosen():
    buttons = (
        Button("sequence", ButtonKind.GO, "Sequences first", QUERY, chosen=True),
        Button("next", ButtonKind.GO, "Next", QUERY, disabled=True),
        Button("editor", ButtonKind.LINK, "tenhou.net/2", url="https://tenhou.net/2/?q=1m"),
    )
    separator, row = laid_out(buttons=buttons)[1:]
    assert separator["type"] == 14
    go, disabled, link = row["components"]
    assert go["custom_id"] == id_of("sequence", QUERY)
    assert (go["style"], disabled["style"], link["style"]) == (1, 2, 5)
    assert (go["disabled"], disabled["disabled"]) == (False, True)
    assert link["url"] == "https://tenhou.net/2/?q=1m"
    assert "custom_id" not in link


def test_buttons_stand_five_in_a_row():
    buttons = tuple(Button(f"b{'x' * at}", ButtonKind.GO, "B", QUERY) for at in range(7))
    rows = [part for part in laid_out(buttons=buttons) if part["type"] == 1]
    assert [len(row["components"]) for row in rows] == [5, 2]


def test_what_can_be_asked_comes_first_and_deletion_last():
    kinds = (ButtonKind.DELETE, ButtonKind.LINK, ButtonKind.GO, ButtonKind.GO, ButtonKind.GO)
    buttons = tuple(
        Button(f"b{at}", kind, f"{kind} {at}", QUERY, url="https://tenhou.net", row=at // 3)
        for at, kind in enumerate(kinds)
    )
    rows = [part for part in laid_out(buttons=buttons) if part["type"] == 1]
    assert [[it["label"] for it in row["components"]] for row in rows] == [
        ["go 2"],
        ["go 3", "go 4", "link 1", "delete 0"],
    ]


def test_a_select_offers_its_options_and_marks_the_chosen_one():
    options = (Option("Cut 1m", "1m", "9 left"), Option("Cut 2m", "2m", chosen=True))
    select = Select("cut", "Cut a tile", QUERY, options)
    (menu,) = laid_out(selects=(select,))[-1]["components"]
    assert menu["custom_id"] == id_of("cut", QUERY)
    assert menu["placeholder"] == "Cut a tile"
    assert [(o["label"], o["value"], o.get("description")) for o in menu["options"]] == [
        ("Cut 1m", "1m", "9 left"),
        ("Cut 2m", "2m", None),
    ]
    assert [o.get("default", False) for o in menu["options"]] == [False, True]


def test_the_numbers_are_those_of_discords_library():
    for ours, theirs in (
        (ComponentType, discord.ComponentType),
        (ButtonStyle, discord.ButtonStyle),
    ):
        for member in ours:
            assert member == theirs[member.name.lower()].value


@pytest.mark.parametrize("language", ["en", "ja"])
def test_unreadable_text_is_refused_privately_and_without_a_picture(language):
    reply = reply_to(typed_into("waits", "123m4x"), language, Palette.NORMAL)
    assert (reply.private, reply.refuses, reply.picture) == (True, True, None)
    assert "123m4x" in str(reply.components)


def test_a_sentence_is_for_the_asker_only():
    reply = note("Nothing is left.")
    assert (reply.private, reply.refuses, reply.picture) == (True, True, None)
    assert "Nothing is left." in str(reply.components)


@pytest.mark.parametrize("private", [True, False])
def test_an_answer_is_as_private_as_it_was_asked(private):
    question = typed_into("waits", "1112345678999m", private=private)
    reply = reply_to(question, "en", Palette.NORMAL)
    assert (reply.private, reply.refuses) == (private, False)
    assert reply.drawing_seconds > 0


MENTIONS = {"waits": "</waits:1>", "agari": "</agari:2>"}


@pytest.mark.parametrize(
    ("text", "mentioned"),
    [
        ("/agari takes it.", "</agari:2> takes it."),
        ("**/waits** or /agari", "**</waits:1>** or </agari:2>"),
        ("`/waits 123m` and ```\n/agari\n```", "`/waits 123m` and ```\n/agari\n```"),
        ("/help is not known, and/waits is a word", "/help is not known, and/waits is a word"),
        ("https://example.com/waits", "https://example.com/waits"),
        (escaped("ask /waits first"), "ask \\/waits first"),
    ],
)
def test_commands_outside_of_code_become_mentions(text, mentioned):
    assert mention_commands(text, MENTIONS) == mentioned


def test_an_answer_mentions_commands():
    page = answer(question_of("help"), words_for("ja"))
    reply = draw_reply(page, Palette.NORMAL, MENTIONS, language="ja")
    assert "**</waits:1>**" in str(reply.components)
