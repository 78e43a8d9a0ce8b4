"""What a quiz about waits shows and says."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from bot.words import Words
from engine import KIND_OF, Kind, Wait, WaitReading
from engine.problems import Grade, WaitsProblem

from .page import Face, Label, Row, Style, Tiles
from .parts import counted, hand_row
from .quiz_parts import listed, seen_rows
from .quiz_tally import Entry
from .reading import groups_text
from .wait_shapes import name_text, part_of, shape_text
from .waits import waits_row

Texts = tuple[str, ...]


def question(problem: WaitsProblem, words: Words) -> tuple[tuple[Row, ...], Texts]:
    """Show the hand and the tiles seen elsewhere."""
    return (hand_row(problem.hand), *seen_rows(problem.seen, words)), ()


def phrase(problem: WaitsProblem, choice: Iterable[Kind], words: Words) -> str:
    """Write a set of tiles: "3m 6m"."""
    del problem
    return words.tiles(sorted(choice))


def verdict(problem: WaitsProblem, choice: Iterable[Kind], grade: Grade, words: Words) -> str:
    """Say how many of the waits were found."""
    right, picked = problem.right, {KIND_OF[tile] for tile in choice}
    if grade.is_right:
        return words.text("title-right", answer=phrase(problem, right, words))
    return words.text(
        "title-found",
        found=len(right & picked),
        waits=len(right),
        wrong=len(picked - right),
    )


def marked(problem: WaitsProblem, choice: Iterable[Kind], words: Words) -> tuple[Row, ...]:
    """Show the waits found in gold, those missed, and the wrong tiles crossed out."""
    right, picked = problem.right, {KIND_OF[tile] for tile in choice}
    return tuple(
        row
        for row in (
            _row("label-found", Style.GOOD, _waits_of(problem, right & picked), words),
            _row("label-missed", Style.TOTAL, _waits_of(problem, right - picked), words),
            _struck_row(sorted(picked - right), words),
        )
        if row
    )


def slips(problem: WaitsProblem, choice: Iterable[Kind], grade: Grade, words: Words) -> Texts:
    """Say why each wait that was missed is one, and why each wrong tile is none."""
    del grade
    right, picked = problem.right, {KIND_OF[tile] for tile in choice}
    wrong = sorted(picked - right)
    owned = problem.hand.owned
    held = [kind for kind in wrong if owned[kind] == 4]
    nothing = [kind for kind in wrong if owned[kind] < 4]
    missed = list(_waits_of(problem, right - picked))
    return listed(
        (
            *(line for wait in missed for line in _missed_lines(wait, words)),
            *([words.text("quiz-held-four", tiles=words.tiles(held))] if held else []),
            *([words.text("quiz-no-wait", tiles=words.tiles(nothing))] if nothing else []),
        )
    )


def shown(problem: WaitsProblem, words: Words) -> tuple[Row, ...]:
    """Show the waits as the ordinary answer does, in gold."""
    return (waits_row(problem.answer, words),)


def why(problem: WaitsProblem, words: Words) -> Texts:
    """Name the wait and its parts."""
    return (*name_text(problem.answer, words), shape_text(problem.answer, words))


def tally(problem: WaitsProblem, votes: Mapping[str, int], words: Words) -> list[Entry]:
    """Count how often each tile was chosen: the waits first, then the tiles most often wrong."""
    chosen: Counter[Kind] = Counter()
    for text, number in votes.items():
        for kind in problem.read(text):
            chosen[kind] += number
    right = problem.right
    order = sorted(
        right | chosen.keys(),
        key=lambda kind: (kind not in right, -chosen[kind] * (kind not in right), kind),
    )
    return [
        Entry(
            Tiles((Face(kind, winning=kind in right),)),
            words.tile(kind),
            chosen[kind],
            is_right=kind in right,
        )
        for kind in order
    ]


def _waits_of(problem: WaitsProblem, kinds: Iterable[Kind]) -> Iterator[Wait]:
    wanted = set(kinds)
    return (wait for wait in problem.answer.waits if wait.tile in wanted)


def _row(label: str, style: Style, waits: Iterable[Wait], words: Words) -> Row | None:
    cells = counted((wait.tile, wait.left) for wait in waits)
    return Row((Label(words.text(label), style), *cells)) if cells else None


def _struck_row(kinds: Iterable[Kind], words: Words) -> Row | None:
    cells = tuple(Tiles((Face(kind, struck=True),)) for kind in kinds)
    return Row((Label(words.text("label-wrong"), Style.NONE), *cells)) if cells else None


def _missed_lines(wait: Wait, words: Words) -> Iterator[str]:
    """Say for each shape what waits for a tile, and how the whole hand is then read."""
    for shape in wait.shapes:
        way = next(it for it in wait.readings if it.shape is shape)
        yield words.named(
            "quiz-missed",
            shape,
            tile=words.tile(wait.tile),
            part=words.run(part_of(way)),
            groups=_groups(way, words),
        )


def _groups(way: WaitReading, words: Words) -> str:
    return groups_text(way.reading, words)
