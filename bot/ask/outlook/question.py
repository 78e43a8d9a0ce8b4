"""The question of /outlook: what each cut is worth by turn; and the engine's answer to it."""

from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

import engine.outlook
from bot.ask.hand_wire import hand_wire, of_hand
from bot.ask.options import HandText, NorthsAside, PlayFor, RulesText, TilesText, Turn, Wind
from bot.ask.wire import Wire
from bot.typed.circumstances import DEFAULT, is_whole
from bot.typed.hand_question import HandQuestion, hand_of, turned
from bot.typed.hands import TURNS, turn_after
from bot.typed.question import Typed
from bot.typed.rules import canonical_rules
from bot.typed.situations import Taking, Told, at_table, with_hand
from bot.typed.table_tiles import check_called, read_called
from engine import NAMES, TILE_OF_NAME, Hand, Rules, Tile, shanten
from engine.outlook import RATES, Aim, Outlook, OutlookError, Rates

PLACE: Final = 5
OPTIONS: Final = (("seat", "seat"), ("round", "round"), ("dora", "dora"), ("nuki", "kita"))
"""The options of /outlook, by the fields of ``Circumstances``; it has none for extras."""

TAKING: Final = Taking(frozenset(dict(OPTIONS)), OPTIONS, takes_call=True)

FARTHEST: Final = 3
"""The shanten from which an outlook is offered: farther hands lead to too many others."""

Found = Outlook | OutlookError
"""The result of an outlook, or the reason why there is none."""


class View(StrEnum):
    """What an outlook knows of the others: what they discard and end, a riichi too, or nothing."""

    TABLE = "table"
    THREAT = "threat"
    ALONE = "alone"


TAILS: Final = MappingProxyType({View.TABLE: "", View.THREAT: "t", View.ALONE: "a"})
"""The views as the tail of a custom_id."""


@dataclass(frozen=True, slots=True)
class OutlookQuestion(HandQuestion):
    """What each cut is worth from a turn on, to a player who plays for an aim.

    ``called`` is a tile that another player has just discarded, to be called or left to lie.
    ``view`` is of no matter for what is known alone: calls, open hands, and those of three players.
    """

    aim: Aim = Aim.POINTS
    view: View = View.TABLE
    called: Tile | None = None

    @property
    def as_typed(self) -> str:
        """The hand as it can be typed again, a discarded tile behind it."""
        return self.hand if self.called is None else f"{self.hand}<{NAMES[self.called]}"

    def check(self, hand: Hand) -> None:
        """Raise ValueError where the hand cannot be had, or the tile cannot have been discarded."""
        HandQuestion.check(self, hand)
        if self.called is not None:
            check_called(self, hand, self.called)


@dataclass(frozen=True, slots=True)
class OutlookTyped(Typed):
    """The options of /outlook; without ``turn`` the river tells it: six discards make it 7."""

    hand: HandText
    seen: TilesText = ""
    river: TilesText = ""
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    kita: NorthsAside = 0
    turn: Turn = None
    aim: PlayFor = Aim.POINTS
    rules: RulesText = ""
    private: bool = False


def read_outlook(typed: OutlookTyped) -> OutlookQuestion:
    """Read a hand at a table, a discarded tile behind it, and the turn."""
    rules = canonical_rules(typed.rules)
    asked = OutlookQuestion("", rules=rules, aim=typed.aim, private=typed.private)
    asked, hand = with_hand(asked, typed.hand, TAKING, seen=typed.seen, river=typed.river)
    asked = replace(asked, turn=typed.turn or turn_after(asked.river))
    asked = at_table(
        asked, hand, Told(typed.dora, kita=typed.kita, seat=typed.seat, round=typed.round)
    )
    return replace(asked, called=read_called(asked, hand, typed.hand, ""))


def has_outlook(hand: Hand, rules: Rules) -> bool:
    """Whether an outlook is worth asking for: of a whole hand, not complete, nor too far."""
    return is_whole(hand) and 0 <= shanten(hand, rules=rules) <= FARTHEST


def outlook_of(question: HandQuestion) -> OutlookQuestion:
    """Return the outlook of the hand of a question, at its turn.

    It is the one that somebody said, or else the one that the river tells.
    """
    turn = turn_after(question.river) if question.turn == TURNS[0] else question.turn
    asked = bare(turned(question, OutlookQuestion))
    return replace(asked, turn=turn, private=question.private)


def bare(question: OutlookQuestion) -> OutlookQuestion:
    """Return an outlook with nothing but what its result depends on."""
    won = question.won
    return OutlookQuestion(
        question.hand,
        question.seen,
        question.river,
        question.rules,
        won=replace(
            DEFAULT,
            seat=won.seat,
            round=won.round,
            dora=won.dora,
            honba=won.honba,
            sticks=won.sticks,
            nuki=won.nuki,
        ),
        turn=question.turn,
        aim=question.aim,
        view=question.view,
        called=question.called,
    )


def look(question: OutlookQuestion, rates: Rates = RATES) -> Found:
    """Ask the engine, at a table of these rates.

    It takes up to seconds and imports NumPy: for a worker process.
    """
    won = question.won
    try:
        return engine.outlook.outlook(
            hand_of(question),
            seat=won.seat,
            round=won.round,
            dora=won.dora,
            seen=question.seen,
            river=question.river,
            turn=question.turn,
            aim=question.aim,
            rules=question.played,
            honba=won.honba,
            sticks=won.sticks,
            nuki=won.nuki,
            table=None if question.view is View.ALONE else rates,
            threat=question.view is View.THREAT,
            called=question.called,
        )
    except OutlookError as error:
        return error


def choose_turn(question: OutlookQuestion, value: str) -> OutlookQuestion:
    """Ask for another turn."""
    if value not in map(str, TURNS):
        raise ValueError(f"there is no such turn: {value}"[:100])
    return replace(question, turn=int(value))


def choose_aim(question: OutlookQuestion, value: str) -> OutlookQuestion:
    """Play for something else."""
    return replace(question, aim=Aim(value))


def choose_view(question: OutlookQuestion, value: str) -> OutlookQuestion:
    """Ask for another view of the others."""
    return replace(question, view=View(value))


def write_outlook(question: OutlookQuestion) -> Wire:
    """Write what a custom_id holds."""
    called = "" if question.called is None else NAMES[question.called]
    return hand_wire(PLACE, question, aim=question.aim, tail=TAILS[question.view] + called)


def read_outlook_wire(wire: Wire) -> OutlookQuestion:
    """Read a custom_id."""
    called = TILE_OF_NAME.get(wire.tail[-2:])
    view = wire.tail if called is None else wire.tail[:-2]
    views = [each for each, tail in TAILS.items() if tail == view]
    if not views:
        raise ValueError(f"there is no such view: {view}"[:100])
    return of_hand(OutlookQuestion, wire, aim=wire.aim, view=views[0], called=called)
