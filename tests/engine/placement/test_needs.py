"""What a player needs: the published situations, and each rule by an example of its own."""

import random
import re
from dataclasses import asdict, replace

import pytest
from places import published
from plain_needs import PlainNeeds

from engine.placement import GAME_RULES, GameRules, Goal, State, needs
from engine.query import answer
from engine.rules import PRESETS

E, S, W, N = range(4)
SITUATION = ("game", "index", "scores", "me", "honba", "sticks", "goal")
ROWS = published("needs.jsonl.gz")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_the_published_situations(row):
    assert answer({"op": "needs", **{name: row[name] for name in SITUATION}}) == row["answer"]


def test_the_brute_force_gives_the_published_answers():
    assert [row["id"] for row in ROWS if PlainNeeds(row).answer() != row["answer"]] == []


def random_row(rnd):
    """A situation in a game by one of the presets, some hundreds around where it matters."""
    name = rnd.choice(list(PRESETS))
    rules, game = PRESETS[name], GAME_RULES[name]
    game = rnd.choice([game, replace(game, tobi=rnd.choice(["none", "below", "zero"]))])
    players, index = rules.players, rnd.randrange(game.last_played(rules.players) + 1)
    fields = {**asdict(game), "players": players, "kiriage": rules.kiriage, "kazoe": rules.kazoe}
    fields |= {"ties": str(game.ties), "tobi": str(game.tobi)}
    del fields["start"], fields["is_looked_up"]
    scores = [rnd.choice([0, 900, 24000, 29900, 30000, 39900]) for _ in range(players)]
    goals = [{"place": rnd.randint(1, players)}, {"not_last": True}, {"score": 30000}]
    return {
        "game": fields,
        "index": index,
        "scores": [score + 100 * rnd.randrange(-40, 41) for score in scores],
        "me": rnd.randrange(players),
        "honba": rnd.choice([0, 0, 1, 3, 20]),
        "sticks": rnd.choice([0, 0, 1, 2, 30]),
        "goal": rnd.choice(goals),
    }


def test_it_needs_what_the_brute_force_finds():
    rnd = random.Random("placement")
    for _ in range(150):
        row = random_row(rnd)
        assert answer({"op": "needs", **row}) == PlainNeeds(row).answer(), row


def points_of(found, off):
    """The points of the cheapest win off a player, 0 where there is none."""
    (way,) = (way for way in found.ways if way.off == off)
    return way.least.points if way.least else 0


NO_WEST = GameRules(extra=False)


@pytest.mark.parametrize(
    ("scores", "me", "off", "points"),
    [
        # 9800 behind North. 5200 off North moves both; off another it takes 12000.
        ((20000, 20000, 25100, 34900), W, N, 5200),
        ((20000, 20000, 25100, 34900), W, E, 12000),
        # 2000/3900 brings 7900 and takes 2000 from North: a hundred more than the gap.
        ((20000, 20000, 25100, 34900), W, None, 7900),
        # Against the dealer, who pays double, 1000/2000 closes 6000; 700/1300 closes 4000.
        ((30000, 25000, 22000, 23000), S, None, 4000),
        # 5200 off North passes North, and East is still ahead: it takes 7100.
        ((27300, 20300, 22700, 29700), S, N, 7100),
    ],
)
def test_the_cheapest_win(scores, me, off, points):
    state = State(scores, me, index=7, goal=Goal(place=1))
    assert points_of(needs(state, game=NO_WEST), off) == points


def test_a_place_is_won_by_bringing_down_who_pays():
    # Third is 10100 ahead, as the dealer. 7700 off West, who is second, is enough: West falls.
    state = State((25000, 14900, 30000, 30100), S, index=7, goal=Goal(place=3))
    assert [points_of(needs(state), off) for off in (E, W, N, None)] == [5200, 7700, 7700, 7200]


def test_who_sat_first_at_east_1_wins_a_tie_or_nobody_does():
    # In South 4 South was East at East 1: 2600 off North makes them level.
    state = State((22000, 24800, 23200, 30000), S, index=7)
    state = replace(state, goal=Goal(place=1))
    assert points_of(needs(state, game=NO_WEST), N) == 2600
    shared = needs(state, game=replace(NO_WEST, ties="shared"))
    assert points_of(shared, N) == 2900
    # North was West then and South sat before: a tie is no good for North.
    state = State((22000, 30000, 23200, 24800), N, index=7, goal=Goal(place=1))
    assert points_of(needs(state, game=NO_WEST), S) == 2900


def test_without_a_goal_it_is_one_place_up():
    found = needs(State((20000, 20000, 25100, 34900), W, index=7))
    assert (found.placed.place, found.goal) == (2, Goal(place=1))
    found = needs(State((20000, 20000, 25100, 34900), N, index=7))
    assert (found.placed.place, found.goal, found.is_reached) == (1, Goal(place=1), True)
    assert points_of(found, E) == 1000


