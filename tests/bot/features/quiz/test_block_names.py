"""Blocks on buttons: each is named by its own tiles, on the button and in what is told."""

import re
from collections import Counter

import pytest
from asking import question_of

from bot.features.quiz.kinds.blocks import BlocksQuiz
from bot.features.quiz.reveal import feedback_page, reveal_page
from bot.picture.layout import fits
from bot.words import words_for
from engine import TENHOU, parse_tiles
from engine.problems import Species
from engine.tiles import KIND_OF

EN = words_for("en")
HONORS = {EN.tile(kind): kind for kind in range(27, 34)}


def kinds_named(label):
    """The tiles that a label names: 678s, south ×2, hatsu ×3."""
    if honor := re.fullmatch(r"(\w+) ×(\d)", label):
        return [HONORS[honor[1]]] * int(honor[2])
    return [KIND_OF[tile] for tile in parse_tiles(label)]


def asked_of(hand):
    return BlocksQuiz.of(question_of("quiz", hand))


def check_names(quiz):
    """The blocks on the buttons, and the tile that is in none, are the whole hand."""
    offers = quiz.buttons(EN)
    labels = [offer.label for offer in offers]
    assert len({*labels}) == len(labels)
    about = () if quiz.problem.about is None else quiz.problem.about.tiles
    named = Counter(kind for label in labels for kind in kinds_named(label))
    assert named + Counter(map(KIND_OF.__getitem__, about)) == Counter(
        map(KIND_OF.__getitem__, quiz.problem.hand.tiles)
    )
    right = quiz.right(EN)
    for label, answer in offers:
        title = feedback_page(quiz, answer, EN, fits).title
        assert title == (f"Right: {label}" if label == right else f"{right}, not {label}")
    told = reveal_page(quiz, {offer.value: 1 for offer in offers}, (), len(offers), EN, fits)
    assert told.title.startswith(f"The answer: {right}. 1 of ")
    assert all(re.search(rf"(?<!\w){re.escape(label)}\b", told.alt) for label in labels)
    return labels


@pytest.mark.parametrize(
    ("hand", "labels", "right"),
    [
        ("88m1112p46678s22z", "88m 111p 46s 678s south ×2", "111p"),
        ("2368m4588p123789s", "23m 68m 45p 88p 123s 789s", "68m"),
        # The red five is the tile that is asked about.
        ("077m2367p345678s", "77m 23p 67p 345s 678s", "77m"),
    ],
)
def test_each_block_has_its_own_name(hand, labels, right):
    quiz = asked_of(hand)
    assert " ".join(check_names(quiz)) == labels
    assert quiz.right(EN) == right


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_no_two_blocks_that_a_tile_may_help_are_named_alike(first):
    for seed in range(first, first + 50):
        quiz = BlocksQuiz.deal(Species("blocks", "helps", 5), seed, TENHOU)
        labels = check_names(quiz)
        (tile,) = map(KIND_OF.__getitem__, quiz.problem.about.tiles)
        near = [
            label
            for label in labels
            for kinds in [kinds_named(label)]
            if kinds[0] // 9 == tile // 9 < 3 and abs(2 * tile - min(kinds) - max(kinds)) <= 4
        ]
        assert near == [quiz.right(EN)]
        assert quiz.why(EN) == (f"{EN.tile(tile)} only helps {quiz.right(EN)}.",)


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_no_two_of_six_blocks_are_named_alike(first):
    for seed in range(first, first + 20):
        quiz = BlocksQuiz.deal(Species("blocks", "six_blocks", 3), seed, TENHOU)
        labels = check_names(quiz)
        shapes = [kinds for kinds in map(kinds_named, labels) if len({*kinds}) == 2]
        assert len(labels) == 6
        left = {tuple(kinds): completing(kinds, quiz.problem.hand.tiles) for kinds in shapes}
        least, *others = sorted(left.values())
        assert others == [] or least < others[0]
        right = quiz.right(EN)
        assert left[tuple(kinds_named(right))] == least
        said = f"6 blocks, five fit: {right} takes {least} tile"
        assert others == [] or quiz.why(EN)[0].startswith(said)


def completing(kinds, held):
    """How many tiles are left that make a sequence of two kinds."""
    low, high = kinds
    ranks = [low + 1] if high - low == 2 else [low - 1, high + 1]
    suited = [kind for kind in ranks if kind >= 0 and kind // 9 == low // 9]
    return sum(4 - held.count(kind) for kind in suited)
