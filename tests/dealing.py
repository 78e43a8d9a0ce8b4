"""A problem is dealt once, however many tests, workers and runs ask for it.

What is dealt is a function of the question and of the engine: it is kept in pytest's cache under a
digest of both. `deal_anew` deals whatever is kept.
"""

import hashlib
import os
import pickle
import shutil
from functools import cache
from importlib.metadata import version

from places import ROOT

from engine import TENHOU
from engine.problems import PROBLEM_KINDS
from engine.problems.kind import ProblemKind

SEEDS_OF_TESTS = 1000
"""Seeds below are those of tests; the bot draws its own from many more."""

_deal = ProblemKind.deal


def deal_anew(kind, level, seed, *, theme=None, rules=TENHOU):
    return _deal(PROBLEM_KINDS[kind], level, seed, theme=theme, rules=rules)


def keep_dealt(folder=None):
    """Have every problem dealt once: by each process, or by all that keep them in a folder."""
    own = None if folder is None else _of_this_engine(folder)

    @cache
    def once(kind, level, seed, theme, rules):
        if own is None:
            return deal_anew(kind, level, seed, theme=theme, rules=rules)
        question = repr((kind, level, seed, theme, rules))
        file = own / hashlib.sha256(question.encode()).hexdigest()[:24]
        try:
            return pickle.loads(file.read_bytes())  # noqa: S301 - written below
        except FileNotFoundError:
            dealt = deal_anew(kind, level, seed, theme=theme, rules=rules)
        own.mkdir(exist_ok=True)  # a run of another engine may have thrown it away meanwhile
        part = file.with_suffix(f".{os.getpid()}")
        part.write_bytes(pickle.dumps(dealt))
        part.replace(file)
        return dealt

    def deal(self, level, seed, *, theme=None, rules=TENHOU):
        is_known = PROBLEM_KINDS.get(self.name) is self and 0 <= seed < SEEDS_OF_TESTS
        if not is_known:
            return _deal(self, level, seed, theme=theme, rules=rules)
        return once(self.name, level, seed, theme, rules)

    ProblemKind.deal = deal


def _of_this_engine(folder):
    """Return the folder of what this engine deals; what others dealt is thrown away."""
    engine = hashlib.sha256(version("numpy").encode())
    for source in sorted((ROOT / "engine").rglob("*.py")):
        engine.update(source.read_bytes())
    own = folder / engine.hexdigest()[:16]
    for other in folder.iterdir():
        if other != own:
            shutil.rmtree(other, ignore_errors=True)
    own.mkdir(exist_ok=True)
    return own
