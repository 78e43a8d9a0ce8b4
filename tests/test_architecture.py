"""Imports between rooms, read from the sources; and the names that the engine exports."""

import ast
import doctest
import re
import subprocess
import sys
from fnmatch import fnmatchcase as fnmatch
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from places import ROOT

import engine
import engine.logs
import engine.outlook

ANY = re.compile(r"\bAny\b")
PACKAGES = ("assets", "bot", "engine", "tools")
SOURCES = {
    str(path.relative_to(ROOT)): path
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
}
ENGINE = {name: path for name, path in SOURCES.items() if name.startswith("engine/")}


@cache
def nodes_of(source):
    """Return every node of a source file that a test here looks at.

    What is imported for type checkers alone names a type, and is no part of a running bot.
    """
    tree = ast.parse(SOURCES[source].read_bytes())
    kept = (ast.Import, ast.ImportFrom, ast.ClassDef, ast.Assign, ast.Attribute, ast.Call)
    for_types = {
        node
        for block in tree.body
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for node in ast.walk(block)
    }
    return [node for node in ast.walk(tree) if isinstance(node, kept) and node not in for_types]


@cache
def imports_of(source):
    """Every module that a source file names in an import, in full."""
    package = [*Path(source).parent.parts]
    found = set()
    for node in nodes_of(source):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            # The facade's open_yaku is a function, though a module has that name too.
            offered = getattr(sys.modules.get(base), "__all__", ())
            found |= {f"{base}.{it.name}" for it in node.names if it.name not in offered}
            found |= {base} if node.module else set()
    return frozenset(found)


def top_level(source):
    return {module.split(".")[0] for module in imports_of(source)}


def module_name(source):
    return source.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


ROOMS = {
    # a room: the rooms that it may import, at whatever distance
    "engine nouns": "",
    "engine/index": "engine nouns",
    "engine/notation": "engine nouns",
    "engine/facts": "engine/index, engine/notation, engine nouns",
    "engine/scoring": "engine/facts, engine/index, engine/notation, engine nouns",
    "engine/methods": "engine/facts, engine/index, engine/notation, engine nouns",
    "engine/problems": "engine/facts, engine/index, engine/notation, engine/outlook, "
    "engine/scoring, engine nouns",
    "engine/outlook": "engine/facts, engine/index, engine/notation, engine/scoring, engine nouns",
    "engine/logs": "engine/facts, engine/index, engine/notation, engine/scoring, engine nouns",
    "engine/placement": "engine/facts, engine/index, engine/notation, engine/scoring, engine nouns",
    "engine/review": "engine/facts, engine/index, engine/logs, engine/notation, engine/outlook, "
    "engine/placement, engine/scoring, engine nouns",
    "engine": "engine/*, engine/facts, engine nouns",
    "bot/words": "engine",
    "bot/read": "bot nouns, bot/words, engine, engine/logs, engine/notation, engine/outlook",
    "bot nouns": "bot/features, bot/pages, bot/read, bot/study, bot/words, engine, engine/logs, "
    "engine/methods, engine/outlook, engine/problems, engine/review",
    "bot/pages": "bot nouns, bot/read, bot/words, engine, engine/logs, engine/outlook, "
    "engine/problems",
    "bot/features": "bot nouns, bot/study, bot/pages, bot/read, bot/words, engine, engine/logs, "
    "engine/methods, engine/outlook, engine/problems, engine/review",
    "bot/picture": "bot nouns, bot/pages, bot/read, bot/words, engine, engine/logs, "
    "engine/outlook, engine/problems",
    "bot/study": "bot nouns, bot/read, bot/words, engine, engine/logs, engine/outlook, "
    "engine/problems",
    "bot/hosting": "bot/study, bot nouns, engine, engine/logs, engine/outlook",
    "bot/discord": "bot/*, bot nouns, engine, engine/logs, engine/methods, engine/outlook, "
    "engine/problems, engine/review",
    "bot": "bot/*, bot nouns, engine, engine/logs, engine/methods, engine/outlook, "
    "engine/problems, engine/review",
    "assets": "",
    "tools": "engine/facts, engine/index, engine/logs, engine/notation, engine/outlook, "
    "engine/scoring, engine nouns",
}
"""The imports of each room. "engine" is the facade, queries and the command line; "bot" the entry
points."""

LIBRARIES = {
    "discord": ["bot/discord"],
    "aiohttp": ["bot/discord", "bot/hosting/health.py"],
    "prometheus_client": ["bot/hosting/metrics.py"],
    "PIL": ["bot/picture/render.py", "bot/picture/plot.py", "assets"],
    "simcord": ["bot/local_page.py"],
    "dotenv": ["bot/hosting/config.py"],
    "babel": ["bot/words"],
    "fluent": ["bot/words"],
    "sqlalchemy": ["bot/study"],
    "alembic": ["bot/study/migrations"],
    "fsrs": ["bot/study/review.py"],
    "isal": ["bot/picture/render.py"],
    "numpy": ["engine/outlook", "assets"],
    "pulp": ["engine/methods/set_partition.py"],
}
"""The files or rooms that may know a library."""

