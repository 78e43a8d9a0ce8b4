"""mjlog: each trap of the format in a few tags; hands are left out, so that tiles are free."""

import pytest

from engine.logs import Ending, Format, LogError, LogReason, What, moments, read_log
from engine.tiles import NAMES, TILE_OF_NAME

INIT = '<INIT seed="0,0,0,1,2,132" ten="250,250,250,250" oya="0"/>'
THREE = '<INIT seed="0,0,0,1,2,132" ten="350,350,350,0" oya="0" hai3=""/>'


def read(*tags, init=INIT, go='<GO type="9"/>'):
    return read_log(f'<mjloggm ver="2.3">{go}{init}{"".join(tags)}</mjloggm>')


def events(*tags, **head):
    (played,) = read(*tags, **head).rounds
    return [str(event.what) for event in played.events]


def kan(tile, source=0):
    return (4 * TILE_OF_NAME[tile] + 0) << 8 | source


def pon(tile, source, *, called=0, spare=3):
    return (3 * TILE_OF_NAME[tile] + called) << 9 | spare << 5 | 8 | source


def added(tile, spare=3):
    return (3 * TILE_OF_NAME[tile]) << 9 | spare << 5 | 0x10


OPEN_KAN = ["<T4/>", "<D4/>", f'<N who="1" m="{kan("2m", 3)}"/>', "<U8/>"]


def test_the_indicator_of_an_open_kan_is_seen_after_the_cut_and_not_before():
    expected = ["draw", "discard", "open_kan", "draw", "discard", "dora"]
    assert events(*OPEN_KAN, '<DORA hai="12"/>', "<E8/>") == expected


def test_the_indicator_of_a_closed_kan_is_seen_before_the_replacement_tile():
    tags = ["<T4/>", f'<N who="0" m="{kan("2m")}"/>', '<DORA hai="12"/>', "<T8/>", "<D8/>"]
    assert events(*tags) == ["draw", "closed_kan", "dora", "draw", "discard"]


@pytest.mark.parametrize("at", [0, 1])
def test_of_two_kans_the_indicator_of_the_first_comes_after_the_second_is_declared(at):
    first, second = '<DORA hai="12"/>', '<DORA hai="16"/>'
    again = [f'<N who="1" m="{kan("9p")}"/>']
    again.insert(at, first)
    told = events(*OPEN_KAN, *again, second, "<U8/>", "<E8/>")
    # The second kan is a closed one, whose indicator comes at once: both are seen.
    assert told[4:] == ["closed_kan", "dora", "dora", "draw", "discard"]


def test_an_added_kan_is_robbed_before_its_indicator():
    tags = [
        *("<T4/>", "<D4/>", f'<N who="1" m="{pon("2m", 3)}"/>', "<E40/>", "<V44/>", "<F44/>"),
        *("<W48/>", "<G48/>", "<T56/>", "<D56/>", "<U7/>", f'<N who="1" m="{added("2m")}"/>'),
    ]
    win = '<AGARI ten="30,1000,0" machi="7" who="2" fromWho="1" sc="250,0,250,-10,250,10,250,0"/>'
    (played,) = read(*tags, win).rounds
    assert str(played.events[-1].what) == "added_kan"
    assert (played.wins[0].seat, played.wins[0].source, NAMES[played.wins[0].tile]) == (2, 1, "2m")


def test_tsumogiri_is_the_same_id_and_not_the_same_tile():
    (played,) = read("<T4/>", "<D5/>", "<U8/>", "<E8/>").rounds
    assert [event.tsumogiri for event in played.events] == [None, False, None, True]


def test_attributes_stand_in_any_order_on_any_line_and_comments_are_none():
    text = f"<!-- <INIT/> -->\n<mjloggm>\n{INIT}".replace(" ", "\n  ")
    seed = "<INIT oya='1' ten='250,250,250,250'\n seed=\"4,2,1,0,0,0\"/>"
    (first, second) = read_log(text + "<T4/><D4/>" + seed + "<U4/><E4/>").rounds
    assert (first.index, second.index, second.honba, second.sticks) == (0, 4, 2, 1)
    assert (second.dealer, len(second.events)) == (1, 2)


