"""The store: migrations, and a database that cannot be written, is down, busy or goes away."""

import asyncio
import shutil
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from conftest import together
from on_postgres import execute, until_ended, until_it_waits
from other_versions import NEXT, OF_0_2, next_version
from sqlalchemy import inspect, make_url, text
from sqlalchemy.exc import DBAPIError

from bot.study import quizzes, servers
from bot.study import store as store_module
from bot.study.migrations import config_for, upgrade
from bot.study.place import DatabaseAddress, file_place, read_place
from bot.study.servers import ServerSettings
from bot.study.store import HEAD, Store, StudyUnavailableError, Trouble, make_tables
from bot.study.tables import metadata

FIVE = servers.servers.insert().values(server=5, language="ja", askers="everyone")


def described(connection):
    """Return all that a database tells of its tables."""
    found = inspect(connection)

    def of(told):
        return sorted(sorted((key, shown(of)) for key, of in it.items()) for it in told)

    def shown(told):
        return str({key: str(of) for key, of in told.items()} if isinstance(told, dict) else told)

    return {
        table: (
            of(found.get_columns(table)),
            sorted(found.get_pk_constraint(table)["constrained_columns"]),
            of(found.get_foreign_keys(table)),
            of(found.get_indexes(table)),
        )
        for table in found.get_table_names()
    }


async def test_the_steps_make_the_tables_that_the_code_describes(empty_place):
    store = Store(empty_place)

    def make_both(connection):
        upgrade(connection)
        told = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(told, metadata) == []
        by_steps = described(connection)
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        make_tables(connection)
        return by_steps, described(connection)

    by_steps, at_once = await store._database.run(make_both)
    assert at_once == by_steps
    assert len(at_once) == len(metadata.tables) + 1
    await store.close()


async def test_the_revision_in_the_code_is_the_newest_step(store):
    revision = text("SELECT version_num FROM alembic_version")
    assert await store.run(lambda connection: connection.execute(revision).scalar()) == HEAD
    config = await store.run(config_for)
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_a_database_of_an_earlier_version_is_brought_up_to_date_with_its_rows(
    empty_place, tmp_path, caplog
):
    caplog.set_level("INFO", "bot.study.store")
    store = Store(empty_place)
    await servers.change(store, 5, ServerSettings("ja"))
    await store.run(lambda connection: connection.execute(ROW, ASKED))
    await store.close()
    store = Store(empty_place)
    with next_version(tmp_path):
        assert await store.look() == HEAD
        await store.start()
        assert await store.look() == NEXT
        assert await servers.settings(store, 5) == ServerSettings("ja")
        assert (await quizzes.find(store, 7)).problem == "2345m"
    assert caplog.messages == [
        f"{empty_place.name} is brought from revision {HEAD} to {NEXT}",
        f"{empty_place.name} is of revision {NEXT} now",
    ]
    assert not store.is_new
    await store.close()


ROW = text(
    "INSERT INTO quizzes (quiz, purpose, kind, theme, level, problem, language, opened_at) "
    "VALUES (:quiz, :purpose, 'waits', 'nobetan', 1, '2345m', 'en', 1800000000000)"
)
ASKED = {"quiz": 7, "purpose": "asked"}
ANSWER = text("INSERT INTO answers VALUES (7, 102, 'counted', '2m', 1, 1800000000000)")


def everything(connection):
    """Return every table with its columns and rows."""
    return described(connection), {
        table: connection.exec_driver_sql(f"SELECT * FROM {table}").all()  # noqa: S608 - a name
        for table in inspect(connection).get_table_names()
    }


@pytest.mark.parametrize("restart", [False, True])
async def test_a_step_that_fails_leaves_everything_as_it_was(empty_place, tmp_path, restart):
    """A table in the way: a copy that was restored beside the tables of a newer version."""
    store = Store(empty_place)
    await servers.change(store, 5, ServerSettings("ja"))
    before = await store._database.run(everything)
    if restart:
        await store.close()
        store = Store(empty_place)
    step = """
op.add_column("servers", sa.Column("motto", sa.Text()))
op.execute("DELETE FROM servers")
op.create_table("games", sa.Column("game", sa.Text()))
"""
    with next_version(tmp_path, step):
        if not restart:  # it was brought up to date as one of this version
            with pytest.raises(StudyUnavailableError, match=f"knows {NEXT}"):
                await servers.settings(store, 5)
        for _ in range(2):
            with pytest.raises(StudyUnavailableError, match="already exists"):
                await store.run(lambda connection: connection.execute(FIVE))
        assert "already exists" in store.trouble
    assert await store._database.run(everything) == before
    await store.close()


