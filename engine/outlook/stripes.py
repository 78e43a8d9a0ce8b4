"""Sums and maxima over groups of different sizes, as a few operations on whole arrays."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from .arrays import Ints


class Stripes:
    """Members of groups laid out in stripes: the first of each group, then the second, and so on.

    Groups are numbered anew, the largest first (``rank`` by the old number): so each stripe is of
    the first groups, and to add up all groups each stripe is added to the start of one array.
    ``groups`` are the old numbers of the members, ascending; ``at`` their places in the stripes.
    """

    def __init__(self, groups: Ints, number: int) -> None:
        sizes = np.bincount(groups, minlength=number)
        by_size = np.argsort(-sizes.astype(np.int8), kind="stable")
        self.rank = np.empty(number, np.intp)
        self.rank[by_size] = np.arange(number)
        most = int(sizes.max(initial=0))
        widths = number - np.searchsorted(sizes[by_size][::-1], np.arange(most), side="right")
        starts = np.cumsum(widths) - widths
        within = np.arange(len(groups)) - (np.cumsum(sizes) - sizes)[groups]
        self.at: Ints = starts[within] + self.rank[groups]
        self.spans = [
            (slice(start, start + width), width)
            for start, width in zip(starts.tolist(), widths.tolist(), strict=True)
        ]

    def laid_out(self, members: NDArray) -> NDArray:  # type: ignore[type-arg]
        """One value a member, in the order of the stripes."""
        out = np.empty_like(members)
        out[self.at] = members
        return out

    def blocks(self, most: int) -> Iterator[tuple[slice, list[tuple[slice, int]]]]:
        """Stripes that follow each other and have ``most`` members together, or one with more.

        With each block, its stripes: where they are in it, and how many groups they have.
        """
        start, stripes = 0, list[tuple[slice, int]]()
        for span, width in self.spans:
            if stripes and span.stop - start > most:
                yield slice(start, span.start), stripes
                start, stripes = span.start, []
            stripes.append((slice(span.start - start, span.stop - start), width))
        if stripes:
            yield slice(start, self.spans[-1][0].stop), stripes
