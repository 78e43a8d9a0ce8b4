"""The commands, a module for each group; each is thin: it reads options and asks a question."""

from bot.discord_app.client import Client
from bot.discord_app.controls import Control

from .analyze import analyze
from .hand import agari, waits
from .help import help_command
from .methods import methods
from .outlook import outlook
from .points import points


def add_commands(client: Client) -> None:
    """Give the client every command, and the answers to every button and select."""
    client.tree.add_command(waits)
    client.tree.add_command(agari)
    client.tree.add_command(points)
    client.tree.add_command(methods)
    if client.outlooks is not None:
        client.tree.add_command(outlook)
    client.tree.add_command(help_command)
    client.tree.add_command(analyze)
    client.add_dynamic_items(Control)
