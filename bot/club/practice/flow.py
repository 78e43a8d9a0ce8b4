"""/practice: one private question after the other."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.ids import Action, Scope, quiz_id, read_number
from bot.club.quiz.answering import read_arguments, revealed_quiz
from bot.club.quiz.asking import KindPick, LevelPick
from bot.club.quiz.dealing import RANDOM
from bot.club.quiz.question import PostedQuiz, posted_page
from bot.club.quiz.quiz_problem import QuizProblem
from bot.club.quiz.record import read_record, write_record
from bot.club.quiz.settings_here import rules_dealt, settings_of
from bot.club.quiz.study import Study
from bot.study import misses, quizzes
from bot.study.misses import Miss
from bot.study.pick import Picked, at_best_level, draw, knowledge_of, pick
from bot.study.quiz import Purpose, Quiz
from bot.study.quizzes import NewQuiz
from bot.typed.errors import Refusal
from bot.typed.question import Typed
from bot.typed.three_players import players_of
from engine.problems import SPECIES, Problem, species_of

SCOPES: Final = {
    (False, False): Scope.ANY,
    (True, False): Scope.KIND,
    (False, True): Scope.LEVEL,
    (True, True): Scope.BOTH,
}
"""What the next question shares, by whether a kind and a level are named."""


@dataclass(frozen=True, slots=True)
class PracticeTyped(Typed):
    """The options of /practice."""

    kind: Annotated[KindPick, "option-practice-kind-about"] = None
    level: Annotated[LevelPick, "option-practice-level-about"] = None


async def practise(visit: Visit, study: Study, typed: PracticeTyped) -> None:
    """Answer /practice with a private question of this kind and level, or as the bot picks."""
    scope = SCOPES[typed.kind is not None, typed.level is not None]
    await _ask_next(visit, study, typed.kind, typed.level, scope, in_place=False)


async def practise_this(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Practice this* under a reveal: problems of the same theme, privately."""
    picked = same_again(study, await revealed_quiz(study, arguments))
    rules = await _rules(visit, study)
    await _ask(visit, study, rules, picked, Scope.THEME, in_place=False)


async def practise_theme(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer the button of a theme under /my progress: problems of that theme."""
    known = await knowledge_of(study.store, visit.user)
    species = at_best_level(known, arguments)
    if species is None:
        raise Refusal("error-stale")
    rules = await _rules(visit, study)
    picked = Picked(species, Purpose.PRACTICE)
    await _ask(visit, study, rules, picked, Scope.THEME, in_place=False)


async def following(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Next* under feedback: the next question takes its place."""
    number, scope = read_arguments(arguments)
    quiz = await study.quiz(number)
    if quiz.asker != visit.user or not quiz.purpose.is_private:
        raise Refusal("error-stale")
    if scope is Scope.THEME:
        rules = await _rules(visit, study)
        await _ask(visit, study, rules, same_again(study, quiz), scope, in_place=True)
        return
    kind = quiz.species.kind if scope in {Scope.KIND, Scope.BOTH} else None
    level = quiz.species.level if scope in {Scope.LEVEL, Scope.BOTH} else None
    await _ask_next(visit, study, kind, level, scope, in_place=True)


async def _ask_next(
    visit: Visit,
    study: Study,
    kind: str | None,
    level: int | None,
    scope: Scope,
    *,
    in_place: bool,
) -> None:
    """Ask about the own miss that is due, where no level is asked for; else what is picked."""
    miss = await misses.due(study.store, visit.user, kind) if level is None else None
    if miss is not None:
        posed = read_record(miss.kind, miss.problem)
        await _show(visit, study, posed, Purpose.REVIEW, scope, in_place=in_place, miss=miss)
        return
    rules = await _rules(visit, study)
    picked = await _pick(visit, study, rules, kind, level)
    await _ask(visit, study, rules, picked, scope, in_place=in_place)


def same_again(study: Study, quiz: Quiz) -> Picked:
    """Pick problems such as a stored one: by the theme that it has today where its own is gone."""
    species = quiz.species
    if species not in SPECIES:
        species = species_of(study.read_problem(quiz).problem)
    if species not in SPECIES:
        species = draw(RANDOM, species.kind, species.level)
    return Picked(species, Purpose.PRACTICE)


async def _rules(visit: Visit, study: Study) -> str:
    return rules_dealt(visit, await settings_of(visit, study))


async def _pick(
    visit: Visit, study: Study, rules: str, kind: str | None, level: int | None
) -> Picked:
    known = await knowledge_of(study.store, visit.user)
    return pick(
        RANDOM,
        known,
        study.store.now(),
        kind=kind,
        level=level,
        players=players_of(rules),
        kinds=study.dealer.kinds,
    )


async def _ask(
    visit: Visit, study: Study, rules: str, picked: Picked, scope: Scope, *, in_place: bool
) -> None:
    dealing = study.dealer.deal(picked.species, rules, visit.user)
    posed = await visit.patiently(dealing, in_place=in_place)
    await _show(visit, study, posed, picked.purpose, scope, in_place=in_place)


async def _show(
    visit: Visit,
    study: Study,
    posed: QuizProblem[Problem],
    purpose: Purpose,
    scope: Scope,
    *,
    in_place: bool,
    miss: Miss | None = None,
) -> None:
    """Store a question of practice and show it; one about an own miss says so."""
    words, asker = visit.words, visit.user
    record, species = write_record(posed.situation), species_of(posed.problem)
    kept = None if miss is None else miss.miss
    number = await quizzes.ask(
        study.store, NewQuiz(purpose, species, record, words.language, asker, miss=kept)
    )
    note = "" if miss is None else words.text("practice-own-game")
    question = PostedQuiz(number, posed, asker, scope, note=note)
    await (visit.replace if in_place else visit.send)(posted_page(question, 0, words, visit.fits))
    study.worths.begin(posed.outlook())


async def drop_miss(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer the button under a question about an own miss that practices it no longer."""
    try:
        (text,) = arguments
        quiz = await study.quiz(read_number(text))
    except ValueError:
        raise Refusal("error-stale") from None
    if quiz.asker != visit.user or quiz.miss is None:
        raise Refusal("error-stale")
    await misses.drop(study.store, visit.user, quiz.miss)
    await visit.tell(visit.words.text("practice-dropped"))


PRACTICE: Final = Activity(
    "study",
    (VisitCommand("practice", PracticeTyped, practise),),
    {
        quiz_id(Action.PRACTISE): practise_this,
        quiz_id(Action.THEME): practise_theme,
        quiz_id(Action.NEXT): following,
        quiz_id(Action.DROP): drop_miss,
    },
)
