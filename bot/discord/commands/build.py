"""Commands for Discord, built from classes of typed options: a field is an option."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import MISSING, fields
from inspect import Parameter, Signature
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import discord
from discord import AppCommandOptionType, ChannelType, app_commands

from bot.discord.client import Client
from bot.discord.command_tree import translatable
from bot.discord.discord_errors import NETWORK
from bot.discord.visit import Interaction, Visit, visit_of
from bot.feature import Act, SeenMessage
from bot.hand import Refusal
from bot.options import AttachedFile, Number, OneOf, Options, Pick, ServerRole, Text, Typing

MessagePart = discord.Message | discord.MessageSnapshot


def menu_of(
    name: str, act: Callable[[Visit, SeenMessage], Awaitable[None]]
) -> app_commands.ContextMenu:
    """Return the entry of a feature.

    Discord sends the message along, so its content needs no privileged intent.
    """

    async def callback(interaction: Interaction, message: discord.Message) -> None:
        visit = visit_of(interaction)
        async with visit.answering():
            await act(visit, seen(message))

    return app_commands.ContextMenu(name=translatable(f"command-{name}"), callback=callback)


def seen(message: discord.Message) -> SeenMessage:
    """Return what can be read in a message; what was forwarded is all in its snapshots."""
    parts: list[MessagePart] = [message, *message.message_snapshots]
    texts = [text for part in parts for text in _texts(part)]
    if message.poll is not None:
        texts.append(message.poll.question)
    files = tuple(attached_file(file) for part in parts for file in part.attachments)
    return SeenMessage("\n".join(filter(None, (it.content for it in parts))), tuple(texts), files)


def _texts(part: MessagePart) -> Iterator[str]:
    """Yield the content, and the texts of embeds and components."""
    yield part.content
    for embed in part.embeds:
        # In one text with its name a field says what its tiles are: "Dora" and "5m".
        fields = (f"{field.name} {field.value}" for field in embed.fields)
        yield from filter(None, (embed.title, embed.description, *fields, embed.footer.text))
    for component in part.components:
        yield from _component_texts(component)


def _component_texts(component: discord.Component) -> Iterator[str]:
    if isinstance(component, discord.TextDisplay):
        yield component.content
    if isinstance(component, discord.Container | discord.SectionComponent):
        for child in component.children:
            yield from _component_texts(child)


Choices = list[app_commands.Choice[str | int | float]]
PickedByUser = discord.Role | discord.Attachment | discord.abc.Snowflake

DOWNLOAD_SECONDS: Final = 10.0
"""How long the download of an attachment may take: the largest that is read has 2 MB."""


def command_of(
    name: str, typed: type[Options], act: Act | None
) -> app_commands.Command[Any, ..., None]:
    """Return the command that gives ``act`` what was typed into its options, or asks what they ask.

    It is named and described by the sentences ``command-…`` and ``command-…-about``; its options by
    ``option-…`` and ``option-…-about``, or by the sentence that stands beside an option's type.
    Features are offered the text of the option ``hand`` first.
    """

    async def callback(interaction: Interaction, **options: Any) -> None:  # noqa: ANN401 - as its class says
        visit = visit_of(interaction)
        async with visit.answering():
            if not await _taken(visit, str(options.get("hand", ""))):
                await (act or Visit.ask_typed)(visit, typed(**options))

    options = [*_options(typed)]
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    signature = Signature([first, *(parameter for parameter, _ in options)])
    callback.__signature__ = signature  # type: ignore[attr-defined] # discord.py asks for it
    names = {it.name: translatable(f"option-{it.name}") for it, _ in options}
    texts = {it.name: translatable(about or f"option-{it.name}-about") for it, about in options}
    app_commands.rename(**names)(callback)
    app_commands.describe(**texts)(callback)
    return app_commands.Command(
        name=translatable(f"command-{name}"),
        description=translatable(f"command-{name}-about"),
        callback=callback,
    )


async def _taken(visit: Visit, text: str) -> bool:
    """Have a feature answer a text that is its own; whether there is such a feature."""
    for feature in visit.app.features:
        if feature.takes is not None and feature.takes.takes(text):
            await feature.takes.act(visit, text)
            return True
    return False


def _options(typed: type[Options]) -> Iterator[tuple[Parameter, str]]:
    """Yield each option as discord.py is told it, with the sentence of its description."""
    hints = get_type_hints(typed, include_extras=True)
    for field in fields(typed):
        default = Parameter.empty if field.default is MISSING else field.default
        kind, about = _for_discord(hints[field.name])
        yield Parameter(field.name, Parameter.KEYWORD_ONLY, default=default, annotation=kind), about


def _for_discord(hint: Any) -> tuple[Any, str]:  # noqa: ANN401 - a type, as Python has it
    """Return the annotation that discord.py reads, and a sentence that describes the option."""
    if get_origin(hint) is not Annotated:
        return hint, ""
    plain, *details = get_args(hint)
    about = "".join(it for it in details if isinstance(it, str))
    for detail in details:
        if isinstance(detail, Text) and detail.offer is None:
            return app_commands.Range[str, detail.shortest, detail.longest], about
        if isinstance(detail, Text | OneOf | Pick):
            return app_commands.Transform[plain, _transformer(detail)], about
        if isinstance(detail, Number):
            number = app_commands.Range[int, detail.least, detail.most]
            return (number | None if type(None) in get_args(plain) else number), about
    return plain, about


class TextOption(app_commands.Transformer[Client]):
    """Text that is completed while it is typed, no longer than anything that could be read."""

    def __init__(self, text: Text) -> None:
        self._text = text

    @property
    def min_value(self) -> int | None:
        """Return the fewest characters."""
        return self._text.shortest

    @property
    def max_value(self) -> int:
        """Return the most characters."""
        return self._text.longest

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        """Return the text as it was typed."""
        del interaction
        return value

    async def autocomplete(self, interaction: Interaction, value: float | str, /) -> Choices:
        """Answer typing here: discord.py, which sends what is returned, loses errors."""
        others = dict(vars(interaction.namespace))
        others["rules"] = others.get("rules") or interaction.client.settings.default_rules
        study = interaction.client.study
        now = 0 if study is None else study.store.now()
        if self._text.offer is not None:
            offer = self._text.offer(Typing(str(value), others, now))
            visit = visit_of(interaction)
            async with visit.answering():
                await visit.complete(offer(visit.words))
        return []


class ChoiceOption(app_commands.Transformer[Client]):
    """A choice of one of a few values."""

    def __init__(self, one_of: OneOf) -> None:
        self._values = {sent: value for sent, value, _ in one_of.rows}
        self._choices: Choices = [
            app_commands.Choice(name=translatable(sentence), value=sent)
            for sent, _, sentence in one_of.rows
        ]

    @property
    def type(self) -> AppCommandOptionType:
        """Return whether Discord sends text or a number."""
        is_number = isinstance(self._choices[0].value, int)
        return AppCommandOptionType.integer if is_number else AppCommandOptionType.string

    @property
    def choices(self) -> Choices:
        """Return the choices, named in every language."""
        return self._choices

    async def transform(self, interaction: Interaction, value: str | int, /) -> object:
        """Return the value that is meant."""
        del interaction
        return self._values[value]


class PickOption(app_commands.Transformer[Client]):
    """Something of the server, or a file, that Discord itself lets the user pick."""

    def __init__(self, pick: Pick) -> None:
        self._pick = pick

    @property
    def type(self) -> AppCommandOptionType:
        """Return what Discord offers."""
        return AppCommandOptionType[self._pick.value]

    @property
    def channel_types(self) -> list[ChannelType]:
        """Return the kinds of channel that it offers: those for messages."""
        return [ChannelType.text, ChannelType.news] if self._pick is Pick.CHANNEL else []

    async def transform(self, interaction: Interaction, value: PickedByUser, /) -> object:
        """Return a role or a file as activities know it, a channel's id.

        Without a cache of servers discord.py finds no channel.
        """
        del interaction
        if isinstance(value, discord.Role):
            is_silent = not (value.mentionable or value.is_default())
            return ServerRole(value.id, value.is_default(), is_silent)
        if isinstance(value, discord.Attachment):
            return attached_file(value)
        return int(value.id)


def attached_file(file: discord.Attachment) -> AttachedFile:
    """Return a file as activities know it; one that cannot be fetched is refused.

    It may be deleted, its address may have run out, and the network may be away.
    """

    async def read() -> bytes:
        try:
            async with asyncio.timeout(DOWNLOAD_SECONDS):
                return await file.read()
        except (discord.HTTPException, *NETWORK, OSError):
            raise Refusal("error-game-file") from None

    return AttachedFile(file.size, file.content_type or "", read)


def _transformer(detail: Text | OneOf | Pick) -> app_commands.Transformer:
    if isinstance(detail, Text):
        return TextOption(detail)
    return ChoiceOption(detail) if isinstance(detail, OneOf) else PickOption(detail)
