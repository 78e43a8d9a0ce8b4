"""The base of the engine's enumerations."""

from enum import StrEnum


class Name(StrEnum):
    """A word of a fixed set: ``str`` is the word, ``repr`` the code for it, ``Source.LEFT``."""

    # A word equals its text and so has its hash; that of Enum differs, and is a call in Python.
    __hash__ = str.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
