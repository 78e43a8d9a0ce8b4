"""The page of /safe: classes from safest to most dangerous, the same in picture, text and alt."""

import re

import pytest
from asking import ask, decode, encode, typed_into

from bot.codec import ID_LIMIT
from bot.features import id_of, safe
from bot.features.safe import fits_an_id
from bot.pages.page import ALT_LIMIT, Gauge, Label, Size, Style, Tiles
from bot.picture.layout import MAX_HEIGHT, lay_out
from bot.read.errors import RefusedError
from bot.words import LANGUAGES, words_for
from engine import EAST, NAMES, NORTH, Source, parse_tiles

EN = words_for("en")
HAND = "3368m6p2350566788s"


def rivers_in(text):
    """Return the options of rivers with their names before them: left: 1z2zr across: 4p."""
    return dict(re.findall(r"(left|across|right|river): (\S+)", text))


def page_of(hand, rivers, words=EN, **options):
    return ask("safe", hand, words, **rivers_in(rivers), **options)


def shown(page):
    """Return the rows of classes: tiles, since, labels; what stands under the head."""
    for row in page.picture[2:]:
        groups = [cell for cell in row.cells if isinstance(cell, Tiles)]
        tiles, since = (" ".join(NAMES[face.tile] for face in group.faces) for group in groups)
        labels = [cell.text for cell in row.cells if isinstance(cell, Label)]
        yield tiles, since, *labels


def test_a_row_for_each_class_with_the_tiles_that_make_it_so():
    page = page_of("336m6p235056678s2z", "left: 9p1s2z5m7s8sr")
    assert list(shown(page)) == [
        ("7s 8s 2z", "", "genbutsu", "0% of 15,615"),
        ("3s", "5s", "one chance 3/7", "5.4% of 708"),
        ("2s", "", "no suji 2/8", "7.3% of 1,202"),
        ("6p", "9p", "half suji 4/6", "8.0% of 463"),
        ("5s 0s", "8s", "half suji 5", "9.5% of 222"),
        ("3m", "", "no suji 3/7", "12.0% of 987"),
        ("6m 6s", "", "no suji 4/6", "13.2% of 608"),
    ]
    assert page.title == "Safest: 7s 8s south (genbutsu)"
    assert page.text[0] == "Keeps 2-shanten: south"


def test_of_tiles_as_safe_a_pair_is_first_and_a_red_five_last():
    page = page_of("123m4067p789s1122z", "left: 1z5p4mr9s")
    assert page.title == "Safest: east 9s r5p (genbutsu)"


def test_the_alt_text_says_each_row_with_its_interval():
    page = page_of("336m6p235056678s2z", "left: 9p1s2z5m7s8sr")
    _, head, safest, *_, last = page.alt.splitlines()
    assert head == "Against the riichi of left, safest first"
    assert safest == "7 8 sou, south, genbutsu, 0% of 15,615"
    assert last == "6 man, 6 sou, no suji 4/6, 13.2% of 608, between 10.7% and 16.1%"


def test_only_genbutsu_is_in_gold():
    page = page_of("336m6p235056678s2z", "left: 9p1s2z5m7s8sr")
    gold = [
        cell.text
        for row in page.picture
        for cell in row.cells
        if isinstance(cell, Label) and cell.style is Style.GOOD
    ]
    assert gold == ["genbutsu"]


def test_the_scale_of_every_bar_ends_at_a_fifth():
    page = page_of("336m6p235056678s2z", "left: 9p1s2z5m7s8sr")
    gauges = [cell for row in page.picture for cell in row.cells if isinstance(cell, Gauge)]
    assert gauges[0][:2] == (0, 0)
    assert gauges[-1].share == pytest.approx(80 / 608 * 5)
    assert all(it.low <= it.share <= it.high for it in gauges)


def test_a_class_that_was_rarely_cut_has_no_number():
    page = page_of("1m234567p234567s1z", "left: 9p1z1sr", seen="2222m")
    assert ("1m", "2m", "no chance 1/9", "too few counted") in list(shown(page))


