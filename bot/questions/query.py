"""A Query: everything that one answer depends on, and the queries that its controls lead to."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.typed.circumstances import (
    CLOSED_KAN,
    DEFAULT,
    Circumstances,
    as_usual,
    by_ron,
    is_usual,
    win_for,
)
from bot.typed.hands import TURNS, check_copies_left, read_hand
from bot.typed.rules import rules_of
from bot.typed.three_players import check_table
from engine import (
    KIND_OF,
    NAMES,
    PRESETS,
    TILE_OF_NAME,
    USUAL_RED_FIVES,
    Hand,
    Meld,
    MeldKind,
    Order,
    Tile,
    WinError,
    Worth,
    calls,
    check_red_fives,
    check_rules,
    format_hand,
)
from engine.outlook import Aim


class Command(StrEnum):
    """The command of a question."""

    WAITS = "waits"
    AGARI = "agari"
    HELP = "help"
    METHODS = "methods"
    POINTS = "points"
    OUTLOOK = "outlook"


@dataclass(frozen=True, slots=True)
class Query:
    """One question: ``hand`` and ``rules`` as ``format_hand`` and ``format_rules`` write them.

    ``seen`` and ``river`` are kinds in ascending order (a red five counts as a five); ``called`` is
    a tile that another player has just discarded, ``compared`` the cuts to be set side by side;
    ``private`` tells whether only the asker sees the answer. /points asks of a ``worth`` and of no
    hand; its fu are 0 where they were not named. ``turn`` and ``aim`` are those of an outlook.
    """

    command: Command
    hand: str = ""
    seen: tuple[Tile, ...] = ()
    river: tuple[Tile, ...] = ()
    rules: str = "tenhou"
    order: Order = Order.SEQUENCE
    page: int = 0
    private: bool = False
    won: Circumstances = DEFAULT
    called: Tile | None = None
    compared: tuple[Tile, ...] = ()
    worth: Worth | None = None
    turn: int = TURNS[0]
    aim: Aim = Aim.POINTS

    @property
    def outside(self) -> tuple[Tile, ...]:
        """Every tile known to lie outside the hand: a dora indicator or a north set aside too."""
        indicators = (KIND_OF[tile] for tile in self.won.dora)
        return (*self.seen, *self.river, *indicators, *self.won.norths)

    def choose(self, slot: str, value: str, *more: str) -> "Query":
        """Return the query that choosing ``value`` in the select ``slot`` leads to.

        "cut" cuts a tile (into the river), "win" wins on one, "call" calls the discarded tile as
        `call_name` names it, "compare" sets the values side by side as cuts, "rules" names a
        preset, which the switches of house rules do not outlive; one for another number of players
        is chosen where they can have the hand, and only one that knows of the win. "turn" and "aim"
        are an outlook's. Raises ValueError for a slot or value that no select offers.
        """
        if slot == "compare":
            return self._compare((value, *more))
        if more:
            raise ValueError(f"{slot} has one choice, not {1 + len(more)}"[:100])
        if slot == "rules" and value in PRESETS:
            return self._by_rules(value)
        if slot == "turn" and value in map(str, TURNS):
            return replace(self, turn=int(value))
        if slot == "aim" and value in tuple(Aim):
            return replace(self, aim=Aim(value))
        if slot == "call":
            return self._call(value)
        if slot not in {"cut", "win"} or value not in TILE_OF_NAME:
            raise ValueError(f"nothing to choose: {slot} {value}"[:100])
        hand, tile = hand_of(self), TILE_OF_NAME[value]
        return self._cut(hand, tile) if slot == "cut" else self._win(hand, tile)

    def _by_rules(self, preset: str) -> "Query":
        query = replace(self, rules=preset, page=0)
        across = rules_of(preset).players != rules_of(self.rules).players
        if self.hand and (across or CLOSED_KAN in self.won.events):
            check_query(query, hand_of(query))
        return query

    def _cut(self, hand: Hand, tile: Tile) -> "Query":
        if not hand.has_drawn_size:
            raise ValueError("there is no tile to cut")
        left = Hand(_without(hand.concealed, tile), hand.melds)
        river = tuple(sorted((*self.river, KIND_OF[tile])))
        query = replace(self._of_hand(Command.WAITS, left), river=river)
        check_query(query, left)
        return query

    def _compare(self, names: tuple[str, ...]) -> "Query":
        """Return the cuts side by side, in the order of the hand."""
        hand = hand_of(self)
        chosen = tuple(tile for tile in dict.fromkeys(hand.concealed) if NAMES[tile] in names)
        if not hand.has_drawn_size or len(chosen) != len(names) or not len(names) > 1:
            raise ValueError(f"these are not several cuts: {' '.join(names)}"[:100])
        return replace(self, compared=chosen, page=0)

    def _call(self, name: str) -> "Query":
        """Return what to cut after a call, or the win, which leave the discarded tile no more."""
        hand, tile = hand_of(self), self.called
        if tile is None:
            raise ValueError("there is no tile to call")
        if name == "ron":
            return self._win(hand, tile, discarded=True)
        for call in calls(hand, tile, rules=rules_of(self.rules)):
            if call_name(call.meld, tile) == name:
                after = self._of_hand(Command.WAITS, call.hand)
                check_query(after, call.hand)
                return after
        raise ValueError(f"there is no such call: {name}"[:100])

    def _of_hand(self, command: Command, hand: Hand) -> "Query":
        """Return a query of another hand at the same table."""
        text = format_hand(hand)
        return replace(self, command=command, hand=text, page=0, called=None, compared=())

    def _win(self, hand: Hand, tile: Tile, *, discarded: bool = False) -> "Query":
        """Return the win on a tile, as usual for the hand where nobody said how it is won."""
        rest = _without(hand.concealed, tile) if hand.has_drawn_size else hand.concealed
        won = Hand((*rest, tile), hand.melds, tile)
        check_red_fives(won.tiles, USUAL_RED_FIVES)
        query = self._of_hand(Command.AGARI, won)
        if discarded:
            query = replace(query, won=by_ron(self.won, won))
        elif not _fits(query, won) or (is_usual(self.won) and not hand.has_drawn_size):
            query = replace(query, won=as_usual(self.won, won))
        check_query(query, won)
        return query


def call_name(meld: Meld, tile: Tile) -> str:
    """Return the name of a call: "pon", "kan", or the own tiles of a chi, such as "2m3m"."""
    if meld.kind is not MeldKind.CHI:
        return "kan" if meld.is_kan else "pon"
    own = list(meld.tiles)
    own.remove(tile)
    return "".join(NAMES[each] for each in own)


def hand_of(query: Query) -> Hand:
    """Return the hand of a query; raise HandError for what its set of tiles lacks."""
    return read_hand(query.hand, rules_of(query.rules).players)


def can_choose_rules(query: Query, preset: str) -> bool:
    """Whether a hand, and all that is said of it, can be had by another rule set too."""
    try:
        query.choose("rules", preset)
    except ValueError:
        return False
    return True


def check_query(query: Query, hand: Hand) -> None:
    """Raise ValueError for a query that no answer and no control of ours leads to."""
    if format_hand(hand) != query.hand:
        raise ValueError("the hand of a query is written in canonical notation")
    called = () if query.called is None else (query.called,)
    known = (*query.seen, *query.river, *called)
    check_table(query.won, rules_of(query.rules), known)
    if check_copies_left(hand, (*known, *query.won.norths)) is not None:
        raise ValueError("the query holds a fifth copy of a tile")
    if called and hand.has_drawn_size:
        raise ValueError("a hand with a tile to cut calls nothing")
    if not set(query.compared) <= set(hand.concealed) or len(set(query.compared)) == 1:
        raise ValueError("the cuts to compare are of the hand, and are several")
    if query.command is Command.AGARI and hand.has_drawn_size:
        check_rules(hand, win_for(query.won, hand), rules_of(query.rules))


def _fits(query: Query, hand: Hand) -> bool:
    """Whether a hand can have been won so."""
    try:
        check_rules(hand, win_for(query.won, hand), rules_of(query.rules))
    except WinError:
        return False
    return True


def _without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    if tile not in tiles:
        raise ValueError("the hand does not hold this tile")
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]
