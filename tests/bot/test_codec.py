"""The one codec: what was asked comes back from ids and records, what nobody wrote is refused."""

import json
from dataclasses import replace
from random import Random

import pytest
from asking import ASKED, FEATURES, decode, encode, question_of
from hypothesis import assume, example, given
from hypothesis import strategies as st
from random_sanma import random_sanma_win
from random_wins import random_win
from strategies import hands

from bot.codec import (
    EVENTS,
    ID_LIMIT,
    PRESETS_WRITTEN,
    RECORD,
    ROWS,
    SITUATION,
    SWITCHES_WRITTEN,
    USUAL_SWITCHES,
    pack,
    read_record,
    unpack,
    value_of,
    write_record,
)
from bot.features import MODULES, OF_STUDY, chosen, feature_of, id_of, read_id
from bot.features.quiz.kinds import recorded_quiz
from bot.features.quiz.kinds.price import situation_of
from bot.features.quiz.posing import deal_quiz
from bot.hand import SITUATED, GamePlace, Question, Scope, Situation, View, usually_won, win_of
from bot.read.limits import MOST_HOUSE_RULES, TALLY_LIMIT
from engine import (
    EAST,
    NAMES,
    NORTH,
    PRESETS,
    By,
    Hand,
    Order,
    Source,
    WinError,
    Worth,
    format_rules,
    parse_hand,
    parse_rules,
    parse_tiles,
)
from engine.facts import Riichi, River
from engine.outlook import Aim
from engine.problems import SPECIES, can_be_dealt
from engine.rules import SWITCHES, presets_for
from engine.rules_text import values_of
from engine.tiles import KINDS, WINDS

PLAIN = "123m406p789s1122z"
DRAWN = "123m406p789s11225z"


@st.composite
def rule_texts(draw, players=4):
    """A preset with a few switches changed, in the canonical form."""
    preset = draw(st.sampled_from([*presets_for(players).values()]))
    switches = [switch for switch in SWITCHES if switch != "players"]
    names = draw(st.lists(st.sampled_from(switches), unique=True, max_size=MOST_HOUSE_RULES))
    changed = " ".join(f"{name}:{draw(st.sampled_from(values_of(name)))}" for name in names)
    return format_rules(parse_rules(f"{format_rules(preset)} {changed}"))


@st.composite
def situations(draw):
    """A hand at a table of four players, won in a way that can be."""
    hand, seen, river = draw(hands()), [], []
    for kind, owned in enumerate(hand.owned):
        some = draw(st.integers(0, 4 - owned))
        seen += [kind] * some
        river += [kind] * draw(st.integers(0, 4 - owned - some))
    indicators = st.lists(st.integers(0, KINDS + 2), max_size=5).map(tuple)
    at = Situation(
        hand,
        parse_rules(draw(rule_texts())),
        tuple(seen),
        tuple(river),
        by=draw(st.sampled_from(By)),
        seat=draw(st.sampled_from(WINDS)),
        round=draw(st.sampled_from(WINDS)),
        riichi=draw(st.integers(0, 2)),
        events=draw(st.frozensets(st.sampled_from(EVENTS))),
        dora=draw(indicators),
        ura=draw(indicators),
        honba=draw(st.integers(0, TALLY_LIMIT)),
        sticks=draw(st.integers(0, TALLY_LIMIT)),
        turn=draw(st.sampled_from([None, *range(1, 19)])),
    )
    if hand.has_drawn_size:
        try:
            win_of(at)
        except WinError:
            at = usually_won(at)
    return at


@st.composite
def questions(draw):
    return Question(
        draw(st.sampled_from(["waits", "agari"])),
        draw(situations()),
        page=draw(st.integers(0, 63)),
        private=draw(st.booleans()),
        order=draw(st.sampled_from(Order)),
    )


@given(questions())
def test_a_question_is_read_back_from_its_id(question):
    assert len(encode(question)) <= ID_LIMIT
    assert decode(encode(question)) == question


@given(rule_texts(players=3), st.integers(0, 10**6))
def test_a_question_of_three_players_is_read_back_from_its_id(rules, seed):
    hand, win, _ = random_sanma_win(Random(seed))
    played = parse_rules(rules)
    win = replace(win, nuki=win.nuki if played.nukidora else 0)
    held = Hand(hand.concealed, hand.melds, hand.drawn, players=3)
    question = Question("agari", situation_of(held, win, played))
    assert decode(encode(question)) == question


