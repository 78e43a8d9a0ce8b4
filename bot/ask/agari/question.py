"""The question of /agari: how a complete hand is read, and what it is worth."""

from dataclasses import dataclass, replace
from typing import Final

from bot.ask.hand_wire import hand_wire, of_hand
from bot.ask.options import (
    ExtrasText,
    HandText,
    NorthsAside,
    ReadingOrder,
    RulesText,
    TilesText,
    Wind,
    WinText,
    WonBy,
)
from bot.ask.wire import Wire
from bot.typed.circumstances import as_usual, by_ron, is_usual, win_for
from bot.typed.errors import RefusedError
from bot.typed.hand_question import HandQuestion, hand_of, turned
from bot.typed.hands import tile_named
from bot.typed.question import Typed
from bot.typed.rules import canonical_rules
from bot.typed.situations import Taking, Told, read_win_tile, with_hand, with_win
from engine import NAMES, Hand, Order, Tile, WinError, format_hand
from engine.copies import USUAL_RED_FIVES, check_red_fives
from engine.scoring import check_rules

PLACE: Final = 1
TAKING: Final = Taking(fields=None)


@dataclass(frozen=True, slots=True)
class AgariQuestion(HandQuestion):
    """How a complete hand is read, and what it is worth; what one lacks that is not."""

    def check(self, hand: Hand) -> None:
        """Raise ValueError for a win that cannot have happened so."""
        HandQuestion.check(self, hand)
        if hand.has_drawn_size:
            check_rules(hand, win_for(self.won, hand), self.played)


@dataclass(frozen=True, slots=True)
class AgariTyped(Typed):
    """The options of /agari."""

    hand: HandText
    win: WinText = ""
    by: WonBy = None
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    kita: NorthsAside = 0
    extras: ExtrasText = ""
    order: ReadingOrder = Order.SEQUENCE
    rules: RulesText = ""
    private: bool = False


def read_agari(typed: AgariTyped, seen: str = "") -> AgariQuestion:
    """Read a win as it was typed; a quiz is also told what tiles are seen."""
    rules = canonical_rules(typed.rules)
    asked = AgariQuestion("", rules=rules, order=typed.order, private=typed.private)
    asked, hand = with_hand(asked, typed.hand, TAKING, seen=seen)
    if typed.win.strip():
        tile = read_win_tile(typed.win, hand, asked.played.players, TAKING)
        try:
            asked = win_on(asked, tile)
        except ValueError:
            details: dict[str, str | int] = {"tile": NAMES[tile]}
            raise RefusedError("win", typed.win, "no_copy_left", details) from None
        hand = hand_of(asked)
    told = Told(typed.dora, typed.extras, typed.kita, typed.by, typed.seat, typed.round)
    return with_win(asked, hand, told)


def win(question: HandQuestion, name: str) -> AgariQuestion:
    """Win on a tile of that name; raises ValueError where that cannot be."""
    return win_on(question, tile_named(name))


def win_on(question: HandQuestion, tile: Tile, *, discarded: bool = False) -> AgariQuestion:
    """Return the win on a tile, as usual for the hand where nobody said how it is won."""
    hand = hand_of(question)
    complete = (hand.without(tile) if hand.has_drawn_size else hand).with_tile(tile)
    check_red_fives(complete.tiles, USUAL_RED_FIVES)
    asked = turned(question, AgariQuestion, hand=format_hand(complete), page=0)
    won = question.won
    if discarded:
        asked = replace(asked, won=by_ron(won, complete))
    elif not _fits(asked, complete) or (is_usual(won) and not hand.has_drawn_size):
        asked = replace(asked, won=as_usual(won, complete))
    asked.check(complete)
    return asked


def _fits(question: AgariQuestion, hand: Hand) -> bool:
    """Whether a hand can have been won so."""
    try:
        check_rules(hand, win_for(question.won, hand), question.played)
    except WinError:
        return False
    return True


def write_agari(question: AgariQuestion) -> Wire:
    """Write what a custom_id holds."""
    return hand_wire(PLACE, question)


def read_agari_wire(wire: Wire) -> AgariQuestion:
    """Read a custom_id."""
    return of_hand(AgariQuestion, wire)
