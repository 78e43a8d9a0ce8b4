"""The names above several commands of a club."""

from typing import Final

from bot.ask.visit import CommandGroup

MY: Final = CommandGroup("my")
SERVER: Final = CommandGroup("server", for_managers=True)
