"""What a tenpai hand needs: which of its waits are enough, off whom, in dama or in riichi."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.facts.waits import waits
from engine.hand import Hand
from engine.notation.given import given_hand, given_tiles
from engine.rules import Rules
from engine.scoring.points import STICK, Payments, basic_points, price
from engine.scoring.score import ScoredReading, score
from engine.scoring.win import By, Win
from engine.tiles import EAST, KIND_OF, NAMES, Kind, Tile

from .rules import GameRules
from .table import Goal, State, after_win, given_game, goal_of, reaches

MOST_MORE: Final = 3
"""The most han beyond its own that a hand is looked at with: ippatsu and two ura, for one."""

SEATS: Final = "ESWN"


@dataclass(frozen=True, slots=True)
class WaitNeed:
    """What a hand needs on one of its waits ``off`` one player, or by tsumo where that is None.

    ``dama`` and ``riichi`` are the han that it lacks without riichi and with it: 0 where it is
    enough as it is, None where three more are too few or it cannot be won so. What comes in riichi
    is ippatsu and ura: a han more where the rules have no ura, none where they have neither.
    """

    tile: Kind
    off: int | None
    dama: int | None
    riichi: int | None

    def cell(self, *, is_closed: bool) -> str:
        """The cheapest way as a word: ``dama``, ``riichi``, ``+1`` (riichi and a han more), ``-``.

        Of an open hand ``yes``, ``+1`` (a han more) or ``-``.
        """
        if self.dama == 0:
            return "dama" if is_closed else "yes"
        lacking = self.riichi if is_closed else self.dama
        return "-" if lacking is None else f"+{lacking}" if lacking else "riichi"


@dataclass(frozen=True, slots=True)
class WaitNeeds:
    """What a tenpai hand needs to reach a goal, wait by wait and off whom; nothing where noten."""

    hand: Hand
    state: State
    goal: Goal
    is_furiten: bool
    needs: tuple[WaitNeed, ...]

    def to_dict(self) -> dict[str, dict[str, str]]:
        """The cells of the op `needs`: ``{"6p": {"E": "riichi", ..., "tsumo": "dama"}}``."""
        cells: dict[str, dict[str, str]] = {}
        for each in self.needs:
            way = str(By.TSUMO) if each.off is None else SEATS[each.off]
            row = cells.setdefault(NAMES[each.tile], {})
            row[way] = each.cell(is_closed=self.hand.is_closed)
        return cells


def wait_needs(
    hand: Hand | str,
    state: State,
    rules: Rules | str | None = None,
    game: GameRules | None = None,
    *,
    seen: Sequence[Tile] | str = (),
    dora: Sequence[Tile] | str = (),
    river: Sequence[Tile] | str = (),
    nuki: int = 0,
) -> WaitNeeds:
    """Return which waits of a hand of 13 tiles are enough, off each other player and by tsumo.

    The winds are those of the ``state``. ``dora`` are the indicators, ``river`` the own discards:
    a wait among them makes the hand furiten, and none can be won on by ron. A wait of which these
    and what is ``seen`` elsewhere leave no tile is left out. Rules and game are chosen as by
    `needs`. Raises its errors, and those of `waits` and `score`.
    """
    rules, game = given_game(state, rules, game)
    hand, rules = given_hand(hand, rules)
    goal, dora, river = goal_of(state, game), given_tiles(dora), given_tiles(river)
    found = waits(hand, seen=(*given_tiles(seen), *dora, *river), rules=rules).waits
    is_furiten = bool({wait.tile for wait in found} & {KIND_OF[tile] for tile in river})
    can_riichi = hand.is_closed and state.scores[state.me] >= STICK
    with_riichi = MOST_MORE if rules.ura_dora else int(rules.ippatsu)

    def lacking(tile: Kind, off: int | None, riichi: int, most: int) -> int | None:
        by = By.TSUMO if off is None else By.RON
        if is_furiten and by is By.RON:
            return None
        seat, wind = EAST + state.me, EAST + state.index // state.players
        win = Win(tile, by, seat, wind, riichi=riichi, dora=dora, nuki=nuki)
        readings = [it for it in score(hand, win, rules).readings if it.wins]
        for more in range(most + 1):
            for reading in readings:
                paid = _with_more(reading, more, win, rules)
                if reaches(after_win(state, paid, off, rules), goal, game):
                    return more
        return None

    needs = tuple(
        WaitNeed(
            wait.tile,
            off,
            lacking(wait.tile, off, 0, MOST_MORE),
            lacking(wait.tile, off, 1, with_riichi) if can_riichi else None,
        )
        for wait in found
        if wait.left
        for off in (*state.others, None)
    )
    return WaitNeeds(hand, state, goal, is_furiten, needs)


def _with_more(reading: ScoredReading, more: int, win: Win, rules: Rules) -> Payments:
    """What a reading pays with some han more, which add nothing to a yakuman."""
    if reading.yakuman:
        return reading.price.payments
    limit, basic = basic_points(reading.han + more, reading.fu, rules)
    tsumo = win.by is By.TSUMO
    return price(
        limit, basic, dealer=win.is_dealer, tsumo=tsumo, honba=0, sticks=0, rules=rules
    ).payments