@given(questions(), st.sampled_from(["cut", "win"]), st.sampled_from(NAMES))
@example(question_of("waits", "123m456m789m0p"), "win", "0p")
def test_a_chosen_question_is_read_back_from_its_id(question, slot, tile):
    """The set has one red 5p where nobody says otherwise: a second one cannot be won on."""
    try:
        after = chosen(question, slot, [tile])
    except ValueError:
        return
    assert decode(encode(after)) == after


RIVER = River(None, (0, 31, 5), (2,), 0)
EXAMPLES = (
    question_of("waits", "23m406p789s11222z", called=0),
    question_of("waits", DRAWN, compared=(27, 28)),
    question_of("points", rules="ema", worth=Worth(4, 30), seat=EAST, honba=2),
    question_of("outlook", DRAWN, aim=Aim.WIN, view=View.ALONE),
    question_of("safe", DRAWN, seen=(0, 9, 31), threats=(Riichi(Source.ACROSS, (0, 9, 31)),)),
    question_of("tiles", DRAWN, rivers=(RIVER,)),
    question_of("term", term="suji"),
    question_of("help", page=1),
    Question("quiz", number=(1 << 63) - 1, scope=Scope.THEME, choice="4/30/2000"),
    Question("session", number=7, page=3, choice="c"),
    Question("practice", number=7, choice="waits/ryanmen"),
    Question("vote", number=7, choice="r6m"),
    Question("offers", number=7, choice="take"),
    Question("data", choice="export"),
    Question("settings", choice="forget"),
    Question("board", number=202611),
    Question("game", game=GamePlace("aZ09-_bcdefg", 3, 11, 4094)),
    Question("game", game=GamePlace("aZ09-_bcdefg")),
)
"""Questions in which each field that only some features have is not what it usually is."""


@pytest.mark.parametrize("question", EXAMPLES, ids=lambda question: question.feature)
def test_what_only_some_features_ask_is_read_back(question):
    assert decode(encode(question)) == question


def test_every_field_of_every_layout_is_tried():
    """Those of a hand are tried by the properties above."""
    usual = Question("")
    tried = {
        (question.feature, name)
        for question in EXAMPLES
        for name in feature_of(question.feature).fields
        if value_of(question, name) != value_of(usual, name)
    }
    own = {
        (name, field)
        for name in MODULES | OF_STUDY
        for field in feature_of(name).fields
        if field not in {*SITUATION, "private", "page", "order"}
    }
    assert own <= tried | {("practice", "scope")}


@pytest.mark.parametrize("feature", ASKED, ids=lambda feature: feature.name)
def test_a_question_of_every_command_comes_back_seen_by_the_asker_alone(feature):
    own = {
        "points": {"worth": Worth(4, 30)},
        "term": {"term": "suji"},
        "safe": {"threats": (Riichi(None, (0,)),)},
    }
    hand = PLAIN if "hand" in feature.fields else ""
    question = question_of(feature.name, hand, private=True, **own.get(feature.name, {}))
    assert decode(encode(question)) == question


def widest(feature="agari", hand='2m0p[1"111m][9"999p][1111"s][5"555z]', rules="riichi_city"):
    """Four marked kans and a pair, every other tile seen or in the river; every field at its end.

    No win has both riichi and an open kan: the ids have room for it.
    """
    switches = ("open_tanyao:off", "kiriage:on", "kazoe:off", "renhou:yakuman", "red_fives:0")
    played = parse_rules(" ".join((rules, *switches)))
    held = parse_hand(hand)
    free = [kind for kind in range(KINDS) for _ in range(4 - held.owned[kind])]
    at = Situation(
        held,
        played,
        tuple(free[::2]),
        tuple(free[1::2]),
        by=By.RON,
        seat=EAST,
        round=NORTH,
        riichi=2,
        events=frozenset(EVENTS),
        dora=(36,) * 5,
        ura=(36,) * 5,
        honba=TALLY_LIMIT,
        sticks=TALLY_LIMIT,
        nuki=4,
        turn=18,
    )
    return Question(feature, at, page=63, private=True, order=Order.TRIPLET)


