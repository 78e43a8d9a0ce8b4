"""The commands: built from what features and activities say of themselves."""

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.ask.activities import ACTIVITIES
from bot.ask.features import FEATURES
from bot.ask.visit import AnyActivity, CommandGroup, VisitCommand
from bot.discord_app.activities import do
from bot.discord_app.client import Client
from bot.discord_app.command_tree import translatable
from bot.discord_app.controls import Control, on_interaction
from bot.discord_app.interactions import Interaction
from bot.typed.question import Typed

from .build import ask, command_of
from .menus import menu_of


def add_commands(client: Client) -> None:
    """Give the client all commands but a club's, and what answers buttons, selects and forms.

    What needs a service that is turned off is left out.
    """
    for feature in FEATURES:
        command = feature.command
        if command is not None and client.responder.has_service(feature):
            client.tree.add_command(command_of(command.name, command.typed, ask))
    for activity in ACTIVITIES:
        add_activity(client, activity)
    client.add_dynamic_items(Control)
    client.event(on_interaction)


def add_activity(client: Client, activity: AnyActivity) -> None:
    """Give the client the commands, menus and clicks of an activity."""
    client.add_activity(activity)
    for menu in activity.menus:
        client.tree.add_command(menu_of(activity, menu))
    has_workers = bool(client.workplace.processes)
    for command in activity.commands:
        if command.needs_workers and not has_workers:
            continue
        built = command_of(command.name, command.typed, partial(_act, activity, command))
        if command.group is None:
            client.tree.add_command(built)
        else:
            _group(client, command.group).add_command(built)


async def _act(
    activity: AnyActivity, command: VisitCommand[Any, Any], interaction: Interaction, typed: Typed
) -> None:
    await do(interaction, activity, command.act, typed)


def _group(client: Client, group: CommandGroup) -> app_commands.Group:
    """Return the group of that name, made with its first command."""
    there = client.tree.get_command(translatable(f"command-{group.name}").message)
    if isinstance(there, app_commands.Group):
        return there
    for_managers: dict[str, Any] = {
        # What is left None here would be what the tree allows.
        "allowed_contexts": app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
        "default_permissions": discord.Permissions(manage_guild=True),
    }
    made = app_commands.Group(
        name=translatable(f"command-{group.name}"),
        description=translatable(f"command-{group.name}-about"),
        **(for_managers if group.for_managers else {}),
    )
    client.tree.add_command(made)
    return made
