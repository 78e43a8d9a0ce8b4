"""The question of an outlook, with its checks: all that the answer depends on."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from engine.copies import COPIES
from engine.facts.shanten import shanten_of_counts
from engine.facts.yaku_paths import Winds
from engine.hand import FULL_SIZE, Hand
from engine.index.lookup import accepted, kinds_of
from engine.rules import Rules
from engine.scoring.score import has_ron, score
from engine.scoring.win import MOST_INDICATORS, By, Win
from engine.tile_set import counts_of_set
from engine.tiles import KIND_OF, NAMES, NORTH, WINDS, Kind, Tile

from .parts import PARTS
from .rates import LAST_TURN, Rates
from .result import Aim, OutlookError, OutlookReason
from .search import Start
from .wall import Wall, hand_codes, wall_for

TURNS: Final = 18
MOST_TURNS: Final = 30
MOST_EXCHANGES: Final = 3
MOST_DAMA_EXCHANGES: Final = 1
MOST_COUNTERS: Final = 99
"""Honba and sticks: nobody has seen more."""


class Winning(NamedTuple):
    """How all wins come about: only the tile is another each time; ``hidden`` counts the indicators
    that are still face down."""

    win: Win
    hidden: int


@dataclass(frozen=True, slots=True)
class OutlookInput:
    """All that an outlook depends on; ``seen`` are tiles seen beside hand, river and indicators.

    ``table`` are the rates of the table, None for a player alone.
    """

    hand: Hand
    seat: Kind
    round: Kind
    dora: tuple[Tile, ...]
    seen: tuple[Tile, ...]
    river: tuple[Tile, ...]
    turn: int
    turns: int
    aim: Aim
    exchanges: int
    shanten_down: bool
    rules: Rules
    honba: int
    sticks: int
    nuki: int
    table: Rates | None
    threat: bool
    dama_exchanges: int

    @property
    def draws(self) -> int:
        """How many turns have values, the last of which has no draw left."""
        return self.turns - self.turn + 1

    @property
    def river_kinds(self) -> frozenset[Kind]:
        """The kinds that the player has discarded."""
        return frozenset(KIND_OF[tile] for tile in self.river)

    @property
    def counted_dora(self) -> tuple[Tile, ...]:
        """The indicators that count by the rules."""
        return self.dora if self.rules.kan_dora else self.dora[:1]

    def wall(self) -> Wall:
        """The tiles that the player has not seen."""
        others = (*self.dora, *self.seen, *self.river, *[NORTH] * self.nuki)
        return wall_for(self.hand, others, self.rules)

    def shanten(self, hand: Hand) -> int:
        """The shanten of the concealed tiles of a hand, in the set of these rules."""
        return shanten_of_counts(counts_of_set(hand.counts, self.rules.players))

    def start(self, wall: Wall, *, replacement: bool = False) -> Start:
        """The hand as the graph knows it; ``replacement`` says that a kan's tile is to be drawn."""
        return Start(
            rows=PARTS.rows(hand_codes(self.hand.concealed, self.rules.players)),
            melds=len(self.hand.melds),
            wall=wall,
            closed=self.hand.is_closed,
            exchanges=self.exchanges,
            shanten_down=self.shanten_down,
            dama_exchanges=min(self.dama_exchanges, self.exchanges) if self.table else 0,
            declares_dead=self.table is not None,
            replacement=replacement,
        )

    def won(
        self,
        *,
        riichi: bool,
        by: By = By.TSUMO,
        ippatsu: bool = False,
        rinshan: bool = False,
        after_kan: bool = False,
    ) -> Winning:
        """The circumstances of all wins; a kan turns over an indicator that was hidden."""
        rules = self.rules
        win = Win(
            0,
            by,
            seat=self.seat,
            round=self.round,
            riichi=int(riichi),
            ippatsu=ippatsu,
            rinshan=rinshan,
            honba=self.honba,
            sticks=self.sticks,
            nuki=self.nuki,
        )
        turned = int(after_kan and rules.kan_dora)
        # At a table there is an indicator, whether it was named or not.
        shown = len(self.counted_dora)
        shown = shown if self.table is None else max(1, shown)
        ura = shown + turned if rules.kan_ura else min(1, shown)
        hidden = turned + (ura if riichi and rules.ura_dora else 0)
        return Winning(win, hidden)


def aim_of(aim: Aim | str) -> Aim:
    """The aim of this name; raises OutlookError for another one."""
    if aim not in tuple(Aim):
        raise _bad_value("aim", aim, f"one of {', '.join(Aim)}")
    return Aim(aim)


def check(question: OutlookInput) -> None:
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


def check_called(question: OutlookInput, called: Tile) -> None:
    """Raise OutlookError for a tile that nobody calls: beside a cut to make, or to win on."""
    hand = question.hand
    if hand.has_drawn_size:
        raise _bad_value("called", NAMES[called], "a tile for a hand that has none to cut")
    won = hand.with_tile(called)
    _, waits = accepted(counts_of_set(hand.counts, question.rules.players))
    is_furiten = not question.river_kinds.isdisjoint(kinds_of(waits))
    winds = Winds(question.seat, question.round)
    if (
        question.shanten(won) < 0
        and not is_furiten
        and has_ron(hand, called, winds, question.rules, nuki=question.nuki)
    ):
        raise OutlookError(
            "This tile completes the hand: ask for its score.", reason=OutlookReason.COMPLETE
        )


def _check_numbers(question: OutlookInput) -> None:
    rules = question.rules
    winds = WINDS if rules.players == 4 else WINDS[:-1]  # where three play nobody is north
    norths = range(COPIES + 1) if rules.players == 3 and rules.nukidora else range(1)
    turns = range(1, MOST_TURNS + 1)
    if question.table is not None:
        turns = range(LAST_TURN, LAST_TURN + 1)
    ranges = (
        ("seat", question.seat, winds),
        ("round", question.round, winds),
        ("nuki", question.nuki, norths),
        ("turns", question.turns, turns),
        ("turn", question.turn, range(1, question.turns + 1)),
        ("exchanges", question.exchanges, range(MOST_EXCHANGES + 1)),
        ("dama_exchanges", question.dama_exchanges, range(MOST_DAMA_EXCHANGES + 1)),
        ("honba", question.honba, range(MOST_COUNTERS + 1)),
        ("sticks", question.sticks, range(MOST_COUNTERS + 1)),
        ("number of dora indicators", len(question.dora), range(MOST_INDICATORS + 1)),
    )
    for field, value, allowed in ranges:
        if value not in allowed:
            raise _bad_value(field, value, f"from {allowed[0]} to {allowed[-1]}")


def check_wall(question: OutlookInput, wall: Wall) -> None:
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


def plain_hand(hand: Hand) -> Hand:
    """The hand in a set without red fives."""
    return Hand(
        tuple(KIND_OF[tile] for tile in hand.concealed),
        tuple(
            replace(meld, tiles=tuple(KIND_OF[tile] for tile in meld.tiles)) for meld in hand.melds
        ),
        None if hand.drawn is None else KIND_OF[hand.drawn],
    )
