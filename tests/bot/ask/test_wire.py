"""Queries in custom_ids: what was asked comes back, whatever was not written by us is refused."""

from dataclasses import fields, replace
from inspect import get_annotations
from random import Random

import pytest
from asking import feature_of, question_of
from hypothesis import example, given
from hypothesis import strategies as st
from random_sanma import random_sanma_win
from strategies import hands

from bot.ask.agari.question import AgariQuestion
from bot.ask.called.question import CalledQuestion
from bot.ask.compare.question import CompareQuestion
from bot.ask.custom_id import chosen, decode, encode
from bot.ask.features import FEATURE_OF
from bot.ask.help.question import HelpQuestion
from bot.ask.outlook.question import OutlookQuestion, View
from bot.ask.points.question import PointsQuestion
from bot.ask.safe.question import SafeQuestion
from bot.ask.term.question import TermQuestion
from bot.ask.tiles.question import TilesQuestion
from bot.ask.wire import HOUSE_RULES, WIRE_LIMIT
from bot.typed.circumstances import DEFAULT, LUCKY, Circumstances, usual_for, win_for
from bot.typed.hand_question import turned
from bot.typed.hands import check_copies_left
from bot.typed.limits import MOST_HOUSE_RULES, TALLY_LIMIT
from engine import (
    EAST,
    NAMES,
    NORTH,
    WEST,
    By,
    Order,
    Source,
    WinError,
    Worth,
    format_hand,
    format_rules,
    parse_hand,
    parse_rules,
    parse_tiles,
)
from engine.facts import Riichi
from engine.outlook import Aim
from engine.rules import SWITCHES, presets_for
from engine.rules_text import values_of
from engine.tiles import KINDS, WINDS

PLAIN = "123m406p789s1122z"


@st.composite
def circumstances(draw):
    indicators = st.lists(st.integers(0, KINDS + 2), max_size=5).map(tuple)
    return Circumstances(
        by=draw(st.sampled_from(By)),
        seat=draw(st.sampled_from(WINDS)),
        round=draw(st.sampled_from(WINDS)),
        riichi=draw(st.integers(0, 2)),
        events=draw(st.frozensets(st.sampled_from(LUCKY))),
        dora=draw(indicators),
        ura=draw(indicators),
        honba=draw(st.integers(0, TALLY_LIMIT)),
        sticks=draw(st.integers(0, TALLY_LIMIT)),
    )


@st.composite
def rule_texts(draw, players=4):
    """A preset with a few switches changed, in the canonical form."""
    preset = draw(st.sampled_from([*presets_for(players).values()]))
    switches = [switch for switch in SWITCHES if switch != "players"]
    names = draw(st.lists(st.sampled_from(switches), unique=True, max_size=MOST_HOUSE_RULES))
    changed = " ".join(f"{name}:{draw(st.sampled_from(values_of(name)))}" for name in names)
    return format_rules(parse_rules(f"{format_rules(preset)} {changed}"))


@st.composite
def queries(draw):
    hand, won, seen, river = draw(hands()), draw(circumstances()), [], []
    if hand.has_drawn_size:
        won = won if can_happen(won, hand) else usual_for(hand)
    for kind, owned in enumerate(hand.owned):
        some = draw(st.integers(0, 4 - owned))
        seen += [kind] * some
        river += [kind] * draw(st.integers(0, 4 - owned - some))
    return question_of(
        draw(st.sampled_from(["waits", "agari"])),
        format_hand(hand),
        seen=tuple(seen),
        river=tuple(river),
        rules=draw(rule_texts()),
        order=draw(st.sampled_from(Order)),
        page=draw(st.integers(0, 63)),
        private=draw(st.booleans()),
        won=won,
    )


def can_happen(won, hand):
    try:
        win_for(won, hand)
    except WinError:
        return False
    return True


@given(queries())
def test_a_query_is_read_back_from_its_custom_id(query):
    text = encode(query)
    assert len(text) <= WIRE_LIMIT
    assert decode(text) == query


@st.composite
def queries_of_three(draw):
    """A win of three players by house rules, norths set aside where these have them."""
    rules = draw(rule_texts(players=3))
    hand, win, _ = random_sanma_win(Random(draw(st.integers(0, 10**6))))
    has_nuki = parse_rules(rules).nukidora
    won = Circumstances(
        win.by, win.seat, win.round, win.riichi, dora=win.dora, ura=win.ura,
        nuki=win.nuki if has_nuki else 0,
    )  # fmt: skip
    return question_of("agari", format_hand(hand), rules=rules, won=won)


