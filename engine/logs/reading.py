"""What the three readers share: each round of a log is read whole, or is a fault."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from engine.tiles import Tile

from .events import LogError, LogReason, Round, broken
from .table import check_round

Part = TypeVar("Part")

DAMAGE: Final = (ValueError, KeyError, IndexError, TypeError, AttributeError, OverflowError)
"""What reading raises where a field is missing, or is not what such logs have there."""


def read_rounds(
    parts: Iterable[Part], read: Callable[[Part], Round]
) -> tuple[tuple[Round, ...], tuple[LogError, ...]]:
    """Return the rounds that can have happened, and an error for each other part of a log.

    Raises LogError where no round is left (the first error, or that there is no round), and for
    more of something than any log has.
    """
    rounds, faults = [], []
    for number, part in enumerate(parts):
        try:
            rounds.append(check_round(read(part)))
        except LogError as error:
            if error.reason is LogReason.TOO_MUCH:
                raise
            faults.append(error.at(round=number))
        except DAMAGE as error:
            faults.append(damaged(error).at(round=number))
    if not rounds:
        raise faults[0] if faults else no_rounds()
    return tuple(rounds), tuple(faults)


def damaged(error: Exception) -> LogError:
    """The error for a log in which something is missing, or is of another kind."""
    return broken(f"it is not as such logs are ({type(error).__name__})")


def no_rounds() -> LogError:
    """The error for a log in which nobody was dealt a hand."""
    return LogError("there is no round in this log", reason=LogReason.NO_ROUNDS)


def hand_of_13(tiles: Iterable[Tile | None]) -> tuple[Tile, ...] | None:
    """Return a hand as it was dealt, None where a tile of it is not shown."""
    dealt = tuple(tiles)
    shown = tuple(tile for tile in dealt if tile is not None)
    if len(shown) < len(dealt) or not dealt:
        return None
    if len(dealt) != 13:
        raise broken(f"a hand of {len(dealt)} tiles is dealt")
    return tuple(sorted(shown))


def summed(deltas: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """The sum of several wins' deltas, by seat."""
    return tuple(map(sum, zip((0, 0, 0, 0), *deltas, strict=True)))
