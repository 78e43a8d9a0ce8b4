"""The hands of a message: tiles that no word has taken, with the melds and the draw that fit them.

Closed tiles and three for each meld are 13 or 14: this sum tells a meld from a call that is asked
for, a draw from a fifteenth tile, a list number from a tile. A hand is one row of tiles; what prose
set apart joins it only with a doubt, and every doubt is told.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from engine import Hand, HandError, Tile, format_tiles, parse_hand
from engine.melds import meld_kinds
from engine.tiles import KIND_OF

from .binding import AHEAD, WHOLE, Bound, fits
from .scan import TextPiece, tiles_of

MOST_TILES: Final = 24
"""Most tiles that are read as one hand, so that its error can be told."""

TRIES: Final = 60
"""Most rows of a message that are parsed as a hand."""

MOST_RUNS: Final = 100
MOST_CALLS: Final = 4
LOOKS_LIKE_A_HAND: Final = 9
"""Fewest tiles that, unreadable, are said to be no hand instead of being passed over."""

SMALLEST: Final = 5
SURELY_A_HAND: Final = 7
"""Fewest tiles that are a hand beside others, or in one suit amid prose."""

BARE: Final = "bare digits"
JOINED: Final = "joined"
SHORT: Final = "short"
"""A hand of fewer tiles, with nothing beside it but words that have their tiles."""

PART: Final = "part"

MAJIANG: Final = re.compile(r"\b([mpsz])(\d+)[-+=](\d*)")
NO_MELD_SIGN: Final = re.compile(r"[^0-9mpszr'\"\[\]()]")
BARE_SIZES: Final = re.compile("[0-9]{13,14}")


class FoundHand(NamedTuple):
    """A hand, the units and words that it was read of, and why that is not certain."""

    hand: Hand
    tiles: Sequence[TextPiece]
    calls: Sequence[TextPiece] = ()
    draws: Sequence[TextPiece] = ()
    doubts: tuple[str, ...] = ()


@lru_cache(maxsize=512)
def hand_of(text: str, players: int) -> Hand | None:
    """Return the hand of a text; None where it is none."""
    try:
        return parse_hand(MAJIANG.sub(r"[\2\3\1]", text), players=players)
    except HandError:
        return None


class HandFinder:
    """Finds the hands of one message, by rules of so many players."""

    def __init__(self, bound: Bound, players: int) -> None:
        self.bound = bound
        self.tokens = bound.tokens
        self.players = players
        self.tries = TRIES

    def find(self) -> list[FoundHand]:
        """Return each whole hand: of the first way to put tiles together that makes one."""
        runs = self._runs()
        lines: dict[int, list[TextPiece]] = {}
        for run in runs:
            lines.setdefault(run[0].line, []).extend(run)
        every = [unit for run in runs for unit in run]
        fresh = [unit for unit in every if not unit.quoted] or every
        labelled = [unit for run in runs if self._is_labelled(run) for unit in run]
        ways: tuple[tuple[Iterable[list[TextPiece]], str], ...] = (
            ([self._bare_lines(every, len(lines))], ""),
            (runs, ""),
            ([word for run in runs for word in split(run)], ""),
            (lines.values(), JOINED),
            ([labelled], ""),
            ([fresh], JOINED),
        )
        for groups, why in ways:
            found = [one for group in groups if (one := self._whole(group, why))]
            if found:
                return found
        return []

    def _runs(self) -> list[list[TextPiece]]:
        """Return the rows of tiles that no word has taken, with only gaps and commas in them."""
        signs = "".join("u" if it.used else it.sign for it in self.tokens)
        rows = (
            [unit for unit in self.tokens[slice(*it.span())] if unit.sort == "tile"]
            for it in re.finditer("[SMX](?:[gc]*[SMX])*", signs)
        )
        certain = (
            row
            for row in rows
            if any(unit.sure for unit in row) or sum(unit.size for unit in row) > 8
        )
        return [row for row, _ in zip(certain, range(MOST_RUNS), strict=False)]

    def _bare_lines(self, every: list[TextPiece], count: int) -> list[TextPiece]:
        """Return the tiles of several lines with nothing else in them."""
        if not every or count < 2:
            return []
        end = next(it.at for it in self.tokens[every[-1].at :] if it.sign in "n.")
        between = self.tokens[every[0].at : end]
        signs = "".join("u" if it.used else it.sign for it in between)
        return every if re.fullmatch("[SMXgcbn:]*", signs) else []

    def _is_labelled(self, run: Sequence[TextPiece]) -> bool:
        """Whether a word for the hand stands before a row: "my hand: 123m …"."""
        start = run[0].at
        signs = "".join(self.bound.signs[max(0, start - AHEAD) : start])[::-1]
        row = re.match("[gcb:nlSMXu]*", signs)
        label = start - len(row[0] if row else "") - 1
        return label >= 0 and self.tokens[label].role == "hand"

    def _whole(self, group: Sequence[TextPiece], why: str) -> FoundHand | None:
        """Return the whole hand of some tiles: with all melds, with those of its lines, or none."""
        if not group or sum(unit.size for unit in group) > 2 * MOST_TILES:
            return None
        said = [it for it in self.bound.said if it.tiles and not it.theirs]
        calls = [it for it in said if it.role == "meld"]
        draws = [it for it in said if it.role == "draw"]
        lines = {unit.line for unit in group}
        near = [it for it in calls if it.line in lines]
        of_all = [] if len(calls) > MOST_CALLS else calls
        ways = [of_all, [], []] if near == calls or len(near) > MOST_CALLS else [of_all, near, []]
        for tiles in trimmed(group):
            for some in ways:
                for drew in [draws, []] if draws else [[]]:
                    melds = [meld for call in some for meld in melds_of(call)]
                    hand = self._fit(tiles, melds, [tile for it in drew for tile in it.kinds])
                    if hand:
                        found = FoundHand(hand, tiles, some, drew)
                        doubts = self._doubts(found, group, (of_all, draws), why)
                        return found._replace(doubts=tuple(doubts))
        return None

    def _fit(
        self, tiles: Sequence[TextPiece], melds: Sequence[str], drawn: Sequence[Tile]
    ) -> Hand | None:
        """Return the whole hand of tiles, called melds and a drawn tile, where they make one."""
        size = sum(unit.size for unit in tiles) + 3 * len(melds)
        if not tiles or not 12 <= size <= 18 or self.tries <= 0:
            return None
        self.tries -= 1
        text = " ".join([*(unit.text for unit in tiles), *melds])
        if len(tiles) == 1 and BARE_SIZES.fullmatch(text):
            text += "m"
        if drawn and size in (12, 13):
            return hand_of(f"{text} draw {format_tiles(drawn[-1:])}", self.players)
        hand = hand_of(text, self.players)
        if hand is None and not drawn and size == 15 and self._ends_in_win(tiles[-1]):
            return self._fit(tiles[:-1], melds, tiles_of(tiles[-1].text))
        if hand is None or hand.size not in WHOLE:
            return None
        return with_drawn(hand, drawn[-1]) if drawn else hand

    def _ends_in_win(self, last: TextPiece) -> bool:
        """Whether the last of fifteen tiles names one of the others: ron 123m… 3m."""
        wins = (it.role == "draw" and it.line == last.line for it in self.bound.said)
        return last.size == 1 and any(wins)

    # Doubts.

    def _doubts(
        self,
        found: FoundHand,
        group: Sequence[TextPiece],
        told: tuple[Sequence[TextPiece], Sequence[TextPiece]],
        why: str,
    ) -> Iterator[str]:
        """Yield what makes a reading uncertain."""
        tiles = found.tiles
        first, last = tiles[0], tiles[-1]
        inside = self.tokens[first.at : last.at]
        if why and any(map(_sets_apart, inside)):
            yield JOINED
        if len(tiles) == 1 and BARE_SIZES.fullmatch(first.text):
            yield BARE
        counted = next(
            (it for it in self.tokens[last.at + 1 : last.at + 3] if it.sign != "g"), None
        )
        if counted and counted.sign == "m" and last.size == 1 and len(tiles) > 1:
            yield f"{last.text} {counted.text}"
        yield from self._beside_unknown(found)
        plain = not found.calls and not found.draws
        loose = [it for it in group if it not in tiles and not it.is_list_number]
        if loose and plain and self._fit(group, [], []):
            yield loose[0].text
        if self._begins_alone(found) and plain and self._fit(tiles[1:], [], []):
            yield first.text
        calls, draws = told
        yield from (it.said for it in calls if it not in found.calls and len(it.kinds) > 1)
        if len(draws) == 1 and found.hand.size == 14:
            yield from (it.said for it in draws if it not in found.draws)
        yield from self._told_elsewhere(found)
        yield from self._left_empty(found)
        yield from (it.said for it in found.calls if it.value == "kan" and len(it.kinds) > 1)

    def _beside_unknown(self, found: FoundHand) -> Iterator[str]:
        """Yield an unknown word beside a meld-shaped unit at an end: it may be a word for a meld.

        So it is where the unit is set apart otherwise than the rest, 홍길 345m 7p35s45z; or, in a
        hand without gaps, has a suit that comes again, 홍길222m599m446p, or is out of order.
        """
        tiles = found.tiles
        for unit, rest, step in ((tiles[0], tiles[1:], -1), (tiles[-1], tiles[:-1][::-1], 1)):
            word = self._word_beside(unit, step)
            if word is None or not rest or not meld_kinds(tiles_of(unit.text)):
                continue
            apart, *others = [self._between(one, two) for one, two in pairwise((unit, *rest))]
            touches = word.at in (unit.at - 1, unit.at + 1)
            otherwise = bool(apart) and {*others} != {apart}
            odd = touches or (not apart and step < 0 and _is_odd(unit, rest, step))
            if unit.size == 4 or otherwise or odd:
                yield f"{word.text} {unit.text}"

    def _word_beside(self, unit: TextPiece, step: int) -> TextPiece | None:
        """Return the unknown word, or the word of calling, that stands next to a unit."""
        at = unit.at + step
        if 0 <= at < len(self.tokens) and self.bound.signs[at] == "g":
            at += step
        if not 0 <= at < len(self.tokens):
            return None
        word = self.tokens[at]
        return word if word.sort == "other" or word.role == "meld" else None

    def _between(self, one: TextPiece, two: TextPiece) -> str:
        """Return the sort of what separates two units, "" where they touch."""
        start, end = sorted((one.at, two.at))
        return "".join(dict.fromkeys(self.bound.signs[start + 1 : end]))

    def _begins_alone(self, found: FoundHand) -> bool:
        """Whether a single tile stands before thirteen others: it may be said of something else."""
        tiles = found.tiles
        if len(tiles) < 2 or tiles[0].size != 1 or found.hand.size != WHOLE[1]:
            return False
        is_apart = tiles[1].at > tiles[0].at + 1
        return is_apart and (tiles[1].size != 1 or tiles[0].text == tiles[1].text)

    def _told_elsewhere(self, found: FoundHand) -> Iterator[str]:
        """Yield a draw that is told in prose on another line."""
        lines = {unit.line for unit in found.tiles}
        for draw in found.draws:
            if draw.line not in lines and any(
                it.sign == "x" for it in self.tokens if it.line == draw.line
            ):
                yield draw.said

    def _left_empty(self, found: FoundHand) -> Iterator[str]:
        """Yield a word that has taken nothing, where it could take the first unit of the hand."""
        first = found.tiles[0]
        if len(found.tiles) < 2:
            return
        for word in self.bound.said:
            if word.sign != "R" or word.tiles or word.asks or word.line != first.line:
                continue
            near = self.tokens[word.at + 1 : word.at + 6]
            ahead = next((it for it in near if it.sort == "tile"), None)
            of_meld = word.role == "meld" and first.size in (3, 4)
            if ahead is first and (first.size == 1 or of_meld) and fits(word, [first]):
                yield word.text

    # Hands of fewer tiles.

    def short(self) -> tuple[FoundHand | None, str]:
        """Return a hand of fewer tiles where it is all that is typed; or what looks like a hand."""
        runs = sorted(self._runs(), key=lambda run: -sum(unit.size for unit in run))
        if not runs:
            return None, ""
        sizes = [sum(unit.size for unit in run) for run in runs]
        said = [it for it in self.bound.said if it.tiles and not it.theirs]
        melds = [m for it in said if it.role == "meld" and not it.asks for m in melds_of(it)]
        drawn = [it.text for word in said if word.role == "draw" for it in word.tiles]
        if LOOKS_LIKE_A_HAND <= sizes[0] + 3 * len(melds) <= MOST_TILES:
            some = runs if sum(sizes) <= 18 else runs[:1]
            text = " ".join([*(unit.text for run in some for unit in run), *melds, *drawn])
            if hand_of(text, self.players) is None:
                return None, text
        row = runs[0]
        least = SMALLEST if len(runs) == 1 else SURELY_A_HAND
        prose = any(it.sign == "x" and it.sort == "other" for it in self.tokens)
        if sizes[0] < least or not all(it.sure for it in row) or (prose and len(split(row)) > 1):
            return None, ""
        plain = " ".join(unit.text for unit in row)
        suits = {KIND_OF[tile] // 9 for tile in tiles_of(plain)}
        hand = hand_of(" ".join([plain, *melds]), self.players) or hand_of(plain, self.players)
        if hand is None or (
            len(suits) == 1 and suits != {3} and prose and sizes[0] < SURELY_A_HAND
        ):
            return None, ""
        rest = [it for it in self.tokens if it.sort == "tile" and it not in row and not it.used]
        empty = any(it.sign == "R" and not it.tiles for it in self.bound.said)
        doubt = SHORT if any(it.role for it in self.tokens) else ""
        if prose or rest or empty:
            doubt = PART
        return FoundHand(hand, row, doubts=(doubt,) * bool(doubt)), ""


def _sets_apart(token: TextPiece) -> bool:
    """Whether tiles on both sides of a token may be of different things.

    A word of calling takes one side: in 345p 먹고 777p 먹었어요 34678m22s5z both are melds.
    """
    if token.sign == "R":
        return token.role == "meld" or not token.tiles
    return token.sign in "xm.:" or token.role == "hand"


def _is_odd(unit: TextPiece, rest: Sequence[TextPiece], step: int) -> bool:
    """Whether the suit of a unit at an end comes again in the rest, or is not the first or last."""
    suits = {KIND_OF[tile] // 9 for it in rest for tile in tiles_of(it.text)}
    own = KIND_OF[tiles_of(unit.text)[0]] // 9
    return own in suits or (own < max(suits) if step > 0 else own > min(suits))


def with_drawn(hand: Hand, tile: Tile) -> Hand | None:
    """Return a hand with one of its tiles as the drawn one; None where it has no such tile."""
    if tile not in hand.concealed:
        return None
    rest = [*hand.concealed]
    rest.remove(tile)
    return Hand((*rest, tile), hand.melds, tile, players=hand.players)


def split(run: Sequence[TextPiece]) -> list[list[TextPiece]]:
    """Cut a row where there is a gap."""
    cuts = [n for n in range(1, len(run)) if run[n].at > run[n - 1].at + 1]
    ends = zip([0, *cuts], [*cuts, len(run)], strict=True)
    return [[*run[start:end]] for start, end in ends]


def trimmed(group: Sequence[TextPiece]) -> list[Sequence[TextPiece]]:
    """Return the tiles without what may be no tiles, apart at either end; then with them."""
    start, end = 0, len(group)
    while start < end and not group[start].sure and _is_apart(group, start):
        start += 1
    while end > start and not group[end - 1].sure and group[end - 1].at > group[end - 2].at + 1:
        end -= 1
    ways = [group[start:end], group[start:], group[:end], group]
    return [way for number, way in enumerate(ways) if way and way not in ways[:number]]


def _is_apart(group: Sequence[TextPiece], number: int) -> bool:
    """Whether the next unit does not touch this one; a circled list number touches it too."""
    if number + 1 == len(group) or group[number].text[0] in "①②③④⑤⑥⑦⑧⑨":
        return True
    return group[number + 1].at > group[number].at + 1


def melds_of(word: TextPiece) -> Iterator[str]:
    """Yield the melds that a word of calling has taken, in brackets: pon haku is [555z]."""
    groups = [[unit] for unit in word.tiles] if word.value == "any" else [[*word.tiles]]
    for units in groups:
        text = " ".join(unit.text for unit in units)
        if text[0] in "[(":
            yield NO_MELD_SIGN.sub("", text)
            continue
        kinds = tiles_of(text)
        if len(kinds) == 1:
            kinds *= 4 if "kan" in word.value else 3
        tiles = format_tiles(kinds)
        yield f"({tiles})" if word.value == "ankan" else f"[{tiles}]"
