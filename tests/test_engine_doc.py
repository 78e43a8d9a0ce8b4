"""docs/engine.md says what the engine does: its examples run, every op and field is in it."""

import doctest
import json
import re
import subprocess
import sys
import textwrap
from enum import Enum

import pytest
from places import ROOT

import engine
from engine import EngineError
from engine.query import OPS, answer_line

DOC = ROOT / "docs" / "engine.md"
TEXT = DOC.read_text("utf-8")
EXAMPLES = re.findall(r"```json\n(.+)\n(.+)\n```", TEXT)
SECTIONS = dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^##)", TEXT, re.MULTILINE | re.DOTALL))


def test_the_examples_of_the_library_run():
    tried = doctest.testfile(str(DOC), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 7
    assert not tried.failed


def test_every_op_has_a_section_with_its_fields_and_an_example():
    assert SECTIONS.keys() == OPS.keys()
    for name, op in OPS.items():
        missing = [field for field in op.fields if f"`{field}`" not in SECTIONS[name]]
        assert not missing, name
        assert f'{{"op": "{name}"' in SECTIONS[name]


@pytest.mark.parametrize(("request_line", "expected"), EXAMPLES)
def test_the_json_examples_are_what_is_answered(request_line, expected):
    assert answer_line(request_line) == json.loads(expected)


def test_every_error_that_is_exported_is_named():
    exported = [name for name in engine.__all__ if name.endswith("Error")]
    assert [name for name in exported if f"`{name}`" not in TEXT] == []


def test_every_name_that_is_promised_is_in_the_manual_and_no_other():
    table = TEXT.partition("## Names")[2].partition("`from engine import")[0]
    listed = set(re.findall(r"`(\w+)`", table))
    errors = {name for name in engine.__all__ if name.endswith("Error")}
    assert listed == {*engine.__all__, "__version__"} - errors


OF_RESULTS = TEXT.partition("## What results hold")[2].partition("\n## ")[0]
RESULTS = dict(re.findall(r"^\| `(\w+)` \| (`.*) \|$", OF_RESULTS, re.MULTILINE))
ASKED = {"Rules", "Threat", "Win", "Winds"}
"""Classes that a question takes and no answer holds; their own docstrings list their fields."""

PACKED = {"Hand": {"copies"}, "Meld": {"copies"}}
"""Fields that the engine computes with and promises to nobody."""


def attributes(kind):
    """The public fields, properties and methods of a class."""
    listed = {*getattr(kind, "_fields", ()), *getattr(kind, "__dataclass_fields__", ())}
    return {name for name in {*vars(kind), *listed} if not name.startswith("_")}


def test_every_result_is_listed_with_its_attributes():
    classes = {
        name: attributes(kind)
        for name in engine.__all__
        if isinstance(kind := getattr(engine, name), type)
        and not issubclass(kind, (EngineError, Enum, int))
    }
    assert RESULTS.keys() == classes.keys() - ASKED
    for name, said in RESULTS.items():
        named = set(re.findall(r"`(\w+)(?:\(\w*\))?`", said))
        assert named >= classes[name] - PACKED.get(name, set()), name


def test_the_engine_imports_nothing_but_python():
    """In a process that finds this checkout and the standard library, and no installed package."""
    script = textwrap.dedent("""
        import engine
        assert engine.waits(engine.parse_hand("1112345678999m")).left == 23
    """)
    command = [
        sys.executable,
        "-I",
        "-S",
        "-c",
        f"import sys; sys.path.append({str(ROOT)!r}){script}",
    ]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
