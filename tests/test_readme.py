"""The README and the package's own example do what they show."""

import doctest
import importlib.util
import io
import json
import re

from PIL import Image
from places import ROOT

import engine
from engine import NAMES
from engine.__main__ import COMMANDS, REPORTS
from engine.logs import read_log
from engine.review import LossKind, review

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
    assert sorted(named) == sorted({**REPORTS, **COMMANDS})


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
