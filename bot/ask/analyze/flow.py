"""The answer to *Analyze hand*: for a game where the message has one, else for its first hand."""

from typing import Final

from bot.ask.game.flow import holds_log, may_be_a_log, open_game
from bot.ask.game.shelf import GameShelf
from bot.ask.messages import MessageQuestion, SaidHand, about
from bot.ask.visit import Activity, MessageMenu, SeenMessage, Visit
from bot.ask.waits.reading import WaitsTyped
from bot.typed.errors import GAME_ADDRESS, Refusal
from bot.typed.find_hand import FoundHands, find_hands
from bot.typed.three_players import players_of, rules_for


async def analyze(visit: Visit, games: GameShelf, message: SeenMessage) -> None:
    """Answer privately for the log of a game that is attached or linked, else for a hand."""
    attached = next(filter(may_be_a_log, message.files), None)
    if attached is not None or holds_log(message.content):
        await open_game(visit, games, attached, message.content)
        return
    found = find_hands(message.texts, players_of(visit.default_rules))
    if not found.hands and GAME_ADDRESS.search(message.content):
        raise Refusal("error-game-address")
    await visit.ask(_question(found, visit.default_rules))


def _question(found: FoundHands, rules: str) -> MessageQuestion:
    """Ask about the first hand, or about the words that look most like one."""
    if not found.hands:
        if not found.unread:
            raise Refusal("error-no-hand")
        typed = WaitsTyped(found.unread, rules=rules_for(rules, found.players), private=True)
        return MessageQuestion(SaidHand(typed))
    typed = WaitsTyped("", rules=rules, private=True)
    first, *others = (about(hand, typed) for hand in found.hands)
    return MessageQuestion(first, tuple(others))


ANALYZE: Final = Activity("games", menus=(MessageMenu("analyze", analyze),))
