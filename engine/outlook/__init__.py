"""The outlook: the worth of each cut of a hand, by turn, for a player alone or at a table.

>>> from engine import NAMES, parse_hand
>>> from engine.outlook import outlook
>>> found = outlook(parse_hand("123m4067p789s1122z"), turn=6, aim="win")
>>> best = found.options[0]
>>> NAMES[best.cut], f"{best.worth.win:.1%}"
('1z', '38.9%')

The way of a question through the modules:

- `question` checks it; `wall` counts the tiles that can still be drawn;
- `search` finds every hand that a line of play can lead to, with all moves: the graph;
- `prices` gives each win its points, by the evaluator of `engine.scoring`;
- `induction` works the values out from the last turn back, by the recurrences in its docstring;
- `table` does so with the `rates` of a table, where tenpai hands win by ron too;
- `answer` gives each hand that can be had its values, after a kan, a kita or a call too, and puts
  them in order.

A hand is four row numbers there, one for man, pin, sou and honors: the rows are in `parts`, and
`hands` tells how far such hands are and which tiles they take, by the automaton in `parts`.

Needs NumPy, which is imported with the first use of the function ``outlook``,
so that a process that only reads the answers of another one does without it.
"""

from typing import TYPE_CHECKING

from .rates import (
    LAST_TURN,
    LEVELS,
    RATES,
    Rates,
    WaitClass,
    is_suji,
    rates_of,
    read_rates,
    wait_class,
)
from .result import (
    LEAD,
    Aim,
    HandOutlook,
    Model,
    Outlook,
    OutlookError,
    OutlookReason,
    Play,
    Prospect,
    TenpaiWorth,
)

if TYPE_CHECKING:
    from .answer import outlook

__all__ = [
    "LAST_TURN",
    "LEAD",
    "LEVELS",
    "RATES",
    "Aim",
    "HandOutlook",
    "Model",
    "Outlook",
    "OutlookError",
    "OutlookReason",
    "Play",
    "Prospect",
    "Rates",
    "TenpaiWorth",
    "WaitClass",
    "is_suji",
    "outlook",
    "rates_of",
    "read_rates",
    "wait_class",
]


def __getattr__(name: str) -> object:
    """Import the function ``outlook``, and NumPy with it, when it is asked for."""
    if name != "outlook":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from .answer import outlook  # noqa: PLC0415 - see above
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise ModuleNotFoundError(
            "The outlook needs NumPy: pip install numpy.", name="numpy"
        ) from None
    return outlook
