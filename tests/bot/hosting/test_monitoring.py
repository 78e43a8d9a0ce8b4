"""The alerts and the board of deploy/: every metric that they ask for is one that the bot has."""

import json
import re
import shutil
import subprocess

import pytest
import yaml
from bot_process import free_port
from bot_world import make_client
from places import ROOT
from prometheus_client.parser import text_string_to_metric_families

from bot.hosting.config import Settings
from bot.hosting.health import serving

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
    async with serving("127.0.0.1", free_port(), client.metrics, lambda: ""):
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


HEALTHY = {
    "riichi_bot_online": "1x6000",
    "process_start_time_seconds": "0x6000",
    'riichi_bot_gateway_latency_seconds{shard="0"}': "0.1x6000",
    'riichi_bot_gateway_events_total{event="connect"}': "1x6000",
    'riichi_bot_interactions_total{command="waits",outcome="answered"}': "0+20x6000",
    'riichi_bot_interactions_total{command="waits",outcome="stale"}': "0x6000",
    'riichi_bot_interactions_total{command="waits",outcome="failed"}': "0x6000",
    'riichi_bot_interactions_total{command="waits",outcome="taken"}': "0x6000",
    "riichi_bot_study_database_up": "1x6000",
    "riichi_bot_study_tidied_timestamp_seconds": "0+60x6000",
    "riichi_bot_clock_ahead_seconds": "0.2x6000",
    'riichi_bot_posts_total{what="posted"}': "0+1x6000",
    'riichi_bot_posts_total{what="failed"}': "0x6000",
    'riichi_bot_discord_responses_total{method="POST",status="429"}': "0x6000",
}
"""What a bot without trouble reports, a sample a minute."""

FOUR_DAYS = "96h"
POSTED = 'riichi_bot_posts_total{what="posted"}'
FAILED = 'riichi_bot_posts_total{what="failed"}'
CONNECTED = 'riichi_bot_gateway_events_total{event="connect"}'
BROKEN = 'riichi_bot_interactions_total{command="waits",outcome="failed"}'
TAKEN = 'riichi_bot_interactions_total{command="waits",outcome="taken"}'
STALE = 'riichi_bot_interactions_total{command="waits",outcome="stale"}'

FAULTS = [
    ({}, "1h", None),
    ({}, FOUR_DAYS, None),
    (dict.fromkeys(HEALTHY, "_x60"), "1h", "RiichiBotGone"),
    ({"riichi_bot_online": "0x60"}, "1h", "RiichiBotOffline"),
    ({"riichi_bot_online": "1 1 1 0 0 1x60"}, "6m", None),
    ({CONNECTED: "0+1x60"}, "1h", "RiichiBotStartsSessions"),
    ({CONNECTED: "1x20 2x40"}, "1h", None),
    ({"process_start_time_seconds": "0+60x60"}, "1h", "RiichiBotRestarts"),
    ({"process_start_time_seconds": "0x30 1800x30"}, "1h", None),
    ({BROKEN: "0+1x60"}, "1h", "RiichiBotFails"),
    ({BROKEN: "0x30 1x30"}, "1h", None),
    ({STALE: "0+1x60"}, "1h", "RiichiBotLate"),
    ({TAKEN: "0+10x60"}, "1h", "RiichiBotTwice"),
    ({TAKEN: "0x30 4x30"}, "1h", None),
    ({TAKEN: "0x30 12x30"}, "1h", None),
    ({"riichi_bot_study_database_up": "0x60"}, "1h", "RiichiBotDatabaseDown"),
    ({"riichi_bot_study_database_up": "0 0 1 0 0 0 1 0 0 0 0 0 1 0 0 0 0 1 0 0"}, "19m",
     "RiichiBotDatabaseDown"),
    ({"riichi_bot_study_database_up": "1x30 0 0 1x30"}, "1h", None),
    ({"riichi_bot_clock_ahead_seconds": "-90x60"}, "1h", "RiichiBotClockWrong"),
    ({POSTED: "0x60", FAILED: "0x30 1x30"}, "1h", "RiichiBotDailiesFail"),
    ({POSTED: "0x30 200x30", FAILED: "0x30 100x30"}, "1h", "RiichiBotDailiesFail"),
    ({POSTED: "0x30 200x30", FAILED: "0x30 3x30"}, "1h", None),
    ({"riichi_bot_study_tidied_timestamp_seconds": "0x6000"}, FOUR_DAYS, "RiichiBotNotTidied"),
    ({"riichi_bot_study_tidied_timestamp_seconds": "60x6000"}, FOUR_DAYS, "RiichiBotNotTidied"),
    ({'riichi_bot_discord_responses_total{method="POST",status="429"}': "0+10x60"}, "1h",
     "RiichiBotRateLimited"),
]  # fmt: skip
"""What a bot reports otherwise, when it is looked at, and the one alert that fires."""

FIRING = 'count by (alertname) (ALERTS{alertstate="firing"})'


def test_every_alert_has_its_fault():
    assert {alert for *_, alert in FAULTS if alert} == {*alerts()}


@pytest.mark.skipif(PROMTOOL is None, reason="needs promtool, of Debian's package prometheus")
def test_an_alert_fires_for_its_fault_and_no_other_does(tmp_path):
    tests = [
        {
            "name": f"{alert} {reported}",
            "interval": "1m",
            "input_series": [
                {"series": name, "values": values} for name, values in (HEALTHY | reported).items()
            ],
            "promql_expr_test": [
                {
                    "expr": FIRING,
                    "eval_time": at,
                    "exp_samples": [{"labels": f'{{alertname="{alert}"}}', "value": 1}]
                    if alert
                    else [],
                }
            ],
        }
        for reported, at, alert in FAULTS
    ]
    asked = tmp_path / "tests.yaml"
    rules = str(ROOT / "deploy" / "alerts.yaml")
    asked.write_text(yaml.safe_dump({"rule_files": [rules], "tests": tests}))
    told = subprocess.run(
        [PROMTOOL, "test", "rules", str(asked)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr


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
