"""What a released version wrote, rows and custom_ids, is read, answered and revealed for ever.

``version_2.json`` was written by that version, and is never written again: each row of ``rows`` has
the text that its database kept, the situation that it stands for in plain values (rules by each
switch that is not Tenhou's), and some answers with their scores. ``controls`` are the custom_ids
and values of buttons and selects under its answers, ``quiz_controls`` those under its questions.
"""

import json
import sys
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from types import MappingProxyType, SimpleNamespace

import asking
import pytest
from asking import feature_of
from quiz_answers import EN

import engine
from bot.ask.custom_id import chosen, decode, read_custom_id
from bot.ask.features import FEATURE_OF
from bot.ask.waits.question import WaitsQuestion
from bot.club.activities import ACTIVITIES
from bot.club.ids import quiz_id, read_quiz_id
from bot.club.practice.flow import same_again
from bot.club.quiz.feedback import feedback_page
from bot.club.quiz.posing import deal_quiz
from bot.club.quiz.record import SWITCHES_LEFT_OUT, read_record, write_record
from bot.club.quiz.reveal import reveal_page
from bot.club.vote.page import result_page
from bot.pages.page import Tone
from bot.picture.layout import fits
from bot.study.migrations.text_of_version_2 import TENHOU as OLD_SWITCHES
from bot.study.migrations.text_of_version_2 import record_of
from bot.typed.circumstances import DEFAULT
from bot.typed.rules import rules_of
from engine import NAMES, PRESETS, Order, Rules, format_hand, format_rules
from engine.outlook import Aim
from engine.problems import SPECIES, Species

WRITTEN = json.loads((Path(__file__).parent / "version_2.json").read_text("utf-8"))
ROWS = WRITTEN["rows"]
QUIZZES = [row for row in ROWS if row["purpose"] != "vote"]
SOME_SPECIES = {(row["kind"], row["theme"], row["level"]): row for row in ROWS}
VOTES = [row for row in ROWS if row["purpose"] == "vote"]


def test_the_release_wrote_rows_of_each_sort():
    assert {row["purpose"] for row in ROWS} >= {"asked", "daily", "vote", "practice", "review"}
    assert {row["kind"] for row in ROWS} == {"waits", "cut", "price", "readings"}
    assert sum("rules" in row["situation"] for row in ROWS) > 50


def plain(value):
    """A value as JSON has it; tiles are text."""
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple):
        return "".join(NAMES[tile] for tile in value)
    return value


def plain_situation(query):
    """What a question is about, in plain values, without what is as usual.

    Of rules, the switches that the release had: its presets have learnt of others since.
    """
    query = FEATURE_OF[type(query)].write(query)
    found = {"hand": query.hand, "seen": plain(query.seen), "river": plain(query.river)}
    rules, usual = rules_of(query.rules), Rules()
    found["rules"] = {
        switch: [*value] if isinstance(value, tuple) else value
        for switch in OLD_SWITCHES
        if (value := getattr(rules, switch)) != getattr(usual, switch)
    }
    for field in fields(DEFAULT):
        value = getattr(query.won, field.name)
        if value != getattr(DEFAULT, field.name):
            is_wind = field.name in {"seat", "round"}
            found[field.name] = NAMES[value] if is_wind else plain(value)
    found["turn"] = query.turn if query.turn > 1 else None
    return {name: value for name, value in found.items() if value}


def read(row):
    return read_record(row["kind"], record_of(row["problem"]))


def is_graded_by_yaku(row):
    """Whether a cut is one of an open hand, of which the tiles that keep a yaku possible count."""
    return row["kind"] == "cut" and "[" in row["situation"]["hand"]


def name_of(row):
    return row["problem"]


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_a_row_is_read(row):
    posed = read(row)
    is_vote = row["purpose"] == "vote"
    asked = posed.situation.outlook() if is_vote else posed.situation.asked(WaitsQuestion)
    assert plain_situation(asked) == row["situation"]
    assert posed.problem.kind == row["kind"]


@pytest.mark.parametrize("row", [*SOME_SPECIES.values()], ids=name_of)
def test_more_of_the_theme_of_a_row_is_dealt(row):
    """Its theme may be gone: then it is the one that its hand has today, or any of its kind."""
    stored = Species(row["kind"], row["theme"], row["level"])
    quiz = SimpleNamespace(species=stored)
    study = SimpleNamespace(read_problem=lambda _: read(row))
    species = same_again(study, quiz).species
    assert species == stored or stored not in SPECIES
    assert deal_quiz(species, 1, "tenhou").problem.kind == row["kind"]


def with_preset(monkeypatch, rules):
    """Let there be one more preset, before all others, in every module that lists them."""
    more = MappingProxyType({"nearest": rules, **PRESETS})
    for module in list(sys.modules.values()):
        if getattr(module, "PRESETS", None) is PRESETS:
            monkeypatch.setattr(module, "PRESETS", more)
    engine.format_rules.cache_clear()


@pytest.fixture
def kept_texts():
    """Forget the texts of rules that a test's own preset has made."""
    yield
    engine.format_rules.cache_clear()


def without_newer(text):
    """A record without the switches that are newer than its row, which have their defaults."""
    record = json.loads(text)
    rules = record.pop("rules", {})
    kept = {
        name: value
        for name, value in rules.items()
        if name in SWITCHES_LEFT_OUT or value != getattr(Rules(), name)
    }
    return record | ({"rules": kept} if kept else {})


