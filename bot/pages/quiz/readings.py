"""Pages of a quiz about the readings of a complete hand: pictures and words."""

from bot.pages.page import Label, Row, Size, Style
from bot.pages.parts import hand_row
from bot.pages.reading import groups_phrase, reading_cells
from bot.words import Words
from engine.problems import Grade, ReadingsProblem

from .known import Known
from .tally import Entry
from .words import Votes


def known(problem: ReadingsProblem, words: Words) -> Known:
    """Show the hand."""
    del words
    return Known(hand_row(problem.hand))


def phrase(problem: ReadingsProblem, choice: int, words: Words) -> str:
    """Write a number of readings: "2 readings"."""
    del problem
    return words.text("label-readings", readings=choice)


def verdict(problem: ReadingsProblem, choice: int, grade: Grade, words: Words) -> str:
    """Say how many there are."""
    answer = phrase(problem, problem.right, words)
    if grade.is_right:
        return words.text("title-right", answer=answer)
    return words.text("title-readings-not", answer=answer, chosen=str(choice))


def marked(problem: ReadingsProblem, choice: int, words: Words) -> tuple[Row, ...]:
    """Show every reading."""
    del choice
    return shown(problem, words)


def told(problem: ReadingsProblem, choice: int, grade: Grade, words: Words) -> tuple[str, ...]:
    """Say what makes the readings differ; the picture shows them."""
    del choice, grade
    return (words.named("quiz-readings", problem.theme),)


def shown(problem: ReadingsProblem, words: Words) -> tuple[Row, ...]:
    """Draw every reading behind its number."""
    return tuple(
        Row((_number(number, words), *reading_cells(reading, (), problem.hand)), Size.SMALL)
        for number, reading in enumerate(problem.answer, start=1)
    )


def why(problem: ReadingsProblem, words: Words) -> tuple[str, ...]:
    """List the readings, and say what makes them differ."""
    lines = (
        words.text("line-reading-groups", number=str(number), groups=groups_phrase(reading, words))
        for number, reading in enumerate(problem.answer, start=1)
    )
    return (words.named("quiz-readings", problem.theme), "\n".join(lines))


def tally(problem: ReadingsProblem, votes: Votes, words: Words) -> list[Entry]:
    """Count each number offered, in order."""
    chosen = dict(votes)
    return [
        Entry(
            phrase(problem, number, words),
            chosen.get(number, 0),
            number == problem.right,
        )
        for number in problem.options
    ]


def _number(number: int, words: Words) -> Label:
    spoken = words.text("spoken-reading", number=number)
    return Label(str(number), Style.GOOD, spoken)
