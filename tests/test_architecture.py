"""Who may import whom, read from the sources; and what the engine offers."""

import ast
import doctest
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from places import ROOT

import engine

PACKAGES = ("assets", "bot", "engine")
SOURCES = {
    str(path.relative_to(ROOT)): path
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
}
ENGINE = {name: path for name, path in SOURCES.items() if name.startswith("engine/")}


@cache
def tree_of(source):
    return ast.parse(SOURCES[source].read_bytes())


@cache
def imports_of(source):
    """Every module that a source file names in an import, in full."""
    package = [*Path(source).parent.parts]
    found = set()
    for node in ast.walk(tree_of(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= {f"{base}.{alias.name}" for alias in node.names}
            found |= {base} if node.module else set()
    return frozenset(found)


def top_level(source):
    return {module.split(".")[0] for module in imports_of(source)}


def module_name(source):
    return source.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


@cache
def reached_from(module):
    """Every engine module that importing this one imports, at whatever distance, as names."""
    modules = {module_name(source): source for source in ENGINE}
    found, todo = set(), [module]
    while todo:
        for named in imports_of(modules[todo.pop()]) & set(modules):
            if named not in found and named != "engine":
                found.add(named)
                todo.append(named)
    return frozenset(found)


def test_the_sources_are_found():
    assert {"engine/notation.py", "engine/methods/__init__.py"} <= set(ENGINE)
    assert "engine.tiles" in imports_of("engine/hand.py")
    assert "engine.tiles" in reached_from("engine.notation")


@pytest.mark.parametrize("source", ENGINE)
def test_the_engine_imports_the_standard_library_and_itself(source):
    extras = {"pulp"} if source == "engine/methods/set_partition.py" else set()
    assert top_level(source) <= set(sys.stdlib_module_names) | {"engine"} | extras


@pytest.mark.parametrize("source", ENGINE)
def test_no_engine_module_imports_itself_in_a_circle(source):
    module = module_name(source)
    assert module == "engine" or module not in reached_from(module)


@pytest.mark.parametrize(
    ("lower", "upper"),
    [
        ("errors", "tiles melds hand notation"),
        ("tiles", "melds hand notation"),
        ("melds", "hand notation"),
        ("hand", "notation decompose tables"),
        ("notation", "decompose waits shanten discards rules"),
        ("tables", "hand decompose waits shanten discards ukeire"),
        ("rules", "yaku fu points score"),
        ("win", "yaku fu points score"),
        ("yaku", "score"),
        ("fu", "score"),
        ("points", "score"),
        ("waits", "discards score"),
        ("score", "json_lines report question"),
    ],
)
def test_inside_the_engine_imports_run_one_way(lower, upper):
    above = {f"engine.{name}" for name in upper.split()}
    assert above <= set(map(module_name, ENGINE))
    assert not reached_from(f"engine.{lower}") & above


@pytest.mark.parametrize(
    ("library", "allowed"),
    [
        (
            "discord",
            (
                *(f"bot/{name}.py" for name in ("client", "incoming", "life")),
                *(f"bot/{name}.py" for name in ("tree", "trouble", "views")),
                "bot/commands/",
            ),
        ),
        ("aiohttp", ("bot/client.py", "bot/health.py", "bot/trouble.py")),
        ("prometheus_client", ("bot/metrics.py",)),
        ("PIL", ("bot/render.py", "assets/build.py")),
        ("simcord", ("bot/local.py",)),
        ("environs", ("bot/config.py",)),
        ("fluent", ("bot/words/",)),
        ("bot", ("bot/",)),
    ],
)
def test_a_library_is_known_in_one_place(library, allowed):
    users = {source for source in SOURCES if library in top_level(source)}
    assert {source for source in users if not source.startswith(allowed)} == set()


def test_the_environment_is_read_in_one_place():
    users = {
        source
        for source in SOURCES
        for node in ast.walk(tree_of(source))
        if (isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv"))
        or (
            isinstance(node, ast.ImportFrom)
            and {a.name for a in node.names} & {"environ", "getenv"}
        )
    }
    assert users <= {"bot/config.py"}


def test_the_answer_knows_nothing_of_how_it_is_drawn_or_sent():
    present = [source for source in SOURCES if source.startswith(("bot/present", "bot/alt_text"))]
    drawn_or_sent = {"bot.render", "bot.views", "bot.client", "bot.commands"}
    assert {source for source in present if imports_of(source) & drawn_or_sent} == set()


@pytest.mark.parametrize("source", ENGINE)
def test_only_the_command_line_prints(source):
    calls = {node.func.id for node in ast.walk(tree_of(source)) if is_call_by_name(node)}
    assert source == "engine/__main__.py" or not calls & {"print", "input", "open", "eval", "exec"}


def is_call_by_name(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)


def test_what_the_engine_offers_is_listed_and_sorted():
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


@pytest.mark.parametrize(
    "value",
    [
        *engine.PRESETS.values(),
        HAND,
        *HAND.melds,
        engine.waits(engine.parse_hand("3334567m(2222p)")),
        engine.decompose(engine.parse_hand("11122233344455m")),
        engine.tenpai_discards(engine.parse_hand("123m4pEE55p")),
        engine.hand_shanten(engine.parse_hand("159m159p159s1234z")),
        engine.ukeire(engine.parse_hand("147m1z")),
        engine.ukeire_discards(engine.parse_hand("147m14z")),
        engine.Win(engine.EAST, engine.By.RON, engine.SOUTH, engine.EAST, riichi=1),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_repr_makes_the_value_again(value):
    assert eval(repr(value), dict(vars(engine))) == value  # noqa: S307 - our own repr


@pytest.mark.parametrize("source", ENGINE)
def test_every_enumeration_has_a_repr_that_makes_it_again(source):
    bases = {
        base.id
        for node in ast.walk(tree_of(source))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Name)
    }
    assert source == "engine/enums.py" or not bases & {"Enum", "IntEnum", "StrEnum"}


def test_the_example_of_the_engine_runs():
    result = doctest.testmod(engine)
    assert (result.failed, result.attempted >= 5) == (0, True)
