"""A member's rows as files of JSON, compressed, each small enough for Discord."""

import gzip
import json
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Final

MOST_BYTES: Final = 8 * 2**20
"""Where a file ends: Discord takes 10 MiB, and one page of rows more is far less than 2."""


class Export:
    """Files that rows are added to, page by page; each is an object of tables and their rows."""

    def __init__(self) -> None:
        self._files: list[bytes] = []
        self._file = _File()

    def add(self, table: str, rows: Sequence[Mapping[str, object]]) -> None:
        """Write rows of a table behind what there is."""
        if self._file.is_full:
            self._files.append(self._file.end())
            self._file = _File()
        self._file.add(table, rows)

    def files(self) -> list[bytes]:
        """Return the files, to which no rows can be added any more."""
        return [*self._files, self._file.end()]


class _File:
    def __init__(self) -> None:
        self._table = ""
        self._bytes = BytesIO()
        self._zipped = gzip.GzipFile(fileobj=self._bytes, mode="wb", mtime=0)

    @property
    def is_full(self) -> bool:
        return self._bytes.tell() > MOST_BYTES

    def add(self, table: str, rows: Sequence[Mapping[str, object]]) -> None:
        begun = "]," if self._table else "{"
        before = f'{begun}\n"{table}": [\n' if table != self._table else ",\n"
        self._table = table
        text = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        self._zipped.write((before + text).encode())

    def end(self) -> bytes:
        self._zipped.write(b"]}\n" if self._table else b"{}\n")
        self._zipped.close()
        return self._bytes.getvalue()
