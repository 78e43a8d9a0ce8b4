"""The answer to /methods: a row for every method, in the picture, in words and read aloud."""

import re

import pytest
from asking import answer, ask, question_of
from hypothesis import given, settings
from strategies import hands
from test_answer import EN, JA, check_page

from bot.pages.page import Label, Style, Tiles, Tone
from engine import format_hand, parse_hand, parse_tiles
from engine.methods import METHODS, Judgement, Taken, backtracking, set_partition

LOSES_A_WAIT = "3355566777888p"
NAMES_EN = ["index", "backtracking", "two orders", "pattern index", "set partition"]
NAMES_JA = ["表引き", "バックトラック", "二通り貪欲法", "逆引き", "集合分割"]
NUMBER = "[0-9][0-9.,]*"


@pytest.fixture
def solver():
    pytest.importorskip("pulp", reason="the extra 'ilp' is not installed")


@pytest.fixture
def no_solver(monkeypatch):
    def missing(_):
        raise ImportError("pulp")

    monkeypatch.setattr(set_partition, "judge", missing)


def methods(text, words=EN):
    page = ask("methods", text, words)
    assert page.picture
    check_page(page, words)
    return page


def labels(row):
    return [cell.text for cell in row.cells if isinstance(cell, Label)]


def tiles(row):
    return [
        tuple(face.tile for face in cell.faces) for cell in row.cells if isinstance(cell, Tiles)
    ]


def marks(page):
    """What is marked as a difference, by the row it is in."""
    return {
        at: cell.text
        for at, row in enumerate(page.picture)
        for cell in row.cells
        if isinstance(cell, Label) and cell.style is Style.NONE
    }


@pytest.mark.usefixtures("solver")
class TestComplete:
    def test_a_row_for_every_method(self):
        page = methods("11122233344455m")
        rows = page.picture[1:6]
        assert [labels(row)[0] for row in rows] == NAMES_EN
        assert [labels(row)[2] for row in rows] == [f"{n} readings" for n in (4, 4, 2, 4, 4)]
        assert re.fullmatch(f"{NUMBER} µs", labels(rows[0])[1])
        assert all(re.fullmatch(f"{NUMBER}×", labels(row)[1]) for row in rows[1:])

    def test_readings_name_the_methods_that_do_not_find_them(self):
        page = methods("11122233344455m")
        drawn = [tiles(row) for row in page.picture[6:]]
        for row in drawn:
            assert sorted(kind for group in row for kind in group) == sorted(
                parse_tiles("11122233344455m")
            )
        assert [drawn[0][-1], drawn[1][-1]] == [(1, 1), (4, 4)]
        assert marks(page) == {3: "2 missed", 6: "not by two orders", 8: "not by two orders"}
        assert page.title == "Complete: 4 readings · all agree except two orders"
        assert page.tone is Tone.COMPLETE

    def test_all_agree(self):
        page = methods("123m445566p567s22z")
        assert page.title == "Complete: 1 reading · all methods agree"
        assert marks(page) == {}

    def test_a_form_that_some_do_not_look_for(self):
        page = methods("112233m112233p11s")
        beyond = "Seven pairs are not searched for by backtracking, two orders, set partition."
        assert beyond in page.text
        assert page.title.endswith(" · all agree on the standard form")
        assert "look for" not in "".join(methods("11m").text)

    def test_thirteen_orphans(self):
        page = methods("19m19p19s12345677z")
        assert page.title == "Complete: 1 reading · thirteen orphans: no method looks for it"
        assert [labels(row)[2] for row in page.picture[1:]] == ["1 reading", *["no reading"] * 4]
        assert "No method looks for thirteen orphans." in page.text
        assert len(page.picture) == 1 + len(NAMES_EN)

    def test_melds_are_left_alone(self):
        page = methods("123m11z[4'56p][777z]")
        assert page.title.startswith("Complete: 1 reading")
        assert "The methods judge the tiles in hand; called melds stay as they are." in page.text

    def test_invented_readings_are_marked(self, monkeypatch):
        owing = Taken(27, ((0, 2, 4), (9, 10, 11)))
        said = Judgement(complete=True, readings=(owing,))
        monkeypatch.setattr(backtracking, "judge", lambda _: said)
        page = methods("135m123p11z")
        assert marks(page) == {2: "1 wrong"}
        assert page.title.endswith("· all agree except backtracking")

    def test_each_method_is_explained_with_its_time(self):
        lines = methods("11m").text[0].splitlines()
        assert len(lines) == len(NAMES_EN)
        for name, line in zip(NAMES_EN, lines, strict=True):
            assert re.fullmatch(rf"\*\*{name}\*\* {NUMBER} (µs|ms) · .+", line)


