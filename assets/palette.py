"""One palette of 128 colours for every theme at once: the same indices, other colours."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.float64]

# More colours look no better and compress worse.
SIZE: Final = 128
_EXACT: Final = 24
_ROUNDS: Final = 24
# Centres are whole numbers of 1/16: sums stay exact, so that every machine finds the same.
_STEP: Final = 16


class Palette(NamedTuple):
    """The colours, shape (128, themes, 4) RGBA, sorted by alpha, and the index of every pixel.

    `places` are the indices of the colours that were asked for by name.
    """

    colours: Bytes
    indices: Bytes
    places: list[int]


def fit(pixels: Bytes, named: Bytes) -> Palette:
    """Choose 128 colours for `pixels`, the colours `named` among them exactly.

    Both have shape (n, 2, 4): RGBA in two themes. Index 0 is fully transparent.
    """
    colours, inverse, counts = _distinct(pixels)
    points = _premultiplied(colours)
    weights = np.floor(np.sqrt(counts)) + 1
    common = np.argsort(-counts * (colours[:, 0, 3] > 0), kind="stable")[:_EXACT]
    fixed = np.concatenate([np.zeros((1, 8)), _premultiplied(named), points[common]])
    centres = _refine(points, weights, _spread(points, weights, fixed), len(fixed))
    order = np.argsort(centres[:, 3], kind="stable")
    rank = np.argsort(order, kind="stable")
    indices = rank[_nearest(points, centres)].astype(np.uint8)[inverse]
    places = [int(place) for place in rank[1 : 1 + len(named)]]
    return Palette(_straight(centres[order]), indices, places)


def _distinct(pixels: Bytes) -> tuple[Bytes, NDArray[np.intp], NDArray[np.intp]]:
    # Two themes of four bytes are one 64-bit word, which sorts fast.
    visible = np.where(pixels[:, :, 3:] > 0, pixels, 0).astype(np.uint8)
    words = visible.reshape(-1, 8).view(np.uint64).ravel()
    unique, inverse, counts = np.unique(words, return_inverse=True, return_counts=True)
    return unique.view(np.uint8).reshape(-1, 2, 4), inverse.ravel(), counts


def _premultiplied(colours: Bytes) -> Numbers:
    values = colours.astype(np.float64)
    values[:, :, :3] *= values[:, :, 3:] / 255
    return np.rint(values * _STEP).reshape(-1, 8)


def _straight(centres: Numbers) -> Bytes:
    values = centres.reshape(-1, 2, 4) / _STEP
    alpha = values[:, :, 3:]
    values[:, :, :3] *= np.divide(255, alpha, out=np.zeros_like(alpha), where=alpha > 0)
    alpha[alpha > 254] = 255
    return np.rint(values).clip(0, 255).astype(np.uint8)


def _spread(points: Numbers, weights: Numbers, fixed: Numbers) -> Numbers:
    """Add to `fixed`, one by one, the point that is worst served so far."""
    centres = list(fixed)
    distance = np.min([_distance(points, centre) for centre in centres], axis=0)
    while len(centres) < SIZE:
        centre = points[int(np.argmax(distance * weights))]
        centres.append(centre)
        distance = np.minimum(distance, _distance(points, centre))
    return np.array(centres)


def _distance(points: Numbers, centre: Numbers) -> Numbers:
    return np.asarray(((points - centre) ** 2).sum(axis=1))


def _refine(points: Numbers, weights: Numbers, centres: Numbers, fixed: int) -> Numbers:
    """Move every centre after the first `fixed` to the middle of its points, again and again."""
    for _ in range(_ROUNDS):
        nearest = _nearest(points, centres)
        total = np.bincount(nearest, weights, SIZE)
        for axis in range(8):
            sums = np.bincount(nearest, weights * points[:, axis], SIZE)
            means = np.divide(sums, total, out=centres[:, axis].copy(), where=total > 0)
            centres[fixed:, axis] = np.rint(means)[fixed:]
    return centres


def _nearest(points: Numbers, centres: Numbers) -> NDArray[np.intp]:
    lengths = (centres**2).sum(axis=1)
    parts = np.array_split(points, 1 + len(points) // 8192)
    return np.concatenate([np.argmin(lengths - 2 * part @ centres.T, axis=1) for part in parts])
