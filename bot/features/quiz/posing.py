"""Questions are made of hands: of one that somebody typed, and dealt ones."""

from dataclasses import replace
from random import Random
from typing import Final

from bot.hand import Question, after_kita
from bot.read.rules import rules_of
from bot.read.three_players import players_of
from bot.words import Words
from engine import Hand, Rules, shanten
from engine.copies import COPIES
from engine.problems import (
    WIDTH_OR_VALUE,
    NoProblemError,
    NoProblemReason,
    Problem,
    Species,
    can_be_dealt,
    dealt_like,
)

from .kinds import QUIZ_KINDS
from .quiz_problem import QuizProblem


def kind_name(kind: str, words: Words) -> str:
    """Name a kind of problem in a word or two: "waits"."""
    return words.named("kind", kind)


def theme_name(kind: str, theme: str, words: Words) -> str:
    """Name what a problem is about, short enough for a label: "nobetan", "lone tile".

    Themes of different kinds may share a name, as seven pairs do.
    """
    quiz = QUIZ_KINDS.get(kind)
    own = "" if quiz is None else quiz.theme_name(theme, words)
    return own or words.named("theme", f"{kind}_{theme}")


def slip_name(slip: str, words: Words) -> str:
    """Name a slip, short enough for a label: "missed: kanchan", "fu: closed triplet"."""
    sort, _, rest = slip.partition(":")
    if sort == "missed":
        return words.text("slip-missed", shape=words.named("shape", rest))
    if rest.startswith("fu:") and slip not in ("price:fu:too_low", "price:fu:too_high"):
        return words.text("slip-fu", why=words.named("fu", rest.removeprefix("fu:")))
    return words.named("slip", slip.replace(":", "_"))


def asked_title(kind: str, words: Words, *, is_valued: bool) -> str:
    """Ask what a problem of a kind asks; of a cut that is valued, not for the widest alone."""
    return words.named("title-quiz", WIDTH_OR_VALUE if is_valued else kind)


def numbered(title: str, number: int | None, words: Words) -> str:
    """Return a title with the number of the daily in front, as it is where there is none."""
    return title if number is None else words.text("title-daily", number=str(number), title=title)


ASKED_OF: Final = frozenset({"waits", "agari"})
"""The features whose hands make quizzes."""

USUAL: Final = ("waits", "cut", "price", "readings")
"""The kinds that a hand is asked about where none is named; the first that it makes."""

OF_FOUR: Final = "tenhou"
"""The rules of what is dealt for four players."""


def posed_of(asked: Question) -> Question:
    """Return the question of a quiz about a hand; an outlook alone names the turn."""
    at = asked.situation
    turn = at.turn if asked.feature == "outlook" else None
    return Question("quiz", replace(at, called=None, threats=(), turn=turn))


def has_question(asked: Question) -> bool:
    """Whether the hand of a question makes a quiz of any usual kind."""
    if asked.feature not in ASKED_OF:
        return False
    hand = asked.situation.held
    if hand.has_drawn_size:
        return not is_north_first(hand, asked.situation.rules)
    if shanten(hand) > 0:
        return False
    # Only a hand with four of a kind can hold all its waits, which some rules call noten.
    return COPIES not in hand.owned or _is_tenpai(asked)


def _is_tenpai(asked: Question) -> bool:
    try:
        QUIZ_KINDS["waits"].of(posed_of(asked))
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


def check_north(asked: Question) -> None:
    """Raise NoProblemError for a hand of which a north is set aside before anything else."""
    if is_north_first(asked.situation.held, asked.situation.rules):
        raise NoProblemError(reason=NoProblemReason.NORTH_FIRST)


def usual_quiz(asked: Question) -> QuizProblem[Problem]:
    """Return the quiz that a hand is best for; raises NoProblemError where there is none.

    Tenpai its waits, a hand with a tile to cut its cut, a win its price, and its readings where it
    has no yaku or nobody asked for its price.
    """
    check_north(asked)
    posed, refusals = posed_of(asked), []
    for kind in USUAL:
        if kind == "price" and asked.feature != "agari":
            continue
        try:
            return QUIZ_KINDS[kind].of(posed)
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
