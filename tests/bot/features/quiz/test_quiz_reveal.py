"""A reveal counts every answer once, in the picture and in words."""

import re
from collections import Counter

import pytest
from quiz_answers import EN, TYPED, feedback, problems, reveal, tally_of, tile, waits_of

from bot.features.quiz.kinds.cut import percent
from bot.pages.page import Bar, BlockTiles, Style, Tiles
from bot.words import LANGUAGES, words_for
from engine import parse_hand
from engine.problems import (
    BlocksProblem,
    deal,
)
from engine.tiles import KIND_OF


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def bars_of(page):
    return [cell for row in page.picture for cell in row.cells if isinstance(cell, Bar)]


def votes_by_choice(problem, tally, words):
    """How many chose what, by the name of the choice; of waits every tile is counted alone."""
    found = Counter()
    for text, number in tally.items():
        choice = problem.read(text)
        if problem.kind == "waits":
            found.update({(words.spoken_tile(it), words.tile(it)): number for it in choice})
        elif problem.kind == "cut":
            found[words.spoken_tile(choice), words.tile(choice)] += number
        elif problem.kind == "readings":
            name = words.text("label-readings", readings=choice)
            found[name, name] += number
    return found


def test_right_answers_that_are_not_drawn_are_said_to_be_right():
    page = reveal(TYPED["thirteen orphans"], {"1m9m1p9p1s9s1z2z3z4z5z6z7z": 3})
    (others,) = (text for text in page.text if "chun" in text)
    assert "hatsu, right (3)" in others
    assert "chun, right (3)" in others


@pytest.mark.parametrize("number", [1, 14, 40])
def test_every_number_of_a_histogram_is_in_the_words(words, number):
    for problem in problems():
        tally = tally_of(problem, number)
        page = reveal(problem, tally, words)
        lines, text = page.alt.splitlines(), "\n".join(page.text)
        for (spoken, name), votes in votes_by_choice(problem, tally, words).items():
            told = words.text("phrase-answers", number=votes)
            left_out = [
                words.text("item-votes", choice=choice, votes=str(votes))
                for choice in (name, words.text("alt-right", choice=name))
            ]
            assert any(it in text for it in left_out) or any(
                told in line and spoken in line for line in lines
            ), (
                problem,
                name,
                votes,
            )
        for bar in bars_of(page):
            assert bar.spoken in page.alt


@pytest.mark.parametrize("number", [1, 14, 40])
def test_a_histogram_counts_every_answer_once(words, number):
    for problem in problems():
        if problem.kind == "waits" or (problem.kind, problem.theme) == ("blocks", "loose_tiles"):
            continue
        page = reveal(problem, tally_of(problem, number), words)
        left_out = re.findall(r"[（(](\d+)[人명]?[）)]", page.text[0])
        assert sum(int(bar.number) for bar in bars_of(page)) + sum(map(int, left_out)) == number


def test_right_choices_are_gold_and_others_are_not():
    for problem in problems():
        for row in reveal(problem, tally_of(problem, 40)).picture:
            bar = next((cell for cell in row.cells if isinstance(cell, Bar)), None)
            head = row.cells[0]
            if bar is not None and isinstance(head, Tiles):
                face = head.faces[0]
                is_right = KIND_OF[face.tile] in problem.right
                if problem.kind == "cut":  # one that is nearly as wide counts as right too
                    is_right = problem.grade(face.tile).is_right
                assert (face.winning, bar.style is Style.GOOD) == (is_right, is_right)


def test_the_blocks_of_a_hand_stand_above_the_histogram_where_all_of_it_fits():
    for kind in ("cut", "blocks"):
        page = reveal(deal(kind, 3, 1, theme="six_blocks"), {})
        drawn = [any(isinstance(cell, BlockTiles) for cell in row.cells) for row in page.picture]
        assert drawn[1]
        assert not any(drawn[2:])


def test_the_longest_bar_is_that_of_most_answers():
    problem = TYPED["four readings"]
    bars = bars_of(reveal(problem, {"4": 10, "2": 5, "1": 1}))
    assert [bar.share for bar in bars] == [0.1, 0.5, 0, 1]