@given(queries_of_three())
def test_a_query_of_three_players_is_read_back_from_its_custom_id(query):
    text = encode(query)
    assert len(text) <= WIRE_LIMIT
    assert decode(text) == query


@given(queries(), st.sampled_from(["cut", "win"]), st.sampled_from(NAMES))
@example(question_of("waits", "123m456m789m0p"), "win", "0p")
def test_a_chosen_query_is_read_back_from_its_custom_id(query, slot, tile):
    """The set has one red 5p where nobody says otherwise: a second one cannot be won on."""
    try:
        after = chosen(query, slot, [tile])
    except ValueError:
        return
    assert decode(encode(after)) == after


DRAWN = "123m406p789s11225z"
TENPAI = "23m406p789s11222z"
EXAMPLES = (
    CalledQuestion(TENPAI, called=0),
    CompareQuestion(DRAWN, compared=(27, 28)),
    PointsQuestion(worth=Worth(4, 30), rules="ema", seat=EAST, honba=2),
    OutlookQuestion(DRAWN, aim=Aim.WIN, view=View.ALONE),
    OutlookQuestion(TENPAI, called=0),
    SafeQuestion(DRAWN, seen=(0, 9, 31), riichi=(Riichi(Source.ACROSS, (0, 9, 31)),)),
    TilesQuestion(hand=DRAWN, river=(0, 31), riichi=1),
    TermQuestion(term="suji"),
    HelpQuestion(page=1),
)
"""Questions in which each field that only their feature has is not what it usually is."""


@pytest.mark.parametrize("question", EXAMPLES, ids=feature_of)
def test_what_only_one_feature_asks_is_read_back_from_its_custom_id(question):
    assert decode(encode(question)) == question


def test_every_field_that_only_one_feature_has_is_tried():
    tried = {
        (type(question), it.name)
        for question in EXAMPLES
        for it in fields(question)
        if getattr(question, it.name) != it.default
    }
    own = {(kind, name) for kind in FEATURE_OF for name in get_annotations(kind)}
    assert own <= tried, own - tried


def widest():
    """Four marked kans and a pair of two suits, every other tile seen or in the river."""
    hand = parse_hand('2m0p[1"111m][9"999p][1111"s][5"555z]')
    free = [kind for kind in range(KINDS) for _ in range(4 - hand.owned[kind])]
    return question_of(
        "agari",
        format_hand(hand),
        seen=tuple(free[::2]),
        river=tuple(free[1::2]),
        rules="ema",
        order=Order.TRIPLET,
        page=63,
        private=True,
        won=Circumstances(
            By.TSUMO,
            NORTH,
            NORTH,
            events=frozenset({"haitei"}),
            dora=(7, 10, 12, 32, 33),
            honba=TALLY_LIMIT,
            sticks=TALLY_LIMIT,
        ),
    )


def test_the_widest_query_fits_a_custom_id():
    text = encode(widest())
    assert len(f"v2:sequence:{text}") <= 100
    assert decode(text) == widest()


def test_no_query_can_be_wider():
    """Every field at its longest, though no win has both riichi and an open kan."""
    rules = " ".join(("riichi_city", *HOUSE_RULES[:MOST_HOUSE_RULES]))
    won = Circumstances(
        By.RON, EAST, NORTH, 2, frozenset(LUCKY), (36,) * 5, (36,) * 5, TALLY_LIMIT, TALLY_LIMIT
    )
    assert len(encode(replace(widest(), won=won, rules=rules))) <= WIRE_LIMIT
    cuts = {"compared": (0, 1, 2, 3, 4), "won": replace(won, ura=()), "rules": rules}
    assert len(encode(turned(widest(), CompareQuestion, **cuts))) <= WIRE_LIMIT


def test_no_query_of_three_players_can_be_wider():
    """Norths set aside beside everything else; five cuts leave room for three kans."""
    rules = " ".join(("mahjong_soul_sanma", *HOUSE_RULES[:MOST_HOUSE_RULES]))
    won = Circumstances(
        By.RON, EAST, NORTH, 2, frozenset(LUCKY), (36,) * 5, (36,) * 5, TALLY_LIMIT, TALLY_LIMIT, 4
    )
    assert len(encode(replace(widest(), won=won, rules=rules))) <= WIRE_LIMIT
    hand = format_hand(parse_hand('1p0p1s1z2p[1"111m][9"999p][5"555z]'))
    cuts = {"compared": (0, 1, 2, 3, 4), "won": replace(won, ura=()), "rules": rules}
    assert len(encode(turned(widest(), CompareQuestion, hand=hand, **cuts))) <= WIRE_LIMIT


