"""A HandQuestion as a problem and back: what is asked of a hand, and where its ordinary answer is.

The text of a problem that a database keeps is that of its HandQuestion in a custom_id, which every
version of the bot reads.
"""

from dataclasses import replace
from typing import Final, TypeGuard

import engine.problems
from bot.ask.agari.question import AgariQuestion
from bot.ask.called.question import CalledQuestion
from bot.ask.compare.question import CompareQuestion
from bot.ask.waits.question import WaitsQuestion
from bot.typed.circumstances import CLOSED_KAN, LUCKY, Circumstances, usual_for, win_for
from bot.typed.hand_question import HandQuestion, hand_of, turned
from bot.typed.question import Question
from bot.typed.rules import rules_of
from bot.typed.three_players import players_of
from engine import KIND_OF, Win, format_hand, format_rules, hand_shanten
from engine.problems import (
    CutProblem,
    NoProblemError,
    NoProblemReason,
    PriceProblem,
    Problem,
    ProblemKind,
    ReadingsProblem,
    Species,
    WaitsProblem,
    can_be_dealt,
)

AskedOf = WaitsQuestion | CalledQuestion | CompareQuestion | AgariQuestion
"""The questions whose hands make problems."""

COPIES: Final = 4
"""How many copies there are of a tile."""

OF_FOUR: Final = "tenhou"
"""The rules of what is dealt for four players."""

QUESTION_OF: Final[dict[ProblemKind, type[WaitsQuestion | AgariQuestion]]] = {
    ProblemKind.WAITS: WaitsQuestion,
    ProblemKind.CUT: WaitsQuestion,
    ProblemKind.PRICE: AgariQuestion,
    ProblemKind.READINGS: AgariQuestion,
}
"""The question whose answer says all about a problem of each kind."""


def has_question(query: Question | None) -> TypeGuard[HandQuestion]:
    """Whether the hand of a query makes a question of any kind."""
    if not isinstance(query, AskedOf):
        return False
    hand = hand_of(query)
    if hand.has_drawn_size:
        return True
    if hand_shanten(hand).best > 0:
        return False
    # Only a hand with four of a kind can hold all its waits, which some rules call noten.
    return COPIES not in hand.owned or _waits_for_something(query)


def _waits_for_something(query: HandQuestion) -> bool:
    try:
        return bool(problem_of(ProblemKind.WAITS, query).right)
    except NoProblemError:
        return False


def usual_problem(query: HandQuestion) -> Problem:
    """Return the question that a hand is best for; raises NoProblemError where there is none.

    Tenpai its waits, a hand with a tile to cut its cut, a win its price, and its readings where it
    has no yaku or is only to be read.
    """
    hand = hand_of(query)
    if not hand.has_drawn_size:
        return problem_of(ProblemKind.WAITS, query)
    if hand_shanten(hand).best >= 0:
        return problem_of(ProblemKind.CUT, query)
    if not isinstance(query, AgariQuestion):
        return problem_of(ProblemKind.READINGS, query)
    try:
        return problem_of(ProblemKind.PRICE, query)
    except NoProblemError:
        return problem_of(ProblemKind.READINGS, query)


def problem_of(kind: ProblemKind, query: HandQuestion) -> Problem:
    """Return the problem of this kind; raises NoProblemError where the hand makes none."""
    hand, rules = hand_of(query), rules_of(query.rules)
    if kind is ProblemKind.READINGS:
        return ReadingsProblem(hand)
    if kind is ProblemKind.PRICE:
        if not hand.has_drawn_size:
            raise NoProblemError("The hand is not complete.", reason=NoProblemReason.NOT_COMPLETE)
        return PriceProblem(hand, win_for(query.won, hand), rules)
    if kind is ProblemKind.CUT:
        return CutProblem(hand, query.outside, rules)
    return WaitsProblem(hand, query.outside, rules)


def asked_query(kind: ProblemKind, query: HandQuestion) -> HandQuestion:
    """Return the question whose ordinary answer says all about the problem made of a query."""
    return turned(query, QUESTION_OF[kind], page=0, private=True)


def deal_by(species: Species, seed: int, rules: str) -> tuple[Problem, HandQuestion]:
    """Deal a problem of a species by these rules: some take half a second, so do it in a thread.

    What three players do not have is dealt for four.
    """
    if not can_be_dealt(species, players_of(rules)):
        rules = OF_FOUR
    kind, level, theme = species.kind, species.level, species.theme
    problem = engine.problems.deal(kind, level, seed, theme=theme, rules=rules_of(rules))
    return problem, query_of(problem, rules)


def query_of(problem: Problem, rules: str = "tenhou") -> HandQuestion:
    """Return the question whose ordinary answer says all about a dealt problem.

    ``rules`` are those of a problem that has none of its own: readings are alike by all.
    """
    query = QUESTION_OF[problem.kind](format_hand(problem.hand), private=True)
    if isinstance(problem, ReadingsProblem):
        return replace(query, won=usual_for(problem.hand), rules=rules)
    query = replace(query, rules=format_rules(problem.rules))
    if isinstance(problem, PriceProblem):
        return replace(query, won=_won(problem.win))
    return replace(query, seen=tuple(sorted(KIND_OF[tile] for tile in problem.seen)))


def _won(win: Win) -> Circumstances:
    """Return how a hand was won, as a query carries it."""
    return Circumstances(
        by=win.by,
        seat=win.seat,
        round=win.round,
        riichi=win.riichi,
        events=frozenset(event for event in (*LUCKY, CLOSED_KAN) if getattr(win, event)),
        dora=tuple(win.dora),
        ura=tuple(win.ura),
        honba=win.honba,
        sticks=win.sticks,
        nuki=win.nuki,
    )
