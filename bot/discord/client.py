"""The client: the life of the connection to Discord, and what is known of it."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import yarl
from discord.http import Route

from bot.feature import Click, Feature
from bot.features import chosen, feature_of, read_id
from bot.features.game.shelf import GameShelf
from bot.features.methods import compared
from bot.hand import Question, Refusal
from bot.hosting.config import Settings
from bot.hosting.metrics import Metrics
from bot.pages.page import ButtonKind
from bot.picture.render import Palette
from bot.study.clock import Clock, wall_clock

from .command_tree import CommandTree
from .door import Admission, leave_out_unreadable, meter
from .outlook_pool import OutlookPool
from .refusals import MOST, Barring, Refusals
from .visit import Interaction, Visit, visit_of

if TYPE_CHECKING:
    from bot.features.quiz.study import Study

    from .poster import Poster


log = logging.getLogger(__name__)

IDENTIFY_SECONDS: Final = 5.0
"""Discord's pause between two starts of sessions."""

WRONG_SECONDS: Final = 120.0
"""How far the machine's clock may be from Discord's before group study stops."""

POSTING: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
    read_message_history=True,
)
"""The permissions that the bot needs in a channel or thread of its dailies.

By the history it finds a message that it has posted, where the reply of Discord was lost.
"""

SERVER_ERROR: Final = 500
"""The least status with which Discord, or what stands before it, says that it is down."""

LONGEST_BACKOFF: Final = 6
"""A shard whose connection broke waits up to 2 ** 6 seconds for its next try."""


class TryAgainError(Exception):
    """A shard could not be connected, and is to be tried again."""


Finder = Callable[[Question, int], Coroutine[object, None, object]]
"""Finds what the page of a question shows, for a user, in other processes."""

