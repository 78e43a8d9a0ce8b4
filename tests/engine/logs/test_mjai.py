"""mjai: what programs write differently."""

import gzip
import json

import pytest
from written_logs import to_mjai

from engine.logs import Ending, LogError, moments, read_log
from engine.tiles import NAMES

HAND = ["1m", "9m", "1p", "9p", "1s", "9s", "E", "S", "W", "N", "P", "F", "5sr"]
MASKED = ["?"] * 13


def start(*, kyoku=1, tehais=(HAND, MASKED, MASKED, MASKED), **more):
    return {
        "type": "start_kyoku", "bakaze": "E", "kyoku": kyoku, "honba": 0, "kyotaku": 0,
        "oya": kyoku - 1, "dora_marker": "2p", "tehais": [*tehais], **more,
    }  # fmt: skip


def draw(actor, pai="?"):
    return {"type": "tsumo", "actor": actor, "pai": pai}


def cut(actor, pai, **more):
    return {"type": "dahai", "actor": actor, "pai": pai, **more}


def read(*lines):
    return read_log("\n".join(map(json.dumps, [{"type": "start_game"}, *lines])))


PLAIN = [start(), draw(0, "C"), cut(0, "C", tsumogiri=True), draw(1), cut(1, "7p")]


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(map(json.dumps, PLAIN)),
        json.dumps(PLAIN),
        json.dumps(PLAIN, indent=1),
        "\r\n\r\n".join(map(json.dumps, PLAIN)),
        "\ufeff" + "\n".join(map(json.dumps, PLAIN)),
        "```\n" + "\n".join(map(json.dumps, PLAIN)) + "\n```",
        "```json\n" + "\n".join(map(json.dumps, PLAIN)) + "\n```",
    ],
    ids=["lines", "array", "indented array", "blank lines", "byte order mark", "code", "json code"],
)
def test_lines_and_arrays_are_the_same_game(text):
    for data in (text, text.encode(), gzip.compress(text.encode())):
        game = read_log(data)
        assert (game.viewer, len(game.rounds[0].events)) == (0, 4)
        assert [NAMES[moment.done.tile] for moment in moments(game, 0)] == ["7z"]


