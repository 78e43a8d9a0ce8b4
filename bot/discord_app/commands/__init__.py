"""The commands, a module for each group; each is thin: it reads options and asks a question."""

from bot.discord_app.client import Client
from bot.discord_app.controls import Control, on_interaction

from .analyze import analyze
from .game import game
from .hand import agari, waits
from .help import help_command
from .methods import methods
from .outlook import outlook
from .points import points


def add_commands(client: Client) -> None:
    """Give the client every command, and the answers to every button, select and modal.

    Where there is no database there are no quizzes either.
    """
    client.tree.add_command(waits)
    client.tree.add_command(agari)
    client.tree.add_command(points)
    client.tree.add_command(methods)
    if client.outlooks is not None:
        client.tree.add_command(outlook)
    client.tree.add_command(game)
    client.tree.add_command(help_command)
    client.tree.add_command(analyze)
    if client.study is not None:
        add_study_commands(client)
    client.add_dynamic_items(Control)
    client.event(on_interaction)


def add_study_commands(client: Client) -> None:
    """Give the client the commands of group study, which load the database library."""
    from .my import my  # noqa: PLC0415
    from .quiz import practice, quiz  # noqa: PLC0415
    from .server import server  # noqa: PLC0415
    from .vote import vote  # noqa: PLC0415

    client.tree.add_command(quiz)
    client.tree.add_command(practice)
    client.tree.add_command(vote)
    client.tree.add_command(my)
    client.tree.add_command(server)
