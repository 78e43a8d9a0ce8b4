"""Cuts side by side: what each takes, gives up and pays, against the engine cut by cut."""

from itertools import islice
from random import Random

import pytest
from asking import answer, ask, decode, encode, question_of
from dealt import as_hand, complete, from_wall, one_suit, tenpai_to_cut
from every import every
from payloads import CALLBACK, problems

from bot.discord.payload import compose
from bot.features import chosen, id_of
from bot.pages.completion import live_compared
from bot.pages.page import ALT_LIMIT, Arrow, Counted, Label, Tiles, Tone
from bot.picture.layout import fits
from bot.words import words_for
from engine import (
    EAST,
    SOUTH,
    By,
    Hand,
    Win,
    format_hand,
    parse_hand,
    score,
    shanten,
    ukeire,
    waits,
)

EN, JA = words_for("en"), words_for("ja")


def dealt_questions():
    """Yield queries of dealt hands, near tenpai and far, with two to five cuts to compare."""
    random = Random("compare")
    deals = (from_wall, one_suit, tenpai_to_cut, tenpai_to_cut, complete)
    while True:
        size = random.choice((14, 14, 14, 11, 8, 5))
        hand = as_hand(random.choice(deals)(random, size))
        cuts = sorted(set(hand.concealed))
        if len(cuts) > 1:
            chosen = random.sample(cuts, random.randint(2, min(5, len(cuts))))
            river = tuple(kind for kind in random.sample(range(34), 2) if hand.owned[kind] < 4)
            yield question_of(
                "waits",
                format_hand(hand),
                river=tuple(sorted(river)) if random.random() < 0.3 else (),
                compared=tuple(chosen),
            )


QUERIES = [*islice(dealt_questions(), 150)]

FAR = question_of("waits", "2255m24589p16s257z", compared=(1, 18, 23, 28, 31))
"""Five cuts that take more tiles than one picture holds."""


def after(hand, cut):
    rest = list(hand.concealed)
    rest.remove(cut)
    return Hand(tuple(rest), hand.melds)


def rows_of(page):
    """What each cut takes and gives up, as drawn: tiles left by kind, and those in gold."""
    found = {}
    cut = None
    for row in page.picture[1:]:
        taken = {cell.face.tile: cell.left for cell in row.cells if isinstance(cell, Counted)}
        gold = {cell.face.tile for cell in row.cells if isinstance(cell, Counted) and cell.mark}
        if any(isinstance(cell, Arrow) for cell in row.cells):
            cut = row.cells[0].faces[0].tile
            labels = [cell.text for cell in row.cells if isinstance(cell, Label)]
            found[cut] = [taken, gold, {}, labels]
        else:
            found[cut][2] = taken
    return found


def shows_all(page):
    return all(button.slot not in {"prev", "next"} for button in page.buttons)


@every("query", QUERIES, ids=encode)
def test_each_cut_takes_and_gives_up_what_the_engine_says(query):
    hand = parse_hand(query.situation.as_typed)
    page = answer(query, EN)
    drawn = rows_of(page)
    own = {}
    for cut in query.compared:
        found = ukeire(after(hand, cut), seen=(*query.situation.river, cut))
        own[cut] = found.shanten, {it.tile: it.left for it in found.tiles}
    if not shows_all(page):
        assert drawn.keys() < set(query.compared)
    for cut, (taken, gold, lost, _) in drawn.items():
        shanten, tiles = own[cut]
        assert taken == tiles
        rivals = [its for other, (far, its) in own.items() if other != cut and far == shanten]
        of_rivals = {kind: left for its in rivals for kind, left in its.items() if left}
        mine = {kind for kind, left in tiles.items() if left}
        assert gold == (mine - of_rivals.keys() if rivals else set())
        expected = {kind: left for kind, left in of_rivals.items() if kind not in mine}
        assert lost in (expected, {})
        if len(query.compared) == 2:
            assert lost == expected
        if len(page.picture) > 1 + len(query.compared):
            assert lost == expected


def pages_from(query):
    """Yield the pages of an answer, led on by *Next*."""
    page = answer(query, EN)
    yield page
    while ahead := [it for it in page.buttons if it.slot == "next" and not it.disabled]:
        page = answer(ahead[0].query, EN)
        yield page


@every("query", [FAR, *QUERIES], ids=encode)
def test_the_pages_of_an_answer_show_each_cut_once(query):
    pages = [*pages_from(query)]
    assert sorted(cut for page in pages for cut in rows_of(page)) == sorted(query.compared)
    assert [shows_all(page) for page in pages] == [len(pages) == 1] * len(pages)
    assert all(fits(page.picture) for page in pages)


