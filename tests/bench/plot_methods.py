"""The benchmark as a picture: one dot for each contestant and set of hands, on a logarithmic axis.

Needs matplotlib: the extra ``bench``.
"""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")

from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter
from turns import Timing

Timings = dict[str, dict[str, Timing]]
"""By set of hands, then by contestant."""

INK, FAINT = "#1f2430", "#d5d9e2"
# Colors that Okabe and Ito chose for color-blind readers, and a shape for each.
MARKS = {
    "published": ("#000000", "D"),
    "complete": ("#0072b2", "o"),
    "one suit": ("#e69f00", "s"),
    "tenpai and a draw": ("#009e73", "^"),
    "tenpai": ("#009e73", "^"),
    "wall": ("#cc79a7", "v"),
}
WIDTH, ROW, DPI = 8.0, 0.36, 150
"""Inches, inches, dots an inch."""


def draw(path: Path, questions: Sequence[tuple[str, Timings]]) -> None:
    """Draw one panel for each question, its contestants from top to bottom."""
    rows = [len(next(iter(timings.values()))) for _, timings in questions]
    figure, panels = plt.subplots(
        len(questions),
        figsize=(WIDTH, ROW * (sum(rows) + 3 * len(rows))),
        height_ratios=rows,
        sharex=True,
        layout="constrained",
        squeeze=False,
    )
    for axes, (title, timings) in zip(panels[:, 0], questions, strict=True):
        _panel(axes, title, timings)
    axes.set_xlabel("microseconds a call, each step ten times as long", color=INK)
    axes.tick_params(axis="x", labelbottom=True)
    figure.savefig(path, dpi=DPI, facecolor="white")
    plt.close(figure)


def _panel(axes: Axes, title: str, timings: Timings) -> None:
    names = list(next(iter(timings.values())))
    for at, (hands, of_set) in enumerate(timings.items()):
        color, shape = MARKS[hands]
        shift = (at - (len(timings) - 1) / 2) * 0.13
        medians = [of_set[name].median for name in names]
        spread = [
            [of_set[name].median - of_set[name].low for name in names],
            [of_set[name].high - of_set[name].median for name in names],
        ]
        axes.errorbar(
            medians,
            [row + shift for row in range(len(names))],
            xerr=spread,
            fmt=shape,
            color=color,
            markersize=5,
            label=hands,
        )
    axes.set_title(title, loc="left", fontweight="bold", color=INK)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,g}"))
    axes.set_yticks(range(len(names)), names)
    axes.get_yticklabels()[0].set_fontweight("bold")  # the index, against which all are held
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x", color=FAINT)
    axes.set_axisbelow(True)
    axes.tick_params(colors=INK, length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.legend(ncols=len(timings), loc="lower right", bbox_to_anchor=(1, 1), frameon=False,
                fontsize="small", handletextpad=0.1, columnspacing=0.9)  # fmt: skip
