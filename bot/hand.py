"""A hand at a table, and what is asked of it: the two values that every answer begins with.

Text, ids and rows are read into a `Question` once; from then on there is nothing else to read.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from engine import (
    EAST,
    NAMES,
    NORTH,
    PRESETS,
    SOUTH,
    TENHOU,
    TILE_OF_NAME,
    By,
    Hand,
    Kind,
    Meld,
    MeldKind,
    Order,
    Rules,
    Tile,
    Win,
    Winds,
    WinError,
    Worth,
    calls,
    format_hand,
    format_rules,
    format_tiles,
)
from engine.copies import USUAL_RED_FIVES, check_red_fives, fifth_copy
from engine.facts import Riichi, River
from engine.hand import FULL_SIZE
from engine.logs import Position
from engine.outlook import Aim
from engine.scoring import (
    EVENTS_NOT_BY,
    FIRST_TURN_EVENTS,
    check_rules,
    check_win,
    fed_yakuman,
)
from engine.tile_set import check_tiles_of_set
from engine.tiles import KIND_OF, WINDS

if TYPE_CHECKING:
    from bot.pages.page import Page

TURNS: Final = range(1, 19)
"""The turns of a hand: a player draws 17 or 18 times."""

CLOSED_KAN: Final = "closed_kan"
"""Stands among the events beside chankan where the robbed kan was a closed one."""

PAO: Final = "pao"
"""Stands among the events where another player is liable for a yakuman of open melds."""

OF_THE_DEALER: Final = frozenset({"tenhou", "paarenchan"})
"""The events that only the dealer can have."""

NOT_BY: Final = {
    By.TSUMO: EVENTS_NOT_BY[By.TSUMO] | {CLOSED_KAN},
    By.RON: EVENTS_NOT_BY[By.RON],
}
"""Events that a win by tsumo cannot have, and those that one by ron cannot."""


class View(StrEnum):
    """What an outlook knows of the others: what they discard and end, a riichi too, or nothing."""

    TABLE = "table"
    THREAT = "threat"
    ALONE = "alone"


class Scope(StrEnum):
    """Whether a quiz is for a channel; if not, what the next one of the practice shares with it."""

    CHANNEL = "c"
    ANY = "a"
    KIND = "k"
    LEVEL = "l"
    BOTH = "b"
    THEME = "t"


@dataclass(frozen=True, slots=True)
class GamePlace:
    """A game, one player of it, and a decision; numbers that are not chosen yet are -1."""

    key: str
    seat: int = -1
    round: int = -1
    event: int = -1


@dataclass(frozen=True, slots=True)
class Situation:
    """A hand at a table by rules, before or after a win.

    ``seen`` and ``river`` are kinds in ascending order (a red five counts as a five); ``called`` is
    a tile that another player has just discarded. ``by`` to ``nuki`` say how the hand is won, or
    will be, but for the winning tile, which is its drawn tile: ``seat`` and ``round`` are winds,
    ``riichi`` is 0, 1 or 2 (double), ``dora`` and ``ura`` are indicators, ``nuki`` is how many
    norths are set aside. ``turn`` is None where nobody named one. ``threats`` are the others in
    riichi. ``rivers`` and ``table`` are those of a problem that shows them; tiles of ``rivers`` are
    not among the ``seen``. ``hand`` is None where a question is about none.
    """

    hand: Hand | None = None
    rules: Rules = TENHOU
    seen: tuple[Kind, ...] = ()
    river: tuple[Kind, ...] = ()
    called: Tile | None = None
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
    turn: int | None = None
    threats: tuple[Riichi, ...] = ()
    rivers: tuple[River, ...] = ()
    table: Position | None = None

    @property
    def held(self) -> Hand:
        """The hand; raises ValueError where there is none."""
        if self.hand is None:
            raise ValueError("the question is about no hand")
        return self.hand

    @property
    def is_dealer(self) -> bool:
        """Whether the player is the dealer."""
        return self.seat == EAST

    @property
    def norths(self) -> tuple[Tile, ...]:
        """The norths that are set aside."""
        return (NORTH,) * self.nuki

    @property
    def outside(self) -> tuple[Kind, ...]:
        """Every tile known to lie outside the hand: a dora indicator or a north set aside too."""
        return (*self.seen, *self.river, *(KIND_OF[tile] for tile in self.dora), *self.norths)

    @property
    def ruled(self) -> str:
        """The rules as text: the preset, and the switches that differ."""
        return format_rules(self.rules)

    @property
    def winds(self) -> Winds | None:
        """The winds of the player; None with a short hand, which is never paid."""
        return Winds(self.seat, self.round) if is_whole(self.held) else None

    @property
    def told_turn(self) -> int:
        """The turn that was named, or else the one that the river tells: six discards make it 7."""
        return self.turn or TURNS[min(len(self.river), len(TURNS) - 1)]

    @property
    def as_typed(self) -> str:
        """The hand as it can be typed again, a discarded tile behind it."""
        if self.hand is None:
            return ""
        return format_hand(self.hand) + ("" if self.called is None else f"<{NAMES[self.called]}")

    def check(self) -> None:
        """Raise ValueError for what nobody can have: the one place, for ids and for choices."""
        rules, hand = self.rules, self.hand
        if self.nuki and not has_nuki(rules):
            raise ValueError("by these rules no north is set aside")
        if rules.players == 3 and NORTH in (self.seat, self.round):
            raise ValueError("with three players north is no wind of a seat or a round")
        called = () if self.called is None else (self.called,)
        known = (*self.seen, *self.river, *called)
        check_tiles_of_set((*known, *self.dora, *self.ura), rules.players)
        if hand is None:
            return
        if hand.players != rules.players:
            raise ValueError("the hand is of another set of tiles")
        if fifth_copy(hand.owned, (*known, *self.norths)) is not None:
            raise ValueError("the question holds a fifth copy of a tile")
        if called and hand.has_drawn_size:
            raise ValueError("a hand with a tile to cut calls nothing")


NOWHERE: Final = Situation()
"""The situation of a question about no hand, and what is usual in any."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a feature is asked: about a situation, and how the answer is to be shown.

    A field behind ``private`` belongs to the features that name it in the layout of their ids; the
    others leave it as it is. ``valued`` to ``ways`` are of a stored problem: the kinds to cut that
    are worth more than the widest, the wide ones that are below another in points and in wins, the
    narrower ones that are worth as much as any, the lead of riichi over dama in percent, and
    whether a vote asks about riichi or dama too. ``number`` is that of a row which a control is
    about: a quiz, a session, an offer.
    """

    feature: str
    situation: Situation = NOWHERE
    page: int = 0
    private: bool = False
    order: Order = Order.SEQUENCE
    compared: tuple[Tile, ...] = ()
    aim: Aim = Aim.POINTS
    view: View = View.TABLE
    term: str = ""
    worth: Worth | None = None
    valued: tuple[Kind, ...] = ()
    beaten: tuple[Kind, ...] = ()
    as_good: tuple[Kind, ...] = ()
    lead: int = 0
    ways: bool = False
    number: int = 0
    scope: Scope = Scope.CHANNEL
    choice: str = ""
    game: GamePlace | None = None

    def but(self, **changes: Any) -> "Question":  # noqa: ANN401 - each field has its own type
        """Return the same with some changes, of this or of its situation."""
        at = changes.pop("situation", self.situation)
        situated = {name: changes.pop(name) for name in SITUATED.intersection(changes)}
        return replace(self, situation=replace(at, **situated) if situated else at, **changes)

    def to(self, feature: str, **changes: Any) -> "Question":  # noqa: ANN401 - as of `but`
        """Return another feature's question about the same situation, on its first page."""
        usual = {"called": None, "threats": ()}
        about = Question(feature, self.situation, private=self.private, order=self.order)
        return about.but(**usual | changes)


