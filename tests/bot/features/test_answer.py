"""Answers as pages: what every page keeps to, whatever the hand, and what it says of which hand."""

import re
from dataclasses import replace
from itertools import groupby

import pytest
from asking import answer, ask, decode, encode, question_of
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import hands

from bot.features import chosen, id_of
from bot.hand import typed_again
from bot.pages.page import (
    ALT_LIMIT,
    Arrow,
    BlockTiles,
    ButtonKind,
    Counted,
    Face,
    Label,
    Page,
    Style,
    Tiles,
    Tone,
)
from bot.pages.step import TILES_A_PAGE
from bot.picture.atlas import measures
from bot.words import LANGUAGES, words_for
from engine import (
    EAST,
    NAMES,
    PRESETS,
    SOUTH,
    TILE_OF_NAME,
    Hand,
    Order,
    decompose,
    discards,
    format_hand,
    parse_hand,
    tenpai_discards,
    waits,
)
from engine.tiles import KIND_OF

EN, JA = words_for("en"), words_for("ja")
NONE = Style.NONE
TEXT_LIMIT = 4000
COMPONENT_LIMIT = 40


def asked(command, hand, words=EN, **options):
    return ask(command, hand, words, **options)


@st.composite
def questions(draw):
    hand = draw(hands())
    seen = [kind for kind, owned in enumerate(hand.owned) for _ in range(4 - owned)]
    picked = tuple(sorted(draw(st.sets(st.integers(0, len(seen) - 1), max_size=20))))
    river = tuple(sorted(draw(st.sets(st.sampled_from(picked), max_size=8)))) if picked else ()
    return question_of(
        draw(st.sampled_from(["waits", "agari"])),
        format_hand(hand),
        seen=tuple(seen[at] for at in picked if at not in river),
        river=tuple(seen[at] for at in river),
        rules=draw(st.sampled_from(["tenhou", "m_league"])),
        order=draw(st.sampled_from(Order)),
        page=draw(st.integers(0, 3)),
        private=draw(st.booleans()),
    )


def check_page(page: Page, words) -> None:
    """What Discord, the picture and the ear ask of every page."""
    text = "\n\n".join((page.title, *page.text, page.hand))
    assert 0 < len(page.title) <= 120
    assert "\n" not in page.title
    assert len(text) <= TEXT_LIMIT
    assert all(page.text)
    check_controls(page)
    check_spoken(page, words)
    for row in page.picture:
        for cell in row.cells:
            if isinstance(cell, Label):
                assert set(cell.text) <= measures("large").glyphs.keys(), cell.text


def check_controls(page: Page) -> None:
    slots = [button.slot for button in page.buttons] + [select.slot for select in page.selects]
    assert len(slots) == len(set(slots))
    assert all(re.fullmatch("[a-z]{1,8}", slot) for slot in slots)
    assert len(page.buttons) <= 25
    assert 3 + 2 * len(page.selects) + len(page.buttons) + 5 <= COMPONENT_LIMIT
    for button in page.buttons:
        assert 0 < len(button.label) <= 80
        assert (button.query is None) == (button.kind is ButtonKind.LINK)
        if button.query is not None:
            encoded = encode(button.query)
            assert len(id_of(button.slot, button.query)) <= 100
            assert decode(encoded) == button.query
        else:
            assert button.url.startswith("https://")
            assert len(button.url) <= 512
    for select in page.selects:
        assert 1 <= len(select.options) <= 25
        assert len({option.value for option in select.options}) == len(select.options)
        for option in select.options:
            assert 0 < len(option.label) <= 100
            assert len(option.description) <= 100


def check_spoken(page: Page, words) -> None:
    """Every tile, count and label of the picture is in the alt text, row by row."""
    if not page.picture:
        assert page.alt == ""
        return
    assert len(page.alt) <= ALT_LIMIT
    lines = page.alt.split("\n")
    assert len(lines) == len(page.picture)
    for row, line in zip(page.picture, lines, strict=True):
        for cell in row.cells:
            if isinstance(cell, Label):
                assert (cell.spoken or cell.text) in line
            elif isinstance(cell, Tiles):
                shown = [tile for face in cell.faces for tile in (face.tile, face.on_top)]
                assert words.spoken_run([tile for tile in shown if tile is not None]) in line
                winning = [face.tile for face in cell.faces if face.winning]
                assert all(words.spoken_tile(tile) in line for tile in winning)
        cells = [cell for cell in row.cells if isinstance(cell, Counted)]
        assert not cells or any(all(way) for way in ways_to_say(cells, line, words))