def test_a_dealer_plays_on_unless_first_with_the_return():
    found = needs(State((26000, 30000, 24000, 20000), E, index=7))
    (off_south, *_) = found.ways
    assert (off_south.least.points, str(off_south.least.end)) == (2400, "dealer goes on")
    assert (off_south.least_final.points, str(off_south.least_final.end)) == (4400, "dealer stops")
    book = needs(State((26000, 30000, 24000, 20000), E, index=7), "ema")
    assert [way.least_final for way in book.ways] == [None] * 4


def test_below_the_return_the_game_goes_west():
    state = State((22000, 25000, 23000, 30000), S, index=7, goal=Goal(place=1))
    off_north = needs(state).ways[2]
    assert (off_north.least.points, str(off_north.least.end)) == (2600, "extra round")
    assert (off_north.least_final.points, str(off_north.least_final.end)) == (5200, "over")
    # After West 4 there is no North.
    assert str(needs(replace(state, index=11)).ways[2].least.end) == "over"


def test_a_bust_ends_the_game_in_any_round():
    state = State((30000, 45000, 2000, 23000), S, index=5, goal=Goal(place=1))
    off_west = needs(state).ways[1]
    assert str(off_west.least.end) == "not last"
    # 2000 leaves 0, with which the game goes on where it ends below 0.
    assert (off_west.least_final.points, str(off_west.least_final.end)) == (2300, "bust")
    at_zero = needs(state, game=GameRules(tobi="zero")).ways[1]
    assert at_zero.least_final.points == 2000


def test_a_yakuman_can_be_too_little():
    found = needs(State((4000, 1000, 5000, 90000), S, index=7, goal=Goal(place=1)))
    assert [(way.least, way.usual, way.least_final) for way in found.ways] == [(None,) * 3] * 4


def test_han_by_fu_are_those_that_are_worth_as_much_or_more():
    (off_east, *_) = needs(State((25000, 20000, 25000, 30000), S, 7, goal=Goal(score=25200))).ways
    assert off_east.least.points == 5200
    assert off_east.least.han_by_fu == (
        (25, 4), (30, 4), (40, 3), (50, 3), (60, 3), (70, 3), (80, 2), (90, 2), (100, 2), (110, 2),
    )  # fmt: skip
    assert off_east.least.han_of_limit == 5


def test_three_players_add_two_hundred_a_counter_by_ron():
    state = State((40000, 30000, 35000), S, index=5, honba=1, goal=Goal(score=31200))
    assert points_of(needs(state), E) == 1000
    assert points_of(needs(replace(state, goal=Goal(score=31300))), E) == 1300


def test_the_rules_say_how_a_game_ends():
    state = State((25000, 25000, 25000, 25000), S, index=7)
    assert needs(state, "m_league").game == GAME_RULES["m_league"]
    assert needs(state).game == GAME_RULES["tenhou"]
    of_three = needs(State((35000, 35000, 35000), S, index=5))
    assert (of_three.rules.players, of_three.game) == (3, GAME_RULES["tenhou_sanma"])


def test_points_that_are_missing_are_told():
    state = State((27300, 20300, 22700, 28700), S, index=7, sticks=1)
    assert needs(state).missing == 0
    assert needs(replace(state, sticks=0)).missing == 1000
    assert needs(state, "wrc").missing == 20000


def test_a_score_of_two_hundred_thousand_is_the_most():
    assert needs(State((200000, -200000, 0, 0), E, index=0)).placed.place == 1


@pytest.mark.parametrize(
    ("state", "rules", "error"),
    [
        (State((35000, 35000, 35000), S, 5), "tenhou", "by these rules 4 play, and 3 have a score"),
        (State((25000,) * 4, S, 12), "tenhou", "a round of this game is 0 (East 1) to 11, not 12"),
        (State((25000,) * 4, S, 8), "m_league", "a round of this game is 0 (East 1) to 7, not 8"),
        (State((25000,) * 4, S, -1), "ema", "a round of this game is 0 (East 1) to 7, not -1"),
        (
            State((900000, 0, 0, 0), S, 7),
            "tenhou",
            "a score is hundreds of points up to 200000, not 900000",
        ),
        (
            State((25000, 25050, 25000, 24950), S, 7),
            "tenhou",
            "a score is hundreds of points up to 200000, not 25050",
        ),
        (State((25000,) * 4, S, 7, honba=-1), "tenhou", "honba are 0 to 999, not -1"),
        (State((25000,) * 4, S, 7, sticks=1000), "tenhou", "sticks are 0 to 999, not 1000"),
    ],
)
def test_what_no_such_game_has_is_refused(state, rules, error):
    with pytest.raises(ValueError, match=f"^{re.escape(error)}$"):
        needs(state, rules)
