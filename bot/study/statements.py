"""Statements that several modules make."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Insert, Row, Select, Table

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

Expression = ColumnElement[Any]
AnySelect = Select[Any]
AnyRow = Row[*tuple[Any, ...]]
"""A row whose columns the database tells, by their names."""

RowValues = dict[str, Any]
"""The values of a row, by the names of its columns."""


def insert(dialect: str, table: Table) -> "postgresql.Insert | sqlite.Insert":
    """Return an INSERT that can say what happens where the row is there already.

    Each database has its own, and a process has loaded that of one: PostgreSQL's takes 2 MiB.
    """
    row: postgresql.Insert | sqlite.Insert
    row = import_module(f"sqlalchemy.dialects.{dialect}").insert(table)
    return row


def upsert(
    table: Table,
    *,
    replaced: tuple[str, ...] = (),
    added: tuple[str, ...] = (),
    **changed: Expression,
) -> Callable[[str], Insert]:
    """Return what makes, once for a dialect, the INSERT that changes a row that is there already.

    Columns ``replaced`` get the new values, to those ``added`` these are added, and the others
    named get the expression given.
    """

    @cache
    def made(dialect: str) -> Insert:
        row = insert(dialect, table)
        changes: dict[str, Expression] = {name: row.excluded[name] for name in replaced}
        changes |= {name: table.c[name] + row.excluded[name] for name in added}
        return row.on_conflict_do_update(
            index_elements=[column.name for column in table.primary_key], set_=changes | changed
        )

    return made
