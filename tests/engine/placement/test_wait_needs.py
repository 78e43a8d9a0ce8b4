"""What each wait of a tenpai hand needs: published cells, and score beside the brute force."""

import random

import pytest
from places import published
from plain_needs import PlainNeeds
from random_wins import random_win

from engine import By, Hand, Win, WrongSizeError, score
from engine.placement import GAME_RULES, Goal, State, wait_needs
from engine.rules import TENHOU_SANMA, Rules

S = 1


@pytest.mark.parametrize("row", published("needs_hands.jsonl.gz"), ids=lambda row: row["hand"])
def test_the_published_cells(row):
    goal = Goal(**row["goal"])
    me = "ESWN".index(row["seat"])
    state = State(tuple(row["scores"]), me, 7, row["honba"], row["sticks"], goal)
    assert wait_needs(row["hand"], state, dora=row["dora_indicator"]).to_dict() == row["cells"]


NO_YAKU = "234567m345p22s79s"
"""Waits for 8s in the middle: by ron there is a yaku in riichi alone, by tsumo without it too."""


def cells_of(hand, needed, *arguments, index=7, own=24000, **facts):
    """The cells of a hand of South, who is so many points short."""
    scores = (25000, own, 25000, 100000 - 50000 - own)
    state = State(scores, S, index, goal=Goal(score=own + needed))
    return wait_needs(hand, state, *arguments, **facts).to_dict()


def off_all(cell):
    return dict.fromkeys("EWN", cell)


def test_without_a_yaku_only_riichi_wins_by_ron():
    # Riichi, 40 fu: 1300. Menzen tsumo, 30 fu: 300/500.
    assert cells_of(NO_YAKU, 1000) == {"8s": {**off_all("riichi"), "tsumo": "dama"}}


def test_han_are_lacking_where_riichi_is_too_little():
    # With an ura 2600; riichi and menzen tsumo 500/1000.
    assert cells_of(NO_YAKU, 2000) == {"8s": {**off_all("+1"), "tsumo": "riichi"}}
    # 3 han 40 fu are 5200, 4 han 8000, and no ura makes it more.
    assert cells_of(NO_YAKU, 5200)["8s"]["E"] == "+2"
    assert cells_of(NO_YAKU, 8000)["8s"]["E"] == "+3"
    assert cells_of(NO_YAKU, 8100)["8s"]["E"] == "-"


def test_only_what_the_rules_know_can_come_in_riichi():
    # JPML's A rules have neither ippatsu nor ura; ippatsu alone is one han.
    assert cells_of(NO_YAKU, 2000, "jpml_a") == {"8s": {**off_all("-"), "tsumo": "riichi"}}
    ippatsu = Rules.of(ura_dora=False)
    assert cells_of(NO_YAKU, 2000, ippatsu)["8s"]["E"] == "+1"
    assert cells_of(NO_YAKU, 5200, ippatsu)["8s"]["E"] == "-"


def test_furiten_wins_by_tsumo_alone():
    state = State((25000, 24000, 26000, 25000), S, 7, goal=Goal(score=25000))
    found = wait_needs(NO_YAKU, state, river="1z8s")
    assert found.is_furiten
    assert found.to_dict() == {"8s": {**off_all("-"), "tsumo": "dama"}}
    assert not wait_needs(NO_YAKU, state, river="7s").is_furiten


def test_with_less_than_a_thousand_points_there_is_no_riichi():
    assert cells_of(NO_YAKU, 1000, own=900) == {"8s": {**off_all("-"), "tsumo": "dama"}}
    assert cells_of(NO_YAKU, 1000, own=1000)["8s"]["E"] == "riichi"


def test_an_open_hand_is_enough_or_lacks_han():
    # White, 30 fu: 1000 or 300/500; with a han more 2000 or 500/1000.
    white = "234m345p22s79s[5'55z]"
    assert cells_of(white, 1000) == {"8s": {**off_all("yes"), "tsumo": "yes"}}
    assert cells_of(white, 2000) == {"8s": {**off_all("+1"), "tsumo": "+1"}}
    assert cells_of(white, 30000) == {"8s": {**off_all("-"), "tsumo": "-"}}


