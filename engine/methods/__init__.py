"""The classic ways to judge a hand, side by side, to be read and run next to each other.

Every method is a module with ``NAME``, ``FORMS`` (the forms of a complete hand it knows) and one
function, ``judge(counts) -> Judgement``, where ``counts`` are 34 numbers, one per kind of concealed
tile. They share only the classes in which they answer: each is an independent check on the index
that the engine itself uses (``engine.decompose``). ``compare`` runs them all on one hand.
"""

from .compare import (
    METHODS,
    Cut,
    Verdict,
    compare_discards,
    compare_readings,
    compare_waits,
)
from .judgement import Judgement, Taken, duration, significant

__all__ = [
    "METHODS",
    "Cut",
    "Judgement",
    "Taken",
    "Verdict",
    "compare_discards",
    "compare_readings",
    "compare_waits",
    "duration",
    "significant",
]
