"""Why an outlook was refused."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.enums import Name
from engine.errors import Rebuilt, rebuilt


class OutlookReason(Name):
    """Why there is no outlook; the id under which each language keeps its sentence.

    Behind each: the names in ``OutlookError.details``.
    """

    TOO_FAR = "too_far"  # shanten, positions
    COMPLETE = "complete"
    TOO_SMALL = "too_small"  # tiles
    TOO_MANY_SEEN = "too_many_seen"  # tile
    BAD_VALUE = "bad_value"  # field, value


class OutlookError(ValueError):
    """A question that has no outlook.

    ``reason`` and ``details`` are for programs and translations; ``str(error)`` is the English
    sentence.
    """

    def __init__(
        self, message: str, *, reason: OutlookReason, details: Mapping[str, str | int]
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = MappingProxyType(dict(details))

    def __reduce__(self) -> Rebuilt:
        """How copy and pickle make the error again: other processes look too."""
        return rebuilt(self)


def too_far(shanten: int, positions: int) -> OutlookError:
    """The error about a hand that leads to too many others."""
    return OutlookError(
        f"This hand is too far: {shanten}-shanten with over {positions:,} positions. "
        "Ask nearer tenpai.",
        reason=OutlookReason.TOO_FAR,
        details={"shanten": shanten, "positions": positions},
    )
