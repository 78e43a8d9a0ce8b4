"""Why a win was refused."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.enums import Name
from engine.errors import Rebuilt, rebuilt


class WinReason(Name):
    """Why a win was refused; the id under which each language keeps its sentence."""

    CLASH = "clash"
    BAD_VALUE = "bad_value"
    NOT_A_WINNING_SIZE = "not_a_winning_size"
    TILE_NOT_HELD = "tile_not_held"
    OPEN_HAND = "open_hand"
    CALLED = "called"
    NO_KAN = "no_kan"
    FIFTH_COPY = "fifth_copy"
    ROBBED_KAN = "robbed_kan"
    CLOSED_KAN = "closed_kan"
    CLOSED_KAN_KEPT = "closed_kan_kept"
    SECOND_RED = "second_red"
    NO_NORTH = "no_north"
    NO_NUKI = "no_nuki"


class WinError(ValueError):
    """A win that cannot have happened.

    ``reason`` and ``details`` are for programs and translations; ``str(error)`` is the English
    sentence. Where two facts clash, ``details`` names them as ``one`` and ``other``.
    """

    def __init__(
        self, message: str, *, reason: WinReason, details: Mapping[str, str | int]
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = MappingProxyType(dict(details))

    def __reduce__(self) -> Rebuilt:
        """How copy and pickle make the error again."""
        return rebuilt(self)
