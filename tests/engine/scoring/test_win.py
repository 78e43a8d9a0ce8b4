"""Wins that cannot have happened are refused, and the error names the two facts."""

import pytest
from won_hands import hand_of, meld_of, tiles_of

from engine.hand import Hand
from engine.scoring.score import score
from engine.scoring.win import EVENTS, EVENTS_NOT_BY, By, Win, WinError, WinReason, check_win
from engine.tiles import EAST, SOUTH, TILE_OF_NAME

TILE = TILE_OF_NAME["4s"]


def clash(**facts):
    """The two facts that the error about these names."""
    with pytest.raises(WinError) as raised:
        Win(TILE, **{"by": By.TSUMO, "seat": SOUTH, **facts})
    assert raised.value.reason is WinReason.CLASH
    assert raised.value.details["one"].replace("_", " ") in str(raised.value)
    return raised.value.details["one"], raised.value.details["other"]


@pytest.mark.parametrize(
    ("facts", "named"),
    [
        ({"ippatsu": True}, ("ippatsu", "no_riichi")),
        ({"ura": (3,)}, ("ura", "no_riichi")),
        ({"open_riichi": True}, ("open_riichi", "no_riichi")),
        ({"riichi": 1, "ippatsu": True, "rinshan": True}, ("ippatsu", "rinshan")),
        ({"by": By.RON, "haitei": True}, ("haitei", "ron")),
        ({"houtei": True}, ("houtei", "tsumo")),
        ({"by": By.RON, "rinshan": True}, ("rinshan", "ron")),
        ({"chankan": True}, ("chankan", "tsumo")),
        ({"haitei": True, "rinshan": True}, ("haitei", "rinshan")),
        ({"by": By.RON, "houtei": True, "chankan": True}, ("houtei", "chankan")),
        ({"by": By.RON, "tenhou": True, "seat": EAST}, ("tenhou", "ron")),
        ({"tenhou": True}, ("tenhou", "not_dealer")),
        ({"by": By.RON, "chiihou": True}, ("chiihou", "ron")),
        ({"chiihou": True, "seat": EAST}, ("chiihou", "dealer")),
        ({"renhou": True}, ("renhou", "tsumo")),
        ({"by": By.RON, "renhou": True, "seat": EAST}, ("renhou", "dealer")),
        ({"tenhou": True, "seat": EAST, "riichi": 1}, ("tenhou", "riichi")),
        ({"chiihou": True, "riichi": 2}, ("chiihou", "riichi")),
        ({"chiihou": True, "rinshan": True}, ("chiihou", "rinshan")),
        ({"by": By.RON, "renhou": True, "houtei": True}, ("renhou", "houtei")),
        ({"paarenchan": True}, ("paarenchan", "not_dealer")),
    ],
)
def test_facts_that_exclude_each_other(facts, named):
    assert clash(**facts) == named


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        ({"tile": 37}, "tile"),
        ({"by": "chombo"}, "by"),
        ({"seat": 31}, "seat"),
        ({"round": 0}, "round"),
        ({"riichi": 3}, "riichi"),
        ({"honba": -1}, "honba"),
        ({"sticks": -1}, "sticks"),
        ({"dora": (0,) * 6}, "dora"),
        ({"riichi": 1, "ura": (0,) * 6}, "ura"),
        ({"pao": ("suuankou",)}, "pao"),
        ({"honba": 1.5}, "honba"),
        ({"honba": "1"}, "honba"),
        ({"sticks": None}, "sticks"),
        ({"nuki": 0.5}, "nuki"),
        ({"riichi": 1, "ippatsu": "no"}, "ippatsu"),
        ({"houtei": 1}, "houtei"),
        ({"closed_kan": None}, "closed_kan"),
    ],
)
def test_values_that_no_game_has(facts, field):
    with pytest.raises(WinError) as raised:
        Win(**{"tile": TILE, "by": By.RON, "seat": EAST, **facts})
    assert raised.value.reason is WinReason.BAD_VALUE
    assert raised.value.details["field"] == field


