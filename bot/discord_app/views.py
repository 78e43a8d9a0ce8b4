"""A Reply as what discord.py sends: a view, and the attachments it shows."""

from io import BytesIO

import discord
from discord import ui

from .reply import PICTURE_NAME, Component, Reply


class Written(ui.LayoutView):
    """A view whose components are written already: discord.py sends it and does not keep it.

    Items of ``discord.ui`` would say the same in three times as long, and since they and their
    view refer to each other, each answer would wait for the garbage collector. A view that waits
    for clicks would stay in memory; ours are answered by their custom_ids.
    """

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self.components = components
        self.stop()

    def to_components(self) -> list[Component]:
        """Return what is sent."""
        return self.components

    def has_components_v2(self) -> bool:
        """Say that these are components of the second kind, which have no text beside them."""
        return True


def view(reply: Reply) -> ui.LayoutView:
    """Return the view of a reply; it has to be made where an event loop runs."""
    return Written(reply.components)


def files(reply: Reply) -> list[discord.File]:
    """Return the attachments of a reply, to be sent once."""
    if reply.picture is None:
        return []
    return [discord.File(BytesIO(reply.picture), PICTURE_NAME)]
