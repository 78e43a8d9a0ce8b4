"""The command tree: what Discord is told of the commands, in every language, when it changed."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.http import Route

from bot.hand import Refusal
from bot.words import LANGUAGES, words_for

from .payload import Json
from .visit import Interaction, visit_of

if TYPE_CHECKING:
    from .client import Client

log = logging.getLogger(__name__)

CHAT_INPUT: Final = discord.AppCommandType.chat_input.value

MADE_BY_BOTS: Final = frozenset({1, 2, 3})
"""Types of commands: typed, and in the menus of a user and of a message.

Discord itself makes another, 4, for an application whose Activities are switched on, and refuses
any list of commands without it (code 50240).
"""

UNKNOWN: Final = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""A command, or an option of one, that this bot does not have."""


class CommandTree(app_commands.CommandTree[discord.AutoShardedClient]):
    """The commands, for servers and for users, in every kind of channel.

    discord.py's own `sync` always sends them; `sync_changes` compares first, since each start of a
    bot with a thousand servers would otherwise send what Discord has already, and then sends what
    it compared: to translate them takes some fifty milliseconds.
    """

    def __init__(self, client: "Client") -> None:
        self._mentions = client.mentions
        super().__init__(
            client,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
        )

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let an interaction in, or shed it."""
        return await visit_of(interaction).admit()

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Report what broke outside a command's own answer.

        While a new version of the commands goes round, some people still see the one before.
        """
        outdated = isinstance(error, UNKNOWN)
        async with visit_of(interaction).answering():
            raise Refusal("error-command-changed") if outdated else error

    async def sync_changes(self, *, sends: bool) -> None:
        """Send the commands to Discord where it has others, and learn how they are mentioned.

        A process that does not send them (``sends``) leaves that to the one that does.
        """
        there, ours = await self.fetch_payload(), await self.payload()
        self._learn_mentions(there)
        if comparable(there) == comparable(ours):
            log.info("Discord has these commands already")
        elif sends:
            sent = [*ours, *map(_sent_again, filter(_is_discords, there))]
            self._learn_mentions(await self.client.http.request(self._route("PUT"), json=sent))
            log.info("Sent the commands to Discord")

    def _learn_mentions(self, there: Sequence[Json]) -> None:
        self._mentions.update(
            {it["name"]: f"</{it['name']}:{it['id']}>" for it in there if it["type"] == CHAT_INPUT}
        )

    async def fetch_payload(self) -> list[Json]:
        """Return the commands that Discord has, as it tells them.

        discord.py's fetch_commands asks without the translations, which are half of the matter.
        """
        there: list[Json] = await self.client.http.request(
            self._route("GET"), params={"with_localizations": "true"}
        )
        return there

    def _route(self, method: str) -> Route:
        application = self.client.application_id
        return Route(method, "/applications/{application_id}/commands", application_id=application)

    async def differs(self) -> bool:
        """Return whether Discord has other commands than these."""
        return comparable(await self.fetch_payload()) != comparable(await self.payload())

    async def payload(self) -> list[Json]:
        """Return the commands as Discord is told them, in every language."""
        translator = Translator()
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
        if sentence is None or str(locale) not in LANGUAGES[1:]:
            return None
        return words_for(str(locale)).text(sentence)


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


def comparable(commands: Sequence[Json]) -> list[Json]:
    """Return command payloads so that what means the same to Discord is equal, but for its own.

    Ids, versions and other fields of Discord's own are left out, and so is a field that is null,
    false or empty, since Discord leaves some of those out itself; the order of commands is its own.
    """
    plain = [
        _comparable_object({"type": CHAT_INPUT, **command})
        for command in commands
        if not _is_discords(command)
    ]
    return sorted(plain, key=lambda command: (command["type"], command["name"]))


def _is_discords(command: Json) -> bool:
    """Whether Discord has made a command itself; it leaves out no type that is not 1."""
    return command.get("type", CHAT_INPUT) not in MADE_BY_BOTS


def _sent_again(command: Json) -> Json:
    """Return a command that Discord has made as a list of commands keeps it."""
    sent = {"id", "handler", *COMMAND_FIELDS}
    return {name: it for name, it in command.items() if name in sent and it is not None}


def _comparable_object(fields: Json) -> Json:
    kept: Json = {}
    for name, value in fields.items():
        if name not in COMMAND_FIELDS or value is False or value in (None, "", [], {}):
            continue
        if name in UNORDERED:
            kept[name] = sorted(value)
        elif name == "default_member_permissions":
            kept[name] = str(value)  # sent as a number, told as text
        elif name in {"options", "choices"}:
            kept[name] = [_comparable_object(item) for item in value]
        else:
            kept[name] = value
    return kept
