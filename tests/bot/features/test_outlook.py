"""The page of an outlook: made-up and real results as tables, curves, words and alt text."""

import re
from dataclasses import replace
from itertools import product

import pytest
from asking import answer, decode, encode, facts, facts_of, question_of, typed_into
from hypothesis import given, settings
from hypothesis import strategies as st
from pages import assert_apart_and_inside

from bot.features import chosen
from bot.features.outlook.at_table import percent_below
from bot.features.outlook.finding import bare, look
from bot.features.outlook.rows import SHOWN
from bot.features.quiz.worth import terms
from bot.hand import TURNS, View
from bot.pages.page import ALT_LIMIT, Label, Page, Plot, Size
from bot.pages.parts import has_outlook, outlook_of
from bot.picture.layout import MAX_HEIGHT, MAX_WIDTH, fits, lay_out
from bot.read.errors import RefusedError
from bot.words import LANGUAGES, words_for
from engine import EAST, NAMES, NORTH, TENHOU, TILE_OF_NAME, format_hand, parse_hand, parse_tiles
from engine.facts.ukeire import TileLeft
from engine.outlook import (
    RATES,
    Aim,
    HandOutlook,
    Model,
    Outlook,
    OutlookError,
    OutlookReason,
    Play,
    Prospect,
    TenpaiWorth,
)

EN = words_for("en")
EVERY = [words_for(language) for language in LANGUAGES]
HAND = "123m4067p789s1122z"
NUMBER = re.compile(r"[0-9]+(?:\.[0-9]+)?")


def query_of(hand: str = HAND, **given):
    return question_of("outlook", format_hand(parse_hand(hand)), **given)


def option(tile: str | None, *by_turn: tuple[float, float, float], left=8, shanten=1, is_kan=False):
    tiles = (TileLeft(TILE_OF_NAME["1m"], left),)
    cut = None if tile is None else TILE_OF_NAME[tile]
    move = Play.KAN if is_kan else Play.HOLD if cut is None else Play.CUT
    return HandOutlook(cut, move, shanten, tiles, tuple(Prospect(*it) for it in by_turn))


def found_of(*options: HandOutlook, hand: str = HAND, aim=Aim.POINTS) -> Outlook:
    turns = len(options[0].by_turn)
    read_hand = parse_hand(hand)
    return Outlook(
        hand=read_hand,
        aim=aim,
        turn=TURNS[-1] + 1 - turns,
        turns=TURNS[-1],
        exchanges=1,
        shanten_down=True,
        shanten=1,
        options=options,
        states=99,
    )


def page_of(found, words=EN, **given) -> Page:
    aim = found.aim if isinstance(found, Outlook) else Aim.POINTS
    return answer(query_of(aim=aim, **given), words, found)


def labels_of(page: Page) -> list[list[str]]:
    """The labels of each row of the table, as they are read aloud."""
    rows = [[cell.spoken for cell in row.cells if isinstance(cell, Label)] for row in page.picture]
    return [row for row in rows[2:] if row]


def plot_of(page: Page) -> Plot | None:
    plots = [cell for row in page.picture for cell in row.cells if isinstance(cell, Plot)]
    return plots[0] if plots else None


chances = st.floats(0, 1)
worths = st.tuples(chances, chances, st.floats(0, 50_000))


@st.composite
def outlooks(draw):
    """Made-up results about `HAND`, in the order that the aim asks for."""
    turns = draw(st.integers(1, 18))
    tiles = draw(st.permutations(["1m", "4p", "0p", "6p", "9s", "1z", "2z"]))
    count = draw(st.integers(1, 7))
    options = [
        option(tile, *draw(st.lists(worths, min_size=turns, max_size=turns)))
        for tile in tiles[:count]
    ]
    aim = draw(st.sampled_from(Aim))
    options.sort(key=lambda it: -getattr(it.worth, aim.value))
    return found_of(*options, aim=aim)


@given(outlooks(), st.sampled_from(EVERY))
def test_every_number_of_the_picture_is_in_the_alt_text_and_the_label_is_always_there(found, words):
    page = page_of(found, words)
    assert len(page.alt) <= ALT_LIMIT
    drawn = [cell.text for row in page.picture for cell in row.cells if isinstance(cell, Label)]
    plot = plot_of(page)
    if plot is not None:
        drawn += [name for _, name in (*plot.across, *plot.up)]
    spoken = NUMBER.findall(page.alt)
    assert {number for text in drawn for number in NUMBER.findall(text)} <= set(spoken)
    assert words.text("label-outlook-alone") in page.alt
    assert words.text("text-outlook-alone") in page.text


