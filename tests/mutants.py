"""Small faults put into a room, one at a time: its tests must notice each of them.

    python tests/mutants.py engine/scoring 25 1

ROOM is a folder of code whose tests lie in the folder of that name in tests/. N faults of it are
chosen by SEED, as many of each kind as there are: a comparison becomes another, a number one more
or one less, `and` becomes `or`, a `not` goes, True becomes False, a statement is dropped. Each is
written into a copy of the checkout, and the room's tests run there until one fails. Those that no
test notices are listed, and the exit code is 1.

A survivor is a test that is missing, or code that can go. One that changes nothing that anybody
could see stands in harmless_mutants.tsv, with the reason.
"""

import argparse
import ast
import contextlib
import copy
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import accumulate, chain, zip_longest
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from places import ROOT

OTHER: Final = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip

DROPPED: Final = (
    ast.AugAssign, ast.Break, ast.Continue, ast.Delete, ast.Expr, ast.If, ast.Raise, ast.Return,
)  # fmt: skip
"""Statements that are worth dropping; where a name is not assigned, every test fails."""

NOT_RUN: Final = {"annotation", "decorator_list", "returns"}
"""Fields of a tree that are not mutated: hints of types, and how a class or memo is made."""

NOT_RUN_IF: Final = {"TYPE_CHECKING", "__name__ == '__main__'"}

CHECKS_ITSELF: Final = "strict"
"""The keyword of ``zip`` that only a slip elsewhere makes a difference to."""

LOG: Final = "mutant.log"

FEWEST_SECONDS: Final = 30.0
"""Tests that take longer, and four times as long as without a fault, are taken not to end."""


class Mutant(NamedTuple):
    """A fault: the bytes of a file from ``start`` to ``end`` become ``new``.

    ``before`` and ``after`` are the lines that it changes, in one line each.
    """

    file: str
    line: int
    kind: str
    start: int
    end: int
    new: bytes
    before: str
    after: str

    def __str__(self) -> str:
        """Return the place and the change."""
        before = self.before
        if self.kind == "statement" and len(before) > 90:
            before = before[:90] + " ..."
        return f"{self.file}:{self.line}: {before}  ->  {self.after}"

    @property
    def change(self) -> tuple[str, str, str]:
        """What it changes, wherever in the file that stands."""
        return self.file, self.before, self.after


