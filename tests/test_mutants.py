"""The mutants of a room: which there are, and that those which no test notices are told."""

import subprocess

import mutants
import pytest
from places import ROOT


def changed(source):
    """The lines before and after each change, of which a function has one a line."""
    return [(it.line, it.before, it.after) for it in mutants.mutants_of("a.py", source.encode())]


def test_every_kind_of_fault_is_made():
    source = '''"""A module with 1 number in words."""
if TYPE_CHECKING:
    from a import B
LIMIT: Literal[3] = 7
@cache(16)
def 役(a, b=False):
    """A docstring."""
    if not a and b:
        raise ValueError(f"{a + 1}")
    a.b = a < b is None
    c = a or b
    役("鳴", 2)
    zip(a, b, strict=True)
    return c
'''
    assert changed(source) == [
        (4, "LIMIT: Literal[3] = 7", "LIMIT: Literal[3] = 8"),
        (4, "LIMIT: Literal[3] = 7", "LIMIT: Literal[3] = 6"),
        (6, "def 役(a, b=False):", "def 役(a, b=True):"),
        (8, 'if not a and b: raise ValueError(f"{a + 1}")', "pass"),
        (8, "if not a and b:", "if (not a or b):"),
        (8, "if not a and b:", "if (a) and b:"),
        (9, 'raise ValueError(f"{a + 1}")', "pass"),
        (10, "a.b = a < b is None", "pass"),
        (10, "a.b = a < b is None", "a.b = (a <= b is None)"),
        (10, "a.b = a < b is None", "a.b = (a < b is not None)"),
        (11, "c = a or b", "c = (a and b)"),
        (12, '役("鳴", 2)', "pass"),
        (12, '役("鳴", 2)', '役("鳴", 3)'),
        (12, '役("鳴", 2)', '役("鳴", 1)'),
        (13, "zip(a, b, strict=True)", "pass"),
        (14, "return c", "pass"),
    ]


def test_a_sample_is_that_of_its_seed_and_of_every_kind():
    source = b"def f(a, b):\n    if a < b and a:\n        return a + 1\n    return not b\n"
    every = list(mutants.mutants_of("a.py", source))
    chosen = mutants.sample(every, 4, 1)
    assert chosen == mutants.sample(every, 4, 1)
    assert {it.kind for it in chosen} == {"comparison", "logic", "number", "statement"}
    assert any(mutants.sample(every, 4, seed) != chosen for seed in range(2, 9))
    later = list(mutants.mutants_of("a.py", b"ABOVE = 2\n\n\n" + source))
    numbers = [it for it in later if it.kind != "number"]
    moved = mutants.sample(numbers, 3, 1)
    assert [it.change for it in moved] == [it.change for it in chosen if it.kind != "number"]


CODE = """
def larger(a, b):
    if a > b:
        return a
    return b
"""
TESTS = """
from room.code import larger


def test_room():
    assert (larger(1, 2), larger(4, 3)) == (2, 4)
"""


@pytest.fixture
def checkout(tmp_path):
    """A room of its own, whose tests do not see which of two equal values is returned."""
    root = tmp_path / "checkout"
    (root / "tests" / "room").mkdir(parents=True)
    (root / "room").mkdir()
    (root / "room" / "code.py").write_text(CODE)
    (root / "tests" / "room" / "test_code.py").write_text(TESTS)
    (root / "tests" / "harmless_mutants.tsv").write_text("file\tbefore\tafter\twhy\n")
    subprocess.run(["git", "init", "-q", root], check=True)  # noqa: S607
    return root


def test_what_no_test_notices_is_told_and_what_is_known_is_not(checkout, capsys):
    assert [str(it) for it in mutants.survivors(checkout, "room", 99, 1)] == [
        "room/code.py:3: if a > b:  ->  if (a >= b):"
    ]
    assert "4 faults, 1 survived" in capsys.readouterr().out
    known = checkout / "tests" / "harmless_mutants.tsv"
    known.write_text(known.read_text() + "room/code.py\tif a > b:\tif (a >= b):\tboth are equal\n")
    assert mutants.survivors(checkout, "room", 99, 1) == []
    assert "harmless: both are equal" in capsys.readouterr().out
    (checkout / "room" / "code.py").write_text(CODE.replace("a > b", "a < b"))
    with pytest.raises(SystemExit, match="fail without a fault"):
        mutants.survivors(checkout, "room", 1, 1)


def test_tests_without_an_end_are_stopped(checkout):
    endless = checkout / "tests" / "room" / "test_code.py"
    endless.write_text("def test_room():\n    while True:\n        pass\n")
    assert mutants.ended(checkout, [endless], 2.0) is None


def test_what_is_called_harmless_is_still_a_fault_of_its_file():
    known = mutants.harmless(ROOT)
    for file in {file for file, *_ in known}:
        there = {it.change for it in mutants.mutants_of(file, (ROOT / file).read_bytes())}
        assert {it for it in known if it[0] == file} <= there
