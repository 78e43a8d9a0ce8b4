"""The outlook: the worth of each cut of a hand, by turn, for a player alone at the table.

>>> from engine import NAMES, parse_hand
>>> from engine.outlook import outlook
>>> found = outlook(parse_hand("123m4067p789s1122z"), turn=6, aim="win")
>>> best = found.options[0]
>>> NAMES[best.cut], f"{best.worth.win:.1%}"
('1z', '38.9%')

Needs NumPy: the extra ``outlook``. It is imported with the first use of the function ``outlook``,
so that a process that only reads what another one found does without it.
"""

from typing import TYPE_CHECKING

from .aim import Aim
from .errors import OutlookError, OutlookReason
from .result import HandOutlook, Outlook, Worth

if TYPE_CHECKING:
    from .answer import outlook

__all__ = [
    "Aim",
    "HandOutlook",
    "Outlook",
    "OutlookError",
    "OutlookReason",
    "Worth",
    "outlook",
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
            "The outlook needs NumPy: pip install 'riichi-hand-bot[outlook]'.", name="numpy"
        ) from None
    return outlook
