"""How a hand was won, checked for combinations that cannot happen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from engine.copies import COPIES, MOST_RED_FIVES, copies_of, exist_together, tile_counts
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
    RED_FIVES,
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
    SECOND_RED = "second_red"
    NO_NORTH = "no_north"
    NO_NUKI = "no_nuki"


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

FIRST_TURN_EVENTS = frozenset({"tenhou", "chiihou", "renhou"})
"""The events of a win before anything was called."""

_LONGEST_SHOWN = 40
_TILES = frozenset(range(len(NAMES)))
_PAO_YAKUMAN = frozenset(PAO_YAKUMAN)

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
    ("ippatsu", "no_riichi", "ippatsu is a win within a turn of riichi"),
    ("ippatsu", "rinshan", "a kan ends ippatsu"),
    ("open_riichi", "no_riichi", "open riichi is a riichi"),
    ("ura", "no_riichi", "only riichi turns the ura indicators over"),
    *(
        (first, other, why)
        for other, why in (
            ("riichi", "nobody can have declared riichi before it"),
            ("rinshan", "a kan ends the first turn"),
            ("chankan", "a kan ends the first turn"),
            ("haitei", "the first turn is not the last"),
            ("houtei", "the first turn is not the last"),
            ("nuki", "a north set aside ends the first turn"),
        )
        for first in sorted(FIRST_TURN_EVENTS)
    ),
)

_CLASHES_OF = {
    one: {other: why for first, other, why in _CLASHES if first == one} for one, _, _ in _CLASHES
}

EVENTS_NOT_BY = {by: frozenset(one for one, other, _ in _CLASHES if other == by.value) for by in By}
"""The events that a tsumo, and those that a ron, cannot have beside it."""


@dataclass(frozen=True, init=False)
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
    seat: Kind
    round: Kind
    riichi: int
    ippatsu: bool
    haitei: bool
    houtei: bool
    rinshan: bool
    chankan: bool
    closed_kan: bool
    tenhou: bool
    chiihou: bool
    renhou: bool
    open_riichi: bool
    paarenchan: bool
    dora: tuple[Tile, ...]
    ura: tuple[Tile, ...]
    honba: int
    sticks: int
    pao: tuple[str, ...]
    nuki: int

    # Worked out once, since scoring asks for them for every hand.
    key: int = field(init=False, repr=False, compare=False)
    """The facts that decide yaku and payment packed into one number; ``events`` spells them."""
    dora_kinds: tuple[Kind, ...] = field(init=False, repr=False, compare=False)
    ura_kinds: tuple[Kind, ...] = field(init=False, repr=False, compare=False)
    shown: int = field(init=False, repr=False, compare=False)
    """The indicators and the norths set aside, as copies.py packs them."""

    def __init__(  # noqa: PLR0913 - the facts of a win
        self,
        tile: Tile,
        by: By,
        seat: Kind = EAST,
        round: Kind = EAST,  # noqa: A002 - its name in every language
        riichi: int = 0,
        *,
        ippatsu: bool = False,
        haitei: bool = False,
        houtei: bool = False,
        rinshan: bool = False,
        chankan: bool = False,
        closed_kan: bool = False,
        tenhou: bool = False,
        chiihou: bool = False,
        renhou: bool = False,
        open_riichi: bool = False,
        paarenchan: bool = False,
        dora: tuple[Tile, ...] = (),
        ura: tuple[Tile, ...] = (),
        honba: int = 0,
        sticks: int = 0,
        pao: tuple[str, ...] = (),
        nuki: int = 0,
    ) -> None:
        happened = (
            ippatsu, haitei, houtei, rinshan, chankan, tenhou, chiihou, renhou,
            open_riichi, paarenchan, closed_kan, bool(nuki), bool(ura),
        )  # fmt: skip
        by, key = _checked(by, seat, round, riichi, happened, pao)
        shown, dora_kinds, ura_kinds = _shown(dora, ura)
        fits = tile in _TILES and 0 <= honba <= MOST_COUNTERS and 0 <= sticks <= MOST_COUNTERS
        if not (fits and 0 <= nuki <= COPIES):
            raise _misfit(tile, honba, sticks, nuki)
        if nuki:
            shown += copies_of((NORTH,) * nuki)
        # All fields at once: a frozen class that sets them one by one takes three times as long.
        self.__dict__.update(
            tile=tile, by=by, seat=seat, round=round, riichi=riichi,
            ippatsu=ippatsu, haitei=haitei, houtei=houtei, rinshan=rinshan, chankan=chankan,
            closed_kan=closed_kan,
            tenhou=tenhou, chiihou=chiihou, renhou=renhou,
            open_riichi=open_riichi, paarenchan=paarenchan,
            dora=dora, ura=ura, honba=honba, sticks=sticks, pao=pao, nuki=nuki,
            key=key, dora_kinds=dora_kinds, ura_kinds=ura_kinds, shown=shown,
        )  # fmt: skip

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


def check_win(hand: Hand, win: Win) -> None:
    """Raise WinError unless this hand can have been won so.

    Checked are the size, the winning tile, open melds beside riichi, melds in a first turn, a
    kan for a replacement tile, and that no kind has a fifth copy, the indicators and a robbed
    kan counted.
    """
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
    if win.shown and not exist_together(hand.copies + win.shown):
        raise _not_that_many(hand, win)
    if hand.melds and win.key & _WITHOUT_MELDS:
        _check_melds(hand, win)
    if win.key & _WITH_KAN:
        _check_kan(hand, win)


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
    for event in FIRST_TURN_EVENTS:
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


def _not_that_many(hand: Hand, win: Win) -> WinError:
    """The error for a hand that holds, with the indicators, more of a tile than there are."""
    owned, shown = tile_counts(hand.copies), tile_counts(win.shown)
    for tile in (*(KIND_OF[indicator] for indicator in win.dora + win.ura), NORTH):
        if owned[tile] + shown[tile] > COPIES:
            others = f"the dora indicators {shown[tile]}"
            if win.nuki and tile == NORTH:
                others = f"{shown[tile]} are set aside or dora indicators"
            return WinError(
                f"There are only four {NAMES[tile]}: the hand has {owned[tile]} and {others}.",
                reason=WinReason.FIFTH_COPY,
                details={"tile": NAMES[tile], "count": owned[tile] + shown[tile]},
            )
    red = next(
        red
        for red, most in zip(RED_FIVES, MOST_RED_FIVES, strict=True)
        if owned[red] + shown[red] > most
    )
    return WinError(
        f"The red five {NAMES[red]} is in the hand and among the indicators.",
        reason=WinReason.SECOND_RED,
        details={"tile": NAMES[red], "count": owned[red] + shown[red]},
    )


def _misfit(tile: Tile, honba: int, sticks: int, nuki: int) -> WinError:
    """The error for the first of these that cannot be."""
    if tile not in _TILES:
        return _bad_value("tile", tile)
    if not 0 <= honba <= MOST_COUNTERS:
        return _bad_value("honba", honba)
    if not 0 <= sticks <= MOST_COUNTERS:
        return _bad_value("sticks", sticks)
    return _bad_value("nuki", nuki)


@lru_cache(maxsize=1 << 12)
def _shown(
    dora: tuple[Tile, ...], ura: tuple[Tile, ...]
) -> tuple[int, tuple[Kind, ...], tuple[Kind, ...]]:
    """The indicators as copies.py packs them, and the kinds that are dora and ura by them."""
    for name, tiles in (("dora", dora), ("ura", ura)):
        if len(tiles) > MOST_INDICATORS or not _TILES.issuperset(tiles):
            raise _bad_value(name, tiles)
    return copies_of(dora + ura), tuple(map(dora_of, dora)), tuple(map(dora_of, ura))


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


# The same few hundred facts come with every hand: a look-up in place of thirty questions.
@lru_cache(maxsize=1 << 12)
def _checked(
    by: By,
    seat: Kind,
    round_wind: Kind,
    riichi: int,
    happened: tuple[bool, ...],
    pao: tuple[str, ...],
) -> tuple[By, int]:
    """How it was won, and the facts packed into one number.

    ``happened`` has, behind the events, whether a closed kan was robbed, a north set aside, and
    whether there is ura.
    Raises WinError for a value that does not exist, or facts that clash.
    """
    for name, value, fine in (
        ("by", by, by in tuple(By)),
        ("seat", seat, seat in WINDS),
        ("round", round_wind, round_wind in WINDS),
        ("riichi", riichi, riichi in (0, 1, 2)),
        ("pao", pao, _PAO_YAKUMAN.issuperset(pao)),
    ):
        if not fine:
            raise _bad_value(name, value)
    by = By(by)
    facts = zip((*EVENTS, "closed_kan", "nuki", "ura"), happened, strict=True)
    true = {name for name, holds in facts if holds}
    true |= {by.value, "dealer" if seat == EAST else "not_dealer"}
    true.add("riichi" if riichi else "no_riichi")
    if "chankan" not in true:
        true.add("no_chankan")
    _check_clashes(true)
    bits = (*happened[:-1], by is By.TSUMO, *(name in pao for name in PAO_YAKUMAN))
    flags = sum(1 << place for place, bit in enumerate(bits) if bit)
    return by, ((flags * 4 + seat - EAST) * 4 + round_wind - EAST) * 4 + riichi


def _check_clashes(true: set[str]) -> None:
    for one, others in _CLASHES_OF.items():
        clashing = next((other for other in others if other in true), None) if one in true else None
        if clashing:
            raise WinError(
                f"{one.replace('_', ' ')} with {clashing.replace('_', ' ')}: {others[clashing]}.",
                reason=WinReason.CLASH,
                details={"one": one, "other": clashing},
            )


def _flag(name: str) -> int:
    return 64 << EVENTS.index(name)


_WITHOUT_MELDS = 3 | sum(map(_flag, FIRST_TURN_EVENTS))
_WITH_KAN = _flag("rinshan") | _flag("chankan")

NEEDS_RULES = 64 << len(EVENTS) | 64 << (len(EVENTS) + 1)
"""The bits of ``Win.key`` for what only some rules allow: a robbed closed kan, norths set aside."""
