"""/quiz, and *Ask the channel*: a question is posted, from a hand or dealt."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Final

from bot.codec import write_record
from bot.feature import UnsentError
from bot.hand import Question, Refusal, Scope
from bot.options import (
    ExtrasText,
    Number,
    OneOf,
    Options,
    QuizHandText,
    RulesText,
    TilesText,
    Turn,
    Wind,
    WonBy,
)
from bot.pages.error import error_page
from bot.pages.page import Page
from bot.read.errors import RefusedError
from bot.read.table import read_situation
from bot.read.three_players import dealing_rules, players_of
from bot.study import limits, quizzes, servers
from bot.study.pick import draw
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.study.session import MOST_PROBLEMS
from bot.words import words_for
from engine.problems import LEVELS, PROBLEM_KINDS, NoProblemError, Problem, species_of

from .dealing import RANDOM
from .open_questions import naming_what_is_open
from .posing import ASKED_OF, usual_quiz
from .question import PostedQuiz, posted_page
from .quiz_problem import QuizProblem

if TYPE_CHECKING:
    from bot.discord.visit import Visit


async def settings_of(visit: "Visit") -> ServerSettings:
    """Return what the server has set; in direct messages what is usual."""
    if visit.server is None:
        return ServerSettings()
    return await servers.settings(visit.study.store, visit.server)


async def settings_to_ask(visit: "Visit") -> ServerSettings:
    """Return what the server has set; refuses whom it does not let ask."""
    settings = await settings_of(visit)
    if not settings.lets_ask(visit.roles, manages=visit.manages_messages):
        raise Refusal("error-quiz-may-not-ask")
    return settings


def language_of(visit: "Visit", settings: ServerSettings) -> str:
    """Return the language in which a channel sees a question, the same for every click."""
    return settings.language or visit.public_language


def rules_dealt(visit: "Visit", settings: ServerSettings) -> str:
    """Return the rules by which hands are dealt here."""
    return dealing_rules(settings.rules or visit.default_rules)


def read_by_settings(visit: "Visit", settings: ServerSettings, options: Options) -> Question:
    """Return what was typed, by the rules of the server where it names none.

    What cannot be read is refused with the page that says why.
    """
    try:
        return options.read(settings.rules or visit.default_rules)
    except RefusedError as error:
        raise Refusal(page=error_page(error, None, visit.words)) from None


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
class QuizOptions(Options):
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

    def read(self, rules: str = "") -> Question:
        """Read the hand as one that is won."""
        return Question("agari", replace(read_situation(self, rules), turn=None))


async def ask_quiz(visit: "Visit", options: QuizOptions) -> None:
    """Answer /quiz with the typed hand, or deal one of the kind and the level, or of any.

    Text that cannot be read is answered by a page that says why.
    """
    study = visit.study
    settings = await settings_to_ask(visit)
    if not options.hand:
        rules = rules_dealt(visit, settings)
        kinds = study.dealer.kinds
        species = draw(RANDOM, options.kind, options.level, players_of(rules), kinds=kinds)
        await _check_limits(visit)
        dealing = study.dealer.deal(species, rules, visit.user)
        posed = await visit.patiently(dealing, private=False)
    else:
        asked = read_by_settings(visit, settings, options)
        if options.kind is None:
            posed = usual_quiz(asked)
        else:
            judging = study.dealer.typed(asked, options.kind, options.turn, visit.user)
            posed = await visit.patiently(judging, private=False)
        posed = await _weighed(visit, posed, in_place=False)
    await post(visit, settings, posed, in_place=False)


async def ask_channel(visit: "Visit", asked: Question) -> None:
    """Answer *Ask the channel* under an answer.

    Where only the asker sees the answer, the question is a new message; an answer that all see
    turns into the question, which hides it.
    """
    if asked.feature not in ASKED_OF:
        raise Refusal("error-stale")
    public, settings = hides(visit), await settings_to_ask(visit)
    with refusing_no_problem():
        posed = usual_quiz(asked)
    posed = await _weighed(visit, posed, in_place=public)
    await post(visit, settings, posed, in_place=public)
    if public:
        await visit.tell(visit.words.text("quiz-was-in-view"))


@contextmanager
def refusing_no_problem() -> Iterator[None]:
    """Refuse a hand that makes no problem, with the sentence of the reason."""
    try:
        yield
    except NoProblemError as error:
        raise Refusal(f"error-no-problem-{error.reason}".replace("_", "-")) from error


async def _check_limits(visit: "Visit") -> None:
    """Refuse a question too many before it is made: then all may see that the bot is thinking."""
    if visit.server is not None and not visit.manages_messages:
        async with naming_what_is_open(visit):
            await limits.check(visit.study.store, visit.server, visit.channel, visit.user)


async def _weighed(
    visit: "Visit", posed: QuizProblem[Problem], *, in_place: bool
) -> QuizProblem[Problem]:
    """Return the question of a typed hand with what its outlook changes, if that is soon known."""
    if not posed.is_weighed:
        return posed
    await _check_limits(visit)
    waiting = visit.study.worths.within(posed.outlook(), WEIGHING_SECONDS)
    worth = await visit.patiently(waiting, in_place=in_place, private=False)
    return posed if worth is None else posed.weighed(worth)


def hides(visit: "Visit") -> bool:
    """Whether a click turns an answer that all see into a question; refuses who may not do so."""
    public = visit.message is not None and not visit.message.private
    if public and not _may_hide(visit):
        raise Refusal("error-quiz-ask-public")
    return public


def _may_hide(visit: "Visit") -> bool:
    """Whether the user may turn a public answer into a question: its asker, and managers."""
    asker = visit.message.asker if visit.message else None
    return visit.manages_messages or asker == visit.user


async def post(
    visit: "Visit", settings: ServerSettings, posed: QuizProblem[Problem], *, in_place: bool
) -> None:
    """Store a question and show it, in a new message or in that of the click."""
    language = language_of(visit, settings)
    new = NewQuiz(
        Purpose.ASKED,
        species_of(posed.problem),
        write_record(posed.question),
        language,
        visit.user,
        visit.server,
        visit.channel,
    )

    def page_of(number: int) -> Page:
        question = PostedQuiz(number, posed, new.asker, Scope.CHANNEL)
        return posted_page(question, 0, words_for(language), visit.fits)

    await store_and_post(visit, new, page_of, in_place=in_place)
    visit.study.worths.begin(posed.outlook())


async def store_and_post(
    visit: "Visit", new: NewQuiz, page_of: Callable[[int], Page], *, in_place: bool
) -> None:
    """Store a question, and send what ``page_of`` makes of its number.

    A message that Discord refuses is not stored, and the asker is told in private. One of which
    nothing is known stays stored: whoever clicks on it tells where it is.
    """
    store = visit.study.store
    async with naming_what_is_open(visit):
        number = await quizzes.ask(store, new, manages=visit.manages_messages)
    try:
        sent = await visit.post(page_of(number), words_for(new.language), in_place=in_place)
    except UnsentError as error:
        await quizzes.withdraw(store, number)
        raise error.reason from None
    if sent.message is not None:
        await quizzes.note_message(store, number, sent.message)
    if sent.private:
        await visit.tell(visit.words.text("quiz-nobody-sees"))