@pytest.mark.parametrize(
    ("value", "told"),
    [("x" * 60, "x" * 40), (10**40 - 1, "9" * 40), (10**40, "so long a number")],
)
def test_a_long_value_is_told_by_its_first_forty_signs(value, told):
    with pytest.raises(WinError) as raised:
        Win(TILE, By.RON, EAST, honba=value)
    assert raised.value.details == {"field": "honba", "value": told}


def test_events_that_a_draw_and_those_that_a_discard_cannot_have():
    assert {
        By.TSUMO: {"houtei", "chankan", "renhou"},
        By.RON: {"haitei", "rinshan", "tenhou", "chiihou"},
    } == EVENTS_NOT_BY


PON = meld_of("pon", "777z")
CLOSED_KAN = meld_of("ankan", "7777z")
RED_FIVE = TILE_OF_NAME["0p"]


@pytest.mark.parametrize(
    ("text", "meld", "facts", "reason"),
    [
        ("123m456p55s789s", PON, {}, WinReason.TILE_NOT_HELD),
        ("123m456p55s234s", PON, {"riichi": 1}, WinReason.OPEN_HAND),
        ("123m456p55s234s", CLOSED_KAN, {"chiihou": True}, WinReason.CALLED),
        ("123m456p55s234s", PON, {"rinshan": True}, WinReason.NO_KAN),
        ("123m456p55s234s", PON, {"dora": (33, 33)}, WinReason.FIFTH_COPY),
        ("123m456p55s234s", CLOSED_KAN, {"dora": (33,)}, WinReason.FIFTH_COPY),
        ("123m456p22s444s", PON, {"by": By.RON, "chankan": True}, WinReason.ROBBED_KAN),
        (
            "123m456p55s234s",
            PON,
            {"by": By.RON, "chankan": True, "dora": (TILE,)},
            WinReason.ROBBED_KAN,
        ),
        (
            "123m456p55s234s",
            CLOSED_KAN,
            {"by": By.RON, "chankan": True, "riichi": 1, "ura": (TILE,)},
            WinReason.ROBBED_KAN,
        ),
        ("123m406p55s234s", PON, {"dora": (RED_FIVE, RED_FIVE)}, WinReason.SECOND_RED),
    ],
)
def test_hands_that_were_not_won_so(text, meld, facts, reason):
    win = Win(TILE, **{"by": By.TSUMO, "seat": SOUTH, **facts})
    with pytest.raises(WinError) as raised:
        check_win(hand_of(text, meld), win)
    assert raised.value.reason is reason


def test_a_hand_that_lacks_its_winning_tile():
    with pytest.raises(WinError) as raised:
        check_win(Hand(tiles_of("123m456p78s44s"), (PON,)), Win(TILE, By.TSUMO, EAST))
    assert raised.value.reason is WinReason.NOT_A_WINNING_SIZE


@pytest.mark.parametrize("text", ["4s4s", "55s234s", "123m456p55s234s"])
def test_a_hand_of_less_than_14_tiles_is_no_win(text):
    """44s are a pair, and no chinitsu."""
    with pytest.raises(WinError, match="14 tiles, each meld counted as three, not ") as raised:
        score(hand_of(text), Win(TILE, By.TSUMO, EAST))
    assert raised.value.reason is WinReason.NOT_A_WINNING_SIZE


DRAGONS_BUT_GREEN = (meld_of("pon", "555z"), meld_of("ankan", "7777z"))
WINDS_BUT_EAST = tuple(meld_of("pon", f"{wind}{wind}{wind}z") for wind in "234")
THREE_KANS = tuple(meld_of("ankan", kan) for kan in ("1111m", "9999p", "2222s"))
GREEN = {kind: meld_of(kind, "6666z") for kind in ("daiminkan", "kakan", "ankan")}
GREEN["pon"] = meld_of("pon", "666z")
PON_OF_EAST = meld_of("pon", "111z")


