"""Gives each word of a message the tiles that stand nearest to it."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from engine.melds import MeldKind, meld_kinds

from .scan import TextPiece, scan, tiles_of

OF_CALL: Final = {
    "chi": {MeldKind.CHI},
    "pon": {MeldKind.PON},
    "kan": {MeldKind.OPEN_KAN},
    "minkan": {MeldKind.OPEN_KAN},
    "ankan": {MeldKind.CLOSED_KAN},
    "any": {MeldKind.CHI, MeldKind.PON, MeldKind.OPEN_KAN},
}
"""The melds that a word of calling can be of."""

DORAS: Final = frozenset({"dora", "ind", "ura", "uraind"})
LYING: Final = frozenset({"river", "seen"})
WHOLE: Final = (13, 14)

MOST_WORDS: Final = 30
"""Most words of a message that take tiles: each looks at the tokens around it."""

AHEAD: Final = 80
"""How many tokens a word looks at behind it."""

BACK: Final = 14
MOST_DORA: Final = 5

# What a word takes behind it, as patterns of the signs of tokens, and before it.
ONE: Final = ("S(?!(?:[gc]*S){12})",)
LIST: Final = ("[SMX](?:[gcj]*[SMX])*",)
DORA: Final = ("S(?=(?:[gc]*S){12})", "S(?:[gcj]*S){0,4}(?![gc]*S)(?![MX])", "X", "S")
BEHIND: Final = {
    **dict.fromkeys(("draw", "out", "gone"), ONE),
    "cut": ("S(?:[gc]*[jc][gc]*S)*(?!(?:[gc]*S){10})",),
    **dict.fromkeys(LYING, LIST),
    **dict.fromkeys(DORAS, DORA),
    "meld": ("M", "Sg?Sg?Sg?S", "Sg?Sg?S", "S"),
    "any meld": ("M(?![SMX])(?:[gcjl]+M(?![SMX]))*", "M+(?![SX])"),
}
BEFORE: Final = {"meld": ("M", "Sg?Sg?S", "S")}

REST_OF_ONE: Final = (0, 13, 14, 10, 7, 4, 1)
REST: Final = {
    "cut": (0, 14),
    **dict.fromkeys(LYING, (0, 13, 14)),
    **dict.fromkeys(DORAS, (0, 13, 14, 10, 11, 7, 8)),
    "meld": (*range(1, 15, 3), *range(2, 12, 3), 0, 14),
}
"""How many tiles may stand right before the one that the word behind it takes."""

ASKING: Final = re.compile(r"[^\s\d,，.。]{0,4}[?？吗嗎か까]")
DENYING: Final = ("なし", "無し", "없", "안")


class Bound:
    """The tokens of a message, and what its words have taken.

    ``said`` are the words that say something: those with their tiles, and those that take none.
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self.tokens = scan(texts)
        self.signs = [token.sign for token in self.tokens]
        theirs, player = False, ""
        taking: dict[int, list[TextPiece]] = {}
        count = 0
        for token in self.tokens:
            if token.sign in ".n" or token.role in ("other", "self", "hand"):
                theirs = token.role == "other"
                player = token.value if theirs else ""
            token.theirs, token.player = theirs, player
            if token.sign == "R" and count < MOST_WORDS:
                taking.setdefault(token.line, []).append(token)
                count += 1
        for words in taking.values():
            self._bind(words)
        self.said = [it for it in self.tokens if it.sign in "Rw" and it.role != "hand"]
        for word in self.said:
            self._qualify(word)

    def _bind(self, words: Sequence[TextPiece]) -> None:
        """Give the words of a line their tiles.

        Of two sides as near, all prefer the one behind, or all the one before: the way that leaves
        fewer words without tiles, and then fewer tiles without a word. 111z pon 222z pon; 3p dora
        5m tsumo; 666z pon 9s.
        """
        ways = [self._taken(words, behind_first=first) for first in (True, False)]
        best = max(ways, key=lambda way: (sum(map(bool, way)), _count(way)))
        for word, tiles in zip(words, best, strict=True):
            word.tiles = tiles
            for unit in tiles:
                unit.used = True

    def _taken(self, words: Sequence[TextPiece], *, behind_first: bool) -> list[list[TextPiece]]:
        """Return the tiles of each word: first those that touch one, from the last word back.

        ドラ6z 6zロン: ロン touches 6z, so ドラ has the first.
        """
        signs = [*self.signs]
        picked: list[list[TextPiece]] = [[] for _ in words]
        backwards = [*enumerate(words)][::-1]
        for most, order in ((0, backwards), (9, backwards[::-1])):
            for number, word in order:
                if picked[number]:
                    continue
                far, tiles = self._behind(word, signs)
                near, before = self._before(word, signs)
                if not tiles or (before and (near < far or (near == far and not behind_first))):
                    far, tiles = near, before
                if tiles and far <= most:
                    picked[number] = tiles
                    for unit in tiles:
                        signs[unit.at] = "u"
        return picked

    def _behind(self, word: TextPiece, signs: Sequence[str]) -> tuple[int, list[TextPiece]]:
        """Return the tiles behind a word, over gaps, colons and linking words, and how far off."""
        row = "".join(signs[word.at + 1 : word.at + AHEAD])
        persons = "o" if word.role in LYING else ""
        skip = _start(f"(?:[glcb{persons}]|:n?)*", row)
        start = word.at + 1 + len(skip)
        key = "any meld" if word.value == "any" else word.role
        for each in BEHIND[key]:
            match = re.match(each, row[len(skip) :])
            if match is None:
                continue
            tiles = [it for it in self.tokens[start : start + match.end()] if it.sort == "tile"]
            if word.role in LYING:
                tiles = before_hand(tiles)
            if tiles and fits(word, tiles):
                if "o" in skip:
                    word.theirs = True
                return _distance(skip), tiles
        return 9, []

    def _before(self, word: TextPiece, signs: Sequence[str]) -> tuple[int, list[TextPiece]]:
        """Return the tiles before a word on its line, and how far off."""
        if word.side == ">":
            return 9, []
        start = max(0, word.at - BACK)
        row = "".join(
            signs[it.at] if it.line == word.line else "n" for it in self.tokens[start : word.at]
        )[::-1]
        persons = "o" if word.role in LYING | {"gone"} else ""
        skip = _start(f"[glcbm{persons}]*", row)
        end = word.at - len(skip)
        for each in BEFORE.get(word.role, ("S",)):
            match = re.match(each, row[len(skip) :])
            if match is None:
                continue
            tiles = [it for it in self.tokens[end - match.end() : end] if it.sort == "tile"]
            if not tiles or not fits(word, tiles):
                continue
            allowed = REST.get(word.role, REST_OF_ONE)
            if sum(it.size for it in tiles) > 1 or self._rest(tiles[0], signs) in allowed:
                return _distance(skip), tiles
        return 9, []

    def _rest(self, unit: TextPiece, signs: Sequence[str]) -> int:
        """Return how many tiles stand right before a unit."""
        row = _start("[gcSMX]*", "".join(signs[max(0, unit.at - AHEAD) : unit.at])[::-1])
        return sum(it.size for it in self.tokens[unit.at - len(row) : unit.at])

    def _qualify(self, word: TextPiece) -> None:
        """Find out whether a word is a question, denied, or somebody else's."""
        last = max([word.at, *(it.at for it in word.tiles)])
        behind = "".join(it.text for it in self.tokens[last + 1 : last + 5]).strip()
        word.asks = ASKING.match(behind) is not None
        before = self.tokens[max(0, word.at - 2) : word.at]
        denied = (it.role == "denied" and "c" not in self.signs[it.at : word.at] for it in before)
        word.denied = any(denied) or behind.startswith(DENYING)
        if word.value == "riichi":
            others = (it.role == "other" for it in self.tokens[word.at + 1 : word.at + 5])
            word.theirs = word.theirs or any(others)


