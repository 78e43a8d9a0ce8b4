"""What each cut of a hand is worth, by turn, for a player alone at the table.

>>> from engine import NAMES, parse_hand
>>> from engine.outlook import outlook
>>> found = outlook(parse_hand("123m4067p789s1122z"), turn=6, aim="win")
>>> best = found.options[0]
>>> NAMES[best.cut], f"{best.worth.win:.1%}"
('1z', '38.9%')

Needs NumPy: the extra ``outlook``.
"""

from .aim import Aim

try:
    from .answer import outlook
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    raise ModuleNotFoundError(
        "The outlook needs NumPy: pip install 'riichi-hand-bot[outlook]'.", name="numpy"
    ) from None
from .errors import OutlookError, OutlookReason
from .result import HandOutlook, Outlook, Worth

__all__ = [
    "Aim",
    "HandOutlook",
    "Outlook",
    "OutlookError",
    "OutlookReason",
    "Worth",
    "outlook",
]
