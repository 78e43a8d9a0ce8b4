"""What games teach, kept in the database, so that their tables come back for a while."""

import logging

from bot.ask.game.ids import GamePlace
from bot.ask.game.page import Reviewed
from bot.ask.visit import Visit
from bot.club.quiz.loss_record import read_losses, write_losses
from bot.club.quiz.study import Study
from bot.club.refusing import refusing
from bot.study import games
from bot.study.clock import DAY, GAMES_KEPT
from bot.study.games import KeptGame
from bot.study.store import StudyUnavailableError
from bot.typed.errors import Refusal

log = logging.getLogger(__name__)


class StoredReviews:
    """What `bot.ask.game.shelf.KeptReviews` needs, from the database of group study."""

    days = GAMES_KEPT // DAY
    """For how long they are kept."""

    def __init__(self, study: Study) -> None:
        self._study = study

    async def find(self, visit: Visit, place: GamePlace) -> Reviewed:
        """Return what is still kept of a game, for its owner; refuses others."""
        async with refusing(visit, self._study):
            kept = await games.find(self._study.store, _name(place))
        if kept is None:
            raise Refusal("error-game-gone")
        if kept.learner != visit.user:
            raise Refusal("error-game-not-yours")
        return Reviewed(place, read_losses(kept.decisions))

    async def keep(self, visit: Visit, reviewed: Reviewed) -> None:
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
