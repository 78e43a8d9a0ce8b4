"""What version 0.3 wrote is read for ever, means the same and is written the same again.

``layouts.json`` has the orders by which ids and records are read. ``ids.tsv`` has custom_ids and
what each is for; ``rows.json`` has problems of rows with answers, of which the first is right,
votes with their choices, and the decisions kept of a game. None of them is ever written again.
"""

import json
import sys
from random import Random
from types import MappingProxyType, SimpleNamespace

import pytest
from asking import answer
from places import ROOT
from quiz_answers import EN

from bot import codec
from bot.codec import value_of, write_record
from bot.features import MODULES, OF_STUDY, feature_of, id_of, read_id
from bot.features.own_games import read_losses, write_losses
from bot.features.practice import same_again
from bot.features.quiz.kinds import recorded_quiz
from bot.features.quiz.reveal import feedback_page, reveal_page
from bot.features.vote.choices import choices_offered, write_choice
from bot.features.vote.page import result_page
from bot.hand import SITUATED, GamePlace, Question
from bot.pages.page import Tone
from bot.picture.layout import fits
from engine import NAMES, PRESETS, Hand, Rules, Worth, format_hand, format_rules
from engine.facts import Riichi, River
from engine.logs import Position
from engine.problems import SPECIES, Species

FOLDER = ROOT / "tests/bot/released"
LAYOUTS = json.loads((FOLDER / "layouts.json").read_text("utf-8"))
IDS = [line.split("\t") for line in (FOLDER / "ids.tsv").read_text("utf-8").splitlines()]
ROWS = json.loads((FOLDER / "rows.json").read_text("utf-8"))
QUIZZES, VOTES = ROWS["quizzes"], ROWS["votes"]

TILES = frozenset(
    "seen river called seat round dora ura compared valued beaten as_good".split()  # noqa: SIM905
)
FIELDS = sorted({*Question.__dataclass_fields__, *SITUATED} - {"feature", "situation"})


def tiles(value):
    return "".join(NAMES[tile] for tile in (value if isinstance(value, tuple) else (value,)))


def switches(rules):
    """The switches that are not as usual in 0.3."""
    found = {name: plain(getattr(rules, name)) for name in LAYOUTS["usual"]}
    return {name: to for name, to in found.items() if to != LAYOUTS["usual"][name]}


def table(seen):
    rivers = [len(river) for river in seen.rivers]
    return [format_hand(seen.hand), seen.turn, seen.wall, rivers, [*seen.riichi]]


PLAIN = {
    Hand: format_hand,
    Rules: switches,
    Position: table,
    Worth: lambda it: [it.han, it.fu, it.yakuman],
    GamePlace: lambda it: [it.key, it.seat, it.round, it.event],
    Riichi: lambda it: [it.player, tiles(it.genbutsu)],
    River: lambda it: [it.player, tiles(it.tiles), [*it.marks], it.riichi],
    frozenset: sorted,
    tuple: lambda it: [plain(each) for each in it],
}
"""How values of each type look as JSON."""


def plain(value):
    for kind, write in PLAIN.items():
        if isinstance(value, kind):
            return write(value)
    return value


def meaning(question):
    """What a question asks, in plain values, without what is as usual."""
    usual = Question(question.feature)
    found = {name: value_of(question, name) for name in FIELDS}
    return {
        name: tiles(value) if name in TILES else plain(value)
        for name, value in found.items()
        if value != value_of(usual, name)
    }


def begins(longer, released):
    return list(longer[: len(released)]) == released


def test_the_layouts_of_today_begin_with_the_released_ones():
    for name, fields in LAYOUTS["features"].items():
        assert begins(feature_of(name).fields, fields), name
    for name in ("RECORD", "PRESETS_WRITTEN", "SWITCHES_WRITTEN", "EVENTS"):
        assert begins(getattr(codec, name), LAYOUTS[name]), name
    switches = {name: plain(value) for name, value in codec.USUAL_SWITCHES.items()}
    assert LAYOUTS["usual"].items() <= switches.items()


def test_something_was_released_of_everything():
    named = {read_id(text).question.feature for text, _ in IDS}
    layouts = {name for name, fields in LAYOUTS["features"].items() if fields}
    assert layouts <= named
    kinds = {"waits", "cut", "price", "readings", "fold", "riichi", "blocks"}
    assert {row["kind"] for row in QUIZZES} == kinds
    assert {row["kind"] for row in VOTES} == {"waits", "cut"}
    assert any("table" in row["means"] for row in QUIZZES)


