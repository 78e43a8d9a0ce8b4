"""The question of a discarded tile: call it, win on it, or pass."""

from dataclasses import dataclass, field

from bot.ask.agari.question import AgariQuestion, win_on
from bot.ask.hand_wire import hand_wire
from bot.ask.waits.question import PLACE, WaitsQuestion
from bot.ask.wire import Wire, write_tiles
from bot.typed.hand_question import HandQuestion, hand_of, turned
from bot.typed.table_tiles import check_called
from engine import NAMES, Hand, Meld, MeldKind, Tile, calls, format_hand


@dataclass(frozen=True, slots=True)
class CalledQuestion(HandQuestion):
    """What to do with a tile that another player has just discarded."""

    called: Tile = field(kw_only=True)

    @property
    def as_typed(self) -> str:
        """The hand as it can be typed again, the discarded tile behind it."""
        return f"{self.hand}<{NAMES[self.called]}"

    def check(self, hand: Hand) -> None:
        """Raise ValueError where the tile cannot have been discarded."""
        HandQuestion.check(self, hand)
        check_called(self, hand, self.called)


def call(question: HandQuestion, name: str) -> WaitsQuestion | AgariQuestion:
    """Call the discarded tile, or win on it, as `call_name` and "ron" say."""
    if not isinstance(question, CalledQuestion):
        raise ValueError("there is no tile to call")  # noqa: TRY004 - a custom_id of ours has one
    hand, tile = hand_of(question), question.called
    if name == "ron":
        return win_on(question, tile, discarded=True)
    for each in calls(hand, tile, rules=question.played):
        if call_name(each.meld, tile) == name:
            after = turned(question, WaitsQuestion, hand=format_hand(each.hand), page=0)
            after.check(each.hand)
            return after
    raise ValueError(f"there is no such call: {name}"[:100])


def call_name(meld: Meld, tile: Tile) -> str:
    """Return the name of a call: "pon", "kan", or the own tiles of a chi, such as "2m3m"."""
    if meld.kind is not MeldKind.CHI:
        return "kan" if meld.is_kan else "pon"
    own = list(meld.tiles)
    own.remove(tile)
    return "".join(NAMES[each] for each in own)


def write_called(question: CalledQuestion) -> Wire:
    """Write what a custom_id holds: the tile as its tail."""
    return hand_wire(PLACE, question, tail=write_tiles((question.called,)))
