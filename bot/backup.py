"""python -m bot backup FOLDER: a copy of the database of the quizzes, while the bot runs."""

import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from bot.hosting.config import Settings, environment_with
from bot.study.place import read_place

KEPT: Final = 14
"""How many copies a folder keeps: the newest, one a day."""

LOCK_SECONDS: Final = 30.0
"""How long a copy waits for a transaction of the bot."""


class BackupError(Exception):
    """There is no copy; the text says why."""


def back_up(settings: Settings, folder: Path, today: date) -> Path:
    """Copy the database into a folder, and delete the oldest copies there beyond ``KEPT``.

    Returns the file, riichi-2026-01-31.db, or .dump of a PostgreSQL. It takes the place of one of
    the same day once it is whole. Raises BackupError where it cannot be made.
    """
    place = read_place(settings.database_url)
    if place is None:
        raise BackupError("DATABASE_URL is off: there is nothing to back up")
    file = folder / f"riichi-{today}{'.db' if place.file else '.dump'}"
    if place.file and not place.file.exists():
        raise BackupError(
            f"There is no {place.file.resolve()}: run this in the folder of the database, or with "
            "its DATABASE_URL"
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with _new(file) as part:
            if place.file:
                _copy(place.file, part)
            else:
                _dump(settings.database_url, part)
        others = set(folder.glob(f"riichi-????-??-??{file.suffix}")) - {file}
        for old in sorted(others)[: 1 - KEPT]:
            old.unlink()
    except OSError as error:
        raise BackupError(f"{error.filename or folder}: {error.strerror}") from error
    return file


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """Yield a file beside this one that takes its place at the end, or goes where that fails."""
    part = file.with_suffix(".part")
    _remove_parts(file.parent)
    part.touch(mode=0o600)  # it says who answered what
    try:
        yield part
        part.replace(file)
    finally:
        _remove_parts(file.parent)


def _remove_parts(folder: Path) -> None:
    """Delete what copies left that were killed, on whatever day, and the journals beside them."""
    for part in folder.glob("riichi-????-??-??.part*"):
        part.unlink(missing_ok=True)


def _copy(file: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            source.execute(f"PRAGMA busy_timeout = {LOCK_SECONDS * 1000:.0f}")
            source.backup(copy)
    except sqlite3.Error as error:
        raise BackupError(f"{file} cannot be copied: {error}") from error
    if said := damage_of(target):
        raise BackupError(f"{file} is damaged: {said}")


def damage_of(file: Path) -> str:
    """Return the first fault of an SQLite file, in SQLite's words; "" where there is none."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)) as opened:
            (said,) = opened.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return "" if said == "ok" else str(said).splitlines()[-1]


def _dump(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise BackupError("pg_dump is not installed: it comes with PostgreSQL's client")
    parts = urlsplit(url.replace("?ssl=", "?sslmode=").replace("&ssl=", "&sslmode="))
    user, _, address = parts.netloc.rpartition("@")
    netloc = f"{user.split(':')[0]}@{address}" if user else address
    public = parts._replace(scheme="postgresql", netloc=netloc)
    told = subprocess.run(  # noqa: S603 - the address is the operator's
        (program, "--format=custom", f"--file={target}", f"--dbname={public.geturl()}"),
        # Every user of the machine can read a command line.
        env=environment_with(PGPASSWORD=unquote(parts.password or "")),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if told.returncode:
        raise BackupError(told.stderr.strip() or f"pg_dump ended with {told.returncode}")
