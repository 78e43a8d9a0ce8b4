"""Controls under the table of an own game that need the database: asked, voted on, practiced."""

from typing import Final

from bot.ask.game.flow import moment_at
from bot.ask.game.ids import GameAction, game_head
from bot.ask.game.page import loss_at
from bot.ask.visit import Activity, Visit
from bot.club.quiz.asking import post
from bot.club.quiz.of_moment import missed_quiz, quiz_of, situation_at
from bot.club.quiz.record import write_record
from bot.club.quiz.settings_here import settings_to_ask
from bot.club.quiz.study import Study
from bot.club.vote.choices import vote_on
from bot.club.vote.flow import begin_vote
from bot.study import misses
from bot.study.misses import NewMiss
from bot.typed.errors import Refusal


async def ask(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Ask the channel* under a table, which the question shows."""
    reviewed, moment = await moment_at(visit, study.games, arguments)
    settings = await settings_to_ask(visit, study)
    posed = quiz_of(moment, loss_at(reviewed.losses, moment))
    await post(visit, study, settings, posed, in_place=False)


async def vote(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Vote* under a table."""
    _, moment = await moment_at(visit, study.games, arguments)
    settings = await settings_to_ask(visit, study)
    await begin_vote(visit, study, settings, vote_on(situation_at(moment.position)))


async def practise_later(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer *Practice later*: the decision comes back in /practice."""
    reviewed, moment = await moment_at(visit, study.games, arguments)
    loss = loss_at(reviewed.losses, moment)
    quiz = None if loss is None else missed_quiz(moment, loss)
    if quiz is None or loss is None:
        raise Refusal("error-game-no-question")
    new = NewMiss(loss.kind, quiz.problem.kind, write_record(quiz.situation))
    is_new = await misses.keep(study.store, visit.user, new)
    await visit.tell(
        visit.words.text("game-practise-later" if is_new else "game-practised-already")
    )


OWN_GAMES: Final = Activity(
    "study",
    clicks={
        game_head(GameAction.ASK): ask,
        game_head(GameAction.VOTE): vote,
        game_head(GameAction.LATER): practise_later,
    },
)
