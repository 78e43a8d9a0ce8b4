"""Which shards of a bot one process runs."""

import re
from typing import Final

MOST_SHARDS: Final = 65_536

_RUN: Final = re.compile("([0-9]{1,5})(?:-([0-9]{1,5}))?")


def read_shard_ids(text: str) -> tuple[int, ...]:
    """Read ``0-3,8`` as (0, 1, 2, 3, 8); raise ValueError for anything else."""
    ids: list[int] = []
    for part in map(str.strip, text.split(",")):
        found = _RUN.fullmatch(part)
        if found is None:
            raise ValueError(f"expected shard numbers such as 0-3,8; {part!r} isn't one")
        low, high = int(found[1]), int(found[2] or found[1])
        if high < low:
            raise ValueError(f"expected shard numbers such as 0-3,8; {part} runs backwards")
        ids += range(low, high + 1)
    if len(set(ids)) < len(ids):
        raise ValueError(f"expected shard numbers such as 0-3,8; {text} names a shard twice")
    return tuple(sorted(ids))


def share(shards: int, cluster: int, clusters: int) -> tuple[int, ...]:
    """Return the shards of one cluster of several: neighbors, as even in number as can be."""
    return tuple(range(shards * cluster // clusters, shards * (cluster + 1) // clusters))
