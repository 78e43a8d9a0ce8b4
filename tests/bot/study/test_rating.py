"""Glicko-1 against its author's example, the safeguards, FSRS dates, and what is picked next."""

from collections import Counter
from random import Random

import pytest
from conftest import DAY
from hypothesis import given
from hypothesis import strategies as st
from test_quizzes import ANN, NOBETAN, RIGHT, WRONG, practised

from bot.study import quizzes
from bot.study.learners import ThemeRecord
from bot.study.pick import AIM, Knowledge, knowledge_of, pick
from bot.study.quiz import Purpose
from bot.study.rating import (
    LEAST_DEVIATION,
    LONGEST_STEP,
    MOST_DEVIATION,
    NEWCOMER,
    Rating,
    answered,
    expected,
    of_level,
    played,
    rested,
)
from bot.study.review import LONGEST_DAYS, first_miss, reviewed
from engine.problems import OFFERED_SPECIES, PROBLEM_KINDS, SPECIES, Species

ratings = st.builds(Rating, st.floats(400, 2600), st.floats(LEAST_DEVIATION, MOST_DEVIATION))
scores = st.floats(0, 1)


def test_the_authors_example():
    """Glickman, The Glicko system: 1500 with 200 meets 1400/30, 1550/100 and 1700/300."""
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = played(Rating(1500, 200), games)
    assert (round(after.rating), round(after.deviation, 1)) == (1464, 151.4)


def test_the_authors_expectation():
    """The same paper: 1400 with 80 expects .376 of 1500 with 150."""
    assert expected(Rating(1400, 80), Rating(1500, 150)) == pytest.approx(0.376, abs=0.0005)


@given(ratings, ratings)
def test_expectations_of_both_add_up_to_one(one, other):
    assert expected(one, other) + expected(other, one) == pytest.approx(1)


@given(ratings, ratings, scores)
def test_no_step_is_long_and_nobody_is_known_too_well(member, problem, score):
    for before, after in zip((member, problem), answered(member, problem, score), strict=True):
        assert abs(after.rating - before.rating) <= LONGEST_STEP + 1e-9
        assert LEAST_DEVIATION <= after.deviation <= before.deviation


@given(ratings, ratings, scores)
def test_a_newcomer_moves_no_species(member, problem, score):
    _, moved = answered(member, problem, score)
    if member.deviation > NEWCOMER:
        assert moved == problem
    elif score not in (0, 1):
        assert moved != problem or score == pytest.approx(expected(member, problem), abs=0.1)


@given(ratings, ratings)
def test_a_better_score_leads_to_a_better_rating(member, problem):
    low, middle, high = (answered(member, problem, score)[0].rating for score in (0, 0.5, 1))
    assert low <= middle <= high
    assert low < high


def test_rest_makes_less_certain_up_to_a_newcomer():
    known = Rating(1700, 50)
    assert rested(known, 0) == known
    assert rested(known, 30).deviation == pytest.approx(110.5, abs=0.5)
    assert 340 < rested(known, 365).deviation <= MOST_DEVIATION
    assert rested(known, 10_000) == Rating(1700, MOST_DEVIATION)
    assert rested(known, -1) == known


def test_levels_lie_two_hundred_apart():
    assert [of_level(level).rating for level in (1, 2, 3, 4, 5)] == [1100, 1300, 1500, 1700, 1900]


def test_dates_of_a_fixed_sequence():
    """A miss, five times right on the day it is due, a miss again, right again: days between."""
    now, days = 1_800_000_000_000, []
    card = first_miss(now)
    for right in (True, True, True, True, True, False, True, True):
        days.append((card.due_at - now) / DAY)
        now = card.due_at
        card = reviewed(card, now, right=right)
    days.append((card.due_at - now) / DAY)
    assert days == [1, 2, 6, 17, 44, 102, 4, 7, 14]


def test_no_date_is_further_off_than_half_a_year():
    now = 1_800_000_000_000
    card = first_miss(now)
    for _ in range(30):
        now = card.due_at
        card = reviewed(card, now, right=True)
    assert (card.due_at - now) / DAY == LONGEST_DAYS


