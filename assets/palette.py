"""One palette of 128 colors for every theme at once: the same indices, other colors."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Numbers = NDArray[np.float64]

# More colors look no better and compress worse.
SIZE: Final = 128
_EXACT: Final = 24
_ROUNDS: Final = 24
# Centres are whole numbers of 1/16: sums stay exact, so that every machine finds the same.
_STEP: Final = 16


class FittedColors(NamedTuple):
    """The colors, shape (128, themes, 4) RGBA, sorted by alpha, and the index of every pixel.

    `places` are the indices of the colors that were asked for by name.
    """

    colors: Bytes
    indices: Bytes
    places: list[int]


def fit(pixels: Bytes, named: Bytes) -> FittedColors:
    """Choose 128 colors for `pixels`, the colors `named` among them exactly.

    Both have shape (n, 2, 4): RGBA in two themes. Index 0 is fully transparent.
    """
    colors, inverse, counts = _distinct(pixels)
    points = _premultiplied(colors)
    weights = np.floor(np.sqrt(counts)) + 1
    common = np.argsort(-counts * (colors[:, 0, 3] > 0), kind="stable")[:_EXACT]
    fixed = np.concatenate([np.zeros((1, 8)), _premultiplied(named), points[common]])
    centers = _refine(points, weights, _spread(points, weights, fixed), len(fixed))
    order = np.argsort(centers[:, 3], kind="stable")
    rank = np.argsort(order, kind="stable")
    indices = rank[_nearest(points, centers)].astype(np.uint8)[inverse]
    places = [int(place) for place in rank[1 : 1 + len(named)]]
    return FittedColors(_straight(centers[order]), indices, places)


def _distinct(pixels: Bytes) -> tuple[Bytes, NDArray[np.intp], NDArray[np.intp]]:
    # Two themes of four bytes are one 64-bit word, which sorts fast.
    visible = np.where(pixels[:, :, 3:] > 0, pixels, 0).astype(np.uint8)
    words = visible.reshape(-1, 8).view(np.uint64).ravel()
    unique, inverse, counts = np.unique(words, return_inverse=True, return_counts=True)
    return unique.view(np.uint8).reshape(-1, 2, 4), inverse.ravel(), counts


def _premultiplied(colors: Bytes) -> Numbers:
    values = colors.astype(np.float64)
    values[:, :, :3] *= values[:, :, 3:] / 255
    return np.rint(values * _STEP).reshape(-1, 8)


def _straight(centers: Numbers) -> Bytes:
    values = centers.reshape(-1, 2, 4) / _STEP
    alpha = values[:, :, 3:]
    values[:, :, :3] *= np.divide(255, alpha, out=np.zeros_like(alpha), where=alpha > 0)
    alpha[alpha > 254] = 255
    return np.rint(values).clip(0, 255).astype(np.uint8)


def _spread(points: Numbers, weights: Numbers, fixed: Numbers) -> Numbers:
    """Add to `fixed`, one by one, the point that is worst served so far."""
    centers = list(fixed)
    distance = np.min([_distance(points, center) for center in centers], axis=0)
    while len(centers) < SIZE:
        center = points[int(np.argmax(distance * weights))]
        centers.append(center)
        distance = np.minimum(distance, _distance(points, center))
    return np.array(centers)


def _distance(points: Numbers, center: Numbers) -> Numbers:
    return np.asarray(((points - center) ** 2).sum(axis=1))


def _refine(points: Numbers, weights: Numbers, centers: Numbers, fixed: int) -> Numbers:
    """Move every center after the first `fixed` to the middle of its points, again and again."""
    for _ in range(_ROUNDS):
        nearest = _nearest(points, centers)
        total = np.bincount(nearest, weights, SIZE)
        for axis in range(8):
            sums = np.bincount(nearest, weights * points[:, axis], SIZE)
            means = np.divide(sums, total, out=centers[:, axis].copy(), where=total > 0)
            centers[fixed:, axis] = np.rint(means)[fixed:]
    return centers


def _nearest(points: Numbers, centers: Numbers) -> NDArray[np.intp]:
    lengths = (centers**2).sum(axis=1)
    parts = np.array_split(points, 1 + len(points) // 8192)
    return np.concatenate([np.argmin(lengths - 2 * part @ centers.T, axis=1) for part in parts])
