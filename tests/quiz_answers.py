"""Problems of every species and typed ones, answers to them, and their pages."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from bot.features.quiz.kinds import QUIZ_KINDS
from bot.features.quiz.question import question_page
from bot.features.quiz.reveal import feedback_page, reveal_page
from bot.hand import Question, Situation
from bot.picture.layout import fits
from bot.study.growth import KindRecord, MonthRecord
from bot.study.learners import Progress, SlipRecord, ThemeRecord
from bot.words import words_for
from engine import (
    EAST,
    SOUTH,
    TILE_OF_NAME,
    By,
    Win,
    parse_hand,
    parse_tiles,
)
from engine.problems import (
    FU,
    HAN,
    SPECIES,
    CutProblem,
    PriceChoice,
    PriceProblem,
    Problem,
    ReadingsProblem,
    WaitsProblem,
    deal,
)
from engine.tiles import KIND_OF


@cache
def dealt(kind: str | None = None) -> tuple[Problem, ...]:
    """Return a problem of each species of a kind, or of every kind and level."""
    return tuple(
        deal(it.kind, it.level, seed=1, theme=it.theme) for it in SPECIES if kind in {None, it.kind}
    )


def random_choice(problem: Problem, random: Random) -> Any:
    """Return an answer that somebody may give, which is seldom right."""
    if problem.kind == "waits":
        return frozenset(random.sample(problem.options, random.randint(1, len(problem.options))))
    if problem.kind == "price":
        return PriceChoice(
            random.choice(HAN), random.choice((None, *FU)), random.choice(problem.prices).points
        )
    return random.choice(problem.options)


def right_choice(problem: Problem) -> Any:
    """Return an answer that is right."""
    if problem.kind in {"cut", "fold"}:
        return next(it.tile for it in problem.answer if KIND_OF[it.tile] in problem.right)
    return problem.right


def choices(problem: Problem, number: int, seed: int = 0) -> list[Any]:
    """Return the right answer and others: so many, or all of a few."""
    random = Random(f"{problem}{seed}")
    if problem.kind in {"cut", "readings"} and number >= len(problem.options):
        return [right_choice(problem), *problem.options]
    return [right_choice(problem), *(random_choice(problem, random) for _ in range(number))]


@cache
def tally_of(problem: Problem, number: int, seed: int = 0) -> dict[str, int]:
    """Return so many answers as they are stored, not to be changed: two in five are right."""
    random = Random(f"{problem}{seed}")
    tally: dict[str, int] = {}
    for _ in range(number):
        is_right = random.random() < 0.4
        choice = right_choice(problem) if is_right else random_choice(problem, random)
        text = problem.write(choice)
        tally[text] = tally.get(text, 0) + 1
    return tally


EN = words_for("en")


def posed(problem):
    """A problem as a club is asked it, by the usual rules."""
    question = Question("quiz", Situation(problem.hand))
    if problem.kind == "cut":
        judged = ("valued", "beaten", "as_good")
        question = question.but(**{name: getattr(problem, name) for name in judged})
    if problem.kind == "fold":
        question = question.but(seat=problem.seat, dora=problem.seen, rivers=problem.rivers)
    if problem.kind == "riichi":
        table = {"seat": problem.seat, "round": problem.round, "dora": problem.dora}
        question = question.but(turn=problem.turn, **table)
    return QUIZ_KINDS[problem.kind](problem, question)


def ask(problem, words=EN, answered=0, asker="<@1>", rules="Tenhou"):
    return question_page(
        posed(problem), asker=asker, rules=rules, answered=answered, words=words, fits=fits
    )


def feedback(problem, choice, words=EN):
    return feedback_page(posed(problem), problem.write(choice), words, fits)


def show(problem, words=EN):
    return feedback_page(posed(problem), None, words, fits)


def reveal(problem, tally, words=EN, saw=()):
    return reveal_page(posed(problem), tally, saw, sum(tally.values()), words, fits)


def read(problem, text):
    return problem.read(text)


def tile(name):
    return TILE_OF_NAME[name]


def waits_of(text, seen=""):
    return WaitsProblem(parse_hand(text), parse_tiles(seen))


def cut_of(text, seen=""):
    return CutProblem(parse_hand(text), parse_tiles(seen))


def won(text, by=By.RON, seat=SOUTH, **facts):
    hand = parse_hand(text)
    return PriceProblem(hand, Win(hand.drawn, by, seat, EAST, **facts))


TYPED = {
    "one orphan missing": waits_of("19m19p19s123456z1m"),
    "thirteen orphans": waits_of("19m19p19s1234567z"),
    "nine gates": waits_of("1112345678999m"),
    "seven pairs": waits_of("1122m3344p5566s7z"),
    "four held": waits_of("1111m23m456p789s5z"),
    "one tile": waits_of("5z"),
    "many seen": waits_of("123m456p789s1112z", "2z" + "456789m" * 3 + "123789p" * 3),
    "all cuts alike": cut_of("14m"),
    "narrower tenpai": cut_of("11m356p"),
    "two best cuts": cut_of("123m456p789s12z"),
    "three best cuts": cut_of("13m4067p789s11223z"),
    "second best is right": cut_of("27m456678p55z7p[567m]"),
    "widest is beaten": replace(
        cut_of("1279m3455789p456s"), valued=parse_tiles("1m9m"), beaten=parse_tiles("5p")
    ),
    "melds": cut_of("13m24p(1111z)[2'34s][555s]8m"),
    "honba": won("234m345p456678s66s", dora=parse_tiles("5z"), honba=2, sticks=1),
    "four kans": won("2m(1111z)(2222z)(3333z)(4444z)2m"),
    "counted yakuman": won("1122334455667m7m", By.TSUMO, riichi=2),
    "thirteen orphans won": ReadingsProblem(parse_hand("19m19p19s1234567z1m")),
    "four readings": ReadingsProblem(parse_hand("33344445555666m")),
    "a false pair": ReadingsProblem(parse_hand("34455667899m456p")),
    "four are no pairs": ReadingsProblem(parse_hand("55m556677778899p")),
}
"""Hands that nobody deals: the widest answers, tiles that are used up, extras beside the price."""


def problems(kind: str | None = None) -> tuple[Problem, ...]:
    """Return problems of every species of a kind, or of all, and the typed ones."""
    return (*dealt(kind), *(it for it in TYPED.values() if kind in {None, it.kind}))


def theme(kind, name, seen, right, recent):
    return ThemeRecord(kind, name, seen, right, recent, None)


RECORD = Progress(
    themes=(
        theme("waits", "entotsu", 9, 2, 0.5),
        theme("price", "double_wind_pair", 12, 6, 0.2),
        theme("cut", "from_triplet", 8, 5, 0.65),
        theme("readings", "pair_moves", 2, 1, 0.5),
        theme("waits", "ryanmen", 30, 30, 1.0),
    ),
    slips=(
        SlipRecord("missed:shanpon", 20, 9),
        SlipRecord("price:fu:closed_terminal_triplet", 7, 3),
        SlipRecord("cut:shanten", 30, 2),
        SlipRecord("price:points", 30, 0),
    ),
    answered=61,
    due=3,
    hidden=False,
    stored=64,
    kinds=(
        KindRecord(
            "waits",
            3,
            (True,) * 8 + (False,) * 2,
            (
                MonthRecord(202611, 20, 15, 1.2),
                MonthRecord(202612, 2, 1, None),
                MonthRecord(202702, 17, 16, 3.4),
            ),
        ),
        KindRecord("cut", 1, (True, False), (MonthRecord(202701, 8, 5, 1.0),)),
        KindRecord("price", 1, (), (MonthRecord(202611, 12, 6, None),)),
    ),
)
EMPTY = Progress((), (), 0, 0, hidden=False, stored=0)
CLEAN = Progress((theme("waits", "ryanmen", 5, 5, 1.0),), (), 5, 0, hidden=False, stored=5)


def all_slips():
    """The name of every slip that an occasion was given for."""
    return sorted(
        {
            name
            for problem in problems()
            for choice in choices(problem, 20)
            for name in problem.grade(choice).met
        }
    )
