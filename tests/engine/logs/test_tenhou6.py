"""tenhou6: calls and their direction, the order of turns, results."""

import json
from urllib.parse import quote

import pytest

from engine.logs import Ending, LogError, LogReason, read_log
from engine.tiles import NAMES

SCORES = [25000] * 4


def a_log(lists, result=("流局",), *, head=(0, 0, 0), dora=(39,), **more):
    """A log of one round: by seat what was taken and cut; no hand is shown."""
    fields = [list(head), SCORES, list(dora), []]
    for takes, cuts in (*lists, *[([], [])] * (4 - len(lists))):
        fields += [[], takes, cuts]
    return json.dumps({"log": [[*fields, list(result)]], **more})


def read(*lists, **more):
    return read_log(a_log(lists, **more)).rounds[0]


def told(played):
    return [
        f"{event.what} {event.seat} {NAMES[event.tile] if event.tile is not None else ''}".strip()
        for event in played.events
    ]


@pytest.mark.parametrize(
    ("call", "caller", "source"),
    [
        ("p111111", 1, 0), ("11p1111", 2, 0), ("1111p11", 3, 0),
        ("c111213", 1, 0), ("m11111111", 1, 0), ("11m111111", 2, 0), ("111111m11", 3, 0),
    ],
)  # fmt: skip
def test_the_place_of_the_letter_is_the_source(call, caller, source):
    lists = [([21], [11]), ([], []), ([], []), ([], [])]
    kan = "m" in call
    lists[caller] = ([call, 22] if kan else [call], [0, 60] if kan else [22])
    called = read(*lists).events[2]
    assert (called.seat, called.source, NAMES[called.tile]) == (caller, source, "1m")


@pytest.mark.parametrize(
    ("call", "caller"), [("11p1111", 1), ("p111111", 2), ("1111c1213", 1), ("c111213", 2)]
)
def test_a_call_from_another_direction_is_no_order_of_turns(call, caller):
    lists = [([21], [11]), ([], []), ([], []), ([], [])]
    lists[caller] = ([call], [22])
    with pytest.raises(LogError):
        read(*lists)


def test_an_open_kan_has_a_place_holder_and_its_indicator_comes_after_the_cut():
    played = read(([21], [11]), (["m11111111", 45], [0, 60]), dora=(39, 12))
    assert told(played)[2:] == ["open_kan 1 1m", "draw 1 5z", "discard 1 5z", "dora -1 2m"]


def test_kans_of_ones_own_stand_among_the_cuts():
    closed = read(([21, 45], ["212121a21", 60]), dora=(39, 12))
    assert told(closed) == ["draw 0 1p", "closed_kan 0", "dora -1 2m", "draw 0 5z", "discard 0 5z"]
    pon = "p474747"
    added = read(
        ([21, 22], [47, 60]),
        ([pon, 47, 45], [22, "k47474747", 60]),
        ([31], [60]),
        ([33], [60]),
        dora=(39, 12),
    )
    assert told(added)[-4:] == ["added_kan 1 7z", "draw 1 5z", "discard 1 5z", "dora -1 2m"]


def test_red_fives_tsumogiri_riichi_norths_and_texts_of_digits():
    played = read(([51], ["r60"]), (["52"], ["52"]), ([53], [60]))
    assert told(played) == [
        "draw 0 0m", "riichi 0", "discard 0 0m", "accepted 0",
        "draw 1 0p", "discard 1 0p", "draw 2 0s", "discard 2 0s",
    ]  # fmt: skip
    assert [event.tsumogiri for event in played.events if event.what == "discard"] == [
        True, False, True,
    ]  # fmt: skip
    three = read(([44, 21], ["f44", 60]), rule={"disp": "三南喰赤"})
    assert (told(three)[1], three.seats) == ("nuki 0 4z", (0, 1, 2))


def test_a_riichi_that_is_won_on_is_not_paid():
    win = ["和了", [-1000, 1000, 0, 0], [1, 0, 1, "30符1飜1000点", "平和(1飜)"]]
    assert "accepted" not in " ".join(told(read(([21], ["r60"]), result=win)))
    assert told(read(([21], ["r60"])))[-1] == "accepted 0"


def test_two_orders_of_turns_are_told_and_neither_is_taken():
    # Seat 0 calls 9p and seat 2 1m: of three players either can have come first.
    lists = ([21, "29p2929"], [11, 11]), ([31], [29]), (["11p1111"], [29])
    with pytest.raises(LogError) as caught:
        read(*lists, rule={"disp": "三南喰赤"})
    assert caught.value.reason is LogReason.AMBIGUOUS
    assert caught.value.round == 0


