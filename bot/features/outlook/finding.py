"""The values of an outlook as they are written, and which of them are as good."""

from dataclasses import replace
from typing import Final

import engine.outlook
from bot.hand import Question, Situation, View
from bot.words import Words
from engine.outlook import RATES, Aim, HandOutlook, Model, Outlook, OutlookError, Rates

from .at_table import NEAR as NEAR_AT_TABLE
from .at_table import percent_below, points_number

Found = Outlook | OutlookError
"""The result of an outlook, or the reason why there is none."""


def bare(question: Question) -> Question:
    """Return an outlook with nothing but what its result depends on."""
    at = question.situation
    situation = Situation(
        at.hand,
        at.rules,
        at.seen,
        at.river,
        at.called,
        seat=at.seat,
        round=at.round,
        dora=at.dora,
        honba=at.honba,
        sticks=at.sticks,
        nuki=at.nuki,
        turn=at.told_turn,
    )
    return Question("outlook", situation, aim=question.aim, view=question.view)


def look(question: Question, rates: Rates = RATES) -> Found:
    """Ask the engine, at a table of these rates."""
    at = question.situation
    try:
        return engine.outlook.outlook(
            at.held,
            seat=at.seat,
            round=at.round,
            dora=at.dora,
            seen=at.seen,
            river=at.river,
            turn=at.told_turn,
            aim=question.aim,
            rules=at.rules,
            honba=at.honba,
            sticks=at.sticks,
            nuki=at.nuki,
            table=None if question.view is View.ALONE else rates,
            threat=question.view is View.THREAT,
            called=at.called,
        )
    except OutlookError as error:
        return error


NEAR: Final = 0.01
"""Values of which one is less than this part below the other are as good: what is forecast and what
is dealt differ by about as much."""


def near(found: Outlook) -> float:
    """Return the part of a value by which another one can be below it and still be as good."""
    return NEAR_AT_TABLE if found.model is Model.TABLE else NEAR


def ties_of(found: Outlook) -> list[HandOutlook]:
    """Return the best option and those that are as good; at a table none that breaks tenpai is."""
    rivals = [it for it in found.options if it is found.options[0] or not _breaks(it, found)]
    least = (1 - near(found)) * max(map(found.value, rivals))
    return [it for it in rivals if found.value(it) >= least]


def _breaks(option: HandOutlook, found: Outlook) -> bool:
    return found.model is Model.TABLE and found.leaves_tenpai(option)


def with_ties_in_order(found: Outlook) -> Outlook:
    """Return an outlook whose best cuts, as good by the aim, come in the order of the other aim.

    # 123m4067p789s112z4s, turn 1: 4s is worth 2750 points and south 2740, but south wins more.
    """
    other = Aim.WIN if found.aim is Aim.POINTS else Aim.POINTS
    ties = ties_of(found)
    others = [it for it in found.options if it not in ties]
    ties.sort(key=lambda it: it.worth.by(other), reverse=True)
    return replace(found, options=(*ties, *others))


def worth_label(option: HandOutlook, aim: Aim, words: Words) -> str:
    """Write what a cut is worth by an aim: "2410 points", "wins 31.2%"."""
    return words.named("label-outlook", aim, value=worth_number(option.worth.by(aim), aim, words))


def worth_number(value: float, aim: Aim, words: Words) -> str:
    """Write points in tens, since more would pretend to be exact, and chances in tenths of 1%."""
    return points_number(value) if aim is Aim.POINTS else words.percent(worth_percent(value))


def worth_percent(chance: float) -> str:
    """Write a chance in tenths of 1%, never more than it is."""
    return percent_below(min(chance, 1.0), 1)


def bare_number(value: float, aim: Aim, words: Words) -> str:
    """Write a value without its unit."""
    return points_number(value) if aim is Aim.POINTS else words.number(worth_percent(value))
