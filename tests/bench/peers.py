"""Other people's engines, each asked in its natural way, and its answers brought to one form.

Each peer is one function, which imports it: a peer that is not installed is missed only there.
"""
# ruff: noqa: PLC0415 - closures over a peer's imports are counted as one function.

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

KINDS = 34
PEERS = ("mahjong", "jansou", "riichienv", "xiangting")


def nothing() -> None:
    """Forget nothing: for a peer that remembers no whole hand."""


@dataclass(frozen=True)
class Ask:
    """A peer's answer to a question, and its answer in the form of comparison."""

    ask: Callable[[Any], Any]
    plain: Callable[[Any], Any] = lambda answer: answer


@dataclass(frozen=True)
class Peer:
    """A library: what it takes a hand as, what it is asked, and how it forgets whole hands."""

    name: str
    takes: Callable[[bytes], Any]
    asks: dict[str, Ask]
    forget: Callable[[], None] = nothing


def copies(counts: bytes) -> list[int]:
    """Single tiles 0..135, four to a kind."""
    return [4 * kind + copy for kind in range(KINDS) for copy in range(counts[kind])]


def tiles(answer: Any) -> tuple[int, ...]:
    return tuple(sorted(int(kind) for kind in answer))


def by_cut(answer: dict) -> dict:
    return {cut: tiles(kinds) for cut, kinds in answer.items()}


def accepted_by_cut(answer: dict) -> dict:
    return {cut: (shanten, tiles(kinds), left) for cut, (shanten, kinds, left) in answer.items()}


def ukeire_with(shanten: Callable[[list[int]], int], counts: list[int]) -> dict:
    """The natural loop where only shanten can be asked: every cut, every draw."""
    found = {}
    held = counts.copy()
    for cut in range(KINDS):
        if counts[cut]:
            counts[cut] -= 1
            now = shanten(counts)
            kinds = []
            for kind in range(KINDS):
                if held[kind] < 4:
                    counts[kind] += 1
                    if shanten(counts) < now:
                        kinds.append(kind)
                    counts[kind] -= 1
            counts[cut] += 1
            found[cut] = (now, kinds, sum(4 - held[kind] for kind in kinds))
    return found


def mahjong() -> Peer:
    from mahjong.agari import Agari
    from mahjong.hand_calculating.divider import HandDivider
    from mahjong.shanten import Shanten

    def waits(counts):
        found = []
        for kind in range(KINDS):
            if counts[kind] < 4:
                counts[kind] += 1
                if Agari.is_agari(counts):
                    found.append(kind)
                counts[kind] -= 1
        return found

    def discards(counts):
        found = {}
        for cut in range(KINDS):
            if counts[cut]:
                counts[cut] -= 1
                if Shanten.calculate_shanten(counts) == 0:
                    found[cut] = waits(counts)
                counts[cut] += 1
        return found

    def same_readings(answer):
        return {tuple(sorted(map(tuple, blocks))) for blocks in answer}

    return Peer(
        "mahjong",
        list,
        {
            "waits": Ask(waits, tiles),
            "tenpai discards": Ask(discards, by_cut),
            "shanten": Ask(Shanten.calculate_shanten),
            "ukeire of discards": Ask(
                lambda counts: ukeire_with(Shanten.calculate_shanten, counts), accepted_by_cut
            ),
            "readings": Ask(HandDivider.divide_hand, same_readings),
            "complete": Ask(Agari.is_agari),
        },
        forget=HandDivider._divide_hand_impl.cache_clear,
    )


def jansou() -> Peer:
    from jansou.analysis import shanten as their_shanten
    from jansou.analysis import waits as their_waits
    from jansou.analysis.decompose import decompose, is_complete
    from jansou.analysis.efficiency import acceptance_counts
    from jansou.core.tiles import Tile, TileKind

    kinds = [TileKind(kind) for kind in range(KINDS)]
    shanten_of, waits_of = their_shanten.shanten_counts, their_waits.waits_counts

    def discards(counts):
        found = {}
        for cut in range(KINDS):
            if counts[cut]:
                counts[cut] -= 1
                if waited := waits_of(counts, ()):
                    found[cut] = waited
                counts[cut] += 1
        return found

    def ukeire(counts):
        found = {}
        seen = [0] * KINDS
        for cut in range(KINDS):
            if counts[cut]:
                counts[cut] -= 1
                seen[cut] = 1
                accepted = acceptance_counts(counts, 0, visible=seen)
                found[cut] = (shanten_of(counts, 0), accepted, sum(accepted.values()))
                seen[cut] = 0
                counts[cut] += 1
        return found

    def readings(counts):
        concealed = [Tile(kinds[kind]) for kind in range(KINDS) for _ in range(counts[kind])]
        return decompose(concealed, (), concealed[-1])

    def forget():
        their_shanten._COUNT_MEMO.clear()
        their_shanten._PROBE_MEMO.clear()
        their_waits._cached_waits.cache_clear()

    return Peer(
        "jansou",
        list,
        {
            "waits": Ask(lambda counts: waits_of(counts, ()), tiles),
            "tenpai discards": Ask(discards, by_cut),
            "shanten": Ask(lambda counts: shanten_of(counts, 0)),
            "ukeire of discards": Ask(ukeire, accepted_by_cut),
            "readings": Ask(readings, jansou_readings),
            "complete": Ask(lambda counts: is_complete(counts, 0)),
        },
        forget=forget,
    )


