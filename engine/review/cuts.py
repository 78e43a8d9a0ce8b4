"""Cuts that cost points: suspected by tiles, judged by the outlook."""

from collections import Counter
from typing import Final

from engine.facts.ukeire import DiscardUkeire, open_yaku
from engine.facts.yaku_paths import Winds
from engine.outlook import LAST_TURN, RATES, HandOutlook, Outlook, OutlookError
from engine.tiles import KIND_OF, Tile

from .decisions import Decision, Loss, LossKind

LEAST_POINTS: Final = 150
LEAST_SHARE: Final = 0.1
"""A cut is a loss from so many points on, and from this part of what the best cut is worth."""

FLUSHES: Final = frozenset({"honitsu", "chinitsu"})
PLANS: Final = FLUSHES | {"toitoi"}
"""The outlook looks some tiles ahead, which is too short for a flush or all triplets."""

FARTHEST_PLAN: Final = 3

_HONORS: Final = 3
"""The number of their suit."""


def suspicion(decision: Decision) -> int:
    """Return the points that a cut which looks bad by tiles costs on the average, 0 for others.

    Means of 730 such cuts of 119 games that were valued by the outlook: a missed tenpai costs most,
    a shanten more is next, and then the wider the difference in tiles. They only order the asking.
    """
    mine, best, turn = decision.mine, decision.best, decision.position.turn
    if not best.left or turn > LAST_TURN or not decision.is_quiet:
        return 0
    if mine.shanten > best.shanten:
        if best.shanten:
            return 290 if turn > 6 else 220
        return 400 if turn > 6 else 120
    return _suspicion_by_width(mine, best)


def _suspicion_by_width(mine: DiscardUkeire, best: DiscardUkeire) -> int:
    share, fewer = mine.left / best.left, best.left - mine.left
    if not best.shanten:
        return 90 if fewer else 0
    if share >= 0.85 or fewer < 2:
        return 0
    if share < 0.6:
        return 230 if best.shanten < 3 else 140
    return 120 if share < 0.75 else 80


def judged(decision: Decision) -> Loss | None:
    """Ask the outlook about a cut; return the loss, or None where it is none or cannot be told.

    A closed hand among four is valued at a table, any other one alone.
    """
    seen = decision.position
    found = outlook_of(decision)
    if found is None:
        return None
    options = allowed_cuts(found, decision)
    mine = option_of(options, decision.moment.done.tile)
    best = options[0] if options else None
    if mine is None or best is None or best.cut is None:
        return None
    points = best.worth.points - mine.worth.points
    if points < least_loss(best.worth.points):
        return None
    better = next(cut for cut in decision.cuts if KIND_OF[cut.tile] == KIND_OF[best.cut])
    if _is_plan(decision, better) or (not seen.hand.is_closed and not _is_wider(better, decision)):
        return None
    return Loss(
        LossKind.CUT,
        decision.moment,
        round(points),
        best.cut,
        mine.worth,
        best.worth,
        model=found.model,
    )


def least_loss(best: float) -> float:
    """Return how far below the best worth another one is a loss."""
    return max(LEAST_POINTS, LEAST_SHARE * best)


def outlook_of(decision: Decision) -> Outlook | None:
    """The outlook of the hand with all that its player sees, None where there is none."""
    from engine.outlook import outlook  # noqa: PLC0415 - imports NumPy, which readers do without

    seen = decision.position
    try:
        return outlook(
            seen.hand,
            seat=seen.seat_wind,
            round=seen.round_wind,
            dora=seen.dora,
            seen=seen.elsewhere,
            river=seen.river,
            turn=seen.turn,
            rules=seen.rules,
            nuki=seen.norths[seen.seat],
            table=RATES,
        )
    except OutlookError:
        return None


def allowed_cuts(found: Outlook, decision: Decision) -> tuple[HandOutlook, ...]:
    """The cuts by what they are worth, without those that are forbidden."""
    allowed = {KIND_OF[cut.tile] for cut in decision.cuts}
    return tuple(
        option
        for option in found.options
        if option.is_cut and option.cut is not None and KIND_OF[option.cut] in allowed
    )


def option_of(options: tuple[HandOutlook, ...], tile: Tile | None) -> HandOutlook | None:
    """The option of a cut: of the tile itself, or of its kind where no red five differs."""
    if tile is None:
        return None
    exact = next((option for option in options if option.cut == tile), None)
    same = (it for it in options if it.cut is not None and KIND_OF[it.cut] == KIND_OF[tile])
    return exact or next(same, None)


def _is_wider(better: DiscardUkeire, decision: Decision) -> bool:
    """Whether tiles agree: the outlook knows no calls, which an open hand lives by."""
    mine = decision.mine
    return (better.shanten, -better.left) < (mine.shanten, -mine.left)


def _is_plan(decision: Decision, better: DiscardUkeire) -> bool:
    """Whether the cut goes for a flush or all triplets, nearer than after the better one.

    For a flush it may be as near, where a tile of another suit goes and the better cut is none:
    56s cut with 34556789p55z and a guest wind.
    """
    mine = decision.mine
    near = min(FARTHEST_PLAN, mine.shanten + 1)
    any_plan, flush = _far(decision, mine, PLANS), _far(decision, mine, FLUSHES)
    if any_plan <= near and any_plan < _far(decision, better, PLANS):
        return True
    as_near = flush <= min(near, _far(decision, better, FLUSHES))
    return as_near and _leaves_suit(decision, better)


def _leaves_suit(decision: Decision, better: DiscardUkeire) -> bool:
    """Whether a flush of the longest suit has no place for the cut, and one for the better cut."""
    suits = Counter(_suit(tile) for tile in decision.position.hand.tiles)
    kept = {_HONORS, max(set(suits) - {_HONORS}, key=suits.__getitem__, default=_HONORS)}
    return _suit(decision.mine.tile) not in kept and _suit(better.tile) in kept


def _suit(tile: Tile) -> int:
    return KIND_OF[tile] // 9


def _far(decision: Decision, cut: DiscardUkeire, plans: frozenset[str]) -> int:
    """The shanten towards the nearest of some plans after a cut."""
    seen = decision.position
    winds = Winds(seen.seat_wind, seen.round_wind)
    found = open_yaku(decision.after(cut), winds, rules=seen.rules)
    return min((far for name, far in found.items() if name in plans), default=99)


# A tenpai without a yaku that is kept silent: suspected by tiles, judged by the outlook ----------


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
