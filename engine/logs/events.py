"""What a log tells: events, rounds and games as values that know no format.

A *seat* is the number that the log gives a player, 0 to 3; it says nothing of the wind. Of three
players one number is missing, mostly 3. Tiles are those of `engine.tiles`, None where not shown.
"""

from dataclasses import dataclass
from typing import Final

from engine.errors import NO_DETAILS, Details, EngineError, Name
from engine.rules import Rules
from engine.scoring.points import STICK
from engine.tiles import EAST, Kind, Tile


class LogReason(Name):
    """The reasons for refusing a log, or one round of it.

    Behind each: the names in ``LogError.details``.
    """

    TOO_LARGE = "too_large"  # limit, in bytes unpacked
    TOO_MUCH = "too_much"  # what, limit
    UNKNOWN = "unknown"
    ADDRESS = "address"
    OTHER_RECORD = "other_record"
    NO_ROUNDS = "no_rounds"
    BROKEN = "broken"
    IMPOSSIBLE = "impossible"
    AMBIGUOUS = "ambiguous"
    RECONNECTED = "reconnected"
    NO_SEAT = "no_seat"  # seat


class LogError(EngineError[LogReason]):
    """A log, or one round of it, that cannot be read or cannot have happened.

    ``round`` counts the rounds of the log and ``event`` the events of that round, both from 0; each
    is None where the fault has no such place. The sentence names the place too, counted from 1.
    """

    def __init__(
        self,
        message: str,
        *,
        reason: LogReason,
        round: int | None = None,  # noqa: A002 - its name in every language
        event: int | None = None,
        details: Details = NO_DETAILS,
    ) -> None:
        places = (("round", round), ("event", event))
        place = ", ".join(f"{name} {at + 1}" for name, at in places if at is not None)
        super().__init__(
            f"{place}: {message}" if place else message, reason=reason, details=details
        )
        self.message = message
        self.round = round
        self.event = event

    def at(
        self,
        *,
        round: int | None = None,  # noqa: A002 - its name in every language
        event: int | None = None,
    ) -> "LogError":
        """Return the same error at a place that is told now; a place it has already stays."""
        return LogError(
            self.message,
            reason=self.reason,
            round=round if self.round is None else self.round,
            event=event if self.event is None else self.event,
            details=self.details,
        )


def impossible(message: str) -> LogError:
    """The error for what cannot happen at a table."""
    return LogError(message, reason=LogReason.IMPOSSIBLE)


def broken(message: str) -> LogError:
    """The error for what is not written as such logs are."""
    return LogError(message, reason=LogReason.BROKEN)


def too_much(what: str, limit: int) -> LogError:
    """The error for more of something than any log has."""
    return LogError(
        f"more than {limit} {what}",
        reason=LogReason.TOO_MUCH,
        details={"what": what, "limit": limit},
    )


# Games --------------------------------------------------------------------------------------------


class What(Name):
    """The kinds of event."""

    DRAW = "draw"
    DISCARD = "discard"
    CHI = "chi"
    PON = "pon"
    OPEN_KAN = "open_kan"
    ADDED_KAN = "added_kan"
    CLOSED_KAN = "closed_kan"
    NUKI = "nuki"
    RIICHI = "riichi"
    ACCEPTED = "accepted"
    DORA = "dora"


CALLS: Final = frozenset({What.CHI, What.PON, What.OPEN_KAN})
"""The events that take another player's discard."""

OF_NOBODY: Final = -1
"""The seat of an event that no player makes: a new indicator."""


class Ending(Name):
    """The kinds of draw that end a round."""

    EXHAUSTIVE = "exhaustive"
    NAGASHI = "nagashi"
    NINE_KINDS = "nine_kinds"
    FOUR_WINDS = "four_winds"
    FOUR_RIICHI = "four_riichi"
    FOUR_KANS = "four_kans"
    THREE_RONS = "three_rons"
    OTHER = "other"


