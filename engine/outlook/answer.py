"""The question of an outlook: checked, solved, and put in order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from threading import Lock
from typing import Final

import numpy as np

from engine.copies import COPIES
from engine.hand import FULL_SIZE, Hand, check_set
from engine.index.lookup import accepted, kinds_of
from engine.index.parts import changed
from engine.melds import Meld, MeldKind
from engine.rules import USUAL_RULES, Rules
from engine.scoring.score import score
from engine.scoring.win import MOST_INDICATORS, By, Win
from engine.shanten import shanten
from engine.tile_set import counts_of_set
from engine.tiles import (
    EAST,
    KIND_OF,
    KINDS,
    NORTH,
    SOUTH,
    WINDS,
    Kind,
    Tile,
    check_tiles,
    sort_key,
)
from engine.ukeire import TileLeft

from .aim import Aim
from .arrays import Floats
from .errors import OutlookError, OutlookReason
from .graph import Start
from .induction import WEIGHTS, solve
from .parts import PARTS
from .prices import points_of
from .readings import Circumstances
from .result import HandOutlook, Outlook, Worth
from .search import build
from .wall import Wall, hand_codes, tile_at, wall_for

TURNS: Final = 18
MOST_TURNS: Final = 30
MOST_EXCHANGES: Final = 3
MOST_COUNTERS: Final = 99
"""Honba and sticks: nobody has seen more."""

_LOCK: Final = Lock()
"""`PARTS` grows while a hand is searched."""


@dataclass(frozen=True, slots=True)
class _Question:
    """All that an outlook depends on; ``others`` are tiles seen beside hand and indicators."""

    hand: Hand
    seat: Kind
    round: Kind
    dora: tuple[Tile, ...]
    others: tuple[Tile, ...]
    turn: int
    turns: int
    aim: Aim
    exchanges: int
    shanten_down: bool
    rules: Rules
    honba: int
    sticks: int
    nuki: int

    @property
    def draws(self) -> int:
        """How many turns have values, the last of which has no draw left."""
        return self.turns - self.turn + 1

    def wall(self) -> Wall:
        """The tiles that the player has not seen."""
        return wall_for(self.hand, (*self.dora, *self.others, *[NORTH] * self.nuki), self.rules)

    def shanten(self, hand: Hand) -> int:
        """The shanten of the concealed tiles of a hand, in the set of these rules."""
        return shanten(counts_of_set(hand.counts, self.rules.players))

    def start(self, wall: Wall) -> Start:
        """The hand as the graph knows it."""
        return Start(
            rows=PARTS.rows(hand_codes(self.hand.concealed, self.rules.players)),
            melds=len(self.hand.melds),
            wall=wall,
            closed=self.hand.is_closed,
            exchanges=self.exchanges,
            shanten_down=self.shanten_down,
        )

    def won(self, *, riichi: bool, rinshan: bool = False, after_kan: bool = False) -> Circumstances:
        """The circumstances of all wins; a kan turns over an indicator that was hidden."""
        rules = self.rules
        win = Win(
            0,
            By.TSUMO,
            seat=self.seat,
            round=self.round,
            riichi=int(riichi),
            rinshan=rinshan,
            nuki=self.nuki,
        )
        dora = self.dora if rules.kan_dora else self.dora[:1]
        turned = int(after_kan and rules.kan_dora)
        ura = len(dora) + turned if rules.kan_ura else len(dora[:1])
        hidden = turned + (ura if riichi and rules.ura_dora else 0)
        return Circumstances(
            melds=self.hand.melds,
            win=win,
            rules=rules,
            dora=dora,
            hidden=hidden,
            honba=self.honba,
            sticks=self.sticks,
        )


def outlook(  # noqa: PLR0913 - a situation has many facts, all of them named
    hand: Hand,
    *,
    seat: Kind = SOUTH,
    round: Kind = EAST,  # noqa: A002 - the word for it, as in Win
    dora: Sequence[Tile] = (),
    seen: Sequence[Tile] = (),
    river: Sequence[Tile] = (),
    turn: int = 1,
    turns: int = TURNS,
    aim: Aim | str = Aim.POINTS,
    exchanges: int | None = None,
    shanten_down: bool | None = None,
    rules: Rules | None = None,
    honba: int = 0,
    sticks: int = 0,
    nuki: int = 0,
) -> Outlook:
    """The worth by turn of each cut of a hand, or of a hand with nothing to cut.

    Alone at the table: the player's own draws only, no ron, no calls, nobody else's riichi. A
    closed hand declares riichi at tenpai. Values at a turn are those after its discard; all three
    are of the one line of play that is the best for ``aim``. They are chances from 0 to 1 and
    points with ``honba`` and ``sticks``.

    With three players the wall is theirs, and ``nuki`` norths are set aside, each a dora. Norths
    drawn later are kept or cut like other tiles, so their dora and replacement tiles come on top.

    ``seat`` and ``round`` are wind kinds, ``dora`` the indicators; ``seen`` and ``river`` are tiles
    seen elsewhere and the player's own discards. A line of play makes at most so many
    ``exchanges``: kept draws that do not lower the shanten and, with ``shanten_down``, cuts that
    raise it. More of them are more work and never worth less. Left out, a tenpai hand has two and
    any other one, and tenpai and 1-shanten hands may raise their shanten. Shanten is that of the
    concealed tiles, also where rules want a tile left of what a tenpai hand waits for.

    Raises OutlookError for a hand that is too far from tenpai, won already, or smaller than 13
    tiles, for more tiles seen than there are or so early, and for a number out of range;
    ImpossibleHandError for what a set for three players lacks; ValueError for a value that is no
    tile.
    """
    rules = rules or USUAL_RULES[hand.players]
    check_tiles((*dora, *seen, *river))
    check_set(hand, (*dora, *seen, *river), rules.players)
    distance = shanten(counts_of_set(hand.counts, rules.players))
    tiles = KIND_OF if rules.red_fives == 0 else range(len(KIND_OF))
    question = _Question(
        hand=_plain_hand(hand) if rules.red_fives == 0 else hand,
        seat=seat,
        round=round,
        dora=tuple(tiles[tile] for tile in dora),
        others=tuple(tiles[tile] for tile in (*seen, *river)),
        turn=turn,
        turns=turns,
        aim=_aim(aim),
        exchanges=exchanges if exchanges is not None else 2 if distance <= 0 else 1,
        shanten_down=distance <= 1 if shanten_down is None else shanten_down,
        rules=rules,
        honba=honba,
        sticks=sticks,
        nuki=nuki,
    )
    _check(question)
    with _LOCK:
        PARTS.make_room()
        options, states = _options(question)
    return Outlook(
        hand=hand,
        aim=question.aim,
        turn=turn,
        turns=turns,
        exchanges=question.exchanges,
        shanten_down=question.shanten_down,
        shanten=distance,
        options=tuple(options),
        states=states,
    )


# Checks -------------------------------------------------------------------------------------------


def _aim(aim: Aim | str) -> Aim:
    if aim not in tuple(Aim):
        raise _bad_value("aim", aim, f"one of {', '.join(Aim)}")
    return Aim(aim)


def _check(question: _Question) -> None:
    """Raise OutlookError for a question that has no outlook."""
    _check_numbers(question)
    hand = question.hand
    if hand.size < FULL_SIZE - 1:
        raise OutlookError(
            f"An outlook is of a whole hand: 13 or 14 tiles with its melds, not {hand.size}.",
            reason=OutlookReason.TOO_SMALL,
            details={"tiles": hand.size},
        )
    if hand.drawn is not None and question.shanten(hand) < 0:
        # An open hand without a yaku is complete and not won: it has something to cut.
        win = Win(hand.drawn, By.TSUMO, seat=question.seat, round=question.round)
        if score(hand, win, question.rules).best is not None:
            raise OutlookError(
                "This hand is complete: ask for its score.",
                reason=OutlookReason.COMPLETE,
            )


def _check_numbers(question: _Question) -> None:
    rules = question.rules
    winds = WINDS if rules.players == 4 else WINDS[:-1]  # where three play nobody is north
    norths = range(COPIES + 1) if rules.players == 3 and rules.nukidora else range(1)
    ranges = (
        ("seat", question.seat, winds),
        ("round", question.round, winds),
        ("nuki", question.nuki, norths),
        ("turns", question.turns, range(1, MOST_TURNS + 1)),
        ("turn", question.turn, range(1, question.turns + 1)),
        ("exchanges", question.exchanges, range(MOST_EXCHANGES + 1)),
        ("honba", question.honba, range(MOST_COUNTERS + 1)),
        ("sticks", question.sticks, range(MOST_COUNTERS + 1)),
        ("number of dora indicators", len(question.dora), range(MOST_INDICATORS + 1)),
    )
    for field, value, allowed in ranges:
        if value not in allowed:
            raise _bad_value(field, value, f"from {allowed[0]} to {allowed[-1]}")


def _check_wall(question: _Question, wall: Wall) -> None:
    """Raise OutlookError unless each player can have a draw in each turn to come.

    At any table more tiles are unseen: other hands and the dead wall are, and of a wall as short as
    that the values of induction.py would be far too high.
    """
    turn, turns = question.turn, question.turns
    if wall.unseen <= question.rules.players * (turns - turn):
        raise OutlookError(
            f"Turn {turn} of {turns} is over where so few tiles are unseen ({wall.unseen}).",
            reason=OutlookReason.BAD_VALUE,
            details={"field": "turn", "value": str(turn)},
        )


def _bad_value(field: str, value: object, allowed: str) -> OutlookError:
    return OutlookError(
        f"'{field}' is {allowed}, not {value!s:.40}.",
        reason=OutlookReason.BAD_VALUE,
        details={"field": field, "value": f"{value!s:.40}"},
    )


def _plain_hand(hand: Hand) -> Hand:
    """The hand in a set without red fives."""
    return Hand(
        tuple(KIND_OF[tile] for tile in hand.concealed),
        tuple(
            replace(meld, tiles=tuple(KIND_OF[tile] for tile in meld.tiles)) for meld in hand.melds
        ),
        None if hand.drawn is None else KIND_OF[hand.drawn],
    )


# Answers ------------------------------------------------------------------------------------------


def _options(question: _Question) -> tuple[list[HandOutlook], int]:
    """The hands that the question can be about, the best first, and how many were searched."""
    wall = question.wall()
    _check_wall(question, wall)
    graph = build(question.start(wall))
    riichi = question.hand.is_closed
    points = points_of(graph.wins, question.won(riichi=riichi), wall)
    values = solve(graph, points, wall.unseen, question.draws, question.aim)
    cuts: list[Tile | None] = [None]
    if question.hand.drawn is not None:
        cuts = [tile_at(*at) for at in zip(graph.place.tolist(), graph.slot.tolist(), strict=True)]
    options = [_option(question, cut, wall, values[:, :, at]) for at, cut in enumerate(cuts)]
    states = graph.states
    for kan in _kans(question):
        option, more = _after_kan(kan, wall)
        options.append(option)
        states += more
    by_aim = np.argsort(WEIGHTS[question.aim])[::-1].tolist()
    options.sort(
        key=lambda option: (
            [-option.worth[value] for value in by_aim],
            0 if option.cut is None else sort_key(option.cut),
        )
    )
    return options, states


def _option(question: _Question, cut: Tile | None, wall: Wall, values: Floats) -> HandOutlook:
    """The hand after a cut, with its values by turn."""
    counts = question.hand.counts
    counts = counts if cut is None else changed(counts, KIND_OF[cut], -1)
    distance, wanted = accepted(counts_of_set(counts, question.rules.players))
    tiles = tuple(TileLeft(kind, wall.left_of_kind(kind)) for kind in kinds_of(wanted))
    return HandOutlook(
        cut=cut,
        is_kan=False,
        shanten=distance,
        tiles=tiles,
        by_turn=tuple(Worth(*row) for row in values.tolist()),
    )


# Closed kans --------------------------------------------------------------------------------------


def _kans(question: _Question) -> Iterator[_Question]:
    """The question about each hand after a closed kan; one that raises the shanten is exchanged."""
    hand = question.hand
    if hand.drawn is None:
        return
    distance = max(0, question.shanten(hand))
    for kind in (kind for kind in range(KINDS) if hand.counts[kind] == COPIES):
        tiles = tuple(tile for tile in hand.concealed if KIND_OF[tile] == kind)
        rest = tuple(tile for tile in hand.concealed if KIND_OF[tile] != kind)
        after = Hand(rest, (*hand.melds, Meld(MeldKind.CLOSED_KAN, tiles)))
        spent = int(question.shanten(after) > distance)
        if spent <= (question.exchanges if question.shanten_down else 0):
            yield replace(question, hand=after, exchanges=question.exchanges - spent)


def _after_kan(kan: _Question, before: Wall) -> tuple[HandOutlook, int]:
    """The hand after a closed kan: a replacement tile is drawn, and one cut, in the same turn."""
    wall = kan.wall()
    graph = build(kan.start(wall))
    riichi = kan.hand.is_closed
    points = points_of(graph.wins, kan.won(riichi=riichi, after_kan=True), wall)
    rinshan = points_of(graph.wins, kan.won(riichi=False, rinshan=True, after_kan=True), wall)
    values = solve(graph, points, wall.unseen, kan.draws, kan.aim, replacement=rinshan)
    found = _option(kan, None, before, values[:, :, 0])
    return replace(found, cut=kan.hand.melds[-1].tiles[0], is_kan=True), graph.states
