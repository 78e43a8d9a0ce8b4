"""The lessons of quizzes, measured: shares of themes, honesty, constant answers, half a year.

python tests/bench/bench_lessons.py shares      1,000 deals a level of every kind
python tests/bench/bench_lessons.py honest      200 cuts of level 1 and 50 of each other
python tests/bench/bench_lessons.py guesses     nine gates, the four that is held, one answer
python tests/bench/bench_lessons.py half-year   three members through a store, and /my progress
"""

import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from quiz_answers import random_choice, right_choice

from bot.features.progress import progress_page
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
from engine.problems import LEVELS, OFFERED_SPECIES, PROBLEM_KINDS, Grade, Species, deal
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
    for level in LEVELS:
        dishonest = points = wins = 0
        for seed in range(number if level == 1 else number // 4):
            problem = deal("cut", level, seed)
            by = worths(problem.hand, problem.seen, TENHOU)
            most = max(by.values(), key=lambda it: it.points)
            oftenest = max(by.values(), key=lambda it: it.win)
            dishonest += any(beaten_in_both(kind, by) for kind in problem.right)
            points += any(most.points >= 1.1 * by[kind].points for kind in problem.right)
            wins += any(oftenest.win >= 1.05 * by[kind].win for kind in problem.right)
        told = f"{dishonest} in both, {points} in points by 10 %, {wins} in wins by 5 %"
        print(f"another is worth more than a cut of level {level}: {told}, of {seed + 1}")


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
    """Three members of different strength practice in one store; print what they are told.

    Each answers a real problem of what is picked, right as often as the strength says.
    """
    now, dealt = [FIRST_OF_JUNE], Dealt()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(file_place(Path(folder) / "study.db"), clock=lambda: now[0])
        await store.start()
        told = {number: Told() for number in range(len(MEMBERS))}
        for day in range(182):
            for number, member in enumerate(MEMBERS):
                random = Random(f"{number}/{day}")
                for _ in range(member.a_day if random.random() < 0.7 else 0):
                    now[0] += 60_000
                    await one_answer(store, number, member.strength(day), random, dealt, told)
            now[0] = FIRST_OF_JUNE + (day + 1) * DAY
        for number, member in enumerate(MEMBERS):
            record = await learners.progress(store, number)
            page = progress_page(record, words_for("en"))
            print(f"--- {member.name}: {record.answered} answers")
            print(f"first ten {told[number].first[:10]}; {dict(told[number].purposes)}")
            print("\n".join(page.text))
            print(page.alt)
        await store.close()


class Member(NamedTuple):
    """A member: rating at first, points won a day, and problems on a day with any."""

    name: str
    at_first: int
    growth: float
    a_day: int

    def strength(self, day: int) -> Rating:
        return Rating(self.at_first + self.growth * day, 0)


MEMBERS = (
    Member("beginner", 1000, 3.0, 6),
    Member("intermediate", 1500, 1.0, 4),
    Member("strong", 1950, 0.2, 3),
)


@dataclass
class Told:
    """What a member was dealt first, and how many problems were for review."""

    first: list[tuple[str, int]] = field(default_factory=list)
    purposes: Counter[str] = field(default_factory=Counter)


class Dealt:
    """Problems of each species, a few of each: to deal a cut takes a tenth of a second."""

    EACH = 3

    def __init__(self) -> None:
        self._found: dict[tuple[object, int], Any] = {}

    def one(self, of: Species, random: Random) -> Any:
        seed = random.randrange(self.EACH)
        if (of, seed) not in self._found:
            self._found[of, seed] = deal(of.kind, of.level, seed, theme=of.theme)
        return self._found[of, seed]


async def one_answer(
    store: Store,
    learner: int,
    strength: Rating,
    random: Random,
    dealt: Dealt,
    told: dict[int, Told],
) -> None:
    """Let a member practice what is picked, and store the answer."""
    picked = pick(random, await knowledge_of(store, learner), store.now())
    one = picked.species
    told[learner].first.append((one.kind, one.level))
    told[learner].purposes[picked.purpose.value] += 1
    problem = dealt.one(one, random)
    is_right = random.random() < expected(strength, of_level(one.level))
    grade = problem.grade(right_choice(problem)) if is_right else wrong_grade(problem, random)
    new = NewQuiz(picked.purpose, one, "", "en", learner)
    number = await quizzes.ask(store, new)
    await quizzes.answer(store, number, learner, "", grade)


def wrong_grade(problem: Any, random: Random) -> Grade:
    """Grade an answer that is not right, such as somebody may give."""
    while True:
        grade = problem.grade(random_choice(problem, random))
        if not grade.is_right:
            return grade


if __name__ == "__main__":
    runs = {"shares": shares, "honest": honest, "guesses": guesses}
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    if asked in runs:
        runs[asked]()
    elif asked == "half-year":
        asyncio.run(half_year())
    else:
        sys.exit(__doc__)
