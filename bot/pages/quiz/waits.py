"""Pages of a quiz about waits: pictures and words."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from bot.ask.waits.page import waits_row
from bot.pages.page import Face, Label, Row, Style, Tiles
from bot.pages.parts import counted, hand_row
from bot.pages.reading import groups_phrase
from bot.pages.wait_shapes import Part, name_text, part_of, shape_text
from bot.pages.with_yaku import waited_for
from bot.words import Words
from engine import KIND_OF, Kind, Wait, WaitReading
from engine.problems import Grade, WaitsProblem

from .known import Known, listed, seen_rows
from .tally import Entry
from .words import Votes

NAMED_LEVEL: Final = 3
"""From this level on it is told how the whole hand is read: 45p alone does not show the groups."""


def known(problem: WaitsProblem, words: Words) -> Known:
    """Show the hand and the tiles seen elsewhere."""
    return Known(hand_row(problem.hand), below=seen_rows(problem.seen, words))


def phrase(problem: WaitsProblem, choice: Iterable[Kind], words: Words) -> str:
    """Write a set of tiles: "3m 6m"."""
    del problem
    return words.tiles(sorted(choice))


def verdict(problem: WaitsProblem, choice: Collection[Kind], grade: Grade, words: Words) -> str:
    """Say how many of the waits were found, and how many wrong tiles chosen."""
    if grade.is_right:
        return words.text("title-right", answer=phrase(problem, problem.right, words))
    found, missed, wrong = _sorted_out(problem, choice)
    return words.text(
        "title-found", found=len(found), waits=len(found) + len(missed), wrong=len(wrong)
    )


def marked(problem: WaitsProblem, choice: Collection[Kind], words: Words) -> tuple[Row, ...]:
    """Show the waits found in gold, those missed, and the wrong tiles crossed out."""
    found, missed, wrong = _sorted_out(problem, choice)
    gold = (Tiles((Face(wait.tile, winning=True),), words.spoken_tile(wait.tile)) for wait in found)
    plain = counted((wait.tile, wait.left) for wait in missed)
    struck = (Tiles((Face(kind, struck=True),)) for kind in wrong)
    rows = (
        Row((Label(words.text("label-found"), Style.GOOD), *gold)),
        Row((Label(words.text("label-missed"), Style.TOTAL), *plain)),
        Row((Label(words.text("label-wrong"), Style.NONE), *struck)),
    )
    return tuple(row for row in rows if len(row.cells) > 1)


def told(
    problem: WaitsProblem, choice: Collection[Kind], grade: Grade, words: Words
) -> tuple[str, ...]:
    """Say why each wait that was missed is one, and why each wrong tile is none."""
    if grade.is_right:
        return why(problem, words)
    _, missed, wrong = _sorted_out(problem, choice)
    owned = problem.hand.owned
    lines = _missed_lines(problem, missed, words)
    held = [kind for kind in wrong if owned[kind] == 4]
    nothing = [kind for kind in wrong if owned[kind] < 4]
    return (
        *listed(lines),
        *((words.text("quiz-held-four", tiles=words.tiles(held)),) if held else ()),
        *((words.text("quiz-no-wait", tiles=words.tiles(nothing)),) if nothing else ()),
        *name_text(problem.answer, words),
    )


def shown(problem: WaitsProblem, words: Words) -> tuple[Row, ...]:
    """Show the waits as the ordinary answer does."""
    return (waits_row(waited_for(problem.answer), words),)


def why(problem: WaitsProblem, words: Words) -> tuple[str, ...]:
    """Name the wait and its parts."""
    return (*name_text(problem.answer, words), shape_text(problem.answer, words))


def tally(problem: WaitsProblem, votes: Votes, words: Words) -> list[Entry]:
    """Count how often each tile was chosen: the waits first, then the tiles most often wrong."""
    chosen: Counter[Kind] = Counter()
    for kinds, number in votes:
        chosen.update(dict.fromkeys(kinds, number))
    right = problem.right
    wrong = sorted(chosen.keys() - right, key=lambda kind: (-chosen[kind], kind))
    return [
        Entry(words.tile(kind), chosen[kind], kind in right, kind)
        for kind in (*sorted(right), *wrong)
    ]


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
