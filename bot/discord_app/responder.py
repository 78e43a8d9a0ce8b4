"""Every interaction's way: it is let in, answered or refused, and counted."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from bot.ask.answer import Askable, question_of
from bot.ask.feature import AnyFeature
from bot.ask.features import FEATURE_OF
from bot.ask.visit import Offers
from bot.hosting.logs import OnceAMinute
from bot.hosting.metrics import Metrics
from bot.picture.render import Palette
from bot.typed.errors import Refusal
from bot.words import Words, words_for
from engine.outlook import Rates

from . import delivery
from .admission import Admission, Admittance
from .discord_errors import LOCKED, NETWORK, TAKEN, untaken
from .interactions import Interaction, created, is_typing, sort_of
from .payload import Reply, make_reply, mention_commands

log = logging.getLogger(__name__)

Result = TypeVar("Result")

Service = Callable[[Any, int], Coroutine[object, None, object]]
"""Finds what the page of a question shows, for a user, in other processes."""

NOTICE_SECONDS: Final = 0.5
"""Seconds reserved to tell the user that the answer came too late."""

REFUSED: Final = "refused"
"""The outcome of what cannot be answered as asked: text that is no hand, an outdated button."""

OUTCOME: Final = "outcome"
"""The key in ``Interaction.extras`` under which an outcome other than "answered" is noted."""

ACKNOWLEDGED: Final = "acknowledged"
"""The key in ``Interaction.extras`` under which it is noted that Discord has a first answer."""

NOT_TAKEN: Final = "Discord did not take an answer: %s"

OTHER_PROCESS: Final = (
    "Another process answers with this token: end it, or give it an application of its own"
)

AGAIN_SECONDS: Final = 1.0
"""How long discord.py waits at least until it sends an answer again whose reply was lost.

That Discord has an answer already comes earlier only where another process gave it.
"""

THINKING_SECONDS: Final = 0.5
"""Seconds after which Discord shows that the bot is thinking."""


class Responder:
    """Answers interactions; commands and controls only say what is asked.

    ``language`` is that of every answer, "user" for each reader's own. ``mentions`` holds Discord's
    mention of each command by its English name, once Discord has told the ids; ``offers`` are the
    buttons that activities have under answers. ``services`` find what questions need, by name; None
    stands for one that is turned off. ``rates`` are those of the table that answers know.
    """

    def __init__(
        self,
        admission: Admission,
        metrics: Metrics,
        *,
        language: str,
        palette: Palette,
        services: Mapping[str, Service | None],
        rates: Rates,
    ) -> None:
        self.admission = admission
        self.metrics = metrics
        self.palette = palette
        self.mentions: dict[str, str] = {}
        self.offers: list[Offers] = []
        self._language = language
        self._services: Mapping[str, Service | None] = services
        self._rates = rates
        log.filters[:] = [OnceAMinute(OTHER_PROCESS)]

    def has_service(self, feature: AnyFeature) -> bool:
        """Whether a feature has the service that it needs."""
        return not feature.needs or self._services[feature.needs] is not None

    def words(self, interaction: Interaction) -> Words:
        """Return the words that the user reads."""
        return words_for(str(interaction.locale) if self._language == "user" else self._language)

    async def admit(self, interaction: Interaction) -> bool:
        """Let an interaction in when its turn comes, or tell the user why not."""
        typing = is_typing(interaction)
        verdict, seconds = await self.admission.enter(
            created(interaction), interaction.user.id, typing=typing
        )
        if verdict is Admittance.WELCOME:
            return True
        self._count(interaction, verdict)
        if typing and verdict is not Admittance.STALE:
            await delivery.complete_nothing(interaction)
        elif verdict is Admittance.COOLDOWN:
            words = self.words(interaction)
            await self._tell(interaction, words.text("error-cooldown", seconds=int(seconds) + 1))
        return False

    async def answer(self, interaction: Interaction, question: Askable) -> None:
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
        self, interaction: Interaction, question: Askable, *, in_place: bool = False
    ) -> Reply:
        """Make the reply to a question.

        What a service finds is waited for, deferred where it takes long: ``in_place`` tells that
        the answer will change the message that was clicked.
        """
        reply = make_reply(
            question,
            self.words(interaction).language,
            self.palette,
            self.mentions,
            offers=self.offers,
            without=[name for name, service in self._services.items() if service is None],
            found=await self._found(interaction, question, in_place=in_place),
            rates=self._rates,
        )
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
        self, interaction: Interaction, question: Askable, *, in_place: bool
    ) -> object:
        """Return what the service found that a question needs, None where it needs none."""
        asked = question_of(question)
        needs = FEATURE_OF[type(asked)].needs if asked is not None else ""
        if asked is None or not needs:
            return None  # of text that cannot be read, the reply says what is wrong
        service = self._services[needs]
        if service is None:
            raise Refusal("error-workers-off")
        asking = service(asked, interaction.user.id)
        return await self.patiently(interaction, asking, in_place=in_place, private=asked.private)

    async def patiently(
        self,
        interaction: Interaction,
        work: Coroutine[object, None, Result],
        *,
        in_place: bool,
        private: bool,
    ) -> Result:
        """Return the result of some work; Discord is told, once, where it takes long."""
        working = asyncio.create_task(work)
        try:
            left = self.admission.seconds_left(created(interaction))
            seconds = min(THINKING_SECONDS, left - NOTICE_SECONDS)
            if seconds > 0:
                await asyncio.wait({working}, timeout=seconds)
            if not working.done() and not interaction.response.is_done():
                await delivery.defer(interaction, in_place=in_place, private=private)
                self._note_acknowledged(interaction)
            return await working
        finally:
            working.cancel()

    def _note_acknowledged(self, interaction: Interaction) -> None:
        """Observe, once, how long Discord waited for a first answer."""
        if not interaction.extras.get(ACKNOWLEDGED):
            interaction.extras[ACKNOWLEDGED] = True
            self.metrics.acknowledged.observe(max(0.0, time.time() - created(interaction)))

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[None]:
        """Count and time the answer given inside; tell the user of a refusal or an error."""
        outcome, begun = "answered", time.monotonic()
        try:
            with self.metrics.open.track_inprogress():
                yield
            outcome = interaction.extras.get(OUTCOME, outcome)
        except Refusal as refusal:
            outcome = REFUSED
            await self._tell(interaction, self.words(interaction).text(str(refusal)))
        except Exception as error:  # noqa: BLE001 - whatever broke, the user is told and we go on
            outcome = await self._report(interaction, error, begun)
        finally:
            self._count(interaction, outcome)
        if outcome == "answered" and interaction.response.is_done():
            self._note_acknowledged(interaction)

    async def _report(self, interaction: Interaction, error: Exception, begun: float) -> str:
        """Log an error under an id, tell the user that id, and return the outcome."""
        if outcome := untaken(error):
            if outcome == TAKEN and time.monotonic() - begun < AGAIN_SECONDS:
                log.warning(OTHER_PROCESS)
            log.log(logging.INFO if outcome == LOCKED else logging.DEBUG, NOT_TAKEN, error)
            return outcome
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

    def _count(self, interaction: Interaction, outcome: str) -> None:
        self.metrics.interactions.labels(sort_of(interaction), outcome).inc()
