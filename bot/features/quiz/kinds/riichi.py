"""A quiz about riichi or dama."""

from collections.abc import Mapping
from typing import ClassVar, Final

from bot.features.outlook.at_table import way_text
from bot.features.outlook.finding import bare, look
from bot.features.quiz.quiz_problem import Feedback, Known, QuizProblem, listed
from bot.features.quiz.worth import terms
from bot.hand import Question, Situation
from bot.pages.page import Offer, Row
from bot.pages.parts import dora_rows, hand_row
from bot.pages.tally import Entry
from bot.words import Words
from engine import Rules
from engine.outlook import Outlook, OutlookError
from engine.problems import (
    RIICHI,
    Grade,
    RiichiProblem,
    Species,
    Way,
    grade_text,
    lead_between,
)

USUAL_TURN: Final = 6
"""The turn of a typed hand where none is named; the question says it."""


class RiichiQuiz(QuizProblem[RiichiProblem]):
    """A tenpai hand after its cut, of which a button each offers riichi and dama."""

    is_judged: ClassVar[bool] = True

    @classmethod
    def of(cls, question: Question) -> "RiichiQuiz":
        """Ask about a hand whose lead is known: see `judged`."""
        at = question.situation
        problem = RiichiProblem(
            at.held,
            question.lead,
            at.turn or 1,
            at.dora,
            at.rules,
            at.seat,
            at.round,
        )
        return cls(problem, question)

    @classmethod
    def judged(cls, question: Question) -> Question:
        """Find the lead of a typed hand, at `USUAL_TURN` where none is named."""
        question = question.but(turn=question.situation.turn or USUAL_TURN)
        found = look(bare(question))
        if isinstance(found, OutlookError) or len(found.options) != 1:
            return question
        (option,) = found.options
        return question.but(lead=lead_between(option.riichi, option.dama))

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "RiichiQuiz":
        """Deal a hand of which one way is worth clearly more."""
        problem = RIICHI.deal(species.level, seed, theme=species.theme, rules=rules)
        situation = Situation(
            problem.hand,
            rules,
            seat=problem.seat,
            round=problem.round,
            dora=problem.dora,
            turn=problem.turn,
        )
        return cls(problem, Question("quiz", situation, lead=problem.lead))

    def known(self, words: Words) -> Known:
        """Show the dora and the hand, and say the turn, the seat and the round."""
        problem = self.problem
        facts = (
            words.text("choice-turn", turn=str(problem.turn)),
            words.text("fact-seat", wind=words.tile(problem.seat), round=words.tile(problem.round)),
        )
        return Known(
            hand_row(problem.hand),
            above=dora_rows(self.at, words),
            text=(words.text("joint-facts").join(facts),),
        )

    def buttons(self, words: Words) -> tuple[Offer, ...]:
        """Offer both ways."""
        return tuple(Offer(_name(way, words), self.problem.write(way)) for way in Way)

    def grade(self, answer: str) -> tuple[str, Grade]:
        """Grade a way: it is right or wrong."""
        return grade_text(self.problem, answer)

    def right(self, words: Words) -> str:
        """Name the way that is worth more."""
        return _name(self.problem.right, words)

    def feedback(self, answer: str, words: Words) -> Feedback:
        """Say by how much the right way leads, and what it leads by."""
        is_right = self.problem.read(answer) is self.problem.right
        key = "title-right" if is_right else "title-riichi-wrong"
        title = words.text(key, answer=self.right(words))
        return Feedback(title, self.shown(words), self.why(words))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Show nothing more: the hand is the picture."""
        del words
        return ()

    def why(self, words: Words) -> tuple[str, ...]:
        """Say what the right way does for this hand, and its lead."""
        lead = words.percent(str(abs(self.problem.lead)))
        theme = self.problem.theme
        if self.problem.has_ron_on_some:
            theme = f"{theme}_some"
        return listed(
            (
                words.named("quiz-riichi", theme),
                words.text("quiz-riichi-lead", answer=self.right(words), lead=lead),
            )
        )

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count both ways."""
        return [
            Entry(
                _name(way, words),
                votes.get(self.problem.write(way), 0),
                way is self.problem.right,
            )
            for way in Way
        ]

    def in_full(self) -> Question:
        """Ask what /outlook says of the hand."""
        return self.outlook_asked()

    def outlook(self) -> Question | None:
        """Return the outlook of the hand at a table."""
        return bare(self.outlook_asked())

    def worth_text(self, answer: str | None, worth: Outlook, words: Words) -> tuple[str, ...]:
        """Say what each way wins and by what; the answer is of no matter."""
        del answer
        (option,) = worth.options
        lines = [
            words.text("quiz-riichi-way", answer=_name(name, words), worth=way_text(way, words))
            for name, way in ((Way.RIICHI, option.riichi), (Way.DAMA, option.dama))
            if way is not None
        ]
        return listed((*lines, terms(worth, words)))


QUIZ: Final = RiichiQuiz


def _name(way: Way, words: Words) -> str:
    return words.named("label-way", way)