def test_a_right_answer_before_the_day_changes_nothing_and_a_miss_does():
    card = first_miss(0)
    assert reviewed(card, DAY - 1, right=True) == card
    missed = reviewed(card, DAY // 2, right=False)
    assert (missed.reviewed_at, missed.due_at) == (DAY // 2, DAY // 2 + DAY)


def theme(name, kind="waits", *, seen=4, right=1, due_at=None):
    return ThemeRecord(kind, name, seen, right, right / seen, due_at)


MET = theme("ryanmen", seen=20, right=20)
"""A theme known so well that its member is no newcomer."""

NOTHING = Knowledge({}, [MET], {})


def picks(known, number=400, **wanted):
    random = Random(5)
    return [pick(random, known, 1000, **wanted) for _ in range(number)]


def test_a_member_without_ratings_is_dealt_every_kind_and_easy_levels():
    found = picks(NOTHING)
    assert {one.purpose for one in found} == {Purpose.PRACTICE}
    kinds = Counter(one.species.kind for one in found)
    # Of seven kinds each has 57 of 400, give or take seven.
    assert min(kinds[kind] for kind in PROBLEM_KINDS) > 30
    assert {one.species.level for one in found} <= {1, 2}
    easiest = {one for one in OFFERED_SPECIES if one.level == 1}
    assert easiest <= {one.species for one in picks(NOTHING, 2000)}


def test_picked_problems_promise_eight_right_in_ten():
    strong = Knowledge(dict.fromkeys(PROBLEM_KINDS, Rating(1900, 60)), [MET], {})
    for known in (NOTHING, strong):
        shares = [known.expects(one.species) for one in picks(known)]
        assert sum(shares) / len(shares) == pytest.approx(AIM, abs=0.06)
    assert {one.species.level for one in picks(strong)} <= {3, 4, 5}


def test_measured_species_count_more_than_their_level():
    easy = Species("waits", "one_suit_many", 5)
    known = Knowledge({}, [], {easy: Rating(1125, 60)})
    assert easy in {one.species for one in picks(known, kind="waits")}


def test_due_themes_come_first_the_longest_due_before_others():
    known = Knowledge(
        {}, [theme("nobetan", due_at=900), theme("entotsu", due_at=800), theme("tanki")], {}
    )
    reviews = [one for one in picks(known) if one.purpose is Purpose.REVIEW]
    assert {one.species.theme for one in reviews} == {"entotsu"}
    assert 0.4 < len(reviews) / 400 < 0.6
    later = Knowledge({}, [theme("nobetan", due_at=1001)], {})
    assert {one.purpose for one in picks(later)} == {Purpose.PRACTICE}


def test_seven_in_ten_are_of_weak_themes():
    weak = [theme("nobetan"), theme("entotsu"), theme("fu_50", "price")]
    strong = theme("tanki", seen=9, right=9)
    found = [one.species.theme for one in picks(Knowledge({}, [*weak, strong, MET], {}), 1000)]
    share = sum(name in {"nobetan", "entotsu", "fu_50"} for name in found) / len(found)
    assert 0.65 < share < 0.85


def test_picked_problems_are_of_the_asked_kind_and_level():
    known = Knowledge({}, [theme("nobetan", due_at=1), theme("entotsu")], {})
    for kind in PROBLEM_KINDS:
        for level in (1, 2, 3, 4, 5, None):
            for one in picks(known, 20, kind=kind, level=level):
                assert one.species.kind == kind
                assert level in (None, one.species.level)
                assert one.species in SPECIES


def test_a_typed_theme_is_reviewed_though_it_is_never_dealt_by_itself():
    mixed = Species("waits", "mixed", 3)
    assert mixed not in OFFERED_SPECIES
    known = Knowledge({}, [theme("mixed", due_at=1)], {})
    assert {one.species for one in picks(known) if one.purpose is Purpose.REVIEW} == {mixed}


async def test_knowledge_is_what_answers_taught(store, clock):
    number = await quizzes.ask(store, practised())
    await quizzes.answer(store, number, ANN, "2m", WRONG)
    known = await knowledge_of(store, ANN)
    assert [(record.theme, record.right) for record in known.themes] == [("nobetan", 0)]
    assert known.ratings["waits"].rating < 1500
    assert "cut" not in known.ratings
    assert known.species == {Species("waits", "nobetan", 2): of_level(2)}
    before = known.ratings["waits"].deviation
    clock.forward(100 * DAY)
    assert (await knowledge_of(store, ANN)).ratings["waits"].deviation > before


async def test_member_and_species_go_on_from_where_the_last_answer_left_them(store):
    member, problem = Rating(), of_level(NOBETAN.level)
    for grade in [RIGHT] * 20 + [WRONG] * 5:
        number = await quizzes.ask(store, practised())
        await quizzes.answer(store, number, ANN, "2m", grade)
        member, problem = answered(member, problem, grade.score)
    known = await knowledge_of(store, ANN)
    assert known.ratings[NOBETAN.kind].rating == pytest.approx(member.rating)
    assert known.species[NOBETAN].rating == pytest.approx(problem.rating)
    assert problem.rating != of_level(NOBETAN.level).rating


def test_a_club_is_right_eight_times_in_ten_and_known_after_weeks():
    """Thirty members of known strength answer what is picked for them, five a day."""
    random = Random(8)
    strength = {member: random.gauss(1500, 250) for member in range(30)}
    truth = {one: of_level(one.level).rating + random.gauss(0, 80) for one in SPECIES}
    members = {member: dict.fromkeys(PROBLEM_KINDS, Rating()) for member in strength}
    measured = {}
    shares = []
    for day in range(28):
        for member, known in members.items():
            for _ in range(5):
                one = pick(random, Knowledge(known, [MET], measured), 0).species
                odds = expected(Rating(strength[member], 0), Rating(truth[one], 0))
                score = float(random.random() < odds)
                mine, theirs = answered(
                    known[one.kind], measured.get(one, of_level(one.level)), score
                )
                known[one.kind], measured[one] = mine, theirs
                if day >= 14:
                    shares.append(score)
    assert sum(shares) / len(shares) == pytest.approx(AIM, abs=0.07)
    off = [
        abs(rating.rating - strength[member])
        for member, known in members.items()
        for rating in known.values()
    ]
    assert sum(off) / len(off) < 140