def test_tiles_have_two_spellings():
    hand = ["1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "0s"]
    assert read(start(tehais=[hand, *[MASKED] * 3])).rounds == read(start()).rounds


@pytest.mark.parametrize("tehais", [(HAND, MASKED, MASKED), (HAND, MASKED, MASKED, [])])
def test_three_hands_are_three_players(tehais):
    game = read(start(tehais=tehais), draw(0, "N"), {"type": "kita", "actor": 0}, draw(0, "C"))
    assert (game.seats, game.rounds[0].scores) == ((0, 1, 2), (35000, 35000, 35000, 0))
    assert [str(event.what) for event in game.rounds[0].events] == ["draw", "nuki", "draw"]


def test_a_fourth_player_without_points_who_never_acts_is_none():
    three = start(scores=[35000, 35000, 35000, 0])
    assert read(three, draw(0, "C"), cut(0, "C"), draw(1)).seats == (0, 1, 2)
    assert read(start(scores=[35000, 35000, 30000, 0]), start(kyoku=4), draw(3)).players == 4


def test_scores_that_are_left_out_are_carried_over():
    riichi = [
        {"type": "reach", "actor": 0},
        cut(0, "5sr"),
        {"type": "reach_accepted", "actor": 0},
    ]
    win = {"type": "hora", "actor": 1, "target": 0, "scores": [22000, 28000, 25000, 25000]}
    first, second = read(start(), draw(0, "C"), *riichi, draw(1), cut(1, "7p"), draw(2)).rounds * 2
    assert first.end == (24000, 25000, 25000, 25000)
    won, after = read(start(), draw(0, "C"), *riichi, win, start(kyoku=2)).rounds
    assert won.deltas == (-2000, 3000, 0, 0)
    assert (NAMES[won.wins[0].tile], after.scores) == ("0s", (22000, 28000, 25000, 25000))
    assert second.scores == (25000,) * 4


def test_the_riichi_tile_declares_and_the_deposit_is_told_apart():
    game = read(start(), draw(0, "C"), {"type": "reach", "actor": 0}, cut(0, "5sr"))
    *_, discard = game.rounds[0].events
    assert (discard.declares, game.rounds[0].end) == (True, (25000,) * 4)


def test_a_riichi_that_no_line_accepts_is_paid_where_the_game_goes_on():
    declared = [start(), draw(0, "C"), {"type": "reach", "actor": 0}, cut(0, "5sr")]
    accepted = {"type": "reach_accepted", "actor": 0}
    pon = {"type": "pon", "actor": 1, "target": 0, "pai": "5sr", "consumed": ["5s", "5s"]}
    for after in (draw(1), pon):
        assert read(*declared, after).rounds == read(*declared, accepted, after).rounds
    assert read(*declared, draw(1)).rounds[0].end == (24000, 25000, 25000, 25000)


@pytest.mark.parametrize(
    ("reason", "ending"),
    [
        (None, Ending.EXHAUSTIVE), ("fanpai", Ending.EXHAUSTIVE), ("kyuushu", Ending.NINE_KINDS),
        ("nagashimangan", Ending.NAGASHI), ("suchareach", Ending.FOUR_RIICHI),
        ("sanchaho", Ending.THREE_RONS),
    ],
)  # fmt: skip
def test_each_draw_has_its_reason(reason, ending):
    assert read(start(), {"type": "ryukyoku", "reason": reason}).rounds[0].draw is ending


def test_a_line_that_is_no_object_is_refused():
    for text in ('[{"type":"start_game"},5]', '{"type":"start_game"}\n[1]'):
        with pytest.raises(LogError, match="a line of mjai is an object"):
            read_log(text)


def test_notes_of_programs_are_passed_over():
    meta = {"meta": {"q_values": [0.5, -1e3], "mask_bits": 2**45}, "cans": {"can_discard": True}}
    lines = [{"type": "hello"}, start(seed=2**63), {**draw(0, "C"), **meta}, {"type": "none"}]
    assert len(read(*lines, cut(0, "C", **meta), {"type": "end_kyoku"}).rounds[0].events) == 2


def test_what_is_written_is_masked_where_nothing_was_shown():
    lines = [json.loads(line) for line in to_mjai(read(*PLAIN))]
    kinds = [line["type"] for line in lines]
    assert kinds == [
        "start_game", "start_kyoku", "tsumo", "dahai", "tsumo", "dahai", "end_kyoku", "end_game",
    ]  # fmt: skip
    assert lines[1]["tehais"][0] == sorted(HAND, key=HAND.index)
    assert lines[1]["tehais"][1] == MASKED
    assert (lines[2]["pai"], lines[4]["pai"], lines[0]["id"]) == ("C", "?", 0)


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        ([start(tehais=[HAND[:12], *[MASKED] * 3])], "a hand of 12 tiles"),
        ([start(), draw(0, "10m")], "'10m' is not a tile"),
        ([start(), draw("0", "1m")], "a number is missing"),
        ([start(), draw(0)], "event 1: the draw of seat 0"),
        ([start(), draw(0, "C"), cut(0, "8p")], "event 2: 8p is not in the hand"),
        ([start(), draw(0, "C"), cut(0, "N", tsumogiri=True)], "event 2: a drawn tile is cut"),
        ([start(), draw(9, "C")], "event 1: nobody sits at seat 9"),
        ([start(scores=[1, 2])], "2 values where each seat has one"),
        ([{**start(), "oya": 7}], "at which nobody sits"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(lines, place):
    with pytest.raises(LogError, match=rf"^round 1.*{place}"):
        read(*lines)


@pytest.mark.parametrize("text", ["[1, 2]", json.dumps([*PLAIN, "end"]), '{"type":"none"}\n[]'])
def test_a_line_that_is_no_object_is_told(text):
    with pytest.raises(LogError, match="a line of mjai is an object"):
        read_log(text)