SITUATED: Final = frozenset(field.name for field in fields(Situation))
"""The fields that a situation has and a question does not."""


WIND_WORDS: Final = dict(zip(WINDS, ("east", "south", "west", "north"), strict=True))
RIICHI_WORDS: Final = ("", "riichi", "double riichi")
EVENT_WORDS: Final = {CLOSED_KAN: "chankan closed", "tenhou": "tenho"}
"""Events by what is typed for them, where that is not their name: tenhou is a site in a message."""


def typed_again(question: Question) -> tuple[str, str]:
    """Return the hand of a question as it can be typed, and in words what else it says.

    The reader of messages reads both to the same question. Rules that are the bot's own, and what
    is usual, are left out.
    """
    at = question.situation
    if at.hand is None:
        return "", ""
    is_won = question.feature == "agari" and at.held.has_drawn_size
    events = at.events - {"chankan"} if CLOSED_KAN in at.events else at.events
    said = (
        ("{}", at.by if is_won else ""),
        ("{}", RIICHI_WORDS[at.riichi] if "open_riichi" not in events else ""),
        *(("{}", EVENT_WORDS.get(it, it.replace("_", " "))) for it in sorted(events)),
        ("dora indicator {}", " ".join(NAMES[tile] for tile in at.dora)),
        ("ura indicator {}", " ".join(NAMES[tile] for tile in at.ura)),
        ("seat: {}", "" if at.seat == NOWHERE.seat else WIND_WORDS[at.seat]),
        ("round: {}", "" if at.round == NOWHERE.round else WIND_WORDS[at.round]),
        ("{} honba", at.honba),
        ("{} sticks", at.sticks),
        ("kita {}", at.nuki),
        ("turn {}", at.turn),
        ("my river: {}", format_tiles(at.river)),
        ("seen: {}", format_tiles(at.seen)),
        ("cut {}", " or ".join(NAMES[tile] for tile in question.compared)),
        ("rules: {}", at.ruled if at.rules != TENHOU else ""),
    )
    return at.as_typed, "; ".join(form.format(value) for form, value in said if value)


