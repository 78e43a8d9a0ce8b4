"""A quiz about the readings of a complete hand."""

from collections.abc import Mapping
from typing import Final

from bot.features.quiz.quiz_problem import Feedback, Known, QuizProblem, listed
from bot.hand import Question, Situation, usually_won
from bot.pages.page import Label, Offer, Row, Size, Style
from bot.pages.parts import hand_row
from bot.pages.reading import groups_phrase, reading_cells
from bot.pages.tally import Entry
from bot.words import Words
from engine import Rules
from engine.problems import READINGS, Grade, ReadingsProblem, Species, grade_text


class ReadingsQuiz(QuizProblem[ReadingsProblem]):
    """A complete hand, of which a button each offers how many readings it has."""

    @classmethod
    def of(cls, question: Question) -> "ReadingsQuiz":
        """Ask how many readings a hand has."""
        return cls(ReadingsProblem(question.situation.held), question)

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "ReadingsQuiz":
        """Deal a complete hand."""
        problem = READINGS.deal(species.level, seed, theme=species.theme, rules=rules)
        return cls(problem, Question("quiz", usually_won(Situation(problem.hand, rules))))

    def known(self, words: Words) -> Known:
        """Show the hand."""
        del words
        return Known(hand_row(self.problem.hand))

    def buttons(self, words: Words) -> tuple[Offer, ...]:
        """Offer the numbers."""
        del words
        return tuple(Offer(str(it), self.problem.write(it)) for it in self.problem.options)

    def grade(self, answer: str) -> tuple[str, Grade]:
        """Grade a number."""
        return grade_text(self.problem, answer)

    def right(self, words: Words) -> str:
        """Write the number of readings: "2 readings"."""
        return _phrase(self.problem.right, words)

    def feedback(self, answer: str, words: Words) -> Feedback:
        """Say how many there are; the picture shows each, the text what makes them differ."""
        problem, chosen = self.problem, self.problem.read(answer)
        if chosen == problem.right:
            title = words.text("title-right", answer=self.right(words))
        else:
            title = words.text("title-readings-not", answer=self.right(words), chosen=str(chosen))
        return Feedback(title, self.shown(words), self._difference(words))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Draw every reading behind its number."""
        hand = self.problem.hand
        return tuple(
            Row((_number(number, words), *reading_cells(reading, (), hand)), Size.SMALL)
            for number, reading in enumerate(self.problem.answer, start=1)
        )

    def why(self, words: Words) -> tuple[str, ...]:
        """List the readings, and say what makes them differ."""
        lines = (
            words.text(
                "line-reading-groups", number=str(number), groups=groups_phrase(reading, words)
            )
            for number, reading in enumerate(self.problem.answer, start=1)
        )
        return (*self._difference(words), "\n".join(lines))

    def _difference(self, words: Words) -> tuple[str, ...]:
        """Say what makes the readings differ; of one alone, what looked like another."""
        problem = self.problem
        lines = [words.named("quiz-readings", problem.difference)]
        if problem.right == 1 and problem.false_pairs:
            pairs = words.one_of(words.run((kind, kind)) for kind in problem.false_pairs)
            lines.append(words.text("quiz-false-pair", pair=pairs))
        if problem.fours:
            lines.append(words.text("quiz-four", tile=words.tile(problem.fours[0])))
        return listed(lines)

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count each number offered, in order."""
        chosen = {self.problem.read(text): number for text, number in votes.items()}
        right = self.problem.right
        return [
            Entry(_phrase(number, words), chosen.get(number, 0), number == right)
            for number in self.problem.options
        ]

    def in_full(self) -> Question:
        """Ask what /agari says of the hand."""
        return self.asked("agari")


QUIZ: Final = ReadingsQuiz


def _phrase(number: int, words: Words) -> str:
    return words.text("label-readings", readings=number)


def _number(number: int, words: Words) -> Label:
    spoken = words.text("spoken-reading", number=number)
    return Label(str(number), Style.GOOD, spoken)
