"""Problems for study: any hand as a question, dealt questions, and answers graded by the engine.

A problem is a value that knows its theme, its level, its right answer and how to grade others:

>>> from engine import format_tiles, parse_hand
>>> from engine.problems import ProblemKind, WaitsProblem, deal
>>> problem = WaitsProblem(parse_hand("3334m123p567s789s"))
>>> problem.theme, problem.level, format_tiles(problem.right), format_tiles(problem.options)
('ryantan', 2, '245m', '2345m1234p456789s')
>>> grade = problem.grade(problem.read("2m5m"))
>>> round(grade.score, 2), grade.made
(0.67, ('missed:tanki',))
>>> deal(ProblemKind.CUT, 3, seed=1) == deal(ProblemKind.CUT, 3, seed=1)
True

``right`` is the right answer (of a cut, every kind that is as good), ``answer`` the engine's full
one, from which sentences are made; ``write`` and ``read`` turn an answer into text and back.
Nothing here is imported by ``import engine``. To deal cuts needs NumPy, as `engine.outlook` does.
"""

from .cut_idea import IDEAS, WIDTH_OR_VALUE
from .cut_problem import CutProblem
from .deal import (
    OFFERED_SPECIES,
    SPECIES,
    WEIGHTS,
    Problem,
    Species,
    can_be_dealt,
    deal,
    dealt_like,
    species_of,
)
from .price_problem import FU, HAN, PriceChoice, PriceProblem
from .problem import (
    LEVELS,
    RIGHT,
    Grade,
    NoProblemError,
    NoProblemReason,
    ProblemKind,
    Slip,
)
from .readings_problem import MOST_READINGS, ReadingsProblem
from .waits_problem import MOST_OPTIONS, WaitsProblem

__all__ = [
    "FU",
    "HAN",
    "IDEAS",
    "LEVELS",
    "MOST_OPTIONS",
    "MOST_READINGS",
    "OFFERED_SPECIES",
    "RIGHT",
    "SPECIES",
    "WEIGHTS",
    "WIDTH_OR_VALUE",
    "CutProblem",
    "Grade",
    "NoProblemError",
    "NoProblemReason",
    "PriceChoice",
    "PriceProblem",
    "Problem",
    "ProblemKind",
    "ReadingsProblem",
    "Slip",
    "Species",
    "WaitsProblem",
    "can_be_dealt",
    "deal",
    "dealt_like",
    "species_of",
]