def test_the_safest_cut_that_keeps_the_shanten_where_it_is_no_genbutsu():
    page = page_of("2345m34567p4567s1z", "left: 4m5pr")
    assert page.title == "Safest: 4m 5p (genbutsu)"
    assert page.text[0].startswith("Safest that keeps 1-shanten: east (value honor, 3 unseen, 1.9%")


def test_tiles_that_are_not_proved_to_be_more_dangerous():
    page = page_of("34m1167p34677s355z", "left: 4p8pr")
    assert page.title == "Safest: 1p (suji 1/9)"
    assert page.text[0] == "Not measurably more dangerous: haku west"


def test_two_riichi_have_their_names_in_the_rows():
    page = page_of("2345m34567p4567s1z", "right: 1z3pr across: 4m|5pr")
    rows = list(shown(page))
    assert rows[0] == ("5p", "", "across", "genbutsu", "0% of 15,615")
    assert {row[2] for row in rows} == {"right", "across"}
    assert "single riichi" in page.text[-1]
    assert page.alt.splitlines()[1] == "Against the riichi of across and right, safest first"


def test_three_players_have_classes_without_rates():
    page = page_of("19m3456778p11234s", "left: 1m4p7pr", rules="tenhou_sanma")
    assert ("9m", "", "1m 9m, 3 unseen") in list(shown(page))
    assert not any(isinstance(cell, Gauge) for row in page.picture for cell in row.cells)
    assert any(text.startswith("-# With three players nothing was counted") for text in page.text)


def test_a_class_of_many_tiles_takes_several_rows():
    page = page_of("12345m12345p1234s", "left: 1m2m3m4m5m1p2p3p4p5p1s2s3s4sr")
    assert [len(row[0].split()) for row in shown(page)] == [6, 6, 2]
    assert page.title == "Safest: 14 tiles (genbutsu)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_a_picture_and_an_alt_text(language):
    words = words_for(language)
    for rivers in ("left: 9p1s2z5m7s8sr", "right: 1z3pr5s|2m across: 4p|6sr7m left: 1m|2p|3s"):
        page = page_of("136m268p2350678s5z", rivers, words)
        assert len(page.alt) <= ALT_LIMIT
        layout = lay_out(page.picture)
        assert layout.height <= MAX_HEIGHT
        rows = [row for row in page.picture if row.size is Size.SMALL]
        assert len(rows) > 5


def test_columns_of_all_rows_are_in_line():
    page = page_of("136m268p2350678s5z", "left: 9p1s2z5m7s8sr")
    layout = lay_out(page.picture)
    tracks = {x for piece, x, _ in layout.placed if type(piece).__name__ == "Meter"}
    assert len(tracks) == 1


def test_the_cuts_are_offered_with_their_class_and_lead_to_what_is_waited_for():
    page = page_of("336m6p235056678s2z", "left: 9p1s2z5m7s8sr")
    (select,) = page.selects
    first, *_, last = select.options
    assert (first.label, first.description) == ("Cut 7s", "genbutsu · 0%")
    assert (last.label, last.description) == ("Cut 6s", "no suji 4/6 · 13.2%")
    assert (page.buttons[0].slot, page.buttons[0].label) == ("waits", "Waits after a cut")


def test_a_hand_after_its_cut_is_offered_none_and_leads_to_its_waits():
    page = page_of("336m6p23505667s2z", "left: 9p1s2z5m7s8sr")
    assert page.selects == ()
    assert (page.buttons[0].slot, page.buttons[0].label) == ("waits", "Waits")


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("336m6p235056678s2z", {**rivers_in("left: 9p1s2z5m7s8sr")}),
        ("336m6p235056678s2z", {"across": "1z2z", "private": True, "dora": "3p"}),
        ("2345m34567p4567s1z", {**rivers_in("right: 1z3pr5s|2m across: 4p|6sr7m"), "seat": 27}),
        ("19m3456778p11234s", {**rivers_in("left: 1m4p7pr"), "rules": "tenhou_sanma"}),
        ("5m5m[4'56p][789s][111z]", {"left": "1pr", "across": "2pr", "right": "3pr"}),
    ],
)
def test_a_question_is_written_on_its_controls(hand, options):
    question = typed_into("safe", hand, **options).read()
    text = encode(question)
    assert len(text) <= ID_LIMIT
    assert decode(text) == question


