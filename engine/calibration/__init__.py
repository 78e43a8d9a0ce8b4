"""Rates of a table counted from logs, and the outlook's forecasts judged by what came.

`go_arounds` takes a game apart, a `Tally` counts, and its ``as_rates`` is a file that
`engine.outlook.read_rates` reads. `forecasts` and `reliability` set chances beside wins.
"""

from .go_arounds import GoAround, go_arounds
from .plot import reliability_svg
from .reliability import Bin, Forecast, Reliability, forecasts, reliability
from .tally import Tally

__all__ = [
    "Bin",
    "Forecast",
    "GoAround",
    "Reliability",
    "Tally",
    "forecasts",
    "go_arounds",
    "reliability",
    "reliability_svg",
]
