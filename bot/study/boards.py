"""A server's board of a month or of all time.

What is shown was counted by `standings.count`: answers are deleted after 400 days, standings stay.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import (
    Connection,
    ScalarSelect,
    and_,
    bindparam,
    false,
    func,
    select,
)

from .calendar import local_day, zone_of
from .standings import Streak, season_of
from .store import Store
from .tables import AnyRow, learners, quizzes, schedules, servers, standings, streaks

MOST_ROWS: Final = 10
"""Members on a board, beside one's own row."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of a board. Ties share a ``rank``: two firsts are followed by a third.

    ``streak`` is the longest one in the server that goes on, ``best`` the longest there ever was.
    """

    rank: int
    learner: int
    points: int
    answered: int
    right: int
    streak: int
    best: int


@dataclass(frozen=True, slots=True)
class Board:
    """A server's board of ``season`` (YYYYMM, 0 for all time), the most points first.

    ``current`` is the season of today in the server's zone. ``own`` is the reader's row, also where
    it is among ``rows``; if ``hidden``, others do not see it. ``channel`` is where the next daily
    is posted, None where none is.
    """

    season: int
    current: int
    rows: tuple[Standing, ...]
    own: Standing | None
    hidden: bool
    channel: int | None


async def board(store: Store, server: int, reader: int, season: int | None = None) -> Board:
    """Return a server's board, without a season that of the month that it is in the server."""
    now = store.now()

    def read(connection: Connection) -> Board:
        of_server = {"of_server": server}
        planned = connection.execute(_SCHEDULES, of_server).all()
        zone = zone_of(planned[0].zone if planned else None)
        current = season_of(local_day(zone, now))
        of = of_server | {"of_season": current if season is None else season}
        own = connection.execute(_OWN, of | {"member": reader}).one_or_none()
        rows = connection.execute(_BEST, of | {"most": MOST_ROWS}).all()
        members = [reader, *(row.learner for row in rows)]
        running = connection.execute(_STREAKS, of_server | {"members": members}).all()
        lengths = _lengths(running, planned)
        return Board(
            season=of["of_season"],
            current=current,
            rows=tuple(_ranked(rows, lengths)),
            own=None if own is None else _standing(own.better + 1, own, lengths),
            hidden=bool(own and own.hidden),
            channel=_next_channel(planned),
        )

    return await store.run(read)


def best_of(connection: Connection, server: int, season: int, most: int) -> tuple[Standing, ...]:
    """Return the first rows of a board, without streaks."""
    of = {"of_server": server, "of_season": season, "most": most}
    return tuple(_ranked(connection.execute(_BEST, of).all(), {}))


class _Lengths(NamedTuple):
    """Of a member's streaks in a server: the longest that goes on, and the longest ever."""

    running: int = 0
    best: int = 0


def _ranked(rows: Sequence[AnyRow], lengths: Mapping[int, _Lengths]) -> Iterator[Standing]:
    """Give rows their ranks, the most points first."""
    rank = 0
    for at, row in enumerate(rows):
        rank = rank if at and row.points == rows[at - 1].points else at + 1
        yield _standing(rank, row, lengths)


def _standing(rank: int, row: AnyRow, lengths: Mapping[int, _Lengths]) -> Standing:
    length = lengths.get(row.learner, _Lengths())
    return Standing(
        rank, row.learner, row.points, row.answered, row.right, length.running, length.best
    )


def _next_channel(planned: Sequence[AnyRow]) -> int | None:
    """Return the channel of the schedule that is next, None where all are paused."""
    following = [(row.next_at, row.channel) for row in planned if row.next_at is not None]
    return min(following)[1] if following else None


def _lengths(running: Sequence[AnyRow], planned: Sequence[AnyRow]) -> dict[int, _Lengths]:
    """Return how long the streaks of members are in a server with these schedules."""
    closed = {row.schedule: (row.last or 0, row.last_but_one or 0) for row in planned}
    found: dict[int, _Lengths] = {}
    for row in running:
        streak = Streak(row.length, row.since_miss, row.best, row.last)
        # Two missed end a streak: earlier ones need not be counted. A schedule that was removed
        # has no streaks that go on.
        missed = [number > row.last for number in closed.get(row.schedule, ())]
        length = streak.kept(sum(missed)) if missed else 0
        known = found.get(row.learner, _Lengths())
        found[row.learner] = _Lengths(max(known.running, length), max(known.best, row.best))
    return found


# Statements are made once: to make one takes as long as to run it.
_ON_BOARD: Final = and_(
    standings.c.server == bindparam("of_server"), standings.c.season == bindparam("of_season")
)
_WITH_LEARNERS: Final = standings.join(learners, learners.c.learner == standings.c.learner)
_SHOWN: Final = (
    standings.c.learner,
    standings.c.points,
    standings.c.answered,
    standings.c.right,
)
_BEST: Final = (
    select(*_SHOWN)
    .select_from(_WITH_LEARNERS)
    .where(_ON_BOARD, learners.c.hidden == false())
    .order_by(standings.c.points.desc(), standings.c.learner)
    .limit(bindparam("most"))
)
"""Those who answered have a row in ``learners``, which `learning.greet` made."""


def _with_more_points() -> ScalarSelect[int]:
    """Return how many of a board that are not hidden have more points than a row of it."""
    others = standings.alias("others")
    return (
        select(func.count())
        .select_from(others.join(learners, learners.c.learner == others.c.learner))
        .where(
            others.c.server == standings.c.server,
            others.c.season == standings.c.season,
            others.c.points > standings.c.points,
            learners.c.hidden == false(),
        )
        .correlate(standings)
        .scalar_subquery()
    )


_HIDDEN: Final = (
    select(learners.c.hidden)
    .where(learners.c.learner == standings.c.learner)
    .correlate(standings)
    .scalar_subquery()
)
_OWN: Final = select(*_SHOWN, _HIDDEN.label("hidden"), _with_more_points().label("better")).where(
    _ON_BOARD, standings.c.learner == bindparam("member")
)
_STREAKS: Final = select(streaks).where(
    streaks.c.learner.in_(bindparam("members", expanding=True)),
    streaks.c.server == bindparam("of_server"),
)


def _closed(place: int) -> ScalarSelect[int | None]:
    """Return the number of a schedule's last daily that was posted and is closed, or one before.

    ``place`` is how many are later.
    """
    return (
        select(quizzes.c.number)
        .where(
            quizzes.c.schedule == schedules.c.schedule,
            quizzes.c.closed_at.is_not(None),
            quizzes.c.message.is_not(None),
        )
        .order_by(quizzes.c.day.desc())
        .limit(1)
        .offset(place)
        .correlate(schedules)
        .scalar_subquery()
    )


_SCHEDULES: Final = (
    select(
        servers.c.zone,
        schedules.c.schedule,
        schedules.c.channel,
        schedules.c.next_at,
        _closed(0).label("last"),
        _closed(1).label("last_but_one"),
    )
    .select_from(servers.join(schedules, schedules.c.server == servers.c.server, isouter=True))
    .where(servers.c.server == bindparam("of_server"))
)
"""The zone of a server beside each of its schedules, or alone: one statement takes less time."""
