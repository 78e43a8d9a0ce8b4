"""/vote: what would you do? Asked, voted in, and ended by a vote past the end."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.ask.custom_id import encode
from bot.ask.options import NorthsAside, Number, QuizHandText, Text, TilesText, Wind
from bot.ask.outlook.question import OutlookQuestion, OutlookTyped, read_outlook
from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.ids import Action, quiz_button, quiz_id, read_number
from bot.club.quiz.asking import hides, read_asked, store_and_post
from bot.club.quiz.closing import close
from bot.club.quiz.counting import count
from bot.club.quiz.record import write_record
from bot.club.quiz.settings_here import language_of, read_typed, settings_to_ask
from bot.club.quiz.situation import situation_of
from bot.club.quiz.study import Study
from bot.pages.page import Button, Page
from bot.study import votes
from bot.study.clock import HOUR
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.typed.errors import Refusal
from bot.typed.hands import TURNS
from bot.typed.question import Question, Typed
from bot.words import Words, words_for
from engine.problems import species_of

from .ballot import Ballot, ballot_of, ballot_page, voted_page
from .choices import VotedQuiz, has_ways, read_choice, vote_on, worth_asked
from .cuts import HOURS, LONGEST_TEXT, USUAL_HOURS
from .ending import result_of, vote_of


@dataclass(frozen=True, slots=True)
class VoteTyped(Typed):
    """The options of /vote."""

    hand: Annotated[QuizHandText, "option-vote-hand-about"]
    seat: Wind = None
    round: Wind = None
    turn: Annotated[int, Number(TURNS[0], TURNS[-1]), "option-vote-turn-about"] = TURNS[0]
    dora: TilesText = ""
    kita: NorthsAside = 0
    text: Annotated[str, Text(None, LONGEST_TEXT)] = ""
    hours: Annotated[int, Number(HOURS[0], HOURS[-1])] = USUAL_HOURS

    def read(self, rules: str) -> OutlookQuestion:
        """Read the hand at its table, by these rules."""
        return read_outlook(
            OutlookTyped(
                self.hand,
                seat=self.seat,
                round=self.round,
                dora=self.dora,
                kita=self.kita,
                turn=self.turn,
                rules=rules,
                private=True,
            )
        )


async def ask_vote(visit: Visit, study: Study, typed: VoteTyped) -> None:
    """Answer /vote: a question about a hand that has no right answer."""
    settings = await settings_to_ask(visit, study)
    query = await read_typed(visit, settings, typed.read)
    if query is None:
        return
    posed = vote_on(situation_of(query))
    await begin_vote(visit, study, settings, posed, note=typed.text, hours=typed.hours)


async def begin_vote(
    visit: Visit,
    study: Study,
    settings: ServerSettings,
    posed: VotedQuiz,
    *,
    note: str = "",
    hours: int = USUAL_HOURS,
    in_place: bool = False,
) -> None:
    """Post a vote about a hand, in a new message or in that of the click."""
    language = language_of(visit, settings)
    closes_at = study.store.now() + hours * HOUR
    new = NewQuiz(
        Purpose.VOTE,
        species_of(posed.problem),
        write_record(posed.situation),
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

    await store_and_post(visit, study, new, page_of, in_place=in_place)
    study.worths.begin(worth_asked(posed))
    if new.server and new.channel and not await visit.may_post(new.channel):
        link = visit.invitation(new.server)
        await visit.tell(visit.words.text("vote-no-end", link=link))


async def vote_here(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Vote* under an outlook, which the vote hides where all see it."""
    query = read_asked(arguments)
    in_place = hides(visit)
    settings = await settings_to_ask(visit, study)
    await begin_vote(visit, study, settings, vote_on(situation_of(query)), in_place=in_place)
    if in_place:
        await visit.tell(visit.words.text("quiz-was-in-view"))


def vote_buttons(question: Question, words: Words) -> tuple[Button, ...]:
    """Offer a vote under the outlook of a hand that may declare riichi."""
    if not isinstance(question, OutlookQuestion) or question.called is not None:
        return ()
    if not has_ways(situation_of(question)):
        return ()
    return (quiz_button(words.text("button-game-vote"), Action.VOTE_HERE, encode(question)),)


async def vote(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Note a vote, and show who voted the split; past the end the result takes its place."""
    number, text = _read_arguments(arguments)
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
        await close(visit, study, number, result_of)
        await visit.tell(visit.words.text("vote-over"))
        return
    ballot = ballot_of(voted.quiz, posed)
    if voted.before is None:
        page = ballot_page(ballot, voted.voted, words_for(voted.quiz.language), visit.fits)
        await count(visit, study, voted.quiz, page)
    await visit.send(voted_page(ballot, voted, text, visit.words, visit.fits))


def _read_arguments(arguments: list[str]) -> tuple[int, str]:
    try:
        number, text = arguments
        return read_number(number), text
    except ValueError:
        raise Refusal("error-stale") from None


VOTE: Final = Activity(
    "study",
    (VisitCommand("vote", VoteTyped, ask_vote),),
    {quiz_id(Action.VOTE): vote, quiz_id(Action.VOTE_HERE): vote_here},
    offers=vote_buttons,
)
