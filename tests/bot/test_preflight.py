"""python -m bot check: what it says of the settings, without a token and without a network."""

import asyncio
import os
import re
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from bot_process import running
from other_versions import make_file_of_0_2
from places import ROOT

from bot import preflight
from bot.discord.discord_errors import NETWORK
from bot.hosting.config import Settings
from bot.preflight import Finding, Severity
from bot.study import store
from bot.study.store import HEAD
from engine.outlook import RATES, rates_of

GUIDE = ROOT / "docs/hosting.md"
MISSPELLED = {"ANSWER_LANG": "ANSWER_LANGUAGE", "DEFAULT_RULE": "DEFAULT_RULES"}


async def found_with(settings):
    return [finding async for finding in preflight.findings(settings)]


async def test_the_settings_tell_language_rules_and_shards(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    settings = Settings(answer_language="ja", default_rules="ema", shard_count=4, shard_ids=(1, 2))
    _, first, *_ = await found_with(settings)
    assert str(first) == "ok    settings: language ja, rules ema, shards 1, 2"
    _, first, *_ = await found_with(Settings())
    assert str(first) == (
        "ok    settings: language each user's own (en, ja, zh-TW, zh-CN, ko, fr), "
        "rules tenhou, shards all"
    )


async def test_the_rates_of_a_host_are_named_and_few_are_warned_of():
    named = [str(it) for it in await found_with(Settings(outlook_rates=rates_of("houou")))]
    assert "ok    rates: rates:houou, counted in 25,048 go-arounds" in named
    few = Settings(outlook_rates=replace(RATES, name="club:all", intervals=900))
    (line,) = (str(it) for it in await found_with(few) if it.what == "rates")
    assert line.startswith("warn  rates: club:all, counted in 900 go-arounds: too few")
    assert not any(it.what == "rates" for it in await found_with(Settings()))


async def test_processes_that_are_turned_off_are_told_with_what_needs_them():
    said = [str(it) for it in await found_with(Settings(outlook_processes=0))]
    (line,) = (it for it in said if it.startswith("ok    workers: "))
    assert line.endswith(
        "off, so there is no /outlook, /methods or /game, and no problem of cut, fold, riichi, "
        "blocks is dealt"
    )
    assert not any("workers" in str(it) for it in await found_with(Settings()))


async def test_misspelled_settings_are_warnings_and_the_check_passes(tmp_path):
    (tmp_path / ".env").write_text("".join(f"{name}=ja\n" for name in MISSPELLED))
    async with running(tmp_path, {}, "check") as bot:
        code, output = await bot.end()
    assert code == 0
    warned = [line for line in output.splitlines() if line.startswith("warn ")]
    assert warned == [
        f"warn  settings: .env sets {name}, which isn't a setting: did you mean {meant}?"
        for name, meant in MISSPELLED.items()
    ]


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these permissions")
async def test_misspelled_settings_and_a_readable_token_are_warned_of_at_the_start(tmp_path):
    file = tmp_path / ".env"
    file.write_text("ANSWER_LANG=ja\nDISCORD_TOKEN=a.b.c\n")
    file.chmod(0o644)
    # Nothing listens on this port: the bot waits for a Discord that is not there.
    async with running(tmp_path, {"DISCORD_API_BASE": "http://127.0.0.1:9/api/v10"}) as bot:
        await bot.said("out of reach")
        bot.stop()
        code, output = await bot.end()
    assert code == 0
    assert "WARNING bot: .env holds the token" in output
    assert "WARNING bot: .env sets ANSWER_LANG, which isn't a setting" in output
    assert "a.b.c" not in output


@pytest.mark.parametrize(
    "broken", [FileNotFoundError(2, "No such file or directory", "a.png"), KeyError("a")]
)
async def test_assets_that_cannot_be_used_are_told_in_a_sentence(monkeypatch, tmp_path, broken):
    monkeypatch.chdir(tmp_path)

    def fail(*_: object) -> None:
        raise broken

    monkeypatch.setattr(preflight, "reply_to", fail)
    (assets,) = [finding for finding in await found_with(Settings()) if finding.what == "assets"]
    assert assets.severity is Severity.WRONG
    assert assets.seen.endswith("; install the bot again")
    assert_no_repr(assets)


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError(104, "Connection reset")])
async def test_a_network_that_fails_is_told_in_a_sentence(monkeypatch, tmp_path, error):
    monkeypatch.chdir(tmp_path)
    assert isinstance(error, NETWORK)

    async def enter(*_: object) -> None:
        await asyncio.sleep(0)
        raise error

    monkeypatch.setattr(preflight, "enter", enter)
    *_, last = await found_with(Settings(discord_token="a.b.c"))  # noqa: S106 - no secret
    assert str(last).startswith("WRONG network: Discord cannot be reached: ")
    assert_no_repr(last)


