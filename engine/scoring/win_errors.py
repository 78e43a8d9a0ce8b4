"""The error of a win that cannot have happened, and its reasons."""

from engine.errors import EngineError, Name


class WinReason(Name):
    """The reasons for refusing a win.

    Each that chat can lead to is the id of a sentence in every language: hands of another size are
    not priced there, and nobody says who fed a meld.
    """

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
    NOT_FED = "not_fed"


class WinError(EngineError[WinReason]):
    """A win that cannot have happened; ``details`` names two facts that clash as one and other."""
