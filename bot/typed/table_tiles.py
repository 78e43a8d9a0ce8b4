"""Tiles that a question is about beside its hand: one that was discarded, cuts to compare."""

import re
from typing import Final

from engine import NAMES, Hand, HandError, Tile, parse_hand, parse_tiles
from engine.errors import Reason
from engine.notation import TYPED_WORDS
from engine.tiles import KIND_OF

from .errors import RefusedError, refused
from .hand_question import HandQuestion
from .hands import check_copies_left, check_reds_left
from .rules import rules_of
from .three_players import check_table

CALLED: Final = re.compile(r"[<＜](?P<tile>[^<>＜＞]*)$")
"""The end of a hand that names the tile another player has discarded: 123m456p<1m."""

_JOINTS: Final = sorted(
    (
        *("or", "vs", "versus", "and", "か", "と", "または", "それとも", "対"),
        *(name for words in TYPED_WORDS.values() for name in words.joints),
    ),
    key=len,
    reverse=True,
)
BETWEEN_CUTS: Final = re.compile(
    rf"(?<![A-Za-z])(?i:{'|'.join(it for it in _JOINTS if it.isascii())})(?![A-Za-z])\.?"
    rf"|/|{'|'.join(it for it in _JOINTS if not it.isascii())}"
)
"""Separators between two cuts, beside spaces and commas: 4s or 1s."""

LEAST_COMPARED: Final = 2
MOST_COMPARED: Final = 5
"""Most cuts that are set side by side."""


def end_of_hand(text: str) -> int:
    """Return where the hand ends in a text that may have a discarded tile behind it."""
    match = CALLED.search(text)
    return len(text) if match is None else match.start()


def with_tile_behind(text: str, error: HandError, players: int) -> str | None:
    """Return a hand with the tile behind a word of calling, 123m… called 1m, as 123m…<1m.

    None where the error is not about that word, or what stands around it is another thing.
    """
    if error.reason is not Reason.STRAY_CALL or error.at is None:
        return None
    hand, tile = text[: error.at].rstrip(" ,、:"), text[error.end :].strip(" ,、:：")
    try:
        if parse_hand(hand, players=players).has_drawn_size:
            return None
        return f"{hand}<{tile}" if len(parse_tiles(tile, players=players)) == 1 else None
    except HandError:
        return None


def read_called(query: HandQuestion, hand: Hand, hand_text: str, called: str) -> Tile | None:
    """Return the tile that was discarded, typed behind the hand or in its option; None for none."""
    match = CALLED.search(hand_text)
    if match is None and not called.strip():
        return None
    if match is not None and called.strip():
        raise RefusedError("called", called, "called_twice", {}, span=(0, len(called)))
    option, text, piece = "called", called, (0, len(called))
    if match is not None:
        option, text, piece = "hand", hand_text, match.span("tile")
    players = rules_of(query.rules).players
    tile = _one(option, text, piece, players)
    if hand.has_drawn_size:
        raise RefusedError(option, text, "called_before_draw", {}, span=piece)
    known = (*query.seen, *query.river, *query.won.dora, *query.won.norths)
    if check_copies_left(hand, (*known, tile)) is not None:
        kind = KIND_OF[tile]
        count = hand.owned[kind] + sum(KIND_OF[it] == kind for it in known) + 1
        details: dict[str, str | int] = {"tile": NAMES[kind], "count": count}
        raise RefusedError(option, text, "fifth_seen", details, span=piece)
    if not check_reds_left(hand, tile):
        details = {"tile": NAMES[KIND_OF[tile]], "count": 2, "allowed": 1}
        raise RefusedError(option, text, "second_red", details, span=piece)
    return tile


def check_called(query: HandQuestion, hand: Hand, called: Tile) -> None:
    """Raise ValueError where a question's tile cannot have been discarded by another player."""
    known = (*query.seen, *query.river, called)
    check_table(query.won, query.played, known)
    if check_copies_left(hand, (*known, *query.won.norths)) is not None:
        raise ValueError("the question holds a fifth copy of a tile")
    if hand.has_drawn_size:
        raise ValueError("a hand with a tile to cut calls nothing")


def read_cuts(text: str, players: int) -> tuple[Tile, ...]:
    """Return the tiles of 4s or 1s; raise HandError for a text that cannot be read."""
    return parse_tiles(BETWEEN_CUTS.sub(_blank, text), players=players)


def _blank(word: re.Match[str]) -> str:
    """Return as many spaces: every place in the text stays."""
    return " " * len(word[0])


def read_compared(hand: Hand, text: str, players: int) -> tuple[Tile, ...]:
    """Return the cuts that are to be set side by side, none for a blank text."""
    if not text.strip():
        return ()
    try:
        typed = read_cuts(text, players)
    except HandError as error:
        raise refused("compare", text, error) from None
    if not hand.has_drawn_size:
        raise RefusedError("compare", text, "compare_after_draw", {})
    tiles = tuple(dict.fromkeys(_held(hand, tile, text) for tile in typed))
    if not LEAST_COMPARED <= len(tiles) <= MOST_COMPARED:
        details: dict[str, str | int] = {"most": MOST_COMPARED}
        raise RefusedError("compare", text, "compare_how_many", details)
    return tiles


def _one(option: str, text: str, piece: tuple[int, int], players: int) -> Tile:
    """Read one tile in a piece of a text."""
    try:
        tiles = parse_tiles(text[slice(*piece)], players=players)
    except HandError as error:
        raise refused(option, text, error, piece=piece) from None
    if len(tiles) != 1:
        raise RefusedError(option, text, "one_called_tile", {}, span=piece)
    return tiles[0]


def _held(hand: Hand, tile: Tile, text: str) -> Tile:
    """Return the tile of the hand that is meant: 5s is its red five where there is no other."""
    same = [held for held in hand.concealed if KIND_OF[held] == KIND_OF[tile]]
    if not same:
        raise RefusedError("compare", text, "compare_not_held", {"tile": NAMES[tile]})
    return tile if tile in same else same[0]
