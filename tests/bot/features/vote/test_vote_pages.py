"""What a vote shows: nothing of what is good before its end, and every number in words after it."""

import json
import random
from dataclasses import replace
from functools import cache

import pytest
from asking import typed_into

from bot.discord.payload import compose
from bot.features.outlook.finding import bare, look
from bot.features.quiz.kinds.cut import CutQuiz
from bot.features.quiz.posing import posed_of
from bot.features.vote.choices import (
    VoteChoice,
    choice_name,
    choices_offered,
    cuts_offered,
    read_choice,
    vote_on,
    worth_asked,
    write_choice,
)
from bot.features.vote.page import escaped, result_page, split_page, vote_page
from bot.pages.page import Bar, Face, Label, Style, Tiles
from bot.picture.layout import fits
from bot.words import LANGUAGES, words_for
from engine import EAST, NAMES, TILE_OF_NAME
from engine.tiles import KIND_OF

EN = words_for("en")
ENDS = 1_800_000_000
HANDS = (
    "123m4067p789s1122z",
    "123m406p789s1122z3s",
    "19m19p19s1234567z2m",
    "05m3p(1111z)[2'34s][555s]8m6p",
    "147m258p369s12345z",
    "15z",
)


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def query_of(hand, **options):
    named = {"seat": EAST, "dora": "3p", "turn": 6} | options
    return typed_into("outlook", hand, private=True, **named).read()


def cut_of(query):
    return CutQuiz.of(posed_of(query))


@cache
def outlook_of(hand):
    return look(bare(query_of(hand)))


def asked(hand, words=EN, note="", voted=0, **options):
    query = query_of(hand, **options)
    return vote_page(
        cut_of(query), asker="<@1>", note=note, ends_at=ENDS, voted=voted,
        words=words, fits=fits,
    )  # fmt: skip


def split(hand, tally, own, before=None, words=EN):
    return split_page(
        cut_of(query_of(hand)), tally, cut_named(own), before and cut_named(before),
        ends_at=ENDS, words=words, fits=fits,
    )  # fmt: skip


def result(hand, tally, words=EN, note="", worth=None):
    query = query_of(hand)
    return result_page(cut_of(query), tally, note=note, words=words, fits=fits, worth=worth)


def cut_named(name):
    return VoteChoice(TILE_OF_NAME[name])


def write_cut(cut):
    return write_choice(VoteChoice(cut))


def tally_of(hand, number, seed=1):
    chance, tally = random.Random(f"{hand}{seed}"), {}
    offered = cuts_offered(cut_of(query_of(hand)).problem.hand)
    for _ in range(number):
        text = write_cut(chance.choice(offered))
        tally[text] = tally.get(text, 0) + 1
    return tally


def bars_of(page):
    return [row for row in page.picture if any(isinstance(cell, Bar) for cell in row.cells)]


def tile_of(row):
    return row.cells[0].faces[0].tile


# The question


@pytest.mark.parametrize("hand", HANDS)
def test_each_tile_in_hand_is_offered_once_and_a_red_five_apart_from_a_five(hand):
    posed = cut_of(query_of(hand))
    held = posed.problem.hand
    offered = cuts_offered(held)
    assert choices_offered(posed) == tuple(map(VoteChoice, offered))
    assert sorted(offered) == sorted(set(held.concealed))
    assert len(offered) <= 14
    assert [read_choice(posed, write_cut(cut)).cut for cut in offered] == [*offered]


def test_tiles_of_melds_and_of_other_hands_cannot_be_cut():
    posed = cut_of(query_of("05m3p(1111z)[2'34s][555s]8m6p"))
    assert [NAMES[cut] for cut in cuts_offered(posed.problem.hand)] == [
        "0m",
        "5m",
        "8m",
        "3p",
        "6p",
    ]
    for text in ("1z", "5s", "9m", "", "x", "0m5m", "r8m", "d"):
        with pytest.raises(ValueError, match="nothing to vote for"):
            read_choice(posed, text)


class Unanswered:
    """A cut of which nothing can be read but what its question may show."""

    def __init__(self, problem):
        self.hand = problem.hand


