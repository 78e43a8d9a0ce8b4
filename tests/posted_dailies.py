"""Dailies as rows of the database: what the poster stores, without a Discord to post to."""

from datetime import date

from bot.study import outbox, quizzes, servers
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.tables import quizzes as quizzes_table
from bot.study.tables import schedules
from engine.problems import Species

DAY = 86_400_000
EVENING = 20 * 3_600_000
START = date(1970, 1, 1).toordinal()
NOBETAN = Species("waits", "nobetan", 2)
SERVER, CHANNEL, SCHEDULE = 11, 12, 21


async def schedule(store, number=SCHEDULE, *, server=SERVER, next_at=1, channel=CHANNEL):
    """Make a schedule of a server, as `/server daily` makes it."""
    row = {
        "schedule": number, "server": server, "channel": channel, "minute": 1200, "days": 127,
        "language": "en", "thread": False, "number": 1, "idle": 0, "failures": 0,
        "next_at": next_at,
    }  # fmt: skip

    def write(connection):
        servers.lock(connection, server)
        connection.execute(schedules.insert(), row)

    await store.run(write)


async def post(
    store, day, number, *, of=SCHEDULE, server=SERVER, posted=True, species=NOBETAN
) -> int:
    """Close the last daily of a schedule and post the one of a day; return its quiz."""
    new = NewQuiz(Purpose.DAILY, species, "2345m111222333z", "en", None, server, CHANNEL)
    quiz = await quizzes.ask(store, new)
    table, now = quizzes_table, store.now()
    last = table.update().where(table.c.schedule == of, table.c.closed_at.is_(None))
    values = {"schedule": of, "day": day, "number": number, "message": quiz if posted else None}

    def write(connection):
        connection.execute(last.values(closed_at=now))
        connection.execute(table.update().where(table.c.quiz == quiz).values(values))

    await store.run(write)
    return quiz


async def take_all(store):
    """Take all that is due, of a server one after another."""
    taken = []
    while any(some := await outbox.take(store)):
        taken += some.due
    return taken


def evening(day):
    """Return the instant of a day at which the tests post."""
    return (day - START) * DAY + EVENING
