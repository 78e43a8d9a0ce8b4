"""How a hand was won, as far as a question carries it; always something that can have happened."""

from dataclasses import dataclass, replace
from typing import Any, Final

from engine import EAST, NORTH, SOUTH, By, Hand, Kind, Tile, Win
from engine.hand import FULL_SIZE
from engine.scoring import EVENTS_NOT_BY, FIRST_TURN_EVENTS, check_win, fed_yakuman

LUCKY: Final = (
    "ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou",
)  # fmt: skip
"""The events of a win that a question can carry: those that some preset pays for."""

CLOSED_KAN: Final = "closed_kan"
"""Stands among the events beside chankan where the robbed kan was a closed one."""

PAO: Final = "pao"
"""Stands among the events where another player is liable for a yakuman of open melds."""

LATER_EVENTS: Final = (CLOSED_KAN, "open_riichi", "paarenchan", PAO)
"""The events that came after those; their order is that of the switches on buttons."""

OF_THE_DEALER: Final = frozenset({"tenhou", "paarenchan"})
"""The events that only the dealer can have."""

NOT_BY: Final = {
    By.TSUMO: EVENTS_NOT_BY[By.TSUMO] | {CLOSED_KAN},
    By.RON: EVENTS_NOT_BY[By.RON],
}
"""Events that a win by tsumo cannot have, and those that one by ron cannot."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """How the hand was won, but for the winning tile, which is the hand's drawn tile.

    ``seat`` and ``round`` are winds, ``riichi`` is 0, 1 or 2 (double), ``events`` names what
    ``LUCKY`` and ``LATER_EVENTS`` list; ``dora`` and ``ura`` are indicators, ``nuki`` is how many
    norths are set aside.
    """

    by: By = By.TSUMO
    seat: Kind = SOUTH
    round: Kind = EAST
    riichi: int = 0
    events: frozenset[str] = frozenset()
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    nuki: int = 0

    @property
    def is_dealer(self) -> bool:
        """Whether the winner is the dealer."""
        return self.seat == EAST

    @property
    def norths(self) -> tuple[Tile, ...]:
        """The norths that are set aside."""
        return (NORTH,) * self.nuki


DEFAULT: Final = Circumstances()

Fields = dict[str, Any]
"""Some fields of circumstances, by their names."""


def is_whole(hand: Hand) -> bool:
    """Whether the hand, complete, has four groups and a pair: short hands are never paid."""
    return hand.size in (FULL_SIZE - 1, FULL_SIZE)


def usual_for(hand: Hand) -> Circumstances:
    """Return what is taken for granted: a closed hand draws its tile, an open one claims it."""
    return DEFAULT if hand.is_closed else replace(DEFAULT, by=By.RON)


def as_usual(won: Circumstances, hand: Hand) -> Circumstances:
    """Return how a hand is usually won that has as many norths set aside."""
    return replace(usual_for(hand), nuki=won.nuki)


def is_usual(won: Circumstances) -> bool:
    """Whether nobody said how the hand is won; norths are set aside before."""
    return replace(won, nuki=0) == DEFAULT


def said_of(hand: Hand | None, said: Fields) -> Circumstances:
    """Return how a hand was won of which ``said`` holds the fields that somebody named.

    An event that only a tsumo or only a ron can have decides between them, tenhou makes the dealer,
    and open riichi is a riichi; the rest is as usual for the hand (None: for no one in particular).
    """
    won = DEFAULT if hand is None else usual_for(hand)
    events = said.get("events", frozenset())
    possible = [by for by in By if not events & NOT_BY[by]]
    if len(possible) == 1:
        won = replace(won, by=possible[0])
    if events & OF_THE_DEALER:
        won = replace(won, seat=EAST)
    if "open_riichi" in events:
        won = replace(won, riichi=1)
    return replace(won, **said)


def never_together(events: frozenset[str]) -> tuple[str, str] | None:
    """Return two of these events that no win has together, by tsumo or ron and from any seat."""
    first_turns, by_tsumo, by_ron = (
        sorted(events & some)
        for some in (FIRST_TURN_EVENTS, EVENTS_NOT_BY[By.RON], EVENTS_NOT_BY[By.TSUMO])
    )
    if len(first_turns) > 1:
        return first_turns[0], first_turns[1]
    return (by_tsumo[0], by_ron[0]) if by_tsumo and by_ron else None


def win_for(won: Circumstances, hand: Hand) -> Win:
    """Return the win of a hand of 3n+2 tiles; raise WinError where it cannot have happened."""
    if hand.drawn is None:
        raise ValueError("a hand of 3n+1 tiles has no winning tile")
    events: Fields = dict.fromkeys(won.events - {PAO}, True)
    # Where nobody can be liable, check_win says so of any yakuman.
    fed = (fed_yakuman(hand) or ("daisangen",)) if PAO in won.events else ()
    win = Win(
        hand.drawn,
        won.by,
        won.seat,
        won.round,
        won.riichi,
        dora=won.dora,
        ura=won.ura,
        honba=won.honba,
        sticks=won.sticks,
        nuki=won.nuki,
        pao=fed,
        **events,
    )
    check_win(hand, win)
    return win


def won_by(won: Circumstances, by: By) -> Circumstances:
    """Return the same win by tsumo or by ron, without what the other way alone can have."""
    return replace(won, by=by, events=won.events - NOT_BY[by])


def with_riichi(won: Circumstances, riichi: int) -> Circumstances:
    """Return the same win with so much riichi, without what goes with the other choice only."""
    if riichi:
        return replace(won, riichi=riichi, events=won.events - FIRST_TURN_EVENTS)
    return replace(won, riichi=0, events=won.events - {"ippatsu", "open_riichi"}, ura=())


def by_ron(won: Circumstances, hand: Hand) -> Circumstances:
    """Return the win of a hand on a discard at the same table; an open hand has no riichi."""
    claimed = won_by(won, By.RON)
    return claimed if hand.is_closed else with_riichi(claimed, 0)


def with_seat(won: Circumstances, seat: Kind) -> Circumstances:
    """Return the same win from another seat, without what only the first seat can have."""
    return replace(won, seat=seat, events=won.events - FIRST_TURN_EVENTS - OF_THE_DEALER)