@pytest.mark.parametrize("hand", HANDS)
def test_a_vote_is_made_of_what_everybody_sees(hand, words):
    query = query_of(hand)
    named = {"asker": "<@1>", "note": "", "ends_at": ENDS, "voted": 2, "words": words}
    posed = cut_of(query)
    unanswered = replace(posed, problem=Unanswered(posed.problem))
    assert vote_page(unanswered, fits=fits, **named) == vote_page(posed, fits=fits, **named)


def test_a_vote_says_who_asks_until_when_and_how_many_have_voted():
    page = asked(HANDS[0], voted=5)
    assert page.text == (
        "seat east, round east · turn 6",
        f"-# asked by <@1> · end: <t:{ENDS}:R> · 5 have voted",
    )
    assert "dora indicator, 3 pin" in page.alt
    assert asked(HANDS[0], voted=1).text[-1].endswith("1 has voted")
    assert asked(HANDS[0]).text[-1].endswith("nobody has voted yet")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("South 3", "South 3"),
        ("<@1> @everyone", r"\<\@1\> \@everyone"),
        ("**b** _i_ `c` ~~s~~ ||x||", r"\*\*b\*\* \_i\_ \`c\` \~\~s\~\~ \|\|x\|\|"),
        ("# head\n> quote\n- item", r"\# head \> quote \- item"),
        ("[a](https://b.c)", r"\[a\]\(https\:\/\/b\.c\)"),
        ("</vote:1> <t:1:R> <:a:1>", r"\<\/vote\:1\> \<t\:1\:R\> \<\:a\:1\>"),
        ("\\* back", r"\\\* back"),
        ("\u202eturned\u200b \x07", "turned"),
        ("Z" + "\u0351" * 150 + "algo", "Z" + "\u0351" * 3 + "algo"),
        ("\u0351above", "above"),
        (
            "\u05e9\u05b8\u05c1\u05bc\u05dc\u05d5\u05dd",
            "\u05e9\u05b8\u05c1\u05bc\u05dc\u05d5\u05dd",
        ),
        ("親\u3164\u2800で\U000e0041", "親で"),
        ("親で2本場、何切る？", "親で2本場、何切る？"),
    ],
)
def test_typed_text_shows_as_it_was_typed_and_does_nothing(typed, shown):
    assert escaped(typed) == shown
    assert asked(HANDS[0], note=typed).text[0] == f"> {shown}"
    assert result(HANDS[0], {}, note=typed).text[0] == f"> {shown}"


@pytest.mark.parametrize(
    "typed", ["", "\u200b", " \u0351\u0351 ", "\u3164\n\u2800", "\u202e\u202c"]
)
def test_a_text_of_which_nothing_shows_is_not_quoted(typed):
    assert asked(HANDS[0], note=typed) == asked(HANDS[0])
    assert result(HANDS[0], {}, note=typed) == result(HANDS[0], {})


# The split that voters see


@pytest.mark.parametrize("number", [1, 14, 40])
@pytest.mark.parametrize("hand", HANDS)
def test_a_split_counts_every_vote_and_tells_nothing_else(hand, number, words):
    tally = tally_of(hand, number)
    own = max(tally, key=tally.get)
    page = split(hand, tally, own, words=words)
    lines = page.alt.splitlines()[-len(bars_of(page)) :]
    for row, line in zip(bars_of(page), lines, strict=True):
        tile = tile_of(row)
        assert words.spoken_tile(tile) in line
        assert words.text("phrase-votes", number=tally[write_cut(tile)]) in line
        assert not any(isinstance(cell, Label) for cell in row.cells)
    drawn = {write_cut(tile_of(row)) for row in bars_of(page)}
    for text in tally.keys() - drawn:
        name = words.tile(TILE_OF_NAME[text])
        assert words.text("item-votes", choice=name, votes=str(tally[text])) in page.text[0]
    assert page.picture[0] == asked(hand, words).picture[0]  # the dora, where there is room
    assert page.private


