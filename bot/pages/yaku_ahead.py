"""The yaku that an open hand is on its way to, and the nearest where it is on the way to none."""

from typing import Final, NamedTuple

from bot.words import Words
from engine import Hand
from engine.facts import open_yaku

from .parts import Asked

NAMED_YAKU: Final = 3
"""Most yaku that a line names; more are counted."""

WORTH_MORE: Final = (("chinitsu", "honitsu"), ("junchan", "chanta"))
"""Yaku that stand for a lesser one of the same tiles."""


class Ahead(NamedTuple):
    """The yaku of an open hand before tenpai.

    ``near`` are those that cost no tile more than the hand lacks anyway, ``next`` the nearest of
    the others, and ``further`` how many tiles more each of these costs.
    """

    near: tuple[str, ...]
    next: tuple[str, ...]
    further: int


def ahead_of(hand: Hand, shanten: int, asked: Asked) -> Ahead | None:
    """Return the yaku that an open hand of 3n+1 tiles is on its way to; nothing of a short hand."""
    if asked.winds is None:
        return None
    found = open_yaku(hand, asked.winds, rules=asked.rules)
    near = [name for name, far in found.items() if far <= shanten]
    for more, less in WORTH_MORE:
        if more in near and less in near:
            near.remove(less)
    further = min((far - shanten for far in found.values() if far > shanten), default=0)
    others = (name for name, far in found.items() if further and far == shanten + further)
    return Ahead(tuple(near), tuple(others), further)


def ahead_phrase(ahead: Ahead, words: Words) -> str:
    """Say which yaku an open hand can have, or that it can have none."""
    if ahead.near:
        named = words.text("joint-names").join(
            words.named("yaku", name) for name in ahead.near[:NAMED_YAKU]
        )
        more = max(0, len(ahead.near) - NAMED_YAKU)
        return words.text("phrase-yaku-near", yaku=named, more=more)
    if not ahead.next:
        return words.text("phrase-yaku-none")
    nearest = words.one_of(words.named("yaku", name) for name in ahead.next)
    return words.text("phrase-yaku-next", yaku=nearest, tiles=ahead.further)