def ways_to_say(cells, line, words):
    def said(sort, tile, cell):
        phrase = words.named("alt-left", sort, tile=tile, left=str(cell.left))
        return (f"{phrase} {cell.mark}" if cell.mark else phrase) in line

    yield [said("full", words.spoken_tile(cell.face.tile), cell) for cell in cells]
    yield [said("short", words.tile(cell.face.tile), cell) for cell in cells]
    same = sorted(cells, key=lambda cell: (-cell.left, cell.mark))
    runs = [list(run) for _, run in groupby(same, key=lambda cell: (cell.left, cell.mark))]
    yield [said("short", words.run(cell.face.tile for cell in run), run[0]) for run in runs]


@settings(max_examples=60)
@given(questions(), st.sampled_from(LANGUAGES))
def test_every_page_keeps_to_the_limits(query, language):
    words = words_for(language)
    page = answer(query, words)
    check_page(page, words)
    assert page.private == query.private
    assert page.hand == "\n".join(filter(None, typed_again(query)))


@settings(max_examples=20)
@given(questions(), st.data())
def test_every_control_of_a_page_can_be_answered(query, data):
    page = answer(query, EN)
    for button in page.buttons:
        if button.query is not None:
            check_page(answer(decode(encode(button.query)), EN), EN)
    for select in page.selects:
        options = data.draw(
            st.lists(
                st.sampled_from(select.options),
                min_size=select.least,
                max_size=select.most,
                unique=True,
            )
        )
        after = chosen(select.query, select.slot, [option.value for option in options])
        check_page(answer(after, EN), EN)


@settings(max_examples=40)
@given(questions())
def test_picture_and_words_name_the_waits_of_the_engine(query):
    """The picture's counted tiles, against the engine asked again."""
    hand = parse_hand(query.situation.as_typed)
    page = answer(query.to("waits", page=0), EN)
    seen = query.situation.seen + query.situation.river
    if hand.has_drawn_size:
        tenpai = tenpai_discards(hand, seen=seen, rules=PRESETS[query.situation.ruled])
        if tenpai:
            waited = {d.tile: [(w.tile, w.left) for w in d.waits.waits] for d in tenpai}
        else:
            cuts = discards(hand, seen=seen, rules=PRESETS[query.situation.ruled])
            waited = {d.tile: [(t.tile, t.left) for t in d.tiles] for d in cuts}
        rows = [row for row in page.picture[1:] if not isinstance(row.cells[0], BlockTiles)]
        assert rows
        for row in rows:
            cuts, arrow, *cells = row.cells
            drawn = [(c.face.tile, c.left) for c in cells if isinstance(c, Counted)]
            if arrow.after != "kan":
                assert all(drawn == waited[face.tile] for face in cuts.faces)
    else:
        found = waits(hand, seen=seen, rules=PRESETS[query.situation.ruled])
        row = page.picture[1 if found.waits else -1]
        drawn = [(c.face.tile, c.left) for c in row.cells if isinstance(c, Counted)]
        if found.waits:
            assert drawn == [(wait.tile, wait.left) for wait in found.waits]
            assert f"{found.left} left" in page.title
        else:
            assert f"{sum(left for _, left in drawn)} tile" in page.title


@settings(max_examples=40)
@given(hands(), st.sampled_from(Order))
def test_every_reading_is_shown_with_one_winning_tile(hand, order):
    readings = decompose(hand, order) if hand.has_drawn_size else ()
    page = answer(question_of("agari", format_hand(hand), order=order), EN)
    if not readings:
        assert page.title.startswith("Not complete")
        return
    check_readings(hand, order, page)


