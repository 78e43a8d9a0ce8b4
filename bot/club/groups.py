"""The names above several commands of a club, and who may use those of a server."""

from typing import Final

from bot.ask.visit import CommandGroup, Visit
from bot.typed.errors import Refusal

MY: Final = CommandGroup("my")
SERVER: Final = CommandGroup("server", for_managers=True)


def managed_server(visit: Visit) -> int:
    """Return the server, for whoever manages it: Discord alone does not keep others out.

    A server may give its commands to any role, and a button of old stays where it is.
    """
    if visit.server is None:
        raise Refusal("error-server-only")
    if not visit.manages_server:
        raise Refusal("error-not-manager")
    return visit.server
