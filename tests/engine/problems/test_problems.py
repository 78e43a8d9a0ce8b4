"""Problems for study: options, grades, slips, levels, and dealing from a seed."""

import doctest
import itertools
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from dealing import deal_anew
from dealt import as_hand, tenpai

import engine.problems
from engine import (
    EAST,
    NAMES,
    NORTH,
    SOUTH,
    TENHOU,
    TILE_OF_NAME,
    By,
    Hand,
    Meld,
    Win,
    Winds,
    format_tiles,
    parse_hand,
    parse_tiles,
    waits,
)
from engine.facts import River
from engine.facts.decompose import readings
from engine.facts.shanten import shanten_of_counts
from engine.index.lookup import waiting_tiles
from engine.outlook import RATES, outlook
from engine.problems import (
    LEVELS,
    MOST_OPTIONS,
    MOST_READINGS,
    OFFERED_SPECIES,
    PROBLEM_KINDS,
    RIGHT,
    SPECIES,
    WIDTH_OR_VALUE,
    CutProblem,
    NoProblemError,
    NoProblemReason,
    PriceChoice,
    PriceProblem,
    ReadingsProblem,
    Species,
    WaitsProblem,
    deal,
    dealt_like,
    species_of,
    weighed,
    yaku_of_value,
)
from engine.tiles import GREEN, KIND_OF, KINDS, WHITE, suit

SEEDS = range(50)
FEW_SEEDS = range(4)
MORE_SEEDS = range(4, 30)
DEAR = ("cut", "fold", "riichi")
"""Kinds that ask the outlook, or play a round, before they deal."""


def seeds_of(kind):
    return FEW_SEEDS if kind in DEAR else SEEDS


KINDS_AND_LEVELS = [(kind, level) for kind in PROBLEM_KINDS for level in LEVELS]


def waits_of(text, seen=""):
    return WaitsProblem(parse_hand(text), parse_tiles(seen))


def tile(name):
    return TILE_OF_NAME[name]


def test_the_example_of_the_package_runs():
    result = doctest.testmod(engine.problems)
    assert (result.failed, result.attempted >= 5) == (0, True)


class TestWaits:
    @pytest.mark.parametrize(
        ("hand", "options"),
        [
            # What 45 reaches is 3 and 6; 46 reaches 5; honors reach nothing.
            ("45m11122233344z", "3456m1234z"),
            ("46m11122233344z", "456m1234z"),
            ("89m11122233344z", "789m1234z"),
            ("19m19p19s1234567z", "19m19p19s1234567z"),
            # A thirteen-orphans wait for an orphan that is not held.
            ("119m19p19s123456z", "19m19p19s1234567z"),
        ],
    )
    def test_options_are_held_or_reached(self, hand, options):
        assert waits_of(hand).options == tuple(sorted(parse_tiles(options)))

    def test_options_of_random_hands_hold_every_wait(self):
        random = Random(7)
        for _ in range(2000):
            problem = WaitsProblem(as_hand(tenpai(random, random.choice((4, 7, 10, 13)))))
            assert problem.right <= {*problem.options}
            assert len(problem.options) <= MOST_OPTIONS

    def test_options_come_from_the_concealed_tiles_alone(self):
        plain = waits_of("3334m123p567s789s")
        assert waits_of("3334m123p567s789s", "2m4m5m5m").options == plain.options

    @pytest.mark.parametrize(
        ("chosen", "score", "slips"),
        [
            ("245m", 1, []),
            ("25m", 2 / 3, [("missed:tanki", "4m")]),
            # 333m is the pair of 33m and the ryanmen of 34m: 2m and 5m are both ryanmen.
            ("4m", 1 / 3, [("missed:ryanmen", "2m"), ("missed:ryanmen", "5m")]),
            ("2345m", 3 / 4, [("false:nothing", "3m")]),
            ("9s", 0, [
                ("missed:ryanmen", "2m"),
                ("missed:tanki", "4m"),
                ("missed:ryanmen", "5m"),
                ("false:nothing", "9s"),
            ]),
        ],
    )  # fmt: skip
    def test_score_is_the_share_of_right_among_right_and_chosen(self, chosen, score, slips):
        grade = waits_of("3334m123p567s789s").grade(parse_tiles(chosen))
        assert grade.score == pytest.approx(score)
        assert [(slip.name, format_tiles([slip.tile])) for slip in grade.slips] == slips

    def test_a_wait_of_several_shapes_is_missed_in_each(self):
        # 33m 55p: 3m and 5p are shanpon. 33345m: 3m completes 345m as well as the triplet.
        grade = waits_of("33455m123p567s99s").grade(())
        assert grade.score == 0
        assert set(grade.made) <= set(grade.met)

    def test_a_tile_held_four_times_is_a_slip_of_its_own(self):
        problem = waits_of("2333345m678p999s")
        assert waiting_tiles(problem.hand.counts)
        grade = problem.grade([*problem.right, tile("3m")])
        assert [slip.name for slip in grade.slips] == ["false:held_four"]
        assert "false:held_four" in problem.grade(problem.right).met

    def test_only_slips_with_an_occasion_are_met(self):
        # Every option but 1z is a wait, and no kind is held four times.
        problem = waits_of("23m111222333z44z")
        assert problem.grade(problem.right).met == ("false:nothing", "missed:ryanmen")

    @pytest.mark.parametrize(
        ("hand", "level"),
        [
            ("3456m111333777z", 1),
            ("3456m111333z789p", 2),
            # 123m stands in the suit of the wait.
            ("1233456m111333z", 2),
            ("45666m11333777z", 2),
            ("45666m11p333777z", 3),
            ("2223456777m111z", 4),
            ("1112345678999m", 5),
        ],
    )
    def test_a_named_wait_with_honors_alone_beside_it_is_a_level_easier(self, hand, level):
        assert waits_of(hand).level == level

    @pytest.mark.parametrize(
        ("hand", "theme", "level"),
        [
            ("23m111222333z44z", "ryanmen", 1),
            ("24m111222333z44z", "kanchan", 1),
            ("12m111222333z44z", "penchan", 1),
            ("22m111222333z44z", "shanpon", 1),
            ("123456m111222z4z", "tanki", 1),
            ("1133m5577p2299s4z", "seven_pairs", 1),
            ("2345m111222333z", "nobetan", 1),
            ("2344m111222333z", "aryanmen", 1),
            ("45666m11p777s222z", "entotsu", 3),
            ("19m19p19s1234567z", "thirteen_orphans", 3),
            ("2233445m678p111z", "mixed", 3),
            ("2234445666789p", "one_suit_few", 4),
            ("2233344455667m", "one_suit_many", 5),
            ("2223456777m111z", "happoubijin", 4),
            ("1112345678999m", "nine_gates", 5),
        ],
    )
    def test_theme_is_the_name_or_what_the_wait_is_made_of(self, hand, theme, level):
        problem = waits_of(hand)
        assert (problem.theme, problem.level) == (theme, level)

    def test_a_hand_that_is_noten_or_has_a_cut_makes_no_problem(self):
        with pytest.raises(NoProblemError, match="noten") as noten:
            waits_of("159m159p159s1234z")
        assert noten.value.reason is NoProblemReason.NOTEN
        with pytest.raises(NoProblemError, match="after a discard") as uncut:
            waits_of("123m456p789s11122z")
        assert uncut.value.reason is NoProblemReason.HAS_A_CUT