@given(outlooks())
def test_the_table_holds_the_best_five_in_their_order(found):
    """The best first by the aim; those less than 1% below it by wins, or by points for wins."""
    table = labels_of(page_of(found))
    assert len(table) == min(SHOWN, len(found.options))
    most = max(it.worth.by(found.aim) for it in found.options)
    other = Aim.WIN if found.aim is Aim.POINTS else Aim.POINTS
    ordered = sorted(
        found.options,
        key=lambda it: -it.worth.by(other) if it.worth.by(found.aim) >= 0.99 * most else 1,
    )
    for row, it in zip(table, ordered, strict=False):
        points = f"{round(it.worth.points / 10) * 10} points"
        win, tenpai = (percent_below(chance, 1) for chance in it.worth[:2])
        said = {f"wins {win}%", f"tenpai {tenpai}%", points}
        assert said < set(row)


@given(outlooks())
def test_curves_stay_inside_the_plot_and_end_with_the_last_turn(found):
    plot = plot_of(page_of(found))
    turns = len(found.options[0].by_turn)
    assert (plot is None) == (turns <= 3)
    if plot is not None:
        assert len(plot.curves) == min(3, len(found.options))
        assert all(0 <= value <= 1000 for curve in plot.curves for value in curve.values)
        assert {len(curve.values) for curve in plot.curves} == {turns}
        assert (plot.across[0][0], plot.across[-1]) == (0, (turns - 1, "18"))


@given(outlooks(), st.sampled_from(EVERY))
@settings(max_examples=30)
def test_the_picture_stays_within_its_limits_and_its_pieces_apart(found, words):
    layout = lay_out(page_of(found, words).picture)
    assert layout.width <= MAX_WIDTH
    assert layout.height <= MAX_HEIGHT
    assert_apart_and_inside(layout)


def test_cuts_less_than_a_hundredth_below_the_best_are_marked():
    best, near, far = ((0.4, 0.9, points) for points in (4000, 3970, 3950))
    page = page_of(found_of(option("1z", best), option("2z", near), option("6p", far)))
    assert page.title == "Cut east or south: 4000 points"
    tiles = [row.cells[0] for row in page.picture if row.labels is Size.LARGE][1:4]
    assert [cell.faces[0].winning for cell in tiles] == [True, True, False]
    assert [cell.spoken for cell in tiles] == ["east", "south, as good", "6 pin"]
    assert any("As good as east" in text and "south" in text for text in page.text)


def test_of_cuts_that_are_as_good_by_points_the_one_that_wins_more_comes_first():
    """123m4067p789s112z5s, turn 3: 5s 2848 points and 57%, south 2839 points and 58%."""
    asked = query_of("123m4067p789s112z5s", turn=3, view=View.TABLE)
    found = look(asked)
    assert [NAMES[it.cut] for it in found.options[:2]] == ["5s", "2z"]
    page = answer(asked, EN, found)
    assert page.title == "Cut south or 5s: 2840 points"
    assert any("As good as south" in text and "5s" in text for text in page.text)


def test_an_ura_is_counted_where_no_indicator_is_named_and_the_answer_says_so():
    assumed = EN.text("fact-no-indicator")

    def small_print(hand, **fields):
        asked = query_of(hand, **fields)
        return "\n".join(answer(asked, EN, look(asked)).text)

    hand = "123m456m789s23p551z"
    assert assumed in small_print(hand, view=View.TABLE)
    assert assumed not in small_print(hand, dora=parse_tiles("6z"))
    assert assumed not in small_print(hand, view=View.TABLE, rules="jpml_a")
    assert assumed not in small_print(hand, view=View.ALONE)


