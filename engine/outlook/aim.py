"""The aim of a line of play."""

from engine.errors import Name


class Aim(Name):
    """The value that decides between cuts; the others are those of the same line of play."""

    POINTS = "points"
    WIN = "win"
    TENPAI = "tenpai"