def check_readings(hand, order, page):
    """Every row has all tiles of the hand and one winning tile; every reading has a row."""
    readings = decompose(hand, order)
    rows = page.picture[1:]
    assert len(rows) >= min(len(readings), 6)
    for row in rows:
        groups = [cell for cell in row.cells if isinstance(cell, Tiles)]
        faces = [face for cell in groups for face in cell.faces]
        assert [face.tile for face in faces if face.winning] == [hand.drawn]
        shown = [tile for face in faces for tile in (face.tile, face.on_top) if tile is not None]
        assert len(shown) + sum(face.tile is None for face in faces) == len(hand.tiles)
        own = groups[: len(groups) - len(hand.melds)]
        assert sorted(face.tile for cell in own for face in cell.faces) == sorted(hand.concealed)


@pytest.mark.parametrize(
    "text",
    ["11122233344455m", "1112223334440m5m", "55566667778889p", "22334455667788p",
     "19m19p19s12345677z", "19m19p19s1234566z7z", "1122335577m11p33s", "406m406p406s11z[1'23m]",
     "11z(0555m)(1111p)[9'999s][222z]", "5m5m", "23m11z1m"],
)  # fmt: skip
@pytest.mark.parametrize("order", Order)
def test_complete_hands(text, order):
    hand = parse_hand(text)
    for words in (EN, JA):
        page = answer(question_of("agari", format_hand(hand), order=order), words)
        check_page(page, words)
        check_readings(hand, order, page)


TITLES = [
    ("waits", "23456m111p234s55z", {}, "Tenpai: 1m 4m 7m, 11 left", "聴牌　一四七萬待ち　残り11枚"),
    ("waits", "1112345678999m", {}, "Tenpai: 9 kinds, 23 left", "聴牌　9種23枚待ち"),
    ("waits", "1133557799m113p", {}, "Tenpai: 3p, 3 left", "聴牌　三筒待ち　残り3枚"),
    ("waits", "5z", {}, "Tenpai: haku, 3 left", "聴牌　白待ち　残り3枚"),
    ("waits", "23m11z", {"river": "4m"}, "Furiten tenpai: 1m 4m, 7 left",
     "フリテン聴牌　一四萬待ち　残り7枚"),
    ("waits", "123456789m1111p", {}, "1-shanten: 33 kinds, 123 tiles accepted",
     "1向聴　受け入れ33種123枚"),
    ("waits", "1234567m123p123s4z", {},
     "Cut north for tenpai: 1m 4m 7m, 9 left, 1300–5200 points",
     "打北で聴牌　一四七萬待ち　残り9枚　1300～5200点"),
    ("waits", "11122233344455m", {}, "Complete. 8000/16000, yakuman: suuankou tanki",
     "和了形　役満　8000/16000　四暗刻単騎"),
    ("waits", "55m", {}, "Complete: 1 reading", "和了形　面子の取り方1通り"),
    ("waits", "147m258p369s1234z5m", {},
     "Widest: 1m, 4m, 5m, 7m, 2p, 5p and 8 more. 6-shanten, 39 tiles accepted",
     "受け入れ最多　打一萬、四萬、五萬、七萬、二筒、五筒ほか8種　6向聴39枚"),
    ("agari", "23m11z", {}, "Not complete. Tenpai: 1m 4m, 8 left",
     "和了形ではない。聴牌　一四萬待ち　残り8枚"),
    ("agari", "23m11z", {"win": "1m"}, "Complete: 1 reading", "和了形　面子の取り方1通り"),
    ("agari", "23m11z", {"win": "5m"}, "Not complete. Cut 5m for tenpai: 1m 4m, 8 left",
     "和了形ではない。打五萬で聴牌　一四萬待ち　残り8枚"),
]  # fmt: skip


@pytest.mark.parametrize(("command", "hand", "options", "english", "japanese"), TITLES)
def test_every_command_has_its_title_in_both_languages(command, hand, options, english, japanese):
    assert asked(command, hand, EN, **options).title == english
    assert asked(command, hand, JA, **options).title == japanese


def text_of(command, hand, words=EN, **options):
    return "\n\n".join(asked(command, hand, words, **options).text)


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("67m111p234s55z777s", "67m takes 5m 8m · ryanmen (two-sided)"),
        ("12m111p234s55z777s", "12m takes 3m · penchan (edge)"),
        ("89m111p234s55z777s", "89m takes 7m · penchan (edge)"),
        ("13m111p234s55z777s", "13m takes 2m · kanchan (middle)"),
        ("11m234p234s55z123s", "11m haku ×2 takes 1m haku · shanpon (two pairs)"),
        ("2345m", "**Nobetan**: four in a row, either end makes the pair"),
        ("5z", "haku takes haku · tanki (pair)"),
        ("1133557799m113p", "3p takes 3p · seventh pair"),
        ("19m19p19s1234567z", "thirteen orphans (all held)"),
        ("19m19p19s1234566z", "thirteen orphans (one missing)"),
        ("1112345678999m", "**True nine gates**: every tile of the suit completes it"),
        ("1112345678999m", "… and 4 more"),
    ],
)  # fmt: skip
def test_shapes_explain_the_waits(hand, line):
    assert line in text_of("waits", hand)