async def test_a_database_of_0_2_is_named_and_left_as_it_is(empty_place):
    first = Store(empty_place)
    await first._database.run(lambda connection: [*map(connection.exec_driver_sql, OF_0_2)])
    before = await first._database.run(everything)
    await first.close()
    store, told = Store(empty_place), "was made by 0.2 of the bot, and is left as it is: move it"
    for attempt in (store.start, store.look, partial(servers.change, store, 5, ServerSettings())):
        with pytest.raises(StudyUnavailableError, match=told) as refused:
            await attempt()
        assert refused.value.trouble is Trouble.VERSION
        assert str(refused.value).startswith(empty_place.name)
    assert told in store.trouble
    assert await store._database.run(everything) == before
    assert not store.is_new
    await store.close()


async def test_a_database_of_0_2_that_is_put_under_a_running_bot_is_left_as_it_is(store):
    older = text("UPDATE alembic_version SET version_num = '0007'")
    await servers.change(store, 5, ServerSettings("ja"))
    await store._database.run(lambda connection: connection.execute(older))
    before = await store._database.run(everything)
    for _ in range(2):
        with pytest.raises(StudyUnavailableError, match=r"made by 0\.2"):
            await servers.change(store, 5, ServerSettings("fr"))
    assert await store._database.run(everything) == before


async def test_stores_that_start_together_make_one_database(empty_place):
    several = [Store(empty_place) for _ in range(4)]
    try:
        await together(*(one.start() for one in several))
        await servers.change(several[0], 1, ServerSettings(language="ja"))
        assert (await servers.settings(several[3], 1)).language == "ja"
    finally:
        await together(*(one.close() for one in several))


async def test_data_outlive_the_process(empty_place):
    first = Store(empty_place)
    await servers.change(first, 1, ServerSettings(language="ja"))
    assert first.is_new
    await first.close()
    second = Store(empty_place)
    assert (await servers.settings(second, 1)).language == "ja"
    assert not second.is_new
    await second.close()


async def test_a_database_of_a_newer_bot_is_left_alone(empty_place):
    store = Store(empty_place)
    await store.start()
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.run(lambda connection: connection.execute(newer))
    await store.close()
    older = Store(empty_place)
    with pytest.raises(StudyUnavailableError, match=f"9999.*knows {HEAD}") as refused:
        await older.start()
    assert refused.value.trouble is Trouble.VERSION
    assert "9999" in older.trouble
    await older.close()


async def test_a_database_that_a_newer_bot_migrates_meanwhile_is_left_alone(store):
    """An older process still runs while the first newer one starts."""

    async def become(revision):
        moved = text("UPDATE alembic_version SET version_num = :one")
        await store._database.run(lambda connection: connection.execute(moved, {"one": revision}))

    await servers.change(store, 5, ServerSettings("ja"))
    await become("9999")
    for _ in range(2):
        with pytest.raises(StudyUnavailableError, match=f"9999.*knows {HEAD}") as refused:
            await servers.change(store, 5, ServerSettings("fr"))
        assert refused.value.trouble is Trouble.VERSION
    await become(HEAD)
    assert (await servers.settings(store, 5)).language == "ja"
    assert store.trouble == ""


async def test_a_migration_waits_for_what_an_older_process_has_begun(
    new_database, tmp_path, monkeypatch
):
    """Else what it stores meanwhile would be missing in what a step makes of all rows."""
    older, newer = Store(read_place(new_database)), Store(read_place(new_database))
    await older.start()

    def answer(connection):
        connection.execute(ROW, ASKED)
        connection.execute(ANSWER)

    with next_version(tmp_path):
        async with older._database._engine.begin() as connection:
            with monkeypatch.context() as patch:
                patch.setattr(store_module, "HEAD", HEAD)
                await connection.run_sync(partial(older._as_known, answer))
            starting = asyncio.create_task(newer.start())
            await until_it_waits(older._database, starting)
        await starting
        counted = text("SELECT answered FROM totals")
        assert await newer.run(lambda connection: connection.scalar(counted)) == 1
    with pytest.raises(StudyUnavailableError, match=f"{NEXT}.*knows {HEAD}"):
        await older.run(answer)
    await together(older.close(), newer.close())


