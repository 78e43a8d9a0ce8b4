"""The handler of each control of a quiz."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.club.quiz.ids import Action, read_quiz_id
from bot.discord_app.client import Interaction
from bot.typed.errors import Refusal

from .answering import open_modal, pick, show, submit
from .asking import ask_channel
from .board import turn_board
from .offered import turn_offers
from .open_questions import end_question
from .own_data import own_data
from .practice import following, practise_theme, practise_this
from .revealing import in_full, reveal
from .server_settings import forget_server
from .voting import vote

Handler = Callable[[Interaction, list[str]], Awaitable[None]]

HANDLERS: Final[Mapping[Action, Handler]] = {
    Action.ASK: ask_channel,
    Action.OPEN: open_modal,
    Action.SUBMIT: submit,
    Action.PICK: pick,
    Action.SHOW: show,
    Action.REVEAL: reveal,
    Action.FULL: in_full,
    Action.PRACTISE: practise_this,
    Action.NEXT: following,
    Action.THEME: practise_theme,
    Action.DATA: own_data,
    Action.VOTE: vote,
    Action.BOARD: turn_board,
    Action.SERVER: forget_server,
    Action.END: end_question,
    Action.OFFERS: turn_offers,
}


async def handle(interaction: Interaction, custom_id: str) -> None:
    """Answer a click or a submit; what no version of ours wrote is refused."""
    try:
        action, arguments = read_quiz_id(custom_id)
        handler = HANDLERS[action]
    except (ValueError, KeyError):
        async with interaction.client.responder.answering(interaction):
            raise Refusal("error-stale") from None
    await handler(interaction, arguments)
