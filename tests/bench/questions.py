"""The questions of the benchmark, with their hands and contestants."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import peers
from contest import HANDS, Contestant, Question
from dealt import complete, counts_of, from_wall, one_suit, tenpai, tenpai_to_cut

from engine.facts.decompose import Form, readings
from engine.facts.shanten import shanten_of_counts
from engine.index.lookup import changed, waiting_tiles
from engine.methods import METHODS, Taken, set_partition, two_orders
from engine.methods.compare import INDEX_NAME, Method, judge_by_index, waits_by

PUBLISHED = ("123567p123567m33z", "111234678p11133z", "11122223333444p")

Blocks = tuple[tuple[int, ...], ...]
"""A reading as its blocks in ascending order, the pair among them."""


def blocks(taken: Taken) -> Blocks:
    pair = [] if taken.pair is None else [(taken.pair,) * 2]
    return tuple(sorted([*taken.groups, *pair]))


def true_readings(counts: bytes, forms: frozenset[Form]) -> set[Blocks]:
    return {blocks(taken) for taken in judge_by_index(counts).readings if taken.form in forms}


def readings_question(sets: dict[str, list[bytes]]) -> Question:
    def of_parts(found: list) -> set[Blocks]:
        return {
            tuple(sorted([(kind, kind) for kind in pairs] + list(groups)))
            for pairs, groups, _ in found
        }

    def of_method(judgement: Any) -> set[Blocks]:
        return set(map(blocks, judgement.readings))

    most = {two_orders.NAME: 100, set_partition.NAME: 20}
    contestants = [
        Contestant(INDEX_NAME, readings, of_parts),
        *(
            Contestant(
                method.NAME,
                method.judge,
                of_method,
                forms=method.FORMS,
                most=most.get(method.NAME, HANDS),
            )
            for method in installed_methods()
        ),
        *of_peers("readings"),
    ]
    return Question("Every reading of 14 tiles", sets, contestants, true_readings)


def complete_question(sets: dict[str, list[bytes]]) -> Question:
    def truth(counts: bytes, forms: frozenset[Form]) -> bool:
        del forms
        return bool(readings(counts))

    index = Contestant(INDEX_NAME, shanten_of_counts, lambda distance: distance < 0)
    return Question("Complete or not", sets, [index, *of_peers("complete")], truth)


def waits_question(sets: dict[str, list[bytes]]) -> Question:
    def truth(counts: bytes, forms: frozenset[Form]) -> tuple[int, ...]:
        return tuple(
            kind for kind in waiting_tiles(counts) if true_readings(changed(counts, kind, 1), forms)
        )

    def of_method(method: Method) -> Callable[[bytes], tuple[int, ...]]:
        return lambda counts: waits_by(method, counts)

    most = {two_orders.NAME: 30, set_partition.NAME: 3}
    contestants = [
        Contestant(INDEX_NAME, waiting_tiles, tuple),
        *(
            Contestant(
                method.NAME,
                of_method(method),
                tuple,
                forms=method.FORMS,
                most=most.get(method.NAME, 100),
            )
            for method in installed_methods()
        ),
        *of_peers("waits"),
    ]
    return Question("The waits of 13 tiles", sets, contestants, truth)


def installed_methods() -> list[Method]:
    """The methods whose libraries are here."""
    return [method for method in METHODS if method.NAME not in absent()]


def absent() -> list[str]:
    """The names of contestants that are not installed."""
    try:
        set_partition.judge(counts_of("11m"))
    except ImportError:
        return [set_partition.NAME, *peers.ABSENT]
    return peers.ABSENT


def of_peers(question: str) -> Iterator[Contestant]:
    """Yield the peers that answer a question."""
    for peer in peers.PRESENT:
        asked = peer.asks.get(question)
        if asked is not None:
            forget = None if peer.forget is peers.nothing else peer.forget
            yield Contestant(peer.name, asked.ask, asked.plain, takes=peer.takes, forget=forget)


def questions(hands: int) -> list[Question]:
    """The questions on so many hands of each seeded set."""

    def dealt(name: str, deal: Callable[..., bytes], *size: int) -> list[bytes]:
        random = Random(name)
        return [deal(random, *size) for _ in range(hands)]

    judged = {
        "published": list(map(counts_of, PUBLISHED)),
        "complete": dealt("complete", complete),
        "one suit": dealt("one suit", one_suit, 14),
        "tenpai and a draw": dealt("tenpai and a draw", tenpai_to_cut),
        "wall": dealt("wall", from_wall, 14),
    }
    waiting = {
        "one suit": dealt("one suit, 13", one_suit, 13),
        "tenpai": dealt("tenpai", tenpai),
        "wall": dealt("wall, 13", from_wall, 13),
    }
    return [readings_question(judged), complete_question(judged), waits_question(waiting)]
