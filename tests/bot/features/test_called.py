"""The answer to a discarded tile: what is drawn and said is what the engine and the rules say."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from asking import answer, ask, decode, encode, facts, question_of, typed_into
from dealt import as_hand, complete, from_wall, one_suit, tenpai
from every import every
from payloads import CALLBACK, problems

from bot.discord.payload import compose
from bot.features import chosen, id_of
from bot.pages.completion import live_called, live_reading
from bot.pages.page import ALT_LIMIT, Counted, Label, Style, Tiles, Tone
from bot.picture.layout import fits
from bot.words import words_for
from engine import (
    EAST,
    SOUTH,
    By,
    Hand,
    MeldKind,
    Win,
    Winds,
    calls,
    format_hand,
    score,
    waits,
)
from engine.facts import passed
from engine.tiles import KIND_OF

EN, JA = words_for("en"), words_for("ja")
NO_YAKU = Label("no yaku", Style.NONE)
NAMES = {MeldKind.CHI: "chi", MeldKind.PON: "pon", MeldKind.OPEN_KAN: "kan"}


def waits_on(text, words=EN, **options):
    return ask("waits", text, words, **options)


def dealt_questions(seed):
    """Yield queries of dealt hands, near tenpai and far, some open, and a tile discarded."""
    random = Random(seed)
    deals = (from_wall, one_suit, tenpai, tenpai)
    while True:
        size = random.choice((13, 13, 13, 10, 7, 4))
        hand = as_hand(random.choice(deals)(random, size))
        free = [kind for kind in range(34) if hand.owned[kind] < 4]
        near = [kind for kind in free if any(abs(kind - held) < 3 for held in hand.concealed)]
        won = facts(seat=random.choice((EAST, SOUTH)))
        called = random.choice(near or free)
        query = question_of("waits", format_hand(hand), called=called, **won)
        opened = [call for call in calls(hand, called) if call.cuts]
        if opened and random.random() < 0.4:
            hand = opened[0].hand.without(opened[0].cuts[0].tile)
            free = [kind for kind in range(34) if hand.owned[kind] < 4]
            query = question_of("waits", format_hand(hand), called=random.choice(free), **won)
        yield query


QUERIES = [*islice(dealt_questions("called"), 160)]


def named_rows(page):
    """The rows under the hand, by their first label; several chi one after the other."""
    return [(row.cells[0].text, row) for row in page.picture[1:]]


def winds_of(query):
    hand = query.situation.held
    return Winds(query.situation.seat, query.situation.round) if hand.size == 13 else None


def left_in(row):
    return {cell.face.tile: cell.left for cell in row.cells if isinstance(cell, Counted)}


@every("query", QUERIES, ids=encode)
def test_rows_are_the_calls_and_what_they_accept(query):
    hand, tile = query.situation.held, query.situation.called
    page = answer(query, EN)
    found = {tuple(call.meld.group): call for call in calls(hand, tile, winds=winds_of(query))}
    rows = named_rows(page)
    assert rows[-1][0] == "pass"
    lying = passed(hand, tile)
    assert left_in(rows[-1][1]) == {it.tile: it.left for it in lying.tiles}
    drawn = [(name, row) for name, row in rows[:-1] if name != "ron"]
    assert len(drawn) == len(found)
    for name, row in drawn:
        groups = [cell.faces for cell in row.cells if isinstance(cell, Tiles)]
        meld = tuple(sorted(KIND_OF[face.tile] for face in groups[0]))
        call = found[meld]
        assert name == NAMES[call.meld.kind]
        accepted = left_in(row)
        if call.cuts:
            cut = groups[1][0].tile
            (its,) = [it for it in call.cuts if it.tile == cut]
            assert its.shanten == call.shanten
            assert accepted == {it.tile: it.left for it in its.tiles}
            if call.shanten:
                assert its.left_with_yaku == call.left_with_yaku
                assert its.left == call.left
        else:
            assert accepted == {it.tile: it.left for it in call.tiles}


@every("query", QUERIES, ids=encode)
def test_the_first_call_is_no_farther_than_the_others_and_none_without_a_yaku_comes_first(query):
    hand = query.situation.held
    rows = [row for name, row in named_rows(answer(query, EN)) if name != "ron"]
    states = [row.cells[1].text for row in rows]
    far = [0 if state == "tenpai" else int(state.split("-")[0]) for state in states]
    order = [(row.cells[-1] == NO_YAKU, steps) for row, steps in zip(rows, far, strict=True)]
    assert order[:-1] == sorted(order[:-1])
    assert far[-1] == passed(hand, query.situation.called).shanten


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
@every("query", QUERIES[::3], ids=encode)
def test_every_answer_can_be_sent_and_its_controls_come_back(query, words):
    assert decode(encode(query)) == query
    page = answer(query, words)
    assert page.title
    assert len(page.alt) <= ALT_LIMIT
    assert fits(page.picture)
    for select in page.selects:
        assert len(id_of(select.slot, select.query)) <= 100
        for option in select.options:
            after = chosen(select.query, select.slot, [option.value])
            assert decode(encode(after)) == after
            assert answer(after, words).title
    components = compose(page, b"").components
    message = {"components": components, "flags": 1 << 15}
    message["attachments"] = [{"id": "0", "filename": "hand.png"}]
    assert problems(CALLBACK, {"type": 4, "data": message}, {"files[0]": "hand.png"}) == []


@pytest.mark.parametrize("query", QUERIES[::3], ids=encode)
def test_what_stands_under_the_answer_asks_the_same_again(query):
    again = typed_into("waits", answer(query, EN).hand.splitlines()[0]).read()
    assert again.situation.hand == query.situation.hand
    assert again.situation.called == query.situation.called


def complete_with_a_discard():
    """Yield hands that the discarded tile completes: the tile, and the points of the ron."""
    random = Random("ron")
    while True:
        counts = complete(random, 14)
        whole = as_hand(counts)
        tile = random.choice(whole.concealed)
        rest = list(whole.concealed)
        rest.remove(tile)
        hand = Hand(tuple(rest))
        if any(wait.tile == tile for wait in waits(hand).waits):
            won = Hand((*hand.concealed, tile), (), tile)
            yield hand, tile, score(won, Win(tile, By.RON, SOUTH, EAST)).best


@pytest.mark.parametrize(
    ("hand", "tile", "offered"),
    [
        ("23m456p789s11222z", "1m", ["Ron on 1m"]),  # a chi of 1m has won nothing
        ("23m456p789s11557z", "1m", ["chi 123m"]),
        ("23m456p789s11557z", "5z", ["pon haku ×3"]),
        ("13579m2468p1357s", "1z", None),
    ],
)
def test_what_can_be_declared_is_offered(hand, tile, offered):
    """Discord refuses a select without options."""
    selects = waits_on(hand, called=tile).selects
    labels = [[option.label for option in select.options] for select in selects]
    assert labels == ([] if offered is None else [offered])


@pytest.mark.parametrize(("hand", "tile", "best"), [*islice(complete_with_a_discard(), 100)])
def test_a_win_comes_first_with_its_points(hand, tile, best):
    page = answer(question_of("waits", format_hand(hand), called=tile), EN)
    name, row = named_rows(page)[0]
    assert name == "ron"
    (_, worth) = [cell for cell in row.cells if isinstance(cell, Label)]
    if best is None:
        assert "without a yaku" in page.title
        assert worth.style is Style.NONE
        return
    assert page.title.startswith(f"Ron on {EN.tile(tile)}: {best.price.points} points")
    assert worth.text == str(best.price.points)
    (select,) = page.selects
    won = chosen(select.query, "call", [select.options[0].value])
    assert (won.feature, won.situation.by) == ("agari", By.RON)
    assert str(best.price.points) in answer(won, EN).title
    for call in select.options[1:]:
        after = answer(chosen(select.query, "call", [call.value]), EN)
        assert after.tone is not Tone.COMPLETE, "a call wins nothing"


TITLES = (
    ("23m456p789s11222z<1m", {}, "Ron on 1m: 1300 points"),
    (
        "23m456p789s11222z<1m",
        {"river": "4m"},
        "1m completes the hand, but you are furiten: no ron",
    ),
    (
        "34m678p2244s5577z<9s",
        {},
        "Nothing can be called with 9s. The hand stays 2-shanten, 35 tiles",
    ),
    (
        "23m456p789s11222z<2z",
        {"extras": "riichi"},
        "In riichi, south can only be passed. The hand stays tenpai, 1m 4m, 8 left, 2600 points",
    ),
    ("2233z<2z", {}, "south completes the hand"),
    (
        "23m456p789s11z[9'78p]<1m",
        {"extras": "riichi"},
        "1m completes the hand, but without a yaku: no ron",
    ),
    ("23m456p55z789s[777z]<1m", {"extras": "riichi"}, "Ron on 1m: 1000 points"),
    ("445m667p3379s[777z]<4m", {}, "Nearer with pon 444m: 1-shanten, 16 tiles"),
    (
        "4556m340p2266s11z<5m",
        {},
        "No call of 5m brings the hand nearer. It stays 1-shanten, 6 tiles",
    ),
)


@pytest.mark.parametrize(("text", "options", "title"), TITLES)
def test_a_title_tells_what_the_discard_is_worth_calling_for(text, options, title):
    page = waits_on(text, **options)
    assert page.title == title
    assert waits_on(text, JA, **options).title != page.title


def said(page):
    return "\n".join(page.text)


def test_a_hand_that_would_be_open_without_a_yaku_is_told_so():
    page = waits_on("23m678p789s99p3z4z9m<1m")
    (_, row), *_ = named_rows(page)
    assert row.cells[-1].text == "no yaku"
    assert "no yaku" in said(page)
    assert "Nearest:" in said(page)
    tenpai_without = waits_on("23m678p789s99p56s4z<1m")
    assert "no yaku" in said(tenpai_without)


def test_yaku_on_the_way_are_named():
    page = waits_on("445m667p3379s[777z]<4m")
    assert "yaku: chun" in said(page)
    assert "stays closed" in said(waits_on("23m678p789s99p1z3z4z<1m"))


def test_a_chi_needs_the_player_on_the_left_and_swap_calling_is_named():
    page = waits_on("4556m340p2266s11z<4m")
    assert "left" in said(page)
    assert "can't cut" in said(page)
    pon = waits_on("34m678p2244s5577z<5z")
    assert "player on your left" not in said(pon)


def test_the_situation_prices_the_hand():
    plain = waits_on("23m456p789s11555z<1m")
    dealer = waits_on("23m456p789s11555z<1m", seat=EAST)
    dora = waits_on("23m456p789s11555z<1m", dora="8s")
    assert len({plain.title, dealer.title, dora.title}) == 3


def test_a_called_tile_behind_the_hand_is_completed():
    for text in ("23m456p789s11222z<", "23m456p789s11222z<1", "23m456p789s11222z< 1m"):
        for words in (EN, JA):
            offers = live_reading(text, words)
            assert offers
            for name, value in offers:
                assert len(name) <= 100
                assert waits_on(value, words).query.situation.called is not None
    assert live_called("23m456p789s11222z7z", "", EN) == []
    called = Counter(value for _, value in live_called("23m456p789s11222z", "", EN))
    assert {"1m", "4m", "2z", "3p"} <= called.keys()
    assert "9p" not in called


def test_the_tile_lies_beside_the_hand_and_is_spoken():
    page = waits_on("445m667p3379s[777z]<4m")
    assert page.picture[0].cells[-1].faces[0].sideways
    assert "4 man discarded" in page.alt


@pytest.mark.parametrize(("extras", "possible"), [("", True), ("riichi", False)])
def test_only_before_riichi_is_riichi_said_to_be_possible(extras, possible):
    page = waits_on("23m456p789s11222z<2z", extras=extras)
    assert ("riichi possible" in said(page)) is possible


def test_a_kan_that_takes_the_last_winning_tile_lacks_that_tile_and_no_yaku():
    page = waits_on("234m678p34566s77p<7p")
    assert any("**kan 7777p** → ⚠️ no tile that wins is left" in text for text in page.text)
    assert "no yaku" not in page.alt + "".join(page.text)
    assert not any(text == EN.text("text-red-no-yaku") for text in page.text)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("123m45p666z789s11m<6z", "-# points: ron, after a pass with riichi, "),  # kan, or 2600
        ("234m678p34566s77p<7p", "-# points: ron, after a pass with riichi, "),  # 1300, or 2600
        ("345m22p44s567p[2'34s]<4s", "-# points: ron, without dora"),
        ("55z234m678p34s99s1z<5z", "-# points: ron, without dora"),  # a pass is 1-shanten
        ("123m456p789s1122z<5z", "-# points: ron with riichi, "),
    ],
)
def test_points_beside_calls_say_which_of_them_are_with_riichi(hand, said):
    page = waits_on(hand)
    (line,) = (text for text in page.text if text.startswith("-# points"))
    assert line.startswith(said)
    assert ("riichi ron" in page.alt) is ("riichi" in said)
