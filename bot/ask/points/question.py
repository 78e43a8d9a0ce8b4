"""The question of /points: what a hand of so many han and fu is paid."""

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Annotated, Final

from bot.ask.options import Completer, Number, OneOf, RulesText, Text, Typing
from bot.ask.wire import Wire, join, pack, unpack
from bot.typed.circumstances import DEFAULT
from bot.typed.errors import FACTS, RefusedError
from bot.typed.limits import MOST_HAN, TALLY_LIMIT, TILES_LIMIT
from bot.typed.question import Question, Typed
from bot.typed.rules import canonical_rules, rules_of
from bot.typed.worth_words import player_of, read_worth
from engine import EAST, NAMES, PRESETS, SOUTH, Kind, Rules, Worth
from engine.scoring import FU, MOST_YAKUMAN

from .completion import live_fu, live_han

PLACE: Final = 4
DEALER: Final = NAMES[EAST]
FU_WRITTEN: Final = (0, *FU)
YAKUMAN_WRITTEN: Final = MOST_YAKUMAN + 1


@dataclass(frozen=True, slots=True)
class PointsQuestion(Question):
    """What a hand of this worth is paid; its fu are 0 where they were not named."""

    worth: Worth = field(kw_only=True)
    rules: str = "tenhou"
    seat: Kind = DEFAULT.seat
    honba: int = 0

    @property
    def is_dealer(self) -> bool:
        """Whether the dealer is paid."""
        return self.seat == EAST

    @property
    def played(self) -> Rules:
        """The rules, read."""
        return rules_of(self.rules)


def _offer_han(typing: Typing) -> Completer:
    """Offer han, limits and, behind han, their fu, each with its price."""
    is_dealer = typing.other("player") == DEALER
    return partial(live_han, typing.text, typing.other("rules"), dealer=is_dealer)


def _offer_fu(typing: Typing) -> Completer:
    """Offer the fu that go with the han typed."""
    is_dealer = typing.other("player") == DEALER
    return partial(
        live_fu, typing.other("han"), typing.text, typing.other("rules"), dealer=is_dealer
    )


PLAYERS: Final = ((NAMES[SOUTH], SOUTH, "label-non-dealer"), (DEALER, EAST, "label-dealer"))


@dataclass(frozen=True, slots=True)
class PointsTyped(Typed):
    """The options of /points."""

    han: Annotated[str, Text(_offer_han, TILES_LIMIT)]
    fu: Annotated[str, Text(_offer_fu, TILES_LIMIT)] = ""
    player: Annotated[Kind | None, OneOf(PLAYERS)] = None
    honba: Annotated[int, Number(0, TALLY_LIMIT)] = 0
    rules: RulesText = ""
    private: bool = False


def read_points(typed: PointsTyped) -> PointsQuestion:
    """Read han and fu, and who is paid; raises RefusedError where two options disagree."""
    rules = canonical_rules(typed.rules)
    seat = _seat(typed)
    worth = read_worth(typed.han, typed.fu)
    return PointsQuestion(
        worth=worth, rules=rules, seat=seat, honba=typed.honba, private=typed.private
    )


def _seat(typed: PointsTyped) -> Kind:
    said = player_of(typed.han)
    if said is None:
        return typed.player or DEFAULT.seat
    if typed.player not in (None, said):
        facts = ("dealer", "not_dealer") if said == SOUTH else ("not_dealer", "dealer")
        details: dict[str, str | int] = dict(zip(FACTS, facts, strict=True))
        raise RefusedError("han", typed.han, "against_player", details, span=(0, len(typed.han)))
    return said


def choose_rules(question: PointsQuestion, preset: str) -> PointsQuestion:
    """Ask for the same by a preset."""
    if preset not in PRESETS:
        raise ValueError(f"there are no such rules: {preset}"[:100])
    return replace(question, rules=preset)


def write_points(question: PointsQuestion) -> Wire:
    """Write what a custom_id holds: the worth as one number."""
    worth = question.worth
    places = (worth.han, MOST_HAN + 1), (FU_WRITTEN.index(worth.fu), len(FU_WRITTEN))
    return Wire(
        PLACE,
        rules=question.rules,
        private=question.private,
        won=replace(DEFAULT, seat=question.seat, honba=question.honba),
        tail=pack(join((*places, (worth.yakuman, YAKUMAN_WRITTEN)))),
    )


def read_points_wire(wire: Wire) -> PointsQuestion:
    """Read a custom_id; raises ValueError for what no hand is worth."""
    number, han = divmod(unpack(wire.tail), MOST_HAN + 1)
    yakuman, fu = divmod(number, len(FU_WRITTEN))
    return PointsQuestion(
        worth=Worth(han, FU_WRITTEN[fu], yakuman),
        rules=wire.rules,
        seat=wire.won.seat,
        honba=wire.won.honba,
        private=wire.private,
    )
