"""The table of one round: it plays events and refuses those that cannot happen."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from engine.copies import COPIES, count
from engine.facts.shanten import shanten_of_counts
from engine.hand import Hand
from engine.index.lookup import changed, waiting_tiles
from engine.melds import Meld, MeldKind, Source, called_at
from engine.scoring.points import STICK
from engine.tile_set import MISSING, counts_of_set
from engine.tiles import KIND_OF, NAMES, NORTH, Kind, Tile, is_red, sort_key

from .events import CALLS, Event, LogError, Round, What, impossible
from .limits import check_ends, check_events

DRAWS: Final = {4: 70, 3: 55}
"""Draws of a round by players; each replacement tile shortens the wall by one."""

ROUNDS: Final = range(16)
"""From East 1 to North 4."""

COUNTERS: Final = range(100)
MOST_POINTS: Final = 9_999_999
MOST_SHOWN: Final = 5
MOST_OF_RED: Final = 2

_SOURCES: Final = {
    4: {1: Source.RIGHT, 2: Source.ACROSS, 3: Source.LEFT},
    3: {1: Source.RIGHT, 2: Source.LEFT},
}
"""From whom a tile comes, by players and turns from the caller to the discarder."""

_OWN_TILES: Final = {What.CHI: 2, What.PON: 2, What.OPEN_KAN: 3}


@dataclass(frozen=True, slots=True)
class Laid:
    """One discard as it lies in a river, or lay there before ``caller`` took it.

    ``order`` counts the discards of all players from 0.
    """

    tile: Tile
    order: int
    tsumogiri: bool | None = None
    declares: bool = False
    caller: int | None = None


@dataclass(slots=True)
class Place:
    """What lies before one player; ``hand`` is None where it is not shown.

    ``riichi`` is 0, 1 or 2 (double riichi) from the declaring discard on. ``passed`` are the kinds
    that others have cut or added to a kan since then. ``is_first`` is whether the player has had
    no turn yet that nothing interrupted, ``is_ippatsu`` whether a win now is one within a turn.
    """

    hand: Counter[Tile] | None
    drawn: Tile | None = None
    river: list[Laid] = field(default_factory=list)
    melds: list[Meld] = field(default_factory=list)
    norths: int = 0
    riichi: int = 0
    is_accepted: bool = False
    is_first: bool = True
    is_ippatsu: bool = False
    passed: set[Kind] = field(default_factory=set)


class Table:
    """Everything that lies on the table of one round, event by event.

    ``play`` raises LogError for an event that cannot happen, and the table is of no use then.
    ``turn`` is the seat that draws next, or cuts where ``is_to_cut``; a call changes it.
    """

    def __init__(self, played: Round) -> None:
        self.round = played
        hands = [None if hand is None else Counter(hand) for hand in played.hands]
        self.places = [Place(hand) for hand in hands]
        self.dora = [played.dora]
        self.scores = list(played.scores)
        self.sticks = played.sticks
        self.wall = DRAWS[played.players]
        self.turn = played.dealer
        self.is_to_cut = False
        self.is_replacement = False
        self.last: Event | None = None
        self.discards = 0
        self.declaring: int | None = None
        self._known: Counter[Tile] = Counter()
        self._show(played.dora)
        for hand in hands:
            self._show(*(hand or Counter()).elements())

    def play(self, event: Event) -> None:
        """Play one event; raise LogError where it cannot happen."""
        if self.declaring is not None and event.what is not What.DISCARD:
            raise impossible(f"{event.what} between riichi and its discard")
        if event.what is not What.DORA and event.seat not in self.round.seats:
            raise impossible(f"nobody sits at seat {event.seat}")
        self._PLAYS[event.what](self, event)

    def _draw(self, event: Event) -> None:
        place = self.places[event.seat]
        self._check_turn(event, is_to_cut=False)
        if not self.wall:
            raise impossible("no tile is left to draw")
        self.wall -= 1
        if self.is_replacement:
            self._interrupt()
        if place.hand is not None:
            if event.tile is None:
                raise impossible(f"the draw of seat {event.seat}, whose hand is shown, is not")
            place.hand[event.tile] += 1
            self._show(event.tile)
        place.drawn = event.tile
        self.last, self.is_to_cut = event, True

    def _discard(self, event: Event) -> None:
        self._check_turn(event, is_to_cut=True)
        seat, tile, place = event.seat, event.tile, self.places[event.seat]
        if tile is None:
            raise impossible(f"the discard of seat {seat} is not shown")
        if event.declares != (self.declaring == seat):
            raise impossible("a discard that declares riichi stands behind the word, and alone")
        self._check_cut(event, place)
        self._take(place, (tile,))
        place.river.append(Laid(tile, self.discards, event.tsumogiri, event.declares))
        self.discards += 1
        self._pass_by(seat, KIND_OF[tile])
        place.is_ippatsu = False
        if event.declares:
            if self._shanten(place) > 0:
                raise impossible(f"the cut with which seat {seat} declares riichi breaks tenpai")
            place.riichi = 2 if place.is_first else 1
        place.is_first, place.drawn, self.declaring = False, None, None
        self.last, self.is_to_cut, self.is_replacement = event, False, False
        self.turn = self.round.after(seat)

    def _check_cut(self, event: Event, place: Place) -> None:
        """Raise LogError for a cut that the drawn tile, or riichi, does not allow."""
        if event.tsumogiri and place.drawn is not None and place.drawn != event.tile:
            raise impossible("a drawn tile is cut that is another one")
        self._check_from_hand(event, place)

    def _check_from_hand(self, event: Event, place: Place) -> None:
        """Raise LogError where a tile other than the drawn one leaves the hand after riichi."""
        if place.riichi and place.drawn is not None and place.drawn != event.tile:
            raise impossible(f"{event.what} of seat {event.seat} from the hand after riichi")

    def _call(self, event: Event) -> None:
        seat, source, last = event.seat, event.source, self.last
        if last is None or last.what is not What.DISCARD or last.seat != source:
            raise impossible(f"{event.what} of a tile that is not the last discard")
        if last.tile != event.tile or seat == source or self.places[seat].riichi:
            raise impossible(f"{event.what} that seat {seat} cannot call")
        is_next = self.round.after(source) == seat and self.round.players == 4
        if event.what is What.CHI and not is_next:
            raise impossible("chi of a tile that does not come from the left player of four")
        if len(event.own) != _OWN_TILES[event.what]:
            raise impossible(f"{event.what} with {len(event.own)} tiles of the hand")
        turns = self.round.seats.index(source) - self.round.seats.index(seat)
        players = self.round.players
        self._meld(event, _SOURCES[players][turns % players])
        river = self.places[source].river
        river[-1] = replace(river[-1], caller=seat)
        self._interrupt()
        self.turn, self.last = seat, event
        self.is_replacement = event.what is What.OPEN_KAN
        self.is_to_cut = not self.is_replacement

    def _meld(self, event: Event, source: Source | None) -> None:
        """Take the tiles of a call or a closed kan from the hand and lay the meld down."""
        place, kind = self.places[event.seat], MeldKind(event.what)
        tiles = list(event.own)
        if event.tile is not None:
            tiles.insert(called_at(kind, source) or 0, event.tile)
        if len(place.melds) == 4:
            raise impossible(f"a fifth meld of seat {event.seat}")
        try:
            meld = Meld(kind, tiles, source)
        except ValueError:
            names = "".join(NAMES[tile] for tile in tiles)
            raise impossible(f"{names} is no {event.what}") from None
        self._take(place, event.own)
        place.melds.append(meld)
        place.drawn = None

    def _closed_kan(self, event: Event) -> None:
        self._check_turn(event, is_to_cut=True)
        place = self.places[event.seat]
        drawn = place.drawn
        self._meld(event, None)
        if place.riichi and place.hand is not None:
            kind, after = place.melds[-1].group[0], self._counts(place)
            waits = waiting_tiles(changed(after, kind, COPIES - 1))
            # 3334 waits for 2, 4 and 5, and beside a kan of 3 for 4 alone.
            is_kept = waits == waiting_tiles(after) and kind not in waits
            if drawn is None or KIND_OF[drawn] != kind or not is_kept:
                raise impossible(f"a kan of seat {event.seat} that changes the waits of its riichi")
        self._replace(event)

    def _added_kan(self, event: Event) -> None:
        self._check_turn(event, is_to_cut=True)
        place, tile = self.places[event.seat], event.tile
        for at, meld in enumerate(place.melds):
            if meld.kind is MeldKind.PON and tile is not None and meld.group[0] == KIND_OF[tile]:
                tiles = list(meld.tiles)
                tiles.insert((meld.called_at or 0) + 1, tile)
                place.melds[at] = Meld(MeldKind.ADDED_KAN, tiles, meld.source)
                break
        else:
            raise impossible("there is no pon to add a tile to")
        self._take(place, (tile,))
        self._pass_by(event.seat, KIND_OF[tile])
        self._replace(event)

    def _nuki(self, event: Event) -> None:
        self._check_turn(event, is_to_cut=True)
        if self.round.players != 3 or event.tile is None:
            raise impossible("a north is set aside with three players only")
        place = self.places[event.seat]
        self._check_from_hand(event, place)
        self._take(place, (event.tile,))
        place.norths += 1
        self._pass_by(event.seat, KIND_OF[event.tile])
        self._replace(event)

    def _replace(self, event: Event) -> None:
        """The same player draws again, after a kan or a north set aside.

        That draw ends ippatsu: until then the added tile can be robbed by a win within a turn.
        """
        self.places[event.seat].drawn = None
        self.last, self.is_to_cut, self.is_replacement = event, False, True

    def _turn_over(self, event: Event) -> None:
        if event.tile is None or len(self.dora) == MOST_SHOWN:
            raise impossible("an indicator that cannot be turned over")
        self.dora.append(event.tile)
        self._show(event.tile)

    def _riichi(self, event: Event) -> None:
        self._check_turn(event, is_to_cut=True)
        place = self.places[event.seat]
        if place.riichi or any(meld.is_open for meld in place.melds):
            raise impossible(f"riichi that seat {event.seat} cannot declare")
        if self._shanten(place) > 0:
            raise impossible(f"riichi of seat {event.seat} without tenpai")
        self.declaring = event.seat

    def _accept(self, event: Event) -> None:
        place = self.places[event.seat]
        if not place.riichi or place.is_accepted:
            raise impossible(f"no riichi of seat {event.seat} is to be accepted")
        self.scores[event.seat] -= STICK
        self.sticks += 1
        place.is_accepted = place.is_ippatsu = True

    def _check_turn(self, event: Event, *, is_to_cut: bool) -> None:
        if self.turn != event.seat or self.is_to_cut != is_to_cut:
            raise impossible(f"{event.what} of seat {event.seat} out of turn")

    def _interrupt(self) -> None:
        for place in self.places:
            place.is_first = place.is_ippatsu = False

    def _pass_by(self, seat: int, kind: Kind) -> None:
        for other in self.round.seats:
            if other != seat and self.places[other].riichi:
                self.places[other].passed.add(kind)

    def _take(self, place: Place, tiles: Iterable[Tile]) -> None:
        """Take tiles out of a hand; of one that is not shown, they are seen from now on."""
        for tile in tiles:
            if place.hand is None:
                self._show(tile)
            elif place.hand[tile]:
                place.hand[tile] -= 1
            else:
                raise impossible(f"{NAMES[tile]} is not in the hand")

    def _show(self, *tiles: Tile) -> None:
        for tile in tiles:
            kind = KIND_OF[tile]
            if self.round.players == 3 and kind in MISSING:
                raise impossible(f"{NAMES[tile]} with three players")
            self._known[kind] += 1
            if is_red(tile):
                self._known[tile] += 1
            if self._known[kind] > COPIES or (is_red(tile) and self._known[tile] > MOST_OF_RED):
                raise impossible(f"too many of {NAMES[tile]}")

    def _counts(self, place: Place) -> bytes:
        held = place.hand or Counter()
        return counts_of_set(bytes(count(held.elements())), self.round.players)

    def _shanten(self, place: Place) -> int:
        """The shanten of a hand; of one that is not shown, the least."""
        return -1 if place.hand is None else shanten_of_counts(self._counts(place))

    def hand_of(self, seat: int) -> Hand | None:
        """The hand of a player with the melds, None where it is not shown.

        After a call no tile was drawn; ``drawn`` then stands for none.
        """
        place = self.places[seat]
        if place.hand is None:
            return None
        concealed = tuple(place.hand.elements())
        if len(concealed) % 3 != 2:
            return Hand(concealed, place.melds, players=self.round.players)
        drawn = max(concealed, key=sort_key) if place.drawn is None else place.drawn
        return Hand(concealed, place.melds, drawn, players=self.round.players)

    def seen_by(self, seat: int) -> tuple[Tile, ...]:
        """Every tile in sight that is not in the hand and the melds of that player.

        A called tile lies in its meld, and not in the river too.
        """
        tiles = list(self.dora)
        for other in self.round.seats:
            place = self.places[other]
            tiles += [laid.tile for laid in place.river if laid.caller is None]
            tiles += [NORTH] * place.norths
            if other != seat:
                tiles += [tile for meld in place.melds for tile in meld.tiles]
        return tuple(tiles)

    _PLAYS: ClassVar[dict[What, Callable[["Table", Event], None]]] = {
        What.DRAW: _draw,
        What.DISCARD: _discard,
        **dict.fromkeys(CALLS, _call),
        What.CLOSED_KAN: _closed_kan,
        What.ADDED_KAN: _added_kan,
        What.NUKI: _nuki,
        What.DORA: _turn_over,
        What.RIICHI: _riichi,
        What.ACCEPTED: _accept,
    }


def replay(played: Round) -> Iterator[tuple[Table, Event | None]]:
    """Yield the table before each event, and once more with None when all are played.

    It is one table all the time. Raises LogError for an event that cannot happen.
    """
    check_events(len(played.events))
    table = Table(played)
    for number, event in enumerate(played.events):
        yield table, event
        try:
            table.play(event)
        except LogError as error:
            raise error.at(event=number) from None
    yield table, None


def check_points(told: Iterable[int]) -> None:
    """Raise LogError for numbers that no game counts."""
    if any(abs(number) > MOST_POINTS for number in told):
        raise impossible("its scores are those of no game")


def check_round(played: Round) -> Round:
    """Return a round that can have happened; raise LogError, with the event, for any other."""
    named = {played.dealer, *(seat for won in played.wins for seat in (won.seat, won.source))}
    if not named <= set(played.seats):
        raise impossible("it has a dealer or a winner at a seat at which nobody sits")
    if not (played.index in ROUNDS and played.honba in COUNTERS and played.sticks in COUNTERS):
        raise impossible("its head has numbers that no round has")
    check_ends(len(played.wins))
    told = [it or 0 for won in played.wins for it in (*won.deltas, won.han, won.fu, won.points)]
    check_points((*played.scores, *played.deltas, *told))
    if any(len(won.ura) > MOST_SHOWN for won in played.wins):
        raise impossible("more ura indicators than can be turned over")
    for _ in replay(played):
        pass
    return played
