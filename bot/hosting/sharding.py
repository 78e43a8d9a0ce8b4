"""Which shards of a bot one process runs."""

from typing import Final

MOST_SHARDS: Final = 65_536


def read_shard_ids(text: str) -> tuple[int, ...]:
    """Read ``0-3,8`` as (0, 1, 2, 3, 8); raise ValueError for anything else."""
    ids: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        low = read_count(first)
        high = read_count(last) if dash else low
        if high < low:
            raise ValueError(f"{part} runs backwards")
        ids += range(low, high + 1)
    if len(set(ids)) < len(ids):
        raise ValueError("a shard is named twice")
    return tuple(sorted(ids))


def read_count(text: str, most: int = MOST_SHARDS) -> int:
    """Read a number from 0 to ``most``, of five digits; raise ValueError for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= most):
        raise ValueError(f"{text!r} is no number from 0 to {most}")
    return int(text)


def share(shards: int, cluster: int, clusters: int) -> tuple[int, ...]:
    """Return the shards of one cluster of several: neighbours, as even in number as can be."""
    return tuple(range(shards * cluster // clusters, shards * (cluster + 1) // clusters))