def test_a_title_counts_those_who_saw_it():
    problem = waits_of("3334m123p567p789s")
    assert problem.write(problem.right) == "2m4m5m"
    page = reveal(problem, {"2m4m5m": 4, "2m5m": 6, "4m": 1}, saw=["<@1>", "<@2>"])
    assert page.title == "The answer: 2m 4m 5m. 4 of 11 saw it"
    assert page.text[-1] == "Saw it: <@1> <@2>"
    assert reveal(problem, {}).title == "The answer: 2m 4m 5m. Nobody answered"


def test_a_cut_that_keeps_nearly_all_counts_as_right():
    problem = TYPED["second best is right"]
    share = problem.shares[tile("7m")]
    assert 0.95 <= share < 1
    assert reveal(problem, {"7m": 3}).title.endswith("3 of 3 saw it")
    assert feedback(problem, tile("7m")).title == f"Right: 7m, {percent(share, EN)} of the best"


def test_ten_are_named_at_most():
    problem = TYPED["four readings"]
    page = reveal(problem, {"4": 40}, saw=[f"<@{number}>" for number in range(40)])
    assert page.text[-1].count("<@") == 10


def test_cuts_have_their_tiles_beside_them():
    problem = deal("cut", 2, 3)
    tally = {problem.write(cut.tile): 1 for cut in problem.answer}
    rows = reveal(problem, tally).picture
    entries = [row for row in rows if any(isinstance(cell, Bar) for cell in row.cells)]
    assert entries
    for entry_row in entries:
        kind = KIND_OF[entry_row.cells[0].faces[0].tile]
        cut = next(it for it in problem.answer if KIND_OF[it.tile] == kind)
        expected = (
            f"{cut.shanten}-shanten"
            if cut.shanten > problem.answer[0].shanten
            else EN.text("label-tiles", left=cut.left)
        )
        assert entry_row.cells[-1].text == expected


def test_a_class_of_which_too_few_were_cut_has_no_rate_in_the_reveal_either(words):
    """No chance 4/6 has none: beside the feedback's table, a number would be another class's."""
    problem = deal("fold", 4, seed=2, theme="kabe")
    safest, worst = problem.answer[0], problem.answer[-1]
    too_few = words.text("label-danger-too-few")
    page = reveal(problem, {problem.write(safest.tile): 2, problem.write(worst.tile): 1}, words)
    assert [line.endswith(too_few) for line in page.alt.splitlines()[-2:]] == [False, False]
    (counted,) = (line for line in page.alt.splitlines() if too_few in line)
    assert words.spoken_tile(safest.tile) in counted
    said = "".join(feedback(problem, worst.tile, words).text)
    assert words.percent(f"{100 * safest.rate.share:.1f}") not in said


def test_loose_tiles_are_named_in_one_sentence(words):
    """1m 9m float beside 67p 456s 77s 999s 33z: one line, not one each."""
    problem = BlocksProblem(parse_hand("19m67p4577999s33z6s"))
    loose = words.each_of(map(words.tile, sorted(problem.right)))
    page = reveal(problem, {}, words)
    assert len(problem.right) == 2
    assert words.text("reason-loose", tile=loose) in "\n".join(page.text).splitlines()


def test_answers_have_rows_before_right_tiles_that_nobody_chose(words):
    """Three tiles are right, none of them chosen, and six wrong ones were: there are seven rows."""
    problem = deal("fold", 4, seed=2, theme="kabe")
    safest, *others = problem.answer
    chosen = [it.tile for it in others if KIND_OF[it.tile] not in problem.right][-6:]
    assert (len(problem.right), len(chosen)) == (3, 6)
    page = reveal(problem, dict.fromkeys(map(problem.write, chosen), 2), words)
    rows = [row.cells[0].spoken for row in page.picture if isinstance(row.cells[-2], Bar)]
    spoken = [words.spoken_tile(tile) for tile in chosen]
    assert rows == [words.text("alt-right", choice=words.spoken_tile(safest.tile)), *spoken]
