"""The question of an outlook as a value, and the engine's answer to it."""

from dataclasses import replace

import engine.outlook
from bot.typed.circumstances import DEFAULT, is_whole
from bot.typed.hands import TURNS, turn_after
from bot.typed.rules import rules_of
from engine import Hand, Rules, hand_shanten
from engine.outlook import Outlook, OutlookError

from .query import Command, Query, hand_of

FARTHEST = 3
"""The shanten from which an outlook is offered: farther hands lead to too many others."""

Found = Outlook | OutlookError
"""The result of an outlook, or the reason why there is none."""


def has_outlook(hand: Hand, rules: Rules) -> bool:
    """Whether an outlook is worth asking for: of a whole hand, not complete, nor too far."""
    return is_whole(hand) and 0 <= hand_shanten(hand, rules=rules).best <= FARTHEST


def outlook_of(query: Query) -> Query:
    """Return the outlook of the hand that a query is about, at its turn.

    It is the one that somebody said, or else the one that the river tells.
    """
    turn = turn_after(query.river) if query.turn == TURNS[0] else query.turn
    return replace(bare(query), turn=turn, private=query.private)


def bare(query: Query) -> Query:
    """Return the outlook of a query's hand with nothing but what its result depends on."""
    won = query.won
    return Query(
        Command.OUTLOOK,
        query.hand,
        query.seen,
        query.river,
        query.rules,
        won=replace(
            DEFAULT,
            seat=won.seat,
            round=won.round,
            dora=won.dora,
            honba=won.honba,
            sticks=won.sticks,
            nuki=won.nuki,
        ),
        turn=query.turn,
        aim=query.aim,
    )


def look(query: Query) -> Found:
    """Ask the engine, which takes up to seconds and imports NumPy: for a worker process."""
    won = query.won
    try:
        return engine.outlook.outlook(
            hand_of(query),
            seat=won.seat,
            round=won.round,
            dora=won.dora,
            seen=query.seen,
            river=query.river,
            turn=query.turn,
            aim=query.aim,
            rules=rules_of(query.rules),
            honba=won.honba,
            sticks=won.sticks,
            nuki=won.nuki,
        )
    except OutlookError as error:
        return error
