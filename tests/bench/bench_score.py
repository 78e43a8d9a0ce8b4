"""Scoring 5,000 published wins, ours beside the mahjong library's.

``python tests/bench/bench_score.py [wins]``. Both sides are asked in turns
within one run and the best turn counts, so that what else the machine does weighs little; ratios
are what to trust. Ours is the whole answer: every reading, each way of completing it, fu items,
payments. "From plain data" begins with numbers and texts: it makes ``Meld``, ``Hand`` and ``Win``
from them, the other library's ``Meld`` and ``HandConfig``. Rules are made once on both sides.
"""

import gc
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from peer_score import CALCULATOR, from_plain, plain_data, their_options  # noqa: E402
from places import published  # noqa: E402
from won_hands import win_of_record  # noqa: E402

from engine.hand import Hand  # noqa: E402
from engine.melds import Meld  # noqa: E402
from engine.rules import TENHOU  # noqa: E402
from engine.scoring.score import score  # noqa: E402
from engine.scoring.win import Win  # noqa: E402

WINS = 5000
TURNS = 9
WANTED = 4.0
"""From plain data, how many times faster than the other library."""

OPTIONS = their_options(TENHOU)
FACTS_OF_A_WIN = [field.name for field in fields(Win) if field.init and field.name != "tile"]


def our_plain_data(hand: Hand, win: Win) -> tuple:
    """The arguments of Hand, of each Meld and of Win."""
    melds = [(meld.kind, meld.tiles, meld.source) for meld in hand.melds]
    facts = {name: getattr(win, name) for name in FACTS_OF_A_WIN}
    return hand.concealed, melds, hand.drawn, win.tile, facts


@dataclass(frozen=True)
class Contest:
    """The same wins for both sides: as values, and as the plain data that these are made from."""

    ours: list[tuple[Hand, Win]]
    our_data: list[tuple]
    theirs: list[dict]
    their_data: list[dict]

    @classmethod
    def of(cls, ours: list[tuple[Hand, Win]]) -> "Contest":
        """The contest on these wins."""
        their_data = [plain_data(hand, win) for hand, win in ours]
        return cls(
            ours,
            [our_plain_data(hand, win) for hand, win in ours],
            [from_plain(data, OPTIONS) for data in their_data],
            their_data,
        )

    def score_ours(self) -> None:
        for hand, win in self.ours:
            score(hand, win, TENHOU)

    def score_ours_from_plain_data(self) -> None:
        for concealed, melds, drawn, tile, facts in self.our_data:
            hand = Hand(concealed, tuple([Meld(*meld) for meld in melds]), drawn)
            score(hand, Win(tile, **facts), TENHOU)

    def score_theirs(self) -> None:
        for asked in self.theirs:
            CALCULATOR.estimate_hand_value(**asked)

    def score_theirs_from_plain_data(self) -> None:
        for data in self.their_data:
            CALCULATOR.estimate_hand_value(**from_plain(data, OPTIONS))


def main() -> None:
    """Measure and print."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else WINS
    published_wins = published("wins_kobalab.jsonl.gz")[:number]
    contest = Contest.of([win_of_record(record) for record in published_wins])
    ours = contest.ours
    started = perf_counter()
    contest.score_ours()
    first = (perf_counter() - started) / len(ours) * 1e6
    gc.collect()
    pairs = (
        ("", contest.score_theirs, contest.score_ours),
        (
            ", from plain data",
            contest.score_theirs_from_plain_data,
            contest.score_ours_from_plain_data,
        ),
    )
    times = _in_turns([run for _, *runs in pairs for run in runs], len(ours))
    readings = sum(len(score(hand, win, TENHOU).readings) for hand, win in ours)
    print(
        f"{len(ours)} wins, {readings} scored readings; µs a win, best and median of {TURNS} turns"
    )
    ratio = 0.0
    for what, theirs, our in pairs:
        ratio = min(times[theirs]) / min(times[our])
        print(f"{f'mahjong 2.1.0{what}':36}{_best_and_median(times[theirs])}")
        print(f"{f'engine{what}':36}{_best_and_median(times[our])}{ratio:8.1f}x")
    print(f"{'engine, the first time':36}{first:8.2f}   (tables empty)")
    verdict = "ok" if ratio >= WANTED else "miss"
    print(f"from plain data {ratio:.1f}x, wanted {WANTED:g}x: {verdict}")


def _best_and_median(times: list[float]) -> str:
    return f"{min(times):8.2f}{statistics.median(times):8.2f}"


def _in_turns(runs: list[Callable[[], None]], wins: int) -> dict[Callable[[], None], list[float]]:
    """Time each of the runs once a turn; µs a win."""
    times: dict[Callable[[], None], list[float]] = {run: [] for run in runs}
    for _ in range(TURNS):
        for run in runs:
            started = perf_counter()
            run()
            times[run].append((perf_counter() - started) / wins * 1e6)
    return times


if __name__ == "__main__":
    main()
