"""/practice: one private question after the other."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from bot.codec import write_record
from bot.feature import Feature
from bot.hand import Question, Refusal, Scope
from bot.options import Options
from bot.read.three_players import players_of
from bot.study import misses, quizzes
from bot.study.misses import Miss
from bot.study.pick import Picked, at_best_level, draw, knowledge_of, pick
from bot.study.quiz import Purpose, Quiz
from bot.study.quizzes import NewQuiz
from engine.problems import SPECIES, Problem, species_of

from .quiz.answering import revealed_quiz
from .quiz.asking import KindPick, LevelPick, rules_dealt, settings_of
from .quiz.dealing import RANDOM
from .quiz.kinds import recorded_quiz
from .quiz.question import PostedQuiz, posted_page
from .quiz.quiz_problem import QuizProblem

if TYPE_CHECKING:
    from bot.discord.visit import Visit

    from .quiz.study import Study

SCOPES: Final = {
    (False, False): Scope.ANY,
    (True, False): Scope.KIND,
    (False, True): Scope.LEVEL,
    (True, True): Scope.BOTH,
}
"""What the next question shares, by whether a kind and a level are named."""


@dataclass(frozen=True, slots=True)
class PracticeOptions(Options):
    """The options of /practice."""

    kind: Annotated[KindPick, "option-practice-kind-about"] = None
    level: Annotated[LevelPick, "option-practice-level-about"] = None


async def practise(visit: "Visit", options: PracticeOptions) -> None:
    """Answer /practice with a private question of this kind and level, or as the bot picks."""
    scope = SCOPES[options.kind is not None, options.level is not None]
    await _ask_next(visit, options.kind, options.level, scope, in_place=False)


async def practise_this(visit: "Visit", asked: Question) -> None:
    """Answer *Practice this* under a reveal: problems of the same theme, privately."""
    picked = same_again(visit.study, await revealed_quiz(visit, asked))
    await _ask(visit, await _rules(visit), picked, Scope.THEME, in_place=False)


async def practise_theme(visit: "Visit", asked: Question) -> None:
    """Answer the button of a theme under /my progress: problems of that theme."""
    known = await knowledge_of(visit.study.store, visit.user)
    species = at_best_level(known, asked.choice.split("/"))
    if species is None:
        raise Refusal("error-stale")
    picked = Picked(species, Purpose.PRACTICE)
    await _ask(visit, await _rules(visit), picked, Scope.THEME, in_place=False)


async def following(visit: "Visit", asked: Question) -> None:
    """Answer *Next* under feedback: the next question takes its place."""
    study, scope = visit.study, asked.scope
    quiz = await study.quiz(asked.number)
    if quiz.asker != visit.user or not quiz.purpose.is_private:
        raise Refusal("error-stale")
    if scope is Scope.THEME:
        await _ask(visit, await _rules(visit), same_again(study, quiz), scope, in_place=True)
        return
    kind = quiz.species.kind if scope in {Scope.KIND, Scope.BOTH} else None
    level = quiz.species.level if scope in {Scope.LEVEL, Scope.BOTH} else None
    await _ask_next(visit, kind, level, scope, in_place=True)


async def _ask_next(
    visit: "Visit", kind: str | None, level: int | None, scope: Scope, *, in_place: bool
) -> None:
    """Ask about the own miss that is due, where no level is asked for; else what is picked."""
    miss = await misses.due(visit.study.store, visit.user, kind) if level is None else None
    if miss is not None:
        posed = recorded_quiz(miss.kind, miss.problem)
        await _show(visit, posed, Purpose.REVIEW, scope, in_place=in_place, miss=miss)
        return
    rules = await _rules(visit)
    known, now = await knowledge_of(visit.study.store, visit.user), visit.study.store.now()
    kinds, players = visit.study.dealer.kinds, players_of(rules)
    picked = pick(RANDOM, known, now, kind=kind, level=level, players=players, kinds=kinds)
    await _ask(visit, rules, picked, scope, in_place=in_place)


def same_again(study: "Study", quiz: Quiz) -> Picked:
    """Pick problems such as a stored one: by the theme that it has today where its own is gone."""
    species = quiz.species
    if species not in SPECIES:
        species = species_of(study.read_problem(quiz).problem)
    if species not in SPECIES:
        species = draw(RANDOM, species.kind, species.level)
    return Picked(species, Purpose.PRACTICE)


async def _rules(visit: "Visit") -> str:
    return rules_dealt(visit, await settings_of(visit))


async def _ask(visit: "Visit", rules: str, picked: Picked, scope: Scope, *, in_place: bool) -> None:
    dealing = visit.study.dealer.deal(picked.species, rules, visit.user)
    posed = await visit.patiently(dealing, in_place=in_place)
    await _show(visit, posed, picked.purpose, scope, in_place=in_place)


async def _show(
    visit: "Visit",
    posed: QuizProblem[Problem],
    purpose: Purpose,
    scope: Scope,
    *,
    in_place: bool,
    miss: Miss | None = None,
) -> None:
    """Store a question of practice and show it; one about an own miss says so."""
    study, words, asker = visit.study, visit.words, visit.user
    record, species = write_record(posed.question), species_of(posed.problem)
    kept = None if miss is None else miss.miss
    number = await quizzes.ask(
        study.store, NewQuiz(purpose, species, record, words.language, asker, miss=kept)
    )
    note = "" if miss is None else words.text("practice-own-game")
    question = PostedQuiz(number, posed, asker, scope, note=note)
    await (visit.replace if in_place else visit.send)(posted_page(question, 0, words, visit.fits))
    study.worths.begin(posed.outlook())


async def drop_miss(visit: "Visit", asked: Question) -> None:
    """Answer the button under a question about an own miss that practices it no longer."""
    quiz = await visit.study.quiz(asked.number)
    if quiz.asker != visit.user or quiz.miss is None:
        raise Refusal("error-stale")
    await misses.drop(visit.study.store, visit.user, quiz.miss)
    await visit.tell(visit.words.text("practice-dropped"))


PRACTICE: Final = Feature(
    "practice",
    ("number", "scope", "choice"),
    options=PracticeOptions,
    act=practise,
    clicks={
        "practise": practise_this,
        "theme": practise_theme,
        "next": following,
        "drop": drop_miss,
    },
    needs="study",
)
