"""The work on a game that takes long, as functions that other processes can run."""

from engine.logs import Game
from engine.review import Review, review

GameSeat = tuple[Game, int]


def review_seat(given: GameSeat) -> Review:
    """Review a game for one of its seats."""
    return review(*given)
