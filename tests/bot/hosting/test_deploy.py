"""What operators deploy: linted, and every step of the Dockerfile run as commands."""

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import zipfile
from ctypes.util import find_library
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path

import pytest
import yaml
from bot_process import OURS, free_port, started
from patience import PATIENCE
from places import ROOT
from standin import Standin

from bot.hosting.config import NAMES
from bot.study.store import POOL_SIZE

DOCKERFILE = ROOT / "Dockerfile"
UNIT = ROOT / "deploy" / "riichi-hand-bot.service"
BACKUP_UNIT = ROOT / "deploy" / "riichi-hand-bot-backup.service"
HADOLINT = shutil.which("hadolint", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
SYSTEMD = shutil.which("systemd-analyze")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def manifest(name):
    """Return the parts of a manifest by their kind."""
    text = (ROOT / "deploy" / name).read_text("utf-8")
    return {part["kind"]: part for part in yaml.safe_load_all(text)}


MANIFEST = manifest("statefulset.yaml")
POSTGRES = manifest("postgres.yaml")


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
        "COMMIT": "1a2b3c4",
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


@pytest.mark.slow
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
    first, *_ = [json.loads(line) for line in output.splitlines()]  # the image logs in JSON
    assert first["message"].endswith(", commit 1a2b3c4")


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
        [HADOLINT, str(DOCKERFILE)], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert found.stdout + found.stderr == ""


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here")
@pytest.mark.parametrize("unit", [UNIT, BACKUP_UNIT], ids=lambda unit: unit.stem)
def test_the_unit_is_valid_and_hardened(tmp_path, unit):
    copied = tmp_path / unit.name
    copied.write_text(
        unit.read_text("utf-8").replace("/opt/riichi-hand-bot/bin/python", "/bin/true")
    )
    checked = subprocess.run(
        [SYSTEMD, "verify", str(copied)],
        capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert (checked.returncode, checked.stderr) == (0, "")
    exposed = subprocess.run(
        [SYSTEMD, "security", "--offline=yes", "--threshold=20", str(copied)],
        capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert exposed.returncode == 0, exposed.stdout


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here")
def test_the_timer_is_valid_and_starts_the_backup_once_a_night(tmp_path):
    service = BACKUP_UNIT.read_text("utf-8")
    (tmp_path / BACKUP_UNIT.name).write_text(
        service.replace("/opt/riichi-hand-bot/bin/python", "/bin/true")
    )
    timer = shutil.copy(BACKUP_UNIT.with_suffix(".timer"), tmp_path)
    for words in (
        ["verify", str(timer)],
        ["calendar", "--iterations=2", told(timer, "OnCalendar")],
    ):
        checked = subprocess.run(
            [SYSTEMD, *words], capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert (checked.returncode, checked.stderr) == (0, "")
    first, second = re.findall(r"(?:Next elapse|Iter. #2): \w+ ([\d-]+ [\d:]+)", checked.stdout)
    assert datetime.fromisoformat(second) - datetime.fromisoformat(first) == timedelta(days=1)
    assert told(timer, "Persistent") == "true"


def told(unit, name):
    (value,) = re.findall(rf"(?m)^{name}=(.*)", Path(unit).read_text("utf-8"))
    return value


def test_the_backup_runs_as_the_bot_beside_its_database():
    assert told(BACKUP_UNIT, "User") == UNIT.stem
    for same in ("WorkingDirectory", "EnvironmentFile", "UMask"):
        assert told(BACKUP_UNIT, same) == told(UNIT, same)
    own, copies = told(BACKUP_UNIT, "StateDirectory").split()
    assert own == told(UNIT, "StateDirectory")
    assert told(BACKUP_UNIT, "ExecStart") == f"{told(UNIT, 'ExecStart')} backup %S/{copies}"


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here")
@pytest.mark.skipif(find_library("seccomp") is None, reason="there is no libseccomp here")
def test_an_outlook_needs_no_system_call_that_the_unit_refuses():
    command = [sys.executable, str(ROOT / "tests" / "under_unit.py"), str(UNIT)]
    looked = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert looked.stderr == ""
    assert int(looked.stdout) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["statefulset.yaml", "postgres.yaml"])
def test_a_manifest_is_valid_on_the_oldest_kubernetes_that_it_names(name):
    reason = "the extra `dev` is not installed: no kubernetes-validate"
    kubernetes = pytest.importorskip("kubernetes_validate", reason=reason)
    text = (ROOT / "deploy" / name).read_text("utf-8")
    (oldest,) = re.findall(r"on Kubernetes ([\d.]+) or newer", text)
    for part in manifest(name).values():
        kubernetes.validate(part, oldest, strict=True)


def test_the_services_name_settings_that_there_are():
    pods = MANIFEST["StatefulSet"]["spec"]
    (container,) = pods["template"]["spec"]["containers"]
    given = {entry["name"]: entry.get("value") for entry in container["env"]}
    assert set(given) <= set(NAMES)
    assert set(COMPOSE["services"]["bot"]["environment"]) <= set(NAMES)
    assert int(given["CLUSTER_COUNT"]) == pods["replicas"]
    assert int(given["SHARD_COUNT"]) >= pods["replicas"]
    assert container["ports"][0]["containerPort"] == int(given["HEALTH_PORT"])
    assert container["resources"]["requests"].keys() == {"cpu", "memory"}


def test_the_network_policy_is_that_of_the_pods():
    pods = MANIFEST["StatefulSet"]["spec"]["template"]
    policy = MANIFEST["NetworkPolicy"]["spec"]
    assert policy["podSelector"]["matchLabels"] == pods["metadata"]["labels"]
    assert set(policy["policyTypes"]) == {"Ingress", "Egress"}
    served = [port["name"] for port in pods["spec"]["containers"][0]["ports"]]
    assert [port["port"] for rule in policy["ingress"] for port in rule["ports"]] == served
    assert {port["port"] for rule in policy["egress"] for port in rule["ports"]} == {53, 443, 5432}


def test_the_bot_and_its_postgresql_find_each_other():
    pods = MANIFEST["StatefulSet"]["spec"]
    served = POSTGRES["StatefulSet"]["spec"]
    (container,) = served["template"]["spec"]["containers"]
    labels = served["template"]["metadata"]["labels"]
    assert POSTGRES["Service"]["spec"]["selector"] == labels == served["selector"]["matchLabels"]
    assert POSTGRES["Service"]["spec"]["ports"][0]["port"] == 5432
    assert container["ports"][0]["containerPort"] == 5432
    allowed = POSTGRES["NetworkPolicy"]["spec"]["ingress"][0]["from"][0]["podSelector"]
    assert allowed["matchLabels"] == pods["template"]["metadata"]["labels"]
    leaves = [rule["to"][0] for rule in MANIFEST["NetworkPolicy"]["spec"]["egress"]]
    assert {"podSelector": {"matchLabels": labels}} in leaves


def test_the_postgresql_has_a_connection_for_every_process():
    """As many as the pods have, and some that are left for the operator."""
    wanted = MANIFEST["StatefulSet"]["spec"]["replicas"] * POOL_SIZE
    (container,) = POSTGRES["StatefulSet"]["spec"]["template"]["spec"]["containers"]
    for given in (container["args"], COMPOSE["services"]["postgres"]["command"]):
        (most,) = [text for text in given if text.startswith("max_connections=")]
        assert int(most.split("=")[1]) >= wanted + 10


def test_compose_starts_the_postgresql_only_where_it_is_asked_for():
    postgres = COMPOSE["services"]["postgres"]
    assert postgres["profiles"] == ["postgres"]
    needed = COMPOSE["services"]["bot"]["depends_on"]["postgres"]
    assert needed == {"condition": "service_healthy", "required": False}
    assert "postgres" in COMPOSE["volumes"]
    (container,) = POSTGRES["StatefulSet"]["spec"]["template"]["spec"]["containers"]
    assert postgres["image"] == container["image"]
    named = {entry["name"]: entry["value"] for entry in container["env"]}
    assert named == postgres["environment"]


FAKE_PG_DUMP = """#!/bin/sh
[ "$PGPASSWORD" = secret ] || exit 9
for word; do case $word in --file=*) echo dumped > "${word#--file=}";; esac; done
"""


def nightly(service, folder, programs, environment=None):
    """Run a night of a backup service of compose: `sleep` fails, which ends it."""
    for name, text in {"sleep": "#!/bin/sh\nexit 7\n", **programs}.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    command = [text.replace("$$", "$") for text in service["entrypoint"]]
    path = f"{folder}:{os.environ['PATH']}"
    ended = subprocess.run(
        command, env={"PATH": path, **(environment or {})}, check=False, timeout=PATIENCE
    )
    assert ended.returncode == 7


def test_compose_backs_the_file_up_only_where_it_is_asked_for(tmp_path):
    service, bot = COMPOSE["services"]["backup"], COMPOSE["services"]["bot"]
    assert service["profiles"] == ["backup"]
    assert service["healthcheck"] == {"disable": True}  # of the image, which asks a bot
    assert service["env_file"] == bot["env_file"]
    assert {*bot["volumes"]} < {*service["volumes"]}
    nightly(service, tmp_path, {"python": f'#!/bin/sh\necho "$@" > {tmp_path}/said\n'})
    words = (tmp_path / "said").read_text().split()
    assert words[:3] == ["-m", "bot", "backup"]
    assert [it for it in service["volumes"] if it.endswith(f":{words[3]}")]
    assert words[3] in next(rest for word, rest in instructions() if "-m 777" in rest)


def test_compose_backs_its_postgresql_up_and_keeps_fourteen_nights(tmp_path):
    service = COMPOSE["services"]["backup-postgres"]
    postgres = COMPOSE["services"]["postgres"]
    assert service["profiles"] == ["backup-postgres"]
    assert (service["image"], service["env_file"]) == (postgres["image"], postgres["env_file"])
    named = service["environment"]
    assert named["PGUSER"] == postgres["environment"]["POSTGRES_USER"]
    assert named["PGDATABASE"] == postgres["environment"]["POSTGRES_DB"]
    assert COMPOSE["services"][named["PGHOST"]] is postgres
    folder = tmp_path / "copies"
    folder.mkdir()
    old = [folder / f"riichi-2020-01-{day:02}.dump" for day in range(1, 16)]
    for file in old:
        file.touch()
    programs = {"pg_dump": FAKE_PG_DUMP}
    nightly(service, tmp_path, programs, {"FOLDER": str(folder), "POSTGRES_PASSWORD": "secret"})
    (new,) = {*folder.iterdir()} - {*old}
    assert new.read_text() == "dumped\n"
    assert {*folder.iterdir()} == {*old[2:], new}
    nightly(service, tmp_path, programs, {"FOLDER": str(folder), "POSTGRES_PASSWORD": "wrong"})
    assert {*folder.iterdir()} == {*old[2:], new}


# compose.yaml's entrypoint, run by the same shell, with a program in place of python


FAKE_BOT = """#!/bin/sh
[ "$*" = "-m bot $EXPECTED" ] || exit 99
trap 'exit 0' TERM
echo started
[ "$ENDS_WITH" = later ] || exit "$ENDS_WITH"
for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1 & wait $!; done
"""


def in_compose(folder, ends_with, argument="run"):
    """Start the service's command, as Docker would, with a bot that ends with this code."""
    program = folder / "python"
    program.write_text(FAKE_BOT)
    program.chmod(0o755)
    service = COMPOSE["services"]["bot"]
    command = [text.replace("$$", "$") for text in service["entrypoint"]]
    assert service["command"] == ["run"]
    environment = {
        "PATH": f"{folder}:{os.environ['PATH']}", "EXPECTED": argument, "ENDS_WITH": ends_with,
    }  # fmt: skip
    return started(environment, folder, *command, argument)


@pytest.mark.parametrize(("code", "argument"), [("0", "run"), ("1", "run"), ("2", "check")])
async def test_in_compose_the_container_ends_with_the_bot(tmp_path, code, argument):
    async with in_compose(tmp_path, code, argument) as container:
        assert await container.end() == (int(code), "started\n")


async def test_in_compose_the_bot_is_told_to_stop(tmp_path):
    async with in_compose(tmp_path, "later") as container:
        assert await container.process.stdout.readline() == b"started\n"
        container.stop(signal.SIGTERM)
        assert await container.end() == (0, "")


async def test_in_compose_a_bot_that_ends_with_2_is_not_started_again(tmp_path):
    async with in_compose(tmp_path, "2") as container:
        await container.said("put it right")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(container.process.wait(), 1)
        container.stop(signal.SIGTERM)
        code, output = await container.end()
    assert code == 2
    assert output.count("started") == 1


# deploy/constraints.py


def wheel(folder, name, needs=""):
    """Write a wheel of a package without a file of its own; return its place."""
    about = f"{name}-1.0.dist-info"
    place = folder / f"{name}-1.0-py3-none-any.whl"
    needed = f"Requires-Dist: {needs}\n" if needs else ""
    with zipfile.ZipFile(place, "w") as archive:
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\n"
                                              f"Version: 1.0\n{needed}")  # fmt: skip
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n"
                                           "Tag: py3-none-any\n")  # fmt: skip
        archive.writestr(f"{about}/RECORD", "")
    return place


def test_the_constraints_name_every_package_with_the_hash_of_its_file(tmp_path):
    files = {
        "first": wheel(tmp_path, "first", needs="second>=1"),
        "second": wheel(tmp_path, "second"),
    }
    project = tmp_path / "project"
    project.mkdir()
    (project / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "third"\nversion = "1"\ndependencies = ["first"]\n'
        "[tool.hatch.build.targets.wheel]\nbypass-selection = true\n"
    )
    found = subprocess.run(
        [sys.executable, str(ROOT / "deploy" / "constraints.py"), str(project)],
        env={
            "PATH": os.environ["PATH"], "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path),
            "PIP_NO_BUILD_ISOLATION": "no", "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        },
        capture_output=True, text=True, check=True, timeout=PATIENCE,
    )  # fmt: skip
    comment, *lines = found.stdout.splitlines()
    assert comment.startswith("# Made by deploy/constraints.py")
    assert lines == [
        f"{name}==1.0 --hash=sha256:{sha256(file.read_bytes()).hexdigest()}"
        for name, file in files.items()
    ]