@pytest.mark.usefixtures("kept_texts")
@pytest.mark.parametrize("seed", range(3))
def test_another_preset_changes_no_row(seed, monkeypatch):
    """The preset is one of a row's own rules: its text is another then, and its record is not."""
    random = Random(seed)
    ruled = [row for row in ROWS if "rules" in row["situation"]]
    rules = read(random.choice(ruled)).situation.rules
    before = [read(row) for row in ROWS]
    with_preset(monkeypatch, rules)
    assert format_rules(rules) == "nearest"
    for row, posed in zip(ROWS, before, strict=True):
        again = read(row)
        assert again == posed
        assert without_newer(write_record(again.situation)) == json.loads(record_of(row["problem"]))
        for text, score in row.get("answers", {}).items():
            if not is_graded_by_yaku(row):
                assert again.grade(text)[1].score == pytest.approx(score, abs=1e-4)


@pytest.mark.parametrize("row", QUIZZES, ids=name_of)
def test_a_row_is_answered_and_revealed(row):
    posed = read(row)
    for text, score in row["answers"].items():
        answer, grade = posed.grade(text)
        assert answer == text
        assert is_graded_by_yaku(row) or grade.score == pytest.approx(score, abs=1e-4)
        assert feedback_page(posed, text, EN, fits).title
    assert 1 in row["answers"].values()
    page = reveal_page(posed, dict.fromkeys(row["answers"], 1), (), 3, EN, fits)
    assert page.tone is Tone.COMPLETE
    assert format_hand(posed.problem.hand) == row["situation"]["hand"]


@pytest.mark.parametrize("row", VOTES, ids=name_of)
def test_a_vote_ends_with_its_result(row):
    posed = read(row)
    assert posed.problem.write(posed.problem.answer[0].tile) == row["right"]
    page = result_page(posed, dict.fromkeys(row["votes"], 1), note="", words=EN, fits=fits)
    assert page.tone is Tone.COMPLETE


@pytest.mark.parametrize("row", ROWS[::3], ids=name_of)
def test_a_row_has_its_ordinary_answer(row):
    page = asking.answer(read(row).in_full(), EN)
    assert page.query is not None
    assert page.hand == row["situation"]["hand"]


def asked_by(control):
    """The question of a control: that of its custom_id, or what a value of a select leads to."""
    if control["custom_id"].startswith("q1:ask:"):
        return decode(read_quiz_id(control["custom_id"])[1][0])
    slot, text = read_custom_id(control["custom_id"])
    query = decode(text)
    return chosen(query, slot, control["values"]) if "values" in control else query


def facts_of(query):
    """What a question asks, in plain values, without what is as usual."""
    wire = FEATURE_OF[type(query)].write(query)
    worth, called = getattr(query, "worth", None), getattr(query, "called", None)
    found = {"command": feature_of(query), **plain_situation(query)}
    found["order"] = str(wire.order) if wire.order is not Order.SEQUENCE else None
    found["aim"] = str(wire.aim) if wire.aim is not Aim.POINTS else None
    found["called"] = None if called is None else NAMES[called]
    found["worth"] = None if worth is None else [worth.han, worth.fu, worth.yakuman]
    found["compared"] = plain(getattr(query, "compared", ()))
    found |= {"page": wire.page, "private": wire.private}
    return {name: value for name, value in found.items() if value}


@pytest.mark.parametrize("control", WRITTEN["controls"], ids=lambda it: it["custom_id"])
def test_a_control_asks_what_it_asked(control):
    query = asked_by(control)
    wanted = control["asks"]
    if "compared" in wanted:  # also under /agari, which showed the hand as before
        wanted = wanted | {"command": "waits"}
    assert facts_of(query) == wanted
    if feature_of(query) not in {"methods", "outlook"}:
        assert asking.answer(query, EN).query is not None


@pytest.mark.usefixtures("kept_texts")
@pytest.mark.parametrize("seed", range(3))
def test_another_preset_changes_no_control(seed, monkeypatch):
    """A control names its own preset and what differs from it, however near another one is."""
    random = Random(seed)
    ruled = [it for it in WRITTEN["controls"] if ":" in rules_in(it) and "values" not in it]
    with_preset(monkeypatch, rules_of(rules_in(random.choice(ruled))))
    for control in WRITTEN["controls"]:
        if control["asks"].get("compared") is None:
            assert facts_of(asked_by(control)) == control["asks"]


def rules_in(control):
    """The rules of a control's question as text, "" where it asks about no hand."""
    return getattr(asked_by(control), "rules", "")


def test_rules_written_before_they_had_a_preset_are_read():
    """Mahjong Soul with three pao is Riichi City, but for tenhou, since that is a preset."""
    asked = decode("1112345678999m.B....o")
    assert rules_of(asked.rules) == replace(PRESETS["riichi_city"], tenhou_any_tile=True)
    assert asking.answer(asked, EN).query is not None


@pytest.mark.parametrize("custom_id", WRITTEN["quiz_controls"])
def test_a_control_of_a_question_has_its_handler(custom_id):
    action, arguments = read_quiz_id(custom_id)
    assert [it for it in ACTIVITIES if quiz_id(action) in it.clicks]
    assert custom_id == ":".join(("q1", action, *arguments))
