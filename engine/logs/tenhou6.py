"""tenhou6 JSON: what tenhou.net/6 shows and converters write, 17 fields a round.

Head, scores, indicators, ura indicators, then for each seat its hand, what it took and what it cut,
and the result. The order of turns is not written: `turns` finds it.

The order of turns of a round that is told by what each player took and cut.

After a cut the next player draws, or somebody calls: whose next entry is a call of that tile from
that direction. All orders are tried that use every entry up, with every tile in its hand and an end
that fits the result. Real rounds have one; a round with two is refused, since neither is certain.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain, zip_longest
from typing import Any, Final

from engine.tiles import KINDS, NORTH, Tile

from .events import (
    CALLS,
    Ending,
    Event,
    Format,
    Game,
    LogError,
    LogReason,
    Round,
    What,
    Won,
    broken,
    impossible,
    too_much,
)
from .limits import MOST_STEPS, a_list, a_number, check_rounds, of_seats, parse_all
from .reading import hand_of_13, no_rounds, read_rounds, summed


@dataclass(frozen=True, slots=True)
class Called:
    """A call, kan or north: ``at`` is the place of its letter, which tells the source."""

    what: What
    tile: Tile | None
    own: tuple[Tile, ...]
    at: int


@dataclass(frozen=True, slots=True)
class CutEntry:
    """A discard; the tile is None for the drawn one."""

    tile: Tile | None
    declares: bool = False


TurnEntry = Tile | None | Called | CutEntry
"""One entry. Taken: a tile, None where it is not shown, or a call. Cut: a cut, a kan or a north;
None holds the place of a cut that an open kan does not have."""


@dataclass(frozen=True, slots=True)
class Lists:
    """The entries by seat, later indicators, and who won from whom; None without a win."""

    takes: tuple[tuple[TurnEntry, ...], ...]
    cuts: tuple[tuple[TurnEntry, ...], ...]
    indicators: tuple[Tile, ...]
    winner: int | None = None
    loser: int | None = None


def find_turns(begun: Round, lists: Lists) -> tuple[Event, ...]:
    """Return the events of a round that has none yet, in the one order that its lists allow.

    Raises LogError where there is no such order, or a second one.
    """
    search = _Search(begun, lists)
    todo = [_State.of(begun)]
    for _ in range(MOST_STEPS):
        if not todo or len(search.found) > 1:
            break
        todo += search.step(todo.pop())
    else:
        raise too_much("steps in the search for the order of turns", MOST_STEPS)
    if not search.found:
        raise impossible("what the players take and cut does not follow from one another")
    if len(search.found) > 1:
        raise LogError("its turns can be read in several orders", reason=LogReason.AMBIGUOUS)
    return search.found[0]


@dataclass(slots=True)
class _State:
    """The order so far: entries used by seat, hands, and whose turn it is."""

    taken: list[int]
    cut: list[int]
    hands: list[Counter[Tile] | None]
    events: list[Event]
    seat: int
    is_to_cut: bool = False
    drawn: Tile | None = None
    kans_to_show: int = 0
    shown: int = 0

    @classmethod
    def of(cls, begun: Round) -> "_State":
        hands = [None if hand is None else Counter(hand) for hand in begun.hands]
        return cls([0] * 4, [0] * 4, hands, [], begun.dealer)

    def copy(self) -> "_State":
        return replace(
            self,
            taken=[*self.taken],
            cut=[*self.cut],
            hands=[hand and hand.copy() for hand in self.hands],
            events=[*self.events],
        )

    def holds(self, seat: int, tiles: tuple[Tile, ...]) -> bool:
        hand = self.hands[seat]
        return hand is None or all(hand[tile] >= count for tile, count in Counter(tiles).items())

    def remove(self, seat: int, tiles: tuple[Tile, ...]) -> None:
        hand = self.hands[seat]
        if hand is not None:
            hand.subtract(tiles)


class _Search:
    """One step after another; ``found`` are the orders that use everything up."""

    def __init__(self, begun: Round, lists: Lists) -> None:
        self.round = begun
        self.lists = lists
        self.found: list[tuple[Event, ...]] = []

    def step(self, state: _State) -> list[_State]:
        """Play one entry; return the states that it leads to."""
        return self._cut(state) if state.is_to_cut else self._take(state)

    def _take(self, state: _State) -> list[_State]:
        seat = state.seat
        at, moves = state.taken[seat], self.lists.takes[seat]
        if at == len(moves):
            return self._finish(state)
        tile = moves[at]
        if isinstance(tile, (Called, CutEntry)):
            return []
        hand = state.hands[seat]
        if hand is not None and tile is not None:
            hand[tile] += 1
        state.taken[seat] += 1
        state.events.append(Event(What.DRAW, seat, tile))
        state.drawn, state.is_to_cut = tile, True
        return [state]

    def _cut(self, state: _State) -> list[_State]:
        seat = state.seat
        at, moves = state.cut[seat], self.lists.cuts[seat]
        if at == len(moves):
            return self._finish(state)
        move = moves[at]
        state.cut[seat] += 1
        if isinstance(move, Called):
            return self._kan(state, move)
        if not isinstance(move, CutEntry):
            return []
        tile = state.drawn if move.tile is None else move.tile
        if tile is None or not state.holds(seat, (tile,)):
            return []
        state.remove(seat, (tile,))
        if move.declares:
            state.events.append(Event(What.RIICHI, seat))
        tsumogiri = move.tile is None
        state.events.append(
            Event(What.DISCARD, seat, tile, tsumogiri=tsumogiri, declares=move.declares)
        )
        self._turn_over(state, state.kans_to_show)
        state.kans_to_show = 0
        if move.declares and not (self._is_used_up(state) and self._is_won_on(seat)):
            state.events.append(Event(What.ACCEPTED, seat))
        if self._is_used_up(state):
            return self._finish(state)
        after = list(self._called(state, seat, tile))
        state.seat, state.is_to_cut, state.drawn = self.round.after(seat), False, None
        return [state, *after]

    def _is_won_on(self, seat: int) -> bool:
        return self.lists.loser == seat or self.round.draw is Ending.THREE_RONS

    def _called(self, state: _State, source: int, tile: Tile) -> Iterator[_State]:
        """Yield the state after each call of the discard."""
        for seat in self.round.seats:
            at, moves = state.taken[seat], self.lists.takes[seat]
            move = moves[at] if at < len(moves) else None
            if seat == source or not isinstance(move, Called) or move.tile != tile:
                continue
            comes = source in self._sources(seat, move.at)
            if not (comes and move.what in CALLS and state.holds(seat, move.own)):
                continue
            after = state.copy()
            after.taken[seat] += 1
            after.remove(seat, move.own)
            after.events.append(Event(move.what, seat, tile, move.own, source))
            after.seat, after.drawn = seat, None
            after.is_to_cut = move.what is not What.OPEN_KAN
            if move.what is What.OPEN_KAN:
                after.kans_to_show += 1
                # Its cut comes after the replacement tile; the kan itself has a 0 among the cuts.
                cuts = self.lists.cuts[seat]
                after.cut[seat] += cuts[after.cut[seat] :][:1] == (None,)
            yield after

    def _sources(self, seat: int, at: int) -> tuple[int, ...]:
        """The seats that a call with its letter there comes from.

        Of three players the left one reads as "across" where seats are counted as of four.
        """
        left, right = self.round.after(seat, -1), self.round.after(seat, 1)
        if at == 1:
            return (left, right) if self.round.players == 3 else (self.round.after(seat, 2),)
        return (left,) if at == 0 else (right,)

    def _kan(self, state: _State, move: Called) -> list[_State]:
        """A closed or added kan, or a north, each followed by a replacement tile."""
        own = move.own if move.tile is None else (move.tile,)
        if move.what in CALLS or not state.holds(state.seat, own):
            return []
        state.remove(state.seat, own)
        state.events.append(Event(move.what, state.seat, move.tile, move.own))
        if move.what is not What.NUKI:
            # The indicator of a kan before it is turned over now, that of a closed one at once.
            is_closed = move.what is What.CLOSED_KAN
            self._turn_over(state, state.kans_to_show + is_closed)
            state.kans_to_show = int(not is_closed)
        state.is_to_cut, state.drawn = False, None
        return [state]

    def _turn_over(self, state: _State, count: int) -> None:
        later = self.lists.indicators[state.shown :][:count]
        state.shown += len(later)
        state.events += [Event(What.DORA, tile=tile) for tile in later]

    def _is_used_up(self, state: _State) -> bool:
        return all(
            state.taken[seat] == len(self.lists.takes[seat])
            and state.cut[seat] == len(self.lists.cuts[seat])
            for seat in range(4)
        )

    def _finish(self, state: _State) -> list[_State]:
        if self._is_used_up(state) and self._fits(state) and tuple(state.events) not in self.found:
            self.found.append(tuple(state.events))
        return []

    def _fits(self, state: _State) -> bool:
        """Whether the last event can be followed by the result."""
        aside = (What.DORA, What.ACCEPTED)
        last = next((event for event in reversed(state.events) if event.what not in aside), None)
        if last is None:
            return False
        if self.lists.winner is None:
            return self.round.draw is not Ending.NINE_KINDS or last.what is What.DRAW
        if last.seat != self.lists.loser:
            return False
        return (last.what is What.DRAW) == (self.lists.winner == self.lists.loser)


# Reading tenhou6 ----------------------------------------------------------------------------------


WIN: Final = "和了"
WINS: Final = frozenset({WIN, "Agari"})
UNKNOWN: Final = "不明"

ENDINGS: Final = {
    "流局": Ending.EXHAUSTIVE,
    "全員聴牌": Ending.EXHAUSTIVE,
    "全員不聴": Ending.EXHAUSTIVE,
    "流し満貫": Ending.NAGASHI,
    "九種九牌": Ending.NINE_KINDS,
    "四風連打": Ending.FOUR_WINDS,
    "四家立直": Ending.FOUR_RIICHI,
    "四開槓": Ending.FOUR_KANS,
    "四槓散了": Ending.FOUR_KANS,
    "三家和了": Ending.THREE_RONS,
    "三家和": Ending.THREE_RONS,
    "Ryuukyoku": Ending.EXHAUSTIVE,
    "Exhaustive Draw": Ending.EXHAUSTIVE,
    "Nagashi Mangan": Ending.NAGASHI,
    "Mangan at Draw": Ending.NAGASHI,
    "Kyuushu Kyuuhai": Ending.NINE_KINDS,
    "Nine Terminal Abortion": Ending.NINE_KINDS,
    "Suufon Renda": Ending.FOUR_WINDS,
    "Four Wind Abortion": Ending.FOUR_WINDS,
    "Suucha Riichi": Ending.FOUR_RIICHI,
    "Four Riichi Abortion": Ending.FOUR_RIICHI,
    "Suukaikan": Ending.FOUR_KANS,
    "Four Kan Abortion": Ending.FOUR_KANS,
    "Sanchahou": Ending.THREE_RONS,
    "Three Ron Abortion": Ending.THREE_RONS,
}
"""Tenhou's titles, and those that converters of Mahjong Soul's records write in English."""

TSUMOGIRI: Final = 60
_NOT_SHOWN: Final = 0
_PLACE_HOLDER: Final = 0

LETTERS: Final = {
    "c": What.CHI,
    "p": What.PON,
    "m": What.OPEN_KAN,
    "k": What.ADDED_KAN,
    "a": What.CLOSED_KAN,
    "f": What.NUKI,
}
_CALL: Final = re.compile(r"(?:\d\d)*[cpmkaf](?:\d\d)+")

# 30符2飜2000点, 満貫4000点, 40符3飜1300-2600点, 20符3飜700点∀ (each of the others),
# 30Fu2Han2000Points
_WORTH: Final = re.compile(
    r"(?:(\d{1,3})(?:符|Fu)(\d{1,3})(?:飜|Han))?\D{0,20}(\d{1,6})(?:-(\d{1,6}))?(?:点|Points)(∀)?"
)
_HAN: Final = re.compile(r"\((\d{1,3})(?:飜|Han)\)")
_REDS: Final = re.compile(r"赤|(?<!No )Red")


def read_tenhou6(text: str) -> Game:
    """Read a checked text: one object, or several that follow each other, such as one a round.

    Raises LogError for no round.
    """
    objects = [each for each in parse_all(text) if isinstance(each, dict)]
    logs = [each["log"] for each in objects if isinstance(each.get("log"), list)]
    parts = [*chain(*logs)]
    if not parts:
        raise no_rounds()
    check_rounds(len(parts))
    rule = objects[0].get("rule")
    rule = rule if isinstance(rule, dict) else {}
    shown = str(rule.get("disp", ""))
    seats = (0, 1, 2) if _is_three(shown, parts) else (0, 1, 2, 3)
    rounds, faults = read_rounds(parts, lambda part: _round(part, seats))
    return Game(
        Format.TENHOU6,
        rounds,
        red_fives=_has_reds(rule, shown),
        open_tanyao="喰" in shown or not any(sign in shown for sign in "東南"),
        final=_final(objects[-1].get("sc")),
        faults=faults,
    )


def _is_three(shown: str, parts: list[Any]) -> bool:
    if "三" in shown or "3-Player" in shown or "Three" in shown:
        return True
    first = parts[0]
    if not isinstance(first, list) or len(first) < 16:
        return False
    return first[13:16] == [[], [], []] and a_list(first[1])[3:] in ([], [0])


def _has_reds(rule: Mapping[str, Any], shown: str) -> bool:
    told = [rule[name] for name in ("aka", "aka51", "aka52", "aka53") if name in rule]
    return any(told) or bool(_REDS.search(shown)) or not (told or shown)


def _final(scores: object) -> tuple[int, ...] | None:
    """``sc`` has the score and the uma of each seat in turns."""
    if not isinstance(scores, list):
        return None
    of_seat = scores[:8:2]
    if not of_seat or not all(isinstance(each, int) for each in of_seat):
        return None
    return of_seats(of_seat)


def tile_of(code: int) -> Tile:
    """Return the tile of a number such as 11 for 1m, 47 for 7z, 51 for the red five of man."""
    suit, rank = divmod(code, 10)
    if suit == 5 and 1 <= rank <= 3:
        return KINDS + rank - 1
    if (1 <= suit <= 3 and rank) or (suit == 4 and 1 <= rank <= 7):
        return 9 * (suit - 1) + rank - 1
    raise broken(f"{code} is not a tile of tenhou6")


def _code(entry: object) -> int | None:
    """A number, also one that is written as a text of digits; None for anything else."""
    if isinstance(entry, str) and entry.isascii() and entry.isdigit() and len(entry) <= 2:
        return int(entry)
    return entry if type(entry) is int else None


def _number_of(entry: object) -> int:
    return a_number(_code(entry))


def _tiles(entries: object) -> list[Tile]:
    return [tile_of(_number_of(entry)) for entry in a_list(entries)]


def _hand(entries: object) -> tuple[Tile, ...] | None:
    codes = [_number_of(entry) for entry in a_list(entries)]
    return hand_of_13(None if code == _NOT_SHOWN else tile_of(code) for code in codes)


def _taken(entry: object) -> TurnEntry:
    code = _code(entry)
    if code is None:
        return _called(entry)
    return None if code == _NOT_SHOWN else tile_of(code)


def _cut(entry: object) -> TurnEntry:
    declares = isinstance(entry, str) and entry.startswith("r")
    code = _code(str(entry)[1:] if declares else entry)
    if code is None:
        return _called(entry)
    if code == _PLACE_HOLDER:
        return None
    return CutEntry(None if code == TSUMOGIRI else tile_of(code), declares=declares)


def _called(entry: object) -> Called:
    """A text such as ``c213243``: the letter stands before the called tile.

    Its place among the tiles tells the source: first the left player, last the right one.
    Behind the letter of an added kan is the added tile, then the one that was called before.
    """
    if not isinstance(entry, str) or len(entry) > 9 or not _CALL.fullmatch(entry):
        raise broken(f"{str(entry)[:12]!r} is not a call of tenhou6")
    letter = next(sign for sign in entry if sign.isalpha())
    at = entry.index(letter) // 2
    digits = entry.replace(letter, "")
    tiles = [tile_of(int(digits[n : n + 2])) for n in range(0, len(digits), 2)]
    what, tile = LETTERS[letter], tiles[at]
    if what is What.CLOSED_KAN:
        return Called(what, None, tuple(sorted(tiles)), at)
    rest = (
        () if what in (What.ADDED_KAN, What.NUKI) else tuple(sorted(tiles[:at] + tiles[at + 1 :]))
    )
    if what is What.NUKI and tile != NORTH:
        raise broken("a tile is set aside that is no north")
    return Called(what, tile, rest, at)


def _round(fields: Any, seats: tuple[int, ...]) -> Round:  # noqa: ANN401 - from JSON
    if not isinstance(fields, list) or not 16 <= len(fields) <= 17:
        raise broken("a round of tenhou6 is a list of 17 fields")
    index, honba, sticks = (a_number(each) for each in fields[0][:3])
    shown = _tiles(fields[2])
    result = _Result(fields[16] if len(fields) > 16 else [UNKNOWN], _tiles(fields[3]), seats)
    scores = of_seats([a_number(each) for each in a_list(fields[1])])
    by_seat = [fields[4 + 3 * seat : 7 + 3 * seat] for seat in range(4)]
    begun = Round(
        index,
        honba,
        sticks,
        dealer=seats[index % 4] if index % 4 < len(seats) else seats[0],
        seats=seats,
        scores=scores,
        dora=shown[0],
        hands=tuple(_hand(hand) for hand, _, _ in by_seat),
        draw=result.draw,
        deltas=summed(result.deltas),
    )
    lists = Lists(
        takes=tuple(tuple(map(_taken, a_list(takes))) for _, takes, _ in by_seat),
        cuts=tuple(tuple(map(_cut, a_list(cuts))) for _, _, cuts in by_seat),
        indicators=tuple(shown[1:]),
        winner=result.winner,
        loser=result.loser,
    )
    return result.ended(begun, find_turns(begun, lists))


class _Result:
    """The last field: a title, and for each win the deltas and who, from whom, who is liable."""

    def __init__(self, fields: Any, ura: list[Tile], seats: tuple[int, ...]) -> None:  # noqa: ANN401 - from JSON
        title, *rest = a_list(fields)
        self.wins: list[Won] = []
        self.draw: Ending | None = None
        self.deltas: list[tuple[int, ...]] = []
        if title in WINS:
            for deltas, about in zip_longest(rest[::2], rest[1::2]):
                self.deltas.append(of_seats([a_number(each) for each in deltas]))
                self.wins.append(_won(about, self.deltas[-1], tuple(ura), len(seats)))
        elif title != UNKNOWN:
            self.draw = ENDINGS.get(title, Ending.OTHER)
            self.deltas += [of_seats([a_number(each) for each in row]) for row in rest[:1] if row]
        self.winner = self.wins[0].seat if self.wins else None
        self.loser = self.wins[0].source if self.wins else None

    def ended(self, begun: Round, events: tuple[Event, ...]) -> Round:
        """The whole round: the winning tile is the last that was drawn, cut or shown."""
        aside = (What.DORA, What.ACCEPTED)
        last = next(event for event in reversed(events) if event.what not in aside)
        tile = last.own[0] if last.what is What.CLOSED_KAN else last.tile
        wins = tuple(replace(won, tile=tile) for won in self.wins)
        return replace(begun, events=events, wins=wins)


def _won(about: list[Any], deltas: tuple[int, ...], ura: tuple[Tile, ...], players: int) -> Won:
    winner, source, liable = (a_number(each) for each in about[:3])
    worth = _WORTH.match(about[3]) if len(about) > 3 else None
    names = "".join(str(name) for name in about[4:])
    won = Won(winner, source, None, deltas, ura=ura, pao=liable if liable != winner else None)
    if worth is None:
        return won
    fu, han, points, of_dealer, each = worth.groups()
    total = int(points)
    if of_dealer:
        total = total * (players - 2) + int(of_dealer)
    elif each:
        total *= players - 1
    counted = (
        None
        if "役満" in names or "Yakuman" in names
        else sum(map(int, _HAN.findall(names))) or None
    )
    return replace(won, points=total, han=int(han) if han else counted, fu=int(fu) if fu else None)
