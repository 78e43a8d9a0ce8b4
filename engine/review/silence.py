"""A tenpai without a yaku that is kept silent: suspected by tiles, judged by the outlook."""

from typing import Final

from engine.outlook import LAST_TURN

from .cuts import allowed_cuts, least_loss, option_of, outlook_of
from .decisions import Decision
from .loss import Loss, LossKind

LIVE: Final = 3
"""Tiles that must be left of a wait for silence to be a question."""

USUAL_COST: Final = 400
"""The mean of 43 silent tenpai hands in 41 games; half of them cost nothing."""


def suspicion_of_silence(decision: Decision) -> int:
    """Return the points that silence costs on the average; 0 where it is no question.

    It is one where riichi could be declared, and nothing but riichi is a yaku for a ron.
    """
    seen, mine = decision.position, decision.mine
    if decision.declares or mine.shanten or not decision.is_quiet or seen.turn > LAST_TURN:
        return 0
    if not decision.can_declare or mine.left < LIVE or decision.is_furiten(mine):
        return 0
    return 0 if decision.rons(mine) else USUAL_COST


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
