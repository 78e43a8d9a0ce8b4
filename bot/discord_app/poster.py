"""Posts what is due by itself: dailies, sessions, and the reveals of what has closed.

Nothing here has to survive: what is to be sent is in the database, and a process that ends is
followed by the next or by another one. One message has one nonce, so Discord posts it once.
"""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final

import discord
from discord.http import Route

from bot.club.daily.post import daily_of
from bot.club.ids import numbers_in
from bot.club.quiz.post import NothingNewError, Post
from bot.club.quiz.study import Study
from bot.club.reveal.closing import closed_page
from bot.club.session.post import posted_result, problem_of
from bot.discord_app.admission import DRAIN_SECONDS
from bot.discord_app.delivery import PlainView, files_of
from bot.discord_app.discord_errors import BAD_REQUEST, NETWORK
from bot.discord_app.interactions import custom_ids
from bot.discord_app.outlook_pool import PoolRefusal
from bot.discord_app.payload import Reply, draw_reply
from bot.hosting.metrics import Metrics
from bot.pages.page import Page
from bot.picture.layout import fits
from bot.picture.render import Palette
from bot.study import outbox, quizzes, retention, schedules, sessions
from bot.study.quiz import Quiz
from bot.study.session import Session
from bot.study.store import StudyUnavailableError, Trouble

log = logging.getLogger(__name__)

LONGEST_PAUSE: Final = 30.0
"""Seconds after which the database is asked again what is due: others may have set a schedule."""

SHORTEST_PAUSE: Final = 0.2
"""Seconds between two looks at what somebody else holds just now."""

TROUBLE_PAUSE: Final = 5.0
"""Seconds until the next try where the database is down."""

TIDY_PAUSE: Final = 600.0
"""Seconds until the next look whether it is time to delete what is old."""

AT_ONCE: Final = 25
"""Messages under way at most, one of a server; each is begun when its row is taken."""

FEW: Final = 10
"""Messages under way at which more rows are taken, many by one statement.

At 150 ms each so many come near `REQUESTS_A_SECOND`, which alone says how fast they go.
"""

REQUESTS_A_SECOND: Final = 50.0
"""Discord's limit for a bot, all processes together; answers to interactions are not counted."""

SENDING_SECONDS: Final = 45.0
"""How long one message may take, rate limits included; it ends before the lease of its row."""

PATIENCE: Final = 5.0
"""How long a reveal waits for what its cuts are worth: nobody waits for it."""

RETRY: Final = 20_000
RETRY_REVEAL: Final = 60_000
"""Milliseconds until a daily and a reveal are tried again."""

CHANNEL_GONE: Final = frozenset({10003, 50001, 50013, 50083, 160005})
"""Discord error codes: unknown channel, missing access or permissions, thread archived or locked.

A message in a thread that is archived and not locked opens it again.
"""

LOOKED_AT: Final = 50
"""Messages of a channel that are looked through for a question."""

THREAD_MINUTES: Final = 1440


class Failure(StrEnum):
    """The consequence of a message that could not be sent."""

    CHANNEL = "channel"
    LATER = "later"
    REFUSED = "refused"


class Pace:
    """Lets so many requests begin a second."""

    def __init__(self, requests_a_second: float) -> None:
        self._step = 1 / requests_a_second
        self._next = -math.inf

    async def turn(self) -> None:
        """Wait until a request may begin."""
        now = asyncio.get_running_loop().time()
        self._next = max(now, self._next + self._step)
        await asyncio.sleep(self._next - now)