@pytest.mark.parametrize(("text", "told"), IDS)
def test_a_control_does_what_it_did(text, told):
    control, wanted = read_id(text), json.loads(told)
    assert [control.slot, meaning(control.question)] == wanted
    assert id_of(control.slot, control.question, acts=control.acts) == text
    feature = feature_of(control.question.feature)
    if control.acts:
        clicks = [slot for name in MODULES | OF_STUDY for slot in feature_of(name).clicks]
        assert control.slot in clicks
    elif feature.needs == "":
        assert answer(control.question, EN).query is not None


def name_of(row):
    return row["problem"]


@pytest.mark.parametrize("row", [*QUIZZES, *VOTES], ids=name_of)
def test_a_row_is_read_and_written_again(row):
    posed = recorded_quiz(row["kind"], row["problem"])
    assert meaning(posed.question) == row["means"]
    assert write_record(posed.question) == row["problem"]
    assert posed.problem.kind == row["kind"]


@pytest.mark.parametrize("row", QUIZZES, ids=name_of)
def test_a_row_is_answered_and_revealed(row):
    posed = recorded_quiz(row["kind"], row["problem"])
    right, *_ = row["answers"]
    for text in row["answers"]:
        stored, grade = posed.grade(text)
        assert stored == text
        assert feedback_page(posed, text, EN, fits).title
        assert text != right or grade.is_right
    page = reveal_page(posed, dict.fromkeys(row["answers"], 1), (), 3, EN, fits)
    assert page.tone is Tone.COMPLETE


@pytest.mark.parametrize("row", QUIZZES, ids=name_of)
def test_more_of_the_theme_of_a_row_is_dealt(row):
    """Its theme may be gone: then it is the one that its hand has today, or any of its kind."""
    stored = Species(row["kind"], row["theme"], row["level"])
    posed = recorded_quiz(row["kind"], row["problem"])
    study = SimpleNamespace(read_problem=lambda _: posed)
    species = same_again(study, SimpleNamespace(species=stored)).species
    assert species == stored or stored not in SPECIES
    assert species in SPECIES
    assert species.kind == row["kind"]


@pytest.mark.parametrize("row", VOTES, ids=name_of)
def test_a_vote_offers_its_choices_and_ends_with_its_result(row):
    posed = recorded_quiz(row["kind"], row["problem"])
    assert [write_choice(choice) for choice in choices_offered(posed)] == row["choices"]
    page = result_page(posed, dict.fromkeys(row["choices"], 1), note="", words=EN, fits=fits)
    assert page.tone is Tone.COMPLETE


@pytest.mark.parametrize("row", ROWS["games"], ids=lambda row: row["told"][0])
def test_the_decisions_of_a_game_are_read_and_written_again(row):
    losses = read_losses(row["decisions"])
    (loss,) = losses
    done, better = NAMES[loss.moment.done.tile], NAMES[loss.better]
    place = loss.round, loss.moment.event
    assert [loss.kind, *place, done, better, plain(loss.moment.position)] == row["told"]
    assert loss.points == row["points"]
    assert loss.best.points - loss.worth.points == pytest.approx(loss.points, abs=1)
    assert write_losses(losses) == row["decisions"]


@pytest.fixture
def another_preset(monkeypatch):
    """Let there be one more preset, before all others, in every module that lists them."""

    def add(rules):
        more = MappingProxyType({"nearest": rules, **PRESETS})
        for module in [*sys.modules.values()]:
            if getattr(module, "PRESETS", None) is PRESETS:
                monkeypatch.setattr(module, "PRESETS", more)
        format_rules.cache_clear()

    yield add
    format_rules.cache_clear()


@pytest.mark.parametrize("seed", range(3))
def test_another_preset_changes_nothing(seed, another_preset):
    """It has the very rules of a row: their text is another then, and its record is not."""
    ruled = [row for row in QUIZZES if "rules" in row["means"]]
    row = Random(seed).choice(ruled)
    rules = recorded_quiz(row["kind"], row["problem"]).at.rules
    another_preset(rules)
    assert format_rules(rules) == "nearest"
    for row in [*QUIZZES, *VOTES]:
        test_a_row_is_read_and_written_again(row)
    for text, told in IDS:
        control = read_id(text)
        assert [control.slot, meaning(control.question)] == json.loads(told)
