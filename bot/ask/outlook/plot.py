"""The plot of an outlook: what the best cuts are worth by turn."""

from typing import Final

from bot.pages.page import Curve, Plot, Row, Size, Style
from bot.words import Words
from engine.outlook import Aim, HandOutlook, Outlook

from .moves import move_name
from .values import worth_number

LEAST_TURNS: Final = 3
"""So many turns, or fewer, are no curve."""

CURVES: Final = (Style.GOOD, Style.TOTAL, Style.PLAIN)
"""The colors of the plotted cuts, the best first; none is red, which means furiten elsewhere."""

TOPS: Final = (2, 4, 6, 8, 10, 14, 20, 30, 40, 50, 60, 80, 100)
"""Heights of a plot whose half is whole too: these, or ten, a hundred … times as much."""

STATED: Final = 2
"""Parts of a plot's width between the turns that are named."""

_FIELDS: Final = (Aim.WIN, Aim.TENPAI, Aim.POINTS)
"""The aims in the order of the engine's ``Worth``."""


def has_plot(found: Outlook) -> bool:
    """Whether enough turns are left for a curve."""
    return found.turns + 1 - found.turn > LEAST_TURNS


def plot_row(found: Outlook, words: Words) -> tuple[Row, ...]:
    """Plot the best cuts by turn, where turns are left."""
    if not has_plot(found):
        return ()
    turns = range(found.turn, found.turns + 1)
    drawn = found.options[: len(CURVES)]
    curves = [_by_turn(it, found.aim) for it in drawn]
    top = _top(max(map(max, curves)))
    places = sorted({(len(turns) - 1) * part // STATED for part in range(STATED + 1)})
    names = [words.text("label-outlook-turn", turn=str(turns[at])) for at in places]
    across = ((places[0], names[0]), *((at, str(turns[at])) for at in places[1:]))
    written = str if found.aim is Aim.POINTS else words.percent
    up = tuple((part, written(str(top * part // 1000))) for part in (0, 500, 1000))
    spoken = words.text("alt-joint-curves").join(
        words.text(
            "alt-outlook-curve",
            cut=move_name(it, words, words.spoken_tile),
            values=words.text("alt-joint").join(
                words.text(
                    "alt-outlook-value",
                    value=worth_number(it.by_turn[at][_FIELDS.index(found.aim)], found.aim, words),
                    turn=name,
                )
                for at, name in zip(places, names, strict=True)
            ),
        )
        for it in drawn
    )
    axis = words.text("alt-outlook-axis", low=up[0][1], half=up[1][1], top=up[2][1])
    plot = Plot(
        tuple(
            Curve(style, tuple(round(1000 * value / top) for value in values))
            for style, values in zip(CURVES, curves, strict=False)
        ),
        across,
        up,
        words.text("alt-outlook-plot", axis=axis, curves=spoken),
    )
    return (Row((plot,), Size.SMALL, Size.LARGE),)


def _by_turn(option: HandOutlook, aim: Aim) -> list[float]:
    """Return the values that are plotted: points, or chances in percent."""
    values = [worth[_FIELDS.index(aim)] for worth in option.by_turn]
    return values if aim is Aim.POINTS else list(map(_in_percent, values))


def _in_percent(chance: float) -> float:
    """Return a chance in percent, no more than 100: the engine's ``Worth`` says when it is more."""
    return 100 * min(chance, 1.0)


def _top(most: float) -> int:
    """Return the height of a plot: the least of `TOPS`, or of ten times them …, that is enough."""
    scale = 1
    while TOPS[-1] * scale < most:
        scale *= 10
    return next(top * scale for top in TOPS if top * scale >= most)
