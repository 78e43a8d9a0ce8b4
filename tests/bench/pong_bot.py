"""The least bot there can be: /pong answers "pong" with a file of PONG_BYTES bytes."""

import os
from io import BytesIO

import discord
import yarl
from discord import app_commands
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

    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
