"""Three players: a north in hand is first of all set aside."""

import pytest
from asking import answer, ask, decode, encode

from bot.pages.page import Arrow, Counted
from bot.picture.layout import fits
from bot.words import LANGUAGES, words_for
from engine import NORTH

EN = words_for("en")


def waits_on(text, words=EN, **options):
    return ask("waits", text, words, **({"rules": "tenhou_sanma"} | options))


@pytest.mark.parametrize(
    ("text", "options", "title"),
    [
        (
            "123p456s789s1122z4z",
            {},
            "Set north aside first: tenpai, east south, 4 left, 5200 points",
        ),
        ("123p456s789s1122z4z", {"compare": "4z 2z"}, "Set north aside first: tenpai"),
        ("13p456s789s1122z4z9p", {}, "Set north aside first: 1-shanten, 8 tiles"),
        # Thirteen orphans keep their only north.
        ("19m19p19s1234567z7z", {}, "Complete"),
        ("19m19p19s123456z8s8s", {}, "Widest: 8s. 1-shanten"),
        # By rules that set no north aside, and with four players, it is a tile to cut.
        ("123p456s789s1122z4z", {"rules": "tenhou_sanma nukidora:off"}, "Cut north for tenpai"),
        ("123p456s789s1122z4z", {"rules": "tenhou"}, "Cut north for tenpai"),
        # Without a north nothing is set aside.
        ("123p456s789s1122z5z", {}, "Cut haku for tenpai"),
    ],
)
def test_a_title_names_the_north_where_it_is_set_aside_first(text, options, title):
    shown = waits_on(text, **options).title
    assert shown.startswith(title), shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_row_is_the_north_set_aside_with_what_follows(language):
    words = words_for(language)
    page = waits_on("123p456s789s1122z4z", words)
    first = page.picture[1]
    assert [face.tile for face in first.cells[0].faces] == [NORTH]
    counts = [(cell.face.tile, cell.left) for cell in first.cells if isinstance(cell, Counted)]
    assert counts == [(27, 2), (28, 2)]
    assert words.text("text-kita") in page.text
    assert words.text("alt-kita", tiles=words.spoken_tile(NORTH)) in page.alt


def test_its_button_sets_the_north_aside():
    page = waits_on("123p456s789s1122z4z", dora="3z")
    (button,) = [button for button in page.buttons if button.slot == "kita"]
    assert decode(encode(button.query)) == button.query
    after = answer(button.query, EN)
    assert (button.query.situation.as_typed, button.query.situation.nuki) == ("123p456789s1122z", 1)
    assert after.title.startswith("Tenpai: east south")


def test_norths_set_aside_before_are_counted_too():
    page = waits_on("123p456s789s1122z4z", kita=3)
    (button,) = [button for button in page.buttons if button.slot == "kita"]
    assert button.query.situation.nuki == 4


@pytest.mark.parametrize("text", ["446p2227888s3344z", "113455569p44z[666p]", "1469p1479s122344z"])
def test_a_row_that_is_long_has_its_place_before_the_cuts(text):
    page = waits_on(text, kita=1)
    first = next(row for row in page.picture if Arrow("kita") in row.cells)
    assert [face.tile for face in first.cells[0].faces] == [NORTH]
    assert fits(page.picture)
    assert any(button.slot == "kita" for button in page.buttons)
