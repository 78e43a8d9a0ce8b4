"""A server's board, of a month or of all time."""

from dataclasses import dataclass
from typing import Final

from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.groups import MY
from bot.club.ids import Action, quiz_id
from bot.club.quiz.study import Study
from bot.pages.page import Page
from bot.study import boards
from bot.study.standings import ALL_TIME
from bot.typed.errors import Refusal
from bot.typed.question import Typed

from .page import board_page

YEARS: Final = (2000, 9999)
"""The first and the last year of a month that a button may name."""


@dataclass(frozen=True, slots=True)
class BoardTyped(Typed):
    """The options of /my board: none."""


async def show_board(visit: Visit, study: Study, typed: BoardTyped) -> None:
    """Answer /my board with the board of this month."""
    del typed
    await visit.send(await _board(visit, study))


async def turn_board(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer the buttons under a board: another season in the same message."""
    await visit.replace(await _board(visit, study, _read_season(arguments)))


async def _board(visit: Visit, study: Study, season: int | None = None) -> Page:
    """Show the board of the server; refuses where there is none."""
    if visit.server is None:
        raise Refusal("error-board-server")
    found = await boards.board(study.store, visit.server, visit.user, season)
    return board_page(found, visit.words)


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


BOARD: Final = Activity(
    "study",
    (VisitCommand("board", BoardTyped, show_board, MY),),
    {quiz_id(Action.BOARD): turn_board},
)