def test_a_control_of_a_question_without_a_riichi_is_refused():
    question = typed_into("safe", "336m6p235056678s2z", across="1z").read()
    nobody = encode(question.but(threats=()))
    with pytest.raises(ValueError, match="somebody else is in riichi"):
        decode(nobody)
    with pytest.raises(ValueError, match="no digit"):
        encode(question.but(threats=question.situation.threats * 4))


@pytest.mark.parametrize(
    ("options", "option", "sentence"),
    [
        ({**rivers_in("right: 1z across: 2z")}, "across", "which_riichi"),
        ({**rivers_in("right: 3333mr")}, "right", "fifth_seen"),
        ({**rivers_in("right: 1zr"), "seen": "3333m"}, "seen", "fifth_seen"),
        ({**rivers_in("right: 1zr"), "seen": "5555s"}, "seen", "fifth_seen"),
        ({**rivers_in("right: 4444pr"), "dora": "4p"}, "right", "fifth_seen"),
    ],
)
def test_what_cannot_be_asked(options, option, sentence):
    with pytest.raises(RefusedError) as error:
        typed_into("safe", "336m6p235056678s2z", **options).read()
    assert (error.value.option, error.value.sentence) == (option, sentence)
    page = ask("safe", "336m6p235056678s2z", EN, **options)
    assert page.query is None


LONGEST = {
    "hand": "9s9s(7777z)(6666z)(5555z)(4444z)",
    "left": "1m1m1m1mr2m2m2m2m3m3m3m3m",
    "across": "44445mr",
    "right": "555mr",
    "dora": "9p9p9p9p8p",
    "seat": EAST,
    "round": NORTH,
    "rules": "tenhou kiriage:on kazoe:off double_yakuman:on pao:daisuushii,suukantsu"
    " tenhou_any_tile:on",
}
"""What takes most room of all that can be typed: four kans, twenty low tiles, five switches."""


def test_the_longest_question_fits_on_its_controls():
    question = typed_into("safe", **LONGEST).read()
    assert fits_an_id(question)
    assert 80 < len(encode(question)) <= ID_LIMIT
    assert decode(encode(question)) == question


def test_a_question_that_no_control_can_hold_is_not_offered():
    """With twenty tiles of an own river, as no text of /safe has one."""
    question = typed_into("safe", **LONGEST).read()
    seen = tuple(sorted(parse_tiles("1111222233334444555p")))
    longer = question.but(river=question.situation.seen, seen=seen)
    assert not fits_an_id(longer)
    with pytest.raises(ValueError, match="a custom_id of"):
        id_of("beside", longer, acts=True)


def test_rivers_for_which_controls_have_no_room_are_refused(monkeypatch):
    monkeypatch.setattr(safe, "ID_LIMIT", 80)
    with pytest.raises(RefusedError) as error:
        typed_into("safe", **LONGEST).read()
    assert error.value.sentence == "rivers_too_many"


def test_the_value_of_winds_is_that_of_the_seat_in_riichi():
    """As south: right is west, across north, left east; the round is east's unless it is told."""
    for player, wind in ((Source.RIGHT, "3z"), (Source.ACROSS, "4z"), (Source.LEFT, "1z")):
        page = page_of("123m456p789s1234z1p", f"{player}: 5z9mr")
        values = {
            tile
            for tiles, _, name, *_ in shown(page)
            for tile in tiles.split()
            if name.startswith("value")
        }
        assert values == {"1z", wind}
