"""The client: who is let in, how it answers, what it does about errors, what it notes of shards."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Final

import aiohttp
import discord
from discord import app_commands

from bot.helper_desk import HelperDesk
from bot.hosting.config import Settings
from bot.hosting.metrics import Metrics
from bot.picture.render import Palette
from bot.questions.errors import Refusal
from bot.questions.query import Command
from bot.tidy import Tidier
from bot.words import LANGUAGES, Words, words_for

from . import views
from .admission import Gate, Verdict
from .command_tree import Translator, Tree
from .desk import Desk, OwnDesk
from .discord_errors import NETWORK
from .interactions import created, is_typing, sort_of
from .reply import Ask, Reply, note
from .warm_up import warm_up

log = logging.getLogger(__name__)

SLOW: Final = frozenset({Command.METHODS})
"""Commands that are answered in hundredths of a second, where others take thousandths."""

NOTICE_SECONDS: Final = 0.5
"""What is kept of an interaction's time to tell the asker that there was too little of it."""

REFUSED: Final = "refused"
"""The outcome of what cannot be answered as asked: a hand that is none, a button out of date."""

OUTCOME: Final = "outcome"
"""Under which an interaction notes what became of it."""

IDENTIFY_SECONDS: Final = 5.0
"""Discord's pause between two starts of sessions."""

GONE: Final = frozenset({10008, 10062, 40060})
"""Codes of a message that is no more, and of an interaction that expired or has its answer."""

Interaction = discord.Interaction["Client"]


class OverdueError(Exception):
    """The turn of an interaction came when Discord was about to give it up."""


