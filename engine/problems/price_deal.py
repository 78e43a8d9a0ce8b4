"""Deals won hands and how they were won."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.hand import Hand
from engine.index.suit_readings import Group
from engine.melds import Meld, MeldKind
from engine.rules import Rules
from engine.scoring.win import By, Win, WinError
from engine.tiles import DRAGONS, EAST, KIND_OF, KINDS, ORPHANS, RED_FIVES, SOUTH, WINDS, Kind, Tile

from .kind import NoProblemError, ProblemKind, by_level
from .price import EASIER, LEVEL_OF, PriceProblem
from .tiles_dealt import TileSet, counts_of, fits, set_of, unseen

Allows = Callable[[Group], bool]


def _any(_: Group) -> bool:
    return True


def _simple(group: Group) -> bool:
    return not ORPHAN_SET & {*group}


def _value(group: Group) -> bool:
    return group[0] >= EAST


@dataclass(frozen=True, slots=True)
class Recipe:
    """The making of hands that often have a theme.

    ``groups`` and ``pairs`` are those that can be in them, ``triplets`` how many of the groups are
    triplets at least, ``melds`` how many groups may be called, ``kans`` how many triplets are
    kans. None leaves a matter to chance.
    """

    groups: Allows = _any
    pairs: Sequence[Kind] = tuple(range(KINDS))
    triplets: tuple[int, ...] = (0, 0, 1, 1, 2)
    melds: tuple[int, ...] = (0,)
    kans: tuple[int, ...] = (0,)
    seat: Kind | None = None
    by: By | None = None
    own_wind_pair: bool = False


ORPHAN_SET: Final = frozenset(ORPHANS)
ANY_MELDS: Final = (0, 0, 1, 2)

RECIPES: Final = {
    "limit": Recipe(melds=ANY_MELDS),
    "yakuman": Recipe(groups=_value, triplets=(4,), melds=ANY_MELDS),
    "closed_ron": Recipe(by=By.RON),
    "closed_tsumo": Recipe(by=By.TSUMO, triplets=(0, 1), seat=SOUTH),
    "pinfu_tsumo": Recipe(by=By.TSUMO, triplets=(0,), seat=SOUTH),
    "open": Recipe(melds=(1, 2, 3)),
    "kuipinfu": Recipe(groups=_simple, triplets=(0,), melds=(1, 2, 3), by=By.RON),
    "seven_pairs": Recipe(),
    "fu_50": Recipe(triplets=(2, 3), melds=ANY_MELDS),
    "kan": Recipe(triplets=(1, 2), kans=(1, 1, 2), melds=ANY_MELDS),
    "dealer_tsumo": Recipe(by=By.TSUMO, seat=EAST, melds=ANY_MELDS),
    "value_pair": Recipe(pairs=(*DRAGONS, *WINDS), melds=ANY_MELDS),
    "double_wind_pair": Recipe(own_wind_pair=True, pairs=(EAST, SOUTH), melds=ANY_MELDS),
    "limit_edge": Recipe(triplets=(1, 2, 3), melds=ANY_MELDS),
}
"""The recipe of each theme; a hand dealt by it may still have another one."""

WEIGHT_OF: Final = {"yakuman": 0}
"""Themes dealt only when they are asked for."""

USUAL_WEIGHT: Final = 3
EASIER_WEIGHT: Final = 1
"""The weight of a theme at its level, and of its easier wins beside those of the level below."""

WITH_CHI: Final = frozenset({"kuipinfu"})
"""Themes of hands with a called sequence, which nobody has where three play."""

NORTHS_ASIDE: Final = (0, 0, 1, 1, 2)
"""How many norths are set aside where the rules have them."""

RED_CHANCE: Final = 0.3
"""The chance that a five dealt is the red one, for each suit with a five."""


def deal_price(random: Random, level: int, theme: str, rules: Rules) -> PriceProblem:
    """Return a won hand with a yaku of the level and theme."""
    of = set_of(rules)
    while True:
        if theme == "seven_pairs":
            hand: Hand | None = _seven_pairs(random, of)
        else:
            hand = _hand(random, RECIPES[theme], of)
        if hand is None:
            continue
        try:
            problem = PriceProblem(hand, _win(random, hand, RECIPES[theme], rules), rules)
        except (NoProblemError, WinError):
            # No yaku, or an indicator that would be the fifth of its kind.
            continue
        if (problem.level, problem.theme) == (level, theme):
            return problem


def _seven_pairs(random: Random, of: TileSet) -> Hand:
    kinds = random.sample(of.kinds, 7)
    return _with_reds(random, [kind for kind in kinds for _ in range(2)], [])


def _hand(random: Random, recipe: Recipe, of: TileSet) -> Hand | None:
    """Return a complete hand of the recipe, None where it has five of a kind."""
    triplets = [group for group in of.triplets if recipe.groups(group)]
    sequences = [group for group in of.sequences if recipe.groups(group)]
    number = random.choice(recipe.triplets)
    groups: list[Group] = [random.choice(triplets) for _ in range(number)]
    groups += [random.choice(sequences or triplets) for _ in range(4 - number)]
    pair = random.choice([kind for kind in recipe.pairs if kind in of.kinds])
    kans = min(random.choice(recipe.kans), number)
    groups[:kans] = [group + group[:1] for group in groups[:kans]]
    if not fits(counts_of(*groups, (pair, pair))):
        return None
    random.shuffle(groups)
    called = random.choice(recipe.melds)
    # A kan is called or laid open; of the other groups the first few are called.
    melds: list[Group] = [group for group in groups if len(group) == 4]
    rest: list[Group] = [group for group in groups if len(group) == 3]
    if not of.has_chi:
        rest.sort(key=lambda group: group[0] != group[-1])  # triplets first: they can be called
        called = min(called, sum(group[0] == group[-1] for group in rest))
    melds += rest[:called]
    concealed = [kind for group in rest[called:] for kind in group] + [pair, pair]
    return _with_reds(random, concealed, melds)


def _with_reds(random: Random, concealed: list[Tile], melds: list[Group]) -> Hand:
    """Return the hand with some of its fives red."""
    places: list[list[Tile]] = [concealed, *(list(meld) for meld in melds)]
    for red in RED_FIVES:
        five = KIND_OF[red]
        homes = [place for place in places if five in place]
        owned = sum(place.count(five) for place in homes)
        # Four fives are all there are, the red one among them.
        if homes and (owned == 4 or random.random() < RED_CHANCE):
            home = random.choice(homes)
            home[home.index(five)] = red
    called = tuple(_meld(random, tuple(tiles)) for tiles in places[1:])
    return Hand(tuple(places[0]), called, random.choice(places[0]))


def _meld(random: Random, tiles: tuple[Tile, ...]) -> Meld:
    if len(tiles) == 4:
        return Meld(random.choice((MeldKind.OPEN_KAN, MeldKind.CLOSED_KAN)), tiles)
    kinds = {KIND_OF[tile] for tile in tiles}
    return Meld(MeldKind.PON if len(kinds) == 1 else MeldKind.CHI, tiles)


def _win(random: Random, hand: Hand, recipe: Recipe, rules: Rules) -> Win:
    """Return how the hand was won: winds, riichi in half of the closed hands, dora."""
    by = recipe.by or random.choice(tuple(By))
    of = set_of(rules)
    seat = random.choice(of.winds) if recipe.seat is None else recipe.seat
    round_wind = random.choice((EAST, SOUTH))
    if recipe.own_wind_pair:
        seat = round_wind = next(kind for kind in (EAST, SOUTH) if hand.counts[kind] == 2)
    riichi = int(hand.is_closed and random.random() < 0.5)
    indicators = 1 + sum(meld.is_kan for meld in hand.melds)
    shown = random.sample(unseen(hand.owned, of), 2 * indicators)
    nuki = random.choice(NORTHS_ASIDE) if rules.players == 3 and rules.nukidora else 0
    return Win(
        random.choice(hand.concealed) if hand.drawn is None else hand.drawn,
        by,
        seat,
        round_wind,
        riichi,
        dora=tuple(shown[:indicators]),
        ura=tuple(shown[indicators:]) if riichi else (),
        nuki=nuki,
    )


def _themes() -> dict[int, dict[str, int]]:
    """Return the themes by level with their weights: easier wins of a theme are a level lower."""
    themes = by_level(LEVEL_OF, WEIGHT_OF, USUAL_WEIGHT)
    for theme in sorted(EASIER):
        themes[LEVEL_OF[theme] - 1][theme] = EASIER_WEIGHT
    return themes


PRICE: Final = ProblemKind("price", _themes(), deal_price, with_four=WITH_CHI)