@every("query", QUERIES, ids=encode)
def test_the_nearest_and_widest_comes_first(query):
    hand = parse_hand(query.situation.as_typed)
    page = answer(query, EN)
    first = next(iter(rows_of(page)))
    far = {cut: shanten(after(hand, cut)) for cut in query.compared}
    assert far[first] == min(far.values())
    assert page.tone is (Tone.NOTEN if far[first] else Tone.TENPAI)


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
@every("query", QUERIES[::3], ids=encode)
def test_every_answer_can_be_sent_and_its_controls_come_back(query, words):
    assert decode(encode(query)) == query
    page = answer(query, words)
    assert len(page.alt) <= ALT_LIMIT
    assert fits(page.picture)
    for button in page.buttons:
        if button.query is not None:
            assert decode(encode(button.query)) == button.query
            assert answer(button.query, words).title
    (select,) = page.selects
    assert len(id_of(select.slot, select.query)) <= 100
    assert (select.least, select.most) == (2, min(5, len(select.options)))
    values = [option.value for option in select.options]
    after = chosen(select.query, "compare", [*values[: select.most]])
    assert len(after.compared) == select.most
    assert answer(after, words).title
    assert {option.value for option in select.options if option.chosen} == {
        option.value for option in select.options if parse_tile(option.value) in query.compared
    }
    message = {"components": compose(page, b"").components, "flags": 1 << 15}
    message["attachments"] = [{"id": "0", "filename": "hand.png"}]
    assert problems(CALLBACK, {"type": 4, "data": message}, {"files[0]": "hand.png"}) == []


def parse_tile(name):
    return parse_hand(name).concealed[0]


def compared(text, cuts, words=EN, **options):
    return ask("waits", text, words, compare=cuts, **options)


def test_prices_are_those_of_a_riichi_ron():
    hand = parse_hand("123m123p99m124s789s")
    points = {}
    for cut in (21, 18):  # 4s and 1s
        tenpai = after(hand, cut)
        (wait,) = waits(tenpai).waits
        won = Hand((*tenpai.concealed, wait.tile), (), wait.tile)
        points[cut] = score(won, Win(wait.tile, By.RON, SOUTH, EAST, riichi=1)).best.price.points
    page = compared("123m123p99m124s789s", "1s 4s")
    assert page.title == "4s: 4 left, 12000 points · 1s: 4 left, 1300 points"
    assert points == {21: 12000, 18: 1300}
    assert [labels[-1] for *_, labels in rows_of(page).values()] == ["12000", "1300"]


@pytest.mark.parametrize(
    ("text", "cuts", "title"),
    [
        (
            "23m45p2266s11z77z45p",
            "2m 1z",
            "2m: tenpai, 3 left, 3200 points · east: 1-shanten, 8 tiles",
        ),
        ("123456m45p789s11z3p", "3p 4p", "3p: 7 left, furiten · 4p: 3 left, furiten"),
        ("2233445m66p789s1z5z", "2m 1z", "east: 26 tiles · 2m: 8 tiles"),
    ],
)
def test_a_title_compares_the_cuts_by_their_tiles(text, cuts, title):
    assert compared(text, cuts).title == title
    assert compared(text, cuts, JA).title != title


def test_the_same_tiles_are_said_to_be_the_same():
    assert "the same tiles" in compared("123m123p99m124s789s", "1s 4s").text[0]
    assert "no other of these cuts" in compared("2233445m66p789s1z5z", "2m 1z").text[0]


def test_the_hand_of_a_table_can_be_compared_and_the_table_comes_back():
    table = ask("waits", "2233445m66p789s1z5z", EN)
    select = next(select for select in table.selects if select.slot == "compare")
    page = answer(chosen(select.query, "compare", ["2m", "1z"]), EN)
    assert len(page.picture) > 2
    back = next(button for button in page.buttons if button.slot == "all")
    assert answer(back.query, EN) == table


@pytest.mark.parametrize(
    ("slot", "values"),
    [
        ("compare", ("1z",)),
        ("compare", ("1z", "1z")),
        ("compare", ("1z", "9p")),
        ("cut", ("1z", "5z")),
        ("rules", ("ema", "wrc")),
    ],
)
def test_a_choice_that_no_select_offers_is_refused(slot, values):
    with pytest.raises(ValueError, match=r"several cuts|one value"):
        chosen(question_of("waits", "2233445m66p789s1z5z"), slot, values)


def test_tiles_are_offered_while_typing():
    hand = "2233445m66p789s1z5z"
    assert [value for _, value in live_compared(hand, "", EN)][:2] == ["2m", "3m"]
    assert ("2m 3m", "2m 3m") in live_compared(hand, "2m", EN)
    assert ("2m 3m", "2m 3m") in live_compared(hand, "2m or", EN)
    assert live_compared(hand, "2m 3m", JA)[0][1] == "2m 3m"
    assert len(live_compared(hand, "2m 3m 4m 5m 6p", EN)) == 1
    assert live_compared("123m4p", "2m", EN) == [], "nothing to cut"
    for _, value in live_compared(hand, "2m", EN):
        assert compared(hand, value).query is not None


def test_tiles_of_a_row_are_drawn_once():
    for query in QUERIES[:40]:
        for row in answer(query, EN).picture[1:]:
            kinds = [cell.face.tile for cell in row.cells if isinstance(cell, Counted)]
            assert len(kinds) == len(set(kinds))
            assert sum(isinstance(cell, Tiles) for cell in row.cells) <= 1
