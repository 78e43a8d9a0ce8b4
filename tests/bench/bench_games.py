"""Reviews of games: CPU, memory, what they cost others, and whether they agree with the facts.

    python tests/bench/bench_games.py reviews   CPU and memory of the reviews of twenty games
    python tests/bench/bench_games.py beside    30 /waits a second while games are reviewed
    python tests/bench/bench_games.py losses    how many losses games have, and of which kinds

The games are those of tests/facts. CPU is what counts where others use the
machine; its load is printed first. ``beside`` sends hands of one player as links, one a second.
"""

import argparse
import asyncio
import itertools
import os
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "bench")]

import psutil  # noqa: E402
from bench_load import as_fast_as_it_goes, at_a_pace, our_bot, questions  # noqa: E402
from places import published  # noqa: E402
from standin_interactions import Asked, command  # noqa: E402
from written_logs import to_tenhou6  # noqa: E402

from engine.logs import Game, read_log  # noqa: E402
from engine.review import LossKind, review  # noqa: E402

GAMES = 20
LONGEST_LINK = 6_000
PEOPLE = 9_000
UNBOUNDED = 600.0


@cache
def logs() -> tuple[dict[str, Any], ...]:
    """Return the logs of the facts."""
    return tuple(published("logs.jsonl.gz"))


def reviews() -> None:
    """Review twenty games of a seat each, longest first: CPU, and the memory that each adds.

    Other games come first: they fill the tables that all outlooks share.
    """
    process = psutil.Process()
    games = sorted((read_log(log["text"]) for log in logs()), key=lambda it: -len(it.rounds))
    for game in games[GAMES:]:
        review(game, shown(game))
    spent, grown = [], []
    for game in games[:GAMES]:
        forget_peak()
        before, started = process.memory_info().rss, process_time()
        found = review(game, shown(game))
        spent.append(process_time() - started)
        grown.append((peak() - before) / 2**20)
        told = f"{len(game.rounds):3} rounds, {found.valued:3} valued"
        print(f"{told}: {spent[-1]:.2f} s of CPU, {grown[-1]:5.1f} MiB")
    print(f"CPU: median {statistics.median(spent):.2f} s, most {max(spent):.2f} s of {GAMES} games")
    print(f"memory: median {statistics.median(grown):.1f} MiB, most {max(grown):.1f} MiB")


def forget_peak() -> None:
    """Have Linux measure the highest memory anew."""
    Path("/proc/self/clear_refs").write_text("5", "ascii")


def peak() -> int:
    """Return the highest memory since then, in bytes."""
    status = Path("/proc/self/status").read_text("ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


def shown(game: Game) -> int:
    """Return the first seat whose hand is shown."""
    return next(seat for seat in game.seats if any(it.hands[seat] for it in game.rounds))


async def beside(rate: int = 30, seconds: int = 30) -> None:
    """Ask at a steady pace, alone and then beside reviews.

    The CPU of games alone is that of the bot's own process: reviews are others' work.
    """
    async with our_bot() as (discord, process):
        asking = questions(2)
        await as_fast_as_it_goes(discord, process, asking, 500)
        print(f"/game alone           {await at_a_pace(discord, process, dropped(), 1, seconds)}")
        print(f"/waits alone          {await at_a_pace(discord, process, asking, rate, seconds)}")
        waits, games = await asyncio.gather(
            at_a_pace(discord, process, asking, rate, seconds),
            at_a_pace(discord, process, dropped(), 1, seconds),
        )
        print(f"/waits beside reviews {waits}\n/game                 {games}")


def dropped() -> Iterator[Asked]:
    """Drop in games of which one hand is known, again and again, each by another member."""
    links = [link for log in logs() if len(link := link_of(read_log(log["text"]))) <= LONGEST_LINK]
    for number, link in enumerate(itertools.cycle(links)):
        yield command("game", who=PEOPLE + number, link=link)


def link_of(game: Game) -> str:
    """Return a link that holds a game as one player saw it."""
    seat = shown(game)
    hidden = tuple(
        replace(played, hands=tuple(h if at == seat else None for at, h in enumerate(played.hands)))
        for played in game.rounds
    )
    return f"https://tenhou.net/6/#json={quote(to_tenhou6(replace(game, rounds=hidden)), safe='')}"


def losses() -> None:
    """Count the losses of each game, and their kinds."""
    games = {log["id"]: log["text"] for log in logs()}
    kinds: Counter[str] = Counter()
    told: Counter[int] = Counter()
    for text in games.values():
        game = read_log(text)
        found = review(game, shown(game), seconds=UNBOUNDED)
        told[len(found.losses)] += 1
        for loss in found.losses:
            kinds[loss.kind] += 1
            loud = loss.moment.position.in_riichi and loss.kind is not LossKind.PUSH
            kinds["in vain"] += bool(loud) or loss.better == loss.moment.done.tile
    print(f"{len(games)} games, by losses: {dict(sorted(told.items()))}; by kind: {dict(kinds)}")


RUNS: dict[str, Callable[[], object]] = {
    "reviews": reviews,
    "beside": lambda: asyncio.run(beside()),
    "losses": losses,
}


def main() -> None:
    """Run what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=RUNS)
    given = parser.parse_args()
    print("load of the machine:", " ".join(f"{it:.1f}" for it in os.getloadavg()))
    RUNS[given.what]()


if __name__ == "__main__":
    main()
