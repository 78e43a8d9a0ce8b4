"""The commands: built from what the features say of themselves, and those of group study."""

from bot.ask.features import FEATURES
from bot.discord_app.client import Client
from bot.discord_app.controls import Control, on_interaction

from .analyze import analyze
from .build import ask, command_of
from .game import game


def add_commands(client: Client) -> None:
    """Give the client every command, and the answers to every button, select and modal.

    A command that needs a service which is turned off is left out; without a database there are no
    quizzes either.
    """
    for feature in FEATURES:
        command = feature.command
        if command is not None and client.responder.offers(feature):
            client.tree.add_command(command_of(command.name, command.typed, ask))
    client.tree.add_command(game)
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
