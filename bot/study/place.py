"""Where the data of group study lie: DATABASE_URL read."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

DEFAULT_FILE: Final = "riichi.db"
OFF: Final = "off"
_POSTGRES: Final = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class Place:
    """A database: its address for SQLAlchemy, and the file where it is one of SQLite."""

    url: str
    file: Path | None = None

    @property
    def name(self) -> str:
        """The name of the place in a log or a page: the file, or the host, never a password."""
        return (
            str(self.file)
            if self.file
            else f"PostgreSQL at {urlsplit(self.url).hostname or 'a socket'}"
        )


def read_place(text: str, folder: Path = Path()) -> Place | None:
    """Read DATABASE_URL; None for ``off``.

    Empty text is the file riichi.db in the folder, ``sqlite:///name.db`` another file there (with
    four slashes an absolute path), ``postgresql://user:password@host/name`` a PostgreSQL.
    Raises ValueError that says what was expected and does not repeat a password.
    """
    if text == OFF:
        return None
    if not text:
        return file_place(folder / DEFAULT_FILE)
    parts = urlsplit(text)
    path = parts.path.removeprefix("/")
    if parts.scheme == "sqlite" and not parts.netloc and path:
        return file_place(folder / path)
    if parts.scheme in _POSTGRES and path:
        # libpq and so hosters say sslmode, asyncpg says ssl and takes the same words.
        query = urlencode(
            [("ssl" if key == "sslmode" else key, value) for key, value in parse_qsl(parts.query)]
        )
        return Place(urlunsplit(("postgresql+asyncpg", parts.netloc, parts.path, query, "")))
    raise ValueError(
        "expected nothing (a file riichi.db), off, sqlite:///name.db or "
        f"postgresql://user:password@host/name, not an address that begins with {text[:12]!r}"
    )


def file_place(file: Path) -> Place:
    """Return the place of an SQLite file."""
    return Place(f"sqlite:///{file}", file)
