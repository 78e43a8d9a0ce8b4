"""A tenpai without a yaku that is kept silent: suspected by tiles, judged by the outlook."""

from typing import Final

from engine.hand import Hand
from engine.logs import Position
from engine.outlook import LAST_TURN
from engine.scoring.points import STICK
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.tiles import Tile

from .cuts import allowed_cuts, least_loss, option_of, outlook_of
from .decisions import Decision
from .loss import Loss, LossKind

LIVE: Final = 3
"""Tiles that must be left of a wait for silence to be a question."""

LEAST_WALL: Final = 4
"""The draws that riichi takes, one for each player."""

USUAL_COST: Final = 400
"""The mean of 43 silent tenpai hands in 41 games; half of them cost nothing."""


def suspicion_of_silence(decision: Decision) -> int:
    """Return the points that silence costs on the average; 0 where it is no question.

    It is one where riichi could be declared, and nothing but riichi is a yaku for a ron.
    """
    seen, mine = decision.position, decision.mine
    if decision.declares or mine.shanten or not decision.is_quiet or seen.turn > LAST_TURN:
        return 0
    can = seen.hand.is_closed and seen.wall >= LEAST_WALL and seen.scores[seen.seat] >= STICK
    if not can or mine.left < LIVE or decision.is_furiten(mine):
        return 0
    left = decision.after(mine)
    has_yaku = any(_has_yaku(left, wait.tile, seen) for wait in mine.tiles if wait.left)
    return 0 if has_yaku else USUAL_COST


def _has_yaku(left: Hand, tile: Tile, seen: Position) -> bool:
    """Whether a hand without riichi can win on a tile by ron."""
    won = Hand((*left.concealed, tile), left.melds, tile, players=left.players)
    win = Win(tile, By.RON, seen.seat_wind, seen.round_wind, nuki=seen.norths[seen.seat])
    return score(won, win, seen.rules).best is not None


def judged_silence(decision: Decision) -> Loss | None:
    """Ask the outlook about silence; return the loss, or None where it is none or cannot be told.

    Nobody has counted what riichi does among three players: there the tiles alone decide.
    """
    found = outlook_of(decision)
    options = () if found is None else allowed_cuts(found, decision)
    mine = option_of(options, decision.moment.done.tile)
    if mine is None:
        return None
    riichi, dama = mine.riichi, mine.dama
    if riichi and dama and riichi.points - dama.points < least_loss(riichi.points):
        return None
    return Loss(LossKind.NO_RIICHI, decision.moment)
