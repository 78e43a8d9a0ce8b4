"""Problems that ask for the safest tile: themes, grades, and the rounds they are dealt from."""

from collections import Counter

import pytest
from plain_danger import plain_class

from engine import NAMES, TENHOU, TENHOU_SANMA, Source, parse_hand, parse_tiles
from engine.facts import River
from engine.problems import FOLD, FoldProblem, NoProblemError, NoProblemReason
from engine.problems.fold import LEVEL_OF, MOST_RIGHT, RIGHT
from engine.tiles import KIND_OF

SEEDS = range(3)
MORE_SEEDS = range(3, 20)


def river(player, text):
    """Return a river typed as 1z9m3pr5s|2m, with r for its riichi and | for another's."""
    tiles, marks, riichi = [], [], None
    for piece in text.replace("r", " r ").replace("|", " | ").split():
        if piece in "r|":
            riichi = len(marks) if piece == "r" else riichi
            marks.append(len(tiles))
        else:
            tiles += parse_tiles(piece)
    return River(player, tuple(tiles), tuple(marks), riichi)


def problem_of(hand, right="", across="", own="", seen=""):
    rivers = (river(None, own), river(Source.RIGHT, right), river(Source.ACROSS, across))
    return FoldProblem(parse_hand(hand), rivers, parse_tiles(seen))


def named(kinds):
    return " ".join(NAMES[kind] for kind in sorted(kinds))


@pytest.mark.parametrize(
    ("theme", "right", "fields"),
    [
        ("genbutsu", "9m 1z", {"hand": "4569m456p24578s11z", "right": "1z9m5zr"}),
        (
            "genbutsu_behind",
            "9m",
            {"hand": "4569m456p24578s33z", "right": "1z5zr", "across": "1p|9m"},
        ),
        ("suji", "1m", {"hand": "13m3467p23678s677s", "right": "5z4mr"}),
        ("half_suji", "1m", {"hand": "15m3467p23678s677s", "right": "5z4m8mr"}),
        ("honors", "3z", {"hand": "346m345p2345679s3z", "right": "1z5zr"}),
        ("kabe", "9s", {"hand": "346m34p34567s7779s", "right": "1z5zr", "seen": "7s"}),
        ("keeps_tenpai", "3z", {"hand": "345m345p3456778s3z", "right": "1z5zr", "seen": "33z"}),
        ("nothing_safe", "2s 8s", {"hand": "4567m456p24578s44p", "right": "1zr"}),
        (
            "two_riichi",
            "9m 1z",
            {"hand": "4569m456p24578s11z", "right": "9m1zr|", "across": "9m|r"},
        ),
    ],
)
def test_theme_and_right_answer(theme, right, fields):
    problem = problem_of(**fields)
    assert (problem.theme, named(problem.right)) == (theme, right)
    assert problem.level == LEVEL_OF[theme]


def test_right_is_what_is_not_proved_to_be_more_dangerous():
    """Both 9m and an honor of which one is left were never won on."""
    problem = problem_of("4569m456p24578s11z", "9m5zr", across="1z")
    scores = {NAMES[kind]: score for kind, score in problem.shares.items()}
    assert {name for name, score in scores.items() if score >= RIGHT} == {"9m", "1z"}
    assert scores["5m"] == 0
    assert 0 < scores["2s"] < RIGHT


def test_of_tiles_as_safe_the_one_that_keeps_tenpai_is_best():
    problem = problem_of("345m345p3456778s3z", "3m1zr", seen="333z")
    scores = {NAMES[kind]: score for kind, score in problem.shares.items()}
    assert (scores["3z"], scores["3m"]) == (1, RIGHT)
    assert problem.grade(KIND_OF[parse_tiles("3m")[0]]).is_right


@pytest.mark.parametrize(
    ("chosen", "slip"), [("5m", "fold:musuji"), ("8s", "fold:musuji"), ("6m", "fold:half")]
)
def test_a_slip_is_the_class_that_was_cut(chosen, slip):
    problem = problem_of("4569m456p24578s11z", "1z9m5zr")
    (tile,) = parse_tiles(chosen)
    grade = problem.grade(tile)
    assert grade.made == (slip,)
    assert set(grade.made) <= set(grade.met)
    assert not problem.grade(problem.read("9m")).slips


def test_answers_are_written_and_read():
    problem = problem_of("406m456p24578s11z9m", "1z9m5zr")
    for tile in problem.options:
        assert problem.read(problem.write(tile)) == tile
    for text in ("", "9p", "9m1z", "xx"):
        with pytest.raises(ValueError, match=r"."):
            problem.read(text)
    with pytest.raises(ValueError, match="not in the hand"):
        problem.grade(33)


