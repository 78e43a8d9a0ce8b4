"""Prices of a tenpai hand on each of its waits: by ron and tsumo, silent and with riichi."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.hand import is_whole
from bot.words import Words
from engine import By, Hand, Kind, Limit, Price, Tile, Waits, Win, score
from engine.tiles import is_red

from .page import Label, Row, Size, Style
from .parts import Asked, tiles_cell
from .score_text import paid_phrase

NO_YAKU: Final = 0
"""The points where there is no yaku, and so no win."""

MANY_WAITS: Final = 5
"""Waits that are not drawn again beside their price where all pay the same."""


OfTable = tuple[Kind, Kind, int, tuple[Tile, ...], int, int, int]
"""Of a table: seat, round, riichi, dora, norths set aside, honba, sticks."""


class WayToWin(NamedTuple):
    """A way to win: its name in the words, by what, with how much riichi."""

    name: str
    by: By
    riichi: int


SILENT: Final = (WayToWin("ron", By.RON, 0), WayToWin("tsumo", By.TSUMO, 0))
RIICHI: Final = (WayToWin("riichi_ron", By.RON, 1), WayToWin("riichi_tsumo", By.TSUMO, 1))


class Range(NamedTuple):
    """The most and the least that the waits after a cut pay that can win: by ron, where one can."""

    high: int
    low: int
    by: By = By.RON


PricesByTile = dict[Kind, tuple[Price | None, ...]]
"""The prices of each wait, one for each way; None where there is no yaku."""


def ways_of(hand: Hand, *, furiten: bool = False, riichi: bool = False) -> tuple[WayToWin, ...]:
    """Return the ways in which a hand can be won.

    An open hand cannot declare riichi, one that has declared it is not silent any more, and one in
    furiten wins by tsumo only.
    """
    ways = SILENT + RIICHI if hand.is_closed else SILENT
    if riichi and hand.is_closed:
        ways = RIICHI
    return tuple(way for way in ways if way.by is By.TSUMO) if furiten else ways


def prices(found: Waits, asked: Asked, ways: Sequence[WayToWin]) -> PricesByTile:
    """Return what each wait pays in each way; nothing of a short hand or of tiles all gone."""
    if not is_whole(found.hand):
        return {}
    return {
        wait.tile: _paid(found.hand, wait.tile, ways, asked) for wait in found.waits if wait.left
    }


def _paid(
    hand: Hand, kind: Kind, ways: Sequence[WayToWin], asked: Asked
) -> tuple[Price | None, ...]:
    """Return what one wait pays in each way."""
    table = asked.at
    told = table.seat, table.round, table.riichi, table.dora, table.nuki, table.honba, table.sticks
    wins = (_win(kind, way, told) for way in ways)
    scores = (score(hand, win, asked.rules).best for win in wins)
    return tuple(None if best is None else best.price for best in scores)


@lru_cache(maxsize=1024)
def _win(kind: Kind, way: WayToWin, told: OfTable) -> Win:
    """Return a win at this table of which no more is known: the same few come with every hand."""
    seat, round_, riichi, dora, nuki, honba, sticks = told
    riichi = max(way.riichi, riichi if way.riichi else 0)
    return Win(
        kind,
        way.by,
        seat,
        round_,
        riichi,
        dora=dora,
        nuki=nuki,
        honba=honba,
        sticks=sticks,
    )


def points_of(price: Price | None) -> int:
    """Return the points of a price without honba and sticks."""
    return NO_YAKU if price is None else price.points


def price_rows(paid: PricesByTile, ways: Sequence[WayToWin], words: Words) -> tuple[Row, ...]:
    """Draw the price table: waits that pay the same together, the dearest of each way marked."""
    same: dict[tuple[int, ...], list[Kind]] = {}
    for kind, its_prices in paid.items():
        same.setdefault(tuple(map(points_of, its_prices)), []).append(kind)
    best = tuple(
        max(column) if len(set(column)) > 1 else None for column in zip(*same, strict=True)
    )
    if len(same) == 1 and len(paid) > MANY_WAITS:
        return _same_price_rows(next(iter(paid.values())), ways, words)
    return tuple(
        Row(
            (
                tiles_cell(kinds),
                *(
                    _label(way, price, words, dearest=points_of(price) == most)
                    for way, price, most in zip(ways, paid[kinds[0]], best, strict=True)
                    if not _is_yakuman_in_silence(way, paid[kinds[0]], ways)
                ),
            ),
            Size.SMALL,
        )
        for kinds in same.values()
    )


def _same_price_rows(
    its_prices: Sequence[Price | None], ways: Sequence[WayToWin], words: Words
) -> tuple[Row, ...]:
    """Draw what all waits pay without the tiles, which would make the picture too wide."""
    labels: dict[By, list[Label]] = {}
    for way, price in zip(ways, its_prices, strict=True):
        if not _is_yakuman_in_silence(way, its_prices, ways):
            labels.setdefault(way.by, []).append(_label(way, price, words, dearest=False))
    return tuple(Row(tuple(some), Size.SMALL) for some in labels.values())


def _is_yakuman_in_silence(
    way: WayToWin, its_prices: Sequence[Price | None], ways: Sequence[WayToWin]
) -> bool:
    """Whether riichi adds nothing to a way to win: a yakuman pays as much without it."""
    silent = (
        price
        for other, price in zip(ways, its_prices, strict=True)
        if other.by is way.by and way.riichi and not other.riichi
    )
    return any(price is not None and price.limit is Limit.YAKUMAN for price in silent)


def _label(way: WayToWin, price: Price | None, words: Words, *, dearest: bool) -> Label:
    if price is None:
        nothing = words.text("label-no-yaku")
        return Label(words.named("price", way.name, points=nothing), Style.NONE)
    style = Style.GOOD if dearest else Style.PLAIN
    return Label(words.named("price", way.name, points=paid_phrase(price, words)), style)


def price_text(paid: PricesByTile, ways: Sequence[WayToWin], asked: Asked) -> tuple[str, ...]:
    """Say which wait is dear and which is cheap, where there is no yaku, and what is assumed."""
    if not paid:
        return ()
    assumed = _assumed("line-prices", asked.hand, asked)
    return (*_no_yaku_text(paid, ways, asked), *_dear_and_cheap(paid, ways, asked.words), assumed)


def _assumed(sentence: str, hand: Hand, asked: Asked) -> str:
    """Say which dora are counted, and for whom the prices are meant."""
    words, won = asked.words, asked.at
    reds = asked.rules.red_fives and any(map(is_red, hand.tiles))
    if won.dora:
        dora = words.text("phrase-dora", count=len(won.dora), tiles=words.tiles(won.dora))
    else:
        none = "phrase-no-other-dora" if won.nuki else "phrase-no-dora"
        dora = words.text("phrase-only-reds" if reds else none)
    if won.nuki:
        dora = words.text("phrase-nuki", nuki=won.nuki, dora=dora)
    return words.text(
        sentence,
        dora=dora,
        wind=words.tile(won.seat),
        round=words.tile(won.round),
    )


def _no_yaku_text(paid: PricesByTile, ways: Sequence[WayToWin], asked: Asked) -> tuple[str, ...]:
    """Warn of waits on which an open hand cannot win, or a closed one only with riichi."""
    words, by_ron = asked.words, ways[0].by is By.RON
    barren = [kind for kind, its_prices in paid.items() if its_prices[0] is None and by_ron]
    never = [kind for kind, its_prices in paid.items() if not any(its_prices)]
    if asked.hand.is_closed:
        said = {"text-needs-riichi": barren}
    else:
        said = {"text-open-no-yaku": never, "text-open-no-ron": sorted(set(barren) - set(never))}
    return tuple(
        words.text(sentence, tiles=words.tiles(tiles)) for sentence, tiles in said.items() if tiles
    )


def _dear_and_cheap(paid: PricesByTile, ways: Sequence[WayToWin], words: Words) -> tuple[str, ...]:
    """Name takame and yasume by what a ron pays, with riichi where it can be declared.

    What pays the same so is told apart by what it pays without riichi. Where only a tsumo wins,
    it is what the tsumo pays.
    """
    by = By.RON if any(way.by is By.RON for way in ways) else By.TSUMO
    places = [at for at, way in enumerate(ways) if way.by is by]
    compared = {
        kind: [points_of(its_prices[at]) for at in reversed(places)]
        for kind, its_prices in paid.items()
    }
    high, low = max(compared.values()), min(compared.values())
    if high == low:
        return ()
    return (
        words.text(
            "text-takame",
            dear=words.tiles(kind for kind, points in compared.items() if points == high),
            cheap=words.tiles(kind for kind, points in compared.items() if points == low),
        ),
    )


def range_text(found: Waits, asked: Asked, *, passes: bool = False) -> tuple[str, ...]:
    """Say what the ranges behind the discards are.

    Where a closed hand ``passes`` a tile beside calls or a ron, riichi is of the pass alone.
    """
    if not is_whole(found.hand):
        return ()
    sentence = "line-ranges-riichi" if found.hand.is_closed else "line-ranges"
    if passes and asked.hand.is_closed:
        sentence = "line-ranges-pass"
    return (_assumed(sentence, found.hand, asked),)


def range_of(found: Waits, asked: Asked) -> Range | None:
    """Return what a ron pays after a cut, with riichi where it can be declared.

    None where nothing of it can be won or priced; what a tsumo pays where that alone can win, as
    three triplets in hand beside a chi do.
    """
    best = None
    for by in By.RON, By.TSUMO:
        paid = prices(found, asked, (_way_of_range(found, by),)).values()
        points = [points_of(price) for (price,) in paid]
        paying = [each for each in points if each > NO_YAKU]
        if paying or not points:
            return Range(max(paying), min(paying), by) if paying else None
        best = best or Range(NO_YAKU, NO_YAKU)
    return best


def _way_of_range(found: Waits, by: By) -> WayToWin:
    return next(way for way in reversed(ways_of(found.hand)) if way.by is by)


def range_label(found: Waits, pays: Range | None, words: Words) -> tuple[Label, ...]:
    """Draw the range of what a ron pays."""
    if pays is None:
        return ()
    if pays.high == NO_YAKU:
        return (Label(words.text("label-no-yaku"), Style.NONE),)
    points = range_points(pays, words)
    spoken = words.named("price", _way_of_range(found, pays.by).name, points=points)
    text = spoken if pays.by is By.TSUMO else words.text("label-points", points=points)
    return (Label(text, spoken=spoken),)


def range_points(pays: Range, words: Words) -> str:
    """Say a range of points: "2000–3900", or "2000" where all waits pay the same."""
    if pays.low == pays.high:
        return str(pays.low)
    return words.text("label-range", low=str(pays.low), high=str(pays.high))


def with_range(phrase: str, pays: Range | None, words: Words) -> str:
    """Add to a phrase about a cut what a ron pays after it: "3s, 4 left, 12000 points"."""
    if pays is None:
        return phrase
    if pays.high == NO_YAKU:
        return words.text("phrase-paying-nothing", phrase=phrase)
    return words.text("phrase-paying", phrase=phrase, points=range_points(pays, words))
