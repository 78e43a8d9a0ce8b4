"""What a library user may say as text: hands, tiles, winds and rules, beside their values."""

from collections.abc import Sequence
from typing import Final

from engine.hand import Hand
from engine.rules import USUAL_RULES, Rules
from engine.rules_text import parse_rules
from engine.tiles import WINDS, Kind, Tile, tile_named

from .hand_notation import parse_hand, parse_tiles

WIND_OF_LETTER: Final = dict(zip("ESWN", WINDS, strict=True))
"""The winds by their letters, as programs and the command line write them."""


def given_hand(hand: Hand | str, rules: Rules | str | None) -> tuple[Hand, Rules]:
    """Return the hand, and the rules it is judged by: those for its players where none are named.

    A text is read as `parse_hand` and `parse_rules` read it, with the tiles of the rules' set.
    Raises their errors, and TypeError for what is neither a hand nor a text.
    """
    if isinstance(rules, str):
        rules = parse_rules(rules)
    if isinstance(hand, str):
        of_set = rules or USUAL_RULES[4]
        hand = parse_hand(hand, red_fives=of_set.red_fives, players=of_set.players)
    elif not isinstance(hand, Hand):
        raise TypeError(f"a hand is a Hand or a text, not {hand!r:.60}")
    return hand, rules or USUAL_RULES[hand.players]


def given_rules(rules: Rules | str | None) -> Rules:
    """Return the rules, those of Tenhou where none are named; raises RulesError."""
    return parse_rules(rules) if isinstance(rules, str) else rules or USUAL_RULES[4]


def given_names(names: Sequence[str] | str) -> tuple[str, ...]:
    """Return names as a tuple: of a text, the words in it."""
    return tuple(names.split() if isinstance(names, str) else names)


def given_tiles(tiles: Sequence[Tile] | str, beside: Hand | None = None) -> Sequence[Tile]:
    """Return tiles as numbers.

    Raises NotationError for a text that cannot be read, ImpossibleHandError for one with more
    tiles of a kind than there are ``beside`` a hand.
    """
    return parse_tiles(tiles, beside=beside) if isinstance(tiles, str) else tiles


def given_tile(tile: Tile | str) -> Tile:
    """Return a tile as its number; raises ValueError for a text that names none."""
    return tile_named(tile) if isinstance(tile, str) else tile


def given_wind(wind: Kind | str) -> Kind:
    """Return a wind as its kind; raises ValueError for a text that is none of E, S, W and N."""
    if isinstance(wind, str):
        if wind not in WIND_OF_LETTER:
            raise ValueError(f"a wind is one of {', '.join(WIND_OF_LETTER)}, not {wind!r:.60}")
        return WIND_OF_LETTER[wind]
    return wind
