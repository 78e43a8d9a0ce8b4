"""Controls under the table of an own game that need the database: asked, voted on, practiced."""

import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.codec import (
    Json,
    name_or_none,
    named_tiles,
    position_json,
    position_of_json,
    rules_json,
    rules_of_json,
    tile_names,
    tile_or_none,
    write_record,
)
from bot.feature import Feature
from bot.hand import GamePlace, Question, Refusal
from bot.study import games, misses
from bot.study.clock import DAY, GAMES_KEPT
from bot.study.games import KeptGame
from bot.study.misses import NewMiss
from bot.study.store import StudyUnavailableError
from engine import Rules
from engine.logs import Event, Moment, What
from engine.outlook import Model, Prospect
from engine.review import Loss, LossKind

from .game.feature import moment_at
from .game.page import Reviewed, loss_at
from .quiz.asking import post, refusing_no_problem, settings_to_ask
from .quiz.of_moment import asked_at, missed_quiz, quiz_of
from .quiz.study import Study
from .vote.choices import vote_on
from .vote.feature import begin_vote

if TYPE_CHECKING:
    from bot.discord.visit import Visit

VERSION: Final = 1


def write_losses(losses: Sequence[Loss]) -> str:
    """Return decisions as text; there is at least one, and all are by the same rules."""
    record = {
        "v": VERSION,
        "rules": rules_json(losses[0].moment.position.rules),
        "losses": [_write(loss) for loss in losses],
    }
    return json.dumps(record, separators=(",", ":"))


def read_losses(text: str) -> tuple[Loss, ...]:
    """Return the decisions that a text records; raises ValueError for what is no record."""
    record = json.loads(text)
    if record.get("v") != VERSION:
        raise ValueError("this is no record of decisions")
    rules = rules_of_json(record["rules"])
    return tuple(_read(written, rules) for written in record["losses"])


def _write(loss: Loss) -> Json:
    done = loss.moment.done
    return {
        "kind": loss.kind,
        "round": loss.round,
        "event": loss.moment.event,
        "what": done.what,
        "seat": done.seat,
        "tile": name_or_none(done.tile),
        "own": tile_names(done.own),
        "tsumogiri": done.tsumogiri,
        "declares": done.declares,
        "points": loss.points,
        "better": name_or_none(loss.better),
        "worth": None if loss.worth is None else [*loss.worth],
        "best": None if loss.best is None else [*loss.best],
        "danger": loss.danger,
        "model": loss.model,
        "position": position_json(loss.moment.position),
    }


def _read(written: Json, rules: Rules) -> Loss:
    done = Event(
        What(written["what"]),
        written["seat"],
        tile_or_none(written["tile"]),
        named_tiles(written["own"]),
        tsumogiri=written["tsumogiri"],
        declares=written["declares"],
    )
    position = position_of_json(written["position"], rules)
    worth, best, model = written["worth"], written["best"], written["model"]
    return Loss(
        LossKind(written["kind"]),
        Moment(position, done, written["round"], written["event"]),
        written["points"],
        tile_or_none(written["better"]),
        None if worth is None else Prospect(*worth),
        None if best is None else Prospect(*best),
        written["danger"],
        None if model is None else Model(model),
    )


log = logging.getLogger(__name__)


class StoredReviews:
    """What games teach, from the database of group study."""

    days = GAMES_KEPT // DAY
    """For how long they are kept."""

    def __init__(self, study: Study) -> None:
        self._study = study

    async def find(self, visit: "Visit", place: GamePlace) -> Reviewed:
        """Return what is still kept of a game, for its owner; refuses others."""
        kept = await games.find(self._study.store, _name(place))
        if kept is None:
            raise Refusal("error-game-gone")
        if kept.learner != visit.user:
            raise Refusal("error-game-not-yours")
        return Reviewed(place, read_losses(kept.decisions))

    async def keep(self, visit: "Visit", reviewed: Reviewed) -> None:
        """Keep what a game teaches; while there is no database it is not."""
        decisions = write_losses(reviewed.losses)
        try:
            kept = KeptGame(_name(reviewed.place), visit.user, decisions)
            await games.keep(self._study.store, kept)
        except StudyUnavailableError as error:
            log.info("The decisions of a game could not be kept: %s", error)


def _name(place: GamePlace) -> str:
    """Return the key under which the decisions of one player of a game are kept."""
    return f"{place.key}{place.seat}"


async def ask(visit: "Visit", asked: Question) -> None:
    """Answer *Ask the channel* under a table, which the question shows."""
    reviewed, moment = await moment_at(visit, asked)
    settings = await settings_to_ask(visit)
    with refusing_no_problem():
        posed = quiz_of(moment, loss_at(reviewed.losses, moment))
    await post(visit, settings, posed, in_place=False)


async def vote(visit: "Visit", asked: Question) -> None:
    """Answer *Vote* under a table."""
    _, moment = await moment_at(visit, asked)
    settings = await settings_to_ask(visit)
    with refusing_no_problem():
        posed = vote_on(asked_at(moment.position))
    await begin_vote(visit, settings, posed)


async def practise_later(visit: "Visit", asked: Question) -> None:
    """Answer *Practice later*: the decision comes back in /practice."""
    reviewed, moment = await moment_at(visit, asked)
    loss = loss_at(reviewed.losses, moment)
    quiz = None if loss is None else missed_quiz(moment, loss)
    if quiz is None or loss is None:
        raise Refusal("error-game-no-question")
    new = NewMiss(loss.kind, quiz.problem.kind, write_record(quiz.question))
    is_new = await misses.keep(visit.study.store, visit.user, new)
    await visit.tell(
        visit.words.text("game-practise-later" if is_new else "game-practised-already")
    )


GAMES: Final = Feature(
    "games",
    clicks={"gameask": ask, "gamevote": vote, "gamelater": practise_later},
    needs="study",
)
