"""Places, goals, and when a game ends, rule by rule."""

from dataclasses import replace

import pytest

from engine import Win, score
from engine.placement import (
    GAME_RULES,
    GameRules,
    Goal,
    Placement,
    State,
    Ties,
    Tobi,
    after_draw_alone,
    after_win,
    game_end,
    game_rules_for,
    place,
    reaches,
)
from engine.rules import PRESETS, TENHOU, TENHOU_SANMA, Rules

E, S, W, N = range(4)
SEAT, SHARED = GameRules(), GameRules(ties=Ties.SHARED)


@pytest.mark.parametrize(
    ("index", "me", "by_seat"),
    [
        # All level. In East 1 the dealer is first; in South 4 South was East at East 1.
        (0, E, 1),
        (0, N, 4),
        (7, S, 1),
        (7, E, 4),
        (5, W, 4),
        (5, N, 1),
    ],
)
def test_level_scores_go_by_the_seats_of_east_1_or_are_shared(index, me, by_seat):
    state = State((25000,) * 4, me, index)
    assert place(state, SEAT) == Placement(by_seat)
    assert place(state, SHARED) == Placement(1, tied=True)


def test_a_shared_place_is_the_better_one_and_is_not_reached():
    state = State((40000, 20000, 20000, 20000), W, 7)
    assert place(state, SHARED) == Placement(2, tied=True)
    assert [reaches(state, Goal(place=goal), SHARED) for goal in (1, 2, 3, 4)] == [False] * 3 + [
        True
    ]
    # At East 1 South sat East, West South, North West, East North.
    assert [reaches(state, Goal(place=goal), SEAT) for goal in (1, 2, 3, 4)] == [False] * 2 + [
        True
    ] * 2


def test_a_goal_can_be_a_score():
    state = State((40000, 20000, 20000, 20000), W, 7)
    assert reaches(state, Goal(score=20000), SHARED)
    assert not reaches(state, Goal(score=20100), SHARED)


@pytest.mark.parametrize(
    ("text", "players", "goal"),
    [
        ("1st", 4, Goal(place=1)),
        (" 2nd ", 4, Goal(place=2)),
        ("3RD", 4, Goal(place=3)),
        ("4", 4, Goal(place=4)),
        ("not last", 4, Goal(place=3)),
        ("not_last", 3, Goal(place=2)),
        ("30000", 4, Goal(score=30000)),
        ("-1000", 4, Goal(score=-1000)),
        ("0", 4, Goal(score=0)),
    ],
)
def test_goals_are_read(text, players, goal):
    assert Goal.parse(text, players) == goal


@pytest.mark.parametrize(
    "text", ["", "5", "5th", "first", "30050", "30000th", "999900", "１st", "last"]
)
def test_what_is_no_goal_is_refused(text):
    with pytest.raises(ValueError, match=r"^a goal is "):
        Goal.parse(text)
    with pytest.raises(ValueError, match=r"^a goal is "):
        Goal.parse("4", players=3)


PINFU = "23m456p789s45688s"


def paid(by, seat, **facts):
    return score(PINFU, Win("1m", by, "ESWN"[seat], "S", **facts)).best.price.payments


def test_a_ron_is_paid_by_who_discarded_with_all_honba_and_the_sticks():
    # Riichi and pinfu, 2000; two counters 600; two sticks.
    state = State((25000, 25000, 25000, 23000), S, 7, honba=2, sticks=2)
    after = after_win(state, paid("ron", S, riichi=1), W, TENHOU)
    assert after == State((25000, 29600, 22400, 23000), S, 7)


def test_of_a_tsumo_the_dealer_pays_double_and_each_pays_a_counter():
    # Pinfu and menzen tsumo, 400/700; a counter 100 each.
    state = State((25000,) * 4, S, 7, honba=1)
    after = after_win(state, paid("tsumo", S), None, TENHOU)
    assert after.scores == (24200, 26800, 24500, 24500)
    # To the dealer 700 each.
    after = after_win(replace(state, me=E), paid("tsumo", E), None, TENHOU)
    assert after.scores == (27400, 24200, 24200, 24200)


def test_with_three_players_a_ron_has_two_hundred_a_counter():
    state = State((35000,) * 3, S, 5, honba=1)
    won = score("23p456p789s45688s", Win("1p", "ron", "S", "S", riichi=1), TENHOU_SANMA).best
    assert after_win(state, won.price.payments, W, TENHOU_SANMA).scores == (35000, 37200, 32800)


