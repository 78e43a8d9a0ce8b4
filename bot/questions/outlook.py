"""Outlooks, for the club's rooms."""

from bot.ask.outlook.question import bare, has_outlook, outlook_of

__all__ = ["bare", "has_outlook", "outlook_of"]
