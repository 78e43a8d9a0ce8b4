"""Who is let in: nobody whom Discord has given up on, and nobody who asks too much at once."""

from enum import StrEnum
from typing import Final

LATEST: Final = 2.5
"""The age in seconds past which an interaction is not begun: Discord waits three seconds."""

DRIFT: Final = 2e-4
"""How far two clocks may drift apart in a second: 17 s a day, more than one that nobody sets."""

TRUSTED_SECONDS: Final = 600.0
"""How long a comparison of two clocks is trusted to be free of jumps."""

USERS: Final = 10_000
"""How many users' questions are counted at a time."""


class Verdict(StrEnum):
    """What is done with an interaction before anything else."""

    WELCOME = "welcome"
    STOPPING = "stopping"
    STALE = "stale"
    COOLDOWN = "cooldown"


class DiscordClock:
    """Tells how old an interaction is without trusting the host's clock.

    An interaction's id holds Discord's time. Our monotonic clock differs from it by an unknown
    amount, of which the smallest ever seen, with no delay in it, is the best guess. As both clocks
    drift apart, the guess grows by what they may drift in a silence of hours; as they may jump, it
    is forgotten after ``TRUSTED_SECONDS`` to twice that of questions.
    """

    def __init__(self) -> None:
        self._since = self._seen = float("-inf")
        self._least = self._least_before = float("inf")

    def age(self, created: float, now: float) -> float:
        """Return the age at monotonic time ``now`` of what Discord made at its time ``created``."""
        difference = now - created
        drift, self._seen = DRIFT * (now - self._seen), now
        self._least, self._least_before = self._least + drift, self._least_before + drift
        if now - self._since > TRUSTED_SECONDS:
            self._since, self._least_before, self._least = now, self._least, difference
        self._least = min(self._least, difference)
        return difference - min(self._least, self._least_before)


class Cooldown:
    """Lets a user ask ``burst`` times at once, and from then on every ``seconds``."""

    def __init__(self, *, burst: int, seconds: float) -> None:
        self._slack = (burst - 1) * seconds
        self._seconds = seconds
        self._settled: dict[int, float] = {}

    def __len__(self) -> int:
        return len(self._settled)

    def wait(self, user: int, now: float) -> float:
        """Count a question and return 0.0, or return the seconds until one would be counted."""
        settled = max(self._settled.pop(user, now), now)
        wait = settled - self._slack - now
        self._settled[user] = settled if wait > 0 else settled + self._seconds
        if len(self._settled) > USERS:
            del self._settled[next(iter(self._settled))]  # whoever has been silent the longest
        return max(wait, 0.0)
