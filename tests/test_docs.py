"""Every command that README and docs show is run, or checked against the files that it names."""

import os
import re
import shlex
import subprocess
import sys
import tomllib

import pytest
import yaml
from made_logs import MISSED, log_text
from places import FACTS, ROOT

DOCUMENTS = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
)
SERVICES = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
STEPS = re.compile(r" && | \| |; ")
OUTPUT = re.compile(r" [<>] ?\S+")


def commands():
    """Return each command with its document, its comment left out."""
    for document in DOCUMENTS:
        for block in re.findall(r"```console\n(.*?)```", document.read_text("utf-8"), re.DOTALL):
            for line in block.splitlines():
                if line.startswith(("$ ", "# ")):
                    yield document.name, re.sub(r" {3,}#.*", "", line[2:])


def anchors(document):
    """Return what a link after # can name: the headings, as GitHub makes anchors of them."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda it: it.name)
def test_every_link_leads_somewhere(document):
    links = re.findall(r"\]\(([^)\s]+)\)", document.read_text("utf-8"))
    for link in links:
        path, _, anchor = link.partition("#")
        if "://" in link:
            continue
        target = document.parent / path if path else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_file_of_facts_is_small_told_with_its_source_and_read():
    files = {file.name for file in FACTS.glob("*.gz")}
    rows = re.findall(
        r"^\| `(\S+)` \|.*\| (.+) \|$", (FACTS / "README.md").read_text(), re.MULTILINE
    )
    assert {name for name, _ in rows} == files
    for name, source in rows:
        assert re.search(r"MIT|Apache|this project|these? games|same games", source), name
        assert (FACTS / name).stat().st_size <= 300_000
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py"))
    assert [name for name in files if f'("{name}")' not in tests] == []


@pytest.mark.parametrize(
    ("page", "program"),
    [
        ("hosting-container.md", "docker compose"),
        ("hosting-systemd.md", "systemctl"),
        ("hosting-by-hand.md", ".venv/bin/python -m bot"),
    ],
)
def test_a_page_of_an_install_has_the_commands_of_no_other(page, program):
    """Whoever reads it copies whole blocks."""
    others = {"docker", "systemctl", "systemd-run", "/opt/riichi-hand-bot/bin/", ".venv/bin/"}
    own = {"hosting-systemd.md": others - {"docker", ".venv/bin/"}}
    own |= {"hosting-container.md": {"docker"}, "hosting-by-hand.md": {".venv/bin/"}}
    typed = [line for document, line in commands() if document == page]
    assert any(program in line for line in typed)
    assert not [line for line in typed for word in others - own[page] if word in line]
    text = (ROOT / "docs" / page).read_text("utf-8")
    for heading in ("Install", "Back up", "Update", "Restore", "Forget"):
        assert f"\n## {heading}\n" in text


COMMANDS = tuple(dict.fromkeys(commands()))
OF_ENGINE = [line for _, line in COMMANDS if "python -m engine" in line]
ELSEWHERE = [line for _, line in COMMANDS if "python -m engine" not in line]


@pytest.fixture
def folder(tmp_path):
    """A folder with what the README's examples name: game.xml and logs/."""
    log = log_text(*MISSED)
    (tmp_path / "game.xml").write_text(log, "utf-8")
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "game.json").write_text(log, "utf-8")
    return tmp_path


def run(line, folder):
    line = re.sub(r"(\S*/)?python -m", f"{shlex.quote(sys.executable)} -m", line)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DATABASE_URL": "", "DISCORD_TOKEN": ""}
    return subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("line", [it for it in OF_ENGINE if "engine bench" not in it])
def test_a_command_of_the_engine_answers(line, folder):
    ran = run(line, folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


def test_a_picture_is_drawn(folder):
    assert run("python -m bot picture 123m456p789s11222z hand.png", folder).returncode == 0
    assert (folder / "hand.png").read_bytes().startswith(b"\x89PNG")


def known_extra(words):
    """Whether pip is asked for this project, with extras that it has."""
    extras = [name for word in words for name in re.findall(r"^\.\[([\w,]+)\]$", word)]
    return (
        bool(extras) and {*",".join(extras).split(",")} <= PROJECT["optional-dependencies"].keys()
    )


def known_to_compose(words):
    """Whether docker compose is asked about services and profiles that there are."""
    profiles = [words[at + 1] for at, word in enumerate(words) if word == "--profile"]
    every_profile = {name for service in SERVICES.values() for name in service.get("profiles", ())}
    verbs = {"up", "logs", "run", "stop", "start", "exec", "cp", "build"}
    at = next(place for place, word in enumerate(words) if word in verbs)
    rest = [word.partition(":")[0] for word in words[at + 1 :] if not word.startswith("-")]
    needs = words[at] in verbs - {"up", "build"}
    return {*profiles} <= every_profile and (not needs or bool({*rest} & SERVICES.keys()))


def known_unit(words):
    """Whether systemctl or journalctl is asked about a unit of deploy/."""
    name = words[-1] if "." in words[-1] else f"{words[-1]}.service"
    return (ROOT / "deploy" / name).exists()


def known_program(words):
    """Whether a script or a module of ours is called as it takes it."""
    if "-m" not in words:
        return (ROOT / words[1]).exists()
    module, *given = words[words.index("-m") + 1 :]
    if module != "bot":
        path = ROOT / f"{module.replace('.', '/')}.py"
        return module in {"pytest", "venv"} or (module.startswith("tools.") and path.exists())
    taken = {"check": {0}, "forget": {0, 1}, "backup": {1}, "picture": {2}}
    return not given or len(given) - 1 in taken.get(given[0], ())


def known_files(words):
    """Whether the file that is installed is there; or an empty one or a folder is made."""
    return words[3] in {"/dev/null", "-d"} or any(ROOT.glob(words[3]))


CHECKS = (
    (r"(\S*/)?pip install", known_extra),
    (r"docker compose", known_to_compose),
    (r"(systemctl (?!daemon-reload)|journalctl )", known_unit),
    (r"systemd-run ", known_program),
    (r"(\S*/)?python3? ", known_program),
    (r"install -m", known_files),
)
STANDARD = (
    "git ", "export ", "cd ", "cp ", "rm ", "cat ", "pg_restore ", "psql ", "echo ", "chmod ",
    "docker image prune", "systemctl daemon-reload",
)  # fmt: skip
"""Programs of others; `git rev-parse` and the rest take what their own manuals say."""


@pytest.mark.parametrize("line", ELSEWHERE)
def test_a_command_names_what_there_is(line):
    for step in STEPS.split(re.sub(r"'[^']*\n?[^']*'(?= <)", "", line)):
        words = shlex.split(OUTPUT.sub("", step))
        check = next((check for pattern, check in CHECKS if re.match(pattern, step)), None)
        if check is None:
            assert step.startswith((*STANDARD, ".venv/bin/ruff", ".venv/bin/mypy")), step
        else:
            assert check(words), step
