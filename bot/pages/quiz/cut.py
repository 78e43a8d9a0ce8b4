"""Pages of a quiz about the widest cut: pictures and words."""

from collections.abc import Iterable
from typing import Final

from bot.pages.cut_table import cut_row
from bot.pages.page import Face, Label, Row, Size, Style, Tiles
from bot.pages.parts import counted, hand_row
from bot.words import Words
from engine import KIND_OF, DiscardUkeire, Kind, Tile
from engine.problems import CutProblem, Grade

from .known import Known, listed, seen_rows
from .tally import Entry
from .words import Votes

MOST_BEST: Final = 2
"""Cuts that are shown where several are the widest; the others are named."""


def known(problem: CutProblem, words: Words) -> Known:
    """Show the hand and the tiles seen elsewhere."""
    return Known(hand_row(problem.hand), below=seen_rows(problem.seen, words))


def phrase(problem: CutProblem, choice: Iterable[Kind] | Tile, words: Words) -> str:
    """Write a cut, or all that are as wide: "6m", "3m, 6m or 9m"."""
    del problem
    tiles = [choice] if isinstance(choice, int) else sorted(choice)
    return words.one_of(map(words.tile, tiles))


def verdict(problem: CutProblem, choice: Tile, grade: Grade, words: Words) -> str:
    """Say what share of the widest cut's tiles the chosen one keeps."""
    tile = words.tile(choice)
    if KIND_OF[choice] in problem.right:
        return words.text("title-right", answer=words.text("alt-cut", tiles=tile))
    if _goes_back(problem, _cut(problem, choice)):
        return words.text("title-cut-back", tile=tile)
    share = percent(grade.score, words)
    if grade.is_right:
        return words.text("title-cut-share-right", tile=tile, share=share)
    return words.text("title-cut-share", tile=tile, share=share)


def marked(problem: CutProblem, choice: Tile, words: Words) -> tuple[Row, ...]:
    """Show what the chosen cut accepts under what the widest do."""
    own = _cut(problem, choice)
    if KIND_OF[choice] in problem.right:
        return (_row(own, Style.GOOD, words),)
    if _goes_back(problem, own):
        struck = Tiles((Face(own.tile, struck=True),))
        back = Row((struck, Label(_shanten(own, words), Style.NONE)), Size.SMALL)
        return (*shown(problem, words), back)
    style = Style.TOTAL if problem.grade(choice).is_right else Style.NONE
    return (*shown(problem, words), _row(own, style, words))


def told(problem: CutProblem, choice: Tile, grade: Grade, words: Words) -> tuple[str, ...]:
    """Compare the chosen cut with the widest: tiles left, and which tiles it gives up."""
    del grade
    if KIND_OF[choice] in problem.right:
        return why(problem, words)
    own, best = _cut(problem, choice), problem.answer[0]
    tiles = {"tile": words.tile(own.tile), "best": words.tile(best.tile)}
    if _goes_back(problem, own):
        compared = words.text("quiz-cut-back", own=own.shanten, shanten=best.shanten, **tiles)
        return (compared, *why(problem, words))
    name = "quiz-cut-accepts" if best.shanten else "quiz-cut-waits"
    left = words.text("label-tiles", left=own.left)
    compared = words.text(name, left=left, most=str(best.left), **tiles)
    lost = sorted({it.tile for it in best.tiles if it.left} - {it.tile for it in own.tiles})
    only = words.text("quiz-cut-only", best=tiles["best"], tiles=words.tiles(lost))
    return listed((compared, *([only] if lost else [])))


def shown(problem: CutProblem, words: Words) -> tuple[Row, ...]:
    """Show what the widest cuts accept."""
    return tuple(_row(cut, Style.GOOD, words) for cut in _best(problem))


def why(problem: CutProblem, words: Words) -> tuple[str, ...]:
    """Say what the widest cuts and the next one leave."""
    best = _best(problem)
    lines = [_leaves(cut, words) for cut in best]
    if others := sorted(problem.right - {KIND_OF[cut.tile] for cut in best}):
        lines.append(words.text("quiz-cut-alike", tiles=words.tiles(others)))
    second = next((cut for cut in problem.answer if KIND_OF[cut.tile] not in problem.right), None)
    if second is None:
        lines.append(words.text("quiz-cut-all-alike"))
    elif _goes_back(problem, second):
        lines.append(words.text("quiz-cut-others-back"))
    else:
        lines.append(_leaves(second, words))
    return listed(lines)


def tally(problem: CutProblem, votes: Votes, words: Words) -> list[Entry]:
    """Count each cut, the widest first, with its share of the widest's tiles."""
    chosen = {KIND_OF[tile]: number for tile, number in votes}
    shares, right = problem.shares, problem.right
    return [
        Entry(
            words.tile(cut.tile),
            chosen.get(kind, 0),
            kind in right,
            cut.tile,
            (width_note(problem, cut.tile, words),),
        )
        for kind in sorted(
            right | chosen.keys(), key=lambda kind: (-shares[kind], -chosen.get(kind, 0), kind)
        )
        for cut in (_cut(problem, kind),)
    ]


def width_note(problem: CutProblem, choice: Tile, words: Words) -> Label:
    """Draw the share of the widest's tiles that a cut keeps, or the shanten where it goes back."""
    cut = _cut(problem, choice)
    if _goes_back(problem, cut):
        return Label(_shanten(cut, words))
    share = percent(problem.shares[KIND_OF[choice]], words)
    return Label(share, spoken=words.text("alt-share", share=share))


def percent(share: float, words: Words) -> str:
    """Write a share as a percentage, rounded down: what is less than all is not 100%."""
    return words.percent(str(int(100 * share)))


def _best(problem: CutProblem) -> list[DiscardUkeire]:
    best = [cut for cut in problem.answer if KIND_OF[cut.tile] in problem.right]
    return best[:MOST_BEST]


def _cut(problem: CutProblem, choice: Tile) -> DiscardUkeire:
    return next(cut for cut in problem.answer if KIND_OF[cut.tile] == KIND_OF[choice])


def _goes_back(problem: CutProblem, cut: DiscardUkeire) -> bool:
    return cut.shanten > problem.answer[0].shanten


def _shanten(cut: DiscardUkeire, words: Words) -> str:
    return words.text("label-shanten", shanten=str(cut.shanten))


def _row(cut: DiscardUkeire, style: Style, words: Words) -> Row:
    label = Label(words.text("label-tiles", left=cut.left), style)
    return cut_row([cut.tile], label, counted((it.tile, it.left) for it in cut.tiles))


def _leaves(cut: DiscardUkeire, words: Words) -> str:
    return words.text(
        "quiz-cut-leaves" if cut.shanten else "quiz-cut-leaves-waits",
        tile=words.tile(cut.tile),
        left=words.text("label-tiles", left=cut.left),
        tiles=words.tiles(it.tile for it in cut.tiles if it.left),
    )
