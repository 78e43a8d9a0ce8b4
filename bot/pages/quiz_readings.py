"""What a quiz about the readings of a complete hand shows and says."""

from collections.abc import Mapping

from bot.words import Words
from engine import KIND_OF
from engine.problems import Grade, ReadingsProblem

from .page import Label, Row, Size, Style
from .parts import hand_row
from .quiz_tally import Entry
from .reading import groups_text, reading_cells

Texts = tuple[str, ...]


def question(problem: ReadingsProblem, words: Words) -> tuple[tuple[Row, ...], Texts]:
    """Show the hand."""
    del words
    return (hand_row(problem.hand),), ()


def phrase(problem: ReadingsProblem, choice: int, words: Words) -> str:
    """Write a number of readings: "2 readings"."""
    del problem
    return words.text("label-readings", readings=choice)


def verdict(problem: ReadingsProblem, choice: int, grade: Grade, words: Words) -> str:
    """Say how many there are."""
    right = phrase(problem, problem.right, words)
    if grade.is_right:
        return words.text("title-right", answer=right)
    return words.text("title-readings-not", right=right, chosen=str(choice))


def marked(problem: ReadingsProblem, choice: int, words: Words) -> tuple[Row, ...]:
    """Show every reading."""
    del choice
    return shown(problem, words)


def slips(problem: ReadingsProblem, choice: int, grade: Grade, words: Words) -> Texts:
    """Say what makes the readings differ."""
    del choice
    if not grade.slips:
        return ()
    return (words.named("quiz-readings", problem.theme),)


def shown(problem: ReadingsProblem, words: Words) -> tuple[Row, ...]:
    """Draw every reading behind its number."""
    return tuple(
        Row(
            (
                Label(str(number), Style.GOOD, spoken=words.text("spoken-reading", number=number)),
                *reading_cells(reading, (), problem.hand),
            ),
            Size.SMALL,
        )
        for number, reading in enumerate(problem.answer, start=1)
    )


def why(problem: ReadingsProblem, words: Words) -> Texts:
    """List the readings."""
    lines = (
        words.text("line-reading-groups", number=number, groups=groups_text(reading, words))
        for number, reading in enumerate(problem.answer, start=1)
    )
    return ("\n".join(lines),)


def tally(problem: ReadingsProblem, votes: Mapping[str, int], words: Words) -> list[Entry]:
    """Count each number offered, in order."""
    return [
        Entry(
            Label(str(number), spoken=phrase(problem, number, words)),
            phrase(problem, number, words),
            votes.get(problem.write(number), 0),
            is_right=number == problem.right,
        )
        for number in problem.options
    ]