def test_tiles_that_win_are_told_from_those_that_bring_tenpai_nearer():
    tenpai = option("6p", (0.4, 1, 4000), left=4, shanten=0)
    noten = option("1z", (0.3, 0.9, 3000), left=31, shanten=1)
    one = option("9s", (0.1, 0.2, 100), left=1, shanten=2)
    table = labels_of(page_of(found_of(tenpai, noten, one)))
    assert [row[3] for row in table] == ["waits: 4 tiles", "1-shanten: 31", "2-shanten: 1"]
    alike = labels_of(page_of(found_of(noten, option("9s", (0.1, 0.2, 100), left=1))))
    assert [row[3] for row in alike] == ["31 tiles", "1 tile"]


def test_the_first_row_says_what_the_numbers_below_it_are():
    best = option("1z", (0.4, 0.9, 4000), left=31)
    alike = option("6p", (0.312, 1, 3000), left=8)
    farther = option("9s", (0.1, 0.2, 100), left=40, shanten=2)
    rows = [
        [cell.text for cell in row.cells[1:]]
        for row in page_of(found_of(best, alike, farther)).picture
        if row.labels is Size.LARGE and row.cells[2:]
    ]
    assert rows == [
        ["4000 points", "wins 40.0%", "tenpai 90.0%", "1-shanten: 31"],
        ["3000", "31.2", "100.0", "8"],
        ["100", "10.0", "20.0", "2-shanten: 40"],
    ]


@pytest.mark.parametrize("words", EVERY, ids=LANGUAGES)
def test_what_the_values_are_of_is_one_line_of_small_print(words):
    small = [it for it in page_of(look(query_of(turn=6)), words).text if it.startswith("-# ")]
    terms = next(it for it in small if words.text("text-outlook-curves").strip() in it)
    assert "\n" not in terms
    assert small.index(terms) + 1 == small.index(words.text("text-outlook-table"))


def test_the_dora_and_the_seat_that_the_values_are_for_are_shown():
    won = facts(seat=NORTH, dora=(TILE_OF_NAME["2p"],))
    query = query_of(turn=9, **won)
    page = answer(query, EN, look(query))
    assert page.alt.startswith("dora indicator, 2 pin\n")
    assert any(it.startswith("-# seat north, round east · turn 9 to turn 18") for it in page.text)
    assert "dora indicator" not in page_of(look(query_of(turn=9))).alt


@pytest.mark.parametrize(("turn", "is_plotted"), [(14, True), (15, True), (16, False), (18, False)])
def test_curves_are_spoken_of_where_there_are_some(turn, is_plotted):
    page = page_of(look(query_of("123m456p789s1122z9m", turn=turn)))
    assert ("Curves: the same hands" in "\n".join(page.text)) is is_plotted
    assert ("plot by turn" in page.alt) is is_plotted


@pytest.mark.parametrize(
    ("chance", "whole", "tenths"),
    [
        (0.0, "0", "0.0"),
        (0.576, "58", "57.6"),
        (0.99449, "99", "99.4"),
        (0.9951, "99", "99.5"),
        (0.99937, "99", "99.9"),
        (0.999999, "99", "99.9"),
        (1 - 2e-16, "100", "100.0"),
        (1.0, "100", "100.0"),
    ],
)
def test_a_chance_is_never_rounded_up_to_a_certainty(chance, whole, tenths):
    assert (percent_below(chance, 0), percent_below(chance, 1)) == (whole, tenths)


@pytest.mark.parametrize("words", EVERY, ids=LANGUAGES)
def test_thirteen_waits_from_the_first_turn_are_no_certainty(words):
    page = answer(query_of("19m19p19s1234567z", turn=1), words)
    assert "100" not in page.title.replace("1000", "")
    assert words.percent("99") in page.title


def test_no_chance_is_shown_above_a_hundred_percent():
    """The model's chance of tenpai can come out above 1, as engine/outlook/induction.py says."""
    above = [(0.4, chance, 4000) for chance in (1.04, 1.03, 1.02, 1.01)]
    page = page_of(found_of(option("1z", *above), option("2z", *above), aim=Aim.TENPAI))
    assert "100.0%" in page.title
    assert "104" not in page.alt + page.title + "".join(page.text)
    assert {value for curve in plot_of(page).curves for value in curve.values} == {1000}