class TestCut:
    HAND = "456667m34p566788s"
    """Seven cuts of different worth; 7m and 6s are the best with 4m close behind."""

    def test_score_is_the_share_of_the_best_cuts_tiles(self):
        problem = CutProblem(parse_hand(self.HAND), parse_tiles("3s"))
        left = {format_tiles([cut.tile]): cut.left for cut in problem.answer}
        # The published figures of the first hand of ukeire_cuts.
        assert left | {"4m": 18, "6m": 15, "7m": 22, "5s": 11, "6s": 22, "8s": 15} == left
        assert problem.right == frozenset(parse_tiles("7m6s"))
        assert problem.grade(tile("6s")).score == 1
        assert problem.grade(tile("4m")).score == pytest.approx(18 / 22)
        assert problem.grade(tile("4m")).made == ("cut:narrow",)

    def test_a_cut_that_loses_a_step_scores_nothing(self):
        problem = CutProblem(parse_hand("123m456p789s11z35m4z"))
        worst = problem.answer[-1]
        assert worst.shanten > problem.answer[0].shanten
        grade = problem.grade(worst.tile)
        assert (grade.score, grade.made) == (0, ("cut:shanten",))

    def test_a_red_five_is_graded_as_a_five(self):
        problem = CutProblem(parse_hand("05m34p566788s456m1z"))
        assert problem.grade(tile("0m")).score == problem.grade(tile("5m")).score
        assert len(problem.options) == len({KIND_OF[each] for each in problem.hand.concealed})

    @pytest.mark.parametrize(
        ("hand", "theme"),
        [
            ("123m456p789s11z35m4z", "loose"),
            # 3p of 3345p is beside the set and what it makes is no better than 9m.
            ("67m3345p234678s11z", "helper"),
            ("2368m4588p123789s", "six_blocks"),
            ("225567m345p567s6z6m", "loose"),
        ],
    )
    def test_theme_is_the_idea_behind_the_best_cut(self, hand, theme):
        assert CutProblem(parse_hand(hand)).theme == theme

    def test_a_valued_cut_is_right_beside_the_widest(self):
        hand = parse_hand(self.HAND)
        problem = CutProblem(hand, parse_tiles("3s"), valued=(tile("4m"),))
        assert problem.right == frozenset(parse_tiles("4m7m6s"))
        assert problem.grade(tile("4m")).is_right
        assert (problem.theme, problem.level) == (WIDTH_OR_VALUE, 4)

    @pytest.mark.parametrize(
        ("hand", "right", "beaten"),
        [
            # 6m is tenpai and wins more often; 1s breaks tenpai for tanyao and leads in points.
            ("6666m23466p1223s6p", "1s6m", ""),
            ("444455m11999p777s", "4m5m", ""),  # suuankou against twice the tiles
            # 5p keeps 20 tiles; 1m and 9m keep 13, pinfu, more points and more wins.
            ("1279m3455p345678s", "1m9m", "5p"),
            # 8s and 9s leave four tiles each, 8s the penchan; 9m leaves seven pairs.
            ("112233999m22p889s", "9m9s", "8s"),
            ("123m456p789s11z46s9m", "9m", ""),  # the widest is worth most
        ],
    )
    def test_of_a_weighed_hand_no_right_cut_is_below_another_in_points_and_wins(
        self, hand, right, beaten
    ):
        problem = CutProblem(parse_hand(hand))
        found = outlook(problem.hand, table=RATES)
        problem = weighed(problem, found)
        assert problem.right == frozenset(parse_tiles(right))
        assert problem.beaten == parse_tiles(beaten)
        cuts = [it for it in found.options if it.is_cut]
        worth = {it.cut: it.worth for it in cuts if it.shanten == 0 or found.shanten > 0}
        worth |= {cuts[0].cut: cuts[0].worth}
        for kind in worth:
            if problem.grade(kind).is_right:
                mine = worth[kind]
                for other in worth.values():
                    points, wins = other.points / mine.points, other.win / mine.win
                    assert points < 1.1 or wins < 1.05, NAMES[kind]
        for kind in problem.beaten:
            grade = problem.grade(kind)
            assert (grade.is_right, grade.made) == (False, ("cut:worth",))

    def test_alone_a_cut_that_breaks_tenpai_is_not_weighed(self):
        """Alone 1s has most points by far, as it has at a table."""
        problem = CutProblem(parse_hand("6666m23466p1223s6p"))
        found = outlook(problem.hand)
        points = {it.cut: it.worth.points for it in found.options if it.is_cut}
        assert points[tile("1s")] > 1.1 * points[tile("6m")]
        assert weighed(problem, found) == problem

    def test_a_complete_hand_or_one_without_a_cut_makes_no_problem(self):
        with pytest.raises(NoProblemError, match="complete") as complete:
            CutProblem(parse_hand("123m456p789s11122z"))
        assert complete.value.reason is NoProblemReason.COMPLETE
        with pytest.raises(NoProblemError, match="none to cut") as uncut:
            CutProblem(parse_hand("123m456p789s1112z"))
        assert uncut.value.reason is NoProblemReason.NO_CUT

    def test_a_cut_that_keeps_most_of_the_tiles_is_no_lapse(self):
        problem = CutProblem(parse_hand(self.HAND))
        for cut in problem.answer:
            share = cut.left / problem.answer[0].left
            keeps = cut.shanten == problem.answer[0].shanten and share >= 0.85
            assert problem.grade(cut.tile).is_lapse is not keeps

    def test_a_tile_that_is_not_held_is_refused(self):
        with pytest.raises(ValueError, match="9m is not in the hand"):
            CutProblem(parse_hand(self.HAND)).grade(tile("9m"))


