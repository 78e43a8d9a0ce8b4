"""What holds where a question is asked: the server's settings, its rules and its language."""

from collections.abc import Callable
from typing import TypeVar

from bot.ask.visit import Visit
from bot.pages.error import error_page
from bot.study import servers
from bot.study.servers import ServerSettings
from bot.typed.errors import Refusal, RefusedError
from bot.typed.hand_question import HandQuestion
from bot.typed.three_players import dealing_rules

from .study import Study

Asked = TypeVar("Asked", bound=HandQuestion)


async def settings_of(visit: Visit, study: Study) -> ServerSettings:
    """Return what the server has set; in direct messages what is usual."""
    server = visit.server
    return ServerSettings() if server is None else await servers.settings(study.store, server)


async def settings_to_ask(visit: Visit, study: Study) -> ServerSettings:
    """Return what the server has set; refuses whom it does not let ask."""
    settings = await settings_of(visit, study)
    if not settings.lets_ask(visit.roles, manages=visit.manages_messages):
        raise Refusal("error-quiz-may-not-ask")
    return settings


def language_of(visit: Visit, settings: ServerSettings) -> str:
    """Return the language in which a channel sees a question, the same for every click."""
    return settings.language or visit.public_language


def rules_dealt(visit: Visit, settings: ServerSettings) -> str:
    """Return the rules by which hands are dealt here."""
    return dealing_rules(settings.rules or visit.default_rules)


async def read_typed(
    visit: Visit, settings: ServerSettings, read: Callable[[str], Asked]
) -> Asked | None:
    """Return what ``read`` makes of the rules of the server, which hold where none are named.

    None after a page that says why it cannot be read.
    """
    try:
        return read(settings.rules or visit.default_rules)
    except RefusedError as error:
        await visit.send(error_page(error, None, visit.words))
        return None