class Format(Name):
    """The formats that are read."""

    MJLOG = "mjlog"
    CLIENT = "client"
    """What Tenhou's client receives: mjlog, with one hand known."""

    TENHOU6 = "tenhou6"
    MJAI = "mjai"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happens at the table.

    ``tile`` is drawn, discarded, called, added, set aside or turned over; None where it is not
    shown, and for a closed kan, whose four tiles are ``own``: what a call or a closed kan takes
    from the hand, ascending. ``source`` is the seat whose discard is called, ``tsumogiri`` whether
    the drawn tile is cut (None: not told), ``declares`` whether the discard declares riichi.
    """

    what: What
    seat: int = OF_NOBODY
    tile: Tile | None = None
    own: tuple[Tile, ...] = ()
    source: int | None = None
    tsumogiri: bool | None = None
    declares: bool = False


@dataclass(frozen=True, slots=True)
class Won:
    """One win as the log tells it: ``source`` is the winner's own seat for a tsumo.

    ``deltas`` are by seat, honba and sticks among them. ``points`` are all that the hand earns
    without honba and sticks; ``han``, ``fu`` and ``points`` are None where the log does not tell
    them, ``pao`` is the seat of a liable player.
    """

    seat: int
    source: int
    tile: Tile | None
    deltas: tuple[int, ...]
    han: int | None = None
    fu: int | None = None
    points: int | None = None
    ura: tuple[Tile, ...] = ()
    pao: int | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """One round: how it began, what happened, how it ended.

    ``index`` is 0 for East 1, 4 for South 1, with three players too. ``scores``, ``hands`` and
    ``deltas`` have four places, one a seat; a hand is 13 tiles, or None where it is not shown.
    ``wins`` is empty and ``draw`` None in a log that was cut off: what happened before still did.
    """

    index: int
    honba: int
    sticks: int
    dealer: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    dora: Tile
    hands: tuple[tuple[Tile, ...] | None, ...]
    events: tuple[Event, ...] = ()
    wins: tuple[Won, ...] = ()
    draw: Ending | None = None
    deltas: tuple[int, ...] = (0, 0, 0, 0)

    @property
    def players(self) -> int:
        """How many play: four or three."""
        return len(self.seats)

    @property
    def wind(self) -> Kind:
        """The round wind."""
        return EAST + self.index // 4 % 4

    @property
    def is_whole(self) -> bool:
        """Whether the log tells how the round ended."""
        return bool(self.wins) or self.draw is not None

    @property
    def end(self) -> tuple[int, ...]:
        """The scores after the round, by seat; left-over sticks are not in them."""
        paid = [event.seat for event in self.events if event.what is What.ACCEPTED]
        return tuple(
            score + delta - STICK * paid.count(seat)
            for seat, (score, delta) in enumerate(zip(self.scores, self.deltas, strict=True))
        )

    def wind_of(self, seat: int) -> Kind:
        """The seat wind of a player."""
        turns = self.seats.index(seat) - self.seats.index(self.dealer)
        return EAST + turns % len(self.seats)

    def after(self, seat: int, turns: int = 1) -> int:
        """The seat that many places to the right, whose turn is next."""
        return self.seats[(self.seats.index(seat) + turns) % len(self.seats)]


@dataclass(frozen=True, slots=True)
class Game:
    """A game as its log tells it, without names, ids, ranks and rates.

    ``rounds`` are those that are whole in themselves, ``faults`` one error for each other round.
    ``viewer`` is the one seat whose hand is known, None where several are. ``final`` are the scores
    at the end by seat, as the log tells them: left-over sticks have gone to the first place.
    """

    source: Format
    rounds: tuple[Round, ...]
    red_fives: bool = True
    open_tanyao: bool = True
    final: tuple[int, ...] | None = None
    faults: tuple[LogError, ...] = ()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that play."""
        return self.rounds[0].seats

    @property
    def players(self) -> int:
        """How many play: four or three."""
        return len(self.seats)

    @property
    def viewer(self) -> int | None:
        """The one seat whose hand is known, or None."""
        shown = {
            seat for each in self.rounds for seat, hand in enumerate(each.hands) if hand is not None
        }
        return shown.pop() if len(shown) == 1 else None

    @property
    def rules(self) -> Rules:
        """Tenhou's rules for so many players, with the red fives and open tanyao of the log."""
        return Rules.of(
            "tenhou" if self.players == 4 else "tenhou_sanma",
            open_tanyao=self.open_tanyao,
            **({} if self.red_fives else {"red_fives": 0}),
        )