# 234m 234p 567s 999p 55z: closed ron on 4m with riichi, 40 fu (ron 10, 999p 8).
RON = Win(tile("4m"), By.RON, SOUTH, EAST, riichi=1)
CLOSED_TRIPLET = PriceProblem(parse_hand("234m234p567s99955p"), RON)


class TestPrice:
    def test_the_right_answer_is_han_fu_and_points(self):
        assert CLOSED_TRIPLET.right == PriceChoice(1, 40, 1300)

    @pytest.mark.parametrize(
        ("chosen", "score", "slips"),
        [
            ((1, 40, 1300), 1, ()),
            ((1, 40, 2600), 0.6, ("price:points",)),
            # Without the 8 fu of 999p there are 30, and 1 han 30 fu is 1000.
            ((1, 30, 1000), 0.3, ("price:fu:closed_terminal_triplet",)),
            ((1, 50, 1600), 0.3, ("price:fu:too_high",)),
            ((2, 40, 2600), 0, ("price:han",)),
            ((2, 30, 8000), 0, ("price:fu:closed_terminal_triplet", "price:han", "price:points")),
            # Right points by another way count, and the slips on the way are told.
            ((2, 20, 1300), 1, ("price:fu:too_low", "price:han")),
        ],
    )
    def test_points_count_before_fu_before_han(self, chosen, score, slips):
        grade = CLOSED_TRIPLET.grade(PriceChoice(*chosen))
        assert (grade.score, grade.made) == (score, slips)

    def test_fu_are_not_asked_for_at_a_limit(self):
        problem = PriceProblem(
            parse_hand("234m234p234s999p55p"),
            Win(tile("4m"), By.RON, SOUTH, EAST, riichi=2, ippatsu=True),
        )
        assert problem.right == PriceChoice(5, None, 8000)
        assert problem.grade(PriceChoice(5, 30, 8000)).slips == ()
        assert problem.grade(PriceChoice(5, None, 12000)).score == 0.6

    def test_a_pinfu_tsumo_taken_for_thirty_fu_counted_the_tsumo(self):
        problem = PriceProblem(
            parse_hand("234m345p567s678s99p"), Win(tile("8s"), By.TSUMO, SOUTH, EAST)
        )
        assert problem.theme == "pinfu_tsumo"
        assert problem.grade(PriceChoice(2, 30, 2000)).made == ("price:fu:tsumo",)

    def test_two_yakuman_are_asked_as_such(self):
        problem = PriceProblem(parse_hand("111222333z55z666z"), Win(GREEN, By.TSUMO, SOUTH, EAST))
        assert problem.right == PriceChoice(26, None, 64000)
        assert problem.theme == "yakuman"
        assert problem.grade(problem.read("13/-/32000")).made == ("price:han",)

    def test_more_yakuman_than_are_offered_are_the_last_step(self):
        """Little four winds, all honors, four closed triplets and four kans are four yakuman."""
        problem = PriceProblem(
            parse_hand("(1111z)(2222z)(3333z)(5555z)44z"), Win(NORTH, By.TSUMO, SOUTH, EAST)
        )
        assert problem.counted.han == 52
        assert problem.right == PriceChoice(39, None, 96000)

    def test_a_yakuman_by_rules_that_count_no_thirteen_han_is_one(self):
        problem = PriceProblem(
            parse_hand("111m222p333s44455z"),
            Win(WHITE, By.TSUMO, SOUTH, EAST),
            replace(TENHOU, kazoe=False),
        )
        assert problem.right == PriceChoice(13, None, 32000)
        assert problem.points_of(problem.right) == 32000

    @pytest.mark.parametrize("seat", [EAST, SOUTH])
    @pytest.mark.parametrize("by", By)
    def test_there_are_always_the_same_23_prices(self, seat, by):
        problem = PriceProblem(
            parse_hand("234m234p567s99955p"), Win(tile("4m"), by, seat, EAST, riichi=1)
        )
        assert len({price.points for price in problem.prices}) == 23
        assert list(problem.prices) == sorted(problem.prices, key=lambda price: price.points)

    def test_a_hand_without_a_yaku_makes_no_problem(self):
        with pytest.raises(NoProblemError, match="no yaku") as error:
            PriceProblem(parse_hand("234m234p567s99955p"), Win(tile("4m"), By.RON, SOUTH, EAST))
        assert error.value.reason is NoProblemReason.NO_YAKU

    def test_a_hand_that_is_not_complete_makes_no_problem(self):
        for hand in ("234m234p567s99957p", "234m234p567s9995p", "55p234s"):
            with pytest.raises(NoProblemError, match="not complete"):
                PriceProblem(parse_hand(hand), RON)


