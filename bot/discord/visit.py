"""A visit: one interaction, from the door to its answer, and its count."""

import asyncio
import logging
import secrets
import time
from collections.abc import (
    AsyncIterator,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from dataclasses import dataclass, replace
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import discord
from discord import app_commands, ui
from discord.webhook.async_ import async_context

from bot.answer import Typed, answer, read_as_message, read_typed, with_others
from bot.feature import UnsentError
from bot.features import feature_of, id_of
from bot.features.messages import SaidHand
from bot.hand import Question, Refusal
from bot.hosting.logs import OnceAMinute
from bot.options import Options
from bot.pages.page import AnswerForm, Page
from bot.pages.parts import Fits
from bot.picture.layout import fits
from bot.words import Words, words_for

from .discord_errors import BAD_REQUEST, LOCKED, NETWORK, TAKEN, giving_up, untaken
from .door import Admittance
from .payload import (
    PICTURE_NAME,
    Json,
    Reply,
    compose,
    draw_reply,
    form_fields,
    mention_commands,
    note,
)

if TYPE_CHECKING:
    from bot.features.game.shelf import GameShelf
    from bot.features.quiz.study import Study

    from .client import Client

log = logging.getLogger(__name__)

Result = TypeVar("Result")

Interaction = discord.Interaction[Any]

THINKING_SECONDS: Final = 0.5
"""Seconds after which Discord shows that the bot is thinking."""

NOTICE_SECONDS: Final = 0.5
"""Seconds reserved to tell the user that the answer came too late."""

CHECK_SECONDS: Final = 1.0
"""How long Discord may take to say whether the bot may post in a channel."""

REFUSED: Final = "refused"
"""The outcome of what cannot be answered as asked: text that is no hand, an outdated button."""

REFUSED_FOR: Final = "An answer was refused: %s"

NOT_TAKEN: Final = "Discord did not take an answer: %s"

OTHER_PROCESS: Final = (
    "Another process answers with this token: end it, or give it an application of its own"
)

log.filters[:] = map(OnceAMinute, (REFUSED_FOR, OTHER_PROCESS))

AGAIN_SECONDS: Final = 1.0
"""How long discord.py waits at least until it sends an answer again whose reply was lost.

That Discord has an answer already comes earlier only where another process gave it.
"""

UNSENT: Final = (discord.HTTPException, discord.InteractionResponded, *NETWORK)
"""Errors where Discord no longer takes an answer, or cannot be reached."""

DEFERRED: Final = (
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update,
)
"""The responses that said that the answer takes longer."""


class Clicked(NamedTuple):
    """The message whose control was clicked; ``asker`` is who asked for it by a command, if any."""

    id: int
    private: bool
    asker: int | None


class Sent(NamedTuple):
    """A sent answer: its message, where that is known, and whether only the user sees it."""

    message: int | None
    private: bool


class PlainView(ui.LayoutView):
    """A view of components that are written out as Discord's API has them.

    Items of ``discord.ui`` say the same in three times as long, and since an item and its view
    refer to each other, every answer would wait for the garbage collector. The view is finished at
    once, so discord.py does not keep it: clicks are answered by their custom_ids.
    """

    def __init__(self, components: list[Json]) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.stop()

    def to_components(self) -> list[Json]:
        """Return what is sent."""
        return self.components

    def has_components_v2(self) -> bool:
        """Return True: a message of these components has no other text."""
        return True


class PlainModal(ui.Modal):
    """A modal written out in the same way; its submit is answered by its custom_id too."""

    def __init__(self, title: str, custom_id: str, fields: list[Json]) -> None:
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        self.fields = fields
        self.stop()

    def to_components(self) -> list[Json]:
        """Return what is sent."""
        return self.fields


@dataclass(frozen=True, slots=True)
class Kept:
    """An attachment that stays where its message is changed; one not named goes.

    discord.py would send all it knows of it, of which Discord's description takes the two.
    """

    attachment: discord.Attachment

    def to_dict(self) -> Json:
        """Return what is sent."""
        return {"id": self.attachment.id, "filename": self.attachment.filename}


def visit_of(interaction: Interaction) -> "Visit":
    """Return the visit of an interaction: the same from the door to the answer."""
    visit: Visit = interaction.extras.get("visit") or Visit(interaction)
    interaction.extras["visit"] = visit
    return visit


class Visit:
    """One interaction of a user: who asks, and where; and the ways to answer.

    Pages are in ``words`` where a method is not told others. A second answer follows the first one
    in a message of its own; the first one finishes what was deferred.
    """

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self.app: Client = interaction.client
        self._outcome = "answered"
        self._is_acknowledged = False

    # Who asks, and where.

    @property
    def user(self) -> int:
        """The user's id."""
        return self._interaction.user.id

    @property
    def server(self) -> int | None:
        """The server's id, None outside of one."""
        return self._interaction.guild_id

    @property
    def channel(self) -> int | None:
        """The channel's id."""
        return self._interaction.channel_id

    @property
    def words(self) -> Words:
        """The words that the user reads."""
        own = self.app.settings.answer_language
        return words_for(str(self._interaction.locale) if own == "user" else own)

    @property
    def public_language(self) -> str:
        """The language of what a channel sees where its server has set none, for all clicks one."""
        own = self.app.settings.answer_language
        if own != "user":
            return own
        locale = self._interaction.guild_locale if self.server else None
        return words_for(str(locale or self._interaction.locale)).language

    @property
    def default_rules(self) -> str:
        """The rules where nobody has named any."""
        return self.app.settings.default_rules

    @property
    def roles(self) -> frozenset[int]:
        """The ids of the user's roles: without a cache of servers discord.py knows no more."""
        return frozenset(getattr(self._interaction.user, "_roles", ()))

    @property
    def manages_messages(self) -> bool:
        """Whether the user may manage the messages of the channel; nobody may outside a server."""
        return self._interaction.permissions.manage_messages

    @property
    def manages_server(self) -> bool:
        """Whether the user may manage the server."""
        return self._interaction.permissions.manage_guild

    @property
    def managed_server(self) -> int:
        """The server, for whoever manages it: Discord alone does not keep others out.

        A server may give its commands to any role, and a button of old stays where it is.
        """
        if self.server is None:
            raise Refusal("error-server-only")
        if not self.manages_server:
            raise Refusal("error-not-manager")
        return self.server

    @property
    def message(self) -> Clicked | None:
        """The message that was clicked; None of a command."""
        message = self._interaction.message
        if message is None:
            return None
        asked = message.interaction_metadata
        return Clicked(message.id, message.flags.ephemeral, asked.user.id if asked else None)

    @property
    def data(self) -> Json:
        """What Discord sends of a command, a click or a form; discord.py types each apart."""
        return {**(self._interaction.data or {})}

    @property
    def chosen(self) -> Sequence[str]:
        """The values chosen in the select that was clicked."""
        return tuple(self.data.get("values", ()))

    @property
    def form(self) -> Mapping[str, Sequence[str]]:
        """The values chosen in each field of the form that was sent; of a text, the text."""
        fields = [it.get("component") or {} for it in self.data.get("components", ())]
        chosen = {it["custom_id"]: it["values"] for it in fields if "values" in it}
        return chosen | {it["custom_id"]: (it["value"],) for it in fields if "value" in it}

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the message that was clicked."""
        message = self._interaction.message
        return tuple(texts_in(message.components)) if message is not None else ()

    @property
    def fits(self) -> Fits:
        """Tells whether rows fit into one picture."""
        return fits

    @property
    def study(self) -> "Study":
        """Group study; refuses where the host has no database."""
        if self.app.study is None:
            raise Refusal("error-study-off")
        return self.app.study

    @property
    def games(self) -> "GameShelf":
        """The games that were dropped in."""
        return self.app.games

    @property
    def sort(self) -> str:
        """What is asked, in a word: a command's name, button, select, modal or typing."""
        it = self._interaction
        if self._is_typing:
            return "typing"
        if it.type is discord.InteractionType.component:
            return discord.ComponentType(self.data["component_type"]).name
        if it.type is discord.InteractionType.modal_submit:
            return "modal"
        return str(it.command.name) if it.command else "unknown"

    @property
    def _is_typing(self) -> bool:
        """Whether it only asks how to complete what is being typed."""
        return self._interaction.type is discord.InteractionType.autocomplete

    @property
    def _created(self) -> float:
        """When the interaction was made, in seconds by Discord's clock."""
        return self._interaction.created_at.timestamp()

    # In, and out.

    async def admit(self) -> bool:
        """Let the interaction in when its turn comes, or tell the user why not."""
        verdict, seconds = await self.app.admission.enter(
            self._created, self.user, typing=self._is_typing
        )
        if verdict is Admittance.WELCOME:
            return True
        self._count(verdict)
        if self._is_typing and verdict is not Admittance.STALE:
            await self._complete_nothing()
        elif verdict is Admittance.COOLDOWN:
            await self.tell(self.words.text("error-cooldown", seconds=int(seconds) + 1))
        return False

    @asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Count and time the answer given inside; tell the user of a refusal or an error."""
        begun = time.monotonic()
        try:
            with self.app.metrics.open.track_inprogress():
                yield
        except Refusal as refusal:
            self._outcome = REFUSED
            await self._refuse(refusal)
        except Exception as error:  # noqa: BLE001 - whatever broke, the user is told and we go on
            self._outcome = await self._report(error, begun)
        finally:
            self._count(self._outcome)
            # Else the two refer to each other, and wait for the garbage collector.
            self._interaction.extras.pop("visit", None)
        if self._outcome == "answered" and self._interaction.response.is_done():
            self._note_acknowledged()

    async def _refuse(self, refusal: Refusal) -> None:
        if refusal.reason:
            log.warning(REFUSED_FOR, refusal.reason)
        if refusal.page is None:
            await self.tell(self.words.text(refusal.sentence))
        else:
            with suppress(*UNSENT):
                await self.send(refusal.page)

    async def _report(self, error: Exception, begun: float) -> str:
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
        extra = {"incident": incident, "command": self.sort}
        log.error("Answer %s failed", incident, exc_info=error, extra=extra)
        await self.tell(self.words.text("error-internal", id=incident))
        return "failed"

    def _count(self, outcome: str) -> None:
        self.app.metrics.interactions.labels(self.sort, outcome).inc()

    def _note_acknowledged(self) -> None:
        """Observe, once, how long Discord waited for a first answer."""
        if not self._is_acknowledged:
            self._is_acknowledged = True
            self.app.metrics.acknowledged.observe(max(0.0, time.time() - self._created))

    # Questions.

    async def ask_typed(self, options: Options) -> None:
        """Answer what was typed; what cannot be read is answered by a page that says why.

        The text is read here and nowhere else: from now on there is the question.
        """
        if getattr(options, "rules", "named") == "":
            options = replace(options, rules=self.default_rules)  # type: ignore[call-arg] # it has rules
        await self._answer(read_typed(options))

    async def ask_message(self, first: SaidHand, *others: SaidHand) -> None:
        """Answer about the first hand of a message; the others are offered."""
        readable = [found.question for found in map(read_as_message, others)]
        await self._answer(read_as_message(first), [it for it in readable if it is not None])

    async def ask(self, question: Question, *, in_place: bool = False) -> None:
        """Answer a question, in a new message or in that of the click."""
        if feature_of(question.feature).page is None:
            raise Refusal("error-stale")
        await self._answer(Typed(question), in_place=in_place)

    async def _answer(
        self, typed: Typed, others: Sequence[Question] = (), *, in_place: bool = False
    ) -> None:
        found = await self._found(typed.question, in_place=in_place)
        rates, has_workers = self.app.settings.outlook_rates, self.app.has("workers")
        page = answer(typed, self.words, fits, rates, found, has_workers=has_workers)
        page = self._offered(with_others(page, others, self.words))
        await (self.replace if in_place else self.send)(page)

    async def _found(self, question: Question | None, *, in_place: bool) -> object:
        """Return what the service found that a question needs, None where it needs none."""
        needs = "" if question is None else feature_of(question.feature).needs
        if question is None or not needs:
            return None
        finding = self.app.finders[needs](question, self.user)
        return await self.patiently(finding, in_place=in_place, private=question.private)

    def _offered(self, page: Page) -> Page:
        """Return a page without the buttons of what is turned off, and with those of features."""
        buttons = [it for it in page.buttons if it.query is None or self.app.offers(it.query)]
        if page.query is not None:
            for feature in self.app.features:
                if feature.offers is not None:
                    buttons += feature.offers(page.query, self.words)
        return replace(page, buttons=tuple(buttons))

    # Answers.

    async def send(self, page: Page, words: Words | None = None) -> Sent:
        """Answer with a new message."""
        return await self._send(self._drawn(page, words))

    async def replace(self, page: Page, words: Words | None = None) -> None:
        """Answer a click in its message; in a new one where Discord refuses the change."""
        reply = self._drawn(page, words)
        try:
            await self._replace(reply)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            log.info("The message could not be changed, its answer is a new one: %s", error)
            await self._send(reply)

    async def refuse(self, page: Page) -> None:
        """Answer with a new message that says why nothing is done, and count it so."""
        self._outcome = REFUSED
        await self.send(page)

    async def tell(self, sentence: str) -> None:
        """Tell the user one sentence in private, where Discord still takes it."""
        if self._is_typing:  # a list of choices has no place for a sentence
            await self._complete_nothing()
            return
        reply = note(mention_commands(sentence, self.app.mentions))
        try:
            done = self._interaction.response.is_done()
            await (self._follow_up if done else self._send)(reply)
        except UNSENT as error:
            if not untaken(error):
                log.warning("The user could not be told: %s (%r)", sentence, error)

    async def post(self, page: Page, words: Words, *, in_place: bool) -> Sent:
        """Send a page that lasts, or put it into the message of the click; find out if it is there.

        Discord may post an answer and lose its reply; asked again, it says that the interaction has
        its answer. It says the same where another process has answered, with a page of its own.
        Raises UnsentError where the page is not there, another error where nobody knows.
        """
        reply = self._drawn(page, words)
        try:
            if not in_place:
                return await self._send(reply)
            await self._replace(reply)
        except (discord.HTTPException, *NETWORK) as error:
            there = await self._there(reply)
            if there is None:
                raise UnsentError(error) from error
            log.info("The answer is there, though its reply was lost: %s", error)
            return there
        message = self._interaction.message
        return Sent(message.id if message else None, private=False)

    async def update(self, page: Page) -> bool:
        """Change the text and the controls of the message of a click, and keep its picture.

        It can be changed again for a quarter of an hour. Returns False where Discord refuses.
        """
        reply = compose(page, mentions=self.app.mentions, keeps_picture=True)
        again = self._interaction.response.is_done()
        try:
            if again:
                view = PlainView(reply.components)
                await self._interaction.edit_original_response(view=view)
            else:
                await self._replace(reply)
        except (discord.HTTPException, *NETWORK) as error:
            if not again and isinstance(error, NETWORK):  # it may have come through
                raise
            log.info("The message could not be updated: %s", error)
            return False
        return True

    async def delete(self) -> None:
        """Delete the message of the click, for whoever asked for it."""
        if self.message is None or self.message.asker != self.user:
            raise Refusal("error-delete")
        await self._interaction.response.defer()
        await self._interaction.delete_original_response()

    async def open_form(self, form: AnswerForm) -> None:
        """Answer a click with a form; what is filled in comes as a click of its slot."""
        own = id_of(form.slot, form.query, acts=True)
        modal = PlainModal(form.title, own, form_fields(form))
        await self._interaction.response.send_modal(modal)

    async def send_files(self, files: Sequence[bytes], name: str) -> None:
        """Finish a deferred answer with files, and more messages with one each for the others."""
        first, *others = (discord.File(BytesIO(file), name) for file in files)
        await self._interaction.edit_original_response(attachments=[first])
        for file in others:
            await self._interaction.followup.send(file=file, ephemeral=True)

    async def complete(self, choices: Iterable[tuple[str, str]]) -> None:
        """Answer typing with the names and values that may be meant."""
        offered = [app_commands.Choice(name=name, value=value) for name, value in choices]
        await self._interaction.response.autocomplete(offered)

    async def _complete_nothing(self) -> None:
        """Answer typing with an empty list: Discord shows an unanswered one as an error."""
        with suppress(*UNSENT):
            await self._interaction.response.autocomplete([])

    # Time.

    async def defer(self, *, in_place: bool, private: bool = True) -> None:
        """Say that the answer takes longer: Discord shows that the bot is thinking."""
        if in_place:
            await self._interaction.response.defer()
        else:
            await self._interaction.response.defer(ephemeral=private, thinking=True)

    async def patiently(
        self, work: Coroutine[object, None, Result], *, in_place: bool = False, private: bool = True
    ) -> Result:
        """Return the result of some work; Discord is told, once, where it takes long."""
        working = asyncio.create_task(work)
        try:
            left = self.app.admission.seconds_left(self._created)
            seconds = min(THINKING_SECONDS, left - NOTICE_SECONDS)
            if seconds > 0:
                await asyncio.wait({working}, timeout=seconds)
            if not working.done() and not self._interaction.response.is_done():
                await self.defer(in_place=in_place, private=private)
                self._note_acknowledged()
            return await working
        finally:
            working.cancel()

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Call a function later, apart from this visit, whose answer does not wait for it.

        It sends to Discord as the visit does: the local page has an adapter of its own.
        """
        apart = Context()
        apart.run(async_context.set, async_context.get())
        apart.run(asyncio.get_running_loop().call_later, seconds, work)

    # What Discord knows of the channel.

    async def may_post(self, channel: int) -> bool:
        """Whether the bot may send pictures in a channel without being asked; True if unknown.

        Whether it may send at all nobody tells but Discord, asked to show that the bot is typing:
        an app that was added without the scope ``bot`` has commands in the server and is no member
        of it.
        """
        if self.app.refusals.are_too_many:
            return True
        try:
            async with giving_up(self.app, CHECK_SECONDS):
                await self.app.http.send_typing(channel)
                return await self._may_attach(channel)
        except (discord.Forbidden, discord.NotFound):
            self.app.refusals.note()
            return False
        except (discord.DiscordException, *NETWORK) as error:  # then the first daily will tell
            log.info("Whether channel %d takes dailies is not known: %r", channel, error)
        return True

    async def _may_attach(self, channel: int) -> bool:
        """Whether the bot may attach files: Discord tells it of the channel of the visit alone."""
        if channel == self.channel or self.server is None or self.app.user is None:
            return self._interaction.app_permissions.attach_files
        server = await self.app.fetch_guild(self.server, with_counts=False)
        bot = await server.fetch_member(self.app.user.id)
        return (await server.fetch_channel(channel)).permissions_for(bot).attach_files

    def invitation(self, server: int) -> str:
        """Return the address at which the bot becomes a member of a server."""
        return self.app.invitation_to_post(server)

    # How a reply is sent.

    def _drawn(self, page: Page, words: Words | None) -> Reply:
        """Draw and lay out a page; count what it is, and the time of its picture."""
        language = (words or self.words).language
        reply = draw_reply(page, self.app.palette, self.app.mentions, language=language)
        if reply.refuses:
            self._outcome = REFUSED
        if reply.picture is not None:
            self.app.metrics.rendered.observe(reply.drawing_seconds)
        return reply

    async def _send(self, reply: Reply) -> Sent:
        """Answer with a new message, or finish a deferred one; a second answer follows up."""
        response = self._interaction.response
        if response.type in DEFERRED:
            return await self._finish(reply)
        if response.is_done():
            return await self._follow_up(reply)
        sent = await response.send_message(
            view=PlainView(reply.components), files=files_of(reply), ephemeral=reply.private
        )
        return Sent(sent.message_id, sent.is_ephemeral())

    async def _replace(self, reply: Reply) -> None:
        """Change the message of a click; the old picture goes unless the reply keeps it."""
        response, message = self._interaction.response, self._interaction.message
        if response.type in DEFERRED:
            await self._finish(reply)
            return
        attachments: list[Any] = [*files_of(reply)]
        if reply.keeps_picture and message is not None:
            attachments += map(Kept, message.attachments)
        await response.edit_message(view=PlainView(reply.components), attachments=attachments)

    async def _follow_up(self, reply: Reply) -> Sent:
        """Send another message; what was deferred in its place stays as it is."""
        message = await self._interaction.followup.send(
            view=PlainView(reply.components),
            files=files_of(reply),
            ephemeral=reply.private,
            wait=True,
        )
        return Sent(message.id, reply.private)

    async def _finish(self, reply: Reply) -> Sent:
        """Answer what was deferred; who sees the answer was said then."""
        message = await self._interaction.edit_original_response(
            view=PlainView(reply.components), attachments=files_of(reply)
        )
        return Sent(message.id, message.flags.ephemeral)

    async def _there(self, reply: Reply) -> Sent | None:
        """Return the answer to the interaction where it has the controls of a reply.

        Raises what discord.py raises where Discord does not tell.
        """
        try:
            message = await self._interaction.original_response()
        except discord.NotFound:
            return None
        is_ours = not {*_ids_in(reply.components)}.isdisjoint(custom_ids(message.components))
        return Sent(message.id, message.flags.ephemeral) if is_ours else None


def files_of(reply: Reply) -> list[discord.File]:
    """Return the attachments of a reply, to be sent once."""
    if reply.picture is None:
        return []
    return [discord.File(BytesIO(reply.picture), PICTURE_NAME)]


def custom_ids(components: Any) -> Iterator[str]:  # noqa: ANN401 - discord.py has no word for them all
    """Yield the custom_id of each control among the components of a message."""
    for component in components:
        yield from custom_ids(getattr(component, "children", ()))
        if own := getattr(component, "custom_id", None):
            yield own


def texts_in(components: Any) -> Iterator[str]:  # noqa: ANN401 - as above
    """Yield the texts among the components of a message."""
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from texts_in(getattr(component, "children", ()))


def _ids_in(components: Iterable[Json]) -> Iterator[str]:
    """Yield the custom_id of each control among components that are sent."""
    for component in components:
        yield from _ids_in(component.get("components", ()))
        if own := component.get("custom_id"):
            yield own
