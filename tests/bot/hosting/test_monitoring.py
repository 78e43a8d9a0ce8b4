"""The alerts and the board of deploy/: every metric that they ask for is one that the bot has."""

import json
import re
import shutil
import subprocess

import pytest
import yaml
from bot_world import make_client
from places import ROOT
from prometheus_client.parser import text_string_to_metric_families

from bot.hosting.config import Settings

NAME = re.compile(r"\b(?:riichi_bot|process)_[a-z_]+")
ENDS = {
    "counter": ("_total",),
    "gauge": ("",),
    "histogram": ("_bucket", "_count", "_sum"),
    "info": ("_info",),
    "unknown": ("",),
}
"""What the samples of each type of metric are called behind the name of the metric."""

LABEL = re.compile(r"\{([^}]*)\}")


def alerts():
    (group,) = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text("utf-8"))["groups"]
    return {rule["alert"]: rule["expr"] for rule in group["rules"]}


def panels():
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    return {it["title"]: target["expr"] for it in board["panels"] for target in it["targets"]}


ASKED = {**alerts(), **panels()}
PROMTOOL = shutil.which("promtool")


@pytest.fixture
async def there(tmp_path):
    """The names of all samples that a bot with everything can report, once there is something."""
    client = make_client(Settings(database_url=f"sqlite:///{tmp_path}/study.db"))
    families = text_string_to_metric_families(client.metrics.text().decode())
    names = {f"{family.name}{end}" for family in families for end in ENDS[family.type]}
    await client.study.close()
    return names


@pytest.mark.parametrize("what", ASKED)
def test_every_metric_exists(there, what):
    names = NAME.findall(ASKED[what])
    assert names
    assert set(names) <= there


@pytest.mark.skipif(PROMTOOL is None, reason="needs promtool, of Debian's package prometheus")
def test_prometheus_takes_the_rules():
    told = subprocess.run(
        [PROMTOOL, "check", "rules", str(ROOT / "deploy" / "alerts.yaml")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    assert f"{len(alerts())} rules found" in told.stdout


@pytest.mark.parametrize("what", ASKED)
def test_brackets_are_closed(what):
    for both in ("()", "[]", "{}"):
        assert ASKED[what].count(both[0]) == ASKED[what].count(both[1])


def test_labels_have_values_that_the_bot_writes():
    told = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for expression in ASKED.values():
        for label in LABEL.findall(expression):
            values = re.findall(r'"([^"]*)"', label)[0].split("|")
            assert all(f"`{value}`" in told or value == "429" for value in values), label


def test_every_metric_of_ours_is_told_in_the_guide(there):
    told = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    ours = {name for name in there if name.startswith("riichi_bot_")}
    ends = ("_bucket", "_count", "_sum", "_created")
    assert [name for name in sorted(ours) if name not in told and not name.endswith(ends)] == []
