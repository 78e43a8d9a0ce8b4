"""Rivers at a table, and which kinds are genbutsu to each player in riichi."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.melds import Source
from engine.tiles import DRAGONS, KIND_OF, WINDS, Kind, Tile

from .danger import Threat

DISTANCE: Final = {Source.RIGHT: 1, Source.ACROSS: 2, Source.LEFT: -1}
"""How many seats on another player sits."""


@dataclass(frozen=True, slots=True)
class River:
    """The discards of one player, in order; ``player`` is None for the own river or an unknown one.

    ``marks`` are the places at which somebody declared riichi: how many tiles had been cut, the
    own riichi tile counted. ``riichi`` is the place among the marks of the riichi of this player,
    None without one. 1z9m3p in riichi, then 5s, and after somebody else's riichi 2m: marks (3, 4),
    riichi 0.
    """

    player: Source | None
    tiles: tuple[Tile, ...]
    marks: tuple[int, ...] = ()
    riichi: int | None = None

    def behind(self, marks: int) -> tuple[Tile, ...]:
        """The tiles that were cut after so many riichi, none where not so many are marked."""
        return self.tiles[self.marks[marks - 1] :] if len(self.marks) >= marks else ()


class Riichi(NamedTuple):
    """A player in riichi, and the kinds that this player cannot win on by ron."""

    player: Source | None
    genbutsu: tuple[Kind, ...]


def riichi_of(rivers: Sequence[River], passed: Sequence[Tile] = ()) -> tuple[Riichi, ...]:
    """The players in riichi: ``passed`` are tiles that were cut after every riichi.

    Genbutsu are the whole own river, and what others cut after the riichi. Of two riichi whose
    order the marks do not tell, that is only what was cut after both.
    """
    threats = [river for river in rivers if river.riichi is not None]
    ranks = [river.riichi or 0 for river in threats]
    in_order = len(set(ranks)) == len(ranks)
    found = []
    for river, rank in zip(threats, ranks, strict=True):
        marks = rank + 1 if in_order else len(threats)
        after = [tile for other in rivers if other is not river for tile in other.behind(marks)]
        genbutsu = {KIND_OF[tile] for tile in (*river.tiles, *after, *passed)}
        found.append(Riichi(river.player, tuple(sorted(genbutsu))))
    return tuple(found)


def threats_of(
    riichi: Sequence[Riichi], *, seat: Kind, round_wind: Kind, players: int = 4
) -> tuple[Threat, ...]:
    """The players in riichi with the honors that are of value to each.

    ``seat`` is the own wind; of a player who is not named only dragons and the wind of the round
    are taken to be of value.
    """
    threats = []
    for each in riichi:
        value = {*DRAGONS, round_wind}
        if each.player is not None:
            value.add(WINDS[(WINDS.index(seat) + DISTANCE[each.player]) % players])
        threats.append(Threat(frozenset(each.genbutsu), value=frozenset(value)))
    return tuple(threats)
