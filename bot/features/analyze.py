"""The answer to *Analyze hand*: for a game where the message has one, else for its first hand."""

from typing import TYPE_CHECKING, Final

from bot.feature import Feature, SeenMessage
from bot.hand import Refusal
from bot.read.errors import GAME_ADDRESS
from bot.read.find_hand import find_hands
from bot.read.three_players import players_of, rules_for

from .game.feature import holds_log, may_be_a_log, open_game
from .messages import SaidHand, about
from .waits.feature import WaitsOptions

if TYPE_CHECKING:
    from bot.discord.visit import Visit


async def analyze(visit: "Visit", message: SeenMessage) -> None:
    """Answer privately for the log of a game that is attached or linked, else for a hand."""
    attached = next(filter(may_be_a_log, message.files), None)
    if attached is not None or holds_log(message.content):
        await open_game(visit, attached, message.content)
        return
    rules = visit.default_rules
    found = find_hands(message.texts, players_of(rules))
    if found.hands:
        options = WaitsOptions("", rules=rules, private=True)
        await visit.ask_message(*(about(hand, options) for hand in found.hands))
    elif found.unread:
        options = WaitsOptions(found.unread, rules=rules_for(rules, found.players), private=True)
        await visit.ask_message(SaidHand(options))
    else:
        is_address = GAME_ADDRESS.search(message.content)
        raise Refusal("error-game-address" if is_address else "error-no-hand")


ANALYZE: Final = Feature("analyze", menu=analyze)
