"""A server's board, of a month or of all time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.feature import MY, Feature
from bot.hand import Question, Refusal
from bot.options import Options
from bot.pages.alt_text import alt_text
from bot.pages.page import Bar, Button, Label, Page, Row, Size, Style, Tone
from bot.pages.parts import act
from bot.study import boards
from bot.study.boards import Board, Standing
from bot.study.digest import Digest
from bot.study.standings import ALL_TIME
from bot.words import Words
from bot.words.locales import month_name

from .quiz.posing import theme_name

if TYPE_CHECKING:
    from bot.discord.visit import Visit


def season_name(season: int, words: Words) -> str:
    """Name a season: a month with its year, or all time."""
    if season == ALL_TIME:
        return words.text("board-all-time")
    return month_name(words.language, *divmod(season, 100))


def board_page(board: Board, words: Words) -> Page:
    """Show the members by their points: bars in the picture, names as mentions in the text.

    Discord knows names, a picture does not: rank and order lead from one to the other, and the
    reader's own bar is gold.
    """
    rows = _with_own(board)
    picture = tuple(_row(row, rows, board.own, words) for row in rows)
    return Page(
        query=None,
        tone=Tone.HELP,
        title=words.text("title-board", season=season_name(board.season, words)),
        picture=picture,
        alt=alt_text(picture, words),
        text=("\n".join(_line(row, words) for row in rows), *_notes(board, words))
        if rows
        else (_empty_text(board, words),),
        buttons=tuple(_season_buttons(board, words)),
        private=True,
    )


def _season_buttons(board: Board, words: Words) -> Iterator[Button]:
    """Offer this month, the one before, and all time."""
    year, month = divmod(board.current, 100)
    before = board.current - 1 if month > 1 else (year - 1) * 100 + 12
    for season in (board.current, before, ALL_TIME):
        chosen = season == board.season
        about = Question("board", number=season)
        yield act("board", season_name(season, words), about, chosen=chosen)


def digest_lines(digest: Digest, words: Words) -> tuple[str, ...]:
    """Return the digest of a week as three lines: how many, what was missed, who leads.

    Nobody leads without a point.
    """
    week = words.text("digest-week", answers=digest.answers, people=digest.people)
    missed = digest.missed
    if missed is None:
        wrong = words.text("digest-none-missed")
    else:
        theme = theme_name(missed.kind, missed.theme, words)
        shares = {"missed": str(missed.missed), "answered": str(missed.answered)}
        wrong = words.text("digest-missed", theme=theme, **shares)
    lines = [week, wrong]
    if ahead := [row for row in digest.best if row.points]:
        leading = words.text("joint-names").join(
            words.text(
                "item-leading",
                rank=str(row.rank),
                member=f"<@{row.learner}>",
                points=str(row.points),
            )
            for row in ahead
        )
        season = season_name(digest.season, words)
        lines.append(words.text("digest-leading", season=season, leading=leading))
    return tuple(lines)


def _with_own(board: Board) -> list[Standing]:
    """Return the rows to show: the reader's own stands last where it is not among the first."""
    rows = list(board.rows)
    if board.own is not None and board.own.learner not in {row.learner for row in rows}:
        rows.append(board.own)
    return rows


def _row(row: Standing, rows: Sequence[Standing], own: Standing | None, words: Words) -> Row:
    most = max(it.points for it in rows) or 1
    is_own = own is not None and row.learner == own.learner
    spoken = words.text("alt-own-rank" if is_own else "alt-rank", rank=str(row.rank))
    bar = Bar(
        row.points / most,
        str(row.points),
        Style.GOOD if is_own else Style.TOTAL,
        words.text("phrase-board-points", points=row.points),
    )
    streak = (_streak(row.streak, words),) if row.streak > 1 else ()
    return Row((Label(str(row.rank), spoken=spoken), bar, *streak), Size.SMALL)


def _streak(length: int, words: Words) -> Label:
    spoken = words.text("phrase-streak", streak=str(length))
    return Label(words.text("label-streak", streak=str(length)), spoken=spoken)


def _line(row: Standing, words: Words) -> str:
    """Return what stands for a row in the text: the rank, the member, and what was answered."""
    line = words.text(
        "line-standing",
        rank=str(row.rank),
        member=f"<@{row.learner}>",
        points=row.points,
        right=str(row.right),
        answered=str(row.answered),
    )
    return line if row.streak < 2 else words.text("line-streak", line=line, streak=str(row.streak))


def _notes(board: Board, words: Words) -> tuple[str, ...]:
    """Return what there is to say of the reader's own row, and how points are counted."""
    notes = []
    if board.own is not None and board.own.best > board.own.streak:
        notes.append(words.text("board-best-streak", best=str(board.own.best)))
    if board.hidden:
        notes.append(words.text("board-hidden"))
    return (*notes, words.text("board-how"))


def _empty_text(board: Board, words: Words) -> str:
    if board.channel is None:
        return words.text("board-no-dailies")
    return words.text("board-empty", channel=f"<#{board.channel}>")


YEARS: Final = (2000, 9999)
"""The first and the last year of a month that a button may name."""


@dataclass(frozen=True, slots=True)
class BoardOptions(Options):
    """The options of /my board: none."""


async def show_board(visit: "Visit", options: BoardOptions) -> None:
    """Answer /my board with the board of this month."""
    del options
    await visit.send(await _board(visit))


async def turn_board(visit: "Visit", asked: Question) -> None:
    """Answer the buttons under a board: another season in the same message."""
    await visit.replace(await _board(visit, _season(asked.number)))


async def _board(visit: "Visit", season: int | None = None) -> Page:
    """Show the board of the server; refuses where there is none."""
    if visit.server is None:
        raise Refusal("error-board-server")
    found = await boards.board(visit.study.store, visit.server, visit.user, season)
    return board_page(found, visit.words)


def _season(season: int) -> int:
    """Return the season on a button; refuses what no button of ours names."""
    year, month = divmod(season, 100)
    if season != ALL_TIME and not (YEARS[0] <= year <= YEARS[1] and 1 <= month <= 12):
        raise Refusal("error-stale")
    return season


BOARD: Final = Feature(
    "board",
    ("number",),
    options=BoardOptions,
    act=show_board,
    group=MY,
    clicks={"board": turn_board},
    needs="study",
)
