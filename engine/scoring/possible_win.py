"""Checks of a win's facts against the hand's tiles and the rules."""

from typing import Final

from engine.copies import COPIES, MOST_RED_FIVES, RED_FIVES_OF_SET, exist_together, tile_counts
from engine.hand import FULL_SIZE, Hand, check_set
from engine.melds import Meld, MeldKind
from engine.rules import Rules
from engine.tiles import DRAGONS, KIND_OF, NAMES, NORTH, ORPHANS, RED_FIVES, WINDS

from .win import FIRST_TURN_EVENTS, Win
from .win_errors import WinError, WinReason


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
            f"The winning tile {NAMES[win.tile]} is not among the concealed tiles.",
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
            f"The robbed kan has all four {NAMES[kind]}: hand and indicators have no other.",
            reason=WinReason.ROBBED_KAN,
            details={"tile": NAMES[kind], "one": "chankan"},
        )
    if win.rinshan and not win.nuki and not any(meld.is_kan for meld in hand.melds):
        raise WinError(
            "Rinshan follows the winner's own kan, this hand has none.",
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
            f"Nobody is liable for {yakuman}: no open meld of this hand was the last for it.",
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
        f"The red five {NAMES[red]} is in the hand and among the indicators.",
        reason=WinReason.SECOND_RED,
        details={"tile": NAMES[red], "count": owned[red] + shown[red]},
    )