class Poster:
    """One task that sleeps until something is due, and those of the messages under way.

    ``sent`` is set whenever a message was posted or changed; whoever waits for it clears it.
    """

    def __init__(
        self,
        client: discord.Client,
        study: Study,
        palette: Palette,
        metrics: Metrics,
        processes: int,
        default_rules: str,
    ) -> None:
        self._client = client
        self._metrics = metrics
        self._study = study
        self._palette = palette
        self._default_rules = default_rules
        self._pace = Pace(REQUESTS_A_SECOND / processes)
        self.sent = asyncio.Event()
        self._due = asyncio.Event()
        self._under_way: dict[asyncio.Task[None], int] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._stopped = asyncio.Event()
        self._is_down = False
        self._is_settled = False

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
            pause = await self._reported(self._send_all_due)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), pause)

    async def _settle(self) -> None:
        """Undo once what an older version did by a wrong clock, and find what has no message.

        It is tried again where the database cannot be had.
        """
        if self._is_settled:
            return
        self._is_settled = True
        try:
            servers = await schedules.set_right(self._study.store)
            if servers:
                log.warning("A wrong clock had moved the dailies of %d servers ahead", servers)
            await self._find_lost()
        except StudyUnavailableError:
            self._is_settled = False
            raise

    async def _find_lost(self) -> None:
        """Look for the messages of questions that a process has not noted."""
        store, lost = self._study.store, await outbox.lost(self._study.store)
        for channel in {(quiz.channel, quiz.server) for quiz in lost}:
            those = [quiz for quiz in lost if (quiz.channel, quiz.server) == channel]
            await self._pace.turn()
            with suppress(discord.HTTPException, *NETWORK):  # the bot may be no member
                async for message in self._channel(those[0]).history(limit=LOOKED_AT):
                    for quiz in those:
                        if quiz.quiz in numbers_in(custom_ids(message.components)):
                            await quizzes.note_message(store, quiz.quiz, message.id)

    async def _tidy(self) -> None:
        while not self._stopped.is_set():
            pause = await self._reported(self._delete_old)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), pause)

    async def _delete_old(self) -> float:
        """Delete what is old, once a day; return the seconds until the next look."""
        deleted = await retention.tidy_once_a_day(self._study.store)
        if deleted is not None:
            log.info("Deleted %d old questions", deleted)
            self._metrics.tidied.set_to_current_time()
        return TIDY_PAUSE

    async def _reported(self, work: Callable[[], Awaitable[float]]) -> float:
        """Return what some work does, and log what goes wrong: an outage of the database once."""
        try:
            result = await work()
        except StudyUnavailableError as error:
            if not self._is_down:
                log.warning("Dailies wait: %s", error)
            self._is_down = True
            if error.trouble is Trouble.CLOCK:
                return await self._ask_the_time()
            return TROUBLE_PAUSE
        except Exception:
            log.exception("Posting what is due failed")
            return TROUBLE_PAUSE
        self._is_down = False
        return result

    async def _ask_the_time(self) -> float:
        """Have Discord tell its time again: the machine may have slept; return the pause then."""
        with suppress(discord.HTTPException, *NETWORK):
            await self._client.http.request(Route("GET", "/gateway"))
        return LONGEST_PAUSE

    async def _send_all_due(self) -> float:
        """Send all that is due; return the seconds until there is more.

        All schedules are claimed before the first message goes: rows are taken in the order of
        their instants, so every daily of 20:00 goes before the reveals of yesterday's, which are
        due seconds later.
        """
        store = self._study.store
        await self._settle()
        while not self._stopped.is_set():
            while (
                await schedules.claim(store)
                or await outbox.close_due(store)
                or await sessions.advance(store)
            ):
                pass
            places = set(self._under_way.values())
            taken = await outbox.take(store, AT_ONCE - len(self._under_way), places)
            for quiz in taken:  # before the next question to the database, which may fail
                self._begin(self._send(quiz), quiz.place)
            results = await sessions.take_results(store, set(self._under_way.values()))
            for session in results:
                self._begin(self._send_result(session), session.server)
            if not (taken or results):
                break
            await self._until_few()
        at = await outbox.earliest(store)
        if at is None:
            return LONGEST_PAUSE
        return min(max((at - store.now()) / 1000, SHORTEST_PAUSE), LONGEST_PAUSE)

    def _begin(self, sending: Coroutine[Any, Any, None], place: int) -> None:
        task = asyncio.create_task(sending)
        self._under_way[task] = place
        task.add_done_callback(self._under_way.pop)

    async def _until_few(self) -> None:
        """Wait until few messages are under way: a slow one holds up none of another server."""
        while len(self._under_way) > FEW and not self._stopped.is_set():
            await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)

    async def _send(self, quiz: Quiz) -> None:
        if self._stopped.is_set():  # the next process sends it, when the lease ends
            return
        reveals = quiz.closed_at is not None
        try:
            async with asyncio.timeout(SENDING_SECONDS):
                await (self._reveal if reveals else self._post)(quiz)
        except StudyUnavailableError as error:
            log.info("Quiz %x waits: %s", quiz.quiz, error)
        except Exception as error:  # noqa: BLE001 - one that fails holds up no other
            with suppress(StudyUnavailableError):
                await (self._reveal_failed if reveals else self._post_failed)(quiz, error)

    async def _post(self, quiz: Quiz) -> None:
        study = self._study
        if quiz.session is None:
            post = await daily_of(study, quiz, fits, self._default_rules)
        else:
            post = await problem_of(study, quiz, fits)
        if post is None:
            await outbox.send_later(study.store, quiz.quiz, None)
            return
        message = await self._create(quiz, self._drawn(quiz, post.page), str(quiz.quiz), post.role)
        if post.thread:
            await self._begin_thread(quiz, message, post)
        if quiz.session is None:
            await outbox.note_posted(study.store, quiz, message)
        else:
            await sessions.note_posted(study.store, quiz, message, post.closes_at)
            self.wake()  # it may close before the next look at what is due
        study.worths.begin(post.posed.outlook())
        self._count("posted")

    async def _send_result(self, session: Session) -> None:
        if self._stopped.is_set():
            return
        number, store, pause = session.session, self._study.store, None
        try:
            async with asyncio.timeout(SENDING_SECONDS):
                page = await posted_result(self._study, session, fits)
                await self._create(session, self._drawn(session, page), str(number), None)
            self._count("posted")
        except StudyUnavailableError as error:
            log.info("The result of session %x waits: %s", number, error)
            return
        except Exception as error:  # noqa: BLE001 - one that fails holds up no other
            log.info("The result of session %x could not be posted: %r", number, error)
            pause = RETRY if failure_of(error) is Failure.LATER else None
        with suppress(StudyUnavailableError):
            await sessions.send_later(store, number, pause)

    async def _reveal(self, quiz: Quiz) -> None:
        found = await quizzes.reveal(self._study.store, quiz.quiz)
        if found is not None and found.quiz.message is not None:
            page = await closed_page(self._study, found, fits, PATIENCE)
            await self._change(quiz, found.quiz.message, self._drawn(found.quiz, page))
        await outbox.send_later(self._study.store, quiz.quiz, None)
        self._count("revealed")

    async def _change(self, quiz: Quiz, message: int, reply: Reply) -> None:
        """Turn a question into its reveal, or post that where the message cannot be changed."""
        await self._pace.turn()
        kept = self._channel(quiz).get_partial_message(message)
        async with self._study.changing(quiz.quiz):
            self._study.close_question(quiz.quiz)
            try:
                await kept.edit(view=PlainView(reply.components), attachments=files_of(reply))
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST:
                    raise
                await self._create(quiz, reply, f"{quiz.quiz}r", None)

    async def _create(
        self, place: Quiz | Session, reply: Reply, nonce: str, role: int | None
    ) -> int:
        """Post a message, once however often it is tried; return its id."""
        await self._pace.turn()
        mentioned = [discord.Object(role)] if role is not None else []
        sent = await self._channel(place).send(
            view=PlainView(reply.components),
            files=files_of(reply),
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, users=False, roles=mentioned, replied_user=False
            ),
        )
        return sent.id

    async def _begin_thread(self, quiz: Quiz, message: int, daily: Post) -> None:
        """Begin a thread at a daily; without one the daily is as good."""
        await self._pace.turn()
        try:
            await self._client.http.start_thread_with_message(
                quiz.channel or 0, message, name=daily.thread, auto_archive_duration=THREAD_MINUTES
            )
        except (discord.HTTPException, *NETWORK) as error:
            log.info("The thread of quiz %x could not be begun: %s", quiz.quiz, error)

    def _drawn(self, place: Quiz | Session, page: Page) -> Reply:
        return draw_reply(page, self._palette, language=place.language)

    def _channel(self, place: Quiz | Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel or 0, guild_id=place.server)

    async def _post_failed(self, quiz: Quiz, error: Exception) -> None:
        """Try again where that may help; a channel that is gone may pause the schedule."""
        store, failure = self._study.store, failure_of(error)
        if failure is Failure.LATER:
            await outbox.send_later(store, quiz.quiz, RETRY)
            log.info("Quiz %x could not be posted yet: %r", quiz.quiz, error)
            return
        self._count("failed")
        if quiz.session is not None:
            log.info("A problem of session %x could not be posted: %r", quiz.session, error)
            await sessions.note_failure(store, quiz)
            self.wake()
            return
        if failure is Failure.CHANNEL:
            pauses = await schedules.note_failure(store, quiz)
            then = "; its schedule pauses" if pauses else ""
            log.info("The channel of quiz %x is gone: %s%s", quiz.quiz, error, then)
            return
        log.warning("Quiz %x could not be posted", quiz.quiz, exc_info=error)
        await outbox.send_later(store, quiz.quiz, None)

    async def _reveal_failed(self, quiz: Quiz, error: Exception) -> None:
        """Try again where that may help; a message or a channel that is gone closes in silence."""
        failure = failure_of(error)
        is_gone = isinstance(error, (discord.NotFound, discord.Forbidden))
        if failure is Failure.REFUSED and not is_gone:
            log.warning("Quiz %x could not be revealed", quiz.quiz, exc_info=error)
        pause = RETRY_REVEAL if failure is Failure.LATER else None
        await outbox.send_later(self._study.store, quiz.quiz, pause)

    def _count(self, what: str) -> None:
        self._metrics.posts.labels(what).inc()
        self.sent.set()


def failure_of(error: Exception) -> Failure:
    """Return what an error means for what was to be sent."""
    # Too many edits of old messages (code 30046) may come without the seconds to wait, for which
    # discord.py then looks in vain.
    may_pass = (*NETWORK, discord.RateLimited, PoolRefusal)
    if isinstance(error, may_pass) or error.args == ("retry_after",):
        return Failure.LATER
    if isinstance(error, NothingNewError) or not isinstance(error, discord.HTTPException):
        return Failure.REFUSED
    if error.status == 429 or error.status >= 500:
        return Failure.LATER
    return Failure.CHANNEL if error.code in CHANNEL_GONE else Failure.REFUSED
