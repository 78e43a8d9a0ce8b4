"""The README and the package's own example do what they show."""

import doctest
import importlib.util
import io
import json
import re
import tomllib

from PIL import Image
from places import ROOT

import engine
from bot.features.quiz.in_session import BEST
from bot.features.term.terms import TERMS
from bot.local_page import MEMBERS
from bot.study.growth import LAST
from bot.study.standings import ONE_MISSED_IN
from bot.words import LANGUAGES
from engine import NAMES, PRESETS, Win, parse_hand, score, tenpai_discards
from engine.__main__ import ANSWERS, REPORTS
from engine.hand import FULL_SIZE
from engine.logs import read_log
from engine.methods import METHODS
from engine.review import LossKind, review
from engine.tile_set import kinds_of_set

README = ROOT / "README.md"


def test_the_examples_in_the_readme() -> None:
    tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 3
    assert not tried.failed


def test_the_example_of_the_engine() -> None:
    tried = doctest.testmod(engine)
    assert tried.attempted >= 3
    assert not tried.failed


def test_every_command_of_the_engine_is_named_once() -> None:
    named = re.findall(r"^\$ .*python -m engine (\w+)", README.read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted({*REPORTS, *ANSWERS, "bench", "log", "query"})


def test_the_gate_finds_its_commands_by_their_headings() -> None:
    gate = (ROOT / ".ci" / "run").read_text("utf-8")
    headings = re.findall(r'readme_command "(.*?)"', gate)
    sections = README.read_text("utf-8").split("\n## ")
    found = {section.partition("\n")[0]: "\n$ " in section for section in sections}
    assert len(headings) == 2
    assert all(found[heading] for heading in headings)


def test_the_pictures_are_what_the_bot_draws() -> None:
    path = README.parent / "docs" / "make_pictures.py"
    spec = importlib.util.spec_from_file_location("make_pictures", path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    drawn_now = script.pictures()
    assert drawn_now.keys() == {path.name for path in script.FOLDER.iterdir()}
    in_readme = re.findall(r"\(docs/pictures/([^)]+)\)", README.read_text("utf-8"))
    assert sorted(in_readme) == sorted(drawn_now)
    for name, picture in drawn_now.items():
        shown = Image.open(script.FOLDER / name).convert("RGBA")
        drawn = Image.open(io.BytesIO(picture)).convert("RGBA")
        assert shown.tobytes() == drawn.tobytes(), f"{name}: python docs/make_pictures.py"


def test_the_game_of_the_readme_names_nobody_and_is_reviewed_as_its_caption_says() -> None:
    text = (ROOT / "docs" / "game.json").read_text("utf-8")
    assert not any(json.loads(text)["name"])
    (loss,) = review(read_log(text), 0, seconds=0).losses
    (cut,) = re.findall(
        r"cost most, (\w+) against a riichi, .*game\.png", README.read_text("utf-8")
    )
    assert (loss.kind, NAMES[loss.moment.done.tile]) == (LossKind.PUSH, cut)


def test_every_other_picture_is_made_by_a_script_that_does_what_its_caption_says() -> None:
    """The screens of the page are taken by docs/make_screens.py, which types and presses it all."""
    script = (ROOT / "docs" / "make_screens.py").read_text("utf-8")
    shown = re.findall(
        r"!\[([^\]]*)\]\(docs/screens/([\w-]+)\.(?:gif|png)\)", README.read_text("utf-8")
    )
    assert {name for _, name in shown} == {path.stem for path in (ROOT / "docs/screens").iterdir()}
    for caption, name in shown:
        assert f'"{name}' in script
        for typed in re.findall(r"`/(\w+) (\w+)`", caption):
            assert all(part in script for part in typed), caption


NUMBERS = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
)
NUMBER = re.compile(rf"\b(?:\d[\d,.]*[mpsz]?|{'|'.join(NUMBERS[2:])})\b", re.IGNORECASE)
NO_PROSE = re.compile(
    r"```.*?```|`[^`]*`|\]\([^)]*\)|^\d+\. |<[^>]*>|tenhou\.net/6|tenhou6", re.DOTALL | re.MULTILINE
)
"""Code, what links lead to, the numbers of steps, and the names of formats."""


def word(number: int) -> str:
    return NUMBERS[number]


def figures(text: str) -> list[str]:
    """Return every phrase of the README with a number in it, with the number that the code has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    rates = json.loads((ROOT / "engine" / "outlook" / "rates.json").read_text("utf-8"))
    (rounds,) = re.findall(r"in ([\d,]+) rounds of", rates["origin"])
    screens = (ROOT / "docs" / "make_screens.py").read_text("utf-8")
    (phone,) = re.findall(r"^WIDE, PHONE = \d+, (\d+)$", screens, re.MULTILINE)
    others = sum(f'("{member}", "' in screens for member in MEMBERS)
    ((session, _),) = re.findall(r"`/quiz session: (\d+)`\*\*: (\w+) problems", text)
    (loss,) = review(
        read_log((ROOT / "docs" / "game.json").read_text("utf-8")), 0, seconds=0
    ).losses
    four, three = (set(kinds_of_set(players)) for players in (4, 3))
    left_out = [NAMES[kind] for kind in sorted(four - three)]
    cuts = tenpai_discards(parse_hand("2356888m234567p4m"))
    readings = score("11122233378999m", Win("9m", "tsumo", seat="E", riichi=1)).readings
    threats = [word(number) for number in range(1, PRESETS["tenhou"].players)]
    players = PRESETS["tenhou_sanma"].players
    return [
        f"with Python {project['requires-python'].removeprefix('>=')} or newer",
        f"switch between {word(1 + len(MEMBERS))} members",
        f"{word(others)} others answer, one reads why in private",
        f"after {FULL_SIZE - 1} tiles: an opponent's discard",
        f"in {word(len(LANGUAGES))} languages; {len(TERMS)} words, with tiles",
        f"{word(len(cuts))} cuts keep tenpai",
        f"{word(len(readings))} readings with their points",
        f"rates measured in {round(int(rounds.replace(',', '')), -2):,} rounds",
        f"against {', '.join(threats[:-1])} or {threats[-1]} riichi",
        f"**{word(players).capitalize()} players**:",
        f"{word(players - 1).capitalize()} payers, no chi and no {left_out[0]} to {left_out[-1]}",
        f"the decision that cost most, {NAMES[loss.moment.done.tile]} against a riichi",
        f"{word(int(session))} problems in a row",
        f"a picture of the best {word(BEST)} at the end",
        f"one miss in {word(ONE_MISSED_IN)} ",
        f"the last {word(LAST)} answers",
        f"{word(len(METHODS))} classic hand-reading algorithms",
        f"on a phone {phone} points wide",
    ]


def test_every_number_of_the_readme_is_that_of_the_code() -> None:
    text = README.read_text("utf-8")
    prose = " ".join(NO_PROSE.sub("", text).split())
    for phrase in figures(text):
        assert prose.count(phrase) == 1, phrase
        prose = prose.replace(phrase, "")
    assert NUMBER.findall(prose) == []
