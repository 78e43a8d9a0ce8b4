"""The PNG files: every chunk is sound, and Pillow reads the indices that were written."""

import io
import struct
import subprocess
import sys
import tomllib
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.requirements import Requirement
from PIL import Image
from places import ROOT

from bot.picture import render as png

COLORS = bytes([0, 0, 0, 0, 9, 9, 9, 128]) + b"".join(bytes([n, 2, 3, 255]) for n in range(126))


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """Kind and data of every chunk; asserts lengths and checksums."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    found, at = [], 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
        assert checksum == zlib.crc32(kind + body), kind
        found.append((kind, body))
        at += 12 + length
    assert at == len(data)
    return found


@st.composite
def images(draw):
    width, height = draw(st.integers(1, 40)), draw(st.integers(1, 40))
    rows = draw(
        st.lists(
            st.lists(st.integers(0, 127), min_size=width, max_size=width),
            min_size=height,
            max_size=height,
        )
    )
    return width, height, rows


@given(images())
def test_pillow_reads_what_was_written(image):
    width, height, rows = image
    lines = b"".join(b"\0" + bytes(row) for row in rows)
    data = png.indexed_png(width, height, png.color_chunks(COLORS), lines)
    with Image.open(io.BytesIO(data)) as check:
        check.verify()
    with Image.open(io.BytesIO(data)) as read:
        assert (read.mode, read.size) == ("P", (width, height))
        assert read.tobytes() == b"".join(map(bytes, rows))
        rgba = read.convert("RGBA").tobytes()
    assert rgba == b"".join(COLORS[4 * place : 4 * place + 4] for row in rows for place in row)


def test_the_chunks_are_sound_and_in_order():
    data = png.indexed_png(3, 1, png.color_chunks(COLORS), b"\0\1\2\3")
    found = chunks(data)
    assert [kind for kind, _ in found] == [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"]
    assert found[0][1] == struct.pack(">IIBBBBB", 3, 1, 8, 3, 0, 0, 0)
    assert zlib.decompress(found[3][1]) == b"\0\1\2\3"


def test_opaque_colors_at_the_end_have_no_alpha():
    (_, plte), (_, trns) = chunks(b"\x89PNG\r\n\x1a\n" + png.color_chunks(COLORS))
    assert len(plte) == 3 * 128
    assert plte[3:9] == bytes([9, 9, 9, 0, 2, 3])
    assert trns == bytes([0, 128])


def test_lines_of_another_size_are_refused():
    with pytest.raises(ValueError, match="7 bytes are not 2 lines of 1 \\+ 3"):
        png.indexed_png(3, 2, b"", bytes(7))


@pytest.mark.parametrize(("hidden", "module"), [("", "isal"), ("isal", "zlib")])
def test_isal_deflates_and_zlib_does_where_isal_has_no_wheel(hidden, module):
    code = (
        f"import sys; sys.modules[{hidden!r}] = None\n"
        "from bot.picture import render as png; import zlib\n"
        "assert zlib.decompress(png.deflate(b'1m' * 999, png.LEVEL)) == b'1m' * 999\n"
        "print(png.deflate.__module__)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert module in done.stdout


@pytest.mark.parametrize(
    ("machine", "has_a_wheel"),
    [
        ("x86_64", True), ("AMD64", True), ("aarch64", True), ("arm64", True), ("ARM64", False),
        ("armv7l", False), ("i686", False), ("riscv64", False),
    ],
)  # fmt: skip
def test_isal_is_a_dependency_where_it_has_a_wheel(machine, has_a_wheel):
    """Windows calls its ARM machines ARM64, macOS arm64: isal has wheels for the latter only."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (isal,) = (text for text in project["dependencies"] if text.startswith("isal"))
    marker = Requirement(isal).marker
    assert marker is not None
    assert marker.evaluate({"platform_machine": machine}) is has_a_wheel