async def test_stores_of_a_newer_version_that_start_together_migrate_once(
    empty_place, tmp_path, caplog
):
    """With PostgreSQL one has an advisory lock, for which the others wait."""
    caplog.set_level("INFO", "bot.study.store")
    first = Store(empty_place)
    await first.start()
    await first.close()
    several = [Store(empty_place) for _ in range(4)]
    with next_version(tmp_path):
        await together(*(one.start() for one in several))
        assert [await one.look() for one in several] == [NEXT] * 4
    assert caplog.messages.count(f"{empty_place.name} is of revision {NEXT} now") == 1
    await together(*(one.close() for one in several))


async def test_an_older_database_that_was_restored_under_a_running_bot_is_migrated(store, tmp_path):
    with next_version(tmp_path):
        with pytest.raises(StudyUnavailableError, match=f"revision {HEAD}; this one knows {NEXT}"):
            await servers.settings(store, 5)
        await servers.settings(store, 5)
        older = text("UPDATE alembic_version SET version_num = :one").bindparams(one=HEAD)
        both = older, text("DROP TABLE totals")
        await store._database.run(lambda connection: [*map(connection.execute, both)])
        with pytest.raises(StudyUnavailableError, match=f"revision {HEAD}; this one knows {NEXT}"):
            await servers.settings(store, 5)
        await servers.settings(store, 5)
        assert await store.look() == NEXT


async def test_tables_that_are_gone_meanwhile_are_told_until_they_are_restored(store):
    """As where a copy is restored while the bot runs."""
    gone, back = (
        text(f"ALTER TABLE {one} RENAME TO {other}")
        for one, other in (("alembic_version", "gone"), ("gone", "alembic_version"))
    )
    await servers.change(store, 5, ServerSettings("ja"))
    await store._database.run(lambda connection: connection.execute(gone))
    with pytest.raises(StudyUnavailableError, match=r"tables are gone.*restore the last backup"):
        await servers.settings(store, 5)
    await store._database.run(lambda connection: connection.execute(back))
    assert (await servers.settings(store, 5)).language == "ja"


async def test_a_folder_that_is_not_there_is_told(tmp_path):
    store = Store(file_place(tmp_path / "nowhere" / "study.db"))
    with pytest.raises(StudyUnavailableError, match="unable to open") as refused:
        await store.start()
    assert refused.value.trouble is Trouble.NOT_WRITABLE
    (tmp_path / "nowhere").mkdir()
    await store.start()
    assert store.trouble == ""
    await store.close()


async def test_a_file_that_cannot_be_written_is_told(tmp_path):
    file = tmp_path / "study.db"
    first = Store(file_place(file))
    await first.start()
    await first.close()
    # Root may write to a read-only file, so SQLite itself is told that it is one.
    store = Store(DatabaseAddress(f"sqlite:///file:{file}?immutable=1&uri=true", file))
    with pytest.raises(StudyUnavailableError, match="readonly") as refused:
        await servers.change(store, 1, ServerSettings())
    assert refused.value.trouble is Trouble.NOT_WRITABLE
    await store.close()


async def test_a_file_that_is_no_database_is_told(tmp_path):
    file = tmp_path / "study.db"
    file.write_text("a letter to somebody, much longer than the header of a database" * 99)
    store = Store(file_place(file))
    told = "not a database: stop the bot and restore the last backup"
    with pytest.raises(StudyUnavailableError, match=told) as refused:
        await store.start()
    assert refused.value.trouble is Trouble.DOWN
    await store.close()


@pytest.mark.parametrize("by", ["nothing", "another"])
async def test_a_file_that_is_replaced_while_it_is_open_stores_nothing_more(tmp_path, by):
    """Else SQLite goes on in the old one, and all that is stored there ends with the bot."""
    file, away = tmp_path / "study.db", tmp_path / "away.db"
    store = Store(file_place(file))
    await servers.change(store, 5, ServerSettings("ja"))
    file.rename(away)
    if by == "another":
        shutil.copy(away, file)
    with pytest.raises(StudyUnavailableError, match="moved, deleted or replaced") as refused:
        await servers.change(store, 5, ServerSettings("fr"))
    assert refused.value.trouble is Trouble.DOWN
    away.replace(file)
    assert (await servers.settings(store, 5)).language == "ja"
    assert store.trouble == ""
    await store.close()


async def test_a_file_that_another_process_holds_is_busy_and_then_free(tmp_path, monkeypatch):
    monkeypatch.setattr(store_module, "LONGEST_LOCK", 0.2)
    file = tmp_path / "study.db"
    store = Store(file_place(file))
    await store.start()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StudyUnavailableError) as refused:
        await servers.change(store, 1, ServerSettings())
    assert refused.value.trouble is Trouble.BUSY
    assert store.trouble
    other.execute("ROLLBACK")
    other.close()
    await servers.change(store, 1, ServerSettings())
    assert store.trouble == ""
    await store.close()


