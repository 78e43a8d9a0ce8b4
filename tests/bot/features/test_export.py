"""The files of an export: each complete by itself, each small enough, and no row lost."""

import gzip
import json
from random import Random

from bot.features import own_data as export
from bot.features.own_data import Export


def read(files):
    """Return the rows of all files by table."""
    found = {}
    for file in files:
        for table, rows in json.loads(gzip.decompress(file)).items():
            found.setdefault(table, []).extend(rows)
    return found


def test_no_rows_make_an_empty_object():
    assert read(Export().files()) == {}


def test_pages_of_a_table_are_one_list():
    writing = Export()
    writing.add("answers", [{"quiz": 1, "choice": "東"}, {"quiz": 2, "choice": None}])
    writing.add("answers", [{"quiz": 3, "choice": '"'}])
    writing.add("skills", [{"seen": 4}])
    (file,) = writing.files()
    assert read([file]) == {
        "answers": [
            {"quiz": 1, "choice": "東"},
            {"quiz": 2, "choice": None},
            {"quiz": 3, "choice": '"'},
        ],
        "skills": [{"seen": 4}],
    }


def test_a_file_ends_before_it_is_too_large_for_discord(monkeypatch):
    monkeypatch.setattr(export, "MOST_BYTES", 20_000)
    random = Random(1)
    pages = [[{"quiz": random.getrandbits(62)} for _ in range(100)] for _ in range(100)]
    writing = Export()
    for page in pages:
        writing.add("answers", page)
    files = writing.files()
    assert len(files) > 2
    assert max(map(len, files)) < 2 * 20_000
    assert read(files) == {"answers": [row for page in pages for row in page]}
