"""What operators deploy: linted, and every step of the Dockerfile run as commands."""

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass, field, fields
from pathlib import Path

import pytest
import yaml
from bot_process import OURS, free_port, started
from places import ROOT
from standin import Standin

from bot.hosting.config import Settings

DOCKERFILE = ROOT / "Dockerfile"
UNIT = ROOT / "deploy" / "riichi-hand-bot.service"
HADOLINT = shutil.which("hadolint", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
SYSTEMD = shutil.which("systemd-analyze")
NAMES = {name.name.upper() for name in fields(Settings)}


def instructions():
    """Return the Dockerfile as (word, rest) pairs."""
    text = DOCKERFILE.read_text("utf-8").replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line and line[0] != "#"]
    return [(word, rest.strip()) for word, rest in lines]


def last(word):
    return [rest for found, rest in instructions() if found == word][-1]


# The Dockerfile without a container engine: a folder is the root of every stage.


@dataclass
class Stage:
    root: Path
    folder: str = "/"
    environment: dict[str, str] = field(default_factory=dict)

    def place(self, path):
        """Return where a path of the image lies on this machine."""
        return self.root / str(Path(self.folder) / path).lstrip("/")

    def local(self, text):
        """Return a command with the image's places replaced."""
        return text.replace("/opt/bot", str(self.root / "opt/bot"))

    def variables(self):
        paths = {name: self.local(value) for name, value in self.environment.items()}
        return {name: value.replace("$PATH", os.environ["PATH"]) for name, value in paths.items()}


def copy(stage, stages, rest):
    *sources, target = shlex.split(rest)
    base = ROOT
    if sources[0].startswith("--from="):
        base = stages[sources.pop(0).removeprefix("--from=")].root
    for source in sources:
        found = base / source.lstrip("/")
        place = stage.place(target)
        if found.is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(found, place, dirs_exist_ok=True, symlinks=True, ignore=ignored)
        else:
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, place)


def run(stage, command):
    """Run a step as it stands; what it would fetch is taken from this environment instead."""
    offline = {
        "PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "no",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONPATH": sysconfig.get_path("purelib"),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }  # fmt: skip
    subprocess.run(
        ["/bin/sh", "-ec", stage.local(command)],
        cwd=stage.place("."), env=offline, check=True, timeout=300,
    )  # fmt: skip


def build(folder):
    """Follow the Dockerfile; return its last stage."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder)
    for word, rest in instructions():
        if word == "FROM":
            name = rest.split(" AS ")[1] if " AS " in rest else "last"
            stage = stages[name] = Stage(folder / name)
            stage.root.mkdir(parents=True)
        elif word == "WORKDIR":
            stage.folder = rest
            stage.place(".").mkdir(parents=True, exist_ok=True)
        elif word == "COPY":
            copy(stage, stages, rest)
        elif word == "RUN":
            run(stage, rest)
        elif word == "ENV":
            stage.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        else:
            assert word in {"ARG", "USER", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}, word
    return stage


async def test_every_step_of_the_dockerfile_works_as_a_command(tmp_path):
    image = build(tmp_path)
    port = str(free_port())
    entry = [*json.loads(last("ENTRYPOINT")), *json.loads(last("CMD"))]
    probe = json.loads(last("HEALTHCHECK").split("CMD ", 1)[1])
    # The packages come from this environment: no step above could fetch them.
    inherited = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
    base = inherited | {"PYTHONPATH": sysconfig.get_path("purelib")} | image.variables()
    async with Standin() as discord:
        environment = base | discord.environment(HEALTH_PORT=port)
        program = shutil.which(entry[0], path=base["PATH"])
        async with started(environment, tmp_path, program, *entry[1:]) as bot:
            await discord.ready()
            assert await ended(environment, tmp_path, *probe) == 0
            bot.stop()
            code, output = await bot.end()
        assert await ended(environment, tmp_path, *probe) != 0
    assert code == 0
    assert all(json.loads(line) for line in output.splitlines()), "the image logs in JSON"


async def ended(environment, folder, *command):
    """Run a command to its end; return its exit code."""
    async with started(environment, folder, *command) as process:
        code, _ = await process.end()
    return code


def test_the_image_is_small_and_not_root():
    assert int(last("USER").split(":")[0]) > 0
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2
    assert words.index("RUN") < len(words) - 1 - words[::-1].index("FROM"), "the last only copies"
    allowed = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert allowed[0] == "*"
    assert not {"!.env", "!.git", "!tests"} & set(allowed)


@pytest.mark.skipif(HADOLINT is None, reason="hadolint is not installed")
def test_the_dockerfile_has_no_lint():
    found = subprocess.run(
        [HADOLINT, str(DOCKERFILE)], capture_output=True, text=True, check=False, timeout=60
    )
    assert found.stdout + found.stderr == ""


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here")
def test_the_unit_is_valid_and_hardened(tmp_path):
    copied = tmp_path / UNIT.name
    copied.write_text(
        UNIT.read_text("utf-8").replace("/opt/riichi-hand-bot/bin/python", "/bin/true")
    )
    checked = subprocess.run(
        [SYSTEMD, "verify", str(copied)],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (checked.returncode, checked.stderr) == (0, "")
    exposed = subprocess.run(
        [SYSTEMD, "security", "--offline=yes", "--threshold=20", str(copied)],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert exposed.returncode == 0, exposed.stdout


def test_the_services_name_settings_that_there_are():
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    manifest = list(yaml.safe_load_all((ROOT / "deploy" / "statefulset.yaml").read_text("utf-8")))
    pods = manifest[0]["spec"]
    (container,) = pods["template"]["spec"]["containers"]
    given = {entry["name"]: entry.get("value") for entry in container["env"]}
    assert set(given) <= NAMES
    assert set(compose["services"]["bot"]["environment"]) <= NAMES
    assert int(given["CLUSTER_COUNT"]) == pods["replicas"]
    assert int(given["SHARD_COUNT"]) >= pods["replicas"]
    assert container["ports"][0]["containerPort"] == int(given["HEALTH_PORT"])
