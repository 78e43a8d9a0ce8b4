"""What is asked, as values: the part that all questions have in common."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What an answer is given to; each feature has a class of its own.

    ``private`` tells whether only the asker sees the answer.
    """

    private: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """What was typed into the options of a command, and chosen there: a field for each option."""
