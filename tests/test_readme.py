"""The README and the package's own example do what they show."""

import doctest
from pathlib import Path

import engine

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_in_the_readme() -> None:
    tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 3
    assert not tried.failed


def test_the_example_of_the_engine() -> None:
    tried = doctest.testmod(engine)
    assert tried.attempted >= 3
    assert not tried.failed


def test_every_linked_file_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    local = [link for link in links if "://" not in link]
    assert local
    assert [link for link in local if not (README.parent / link).exists()] == []