def test_furiten_names_the_guilty_tile_and_says_that_the_river_is_seen():
    page = asked("waits", "23456m111p234s55z", river="7m9p7m")
    assert page.tone is Tone.WARNING
    assert "**Furiten**: your river holds 7m." in page.text[0]
    assert "Your own river" not in page.text[0]
    assert "Your river, counted as seen: 7m 7m 9p" in page.text
    assert "7 man 2 left" in page.alt
    assert "\nfuriten, 7 man\n" in page.alt


def test_the_river_without_a_wait_in_it_is_no_furiten():
    page = asked("waits", "23456m111p234s55z", river="9p")
    assert page.tone is Tone.TENPAI
    assert "uriten" not in page.alt + "".join(page.text)


def test_cutting_from_a_complete_hand_is_furiten():
    page = asked("waits", "11122233344455m")
    cut, _ = page.selects
    assert "Each leaves you furiten" in page.text[1]
    after = answer(chosen(cut.query, "cut", ["5m"]), EN)
    assert after.title.startswith("Furiten tenpai")


@pytest.mark.parametrize(
    ("words", "title", "chip", "line"),
    [
        (
            EN,
            "Cut 2m for tenpai: 3m 6m 7m, 10 left, 2600 points",
            "furiten",
            "1m 4m 7m, 10 left, furiten",
        ),
        (
            JA,
            "打二萬で聴牌　三六七萬待ち　残り10枚　2600点",
            "フリテン",
            "一四七萬待ち　残り10枚　フリテン",
        ),
    ],
)
def test_a_cut_that_leaves_furiten_is_marked_and_no_tie_with_a_clean_one(words, title, chip, line):
    page = asked("waits", "2356888m234567p4m", words, river="1m")  # 2m and 8m leave 10 tiles each
    assert page.title == title
    marked = [cell.text for row in page.picture for cell in row.cells if cell == Label(chip, NONE)]
    assert marked == [chip]
    assert page.alt.split("\n")[2].endswith(chip)
    cut, _ = page.selects
    assert [at for at, it in enumerate(cut.options) if it.description == line] == [1]


def test_a_best_cut_that_leaves_furiten_says_so():
    page = asked("waits", "123456m23p789s11z9p", river="0m1p")
    assert page.title == "Cut 9p for tenpai: 1p 4p, 7 left, furiten"
    assert page.tone is Tone.WARNING
    assert "ron" not in page.alt + "".join(page.text)
    tie = asked("waits", "123456m234p789s1z2z", river="12z")
    assert tie.title == "Cut east or south for tenpai: 2 left, furiten"


@pytest.mark.parametrize("hand", ["123m456p789s11122z", "23m11z4m", "1122335577m11p33s", "55m"])
@pytest.mark.parametrize(("words", "furiten"), [(EN, "uriten"), (JA, "フリテン")])
def test_furiten_is_said_once_of_a_complete_hand(words, furiten, hand):
    """Whatever is cut is a wait: every cut leaves furiten, and no ron."""
    page = asked("waits", hand, words)
    notes = [option.description for select in page.selects for option in select.options]
    said = "\n".join((page.title, *page.text, page.alt, *notes))
    assert said.count(furiten) == 1
    assert "riichi ron" not in said
    assert len(page.picture) <= 4


def test_furiten_is_said_once_where_every_cut_leaves_it():
    page = asked("waits", "123456m234p789s1z2z", river="12z")
    assert "Every cut leaves you furiten." in page.text
    assert "furiten" not in page.alt
    assert [option.description for option in page.selects[0].options[:2]] == [
        "south, 2 left", "east, 2 left",
    ]  # fmt: skip


