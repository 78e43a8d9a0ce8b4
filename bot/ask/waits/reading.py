"""Typed options and custom_ids of /waits become a question of one of three kinds."""

from dataclasses import dataclass
from typing import Final

from bot.ask.called.question import CalledQuestion
from bot.ask.compare.question import CompareQuestion
from bot.ask.hand_wire import of_hand
from bot.ask.options import (
    CalledText,
    ComparedText,
    ExtrasText,
    HandText,
    NorthsAside,
    RulesText,
    TilesText,
    Wind,
)
from bot.ask.wire import Wire, read_tiles
from bot.typed.hand_question import hand_of, turned
from bot.typed.question import Typed
from bot.typed.rules import canonical_rules
from bot.typed.situations import OF_A_TABLE, Taking, Told, at_table, with_hand
from bot.typed.table_tiles import read_called, read_compared

from .question import WaitsQuestion

TAKING: Final = Taking(OF_A_TABLE, takes_call=True)


@dataclass(frozen=True, slots=True)
class WaitsTyped(Typed):
    """The options of /waits."""

    hand: HandText
    seen: TilesText = ""
    river: TilesText = ""
    called: CalledText = ""
    compare: ComparedText = ""
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    kita: NorthsAside = 0
    extras: ExtrasText = ""
    rules: RulesText = ""
    private: bool = False


def read_waits(typed: WaitsTyped) -> WaitsQuestion | CalledQuestion | CompareQuestion:
    """Read a hand; beside a discarded tile it asks for calls, with cuts named to compare them."""
    asked = WaitsQuestion("", rules=canonical_rules(typed.rules), private=typed.private)
    asked, hand = with_hand(asked, typed.hand, TAKING, seen=typed.seen, river=typed.river)
    told = Told(typed.dora, typed.extras, kita=typed.kita, seat=typed.seat, round=typed.round)
    asked = at_table(asked, hand, told)
    called = read_called(asked, hand, typed.hand, typed.called)
    compared = read_compared(hand, typed.compare, asked.played.players)
    if called is not None:
        return turned(asked, CalledQuestion, called=called)
    return turned(asked, CompareQuestion, compared=compared) if compared else asked


def read_waits_wire(wire: Wire) -> WaitsQuestion | CalledQuestion | CompareQuestion:
    """Read a custom_id: its tail holds cuts to compare, or the tile to call."""
    asked, tiles = of_hand(WaitsQuestion, wire), read_tiles(wire.tail)
    if not tiles:
        return asked
    if hand_of(asked).has_drawn_size:
        return of_hand(CompareQuestion, wire, compared=tiles)
    (called,) = tiles
    return of_hand(CalledQuestion, wire, called=called)
