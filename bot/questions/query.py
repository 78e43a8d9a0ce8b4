"""Names of questions about a hand, for the club's rooms."""

from bot.typed.hand_question import HandQuestion as Query
from bot.typed.hand_question import hand_of

__all__ = ["Query", "hand_of"]