class TestReadings:
    @pytest.mark.parametrize(
        ("hand", "number", "theme", "level"),
        [
            ("123m456p789s11122z", 1, "one_reading", 1),
            ("112233m456p789s11z", 1, "pair_stays", 1),
            ("11224466m113355p", 1, "seven_pairs", 1),
            # Without 11 as without 44 the ranks add up to threes; only 11 leaves groups.
            ("11444567m111222z", 1, "pair_moves", 1),
            ("111222333m456p11z", 2, "pair_stays", 2),
            ("22233344455m111z", 3, "pair_moves", 3),
            ("223344m556677p11z", 2, "seven_pairs", 1),
            ("33344445555666m", 4, "pair_moves", 5),
        ],
    )
    def test_number_and_theme(self, hand, number, theme, level):
        problem = ReadingsProblem(parse_hand(hand))
        assert (problem.right, problem.theme, problem.level) == (number, theme, level)
        for chosen in problem.options:
            assert problem.grade(chosen).score == (chosen == number)

    def test_slips_say_on_which_side_the_number_lies(self):
        problem = ReadingsProblem(parse_hand("111222333m456p11z"))
        assert problem.grade(1).made == ("readings:too_few",)
        assert problem.grade(3).made == ("readings:too_many",)
        assert problem.grade(2).met == ("readings:too_few", "readings:too_many")

    def test_a_hand_that_is_not_complete_makes_no_problem(self):
        for hand in ("123m456p789s11123z", "123m456p789s1112z"):
            with pytest.raises(NoProblemError, match="not complete"):
                ReadingsProblem(parse_hand(hand))


