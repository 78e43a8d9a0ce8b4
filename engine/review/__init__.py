"""What a game teaches: the decisions of one player that cost most, and why.

A review looks at every own decision by tiles, which is quick, and asks the outlook about those that
look worst, until its time is up. Tile counts alone prove nothing: in a third of the cuts that they
blame the player was right. So what is told as a loss of a cut is what the outlook says of it.

Needs NumPy for the cuts, as `engine.outlook` does.
"""

from .cuts import LEAST_POINTS, LEAST_SHARE
from .decisions import Loss, LossKind
from .game import MOST_LOSSES, Review, review

__all__ = [
    "LEAST_POINTS",
    "LEAST_SHARE",
    "MOST_LOSSES",
    "Loss",
    "LossKind",
    "Review",
    "review",
]
