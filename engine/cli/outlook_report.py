"""The outlook as lines of plain text, for people at a terminal."""

from typing import TYPE_CHECKING, Final

from engine.tiles import KIND_OF, NAMES, UNICODE
from engine.written import format_meld

from .outlook_query import find_outlook
from .question import HandQuery, JsonFields
from .report import TextRow, hand_lines, table

if TYPE_CHECKING:
    from engine.outlook import HandOutlook, Outlook

LABEL_AT_TABLE: Final = (
    "At an average online table (measured in 7,700 rounds): your draws, their discards, and hands "
    "that others end; no calls of yours, no folding, no payments - early a little low, late a "
    "little high."
)
LABEL: Final = "Alone at the table: your own draws only, no ron, no calls, nobody else wins."
DOUBLE_RIICHI: Final = "Double riichi is not counted: every riichi is worth 1 han here."


def report_outlook(asked: HandQuery, fields: JsonFields) -> list[str]:
    """The worth of every cut, the best first; errors are those of `outlook_answer`."""
    found = find_outlook(asked, fields)
    return [
        *hand_lines(asked),
        f"{_line_of_play(found)}.",
        "",
        *table(
            (
                *_row(option),
                *_ways(found, option),
                "" if option.cut is None else UNICODE[KIND_OF[option.cut]],
            )
            for option in found.options
        ),
        "",
        LABEL if found.model == "alone" else LABEL_AT_TABLE,
        *((DOUBLE_RIICHI,) if found.lacks_double_riichi else ()),
    ]


def _line_of_play(found: "Outlook") -> str:
    distance = f"{found.shanten}-shanten" if found.shanten else "Tenpai"
    exchanges = "1 exchange" if found.exchanges == 1 else f"{found.exchanges} exchanges"
    down = ", shanten may go up" if found.shanten_down else ""
    return (
        f"{distance}, turn {found.turn} of {found.turns}, played for {found.aim}, "
        f"{exchanges}{down}: {found.states:,} positions"
    )


def _row(option: "HandOutlook") -> TextRow:
    win, tenpai, points = option.worth
    return (
        _what(option),
        f"win {win:.1%}",
        f"{points:,.0f} points",
        f"tenpai {tenpai:.1%}",
        f"{option.left} left",
    )


def _what(option: "HandOutlook") -> str:
    cut = "" if option.cut is None else NAMES[option.cut]
    if option.call is not None:
        call = f"call {format_meld(option.call)}"
        return f"{call}, cut {cut}" if cut else call
    named = {"hold": "as it is", "kan": f"closed kan of {cut}", "kita": f"set {cut} aside"}
    return named.get(option.move, str(option.move) if not cut else f"cut {cut}")


def _ways(found: "Outlook", option: "HandOutlook") -> TextRow:
    """At a table, a tenpai hand in riichi and in dama."""
    if found.model == "alone":
        return ()
    return tuple(
        f"{name} {way.win:.1%} {way.points:,.0f}" if way else ""
        for name, way in (("riichi", option.riichi), ("dama", option.dama))
    )
