"""What runs is told: the version, and the commit of a checkout or of an installation."""

import re
import shutil
import subprocess

import pytest
from bot_process import running
from bot_world import make_client
from places import ROOT

import engine
from bot.hosting import release
from bot.hosting.config import Settings
from bot.hosting.release import Release, commit_of

COMMIT = re.compile(r"[0-9a-f]{7,40}(-dirty)?")


def git(folder, *words):
    about = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    command = ["git", *about, "-C", str(folder), *words]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    return told.stdout.strip()


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_a_checkout_has_the_commit_of_git(tmp_path):
    git(tmp_path, "init", "-q")
    (tmp_path / "a").write_text("1")
    git(tmp_path, "add", "a")
    git(tmp_path, "commit", "-q", "-m", "a")
    git(tmp_path, "tag", "-a", "v9", "-m", "a")
    whole = git(tmp_path, "rev-parse", "HEAD")
    found = commit_of(tmp_path, tmp_path / "none")
    assert len(found) >= 7
    assert whole.startswith(found)
    (tmp_path / "a").write_text("2")
    assert commit_of(tmp_path, tmp_path / "none") == f"{found}-dirty"


@pytest.mark.parametrize(
    ("written", "read"), [("1a2b3c4\n", "1a2b3c4"), ("", ""), ("\n", ""), (None, "")]
)
def test_an_installation_has_the_commit_that_it_noted(tmp_path, written, read):
    note = tmp_path / "commit"
    if written is not None:
        note.write_text(written)
    assert commit_of(tmp_path, note) == read


def test_a_damaged_checkout_has_none(tmp_path):
    (tmp_path / ".git").mkdir()
    assert commit_of(tmp_path, tmp_path / "none") == ""


def test_a_release_is_told_with_its_commit_where_there_is_one():
    assert str(Release("1.2")) == "1.2"
    assert str(Release("1.2", "1a2b3c4-dirty")) == "1.2, commit 1a2b3c4-dirty"


async def test_the_metrics_tell_it(monkeypatch):
    monkeypatch.setattr("bot.hosting.metrics.release", lambda: Release("1.2", "1a2b3c4"))
    text = make_client(Settings(database_url="off")).metrics.text().decode()
    assert 'riichi_bot_info{commit="1a2b3c4",version="1.2"} 1.0' in text


async def test_the_check_and_the_first_line_of_the_log_tell_it(tmp_path):
    commit = commit_of(release.CHECKOUT, release.NOTE)  # of now: somebody may work in the checkout
    told = f"version: {Release(engine.__version__, commit)}\n"
    if (ROOT / ".git").exists():
        assert COMMIT.search(told)
    async with running(tmp_path, {}, "check") as bot:
        _, output = await bot.end()
    assert output.startswith(f"ok    {told}")
    wanted = {"DISCORD_API_BASE": "http://127.0.0.1:9/api/v10", "DISCORD_TOKEN": "a.b.c"}
    async with running(tmp_path, wanted) as bot:
        await bot.said("out of reach")
        bot.stop()
        _, output = await bot.end()
    assert output.splitlines()[0].endswith(f"bot: {told.strip().capitalize()}")