class Client(discord.AutoShardedClient):
    """The bot: no privileged data, no mentions, nothing kept between two interactions."""

    def __init__(self, settings: Settings) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=settings.shard_count or 1,
            shard_ids=list(settings.own_shards) or None,  # type: ignore[arg-type] # its default
            http_trace=self._count_responses(),
        )
        self.settings = settings
        self.metrics = Metrics()
        self.metrics.watch_gateway(lambda: self.latencies)
        self.tree = Tree(self)
        self.gate = Gate(left=self._tidy)
        self._slow = asyncio.Lock()
        self._tidier = Tidier()
        self._palette = Palette(settings.palette)
        language = settings.answer_language
        self._languages = LANGUAGES if language == "user" else (language,)
        self._desk = self._make_desk()
        self._connected: set[int] = set()

    def _make_desk(self) -> Desk:
        if not self.settings.helper_processes:
            return OwnDesk(self._palette)
        return HelperDesk(self.settings.helper_processes, self._languages, self._palette)

    def words(self, interaction: Interaction) -> Words:
        """Return the words of whoever asks."""
        language = self.settings.answer_language
        return words_for(str(interaction.locale) if language == "user" else language)

    # Who is let in

    async def admit(self, interaction: Interaction) -> bool:
        """Let an interaction in when its turn comes, or shed it.

        Who asks too much is told when to come back; who types too fast is offered nothing, since
        Discord shows a question about typing that nobody answers as an error.
        """
        types = is_typing(interaction)
        verdict, seconds = await self.gate.enter(
            created(interaction), interaction.user.id, types=types
        )
        if verdict is Verdict.WELCOME:
            return True
        self.metrics.interactions.labels(sort_of(interaction), verdict).inc()
        if types and verdict is not Verdict.STALE:
            await self._offer_nothing(interaction)
        elif verdict is Verdict.COOLDOWN:
            later = self.words(interaction).text("error-cooldown", seconds=int(seconds) + 1)
            await self._tell(interaction, later)
        return False

    def _tidy(self) -> None:
        self._tidier.tidy(time.monotonic(), idle=self.gate.is_empty)

    def _seconds_left(self, interaction: Interaction) -> float:
        return self.gate.seconds_left(created(interaction))

    # Answers

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[None]:
        """Answer an interaction inside: it is counted and timed; refusals and errors are told."""
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
            outcome = await self.report(interaction, error)
        finally:
            self.metrics.interactions.labels(sort_of(interaction), outcome).inc()
        if outcome == "answered" and interaction.response.is_done():
            self.metrics.acknowledged.observe(max(0.0, time.time() - created(interaction)))

    async def complete(
        self, interaction: Interaction, offer: Callable[[Words], Iterable[tuple[str, str]]]
    ) -> list[app_commands.Choice[str]]:
        """Complete what is being typed with the names and values that are offered.

        Returns nothing more to offer: discord.py would send it where no error can be counted.
        """
        async with self.answering(interaction):
            offered = offer(self.words(interaction))
            choices = [app_commands.Choice(name=name, value=value) for name, value in offered]
            await interaction.response.autocomplete(choices)
        return []

    async def answer(self, interaction: Interaction, command: Command, ask: Ask) -> None:
        """Answer a question of this command with a new message."""
        async with self.answering(interaction):
            await self.send(interaction, await self.reply(interaction, command, ask))

    async def reply(self, interaction: Interaction, command: Command, ask: Ask) -> Reply:
        """Answer a question of this command; what takes long is done one after the other.

        Raises OverdueError where its turn does not come in time.
        """
        slow = command in SLOW
        async with self._turn(interaction) if slow else nullcontext():
            if self._desk.trouble:
                await self._in_time(interaction, self._desk.ready())
            reply = await self._desk.reply(ask, self.words(interaction).language, slow=slow)
        if reply.refuses:
            interaction.extras[OUTCOME] = REFUSED
        if reply.picture is not None:
            self.metrics.rendered.observe(reply.drawing_seconds)
        return reply

    @asynccontextmanager
    async def _turn(self, interaction: Interaction) -> AsyncIterator[None]:
        """Wait for the turn of what takes long; raise OverdueError where it comes too late."""
        await self._in_time(interaction, self._slow.acquire())
        try:
            yield
        finally:
            self._slow.release()

    async def _in_time(self, interaction: Interaction, waiting: Awaitable[object]) -> None:
        """Wait while the asker can still be answered; raise OverdueError where that is too long."""
        try:
            async with asyncio.timeout(self._seconds_left(interaction) - NOTICE_SECONDS):
                await waiting
        except TimeoutError:
            raise OverdueError from None

    async def send(self, interaction: Interaction, reply: Reply) -> None:
        """Answer with a new message."""
        await interaction.response.send_message(
            view=views.view(reply), files=views.files(reply), ephemeral=reply.private
        )

    async def replace(self, interaction: Interaction, reply: Reply) -> None:
        """Answer a click by changing its message; the old picture goes."""
        await interaction.response.edit_message(
            view=views.view(reply), attachments=views.files(reply)
        )

    async def report(self, interaction: Interaction, error: Exception) -> str:
        """Log an error under an id, and tell the user that id in one private sentence.

        Returns what became of the interaction: gone where Discord did not wait for us, else failed.
        """
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

    async def _offer_nothing(self, interaction: Interaction) -> None:
        """Complete what is typed with nothing, where Discord still lets us."""
        with suppress(discord.HTTPException, discord.InteractionResponded, *NETWORK):
            await interaction.response.autocomplete([])

    async def _tell(self, interaction: Interaction, sentence: str) -> None:
        """Say one sentence to the asker only, where Discord still lets us."""
        if is_typing(interaction):  # there is no place for a sentence
            await self._offer_nothing(interaction)
            return
        reply = note(sentence)
        try:
            if interaction.response.is_done():
                await interaction.followup.send(view=views.view(reply), ephemeral=True)
            else:
                await self.send(interaction, reply)
        except (discord.HTTPException, *NETWORK) as error:
            if not (isinstance(error, discord.HTTPException) and error.code in GONE):
                log.warning("Nobody could be told: %s (%r)", sentence, error)

    # Life

    @property
    def invitation(self) -> str:
        """The address at which the bot is added to a server or to an account."""
        if self.application_id is None:
            raise RuntimeError("the bot has not logged in")
        return discord.utils.oauth_url(self.application_id, scopes=("applications.commands",))

    @property
    def trouble(self) -> str:
        """What keeps the bot from answering now, "" where nothing does."""
        if self.gate.stopping:
            return "stopping"
        if self.application_id is None:
            return "not logged in"
        if len(self._connected) < self.own_shard_count:
            return f"{len(self._connected)} of {self.own_shard_count} shards connected"
        return self._desk.trouble

    @property
    def own_shard_count(self) -> int:
        """How many shards this process runs."""
        return len(self.shard_ids or range(self.shard_count or 1))

    async def setup_hook(self) -> None:
        """Once logged in, warm up for the first answer, and send the commands if they changed."""
        await self._desk.open()
        warm_up(self._languages, self._palette)
        self._tidier.settle(time.monotonic())
        await self.tree.set_translator(Translator())
        if self.settings.sends_commands:
            await self.tree.sync_changes()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait before a shard starts a session, but for the first one.

        A shard whose start collided with another process's comes back at a time of its own.
        """
        if shard_id in self.shards:
            await asyncio.sleep(IDENTIFY_SECONDS * random.uniform(1, 2))  # noqa: S311 - no secret
        elif not initial:
            await asyncio.sleep(IDENTIFY_SECONDS)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that the gateway took a shard."""
        log.info("Shard %d of %d is connected as %s", shard_id, self.shard_count, self.user)
        self._note_gateway("connect", shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Note that a shard went on where its connection broke."""
        self._note_gateway("resume", shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard's connection broke: discord.py makes a new one."""
        self._note_gateway("disconnect", shard_id)

    def _note_gateway(self, event: str, shard_id: int) -> None:
        self.metrics.gateway.labels(event).inc()
        if event == "disconnect":
            self._connected.discard(shard_id)
        else:
            self._connected.add(shard_id)

    async def close(self) -> None:
        """Leave Discord, and let the helpers go."""
        try:
            await super().close()
        finally:
            await self._desk.close()

    def _count_responses(self) -> aiohttp.TraceConfig:
        async def count(_: object, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
            self.metrics.responses.labels(ended.method, ended.response.status).inc()

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(count)
        return trace
