"""PNG files from palette indices: the chunks are written here, the deflating is a library's.

Pillow writes the same chunks through zlib; ``isal`` deflates them several times as fast. It has no
wheel for some machines (32-bit ARM, Windows on ARM): there zlib does the same.
"""

import struct
import zlib
from collections.abc import Callable
from typing import Final

try:
    from isal import isal_zlib
except ImportError:  # the marker of this dependency in pyproject.toml leaves this machine out
    deflate: Callable[[bytes | bytearray, int], bytes] = zlib.compress
else:
    deflate = isal_zlib.compress

LEVEL: Final = 2
"""6 % smaller than zlib's level 1 for 4 % more time; level 3 already costs a fifth more."""

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
_END: Final = b"\x00\x00\x00\x00IEND\xaeB`\x82"


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return one chunk: its length, its four letters, its data, and the checksum over both."""
    checksum = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", checksum)))


def color_chunks(rgba: bytes) -> bytes:
    """Return the PLTE and tRNS chunks of at most 256 RGBA colors, four bytes each.

    The alpha of the opaque colors at the end is left out, as PNG allows.
    """
    opaque = b"".join(rgba[at : at + 3] for at in range(0, len(rgba), 4))
    return chunk(b"PLTE", opaque) + chunk(b"tRNS", rgba[3::4].rstrip(b"\xff"))


def indexed_png(width: int, height: int, colors: bytes, lines: bytes | bytearray) -> bytes:
    """Return the PNG of palette indices.

    ``colors`` comes from ``color_chunks``. ``lines`` holds ``height`` lines of one zero, which is
    PNG's filter "none", and ``width`` indices.
    """
    if len(lines) != (width + 1) * height:
        raise ValueError(f"{len(lines)} bytes are not {height} lines of 1 + {width}")
    header = struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)
    data = deflate(lines, LEVEL)
    return b"".join((SIGNATURE, chunk(b"IHDR", header), colors, chunk(b"IDAT", data), _END))