def test_who_alone_is_tenpai_gets_a_thousand_from_each():
    assert after_draw_alone(State((25000,) * 4, W, 7)).scores == (24000, 24000, 28000, 24000)
    assert after_draw_alone(State((35000,) * 3, E, 5)).scores == (37000, 34000, 34000)


@pytest.mark.parametrize(
    ("scores", "me", "index", "game", "end"),
    [
        ((-100, 40000, 30000, 30100), S, 2, {}, "bust"),
        ((0, 40000, 30000, 30000), S, 2, {}, "not last"),
        ((0, 40000, 30000, 30000), S, 2, {"tobi": "zero"}, "bust"),
        ((-100, 40000, 30000, 30100), S, 2, {"tobi": "none"}, "not last"),
        ((30000, 29900, 20000, 20100), E, 7, {}, "dealer stops"),
        ((29900, 29800, 20000, 20300), E, 7, {}, "dealer goes on"),
        ((30000, 30100, 20000, 19900), E, 7, {}, "dealer goes on"),
        # East sat North at East 1, and loses the tie.
        ((30000, 30000, 20000, 20000), E, 7, {}, "dealer goes on"),
        ((30000, 29900, 20000, 20100), E, 7, {"agariyame": False}, "dealer goes on"),
        ((30000, 29900, 20000, 20100), S, 7, {}, "over"),
        ((29900, 29900, 20000, 20200), S, 7, {}, "extra round"),
        ((29900, 29900, 20000, 20200), S, 7, {"extra": False}, "over"),
        ((29900, 29900, 20000, 20200), S, 10, {}, "extra round"),
        ((29900, 29900, 20000, 20200), S, 11, {}, "over"),
        ((29900, 29900, 20000, 20200), S, 3, {"last": 3}, "extra round"),
        # A game of one round.
        ((29900, 29900, 20000, 20200), S, 0, {"last": 0, "extra": False}, "over"),
        ((39900, 35000, 30100), S, 5, {"goal_score": 40000, "last": 5}, "extra round"),
        ((39900, 35000, 30100), S, 8, {"goal_score": 40000, "last": 5}, "over"),
    ],
)
def test_a_win_ends_the_game_or_it_goes_on(scores, me, index, game, end):
    found = game_end(State(scores, me, index), GameRules(**game))
    assert str(found) == end
    assert found.ends == (end in ("bust", "dealer stops", "over"))


def test_every_preset_has_the_end_of_its_games():
    assert GAME_RULES.keys() == PRESETS.keys()
    for name, game in GAME_RULES.items():
        players = PRESETS[name].players
        assert game.last == 2 * players - 1
        assert (game.start, game.goal_score) in ((25000, 30000), (30000, 30000), (35000, 40000))
        assert (game.goal_score == 40000) == (players == 3)
    assert [name for name, game in GAME_RULES.items() if not game.is_looked_up] == ["riichi_city"]


def test_the_books_have_no_bust_no_stop_and_no_extra_wind():
    for name in ("m_league", "wrc", "wrc_2022", "ema", "ema_2016", "jpml_a", "saikouisen"):
        game = GAME_RULES[name]
        assert (game.ties, game.tobi) == (Ties.SHARED, Tobi.NONE), name
        assert not game.agariyame, name
        assert not game.extra, name
        assert game.start == (25000 if name == "m_league" else 30000), name


def test_house_rules_end_as_the_nearest_preset():
    assert game_rules_for(Rules.of("tenhou", kiriage=True)) == GAME_RULES["tenhou"]
    assert game_rules_for(Rules.of("ema", kiriage=False)) == GAME_RULES["ema"]


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: State((25000,) * 5, E, 7), "there are three or four scores, not 5"),
        (lambda: State((25000,) * 4, 4, 7), "a seat is 0 to 3, the dealer first, not 4"),
        (lambda: State((35000,) * 3, N, 5), "a seat is 0 to 2, the dealer first, not 3"),
        (lambda: State((35000,) * 3, E, 5, goal=Goal(place=4)), "a place is 1 to 3, not 4"),
        (lambda: Goal(place=0), "a place is 1 to 4, not 0"),
        (Goal, "a goal is a place or a score"),
        (lambda: Goal(place=1, score=30000), "a goal is a place or a score"),
        (lambda: GameRules(last=-1), "the last round is 0 .East 1. or later, not -1"),
        (lambda: GameRules(ties="won"), "'won' is not a valid Ties"),
    ],
)
def test_what_no_table_has_is_refused(make, error):
    with pytest.raises(ValueError, match=f"^{error}"):
        make()
