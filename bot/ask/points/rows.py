"""Which rows of the table of points are shown beside the one that is asked for, and the next."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.words import Words
from engine import Rules, TableRow, Worth, table_row
from engine.scoring import FU, MANGAN_HAN, MOST_YAKUMAN, rows_of_han

from .question import PointsQuestion

LIMIT_HAN: Final = (5, 6, 8, 11, 13)
"""The least han of mangan, haneman, baiman, sanbaiman and a counted yakuman."""


def row_for(query: PointsQuestion, worth: Worth) -> TableRow:
    """Return the row of a worth by the rules and with the honba of a question."""
    return table_row(worth, rules=query.played, honba=query.honba)


def rows_around(query: PointsQuestion, worth: Worth) -> tuple[TableRow, ...]:
    """Return the row asked for among its neighbors, or every row of the han where no fu is known.

    Beside 4 han 30 fu: a han less, the fu below and above, and mangan.
    """
    if not worth.yakuman and not worth.fu and worth.han < MANGAN_HAN:
        return rows_of_han(worth.han, rules=query.played, honba=query.honba)
    if not worth.fu:
        return tuple(row_for(query, it) for it in _limits(worth, query.played))
    asked = row_for(query, worth)
    found = {asked.limit: asked} if asked.limit else {}
    rows = [asked]
    for neighbor in _neighbors(worth):
        row = row_for(query, neighbor)
        if not row.limit:
            rows.append(row)
        else:
            found.setdefault(row.limit, row)
    rows += (row for row in found.values() if row is not asked)
    return tuple(sorted(rows, key=_place))


def asked_row(rows: Sequence[TableRow], worth: Worth) -> TableRow | None:
    """Return the row that is asked for, None where all of them are."""
    if worth.fu or worth.yakuman:
        return next(row for row in rows if row.worth == worth)
    if worth.han < MANGAN_HAN:
        return None
    return max((row for row in rows if 0 < row.worth.han <= worth.han), key=_place)


def han_of_limit(row: TableRow, rules: Rules, words: Words) -> str:
    """Return the han of a limit: "6–7", and "13+" of the last that the rules count."""
    least = row.worth.han
    above = [han for han in LIMIT_HAN[: 4 + rules.kazoe] if han > least]
    if not above:
        return f"{least}+"
    most = above[0] - 1
    return (
        str(least) if most == least else words.text("label-range", low=str(least), high=str(most))
    )


def steps_from(worth: Worth) -> dict[str, Worth | None]:
    """Return what a han or a step of fu less or more is, None where there is no such hand."""
    if worth.yakuman:
        times = worth.yakuman
        less = Worth(LIMIT_HAN[-2]) if times == 1 else Worth(yakuman=times - 1)
        more = Worth(yakuman=times + 1) if times < MOST_YAKUMAN else None
        return {"hanless": less, "hanmore": more}
    if not worth.fu:
        at = worth.han
        more = Worth(yakuman=1) if at >= LIMIT_HAN[-1] else Worth(at + 1)
        return {"hanless": Worth(at - 1) if at > 1 else None, "hanmore": more}
    at = FU.index(worth.fu)
    up = worth.han + 1
    return {
        "hanless": _possible(worth.han - 1, worth.fu),
        "hanmore": Worth(up) if up >= MANGAN_HAN else _possible(up, worth.fu),
        "fuless": _possible(worth.han, FU[at - 1]) if at else None,
        "fumore": _possible(worth.han, FU[at + 1]) if at + 1 < len(FU) else None,
    }


def _place(row: TableRow) -> int:
    """The place of a row in the table: by basic points, which rows above mangan have from 2000."""
    worth = row.worth
    return worth.fu << (2 + worth.han) if worth.fu else 2000 * worth.han


def _neighbors(worth: Worth) -> Iterator[Worth]:
    """Yield what is worth a little less and a little more, as far as there are such hands."""
    at = FU.index(worth.fu)
    near = [(worth.han - 1, worth.fu), *((worth.han, fu) for fu in FU[max(0, at - 1) : at + 2])]
    near.append((worth.han + 1, worth.fu))
    for han, fu in near:
        if 0 < han < MANGAN_HAN and (han, fu) != (worth.han, worth.fu):
            neighbor = _possible(han, fu)
            if neighbor is not None:
                yield neighbor
    if worth.han == MANGAN_HAN - 1:
        yield Worth(MANGAN_HAN)
        yield Worth(MANGAN_HAN + 1)


def _possible(han: int, fu: int) -> Worth | None:
    try:
        return Worth(han, fu)
    except ValueError:
        return None


def _limits(worth: Worth, rules: Rules) -> Iterator[Worth]:
    """Yield every limit, the one asked for as it was asked."""
    counted = worth.han >= LIMIT_HAN[-1] and rules.kazoe
    for han in LIMIT_HAN[: 5 if counted else 4]:
        yield Worth(han)
    for times in range(1, max(1 - counted, worth.yakuman) + 1):
        yield Worth(yakuman=times)