@pytest.mark.parametrize(
    ("kind", "players", "reds", "tanyao"),
    [(9, 4, True, True), (11, 4, False, True), (13, 4, True, False), (25, 3, True, True)],
)
def test_the_type_of_the_game_tells_the_rules(kind, players, reds, tanyao):
    init = THREE if players == 3 else INIT
    game = read("<T52/>", "<D52/>", init=init, go=f'<GO lobby="0" type="{kind}"/>')
    assert (game.players, game.red_fives, game.open_tanyao) == (players, reds, tanyao)
    assert NAMES[game.rounds[0].events[0].tile] == ("0p" if reds else "5p")
    assert game.rules.open_tanyao is tanyao


def test_of_three_players_the_left_one_may_be_counted_as_across():
    # Seat 0 calls from seat 2, two places away as of four players.
    tags = ["<T0/>", "<D0/>", "<U32/>", "<E32/>", "<V36/>", "<F36/>"]
    tags += [f'<N who="0" m="{pon("1p", 2)}"/>', "<D40/>"]
    (played,) = read(*tags, init=THREE, go='<GO type="25"/>').rounds
    assert (played.events[-2].source, played.seats) == (2, (0, 1, 2))


def test_a_north_set_aside_is_followed_by_a_replacement_tile():
    tags = ["<T120/>", f'<N who="0" m="{120 << 8 | 0x20}"/>', "<T0/>", "<D0/>"]
    assert events(*tags, init=THREE, go='<GO type="25"/>')[1:] == ["nuki", "draw", "discard"]


def refused(*tags, **head):
    with pytest.raises(LogError) as caught:
        read(*tags, **head)
    return caught.value


HAND = "0,32,36,40,44,48,56,76,80,84,92,108,112"
CLIENT = [
    'Get: <GO type="25"/>',
    f'Get: <INIT seed="0,0,0,1,2,132" ten="350,0,350,350" oya="2" hai="{HAND}"/>',
    "Get: <V/>",
    "Get: <f60/>",
    "Send: <Z/>",
    "Get: <W/>",
    "Get: <G64/>",
    "Get: <T72/>",
    "Get: <D72/>",
]


def test_the_stream_of_a_client_knows_one_hand_and_any_seat_of_three_may_be_empty():
    game = read_log("\n".join(CLIENT))
    assert (game.source, game.viewer, game.seats) == (Format.CLIENT, 0, (0, 2, 3))
    told = [(event.seat, event.tile, event.tsumogiri) for event in game.rounds[0].events]
    assert told == [
        (2, None, None), (2, 15, True), (3, None, None),
        (3, 16, False), (0, 18, None), (0, 18, True),
    ]  # fmt: skip
    (moment,) = moments(game, 0)
    assert moment.position.others == (2, 3)
    assert list(moments(game, 2)) == []


def test_the_stream_of_a_client_is_read_without_its_marks():
    told = [line.removeprefix("Get: ") for line in CLIENT if line.startswith("Get: ")]
    assert read_log("\0".join(told)) == read_log("\n".join(CLIENT))


def test_a_round_that_was_joined_in_the_middle_is_left_out_and_told():
    game = read("<T4/>", "<D4/>", '<REINIT seed="1,0,0,0,0,0"/>', "<U8/>", "<E8/>", INIT, "<T4/>")
    assert [len(played.events) for played in game.rounds] == [2, 1]
    assert [(fault.reason, fault.round) for fault in game.faults] == [(LogReason.RECONNECTED, 1)]


def test_noise_inside_a_hand_changes_nothing():
    assert events("<T4/>", '<BYE who="1"/>', "<D4/>", '<UN n0="x"/>', "<U8/>", "<E8/>") == [
        "draw", "discard", "draw", "discard",
    ]  # fmt: skip


def test_a_round_without_a_result_was_cut_off():
    (played,) = read("<T4/>", "<D4/>").rounds
    assert (played.is_whole, played.draw, played.wins) == (False, None, ())


@pytest.mark.parametrize(
    ("kind", "ending"),
    [
        ("", Ending.EXHAUSTIVE), ("yao9", Ending.NINE_KINDS), ("reach4", Ending.FOUR_RIICHI),
        ("ron3", Ending.THREE_RONS), ("kan4", Ending.FOUR_KANS), ("kaze4", Ending.FOUR_WINDS),
        ("nm", Ending.NAGASHI),
    ],
)  # fmt: skip
def test_each_draw_has_its_type(kind, ending):
    told = f'type="{kind}"' if kind else ""
    scores = 'sc="250,-15,250,15,250,0,250,0" owari="235,-10.0,265,20.0,250,0,250,0"'
    game = read("<T4/>", f"<RYUUKYOKU {told} {scores}/>")
    assert (game.rounds[0].draw, game.rounds[0].end) == (ending, (23500, 26500, 25000, 25000))
    assert game.final == (23500, 26500, 25000, 25000)