async def test_a_database_that_does_not_answer_is_given_up_in_time(store, monkeypatch):
    given_up = threading.Event()

    def slow(connection):
        connection.execute(FIVE)
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_sleep(600)"))
        given_up.wait()

    with monkeypatch.context() as hurried:
        hurried.setattr(store_module, "LONGEST_TRANSACTION", 0.2)
        with pytest.raises(StudyUnavailableError, match="in time") as refused:
            await store.run(slow)
    given_up.set()
    assert refused.value.trouble is Trouble.BUSY
    assert await servers.settings(store, 5) == ServerSettings()


async def test_an_error_in_a_transaction_undoes_it_and_stays_what_it_is(store):
    def wrong(connection):
        connection.execute(FIVE)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.run(wrong)
    assert await servers.settings(store, 5) == ServerSettings()
    assert store.trouble == ""


async def test_an_error_of_a_statement_names_no_value_that_it_was_given(store):
    wrong = text("SELECT nothing FROM learners WHERE learner = :member")
    with pytest.raises(DBAPIError, match="nothing") as refused:
        await store._database.run(lambda connection: connection.execute(wrong, {"member": 123456}))
    assert "123456" not in str(refused.value)


async def test_a_postgresql_that_is_down_is_told(tmp_path):
    for address in (
        "postgresql://bot:secret@127.0.0.1:9/study",
        f"postgresql://bot:secret@/study?host={tmp_path}",
    ):
        store = Store(read_place(address))
        with pytest.raises(StudyUnavailableError, match="PostgreSQL at") as refused:
            await store.start()
        assert refused.value.trouble is Trouble.DOWN
        assert "secret" not in str(refused.value)
        await store.close()


async def test_a_postgresql_that_goes_away_and_comes_back(new_database):
    store = Store(read_place(new_database))
    await store.start()

    def cut_off(connection):
        connection.execute(FIVE)
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        connection.execute(text("SELECT 1"))

    with pytest.raises(StudyUnavailableError) as lost:
        await store.run(cut_off)
    assert lost.value.trouble is Trouble.DOWN
    assert store.trouble
    assert await servers.settings(store, 5) == ServerSettings()
    assert store.trouble == ""
    await store.close()