def test_the_plain_five_is_cut_where_a_red_one_is_held_too():
    problem = problem_of("0556m456p24578s11z", "1z5mr")
    assert "5m" in {NAMES[tile] for tile in problem.options}
    assert "0m" not in {NAMES[tile] for tile in problem.options}


@pytest.mark.parametrize(
    ("five", "right"),
    [("0s", "1p"), ("5s", "1p5s")],  # half suji overlaps with 1p, and may cost a han more
)
def test_a_red_five_that_is_more_often_won_on_is_not_right(five, right):
    problem = problem_of(f"5666m3667p3466s1p{five}", "1z2z8sr")
    assert named(problem.right) == named(parse_tiles(right))


@pytest.mark.parametrize(
    ("hand", "right", "rules", "reason"),
    [
        ("456m456p24578s11z", "1zr", TENHOU, NoProblemReason.NO_CUT),
        ("4569m456p24578s11z", "1z", TENHOU, NoProblemReason.NO_RIICHI),
        ("9m45678p245789s11z", "1zr", TENHOU_SANMA, NoProblemReason.NO_RIICHI),
    ],
)
def test_what_makes_no_problem(hand, right, rules, reason):
    rivers = (river(None, ""), river(Source.RIGHT, right))
    with pytest.raises(NoProblemError) as error:
        FoldProblem(parse_hand(hand), rivers, rules=rules)
    assert error.value.reason is reason


@pytest.mark.parametrize(("theme", "level"), LEVEL_OF.items())
@pytest.mark.parametrize("seeds", [SEEDS, pytest.param(MORE_SEEDS, marks=pytest.mark.slow)])
def test_dealt_rounds(theme, level, seeds):
    for seed in seeds:
        problem = FOLD.deal(level, seed, theme=theme)
        assert (problem.theme, problem.level) == (theme, level)
        assert problem == FOLD.deal(level, seed, theme=theme)
        assert 1 <= len(problem.right) <= MOST_RIGHT
        check_table(problem)


def check_table(problem):
    """Check what any table holds to: copies, lengths of rivers, who may be in riichi."""
    tiles = Counter(KIND_OF[tile] for tile in (*problem.hand.tiles, *problem.outside))
    assert max(tiles.values()) <= 4
    own, *others = problem.rivers
    assert own.riichi is None
    assert {each.player for each in others} == {Source.RIGHT, Source.ACROSS, Source.LEFT}
    assert all(0 <= len(each.tiles) - len(own.tiles) <= 1 for each in others)
    for each in problem.rivers:
        assert list(each.marks) == sorted(each.marks)
        assert len(each.marks) == len(problem.riichi)


@pytest.mark.parametrize("theme", LEVEL_OF)
def test_classes_of_dealt_problems_are_those_of_a_plain_peer(theme):
    problem = FOLD.deal(LEVEL_OF[theme], 77, theme=theme)
    seen = [NAMES[KIND_OF[tile]] for tile in (*problem.hand.tiles, *problem.outside)]
    seats = {Source.RIGHT: 1, Source.ACROSS: 2, Source.LEFT: 3}
    for cut in problem.answer:
        riichi = problem.riichi[cut.riichi]
        wind = (problem.seat - 27 + seats[riichi.player]) % 4 + 1
        plain = plain_class(
            NAMES[KIND_OF[cut.tile]],
            {NAMES[kind] for kind in riichi.genbutsu},
            seen,
            value={"5z", "6z", "7z", "1z", f"{wind}z"},
            players=4,
        )
        assert cut.danger.name == plain


def test_what_others_cut_after_a_riichi_is_genbutsu():
    for seed in SEEDS:
        problem = FOLD.deal(2, seed, theme="genbutsu_behind")
        (riichi,) = problem.riichi
        after = {KIND_OF[tile] for each in problem.rivers for tile in each.tiles[each.marks[0] :]}
        assert after <= set(riichi.genbutsu)
        assert KIND_OF[problem.answer[0].tile] in after


def test_behind_a_wall_a_tile_without_suji_is_never_as_good():
    """A class of which too few were cut borrows the next one's rate, and nothing worse by it."""
    for seed in range(1, 25):
        problem = FOLD.deal(4, seed, theme="kabe")
        if not problem.answer[0].danger.name.startswith("nochance"):
            continue
        right = {cut.danger.name for cut in problem.answer if KIND_OF[cut.tile] in problem.right}
        assert {name.partition("_")[0] for name in right} <= {"nochance", "suji"}
