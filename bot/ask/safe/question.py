"""The question of /safe: which tiles of a hand are safest against who is in riichi."""

from dataclasses import dataclass, replace
from typing import Annotated, Final

from bot.ask.hand_wire import hand_wire, of_hand
from bot.ask.options import HandText, RulesText, Text, TilesText, Wind
from bot.ask.wire import WIRE_LIMIT, Wire, join, pack, unpack, write_wire
from bot.typed.errors import RefusedError
from bot.typed.hand_question import HandQuestion
from bot.typed.hands import check_copies_left
from bot.typed.limits import TILES_LIMIT
from bot.typed.question import Typed
from bot.typed.rules import canonical_rules
from bot.typed.situations import Taking, Told, at_table, with_hand
from engine import NAMES, Hand, Source, Threat
from engine.facts import Riichi, threats_of
from engine.tiles import KINDS

from .rivers import OPTION, read_rivers

PLACE: Final = 6
TAKING: Final = Taking(
    frozenset({"seat", "round", "dora"}), (("seat", "seat"), ("round", "round"), ("dora", "dora"))
)

PLAYERS: Final = (None, *Source)
"""Whose river it is, by its number in custom_ids."""

DIGITS: Final = 7
"""Digits of a custom_id for each riichi: 34 kinds, and whose river it is."""

RiversText = Annotated[str, Text(None, TILES_LIMIT, shortest=1)]


@dataclass(frozen=True, slots=True)
class SafeQuestion(HandQuestion):
    """Which tiles of a hand are safest to cut; ``riichi`` are the players to fear.

    ``seen`` are all tiles in sight elsewhere, those of the rivers among them.
    """

    riichi: tuple[Riichi, ...] = ()

    def check(self, hand: Hand) -> None:
        """Raise ValueError for a question that no answer and no control of ours leads to."""
        HandQuestion.check(self, hand)
        if not 1 <= len(self.riichi) < self.played.players:
            raise ValueError("somebody else is in riichi")

    @property
    def threats(self) -> tuple[Threat, ...]:
        """The players to fear, as the engine knows them."""
        won, players = self.won, self.played.players
        return threats_of(self.riichi, seat=won.seat, round_wind=won.round, players=players)

    def sight(self, hand: Hand) -> list[int]:
        """Return how many copies of each kind are in sight."""
        counts = list(hand.owned)
        for kind in self.outside:
            counts[kind] += 1
        return counts


@dataclass(frozen=True, slots=True)
class SafeTyped(Typed):
    """The options of /safe."""

    hand: HandText
    riichi: RiversText
    seen: TilesText = ""
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    rules: RulesText = ""
    private: bool = False


def read_safe(typed: SafeTyped) -> SafeQuestion:
    """Read a hand, and the rivers of those who are in riichi."""
    rules = canonical_rules(typed.rules)
    asked = SafeQuestion("", rules=rules, private=typed.private)
    asked, hand = with_hand(asked, typed.hand, TAKING, seen=typed.seen)
    asked = at_table(asked, hand, Told(typed.dora, seat=typed.seat, round=typed.round))
    found = read_rivers(typed.riichi, asked.played.players)
    fifth = check_copies_left(hand, (*asked.outside, *found.seen))
    if fifth is not None:
        count = hand.owned[fifth] + (*asked.outside, *found.seen).count(fifth)
        details: dict[str, str | int] = {"tile": NAMES[fifth], "count": count}
        raise RefusedError(OPTION, typed.riichi, "fifth_seen", details)
    asked = replace(asked, seen=tuple(sorted((*asked.seen, *found.seen))), riichi=found.riichi)
    if len(write_wire(write_safe(asked))) > WIRE_LIMIT:
        raise RefusedError(OPTION, typed.riichi, "rivers_too_many", {})
    return asked


def write_safe(question: SafeQuestion) -> Wire:
    """Write what a custom_id holds."""
    tail = "".join(map(_write_riichi, question.riichi))
    return hand_wire(PLACE, question, tail=tail)


def read_safe_wire(wire: Wire) -> SafeQuestion:
    """Read a custom_id."""
    digits = range(0, len(wire.tail), DIGITS)
    riichi = tuple(_read_riichi(wire.tail[at : at + DIGITS]) for at in digits)
    if "".join(map(_write_riichi, riichi)) != wire.tail:
        raise ValueError("these riichi are not written as riichi are")
    return of_hand(SafeQuestion, wire, riichi=riichi)


def _write_riichi(riichi: Riichi) -> str:
    """Write whose river it is and 34 bits, as digits of one length."""
    bits = [(kind in riichi.genbutsu, 2) for kind in range(KINDS)]
    packed = pack(join([(PLAYERS.index(riichi.player), len(PLAYERS)), *bits]))
    return packed.ljust(DIGITS, "A")


def _read_riichi(text: str) -> Riichi:
    number, player = divmod(unpack(text), len(PLAYERS))
    if number >> KINDS:
        raise ValueError("these are no genbutsu")
    return Riichi(PLAYERS[player], tuple(kind for kind in range(KINDS) if number >> kind & 1))
