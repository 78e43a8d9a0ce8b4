"""The registry: every activity of one person, in the order in which commands are told."""

from typing import Final

from .analyze.flow import ANALYZE
from .game.flow import GAME
from .visit import AnyActivity

ACTIVITIES: Final[tuple[AnyActivity, ...]] = (GAME, ANALYZE)
