"""The registry: every activity of one person, in the order in which commands are told."""

from typing import Any, Final

from .analyze.flow import ANALYZE
from .game.flow import GAME
from .visit import Activity

ACTIVITIES: Final[tuple[Activity[Any], ...]] = (GAME, ANALYZE)