def test_the_own_vote_is_said_and_not_gold_which_means_right():
    page = split(HANDS[0], {"1z": 3, "0p": 1}, "0p", before="1z")
    assert page.title == "Your vote: r5p, no longer east"
    styles = {tile_of(row): row.cells[1].style for row in bars_of(page)}
    assert styles == {TILE_OF_NAME["1z"]: Style.PLAIN, TILE_OF_NAME["0p"]: Style.TOTAL}
    assert not any(row.cells[0].faces[0].winning for row in bars_of(page))
    assert "red 5 pin, your vote, 1 vote" in page.alt
    assert f"<t:{ENDS}:R>" in page.text[-1]


# The result


@pytest.mark.parametrize("number", [0, 1, 14, 40])
@pytest.mark.parametrize("hand", HANDS[:5])
def test_every_number_of_a_result_is_in_its_words(hand, number, words):
    tally = tally_of(hand, number)
    found = outlook_of(hand)
    worth = found if hasattr(found, "options") else None
    page = result(hand, tally, words=words, worth=worth)
    lines = page.alt.splitlines()
    shown = 0
    for row in bars_of(page):
        (line,) = [it for it in lines if all(_said(cell, words) in it for cell in row.cells)]
        votes = tally.get(write_cut(tile_of(row)), 0)
        assert words.text("phrase-votes", number=votes) in line
        shown += votes
    others = [it for it in tally if TILE_OF_NAME[it] not in {tile_of(row) for row in bars_of(page)}]
    said = "\n".join(page.text)
    for text in others:
        name = words.tile(TILE_OF_NAME[text])
        assert words.text("item-votes", choice=name, votes=str(tally[text])) in said
    assert shown + sum(tally[text] for text in others) == number


def _said(cell, words):
    if isinstance(cell, Tiles):
        return words.spoken_tile(cell.faces[0].tile)
    return cell.spoken or (cell.text if isinstance(cell, Label) else cell.number)


@pytest.mark.parametrize("hand", HANDS[:3])
def test_beside_each_cut_stand_its_tiles_and_its_points(hand):
    found = outlook_of(hand)
    page = result(hand, tally_of(hand, 14), worth=found)
    problem = cut_of(query_of(hand)).problem
    assert len(bars_of(page)) > 1
    for row in bars_of(page):
        tile = tile_of(row)
        _, _, tiles, points = row.cells
        cut = next(it for it in problem.answer if KIND_OF[it.tile] == KIND_OF[tile])
        if cut.shanten > problem.answer[0].shanten:
            assert tiles.text == f"{cut.shanten}-shanten"
        else:
            assert tiles.text == f"{cut.left} tile{'' if cut.left == 1 else 's'}"
        option = next(it for it in found.options if it.cut == tile and not it.is_kan)
        assert points.text == f"{round(option.worth.points / 10) * 10} points"
        assert (points.style is Style.GOOD) == (option.worth.points >= 0.99 * best_of(found))


def best_of(found):
    return max(it.worth.points for it in found.options if not it.is_kan)


def test_a_red_five_has_its_own_points():
    hand = "0555m23467p789s11z"
    found = outlook_of(hand)
    page = result(hand, {"0m": 1, "5m": 1}, worth=found)
    shown = {NAMES[tile_of(row)]: row.cells[-1].text for row in bars_of(page)}
    assert shown["0m"] != shown["5m"]


def test_without_an_outlook_tile_efficiency_stands_alone():
    page = result(HANDS[0], {"1z": 1})
    assert all(len(row.cells) == 3 for row in bars_of(page))
    assert "points" not in page.alt
    assert "points" not in "\n".join(page.text)
    assert "tile efficiency" in page.text[-1]


def test_the_widest_and_the_most_valuable_cut_are_shown_without_a_vote():
    hand = "123m406p789s1122z3s"
    found = outlook_of(hand)
    page = result(hand, {"9s": 2}, worth=found)
    names = [NAMES[tile_of(row)] for row in bars_of(page)]
    assert names[0] == "9s"
    assert NAMES[found.options[0].cut] in names
    assert not any(face.winning for row in bars_of(page) for face in _faces(row))


