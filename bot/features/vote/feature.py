"""/vote: what would you do? Asked, voted in, and ended by a vote past the end."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from bot.codec import write_record
from bot.feature import Feature
from bot.features.quiz.answering import close, count
from bot.features.quiz.asking import (
    hides,
    language_of,
    read_by_settings,
    refusing_no_problem,
    settings_to_ask,
    store_and_post,
)
from bot.features.quiz.posing import posed_of
from bot.hand import TURNS, Question, Refusal
from bot.options import NorthsAside, Number, Options, QuizHandText, Text, TilesText, Wind
from bot.pages.page import Button, Page
from bot.pages.parts import act
from bot.read.table import read_situation
from bot.study import votes
from bot.study.clock import HOUR
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.words import Words, words_for
from engine.problems import species_of

from .ballot import Ballot, ballot_of, ballot_page, result_of, vote_of, voted_page
from .choices import (
    HOURS,
    LONGEST_TEXT,
    USUAL_HOURS,
    VotedQuiz,
    has_ways,
    read_choice,
    vote_on,
    worth_asked,
)

if TYPE_CHECKING:
    from bot.discord.visit import Visit


@dataclass(frozen=True, slots=True)
class VoteOptions(Options):
    """The options of /vote."""

    hand: Annotated[QuizHandText, "option-vote-hand-about"]
    seat: Wind = None
    round: Wind = None
    turn: Annotated[int, Number(TURNS[0], TURNS[-1]), "option-vote-turn-about"] = TURNS[0]
    dora: TilesText = ""
    kita: NorthsAside = 0
    text: Annotated[str, Text(None, LONGEST_TEXT)] = ""
    hours: Annotated[int, Number(HOURS[0], HOURS[-1])] = USUAL_HOURS

    def read(self, rules: str = "") -> Question:
        """Read the hand at its table."""
        return Question("outlook", read_situation(self, rules, takes_call=True), private=True)


async def ask_vote(visit: "Visit", options: VoteOptions) -> None:
    """Answer /vote: a question about a hand that has no right answer."""
    settings = await settings_to_ask(visit)
    asked = posed_of(read_by_settings(visit, settings, options))
    with refusing_no_problem():
        posed = vote_on(asked)
    await begin_vote(visit, settings, posed, note=options.text, hours=options.hours)


async def begin_vote(
    visit: "Visit",
    settings: ServerSettings,
    posed: VotedQuiz,
    *,
    note: str = "",
    hours: int = USUAL_HOURS,
    in_place: bool = False,
) -> None:
    """Post a vote about a hand, in a new message or in that of the click."""
    language = language_of(visit, settings)
    closes_at = visit.study.store.now() + hours * HOUR
    new = NewQuiz(
        Purpose.VOTE,
        species_of(posed.problem),
        write_record(posed.question),
        language,
        visit.user,
        visit.server,
        visit.channel,
        note.strip() or None,
        closes_at,
    )

    def page_of(number: int) -> Page:
        ballot = Ballot(number, posed, new.asker, new.note or "", closes_at)
        return ballot_page(ballot, 0, words_for(language), visit.fits)

    await store_and_post(visit, new, page_of, in_place=in_place)
    visit.study.worths.begin(worth_asked(posed))
    if new.server and new.channel and not await visit.may_post(new.channel):
        link = visit.invitation(new.server)
        await visit.tell(visit.words.text("vote-no-end", link=link))


async def vote_here(visit: "Visit", asked: Question) -> None:
    """Answer *Vote* under an outlook, which the vote hides where all see it."""
    if asked.feature != "outlook":
        raise Refusal("error-stale")
    in_place = hides(visit)
    settings = await settings_to_ask(visit)
    with refusing_no_problem():
        posed = vote_on(posed_of(asked))
    await begin_vote(visit, settings, posed, in_place=in_place)
    if in_place:
        await visit.tell(visit.words.text("quiz-was-in-view"))


def vote_buttons(question: Question, words: Words) -> tuple[Button, ...]:
    """Offer a vote under the outlook of a hand that may declare riichi."""
    if question.feature != "outlook" or question.situation.called is not None:
        return ()
    if not has_ways(question):
        return ()
    return (act("votehere", words.text("button-game-vote"), question),)


async def vote(visit: "Visit", asked: Question) -> None:
    """Note a vote, and show who voted the split; past the end the result takes its place."""
    study, number, text = visit.study, asked.number, asked.choice
    posed = vote_of(await study.problem(visit, number))
    try:
        read_choice(posed, text)
    except ValueError:
        raise Refusal("error-stale") from None
    voted = await votes.vote(study.store, number, visit.user, text)
    if voted is None:
        raise Refusal("error-quiz-gone")
    await study.note_clicked(visit, voted.quiz)
    if voted.is_over:
        await close(visit, number, result_of)
        await visit.tell(visit.words.text("vote-over"))
        return
    ballot = ballot_of(voted.quiz, posed)
    if voted.before is None:
        page = ballot_page(ballot, voted.voted, words_for(voted.quiz.language), visit.fits)
        await count(visit, study, voted.quiz, page)
    await visit.send(voted_page(ballot, voted, text, visit.words, visit.fits))


VOTE: Final = Feature(
    "vote",
    ("number", "choice"),
    options=VoteOptions,
    act=ask_vote,
    clicks={"vote": vote, "votehere": vote_here},
    offers=vote_buttons,
    needs="study",
)