def test_tiles_that_are_called_or_compared_come_back():
    called = question_of("waits", PLAIN, called=3)
    compared = question_of("waits", "123m406p789s11223z", compared=(29, 27))
    for query in (called, compared):
        assert decode(encode(query)) == query


def test_a_plain_question_is_its_hand():
    assert encode(question_of("waits", PLAIN)) == PLAIN
    assert decode(PLAIN) == question_of("waits", PLAIN)


@pytest.mark.parametrize(
    "query",
    [
        question_of("waits", PLAIN, private=True),
        question_of("agari", PLAIN, private=True),
        question_of("methods", PLAIN, private=True),
        question_of("outlook", PLAIN, private=True),
        question_of("help", private=True),
        question_of("points", worth=Worth(4, 30), private=True),
    ],
    ids=feature_of,
)
def test_a_question_of_every_command_comes_back(query):
    assert decode(encode(query)) == query


@pytest.mark.parametrize(
    "text",
    [
        "",  # no hand
        "123m 406p789s1122z",  # a space
        "321m406p789s1122z",  # not in order
        "123m456p789s1122",  # no suit
        "11111m",  # a fifth tile
        f"{PLAIN}.",  # an empty rest is not written
        f"{PLAIN}.A",  # a leading nought
        f"{PLAIN}.Z",  # there is no such command
        f"{PLAIN}.!",
        f"{PLAIN}.____________",  # more than all switches
        f"{PLAIN}..{'_' * 30}",  # more tiles than there are
        f"{PLAIN}...ABCDEF",  # six indicators
        f"{PLAIN}...-",  # no such tile
        f"{PLAIN}......A.A",  # a field too many
        encode(  # without riichi
            question_of("agari", f"{PLAIN}1z", won=Circumstances(events=frozenset({"ippatsu"})))
        ),
        encode(question_of("agari", "11z[111m]", won=Circumstances(riichi=1))),
        encode(question_of("agari", "1111m1z1z", won=Circumstances(dora=(0,)))),
        f"{PLAIN}:",
        f"{PLAIN}\n",
        "１２３ｍ",
        "m" * 89,
        "1m" * 2000,
        "@everyone",
    ],
)
def test_forged_text_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        decode(text)


def test_a_fifth_copy_among_the_seen_tiles_is_refused():
    honest = encode(question_of("waits", "1111m", seen=(1,)))
    assert decode(honest).seen == (1,)
    with pytest.raises(ValueError, match="fifth"):
        decode(encode(question_of("waits", "1111m", seen=(0,))))


@given(st.text(max_size=120) | st.text(alphabet="123mpsz.[]'ABCD_-", max_size=95))
@example(".BB")
def test_any_text_is_read_or_refused(text):
    try:
        query = decode(text)
    except ValueError:
        return
    assert encode(query) == text


@given(queries(), st.integers(0, 87), st.sampled_from("A1m.[z_"))
def test_a_changed_query_is_read_or_refused(query, at, sign):
    text = encode(query)
    text = text[:at] + sign + text[at + 1 :]
    try:
        assert encode(decode(text)) == text
    except ValueError:
        assert text != encode(query)


@pytest.mark.parametrize("rules", presets_for(3))
@pytest.mark.parametrize("nuki", range(5))
def test_norths_set_aside_come_back(rules, nuki):
    asked = question_of("waits", "19m123456p789s11z", rules=rules, won=Circumstances(nuki=nuki))
    assert decode(encode(asked)) == asked
    won = turned(asked, AgariQuestion, hand="123456p789s11z99p1z")
    won = replace(won, hand=format_hand(parse_hand(won.hand)))
    assert decode(encode(won)) == won


def test_a_query_without_norths_is_written_as_before():
    assert encode(question_of("waits", PLAIN, won=Circumstances(seat=WEST))) == f"{PLAIN}.AAAC"


