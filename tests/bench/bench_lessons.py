"""The lessons of quizzes, measured: shares of themes, honesty, constant answers, half a year.

python tests/bench/bench_lessons.py shares      1,000 deals a level of every kind
python tests/bench/bench_lessons.py honest      200 cuts of level 1 with their outlook
python tests/bench/bench_lessons.py guesses     nine gates, the four that is held, one answer
python tests/bench/bench_lessons.py half-year   three members through a store, and /my progress
"""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.club.progress.page import progress_page
from bot.study import learners, quizzes
from bot.study.learners import ThemeRecord
from bot.study.learning import RECENT_SHARE
from bot.study.pick import Knowledge, draw, knowledge_of, pick
from bot.study.place import file_place
from bot.study.quizzes import NewQuiz
from bot.study.rating import Rating, expected, of_level
from bot.study.store import Store
from bot.words import words_for
from engine import TENHOU
from engine.problems import OFFERED_SPECIES, PROBLEM_KINDS, Grade, Slip, deal
from engine.problems.honesty import beaten_in_both, worths

DAY = 86_400_000
FIRST_OF_JUNE = 1_780_272_000_000


def shares() -> None:
    """Print how often each theme is drawn in a thousand deals of each level."""
    random = Random(1)
    for kind in PROBLEM_KINDS:
        for level in sorted({one.level for one in OFFERED_SPECIES if one.kind == kind}):
            drawn = Counter(draw(random, kind, level).theme for _ in range(1000))
            told = ", ".join(
                f"{theme} {number / 10:.1f} %" for theme, number in drawn.most_common()
            )
            print(f"{kind} {level}: {told}")


def honest(number: int = 200) -> None:
    """Print how many marked cuts of level 1 another cut beats in points and in wins."""
    dishonest = disagree = 0
    for seed in range(number):
        problem = deal("cut", 1, seed)
        by = worths(problem.hand, problem.seen, TENHOU)
        dishonest += any(beaten_in_both(kind, by) for kind in problem.right)
        disagree += any(
            other.points >= 1.1 * by[kind].points for kind in problem.right for other in by.values()
        )
    print(f"{number} cuts of level 1: {dishonest} beaten in both, {disagree} in points")


def guesses() -> None:
    """Print what somebody gains who knows the dealer and not the hand."""
    random = Random(2)
    waits = Counter(draw(random, "waits", 5).theme for _ in range(600))
    print(f"nine gates: {waits['nine_gates'] / 6:.1f} % of 600 draws of waits level 5")
    held = right = 0
    for seed in range(1000):
        of = draw(random, "cut")
        if of.level == 5 or of.theme == "width_or_value":
            of = draw(random, "cut", 1 + seed % 4)
        problem = deal("cut", of.level, seed, theme=of.theme)
        fours = {kind for kind, count in enumerate(problem.hand.counts) if count == 4}
        if fours:
            held, right = held + 1, right + bool(fours & problem.right)
    print(f"the four is right in {right} of {held} cuts with four of a kind, of 1000")
    for one in OFFERED_SPECIES:
        if one.kind in {"readings", "blocks"} and one.theme not in {"six_blocks", "loose_tiles"}:
            found = Counter(
                str(deal(one.kind, one.level, seed, theme=one.theme).right) for seed in range(200)
            )
            most, times = found.most_common(1)[0]
            print(f"{one.kind} {one.level} {one.theme}: {most} in {times / 2:.0f} % of 200")
    recent = 0.0
    for _ in range(160):
        recent += RECENT_SHARE * (1 - recent)
    known = Knowledge({}, [ThemeRecord("waits", "nobetan", 161, 160, recent, None)], {})
    picked = [pick(random, known, 0).species.theme for _ in range(50)]
    print(f"one miss, then 160 right: {picked.count('nobetan') * 2} % of the next 50")


async def half_year() -> None:
    """Three members of different strength practice for half a year; print what they are told."""
    for name, strength, growth, a_day in (
        ("beginner", 1000, 3.0, 6),
        ("intermediate", 1500, 1.0, 4),
        ("strong", 1950, 0.2, 3),
    ):
        now = [FIRST_OF_JUNE]
        with tempfile.TemporaryDirectory() as folder:
            store = Store(file_place(Path(folder) / "study.db"), clock=lambda now=now: now[0])
            await store.start()
            random, first, purposes = Random(name), [], Counter()
            for day in range(182):
                for _ in range(a_day if random.random() < 0.7 else 0):
                    now[0] += 60_000
                    known = await knowledge_of(store, 7)
                    picked = pick(random, known, now[0])
                    one = picked.species
                    first.append((one.kind, one.level))
                    purposes[picked.purpose] += 1
                    odds = expected(Rating(strength + growth * day, 0), of_level(one.level))
                    grade = Grade(1.0, (), ("made:up",))
                    if random.random() > odds:
                        grade = Grade(0.0, (Slip("false:nothing"),), ("false:nothing",))
                    new = NewQuiz(picked.purpose, one, "", "en", 7)
                    number = await quizzes.ask(store, new)
                    await quizzes.answer(store, number, 7, "", grade)
                now[0] = FIRST_OF_JUNE + (day + 1) * DAY
            record = await learners.progress(store, 7)
            page = progress_page(record, words_for("en"))
            await store.close()
        print(f"--- {name}: {record.answered} answers; first ten {first[:10]}; {dict(purposes)}")
        print("\n".join(page.text))
        print(page.alt)


if __name__ == "__main__":
    runs = {"shares": shares, "honest": honest, "guesses": guesses}
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    if asked in runs:
        runs[asked]()
    elif asked == "half-year":
        asyncio.run(half_year())
    else:
        sys.exit(__doc__)
