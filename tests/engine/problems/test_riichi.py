"""Problems of riichi or dama: what is right, the level, and that dealt leads are the outlook's."""

import pytest

from engine import EAST, SOUTH, TENHOU, TENHOU_SANMA, parse_hand, parse_tiles
from engine.outlook import RATES, outlook
from engine.problems import LEVELS, RIICHI, NoProblemError, NoProblemReason, RiichiProblem, Way
from engine.problems.riichi import THEMES, lead_of

TANYAO = "234567m34567p22s"
NO_YAKU = "123m456p78s11999s"
THIN = "123m456p79s11999s"


@pytest.mark.parametrize(
    ("hand", "lead", "right", "theme", "level"),
    [
        (TANYAO, 16, Way.RIICHI, "adds_to_yaku", 5),
        (TANYAO, -22, Way.DAMA, "keeps_yaku", 4),
        (TANYAO, -39, Way.DAMA, "keeps_yaku", 3),
        (NO_YAKU, 16, Way.RIICHI, "only_yaku", 1),  # five tiles and no yaku: the first rule
        (THIN, 60, Way.RIICHI, "only_yaku", 2),  # 8s alone is never level 1
        (THIN, 16, Way.RIICHI, "only_yaku", 5),
        (NO_YAKU, -60, Way.DAMA, "improves", 1),
        (THIN, -16, Way.DAMA, "improves", 5),
    ],
)
def test_the_lead_decides_what_is_right_and_the_wait_too_how_hard_it_is(
    hand, lead, right, theme, level
):
    problem = RiichiProblem(parse_hand(hand), lead, 7)
    assert (problem.right, problem.theme, problem.level) == (right, theme, level)
    other = next(way for way in Way if way is not right)
    assert problem.grade(right).score == 1
    assert not problem.grade(right).made
    assert problem.grade(other).score == 0
    slip = {Way.RIICHI: "riichi:silent", Way.DAMA: "riichi:declared"}[right]
    assert problem.grade(other).made == problem.grade(right).met == (slip,)


@pytest.mark.parametrize(
    ("hand", "seat", "theme"),
    [
        ("123m406p78s11999s", SOUTH, "only_yaku"),  # 6s and 9s make nothing
        ("13m456p789s11222z", SOUTH, "adds_to_yaku"),  # a triplet of the own wind
        ("13m456p789s22111z", SOUTH, "adds_to_yaku"),  # of the round's
        ("13m456p789s11222z", EAST, "only_yaku"),
        ("34m456p789s22345s", SOUTH, "adds_to_yaku"),  # pinfu
    ],
)
def test_a_yaku_by_ron_is_one_without_riichi(hand, seat, theme):
    assert RiichiProblem(parse_hand(hand), 20, 7, seat=seat).theme == theme


@pytest.mark.parametrize(
    ("hand", "is_some"),
    [
        (TANYAO, False),
        (NO_YAKU, False),
        ("23m456p678s345s22p", False),  # tanyao with 4m, pinfu with 1m as well
        ("345m456p678s44s55z", True),  # a triplet of dragons, or of 4s
    ],
)
def test_some_waits_alone_may_have_a_yaku_by_ron(hand, is_some):
    assert RiichiProblem(parse_hand(hand), 20, 7).has_ron_on_some == is_some


@pytest.mark.parametrize(
    ("hand", "lead", "rules", "reason"),
    [
        (TANYAO, 15, TENHOU, NoProblemReason.NO_LEAD),
        (TANYAO, -15, TENHOU, NoProblemReason.NO_LEAD),
        (TANYAO + "2m", 30, TENHOU, NoProblemReason.NO_LEAD),
        ("234567m3456p[222s]", 30, TENHOU, NoProblemReason.NO_LEAD),
        ("123456p34567s22z", 30, TENHOU_SANMA, NoProblemReason.NO_LEAD),
        ("135m246p357s1357z", 30, TENHOU, NoProblemReason.NOTEN),
    ],
)
def test_what_makes_no_problem(hand, lead, rules, reason):
    with pytest.raises(NoProblemError) as error:
        RiichiProblem(parse_hand(hand), lead, 7, rules=rules)
    assert error.value.reason is reason


def test_answers_are_written_and_read():
    problem = RiichiProblem(parse_hand(TANYAO), 20, 7)
    for way in problem.options:
        assert problem.read(problem.write(way)) is way
    with pytest.raises(ValueError, match="tsumo"):
        problem.read("tsumo")


@pytest.mark.parametrize(
    ("level", "theme"),
    [(level, theme) for theme, it in THEMES.items() for level in it.weights],
)
def test_a_dealt_way_leads_by_more_than_15_percent_in_points_and_in_wins(level, theme):
    problem = RIICHI.deal(level, 1, theme=theme)
    assert (problem.level, problem.theme) == (level, theme)
    (option,) = outlook(
        problem.hand,
        turn=problem.turn,
        dora=problem.dora,
        seat=problem.seat,
        round=problem.round,
        table=RATES,
    ).options
    ways = {Way.RIICHI: option.riichi, Way.DAMA: option.dama}
    mine = ways.pop(problem.right)
    (other,) = ways.values()
    leads = mine.win / other.win - 1, mine.points / max(other.points, 0.01) - 1
    assert min(leads) > 0.15
    assert abs(problem.lead) <= 100 * min(leads) < abs(problem.lead) + 1
    assert option.needs_riichi == (theme in {"only_yaku", "improves"})


def test_ways_at_odds_have_no_lead():
    """Pinfu and tanyao early: riichi pays nearly twice as much, dama wins as often."""
    hand = parse_hand(TANYAO)
    assert lead_of(hand, 6, parse_tiles("4s"), TENHOU, SOUTH, EAST) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_riichi_is_right_as_often_as_dama(level):
    weights = {theme: it.weights.get(level, 0) for theme, it in THEMES.items()}
    dama = weights["keeps_yaku"] + weights["improves"]
    assert 2 * dama == sum(weights.values())