def test_no_question_is_too_wide_for_an_id():
    for rules in ("riichi_city", "mahjong_soul_sanma"):
        assert len(id_of("sequence", widest(rules=rules))) <= ID_LIMIT
        five = widest("waits", '1p0p1s1z2p[1"111m][9"999p][5"555z]', rules).but(ura=())
        assert len(id_of("sequence", five.but(compared=(0, 1, 2, 3, 4)))) <= ID_LIMIT
        assert len(id_of("sequence", widest("outlook", rules=rules).but(ura=()))) <= ID_LIMIT


def test_the_usual_values_take_no_room():
    """Then a field at the end of a layout changes no id that was written before."""
    for feature in map(feature_of, MODULES | OF_STUDY):
        assert pack(Question(feature.name), feature.fields) == ""
    question = question_of("waits", PLAIN, seen=(31,))
    longer = (*feature_of("waits").fields, "worth", "choice")
    assert pack(question, longer) == pack(question, feature_of("waits").fields)
    assert unpack("waits", pack(question, feature_of("waits").fields), longer) == question


def test_what_a_later_version_writes_is_refused():
    question = question_of("waits", PLAIN).but(worth=Worth(1, 30))
    longer = (*feature_of("waits").fields, "worth")
    with pytest.raises(ValueError, match="later version"):
        unpack("waits", pack(question, longer), feature_of("waits").fields)


def test_ids_name_every_preset_and_every_switch():
    assert set(PRESETS_WRITTEN) == set(PRESETS)
    assert len(set(SWITCHES_WRITTEN)) == len(SWITCHES_WRITTEN)
    for preset in PRESETS:
        for switch in SWITCHES:
            for value in values_of(switch) if switch != "players" else ():
                _, *named = format_rules(parse_rules(f"{preset} {switch}:{value}")).split()
                assert set(named) <= set(SWITCHES_WRITTEN)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3",
        "3:waits:go",
        "2:waits:go:",
        "v2:next:123m",
        "3:nothing:go:",
        "3:waits:go:",
        "3:tiles:go:",
        "3:agari!ask:B",
        "3:waits:GO:",
        "3:waits?go:",
        "3:waits:go:!",
        "3:waits:go:\n",
        "3:waits:go:" + "_" * 89,
        "3:waits:go:" + "A" * 5 + "_",
        "3:term:go:",
        "3:points:go:",
        "somebody else's",
        "@everyone",
    ],
)
def test_forged_ids_are_refused(text):
    with pytest.raises(ValueError, match=r"."):
        read_id(text)


IMPOSSIBLE = [
    question_of("agari", f"{PLAIN}1z", events=frozenset({"ippatsu"})),  # without riichi
    question_of("agari", "11z[111m]", riichi=1),
    question_of("agari", "1111m1z", dora=(0,)),  # a fifth one
    question_of("waits", "1111m", seen=(0,)),
    question_of("waits", PLAIN, nuki=1),  # four players
    question_of("waits", "1z", rules="tenhou_sanma nukidora:off", nuki=1),
    question_of("waits", "1z", rules="tenhou_sanma", seen=(4,)),  # no 5m
    question_of("waits", "1z", rules="tenhou_sanma", river=(4,)),
    question_of("waits", "1z", rules="tenhou_sanma", called=4),
    question_of("waits", "1z", rules="tenhou_sanma", dora=(4,)),
    question_of("waits", "1z", rules="tenhou_sanma", seat=NORTH),
    question_of("waits", "1z", rules="tenhou_sanma", round=NORTH),
    question_of("waits", "44z1p1p", rules="tenhou_sanma", nuki=3),
    question_of("waits", DRAWN, called=0),  # it has a tile to cut
    question_of("waits", DRAWN, compared=(0,)),  # one is not several
    question_of("waits", DRAWN, compared=(8, 9)),  # of other tiles
    question_of("safe", DRAWN),  # against nobody
]


@pytest.mark.parametrize("question", IMPOSSIBLE, ids=str)
def test_a_question_that_nobody_can_have_is_refused(question):
    with pytest.raises(ValueError, match=r"."):
        decode(encode(question))


