"""Records of situations: what is written is read again, and what is left out has its default."""

import json
from random import Random

import pytest
from random_wins import random_win

from bot.club.quiz.kinds.price import circumstances_of
from bot.club.quiz.posing import deal_quiz
from bot.club.quiz.record import (
    SWITCHES_LEFT_OUT,
    read_record,
    read_situation,
    write_record,
)
from bot.club.quiz.situation import QuizSituation
from engine import PRESETS, parse_hand, parse_tiles
from engine.problems import SPECIES, can_be_dealt
from engine.rules import SWITCHES


@pytest.mark.parametrize("seed", range(60))
def test_the_situation_of_a_win_is_read_again(seed):
    random = Random(seed)
    hand, win, _ = random_win(random)
    rules = random.choice([it for it in PRESETS.values() if it.players == hand.players])
    situation = QuizSituation(
        hand, rules, (0, 8, 27), (4,), circumstances_of(win), random.choice((None, 1, 18))
    )
    assert read_situation(write_record(situation)) == situation


@pytest.mark.parametrize("species", SPECIES, ids=str)
def test_a_dealt_quiz_is_read_again(species):
    for rules in ("ema", "mahjong_soul_sanma"):
        posed = deal_quiz(species, 1, rules)
        text = write_record(posed.situation)
        again = read_record(species.kind, text)
        assert write_record(again.situation) == text
        players = 3 if rules.endswith("sanma") and can_be_dealt(species, 3) else 4
        assert again.situation.rules.players == players
        assert (again.problem.theme, again.problem.level) == (species.theme, species.level)


def test_a_vote_on_riichi_is_read_again_and_an_older_record_asks_about_cuts():
    situation = QuizSituation(parse_hand("123m456p789s1122z"), turn=9, ways=True)
    text = write_record(situation)
    assert read_situation(text) == situation
    older = {name: value for name, value in json.loads(text).items() if name != "ways"}
    assert read_situation(json.dumps(older)).ways is False


def test_a_weighed_cut_is_read_again_and_an_older_record_counts_as_it_did():
    hand = parse_hand("112233999m22p889s")
    situation = QuizSituation(hand, valued=parse_tiles("9m"), beaten=parse_tiles("8s"))
    text = write_record(situation)
    assert read_situation(text) == situation
    assert read_record("cut", text).problem.right == frozenset(parse_tiles("9m9s"))
    older = {name: value for name, value in json.loads(text).items() if name != "beaten"}
    right = read_record("cut", json.dumps(older)).problem.right
    assert right == frozenset(parse_tiles("9m8s9s"))


def test_a_record_of_what_is_usual_is_its_hand_alone():
    record = json.loads(write_record(QuizSituation(parse_hand("123m4p"))))
    assert record.pop("rules", {}).keys() == set(SWITCHES) - set(SWITCHES_LEFT_OUT)
    assert record == {"hand": "123m4p", "v": 1}
    assert set(SWITCHES_LEFT_OUT) <= set(SWITCHES)


def test_a_switch_that_was_not_written_has_its_default_and_an_unknown_one_no_part(monkeypatch):
    """A switch that is newer than the table is always written; an old row has its default."""
    older = {name: value for name, value in SWITCHES_LEFT_OUT.items() if name != "honba_each"}
    monkeypatch.setattr("bot.club.quiz.record.SWITCHES_LEFT_OUT", older)
    record = json.loads(write_record(QuizSituation(parse_hand("123m4p"), PRESETS["ema"])))
    assert record["rules"].pop("honba_each") == 100
    record["rules"]["dora_of_the_moon"] = True
    assert read_situation(json.dumps(record)).rules == PRESETS["ema"]


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "tenhou"])
def test_rules_are_read_by_their_values_whatever_tenhou_plays(preset, monkeypatch):
    record = write_record(QuizSituation(parse_hand("123p4p"), PRESETS[preset]))
    monkeypatch.setattr("engine.rules.PRESETS", {"tenhou": PRESETS["ema"]})
    assert read_situation(record).rules == PRESETS[preset]


@pytest.mark.parametrize("text", ["", "2345m.é", "{}", '{"v":99}'])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        read_situation(text)
