"""A quiz about the waits of a hand."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.ask.waits.page import waits_row
from bot.ask.waits.question import WaitsQuestion
from bot.club.quiz.known import Known, listed, seen_rows
from bot.club.quiz.quiz_problem import Feedback, QuizProblem
from bot.club.quiz.situation import QuizSituation
from bot.pages.page import Face, Field, Label, Offer, Row, Style, Tiles
from bot.pages.parts import counted, hand_row
from bot.pages.reading import groups_phrase
from bot.pages.tally import Entry
from bot.pages.wait_shapes import Part, name_text, part_of, shape_text
from bot.pages.with_yaku import waited_for
from bot.typed.hand_question import HandQuestion
from bot.words import Words
from engine import KIND_OF, NAMES, Kind, Rules, Shape, Wait, WaitName, WaitReading
from engine.problems import WAITS, Grade, Species, WaitsProblem, grade_text

NAMED_LEVEL: Final = 3
"""From this level on it is told how the whole hand is read: 45p alone does not show the groups."""

SHAPES: Final = frozenset(map(str, Shape))
WAIT_NAMES: Final = frozenset(map(str, WaitName))

CHOSEN: Final = "waits"
"""The select of the tiles."""


class WaitsQuiz(QuizProblem[WaitsProblem]):
    """A tenpai hand, of which the tiles it waits for are chosen in a form."""

    @classmethod
    def of(cls, situation: QuizSituation) -> "WaitsQuiz":
        """Ask what a hand waits for."""
        problem = WaitsProblem(situation.hand, situation.outside, situation.rules)
        return cls(problem, situation)

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "WaitsQuiz":
        """Deal a tenpai hand."""
        problem = WAITS.deal(species.level, seed, theme=species.theme, rules=rules)
        return cls(problem, QuizSituation(problem.hand, rules))

    @classmethod
    def theme_name(cls, theme: str, words: Words) -> str:
        """Name a theme as the answer of /waits names the wait or its shape."""
        if theme in WAIT_NAMES:
            return words.named("wait-name", theme)
        return words.named("shape", theme) if theme in SHAPES else ""

    def known(self, words: Words) -> Known:
        """Show the hand and the tiles seen elsewhere."""
        return Known(hand_row(self.problem.hand), below=seen_rows(self.problem.seen, words))

    def fields(self, words: Words) -> tuple[Field, ...]:
        """Offer every tile that the hand might wait for, at a glance."""
        offers = tuple(Offer(words.tile(kind), NAMES[kind]) for kind in self.problem.options)
        return (Field(CHOSEN, words.text("modal-waits-label"), offers, most=len(offers)),)

    def submitted(self, values: Mapping[str, Sequence[str]]) -> str:
        """Return the tiles chosen, side by side."""
        return "".join(values.get(CHOSEN, ()))

    def grade(self, answer: str) -> tuple[str, Grade]:
        """Grade a set of tiles."""
        return grade_text(self.problem, answer)

    def right(self, words: Words) -> str:
        """Write the waits: "3m 6m"."""
        return words.tiles(sorted(self.problem.right))

    def feedback(self, answer: str, words: Words) -> Feedback:
        """Say how many waits were found and how many wrong tiles chosen, and why each is so."""
        problem = self.problem
        choice = problem.read(answer)
        found, missed, wrong = _sorted_out(problem, choice)
        rows = _marked(found, missed, wrong, words)
        if problem.grade(choice).is_right:
            title = words.text("title-right", answer=self.right(words))
            return Feedback(title, rows, self.why(words))
        title = words.text(
            "title-found", found=len(found), waits=len(found) + len(missed), wrong=len(wrong)
        )
        return Feedback(title, rows, _told(problem, missed, wrong, words))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Show the waits as the ordinary answer does."""
        return (waits_row(waited_for(self.problem.answer), words),)

    def why(self, words: Words) -> tuple[str, ...]:
        """Name the wait and its parts."""
        answer = self.problem.answer
        return (*name_text(answer, words), shape_text(answer, words))

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count how often each tile was chosen: the waits first, then those most often wrong."""
        chosen: Counter[Kind] = Counter()
        for text, number in votes.items():
            chosen.update(dict.fromkeys(self.problem.read(text), number))
        right = self.problem.right
        wrong = sorted(chosen.keys() - right, key=lambda kind: (-chosen[kind], kind))
        return [
            Entry(words.tile(kind), chosen[kind], kind in right, kind)
            for kind in (*sorted(right), *wrong)
        ]

    def in_full(self) -> HandQuestion:
        """Ask what /waits says of the hand."""
        return self.situation.asked(WaitsQuestion)


QUIZ: Final = WaitsQuiz


def _sorted_out(
    problem: WaitsProblem, choice: Collection[Kind]
) -> tuple[list[Wait], list[Wait], list[Kind]]:
    """Return the waits that were found, those that were missed, and the tiles that are none."""
    picked = {KIND_OF[tile] for tile in choice}
    waits = problem.answer.waits
    return (
        [wait for wait in waits if wait.tile in picked],
        [wait for wait in waits if wait.tile not in picked],
        sorted(picked - problem.right),
    )


def _marked(
    found: Iterable[Wait], missed: Iterable[Wait], wrong: Iterable[Kind], words: Words
) -> tuple[Row, ...]:
    """Show the waits found in gold, those missed, and the wrong tiles crossed out."""
    gold = (Tiles((Face(wait.tile, winning=True),), words.spoken_tile(wait.tile)) for wait in found)
    plain = counted((wait.tile, wait.left) for wait in missed)
    struck = (Tiles((Face(kind, struck=True),)) for kind in wrong)
    rows = (
        Row((Label(words.text("label-found"), Style.GOOD), *gold)),
        Row((Label(words.text("label-missed"), Style.TOTAL), *plain)),
        Row((Label(words.text("label-wrong"), Style.NONE), *struck)),
    )
    return tuple(row for row in rows if len(row.cells) > 1)


def _told(
    problem: WaitsProblem, missed: Iterable[Wait], wrong: Iterable[Kind], words: Words
) -> tuple[str, ...]:
    """Say why each wait that was missed is one, and why each wrong tile is none."""
    owned = problem.hand.owned
    held = [kind for kind in wrong if owned[kind] == 4]
    nothing = [kind for kind in wrong if owned[kind] < 4]
    return (
        *listed(_missed_lines(problem, missed, words)),
        *((words.text("quiz-held-four", tiles=words.tiles(held)),) if held else ()),
        *((words.text("quiz-no-wait", tiles=words.tiles(nothing)),) if nothing else ()),
        *name_text(problem.answer, words),
    )


def _missed_lines(problem: WaitsProblem, missed: Iterable[Wait], words: Words) -> Iterator[str]:
    """Say what waits for the missed tiles: one line for each part of the hand that does."""
    parts: dict[Part, list[tuple[Kind, WaitReading]]] = {}
    for wait in missed:
        for shape in wait.shapes:
            way = next(it for it in wait.readings if it.shape is shape)
            parts.setdefault((part_of(way), shape), []).append((wait.tile, way))
    for (part, shape), taken in parts.items():
        line = words.named(
            "quiz-missed",
            shape,
            tiles=words.tiles(kind for kind, _ in taken),
            part=words.run(part),
        )
        if problem.level < NAMED_LEVEL or len(part) > 4:
            yield line
        else:
            groups = groups_phrase(taken[0][1].reading, words)
            yield words.text("quiz-missed-as", line=line, groups=groups)