MODULES = {module_name(source): source for source in SOURCES}


NO_NOUNS = {
    "engine": {"__init__", "__main__", "query", "reports"},
    "bot": {"__init__", "__main__", "backup", "forget", "local_page", "preflight"},
}
"""The files at the top of the engine and of the bot that others ask, or start."""


def room_of(source):
    """Return the room of a file: its folder, two deep at most; the nouns are the top."""
    room = "/".join(Path(source).parent.parts[:2])
    is_noun = room in NO_NOUNS and Path(source).stem not in NO_NOUNS[room]
    return f"{room} nouns" if is_noun else room


FACADES = {
    "engine",
    "engine.facts",
    "engine.logs",
    "engine.methods",
    "engine.notation",
    "engine.outlook",
    "engine.placement",
    "engine.problems",
    "engine.review",
    "engine.scoring",
}
"""Packages of the engine that others import whole."""

NOUNS = {name for name, source in MODULES.items() if room_of(source) == "engine nouns"}
"""The modules at the top of the engine: the words that everybody may use."""

OF_ENGINE = {"engine nouns", "engine/facts", "engine/notation", "engine/scoring"}
"""What a room that may import the engine finds there, beside its first page."""


@cache
def reached_from(source):
    """Return every file of ours that importing this one imports, at whatever distance.

    What a facade imports is the engine's own business.
    """
    found, todo = set(), [source]
    while todo:
        for named in imports_of(todo.pop()) & MODULES.keys():
            if MODULES[named] not in found:
                found.add(MODULES[named])
                todo += [MODULES[named]] if named not in FACADES | NOUNS else []
    return frozenset(found)


def test_the_sources_are_found():
    assert {room_of(source) for source in SOURCES} == ROOMS.keys()
    assert "engine.tiles" in imports_of("engine/hand.py")
    assert "engine/tiles.py" in reached_from("engine/notation/hand_notation.py")


def strangers_of(source):
    """Return the rooms that a file reaches and may not."""
    room = room_of(source)
    allowed = [room, *ROOMS[room].split(", ")]
    allowed += OF_ENGINE if "engine" in allowed else ()
    reached = {room_of(it) for it in reached_from(source)}
    return {it for it in reached if not any(fnmatch(it, pattern) for pattern in allowed)}


def test_imports_run_one_way():
    found = {source: strangers_of(source) for source in SOURCES}
    assert {source: rooms for source, rooms in found.items() if rooms} == {}


def test_no_module_imports_itself_in_a_circle():
    circles = [source for source in SOURCES if source in reached_from(source)]
    assert circles == []


def neighbours_in(folder):
    """Return, of each file and folder in a folder, those beside it whose insides it imports."""
    found = {}
    for source in (it for it in SOURCES if it.startswith(f"{folder}/")):
        own = source.removeprefix(f"{folder}/").split("/")[0]
        inside = [MODULES[named] for named in imports_of(source) & MODULES.keys()]
        beside = [it.removeprefix(f"{folder}/") for it in inside if it.startswith(f"{folder}/")]
        others = {it.split("/")[0] for it in beside}
        found.setdefault(own, set()).update(others - {"__init__.py", own})
    found.pop("__init__.py", None)
    return found


def tied(folder):
    """Return the files and folders in a folder that import each other, at whatever distance."""
    beside = neighbours_in(folder)
    for _ in beside:
        for own, others in beside.items():
            others.update(*(beside[it] for it in others if it in beside and it != own))
    return {own for own, others in beside.items() if own in others}


FOLDERS = {
    "/".join(parts[:n]) for it in SOURCES for parts in [it.split("/")] for n in range(1, len(parts))
}


def test_no_arrow_leads_upward_inside_a_room():
    """Where a folder uses a file beside it, that file uses nothing of the folder."""
    assert {folder: knot for folder in FOLDERS if (knot := tied(folder))} == {}


def test_the_engine_imports_the_standard_library_and_itself():
    known = set(sys.stdlib_module_names) | {"engine"}
    for source in ENGINE:
        here = {name for name, users in LIBRARIES.items() if source.startswith(tuple(users))}
        assert top_level(source) <= known | here, source


def test_the_bot_knows_the_engine_by_its_facade():
    for source in (source for source in SOURCES if source.startswith("bot/")):
        imports = (node for node in nodes_of(source) if isinstance(node, ast.ImportFrom))
        named = {node.module for node in imports if node.module}
        assert {name for name in named if name.startswith("engine.")} <= FACADES | NOUNS, source