def test_a_table_of_many_accepted_tiles_is_on_pages_a_picture_can_hold():
    page, cuts = asked("waits", "9m1306678p2389s4z2p"), 0  # a picture of 75 kB in one
    while True:
        rows = [row for row in page.picture if is_cut(row)]
        folded = sum(len(row.cells[0].faces) for row in rows)
        tiles = sum(isinstance(cell, Counted) for row in rows for cell in row.cells) + folded
        cuts += folded
        assert tiles <= TILES_A_PAGE or len(rows) == 1
        following = next(button for button in page.buttons if button.slot == "next")
        if following.disabled:
            break
        page = answer(following.query, EN)
    every = discards(parse_hand("9m1306678p2389s4z2p"))
    assert cuts == sum(it.shanten == every[0].shanten for it in every)


def is_cut(row):
    return any(isinstance(cell, Arrow) for cell in row.cells)


@settings(max_examples=60)
@given(questions())
def test_a_row_is_marked_furiten_if_and_only_if_its_waits_are_in_the_river_with_the_cut(query):
    query = query.to("waits", page=0)
    page, hand = answer(query, EN), parse_hand(query.situation.as_typed)
    rows = [row for row in page.picture if Arrow("cut") in row.cells]
    said = any("leaves you furiten" in text for text in page.text)
    for row in rows:
        marked = said or Label("furiten", NONE) in row.cells
        cut = row.cells[0].faces[0].tile
        tenpai = waits(_without(hand, cut), rules=PRESETS[query.situation.ruled])
        discarded = {KIND_OF[tile] for tile in (*query.situation.river, cut)}
        assert marked == any(wait.tile in discarded for wait in tenpai.waits)


def _without(hand, tile):
    concealed = list(hand.concealed)
    concealed.remove(tile)
    return Hand(tuple(concealed), hand.melds)


def test_a_wait_with_nothing_left_is_shown_with_nought_and_cannot_be_won_on():
    page = asked("waits", "23m11z", seen="1111m")
    assert "1 man 0 left" in page.alt
    assert "None left of 1m: all four are visible." in page.text
    assert [option.value for option in page.selects[0].options] == ["4m"]
    gone = asked("waits", "5z", seen="555z")
    assert gone.tone is Tone.WARNING
    assert gone.text[0].startswith("Tenpai, but no winning tile is left")
    assert gone.selects == ()


def test_karaten_is_said_with_the_rules_that_differ():
    hand = "13m456p789s11z(2222m)"
    tenhou = asked("waits", hand)
    assert tenhou.title == "Tenpai: 2m, 0 left"
    assert tenhou.text[0].endswith(
        "it is noten in M-League, WRC, EMA, EMA 2016, WRC 2022, JPML A, Saikouisen."
    )
    m_league = asked("waits", hand, rules="m_league")
    assert m_league.title.startswith("1-shanten")
    assert m_league.text[0].endswith("it is tenpai in Tenhou, Mahjong Soul, Riichi City.")


def test_noten_says_shanten_by_form_good_tiles_and_improvements():
    text = text_of("waits", "123m456789p2356s")
    assert "16 of the 24 tiles, marked in gold, lead to a good tenpai" in text
    assert "good" in asked("waits", "123m456789p2356s").alt
    assert "Improves with" in text_of("waits", "123m456p13579s11z")


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("111222333m44m", ["`S` **1** won as tanki (pair)", "`T` **3** won as tanki (pair)"]),
        ("123m456p789s11z22z2z", ["**1** won as shanpon (two pairs)"]),
        ("34567m11z5m", ["**1** won as ryanmen (two-sided)"]),
        ("2344m4m", ["**1** won as ryanmen (two-sided) or tanki (pair)"]),
    ],
)  # fmt: skip
def test_a_reading_names_its_wait_and_the_orders_that_find_it(hand, found):
    lines = [line for text in asked("agari", hand).text for line in text.split("\n")]
    assert set(found) <= set(lines)


