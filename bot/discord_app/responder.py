"""Every interaction's way: it is let in, answered or refused, and counted."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import discord

from bot.hosting.metrics import Metrics
from bot.picture.render import Palette
from bot.questions.outlook import Found
from bot.questions.query import Command, Query
from bot.questions.typed import TypedQuestion, read
from bot.typed.errors import Refusal, RefusedError
from bot.words import Words, words_for

from . import delivery
from .admission import Admission, Verdict
from .discord_errors import GONE, NETWORK
from .interactions import Interaction, created, is_typing, sort_of
from .metering import in_thread
from .outlook_pool import OutlookPool
from .payload import Reply, make_reply, mention_commands

log = logging.getLogger(__name__)

SLOW: Final = frozenset({Command.METHODS})
"""Commands that are answered in hundredths of a second, where others take thousandths."""

NOTICE_SECONDS: Final = 0.5
"""Seconds reserved to tell the user that the answer came too late."""

REFUSED: Final = "refused"
"""The outcome of what cannot be answered as asked: text that is no hand, an outdated button."""

OUTCOME: Final = "outcome"
"""The key in ``Interaction.extras`` under which an outcome other than "answered" is noted."""

ACKNOWLEDGED: Final = "acknowledged"
"""The key in ``Interaction.extras`` under which it is noted that Discord has a first answer."""

THINKING_SECONDS: Final = 1.0
"""Seconds after which Discord shows that the bot is thinking."""


class OverdueError(Exception):
    """The turn of an interaction came when Discord was about to give it up."""


class Responder:
    """Answers interactions; commands and controls only say what is asked.

    ``language`` is that of every answer, "user" for each reader's own; ``studies`` tells whether
    a quiz can be made of the hand of an answer. ``mentions`` holds Discord's mention of each
    command by its English name, once Discord has told the ids. ``outlooks`` is None where outlooks
    are turned off.
    """

    def __init__(
        self,
        admission: Admission,
        metrics: Metrics,
        *,
        language: str,
        palette: Palette,
        studies: bool,
        outlooks: OutlookPool | None,
    ) -> None:
        self.admission = admission
        self.metrics = metrics
        self.palette = palette
        self.mentions: dict[str, str] = {}
        self._language = language
        self._studies = studies
        self._slow = asyncio.Lock()
        self._outlooks = outlooks

    def words(self, interaction: Interaction) -> Words:
        """Return the words that the user reads."""
        return words_for(str(interaction.locale) if self._language == "user" else self._language)

    async def admit(self, interaction: Interaction) -> bool:
        """Let an interaction in when its turn comes, or tell the user why not."""
        typing = is_typing(interaction)
        verdict, seconds = await self.admission.enter(
            created(interaction), interaction.user.id, typing=typing
        )
        if verdict is Verdict.WELCOME:
            return True
        self._count(interaction, verdict)
        if typing and verdict is not Verdict.STALE:
            await delivery.complete_nothing(interaction)
        elif verdict is Verdict.COOLDOWN:
            words = self.words(interaction)
            await self._tell(interaction, words.text("error-cooldown", seconds=int(seconds) + 1))
        return False

    async def answer(self, interaction: Interaction, question: Query | TypedQuestion) -> None:
        """Answer a question with a new message."""
        async with self.answering(interaction):
            await delivery.send(interaction, await self.reply(interaction, question))

    async def complete(
        self, interaction: Interaction, offer: Callable[[Words], Iterable[tuple[str, str]]]
    ) -> None:
        """Answer typing with the names and values that ``offer`` returns."""
        async with self.answering(interaction):
            await delivery.complete(interaction, offer(self.words(interaction)))

    async def reply(
        self, interaction: Interaction, question: Query | TypedQuestion, *, in_place: bool = False
    ) -> Reply:
        """Make the reply to a question; slow ones are made in a thread, one after the other.

        What is found in other processes is waited for, deferred where it takes long: ``in_place``
        tells that the answer will change the message that was clicked. Raises OverdueError where
        the turn of a slow one does not come in time.
        """
        asked = question, self.words(interaction).language, self.palette, self.mentions
        making = partial(
            make_reply,
            *asked,
            can_be_asked=self._studies,
            without=() if self._outlooks else (Command.OUTLOOK,),
            found=await self._found(interaction, question, in_place=in_place),
        )
        if question.command in SLOW:
            async with self._turn(interaction):
                reply = await in_thread(making)
        else:
            reply = making()
        return self.measured(interaction, reply)

    def refused(self, interaction: Interaction, reply: Reply) -> Reply:
        """Count that a reply refuses what was asked; return it."""
        interaction.extras[OUTCOME] = REFUSED
        return reply

    def measured(self, interaction: Interaction, reply: Reply) -> Reply:
        """Count what a reply is, and the time of its picture; return it."""
        if reply.refuses:
            interaction.extras[OUTCOME] = REFUSED
        if reply.picture is not None:
            self.metrics.rendered.observe(reply.drawing_seconds)
        return reply

    async def _found(
        self, interaction: Interaction, question: Query | TypedQuestion, *, in_place: bool
    ) -> Found | None:
        """Return what an outlook found, None for another question and for text that is none."""
        if question.command is not Command.OUTLOOK:
            return None
        if self._outlooks is None:
            raise Refusal("error-outlook-off")
        try:
            query = question if isinstance(question, Query) else read(question)
        except RefusedError:
            return None  # the reply says what is wrong with the text
        asking = asyncio.create_task(self._outlooks.ask(query, interaction.user.id))
        try:
            seconds = min(THINKING_SECONDS, self._seconds_left(interaction) - NOTICE_SECONDS)
            if seconds > 0:
                await asyncio.wait({asking}, timeout=seconds)
            if not asking.done():
                await delivery.defer(interaction, in_place=in_place, private=query.private)
                self._note_acknowledged(interaction)
            return await asking
        finally:
            asking.cancel()

    def _note_acknowledged(self, interaction: Interaction) -> None:
        """Observe, once, how long Discord waited for a first answer."""
        if not interaction.extras.get(ACKNOWLEDGED):
            interaction.extras[ACKNOWLEDGED] = True
            self.metrics.acknowledged.observe(max(0.0, time.time() - created(interaction)))

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[None]:
        """Count and time the answer given inside; tell the user of a refusal or an error."""
        outcome = "answered"
        try:
            with self.metrics.open.track_inprogress():
                yield
            outcome = interaction.extras.get(OUTCOME, outcome)
        except Refusal as refusal:
            outcome = REFUSED
            await self._tell(interaction, self.words(interaction).text(str(refusal)))
        except OverdueError:
            outcome = Verdict.STALE
            if self._seconds_left(interaction) > 0:
                await self._tell(interaction, self.words(interaction).text("error-busy"))
        except Exception as error:  # noqa: BLE001 - whatever broke, the user is told and we go on
            outcome = await self._report(interaction, error)
        finally:
            self._count(interaction, outcome)
        if outcome == "answered" and interaction.response.is_done():
            self._note_acknowledged(interaction)

    async def _report(self, interaction: Interaction, error: Exception) -> str:
        """Log an error under an id, tell the user that id, and return the outcome."""
        if isinstance(error, discord.HTTPException) and error.code in GONE:
            log.debug("An interaction was gone before its answer (%d)", error.code)
            return "gone"
        incident = secrets.token_hex(4)
        if isinstance(error, NETWORK):  # it may have come through: a second answer would be wrong
            log.warning("Answer %s did not get through: %r", incident, error)
            return "failed"
        extra = {"incident": incident, "command": sort_of(interaction)}
        log.error("Answer %s failed", incident, exc_info=error, extra=extra)
        await self._tell(interaction, self.words(interaction).text("error-internal", id=incident))
        return "failed"

    async def _tell(self, interaction: Interaction, sentence: str) -> None:
        """Tell the user a sentence in private."""
        await delivery.tell(interaction, mention_commands(sentence, self.mentions))

    @asynccontextmanager
    async def _turn(self, interaction: Interaction) -> AsyncIterator[None]:
        """Wait for the turn of a slow question; raise OverdueError where it comes too late."""
        await self._in_time(interaction, self._slow.acquire())
        try:
            yield
        finally:
            self._slow.release()

    async def _in_time(self, interaction: Interaction, waiting: Awaitable[object]) -> None:
        try:
            async with asyncio.timeout(self._seconds_left(interaction) - NOTICE_SECONDS):
                await waiting
        except TimeoutError:
            raise OverdueError from None

    def _seconds_left(self, interaction: Interaction) -> float:
        return self.admission.seconds_left(created(interaction))

    def _count(self, interaction: Interaction, outcome: str) -> None:
        self.metrics.interactions.labels(sort_of(interaction), outcome).inc()