def test_nothing_is_added_to_a_yakuman():
    orphans = "19m19p19s1234567z"
    assert set(cells_of(orphans, 32000)["1m"].values()) == {"dama"}
    assert set(cells_of(orphans, 32100)["1m"].values()) == {"-"}
    # Nor is it counted han, which the M-League has not; on Mahjong Soul thirteen waits are double.
    assert set(cells_of(orphans, 32000, "m_league")["1m"].values()) == {"dama"}
    assert set(cells_of(orphans, 64000, "mahjong_soul")["1m"].values()) == {"dama"}


def test_the_winds_are_those_of_the_round():
    # A triplet of south has 2 han in South 4 and 1 in East 4, 40 fu: 2600 or 1300.
    south = "234567m345p88s22z"
    assert cells_of(south, 2000)["2z"]["E"] == "dama"
    assert cells_of(south, 2000, index=3)["2z"]["E"] == "riichi"


def test_dora_count_and_a_wait_of_which_nothing_is_left_is_none():
    shanpon = "234567m345p2299s"
    assert [*cells_of(shanpon, 1000)] == ["2s", "9s"]
    left = {"9s": {**off_all("riichi"), "tsumo": "dama"}}
    assert cells_of(shanpon, 1000, dora="22s") == left
    assert cells_of(shanpon, 1000, dora="2s", seen="2s") == left
    assert cells_of(shanpon, 1000, dora="1z", seen="22s") == left
    # 8s shows 9s: riichi and three dora, 40 fu, are a mangan.
    assert cells_of(shanpon, 8000, dora="8s")["9s"]["E"] == "riichi"


def test_norths_set_aside_count_with_three_players():
    state = State((35000,) * 3, S, 5, goal=Goal(score=36000))
    hand = "123456p789s2299s"
    for nuki, cell in ((0, "riichi"), (1, "dama")):
        found = wait_needs(hand, state, TENHOU_SANMA, nuki=nuki)
        assert found.to_dict()["2s"]["tsumo"] == cell


def test_a_noten_hand_has_no_waits_and_one_to_cut_is_refused():
    assert cells_of("159m159p159s1234z", 1000) == {}
    with pytest.raises(WrongSizeError):
        cells_of("123m456p789s11222z", 1000)


def lacking(row, readings, off, most):
    """The han that a won hand lacks by the brute force; None where so many more are too few."""
    plain = PlainNeeds(row)
    for more in range(most + 1):
        for reading in readings:
            times = reading.han // 13 if reading.yakuman else 0
            base = 8000 * times or plain.base(reading.han + more, reading.fu)
            if reading.wins and plain.is_met(plain.after(base, off)):
                return more
    return None


def test_cells_are_the_prices_of_score_placed_by_the_brute_force():
    rnd = random.Random("waits")
    game = GAME_RULES["tenhou"]
    for _ in range(200):
        full, won, rules = random_win(rnd)
        rest = list(full.concealed)
        rest.remove(won.tile)
        hand, me, honba = Hand(tuple(rest), full.melds), rnd.randrange(4), rnd.randrange(3)
        scores = [100 * rnd.randrange(5, 600) for _ in range(4)]
        place = rnd.randint(1, 3)
        fields = {"kiriage": rules.kiriage, "kazoe": rules.kazoe}
        row = {"game": fields, "index": 7, "scores": scores, "me": me, "honba": honba, "sticks": 1}
        row["goal"] = {"place": place}
        state = State(tuple(scores), me, 7, honba, 1, Goal(place=place))
        for need in wait_needs(hand, state, rules, game).needs:
            by = By.RON if need.off is not None else By.TSUMO
            for riichi, found in ((0, need.dama), (1, need.riichi)):
                if riichi and (not hand.is_closed or scores[me] < 1000):
                    assert found is None
                    continue
                win = Win(need.tile, by, "ESWN"[me], "S", riichi=riichi)
                expected = lacking(row, score(hand, win, rules).readings, need.off, 3)
                assert found == expected, (hand, row, need)
