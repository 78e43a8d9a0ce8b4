"""The least bot there can be, with a file of PONG_BYTES bytes in each answer.

/pong answers "pong"; /layout answers with a LayoutView: a text, the file in a gallery, a button.
"""

import os
from io import BytesIO

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route


class PongBot(discord.Client):
    """A client with one command."""

    def __init__(self):
        super().__init__(intents=discord.Intents.none(), max_messages=None)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        """Find the gateway."""
        _, gateway, _ = await self.http.get_bot_gateway()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


def main():
    """Run it against DISCORD_API_BASE."""
    Route.BASE = os.environ["DISCORD_API_BASE"]
    picture = os.urandom(int(os.environ["PONG_BYTES"]))
    bot = PongBot()

    @bot.tree.command(name="pong", description="pong")
    async def pong(interaction: discord.Interaction) -> None:
        file = discord.File(BytesIO(picture), "pong.png")
        await interaction.response.send_message("pong", file=file)

    @bot.tree.command(name="layout", description="layout")
    async def layout(interaction: discord.Interaction) -> None:
        file = discord.File(BytesIO(picture), "pong.png")
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://pong.png"))
        row = ui.ActionRow(ui.Button(label="pong", custom_id="pong"))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(ui.TextDisplay("pong"), gallery, row))
        view.stop()
        await interaction.response.send_message(view=view, file=file)

    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