@pytest.mark.parametrize(("library", "users"), LIBRARIES.items())
def test_a_library_is_known_in_one_place(library, users):
    found = {source for source in SOURCES if library in top_level(source)}
    assert found
    assert {source for source in found if not source.startswith(tuple(users))} == set()


def test_the_bot_runs_without_numpy():
    """Its worker processes alone import it, with the first outlook."""
    script = (
        "import sys, bot.__main__, bot.discord.outlook_pool\n"
        "from bot.hosting.config import Settings\n"
        "from bot.__main__ import Client, add_commands, load_club\n"
        "client = Client(Settings())\n"
        "add_commands(client)\n"
        "load_club(client)()\n"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False).returncode == 0


def test_the_environment_is_read_in_one_place():
    users = {
        source
        for source in SOURCES
        for node in nodes_of(source)
        if (isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv"))
        or (
            isinstance(node, ast.ImportFrom)
            and {a.name for a in node.names} & {"environ", "getenv"}
        )
    }
    assert users <= {"bot/hosting/config.py"}


def types_of(source):
    """Yield the name of each type of a source file, and what it means: its place, or its alias."""
    for node in nodes_of(source):
        if isinstance(node, ast.ClassDef):
            yield node.name, f"{source}:{node.lineno}"
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            is_short = isinstance(node.value, (ast.Attribute, ast.BinOp, ast.Name, ast.Subscript))
            if is_short and name[0].isupper() and not name.isupper():
                yield name, ast.unparse(node.value)


def test_no_two_types_have_one_name():
    """In whatever rooms: a name that is searched for has one meaning."""
    meanings = {}
    for name, meaning in (it for source in SOURCES for it in types_of(source)):
        meanings.setdefault(name, set()).add(meaning)
    assert len(meanings) > 400
    assert {name: several for name, several in meanings.items() if len(several) > 1} == {}


def test_few_lines_of_the_bot_say_any():
    """At most two in a thousand: what a library leaves open has one name of ours."""
    lines = [
        line
        for source in SOURCES
        if source.startswith("bot/")
        for line in SOURCES[source].read_text(encoding="utf-8").splitlines()
    ]
    assert 1000 * sum("Any" in line and bool(ANY.search(line)) for line in lines) <= 2 * len(lines)


def test_only_the_command_line_prints():
    for source in set(ENGINE) - {"engine/__main__.py"}:
        calls = {node.func.id for node in nodes_of(source) if is_call_by_name(node)}
        assert not calls & {"print", "input", "open", "eval", "exec"}, source


def is_call_by_name(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


def test_the_facade_of_the_engine_lists_its_names_sorted():
    offered = {
        name
        for name, value in vars(engine).items()
        if not name.startswith("_") and not isinstance(value, ModuleType)
    }
    assert set(engine.__all__) == offered
    # Constants, then classes, then functions: the order in which ruff sorts them too.
    assert engine.__all__ == sorted(engine.__all__, key=lambda name: (kind_of(name), name))


def kind_of(name):
    return 0 if name.isupper() else 1 if name[0].isupper() else 2


HAND = engine.parse_hand("406m[4'56p](1111s)23s55z")


VALUES = {**vars(engine), **vars(engine.outlook)}


@pytest.mark.parametrize(
    "value",
    [
        *engine.PRESETS.values(),
        HAND,
        *HAND.melds,
        engine.waits(engine.parse_hand("3334567m(2222p)")),
        engine.decompose(engine.parse_hand("11122233344455m")),
        engine.tenpai_discards(engine.parse_hand("123m4pEE55p")),
        engine.shanten(engine.parse_hand("159m159p159s1234z")).by_form,
        engine.ukeire(engine.parse_hand("147m1z")),
        engine.discards(engine.parse_hand("147m14z")),
        engine.Win(engine.EAST, engine.By.RON, engine.SOUTH, engine.EAST, riichi=1),
        engine.outlook.outlook(HAND, turn=17),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_repr_makes_the_value_again(value):
    assert eval(repr(value), dict(VALUES)) == value  # noqa: S307 - our own repr


def test_every_enumeration_has_a_repr_that_makes_it_again():
    for source in set(ENGINE) - {"engine/errors.py"}:
        bases = {
            base.id
            for node in nodes_of(source)
            if isinstance(node, ast.ClassDef)
            for base in node.bases
            if isinstance(base, ast.Name)
        }
        assert not bases & {"Enum", "IntEnum", "StrEnum"}, source


@pytest.mark.parametrize(("module", "least"), [(engine, 5), (engine.logs, 4), (engine.outlook, 5)])
def test_the_examples_of_the_engine_run(module, least):
    result = doctest.testmod(module)
    assert (result.failed, result.attempted >= least) == (0, True)
