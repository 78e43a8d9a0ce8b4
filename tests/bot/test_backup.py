"""python -m bot backup FOLDER: a copy that can be restored, or a sentence that says why not."""

import asyncio
import json
import os
import re
import shlex
import shutil
import sqlite3
import stat
import subprocess
from contextlib import closing
from datetime import date, timedelta

import pytest
from bot_process import running
from other_versions import NEXT, make_file_of_0_2, next_version
from places import ROOT
from sqlalchemy import text

from bot.backup import KEPT, BackupError, back_up
from bot.hosting.config import Settings
from bot.study import quizzes, servers
from bot.study.place import file_place, read_place
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.study.store import HEAD, Store
from engine.problems import Species

DAY = date(2026, 1, 31)


def at(file):
    return Settings(database_url=f"sqlite:////{str(file).lstrip('/')}")


async def test_a_copy_is_made_while_the_database_is_open_and_holds_all(made_file, tmp_path):
    used = Store(file_place(made_file))
    new = NewQuiz(Purpose.ASKED, Species("waits", "nobetan", 2), "x", "en", 101, 900, 7)
    quiz = await quizzes.ask(used, new)
    url = at(made_file).database_url
    async with running(tmp_path, {"DATABASE_URL": url}, "backup", "copies") as process:
        code, said = await process.end()
    await used.close()
    assert code == 0
    (copied,) = (tmp_path / "copies").iterdir()
    assert said.strip().endswith(copied.name)
    assert stat.S_IMODE(copied.stat().st_mode) == 0o600
    store = Store(file_place(copied))
    assert await quizzes.find(store, quiz)
    await store.close()


def test_a_database_of_0_2_can_be_copied_and_stays_as_it_is(tmp_path):
    held = make_file_of_0_2(tmp_path / "study.db")
    copied = back_up(at(tmp_path / "study.db"), tmp_path / "copies", DAY)
    assert (tmp_path / "study.db").read_bytes() == held
    with closing(sqlite3.connect(copied)) as database:
        assert database.execute("SELECT * FROM servers").fetchall() == [(5, "managers")]


def test_the_newest_copies_are_kept_and_nothing_else_is_deleted(made_file, tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "riichi-of-may.db").touch()
    made = [back_up(at(made_file), folder, DAY + timedelta(days)) for days in range(KEPT + 3)]
    back_up(at(made_file), folder, DAY + timedelta(KEPT + 2))
    assert {*folder.iterdir()} == {*made[3:], folder / "riichi-of-may.db"}


def test_a_copy_of_a_clock_that_is_behind_is_kept(made_file, tmp_path):
    """As on a machine that starts at 1970, once others have been made."""
    for days in range(KEPT):
        back_up(at(made_file), tmp_path / "copies", DAY + timedelta(days))
    behind = back_up(at(made_file), tmp_path / "copies", DAY - timedelta(9999))
    assert behind.exists()
    assert len(list((tmp_path / "copies").iterdir())) == KEPT


def test_a_damaged_database_does_not_take_the_place_of_a_good_copy(made_file, tmp_path):
    good = back_up(at(made_file), tmp_path, DAY)
    before = good.read_bytes()
    made_file.write_bytes(b"no database" * 1000)
    with pytest.raises(BackupError, match="cannot be copied"):
        back_up(at(made_file), tmp_path, DAY)
    assert good.read_bytes() == before
    assert not [*tmp_path.glob("*.part")]


def test_what_a_killed_copy_left_is_deleted_by_the_next(made_file, tmp_path):
    left = [f"riichi-{DAY - timedelta(1)}.part{end}" for end in ("", "-journal")]
    for name in left:
        (tmp_path / name).touch()
    made = back_up(at(made_file), tmp_path, DAY)
    assert {*tmp_path.glob("riichi-*")} == {made}


def test_a_disk_that_is_full_leaves_nothing_behind(made_file, tmp_path, monkeypatch):
    def fill(_, part):
        part.write_bytes(b"as much as there was room for")
        part.with_name(f"{part.name}-journal").touch()
        raise BackupError("database or disk is full")

    monkeypatch.setattr("bot.backup._copy", fill)
    with pytest.raises(BackupError, match="full"):
        back_up(at(made_file), tmp_path / "copies", DAY)
    assert [*(tmp_path / "copies").iterdir()] == []