@pytest.mark.parametrize(
    ("aim", "said"),
    [(Aim.POINTS, "240 points"), (Aim.WIN, "5.0 wins in a hundred")],
)
def test_the_loss_of_the_widest_cut_is_said(aim, said):
    best = option("1z", (0.4, 0.9, 4000), left=8)
    wide = option("6p", (0.35, 0.8, 3760), left=21)
    back = option("9s", (0.1, 0.2, 100), left=40, shanten=2)
    page = page_of(found_of(best, wide, back, aim=aim))
    assert f"The cut by tile efficiency (6p, 21 tiles) gives up {said}." in page.text


def test_a_best_cut_that_is_the_widest_too_is_said_to_be_so():
    best, other = option("1z", (0.4, 0.9, 4000), left=9), option("6p", (0.3, 0.8, 3000))
    text = page_of(found_of(best, other)).text
    assert "-# Tile efficiency cuts east too (9 tiles)." in text


def test_a_hand_with_nothing_to_cut_is_answered_with_what_it_is_worth():
    found = look(query_of("123456m45p789s11z"))
    page = page_of(found)
    assert page.title.startswith("Riichi: ")
    assert re.search(r"the hand: [0-9.]+%? at turn 1, ", page.alt)
    assert not any("widest" in text for text in page.text)


def test_a_closed_kan_is_drawn_as_one_and_named():
    query = query_of("1111m45678p3456s7z", turn=15)
    page = answer(query, EN, look(query))
    assert page.title.startswith("Declare the closed kan of 1m: ")
    assert "\nclosed kan of 1 man, " in page.alt
    kan = next(row.cells[0] for row in page.picture if row.labels is Size.LARGE and row.cells[2:])
    assert [(face.tile, face.winning) for face in kan.faces] == [
        (None, False), (0, True), (0, True), (None, False),
    ]  # fmt: skip


@pytest.mark.parametrize("words", EVERY, ids=LANGUAGES)
@pytest.mark.parametrize("reason", OutlookReason)
def test_every_reason_for_no_outlook_has_a_page(reason, words):
    details = {"shanten": 4, "positions": 120_000, "tiles": 5, "tile": "5m", "field": "dora",
               "value": "9"}  # fmt: skip
    page = page_of(OutlookError("", reason=reason, details=details), words)
    assert 0 < len(page.title) <= 120
    assert "{" not in page.title
    slots = {button.slot for button in page.buttons}
    assert slots >= {"waits", "delete"}
    assert ("agari" in slots) == (reason is OutlookReason.COMPLETE)


def test_a_hand_too_far_from_tenpai_is_told_so():
    page = answer(query_of("147m258p369s12345z"), EN)
    assert page.title.startswith("6-shanten is too far")


@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("123456m45p789s11z", True),
        ("277m11367s1123z5p", True),
        (HAND, True),
        ("34m406p678s55p[2'34s]", True),
        ("147m258p369s12345z", False),  # 6-shanten
        ("11122233344455m", False),  # complete
        ("123m4p", False),  # short
    ],
)
def test_the_button_stands_where_an_outlook_can_be_asked(hand, offered):
    page = answer(question_of("waits", format_hand(parse_hand(hand))), EN)
    assert (
        ("outlook" in {button.slot for button in page.buttons})
        == offered
        == has_outlook(parse_hand(hand), TENHOU)
    )


def test_the_button_asks_about_the_same_table_at_the_turn_of_the_river():
    won = facts(seat=EAST, dora=parse_tiles("3p"), honba=2)
    river = tuple(sorted(parse_tiles("9m9m1s")))
    query = question_of("waits", HAND, river=river, **won, riichi=1, private=True)
    outlook = outlook_of(query)
    assert (outlook.feature, outlook.situation.turn, outlook.private) == ("outlook", 4, True)
    assert facts_of(outlook) == won
    assert (outlook.situation.hand, outlook.situation.river) == (query.situation.hand, river)


@pytest.mark.parametrize(("turn", "aim"), list(product((1, 7, 18), Aim)))
def test_turn_and_aim_come_back_from_a_control(turn, aim):
    query = query_of(turn=turn, aim=aim, private=True)
    assert decode(encode(query)) == query
    assert chosen(chosen(query_of(), "turn", [str(turn)]), "aim", [aim.value]) == query.but(
        private=False
    )


