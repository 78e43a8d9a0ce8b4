"""The methods side by side on one hand, as lines of plain text."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.facts.shanten import shanten_of_counts
from engine.methods.compare import (
    Found,
    Verdict,
    compare_discards,
    compare_readings,
    compare_waits,
)
from engine.methods.judgement import Taken
from engine.methods.timing import duration, significant
from engine.written import format_tiles

from .question import HandQuery
from .report import TextRow, hand_lines, table

EXTRA_MISSING: Final = "not installed: it needs the extra 'ilp'"

BY_TRIAL: Final = "Two orders derive their waits; the other methods try every tile."


def report_comparison(asked: HandQuery) -> list[str]:
    """Each method's answer on a hand, its time, and its differences from the index."""
    counts = asked.hand.counts
    lines = hand_lines(asked)
    if not asked.hand.has_drawn_size:
        return [*lines, *_report_waits(counts)]
    verdicts = compare_readings(counts)
    lines += _report_readings(verdicts, distance=shanten_of_counts(counts))
    if not verdicts[0].found and shanten_of_counts(counts) >= 0:
        lines += ["", *_report_discards(counts)]
    return lines


def _report_readings(verdicts: Sequence[Verdict[Taken]], *, distance: int) -> list[str]:
    index = verdicts[0]
    readings = index.found or ()
    if readings:
        sentence = f"Complete, {_counted(len(readings), 'reading')}."
    elif distance < 0:
        sentence = "Complete as thirteen orphans, which no method looks for."
    else:
        sentence = "Not complete."
    rows = _verdict_rows(verdicts, lambda found: _counted(len(found), "reading"))
    lines = [sentence, "", *rows]
    taken = [
        (f"{number}.", format_taken(one), remark(one, verdicts))
        for number, one in enumerate(_all_found(verdicts), start=1)
    ]
    return [*lines, "", *table(taken)] if taken else lines


def _report_waits(counts: bytes) -> list[str]:
    verdicts = compare_waits(counts)
    distance = shanten_of_counts(counts)
    sentence = f"{distance}-shanten." if distance else "Tenpai."
    if not distance and not verdicts[0].found:
        sentence = "Tenpai for thirteen orphans, which no method looks for."
    lines = [sentence, ""]
    lines += _verdict_rows(verdicts, lambda found: format_tiles(found) or "no wait")
    rows = [(format_tiles([kind]), remark(kind, verdicts)) for kind in _all_found(verdicts)]
    remarks = [row for row in rows if row[1]]
    return [*lines, *(["", *table(remarks)] if remarks else []), "", BY_TRIAL]


def _report_discards(counts: bytes) -> list[str]:
    verdicts = compare_discards(counts)
    lines = _verdict_rows(verdicts, lambda found: _counted(len(found), "discard"))
    rows = [
        (f"cut {format_tiles([cut])}", format_tiles(waits), remark((cut, waits), verdicts))
        for cut, waits in _all_found(verdicts)
    ]
    return ["Discards that leave it tenpai:", "", *lines, *(["", *table(rows)] if rows else [])]


def _verdict_rows(
    verdicts: Sequence[Verdict[Found]], said: Callable[[tuple[Found, ...]], str]
) -> list[str]:
    """One row for each method: its answer, its time, its differences from the index."""
    index = verdicts[0]
    return table(
        (verdict.name, EXTRA_MISSING, "", "", "")
        if verdict.found is None
        else (verdict.name, said(verdict.found), *_cost(verdict, index), difference(verdict))
        for verdict in verdicts
    )


def _cost(verdict: Verdict[Found], index: Verdict[Found]) -> TextRow:
    if verdict is index:
        return duration(verdict.seconds), ""
    return duration(verdict.seconds), f"{significant(verdict.seconds / index.seconds)} × the index"


def difference(verdict: Verdict[Found]) -> str:
    """The differences from the index in numbers: "≠ loses 2, invents 1"; "" if there are none."""
    parts = [
        f"{verb} {len(some)}"
        for verb, some in (("loses", verdict.lost), ("invents", verdict.invented))
        if some
    ]
    return "≠ " + ", ".join(parts) if parts else ""


def _all_found(verdicts: Sequence[Verdict[Found]]) -> tuple[Found, ...]:
    """The finds of the index, then those that only other methods have, each once."""
    invented = [one for verdict in verdicts for one in verdict.invented]
    return tuple(dict.fromkeys([*(verdicts[0].found or ()), *invented]))


def remark(found: Found, verdicts: Sequence[Verdict[Found]]) -> str:
    """Methods that miss a reading, that invent one, and that do not look for it at all."""
    sorts = (
        ("≠ lost by", [verdict.name for verdict in verdicts if found in verdict.lost]),
        ("≠ invented by", [verdict.name for verdict in verdicts if found in verdict.invented]),
        ("not looked for by", [verdict.name for verdict in verdicts if found in verdict.beyond]),
    )
    return "; ".join(f"{verb} {', '.join(names)}" for verb, names in sorts if names)


def format_taken(taken: Taken) -> str:
    """A reading with its pair last: ``123m 456p 789s 111z 22z``."""
    pair = [] if taken.pair is None else [(taken.pair,) * 2]
    return " ".join(format_tiles(group) for group in [*taken.groups, *pair])


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"