# The table of three players.


def has_nuki(rules: Rules) -> bool:
    """Whether a north can be set aside."""
    return rules.players == 3 and rules.nukidora


def after_kita(hand: Hand, rules: Rules) -> Hand | None:
    """Return the hand after a north is set aside, before the next draw; None where none can be."""
    if not (has_nuki(rules) and NORTH in hand.concealed and hand.has_drawn_size):
        return None
    return hand.without(NORTH)


# How a hand is won.


def is_whole(hand: Hand) -> bool:
    """Whether the hand, complete, has four groups and a pair: short hands are never paid."""
    return hand.size in (FULL_SIZE - 1, FULL_SIZE)


WON: Final = ("by", "seat", "round", "riichi", "events", "dora", "ura", "honba", "sticks", "nuki")
"""The fields of a situation that say how its hand is won."""

UNSAID: Final = {name: getattr(NOWHERE, name) for name in WON if name != "nuki"}
"""What these are where nobody said how the hand is won; norths are set aside before."""


def usually_won(at: Situation) -> Situation:
    """Return the same, won as usual: a closed hand draws its tile, an open one claims it."""
    by = By.TSUMO if at.held.is_closed else By.RON
    return replace(at, **UNSAID | {"by": by})


def is_usual(at: Situation) -> bool:
    """Whether nobody said how the hand is won."""
    return all(getattr(at, name) == value for name, value in UNSAID.items())


def win_of(at: Situation) -> Win:
    """Return the win of a hand of 3n+2 tiles; raise WinError where it cannot have happened."""
    hand = at.held
    if hand.drawn is None:
        raise ValueError("a hand of 3n+1 tiles has no winning tile")
    events: dict[str, Any] = dict.fromkeys(at.events - {PAO}, True)
    # Where nobody can be liable, check_win says so of any yakuman.
    fed = (fed_yakuman(hand) or ("daisangen",)) if PAO in at.events else ()
    win = Win(
        hand.drawn,
        at.by,
        at.seat,
        at.round,
        at.riichi,
        dora=at.dora,
        ura=at.ura,
        honba=at.honba,
        sticks=at.sticks,
        nuki=at.nuki,
        pao=fed,
        **events,
    )
    check_win(hand, win)
    return win


def won_by(at: Situation, by: By) -> Situation:
    """Return the same win by tsumo or by ron, without what the other way alone can have."""
    return replace(at, by=by, events=at.events - NOT_BY[by])


def with_riichi(at: Situation, riichi: int) -> Situation:
    """Return the same win with so much riichi, without what goes with the other choice only."""
    if riichi:
        return replace(at, riichi=riichi, events=at.events - FIRST_TURN_EVENTS)
    return replace(at, riichi=0, events=at.events - {"ippatsu", "open_riichi"}, ura=())


def by_ron(at: Situation) -> Situation:
    """Return the win of the hand on a discard at the same table; an open hand has no riichi."""
    claimed = won_by(at, By.RON)
    return claimed if at.held.is_closed else with_riichi(claimed, 0)


def with_seat(at: Situation, seat: Kind) -> Situation:
    """Return the same win from another seat, without what only the first seat can have."""
    return replace(at, seat=seat, events=at.events - FIRST_TURN_EVENTS - OF_THE_DEALER)


# What a choice under an answer about a hand leads to; ValueError for what was not offered.


def named(name: str) -> Tile:
    """Return the tile of a name such as 0p."""
    if name not in TILE_OF_NAME:
        raise ValueError(f"there is no such tile: {name}"[:100])
    return TILE_OF_NAME[name]


def one(values: Sequence[str]) -> str:
    """Return the one value that was chosen."""
    if len(values) != 1:
        raise ValueError(f"one value is to be chosen, not {len(values)}")
    return values[0]


