"""The error of a question that has no outlook, and its reasons."""

from engine.errors import EngineError, Name


class OutlookReason(Name):
    """The reasons for giving no outlook; each is the id of a sentence in every language.

    Behind each: the names in ``OutlookError.details``.
    """

    TOO_FAR = "too_far"  # shanten, positions
    COMPLETE = "complete"
    TOO_SMALL = "too_small"  # tiles
    TOO_MANY_SEEN = "too_many_seen"  # tile
    BAD_VALUE = "bad_value"  # field, value


class OutlookError(EngineError[OutlookReason]):
    """A question that has no outlook."""


def too_far(shanten: int, positions: int) -> OutlookError:
    """The error about a hand that leads to too many others."""
    distance = f"{shanten}-shanten" if shanten else "tenpai"
    return OutlookError(
        f"This hand is too far: {distance} with over {positions:,} positions. "
        "Ask nearer tenpai, or with fewer exchanges.",
        reason=OutlookReason.TOO_FAR,
        details={"shanten": shanten, "positions": positions},
    )
