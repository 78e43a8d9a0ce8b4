"""Posts dailies, sessions and the reveals of what has closed as soon as they are due.

Nothing here has to survive: what is to be sent is in the database, and a process that ends is
followed by the next or by another one. `sender` sends each message.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

import discord
from discord.http import Route

from bot.features.quiz.study import Study
from bot.hosting.metrics import Metrics
from bot.study import dailies, outbox, retention, sessions
from bot.study.store import StudyUnavailableError, Trouble

from .discord_errors import NETWORK, giving_up
from .door import DRAIN_SECONDS
from .sender import Sender

log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 30.0
"""Seconds after which the database is asked again what is due: others may have set a schedule."""

SHORTEST_PAUSE: Final = 0.2
"""Seconds between two looks at what somebody else holds just now."""

TROUBLE_PAUSE: Final = 5.0
"""Seconds until the next try where the database or Discord is down."""

ASKING_SECONDS: Final = 10.0
"""How long Discord has to answer whether it is there again."""

TIDY_PAUSE: Final = 600.0
"""Seconds until the next look whether it is time to delete what is old."""

AT_ONCE: Final = 25
"""Messages under way at most, one of a server; each is begun when its row is taken."""

BROKEN: Final = "Posting what is due failed"

FEW: Final = 10
"""Messages under way at which more rows are taken, many by one statement.

At 150 ms each so many come near `sender.REQUESTS_A_SECOND`, which alone says how fast they go.
"""


class DiscordAwayError(Exception):
    """Discord is out of reach; ``str(error)`` says how, for the operator."""


class Poster:
    """One task that sleeps until something is due, and those of the messages under way.

    ``away`` says why nothing is to be begun at Discord now, "" where there is no reason.
    """

    def __init__(
        self,
        client: discord.Client,
        study: Study,
        metrics: Metrics,
        sender: Sender,
        away: Callable[[], str],
    ) -> None:
        self._client = client
        self._metrics = metrics
        self._study = study
        self._sender = sender
        self._away = away
        self._due = asyncio.Event()
        self._under_way: dict[asyncio.Task[None], int] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = asyncio.Event()
        self._waiting: set[str] = set()
        self._is_settled = False

    @property
    def sent(self) -> asyncio.Event:
        """Set whenever a message was posted or changed; whoever waits for it clears it."""
        return self._sender.sent

    def start(self) -> None:
        """Begin to post, and to delete what is old."""
        self._running = {asyncio.create_task(self._run()), asyncio.create_task(self._tidy())}

    def wake(self) -> None:
        """Look at once at what is due: a schedule was set, or the clock."""
        self._due.set()

    async def drain(self) -> None:
        """Begin nothing more, and wait ``DRAIN_SECONDS`` at most for what is under way."""
        self._stopped.set()
        self._due.set()
        if self._running:
            await asyncio.wait({*self._running, *self._under_way}, timeout=DRAIN_SECONDS)

    async def close(self) -> None:
        """Give up the work under way; the next process to come by sends it."""
        self._stopped.set()
        tasks = {*self._under_way, *self._running}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _run(self) -> None:
        while not self._stopped.is_set():
            self._due.clear()
            pause = await self._reported(self._send_all_due, "Dailies")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), pause)

    async def _settle(self) -> None:
        """Find once what has no message; it is tried again where the database cannot be had."""
        if self._is_settled:
            return
        self._is_settled = True
        try:
            await self._sender.find_lost()
        except StudyUnavailableError:
            self._is_settled = False
            raise

    async def _tidy(self) -> None:
        while not self._stopped.is_set():
            pause = await self._reported(self._delete_old, "Deletions of old questions")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), pause)

    async def _delete_old(self) -> float:
        """Delete what is old, once a day; return the seconds until the next look."""
        deleted = await retention.tidy_once_a_day(self._study.store)
        if deleted is not None:
            log.info("Deleted %d old questions", deleted)
            self._metrics.tidied.set_to_current_time()
        return TIDY_PAUSE

    async def _reported(self, work: Callable[[], Awaitable[float]], what: str) -> float:
        """Return what some work does, and log when an outage begins and ends."""
        try:
            result = await work()
        except (StudyUnavailableError, DiscordAwayError) as error:
            if what not in self._waiting:
                log.warning("%s wait: %s", what, error)
            self._waiting.add(what)
            if isinstance(error, StudyUnavailableError) and error.trouble is Trouble.CLOCK:
                await self._ask_discord()
                return LONGEST_PAUSE
            return TROUBLE_PAUSE
        except Exception:
            log.exception(BROKEN)
            return TROUBLE_PAUSE
        if what in self._waiting:
            self._waiting.discard(what)
            log.info("%s go on", what)
        return result

    async def _ask_discord(self) -> None:
        """Have Discord tell its time, since the machine may have slept, and whether it is there."""
        if self._sender.barring.seconds:
            return
        with suppress(discord.HTTPException, *NETWORK):
            async with giving_up(self._client, ASKING_SECONDS):
                await self._client.http.request(Route("GET", "/gateway"))

    async def _look_for_discord(self) -> None:
        """Raise DiscordAwayError while Discord is out of reach.

        Nothing is claimed then: a daily of eight o'clock is late by its schedule, not by a row
        that every try finds older.
        """
        if self._away():
            await self._ask_discord()
        if away := self._away():
            raise DiscordAwayError(away)

    async def _send_all_due(self) -> float:
        """Send all that is due; return the seconds until there is more.

        All schedules are claimed before the first message goes: rows are taken in the order of
        their instants, so every daily of 20:00 goes before the reveals of yesterday's, which are
        due seconds later.
        """
        store = self._study.store
        await self._look_for_discord()
        await self._settle()
        while not self._stopped.is_set():
            await self._look_for_discord()
            while (
                await dailies.claim(store)
                or await outbox.close_due(store)
                or await sessions.advance(store)
            ):
                pass
            places = set(self._under_way.values())
            taken = await outbox.take(store, AT_ONCE - len(self._under_way), places)
            self._sender.give_up([quiz for quiz in taken.given_up if quiz.closed_at is None])
            for quiz in taken.due:  # before the next question to the database, which may fail
                self._begin(partial(self._sender.send, quiz), quiz.place)
            results = await sessions.take_results(store, set(self._under_way.values()))
            for session in results:
                self._begin(partial(self._sender.send_result, session), session.server)
            if not (taken.due or taken.given_up or results):
                break
            await self._until_few()
        at = await outbox.earliest(store)
        if at is None:
            return LONGEST_PAUSE
        return min(max((at - store.now()) / 1000, SHORTEST_PAUSE), LONGEST_PAUSE)

    def _begin(self, send: Callable[[], Awaitable[None]], place: int) -> None:
        task = asyncio.create_task(self._unless_stopped(send))
        self._under_way[task] = place
        task.add_done_callback(self._under_way.pop)

    async def _unless_stopped(self, send: Callable[[], Awaitable[None]]) -> None:
        if not self._stopped.is_set():  # else the next process sends it, when the lease ends
            await send()

    async def _until_few(self) -> None:
        """Wait until few messages are under way: a slow one holds up none of another server."""
        while len(self._under_way) > FEW and not self._stopped.is_set():
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
