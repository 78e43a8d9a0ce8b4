"""The review of one player's game, within a time."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import itemgetter
from time import thread_time
from typing import Final

from engine.logs import Game
from engine.tiles import KIND_OF, Kind

from .cuts import judged, judged_silence, suspicion, suspicion_of_silence
from .decisions import Loss, LossKind, decisions
from .slips import passed_wins, slips

MOST_LOSSES: Final = 5
SECONDS: Final = 0.9
"""CPU time in which cuts are valued."""

FARTHEST: Final = 2
"""The shanten after the best cut up to which cuts are valued. Of 272 cuts further away 11 were
losses, and a single one of them took up to 0.9 s and 70 MB."""

RESERVED: Final = 0.15
"""Seconds that one outlook may need: 0.05 is the median, 0.2 the longest."""

SUSPICIONS: Final = ((suspicion, judged), (suspicion_of_silence, judged_silence))
"""What makes a decision look bad, by the points that it costs on the average, and its judge."""


@dataclass(frozen=True, slots=True)
class Review:
    """What a game teaches one player: up to `MOST_LOSSES` losses, dearest first.

    ``decisions`` are the discards that were looked at, ``valued`` those that the outlook was
    asked about, ``is_whole`` whether it was asked about all that looked bad.
    """

    losses: tuple[Loss, ...]
    decisions: int
    valued: int
    is_whole: bool


def review(
    game: Game, seat: int, *, seconds: float = SECONDS, clock: Callable[[], float] = thread_time
) -> Review:
    """Return the decisions of a seat that cost most; raise LogError where nobody sits there.

    ``seconds`` of ``clock`` bound the time in which cuts are valued. An idea is told once a round.
    """
    end = clock() + seconds
    found: list[Loss] = []
    suspects = []
    count = 0
    for decision in decisions(game, seat):
        count += 1
        found += slips(decision)
        if decision.best.shanten <= FARTHEST:
            suspects += [
                (points, judge, decision)
                for suspect, judge in SUSPICIONS
                if (points := suspect(decision))
            ]
    found += passed_wins(game, seat)
    suspects.sort(key=itemgetter(0), reverse=True)
    valued = 0
    for _, judge, decision in suspects:
        if clock() + RESERVED > end:
            break
        valued += 1
        loss = judge(decision)
        found += [loss] if loss is not None else []
    losses = _one_of_an_idea(sorted(found, key=_dearest_first))
    return Review(tuple(losses[:MOST_LOSSES]), count, valued, valued == len(suspects))


def _dearest_first(loss: Loss) -> tuple[int, int, int]:
    """Losses without a price stand last, in the order of the game."""
    return -(loss.points or 0), loss.round, loss.moment.event


def _one_of_an_idea(losses: Iterable[Loss]) -> list[Loss]:
    """Drop losses that share a tile with a dearer one of the same kind and round.

    1m cut and 9m better, and a turn later 9m cut and 1m better, is one idea.
    """
    kept: list[Loss] = []
    told: set[tuple[int, LossKind, Kind | None]] = set()
    for loss in losses:
        tiles = (loss.moment.done.tile, loss.better) if loss.better is not None else (None,)
        ideas = {(loss.round, loss.kind, None if tile is None else KIND_OF[tile]) for tile in tiles}
        if not ideas & told:
            kept.append(loss)
            told |= ideas
    return kept
