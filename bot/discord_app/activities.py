"""Activities are done: their functions are given the visit, the service, and what was said."""

from typing import Any, TypeVar

from bot.ask.visit import Act, AnyActivity
from bot.typed.errors import Refusal

from .client import Client
from .interactions import Interaction
from .visit import DiscordVisit

Given = TypeVar("Given")


async def do(
    interaction: Interaction, activity: AnyActivity, act: Act[Any, Given], given: Given
) -> None:
    """Have a function of an activity answer an interaction."""
    client: Client = interaction.client
    async with client.responder.answering(interaction):
        service = client.services[activity.needs]
        if service is None:
            raise Refusal(f"error-{activity.needs}-off")
        visit = DiscordVisit(interaction)
        async with activity.guard(visit, service):
            await act(visit, service, given)


async def answer_click(interaction: Interaction, custom_id: str) -> bool:
    """Answer the click on a control of an activity; whether there is such an activity."""
    client: Client = interaction.client
    parts = custom_id.split(":")
    handler = client.clicks.get(":".join(parts[:2]))
    if handler is not None:
        await do(interaction, handler.activity, handler.act, parts[2:])
    return handler is not None