def jansou_readings(answer) -> set[tuple]:
    """Its readings differ by the wait too; as sets of blocks those are one."""
    return {
        tuple(
            sorted(
                [tiles(group.kinds) for group in reading.groups]
                + ([tiles(reading.pair.kinds)] if reading.pair else [])
            )
        )
        for reading in answer
    }


def riichienv() -> Peer:
    from riichienv import _riichienv as rust

    def waits_of(held):
        return rust.HandEvaluator(held, []).get_waits()

    def discards(held):
        found = {}
        for tile in rust.check_riichi_candidates(held):
            if tile // 4 not in found:
                rest = held.copy()
                rest.remove(tile)
                found[tile // 4] = waits_of(rest)
        return found

    def ukeire(held):
        found = {}
        counts = [0] * KINDS
        for tile in held:
            counts[tile // 4] += 1
        for tile in held:
            cut = tile // 4
            if cut in found:
                continue
            rest = held.copy()
            rest.remove(tile)
            now = rust.calculate_shanten(rest)
            kinds = [
                kind
                for kind in range(KINDS)
                if counts[kind] < 4
                and rust.calculate_shanten([*rest, 4 * kind + counts[kind]]) < now
            ]
            found[cut] = (now, kinds, sum(4 - counts[kind] for kind in kinds))
        return found

    return Peer(
        "riichienv",
        copies,
        {
            "waits": Ask(waits_of, tiles),
            "tenpai discards": Ask(discards, by_cut),
            "shanten": Ask(rust.calculate_shanten),
            "complete": Ask(rust.calculate_shanten, lambda shanten: shanten < 0),
            "ukeire of discards": Ask(ukeire, accepted_by_cut),
        },
    )


def xiangting() -> Peer:
    from xiangting import (
        PlayerCount,
        calculate_necessary_tiles,
        calculate_replacement_number,
        calculate_unnecessary_tiles,
    )

    four = PlayerCount.FOUR

    def kinds_in(mask):
        return [kind for kind in range(KINDS) if mask >> kind & 1]

    def discards(counts):
        found = {}
        missing, cuts = calculate_unnecessary_tiles(counts, four)
        # A complete hand has no tile it does not need: there every cut is looked at.
        for cut in kinds_in(cuts) if missing else [kind for kind in range(KINDS) if counts[kind]]:
            counts[cut] -= 1
            found[cut] = calculate_necessary_tiles(counts, four)
            counts[cut] += 1
        return found

    def ukeire(counts):
        held = counts.copy()
        found = {}
        for cut in range(KINDS):
            if held[cut]:
                counts[cut] -= 1
                missing, mask = calculate_necessary_tiles(counts, four)
                kinds = kinds_in(mask)
                found[cut] = (missing - 1, kinds, sum(4 - held[kind] for kind in kinds))
                counts[cut] += 1
        return found

    def tenpai_only(answer):
        return {
            cut: tuple(kinds_in(mask)) for cut, (missing, mask) in answer.items() if missing == 1
        }

    return Peer(
        "xiangting",
        list,
        {
            "waits": Ask(
                lambda counts: calculate_necessary_tiles(counts, four),
                lambda answer: tuple(kinds_in(answer[1])) if answer[0] == 1 else (),
            ),
            "tenpai discards": Ask(discards, tenpai_only),
            "shanten": Ask(
                lambda counts: calculate_replacement_number(counts, four),
                lambda missing: missing - 1,
            ),
            "complete": Ask(
                lambda counts: calculate_replacement_number(counts, four),
                lambda missing: missing == 0,
            ),
            "ukeire of discards": Ask(ukeire, accepted_by_cut),
        },
    )


def present() -> tuple[list[Peer], list[str]]:
    """The peers that are installed, and the names of those that are not."""
    found, absent = [], []
    for name, make in zip(PEERS, (mahjong, jansou, riichienv, xiangting), strict=True):
        try:
            import_module(name)
        except ImportError:
            absent.append(name)
        else:
            found.append(make())
    return found, absent


PRESENT, ABSENT = present()