def test_the_usual_turn_and_aim_cost_no_character():
    usual = query_of(turn=None, aim=Aim.POINTS, view=View.TABLE)
    assert encode(query_of()) == encode(usual)
    others = [usual.but(turn=1), usual.but(aim=Aim.WIN), usual.but(view=View.ALONE)]
    assert len(encode(usual)) < min(len(encode(it)) for it in others)


@pytest.mark.parametrize(("slot", "value"), [("turn", "0"), ("turn", "19"), ("aim", "glory")])
def test_no_other_turn_or_aim_can_be_chosen(slot, value):
    with pytest.raises(ValueError, match=r"no such turn|Aim"):
        chosen(query_of(), slot, [value])


def test_the_turn_is_typed_or_follows_the_river():
    typed = typed_into("outlook", HAND, river="99m1s")
    assert typed.read().situation.turn == 4
    assert replace(typed, turn=9).read().situation.turn == 9


def test_questions_that_differ_in_what_no_result_depends_on_are_one():
    query = query_of(turn=3)
    assert bare(query.but(private=True, page=2)) == bare(query) != bare(query_of())


def test_every_tile_of_the_table_is_named():
    page = page_of(found_of(*(option(tile, (0.4, 0.9, 4000)) for tile in ("1z", "0p"))))
    assert "red 5 pin" in page.alt
    assert NAMES[TILE_OF_NAME["0p"]] == "0p"


def test_three_players_have_an_outlook_with_the_norths_that_they_have_set_aside():
    hand = format_hand(parse_hand("1119m456p789s1122z"))
    norths = facts(nuki=2)
    waits = answer(question_of("waits", hand, rules="tenhou_sanma", **norths), EN)
    (asked,) = (button.query for button in waits.buttons if button.slot == "outlook")
    assert asked.situation.nuki == bare(asked).situation.nuki == 2
    page = answer(asked, EN)
    assert page.title.startswith("Cut 9m")
    assert "kita" in page.alt.partition("\n")[0]
    assert any("Norths you draw from now on" in text for text in page.text)
    without = answer(asked.but(nuki=0), EN)
    assert without.title != page.title, "two dora less"


def test_rules_without_norths_set_aside_do_not_speak_of_them():
    hand = format_hand(parse_hand("1119m456p789s1122z"))
    page = answer(question_of("outlook", hand, rules="tenhou_sanma nukidora:off"), EN)
    assert page.title.startswith("Cut 9m")
    assert not any("Norths" in text for text in page.text)


def test_norths_are_typed_for_an_outlook_of_three_players_alone():
    typed = typed_into("outlook", HAND.replace("123m", "999m"), kita=1, rules="tenhou_sanma")
    assert typed.read().situation.nuki == 1
    with pytest.raises(RefusedError) as refused:
        replace(typed, rules="tenhou").read()
    assert refused.value.sentence == "win_no_nuki"


# At a table ---------------------------------------------------------------------------------------


def tenpai_option(tile, riichi, dama, *, shanten=0, **more):
    """A cut at a table: (win, points, ron) in riichi and in dama; without, one that is noten."""
    ways = [None if way is None else TenpaiWorth(*way) for way in (riichi, dama)]
    best = max((way for way in ways if way is not None), key=lambda way: way.points)
    made = option(tile, (best.win, 1.0, best.points), (0.1, 1.0, 100.0), shanten=shanten)
    if shanten:
        return made
    return replace(made, riichi=ways[0], dama=ways[1], **more)


def at_table(*options, aim=Aim.POINTS, **more):
    return replace(found_of(*options, aim=aim), shanten=0, model=Model.TABLE, **more)


KEPT = tenpai_option("9s", (0.58, 3300.0, 0.34), (0.49, 2100.0, 0.29))