@pytest.mark.parametrize(
    ("yakuman", "hand", "melds"),
    [
        ("daisangen", "23m55p4m", (*DRAGONS_BUT_GREEN, GREEN["pon"])),
        ("daisangen", "23m55p4m", (*DRAGONS_BUT_GREEN, GREEN["daiminkan"])),
        ("daisangen", "23m55p4m", (*DRAGONS_BUT_GREEN, GREEN["kakan"])),
        ("daisuushii", "5m5m", (*WINDS_BUT_EAST, PON_OF_EAST)),
        ("suukantsu", "5m5m", (*THREE_KANS, GREEN["daiminkan"])),
    ],
)
def test_pao_is_possible_where_the_last_meld_can_have_been_fed(yakuman, hand, melds):
    held = hand_of(hand, *melds)
    check_win(held, Win(held.drawn, By.TSUMO, EAST, pao=(yakuman,)))


@pytest.mark.parametrize(
    ("yakuman", "hand", "melds"),
    [
        ("daisangen", "666777z234m1p1p", (meld_of("pon", "555z"),)),  # who fed it saw no other
        ("daisangen", "123m66z5p5p6z", DRAGONS_BUT_GREEN),
        (
            "daisangen",
            "23m55p1p",
            (meld_of("ankan", "5555z"), meld_of("ankan", "7777z"), GREEN["ankan"]),
        ),
        ("daisangen", "234m1p1p", (*DRAGONS_BUT_GREEN, PON_OF_EAST)),
        ("daisuushii", "11z5m5m1z", WINDS_BUT_EAST),
        ("suukantsu", "5m5m", (*THREE_KANS, GREEN["kakan"])),
        ("suukantsu", "5m5m", (*THREE_KANS, GREEN["ankan"])),
        ("suukantsu", "234m5m5m", (*THREE_KANS[:2], GREEN["daiminkan"])),
    ],
)
def test_pao_is_refused_where_nobody_can_be_liable(yakuman, hand, melds):
    held = hand_of(hand, *melds)
    with pytest.raises(WinError, match=f"Nobody is liable for {yakuman}") as raised:
        check_win(held, Win(held.drawn, By.TSUMO, EAST, pao=(yakuman,)))
    assert raised.value.reason is WinReason.NOT_FED


def test_a_win_asks_for_the_seat():
    with pytest.raises(TypeError, match="seat"):
        Win(TILE, By.RON)


def test_lists_are_as_good_as_tuples():
    facts = {"dora": (1, 2), "ura": (3,), "pao": ("daisangen",)}
    win = Win(
        TILE, By.TSUMO, EAST, riichi=1, **{name: list(value) for name, value in facts.items()}
    )
    assert win == Win(TILE, By.TSUMO, EAST, riichi=1, **facts)
    assert hash(win) == hash(Win(TILE, By.TSUMO, EAST, riichi=1, **facts))


def test_a_closed_kan_leaves_the_hand_closed():
    check_win(hand_of("123m456p55s234s", CLOSED_KAN), Win(TILE, By.TSUMO, EAST, riichi=1))


def test_events_are_the_yaku_of_what_happened():
    win = Win(TILE, By.TSUMO, EAST, riichi=2, open_riichi=True, haitei=True)
    assert win.events == ("double_riichi", "haitei", "open_riichi")


def test_kinds_tell_all_wins_apart():
    """Scoring keeps what it works out for a kind of win: two kinds must never be equal."""
    kinds = [
        Win(TILE, By.TSUMO, seat, wind, riichi, **{event: True})
        for seat in (EAST, SOUTH)
        for wind in (EAST, SOUTH)
        for riichi in (0, 1, 2)
        for event in EVENTS
        if _possible(seat, riichi, event)
    ]
    assert len({win.kind for win in kinds}) == len(kinds) > 40


def _possible(seat, riichi, event):
    try:
        Win(TILE, By.TSUMO, seat, EAST, riichi, **{event: True})
    except WinError:
        return False
    return True
