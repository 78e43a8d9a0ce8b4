"""A member's own record: shown, exported, deleted, and not named on boards."""

from dataclasses import dataclass
from typing import Final

from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.groups import MY
from bot.club.ids import Action, quiz_id
from bot.club.quiz.study import Study
from bot.pages.page import Page
from bot.study import learners
from bot.typed.errors import Refusal
from bot.typed.question import Typed

from .export import Export
from .page import (
    BACK,
    DELETE,
    DELETE_ALL,
    EXPORT,
    HIDE,
    UNHIDE,
    data_page,
    deleted_page,
    sure_page,
)

EXPORT_NAME: Final = "riichi-data.json.gz"


@dataclass(frozen=True, slots=True)
class DataTyped(Typed):
    """The options of /my data: none."""


async def show_data(visit: Visit, study: Study, typed: DataTyped) -> None:
    """Answer /my data: what is stored, and what can be done with it."""
    del typed
    await visit.send(await _data_page(visit, study))


async def own_data(visit: Visit, study: Study, arguments: list[str]) -> None:
    """Answer the buttons under /my data; who sees them is whose data they are."""
    what = arguments[0] if len(arguments) == 1 else ""
    if what == EXPORT:
        await _send_export(visit, study)
    elif what == DELETE:
        await visit.replace(sure_page(visit.words))
    elif what == DELETE_ALL:
        await visit.defer(in_place=True)
        study.games.forget(visit.user)
        rows = await learners.forget(study.store, visit.user)
        study.wake()
        await visit.replace(deleted_page(rows, visit.words))
    elif what in {HIDE, UNHIDE, BACK}:
        if what != BACK:
            await learners.hide(study.store, visit.user, hidden=what == HIDE)
        await visit.replace(await _data_page(visit, study))
    else:
        raise Refusal("error-stale")


async def _send_export(visit: Visit, study: Study) -> None:
    """Send every row as files that only the user sees; others wait for their turn."""
    with study.exports.holding(visit.user):
        await visit.defer(in_place=False)
        async with study.exporting:
            export = Export()
            async for table, rows in learners.export(study.store, visit.user):
                export.add(table, rows)
            await visit.send_files(export.files(), EXPORT_NAME)


async def _data_page(visit: Visit, study: Study) -> Page:
    return data_page(await learners.progress(study.store, visit.user), visit.words)


OWN_DATA: Final = Activity(
    "study",
    (VisitCommand("data", DataTyped, show_data, MY),),
    {quiz_id(Action.DATA): own_data},
)