def _count(way: Iterable[Sequence[TextPiece]]) -> int:
    return sum(unit.size for tiles in way for unit in tiles)


def _start(pattern: str, row: str) -> str:
    match = re.match(pattern, row)
    return match[0] if match else ""


def _distance(skip: str) -> int:
    """Return how far off tiles are: 0 touching, 1 over spaces, 2 over a comma or a bracket."""
    if "c" in skip or "b" in skip:
        return 2
    return 1 if skip else 0


def fits(word: TextPiece, tiles: Sequence[TextPiece]) -> bool:
    """Whether these tiles are what a word can take."""
    kinds = tiles_of(" ".join(unit.text for unit in tiles))
    if word.role in DORAS:
        return 0 < len(kinds) <= MOST_DORA
    if word.role != "meld":
        return bool(kinds) and (word.role in LYING | {"cut"} or len(kinds) == 1)
    melds = OF_CALL[word.value]
    if word.value == "any":
        return all(it.text[0] in "[(" or melds & {*meld_kinds(tiles_of(it.text))} for it in tiles)
    return tiles[0].text[0] in "[(" or len(kinds) == 1 or bool(melds & {*meld_kinds(kinds)})


def before_hand(tiles: Sequence[TextPiece]) -> list[TextPiece]:
    """Return the tiles of a river that end before a whole hand; none where they are the hand."""
    sizes = [unit.size for unit in tiles]
    rest = sum(sizes)
    is_hand = rest in WHOLE
    for number in range(1, len(tiles)):
        rest -= sizes[number - 1]
        if rest in WHOLE and tiles[number].at > tiles[number - 1].at + 1:
            tiles, is_hand = tiles[:number], False
            break
    return [] if is_hand or any(unit.size >= 7 for unit in tiles) else [*tiles]