@pytest.mark.parametrize(("kind", "level"), KINDS_AND_LEVELS)
class TestDealing:
    def test_the_same_seed_deals_the_same_problem(self, kind, level):
        dealt = [deal(kind, level, seed) for seed in seeds_of(kind)[:8]]
        anew = 1 if kind in DEAR else 3
        assert dealt[:anew] == [deal_anew(kind, level, seed) for seed in range(anew)]
        assert len({repr(problem) for problem in dealt}) == len(dealt)

    def test_every_problem_keeps_the_rule_of_its_level(self, kind, level):
        for seed in seeds_of(kind):
            problem = deal(kind, level, seed)
            assert (problem.kind, problem.level) == (kind, level)
            assert species_of(problem) in OFFERED_SPECIES
            RULES[kind](problem, level)

    def test_the_right_answer_is_offered_and_alone_scores_one(self, kind, level):
        for seed in seeds_of(kind):
            check_key(deal(kind, level, seed))


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", DEAR)
def test_more_dear_problems_keep_the_rule_of_their_level(kind, level):
    for seed in MORE_SEEDS:
        problem = deal(kind, level, seed)
        assert species_of(problem) in OFFERED_SPECIES
        RULES[kind](problem, level)
        check_key(problem)


def check_key(problem):
    """The right answer is among the options, scores 1 and survives writing; others do not."""
    choices = list(CHOICES[problem.kind](problem))
    right = [choice for choice in choices if problem.grade(choice).score == 1]
    assert right
    for choice in choices:
        grade = problem.grade(choice)
        assert 0 <= grade.score <= 1
        assert set(grade.made) <= set(grade.met)
        assert grade.is_right == IS_KEY[problem.kind](problem, choice)
        assert problem.read(problem.write(choice)) == choice
        if grade.is_right:
            assert problem.kind == "price" or not grade.slips
        elif problem.kind != "cut":
            assert grade.is_lapse


def waits_choices(problem):
    random = Random(1)
    yield problem.right
    for _ in range(12):
        yield frozenset(random.sample(problem.options, random.randint(1, len(problem.options))))
    for kind in problem.options:
        yield problem.right ^ {kind} or problem.right


def price_choices(problem):
    right = problem.right
    yield right
    for price in problem.prices:
        yield right._replace(points=price.points)
    yield right._replace(han=right.han % 13 + 1, points=problem.prices[0].points)


def as_safe_as_any(problem, choice):
    """Whether the interval of a tile's rate begins before that of the safest ends.

    Behind a wall, of which no rate is counted, no ryanmen may take the tile either; a red five is
    no more often won on than any.
    """
    (chosen,) = (cut for cut in problem.answer if cut.tile == choice)
    walled = problem.answer[0].danger.name.startswith("nochance")
    if walled and chosen.danger.name.startswith(("musuji", "half", "onechance")):
        return False
    least = min(cut.rate.rons / cut.rate.cuts for cut in problem.answer)
    if NAMES[choice].startswith("0") and chosen.rate.rons / chosen.rate.cuts > least:
        return False
    return chosen.rate.interval[0] <= min(cut.rate.interval[1] for cut in problem.answer)


CHOICES = {
    "waits": waits_choices,
    "cut": lambda problem: problem.options,
    "price": price_choices,
    "readings": lambda problem: problem.options,
    "fold": lambda problem: problem.options,
    "riichi": lambda problem: problem.options,
    "blocks": lambda problem: {problem.right, *problem.options},
}
IS_KEY = {
    "waits": lambda problem, choice: choice == problem.right,
    "cut": lambda problem, choice: KIND_OF[choice] in problem.right | {*problem.as_good},
    "price": lambda problem, choice: choice.points == problem.right.points,
    "readings": lambda problem, choice: choice == problem.right,
    "fold": as_safe_as_any,
    "riichi": lambda problem, choice: (choice == "riichi") == (problem.lead > 0),
    "blocks": lambda problem, choice: choice == problem.right,
}
"""What the key is, said without the grade."""


def waits_rule(problem, level):
    """One simple shape; a name of four tiles; a name of seven; one suit, few waits; many."""
    answer = problem.answer
    counts = problem.hand.counts
    in_suits = [sum(counts[9 * place : 9 * place + 9]) for place in range(3)]
    shapes = {shape for wait in answer.waits for shape in wait.shapes}
    if level == 1:
        assert answer.name is None
        assert len(shapes) == 1
        assert len(answer.waits) <= 2
    elif level in (2, 3):
        assert (
            answer.name
            in {
                2: ("nobetan", "aryanmen", "nakabukure", "ryantan", "kantan", "pentan"),
                3: ("sanmenchan", "sanmentan", "kantankan", "entotsu", "tatsumaki"),
            }[level]
        )
    elif level == 4:
        assert max(in_suits) >= 10
        assert len(answer.waits) <= 3
    else:
        assert len(answer.waits) >= 4
        assert max(in_suits) == 13 or answer.name == "happoubijin"


def cut_rule(problem, level):
    """Tenpai; 1-shanten with the second far off, or nearer; 2-shanten; melds and rivers."""
    best = problem.answer[0]
    if problem.theme == WIDTH_OR_VALUE:
        assert len(problem.valued) == 1
        steps = {cut.shanten for cut in problem.answer if KIND_OF[cut.tile] in problem.right}
        assert len(steps) == 1
        assert len(problem.right) == 2
        assert best.shanten in (0, 1)
        return
    near = [cut for cut in problem.answer if cut.shanten == best.shanten]
    others = [cut.left for cut in near if KIND_OF[cut.tile] not in problem.right]
    share = max(others, default=0) / best.left
    assert len(problem.right) <= 2
    assert share < RIGHT
    assert best.shanten in {1: (0,), 2: (1,), 3: (1,), 4: (2,), 5: (1, 2, 3)}[level]
    assert {1: share < 0.9, 2: share < 0.7, 3: 0.7 <= share < 0.9}.get(level, True)
    assert bool(problem.hand.melds) == bool(problem.seen) == (level == 5)


