"""Which species is drawn and picked: shares of themes, and weaknesses that heal."""

from collections import Counter
from random import Random

import pytest

from bot.study.learners import ThemeRecord
from bot.study.learning import RECENT_SHARE
from bot.study.pick import Knowledge, draw, pick
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


def after_a_miss(right):
    """A theme that was missed once and then answered right so many times."""
    recent = 0.0
    for _ in range(right):
        recent += RECENT_SHARE * (1 - recent)
    return ThemeRecord("waits", "nobetan", right + 1, right, recent, None)


@pytest.mark.parametrize(("right", "most"), [(0, 0.4), (2, 0.4), (160, 0.3)])
def test_a_weakness_heals(right, most):
    known = Knowledge({}, [after_a_miss(right)], {})
    random = Random(3)
    picked = [pick(random, known, 0).species.theme for _ in range(400)]
    assert picked.count("nobetan") / 400 <= most


def test_many_weak_themes_are_practiced_most():
    themes = [
        ThemeRecord("waits", name, 4, 1, 0.25, None) for name in ("nobetan", "entotsu", "kantan")
    ]
    random = Random(4)
    picked = [pick(random, Knowledge({}, themes, {}), 0).species.theme for _ in range(400)]
    weak = sum(theme in {"nobetan", "entotsu", "kantan"} for theme in picked)
    assert 0.6 < weak / 400 < 0.85
