"""The client: its command tree, how it answers, what it does about errors, how it ends."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.backoff import ExponentialBackoff
from discord.http import Route

from . import render, views
from .config import Settings
from .page import Page
from .words import LANGUAGES, Words, words_for

log = logging.getLogger(__name__)

DRAIN_SECONDS: Final = 10.0
"""How long open answers may take to finish once the bot is told to stop."""

RETRY_SECONDS: Final = 60.0
"""The longest pause before Discord is tried again when it is out of reach at the start."""

GONE: Final = frozenset({10008, 10062, 40060})
"""Codes of a message that is no more, and of an interaction that expired or has its answer."""

Interaction = discord.Interaction["Client"]


class Client(discord.Client):
    """The bot: no privileged data, no mentions, nothing kept between two interactions."""

    def __init__(self, settings: Settings) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self.settings = settings
        self.tree = Tree(self)
        self.stopping = False
        self._open: set[asyncio.Task[Any]] = set()

    def words(self, interaction: Interaction) -> Words:
        """Return the words of whoever asks."""
        language = self.settings.language
        return words_for(str(interaction.locale) if language == "user" else language)

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[None]:
        """Answer an interaction inside: stopping waits for it, and its errors are reported."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("interactions are answered in tasks")
        self._open.add(task)
        try:
            yield
        except Exception as error:  # noqa: BLE001 - whatever broke, the user is told and we go on
            await self.report(interaction, error)
        finally:
            self._open.discard(task)

    def message(self, page: Page) -> views.Message:
        """Draw a page and lay it out."""
        palette = render.Palette(self.settings.palette)
        return views.message(page, render.draw(page, palette=palette) if page.picture else None)

    async def send(
        self, interaction: Interaction, message: views.Message, *, private: bool
    ) -> None:
        """Answer with a new message; a private one is seen by the asker only."""
        await interaction.response.send_message(
            view=message.view, files=message.files, ephemeral=private
        )

    async def replace(self, interaction: Interaction, message: views.Message) -> None:
        """Answer a click by changing its message; the old picture goes."""
        await interaction.response.edit_message(view=message.view, attachments=message.files)

    async def report(self, interaction: Interaction, error: Exception) -> None:
        """Log an error under an id, and tell the user that id in one private sentence."""
        if isinstance(error, discord.HTTPException) and error.code in GONE:
            log.info("An interaction was gone before its answer (%d)", error.code)
            return
        incident = secrets.token_hex(4)
        log.error("Answer %s failed", incident, exc_info=error)
        sorry = views.note(self.words(interaction).text("error-internal", id=incident))
        try:
            if interaction.response.is_done():
                await interaction.followup.send(view=sorry.view, ephemeral=True)
            else:
                await self.send(interaction, sorry, private=True)
        except discord.HTTPException as failure:
            log.warning("Nobody could be told of %s: %s", incident, failure)

    async def setup_hook(self) -> None:
        """Once logged in, load what answers need, and send the commands if they changed."""
        render.load()
        await self.tree.set_translator(Translator())
        await self.tree.sync_changes()

    @property
    def invitation(self) -> str:
        """The address at which the bot is added to a server or to an account."""
        if self.application_id is None:
            raise RuntimeError("the bot has not logged in")
        return discord.utils.oauth_url(self.application_id, scopes=("applications.commands",))

    async def on_connect(self) -> None:
        """Say that the gateway took us."""
        log.info("Connected as %s", self.user)

    async def serve(self, token: str, stop: asyncio.Event) -> None:
        """Run until ``stop`` is set, then finish the open answers and leave with close code 1000.

        Waits for the network where there is none at the start. Raises discord.LoginFailure for a
        wrong token, and what discord.py raises where Discord will not have the bot.
        """
        async with self:
            running = asyncio.create_task(self._run(token))
            stopped = asyncio.create_task(stop.wait())
            try:
                await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
                if not running.done():
                    await self._drain()
            finally:
                # Cancelled first, the gateway's reader cannot see our close and send 4000 itself.
                running.cancel()
                stopped.cancel()
                await asyncio.wait({running})
            if not running.cancelled():
                await running

    async def _run(self, token: str) -> None:
        backoff: ExponentialBackoff[bool] = ExponentialBackoff()
        while True:
            try:
                await self.login(token)
                break
            except (OSError, aiohttp.ClientError, discord.DiscordServerError) as error:
                pause = min(backoff.delay(), RETRY_SECONDS)
                log.warning("Discord is out of reach (%s); trying again in %.0f s", error, pause)
                await self.http.close()
                self.http.connector = discord.utils.MISSING  # the closed one cannot be used again
                await asyncio.sleep(pause)
        log.info("Add the bot to a server or to your account: %s", self.invitation)
        await self.connect()

    async def _drain(self) -> None:
        await asyncio.sleep(0)  # what has just come in begins, and is finished with the others
        self.stopping = True
        if self._open:
            await asyncio.wait(self._open, timeout=DRAIN_SECONDS)


