"""How many dailies somebody answered in a row, where one missed in seven is forgiven.

A streak is the longest run of dailies of one schedule, back from the last one answered, that begins
with an answer and has no two missed ones within seven. Its length is how many of them were
answered. Only dailies that were posted are counted, so neither a clock nor a zone can end it.
"""

from dataclasses import dataclass
from typing import Final, Self

ONE_MISSED_IN: Final = 7
"""Dailies in a row of which one may be missed."""


@dataclass(frozen=True, slots=True)
class Streak:
    """A streak after an answer.

    ``length`` dailies of it were answered, ``since_miss`` of these since the last one missed (all
    of them where none was); ``best`` is the longest streak so far, ``last`` the number of the last
    daily answered.
    """

    length: int
    since_miss: int
    best: int
    last: int

    @classmethod
    def begun(cls, number: int) -> Self:
        """Return the streak after a member's first daily."""
        return cls(1, 1, 1, number)

    def kept(self, missed: int) -> int:
        """Return how much of it there is after so many dailies without an answer.

        Of a second one missed within seven, the answers between the two are left.
        """
        if missed == 0:
            return self.length
        if missed > 1:
            return 0
        first_miss = self.since_miss == self.length
        forgiven = first_miss or self.since_miss >= ONE_MISSED_IN - 1
        return self.length if forgiven else self.since_miss

    def answered(self, number: int, missed: int) -> Self:
        """Return the streak after an answer to a daily, ``missed`` ones after the last answer."""
        length = self.kept(missed) + 1
        since_miss = 1 if missed else self.since_miss + 1
        return type(self)(length, since_miss, max(self.best, length), number)
