"""The one reader of hands: in a message, and in the option ``hand``.

An answer is never about another hand than the one typed without saying so. Whatever looks like a
tile is in the hand, in the role of a word beside it, or in ``left_out``; what is said and counts
for nothing is in ``not_read``; and where a reading is not certain, ``unsure`` says why.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.hand import TURNS
from engine import EAST, NAMES, By, Hand, Kind, Tile, format_tiles
from engine.tiles import KIND_OF, WINDS

from .binding import DORAS, LYING, Bound
from .dora_words import each_once, indicators_said
from .finding import BARE, FoundHand, HandFinder
from .rules import rules_said
from .scan import TextPiece, tiles_of
from .three_players import says_three, with_norths_aside

OF_A_KAN: Final = 3
"""Tiles that a hand holds of a discard which it can call a kan of."""

OF_THREE: Final = "players:3"
"""The value of a word that says that three play: their rules are read, and their set of tiles."""

MOST_NAMED: Final = 8
"""Most pieces that an answer names."""

SCORE: Final = re.compile(r"[点點점k]|pts|points|/\d+/|^\d{1,3}[.,，]\d{3}")
CURRENCY: Final = "$€¥₩"
COPIES: Final = re.compile(r"([1-4一二三两兩한두세네])\s?(?:[枚张張장]|of|x)")
COPY_WORDS: Final = {
    "一": 1,
    "二": 2,
    "三": 3,
    "两": 2,
    "兩": 2,
    "한": 1,
    "두": 2,
    "세": 3,
    "네": 4,
}


@dataclass(frozen=True, slots=True)
class TextReading:
    """A hand of a message, what is said beside it, and what is not in the answer.

    ``dora``, ``ura``, ``seen``, ``river`` and ``compared`` are tiles as text, the first two
    indicators. ``extras`` are pieces of the option extras with their words, ``yaku`` their ids,
    ``asked`` what other features answer. ``uncallable`` is a call for which it is too late.
    ``threats`` are the rivers of players in riichi, by left, across, right, or "" for one of whom
    nobody says where that one sits; they are among the ``seen`` too.
    ``left_out`` are tiles in no hand, ``not_read`` words that count for nothing, ``unsure`` doubts;
    ``place`` is where the first of them stands in its text.
    """

    hand: Hand
    rules: str = ""
    by: By | None = None
    seat: Kind | None = None
    round: Kind | None = None
    turn: int | None = None
    dora: str = ""
    ura: str = ""
    seen: str = ""
    river: str = ""
    compared: str = ""
    called: Tile | None = None
    uncallable: str = ""
    threats: tuple[tuple[str, str], ...] = ()
    extras: tuple[tuple[str, str], ...] = ()
    yaku: tuple[tuple[str, str], ...] = ()
    asked: tuple[tuple[str, str], ...] = ()
    left_out: tuple[str, ...] = ()
    not_read: tuple[str, ...] = ()
    unsure: tuple[str, ...] = ()
    place: tuple[int, int] | None = None

    @property
    def is_certain(self) -> bool:
        """Whether all that was typed is in the hand or counted beside it."""
        return not (self.left_out or self.not_read or self.unsure)

    @property
    def is_of_bare_digits(self) -> bool:
        """Whether the only doubt is the suit, which nobody typed."""
        return self.unsure == (BARE,) and not self.left_out


@dataclass(frozen=True, slots=True)
class TextReadings:
    """The hands of a message, in their order; or ``unread``, the words that look like one.

    ``players`` is for how many it was read; ``worth`` the han and fu that are named, ``is_dealer``
    whether the dealer has them.
    """

    hands: tuple[TextReading, ...] = ()
    unread: str = ""
    players: int = 4
    worth: tuple[int, int] | None = None
    is_dealer: bool = False


def read_message(texts: Iterable[str], players: int = 4) -> TextReadings:
    """Return the hands in the texts of a message, read by rules for so many players."""
    rules, left = rules_said([*texts])
    if players == 3 or says_three(rules, *left):
        left = [with_norths_aside(text) for text in left]
    bound = Bound(left)
    if says_three(rules) or any(it.value == OF_THREE for it in bound.said):
        players = 3
    finder = HandFinder(bound, players)
    found = finder.find()
    unread = ""
    if not found:
        one, unread = finder.short()
        found = [one] if one else []
    readings: dict[Hand, TextReading] = {}
    for each in found:
        if each.hand not in readings:
            readings[each.hand] = SaidReader(bound, each, found, rules).read()
    worth = {it.value: it.number for it in bound.said if it.role == "worth"}
    return TextReadings(
        tuple(readings.values()),
        unread,
        players,
        (worth["han"], worth["fu"]) if len(worth) == 2 else None,
        is_dealer=any(it.role == "seat" and it.wind == EAST for it in bound.said),
    )


class SaidReader:
    """Reads what is said of one hand of a message."""

    def __init__(
        self, bound: Bound, found: FoundHand, hands: Sequence[FoundHand], rules: str
    ) -> None:
        self.bound, self.found, self.hands, self.rules = bound, found, hands, rules
        self.hand = found.hand
        self.held = {KIND_OF[tile] for tile in self.hand.concealed}
        self.can_cut = self.hand.has_drawn_size
        own = {unit.line for unit in found.tiles}
        others = {unit.line for each in hands for unit in each.tiles} - own
        self.said = [it for it in bound.said if len(hands) == 1 or it.line not in others]
        self.ways = {it.value for it in self.said if it.role == "draw" and it.value}
        self.threat = any(
            (it.value == "riichi" and it.theirs) or it.value in ("fold", "safe") for it in self.said
        )
        self.extras: dict[str, str] = {}
        self.asked: dict[str, str] = {}
        self.shown: dict[str, list[Tile]] = {role: [] for role in DORAS}
        self.lying: dict[str, list[Tile]] = {role: [] for role in LYING}
        self.threats: dict[str, str] = {}
        self.calls: list[Tile] = []
        self.called_words: list[str] = []
        self.cuts: list[Tile] = []
        self.not_read: list[TextPiece] = []
        self.turn: int | None = None

    def read(self) -> TextReading:
        """Return the hand with all that is said."""
        for word in self.said:
            self._take(word)
        left = self._left()
        compared = self._compared(left)
        left_out, doubts = self._left_out(left)
        not_read = [*self.not_read, *self._scores()]
        ura = self._indicators("uraind", "ura")
        if ura:
            self.extras.setdefault(f"ura indicator:{ura}", "ura")
        called = self.calls[0] if len({*self.calls}) == 1 else None
        first = [*left_out, *not_read]
        return TextReading(
            self.hand,
            rules=self.rules,
            by=self._by(),
            seat=self._wind("seat"),
            round=self._wind("round"),
            turn=self.turn,
            dora=self._indicators("ind", "dora"),
            ura=ura,
            seen=self._kinds("seen"),
            river=self._kinds("river"),
            compared=compared,
            called=None if self.can_cut else called,
            uncallable=self.called_words[0] if self.can_cut and called is not None else "",
            threats=tuple(self.threats.items()) if self.threat else (),
            extras=tuple(self.extras.items()),
            yaku=tuple((it.value, it.text) for it in self.said if it.role == "yaku"),
            asked=tuple(self.asked.items()),
            left_out=_names([*self._cuts_not_held(), *(it.text for it in left_out)]),
            not_read=_names(it.said for it in not_read),
            unsure=tuple(dict.fromkeys((*self.found.doubts, *doubts))),
            place=min(it.span for it in first) if first else None,
        )

    def _take(self, word: TextPiece) -> None:
        """Take what one word says."""
        if word.role == "turn":
            if word.number in TURNS:
                self.turn = word.number
            else:
                self.not_read.append(word)
        elif word.role == "tally":
            if word.number:
                self.extras.setdefault(f"{word.value}:{word.number}", word.text)
        elif word.role == "extra":
            self._take_extra(word)
        elif word.role == "ask":
            told = word.value == "furiten" and not (word.asks or word.denied)
            self.asked.setdefault("told furiten" if told else word.value, word.text)
        elif word.role == "unread":
            self.not_read.append(word)
        elif kinds := word.kinds:
            self._take_tiles(word, kinds)

    def _take_extra(self, word: TextPiece) -> None:
        """Take a word of a win; a riichi may be another player's, or be asked about."""
        if word.value == "riichi" and word.theirs:
            self.asked.setdefault("threat", word.text)
        elif word.value == "riichi" and word.asks and not self.ways:
            self.asked.setdefault("riichi", word.text)
        elif word.value and word.value != OF_THREE and not word.denied:
            self.extras.setdefault(word.value, word.text)

    def _take_tiles(self, word: TextPiece, kinds: Sequence[Tile]) -> None:
        role, theirs = word.role, word.theirs
        if role in DORAS:
            name = "indicator" if "ind" in role else "dora"
            self.shown[role] += indicators_said(name, kinds, self.hand.players)
        elif role == "meld":
            self._take_meld(word, kinds)
        elif role == "cut" and not theirs:
            self.cuts += kinds
        elif role in ("out", "cut") or (
            theirs and (role == "gone" or (word.value == "verb" and len(kinds) == 1))
        ):
            self._call(word, kinds)
        elif role == "gone":
            # "I cut 3z" of a tile still in the hand is a cut to come.
            self.lying["river"] += [
                it for it in kinds if not (self.can_cut and KIND_OF[it] in self.held)
            ]
        elif role in LYING:
            is_own = role == "river" and (word.value == "mine" or not (theirs or self.threat))
            self.lying["river" if is_own else "seen"] += [*kinds] * self._copies(word)
            if role == "river" and not is_own:
                self.threats.setdefault(word.player, format_tiles(kinds))

    def _take_meld(self, word: TextPiece, kinds: Sequence[Tile]) -> None:
        """Take a meld that is not in the hand: a call that is asked for, or somebody else's.

        カン2p of a hand without three 2p is no kan: so players call a kanchan.
        """
        if word in self.found.calls:
            return
        if len(kinds) != 1 or (word.theirs and not word.asks):
            self.not_read.append(word)
            return
        held = self.hand.owned[KIND_OF[kinds[0]]]
        if word.value == "kan" and held < OF_A_KAN:
            self.not_read.append(word)
        elif held < 4:
            self._call(word, kinds)

    def _call(self, word: TextPiece, kinds: Sequence[Tile]) -> None:
        self.calls += kinds
        self.called_words.append(word.said)

    def _copies(self, word: TextPiece) -> int:
        """Return how many of one tile are said to lie there: 5s2枚."""
        if len(word.kinds) != 1:
            return 1
        at = word.tiles[0].at
        near = self.bound.tokens[at + 1 : max(at + 4, word.at + 3)]
        found = COPIES.search("".join(it.text for it in near))
        if found is None:
            return 1
        return COPY_WORDS.get(found[1]) or int(found[1])

    def _by(self) -> By | None:
        """Return how the hand is won; a win without saying how is a ron."""
        plain = self.ways & {"tsumo", "ron"} or ({"ron"} if self.ways else set())
        return By(min(plain)) if len(plain) == 1 else None

    def _wind(self, role: str) -> Kind | None:
        """Return the own seat or the round; that of a riichi is another player's."""
        winds = {
            it.wind
            for it in self.said
            if it.role == role and not it.theirs and not it.denied
            if self.ways or self._next_value(it) != "riichi"
        }
        if role == "seat" and not winds and any(it.role == "first" for it in self.said):
            rounds = next((it.number for it in self.said if it.role == "round"), 1)
            return WINDS[(1 - rounds) % len(WINDS)]  # who began as dealer is north in East 2
        return winds.pop() if len(winds) == 1 else None

    def _next_value(self, word: TextPiece) -> str:
        near = self.bound.tokens[word.at + 1 : word.at + 4]
        return next((it.value for it in near if it.sign != "g"), "")

    def _indicators(self, shown: str, meant: str) -> str:
        return format_tiles(each_once(self.shown[shown], self.shown[meant]))

    def _kinds(self, role: str) -> str:
        return format_tiles(KIND_OF[tile] for tile in self.lying[role])

    # What is not in the hand.

    def _left(self) -> list[TextPiece]:
        taken = {unit.at for each in self.hands for unit in each.tiles}
        return [
            it
            for it in self.bound.tokens
            if it.sort == "tile" and it.at not in taken and not it.used
        ]

    def _compared(self, left: Sequence[TextPiece]) -> str:
        """Return the cuts that are to be set side by side: 3p or 6p."""
        signs = self.bound.signs
        joined = any("j" in signs[max(0, it.at - 2) : it.at + 3] for it in left)
        if not self.can_cut or not (self.cuts or joined):
            return ""
        singles = [tiles_of(it.text)[0] for it in left if it.size == 1 and tiles_of(it.text)]
        named = [it for it in singles if KIND_OF[it] in self.held or it in self.cuts]
        self.cuts = [*dict.fromkeys([*self.cuts, *named])]
        cuts = [it for it in self.cuts if KIND_OF[it] in self.held]
        return format_tiles(cuts) if len(cuts) > 1 else ""

    def _cuts_not_held(self) -> Iterator[str]:
        return (NAMES[it] for it in self.cuts if KIND_OF[it] not in self.held)

    def _left_out(self, left: Sequence[TextPiece]) -> tuple[list[TextPiece], list[str]]:
        """Return the tiles that are in no hand, and those that could be of it."""
        taken = {unit.at for each in self.hands for unit in each.tiles}
        signs = self.bound.signs
        out: list[TextPiece] = []
        doubts: list[str] = []
        for unit in left:
            near = {unit.at + off for off in (-2, -1, 1, 2)} & taken
            if not unit.sure and (not near or self._is_of_a_word(unit, taken)):
                continue
            kinds = tiles_of(unit.text)
            if self.can_cut and len(kinds) == 1 and KIND_OF[kinds[0]] in self.held:
                continue
            out.append(unit)
            between = "".join(signs[max(0, unit.at - 2) : unit.at + 3])[1:-1]
            in_row = near and re.fullmatch("[gSMX]*", between)
            begins = in_row or (signs[unit.at - 1] == "n" and len(kinds) == 1 and not self.can_cut)
            may_be_of_it = len(kinds) > 2 or begins
            if unit.sure and may_be_of_it and not unit.quoted and len(self.hands) == 1:
                doubts.append(unit.text)
        return out, doubts

    def _is_of_a_word(self, unit: TextPiece, taken: set[int]) -> bool:
        """Whether a sign that may be a tile stands in a word: 手牌中, 中了; not beside a tile."""
        beside = {unit.at - 1, unit.at + 1}
        touches = any(self.bound.tokens[at].sort in {"other", "role"} for at in beside if at >= 0)
        return touches and not beside & taken

    def _scores(self) -> Iterator[TextPiece]:
        """Yield the scores of the players; a number with a currency is none."""
        for token in self.bound.tokens:
            if token.sort == "money" and SCORE.search(token.text) and token.text[0] not in CURRENCY:
                yield token


def _names(pieces: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(pieces))[:MOST_NAMED]
