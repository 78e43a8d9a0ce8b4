"""How a hand was won, checked for combinations that cannot happen."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from types import MappingProxyType

from engine.enums import Name
from engine.errors import Rebuilt, rebuilt
from engine.hand import Hand
from engine.rules import PAO_YAKUMAN, Rules
from engine.tile_set import check_set
from engine.tiles import (
    EAST,
    KIND_OF,
    NAMES,
    NORTH,
    ORPHANS,
    WINDS,
    Kind,
    Tile,
    dora_of,
)

MOST_INDICATORS = 5
"""One indicator and four more for the four kans."""

MOST_COUNTERS = 999
"""More honba and riichi sticks than any table has seen; a number has an end for each sum of it."""


class By(Name):
    """Where the winning tile came from."""

    TSUMO = "tsumo"
    RON = "ron"


class WinReason(Name):
    """Why a win was refused; the id under which each language keeps its sentence."""

    CLASH = "clash"
    BAD_VALUE = "bad_value"
    NOT_A_WINNING_SIZE = "not_a_winning_size"
    TILE_NOT_HELD = "tile_not_held"
    OPEN_HAND = "open_hand"
    CALLED = "called"
    NO_KAN = "no_kan"
    FIFTH_COPY = "fifth_copy"
    ROBBED_KAN = "robbed_kan"
    CLOSED_KAN = "closed_kan"
    CLOSED_KAN_KEPT = "closed_kan_kept"
    NO_NORTH = "no_north"
    NO_NUKI = "no_nuki"
    SECOND_RED = "second_red"


class WinError(ValueError):
    """A win that cannot have happened.

    ``reason`` and ``details`` are for programs and translations; ``str(error)`` is the English
    sentence. Where two facts clash, ``details`` names them as ``one`` and ``other``.
    """

    def __init__(
        self, message: str, *, reason: WinReason, details: Mapping[str, str | int]
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = MappingProxyType(dict(details))

    def __reduce__(self) -> Rebuilt:
        """How copy and pickle make the error again."""
        return rebuilt(self)


EVENTS = (
    "ippatsu",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "tenhou",
    "chiihou",
    "renhou",
    "open_riichi",
    "paarenchan",
)
"""The fields of a Win that are true or false, each named like the yaku that it may earn."""

_EVENTS_OF = attrgetter(*EVENTS)
_LONGEST_SHOWN = 40
_TILES = range(len(NAMES))
_WAYS = frozenset(By)
_PAO_YAKUMAN = frozenset(PAO_YAKUMAN)
_FIRST_TURN = ("tenhou", "chiihou", "renhou")

# Each pair of facts that exclude one another, with the reason in words.
_CLASHES = (
    ("haitei", "ron", "haitei is the last draw; on the last discard it is houtei"),
    ("houtei", "tsumo", "houtei is the last discard; on the last draw it is haitei"),
    ("rinshan", "ron", "a replacement tile is drawn, not claimed"),
    ("chankan", "tsumo", "a robbed kan is a claimed tile"),
    ("tenhou", "ron", "tenhou is won on the dealer's first draw"),
    ("chiihou", "ron", "chiihou is won on the first draw"),
    ("renhou", "tsumo", "renhou is won on a discard"),
    ("tenhou", "not_dealer", "tenhou is the dealer's"),
    ("chiihou", "dealer", "the dealer's first draw is tenhou"),
    ("renhou", "dealer", "the dealer draws before anybody discards"),
    ("paarenchan", "not_dealer", "only the dealer wins eight in a row"),
    ("haitei", "rinshan", "the last tile of the wall is not a replacement tile"),
    ("houtei", "chankan", "the last tile is discarded, not added to a kan"),
    ("closed_kan", "no_chankan", "a closed kan concerns a win that robs it"),
    *((first, "nuki", "a north set aside ends the first turn") for first in _FIRST_TURN),
    ("ippatsu", "no_riichi", "ippatsu is a win within a turn of riichi"),
    ("ippatsu", "rinshan", "a kan ends ippatsu"),
    ("open_riichi", "no_riichi", "open riichi is a riichi"),
    ("ura", "no_riichi", "only riichi turns the ura indicators over"),
    *((first, "riichi", "nobody can have declared riichi before it") for first in _FIRST_TURN),
    *((first, "rinshan", "a kan ends the first turn") for first in _FIRST_TURN),
    *((first, "chankan", "a kan ends the first turn") for first in _FIRST_TURN),
    *((first, "haitei", "the first turn is not the last") for first in _FIRST_TURN),
    *((first, "houtei", "the first turn is not the last") for first in _FIRST_TURN),
)

_CLASHES_OF = {
    one: {other: why for first, other, why in _CLASHES if first == one} for one, _, _ in _CLASHES
}


@dataclass(frozen=True, slots=True)
class Win:
    """How a hand was won.

    ``tile`` is the winning tile (a red five as such), ``seat`` and ``round`` are wind kinds,
    ``riichi`` is 0, 1 or 2 (double riichi), ``dora`` and ``ura`` are the *indicators*, ``honba``
    counters and ``sticks`` riichi sticks on the table, the winner's own among them.
    ``paarenchan`` is the dealer's eighth win in a row. ``pao`` names the yakuman whose last meld
    another player than the discarder fed, for which that player is liable. ``closed_kan`` says
    that the robbed kan was a closed one, which only thirteen orphans can rob. ``nuki`` is how many
    norths the winner has set aside, with three players; the tile drawn for one is a ``rinshan``,
    and a north that another player sets aside is won on by ron, without chankan.
    Raises WinError, naming the two facts that clash.
    """

    tile: Tile
    by: By
    seat: Kind = EAST
    round: Kind = EAST
    riichi: int = 0
    ippatsu: bool = False
    haitei: bool = False
    houtei: bool = False
    rinshan: bool = False
    chankan: bool = False
    closed_kan: bool = False
    tenhou: bool = False
    chiihou: bool = False
    renhou: bool = False
    open_riichi: bool = False
    paarenchan: bool = False
    dora: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    honba: int = 0
    sticks: int = 0
    pao: tuple[str, ...] = ()
    nuki: int = 0

    # Worked out once, since scoring asks for them for every hand.
    key: int = field(init=False, repr=False, compare=False)
    """The facts that decide yaku and payment packed into one number; ``events`` spells them."""
    dora_kinds: tuple[Kind, ...] = field(init=False, repr=False, compare=False)
    ura_kinds: tuple[Kind, ...] = field(init=False, repr=False, compare=False)
    spare: tuple[tuple[Kind, int], ...] = field(init=False, repr=False, compare=False)
    """For each kind shown as an indicator or set aside, how many the hand can hold at most."""

    def __post_init__(self) -> None:
        _check_values(self)
        happened = _EVENTS_OF(self)
        if self.ura or self.closed_kan or any(happened):
            _check_clashes(self)
        put = object.__setattr__
        put(self, "key", _pack(self, happened))
        put(self, "dora_kinds", tuple(dora_of(tile) for tile in self.dora))
        put(self, "ura_kinds", tuple(dora_of(tile) for tile in self.ura))
        shown = Counter(KIND_OF[tile] for tile in self.dora + self.ura)
        if self.nuki:
            shown[NORTH] += self.nuki
        put(self, "spare", tuple((kind, 4 - count) for kind, count in shown.items()))

    @property
    def is_tsumo(self) -> bool:
        """Whether the winner drew the tile."""
        return self.by is By.TSUMO

    @property
    def is_dealer(self) -> bool:
        """Whether the winner is the dealer, who sits east."""
        return self.seat == EAST

    @property
    def events(self) -> tuple[str, ...]:
        """The yaku ids of what happened, double riichi and plain riichi apart."""
        declared = ((), ("riichi",), ("double_riichi",))[self.riichi]
        return declared + tuple(name for name in EVENTS if getattr(self, name))


def check_hand(hand: Hand, win: Win) -> None:
    """Raise WinError unless this hand can have been won so.

    Checked are the size, the winning tile, open melds beside riichi, melds in a first turn, a
    kan for a replacement tile, and that no kind has a fifth copy, the indicators and a robbed
    kan counted.
    """
    owned = hand.owned
    if hand.drawn is None:
        raise WinError(
            f"{len(hand.concealed)} concealed tiles: with the winning tile it is 3n+2.",
            reason=WinReason.NOT_A_WINNING_SIZE,
            details={"concealed": len(hand.concealed)},
        )
    if win.tile != hand.drawn and win.tile not in hand.concealed:
        raise WinError(
            f"The winning tile {NAMES[win.tile]} is not among the concealed tiles.",
            reason=WinReason.TILE_NOT_HELD,
            details={"tile": NAMES[win.tile]},
        )
    for kind, most in win.spare:
        if owned[kind] > most:
            raise _fifth_copy(kind, owned[kind], 4 - most, win)
    if hand.melds and win.key & _WITHOUT_MELDS:
        _check_melds(hand, win)
    if win.key & _WITH_KAN:
        _check_kan(hand, win)
    if win.key & _RED_SHOWN:
        _check_reds(hand, win)


def check_rules(hand: Hand, win: Win, rules: Rules) -> None:
    """Raise WinError where these rules do not know such a win, ImpossibleHandError such a hand.

    Checked are a closed kan that was robbed, norths set aside, and with three players the tiles,
    the melds and the winds.
    """
    if win.closed_kan:
        _check_closed_kan(hand, rules)
    if win.nuki and not (rules.players == 3 and rules.nukidora):
        raise WinError(
            "By these rules no north is set aside.",
            reason=WinReason.NO_NUKI,
            details={"one": "nuki"},
        )
    if rules.players == 3:
        check_set(hand, (*win.dora, *win.ura), rules.players)
        _check_winds(win)


def _check_winds(win: Win) -> None:
    for name, wind in (("seat", win.seat), ("round", win.round)):
        if wind == NORTH:
            raise WinError(
                f"With three players north is no {name} wind.",
                reason=WinReason.NO_NORTH,
                details={"field": name},
            )


def _check_closed_kan(hand: Hand, rules: Rules) -> None:
    if not rules.kokushi_ankan:
        raise WinError(
            "By these rules nobody can rob a closed kan.",
            reason=WinReason.CLOSED_KAN_KEPT,
            details={"one": "closed_kan"},
        )
    if hand.melds or not all(hand.counts[kind] for kind in ORPHANS):
        raise WinError(
            "Only thirteen orphans can rob a closed kan, this hand is none.",
            reason=WinReason.CLOSED_KAN,
            details={"one": "closed_kan"},
        )


def _check_melds(hand: Hand, win: Win) -> None:
    if win.riichi and not hand.is_closed:
        raise WinError(
            "Riichi needs a closed hand, this one has an open meld.",
            reason=WinReason.OPEN_HAND,
            details={"one": "riichi", "other": "open_meld"},
        )
    for event in _FIRST_TURN:
        if getattr(win, event):
            raise WinError(
                f"{event.capitalize()} is won before any call, this hand has a meld.",
                reason=WinReason.CALLED,
                details={"one": event, "other": "meld"},
            )


def _check_kan(hand: Hand, win: Win) -> None:
    kind = KIND_OF[win.tile]
    if win.chankan and hand.owned[kind] > 1:
        raise WinError(
            f"The robbed kan has all four {NAMES[kind]}, and the hand holds one of them.",
            reason=WinReason.ROBBED_KAN,
            details={"tile": NAMES[kind], "one": "chankan"},
        )
    if win.rinshan and not win.nuki and not any(meld.is_kan for meld in hand.melds):
        raise WinError(
            "Rinshan follows the winner's own kan, this hand has none.",
            reason=WinReason.NO_KAN,
            details={"one": "rinshan", "other": "no_kan"},
        )


def _check_reds(hand: Hand, win: Win) -> None:
    held = Counter(hand.tiles)
    for tile, shown in Counter(win.dora + win.ura).items():
        red = tile != KIND_OF[tile]
        most = 2 if NAMES[tile] == "0p" else 1
        if red and held[tile] + shown > most:
            raise WinError(
                f"The red five {NAMES[tile]} is in the hand and among the indicators.",
                reason=WinReason.SECOND_RED,
                details={"tile": NAMES[tile], "count": held[tile] + shown},
            )


def _fifth_copy(kind: Kind, held: int, shown: int, win: Win) -> WinError:
    others = f"the dora indicators {shown}"
    if kind == NORTH and win.nuki:
        others = f"{shown} are set aside or dora indicators"
    return WinError(
        f"There are only four {NAMES[kind]}: the hand has {held} and {others}.",
        reason=WinReason.FIFTH_COPY,
        details={"tile": NAMES[kind], "count": held + shown},
    )


def _check_values(win: Win) -> None:
    checks = (
        ("by", win.by in _WAYS),
        ("tile", win.tile in _TILES),
        ("seat", win.seat in WINDS),
        ("round", win.round in WINDS),
        ("riichi", win.riichi in (0, 1, 2)),
        ("dora", len(win.dora) <= MOST_INDICATORS),
        ("ura", len(win.ura) <= MOST_INDICATORS),
        ("honba", 0 <= win.honba <= MOST_COUNTERS),
        ("sticks", 0 <= win.sticks <= MOST_COUNTERS),
        ("pao", _PAO_YAKUMAN.issuperset(win.pao)),
        ("nuki", 0 <= win.nuki <= 4),
    )
    for name, fine in checks:
        if not fine:
            raise _bad_value(name, getattr(win, name))
    object.__setattr__(win, "by", By(win.by))


def _bad_value(name: str, value: object) -> WinError:
    # Python writes no number of more than 4,300 digits.
    is_long = isinstance(value, int) and abs(value) >= 10**_LONGEST_SHOWN
    typed = "so long a number" if is_long else f"{value!s:.{_LONGEST_SHOWN}}"
    quoted = typed if isinstance(value, int) else f"{value!r:.{_LONGEST_SHOWN}}"
    return WinError(
        f"{name} cannot be {quoted}.",
        reason=WinReason.BAD_VALUE,
        details={"field": name, "value": typed},
    )


def _check_clashes(win: Win) -> None:
    true = {name for name in EVENTS if getattr(win, name)}
    true |= {win.by.value, "dealer" if win.is_dealer else "not_dealer"}
    true.add("riichi" if win.riichi else "no_riichi")
    true.add("chankan" if win.chankan else "no_chankan")
    true |= {name for name in ("ura", "closed_kan", "nuki") if getattr(win, name)}
    for one, others in _CLASHES_OF.items():
        clashing = next((other for other in others if other in true), None) if one in true else None
        if clashing:
            raise WinError(
                f"{one.replace('_', ' ')} with {clashing.replace('_', ' ')}: {others[clashing]}.",
                reason=WinReason.CLASH,
                details={"one": one, "other": clashing},
            )


def _pack(win: Win, happened: tuple[bool, ...]) -> int:
    """Pack winds, riichi, tsumo, the events and pao into one number."""
    red_shown = any(tile != KIND_OF[tile] for tile in win.dora + win.ura)
    bits = (*happened, win.is_tsumo, red_shown, win.closed_kan, win.nuki > 0)
    if win.pao:
        bits += tuple(name in win.pao for name in PAO_YAKUMAN)
    flags = sum(1 << place for place, bit in enumerate(bits) if bit)
    return ((flags * 4 + win.seat - EAST) * 4 + win.round - EAST) * 4 + win.riichi


def _flag(name: str) -> int:
    return 64 << EVENTS.index(name)


_WITHOUT_MELDS = 3 | sum(map(_flag, _FIRST_TURN))
_WITH_KAN = _flag("rinshan") | _flag("chankan")
_RED_SHOWN = 64 << (len(EVENTS) + 1)

NEEDS_RULES = 64 << (len(EVENTS) + 2) | 64 << (len(EVENTS) + 3)
"""The bits of ``Win.key`` for what only some rules allow: a robbed closed kan, norths set aside."""
