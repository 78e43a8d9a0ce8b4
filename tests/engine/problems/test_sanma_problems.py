"""Problems of three players: dealt from their set, priced by their payments."""

import pytest

from engine import (
    EAST,
    NORTH,
    SOUTH,
    By,
    MeldKind,
    Rules,
    Win,
    discards,
    parse_hand,
    score,
    shanten,
    waits,
)
from engine.problems import (
    SPECIES,
    PriceProblem,
    can_be_dealt,
    deal,
    species_of,
)
from engine.rules import presets_for
from engine.tile_set import check_tiles_of_set

THREE = presets_for(3)
BISECTION = Rules.of("mahjong_soul_sanma", sanma_tsumo="bisection")
DEALT = [species for species in SPECIES if can_be_dealt(species, 3)]

WITH_FOUR = {"fold", "riichi"}
"""Kinds of which nothing is dealt for three players: their rates are of four."""


@pytest.mark.parametrize(
    "rules",
    [
        pytest.param(THREE["mahjong_soul_sanma"], id="mahjong_soul_sanma"),
        pytest.param(THREE["tenhou_sanma"], id="tenhou_sanma", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("species", DEALT, ids=lambda it: f"{it.kind}-{it.theme}-{it.level}")
def test_every_species_is_dealt_from_the_set_of_three(species, rules):
    problem = deal(species.kind, species.level, 1, theme=species.theme, rules=rules)
    hand = problem.hand
    assert species_of(problem) == species
    check_tiles_of_set((*hand.tiles, *getattr(problem, "seen", ())), 3)
    assert all(meld.kind is not MeldKind.CHI for meld in hand.melds)
    assert problem == deal(species.kind, species.level, 1, theme=species.theme, rules=rules)
    if problem.kind == "waits":
        assert problem.answer == waits(hand, rules=rules)
    if problem.kind == "cut":
        known = {"seen": problem.seen, "rules": rules, "winds": problem.winds}
        assert problem.answer == discards(hand, **known)
        assert min(cut.shanten for cut in problem.answer) == shanten(hand, rules=rules)
    if problem.kind == "price":
        check_tiles_of_set((*problem.win.dora, *problem.win.ura), 3)
        assert NORTH not in {problem.win.seat, problem.win.round}
        assert problem.answer == score(hand, problem.win, rules)


def test_norths_are_set_aside_in_some_dealt_wins():
    rules = THREE["tenhou_sanma"]
    nuki = [deal("price", 2, seed, rules=rules).win.nuki for seed in range(120)]
    assert set(nuki) == {0, 1, 2}
    without = Rules.of("tenhou_sanma", nukidora=False)
    assert not any(deal("price", 2, seed, rules=without).win.nuki for seed in range(10))


def test_what_three_do_not_have_is_refused():
    left_out = {(it.kind, it.theme) for it in SPECIES if not can_be_dealt(it, 3)}
    assert {it for it in left_out if it[0] not in WITH_FOUR} == {("price", "kuipinfu")}
    assert {it for it in left_out if it[0] in WITH_FOUR} == {
        (it.kind, it.theme) for it in SPECIES if it.kind in WITH_FOUR
    }
    with pytest.raises(ValueError, match="with three players there is no"):
        deal("price", 3, 1, theme="kuipinfu", rules=THREE["tenhou_sanma"])


@pytest.mark.parametrize(
    ("rules", "points"),
    # 4 han 30 fu by tsumo: 3900 and 2000; where the 2000 of north are shared, 1000 more from each.
    [(THREE["tenhou_sanma"], 5900), (BISECTION, 7900)],
)
def test_two_players_pay_the_right_price_of_a_tsumo(rules, points):
    hand = parse_hand("123456p789s11z99p1z", players=3)
    problem = PriceProblem(hand, Win(hand.drawn, By.TSUMO, SOUTH, EAST, nuki=2), rules)
    assert problem.right.points == points
    assert points in {price.points for price in problem.prices}
    assert problem.read(problem.write(problem.right)) == problem.right
    assert problem.grade(problem.right).score == 1
    other = problem.right._replace(points=13800 - points)
    assert problem.grade(other).score < 1


@pytest.mark.parametrize("rules", [*THREE.values(), BISECTION])
@pytest.mark.parametrize("seed", range(30))
def test_the_right_price_is_among_those_offered(rules, seed):
    for level in range(1, 6):
        problem = deal("price", level, seed, rules=rules)
        assert problem.right.points in {price.points for price in problem.prices}
        assert problem.points_of(problem.right) == problem.right.points
        assert problem.grade(problem.right).score == 1
