"""Dangers as lines of plain text, for people at a terminal."""

from collections.abc import Mapping
from typing import Final

from engine.copies import count
from engine.errors import HandError
from engine.facts.danger import Threat, TileDanger, dangers
from engine.facts.danger_rates import danger_rate
from engine.notation.hand_notation import parse_tiles
from engine.tiles import KIND_OF, NAMES, UNICODE

from .question import HandQuery, QuestionError
from .report import TextRow, hand_lines, table

HELP: Final = "the river of the riichi, and what anybody cut after it"
LABEL: Final = "Of those that were cut against one riichi of four players, not: if you cut it."


def report_dangers(asked: HandQuery, fields: Mapping[str, object]) -> list[str]:
    """Each tile of the hand against one riichi, the safest first; ``genbutsu`` count as seen.

    Raises QuestionError for a text that cannot be read.
    """
    text, players = str(fields["genbutsu"]), asked.rules.players
    try:
        red_fives = asked.rules.red_fives
        genbutsu = parse_tiles(text, red_fives=red_fives, players=players)
    except HandError as error:
        raise QuestionError("genbutsu", text, error) from None
    # A tile may be given twice, as genbutsu and as seen, but there are at most four of a kind.
    elsewhere = map(max, count(asked.seen), count(genbutsu))
    sight = [min(4, own + other) for own, other in zip(asked.hand.owned, elsewhere, strict=False)]
    threat = Threat(genbutsu)
    found = dangers(asked.hand.concealed, [threat], sight, players=players)
    return [*hand_lines(asked), "", *table(_row(each, players) for each in found), "", LABEL]


def _row(found: TileDanger, players: int) -> TextRow:
    since = " ".join(NAMES[kind] for kind in found.worst.since)
    rate = danger_rate(found.worst.name) if players == 4 else None
    counted = "no rate"
    if rate is not None:
        low, high = rate.interval
        counted = f"{rate.share:.1%} of {rate.cuts:,} ({low:.1%} to {high:.1%})"
    return (
        f"cut {NAMES[found.tile]}",
        found.worst.name,
        f"since {since}" if since else "",
        counted,
        UNICODE[KIND_OF[found.tile]],
    )
