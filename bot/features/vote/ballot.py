"""A stored vote as its message shows it, with its controls."""

from dataclasses import dataclass, replace
from typing import Final

from bot.features.quiz.kinds.cut import CutQuiz
from bot.features.quiz.kinds.waits import WaitsQuiz
from bot.features.quiz.quiz_problem import QuizProblem
from bot.features.quiz.study import Study
from bot.hand import Question, Refusal
from bot.pages.page import Button, Page
from bot.pages.parts import Fits, act
from bot.study.quiz import Quiz
from bot.study.quizzes import Reveal
from bot.study.votes import Voted
from bot.words import Words, words_for
from engine.outlook import Outlook
from engine.problems import Problem, Way

from .choices import (
    VoteChoice,
    VotedQuiz,
    choice_name,
    choices_offered,
    read_choice,
    worth_asked,
    write_choice,
)
from .page import result_page, split_page, vote_page


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote as its message shows it; ``closes_at`` in milliseconds since 1970."""

    number: int
    posed: VotedQuiz
    asker: int | None
    note: str
    closes_at: int


def ballot_of(quiz: Quiz, posed: VotedQuiz) -> Ballot:
    """Return a stored vote as its message shows it."""
    return Ballot(quiz.quiz, posed, quiz.asker, quiz.note or "", quiz.closes_at or 0)


def ballot_page(ballot: Ballot, voted: int, words: Words, fits: Fits) -> Page:
    """Ask what to do, with a button for each choice."""
    page = vote_page(
        ballot.posed,
        asker=f"<@{ballot.asker}>" if ballot.asker else "",
        note=ballot.note,
        ends_at=ballot.closes_at // 1000,
        voted=voted,
        words=words,
        fits=fits,
    )
    return replace(page, buttons=(*_choice_buttons(ballot, words), _end_button(ballot, words)))


def voted_page(ballot: Ballot, voted: Voted, own: str, words: Words, fits: Fits) -> Page:
    """Show a voter how the votes are split so far."""
    posed = ballot.posed
    return split_page(
        posed,
        dict(voted.tally),
        read_choice(posed, own),
        None if voted.before is None else read_choice(posed, voted.before),
        ends_at=ballot.closes_at // 1000,
        words=words,
        fits=fits,
    )


def ended_page(
    reveal: Reveal, ballot: Ballot, words: Words, fits: Fits, worth: Outlook | None
) -> Page:
    """Show how a vote ended."""
    page = result_page(
        ballot.posed,
        dict(reveal.tally),
        note=ballot.note,
        words=words,
        fits=fits,
        worth=worth,
    )
    about = Question("quiz", number=ballot.number)
    buttons = (act("full", words.text("button-in-full"), about),)
    return replace(page, buttons=buttons)


WAYS: Final = (Way.RIICHI, Way.DAMA, None)
"""The rows of buttons where riichi is asked about."""


def _choice_buttons(ballot: Ballot, words: Words) -> list[Button]:
    """Offer the choices: by riichi, by dama and without either a row each, or more."""
    posed = ballot.posed
    return [
        act(
            "vote",
            choice_name(choice, posed, words),
            Question("vote", number=ballot.number, choice=write_choice(choice)),
            row=_row(choice, posed),
        )
        for choice in choices_offered(posed)
    ]


def _row(choice: VoteChoice, posed: VotedQuiz) -> int:
    return WAYS.index(choice.way) if posed.question.ways and choice.cut is not None else 0


def _end_button(ballot: Ballot, words: Words) -> Button:
    label = words.text("button-end-vote")
    return act("reveal", label, Question("quiz", number=ballot.number), row=len(WAYS))


async def result_of(study: Study, found: Reveal, fits: Fits, patience: float) -> Page:
    """Return what the message of a vote turns into, in the language of its channel."""
    posed = vote_of(study.read_once(found.quiz))
    worth = await study.worths.within(worth_asked(posed), patience)
    return ended_page(
        found, ballot_of(found.quiz, posed), words_for(found.quiz.language), fits, worth
    )


def vote_of(posed: QuizProblem[Problem]) -> VotedQuiz:
    """Return the hand of a vote; refuses the control of a vote on another question."""
    if isinstance(posed, CutQuiz) or (isinstance(posed, WaitsQuiz) and posed.question.ways):
        return posed
    raise Refusal("error-stale")
