"""The costs of group study: answers a second, queries beside a million answers, the start.

    python tests/bench/bench_study.py votes [--url postgresql://…] [--answers 3000]
    python tests/bench/bench_study.py million [--answers 1000000]
    python tests/bench/bench_study.py start
    python tests/bench/bench_study.py deal

Each run works in a folder of its own and deletes it. Times are of this machine, for budgets; no
test fails on them.
"""

import argparse
import asyncio
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from exported import exported
from sqlalchemy import text

from bot.study import boards, learners, quizzes
from bot.study.pick import knowledge_of
from bot.study.place import file_place, read_place
from bot.study.quiz import Purpose, Status
from bot.study.quizzes import NewQuiz
from bot.study.store import Store
from engine.problems import LEVELS, OFFERED_SPECIES, PROBLEM_KINDS, deal

AT_ONCE = 8
SPECIES = [one for one in OFFERED_SPECIES if one.kind == "waits"]
HOUR = 3_600_000


def milliseconds(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    last = ordered[int(len(ordered) * 0.99)]
    return f"median {statistics.median(ordered) * 1000:.2f} ms, 99 % {last * 1000:.2f} ms"


async def votes(url: str, number: int) -> None:
    """Answers of 500 members to practice and channel questions, eight at once, in one process."""
    with tempfile.TemporaryDirectory() as folder:
        place = read_place(url) if url else file_place(Path(folder) / "study.db")
        if place is None:
            raise SystemExit("off has no answers")
        store = Store(place)
        await store.start()
        graded = [
            (one, problem, problem.grade({problem.options[0]}))
            for one in SPECIES
            for problem in [deal(one.kind, one.level, 1, theme=one.theme)]
        ]
        asked = []
        for n in range(max(1, number // 40)):
            one, problem, grade = graded[n % len(graded)]
            new = NewQuiz(Purpose.PRACTICE, one, "2345m", "en", 7)
            asked.append((await quizzes.ask(store, new), problem, grade))
        work = [
            (quiz, learner, problem.write({problem.options[0]}), grade)
            for quiz, problem, grade in asked
            for learner in random.sample(range(500), 40)
        ]
        random.shuffle(work)
        taken: list[float] = []

        async def voter() -> None:
            while work:
                began = time.perf_counter()
                await quizzes.answer(store, *work.pop())
                taken.append(time.perf_counter() - began)

        began = time.perf_counter()
        await asyncio.gather(*(voter() for _ in range(AT_ONCE)))
        rate = len(taken) / (time.perf_counter() - began)
        alone = []
        quiz, problem, grade = asked[0]
        for learner in range(1000, 1200):
            began = time.perf_counter()
            await quizzes.answer(store, quiz, learner, "2m", grade)
            alone.append(time.perf_counter() - began)
        print(f"{place.url.split(':')[0]}: {rate:.0f} answers a second, {AT_ONCE} at once")
        print(f"  one after the other: {milliseconds(alone)}")
        await store.close()


def rows(number: int) -> Iterator[tuple[list[tuple], list[tuple]]]:
    """Questions of forty answers each, in batches of a thousand questions."""
    chance = random.Random(1)
    start = 1_750_000_000_000
    for first in range(0, number // 40, 1000):
        asked, given = [], []
        for n in range(first, min(first + 1000, number // 40)):
            one = SPECIES[n % len(SPECIES)]
            opened = start + n * HOUR // 20
            quiz = opened << 20 | n & 0xFFFFF
            species = (one.kind, one.theme, one.level)
            places = (n % 500, n % 900, n % 5000)
            asked.append((quiz, "asked", *species, "2345m", "en", *places, opened, opened + HOUR))
            for learner in chance.sample(range(20_000), 40):
                choice, score = f"{chance.randint(1, 9)}m", chance.choice((0.0, 0.5, 1.0))
                when = opened + learner % 999
                given.append((quiz, learner, Status.COUNTED, choice, score, when))
        yield asked, given


def fill(file: Path, number: int) -> None:
    """Fill a migrated file with answers, and records of 20,000 members."""
    connection = sqlite3.connect(file)
    for asked, given in rows(number):
        connection.executemany(
            "INSERT INTO quizzes (quiz, purpose, kind, theme, level, problem, language, server,"
            " channel, asker, opened_at, closed_at) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
            asked,
        )
        connection.executemany("INSERT INTO answers VALUES (?,?,?,?,?,?)", given)
    members = range(20_000)
    connection.executemany("INSERT INTO learners VALUES (?,0,0)", ((each,) for each in members))
    connection.executemany(
        'INSERT INTO skills (learner, kind, theme, seen, "right", recent) VALUES (?,?,?,9,5,0.5)',
        ((each, one.kind, one.theme) for each in members for one in SPECIES[:12]),
    )
    connection.execute(
        'INSERT INTO standings (server, season, learner, points, answered, "right")'
        " SELECT q.server, 0, a.learner, sum(round(a.score * 10)), count(*), sum(a.score >= 0.95)"
        " FROM answers a JOIN quizzes q USING (quiz)"
        " WHERE a.learner % 500 IN (q.server, q.server + 1) GROUP BY q.server, a.learner"
    )
    connection.executemany(
        "INSERT INTO slips VALUES (?,?,9,3)",
        ((each, f"missed:{n}") for each in members for n in range(10)),
    )
    connection.commit()
    connection.close()


async def million(number: int) -> None:
    """The queries of reveals and records beside so many answers in one SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "study.db"
        store = Store(file_place(file))
        await store.start()
        await store.close()
        began = time.perf_counter()
        fill(file, number)
        size = file.stat().st_size / 1e6
        print(f"{number} answers, {size:.0f} MB, filled in {time.perf_counter() - began:.0f} s")
        store = Store(file_place(file))
        await store.start()
        some = text("SELECT quiz FROM quizzes ORDER BY random() LIMIT 300")
        known = await store.run(lambda connection: list(connection.execute(some).scalars()))
        members = random.sample(range(20_000), 300)
        seen = text("SELECT server, learner FROM standings ORDER BY random() LIMIT 300")
        on_boards = await store.run(lambda connection: connection.execute(seen).all())
        runs: dict[str, Callable[[int], Awaitable[object]]] = {
            "reveal": lambda n: quizzes.reveal(store, known[n]),
            "board": lambda n: boards.board(store, *on_boards[n], 0),
            "own record": lambda n: learners.progress(store, members[n]),
            "what to practise": lambda n: knowledge_of(store, members[n]),
            "export": lambda n: exported(store, members[n]),
            "delete everything": lambda n: learners.forget(store, members[n]),
        }
        for name, run in runs.items():
            taken = []
            for n in range(300):
                began = time.perf_counter()
                await run(n)
                taken.append(time.perf_counter() - began)
            print(f"  {name}: {milliseconds(taken)}")
        await store.close()


STARTING = """
import time, resource
began = time.perf_counter()
import asyncio, sys
from pathlib import Path
base = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
from bot.study.place import file_place
from sqlalchemy import text

from bot.study import learners, pick, quizzes, servers
from bot.study.store import Store
imported = time.perf_counter()
async def main():
    store = Store(file_place(Path(sys.argv[1])))
    await store.start()
    print(f"imports {imported - began:.2f} s, database {time.perf_counter() - imported:.3f} s, "
          f"+{(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - base) / 1024:.0f} MiB")
    await store.close()
asyncio.run(main())
"""


def start() -> None:
    """The start of a process with a new file, then with that file."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("new", "existing", "existing"):
            run = [sys.executable, "-c", STARTING, str(Path(folder) / "study.db")]
            said = subprocess.run(run, check=True, capture_output=True, text=True).stdout
            print(f"{name} database: {said}", end="")


def dealing(number: int = 200) -> None:
    """The time of one deal, by kind and level."""
    for kind in PROBLEM_KINDS:
        for level in LEVELS:
            taken = []
            for seed in range(number):
                began = time.perf_counter()
                deal(kind, level, seed)
                taken.append(time.perf_counter() - began)
            print(f"{kind} {level}: {milliseconds(taken)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", choices=("votes", "million", "start", "deal"))
    parser.add_argument("--url", default="", help="a PostgreSQL; left out, an SQLite file")
    parser.add_argument("--answers", type=int, default=0)
    given = parser.parse_args()
    if given.run == "votes":
        asyncio.run(votes(given.url, given.answers or 3000))
    elif given.run == "million":
        asyncio.run(million(given.answers or 1_000_000))
    elif given.run == "start":
        start()
    else:
        dealing()


if __name__ == "__main__":
    main()
