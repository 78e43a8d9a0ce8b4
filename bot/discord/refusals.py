"""How often Discord has refused what the bot asked, and how long it shuts the bot out for that."""

import math
from collections import OrderedDict, deque
from typing import Final

import aiohttp

from .discord_errors import TOO_MANY_REQUESTS
from .door import Monotonic

COUNTED_SECONDS: Final = 600.0
MOST: Final = 1000
"""Refusals in so many seconds, from which on nothing is asked that could be refused.

Discord shuts out an address for an hour from ten thousand on, whoever has caused them.
"""

MOST_OF_SERVER: Final = 200
"""The same of what is posted by itself in one server, which then does without for a while.

Ten members who manage nothing cause fewer, by the limits of sessions and votes.
"""

SERVERS: Final = 1000
"""How many servers' refusals are kept."""


class Refusals:
    """The last ``most`` refusals."""

    def __init__(self, now: Monotonic, most: int) -> None:
        self._now = now
        self._at: deque[float] = deque(maxlen=most)

    def note(self) -> None:
        """Note that a request has just been refused."""
        self._at.append(self._now())

    @property
    def are_too_many(self) -> bool:
        """Whether nothing may be asked that could be refused."""
        is_full = len(self._at) == self._at.maxlen
        return is_full and self._now() - self._at[0] < COUNTED_SECONDS


class Barring:
    """How long Cloudflare bars the bot's address, by the ``Retry-After`` of its refusals.

    It answers in Discord's place, and with text. Discord's own limits discord.py obeys.
    """

    def __init__(self, now: Monotonic) -> None:
        self._now = now
        self._until = -math.inf

    def note(self, response: aiohttp.ClientResponse) -> None:
        """Note what came of a request to Discord."""
        is_discords = "Via" in response.headers and response.content_type == "application/json"
        told = response.headers.get("Retry-After", "")
        if response.status == TOO_MANY_REQUESTS and not is_discords and told.isdecimal():
            self._until = max(self._until, self._now() + int(told))

    @property
    def seconds(self) -> float:
        """For how many seconds nothing is to be asked: each request may lengthen that."""
        return max(0.0, self._until - self._now())


class RefusingServers:
    """The last refusals of each server: whoever manages one may have the bot refused at will."""

    def __init__(self, now: Monotonic) -> None:
        self._now = now
        self._of: OrderedDict[int, Refusals] = OrderedDict()

    def note(self, server: int) -> None:
        """Note that a server has just refused a request."""
        self._of.setdefault(server, Refusals(self._now, MOST_OF_SERVER)).note()
        self._of.move_to_end(server)
        if len(self._of) > SERVERS:
            self._of.popitem(last=False)

    def has_enough(self, server: int) -> bool:
        """Whether nothing may be asked that the server could refuse."""
        return server in self._of and self._of[server].are_too_many