@given(st.text(max_size=120) | st.text(alphabet="ABCD_-", max_size=95).map("3:waits:go:{}".format))
def test_any_text_is_read_or_refused(text):
    try:
        control = read_id(text)
    except ValueError:
        return
    assert read_id(id_of(control.slot, control.question, acts=control.acts)) == control


@given(questions(), st.integers(0, 87), st.sampled_from("A1m_-"))
def test_a_changed_id_is_read_or_refused(question, at, sign):
    text = encode(question)
    changed = text[:at] + sign + text[at + 1 :]
    assume(changed != text)
    try:
        again = decode(changed)
    except ValueError:
        return
    assert decode(encode(again)) == again


# Records.


@pytest.mark.parametrize("seed", range(60))
def test_a_win_is_read_again_from_its_record(seed):
    random = Random(seed)
    hand, win, _ = random_win(random)
    rules = random.choice([it for it in PRESETS.values() if it.players == hand.players])
    at = replace(situation_of(hand, win, rules), seen=(0, 8, 27), river=(4,))
    question = Question("quiz", replace(at, turn=random.choice((None, 1, 18))))
    assert read_record(write_record(question)) == question


@pytest.mark.parametrize("species", SPECIES, ids=str)
def test_a_dealt_quiz_is_read_again(species):
    for rules in ("ema", "mahjong_soul_sanma"):
        posed = deal_quiz(species, 1, rules)
        text = write_record(posed.question)
        again = recorded_quiz(species.kind, text)
        assert write_record(again.question) == text
        players = 3 if rules.endswith("sanma") and can_be_dealt(species, 3) else 4
        assert again.at.rules.players == players
        assert (again.problem.theme, again.problem.level) == (species.theme, species.level)


def test_a_vote_on_riichi_is_read_again():
    question = question_of("quiz", PLAIN, turn=9, ways=True)
    assert read_record(write_record(question)) == question


def test_a_weighed_cut_is_read_again():
    valued, beaten = tuple(parse_tiles("9m")), tuple(parse_tiles("8s"))
    question = question_of("quiz", "112233999m22p889s", valued=valued, beaten=beaten)
    text = write_record(question)
    assert read_record(text) == question
    assert recorded_quiz("cut", text).problem.right == frozenset(parse_tiles("9m9s"))


def test_a_record_of_what_is_usual_is_its_hand_alone():
    assert json.loads(write_record(question_of("quiz", "123m4p"))) == {"hand": "123m4p", "v": 1}


def test_every_switch_has_its_usual_value_in_records():
    assert set(USUAL_SWITCHES) >= set(SWITCHES)


def test_a_switch_that_was_not_written_has_its_default_and_an_unknown_one_no_part(monkeypatch):
    """A switch that is newer than the table is always written; an old row has its default."""
    older = {name: value for name, value in USUAL_SWITCHES.items() if name != "honba_each"}
    monkeypatch.setattr("bot.codec.USUAL_SWITCHES", older)
    record = json.loads(write_record(question_of("quiz", "123m4p", rules="ema")))
    assert record["rules"].pop("honba_each") == 100
    record["rules"]["dora_of_the_moon"] = True
    assert read_record(json.dumps(record)).situation.rules == PRESETS["ema"]


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "tenhou"])
def test_rules_are_read_by_their_values_whatever_tenhou_plays(preset, monkeypatch):
    record = write_record(question_of("quiz", "123p4p", rules=preset))
    monkeypatch.setattr("engine.rules.PRESETS", {"tenhou": PRESETS["ema"]})
    assert read_record(record).situation.rules == PRESETS[preset]


@pytest.mark.parametrize("text", ["", "2345m.é", "{}", '{"v":99}', '{"v":1}', '{"v":1,"hand":"x"}'])
def test_what_is_no_record_is_refused(text):
    with pytest.raises((ValueError, KeyError)):
        read_record(text)


def test_every_field_of_a_record_is_one_of_a_question():
    assert set(RECORD) <= set(ROWS)
    assert set(ROWS) - SITUATED <= set(Question.__dataclass_fields__)
    assert set(ROWS) >= SITUATED


def test_slots_of_clicks_are_of_one_feature_each():
    slots = [slot for name in MODULES | OF_STUDY for slot in feature_of(name).clicks]
    assert len(slots) == len(set(slots))
    assert FEATURES