async def test_a_missing_token_is_named_where_there_is_no_local_page(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(preflight.local_page, "missing", lambda: ["simcord"])
    *_, last = await found_with(Settings())
    assert str(last).startswith("WRONG token: none: set DISCORD_TOKEN.")
    assert last.seen.endswith("lacks simcord")


async def database_finding(file):
    found = await found_with(Settings(database_url=f"sqlite:///{file}"))
    return next(it for it in found if it.what == "database")


async def test_a_damaged_page_is_found_though_the_revision_can_be_read(made_file):
    of_answers = "SELECT rootpage FROM sqlite_master WHERE name = 'answers'"
    with closing(sqlite3.connect(made_file)) as database:
        ((page,),) = database.execute(of_answers)
    with made_file.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)
    found = await database_finding(made_file)
    assert found.severity is Severity.WRONG
    assert "is damaged (" in found.seen
    assert "restore the last backup" in found.seen


async def test_a_file_that_cannot_be_written_is_wrong(made_file, monkeypatch):
    """As where root has restored it: the revision can be read all the same."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    found = await database_finding(made_file)
    assert (found.severity, "cannot be written" in found.seen) == (Severity.WRONG, True)


NEWER = f"is of revision 9999, which a newer version of the bot has made; this one knows {HEAD}"
OF_0_2 = "was made by 0.2 of the bot, and is left as it is: move it away, or run 0.2"
WITHOUT = "; without it there are no quizzes"


@pytest.mark.parametrize(
    ("revision", "head", "said"),
    [
        (HEAD, HEAD, f"ok    database: {{}}, revision {HEAD}"),
        (HEAD, "9998", f"ok    database: {{}}, revision {HEAD}, where this bot works with 9998"),
        ("9999", HEAD, f"WRONG database: {{}} {NEWER}{WITHOUT}"),
        ("0007", HEAD, f"WRONG database: {{}} {OF_0_2}{WITHOUT}"),
    ],
)
async def test_a_database_of_another_version(made_file, monkeypatch, revision, head, said):
    monkeypatch.setattr(store, "HEAD", head)
    with closing(sqlite3.connect(made_file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    assert str(await database_finding(made_file)) == said.format(made_file)


async def test_check_leaves_a_database_of_0_2_as_it_is(tmp_path):
    """It lies at the default place."""
    held = make_file_of_0_2(tmp_path / "riichi.db")
    given = {"DATABASE_URL": "", "DISCORD_TOKEN": "a.b.c", "DISCORD_API_BASE": "http://127.0.0.1:9"}
    async with running(tmp_path, given, "check") as bot:
        code, output = await bot.end()
    assert code == 2
    assert f"\nWRONG database: riichi.db {OF_0_2}{WITHOUT}\n" in output
    assert (tmp_path / "riichi.db").read_bytes() == held


def test_the_guide_shows_the_revision_of_today():
    assert f"\nok    database: riichi.db, revision {HEAD}\n" in GUIDE.read_text("utf-8")


def assert_no_repr(finding: Finding) -> None:
    assert not re.search(r"Error\(|'|\[Errno", str(finding))