@pytest.mark.parametrize("hand", HANDS[:3])
def test_the_widest_and_the_most_valuable_cut_are_drawn_behind_seven_others(hand):
    found, problem = outlook_of(hand), cut_of(query_of(hand)).problem
    best = next(it.cut for it in found.options if not it.is_kan)
    last = {problem.answer[0].tile, best}
    offered = cuts_offered(problem.hand)
    tally = {write_cut(cut): 1 if cut in last else 3 for cut in offered}
    assert len(offered) - len(last) > 7
    drawn = {tile_of(row) for row in bars_of(result(hand, tally, worth=found))}
    assert last <= drawn
    assert len(drawn) == 7


def _faces(row):
    return [it for cell in row.cells if isinstance(cell, Tiles) for it in cell.faces] or [Face(0)]


def test_the_label_of_an_outlook_is_always_there(words):
    worth = outlook_of(HANDS[0])
    said = result(HANDS[0], {"1z": 1}, words=words, worth=worth).text[-1]
    assert words.text("quiz-worth-terms-table", turn="6", turns="18") in said


@pytest.mark.parametrize(
    ("tally", "title"),
    [
        ({}, "Nobody voted"),
        ({"1z": 1}, "east: 1 of 1 vote"),
        ({"1z": 7, "9s": 5}, "east: 7 of 12 votes"),
        ({"1z": 3, "9s": 3, "1m": 1}, "Tied: 9s and east, 3 of 7 votes each"),
        ({"1z": 1, "9s": 1, "1m": 1}, "Tied: 1m, 9s and east, 1 of 3 votes each"),
        ({"1z": 1, "9s": 1, "1m": 1, "2m": 1}, "4 cuts with 1 of 4 votes each"),
    ],
)
def test_the_title_names_what_most_voted_for(tally, title):
    assert result(HANDS[0], tally).title == title


@pytest.mark.parametrize("hand", HANDS)
def test_everything_fits_into_a_message(hand, words):
    tally = tally_of(hand, 40)
    own = next(iter(tally))
    found = outlook_of(hand)
    worth = found if hasattr(found, "options") else None
    note = "*" * 200
    for page in (
        asked(hand, words, note=note),
        split(hand, tally, own, words=words),
        result(hand, tally, words=words, note=note, worth=worth),
    ):
        assert len(page.alt) <= 1024
        (container,) = compose(page, b"").components
        texts = [it["content"] for it in container["components"] if it["type"] == 10]
        assert sum(map(len, texts)) <= 4000
        json.dumps(container)


# Riichi or dama


TENPAI = "123m4067p789s1122z"
AFTER_A_CUT = "234m456678p4477s"


@cache
def ways_of(hand):
    return vote_on(posed_of(query_of(hand)))


@cache
def ways_worth(hand):
    return look(worth_asked(ways_of(hand)))


def ways_tally(hand, number):
    chance, tally = random.Random(hand), {}
    for _ in range(number):
        text = write_choice(chance.choice(choices_offered(ways_of(hand))))
        tally[text] = tally.get(text, 0) + 1
    return tally


def ways_pages(hand, tally, words, worth=None):
    posed = ways_of(hand)
    own, *_, before = choices_offered(posed)
    common = {"words": words, "fits": fits}
    return (
        vote_page(posed, asker="<@1>", note="*" * 200, ends_at=ENDS, voted=9, **common),
        split_page(posed, {write_choice(own): 1} | tally, own, before, ends_at=ENDS, **common),
        result_page(posed, tally, note="*" * 200, worth=worth, **common),
    )


def written(hand):
    return [write_choice(choice) for choice in choices_offered(ways_of(hand))]


