"""Practice: one private question after the other, picked for the member."""

from bot.club.quiz.ids import Scope
from bot.club.quiz.question import PostedQuiz, posted_page
from bot.club.quiz.record import write_record
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.dealing import RANDOM
from bot.discord_app.payload import draw_reply
from bot.discord_app.study import Study, studying
from bot.picture.layout import fits
from bot.study import quizzes
from bot.study.pick import Picked, at_best_level, draw, knowledge_of, pick
from bot.study.quiz import Purpose, Quiz
from bot.study.quizzes import NewQuiz
from bot.typed.errors import Refusal
from bot.typed.three_players import players_of
from engine.problems import SPECIES, species_of

from .answering import read_arguments
from .asking import rules_dealt, settings_of
from .revealing import revealed


async def practise(interaction: Interaction, kind: str | None, level: int | None) -> None:
    """Answer /practice with a private question of this kind and level, or as the bot picks."""
    scopes = {
        (False, False): Scope.ANY,
        (True, False): Scope.KIND,
        (False, True): Scope.LEVEL,
        (True, True): Scope.BOTH,
    }
    async with studying(interaction) as study:
        rules = await _rules(interaction, study)
        picked = await _pick(interaction, study, rules, kind, level)
        scope = scopes[kind is not None, level is not None]
        await _ask(interaction, study, rules, picked, scope, in_place=False)


async def practise_this(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Practice this* under a reveal: problems of the same theme, privately."""
    async with studying(interaction) as study:
        quiz = await revealed(study, arguments)
        rules = await _rules(interaction, study)
        picked = same_again(study, quiz)
        await _ask(interaction, study, rules, picked, Scope.THEME, in_place=False)


async def practise_theme(interaction: Interaction, arguments: list[str]) -> None:
    """Answer the button of a theme under /my progress: problems of that theme."""
    async with studying(interaction) as study:
        known = await knowledge_of(study.store, interaction.user.id)
        species = at_best_level(known, arguments)
        if species is None:
            raise Refusal("error-stale")
        picked = Picked(species, Purpose.PRACTICE)
        rules = await _rules(interaction, study)
        await _ask(interaction, study, rules, picked, Scope.THEME, in_place=False)


async def following(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Next* under feedback: the next question takes its place."""
    async with studying(interaction) as study:
        number, scope = read_arguments(arguments)
        quiz = await study.quiz(number)
        if quiz.asker != interaction.user.id or not quiz.purpose.is_private:
            raise Refusal("error-stale")
        rules = await _rules(interaction, study)
        picked = await _next(interaction, study, rules, quiz, scope)
        await _ask(interaction, study, rules, picked, scope, in_place=True)


async def _next(
    interaction: Interaction, study: Study, rules: str, quiz: Quiz, scope: Scope
) -> Picked:
    if scope is Scope.THEME:
        return same_again(study, quiz)
    kind = quiz.species.kind if scope in {Scope.KIND, Scope.BOTH} else None
    level = quiz.species.level if scope in {Scope.LEVEL, Scope.BOTH} else None
    return await _pick(interaction, study, rules, kind, level)


def same_again(study: Study, quiz: Quiz) -> Picked:
    """Pick problems such as a stored one: by the theme that it has today where its own is gone."""
    species = quiz.species
    if species not in SPECIES:
        species = species_of(study.read_problem(quiz).problem)
    if species not in SPECIES:
        species = draw(RANDOM, species.kind, species.level)
    return Picked(species, Purpose.PRACTICE)


async def _rules(interaction: Interaction, study: Study) -> str:
    return rules_dealt(interaction, await settings_of(interaction, study))


async def _pick(
    interaction: Interaction,
    study: Study,
    rules: str,
    kind: str | None,
    level: int | None,
) -> Picked:
    known = await knowledge_of(study.store, interaction.user.id)
    return pick(RANDOM, known, study.store.now(), kind=kind, level=level, players=players_of(rules))


async def _ask(
    interaction: Interaction,
    study: Study,
    rules: str,
    picked: Picked,
    scope: Scope,
    *,
    in_place: bool,
) -> None:
    responder = interaction.client.responder
    dealing = study.dealer.deal(picked.species, rules, interaction.user.id)
    posed = await responder.patiently(interaction, dealing, in_place=in_place, private=True)
    words = responder.words(interaction)
    asker = interaction.user.id
    record = write_record(posed.situation)
    new = NewQuiz(picked.purpose, species_of(posed.problem), record, words.language, asker)
    number = await quizzes.ask(study.store, new)
    page = posted_page(PostedQuiz(number, posed, asker, scope), 0, words, fits)
    drawn = draw_reply(page, responder.palette, language=words.language)
    reply = responder.measured(interaction, drawn)
    await (delivery.replace if in_place else delivery.send)(interaction, reply)
    study.worths.begin(posed.outlook())
