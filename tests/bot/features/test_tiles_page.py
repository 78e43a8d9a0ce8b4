"""/tiles: every tile that was typed is drawn and told, once and in its place."""

import pytest
from asking import ask, decode, encode, question_of, typed_into
from hypothesis import given
from hypothesis import strategies as st
from strategies import hands

from bot.__main__ import draw_hand
from bot.features import id_of
from bot.pages.page import Tone
from bot.words import words_for
from engine import NAMES, format_hand, parse_tiles
from engine.facts import River

EN = words_for("en")
RIVER = "1z9m3p7p2s5z8s0m"


def faces(row):
    """The tiles of a row from left to right, also those that lie on others."""
    drawn = [face for cell in row.cells for face in cell.faces]
    return [tile for face in drawn for tile in (face.tile, face.on_top) if tile is not None]


def test_the_river_lies_below_the_hand_six_tiles_a_row():
    page = ask("tiles", "34m406p678s55p[2'34s]5m", EN, river=RIVER)
    hand, *river = page.picture
    assert len(faces(hand)) == 14
    assert [faces(row) for row in river] == [[*parse_tiles(RIVER)[:6]], [*parse_tiles(RIVER)[6:]]]
    assert page.alt.splitlines()[1:] == [
        "river: east, 9 man, 3 7 pin, 2 sou, haku, 8 sou, red 5 man"
    ]
    assert page.text == ()


@pytest.mark.parametrize(
    ("river", "tiles", "sideways", "spoken"),
    [
        ("1z9p2sr", "1z9p2s", ["2s"], "east, 9 pin, 2 sou in riichi"),
        ("1z9p2sr 5z3m", "1z9p2s5z3m", ["2s"], "in riichi, after the riichi haku, 3 man"),
        ("13r5m", "135m", ["3m"], "1 3 man in riichi, after the riichi 5 man"),
        ("1z 9p リーチ 5z", "1z9p5z", ["9p"], "east, 9 pin in riichi, after the riichi haku"),
        ("r5p1z", "0p1z", [], "red 5 pin, east"),
    ],
)
def test_the_riichi_tile_is_marked_as_safe_reads_it(river, tiles, sideways, spoken):
    page = ask("tiles", "1122z", EN, river=river)
    drawn = [face for row in page.picture[1:] for cell in row.cells for face in cell.faces]
    assert [face.tile for face in drawn] == [*parse_tiles(tiles)]
    assert [NAMES[face.tile] for face in drawn if face.sideways] == sideways
    assert page.alt.endswith(spoken)
    assert decode(encode(page.query)) == page.query


@given(hands(), st.lists(st.integers(0, 36), max_size=30), st.integers(0, 29), st.booleans())
def test_a_question_is_read_back_from_its_custom_id(hand, river, riichi, private):
    declared = riichi if riichi < len(river) else None
    marks = () if declared is None else (declared + 1,)
    lies = River(None, tuple(river), marks, None if declared is None else 0)
    question = question_of("tiles", format_hand(hand), rivers=(lies,), private=private)
    assert decode(encode(question)) == question
    assert len(id_of("delete", question)) <= 100


@pytest.mark.parametrize(
    ("hand", "river", "title"),
    [
        ("123m4x", "", "`x` (character 6) isn't a tile."),
        ("1122z", "1x", "`x` (character 2) isn't a tile."),
        ("11z", "1z9pr2sr", "A river has one riichi tile: keep one `r`. A red five is written 0."),
        ("11z", "123456789m123456789p123456789s1234z", "A river has at most 30 tiles."),
    ],
)
def test_what_cannot_be_drawn_is_said(hand, river, title):
    page = ask("tiles", hand, EN, river=river)
    assert (page.title, page.tone, page.picture) == (title, Tone.WARNING, ())


def test_the_hand_is_drawn_into_a_file(tmp_path, capsys):
    file = tmp_path / "hand.png"
    assert draw_hand("123m406p789s1122z", file) == 0
    assert file.read_bytes().startswith(b"\x89PNG")
    assert draw_hand("123m4x", file) == 2
    assert draw_hand("11z", tmp_path) == 2
    assert "isn't a tile" in capsys.readouterr().err


def test_its_waits_are_one_button_away():
    page = ask("tiles", "1112345678999m", EN, private=True)
    waits = next(button.query for button in page.buttons if button.slot == "waits")
    assert waits == typed_into("waits", "1112345678999m", private=True).read()