def test_a_riichi_that_is_won_on_is_not_paid():
    tags = ["<T4/>", '<REACH who="0" step="1"/>', "<D4/>"]
    win = (
        '<AGARI ba="0,0" ten="30,1000,0" machi="4" yaku="3,1" who="2" fromWho="0" '
        'sc="250,-10,250,0,250,10,250,0"/>'
    )
    (won,) = read(*tags, win).rounds
    paid = '<REACH who="0" step="2" ten="240,250,250,250"/>'
    (drawn,) = read(*tags, paid, '<RYUUKYOKU sc="240,0,250,0,250,0,250,0"/>').rounds
    assert won.end == (24000, 25000, 26000, 25000)
    assert drawn.end == (24000, 25000, 25000, 25000)


@pytest.mark.parametrize(
    ("tags", "event", "sentence"),
    [
        (["<U4/>"], 0, "draw of seat 1 out of turn"),
        (["<T4/>", "<D8/>", "<D12/>"], 2, "discard of seat 0 out of turn"),
        (["<T4/>", "<D4/>", f'<N who="2" m="{pon("3m", 2)}"/>'], 2, "pon that seat 2 cannot call"),
        (["<T4/>", '<N who="0" m="32"/>'], 1, "a north is set aside with three players only"),
        (["<T4/>", '<REACH who="1" step="1"/>'], 1, "riichi of seat 1 out of turn"),
        ([*["<T4/>", "<D4/>", "<U8/>", "<E8/>"], '<N who="0" m="1"/>'], 4, "cannot call"),
        (["<T999/>"], None, "999 is the id of no tile"),
    ],
)
def test_what_cannot_happen_is_refused_with_its_place(tags, event, sentence):
    error = refused(*tags)
    assert (error.round, error.event) == (0, event)
    assert sentence in str(error)
    assert str(error).startswith("round 1" + (f", event {event + 1}" if event is not None else ""))


def test_three_players_have_neither_five_of_man_nor_chi():
    head = {"init": THREE, "go": '<GO type="25"/>'}
    assert "5m with three players" in str(refused("<T17/>", "<D17/>", **head))
    chi = f'<N who="1" m="{7 * 3 << 10 | 4 | 3}"/>'  # 123p with 1p
    assert "left player of four" in str(refused("<T36/>", "<D36/>", chi, **head))


def test_one_impossible_round_leaves_the_others():
    game = read("<U4/>", INIT, "<T4/>", "<D4/>")
    assert ([len(played.events) for played in game.rounds], len(game.faults)) == ([2], 1)
    assert str(game.rounds[0].events[0].what) == What.DRAW


def test_an_xml_declaration_and_what_stands_between_tags_change_nothing():
    tags = ["<T4/>", "&#65; &lt;D4/&gt; ", "<![CDATA[<D4/>]]>", "<D4/>"]
    assert events(*tags) == ["draw", "discard"]
    declared = f'<?xml version="1.0" encoding="Shift_JIS"?><mjloggm>{INIT}<T4/></mjloggm>'
    assert [len(it.events) for it in read_log(2 * declared).rounds] == [1, 1]


@pytest.mark.parametrize("end", ["", "</mjloggm>\n", "<D4", '<D4 a="', "<!-- "])
def test_what_is_not_whole_behind_the_last_tag_is_no_fault(end):
    game = read_log(f"{INIT}<T4/>{end}")
    assert ([len(played.events) for played in game.rounds], game.faults) == ([1], ())


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("<D4 a>", "not well-formed (invalid token) at line 3, column 6"),
        ('<D4 a="1" a="2"/>', "duplicate attribute at line 3, column 11"),
        ("&name;", "undefined entity at line 3, column 1"),
        ("</mjloggm>", "mismatched tag at line 3, column 3"),
        ("<!-- ", "unclosed token at line 3, column 1"),
        ('<!DOCTYPE a [<!ENTITY b "">]>', "not well-formed (invalid token) at line 3, column 3"),
    ],
)
def test_a_damage_that_hides_tags_is_told_and_the_rounds_before_it_are_read(damage, sentence):
    game = read_log(f"{INIT}<T4/>\n{INIT}<T4/>\n{damage}<D4/>{INIT}<T4/>")
    assert [len(played.events) for played in game.rounds] == [1]
    assert [str(fault) for fault in game.faults] == [f"round 2: {sentence}"]
