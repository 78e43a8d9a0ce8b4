"""What a quiz about the widest cut shows and says."""

from collections.abc import Iterable, Mapping

from bot.words import Words
from engine import KIND_OF, DiscardUkeire, Kind, Tile
from engine.problems import CutProblem, Grade

from .page import Arrow, Face, Label, Row, Size, Style, Tiles
from .parts import counted, hand_row, tiles_cell
from .quiz_parts import listed, seen_rows
from .quiz_tally import Entry

Texts = tuple[str, ...]

MOST_BEST = 3
"""Cuts that are drawn where several are the widest."""


def question(problem: CutProblem, words: Words) -> tuple[tuple[Row, ...], Texts]:
    """Show the hand and the tiles seen elsewhere."""
    return (hand_row(problem.hand), *seen_rows(problem.seen, words)), ()


def phrase(problem: CutProblem, choice: Iterable[Kind] | Tile, words: Words) -> str:
    """Write a cut, or the right ones: "6m"."""
    del problem
    tiles = [choice] if isinstance(choice, int) else sorted(choice)
    return words.text("joint-or").join(map(words.tile, tiles))


def verdict(problem: CutProblem, choice: Tile, grade: Grade, words: Words) -> str:
    """Say what share of the widest cut's tiles the chosen one keeps."""
    if KIND_OF[choice] in problem.right:
        return words.text("title-right", answer=words.text("choice-cut", tile=words.tile(choice)))
    if _cut(problem, choice).shanten > problem.answer[0].shanten:
        return words.text("title-cut-back", tile=words.tile(choice))
    share = percent(grade.score, words)
    name = "title-cut-share-right" if grade.is_right else "title-cut-share"
    return words.text(name, tile=words.tile(choice), share=share)


def marked(problem: CutProblem, choice: Tile, words: Words) -> tuple[Row, ...]:
    """Show what the chosen cut accepts under what the widest do."""
    own = _cut(problem, choice)
    best = [cut for cut in _best(problem) if cut != own]
    if KIND_OF[choice] in problem.right:
        return (_row(own, Style.GOOD, words), *(_row(cut, Style.GOOD, words) for cut in best))
    return (
        *(_row(cut, Style.GOOD, words) for cut in best),
        _row(own, Style.NONE, words),
    )


def slips(problem: CutProblem, choice: Tile, grade: Grade, words: Words) -> Texts:
    """Compare the chosen cut with the widest: tiles left, and which tiles it gives up."""
    del grade
    if KIND_OF[choice] in problem.right:
        return ()
    own, best = _cut(problem, choice), problem.answer[0]
    if own.shanten > best.shanten:
        return (
            words.text(
                "quiz-cut-back",
                tile=words.tile(choice),
                best=words.tile(best.tile),
                own=str(own.shanten),
                shanten=str(best.shanten),
            ),
        )
    compared = words.text(
        "quiz-cut-waits" if best.shanten == 0 else "quiz-cut-accepts",
        tile=words.tile(choice),
        left=own.left,
        best=words.tile(best.tile),
        most=str(best.left),
    )
    lost = sorted({it.tile for it in best.tiles if it.left} - {it.tile for it in own.tiles})
    if not lost:
        return (compared,)
    gives_up = words.text("quiz-cut-loses", best=words.tile(best.tile), tiles=words.tiles(lost))
    return listed((compared, gives_up))


def shown(problem: CutProblem, words: Words) -> tuple[Row, ...]:
    """Show what the widest cuts accept."""
    return tuple(_row(cut, Style.GOOD, words) for cut in _best(problem))


def why(problem: CutProblem, words: Words) -> Texts:
    """Say what the widest cut and the next one leave."""
    best = problem.answer[0]
    lines = [_accepts(cut, words) for cut in _best(problem)]
    second = next((cut for cut in problem.answer if KIND_OF[cut.tile] not in problem.right), None)
    if second is not None:
        lines.append(
            _accepts(second, words)
            if second.shanten == best.shanten
            else words.text("quiz-others-go-back")
        )
    return listed(lines)


def tally(problem: CutProblem, votes: Mapping[str, int], words: Words) -> list[Entry]:
    """Count each cut, the widest first, with its share of the widest's tiles."""
    chosen = {KIND_OF[problem.read(text)]: number for text, number in votes.items()}
    shares, right = problem.shares, problem.right
    tile_of = {KIND_OF[cut.tile]: cut.tile for cut in problem.answer}
    order = sorted(right | chosen.keys(), key=lambda kind: (-shares[kind], kind))
    return [
        Entry(
            Tiles((Face(tile_of[kind], winning=kind in right),)),
            words.tile(tile_of[kind]),
            chosen.get(kind, 0),
            is_right=kind in right,
            note=percent(shares[kind], words),
        )
        for kind in order
    ]


def percent(share: float, words: Words) -> str:
    """Write a share as a percentage that never rounds up to the whole."""
    return words.text("label-percent", share=str(int(100 * share)))


def _best(problem: CutProblem) -> list[DiscardUkeire]:
    best = [cut for cut in problem.answer if KIND_OF[cut.tile] in problem.right]
    return best[:MOST_BEST]


def _cut(problem: CutProblem, choice: Tile) -> DiscardUkeire:
    return next(cut for cut in problem.answer if KIND_OF[cut.tile] == KIND_OF[choice])


def _row(cut: DiscardUkeire, style: Style, words: Words) -> Row:
    label = Label(words.text("label-tiles", left=cut.left), style)
    cells = counted((it.tile, it.left) for it in cut.tiles)
    return Row((tiles_cell([cut.tile]), Arrow(), label, *cells), Size.SMALL)


def _accepts(cut: DiscardUkeire, words: Words) -> str:
    return words.text(
        "quiz-cut-leaves-waits" if cut.shanten == 0 else "quiz-cut-leaves",
        tile=words.tile(cut.tile),
        left=cut.left,
        tiles=words.tiles(it.tile for it in cut.tiles if it.left),
    )
