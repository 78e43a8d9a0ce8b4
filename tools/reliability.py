"""Forecasts of the outlook beside what came: one decision a hand, binned."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.facts.danger import wilson
from engine.facts.shanten import shanten
from engine.logs import Event, Game, Moment, What, moments
from engine.outlook import LAST_TURN, HandOutlook, Outlook, OutlookError, Rates, outlook
from engine.tiles import Tile

BINS: Final = 10
FARTHEST: Final = 1


class Forecast(NamedTuple):
    """The chance to win after a cut that was made, by each model, and whether the hand won.

    ``waiting`` is at a table where a hand in dama only waits, ``table`` where it may improve.
    ``breaks_waiting`` and ``breaks`` say of these two that the cut worth most leaves tenpai. Where
    the cut keeps tenpai, ``played`` has their chances of the way that was played: in riichi where
    the cut ``declared`` it, else in dama.
    """

    shanten: int
    alone: float
    waiting: float
    table: float
    won: bool
    breaks_waiting: bool = False
    breaks: bool = False
    declared: bool = False
    played: tuple[float, float] | None = None


class Bin(NamedTuple):
    """Forecasts that are alike: their mean, the share of wins and its interval of 95 percent."""

    number: int
    forecast: float
    observed: float
    low: float
    high: float

    @property
    def is_off(self) -> bool:
        """Whether the forecast is outside the interval."""
        return not self.low <= self.forecast <= self.high


@dataclass(frozen=True, slots=True)
class Reliability:
    """How well forecasts fit: their bins, the Brier score, and that of one constant forecast."""

    number: int
    forecast: float
    observed: float
    brier: float
    constant: float
    bins: tuple[Bin, ...]

    @property
    def error(self) -> float:
        """The expected calibration error: how far forecasts are from what was seen, over bins."""
        apart = sum(each.number * abs(each.forecast - each.observed) for each in self.bins)
        return apart / self.number


def forecasts(game: Game, rates: Rates) -> Iterator[Forecast]:
    """A forecast for the first tenpai and the first 1-shanten cut of each closed hand.

    Of hands of four players that are shown, while nobody else is in riichi.
    """
    if game.players != 4:
        return
    for seat in game.seats:
        done: set[tuple[int, int]] = set()
        for moment in moments(game, seat):
            if (found := _forecast(game, moment, rates, done)) is not None:
                yield found


def _forecast(
    game: Game, moment: Moment, rates: Rates, done: set[tuple[int, int]]
) -> Forecast | None:
    position, cut, round_ = moment.position, moment.done, game.rounds[moment.round]
    if cut.what is not What.DISCARD or cut.tile is None or not round_.is_whole:
        return None
    if not position.hand.is_closed or position.riichi[position.seat] or position.in_riichi:
        return None
    distance = max(0, shanten(position.hand))
    key = moment.round, distance
    if distance > FARTHEST or key in done or position.turn > LAST_TURN:
        return None
    found = [_outlook(moment, *model) for model in ((None, 0), (rates, 0), (rates, 1))]
    alone, waiting, table = (_win_after(each, cut.tile) for each in found)
    if alone is None or waiting is None or table is None:
        return None
    done.add(key)
    won = any(win.seat == position.seat for win in round_.wins)
    breaks_waiting, breaks = (distance == 0 and _leaves_tenpai(each) for each in found[1:])
    waits, improves = (_win_as_played(each, cut) for each in found[1:])
    played = None if waits is None or improves is None else (waits, improves)
    return Forecast(
        distance, alone, waiting, table, won, breaks_waiting, breaks, cut.declares, played
    )


def _outlook(moment: Moment, table: Rates | None, dama_exchanges: int) -> Outlook | None:
    position = moment.position
    try:
        return outlook(
            position.hand,
            seat=position.seat_wind,
            round=position.round_wind,
            dora=position.dora,
            seen=position.elsewhere,
            river=position.river,
            turn=position.turn,
            exchanges=1,
            shanten_down=True,
            rules=position.rules,
            table=table,
            dama_exchanges=dama_exchanges,
        )
    except OutlookError:
        return None


def _win_after(found: Outlook | None, cut: int) -> float | None:
    option = _option_after(found, cut)
    return None if option is None else option.worth.win


def _win_as_played(found: Outlook | None, cut: Event) -> float | None:
    """The chance in riichi where a cut declared it, else in dama; None where it is not tenpai."""
    option = _option_after(found, cut.tile)
    way = None if option is None else option.riichi if cut.declares else option.dama
    return None if way is None else way.win


def _option_after(found: Outlook | None, cut: Tile | None) -> HandOutlook | None:
    options = found.options if found is not None else ()
    return next((each for each in options if each.cut == cut and each.is_cut), None)


def _leaves_tenpai(found: Outlook | None) -> bool:
    """Whether the option that is worth most leaves tenpai, however short its lead."""
    return found is not None and found.leaves_tenpai(max(found.options, key=found.value))


def reliability(found: Sequence[tuple[float, bool]], bins: int = BINS) -> Reliability:
    """Put forecasts into bins of equal size, by value; raises ValueError for none."""
    if not found:
        raise ValueError("there is no forecast to judge")
    ordered = sorted(found)
    number = len(ordered)
    edges = [round(at * number / bins) for at in range(bins + 1)]
    parts = [ordered[start:end] for start, end in itertools.pairwise(edges) if end > start]
    observed = sum(won for _, won in ordered) / number
    return Reliability(
        number=number,
        forecast=sum(chance for chance, _ in ordered) / number,
        observed=observed,
        brier=sum((chance - won) ** 2 for chance, won in ordered) / number,
        constant=observed * (1 - observed),
        bins=tuple(map(_bin, parts)),
    )


def _bin(part: Iterable[tuple[float, bool]]) -> Bin:
    rows = list(part)
    wins = sum(won for _, won in rows)
    mean = sum(chance for chance, _ in rows) / len(rows)
    return Bin(len(rows), mean, wins / len(rows), *wilson(wins, len(rows)))
