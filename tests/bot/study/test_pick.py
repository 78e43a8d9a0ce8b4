"""Which species is drawn and picked: shares of themes, and weaknesses that heal."""

from collections import Counter
from random import Random

import pytest

from bot.study.learners import ThemeRecord
from bot.study.learning import RECENT_SHARE
from bot.study.pick import Knowledge, at_best_level, draw, pick
from bot.study.rating import Rating
from engine.problems import OFFERED_SPECIES, WEIGHTS


def test_nine_gates_are_drawn_as_seldom_as_they_weigh():
    random = Random(1)
    drawn = Counter(draw(random, "waits", 5).theme for _ in range(600))
    assert 0 < drawn["nine_gates"] <= 0.15 * 600


@pytest.mark.parametrize(("kind", "level"), sorted({(it.kind, it.level) for it in OFFERED_SPECIES}))
def test_themes_are_drawn_by_their_weight(kind, level):
    random = Random(2)
    drawn = Counter(draw(random, kind, level) for _ in range(2000))
    among = {one: WEIGHTS[one] for one in OFFERED_SPECIES if (one.kind, one.level) == (kind, level)}
    for one, weight in among.items():
        assert drawn[one] / 2000 == pytest.approx(weight / sum(among.values()), abs=0.06)


MET = ThemeRecord("waits", "ryanmen", 20, 20, 1.0, None)
"""A theme known so well that its member is no newcomer."""


def after_a_miss(right):
    """A theme that was missed once and then answered right so many times."""
    recent = 0.0
    for _ in range(right):
        recent += RECENT_SHARE * (1 - recent)
    return ThemeRecord("waits", "nobetan", right + 1, right, recent, None)


@pytest.mark.parametrize(("right", "most"), [(0, 0.4), (2, 0.4), (160, 0.3)])
def test_a_weakness_heals(right, most):
    known = Knowledge({}, [after_a_miss(right), MET], {})
    random = Random(3)
    picked = [pick(random, known, 0).species.theme for _ in range(400)]
    assert picked.count("nobetan") / 400 <= most


def test_many_weak_themes_are_practiced_most():
    names = ("nobetan", "entotsu", "kantan")
    themes = [MET, *(ThemeRecord("waits", name, 4, 1, 0.25, None) for name in names)]
    random = Random(4)
    picked = [pick(random, Knowledge({}, themes, {}), 0).species.theme for _ in range(400)]
    weak = sum(theme in {"nobetan", "entotsu", "kantan"} for theme in picked)
    assert 0.6 < weak / 400 < 0.85


def led(answers, players=4):
    """What a newcomer is dealt who answers so: right or not, in order."""
    random, counts, dealt = Random(5), {}, []
    for is_right in answers:
        themes = [
            ThemeRecord(kind, theme, seen, right, right / seen, None)
            for (kind, theme), (seen, right) in counts.items()
        ]
        one = pick(random, Knowledge({}, themes, {}), 0, players=players).species
        seen, right = counts.get((one.kind, one.theme), (0, 0))
        counts[one.kind, one.theme] = (seen + 1, right + is_right)
        dealt.append(one)
    return dealt


def test_a_newcomer_is_led_from_waits_to_blocks_to_cuts():
    """Waits, loose tiles, the number of blocks, cuts of loose tiles, which of six blocks goes."""
    dealt = led([True] * 10)
    assert [(one.kind, one.level) for one in dealt[::2]] == [
        ("waits", 1),
        ("blocks", 1),
        ("blocks", 2),
        ("cut", 1),
        ("blocks", 3),
    ]
    assert dealt[6].theme == "loose"
    assert [one.theme for one in led([True] * 16)[10:]] == [
        *["six_blocks"] * 2,
        *["compound"] * 2,
        *["width_or_value"] * 2,
    ]


def test_who_misses_stays_on_a_step_for_four_questions():
    kinds = [(one.kind, one.level) for one in led([False] * 12)]
    assert kinds == [("waits", 1)] * 4 + [("blocks", 1)] * 4 + [("blocks", 2)] * 4


@pytest.mark.parametrize("players", [3, 4])
def test_no_price_is_dealt_unasked_before_twenty_answers(players):
    dealt = led([True] * 400, players)
    kinds = Counter(one.kind for one in dealt[20:])
    assert "price" not in {one.kind for one in dealt[:20]}
    assert kinds["price"] > 30
    random = Random(6)
    assert pick(random, Knowledge({}, [], {}), 0, kind="price").species.kind == "price"


@pytest.mark.parametrize("seed", range(3))
def test_after_one_miss_and_many_right_answers_other_themes_are_practiced(seed):
    """One miss, then 160 right answers: at most 30 % of the next fifty are of that theme."""
    random = Random(seed)
    themes = [after_a_miss(160), MET]
    next_fifty = [pick(random, Knowledge({}, themes, {}), 0).species.theme for _ in range(50)]
    assert next_fifty.count("nobetan") <= 0.3 * 50


@pytest.mark.parametrize(
    ("kind", "theme", "levels"),
    [("waits", "entotsu", (2, 3)), ("waits", "nobetan", (1, 2)), ("price", "kan", (3, 4))],
)
def test_a_theme_is_practiced_at_the_level_that_suits(kind, theme, levels):
    """Its easier hands are for those to whom the usual ones are too hard."""
    found = [
        at_best_level(Knowledge({kind: Rating(rating, 50)}, [], {}), (kind, theme)).level
        for rating in (1000, 2300)
    ]
    assert tuple(found) == levels