def price_rule(problem, level):
    """Limits; closed hands to 40 fu; open, kuipinfu, seven pairs; 50 fu, kans; pairs and edges.

    Of the last three, wins of one yaku and no dora are a level easier.
    """
    hand, best = problem.hand, problem.counted
    han, fu, _ = problem.right
    names = {it.yaku.id for it in best.yaku} - {"riichi", "tsumo"}
    is_plain = len(names) <= 1 and not any("dora" in name for name in names)
    if problem.theme not in {"limit", "closed_ron", "closed_tsumo", "pinfu_tsumo", "limit_edge"}:
        level += is_plain
    if level == 1:
        assert fu is None
    elif level == 2:
        assert hand.is_closed
        assert fu in (20, 30, 40)
    elif level == 3:
        assert not hand.is_closed or fu == 25
    elif level == 4:
        kan = any(meld.is_kan for meld in hand.melds)
        assert kan or best.fu >= 50 or (problem.win.is_dealer and problem.win.is_tsumo)
    else:
        pair = best.reading.pair
        assert pair >= EAST or (han, best.fu) in {(4, 30), (3, 60), (4, 40), (3, 70)}


def readings_rule(problem, level):
    counts = problem.hand.counts
    most = max(sum(counts[9 * place : 9 * place + 9]) for place in range(3))
    assert most in {1: range(9), 2: (9,), 3: (10, 11), 4: (12,), 5: (13, 14)}[level]


def fold_rule(problem, level):
    """Genbutsu; what is safe; half suji beside suji; walls, tenpai, two riichi; nothing safe."""
    best = problem.answer[0].danger.name.partition("_")[0]
    half = any(cut.danger.name.startswith("half") for cut in problem.answer)
    keeps = any(cut.shanten == 0 for cut in problem.answer if KIND_OF[cut.tile] in problem.right)
    two = len(problem.riichi) == 2
    assert (
        best
        in {
            1: ("genbutsu",),
            2: ("genbutsu", "suji", "honour"),
            3: ("suji",),
            4: {problem.answer[0].danger.name.partition("_")[0]},
            5: ("half", "musuji"),
        }[level]
    )
    assert half or level != 3
    assert (keeps or two or best in ("nochance", "onechance")) == (level == 4)


def riichi_rule(problem, level):
    """A lead of 60 percent, 40, 30, 22, or more than 15; with no yaku the first is a good wait."""
    least, below = {1: (60, 1000), 2: (40, 60), 3: (30, 40), 4: (22, 30), 5: (16, 22)}[level]
    if problem.theme == "only_yaku":
        is_good = sum(it.left for it in waits(problem.hand, seen=problem.dora).waits) >= 5
        assert is_good == (level == 1)
        least, below = {1: (16, 1000), 2: (40, 1000)}.get(level, (least, below))
    assert least <= abs(problem.lead) < below
    assert problem.hand.is_closed


def blocks_rule(problem, level):
    """Loose tiles of 14; the number of 13; six of 14; of 13 a compound; a helper of 13."""
    ties = sum(part.is_tie for part in problem.answer.parts)
    assert len(problem.hand.concealed) == (14 if level in (1, 3) else 13)
    assert ties == int(level == 4)
    assert (problem.about is not None) is (level > 3)


RULES = {
    "waits": waits_rule,
    "cut": cut_rule,
    "price": price_rule,
    "readings": readings_rule,
    "fold": fold_rule,
    "riichi": riichi_rule,
    "blocks": blocks_rule,
}


@pytest.mark.parametrize("species", SPECIES, ids=lambda it: f"{it.kind}-{it.theme}-{it.level}")
def test_every_species_can_be_dealt(species):
    problem = deal(species.kind, species.level, 1, theme=species.theme)
    assert species_of(problem) == species


SHARES = [
    # At most so many of what is dealt at a level, or of a theme, have one property.
    ("waits", 5, None, lambda it: it.theme, "nine_gates", 0.15),
    *(
        ("readings", one.level, one.theme, lambda it: it.right, None, 0.8)
        for one in SPECIES
        if one.kind == "readings"
    ),
]


@pytest.mark.parametrize(("kind", "level", "theme", "of", "value", "most"), SHARES)
def test_no_theme_and_no_answer_is_dealt_too_often(kind, level, theme, of, value, most):
    found = Counter(of(deal(kind, level, seed, theme=theme)) for seed in range(120))
    share = max(found.values()) if value is None else found[value]
    assert share <= most * 120