def cut(question: Question, values: Sequence[str]) -> Question:
    """Cut a tile of the hand, into the river."""
    at, tile = question.situation, named(one(values))
    if not at.held.has_drawn_size:
        raise ValueError("there is no tile to cut")
    river = tuple(sorted((*at.river, KIND_OF[tile])))
    return _checked(question.to("waits", hand=at.held.without(tile), river=river))


def win(question: Question, values: Sequence[str]) -> Question:
    """Win on a tile."""
    return win_on(question, named(one(values)))


def win_on(question: Question, tile: Tile, *, discarded: bool = False) -> Question:
    """Return the win on a tile, as usual for the hand where nobody said how it is won."""
    at, hand = question.situation, question.situation.held
    complete = (hand.without(tile) if hand.has_drawn_size else hand).with_tile(tile)
    check_red_fives(complete.tiles, USUAL_RED_FIVES)
    asked = question.to("agari", hand=complete)
    if discarded:
        asked = asked.but(situation=by_ron(asked.situation))
    elif not can_be_won(asked.situation) or (is_usual(at) and not hand.has_drawn_size):
        asked = asked.but(situation=usually_won(asked.situation))
    check_won(asked)
    return _checked(asked)


def can_be_won(at: Situation) -> bool:
    """Whether the hand can have been won so."""
    try:
        check_rules(at.held, win_of(at), at.rules)
    except WinError:
        return False
    return True


def check_won(question: Question) -> None:
    """Raise ValueError for a win that cannot have happened so."""
    at = question.situation
    if at.held.has_drawn_size:
        check_rules(at.held, win_of(at), at.rules)


def call(question: Question, values: Sequence[str]) -> Question:
    """Call the discarded tile, or win on it, as `call_name` and "ron" say."""
    at, name = question.situation, one(values)
    if at.called is None:
        raise ValueError("there is no tile to call")
    if name == "ron":
        return win_on(question, at.called, discarded=True)
    for each in calls(at.held, at.called, rules=at.rules):
        if call_name(each.meld, at.called) == name:
            return _checked(question.to("waits", hand=each.hand))
    raise ValueError(f"there is no such call: {name}"[:100])


def call_name(meld: Meld, tile: Tile) -> str:
    """Return the name of a call: "pon", "kan", or the own tiles of a chi, such as "2m3m"."""
    if meld.kind is not MeldKind.CHI:
        return "kan" if meld.is_kan else "pon"
    own = list(meld.tiles)
    own.remove(tile)
    return "".join(NAMES[each] for each in own)


def compare(question: Question, values: Sequence[str]) -> Question:
    """Set cuts side by side, in the order of the hand."""
    hand = question.situation.held
    chosen = tuple(tile for tile in dict.fromkeys(hand.concealed) if NAMES[tile] in values)
    if not hand.has_drawn_size or len(chosen) != len(values) or len(values) < 2:
        raise ValueError(f"these are not several cuts: {' '.join(values)}"[:100])
    return question.to("waits", compared=chosen)


def by_rules(question: Question, values: Sequence[str]) -> Question:
    """Return the question by a preset, which the switches of house rules do not outlive.

    Raises ValueError for what is no preset, and for one for another number of players, or of a
    robbed closed kan, by which the hand cannot be had.
    """
    preset, at = one(values), question.situation
    if preset not in PRESETS:
        raise ValueError(f"there are no such rules: {preset}"[:100])
    rules = PRESETS[preset]
    changed = question.but(rules=rules, page=0)
    if at.hand is not None and rules.players != at.rules.players:
        changed = changed.but(hand=of_set(at.hand, rules.players))
    if rules.players != at.rules.players or CLOSED_KAN in at.events:
        changed.situation.check()
        if changed.feature == "agari":
            check_won(changed)
    return changed


def of_set(hand: Hand, players: int) -> Hand:
    """Return the hand in the set of so many players; raises ValueError for what that lacks."""
    return Hand(hand.concealed, hand.melds, hand.drawn, players=players)


def _checked(question: Question) -> Question:
    question.situation.check()
    return question


HAND_CHOICES: Final = {"cut": cut, "win": win, "call": call, "compare": compare, "rules": by_rules}
"""What each select under an answer about a hand leads to: other rules keep the question."""


class Refusal(Exception):  # noqa: N818 - no error of ours: an answer that says why there is none
    """A request is not carried out; the sentence of this id tells the asker why.

    ``page`` tells it in the place of a sentence, such as what could be ended first; ``reason`` is
    for the operator's log.
    """

    def __init__(self, sentence: str = "", *, page: "Page | None" = None, reason: str = "") -> None:
        super().__init__(reason or sentence)
        self.sentence = sentence
        self.page = page
        self.reason = reason