@pytest.mark.usefixtures("solver")
class TestWaits:
    def test_the_waits_of_each_method(self):
        page = methods(LOSES_A_WAIT)
        right, orders = tuple(parse_tiles("369p")), tuple(parse_tiles("36p"))
        rows = page.picture[1:]
        assert [labels(row)[0] for row in rows] == NAMES_EN
        assert [tiles(row) for row in rows] == [[right], [], [orders], [], []]
        assert [labels(row)[2:] for row in rows] == [[], ["="], ["1 missed"], ["="], ["="]]
        assert page.alt.count("the same") == 3
        assert marks(page) == {3: "1 missed"}
        assert page.title == "Tenpai: 3p 6p 9p · all agree except two orders"
        assert page.tone is Tone.TENPAI

    def test_thirteen_orphans(self):
        page = methods("19m19p19s123456z6z")
        assert page.title == "Tenpai: chun · thirteen orphans: no method looks for it"
        assert tiles(page.picture[1]) == [tuple(parse_tiles("7z"))]
        assert [labels(row)[2] for row in page.picture[2:]] == ["no wait"] * 4
        assert "No method looks for thirteen orphans." in page.text

    def test_a_wait_of_seven_pairs(self):
        page = methods("1133557799m113p")
        assert page.title == "Tenpai: 3p · all agree on the standard form"
        found = [labels(row)[2:] for row in page.picture[1:]]
        assert found == [[], ["no wait"], ["no wait"], ["="], ["no wait"]]

    def test_a_noten_hand(self):
        page = methods("147m258p369s1122z")
        assert page.title == "4-shanten · all methods agree"
        assert all(labels(row)[2] == "no wait" for row in page.picture[1:])
        assert page.tone is Tone.NOTEN


@pytest.mark.usefixtures("solver")
class TestDiscards:
    def test_the_worked_examples(self):
        page = methods("1234567m123p123s4z")
        assert page.title == "Not complete, 4 cuts make it tenpai · all methods agree"
        assert [tiles(row) for row in page.picture[6:]] == [
            [tuple(parse_tiles(cut)), tuple(parse_tiles(waits))]
            for cut, waits in (("1m", "4z"), ("4m", "4z"), ("7m", "4z"), ("4z", "147m"))
        ]
        page = methods("22234m55p123789s4z")
        assert "1 cut makes it tenpai" in page.title
        assert tiles(page.picture[6])[1] == tuple(parse_tiles("25m5p"))

    def test_a_lost_wait_is_marked(self):
        page = methods(f"{LOSES_A_WAIT}1z")
        assert "all agree except two orders" in page.title
        assert marks(page)[len(page.picture) - 1] == "not by two orders"

    @pytest.mark.parametrize(
        ("hand", "text"),
        [
            ("1133557799m113p5s", "Seven pairs are not searched for by two orders."),
            ("19m19p19s1234566z5p", "No method looks for thirteen orphans."),
        ],
    )
    def test_cuts_to_a_form_that_two_orders_do_not_look_for(self, hand, text):
        page = methods(hand)
        assert page.title.endswith("all agree on the standard form")
        assert text in page.text

    def test_no_discard_leaves_it_tenpai(self):
        page = methods("147m258p369s11223z")
        assert "no cut makes it tenpai" in page.title
        assert len(page.picture) == 1 + len(NAMES_EN)

    def test_many_discards_are_on_pages(self):
        page = methods("1112345678999m9p")
        shown = []
        while True:
            shown += page.picture[6:]
            following = [button for button in page.buttons if button.slot == "next"]
            if not following or following[0].disabled:
                break
            page = answer(following[0].query, EN)
        assert len({tiles(row)[0] for row in shown}) == len(shown)
        assert re.search(rf"\b{len(shown)} cuts", page.title)


@pytest.mark.usefixtures("no_solver")
@pytest.mark.parametrize("text", ["11m", "1m", "123m5p9s"])
def test_a_method_that_is_not_installed_is_named(text):
    page = methods(text)
    assert labels(page.picture[5]) == ["set partition", "not installed"]
    assert "**set partition** not installed · " in page.text[0]
    assert page.title.endswith("all methods agree")


@pytest.mark.usefixtures("solver")
def test_in_japanese():
    page = methods("11122233344455m", JA)
    assert [labels(row)[0] for row in page.picture[1:6]] == NAMES_JA
    assert page.title == "和了形　面子の取り方4通り　二通り貪欲法だけ不一致"
    assert marks(page) == {3: "2種出ない", 6: "二通り貪欲法では出ない", 8: "二通り貪欲法では出ない"}


def test_the_alt_text_says_the_same():
    alt = methods("11122233344455m").alt.splitlines()
    assert re.fullmatch(
        f"two orders, {NUMBER} times as long as the index, 2 readings, 2 missed", alt[3]
    )
    assert alt[6].endswith("2 2 man, not by two orders")


@pytest.mark.parametrize(
    ("text", "slot", "command"),
    [
        ("11m", "agari", "agari"),
        ("1m", "waits", "waits"),
        ("12m", "waits", "waits"),
    ],
)
def test_the_other_commands_are_one_button_away(text, slot, command):
    query = next(button.query for button in methods(text).buttons if button.slot == slot)
    assert query == question_of(command, text)


@settings(max_examples=25)
@given(hands())
def test_any_hand_has_a_page_that_fits(hand):
    """Not even the many discards of a long tenpai make it too long to be read aloud."""
    for words in (EN, JA):
        page = answer(question_of("methods", format_hand(hand)), words)
        check_page(page, words)
        assert len(page.picture) >= 1 + len(METHODS)


@pytest.mark.parametrize("text", ["234567899m5678p5s", "1112345678999m5m", "4445678p2345678m"])
def test_the_widest_hands_fit(text):
    for words in (EN, JA):
        assert methods(text, words).query == question_of("methods", format_hand(parse_hand(text)))