def test_where_width_or_value_is_the_theme_a_yaku_is_worth_more():
    for seed in FEW_SEEDS:
        problem = deal("cut", 4, seed, theme="width_or_value")
        (valued,) = problem.valued
        assert yaku_of_value(problem.hand, valued, KIND_OF[problem.answer[0].tile], TENHOU)


@pytest.mark.parametrize("level", LEVELS)
def test_a_cut_marked_as_right_is_as_good_as_any_in_points_and_wins(level):
    """Where width or value is the theme, no other cut beats it in both."""
    for seed in FEW_SEEDS:
        problem = deal("cut", level, seed)
        found = outlook(problem.hand, seen=problem.seen, rules=problem.rules, table=RATES)
        assert found.model == ("table" if problem.hand.is_closed else "alone")
        worth = {KIND_OF[it.cut]: it.worth for it in reversed(found.options) if it.is_cut}
        for kind in problem.right:
            mine = worth[kind]
            for other in worth.values():
                if problem.theme == "width_or_value":
                    assert other.points < 1.1 * mine.points or other.win < 1.05 * mine.win
                elif other is not mine:
                    assert other.points < 1.05 * mine.points
                    assert other.win < 1.05 * mine.win


@pytest.mark.slow
def test_four_of_a_kind_do_not_tell_the_cut():
    held = right = 0
    for seed in range(400):
        problem = deal("cut", 3, seed, theme="loose")
        fours = {kind for kind, count in enumerate(problem.hand.owned) if count == 4}
        held += bool(fours)
        right += bool(fours & problem.right)
    assert right <= max(1, 0.5 * held)


@pytest.mark.parametrize(
    ("species", "dealt"),
    [
        (Species("cut", "loose", 2), Species("cut", "loose", 2)),
        (Species("cut", "pair", 2), Species("cut", "pair", 5)),
        (
            Species("readings", "pair_stays", 5),
            Species("readings", "pair_stays", 4),
        ),
    ],
)
def test_a_species_that_is_not_dealt_has_one_in_its_place(species, dealt):
    assert dealt_like(species, Random(1), 4) == dealt


def test_an_unknown_theme_is_dealt_as_another_of_its_level():
    like = dealt_like(Species("cut", "lone_tile", 3), Random(1), 4)
    assert (like.kind, like.level) == ("cut", 3)
    assert like in OFFERED_SPECIES


def test_a_kind_level_or_theme_that_is_not_there_is_named():
    with pytest.raises(ValueError, match="no problems 'wait', only waits, cut, price, readings"):
        deal("wait", 1, 1)
    assert deal("waits", 1, 1) == deal("waits", 1, 1)
    with pytest.raises(ValueError, match="there is no level 6 of waits, only 1 to 5"):
        deal("waits", 6, 1)
    with pytest.raises(ValueError, match="waits has no theme 'tanki' of level 2, only aryanmen, "):
        deal("waits", 2, 1, theme="tanki")


@pytest.mark.parametrize(
    ("problem", "texts"),
    [
        (waits_of("3334m123p567s789s"), ("", "3", "3m1z", "3m6", "xx", "3M", "９m")),
        (CutProblem(parse_hand(TestCut.HAND)), ("", "9m", "4m6m", "m4", "0m")),
        (
            CLOSED_TRIPLET,
            ("", "1", "1/40", "1/40/1301", "14/40/1300", "1/-/", "a/b/c", "1/45/1300"),
        ),
        (ReadingsProblem(parse_hand("111222333m456p11z")), ("", "0", "5", "1.0", "one", "¹")),
    ],
    ids=lambda value: getattr(value, "kind", ""),
)
def test_text_that_is_no_answer_is_refused(problem, texts):
    for text in texts:
        with pytest.raises(ValueError, match=r"names no tiles|not among|several|not a number"):
            problem.read(text)


SUIT_ORDERS = list(itertools.permutations(range(3)))


def image(kind, order, *, mirrored):
    """A kind with the suits in another order, and the ranks turned round."""
    if kind >= EAST:
        return kind
    rank = 8 - kind % 9 if mirrored else kind % 9
    return 9 * order[suit(kind)] + rank


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", ["waits", "cut", "readings"])
def test_grades_are_the_same_for_other_suits_and_the_mirror_image(kind, mirrored):
    for level, seed in itertools.product(LEVELS, range(6)):
        problem = deal(kind, level, seed)
        order = SUIT_ORDERS[seed % len(SUIT_ORDERS)]

        def turned(tile, order=order):
            return image(KIND_OF[tile], order, mirrored=mirrored)

        other = turned_problem(problem, turned)
        # A lone kanchan and a penchan stay what they are, so theme and level do too.
        assert species_of(other) == species_of(problem)
        for choice in CHOICES[kind](problem):
            image_of = {
                "waits": lambda it: frozenset(map(turned, it)),
                "cut": turned,
                "readings": lambda it: it,
            }[kind](choice)
            ours, theirs = problem.grade(choice), other.grade(image_of)
            assert (ours.score, ours.met, ours.made) == (theirs.score, theirs.met, theirs.made)