@pytest.mark.parametrize(
    ("hand", "signs"),
    [
        ("11122233344455m", ["T", "S", "–", "–"]),
        ("223344m556677p88s", ["ST"]),  # seven pairs: no order looks for them
        ("55566667778889p", []),  # one reading, which no order finds: /methods says so
        ("123m456p789s11122z", []),
    ],
)
@pytest.mark.parametrize("words", [EN, JA])
def test_a_list_of_readings_has_signs_and_one_line_that_explains_them(words, hand, signs):
    by_sign = {"ST": "both", "S": "sequence", "T": "triplet", "–": "neither"}
    page = asked("agari", hand, words)
    wanted = [f"`{words.named('found', by_sign[sign])}` **" for sign in signs]
    lines = [line for text in page.text for line in text.split("\n")]
    found = [line.split("**")[0] + "**" for line in lines if line.startswith("`")]
    assert sorted(found) == sorted(wanted)
    legend = words.text("text-found", neither=signs.count("–"))
    assert (legend in page.text) == bool(signs)
    assert ("`–`" in legend) == ("–" in signs)


@pytest.mark.parametrize(
    ("hand", "forms"),
    [
        ("123m456789p2356s", None),  # thirteen orphans 11, seven pairs 6
        ("55z66z77z123m4567p", "Shanten by form: standard 1, seven pairs 3"),
        ("147m258p369s1234z", "Shanten by form: standard 8, seven pairs 6, thirteen orphans 7"),
        ("119m19p19s123456z1s", None),
        ("1379m", None),
        ("2356m3478p2379s11z", "Shanten by form: standard 3, seven pairs 5"),
    ],
)
def test_only_forms_that_are_near_are_named(hand, forms):
    said = [text for text in asked("waits", hand).text if "Shanten by form" in text]
    assert said == ([] if forms is None else [forms])


def test_of_cuts_with_as_many_tiles_left_the_dearest_comes_first():
    """1m leaves pinfu, iipeikou and more; 2m a tanki without them."""
    page = asked("waits", "12233445566778m")
    assert page.title == (
        "Cut 1m or 8m for tenpai: 7 left, 16000–24000 points (others: 12000–16000)"
    )
    assert [row.cells[0].faces[0].tile for row in page.picture[1:]] == [0, 7, 3, 4, 1, 6]


def test_nothing_is_said_of_simple_searches_where_none_looks_for_the_form():
    assert "`" not in text_of("agari", "1122335577m11p33s")


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("111222333m44m", "reading 1, 1 1 1 man"),
        ("11122233344455m", "reading 2, 4000/8000, 1 1 1 man, 2 3 4 man"),
    ],
)
def test_one_button_changes_the_order(hand, first):
    page = asked("agari", hand)
    other = next(button for button in page.buttons if button.slot == "triplet")
    marked = next(button for button in page.buttons if button.chosen)
    assert marked.slot == "sequence"
    assert first not in page.alt
    changed = answer(other.query, EN)
    assert first in changed.alt


def test_more_than_a_page_of_rows():
    page = asked("waits", "147m258p369s1234z5m")
    pages = [page]
    while not (after := next(b for b in pages[-1].buttons if b.slot == "next")).disabled:
        pages.append(answer(after.query, EN))
    assert len(pages) > 1
    before = [next(b for b in it.buttons if b.slot == "prev").disabled for it in pages]
    assert before == [True] + [False] * (len(pages) - 1)
    assert {it.picture[0] for it in pages} == {page.picture[0]}
    rows = [row for it in pages for row in it.picture[1:] if isinstance(row.cells[0], Tiles)]
    cut = [face.tile for row in rows for face in row.cells[0].faces]
    every = discards(parse_hand(page.hand))
    assert sorted(cut) == sorted(it.tile for it in every if it.shanten == every[0].shanten)


def test_a_page_past_the_last_one_is_the_last_one():
    query = question_of("waits", "123456m45p789s11z3p", page=63)
    assert answer(query, EN) == answer(replace(query, page=4), EN)
    assert answer(query, EN) != answer(replace(query, page=3), EN)


def test_a_complete_hand_leads_to_its_readings_and_back():
    page = asked("waits", "11122233344455m")
    readings = next(button for button in page.buttons if button.slot == "agari")
    assert readings.label == "Show 4 readings"
    there = answer(readings.query, EN)
    assert there.title == "8000/16000, yakuman: suuankou tanki"
    assert page.title == f"Complete. {there.title}"
    back = next(button for button in there.buttons if button.slot == "waits")
    assert answer(back.query, EN) == page


