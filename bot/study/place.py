"""Where the data of group study lie: DATABASE_URL read."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit

DEFAULT_FILE: Final = "riichi.db"
OFF: Final = "off"
_POSTGRES: Final = ("postgresql", "postgres")
_ENCRYPTED: Final = ("sslmode", "ssl")
_OPTIONS: Final = (*_ENCRYPTED, "host", "port", "target_session_attrs")
_PORT: Final = 5432
_WRITES: Final = ("target_session_attrs", "read-write")
_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_FILE: Final = re.compile(r"/[^?#]+")


@dataclass(frozen=True, slots=True)
class DatabaseAddress:
    """A database: its address for SQLAlchemy, and the file where it is one of SQLite.

    ``hosts`` are those of a PostgreSQL of which one writes and others may take its place.
    """

    url: str
    file: Path | None = None
    hosts: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the place in a log or a page: the file, or the host, never a password."""
        if self.file:
            return str(self.file)
        hosts = " or ".join(self.hosts) or urlsplit(self.url).hostname
        return f"PostgreSQL at {hosts or 'a socket'}"


def read_place(text: str, folder: Path = Path()) -> DatabaseAddress | None:
    """Read DATABASE_URL; None for ``off``.

    Empty text is the file riichi.db in the folder, ``sqlite:///name.db`` another file there (with
    four slashes an absolute path), ``postgresql://user:password@host/name`` a PostgreSQL. Of
    several hosts, ``@host1,host2/``, the one that writes is used.
    Raises ValueError that says what was expected and does not repeat a password.
    """
    if text == OFF:
        return None
    if not text:
        return file_place(folder / DEFAULT_FILE)
    scheme, _, address = text.partition("://")
    if scheme in _POSTGRES:
        return _postgres(text)
    if scheme == "sqlite" and _FILE.fullmatch(address):
        return file_place(folder / address.removeprefix("/"))
    given = f"an address that begins with {scheme}://" if address else "a text without ://"
    raise ValueError(
        "expected nothing (a file riichi.db), off, sqlite:///name.db or "
        f"postgresql://user:password@host/name, not {given}"
    )


def _postgres(text: str) -> DatabaseAddress:
    """Return the place of a PostgreSQL; an error repeats nothing but the name of an option."""
    try:
        parts, hosts = _split_hosts(urlsplit(text))
        named = parts.port != 0 and parts.path.count("/") == 1 and len(parts.path) > 1
    except ValueError:  # its sentence may repeat a part of the password
        named = False
    if not named or parts.fragment or "@" in f"{parts.password or ''}{parts.path}{parts.query}":
        raise ValueError(
            "expected postgresql://user:password@host:port/name; "
            "in the password / is written %2F, ? %3F, # %23, @ %40 and % %25"
        )
    options = parse_qsl(parts.query)
    for key, value in options:
        if key not in _OPTIONS:
            raise ValueError(f"expected {', '.join(_OPTIONS)} behind the ?, not the option {key}")
        if key in _ENCRYPTED and value not in _MODES:
            raise ValueError(f"expected {key}={'|'.join(_MODES)}")
    # libpq and so hosters say sslmode, asyncpg says ssl and takes the same words.
    options = [("ssl" if key in _ENCRYPTED else key, value) for key, value in options]
    if hosts:
        asked = [] if _WRITES[0] in dict(options) else [_WRITES]
        options = [*options, *asked, *(("host", host) for host in hosts)]
    address = f"postgresql+asyncpg://{parts.netloc}{parts.path}"
    address = f"{address}?{urlencode(options)}" if options else address
    return DatabaseAddress(address, hosts=hosts)


def _split_hosts(parts: SplitResult) -> tuple[SplitResult, tuple[str, ...]]:
    """Return an address without its hosts, and these, where libpq's commas name several."""
    user, at, hosts = parts.netloc.rpartition("@")
    if "," not in hosts:
        return parts, ()
    each = [urlsplit(f"//{host}") for host in hosts.split(",")]
    if not all(one.hostname for one in each):
        raise ValueError("a host is missing")
    named = tuple(f"{one.hostname}:{one.port or _PORT}" for one in each)
    return parts._replace(netloc=f"{user}{at}"), named


def file_place(file: Path) -> DatabaseAddress:
    """Return the place of an SQLite file; raises ValueError for a folder."""
    if file.is_dir():
        raise ValueError(f"expected the name of a file, and {file} is a folder")
    return DatabaseAddress(f"sqlite:///{file}", file)
