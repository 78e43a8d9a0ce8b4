"""Answers about open hands: by the tiles that keep a yaku possible, and none without a word."""

from itertools import islice
from random import Random

import pytest
from asking import answer, ask, question_of
from dealt import from_wall, open_hands
from every import every

from bot.pages.page import Counted, Label, Style
from bot.words import LANGUAGES, words_for
from engine import (
    NAMES,
    Hand,
    ImpossibleHandError,
    Winds,
    format_hand,
    parse_hand,
    shanten,
    ukeire,
    yaku_tiles,
)
from engine.tiles import WHITE

EN = words_for("en")
AT_SOUTH = Winds(28, 27)
NO_YAKU = "no yaku"


def waits_on(text, words=EN, **options):
    return ask("waits", text, words, **options)


def counts(page):
    return [cell for row in page.picture for cell in row.cells if isinstance(cell, Counted)]


def red(page):
    return {cell.face.tile for cell in counts(page) if cell.barren}


def gold(page):
    return {cell.face.tile for cell in counts(page) if cell.mark == "good"}


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("11z45m34678p7s[2'34s]", "1-shanten: 4 kinds, 16 tiles accepted, no yaku"),
        ("2356m345p5588s[3'45m]", "Most with a yaku: 2m, 3m. 1-shanten, 11 of 11 tiles"),
        ("4578m3456p56688s<6m", "Nearer with chi 678m: 1-shanten, 19 tiles"),
        (
            "22m999p111s4567s2z<2m",
            "Pass: pon 222m would leave no yaku. The hand stays 1-shanten, 32 tiles",
        ),
        # 片アガリ: 4m is a simple, 1m is none.
        ("23m567p22s[3'45m][678s]", "Tenpai: 1m 4m, 7 left, 3 with a yaku"),
        ("23m567p22s[3'45m][789s]", "Tenpai: 1m 4m, 7 left, no yaku"),
        # The wind is of value to the player in that seat alone.
        ("99p22z[456s][7'89s][123m]", "Tenpai: 9p south, 4 left, 2 with a yaku"),
        (
            "23456m9p22s[3'45m][678s]",
            "Cut 9p for tenpai: 1m 4m 7m, 10 left, 6 with a yaku, 1000 points",
        ),
        ("234m567p2z9m[3'45s][678s]", "Cut 9m or south for tenpai: 3 left, no yaku"),
        ("2378m4z22s[3'45m][678s]", "1-shanten: 4 kinds, 15 tiles accepted, 7 with a yaku"),
        # Closed hands can declare riichi, short ones are never paid.
        ("23m44p789s11z567m9p", "1-shanten: 4 kinds, 12 tiles accepted"),
        ("23m55p[3'45s]", "Tenpai: 1m 4m, 8 left"),
    ],
)
def test_titles_of_open_hands(text, title):
    assert waits_on(text).title == title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["11z45m34678p7s[2'34s]", "2356m345p5588s[3'45m]", "23m567p22s[3'45m][678s]"],
)
def test_a_tile_that_leaves_no_yaku_is_red_and_said_to_be_in_every_language(text, language):
    words = words_for(language)
    page = waits_on(text, words)
    barren = [cell for cell in counts(page) if cell.barren]
    assert barren
    assert {cell.mark for cell in barren} == {words.text("label-no-yaku")}
    assert words.text("label-no-yaku") in page.alt


def one_before_tenpai(number):
    near = (hand for melds in (1, 2) for hand in open_hands("gold", melds, 60 * number))
    return islice((hand for hand in near if shanten(hand) == 1), number)


OPEN = [*one_before_tenpai(60)]


@every("hand", OPEN, ids=format_hand)
def test_no_gold_tile_leads_to_a_best_cut_headed_no_yaku_and_each_red_one_does(hand):
    page = waits_on(format_hand(hand))
    able = yaku_tiles(hand, AT_SOUTH)
    accepted = {it.tile for it in ukeire(hand).tiles}
    assert red(page) == accepted - set(able)
    assert gold(page) <= set(able)
    for kind in accepted:
        if hand.owned[kind] == 4:
            continue
        drawn = waits_on(format_hand(Hand((*hand.concealed, kind), hand.melds, kind)))
        assert (NO_YAKU in drawn.title) == (kind in red(page)), (drawn.title, NAMES[kind])


def open_questions(seed):
    """Yield hands, many open, and a tile that some of them can call."""
    random = Random(seed)
    hands = [*open_hands(seed, 1, 40), *open_hands(seed, 2, 40)]
    while True:
        if random.random() < 0.4:
            counted = from_wall(random, 13)
            hand = Hand(tuple(kind for kind in range(34) for _ in range(counted[kind])))
        else:
            hand = random.choice(hands)
        near = [
            kind
            for kind in range(WHITE + 3)
            if hand.owned[kind] < 4 and any(abs(kind - held) < 2 for held in hand.concealed)
        ]
        yield question_of("waits", format_hand(hand), called=random.choice(near))


@every("query", [*islice(open_questions("calls"), 150)])
def test_no_title_recommends_a_call_without_a_yaku(query):
    page = answer(query, EN)
    rows = [row for row in page.picture[1:] if row.cells[0] != Label("ron")]
    far = {
        row.cells: 0 if row.cells[1].text == "tenpai" else int(row.cells[1].text[0]) for row in rows
    }
    *called, passing = rows
    nearer = [row for row in called if far[row.cells] < far[passing.cells]]
    with_yaku = [row for row in nearer if row.cells[-1] != Label(NO_YAKU, Style.NONE)]
    assert page.title.startswith("Nearer with") == bool(with_yaku) or "Ron on" in page.title
    assert page.title.startswith("Pass") <= (bool(nearer) and not with_yaku)
    if with_yaku:
        assert called[0] in with_yaku
        assert NO_YAKU not in page.title


@every("hand", OPEN[:30], ids=format_hand)
def test_compared_cuts_are_ordered_by_the_tiles_that_keep_a_yaku(hand):
    try:
        drawn = Hand((*hand.concealed, 33), hand.melds, 33)
    except ImpossibleHandError:
        return
    cuts = list(dict.fromkeys(drawn.concealed))[:3]
    page = waits_on(format_hand(drawn), compare=" ".join(NAMES[tile] for tile in cuts))
    for cell in counts(page):
        assert not cell.barren or cell.mark == NO_YAKU


def test_the_hand_may_be_typed_with_the_called_tile_or_not():
    assert (
        waits_on("22m999p111s4567s2z<2m").title == waits_on("22m999p111s4567s2z", called="2m").title
    )
    assert parse_hand("22m999p111s4567s2z").is_closed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "34678p35s4z[789s][678s]",
            "⚠️ **no yaku** yet. Nearest: haku, hatsu, chun, seat south, round east or sanshoku, 2",
        ),
        ("55m34p78s1z[1'23m][6'78p]", "⚠️ **no yaku** yet. Nearest: round east, 1 tile further"),
        ("3m3z[234p][567s][123p][5555m]", "⚠️ **no yaku** is left for this open hand"),
        ("11z45m34678p7s[2'34s]6m", "Towards a yaku: cut east for 1-shanten"),
    ],
)
def test_a_hand_to_cut_that_has_no_yaku_says_how_far_one_is(text, said):
    assert any(line.startswith(said) for line in waits_on(text).text)
