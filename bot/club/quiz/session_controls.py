"""The parts of a question that belongs to a session: until when it is open, and its controls."""

from bot.pages.page import Button
from bot.words import Words

from .ids import Action, quiz_button, write_number


def closing_text(closes_at: int | None, words: Words) -> str:
    """Say when a problem closes, in milliseconds since 1970, None for when it is revealed."""
    if closes_at is None:
        return words.text("session-waits")
    return words.text("session-closes", when=f"<t:{closes_at // 1000}:R>")


def go_on_button(session: int, number: int, words: Words) -> Button:
    """Lead on to the problem after this one, 0 for the first."""
    label = words.text("button-next-problem" if number else "button-session-start")
    own = (write_number(session), str(number))
    return quiz_button(label, Action.GO_ON, *own, chosen=True, row=1)


def stop_button(session: int, words: Words) -> Button:
    """End a session."""
    label = words.text("button-session-end")
    return quiz_button(label, Action.STOP, write_number(session), row=1)
