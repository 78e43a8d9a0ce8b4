"""The commands: built from what features say of themselves."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from bot.discord.client import Client
from bot.discord.command_tree import translatable
from bot.feature import CommandGroup
from bot.features import MODULES, feature_of

from .build import command_of, menu_of


def add_commands(client: Client) -> None:
    """Give the client all features but a club's."""
    add_features(client, MODULES)


def add_features(client: Client, names: Iterable[str]) -> None:
    """Give the client these features, their commands and menus.

    A command that needs a service which is turned off is left out; its old buttons say so.
    """
    taken = tuple(map(feature_of, names))
    client.take(taken)
    for feature in taken:
        if feature.menu is not None:
            client.tree.add_command(menu_of(feature.name, feature.menu))
        if feature.options is not None and client.has(feature.needs):
            place = client.tree if feature.group is None else _group(client, feature.group)
            place.add_command(command_of(feature.name, feature.options, feature.act))


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
