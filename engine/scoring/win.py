"""The facts of a win apart from the hand; those that exclude each other are refused."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engine.copies import (
    COPIES,
    MOST_RED_FIVES,
    RED_FIVES_OF_SET,
    copies_of,
    exist_together,
    tile_counts,
)
from engine.errors import EngineError, Name
from engine.hand import FULL_SIZE, Hand, check_set
from engine.melds import Meld, MeldKind
from engine.notation.given import given_names, given_tile, given_tiles, given_wind
from engine.rules import PAO_YAKUMAN, Rules
from engine.tiles import (
    DRAGONS,
    EAST,
    KIND_OF,
    NAMES,
    NORTH,
    ORPHANS,
    RED_FIVES,
    TILES,
    WINDS,
    Kind,
    Tile,
)


class WinReason(Name):
    """The reasons for refusing a win.

    Each that chat can lead to is the id of a sentence in every language: hands of another size are
    not priced there, and nobody says who fed a meld.
    """

    CLASH = "clash"
    BAD_VALUE = "bad_value"
    NOT_A_WINNING_SIZE = "not_a_winning_size"
    TILE_NOT_HELD = "tile_not_held", "The winning tile {tile} is not among the concealed tiles."
    OPEN_HAND = "open_hand", "Riichi needs a closed hand, this one has an open meld."
    CALLED = "called"
    NO_KAN = "no_kan", "Rinshan follows the winner's own kan, this hand has none."
    FIFTH_COPY = "fifth_copy"
    ROBBED_KAN = (
        "robbed_kan",
        "The robbed kan has all four {tile}: hand and indicators have no other.",
    )
    CLOSED_KAN = "closed_kan", "Only thirteen orphans can rob a closed kan, this hand is none."
    CLOSED_KAN_KEPT = "closed_kan_kept", "By these rules nobody can rob a closed kan."
    SECOND_RED = "second_red", "The red five {tile} is in the hand and among the indicators."
    NO_NORTH = "no_north", "With three players north is no {field} wind."
    NO_NUKI = "no_nuki", "By these rules no north is set aside."
    NOT_FED = (
        "not_fed",
        "Nobody is liable for {yakuman}: no open meld of this hand was the last for it.",
    )


class WinError(EngineError[WinReason]):
    """A win that cannot have happened; ``details`` names two facts that clash as one and other."""


# The facts of a win -------------------------------------------------------------------------------


MOST_INDICATORS: Final = 5
"""One indicator and four more for the four kans."""

MOST_COUNTERS: Final = 999
"""More honba and riichi sticks than any table has seen; a number has an end for each sum of it."""


class By(Name):
    """The two sources of the winning tile: drawn, or discarded."""

    TSUMO = "tsumo"
    RON = "ron"


EVENTS: Final = (
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

FIRST_TURN_EVENTS: Final = frozenset({"tenhou", "chiihou", "renhou"})
"""The events of a win before anything was called."""

_DECLARED: Final = ((), ("riichi",), ("double_riichi",))
_BOOL_ALONE: Final = {bool}
_COUNTERS: Final = range(MOST_COUNTERS + 1)
_NORTHS: Final = range(COPIES + 1)
_LONGEST_SHOWN: Final = 40
_PAO_YAKUMAN: Final = frozenset(PAO_YAKUMAN)
_VALUES: Final = {
    "tile": "a tile",
    "by": "tsumo or ron",
    "seat": "a wind",
    "round": "a wind",
    "riichi": "0, 1 or 2 (double)",
    "dora": f"at most {MOST_INDICATORS} tiles",
    "ura": f"at most {MOST_INDICATORS} tiles",
    "honba": f"a number up to {MOST_COUNTERS}",
    "sticks": f"a number up to {MOST_COUNTERS}",
    "pao": f"some of {', '.join(PAO_YAKUMAN)}",
    "nuki": f"a number up to {COPIES}",
}
"""What each field that is no flag holds, for a sentence."""

# Each pair of facts that exclude one another, with the reason in words. From the deal to a first
# turn's win, and to a win by ippatsu in double riichi, nobody called, added a kan or set a north
# aside, and it came within a go-around: a kan that is robbed while it is added stands on a pon, and
# the last tile is far. Robbing a closed kan asks for no call before.
_CLASHES: Final = (
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
    ("double_ippatsu", "added_kan", "the kan was added to a pon, and a call ends either"),
    ("double_ippatsu", "haitei", "the first go-around is not the last"),
    ("double_ippatsu", "houtei", "the first go-around is not the last"),
    ("double_ippatsu", "nuki", "a north set aside ends either"),
)

_CLASHES_OF: Final = {
    one: {other: why for first, other, why in _CLASHES if first == one} for one, _, _ in _CLASHES
}

EVENTS_NOT_BY: Final = {
    by: frozenset(one for one, other, _ in _CLASHES if other == by.value) for by in By
}
"""The events that a tsumo, and those that a ron, cannot have beside it."""


@dataclass(frozen=True, init=False)
class Win:
    """The facts of a win apart from the hand.

    ``tile`` is the winning tile (a red five as such), ``seat`` and ``round`` are wind kinds. The
    seat decides who pays what, so it must be said; the round is the east round if left out. Tiles
    and winds can be texts: ``Win("3m", "ron", "E", dora="3p")``.
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
    kind: "WinKind" = field(init=False, repr=False, compare=False)
    shown: int = field(init=False, repr=False, compare=False)
    """The indicators and the norths set aside, as copies.py packs them."""

    def __init__(
        self,
        tile: Tile | str,
        by: By | str,
        seat: Kind | str,
        round: Kind | str = EAST,  # noqa: A002 - its name in every language
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
        dora: Sequence[Tile] | str = (),
        ura: Sequence[Tile] | str = (),
        honba: int = 0,
        sticks: int = 0,
        pao: Sequence[str] | str = (),
        nuki: int = 0,
    ) -> None:
        tile, seat, round_wind = given_tile(tile), given_wind(seat), given_wind(round)
        dora, ura, pao = tuple(given_tiles(dora)), tuple(given_tiles(ura)), given_names(pao)
        happened = (
            ippatsu, haitei, houtei, rinshan, chankan, tenhou, chiihou, renhou,
            open_riichi, paarenchan, closed_kan, bool(nuki), bool(ura),
        )  # fmt: skip
        # Asked of each Win, because 1 and True are one key of the cache behind this.
        if {*map(type, happened)} != _BOOL_ALONE:
            raise _no_flag(dict(zip((*EVENTS, "closed_kan"), happened, strict=False)))
        kind = _checked(by, seat, round_wind, riichi, happened, pao)
        shown = _shown(dora, ura)
        fits = tile in TILES and honba in _COUNTERS and sticks in _COUNTERS
        if not (fits and nuki in _NORTHS):
            raise _misfit(tile, honba, sticks, nuki)
        if nuki:
            shown += copies_of((NORTH,) * nuki)
        # All fields at once: a frozen class that sets them one by one takes three times as long.
        self.__dict__.update(
            tile=tile, by=kind.by, seat=seat, round=round_wind, riichi=riichi,
            ippatsu=ippatsu, haitei=haitei, houtei=houtei, rinshan=rinshan, chankan=chankan,
            closed_kan=closed_kan,
            tenhou=tenhou, chiihou=chiihou, renhou=renhou,
            open_riichi=open_riichi, paarenchan=paarenchan,
            dora=dora, ura=ura, honba=honba, sticks=sticks, pao=pao, nuki=nuki,
            kind=kind, shown=shown,
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
        return self.kind.events


@dataclass(frozen=True, slots=True)
class WinKind:
    """The facts of a win that decide yaku and payment, and no more.

    The winning tile, the dora and the counters are none of them, so that whatever is worked out of
    a kind of win holds for every win of it. ``events`` are yaku ids as in `Win.events`.
    """

    by: By
    seat: Kind
    round: Kind
    events: tuple[str, ...]
    pao: tuple[str, ...]


def _no_flag(flags: Mapping[str, object]) -> WinError:
    """The error for the first of these that is neither True nor False."""
    return next(_bad_value(name, value) for name, value in flags.items() if type(value) is not bool)


def _misfit(tile: Tile, honba: int, sticks: int, nuki: int) -> WinError:
    """The error for the first of these that cannot be."""
    if tile not in TILES:
        return _bad_value("tile", tile)
    if honba not in _COUNTERS:
        return _bad_value("honba", honba)
    return _bad_value("nuki", nuki) if sticks in _COUNTERS else _bad_value("sticks", sticks)


def _shown(dora: tuple[Tile, ...], ura: tuple[Tile, ...]) -> int:
    """The indicators as copies.py packs them."""
    for name, tiles in (("dora", dora), ("ura", ura)):
        if len(tiles) > MOST_INDICATORS or not TILES.issuperset(tiles):
            raise _bad_value(name, tiles)
    return copies_of(dora + ura)


def _bad_value(name: str, value: object) -> WinError:
    # Python writes no number of more than 4,300 digits.
    is_long = isinstance(value, int) and abs(value) >= 10**_LONGEST_SHOWN
    typed = "so long a number" if is_long else f"{value!s:.{_LONGEST_SHOWN}}"
    quoted = typed if isinstance(value, int) else f"{value!r:.{_LONGEST_SHOWN}}"
    return WinError(
        f"{name} cannot be {quoted}: it is {_VALUES.get(name, 'true or false')}.",
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
) -> WinKind:
    """Return the kind of win that has these facts.

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
    elif "closed_kan" not in true:
        true.add("added_kan")
    if riichi == 2 and "ippatsu" in true:
        true.add("double_ippatsu")
    _check_clashes(true)
    events = _DECLARED[riichi] + tuple(name for name in EVENTS if name in true)
    return WinKind(by, seat, round_wind, events, tuple(it for it in PAO_YAKUMAN if it in pao))


def _check_clashes(true: set[str]) -> None:
    for one, others in _CLASHES_OF.items():
        clashing = next((other for other in others if other in true), None) if one in true else None
        if clashing:
            raise WinError(
                f"{one.replace('_', ' ')} with {clashing.replace('_', ' ')}: {others[clashing]}.",
                reason=WinReason.CLASH,
                details={"one": one, "other": clashing},
            )


# Checks against the hand and the rules ------------------------------------------------------------


def check_win(hand: Hand, win: Win) -> None:
    """Raise WinError unless this hand can have been won so.

    Checked are that it has 3n+2 tiles, the winning tile, open melds beside riichi, melds in a first
    turn, a kan for a replacement tile, a meld that can have been fed for pao, and that no kind has
    a fifth copy, the indicators and a robbed kan counted.
    """
    if hand.drawn is None:
        raise WinError(
            f"{len(hand.concealed)} concealed tiles: with the winning tile it is 3n+2.",
            reason=WinReason.NOT_A_WINNING_SIZE,
            details={"concealed": len(hand.concealed)},
        )
    if win.tile != hand.drawn and win.tile not in hand.concealed:
        raise WinError(
            reason=WinReason.TILE_NOT_HELD,
            details={"tile": NAMES[win.tile]},
        )
    if win.shown and not exist_together(hand.copies + win.shown):
        raise _not_that_many(hand, win)
    if hand.melds:
        _check_melds(hand, win)
    _check_kan(hand, win)
    if win.pao:
        _check_pao(hand, win)


def not_whole(hand: Hand) -> WinError:
    """The error for a hand of less than 14 tiles, for which no game pays: 11m, 55p234s."""
    return WinError(
        f"A win has {FULL_SIZE} tiles, each meld counted as three, not {hand.size}.",
        reason=WinReason.NOT_A_WINNING_SIZE,
        details={"concealed": len(hand.concealed)},
    )


def check_rules(hand: Hand, win: Win, rules: Rules) -> None:
    """Raise WinError where these rules do not know such a win, ImpossibleHandError such a hand.

    Checked are a closed kan that was robbed, norths set aside, and with three players the tiles,
    the melds and the winds.
    """
    if win.closed_kan:
        _check_closed_kan(hand, rules)
    if win.nuki and not (rules.players == 3 and rules.nukidora):
        raise WinError(
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
                reason=WinReason.NO_NORTH,
                details={"field": name},
            )


def _check_closed_kan(hand: Hand, rules: Rules) -> None:
    if not rules.kokushi_ankan:
        raise WinError(
            reason=WinReason.CLOSED_KAN_KEPT,
            details={"one": "closed_kan"},
        )
    if hand.melds or not all(hand.counts[kind] for kind in ORPHANS):
        raise WinError(
            reason=WinReason.CLOSED_KAN,
            details={"one": "closed_kan"},
        )


def _check_melds(hand: Hand, win: Win) -> None:
    if win.riichi and not hand.is_closed:
        raise WinError(
            reason=WinReason.OPEN_HAND,
            details={"one": "riichi", "other": "open_meld"},
        )
    first = [event for event in sorted(FIRST_TURN_EVENTS) if getattr(win, event)]
    if win.riichi == 2 and win.ippatsu:
        first.append("double_ippatsu")
    if first:
        event = first[0]
        raise WinError(
            f"{event.replace('_', ' ').capitalize()} is won before any call, this hand has a meld.",
            reason=WinReason.CALLED,
            details={"one": event, "other": "meld"},
        )


def _check_kan(hand: Hand, win: Win) -> None:
    kind = KIND_OF[win.tile]
    if win.chankan and hand.owned[kind] + tile_counts(win.shown)[kind] > 1:
        raise WinError(
            reason=WinReason.ROBBED_KAN,
            details={"tile": NAMES[kind], "one": "chankan"},
        )
    if win.rinshan and not win.nuki and not any(meld.is_kan for meld in hand.melds):
        raise WinError(
            reason=WinReason.NO_KAN,
            details={"one": "rinshan", "other": "no_kan"},
        )


_MELDS_OF_PAO: Final = {"daisangen": 3, "daisuushii": 4, "suukantsu": 4}
"""The melds that make each yakuman: all lie open when the last of them is fed."""


def fed_yakuman(hand: Hand) -> tuple[str, ...]:
    """The yakuman of this hand for whose last meld another player can be liable (pao)."""
    return tuple(
        yakuman
        for yakuman, count in _MELDS_OF_PAO.items()
        for melds in [[meld for meld in hand.melds if _is_part(meld, yakuman)]]
        # [5'55z] 666777z: nobody sees what the pon of 5z completes.
        if len(melds) >= count and any(_can_feed(meld, yakuman) for meld in melds)
    )


def _check_pao(hand: Hand, win: Win) -> None:
    for yakuman in set(win.pao) - set(fed_yakuman(hand)):
        raise WinError(
            reason=WinReason.NOT_FED,
            details={"one": "pao", "yakuman": yakuman},
        )


def _is_part(meld: Meld, yakuman: str) -> bool:
    """Whether a meld is one of those that make a yakuman that has pao."""
    if yakuman == "suukantsu":
        return meld.is_kan
    return meld.group[0] in (DRAGONS if yakuman == "daisangen" else WINDS)


def _can_feed(meld: Meld, yakuman: str) -> bool:
    """Whether a discard can have made this the last meld of a yakuman that has pao."""
    return meld.kind is MeldKind.OPEN_KAN if yakuman == "suukantsu" else meld.is_open


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
        for red, most in zip(RED_FIVES, RED_FIVES_OF_SET[MOST_RED_FIVES], strict=True)
        if owned[red] + shown[red] > most
    )
    return WinError(
        reason=WinReason.SECOND_RED,
        details={"tile": NAMES[red], "count": owned[red] + shown[red]},
    )
