"""Questions are made of hands: of one that somebody typed, and dealt ones."""

from random import Random
from typing import Final, TypeGuard

from bot.ask.agari.question import AgariQuestion
from bot.ask.called.question import CalledQuestion
from bot.ask.compare.question import CompareQuestion
from bot.ask.waits.question import WaitsQuestion
from bot.typed.hand_question import HandQuestion, hand_of
from bot.typed.question import Question
from bot.typed.rules import rules_of
from bot.typed.three_players import after_kita, players_of
from engine import Hand, Rules, shanten
from engine.copies import COPIES
from engine.problems import (
    NoProblemError,
    NoProblemReason,
    Problem,
    Species,
    can_be_dealt,
    dealt_like,
)

from .kinds import QUIZ_KINDS
from .quiz_problem import QuizProblem
from .situation import situation_of

AskedOf = WaitsQuestion | CalledQuestion | CompareQuestion | AgariQuestion
"""The questions of one person whose hands make quizzes."""

USUAL: Final = ("waits", "cut", "price", "readings")
"""The kinds that a hand is asked about where none is named; the first that it makes."""

OF_FOUR: Final = "tenhou"
"""The rules of what is dealt for four players."""


def has_question(query: Question | None) -> TypeGuard[HandQuestion]:
    """Whether the hand of a question makes a quiz of any usual kind."""
    if not isinstance(query, AskedOf):
        return False
    hand = hand_of(query)
    if hand.has_drawn_size:
        return not is_north_first(hand, query.played)
    if shanten(hand) > 0:
        return False
    # Only a hand with four of a kind can hold all its waits, which some rules call noten.
    return COPIES not in hand.owned or _is_tenpai(query)


def _is_tenpai(query: HandQuestion) -> bool:
    try:
        QUIZ_KINDS["waits"].of(situation_of(query))
    except NoProblemError:
        return False
    return True


def is_north_first(hand: Hand, rules: Rules) -> bool:
    """Whether there is nothing to ask of a hand yet, since its north is set aside first."""
    left = after_kita(hand, rules)
    if left is None:
        return False
    now = shanten(hand, rules=rules)
    # Not where it is needed, as in thirteen orphans.
    return 0 <= now >= shanten(left, rules=rules)


def check_north(query: HandQuestion) -> None:
    """Raise NoProblemError for a hand of which a north is set aside before anything else."""
    if is_north_first(hand_of(query), query.played):
        raise NoProblemError("A north is set aside first.", reason=NoProblemReason.NORTH_FIRST)


def usual_quiz(query: HandQuestion) -> QuizProblem[Problem]:
    """Return the quiz that a hand is best for; raises NoProblemError where there is none.

    Tenpai its waits, a hand with a tile to cut its cut, a win its price, and its readings where it
    has no yaku or nobody asked for its price.
    """
    check_north(query)
    situation, refusals = situation_of(query), []
    for kind in USUAL:
        if kind == "price" and not isinstance(query, AgariQuestion):
            continue
        try:
            return QUIZ_KINDS[kind].of(situation)
        except NoProblemError as error:
            refusals.append(error)
    raise refusals[0]


def deal_quiz(species: Species, seed: int, rules: str) -> QuizProblem[Problem]:
    """Deal a quiz of a species by these rules: some take a second, so do it elsewhere.

    What three players do not have is dealt for four; a theme that is only typed, as one near it.
    """
    played = rules if can_be_dealt(species, players_of(rules)) else OF_FOUR
    dealt = dealt_like(species, Random(seed), players_of(played))  # noqa: S311 - no secret
    return QUIZ_KINDS[species.kind].deal(dealt, seed, rules_of(played))