CLICKS: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Client(discord.AutoShardedClient):
    """The bot: no privileged data, no mentions; what outlives an interaction is in ``study``.

    ``study`` and ``poster`` are None where there is no database, and until `club.add_club` gives
    them. ``clock`` is that of group study. ``failed_request`` says how the last request to Discord
    failed, "" where it did not.
    """

    def __init__(self, settings: Settings, clock: Clock = wall_clock) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            shard_count=settings.shard_count or 1,
            shard_ids=list(settings.own_shards) or None,  # type: ignore[arg-type] # its default
            http_trace=self._watch_responses(),
            proxy=settings.proxy_url or None,
        )
        leave_out_unreadable(self._connection.parsers)
        self.settings = settings
        self.metrics = Metrics()
        self.metrics.watch_gateway(lambda: self.latencies)
        self.admission = Admission()
        self.refusals = Refusals(time.monotonic, MOST)
        self.barring = Barring(time.monotonic)
        self.workplace = OutlookPool(settings.outlook_processes, settings.outlook_rates)
        self.outlooks = self.workplace if self.workplace.processes else None
        self.games = GameShelf(self.workplace)
        self.palette = Palette(settings.palette)
        self.mentions: dict[str, str] = {}
        self.features: tuple[Feature, ...] = ()
        self.clicks: dict[str, Click] = {}
        self.finders: Mapping[str, Finder] = {
            "outlook": self.workplace.ask,
            "methods": lambda query, user: self.workplace.run(compared, query.situation.held, user),
        }
        self.clock = clock
        self.study: Study | None = None
        self.poster: Poster | None = None
        about = "By how many seconds the machine's clock goes before Discord's."
        ahead = self.admission.clock.ahead
        self.metrics.watch("clock_ahead_seconds", about, lambda: ahead(wall_clock() / 1000))
        if self.outlooks is not None:
            pool, about = self.outlooks, "Outlooks that are computed or wait."
            self.metrics.watch("outlooks_open", about, lambda: pool.open)
            about = "Processes of outlooks that died or hung, and were replaced."
            self.metrics.watch("outlook_workers_replaced", about, lambda: pool.replaced)
        self.tree = CommandTree(self)
        self._connected: set[int] = set()
        self._launching: set[int] = set()
        self.failed_request = ""

    def take(self, taken: tuple[Feature, ...]) -> None:
        """Let these features answer, after those that are there."""
        self.features += taken
        self.clicks |= {slot: act for feature in taken for slot, act in feature.clicks.items()}

    def offers(self, question: Question) -> bool:
        """Whether what answers a question is turned on."""
        return self.has(feature_of(question.feature).needs)

    def has(self, service: str) -> bool:
        """Whether a service that features need is turned on; "" is none."""
        if service == "study":
            return self.study is not None
        return not service or self.outlooks is not None

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a click or a form, also of an answer from before a restart.

        Everybody may click through an answer, since a study group does so together; only the asker
        may delete it. Commands come to the tree.
        """
        if interaction.type not in CLICKS:
            return
        visit = visit_of(interaction)
        if await visit.admit():
            async with visit.answering():
                await self._clicked(visit)

    async def _clicked(self, visit: Visit) -> None:
        """Do what a control says, with the question that it holds."""
        try:
            control = read_id(str(visit.data.get("custom_id", "")))
        except ValueError:
            raise Refusal("error-stale") from None
        slot, question = control.slot, control.question
        if control.acts:
            await self._act(slot)(visit, question)
        elif slot == ButtonKind.DELETE:
            await visit.delete()
        elif slot == ButtonKind.SHARE:
            await visit.ask(question.but(private=False))
        else:
            await visit.ask(_asked(question, slot, visit), in_place=True)

    def _act(self, slot: str) -> Click:
        """Return what a slot does; refuses where there is no such, or its database is off."""
        act = self.clicks.get(slot)
        if act is None:
            raise Refusal("error-stale" if self.study else "error-study-off")
        return act

    @property
    def invitation(self) -> str:
        """The address at which the bot is added to a server or to an account."""
        if self.application_id is None:
            raise RuntimeError("the bot has not logged in")
        return discord.utils.oauth_url(self.application_id, scopes=("applications.commands",))

    def invitation_to_post(self, server: int | None = None) -> str:
        """Return the address at which the bot becomes a member of a server, as dailies need."""
        if self.application_id is None:
            raise RuntimeError("the bot has not logged in")
        return discord.utils.oauth_url(
            self.application_id,
            permissions=POSTING,
            guild=discord.Object(server) if server is not None else discord.utils.MISSING,
            scopes=("bot", "applications.commands"),
        )

    @property
    def trouble(self) -> str:
        """The reason why the bot cannot answer now, "" where there is none."""
        if self.admission.stopping:
            return "stopping"
        if self.application_id is None:
            return "not logged in"
        if len(self._connected) < self.own_shard_count:
            return f"{len(self._connected)} of {self.own_shard_count} shards connected"
        return ""

    @property
    def away(self) -> str:
        """The reason why nothing is to be begun at Discord now, "" where there is none.

        A few shards that connect anew keep nobody waiting: posts go another way.
        """
        if self.barring.seconds:
            return f"Cloudflare bars this address for {self.barring.seconds:.0f} s more"
        if not self._connected:
            return "no shard is connected to Discord"
        if self.failed_request:
            return f"Discord does not answer ({self.failed_request})"
        return ""

    @property
    def study_trouble(self) -> str:
        """The reason why quizzes do not work, "" where they do; other answers do not need them."""
        wrong = self.study.trouble if self.study is not None else ""
        return f"group study: {wrong}" if wrong else ""

    def clock_trouble(self) -> str:
        """Return why the machine's clock cannot be trusted, "" where it agrees with Discord's.

        Another clock of group study is one that somebody moves on purpose.
        """
        ahead = self.admission.clock.ahead(wall_clock() / 1000)
        if self.clock is not wall_clock or abs(ahead) < WRONG_SECONDS:
            return ""
        way = "ahead of" if ahead > 0 else "behind"
        return (
            f"the clock of this machine is {timedelta(seconds=round(abs(ahead)))} {way} Discord's; "
            "until it is set right nothing is posted, closed or deleted"
        )

    @property
    def own_shard_count(self) -> int:
        """How many shards this process runs."""
        return len(self.shard_ids or range(self.shard_count or 1))

    async def setup_hook(self) -> None:
        """Measure from now on what the tasks of interactions take, and fetch files by the proxy."""
        meter(asyncio.get_running_loop())
        if self.http.proxy:
            # discord.py gives its proxy to everything but downloads.
            session = self.http._HTTPClient__session  # type: ignore[attr-defined] # noqa: SLF001 - as said
            session._default_proxy = self.http.proxy  # noqa: SLF001

    async def start_study(self) -> None:
        """Open the database, or say in the log why it cannot be had."""
        if self.study is not None:
            await self.study.start()

    async def tell_commands(self) -> None:
        """Once logged in, tell Discord the commands where it has others."""
        await self.tree.sync_changes(sends=self.settings.sends_commands)

    async def start_posting(self) -> None:
        """Begin to post dailies, once connected."""
        if not self._connected:
            await self.wait_for("shard_connect")
        if self.poster is not None:
            self.poster.start()

    async def drain(self) -> None:
        """Begin nothing more, and let what is under way end."""
        posting = [self.poster.drain()] if self.poster is not None else []
        await asyncio.gather(self.admission.drain(), *posting)

    async def close(self) -> None:
        """Leave Discord, close the database, and end the processes that compute outlooks."""
        try:
            if self.poster is not None:
                await self.poster.close()
            await super().close()
            if self.study is not None:
                await self.study.close()
        finally:
            self.workplace.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait before a shard starts a session, but for the first one.

        A shard whose start collided with another process's comes back at a time of its own.
        """
        if shard_id in self.shards:
            await asyncio.sleep(IDENTIFY_SECONDS * random.uniform(1, 2))  # noqa: S311 - no secret
        elif not initial:
            await asyncio.sleep(IDENTIFY_SECONDS)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard, however long the gateway is away.

        After a failure discord.py calls this again from inside itself, a level deeper every five
        seconds until Python has no more; and a shard that breaks later would wait a quarter of an
        hour between two tries.
        """
        if shard_id in self._launching:
            raise TryAgainError
        self._launching.add(shard_id)
        try:
            while (shard := self.get_shard(shard_id)) is None:
                with suppress(TryAgainError):
                    await super().launch_shard(gateway, shard_id, initial=initial)
                initial = False
        finally:
            self._launching.discard(shard_id)
        shard._parent._backoff._max = LONGEST_BACKOFF  # noqa: SLF001 - it has no other way in

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

    def _watch_responses(self) -> aiohttp.TraceConfig:
        async def note(_: object, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
            self.metrics.responses.labels(ended.method, ended.response.status).inc()
            self.admission.clock.compare(ended.response.headers.get("Date", ""))
            status = ended.response.status
            self.failed_request = str(status) if status >= SERVER_ERROR else ""
            if str(ended.url).startswith(Route.BASE):
                self.barring.note(ended.response)

        async def note_failure(
            _: object, __: object, failed: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self.failed_request = repr(failed.exception)

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(note)
        trace.on_request_exception.append(note_failure)
        return trace


def _asked(question: Question, slot: str, visit: Visit) -> Question:
    """Return the question that a button asks, or that the values chosen in a select lead to."""
    if "values" not in visit.data:
        return question
    try:
        return chosen(question, slot, visit.chosen)
    except ValueError:
        raise Refusal("error-stale") from None