async def test_a_server_that_has_become_a_standby_is_left(new_database):
    """A connection to it would be kept for ever; a new one may lead to the server that writes."""
    store = Store(read_place(new_database))
    await store.start()
    read_only = text("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
    await store.run(lambda connection: connection.execute(read_only))
    with pytest.raises(StudyUnavailableError, match="read-only"):
        await servers.change(store, 5, ServerSettings("ja"))
    await servers.change(store, 5, ServerSettings("ja"))
    await store.close()


async def test_a_process_that_hangs_in_a_transaction_keeps_its_rows_from_nobody(
    new_database, monkeypatch
):
    other = Store(read_place(new_database))
    await other.start()
    monkeypatch.setattr(store_module, "LONGEST_SILENCE", 1.0)
    hanging = Store(read_place(new_database))

    def hang(connection):
        servers.lock(connection, 5)
        ended = until_ended(new_database, connection.scalar(text("SELECT pg_backend_pid()")))
        with ThreadPoolExecutor(1) as thread:  # that of the process hangs
            thread.submit(asyncio.run, ended).result()
        servers.lock(connection, 6)

    with pytest.raises(StudyUnavailableError):
        await hanging.run(hang)
    await servers.change(other, 5, ServerSettings("ja"))
    assert await servers.settings(hanging, 5) == ServerSettings("ja")
    for store in (hanging, other):
        await store.close()


async def test_a_role_that_may_not_make_tables_is_told(postgres, new_database):
    await execute(postgres, "CREATE ROLE stranger LOGIN")
    parts = urlsplit(new_database)
    store = Store(read_place(parts._replace(netloc="stranger@").geturl()))
    try:
        with pytest.raises(StudyUnavailableError, match="may not create tables; it has to own"):
            await store.look()
        with pytest.raises(StudyUnavailableError) as refused:
            await store.start()
    finally:
        await store.close()
        await execute(postgres, "DROP ROLE stranger")
    assert refused.value.trouble is Trouble.NOT_WRITABLE
    assert str(refused.value) == (
        "PostgreSQL at a socket: permission denied for schema public; the bot's role has to own "
        "its database"
    )


async def test_a_database_that_is_not_there_is_told_and_used_once_it_is(postgres, new_database):
    name = "made_later"
    address = new_database.replace(new_database.split("/")[3].split("?")[0], name)
    store = Store(read_place(address))
    with pytest.raises(StudyUnavailableError, match="does not exist"):
        await store.start()
    await execute(postgres, f"CREATE DATABASE {name}")
    try:
        await store.start()
        assert await quizzes.find(store, 1) is None
    finally:
        await store.close()
        await execute(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.mark.parametrize(
    ("text", "url", "file"),
    [
        ("", "sqlite:///data/riichi.db", Path("data/riichi.db")),
        ("sqlite:///club.db", "sqlite:///data/club.db", Path("data/club.db")),
        ("sqlite:////srv/club.db", "sqlite:////srv/club.db", Path("/srv/club.db")),
        (
            "postgresql://bot:p%40ss@db:5433/study?sslmode=require",
            "postgresql+asyncpg://bot:p%40ss@db:5433/study?ssl=require",
            None,
        ),
        ("postgres://db/study", "postgresql+asyncpg://db/study", None),
        ("postgresql:///study", "postgresql+asyncpg:///study", None),
        (
            "postgresql:///study?host=a:1&host=b:2",
            "postgresql+asyncpg:///study?host=a%3A1&host=b%3A2",
            None,
        ),
    ],
)
def test_places_that_can_be_named(text, url, file):
    assert read_place(text, Path("data")) == DatabaseAddress(url, file)


WRITES = "target_session_attrs=read-write"
HOSTS = "host=db1%3A5433&host=db2%3A5432"


@pytest.mark.parametrize(
    ("text", "url", "name"),
    [
        (
            "postgresql://bot:p%40ss@db1:5433,db2/study?sslmode=require",
            f"postgresql+asyncpg://bot:p%40ss@/study?ssl=require&{WRITES}&{HOSTS}",
            "PostgreSQL at db1:5433 or db2:5432",
        ),
        (
            "postgres://db1:5433,db2/study?target_session_attrs=primary",
            f"postgresql+asyncpg:///study?target_session_attrs=primary&{HOSTS}",
            "PostgreSQL at db1:5433 or db2:5432",
        ),
    ],
)
def test_of_several_hosts_the_one_that_writes_is_used(text, url, name):
    """As libpq writes them, which pg_dump takes as they are."""
    place = read_place(text)
    assert (place.url, place.name) == (url, name)
    called = make_url(place.url).get_dialect()().create_connect_args(make_url(place.url))[1]
    assert called["host"] == [host.split(":")[0] for host in place.hosts]
    assert called["port"] == [int(host.split(":")[1]) for host in place.hosts]


def test_off_is_no_database():
    assert read_place("off") is None


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("riichi.db", "expected nothing .* not a text without ://"),
        ("on", "expected nothing"),
        ("OFF", "expected nothing"),
        ("mysql://a/b", "expected nothing .* begins with mysql://$"),
        ("sqlite://", "expected nothing"),
        ("sqlite:///", "expected nothing"),
        ("sqlite://club.db", "expected nothing .* sqlite:///name.db"),
        ("sqlite:///club.db?mode=ro", "expected nothing"),
        ("postgresql://", "expected postgresql://user"),
        ("postgresql://db", "expected postgresql://user"),
        ("postgresql://db:0/study", "expected postgresql://user"),
        ("postgresql://db:http/study", "expected postgresql://user"),
        ("postgresql://db1,db2:http/study", "expected postgresql://user"),
        ("postgresql://db1,/study", "expected postgresql://user"),
        ("postgresql://[::1/study", "expected postgresql://user"),
        ("postgresql://db/study?channel_binding=require", "not the option channel_binding"),
        ("postgresql://db/study?sslmode=yes", r"expected sslmode=disable\|allow"),
    ],
)
def test_places_that_cannot_be_read(text, hint):
    with pytest.raises(ValueError, match=hint):
        read_place(text)


@pytest.mark.parametrize(
    "text",
    [
        "mysql://bot:secret@db/study", "my://bot:secret@db/study", "bot:secret@db/study",
        "postgresql://bot:secret/1@db/study", "postgresql://bot:1/secret@db/study",
        "postgresql://bot:secret#1@db/study", "postgresql://bot:1@secret@db/study",
        "postgresql://bot:secret?1@db/study",
    ],
)  # fmt: skip
def test_a_password_is_not_repeated(text):
    with pytest.raises(ValueError, match="expected") as error:
        read_place(text)
    assert "secret" not in str(error.value)
    assert "secret" not in read_place("postgresql://bot:secret@db/study").name
