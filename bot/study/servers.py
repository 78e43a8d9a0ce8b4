"""Settings of a server."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from sqlalchemy import Connection, func, select, union

from .standings import ALL_TIME
from .store import Store
from .tables import (
    insert,
    learners,
    offers,
    quizzes,
    schedules,
    servers,
    sessions,
    standings,
    streaks,
)

FORGOTTEN_AT_ONCE: Final = 20
"""Questions or members that one transaction deletes.

With thousands of answers or years of months each it ends within its time.
"""


class Askers(StrEnum):
    """The members that may ask a channel: all, those with a role, or managers of messages."""

    EVERYONE = "everyone"
    ROLE = "role"
    MANAGERS = "managers"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings; None where the bot's own hold.

    ``rules`` is the name of a preset, ``zone`` that of a time zone; without one it is UTC.
    """

    language: str | None = None
    rules: str | None = None
    askers: Askers = Askers.EVERYONE
    asker_role: int | None = None
    zone: str | None = None

    def lets_ask(self, roles: frozenset[int], *, manages: bool) -> bool:
        """Whether a member with these roles may ask a channel."""
        if manages or self.askers is Askers.EVERYONE:
            return True
        return self.askers is Askers.ROLE and self.asker_role in roles


async def settings(store: Store, server: int) -> ServerSettings:
    """Return the settings of a server, the usual ones where it has set none."""

    def read(connection: Connection) -> ServerSettings:
        found = connection.execute(select(servers).where(servers.c.server == server))
        row = found.one_or_none()
        if row is None:
            return ServerSettings()
        return ServerSettings(row.language, row.rules, Askers(row.askers), row.asker_role, row.zone)

    return await store.run(read)


async def change(store: Store, server: int, new: ServerSettings) -> None:
    """Store the settings of a server."""

    def write(connection: Connection) -> None:
        row = insert(connection.dialect.name, servers).values(server=server, **asdict(new))
        connection.execute(row.on_conflict_do_update(index_elements=["server"], set_=asdict(new)))

    await store.run(write)


async def forget(store: Store, server: int) -> int:
    """Delete all about a server: settings, schedules, sessions, offers, questions, boards.

    Answers go with their questions. Returns how many of these and members of boards that were.

    Questions and members go `FORGOTTEN_AT_ONCE` a transaction: questions after schedules and
    sessions, so that none is added, and boards last, so that no answer is counted afterwards. What
    an end of the process interrupts, another call finishes; until then questions that are left can
    be answered and close, and nothing new is posted. Rows are locked in the order in which
    schedules are claimed, questions answered and members deleted: no deadlock.
    """
    gone = await store.run(partial(_forget_settings, server=server))
    for forget_some in (_forget_questions, _forget_boards):
        while some := await store.run(partial(forget_some, server=server)):
            gone += some
    await store.scrub()
    return gone


async def known(store: Store) -> dict[int, int | None]:
    """Return the servers about which something is stored, with when each was last asked."""
    stored = union(
        *(select(table.c.server) for table in (offers, servers, schedules, sessions, standings)),
        select(quizzes.c.server).where(quizzes.c.server.is_not(None)),
    ).subquery()
    last = select(func.max(quizzes.c.opened_at)).where(quizzes.c.server == stored.c.server)
    each = select(stored.c.server, last.scalar_subquery().label("last")).order_by(stored.c.server)

    def read(connection: Connection) -> dict[int, int | None]:
        return {row.server: row.last for row in connection.execute(each)}

    return await store.run(read)


def _forget_settings(connection: Connection, server: int) -> int:
    tables = (offers, servers, schedules, sessions)
    deleted = [table.delete().where(table.c.server == server) for table in tables]
    return sum(connection.execute(one).rowcount for one in deleted)


def _forget_questions(connection: Connection, server: int) -> int:
    """Delete the next questions of a server; return how many."""
    of_server = select(quizzes.c.quiz).where(quizzes.c.server == server)
    following = of_server.order_by(quizzes.c.quiz).limit(FORGOTTEN_AT_ONCE)
    found = connection.execute(following.with_for_update()).scalars().all()
    connection.execute(quizzes.delete().where(quizzes.c.quiz.in_(found)))
    return len(found)


def _forget_boards(connection: Connection, server: int) -> int:
    """Delete the next members of a server from its boards, with their streaks; return how many."""
    on_board = standings.c.server == server, standings.c.season == ALL_TIME
    member = standings.c.learner
    following = select(member).where(*on_board).order_by(member).limit(FORGOTTEN_AT_ONCE)
    found = connection.execute(following).scalars().all()
    known = select(learners.c.learner).where(learners.c.learner.in_(found))
    connection.execute(known.order_by(learners.c.learner).with_for_update())
    for table in (streaks, standings):
        of_members = table.c.server == server, table.c.learner.in_(found)
        connection.execute(table.delete().where(*of_members))
    return len(found)


def lock(connection: Connection, server: int) -> None:
    """Let no other transaction that locks this server go on before this one ends."""
    row = insert(connection.dialect.name, servers).values(server=server, askers=Askers.EVERYONE)
    connection.execute(row.on_conflict_do_nothing())
    connection.execute(select(servers.c.server).where(servers.c.server == server).with_for_update())
