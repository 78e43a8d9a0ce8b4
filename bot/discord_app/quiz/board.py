"""A server's board, of a month or of all time."""

from typing import Final

from bot.club.board.page import ALL_TIME, board_page
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import Reply, draw_reply
from bot.discord_app.study import Study, studying
from bot.study import boards
from bot.typed.errors import Refusal

YEARS: Final = (2000, 9999)
"""The first and the last year of a month that a button may name."""


async def show_board(interaction: Interaction) -> None:
    """Answer /my board with the board of this month."""
    async with studying(interaction) as study:
        await delivery.send(interaction, await _board(interaction, study))


async def turn_board(interaction: Interaction, arguments: list[str]) -> None:
    """Answer the buttons under a board: another season in the same message."""
    async with studying(interaction) as study:
        season = _read_season(arguments)
        await delivery.replace(interaction, await _board(interaction, study, season))


async def _board(interaction: Interaction, study: Study, season: int | None = None) -> Reply:
    """Show the board of the server; refuses where there is none."""
    if interaction.guild_id is None:
        raise Refusal("error-board-server")
    found = await boards.board(study.store, interaction.guild_id, interaction.user.id, season)
    responder = interaction.client.responder
    words = responder.words(interaction)
    reply = draw_reply(board_page(found, words), responder.palette, language=words.language)
    return responder.measured(interaction, reply)


def _read_season(arguments: list[str]) -> int:
    """Return the season on a button; refuses what no button of ours names."""
    try:
        (season,) = map(int, arguments)
    except ValueError:
        raise Refusal("error-stale") from None
    year, month = divmod(season, 100)
    if season != ALL_TIME and not (YEARS[0] <= year <= YEARS[1] and 1 <= month <= 12):
        raise Refusal("error-stale")
    return season
