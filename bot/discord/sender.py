"""Sends one message that is due: a daily, a problem or a result of a session, or a reveal.

One message has one nonce, so Discord posts it once, however often it is tried.
"""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from typing import Final

import discord

from bot.features import quizzes_in
from bot.features.daily.post import daily_of
from bot.features.quiz.question import NothingNewError, Post
from bot.features.quiz.study import Study
from bot.features.revealing import closed_page
from bot.features.session.page import posted_result, problem_of
from bot.hosting.metrics import Metrics
from bot.pages.page import Page
from bot.picture.layout import fits
from bot.picture.render import Palette
from bot.study import dailies, outbox, quizzes, sessions
from bot.study.quiz import Purpose, Quiz
from bot.study.session import Session
from bot.study.store import StudyUnavailableError

from .discord_errors import BAD_REQUEST, NETWORK, TOO_MANY_REQUESTS, giving_up
from .outlook_pool import PoolRefusal
from .payload import Reply, draw_reply
from .refusals import Barring, RefusingServers
from .visit import PlainView, custom_ids, files_of

log = logging.getLogger(__name__)

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

UNDONE: Final = (discord.HTTPException, discord.RateLimited, *NETWORK)
"""Errors of a request that Discord has not done."""

UNAUTHORIZED: Final = 401
"""The status for a token that was revoked: the gateway says so too, and the bot ends."""

NOT_YET: Final = "Quiz %x could not be posted yet, and is tried again: %r"
NOT_POSTED: Final = "Quiz %x could not be posted: %r"
NOT_REVEALED: Final = "Quiz %x could not be revealed: %r"
WAITS: Final = "Quiz %x waits: %s"

LOOKED_AT: Final = 50
"""Messages of a channel that are looked through for a question."""

THREAD_MINUTES: Final = 1440


class Failure(StrEnum):
    """The consequence of a message that could not be sent."""

    CHANNEL = "channel"
    LATER = "later"
    REFUSED = "refused"


class RefusingServerError(Exception):
    """A server has refused so much of late that it is asked nothing for a while."""


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


