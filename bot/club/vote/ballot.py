"""A stored vote as its message shows it, with its controls."""

from dataclasses import dataclass, replace

from bot.club.ids import Action, Scope, quiz_button, write_number
from bot.club.quiz.kinds.cut import CutQuiz
from bot.pages.page import Button, Page
from bot.pages.parts import Fits
from bot.study.quiz import Quiz
from bot.study.quizzes import Reveal
from bot.study.votes import Voted
from bot.words import Words
from engine.outlook import Outlook

from .cuts import cuts_offered, read_cut, write_cut
from .page import result_page, split_page, vote_page


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote as its message shows it; ``closes_at`` in milliseconds since 1970."""

    number: int
    posed: CutQuiz
    asker: int | None
    note: str
    closes_at: int


def ballot_of(quiz: Quiz, posed: CutQuiz) -> Ballot:
    """Return a stored vote as its message shows it."""
    return Ballot(quiz.quiz, posed, quiz.asker, quiz.note or "", quiz.closes_at or 0)


def ballot_page(ballot: Ballot, voted: int, words: Words, fits: Fits) -> Page:
    """Ask what to cut, with a button for each cut."""
    page = vote_page(
        ballot.posed,
        asker=f"<@{ballot.asker}>" if ballot.asker else "",
        note=ballot.note,
        ends_at=ballot.closes_at // 1000,
        voted=voted,
        words=words,
        fits=fits,
    )
    return replace(page, buttons=(*_cut_buttons(ballot, words), _end_button(ballot, words)))


def voted_page(ballot: Ballot, voted: Voted, own: str, words: Words, fits: Fits) -> Page:
    """Show a voter how the votes are split so far."""
    hand = ballot.posed.problem.hand
    return split_page(
        ballot.posed,
        dict(voted.tally),
        read_cut(hand, own),
        None if voted.before is None else read_cut(hand, voted.before),
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
    number = write_number(ballot.number)
    buttons = (quiz_button(words.text("button-in-full"), Action.FULL, number),)
    return replace(page, buttons=buttons)


def _cut_buttons(ballot: Ballot, words: Words) -> list[Button]:
    number = write_number(ballot.number)
    return [
        quiz_button(words.tile(cut), Action.VOTE, number, write_cut(cut))
        for cut in cuts_offered(ballot.posed.problem.hand)
    ]


def _end_button(ballot: Ballot, words: Words) -> Button:
    label = words.text("button-end-vote")
    return quiz_button(label, Action.REVEAL, write_number(ballot.number), Scope.CHANNEL, row=1)
