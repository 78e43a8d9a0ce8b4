"""A quiz about the blocks of a hand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.features.quiz.quiz_problem import Feedback, Known, QuizProblem, listed
from bot.hand import Question, Situation
from bot.pages.block_row import block_rows, blocks_text, breaks_reason, cut_reason, ways_lines
from bot.pages.page import Field, Offer, Row
from bot.pages.parts import hand_row
from bot.pages.tally import Entry, tile_entries
from bot.words import Words
from engine import NAMES, Kind, Rules
from engine.facts import PartKind
from engine.problems import BLOCKS, BlocksAsked, BlocksProblem, Grade, Species, grade_text
from engine.tiles import KIND_OF

SINGLES: Final = frozenset({PartKind.LOOSE, PartKind.HELPER})

CHOSEN: Final = "blocks"
"""The select of the tiles."""


class BlocksQuiz(QuizProblem[BlocksProblem]):
    """A hand, of which loose tiles are chosen in a form, a block or their number by a button."""

    @classmethod
    def of(cls, question: Question) -> "BlocksQuiz":
        """Ask about the blocks of a hand."""
        at = question.situation
        return cls(BlocksProblem(at.held, at.rules), question)

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "BlocksQuiz":
        """Deal a hand of 13 or 14 tiles."""
        problem = BLOCKS.deal(species.level, seed, theme=species.theme, rules=rules)
        return cls(problem, Question("quiz", Situation(problem.hand, rules)))

    def known(self, words: Words) -> Known:
        """Show the hand, and say what is asked of it."""
        about = self.problem.about
        part = "" if about is None else words.run(about.tiles)
        asked = words.named("quiz-blocks-asked", self.problem.asked, part=part)
        return Known(hand_row(self.problem.hand), text=(asked,))

    def buttons(self, words: Words) -> tuple[Offer, ...]:
        """Offer the numbers, or the six blocks."""
        if self._is_of_loose:
            return ()
        problem = self.problem
        return tuple(Offer(self._name(it, words), problem.write(it)) for it in problem.options)

    def fields(self, words: Words) -> tuple[Field, ...]:
        """Offer each kind that is held, where the loose ones are asked for."""
        if not self._is_of_loose:
            return ()
        offers = tuple(
            Offer(words.tile(kind), NAMES[kind])
            for kind in sorted(self._kinds(self.problem.options))
        )
        return (Field(CHOSEN, words.text("modal-blocks-label"), offers, most=len(offers)),)

    def submitted(self, values: Mapping[str, Sequence[str]]) -> str:
        """Return the tiles chosen, side by side."""
        return "".join(values.get(CHOSEN, ()))

    @property
    def _is_of_loose(self) -> bool:
        return self.problem.asked is BlocksAsked.LOOSE

    @staticmethod
    def _kinds(chosen: Iterable[frozenset[Kind] | int]) -> set[Kind]:
        return {kind for it in chosen if not isinstance(it, int) for kind in it}

    def _name(self, chosen: frozenset[Kind] | int, words: Words) -> str:
        """Write an answer: "5 blocks", "79s", "9p east".

        # Of 4678s the block 678s is named by all its tiles: 46s, which has a 6s too, is another.
        """
        if isinstance(chosen, int):
            return words.text("label-blocks", count=chosen)
        if self._is_of_loose:
            return words.tiles(sorted(chosen))
        return words.run(self.problem.block_of(chosen).tiles)

    def grade(self, answer: str) -> tuple[str, Grade]:
        """Grade a set of tiles, a block, or a number."""
        return grade_text(self.problem, answer)

    def right(self, words: Words) -> str:
        """Write the right answer."""
        return self._name(self.problem.right, words)

    def feedback(self, answer: str, words: Words) -> Feedback:
        """Show the blocks; say of each tile that was wrong or missed what it is."""
        problem, chosen = self.problem, self.problem.read(answer)
        rows = self.shown(words)
        if chosen == problem.right:
            title = words.text("title-right", answer=self.right(words))
            return Feedback(title, rows, self.why(words))
        title = words.text(
            "title-blocks-not", answer=self.right(words), chosen=self._name(chosen, words)
        )
        if isinstance(chosen, int) or isinstance(problem.right, int) or not self._is_of_loose:
            return Feedback(title, rows, self.why(words))
        return Feedback(title, rows, listed(self._told(sorted(chosen ^ problem.right), words)))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Draw the blocks."""
        return self.parts(words)

    def parts(self, words: Words) -> tuple[Row, ...]:
        """Draw the blocks."""
        return block_rows(self.problem.hand, self.problem.rules, words)

    def why(self, words: Words) -> tuple[str, ...]:
        """Say which tiles are loose, why a block goes, or how many blocks are needed."""
        problem = self.problem
        if problem.asked is BlocksAsked.COMPOUND and problem.about is not None:
            return listed(ways_lines(problem.about, words))
        if problem.asked is BlocksAsked.HELPS and problem.about is not None:
            kind = KIND_OF[problem.about.tiles[0]]
            return listed(cut_reason(problem.hand, kind, problem.rules, words))
        if isinstance(problem.right, int):
            return blocks_text(problem.hand, problem.rules, words)
        kinds = sorted(problem.right)
        return listed(self._told(kinds if self._is_of_loose else kinds[:1], words))

    def _told(self, kinds: Sequence[Kind], words: Words) -> list[str]:
        """Say which kinds are loose, and of each other one what it helps or breaks."""
        hand, rules = self.problem.hand, self.problem.rules
        lines: list[str] = []
        for kind in kinds:
            if not self._is_of_loose or self.problem.part_of(kind).kind in SINGLES:
                lines += cut_reason(hand, kind, rules, words, as_good=kinds)
            else:
                lines += breaks_reason(hand, kind, rules, words)
        return [*dict.fromkeys(lines)]

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count each answer offered; of loose tiles each tile that is loose or was chosen."""
        problem = self.problem
        if not self._is_of_loose:
            return [
                Entry(self._name(it, words), votes.get(problem.write(it), 0), it == problem.right)
                for it in problem.options
            ]
        answers = ((self._kinds([problem.read(text)]), number) for text, number in votes.items())
        return tile_entries(answers, self._kinds([problem.right]), words)

    def in_full(self) -> Question:
        """Ask what /waits says of the hand."""
        return self.asked("waits")


QUIZ: Final = BlocksQuiz
