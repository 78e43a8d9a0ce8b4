"""Databases of other versions: of the next one, which has one step more, and of 0.2."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest
from alembic.config import Config
from sqlalchemy import Connection

from bot.study import migrations, store
from bot.study.store import HEAD

NEXT: Final = f"{int(HEAD) + 1:04}"

STEP: Final = """
op.create_table("totals", sa.Column("answered", sa.Integer()))
op.execute("INSERT INTO totals SELECT count(*) FROM answers")
"""
"""What the next version does to a database, unless a test has it do something else."""


@contextmanager
def next_version(folder: Path, step: str = STEP) -> Iterator[None]:
    """Have the code of the store be that of the next version; its step is a file in a folder."""
    lines = "".join(f"    {line}\n" for line in step.strip().splitlines())
    (folder / f"r{NEXT}_next.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n\n"
        f"revision, down_revision = {NEXT!r}, {HEAD!r}\n\ndef upgrade():\n{lines}",
        "utf-8",
    )
    own = Path(migrations.__file__).parent / "versions"
    of_this_version = migrations.config_for

    def config_for(connection: Connection) -> Config:
        config = of_this_version(connection)
        config.set_main_option("version_locations", f"{own}{os.pathsep}{folder}")
        return config

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "HEAD", NEXT)
        patch.setattr(migrations, "config_for", config_for)
        yield


OF_0_2: Final = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
    "INSERT INTO alembic_version VALUES ('0007')",
    "CREATE TABLE servers (server BIGINT PRIMARY KEY, askers TEXT)",
    "INSERT INTO servers VALUES (5, 'managers')",
)
"""What makes of an empty database one of 0.2, as far as a test looks."""


def make_file_of_0_2(file: Path) -> bytes:
    """Make an SQLite file as 0.2 left it; return what it holds."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA journal_mode=WAL")
        for statement in OF_0_2:
            database.execute(statement)
    return file.read_bytes()
