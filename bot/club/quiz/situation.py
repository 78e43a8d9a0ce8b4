"""What a question of a club is about: a hand at a table, by rules, before or after a win."""

from dataclasses import dataclass, replace

from bot.ask.outlook.question import OutlookQuestion
from bot.typed.circumstances import DEFAULT, Circumstances
from bot.typed.hand_question import HandQuestion, OfAHand, hand_of
from bot.typed.hands import turn_after
from bot.typed.rules import rules_of
from engine import TENHOU, Hand, Rules, Tile, format_hand, format_rules
from engine.facts import River
from engine.logs import Position
from engine.tiles import KIND_OF


@dataclass(frozen=True, slots=True)
class QuizSituation:
    """A hand at a table: ``won`` is how it is won, or will be, ``turn`` None where none is named.

    ``seen`` and ``river`` are kinds in ascending order. ``valued`` are the kinds to cut that are
    worth more than the widest, where that is the question; ``beaten`` the wide ones that are below
    another in points and in wins; ``as_good`` the narrower ones that are worth as much as any.
    ``rivers`` are those of all players, in
    order, where a problem shows them, and not among the ``seen``. ``lead`` is that of riichi over
    dama in percent, where that is the question. ``table`` is the whole table, of a decision in a
    game: the question shows it. ``ways`` says that a vote asks about riichi or dama too.
    """

    hand: Hand
    rules: Rules = TENHOU
    seen: tuple[Tile, ...] = ()
    river: tuple[Tile, ...] = ()
    won: Circumstances = DEFAULT
    turn: int | None = None
    valued: tuple[Tile, ...] = ()
    rivers: tuple[River, ...] = ()
    lead: int = 0
    table: Position | None = None
    ways: bool = False
    beaten: tuple[Tile, ...] = ()
    as_good: tuple[Tile, ...] = ()

    @property
    def outside(self) -> tuple[Tile, ...]:
        """Every tile known to lie outside the hand: a dora indicator or a north set aside too."""
        indicators = (KIND_OF[tile] for tile in self.won.dora)
        return (*self.seen, *self.river, *indicators, *self.won.norths)

    @property
    def ruled(self) -> str:
        """The rules as text: the preset, and the switches that differ."""
        return format_rules(self.rules)

    def asked(self, into: type[OfAHand]) -> OfAHand:
        """Return a question of one person about this hand, for the reader alone."""
        hand, rules = format_hand(self.hand), self.ruled
        return into(hand, self.seen, self.river, rules, private=True, won=self.won)

    def outlook(self) -> OutlookQuestion:
        """Return the outlook of this hand, at the turn that the river tells where none is named."""
        return replace(self.asked(OutlookQuestion), turn=self.turn or turn_after(self.river))


def situation_of(query: HandQuestion) -> QuizSituation:
    """Return what a question of one person is about; an outlook alone names the turn."""
    return QuizSituation(
        hand_of(query),
        rules_of(query.rules),
        query.seen,
        query.river,
        query.won,
        query.turn if isinstance(query, OutlookQuestion) else None,
    )