@pytest.mark.parametrize(
    ("options", "title"),
    [
        ([KEPT], "Riichi, cut 9s: 58% win, 3300 points · dama 49%, 2100"),
        (
            [tenpai_option("9s", (0.58, 2000.0, 0.3), (0.49, 3100.0, 0.3))],
            "Dama, cut 9s: 49% win, 3100 points · riichi 58%, 2000",
        ),
        (
            [tenpai_option("9s", (0.58, 3000.0, 0.3), (0.49, 2900.0, 0.3))],
            "Cut 9s, riichi 58% win, 3000 points · dama 49%, 2900: about equal by points",
        ),
        (
            [tenpai_option("9s", (0.5, 3000.0, 0.3), (0.49, 2900.0, 0.3))],
            "Cut 9s, riichi 50% win, 3000 points · dama 49%, 2900: about equal",
        ),
        (
            [KEPT, tenpai_option("1m", (0.5, 3200.0, 0.3), (0.4, 2000.0, 0.3))],
            "Riichi, cut 9s or 1m: 58% win, 3300 points · dama 49%, 2100",
        ),
        # A lead of 12 % over tenpai does not put a cut first; one of 21 % is said to be by points.
        (
            [KEPT, tenpai_option("1m", (0.4, 3700.0, 0.0), None, shanten=1)],
            "Riichi, cut 9s: 58% win, 3300 points · dama 49%, 2100",
        ),
        (
            [tenpai_option("1m", (0.4, 4000.0, 0.0), None, shanten=1), KEPT],
            "By points, cut 1m (breaks tenpai): 4000 points",
        ),
    ],
)
def test_the_title_at_a_table_names_riichi_and_dama(options, title):
    assert page_of(at_table(*options)).title == title


@pytest.mark.parametrize(
    ("riichi", "dama", "title"),
    [
        (
            (0.58, 3300.0, 0.34),
            (0.49, 2100.0, 0.29),
            "Riichi: 58% win, 3300 points · dama 49%, 2100",
        ),
        ((0.58, 2000.0, 0.3), (0.49, 3100.0, 0.3), "Dama: 49% win, 3100 points · riichi 58%, 2000"),
        (
            (0.58, 3000.0, 0.3),
            (0.49, 2900.0, 0.3),
            "Riichi 58% win, 3000 points · dama 49%, 2900: about equal by points",
        ),
    ],
)
def test_the_title_of_thirteen_tiles_at_a_table_names_the_way_and_no_cut(riichi, dama, title):
    waiting = replace(tenpai_option("9s", riichi, dama), cut=None)
    found = at_table(waiting, hand=parse_hand("123m456p789s11z23s"))
    assert page_of(found).title == title


def test_a_break_of_tenpai_that_is_valued_higher_but_not_put_first_is_explained():
    """1m stands below 9s with more points: nothing may say that tile efficiency agrees."""
    higher = tenpai_option("1m", (0.4, 3700.0, 0.0), None, shanten=1)
    said = "\n".join(page_of(at_table(KEPT, higher)).text)
    assert "Breaking tenpai with 1m comes out higher" in said
    assert "at least 15% more" in said
    assert "Tile efficiency" not in said
    lower = tenpai_option("1m", (0.4, 3200.0, 0.0), None, shanten=1)
    said = "\n".join(page_of(at_table(KEPT, lower)).text)
    assert "Breaking tenpai" not in said
    assert "Tile efficiency cuts 9s too" in said


def test_the_parts_of_a_win_are_said_in_words():
    page = page_of(at_table(KEPT))
    assert page.text[0] == (
        "**9s** – riichi 58% (24% by tsumo + 34% by ron), 3300 points"
        " · dama 49% (20% by tsumo + 29% by ron), 2100 points"
    )
    assert EN.text("text-outlook-table") in page.text
    assert EN.text("label-outlook-table") in page.alt


def test_the_parts_of_a_win_add_up_as_they_are_written():
    """Rounded apart they would be 22% and 41%, of 62%."""
    option = tenpai_option("9s", (0.6249, 3690.0, 0.4051), (0.5, 2590.0, 0.4))
    assert "riichi 62% (21% by tsumo + 41% by ron)" in page_of(at_table(option)).text[0]


def test_a_hand_without_a_yaku_and_one_in_furiten_are_said_to_be():
    said = page_of(at_table(replace(KEPT, needs_riichi=True), threat=True)).text[0]
    assert "After 9s the hand has no yaku without riichi: in dama only a draw wins" in said
    assert said.endswith("Somebody else is in riichi.")
    furiten = "\n".join(page_of(at_table(replace(KEPT, is_furiten=True))).text)
    assert "Furiten after 9s: only a draw wins, until the wait changes." in furiten
    river = look(query_of("22334m556677p11s3s", river=(3,)))
    assert "Furiten after 3s" in "\n".join(page_of(river).text)


