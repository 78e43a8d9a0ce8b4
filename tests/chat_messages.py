"""Messages of six languages with the hand that each means, and what an answer makes of them."""

from collections import Counter

from places import published

from bot.read.scan import tiles_of
from engine import parse_hand
from engine.tiles import KIND_OF

MESSAGES = [
    (row["id"], row["message"], row["hand"], row["facts"]) for row in published("messages.jsonl.gz")
]
WITH_HAND = [row for row in MESSAGES if row[2] not in "-?"]


def same(one, other):
    """Whether two hands hold the same; with a drawn tile, whichever was typed last."""
    return (sorted(one.concealed), sorted(map(str, one.melds))) == (
        sorted(other.concealed),
        sorted(map(str, other.melds)),
    )


def wanted_of(hand, facts):
    return parse_hand(hand, players=3 if "players:3" in facts else 4)


def named_tiles(reading):
    """Every tile that an answer names as left out, or not used."""
    found = Counter()
    for piece in (*reading.left_out, *reading.not_read):
        found.update(KIND_OF[it] for it in tiles_of(piece) or tiles_of(piece.split(" ")[-1]))
    return found


def verdict(wanted, found):
    """Tell what an answer says: "right", or what it says of a hand that is not the one meant."""
    if not found.hands:
        return "refused"
    reading = found.hands[0]
    if same(reading.hand, wanted):
        return "right"
    if reading.unsure:
        return "said"
    typed = Counter(KIND_OF[it] for it in wanted.tiles)
    read = Counter(KIND_OF[it] for it in reading.hand.tiles)
    lost = typed - read
    if lost and not read - typed and not lost - named_tiles(reading):
        return "said"
    return "wrong"
