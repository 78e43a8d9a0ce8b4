"""The choices of a vote: a cut, riichi or dama, or both at once; and how one is written."""

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.features.outlook.finding import bare
from bot.features.quiz.kinds.cut import CutQuiz
from bot.features.quiz.kinds.waits import WaitsQuiz
from bot.hand import TURNS, Question, is_whole
from bot.words import Words
from engine import NAMES, Hand, Kind, Tile, shanten
from engine.problems import Way
from engine.tiles import KIND_OF, sort_key

LONGEST_TEXT: Final = 200
"""Characters that the asker may write above the hand."""

HOURS: Final = range(1, 7 * 24 + 1)
"""After how many hours a vote may end by itself."""

USUAL_HOURS: Final = 24


def cuts_offered(hand: Hand) -> tuple[Tile, ...]:
    """Return each tile that a hand can cut once, in order; a red five is another tile than a five.

    There are at most fourteen; tiles of called melds are not among them.
    """
    return tuple(sorted(set(hand.concealed), key=sort_key))


VotedQuiz = CutQuiz | WaitsQuiz
"""What is voted on: a hand with a tile to cut, or a tenpai hand after its cut."""

SIGNS: Final = MappingProxyType({None: "", Way.RIICHI: "r", Way.DAMA: "d"})
"""What a choice is written with before its cut."""


class VoteChoice(NamedTuple):
    """A choice; ``cut`` is None for a hand after its cut, ``way`` for a cut and nothing else."""

    cut: Tile | None
    way: Way | None = None


def has_ways(question: Question) -> bool:
    """Whether a hand is tenpai, after a cut where it has one, and can declare riichi."""
    at, hand = question.situation, question.situation.held
    if not (hand.is_closed and is_whole(hand) and (at.turn or TURNS[0]) < TURNS[-1]):
        return False
    return shanten(hand, rules=at.rules) == 0


def vote_on(question: Question) -> VotedQuiz:
    """Return the vote about a hand: of riichi or dama too, where there is the choice.

    Raises NoProblemError for a hand that is complete, or has nothing to choose.
    """
    if not has_ways(question):
        return CutQuiz.of(question)
    asked = question.but(ways=True)
    return CutQuiz.of(asked) if asked.situation.held.has_drawn_size else WaitsQuiz.of(asked)


def worth_asked(posed: VotedQuiz) -> Question:
    """Return the outlook that is told beside the result."""
    return bare(posed.outlook_asked())


def choices_offered(posed: VotedQuiz) -> tuple[VoteChoice, ...]:
    """Return what can be voted for: riichi by each cut, dama by each, then cuts that break tenpai.

    A vote that does not ask about riichi offers the cuts alone.
    """
    return tuple(_choices(posed))


def _choices(posed: VotedQuiz) -> Iterator[VoteChoice]:
    if isinstance(posed, WaitsQuiz):
        yield from (VoteChoice(None, way) for way in Way)
        return
    tenpai = tenpai_cuts(posed)
    cuts = cuts_offered(posed.problem.hand)
    yield from (VoteChoice(cut, way) for way in Way for cut in cuts if KIND_OF[cut] in tenpai)
    yield from (VoteChoice(cut) for cut in cuts if KIND_OF[cut] not in tenpai)


def tenpai_cuts(posed: CutQuiz) -> frozenset[Kind]:
    """Return the kinds whose cuts are voted for in riichi or in dama: those that keep tenpai."""
    if not posed.question.ways:
        return frozenset()
    return frozenset(KIND_OF[it.tile] for it in posed.problem.answer if it.shanten == 0)


def write_choice(choice: VoteChoice) -> str:
    """Return a choice as text: ``6m``, ``r6m`` of riichi with that cut, ``d`` of dama alone."""
    return SIGNS[choice.way] + ("" if choice.cut is None else NAMES[choice.cut])


def read_choice(posed: VotedQuiz, text: str) -> VoteChoice:
    """Return the choice that ``write_choice`` wrote; ValueError for one that is not offered."""
    for choice in choices_offered(posed):
        if write_choice(choice) == text:
            return choice
    raise ValueError(f"{text[:40]!r} is nothing to vote for")


def choice_name(choice: VoteChoice, posed: VotedQuiz, words: Words) -> str:
    """Name a choice: "4s", or where riichi is voted on "4s riichi"; "Riichi" after the cut."""
    if choice.cut is None:
        return words.named("label-way", choice.way or Way.DAMA)
    tile = words.tile(choice.cut)
    if not posed.question.ways:
        return tile
    return words.named("phrase-vote", choice.way or "cut", tile=tile)