def test_of_a_tenpai_hand_each_cut_that_keeps_it_is_voted_for_in_riichi_and_in_dama():
    ways = ["r4p", "r7p", "d4p", "d7p"]
    breaking = ["1m", "2m", "3m", "0p", "6p", "7s", "8s", "9s", "1z", "2z"]
    assert written(TENPAI) == [*ways, *breaking]
    assert written(AFTER_A_CUT) == ["r", "d"]
    for hand in (TENPAI, AFTER_A_CUT):
        assert [write_choice(read_choice(ways_of(hand), text)) for text in written(hand)] == [
            *written(hand)
        ]
    with pytest.raises(ValueError, match="nothing to vote for"):
        read_choice(ways_of(TENPAI), "4p")


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        (TENPAI, {"turn": 18}),
        ("123m4067p789s1z[222z]", {}),
        ("123m406p789s1122z3s", {"turn": 17, "dora": ""}),
        ("15z", {}),
        ("147m258p369s12345z", {}),
    ],
)
def test_riichi_is_voted_on_where_it_can_be_declared_alone(hand, options):
    posed = vote_on(posed_of(query_of(hand, **options)))
    assert posed.question.ways == (hand == "123m406p789s1122z3s")
    assert any(choice.way for choice in choices_offered(posed)) == posed.question.ways


def test_a_red_five_is_cut_in_riichi_apart_from_a_five():
    assert {"r0p", "d0p", "r5p", "d5p"} <= {*written("123m40567p789s111z")}


def test_a_vote_on_riichi_asks_for_it(words):
    asked_for = {hand: ways_pages(hand, {}, words)[0].title for hand in (TENPAI, AFTER_A_CUT)}
    assert asked_for == {
        TENPAI: words.text("title-vote-ways"),
        AFTER_A_CUT: words.text("title-quiz-riichi"),
    }


@pytest.mark.parametrize("hand", [TENPAI, AFTER_A_CUT])
def test_every_choice_of_riichi_or_dama_is_counted_and_named(hand, words):
    posed, tally = ways_of(hand), ways_tally(hand, 40)
    page = ways_pages(hand, tally, words, ways_worth(hand))[2]
    said = page.alt + "\n".join(page.text)
    for text, number in tally.items():
        choice = read_choice(posed, text)
        name = choice_name(choice, posed, words)
        named = words.text("item-votes", choice=name, votes=str(number)) in said
        label = words.named("label-way", choice.way) if choice.way else "1"
        tile = "" if choice.cut is None else words.spoken_tile(choice.cut)
        votes = words.text("phrase-votes", number=number)
        lines = [it for it in page.alt.splitlines() if tile in it and label in it and votes in it]
        assert named or lines, text


def test_a_result_on_riichi_has_the_points_of_each_way_and_the_better_one_in_gold():
    (option,) = ways_worth(AFTER_A_CUT).options
    page = ways_pages(AFTER_A_CUT, {"r": 2, "d": 1}, EN, ways_worth(AFTER_A_CUT))[2]
    assert page.title == "Riichi: 2 of 3 votes"
    drawn = {row.cells[0].text: row.cells[-1] for row in bars_of(page)}
    for name, way in (("Riichi", option.riichi), ("Dama", option.dama)):
        assert drawn[name].text == f"{round(way.points / 10) * 10} points"
        best = max(option.riichi.points, option.dama.points)
        assert (drawn[name].style is Style.GOOD) == (way.points >= 0.95 * best)


def test_both_ways_of_the_widest_cut_are_shown_without_a_vote():
    page = ways_pages(TENPAI, {"9s": 1}, EN, ways_worth(TENPAI))[2]
    shown = {(NAMES[tile_of(row)], row.cells[1].text) for row in bars_of(page)}
    assert {("4p", "Riichi"), ("4p", "Dama"), ("7p", "Riichi"), ("9s", "1-shanten")} <= shown


def test_a_tie_between_ways_is_named():
    page = ways_pages(TENPAI, {"r4p": 2, "d4p": 2, "1z": 1}, EN)[2]
    assert page.title == "Tied: 4p riichi and 4p dama, 2 of 5 votes each"


@pytest.mark.parametrize("hand", [TENPAI, AFTER_A_CUT, "2233445566778m8p"])
def test_a_vote_on_riichi_fits_into_a_message(hand, words):
    tally = ways_tally(hand, 40)
    for page in ways_pages(hand, tally, words, ways_worth(hand)):
        assert len(page.alt) <= 1024
        (container,) = compose(page, b"").components
        texts = [it["content"] for it in container["components"] if it["type"] == 10]
        assert sum(map(len, texts)) <= 4000
        json.dumps(container)