def turned_problem(problem, turned):
    hand = problem.hand
    melds = tuple(Meld(meld.kind, tuple(map(turned, meld.tiles))) for meld in hand.melds)
    drawn = None if hand.drawn is None else turned(hand.drawn)
    other = Hand(tuple(map(turned, hand.concealed)), melds, drawn)
    if isinstance(problem, ReadingsProblem):
        return ReadingsProblem(other)
    seen = tuple(map(turned, problem.seen))
    if isinstance(problem, CutProblem):
        valued, as_good = (tuple(map(turned, it)) for it in (problem.valued, problem.as_good))
        return CutProblem(
            other, seen, problem.rules, valued, problem.winds, problem.beaten, as_good
        )
    return type(problem)(other, seen, problem.rules)


def test_a_repr_makes_the_problem_again():
    names = {name: getattr(engine.problems, name) for name in engine.problems.__all__}
    names |= {name: getattr(engine, name) for name in engine.__all__} | {"River": River}
    for kind, level in KINDS_AND_LEVELS:
        problem = deal(kind, level, 3)
        assert eval(repr(problem), names) == problem  # noqa: S307 - our own repr


def suit_parts(most):
    """Every nine counts of at most so many tiles."""

    def grow(left, ranks):
        if not ranks:
            yield ()
            return
        for count in range(min(4, left) + 1):
            for rest in grow(left - count, ranks - 1):
                yield (count, *rest)

    return grow(most, 9)


@pytest.mark.slow
def test_no_tenpai_hand_has_more_than_twenty_options():
    """Over every suit there is: the most options of each role in a tenpai hand, put together.

    A standard tenpai is groups, and either one part that a tile makes groups and a pair, or a
    pair and one part that a tile makes groups. Honors offer no more than they hold.
    """
    most = {}
    for ranks in suit_parts(13):
        size = sum(ranks)
        if size == 0:
            continue
        counts = bytes(ranks) + bytes(KINDS - 9)
        roles = suit_roles(counts, size)
        if not roles:
            continue
        held = [kind for kind in range(9) if ranks[kind]]
        reached = {
            low + place
            for low in range(7)
            for place in range(3)
            if all(ranks[low + other] for other in range(3) if other != place)
        }
        offered = len({*held} | reached)
        for role in roles:
            most[role, size] = max(most.get((role, size), 0), offered)
    # Honors: groups of three, a pair, two pairs or a single tile.
    honors = {("groups", 3 * n): n for n in range(1, 5)}
    honors |= {("pair", 3 * n + 2): n + 1 for n in range(5)}
    honors |= {("waits", 3 * n + 2): n + 1 for n in range(4)}
    honors |= {("waits with pair", 3 * n + 1): n + 1 for n in range(5)}
    best = 0
    for parts in itertools.product([("none", 0), *most], repeat=3):
        for of_honors in [("none", 0), *honors]:
            roles = sorted(
                role for role, _ in (*parts, of_honors) if role not in ("none", "groups")
            )
            size = sum(size for _, size in (*parts, of_honors))
            if size == 13 and roles in (["waits with pair"], ["pair", "waits"]):
                offered = sum(most.get(part, 0) for part in parts) + honors.get(of_honors, 0)
                best = max(best, offered)
    assert best == MOST_OPTIONS


def suit_roles(counts, size):
    """The roles of a suit in a tenpai hand, tried with honors that make the rest of one."""
    found = []
    pair = bytearray(counts)
    pair[WHITE] = 2
    if size % 3 == 0:
        pair[WHITE] = 1
        return ["groups"] if waiting_tiles(bytes(pair)) == (WHITE,) else []
    if size % 3 == 1:
        return ["waits with pair"] if waiting_tiles(counts) else []
    if any(kind < EAST for kind in waiting_tiles(bytes(pair))):
        found.append("waits")
    pair[WHITE] = 0
    if shanten_of_counts(counts) == -1:
        found.append("pair")
    return found


@pytest.mark.slow
def test_no_hand_of_one_suit_has_more_readings_than_are_offered():
    """The whole space of 118,800 hands of fourteen tiles of a suit."""
    numbers = [0] * 9
    for ranks in suit_parts(14):
        if sum(ranks) == 14:
            numbers[len(readings(bytes(ranks) + bytes(KINDS - 9)))] += 1
    assert sum(numbers) == 118_800
    assert numbers[1:6] == [11_993, 1_090, 175, 19, 0]
    assert max(number for number, hands in enumerate(numbers) if hands) == MOST_READINGS


def test_a_cut_that_leaves_fewer_tiles_with_a_yaku_has_the_smaller_share():
    # 2m or 3m keep all simples; 5m and 6m accept as many tiles, 1m without a yaku.
    hand = parse_hand("2356m345p5588s[3'45m]")
    problem = CutProblem(hand, winds=Winds(SOUTH, EAST))
    assert problem.right == {1, 2}
    assert problem.shares[4] == 7 / 11
    assert CutProblem(hand).shares[4] == 1
