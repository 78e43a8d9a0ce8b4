"""A member's own record: shown, exported, deleted, and not named on boards."""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Final

from bot.feature import MY, Feature
from bot.hand import Question, Refusal
from bot.options import Options
from bot.pages.page import Button, Page, Tone
from bot.pages.parts import act
from bot.study import learners
from bot.study.clock import DAY, GAMES_KEPT
from bot.study.learners import Progress
from bot.words import Words

if TYPE_CHECKING:
    from bot.discord.visit import Visit

MOST_BYTES: Final = 8 * 2**20
"""Where a file ends: Discord takes 10 MiB, and one page of rows more is far less than 2."""


class Export:
    """Files that rows are added to, page by page; each is an object of tables and their rows."""

    def __init__(self) -> None:
        self._files: list[bytes] = []
        self._file = _File()

    def add(self, table: str, rows: Sequence[Mapping[str, object]]) -> None:
        """Write rows of a table behind what there is."""
        if self._file.is_full:
            self._files.append(self._file.end())
            self._file = _File()
        self._file.add(table, rows)

    def files(self) -> list[bytes]:
        """Return the files, to which no rows can be added any more."""
        return [*self._files, self._file.end()]


class _File:
    def __init__(self) -> None:
        self._table = ""
        self._bytes = BytesIO()
        self._zipped = gzip.GzipFile(fileobj=self._bytes, mode="wb", mtime=0)

    @property
    def is_full(self) -> bool:
        return self._bytes.tell() > MOST_BYTES

    def add(self, table: str, rows: Sequence[Mapping[str, object]]) -> None:
        begun = "]," if self._table else "{"
        before = f'{begun}\n"{table}": [\n' if table != self._table else ",\n"
        self._table = table
        text = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        self._zipped.write((before + text).encode())

    def end(self) -> bytes:
        self._zipped.write(b"]}\n" if self._table else b"{}\n")
        self._zipped.close()
        return self._bytes.getvalue()


EXPORT: Final = "export"
HIDE: Final = "hide"
UNHIDE: Final = "unhide"
DELETE: Final = "delete"
DELETE_ALL: Final = "all"
BACK: Final = "back"


def data_page(record: Progress, words: Words) -> Page:
    """Say what is stored and whether the member is named, and offer what can be done with it."""
    hidden = record.hidden
    text = (
        words.text("data-stored", answers=record.stored),
        words.text(
            "data-games",
            practiced=sum(it.kept for it in record.losses),
            days=GAMES_KEPT // DAY,
        ),
        words.text("data-hidden" if hidden else "data-named"),
        words.text("data-kept"),
    )
    buttons = (
        _button(words.text("button-export"), EXPORT),
        _button(
            words.text("button-unhide" if hidden else "button-hide"), UNHIDE if hidden else HIDE
        ),
        _button(words.text("button-delete-data"), DELETE),
    )
    return _page(words.text("title-data"), *text, buttons=buttons)


def sure_page(words: Words) -> Page:
    """Ask whether everything is to be deleted."""
    buttons = (
        _button(words.text("button-delete-all"), DELETE_ALL),
        _button(words.text("button-keep"), BACK, chosen=True),
    )
    return _page(words.text("title-sure"), words.text("data-sure"), buttons=buttons)


def deleted_page(rows: int, words: Words) -> Page:
    """Say how many rows are deleted."""
    return _page(words.text("title-forgotten"), words.text("data-forgotten", rows=rows))


def _button(label: str, choice: str, *, chosen: bool = False) -> Button:
    return act("data", label, Question("data", choice=choice), chosen=chosen)


def _page(title: str, *text: str, buttons: tuple[Button, ...] = ()) -> Page:
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


EXPORT_NAME: Final = "riichi-data.json.gz"


@dataclass(frozen=True, slots=True)
class DataOptions(Options):
    """The options of /my data: none."""


async def show_data(visit: "Visit", options: DataOptions) -> None:
    """Answer /my data: what is stored, and what can be done with it."""
    del options
    await visit.send(await _data_page(visit))


async def own_data(visit: "Visit", asked: Question) -> None:
    """Answer the buttons under /my data; who sees them is whose data they are."""
    study, what = visit.study, asked.choice
    if what == EXPORT:
        await _send_export(visit)
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
        await visit.replace(await _data_page(visit))
    else:
        raise Refusal("error-stale")


async def _send_export(visit: "Visit") -> None:
    """Send every row as files that only the user sees; others wait for their turn."""
    study = visit.study
    with study.exports.holding(visit.user):
        await visit.defer(in_place=False)
        async with study.exporting:
            export = Export()
            async for table, rows in learners.export(study.store, visit.user):
                export.add(table, rows)
            await visit.send_files(export.files(), EXPORT_NAME)


async def _data_page(visit: "Visit") -> Page:
    return data_page(await learners.progress(visit.study.store, visit.user), visit.words)


DATA: Final = Feature(
    "data",
    ("choice",),
    options=DataOptions,
    act=show_data,
    group=MY,
    clicks={"data": own_data},
    needs="study",
)
