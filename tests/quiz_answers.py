"""Dealt problems of every species, and answers to them: what tests of quiz pages begin with."""

from functools import cache
from random import Random
from typing import Any

from engine.problems import FU, HAN, SPECIES, PriceChoice, Problem, ProblemKind, deal


@cache
def dealt() -> tuple[Problem, ...]:
    """Return a problem of each species, of every kind and level."""
    return tuple(deal(it.kind, it.level, seed=1, theme=it.theme) for it in SPECIES)


def random_choice(problem: Problem, random: Random) -> Any:
    """Return an answer that somebody may give, which is seldom right."""
    if problem.kind is ProblemKind.WAITS:
        return frozenset(random.sample(problem.options, random.randint(1, len(problem.options))))
    if problem.kind is ProblemKind.PRICE:
        return PriceChoice(
            random.choice(HAN), random.choice((None, *FU)), random.choice(problem.prices).points
        )
    return random.choice(problem.options)


def right_choice(problem: Problem) -> Any:
    """Return an answer that is right."""
    if problem.kind is ProblemKind.CUT:
        return problem.answer[0].tile
    return problem.right


def choices(problem: Problem, number: int, seed: int = 0) -> list[Any]:
    """Return the right answer and others: so many, or all of a few."""
    random = Random(f"{problem}{seed}")
    if problem.kind in {ProblemKind.CUT, ProblemKind.READINGS} and number >= len(problem.options):
        return [right_choice(problem), *problem.options]
    return [right_choice(problem), *(random_choice(problem, random) for _ in range(number))]


def tally_of(problem: Problem, number: int, seed: int = 0) -> dict[str, int]:
    """Return so many answers as they are stored: about two in five are right."""
    random = Random(f"{problem}{seed}")
    tally: dict[str, int] = {}
    for _ in range(number):
        is_right = random.random() < 0.4
        choice = right_choice(problem) if is_right else random_choice(problem, random)
        text = problem.write(choice)
        tally[text] = tally.get(text, 0) + 1
    return tally
