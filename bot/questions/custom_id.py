"""Questions about a hand as text, for the club's rooms."""

from bot.ask.custom_id import decode_hand as decode
from bot.ask.custom_id import encode

__all__ = ["decode", "encode"]