def test_private_answers_can_be_shared_and_public_ones_deleted():
    kinds = {button.kind for button in asked("waits", "5z").buttons}
    assert ButtonKind.DELETE in kinds
    assert ButtonKind.SHARE not in kinds
    private = asked("waits", "5z", private=True)
    assert private.private
    share = next(button for button in private.buttons if button.kind is ButtonKind.SHARE)
    assert not share.query.private
    assert ButtonKind.DELETE not in {button.kind for button in private.buttons}


@pytest.mark.parametrize(
    ("hand", "query"),
    [
        ("123m406p789s1122z", "123m406p789s1122z"),
        ("406m406p406s11z[1'23m]", "406m406p406s11z"),  # it knows no melds
        ("1m2m", "12m"),
    ],
)
def test_the_link_opens_the_concealed_tiles(hand, query):
    (link,) = (b for b in asked("waits", hand).buttons if b.kind is ButtonKind.LINK)
    assert link.url == f"https://tenhou.net/2/?q={query}"


def test_a_red_five_can_be_cut_by_itself():
    cut, _ = asked("waits", "0555m123p456s11z22z").selects
    assert {"0m", "5m"} <= {option.value for option in cut.options}


@pytest.mark.parametrize("words", [EN, JA])
def test_the_help_draws_every_way_to_type_tiles(words):
    page = answer(question_of("help", private=True), words)
    check_page(page, words)
    assert page.tone is Tone.HELP
    for typed in ("123m456p789s", "406p", "1234z", "567z", "[4'56m]", "(5555z)"):
        assert typed in page.alt


@pytest.mark.parametrize("words", [EN, JA])
def test_the_help_about_quizzes_shows_a_reveal_with_its_waits_in_gold(words):
    typing = answer(question_of("help", private=True), words)
    study = answer(decode(encode(typing.buttons[0].query)), words)
    check_page(study, words)
    drawn = [row.cells[0].faces[0] for row in study.picture[1:]]
    # 33m + 345m 678m + 55p is a shanpon; 333m + 45678m with the pair 55p a sanmenchan.
    assert [NAMES[face.tile] for face in drawn if face.winning] == ["3m", "6m", "9m", "5p"]
    assert [NAMES[face.tile] for face in drawn if not face.winning] == ["9s"]
    assert answer(study.buttons[0].query, words) == typing


def test_the_winning_tile_that_is_told():
    assert asked("agari", "123m456p789s11z1m23z", win="1z").hand.startswith("1123m")
    assert asked("agari", "23m11z1m", win="1z").query.situation.held.drawn == 27
    assert asked("agari", "340m1z1z", win="5m").query.situation.held.drawn == 34


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
@pytest.mark.parametrize(
    "hand", ["1112345678999m", "123456m45p789s11z3p", "277m11367s162z", "13579m2468p1359s1z"]
)
def test_dora_that_was_named_is_drawn_and_counted_as_seen(hand, words):
    plain, with_dora = ask("waits", hand, words), ask("waits", hand, words, dora="3s")
    assert with_dora.picture[0].cells[0].text == words.text("label-dora")
    assert with_dora.picture[0].cells[1] == Tiles((Face(TILE_OF_NAME["3s"]),))
    assert len(with_dora.picture) >= len(plain.picture)
    assert words.text("label-dora") in with_dora.alt


def labels_of(page):
    return [cell.text for row in page.picture for cell in row.cells if isinstance(cell, Label)]


def test_a_hand_in_riichi_is_priced_with_riichi_only():
    silent = labels_of(ask("waits", "123456m45p789s11z", EN))
    riichi = labels_of(ask("waits", "123456m45p789s11z", EN, extras="riichi"))
    assert any(text.startswith("ron") for text in silent)
    assert not any(text.startswith(("ron", "tsumo")) for text in riichi)
    assert any(text.startswith("riichi ron") for text in riichi)


@pytest.mark.parametrize(
    ("seat", "label", "other"), [(SOUTH, "As dealer", EAST), (EAST, "As non-dealer", SOUTH)]
)
def test_the_prices_of_the_other_seat_are_offered(seat, label, other):
    page = answer(question_of("waits", "123m456p789s1122z", seat=seat), EN)
    (button,) = [it for it in page.buttons if it.slot == "dealer"]
    assert button.label.startswith(label)
    assert button.query.situation.seat == other