@pytest.mark.parametrize(("url", "word"), [("", "There is no "), ("off", "DATABASE_URL is off")])
async def test_what_cannot_be_copied_is_told(tmp_path, url, word):
    async with running(tmp_path, {"DATABASE_URL": url}, "backup", "copies") as process:
        code, said = await process.end()
    assert (code, "Traceback" in said, word in said) == (2, False, True)
    assert [*tmp_path.iterdir()] == []


def test_a_file_in_place_of_the_folder_is_told(made_file, tmp_path):
    (tmp_path / "copies").touch()
    with pytest.raises(BackupError, match="copies"):
        back_up(at(made_file), tmp_path / "copies", DAY)


FAKE_PG_DUMP = """#!/bin/sh
for word; do case $word in --file=*) file=${word#--file=};; esac; done
printf '["%s", "%s"]' "$*" "$PGPASSWORD" > "$file"
[ "$PGPASSWORD" != wrong ] || { echo 'password refused' >&2; exit 1; }
"""


def test_a_postgresql_is_dumped_and_no_command_line_shows_its_password(tmp_path, monkeypatch):
    program = tmp_path / "pg_dump"
    program.write_text(FAKE_PG_DUMP)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    url = "postgresql://bot:{}@db:5433/riichi?ssl=require"
    file = back_up(Settings(database_url=url.format("a%2Fb")), tmp_path, DAY)
    assert file.name == "riichi-2026-01-31.dump"
    words, given = json.loads(file.read_text())
    assert given == "a/b"
    assert "--dbname=postgresql://bot@db:5433/riichi?sslmode=require" in words
    assert "a%2Fb" not in words
    with pytest.raises(BackupError, match="password refused"):
        back_up(Settings(database_url=url.format("wrong")), tmp_path, DAY + timedelta(1))
    assert [*tmp_path.glob("riichi-*")] == [file]
    program.unlink()
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(BackupError, match="pg_dump is not installed"):
        back_up(Settings(database_url=url.format("x")), tmp_path, DAY)


def test_a_copy_restores_the_database_as_the_guide_says(made_file, tmp_path):
    copied = back_up(at(made_file), tmp_path / "copies", DAY)
    shutil.copy(copied, tmp_path / "riichi.db")
    with sqlite3.connect(tmp_path / "riichi.db") as restored:
        assert restored.execute("PRAGMA integrity_check").fetchone() == ("ok",)


RESTORE = re.compile(r"^\$ (docker .*-T postgres )?((?:psql|pg_restore) [^#\n]*)", re.MULTILINE)
"""A step of the guide that restores a PostgreSQL: the one of compose, or another."""

PROGRAMS = text("SELECT setting FROM pg_config WHERE name = 'BINDIR'")
"""Where the server has its programs: they are of its version."""


@pytest.mark.parametrize("in_compose", [True, False])
async def test_a_dump_restores_an_older_database_as_the_guide_says(
    new_database, in_compose, tmp_path, monkeypatch
):
    """The tables that a newer version made are gone, so that the next update can make them."""
    steps = [
        step
        for page in ("hosting.md", "hosting-container.md")
        for of_compose, step in RESTORE.findall((ROOT / "docs" / page).read_text("utf-8"))
        if bool(of_compose) is in_compose
    ]
    assert len(steps) == 2
    older = Store(read_place(new_database))
    await servers.change(older, 5, ServerSettings("ja"))
    programs = await older.run(lambda connection: connection.execute(PROGRAMS).scalar_one())
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    for day in range(2):  # the second copy is one of a database that was restored
        copied = back_up(Settings(database_url=new_database), tmp_path, DAY + timedelta(days=day))
        newer = Store(read_place(new_database))
        with next_version(tmp_path):
            await newer.start()
        await newer.close()
        for step in steps:
            here = re.sub(r"--dbname=\S+", f"--dbname={shlex.quote(new_database)}", step)
            here = re.sub(r"\S+\.dump", str(copied), here.replace("-U bot ", ""))
            await asyncio.to_thread(subprocess.run, ["sh", "-c", here], check=True)
        assert await older.look() == HEAD
    with next_version(tmp_path):
        newer = Store(read_place(new_database))
        assert await servers.settings(newer, 5) == ServerSettings("ja")
        assert await newer.look() == NEXT
    await older.close()
    await newer.close()