class Sender:
    """Sends what is due by one bot's client, no faster than Discord takes it.

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
        barring: Barring,
    ) -> None:
        self._client = client
        self._study = study
        self._palette = palette
        self._metrics = metrics
        self._pace = Pace(REQUESTS_A_SECOND / processes)
        self._refusing = RefusingServers(time.monotonic)
        self._default_rules = default_rules
        self.barring = barring
        self.sent = asyncio.Event()

    async def find_lost(self) -> None:
        """Look for the messages of questions that a process has not noted."""
        store, lost = self._study.store, await outbox.lost(self._study.store)
        for channel in {(quiz.channel, quiz.server) for quiz in lost}:
            those = [quiz for quiz in lost if (quiz.channel, quiz.server) == channel]
            messages = await self._messages_of(those[0])
            for quiz in those:
                if quiz.quiz in messages:
                    await quizzes.note_message(store, quiz.quiz, messages[quiz.quiz])

    async def _messages_of(self, place: Quiz) -> dict[int, int]:
        """Return the latest messages of a channel by the numbers of the questions they ask."""
        found: dict[int, int] = {}
        with suppress(*UNDONE):  # the bot may be no member
            await self._may_begin()
            async for message in self._channel(place).history(limit=LOOKED_AT):
                numbers = quizzes_in(custom_ids(message.components))
                found |= dict.fromkeys(numbers, message.id)
        return found

    async def send(self, quiz: Quiz) -> None:
        """Post a question or reveal it, note that, and see to what goes wrong."""
        reveals = quiz.closed_at is not None
        try:
            async with giving_up(self._client, SENDING_SECONDS):
                await (self._reveal if reveals else self._post)(quiz)
        except StudyUnavailableError as error:
            log.info(WAITS, quiz.quiz, error)
        except Exception as error:  # noqa: BLE001 - one that fails holds up no other
            with suppress(StudyUnavailableError):
                await (self._reveal_failed if reveals else self._post_failed)(quiz, error)

    def give_up(self, unposted: list[Quiz]) -> None:
        """Tell of questions that are past their time and were not posted."""
        if unposted:
            log.warning(
                "%d questions could not be posted in time: they are left out", len(unposted)
            )
        for _ in unposted:
            self._count("failed")

    async def _post(self, quiz: Quiz) -> None:
        study = self._study
        if quiz.session is None:
            post = await daily_of(study, quiz, fits, self._default_rules)
        else:
            post = await problem_of(study, quiz, fits)
        if post is None:
            await outbox.send_later(study.store, quiz.quiz, None)
            return
        message = None
        if study.store.now() - quiz.opened_at > outbox.RESENT_FOR:
            # Discord has forgotten the nonce of a try whose answer was lost in an outage.
            message = (await self._messages_of(quiz)).get(quiz.quiz)
        if message is None:
            page = self._drawn(quiz, post.page)
            message = await self._create(quiz, page, str(quiz.quiz), post.role)
        if post.thread:
            await self._begin_thread(quiz, message, post)
        if quiz.session is None:
            await outbox.note_posted(study.store, quiz, message)
        else:
            await sessions.note_posted(study.store, quiz, message, post.closes_at)
            self._study.wake()  # it may close before the next look at what is due
        study.worths.begin(post.posed.outlook())
        self._count("posted")

    async def send_result(self, session: Session) -> None:
        """Post the result of a session, and note that it needs no other, or when to try again."""
        number, store, pause = session.session, self._study.store, None
        try:
            async with giving_up(self._client, SENDING_SECONDS):
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
        kept = self._channel(quiz).get_partial_message(message)
        async with self._turn(quiz), self._study.changing(quiz.quiz):
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
        mentioned = [discord.Object(role)] if role is not None else []
        async with self._turn(place):
            sent = await self._channel(place).send(
                view=PlainView(reply.components),
                files=files_of(reply),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, users=False, roles=mentioned, replied_user=False
                ),
            )
        return sent.id

    @asynccontextmanager
    async def _turn(self, place: Quiz | Session) -> AsyncIterator[None]:
        """Wait until a request may begin, and note where it is refused.

        Raises RefusingServerError where the server has refused enough: but of a daily, of which it
        has few.
        """
        server = place.server or place.channel or 0
        is_daily = isinstance(place, Quiz) and place.purpose is Purpose.DAILY
        if self._refusing.has_enough(server) and not is_daily:
            raise RefusingServerError
        await self._may_begin()
        try:
            yield
        except discord.Forbidden:
            self._refusing.note(server)
            raise

    async def _may_begin(self) -> None:
        """Wait until a request may begin; raise RateLimited while none may for long."""
        await self._pace.turn()
        if seconds := self.barring.seconds:
            raise discord.RateLimited(seconds)

    async def _begin_thread(self, quiz: Quiz, message: int, daily: Post) -> None:
        """Begin a thread at a daily; without one the daily is as good."""
        try:
            await self._may_begin()
            await self._client.http.start_thread_with_message(
                quiz.channel or 0, message, name=daily.thread, auto_archive_duration=THREAD_MINUTES
            )
        except UNDONE as error:
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
            log.info(NOT_YET, quiz.quiz, error)
            return
        self._count("failed")
        if quiz.session is not None:
            log.info("A problem of session %x could not be posted: %r", quiz.session, error)
            await sessions.note_failure(store, quiz)
            self._study.wake()
            return
        if failure is Failure.CHANNEL:
            pauses = await dailies.note_failure(store, quiz)
            then = "; its schedule pauses" if pauses else ""
            log.info("The channel of quiz %x is gone: %s%s", quiz.quiz, error, then)
            return
        log.warning(NOT_POSTED, quiz.quiz, error, exc_info=_from_inside(error))
        await outbox.send_later(store, quiz.quiz, None)

    async def _reveal_failed(self, quiz: Quiz, error: Exception) -> None:
        """Try again where that may help; a message or a channel that is gone closes in silence."""
        failure = failure_of(error)
        is_gone = isinstance(error, (discord.NotFound, discord.Forbidden))
        if failure is Failure.REFUSED and not is_gone:
            log.warning(NOT_REVEALED, quiz.quiz, error, exc_info=_from_inside(error))
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
    if isinstance(error, RefusingServerError):
        return Failure.CHANNEL
    if not isinstance(error, discord.HTTPException):
        return Failure.REFUSED
    if error.status in {UNAUTHORIZED, TOO_MANY_REQUESTS}:
        return Failure.LATER
    return Failure.CHANNEL if error.code in CHANNEL_GONE else Failure.REFUSED


def _from_inside(error: Exception) -> Exception | None:
    """Return an error whose traceback helps: not a refusal of Discord, nor the end of problems."""
    return None if isinstance(error, (discord.HTTPException, NothingNewError)) else error
