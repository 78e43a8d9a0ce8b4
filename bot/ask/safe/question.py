"""The question of /safe: which tiles of a hand are safest against who is in riichi."""

from dataclasses import dataclass

from bot.typed.circumstances import DEFAULT, Circumstances
from engine import KIND_OF, Hand, Riichi, Threat, Tile, threats_of


@dataclass(frozen=True, slots=True)
class SafeQuestion:
    """Which tiles of a hand are safest to cut; ``riichi`` are the players to fear."""

    hand: str
    riichi: tuple[Riichi, ...]
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
        seat, round_wind = self.won.seat, self.won.round
        return threats_of(self.riichi, seat=seat, round_wind=round_wind, players=players)

    def sight(self, hand: Hand) -> list[int]:
        """Return how many copies of each kind are in sight."""
        counts = list(hand.owned)
        for kind in self.outside:
            counts[kind] += 1
        return counts
