"""Settings of a server."""

from dataclasses import asdict, dataclass
from enum import StrEnum

from sqlalchemy import Connection, select

from .store import Store, insert
from .tables import quizzes, schedules, servers, standings, streaks


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
        row = insert(connection, servers).values(server=server, **asdict(new))
        connection.execute(row.on_conflict_do_update(index_elements=["server"], set_=asdict(new)))

    await store.run(write)


async def forget(store: Store, server: int) -> None:
    """Delete a server's settings, schedules and boards, its questions with all their answers.

    Rows are locked in the order in which schedules are claimed, questions answered and members
    deleted: no deadlock.
    """
    questions = select(quizzes.c.quiz).where(quizzes.c.server == server).order_by(quizzes.c.quiz)
    # Streaks have no index by server: those on the board are the members to look at.
    members = select(standings.c.learner).where(standings.c.server == server)
    of_server = streaks.c.server == server, streaks.c.learner.in_(members)

    def delete(connection: Connection) -> None:
        for table in (servers, schedules):
            connection.execute(table.delete().where(table.c.server == server))
        connection.execute(questions.with_for_update())
        connection.execute(streaks.delete().where(*of_server))
        for table in (standings, quizzes):
            connection.execute(table.delete().where(table.c.server == server))

    await store.run(delete)


def lock(connection: Connection, server: int) -> None:
    """Let no other transaction that locks this server go on before this one ends."""
    row = insert(connection, servers).values(server=server, askers=Askers.EVERYONE)
    connection.execute(row.on_conflict_do_nothing())
    connection.execute(select(servers.c.server).where(servers.c.server == server).with_for_update())