def test_a_line_that_lets_wins_go_by_says_so():
    alone = replace(found_of(replace(option("9s", (0.5, 1.0, 900.0)), declines=True)), shanten=0)
    assert "After 9s this line passes up cheap wins" in "\n".join(page_of(alone).text)


def test_an_open_hand_is_alone_has_no_riichi_and_says_why():
    page = page_of(look(query_of("[123m]4067p789s1122z", turn=9)))
    text = "\n".join(page.text)
    assert EN.text("text-outlook-alone") in page.text
    assert EN.text("text-outlook-only-alone") not in page_of(look(query_of(turn=9))).text
    assert "riichi" not in text.replace(EN.text("text-outlook-alone"), "")


@pytest.mark.parametrize(
    ("hand", "turn", "is_said"),
    [
        (HAND, 1, True),
        (HAND, 2, False),
        ("123m406p789s1122z", 1, True),
        ("123m4067p78s11222z", 1, True),
        ("123m4067p789s125z1m", 1, False),
        ("[123m]4067p789s1122z", 1, False),
    ],
)
def test_an_outlook_says_that_a_riichi_of_the_first_turn_is_priced_as_any_other(
    hand, turn, is_said
):
    assert (
        EN.text("text-outlook-double") in page_of(look(query_of(hand, turn=turn))).text
    ) is is_said


@pytest.mark.parametrize("words", EVERY, ids=LANGUAGES)
@pytest.mark.parametrize("hand", [HAND, "123m678p789s11m46p1z", "22334m556677p113s"])
def test_real_tenpai_hands_fit_in_every_language(hand, words):
    page = page_of(look(query_of(hand, turn=9)), words)
    assert len(page.alt) <= ALT_LIMIT
    assert fits(page.picture)


def test_the_view_of_the_others_is_chosen_and_lasts():
    query = query_of(turn=9)
    selects = {select.slot: select for select in page_of(look(query), turn=9).selects}
    assert [it.value for it in selects["view"].options] == ["table", "threat", "alone"]
    for value, model, threat in (
        ("threat", Model.TABLE, True),
        ("alone", Model.ALONE, False),
        ("table", Model.TABLE, False),
    ):
        query = chosen(query, "view", [value])
        assert decode(encode(query)) == query
        found = look(query)
        assert (found.model, found.threat) == (model, threat)
    with pytest.raises(ValueError, match="crowd"):
        chosen(query, "view", ["crowd"])


@pytest.mark.parametrize(
    ("hand", "rules"), [("[123m]4067p789s1122z", ""), ("19m4067p789s11122z", "tenhou_sanma")]
)
def test_a_hand_that_is_known_alone_has_no_view_to_choose(hand, rules):
    query = query_of(hand, turn=9, **({"rules": rules} if rules else {}))
    page = answer(query, EN, look(query))
    assert "view" not in {select.slot for select in page.selects}


# A discarded tile, and a north in hand ------------------------------------------------------------


def called_page(hand: str, words=EN, **typed):
    query = typed_into("outlook", hand, turn=12, **typed).read()
    return answer(query, words, look(query))


def test_a_called_tile_has_a_row_for_each_way_and_passing_is_compared_alone():
    page = called_page("4578m3456p56688s<6m")
    assert page.title.startswith("Pass: ")
    assert "\npass, " in page.alt
    assert page.alt.index("\npass, ") < page.alt.index("\nchi 678m, cut 3 pin, ")
    said = "\n".join(page.text)
    assert "chi 678m, cut 3p wins more often" in said
    assert "Calls are valued only as if you were alone" in said
    assert "with riichi if the hand stays closed" in said
    assert EN.text("label-outlook-alone") in page.alt
    assert "6 man discarded" in page.alt
    assert [select.slot for select in page.selects] == ["turn", "aim"]


def test_a_call_that_is_best_is_named_with_its_cut_and_has_no_riichi():
    page = called_page("[2'34s]45m34p55678s1z<3m")
    assert page.title.startswith("Best with ")
    assert "riichi" not in "\n".join(page.text)


def test_a_kan_of_a_discard_has_no_cut():
    page = called_page("22m123456p78s666z<6z")
    assert "kan hatsu ×4, " in page.alt
    assert "pon hatsu ×3, cut" in page.alt


