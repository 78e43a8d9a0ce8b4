"""The selects under answers about a hand."""

from types import MappingProxyType
from typing import Final

from bot.typed.hand_question import by_rules

from .agari.question import win
from .called.question import call
from .compare.question import compare
from .feature import AnyChoose, one
from .waits.question import cut

HAND_SELECTS: Final[MappingProxyType[str, AnyChoose]] = MappingProxyType(
    {
        "cut": one(cut),
        "win": one(win),
        "call": one(call),
        "compare": compare,
        "rules": one(by_rules),
    }
)
"""What each leads to: a cut or call to /waits, a win to /agari, cuts side by side, other rules."""
