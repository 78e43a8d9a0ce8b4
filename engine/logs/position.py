"""What one seat sees when it is its turn, and every such moment of a game."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.facts.calls import swapped
from engine.hand import Hand
from engine.melds import Meld
from engine.rules import Rules
from engine.scoring.score import Score, score
from engine.scoring.win import By, Win
from engine.tiles import EAST, KIND_OF, NORTH, Kind, Tile, sort_key

from .events import CALLS, Event, Game, LogError, LogReason, Round, What, Won
from .table import Laid, Table, replay

DECISIONS: Final = frozenset({What.DISCARD, What.CLOSED_KAN, What.ADDED_KAN, What.NUKI})
"""What a player with a tile to cut decides; riichi is its discard, with ``declares``."""


@dataclass(frozen=True, slots=True)
class Position:
    """What one seat sees when it has a tile to cut.

    Tuples by seat have four places; a seat at which nobody sits has empty ones. ``hand`` holds the
    own melds; its drawn tile stands for none where ``drawn`` is None, after a call. ``seen`` are
    the kinds, ascending, of all tiles in sight outside ``hand``, a called tile once. ``riichi`` is
    0, 1 or 2 (double riichi); ``passed`` are the kinds cut, or added to a kan, by others since a
    player's riichi. ``index`` is 0 for East 1; ``wall`` are the draws left.
    """

    rules: Rules
    index: int
    honba: int
    sticks: int
    seat: int
    seats: tuple[int, ...]
    seat_wind: Kind
    round_wind: Kind
    scores: tuple[int, ...]
    hand: Hand
    drawn: Tile | None
    dora: tuple[Tile, ...]
    rivers: tuple[tuple[Laid, ...], ...]
    melds: tuple[tuple[Meld, ...], ...]
    norths: tuple[int, ...]
    riichi: tuple[int, ...]
    passed: tuple[frozenset[Kind], ...]
    seen: tuple[Kind, ...]
    wall: int
    forbidden: tuple[Kind, ...] = ()
    """Kinds of the hand that must not be cut: they would be swap-calling."""

    @property
    def cuts(self) -> tuple[Tile, ...]:
        """The tiles that may be cut, each once: after the own riichi the drawn one alone."""
        if self.riichi[self.seat] and self.drawn is not None:
            return (self.drawn,)
        held = sorted({*self.hand.concealed}, key=sort_key)
        return tuple(tile for tile in held if KIND_OF[tile] not in self.forbidden)

    @property
    def turn(self) -> int:
        """The turn of the player: one more than what was cut before."""
        return len(self.rivers[self.seat]) + 1

    @property
    def river(self) -> tuple[Kind, ...]:
        """The kinds that the player has cut, ascending: furiten by those too that others called."""
        return tuple(sorted(KIND_OF[each.tile] for each in self.rivers[self.seat]))

    @property
    def elsewhere(self) -> tuple[Kind, ...]:
        """The kinds in sight beside ``river``, the indicators and norths set aside, ascending.

        A discard that somebody called is in sight in the meld, and is counted with the river.
        """
        found = Counter(self.seen)
        found.subtract([*self.river, *(KIND_OF[tile] for tile in self.dora)])
        found.subtract([NORTH] * self.norths[self.seat])
        return tuple(sorted(found.elements()))

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats in the order of their turns: right, across, left."""
        at = self.seats.index(self.seat)
        return self.seats[at + 1 :] + self.seats[:at]

    @property
    def in_riichi(self) -> tuple[int, ...]:
        """The other seats that are in riichi, in the order of their turns."""
        return tuple(seat for seat in self.others if self.riichi[seat])

    def wind_of(self, seat: int) -> Kind:
        """The seat wind of a player."""
        turns = self.seats.index(seat) - self.seats.index(self.seat)
        return EAST + (self.seat_wind - EAST + turns) % len(self.seats)

    def genbutsu(self, seat: int) -> frozenset[Kind]:
        """The kinds on which a player in riichi cannot win by ron.

        They are those of the whole river, called tiles too, and what has passed since the riichi.
        """
        river = {KIND_OF[laid.tile] for laid in self.rivers[seat]}
        return self.passed[seat] | river


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: what a seat saw, and what it did.

    ``round`` counts the rounds of the game that were read, ``event`` the events of that round.
    """

    position: Position
    done: Event
    round: int
    event: int


def moments(game: Game, seat: int, only: int | None = None) -> Iterator[Moment]:
    """Yield every decision of a seat with a tile to cut; none of a hand that is not shown.

    ``only`` is the number of the one round that is wanted, None for all. Raises LogError for a seat
    at which nobody sits.
    """
    if seat not in game.seats:
        seats = ", ".join(map(str, game.seats))
        raise LogError(
            f"nobody sits at seat {seat}, only at {seats}",
            reason=LogReason.NO_SEAT,
            details={"seat": seat},
        )
    for number, played in enumerate(game.rounds):
        if only is None or only == number:
            yield from _moments_of(game, played, number, seat)


def _moments_of(game: Game, played: Round, number: int, seat: int) -> Iterator[Moment]:
    rules = game.rules
    for at, (table, event) in enumerate(replay(played)):
        if event is None or event.seat != seat or event.what not in DECISIONS:
            continue
        if (position := position_of(table, seat, rules)) is not None:
            yield Moment(position, event, number, at)


def position_of(table: Table, seat: int, rules: Rules) -> Position | None:
    """Return what a seat sees now, with a tile to cut; None where its hand is not shown."""
    hand, played, places = table.hand_of(seat), table.round, table.places
    if hand is None:
        return None
    return Position(
        rules=rules,
        index=played.index,
        honba=played.honba,
        sticks=table.sticks,
        seat=seat,
        seats=played.seats,
        seat_wind=played.wind_of(seat),
        round_wind=played.wind,
        scores=tuple(table.scores),
        hand=hand,
        drawn=places[seat].drawn,
        dora=tuple(table.dora),
        rivers=tuple(tuple(place.river) for place in places),
        melds=tuple(tuple(place.melds) for place in places),
        norths=tuple(place.norths for place in places),
        riichi=tuple(place.riichi for place in places),
        passed=tuple(frozenset(place.passed) for place in places),
        seen=tuple(sorted(KIND_OF[tile] for tile in table.seen_by(seat))),
        wall=table.wall,
        forbidden=_forbidden(table, hand),
    )


def _forbidden(table: Table, hand: Hand) -> tuple[Kind, ...]:
    last = table.last
    if last is None or last.what not in CALLS or last.tile is None:
        return ()
    meld, tile = hand.melds[-1], last.tile
    return tuple(
        kind for kind, count in enumerate(hand.counts) if count and swapped(meld, tile, kind)
    )


# A win as it stands at the table: the hand, the facts of the win, and what they are worth --------


def score_of(played: Round, won: Won, rules: Rules) -> Score | None:
    """Return the score of a win of a round, honba and sticks left out.

    None where the winner's hand, or the tile, is not shown. Raises WinError, ImpossibleHandError or
    ValueError for a log whose result no hand can have.
    """
    table = Table(played)
    for table, _ in replay(played):  # noqa: B007 - the table after the last event is wanted
        pass
    return None if won.tile is None else score_at(table, won.seat, won.tile, rules, ura=won.ura)


def score_at(
    table: Table, seat: int, tile: Tile, rules: Rules, *, ura: tuple[Tile, ...] = ()
) -> Score | None:
    """Return the score of a win now: on the drawn tile where it is the seat's turn, else by ron.

    Honba and sticks are left out; None where the hand is not shown. Raises as `score_of`.
    """
    place = table.places[seat]
    if place.hand is None:
        return None
    by_tsumo = table.is_to_cut and table.turn == seat
    held = tuple(place.hand.elements())
    tiles = held if by_tsumo else (*held, tile)
    hand = Hand(tiles, place.melds, tile, players=table.round.players)
    return score(hand, _win(table, seat, tile, ura, by_tsumo=by_tsumo), rules)


def _win(table: Table, seat: int, tile: Tile, ura: tuple[Tile, ...], *, by_tsumo: bool) -> Win:
    place, last, played = table.places[seat], table.last, table.round
    is_dealer = seat == played.dealer
    is_replacement = by_tsumo and table.is_replacement
    is_robbed = not by_tsumo and last is not None and last.what is not What.DISCARD
    is_last = not table.wall and not is_replacement and not is_robbed
    is_first = by_tsumo and place.is_first and not is_replacement
    return Win(
        tile,
        By.TSUMO if by_tsumo else By.RON,
        played.wind_of(seat),
        played.wind,
        place.riichi,
        ippatsu=place.is_ippatsu,
        haitei=is_last and by_tsumo,
        houtei=is_last and not by_tsumo,
        rinshan=is_replacement,
        chankan=is_robbed and last is not None and last.what is not What.NUKI,
        closed_kan=is_robbed and last is not None and last.what is What.CLOSED_KAN,
        tenhou=is_first and is_dealer,
        chiihou=is_first and not is_dealer,
        dora=table.dora,
        ura=ura if place.riichi else (),
        nuki=place.norths,
    )