@pytest.mark.parametrize(
    "query",
    [
        question_of("waits", PLAIN, won=Circumstances(nuki=1)),  # four players
        question_of("waits", "1z", rules="tenhou_sanma nukidora:off", won=Circumstances(nuki=1)),
        question_of("waits", PLAIN, rules="tenhou_sanma"),  # 2m
        question_of("waits", "1z[1'23p]", rules="tenhou_sanma"),  # a chi
        question_of("waits", "1z", rules="tenhou_sanma", seen=(4,)),
        question_of("waits", "1z", rules="tenhou_sanma", river=(4,)),
        question_of("waits", "1z", rules="tenhou_sanma", called=4),
        question_of("waits", "1z", rules="tenhou_sanma", won=Circumstances(dora=(4,))),
        question_of("waits", "1z", rules="tenhou_sanma", won=Circumstances(seat=NORTH)),
        question_of("waits", "1z", rules="tenhou_sanma", won=Circumstances(round=NORTH)),
        question_of("waits", "44z1p1p", rules="tenhou_sanma", won=Circumstances(nuki=3)),
    ],
)
def test_a_query_that_its_rules_cannot_have_is_refused(query):
    with pytest.raises(ValueError, match=r"."):
        decode(encode(query))


# Choosing.


def test_cutting_a_tile_puts_it_into_the_river():
    query = question_of("agari", "123m406p789s1122z3m", river=(33,), page=2, private=True)
    cut = chosen(query, "cut", ["0p"])
    assert cut == question_of(
        "waits", "1233m46p789s1122z", river=tuple(parse_tiles("5p7z")), private=True
    )


def test_winning_on_a_tile_completes_the_hand():
    won = chosen(question_of("waits", PLAIN, seen=(31,)), "win", ["1z"])
    assert won == question_of("agari", "123m406p789s11221z", seen=(31,))


def test_an_open_hand_is_won_by_ron_unless_told():
    waiting = chosen(question_of("waits", "11z[111m]"), "cut", ["1z"])
    assert chosen(waiting, "win", ["1z"]).won.by is By.RON


def test_circumstances_that_another_winning_tile_excludes_are_dropped():
    two_east = Circumstances(dora=(EAST, EAST), honba=1)
    there = question_of("agari", "1z123m1z", won=two_east)
    assert chosen(there, "win", ["1m"]).won == two_east
    waiting = question_of("agari", "11z23m", won=replace(two_east, riichi=1))
    assert chosen(waiting, "win", ["1m"]).won == replace(two_east, riichi=1)
    third = question_of("agari", "123m1z", won=two_east)
    assert chosen(third, "win", ["1z"]).won == two_east
    robbed = replace(DEFAULT, by=By.RON, events=frozenset({"chankan"}))
    pair = question_of("agari", "11z23m", won=robbed)
    assert chosen(pair, "win", ["1z"]).won == DEFAULT


def test_winning_on_a_held_tile_makes_it_the_drawn_one():
    query = question_of("agari", "123m406p789s11222z", order=Order.TRIPLET)
    won = chosen(query, "win", ["0p"])
    assert parse_hand(won.hand) == replace(parse_hand(query.hand), drawn=35)
    assert won.order is Order.TRIPLET


def test_choosing_rules():
    assert chosen(question_of("waits", PLAIN, page=1), "rules", ["ema"]) == question_of(
        "waits", PLAIN, rules="ema"
    )


@pytest.mark.parametrize(
    ("hand", "slot", "value"),
    [
        (PLAIN, "cut", "1m"),  # nothing to cut from thirteen
        (f"{PLAIN}5z", "cut", "9m"),  # not held
        (f"{PLAIN}5z", "cut", "5p"),  # only the red one is held
        (f"{PLAIN}5z", "cut", "10m"),
        (f"{PLAIN}5z", "win", "9m"),
        ("1111m", "win", "1m"),  # a fifth one
        (PLAIN, "rules", "home"),
        (PLAIN, "page", "1"),
        (PLAIN, "", ""),
    ],
)
def test_a_value_that_no_select_offers_is_refused(hand, slot, value):
    with pytest.raises(ValueError, match=r"."):
        chosen(question_of("waits", hand), slot, [value])


def test_a_tile_of_which_none_is_left_cannot_be_won_on():
    with pytest.raises(ValueError, match="fifth"):
        chosen(question_of("waits", PLAIN, seen=tuple(parse_tiles("11z"))), "win", ["1z"])


@pytest.mark.parametrize(
    ("hand", "seen", "river", "fifth"),
    [
        ("1234m", "111m", "", None),
        ("1233m", "3m", "3m", None),
        ("1233m", "33m", "3m", 2),
        ("4m(1111m)", "", "1m", 0),
        ("0m", "555m", "5m", 4),
    ],
)
def test_the_fifth_copy_is_named(hand, seen, river, fifth):
    found = check_copies_left(parse_hand(hand), parse_tiles(seen + river))
    assert found == fifth
