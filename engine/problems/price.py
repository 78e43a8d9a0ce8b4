"""Problems that ask for the han, fu and points of a win."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import ClassVar, Final, NamedTuple

from engine.hand import FULL_SIZE, Hand
from engine.index.suit_readings import Group
from engine.melds import Meld, MeldKind
from engine.rules import TENHOU, Rules, SanmaTsumo
from engine.scoring.fu import FuItem, FuReason, round_up
from engine.scoring.points import LIMIT_HAN, MANGAN, YAKUMAN, Limit, Price, basic_points, price
from engine.scoring.score import Score, ScoredReading, score
from engine.scoring.win import By, Win, WinError
from engine.scoring.yaku import A_YAKUMAN
from engine.tiles import DRAGONS, EAST, KIND_OF, KINDS, ORPHANS, RED_FIVES, SOUTH, WINDS, Kind, Tile

from .kind import Filled, Grade, NoProblemError, NoProblemReason, ProblemKind, ProblemTheme, Slip
from .tiles_dealt import TileSet, counts_of, fits, set_of, unseen

MOST_YAKUMAN: Final = 3
"""More than so many together are asked about as so many."""

HAN: Final = (*range(1, A_YAKUMAN), *(A_YAKUMAN * times for times in range(1, MOST_YAKUMAN + 1)))
"""The han offered; 13 stands for more that are counted, and for a yakuman, 26 for two of them."""

FU: Final = (20, 25, *range(30, 121, 10))
"""The fu offered, beside None for a limit, where fu no longer matter."""

LEAST_OF_ONE_HAN: Final = 30

POINTS_SCORE, FU_SCORE, HAN_SCORE = 1.0, 0.6, 0.3
"""The score for the right points; for the right han and fu; for the right han."""

HAN_SLIP: Final = "price:han"
POINTS_SLIP: Final = "price:points"
TOO_LOW: Final = "price:fu:too_low"
TOO_HIGH: Final = "price:fu:too_high"

LIMIT_EDGES: Final = frozenset({(4, 30), (3, 60), (4, 40), (3, 70)})
"""The han and fu just below mangan, and just at it."""

DORA: Final = frozenset({"dora", "uradora", "akadora", "nukidora"})


class PriceChoice(NamedTuple):
    """An answer: han (13 for each yakuman, and for more), fu (None for a limit), points."""

    han: int
    fu: int | None
    points: int


@dataclass(frozen=True, slots=True)
class PriceProblem(Filled):
    """A won hand with a yaku, how it was won, and what it is worth.

    Points are what is paid without honba and sticks. ``theme`` is what makes the price hard to
    find, and decides the ``level``. Raises NoProblemError for a hand that is not complete or has
    no yaku, WinError for one that cannot have been won so.
    """

    kind: ClassVar[str] = "price"
    hand: Hand
    win: Win
    rules: Rules = TENHOU
    answer: Score = field(init=False, repr=False, compare=False)
    theme: str = field(init=False, repr=False, compare=False)
    level: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # 55p234s has its reading and no price.
        if self.hand.drawn is None or self.hand.size != FULL_SIZE:
            raise NoProblemError(reason=NoProblemReason.NOT_COMPLETE)
        answer = score(self.hand, self.win, self.rules)
        if not answer.is_complete:
            raise NoProblemError(reason=NoProblemReason.NOT_COMPLETE)
        if answer.best is None:
            raise NoProblemError(reason=NoProblemReason.NO_YAKU)
        theme = price_theme(self.hand, self.win, answer.best)
        level = THEMES[theme].level
        if level - 1 in THEMES[theme].weights and is_plain(answer.best):
            level -= 1
        self._fill(answer=answer, theme=theme, level=level)

    @property
    def counted(self) -> ScoredReading:
        """The reading that counts."""
        return self.answer.readings[0]

    @property
    def right(self) -> PriceChoice:
        """The right answer; more yakuman than are offered count as the most that are."""
        best = self.counted
        return PriceChoice(
            min(best.han, HAN[-1] if best.yakuman else A_YAKUMAN),
            best.fu if best.price.limit is Limit.NONE else None,
            min(best.price.points, self.prices[-1].points),
        )

    @property
    def prices(self) -> tuple[Price, ...]:
        """The 23 prices offered, lowest first: all there are for this seat and way of winning."""
        return ladder(self._payers, dealer=self.win.is_dealer, tsumo=self.win.is_tsumo)

    @property
    def _payers(self) -> Rules:
        """Tenhou's rules but for the payers of a tsumo, so that few ladders are kept."""
        return _paying(self.rules.players, self.rules.sanma_tsumo)

    def grade(self, chosen: PriceChoice) -> Grade:
        """Grade han, fu and points.

        The right points score 1, right han and fu 0.6, right han 0.3. Fu are not asked for at a
        limit. Slips are ``price:han``; ``price:fu:`` and the reason of the fu that one item left
        out or counted twice explains, else ``too_low`` or ``too_high``; and ``price:points`` for
        points that do not follow from the han and fu chosen.
        """
        right = self.right
        has_han = chosen.han == right.han
        has_fu = right.fu is None or chosen.fu == right.fu
        slips = [] if has_han else [Slip(HAN_SLIP)]
        if not has_fu:
            slips.append(Slip(self._fu_slip(chosen.fu)))
        if chosen.points == right.points:
            worth = POINTS_SCORE
        else:
            worth = (FU_SCORE if has_fu else HAN_SCORE) if has_han else 0.0
            if (has_han and has_fu) or chosen.points != self.points_of(chosen):
                slips.append(Slip(POINTS_SLIP))
        met = {HAN_SLIP, POINTS_SLIP, *(slip.name for slip in slips)}
        if right.fu is not None:
            met |= {TOO_LOW, TOO_HIGH, *(f"price:fu:{item.why}" for item in self._items())}
        return Grade(worth, tuple(slips), tuple(sorted(met)))

    def _items(self) -> Iterator[FuItem]:
        return (item for item in self.counted.fu_items if item.why is not FuReason.BASE)

    def _fu_slip(self, chosen: int | None) -> str:
        """Return the slip behind wrong fu: the most telling item that explains it alone."""
        best, items = self.counted, sorted(self._items(), key=_most_telling)
        total = best.fu_sum
        if chosen is None or chosen > best.fu:
            # A closed triplet has twice the fu of an open one, and a pinfu tsumo none for tsumo.
            explained = [item for item in items if item.why in OPEN_SETS]
            if self.win.is_tsumo and all(item.why is not FuReason.TSUMO for item in items):
                explained.append(FuItem(2, FuReason.TSUMO))
            fits = [item for item in explained if round_up(total + item.fu) == chosen]
            return f"price:fu:{fits[0].why}" if fits else TOO_HIGH
        if items and items[0].why is FuReason.SEVEN_PAIRS:
            return f"price:fu:{FuReason.SEVEN_PAIRS}"
        fits = [item for item in items if round_up(total - item.fu) == chosen]
        return f"price:fu:{fits[0].why}" if fits else TOO_LOW

    def points_of(self, chosen: PriceChoice) -> int:
        """Return the points that follow from the han and fu chosen, whatever points were."""
        if chosen.han > A_YAKUMAN or (chosen.han == A_YAKUMAN and self.counted.yakuman):
            limit, basic = Limit.YAKUMAN, YAKUMAN * (chosen.han // A_YAKUMAN)
        elif chosen.fu is None and chosen.han < LIMIT_HAN[Limit.MANGAN]:
            limit, basic = Limit.MANGAN, MANGAN
        else:
            limit, basic = basic_points(chosen.han, chosen.fu or 30, self.rules)
        win = self.win
        return price(
            limit,
            basic,
            dealer=win.is_dealer,
            tsumo=win.is_tsumo,
            honba=0,
            sticks=0,
            rules=self._payers,
        ).points

    def write(self, chosen: PriceChoice) -> str:
        """Return the answer as text, ``3/40/5200``, ``6/-/12000`` at a limit."""
        return f"{chosen.han}/{chosen.fu or '-'}/{chosen.points}"

    def read(self, text: str) -> PriceChoice:
        """Return the answer that ``write`` wrote; raises ValueError for what is not offered."""
        han, _, rest = text.partition("/")
        fu, _, points = rest.partition("/")
        offered = (
            {str(number): number for number in HAN},
            {"-": None, **{str(number): number for number in FU}},
            {str(offer.points): offer.points for offer in self.prices},
        )
        for part, choices in zip((han, fu, points), offered, strict=True):
            if part not in choices:
                raise ValueError(
                    f"{text[:40]!r} is not among the prices offered: they are written 3/40/5200"
                )
        return PriceChoice(offered[0][han], offered[1][fu], offered[2][points])


def _most_telling(item: FuItem) -> tuple[bool, int]:
    """Order the fu of groups before those of the whole hand, the most fu first.

    Of 40 fu with 10 for the closed ron and 8 for 999p, each explains 30; a triplet is forgotten
    more often.
    """
    return item.group is None, -item.fu


OPEN_SETS: Final = frozenset(
    {
        FuReason.OPEN_TRIPLET,
        FuReason.OPEN_TERMINAL_TRIPLET,
        FuReason.OPEN_KAN,
        FuReason.OPEN_TERMINAL_KAN,
    }
)


@lru_cache(maxsize=4)
def _paying(players: int, sanma_tsumo: SanmaTsumo) -> Rules:
    return Rules(players=players, sanma_tsumo=sanma_tsumo)


@lru_cache(maxsize=16)
def ladder(payers: Rules, *, dealer: bool, tsumo: bool) -> tuple[Price, ...]:
    """Return every price below mangan, and every limit, for one seat and way of winning.

    There are 23, the same for each hand, so that they tell nothing: 1 han 30 fu to 110, 2 han
    to 4, of 20 fu and 25 too; the limits, and several yakuman. 1 han 20 fu does not exist, nor 25
    fu with 1 han (`has_price`).
    """
    basics = {
        basic_points(han, fu, TENHOU)
        for han in range(1, 5)
        for fu in FU
        if has_price(han, fu) and fu <= 110
    }
    basics |= {basic_points(han, 30, TENHOU) for han in LIMIT_HAN.values() if han}
    basics |= {(Limit.YAKUMAN, YAKUMAN * times) for times in range(1, MOST_YAKUMAN + 1)}
    prices = {
        found.points: found
        for found in (
            price(limit, basic, dealer=dealer, tsumo=tsumo, honba=0, sticks=0, rules=payers)
            for limit, basic in basics
        )
    }
    return tuple(prices[points] for points in sorted(prices))


def has_price(han: int, fu: int) -> bool:
    """Whether there are wins of so many han and fu.

    20 fu are those of a pinfu won by tsumo, 25 those of seven pairs: two han at least.
    """
    return han > 1 or fu >= LEAST_OF_ONE_HAN


def is_plain(best: ScoredReading) -> bool:
    """Whether a win has no dora, and beside riichi and tsumo one yaku at most."""
    yaku = {earned.yaku.id for earned in best.yaku} - {"riichi", "tsumo"}
    return len(yaku) <= 1 and not yaku & DORA


def price_theme(hand: Hand, win: Win, best: ScoredReading) -> str:
    """Return the theme of a won hand: the hard part of its price, a key of `THEMES`.

    The first that holds, from the rarest to the plainest.
    """
    reasons = {item.why for item in best.fu_items}
    is_limit = best.price.limit is not Limit.NONE
    is_edge = (best.han, best.fu) in LIMIT_EDGES
    pair = best.reading.pair
    holds = {
        "yakuman": best.price.limit is Limit.YAKUMAN,
        "limit_edge": is_edge,
        "limit": is_limit,
        "double_wind_pair": pair is not None and win.seat == win.round == pair,
        "value_pair": FuReason.VALUE_PAIR in reasons,
        "kan": any(meld.is_kan for meld in hand.melds),
        "fu_50": best.fu >= 50,
        "seven_pairs": FuReason.SEVEN_PAIRS in reasons,
        "dealer_tsumo": win.is_dealer and win.is_tsumo,
        "kuipinfu": FuReason.OPEN_PINFU in reasons,
        "open": not hand.is_closed,
        "pinfu_tsumo": best.fu == 20,
        "closed_tsumo": win.is_tsumo,
    }
    return next((theme for theme, held in holds.items() if held), "closed_ron")


# Deals won hands and how they were won -----------------------------------------------------------


Allows = Callable[[Group], bool]


def _any(_: Group) -> bool:
    return True


def _simple(group: Group) -> bool:
    return not ORPHAN_SET & {*group}


def _value(group: Group) -> bool:
    return group[0] >= EAST


@dataclass(frozen=True, slots=True)
class Recipe(ProblemTheme):
    """A theme, and the making of hands that often have it; one may still have another.

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

THEMES: Final = {
    "limit": Recipe({1: 3}, melds=ANY_MELDS),
    "yakuman": Recipe({1: 0}, groups=_value, triplets=(4,), melds=ANY_MELDS),
    "closed_ron": Recipe({2: 3}, by=By.RON),
    "closed_tsumo": Recipe({2: 3}, by=By.TSUMO, triplets=(0, 1), seat=SOUTH),
    "pinfu_tsumo": Recipe({2: 3}, by=By.TSUMO, triplets=(0,), seat=SOUTH),
    "kuipinfu": Recipe(
        {2: 1, 3: 3},
        needs_four=True,
        groups=_simple,
        triplets=(0,),
        melds=(1, 2, 3),
        by=By.RON,
    ),
    "open": Recipe({2: 1, 3: 3}, melds=(1, 2, 3)),
    "seven_pairs": Recipe({2: 1, 3: 3}),
    "dealer_tsumo": Recipe({3: 1, 4: 3}, by=By.TSUMO, seat=EAST, melds=ANY_MELDS),
    "fu_50": Recipe({3: 1, 4: 3}, triplets=(2, 3), melds=ANY_MELDS),
    "kan": Recipe({3: 1, 4: 3}, triplets=(1, 2), kans=(1, 1, 2), melds=ANY_MELDS),
    "double_wind_pair": Recipe(
        {4: 1, 5: 3}, own_wind_pair=True, pairs=(EAST, SOUTH), melds=ANY_MELDS
    ),
    "limit_edge": Recipe({5: 3}, triplets=(1, 2, 3), melds=ANY_MELDS),
    "value_pair": Recipe({4: 1, 5: 3}, pairs=(*DRAGONS, *WINDS), melds=ANY_MELDS),
}
"""Each theme; wins of few han (`is_plain`) are dealt a level lower, more rarely."""

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
            hand = _hand(random, THEMES[theme], of)
        if hand is None:
            continue
        try:
            problem = PriceProblem(hand, _win(random, hand, THEMES[theme], rules), rules)
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


PRICE: Final = ProblemKind("price", THEMES, deal_price)
