"""Problems about blocks: worked hands, what has no one answer, and dealt ones by other means."""

from collections import Counter
from itertools import pairwise

import pytest

from engine import discards, parse_hand, parse_tiles, shanten
from engine.problems import BlocksProblem, NoProblemError, NoProblemReason, deal
from engine.tiles import KIND_OF

SEEDS = range(30)


def blocks_problem(text):
    return BlocksProblem(parse_hand(text))


def kinds(text):
    return frozenset(KIND_OF[tile] for tile in parse_tiles(text))


@pytest.mark.parametrize(
    ("hand", "theme", "right"),
    [
        ("234m567p3478s22z9p1z", "loose_tiles", kinds("9p1z")),
        # 3m helps 345m, and 5z is of no use to any block.
        ("3345m678p3478s99p5z", "loose_tiles", kinds("5z")),
        ("123m406p11z258s99p", "block_count", 4),
        ("112m2367p34578s5z", "block_count", 5),
        # 2m helps 11m: it is no block beside it.
        ("112m2367p345678s", "helps", kinds("11m")),
        ("2367m4588p23479s", "block_count", 6),
        # 68m takes 7m alone, which 23m, 45p and 88p all exceed or need as the pair.
        ("2368m4588p123789s", "six_blocks", kinds("68m")),
        ("23m99m45p13s555z111z", "six_blocks", kinds("13s")),
        ("3345m678p34688s5z", "compound", 2),
        ("135m2267p345s789s", "compound", 1),
    ],
)
def test_question_and_answer(hand, theme, right):
    problem = blocks_problem(hand)
    assert (problem.theme, problem.right) == (theme, right)
    assert problem.grade(right).is_right


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("13579m13579p123s", "two compounds: which is asked about?"),
        ("1358m2467p1346s1z9s", "1m or 5m of 135m may be single"),
        ("1111z23m456p78s999s", "of 1111z one tile is loose and three are a set"),
        ("67m45p99p13s555z789p", "13s and 99p both take two tiles, and two blocks hold 9p"),
        ("224466m1133p567s", "seven pairs are nearer"),
        ("123m456p789s1122z", "tenpai: there is nothing to build"),
        ("123m456p789s11122z", "complete"),
        ("67m11z[234s](5555z)", "of called melds there is nothing to see"),
    ],
)
def test_a_hand_without_one_answer_makes_no_problem(hand, why):
    with pytest.raises(NoProblemError) as error:
        blocks_problem(hand)
    assert error.value.reason is NoProblemReason.NO_ONE_ANSWER, why


@pytest.mark.parametrize(
    ("chosen", "score", "slips"),
    [
        ("9p1z", 1, []),
        ("9p", 1 / 2, [("blocks:loose_kept", "1z")]),
        ("9p1z3s", 2 / 3, [("blocks:block_broken", "3s")]),
        ("2m", 0, [
            ("blocks:loose_kept", "9p"),
            ("blocks:loose_kept", "1z"),
            ("blocks:block_broken", "2m"),
        ]),
    ],
)  # fmt: skip
def test_loose_tiles_are_graded_by_their_share(chosen, score, slips):
    grade = blocks_problem("234m567p3478s22z9p1z").grade(kinds(chosen))
    assert grade.score == pytest.approx(score)
    assert [(slip.name, slip.tile) for slip in grade.slips] == [
        (name, *kinds(tile)) for name, tile in slips
    ]
    assert grade.met == ("blocks:block_broken", "blocks:loose_kept")


def test_a_helper_is_not_loose():
    grade = blocks_problem("3345m678p3478s99p5z").grade(kinds("5z3m"))
    assert grade.made == ("blocks:helper_missed",)


def test_numbers_and_the_sixth_block_are_right_or_wrong():
    five = blocks_problem("112m2367p34578s5z")
    assert [five.grade(it).made for it in five.options] == [
        ("blocks:too_few",), (), ("blocks:too_many",),
    ]  # fmt: skip
    six = blocks_problem("2368m4588p123789s")
    assert [six.write(it) for it in six.options] == [
        "2m3m",
        "6m8m",
        "4p5p",
        "8p",
        "1s2s3s",
        "7s8s9s",
    ]
    assert six.grade(kinds("45p")).made == ("blocks:sixth_kept",)
    with pytest.raises(ValueError, match="not among"):
        six.read("6m")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_cut_of_a_loose_tile_keeps_the_shanten(seed):
    problem = deal("blocks", 1, seed)
    kept = shanten(problem.hand)
    cuts = {KIND_OF[cut.tile] for cut in discards(problem.hand) if cut.shanten == kept}
    assert problem.right <= cuts


@pytest.mark.parametrize("seed", SEEDS)
def test_no_loose_tile_is_within_two_ranks_of_another_loose_one(seed):
    loose = sorted(deal("blocks", 1, seed).right)
    for low, high in pairwise(loose):
        assert high - low > 2 or low // 9 != high // 9 or low >= 27


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sixth_block_has_every_widest_cut(seed):
    problem = deal("blocks", 3, seed)
    cuts = discards(problem.hand)
    widest = {
        KIND_OF[cut.tile]
        for cut in cuts
        if (cut.shanten, cut.left) == (cuts[0].shanten, cuts[0].left)
    }
    assert widest <= problem.right


@pytest.mark.parametrize(("level", "numbers"), [(2, {4, 5, 6}), (4, {1, 2, 3})])
def test_the_numbers_of_blocks_come_about_equally_often(level, numbers):
    dealt = Counter(deal("blocks", level, seed).right for seed in range(60))
    assert set(dealt) == numbers
    assert max(dealt.values()) <= 0.55 * 60


def test_the_blocks_of_a_compound_are_asked_of_it_alone():
    compound = blocks_problem("3345m678p34688s5z")
    assert [compound.grade(it).made for it in compound.options] == [
        ("blocks:too_few",), (), ("blocks:too_many",),
    ]  # fmt: skip


@pytest.mark.parametrize("seed", SEEDS)
def test_a_compound_alone_is_so_many_blocks(seed):
    """Beside sets of other suits, as its blocks are asked of the tiles alone."""
    problem = deal("blocks", 4, seed)
    found = {sum(len(group) > 1 for group in way) for way in problem.about.ways}
    assert found == {problem.right}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_helper_is_within_two_ranks_of_the_block_it_helps_and_of_no_other(seed):
    problem = deal("blocks", 5, seed)
    (tile,) = problem.about.tiles
    kind = KIND_OF[tile]
    near = [
        option
        for option in problem.options
        if max(*option, kind) < 27
        and kind // 9 == min(option) // 9
        and abs(2 * kind - min(option) - max(option)) <= 4
    ]
    assert near == [problem.right]
    assert kind not in problem.right
    assert problem.grade(problem.right).is_right
    wrong = next(option for option in problem.options if option != problem.right)
    assert problem.grade(wrong).made == ("blocks:helper_missed",)