@pytest.mark.parametrize(
    ("worth", "expected"),
    [
        ("30符2飜2000点", (2, 30, 2000)),
        ("満貫8000点", (1, None, 8000)),
        ("20符3飜700-1300点", (3, 20, 2700)),
        ("30符2飜1000点∀", (2, 30, 3000)),
        ("満貫4000点∀", (1, None, 12000)),
    ],
)
def test_the_worth_of_a_win_is_all_that_it_earns(worth, expected):
    win = ["和了", [0, 0, 0, 0], [0, 0, 0, worth, "立直(1飜)"]]
    (won,) = read(([21], []), result=win).wins
    assert (won.han, won.fu, won.points) == expected
    assert (NAMES[won.tile], won.pao) == ("1p", None)


def test_titles_and_worths_of_converters_may_be_english():
    win = ["Agari", [0, 0, 0, 0], [0, 0, 0, "30Fu2Han2000Points", "Riichi(1Han)"]]
    (won,) = read(([21], []), result=win).wins
    assert (won.han, won.fu, won.points) == (2, 30, 2000)
    limit = ["Agari", [0, 0, 0, 0], [0, 0, 0, "Mangan 4000Points∀", "Riichi(1Han)", "Dora(4Han)"]]
    (won,) = read(([21], []), result=limit).wins
    assert (won.han, won.fu, won.points) == (5, None, 12000)
    for shown, reds in ((" South Red Fives", True), (" South No Red Fives", False)):
        game = read_log(a_log([([21], [60])], rule={"disp": "Friendly" + shown}))
        assert (game.red_fives, game.open_tanyao) == (reds, True)


def test_rounds_in_several_links_or_objects_are_one_game():
    rounds = [a_log([([tile], [60])]) for tile in (21, 22)]
    one = json.dumps({"log": [*(json.loads(text)["log"][0] for text in rounds)]})
    links = ["https://tenhou.net/6/#json=" + quote(text) for text in rounds]
    indented = "\n".join(json.dumps(json.loads(text), indent=1) for text in rounds)
    joined = ("\n".join(rounds), " ".join(rounds), "\n".join(links), " and ".join(links))
    for text in (*joined, indented):
        assert read_log(text) == read_log(one)
    with pytest.raises(LogError):
        read_log(rounds[0] + '\n{"log": [[')


def test_a_liable_player_and_a_double_ron_are_told():
    win = ["和了", [-8000, 8000, 0, 0], [1, 0, 1], [-16000, 0, 32000, -16000], [2, 0, 3]]
    played = read(([21], [11]), result=win)
    assert [(won.seat, won.source, won.pao) for won in played.wins] == [(1, 0, None), (2, 0, 3)]
    assert played.deltas == (-24000, 8000, 32000, -16000)


@pytest.mark.parametrize(
    ("title", "ending"),
    [
        ("流局", Ending.EXHAUSTIVE), ("全員聴牌", Ending.EXHAUSTIVE), ("流し満貫", Ending.NAGASHI),
        ("四風連打", Ending.FOUR_WINDS), ("四家立直", Ending.FOUR_RIICHI), ("不明", None),
        ("Mangan at Draw", Ending.NAGASHI), ("Exhaustive Draw", Ending.EXHAUSTIVE),
        ("四開槓", Ending.FOUR_KANS), ("三家和了", Ending.THREE_RONS), ("wat", Ending.OTHER),
    ],
)  # fmt: skip
def test_each_draw_has_its_title(title, ending):
    assert read(([21], [60]), result=[title]).draw is ending


def test_what_converters_add_is_passed_over():
    more = {
        "ts": 1700000000,
        "ratingc": "PF4",
        "sx": ["C"] * 4,
        "lobby": 0,
        "sc": [30000, 10.0] * 4,
    }
    game = read_log(a_log([([21], [60])], rule={"disp": "玉の間南喰", "aka51": 1}, **more))
    assert (game.red_fives, game.open_tanyao, game.final) == (True, True, (30000,) * 4)
    assert not read_log(a_log([([21], [60])], rule={"disp": "東南", "aka": 0})).red_fives


@pytest.mark.parametrize("code", [10, 20, 30, 40, 48, 49, 50, 54])
def test_a_number_between_the_suits_is_no_tile(code):
    with pytest.raises(LogError, match=f"{code} is not a tile of tenhou6"):
        read(([code], [21]))


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (19.5, "not a call"),
        (99, "not a tile"),
        (10, "not a tile"),
        (40, "not a tile"),
        (48, "not a tile"),
        (50, "not a tile"),
        (54, "not a tile"),
        ("x1111", "not a call"),
        ("r", "not a call"),
        (None, "not a call"),
    ],
)
def test_an_entry_that_is_none_is_named(entry, sentence):
    with pytest.raises(LogError, match=f"round 1.*{sentence}"):
        read(([21], [entry]))


@pytest.mark.parametrize("cut", ["111111a11", "k11111111", "p111111"])
def test_a_kan_of_tiles_that_are_not_in_the_hand_and_a_call_among_the_cuts_follow_from_nothing(cut):
    fields = json.loads(a_log([([21, 45], [cut, 60])]))
    fields["log"][0][4] = [12, 13, 14, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26]
    with pytest.raises(LogError, match="what the players take and cut does not follow"):
        read_log(json.dumps(fields))
