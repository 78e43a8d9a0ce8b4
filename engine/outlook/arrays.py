"""The kinds of arrays of the outlook, and the number of places of a hand."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.intp]
"""Numbers of rows, hands, classes; han and fu; and bits."""

Floats = NDArray[np.float64]
"""Chances and points."""

Counts = NDArray[np.int8]
"""Small numbers: tiles of a kind or slot, tiles missing, shanten."""

Mask = NDArray[np.bool_]
"""Choices among hands, slots or ranks."""

PLACES: Final = 4
"""Man, pin, sou and honors."""