@pytest.mark.parametrize("words", EVERY, ids=lambda words: words.language)
def test_every_language_names_calls_and_norths(words):
    called = called_page("4578m3456p56688s<6m", words)
    assert words.named("call", "pass") in called.alt
    assert words.text("text-outlook-called") in called.text
    north = called_page("123p456s789s1122z4z", words, rules="tenhou_sanma")
    assert words.text("phrase-move-kita", tile=words.spoken_tile(NORTH)) in north.alt
    for page in (called, north):
        assert len(page.alt) <= ALT_LIMIT
        layout = lay_out(page.picture)
        assert layout.width <= MAX_WIDTH
        assert_apart_and_inside(layout)


def test_a_north_is_first_of_all_set_aside():
    page = called_page("123p456s789s1122z4z", rules="tenhou_sanma")
    assert page.title.startswith("Set north aside first: ")
    assert "\nnorth set aside, " in page.alt


@pytest.mark.parametrize("view", View)
@pytest.mark.parametrize("called", [None, "6m", "0p", "7z"])
def test_a_called_tile_goes_through_a_custom_id(called, view):
    tile = None if called is None else TILE_OF_NAME[called]
    query = query_of("4578m3446p56688s", called=tile, view=view, turn=7)
    assert decode(encode(query)) == query
    assert bare(query).situation.called == tile
    typed = query.situation.as_typed
    assert typed == ("4578m3446p56688s" if called is None else f"4578m3446p56688s<{called}")
    if called is not None:
        assert typed_into("outlook", typed).read().situation.called == tile


@pytest.mark.parametrize("text", ["123m406p78s112227z<7z", "123m406p7778s777z<7s<7s"])
def test_a_tile_that_cannot_be_called_is_refused(text):
    with pytest.raises(RefusedError):
        typed_into("outlook", text).read()


def test_waits_of_a_called_tile_leads_to_its_outlook_and_back():
    query = question_of("waits", "4578m3456p56688s", called=TILE_OF_NAME["6m"])
    page = answer(query, EN)
    (button,) = (it for it in page.buttons if it.slot == "outlook")
    assert button.query.situation.called == TILE_OF_NAME["6m"]
    back = called_page("4578m3456p56688s<6m").buttons[0].query
    assert back.feature == "waits"
    assert back.situation.hand == query.situation.hand
    assert back.situation.called == query.situation.called
    winning = query.but(hand=parse_hand("234m456p678s5588s"))
    for other in (winning.but(riichi=1), winning.but(called=TILE_OF_NAME["5s"])):
        assert not any(it.slot == "outlook" for it in answer(other, EN).buttons)


@pytest.mark.parametrize("words", EVERY, ids=lambda words: words.language)
def test_a_table_of_the_host_is_said_to_be_one(words):
    query = query_of("123m406p788s1122z", turn=14)
    own = replace(RATES, name="club:all", intervals=31_000, ends_calm=RATES.ends_riichi)
    page = answer(query, words, look(query, own))
    assert words.text("label-outlook-own") in page.alt
    assert words.text("text-outlook-own", count=31_000) in page.text
    usual = answer(query, words, look(query))
    assert words.text("label-outlook-table") in usual.alt
    assert words.text("text-outlook-table") in usual.text
    assert "measured by this bot's host" in terms(look(query, own), EN)


def test_an_outlook_leads_to_the_waits_of_its_hand():
    hand = "123m406p788s1122z"
    (button,) = (it for it in answer(query_of(hand), EN).buttons if it.slot == "waits")
    assert button.query == query_of(hand).to("waits")
    assert answer(button.query, EN).title


def test_a_complete_hand_has_a_button_to_its_readings():
    query = question_of("outlook", "11122233344455m")
    first = answer(query, EN).buttons[0]
    assert first.label == "Show 4 readings"
    assert first.query == question_of("agari", "11122233344455m")


def test_a_called_tile_that_wins_leads_to_what_the_ron_pays():
    text = "23m567p[777z]55s345s<1m"
    page = called_page(text)
    assert page.title == answer(typed_into("waits", text).read(), EN).title
    assert page.title == "Ron on 1m: 1000 points"
    first = page.buttons[0]
    assert first.label == "Show the reading"
    assert "1000 points" in answer(first.query, EN).title
