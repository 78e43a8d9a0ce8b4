"""A quiz about the waits of a hand."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.features.quiz.quiz_problem import Feedback, Known, QuizProblem, listed, seen_rows
from bot.features.waits.page import waits_row
from bot.hand import Question, Situation
from bot.pages.block_row import grouping_row
from bot.pages.page import Face, Field, Label, Offer, Row, Style, Tiles
from bot.pages.parts import counted, hand_row
from bot.pages.tally import Entry, tile_entries
from bot.pages.wait_shapes import WaitPart, name_text, part_of, rest_of, shape_text, waiting_parts
from bot.pages.with_yaku import waited_for
from bot.words import Words
from engine import NAMES, Kind, Rules, Shape, Wait, WaitName, WaitReading
from engine.problems import WAITS, Grade, Species, WaitsProblem, grade_text, misfit
from engine.tiles import KIND_OF

MOST_GROUPINGS: Final = 3
"""Groupings that are drawn: one for each part that waits; nine gates would have twenty."""

MOST_REASONS: Final = 4
"""Wrong tiles of which each has its reason; the others are named together."""

OF_ORPHANS: Final = frozenset(
    {Shape.THIRTEEN_ORPHANS_SINGLE, Shape.THIRTEEN_ORPHANS_THIRTEEN_SIDED}
)

SHAPES: Final = frozenset(map(str, Shape))
WAIT_NAMES: Final = frozenset(map(str, WaitName))

CHOSEN: Final = "waits"
"""The select of the tiles."""


class WaitsQuiz(QuizProblem[WaitsProblem]):
    """A tenpai hand, of which the tiles it waits for are chosen in a form."""

    @classmethod
    def of(cls, question: Question) -> "WaitsQuiz":
        """Ask what a hand waits for."""
        at = question.situation
        return cls(WaitsProblem(at.held, at.outside, at.rules), question)

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "WaitsQuiz":
        """Deal a tenpai hand."""
        problem = WAITS.deal(species.level, seed, theme=species.theme, rules=rules)
        return cls(problem, Question("quiz", Situation(problem.hand, rules)))

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
            return Feedback(title, (*rows, *self._groupings(words)), self.why(words))
        title = words.text(
            "title-found", found=len(found), waits=len(found) + len(missed), wrong=len(wrong)
        )
        return Feedback(title, rows, _told(problem, missed, wrong, words))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Show the waits as the ordinary answer does, and how the hand is read for them."""
        return (waits_row(waited_for(self.problem.answer), words), *self._groupings(words))

    def _groupings(self, words: Words) -> tuple[Row, ...]:
        """Draw a row for each part that waits: the groups of the rest, and the part."""
        rows: list[Row] = []
        for (part, shape), tiles in waiting_parts(self.problem.answer).items():
            way = next(
                way
                for wait in self.problem.answer.waits
                for way in wait.readings
                if (part_of(way), way.shape) == (part, shape)
            )
            if rest := rest_of(way):
                rows.append(grouping_row(rest, part, tiles, words))
        return tuple(rows[:MOST_GROUPINGS])

    def why(self, words: Words) -> tuple[str, ...]:
        """Name the wait and its parts."""
        answer = self.problem.answer
        return (*name_text(answer, words), shape_text(answer, words))

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count how often each tile was chosen: the waits first, then those most often wrong."""
        answers = ((self.problem.read(text), number) for text, number in votes.items())
        return tile_entries(answers, self.problem.right, words)

    def in_full(self) -> Question:
        """Ask what /waits says of the hand."""
        return self.asked("waits")


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
    others = [kind for kind in wrong if owned[kind] < 4]
    return (
        *listed(_missed_lines(missed, words)),
        *((words.text("quiz-held-four", tiles=words.tiles(held)),) if held else ()),
        *listed(_misfit_lines(problem, others, words)),
        *name_text(problem.answer, words),
    )


def _misfit_lines(problem: WaitsProblem, wrong: Sequence[Kind], words: Words) -> Iterator[str]:
    """Say why tiles complete nothing, those with one reason together."""
    kinds_of: dict[tuple[str, tuple[tuple[str, str], ...]], list[Kind]] = {}
    for kind in wrong[:MOST_REASONS]:
        name, arguments = _misfit(problem, kind, words)
        kinds_of.setdefault((name, tuple(arguments.items())), []).append(kind)
    for (name, named), kinds in kinds_of.items():
        yield words.named("quiz-misfit", name, tile=words.tiles(kinds), **dict(named))
    if more := wrong[MOST_REASONS:]:
        yield words.text("quiz-no-wait", tiles=words.tiles(more))


def _misfit(problem: WaitsProblem, kind: Kind, words: Words) -> tuple[str, dict[str, str]]:
    """Return the sentence about a tile, and what it names: what stays over, or still waits."""
    waits = problem.answer.waits
    shapes = {shape for wait in waits for shape in wait.shapes}
    lacking = {"tiles": words.tiles(wait.tile for wait in waits)}
    if shapes <= OF_ORPHANS:
        return "orphans", lacking
    if shapes == {Shape.SEVEN_PAIRS_TANKI}:
        return "pairs", lacking
    if (found := misfit(problem.hand, kind)) is not None:
        left = {"left": words.run(found.left)}
        if not found.done:
            return "left", left
        done = words.text("joint-groups").join(map(words.run, found.done))
        return "done", left | {"done": done}
    part, tiles = min(
        ((part, tiles) for (part, _), tiles in waiting_parts(problem.answer).items()),
        key=lambda it: min(abs(kind - own) for own in it[0]),
    )
    return "waits", {"part": words.run(part), "tiles": words.one_of(map(words.tile, tiles))}


def _missed_lines(missed: Iterable[Wait], words: Words) -> Iterator[str]:
    """Say what waits for the missed tiles, each in one part of the hand or more.

    Beside it stand the groups of the rest: of 1112334599m, 23m waits beside 111m 345m 99m, and
    1199m beside 123m 345m.
    """
    parts: dict[WaitPart, list[tuple[Kind, WaitReading]]] = {}
    told: set[Kind] = set()
    for wait in missed:
        for shape in wait.shapes:
            way = next(it for it in wait.readings if it.shape is shape)
            parts.setdefault((part_of(way), shape), []).append((wait.tile, way))
    for (part, shape), taken in parts.items():
        if told >= {kind for kind, _ in taken}:
            continue
        told.update(kind for kind, _ in taken)
        line = words.named(
            "quiz-missed",
            shape,
            tiles=words.tiles(kind for kind, _ in taken),
            part=words.run(part),
        )
        rest = words.text("joint-groups").join(map(words.run, rest_of(taken[0][1])))
        yield words.text("quiz-missed-beside", line=line, groups=rest) if rest else line
