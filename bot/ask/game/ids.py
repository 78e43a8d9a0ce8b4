"""The custom_ids of games: ``g1:{action}:{key}:{seat}:{round}:{event}``.

``key`` finds the game while it is kept, for an hour at most; it is random, and tells nothing.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

PREFIX: Final = "g1"
KEY_BYTES: Final = 9


class GameAction(StrEnum):
    """The actions of a game's controls."""

    SEAT = "seat"
    REVIEW = "review"
    MOMENT = "moment"
    ROUND = "round"
    BACK = "back"
    ON = "on"
    SHARE = "share"
    ASK = "ask"
    VOTE = "vote"
    LATER = "later"
    OFFER = "offer"
    OFFER_NAMED = "named"
    OFFER_UNNAMED = "unnamed"


OF_CLUB: Final = frozenset(
    {
        GameAction.ASK,
        GameAction.VOTE,
        GameAction.LATER,
        GameAction.OFFER,
        GameAction.OFFER_NAMED,
        GameAction.OFFER_UNNAMED,
    }
)
"""Actions that need a database."""


@dataclass(frozen=True, slots=True)
class GamePlace:
    """A game, one player of it, and a decision; numbers that are not chosen yet are -1."""

    key: str
    seat: int = -1
    round: int = -1
    event: int = -1


def new_key() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def game_id(action: GameAction, place: GamePlace) -> str:
    """Return the custom_id of a control."""
    numbers = f"{place.seat}:{place.round}:{place.event}"
    return f"{game_head(action)}:{place.key}:{numbers}"


def game_head(action: GameAction) -> str:
    """Return what the custom_ids of an action begin with."""
    return f"{PREFIX}:{action}"


def read_game_place(arguments: Sequence[str]) -> GamePlace:
    """Return the place on a control; raises ValueError for what is not of this version."""
    key, seat, played, event = arguments
    return GamePlace(key, int(seat), int(played), int(event))


def write_place(moment: tuple[int, int]) -> str:
    """Return the round and the event of a decision as the value of an option."""
    return f"{moment[0]}.{moment[1]}"


def read_place(text: str) -> tuple[int, int]:
    """Read what ``write_place`` wrote; raises ValueError for anything else."""
    played, event = text.split(".")
    return int(played), int(event)
