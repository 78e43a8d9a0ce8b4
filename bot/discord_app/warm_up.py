"""Replies made before the first user asks, so that no user waits for what is loaded once."""

from collections.abc import Iterable
from typing import Final

from bot.ask.agari.question import AgariTyped
from bot.ask.help.question import HelpQuestion
from bot.ask.waits.reading import WaitsTyped
from bot.picture import render
from bot.typed.find_hand import find_hands

from .payload import make_reply

HANDS: Final = (
    "1112345678999m",  # tenpai, a yakuman, prices
    "123456m45p789s11z3p",  # a cut for tenpai
    "277m11367s162z",  # far from it, with nothing drawn
    "13579m2468p1359s1z",  # far from it, with a cut to choose
    "11122233344455m",  # complete, with four readings
    "34m406p678s55p[2'34s]5m",  # complete, with a meld and a red five
    "119m19p19s1234567z",  # thirteen orphans
    "123m4x",  # no hand
)
"""A hand for every kind of answer."""


def warm_up(languages: Iterable[str], palette: render.Palette) -> None:
    """Load what answers need, and answer every kind of hand in these languages."""
    render.load()
    find_hands(HANDS)
    for language in languages:
        for hand in HANDS:
            for typed in (WaitsTyped(hand), AgariTyped(hand)):
                make_reply(typed, language, palette)
        make_reply(HelpQuestion(), language, palette)