def changes(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the kind and the new text of each fault of an expression."""
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                other = copy.deepcopy(node)
                other.ops[at] = OTHER[type(operator)]()
                yield "comparison", f"({ast.unparse(other)})"
        case ast.BoolOp():
            other = ast.BoolOp(OTHER[type(node.op)](), node.values)
            yield "logic", f"({ast.unparse(other)})"
        case ast.UnaryOp(op=ast.Not()):
            yield "logic", f"({ast.unparse(node.operand)})"
        case ast.Constant(value=bool()):
            yield "logic", str(not node.value)
        case ast.Constant(value=int()):
            yield "number", str(node.value + 1)
            yield "number", str(node.value - 1)


def can_be_dropped(node: ast.AST) -> bool:
    """Whether a function without this statement is still one that runs."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return False  # a docstring
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return isinstance(node, DROPPED)


def nodes(tree: ast.AST, *, in_function: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Yield what runs, and whether in a function; Python 3.11 cannot place parts of f-strings."""
    in_function |= isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef)
    for field, value in ast.iter_fields(tree):
        for node in value if isinstance(value, list) else [value]:
            if not isinstance(node, ast.AST) or isinstance(node, ast.JoinedStr) or field in NOT_RUN:
                continue
            if isinstance(node, ast.keyword) and node.arg == CHECKS_ITSELF:
                continue
            if not (isinstance(node, ast.If) and ast.unparse(node.test) in NOT_RUN_IF):
                yield node, in_function
                yield from nodes(node, in_function=in_function)


def mutants_of(file: str, source: bytes) -> Iterator[Mutant]:
    """Yield every fault of a file that is still Python."""
    lines = source.splitlines(keepends=True)
    begins = [0, *accumulate(map(len, lines))]
    for node, in_function in nodes(ast.parse(source)):
        found = list(changes(node))
        if in_function and can_be_dropped(node):
            found.append(("statement", "pass"))
        for kind, new in found:
            begin, stop = begins[node.lineno - 1], begins[node.end_lineno]
            start = begin + node.col_offset
            end = begins[node.end_lineno - 1] + node.end_col_offset
            before = source[begin:stop]
            after = source[begin:start] + new.encode() + source[end:stop]
            told = (b" ".join(text.split()).decode() for text in (before, after))
            mutant = Mutant(file, node.lineno, kind, start, end, new.encode(), *told)
            with contextlib.suppress(SyntaxError):
                ast.parse(mutated(source, mutant))
                yield mutant


def mutated(source: bytes, mutant: Mutant) -> bytes:
    """Return a file with the fault in it."""
    return source[: mutant.start] + mutant.new + source[mutant.end :]


def sample(mutants: Sequence[Mutant], number: int, seed: int) -> list[Mutant]:
    """Return so many, of each kind in turn.

    Each has its lot by what it changes: a new line elsewhere in the room moves no other's.
    """
    seen: Counter[tuple[str, str, str]] = Counter()
    lots: dict[str, list[tuple[str, Mutant]]] = {}
    for mutant in mutants:
        seen[mutant.change] += 1
        lot = sha256(repr((seed, *mutant.change, seen[mutant.change])).encode()).hexdigest()
        lots.setdefault(mutant.kind, []).append((lot, mutant))
    in_turn = chain.from_iterable(zip_longest(*(sorted(lots[kind]) for kind in sorted(lots))))
    return [lot[1] for lot in in_turn if lot][:number]


def harmless(root: Path) -> dict[tuple[str, str, str], str]:
    """Return why nobody could see a change, for those of which that is known."""
    rows = (root / "tests" / "harmless_mutants.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {
        (file, before, after): why for file, before, after, why in (it.split("\t") for it in rows)
    }


def copied(root: Path, target: Path) -> Path:
    """Copy what git knows of the checkout, or would add to it, as it is now."""
    listed = ["git", "-C", str(root), "ls-files", "-z", "-co", "--exclude-standard"]
    for name in filter(None, subprocess.check_output(listed).decode().split("\0")):
        if (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)
    return target


def ended(tree: Path, tests: Sequence[Path], limit: float | None = None) -> int | None:
    """Return how the tests ended in a copy of the checkout: 0 if all passed, None at the limit."""
    pytest = [sys.executable, "-m", "pytest", "-xq", "-p", "no:cacheprovider", "-p", "no:xdist"]
    # To a file: a server that a test started may hold a pipe open.
    with (tree / LOG).open("w") as log:
        run = subprocess.Popen(
            [*pytest, *tests],
            cwd=tree,
            env=os.environ | {"PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            return run.wait(limit)
        except subprocess.TimeoutExpired:
            run.send_signal(signal.SIGINT)  # pytest stops the servers of its tests
            with contextlib.suppress(subprocess.TimeoutExpired):
                run.wait(10)
            return None
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
            run.wait()


def noticed(mutant: Mutant, tree: Path, tests: Sequence[Path], limit: float) -> bool:
    """Whether a test fails, or does not end, with the fault in the copy; mend it afterwards."""
    name = re.compile(rf"\b{Path(mutant.file).stem}\b")
    # First those that speak most of the module: they are the likeliest to fail.
    likely = sorted(tests, key=lambda it: (-len(name.findall((tree / it).read_text("utf-8"))), it))
    file = tree / mutant.file
    source = file.read_bytes()
    # A compiled module of the same length and second would be taken for that of the mutant.
    compiled = Path(importlib.util.cache_from_source(file))
    try:
        file.write_bytes(mutated(source, mutant))
        compiled.unlink(missing_ok=True)
        return ended(tree, likely, limit) != 0
    finally:
        file.write_bytes(source)
        compiled.unlink(missing_ok=True)


def survivors(root: Path, room: str, number: int, seed: int) -> list[Mutant]:
    """Print the faults of a room that no test notices, and return those not known as harmless."""
    known, began, survived = harmless(root), time.monotonic(), []
    with tempfile.TemporaryDirectory(prefix="mutants", ignore_cleanup_errors=True) as folder:
        tree = copied(root, Path(folder, "0"))
        files = sorted(it.relative_to(tree) for it in (tree / room).rglob("*.py"))
        tests = sorted(it.relative_to(tree) for it in (tree / "tests" / room).rglob("test_*.py"))
        if not files or not tests:
            sys.exit(f"There is no code in {room}, or there are no tests in tests/{room}.")
        if ended(tree, tests) != 0:
            sys.exit(f"{(tree / LOG).read_text()[-4000:]}\nThe tests fail without a fault.")
        limit = max(FEWEST_SECONDS, 4 * (time.monotonic() - began))

        every = [it for file in files for it in mutants_of(str(file), (tree / file).read_bytes())]
        chosen = sample(every, number, seed)
        trees: SimpleQueue[Path] = SimpleQueue()
        trees.put(tree)
        workers = os.cpu_count() or 1
        for at in range(1, workers):
            trees.put(shutil.copytree(tree, Path(folder, str(at))))

        def is_noticed(mutant: Mutant) -> bool:
            own = trees.get()
            try:
                return noticed(mutant, own, tests, limit)
            finally:
                trees.put(own)

        with ThreadPoolExecutor(workers) as pool:
            for mutant, is_seen in zip(chosen, pool.map(is_noticed, chosen), strict=True):
                if is_seen:
                    continue
                why = known.get(mutant.change)
                print(f"{mutant}\n    {f'harmless: {why}' if why else 'SURVIVED'}", flush=True)
                survived += [] if why else [mutant]
    seconds = time.monotonic() - began
    print(f"{room}, seed {seed}: {len(chosen)} faults, {len(survived)} survived, {seconds:.0f} s")
    return survived


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("room", help="a folder, such as engine/scoring")
    parser.add_argument("number", type=int, help="of faults")
    parser.add_argument("seed", type=int)
    asked = parser.parse_args()
    sys.exit(bool(survivors(ROOT, asked.room.strip("/"), asked.number, asked.seed)))
