"""Errors of the engine survive being copied and sent to another process."""

import copy
import pickle

import pytest

from engine.errors import (
    EngineError,
    HandError,
    ImpossibleHandError,
    NotationError,
    WrongSizeError,
)
from engine.hand import require_cut
from engine.notation.hand_notation import parse_hand
from engine.outlook.result import OutlookError, too_far
from engine.problems import CutProblem, NoProblemError
from engine.query import RequestError, answered
from engine.rules import RulesError
from engine.rules_text import parse_rules
from engine.scoring.win import By, Win, WinError
from engine.tiles import EAST


@pytest.mark.parametrize(
    ("kind", "call"),
    [
        (NotationError, lambda: parse_hand("123P4")),
        (NotationError, lambda: parse_hand("")),
        (ImpossibleHandError, lambda: parse_hand("00p")),
        (ImpossibleHandError, lambda: parse_hand("147m")),
        (RequestError, lambda: answered({"op": "waits", "hand": "1m", "seen": "10m"})),
        (WrongSizeError, lambda: require_cut(parse_hand("1m"))),
        (RequestError, lambda: answered({})),
        (WinError, lambda: Win(EAST, By.RON, EAST, EAST, haitei=True)),
        (RulesError, lambda: parse_rules("tenhou wrc")),
        (OutlookError, lambda: refuse(too_far(5, 240_001))),
        (NoProblemError, lambda: CutProblem(parse_hand("1m"))),
    ],
)
def test_an_error_can_be_copied_and_pickled(kind, call):
    with pytest.raises(kind) as caught:
        call()
    error = caught.value
    pickled = pickle.dumps(error)
    for made in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickled)):  # noqa: S301
        assert type(made) is kind
        assert (str(made), made.args) == (str(error), error.args)
        assert parts(made) == parts(error)
        if isinstance(made, EngineError):
            with pytest.raises(TypeError, match="does not support item assignment"):
                made.details["tile"] = "1m"


def refuse(error):
    raise error


def parts(error):
    """The attributes of an error; a wrapped error never equals its copy, but its parts do."""
    return {
        name: parts(value) if isinstance(value, HandError) else value
        for name, value in vars(error).items()
    }
