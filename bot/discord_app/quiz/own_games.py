"""Decisions of a member's own games, with a database: kept, asked about, practiced, offered."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.ask.game.ids import GameAction, GamePlace
from bot.ask.game.page import Reviewed, loss_at
from bot.club.quiz.kinds.cut import CutQuiz
from bot.club.quiz.loss_record import read_losses, write_losses
from bot.club.quiz.of_moment import missed_quiz, quiz_of, situation_at
from bot.club.quiz.quiz_problem import QuizProblem
from bot.club.quiz.record import write_record
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.study import Study, refusing, studying
from bot.study import games, misses
from bot.study.games import KeptGame
from bot.study.misses import NewMiss
from bot.study.store import StudyUnavailableError
from bot.typed.errors import Refusal
from engine.logs import Moment
from engine.problems import Problem
from engine.review import Loss

from .asking import post, settings_to_ask
from .voting import begin_vote

log = logging.getLogger(__name__)


async def kept_review(interaction: Interaction, place: GamePlace) -> Reviewed:
    """Return what is still kept of a game, for its owner; refuses others."""
    study = interaction.client.study
    if study is None:
        raise Refusal("error-game-gone")
    async with refusing():
        kept = await games.find(study.store, _name(place))
    if kept is None:
        raise Refusal("error-game-gone")
    if kept.learner != interaction.user.id:
        raise Refusal("error-game-not-yours")
    return Reviewed(place, read_losses(kept.decisions))


async def keep_review(interaction: Interaction, reviewed: Reviewed) -> None:
    """Keep what a game teaches, so that its tables come back; without a database they do not."""
    study = interaction.client.study
    if study is None or not reviewed.losses:
        return
    decisions = write_losses(reviewed.losses)
    kept = KeptGame(_name(reviewed.place), interaction.user.id, decisions)
    try:
        await games.keep(study.store, kept)
    except StudyUnavailableError as error:
        log.info("The decisions of a game could not be kept: %s", error)


async def about_moment(
    interaction: Interaction,
    action: GameAction,
    reviewed: Callable[[], Awaitable[tuple[Reviewed, Moment]]],
) -> None:
    """Answer a control under a table that needs the database."""
    async with studying(interaction) as study:
        found, moment = await reviewed()
        await HANDLERS[action](interaction, study, moment, loss_at(found.losses, moment))


async def _ask(interaction: Interaction, study: Study, moment: Moment, loss: Loss | None) -> None:
    """Answer *Ask the channel* under a table, which the question shows."""
    settings = await settings_to_ask(interaction, study)
    await post(interaction, study, settings, quiz_of(moment, loss), in_place=False)


async def _vote(interaction: Interaction, study: Study, moment: Moment, loss: Loss | None) -> None:
    """Answer *Vote* under a table."""
    del loss
    settings = await settings_to_ask(interaction, study)
    posed = CutQuiz.of(situation_at(moment.position))
    await begin_vote(interaction, study, settings, posed)


async def _practise_later(
    interaction: Interaction, study: Study, moment: Moment, loss: Loss | None
) -> None:
    """Answer *Practice later*: the decision comes back in /practice."""
    quiz, kind = _missed(moment, loss)
    new = NewMiss(kind, quiz.problem.kind, write_record(quiz.situation))
    is_new = await misses.keep(study.store, interaction.user.id, new)
    sentence = "game-practise-later" if is_new else "game-practised-already"
    await delivery.tell(interaction, interaction.client.responder.words(interaction).text(sentence))


def _missed(moment: Moment, loss: Loss | None) -> tuple[QuizProblem[Problem], str]:
    """Return the quiz that a missed decision makes, and the kind of loss."""
    quiz = None if loss is None else missed_quiz(moment, loss)
    if quiz is None or loss is None:
        raise Refusal("error-game-no-question")
    return quiz, loss.kind


Handler = Callable[[Interaction, Study, Moment, Loss | None], Awaitable[None]]

HANDLERS: Final[Mapping[GameAction, Handler]] = {
    GameAction.ASK: _ask,
    GameAction.VOTE: _vote,
    GameAction.LATER: _practise_later,
}


def _name(place: GamePlace) -> str:
    """Return the key under which the decisions of one player of a game are kept."""
    return f"{place.key}{place.seat}"
