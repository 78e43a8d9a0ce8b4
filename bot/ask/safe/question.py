"""The question of /safe: which tiles of a hand are safest against who is in riichi."""

from dataclasses import dataclass

from bot.typed.circumstances import DEFAULT, Circumstances
from engine import DRAGONS, KIND_OF, WINDS, Hand, Kind, Source, Threat, Tile

from .rivers import Against

TURNS_ON: dict[Source, int] = {Source.RIGHT: 1, Source.ACROSS: 2, Source.LEFT: 3}


@dataclass(frozen=True, slots=True)
class SafeQuestion:
    """Which tiles of a hand are safest to cut; ``riichi`` are the players to fear."""

    hand: str
    riichi: tuple[Against, ...]
    seen: tuple[Tile, ...] = ()
    river: tuple[Tile, ...] = ()
    rules: str = "tenhou"
    private: bool = False
    won: Circumstances = DEFAULT

    @property
    def outside(self) -> tuple[Tile, ...]:
        """Every tile known to lie outside the hand."""
        indicators = (KIND_OF[tile] for tile in self.won.dora)
        return (*self.seen, *self.river, *indicators, *self.won.norths)

    def threats(self, players: int) -> tuple[Threat, ...]:
        """Return the players to fear, as the engine knows them."""
        return tuple(
            Threat(frozenset(each.genbutsu), value=self._value_to(each.player, players))
            for each in self.riichi
        )

    def sight(self, hand: Hand) -> list[int]:
        """Return how many copies of each kind are in sight."""
        counts = list(hand.owned)
        for kind in self.outside:
            counts[kind] += 1
        return counts

    def _value_to(self, player: Source | None, players: int) -> frozenset[Kind]:
        value = {*DRAGONS, self.won.round}
        if player is not None:
            turns = TURNS_ON[player] - (players == 3 and player is Source.LEFT)
            value.add(WINDS[(WINDS.index(self.won.seat) + turns) % players])
        return frozenset(value)