class Tree(app_commands.CommandTree[Client]):
    """The commands, for servers and for users, in every kind of channel."""

    def __init__(self, client: Client) -> None:
        super().__init__(
            client,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Take nothing new once the bot is told to stop."""
        del interaction
        return not self.client.stopping

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Report what broke outside a command's own answer."""
        await self.client.report(interaction, error)

    async def sync_changes(self) -> bool:
        """Send the commands to Discord unless it has the same already; return whether sent."""
        application = self.client.application_id
        route = Route("GET", "/applications/{application_id}/commands", application_id=application)
        # discord.py's fetch_commands asks without the translations, which are half of the matter.
        there = await self.client.http.request(route, params={"with_localizations": "true"})
        if comparable(there) == comparable(await self.payload()):
            log.info("Discord has these commands already")
            return False
        await self.sync()
        log.info("Sent the commands to Discord")
        return True

    async def payload(self) -> list[dict[str, Any]]:
        """Return the commands as Discord is told them."""
        translator = self.translator
        if translator is None:
            return [command.to_dict(self) for command in self.get_commands()]
        return [
            await command.get_translated_payload(self, translator)
            for command in self.get_commands()
        ]


class Translator(app_commands.Translator):
    """Names and describes commands and options in the languages that we have words for."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the words of the string's ``words`` id, or None where English serves."""
        del context
        sentence = string.extras.get("words")
        language = str(locale).partition("-")[0]
        if sentence is None or language not in LANGUAGES[1:]:
            return None
        return words_for(language).text(sentence)


def translatable(sentence: str) -> app_commands.locale_str:
    """Return a name or description of a command: English, and a key to the other languages."""
    return app_commands.locale_str(words_for(LANGUAGES[0]).text(sentence), words=sentence)


COMMAND_FIELDS: Final = frozenset(
    {
        "name", "name_localizations", "description", "description_localizations", "type",
        "options", "choices", "value", "required", "autocomplete", "min_length", "max_length",
        "min_value", "max_value", "channel_types", "default_member_permissions", "nsfw",
        "contexts", "integration_types",
    }
)  # fmt: skip
UNORDERED: Final = frozenset({"contexts", "integration_types", "channel_types"})


def comparable(commands: Sequence[Mapping[str, Any]]) -> list[Any]:
    """Return command payloads so that what means the same to Discord is equal.

    Ids, versions and other fields of Discord's own are left out, and so is a field that is null,
    false or empty, since Discord leaves some of those out itself; the order of commands is its own.
    """
    plain = [_comparable_object({"type": 1, **command}) for command in commands]
    return sorted(plain, key=lambda command: (command["type"], command["name"]))


def _comparable_object(fields: Mapping[str, Any]) -> dict[str, Any]:
    kept = {}
    for name, value in fields.items():
        if name not in COMMAND_FIELDS or value is False or value in (None, "", [], {}):
            continue
        if name in UNORDERED:
            kept[name] = sorted(value)
        elif name in {"options", "choices"}:
            kept[name] = [_comparable_object(item) for item in value]
        else:
            kept[name] = value
    return kept
