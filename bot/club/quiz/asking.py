"""/quiz, and *Ask the channel*: a question is posted, from a hand or dealt."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Annotated, Final

from bot.ask.agari.question import AgariQuestion, AgariTyped, read_agari
from bot.ask.custom_id import decode_hand
from bot.ask.options import (
    ExtrasText,
    Number,
    OneOf,
    QuizHandText,
    RulesText,
    TilesText,
    Turn,
    Wind,
    WonBy,
)
from bot.ask.visit import UnsentError, Visit
from bot.club.ids import Scope
from bot.pages.page import Page
from bot.study import limits, quizzes
from bot.study.pick import draw
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.study.session import MOST_PROBLEMS
from bot.typed.errors import Refusal
from bot.typed.hand_question import HandQuestion
from bot.typed.question import Typed
from bot.typed.three_players import players_of
from bot.words import words_for
from engine.problems import LEVELS, PROBLEM_KINDS, Problem, species_of

from .dealing import RANDOM
from .posing import usual_quiz
from .question import PostedQuiz, posted_page
from .quiz_problem import QuizProblem
from .record import write_record
from .settings_here import language_of, read_typed, rules_dealt, settings_to_ask
from .study import Study

KindPick = Annotated[
    str | None, OneOf(tuple((kind, kind, f"kind-{kind}") for kind in PROBLEM_KINDS))
]
LevelPick = Annotated[
    int | None, OneOf(tuple((level, level, f"level-{level}") for level in LEVELS))
]

USUAL_SECONDS: Final = 60

WEIGHING_SECONDS: Final = 3.0
"""How long a typed question waits for its outlook, at most; without it width alone counts."""

Seconds = Annotated[
    int, OneOf(tuple((it, it, f"seconds-{it}") for it in (20, 30, 45, 60, 90, 120, 300, 0)))
]


@dataclass(frozen=True, slots=True)
class QuizTyped(Typed):
    """The options of /quiz; without a hand one is dealt, or so many in a ``session``.

    ``seconds`` is how long each problem of a session is open, 0 until its asker reveals it.
    """

    kind: KindPick = None
    level: LevelPick = None
    session: Annotated[int | None, Number(1, MOST_PROBLEMS)] = None
    seconds: Seconds = USUAL_SECONDS
    hand: Annotated[QuizHandText, "option-quiz-hand-about"] = ""
    win: TilesText = ""
    by: WonBy = None
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    extras: ExtrasText = ""
    seen: TilesText = ""
    turn: Annotated[Turn, "option-quiz-turn-about"] = None
    rules: RulesText = ""

    def read(self, rules: str) -> AgariQuestion:
        """Read the hand as one that is won, by these rules where none are named."""
        named = {field.name for field in fields(AgariTyped)} - {"rules"}
        same = {name: getattr(self, name) for name in named if hasattr(self, name)}
        return read_agari(AgariTyped(**same, rules=self.rules or rules), self.seen)


async def ask_quiz(visit: Visit, study: Study, typed: QuizTyped) -> None:
    """Answer /quiz with the typed hand, or deal one of the kind and the level, or of any.

    Text that cannot be read is answered by a page that says why.
    """
    settings = await settings_to_ask(visit, study)
    if not typed.hand:
        rules = rules_dealt(visit, settings)
        species = draw(RANDOM, typed.kind, typed.level, players_of(rules), kinds=study.dealer.kinds)
        await _check_limits(visit, study)
        dealing = study.dealer.deal(species, rules, visit.user)
        posed = await visit.patiently(dealing, private=False)
    else:
        query = await read_typed(visit, settings, typed.read)
        if query is None:
            return
        if typed.kind is None:
            posed = usual_quiz(query)
        else:
            judging = study.dealer.typed(query, typed.kind, typed.turn, visit.user)
            posed = await visit.patiently(judging, private=False)
        posed = await _weighed(visit, study, posed, in_place=False)
    await post(visit, study, settings, posed, in_place=False)


async def ask_channel(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Ask the channel* under an answer.

    Where only the asker sees the answer, the question is a new message; an answer that all see
    turns into the question, which hides it.
    """
    query, public = read_asked(arguments), hides(visit)
    settings = await settings_to_ask(visit, study)
    posed = await _weighed(visit, study, usual_quiz(query), in_place=public)
    await post(visit, study, settings, posed, in_place=public)
    if public:
        await visit.tell(visit.words.text("quiz-was-in-view"))


async def _check_limits(visit: Visit, study: Study) -> None:
    """Refuse a question too many before it is made: then all may see that the bot is thinking."""
    if visit.server is not None and not visit.manages_messages:
        await limits.check(study.store, visit.server, visit.channel, visit.user)


async def _weighed(
    visit: Visit, study: Study, posed: QuizProblem[Problem], *, in_place: bool
) -> QuizProblem[Problem]:
    """Return the question of a typed hand with what its outlook changes, if that is soon known."""
    if not posed.is_weighed:
        return posed
    await _check_limits(visit, study)
    waiting = study.worths.within(posed.outlook(), WEIGHING_SECONDS)
    worth = await visit.patiently(waiting, in_place=in_place, private=False)
    return posed if worth is None else posed.weighed(worth)


def read_asked(arguments: list[str]) -> HandQuestion:
    """Return the question on a button that makes one for the channel of it."""
    try:
        (text,) = arguments
        return decode_hand(text)
    except ValueError:
        raise Refusal("error-stale") from None


def hides(visit: Visit) -> bool:
    """Whether a click turns an answer that all see into a question; refuses who may not do so."""
    public = visit.message is not None and not visit.message.private
    if public and not _may_hide(visit):
        raise Refusal("error-quiz-ask-public")
    return public


def _may_hide(visit: Visit) -> bool:
    """Whether the user may turn a public answer into a question: its asker, and managers."""
    asker = visit.message.asker if visit.message else None
    return visit.manages_messages or asker == visit.user


async def post(
    visit: Visit,
    study: Study,
    settings: ServerSettings,
    posed: QuizProblem[Problem],
    *,
    in_place: bool,
) -> None:
    """Store a question and show it, in a new message or in that of the click."""
    language = language_of(visit, settings)
    new = NewQuiz(
        Purpose.ASKED,
        species_of(posed.problem),
        write_record(posed.situation),
        language,
        visit.user,
        visit.server,
        visit.channel,
    )

    def page_of(number: int) -> Page:
        question = PostedQuiz(number, posed, new.asker, Scope.CHANNEL)
        return posted_page(question, 0, words_for(language), visit.fits)

    await store_and_post(visit, study, new, page_of, in_place=in_place)
    study.worths.begin(posed.outlook())


async def store_and_post(
    visit: Visit,
    study: Study,
    new: NewQuiz,
    page_of: Callable[[int], Page],
    *,
    in_place: bool,
) -> None:
    """Store a question, and send what ``page_of`` makes of its number.

    A message that Discord refuses is not stored, and the asker is told in private. One of which
    nothing is known stays stored: whoever clicks on it tells where it is.
    """
    number = await quizzes.ask(study.store, new, manages=visit.manages_messages)
    try:
        sent = await visit.post(page_of(number), words_for(new.language), in_place=in_place)
    except UnsentError as error:
        await quizzes.withdraw(study.store, number)
        raise error.reason from None
    if sent.message is not None:
        await quizzes.note_message(study.store, number, sent.message)
    if sent.private:
        await visit.tell(visit.words.text("quiz-nobody-sees"))
