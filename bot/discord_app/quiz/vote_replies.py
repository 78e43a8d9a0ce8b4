"""Votes as replies: the question, the split that voters see, the result."""

from dataclasses import dataclass, replace

from bot.discord_app.payload import Reply, compose, draw_reply
from bot.pages.page import Button, Page
from bot.pages.quiz.vote import result_page, split_page, vote_page
from bot.picture.layout import fits
from bot.picture.render import Palette
from bot.questions.query import Query
from bot.questions.votes import cuts_offered, read_cut, write_cut
from bot.study.quiz import Quiz
from bot.study.quizzes import Reveal
from bot.study.votes import Voted
from bot.words import Words
from engine.outlook import Outlook
from engine.problems import CutProblem

from .ids import Action, Scope, quiz_button, write_number


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote as its message shows it; ``closes_at`` in milliseconds since 1970."""

    number: int
    problem: CutProblem
    query: Query
    asker: int | None
    note: str
    closes_at: int


def ballot_of(quiz: Quiz, problem: CutProblem, query: Query) -> Ballot:
    """Return a stored vote as its message shows it."""
    return Ballot(quiz.quiz, problem, query, quiz.asker, quiz.note or "", quiz.closes_at or 0)


def vote_reply(ballot: Ballot, words: Words, palette: Palette) -> Reply:
    """Show a vote for which nobody has voted yet, its picture drawn."""
    return draw_reply(_vote_page(ballot, 0, words), palette, language=words.language)


def voted_reply(ballot: Ballot, voted: int, words: Words) -> Reply:
    """Show a vote with another number of voters, and leave the picture as it is."""
    return compose(_vote_page(ballot, voted, words), keeps_picture=True)


def split_reply(ballot: Ballot, voted: Voted, own: str, words: Words, palette: Palette) -> Reply:
    """Show a voter how the votes are split so far."""
    hand = ballot.problem.hand
    page = split_page(
        ballot.problem,
        dict(voted.tally),
        read_cut(hand, own),
        None if voted.before is None else read_cut(hand, voted.before),
        ends_at=ballot.closes_at // 1000,
        words=words,
        fits=fits,
    )
    return draw_reply(page, palette, language=words.language)


def result_reply(
    reveal: Reveal, ballot: Ballot, words: Words, palette: Palette, worth: Outlook | None
) -> Reply:
    """Show how a vote ended."""
    page = result_page(
        ballot.problem,
        ballot.query,
        dict(reveal.tally),
        note=ballot.note,
        words=words,
        fits=fits,
        worth=worth,
    )
    number = write_number(ballot.number)
    buttons = (quiz_button(words.text("button-in-full"), Action.FULL, number),)
    return draw_reply(replace(page, buttons=buttons), palette, language=words.language)


def _vote_page(ballot: Ballot, voted: int, words: Words) -> Page:
    page = vote_page(
        ballot.problem,
        ballot.query,
        asker=f"<@{ballot.asker}>" if ballot.asker else "",
        note=ballot.note,
        ends_at=ballot.closes_at // 1000,
        voted=voted,
        words=words,
        fits=fits,
    )
    return replace(page, buttons=(*_cut_buttons(ballot, words), _end_button(ballot, words)))


def _cut_buttons(ballot: Ballot, words: Words) -> list[Button]:
    number = write_number(ballot.number)
    return [
        quiz_button(words.tile(cut), Action.VOTE, number, write_cut(cut))
        for cut in cuts_offered(ballot.problem.hand)
    ]


def _end_button(ballot: Ballot, words: Words) -> Button:
    label = words.text("button-end-vote")
    return quiz_button(label, Action.REVEAL, write_number(ballot.number), Scope.CHANNEL, row=1)
