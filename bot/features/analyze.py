"""The answer to *Analyze hand*: for a game where the message has one, else for its first hand.

And the form *Correct…*, in which what was read is typed anew: it holds what the answer says of the
hand, in words that are read again.
"""

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.feature import Feature, SeenMessage
from bot.hand import Question, Refusal, Situation
from bot.pages.page import AnswerForm, TextField
from bot.read.errors import GAME_ADDRESS
from bot.read.limits import EXTRAS_LIMIT, HAND_LIMIT
from bot.read.reader import TextReadings, read_message
from bot.read.rules import rules_meant
from bot.read.scan import scan
from bot.read.three_players import players_of, rules_for
from engine import EAST, SOUTH, Worth
from engine.scoring import MANGAN_HAN

from .game.feature import holds_log, may_be_a_log, open_game
from .messages import SaidHand, about
from .term.feature import LONGEST, term_called
from .waits.feature import WaitsOptions

if TYPE_CHECKING:
    from bot.discord.visit import Visit

CODE: Final = re.compile(r"```\n(?P<inside>[^`]*)\n```")
AROUND: Final = " ?？!.。\n¶\"'「」『』“”"
CARETS: Final = re.compile(r"[\s^]*")


async def analyze(visit: "Visit", message: SeenMessage) -> None:
    """Answer privately for the log of a game that is attached or linked, else for a hand."""
    attached = next(filter(may_be_a_log, message.files), None)
    if attached is not None or holds_log(message.content):
        await open_game(visit, attached, message.content)
        return
    rules = visit.default_rules
    texts = ("\n".join(as_typed(message.texts)),) if message.is_own else message.texts
    found = read_message(texts, players_of(rules))
    beside = tuple(visit.words.named("item", it.sort) for it in message.files)
    if found.hands:
        options = WaitsOptions("", rules=rules, private=True)
        weighs = visit.app.offers(Question("outlook"))
        hands = [replace(it, not_read=(*it.not_read, *beside)) for it in found.hands]
        await visit.ask_message(*(about(hand, options, weighs=weighs) for hand in hands))
    elif found.unread:
        options = WaitsOptions(found.unread, rules=rules_for(rules, found.players), private=True)
        await visit.ask_message(SaidHand(options))
    elif (question := _about_no_hand(found, message.content, rules)) is not None:
        await visit.ask(question)
    elif beside:
        raise Refusal("error-only-file")
    else:
        is_address = GAME_ADDRESS.search(message.content)
        raise Refusal("error-game-address" if is_address else "error-no-hand")


def _about_no_hand(found: TextReadings, text: str, rules: str) -> Question | None:
    """Return what a message without a hand asks: 3 han 40 fu for /points, a word for /term."""
    if found.worth is not None:
        return worth_asked(found, rules)
    words = scan([text[:LONGEST]]) if len(text) <= LONGEST else []
    if not any(it.role == "define" for it in words):
        return None
    named = "".join(it.text for it in words if it.role != "define").strip(AROUND)
    term = term_called(named)
    return None if term is None else Question("term", term=term.id, private=True)


def worth_asked(found: TextReadings, rules: str) -> Question | None:
    """Return the question of what so many han and fu pay; None for what no hand is worth."""
    han, fu = found.worth or (0, 0)
    at = Situation(rules=rules_meant(rules), seat=EAST if found.is_dealer else SOUTH)
    try:
        worth = Worth(han, fu if han < MANGAN_HAN else 0)
    except ValueError:
        return None
    return Question("points", at, worth=worth, private=True)


def as_typed(texts: tuple[str, ...]) -> tuple[str, str]:
    """Return the hand and the words beside it that a message of the bot has in its code."""
    blocks = CODE.findall("\n".join(texts))
    lines = [it for it in blocks[-1].splitlines() if not CARETS.fullmatch(it)] if blocks else []
    hand, *words = lines or [""]
    return hand[:HAND_LIMIT], "\n".join(words)[:EXTRAS_LIMIT]


async def correct(visit: "Visit", asked: Question) -> None:
    """Open the form of what was read: the message that was clicked holds it."""
    hand, beside = as_typed(visit.texts)
    words = visit.words
    fields = (
        TextField("hand", words.text("field-hand"), hand, HAND_LIMIT),
        TextField("beside", words.text("field-beside"), beside, EXTRAS_LIMIT, required=False),
    )
    await visit.open_form(AnswerForm("corrected", asked, words.text("modal-correct"), fields))


async def read_corrected(visit: "Visit", _: Question) -> None:
    """Answer what the form holds, as the option hand of /waits is answered."""
    text = "\n".join(value for values in visit.form.values() for value in values if value.strip())
    await visit.ask_typed(WaitsOptions(text, private=True))


ANALYZE: Final = Feature(
    "analyze", menu=analyze, clicks={"correct": correct, "corrected": read_corrected}
)
