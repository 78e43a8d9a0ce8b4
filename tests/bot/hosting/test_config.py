"""Settings: read from the environment and a .env file, every wrong one named at once."""

import os
import re
import subprocess
import sys
from dataclasses import replace

import pytest
from patience import PATIENCE
from places import ROOT

from bot.hosting import config
from bot.hosting.config import FILES, NAMES, Settings, SettingsError, settings_warnings
from bot.picture.render import Palette
from bot.words import LANGUAGES
from engine import PRESETS
from engine.outlook import RATES, rates_of


@pytest.fixture(autouse=True)
def _empty_environment(monkeypatch):
    for name in (*NAMES, *FILES, "HTTPS_PROXY", "https_proxy", "NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)


def load_settings(file):
    return config.load_settings(languages=LANGUAGES, rules=PRESETS, palettes=Palette, file=file)


def test_nothing_set_is_the_local_page(tmp_path):
    assert load_settings(tmp_path / ".env") == Settings()
    assert Settings().discord_token == ""


def test_the_environment_goes_before_the_file(tmp_path, monkeypatch):
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=from.the.file\nPALETTE=color_blind\nLOCAL_PORT=8080\n")
    monkeypatch.setenv("DISCORD_TOKEN", "from.the.environment")
    settings = load_settings(file)
    assert settings.discord_token == "from.the.environment"  # noqa: S105
    assert settings.palette == "color_blind"
    assert settings.local_port == 8080


def test_settings_are_read_without_changing_the_environment(tmp_path, monkeypatch):
    file = tmp_path / ".env"
    file.write_text("PALETTE=color_blind\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOG_LEVEL", "")
    before = dict(os.environ)
    load_settings(file)
    assert dict(os.environ) == before


def test_an_empty_variable_counts_as_not_set(tmp_path, monkeypatch):
    for name in NAMES:
        monkeypatch.setenv(name, "")
    assert load_settings(tmp_path / ".env") == Settings()


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("LOG_LEVEL", "LOUD", "DEBUG, INFO, WARNING, ERROR"),
        ("PALETTE", "pink", "normal, color_blind"),
        ("DEFAULT_RULES", "house", "tenhou"),
        ("ANSWER_LANGUAGE", "de", "user, en, ja, zh-TW, zh-CN, ko, fr"),
        ("LOCAL_PORT", "http", "0 to 65535"),
        ("LOCAL_PORT", "65536", "0 to 65535"),
        ("LOCAL_PORT", "-1", "0 to 65535"),
        ("LOCAL_PORT", "٣", "0 to 65535"),
        ("HEALTH_PORT", "80000", "0 to 65535"),
        ("HEALTH_HOST", "everywhere", "127.0.0.1"),
        ("LOG_FORMAT", "xml", "plain, json"),
        ("ANSWER_LANGUAGE", "JA", "did you mean ja?"),
        ("ANSWER_LANGUAGE", "zh_tw", "did you mean zh-TW?"),
        ("DEFAULT_RULES", "mahjongsoul", "did you mean mahjong_soul?"),
        ("CLUSTER_COUNT", "0", "1 to 65536"),
        ("CLUSTER_INDEX", "1" * 5000, "0 to 65536"),
        ("SHARD_COUNT", "many", "number"),
        ("SHARD_IDS", "3-1", "0-3,8"),
        ("DISCORD_API_BASE", "http://discord.com/api/v10", "plain http only"),
        ("DISCORD_API_BASE", "http://8.8.8.8/api", "plain http only"),
        ("DISCORD_API_BASE", "http://134744072/api/v10", "plain http only"),
        ("DISCORD_API_BASE", "http://0x8080808/api/v10", "plain http only"),
        ("DISCORD_API_BASE", "http://0X8.0x8.0x8.0x8/api", "plain http only"),
        ("DISCORD_API_BASE", "http://01002004010/api", "plain http only"),
        ("DISCORD_API_BASE", "http://010.8.8.8/api", "plain http only"),
        ("DISCORD_API_BASE", "http://8.2056/api", "plain http only"),
        ("DISCORD_API_BASE", "http://１３４７４４０７２/api", "plain http only"),
        ("DISCORD_API_BASE", "http://ⓓiscord/api", "plain http only"),
        ("DISCORD_API_BASE", "http://[::ffff:8.8.8.8]/api", "plain http only"),
        ("DISCORD_API_BASE", "http://[2001:4860:4860::8888]/api", "plain http only"),
        ("DISCORD_API_BASE", "http://0.0.0.0/api", "plain http only"),
        ("DISCORD_API_BASE", "http://8.8.8.8\\.local/api", "plain http only"),
        ("DISCORD_API_BASE", "http://8.8.8.8%2f.local/api", "plain http only"),
        ("DISCORD_API_BASE", "http://local.example.com/api", "plain http only"),
        ("DISCORD_API_BASE", "ftp://localhost", "plain http only"),
        ("DISCORD_API_BASE", "https://", "plain http only"),
        ("DISCORD_API_BASE", "https://me@discord.com", "plain http only"),
        ("DISCORD_API_BASE", "http://[::1", "plain http only"),
    ],
)
def test_a_wrong_variable_is_named_with_what_was_expected(
    tmp_path, monkeypatch, name, value, expected
):
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name) as caught:
        load_settings(tmp_path / ".env")
    assert expected in str(caught.value)
    assert repr(value)[1:-1] in str(caught.value)


@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/api/v10", "http://127.0.0.1:8080/api/v10", "http://[::1]/api/v10",
        "http://10.0.0.7/api/v10", "http://proxy/api/v10", "http://nirn.bots.svc/api/v10",
        "http://nirn.bots.svc.cluster.local/api/v10", "http://rest_proxy/api/v10",
        "http://Proxy.lan/api/v10", "http://[fd00::7]/api/v10", "http://[::ffff:10.0.0.7]/api/v10",
        "http://localhost:3000/api/v10",
    ],
)  # fmt: skip
def test_a_proxy_on_a_private_network_is_taken(tmp_path, monkeypatch, address):
    monkeypatch.setenv("DISCORD_API_BASE", address + "/")
    assert load_settings(tmp_path / ".env").discord_api_base == address


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        ({"SHARD_IDS": "0-3"}, "SHARD_COUNT"),
        ({"SHARD_IDS": "0-3", "SHARD_COUNT": "3"}, "SHARD_COUNT"),
        ({"SHARD_IDS": "0", "SHARD_COUNT": "4", "CLUSTER_COUNT": "2"}, "SHARD_IDS"),
        ({"CLUSTER_COUNT": "2"}, "SHARD_COUNT"),
        ({"CLUSTER_COUNT": "2", "SHARD_COUNT": "4", "CLUSTER_INDEX": "2"}, "CLUSTER_INDEX"),
        ({"CLUSTER_COUNT": "2", "SHARD_COUNT": "4"}, "DATABASE_URL"),
        ({"SHARD_IDS": "0-1", "SHARD_COUNT": "4"}, "DATABASE_URL"),
        (
            {"SHARD_IDS": "0", "SHARD_COUNT": "4", "DATABASE_URL": "sqlite:///a.db"},
            "DATABASE_URL",
        ),
    ],
)
def test_shards_that_do_not_fit_together_are_named(tmp_path, monkeypatch, settings, wrong):
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=f"^{wrong}: "):
        load_settings(tmp_path / ".env")


@pytest.mark.parametrize("database", ["off", "postgresql://bot@db/bot"])
def test_a_cluster_runs_its_share(tmp_path, monkeypatch, database):
    settings = {"SHARD_COUNT": "10", "CLUSTER_COUNT": "3", "CLUSTER_INDEX": "2"}
    for name, value in {**settings, "DATABASE_URL": database}.items():
        monkeypatch.setenv(name, value)
    assert load_settings(tmp_path / ".env").own_shards == (6, 7, 8, 9)


def test_an_address_of_no_database_is_refused_and_its_password_never_repeated(
    tmp_path, monkeypatch
):
    monkeypatch.setenv("DATABASE_URL", "mysql://bot:hunter2@db/bot")
    with pytest.raises(SettingsError, match=r"^DATABASE_URL: expected nothing") as caught:
        load_settings(tmp_path / ".env")
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    "token", ["Bot a.b.c", "abc", "a.b", "a.b.c.d", "a.b.ｃ", "a.b. c", "a.b\n.c"]
)
def test_a_text_that_cannot_be_a_token_is_refused_and_never_repeated(tmp_path, monkeypatch, token):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN: expected the token") as caught:
        load_settings(tmp_path / ".env")
    assert token not in str(caught.value)


@pytest.mark.parametrize("token", ["a.b.c\n", " a.b.c ", "'a.b.c'", '" a.b.c\r\n"', "\ta.b.c"])
def test_what_stands_around_a_token_is_no_part_of_it(tmp_path, monkeypatch, token):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert load_settings(tmp_path / ".env").discord_token == "a.b.c"  # noqa: S105


SECRETS = {
    "DISCORD_TOKEN": "a.b.c",
    "DATABASE_URL": "postgresql://bot:hunter2@db/bot",
    "PROXY_URL": "http://bot:hunter2@proxy:3128",
}


@pytest.mark.parametrize(("name", "secret"), SECRETS.items())
@pytest.mark.parametrize("line", ["{}", "{}\n", "\ufeff{}\r\n"])
def test_a_secret_may_stand_in_a_file(tmp_path, monkeypatch, name, secret, line):
    file = tmp_path / "secret"
    file.write_bytes(line.format(secret).encode())
    monkeypatch.setenv(f"{name}_FILE", str(file))
    monkeypatch.setenv(name, "")
    assert load_settings(tmp_path / ".env") == replace(Settings(), **{name.lower(): secret})
    assert list(settings_warnings(tmp_path / ".env")) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read: No such file"),
        (b" \n", "is empty"),
        (b"\xff\xfea", "isn't in UTF-8"),
    ],
)
def test_a_file_of_a_secret_that_says_nothing_is_named(tmp_path, monkeypatch, content, said):
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(file))
    with pytest.raises(SettingsError, match=rf"^DISCORD_TOKEN_FILE: {file} {said}"):
        load_settings(tmp_path / ".env")


def test_a_secret_is_not_taken_from_two_places(tmp_path, monkeypatch):
    (tmp_path / "secret").write_text("a.b.c")
    (tmp_path / ".env").write_text("DISCORD_TOKEN=d.e.f\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "secret"))
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN_FILE: leave it out"):
        load_settings(tmp_path / ".env")


PROXY = "http://proxy:3128"


@pytest.mark.parametrize(
    ("environment", "taken"),
    [
        ({"PROXY_URL": PROXY}, PROXY),
        ({"PROXY_URL": f" {PROXY}/\n"}, PROXY),
        ({"PROXY_URL": "proxy:3128"}, PROXY),
        ({"PROXY_URL": "https://ann:p%40ss@proxy"}, "https://ann:p%40ss@proxy"),
        ({"PROXY_URL": PROXY, "HTTPS_PROXY": "http://other:1"}, PROXY),
        ({"HTTPS_PROXY": PROXY}, PROXY),
        ({"https_proxy": "proxy:3128"}, PROXY),
        ({"HTTPS_PROXY": PROXY, "NO_PROXY": "localhost,.discord.com"}, ""),
        ({"HTTPS_PROXY": PROXY, "NO_PROXY": "localhost"}, PROXY),
        ({"HTTPS_PROXY": PROXY, "DISCORD_API_BASE": "http://nirn.lan/api/v10"}, ""),
        ({"PROXY_URL": PROXY, "NO_PROXY": ".discord.com"}, PROXY),
        ({"HTTP_PROXY": PROXY}, ""),
    ],
)
def test_the_proxy_is_the_bots_own_or_that_of_all_programs(
    tmp_path, monkeypatch, environment, taken
):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert load_settings(tmp_path / ".env").proxy_url == taken


@pytest.mark.parametrize("name", ["PROXY_URL", "HTTPS_PROXY"])
@pytest.mark.parametrize(
    "address",
    [
        "socks5://ann:hunter2@proxy:1080",
        "http://",
        "http://ann:hunter2@proxy:x",
        "http://proxy/hunter2",
    ],
)
def test_a_proxy_that_cannot_be_used_is_named_and_its_password_never(
    tmp_path, monkeypatch, name, address
):
    monkeypatch.setenv(name, address)
    with pytest.raises(SettingsError, match=rf"^{name}: expected an address such as") as caught:
        load_settings(tmp_path / ".env")
    assert "hunter2" not in str(caught.value)


def test_the_process_names_all_wrong_variables_at_once_without_a_traceback(tmp_path):
    (tmp_path / ".env").write_text("LOG_LEVEL=LOUD\nPALETTE=pink\nLOCAL_PORT=x\n")
    ended = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
        timeout=PATIENCE,
    )  # fmt: skip
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert [line.partition(":")[0] for line in ended.stderr.splitlines()] == [
        "These settings are wrong", "PALETTE", "LOG_LEVEL", "LOCAL_PORT",
    ]  # fmt: skip


def test_the_example_lists_every_setting_with_its_default_and_a_comment(monkeypatch):
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    settings = [at for at, line in enumerate(lines) if line and not line.startswith("# ")]
    assert [lines[at].partition("=")[0].lstrip("#") for at in settings] == [*NAMES]
    assert all(lines[at - 1].startswith("# ") for at in settings)
    for at in settings:
        name, _, value = lines[at].lstrip("#").partition("=")
        monkeypatch.setenv(name, value)
    assert load_settings(ROOT / "no such file") == Settings()


def test_the_example_tells_of_the_files_of_secrets():
    text = (ROOT / ".env.example").read_text("utf-8")
    assert all(name in text for name in FILES)


def test_a_copy_of_the_example_changes_nothing_that_an_image_sets():
    """docker run --env-file puts its lines over the image's own variables, the empty ones too."""
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == ["DISCORD_TOKEN="]


def test_the_languages_that_a_desktop_sets_for_gettext_are_no_setting(tmp_path, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "de_DE:de")
    assert load_settings(tmp_path / ".env") == Settings()


def test_an_empty_variable_leaves_the_file_to_decide(tmp_path, monkeypatch):
    file = tmp_path / ".env"
    file.write_text("PALETTE=color_blind\n")
    monkeypatch.setenv("PALETTE", "")
    assert load_settings(file).palette == "color_blind"


@pytest.mark.parametrize("content", [b"\xff\xfeD\x00=\x001\x00", None])
def test_a_file_that_cannot_be_read_is_named(tmp_path, content):
    """Windows' Notepad writes UTF-16; None is a folder."""
    file = tmp_path / ".env"
    file.mkdir() if content is None else file.write_bytes(content)
    with pytest.raises(SettingsError, match=r"\.env cannot be read as a text: "):
        load_settings(file)


def test_the_byte_order_mark_of_a_windows_editor_is_no_part_of_a_name(tmp_path):
    file = tmp_path / ".env"
    file.write_bytes("PALETTE=color_blind\r\nLOCAL_PORT=1\r\n".encode("utf-8-sig"))
    assert load_settings(file) == replace(Settings(), palette="color_blind", local_port=1)
    assert list(settings_warnings(file)) == []


def test_a_dollar_in_a_file_stands_for_itself(tmp_path, monkeypatch):
    """As in systemd's EnvironmentFile and docker's --env-file, which expand nothing either."""
    file = tmp_path / ".env"
    file.write_text("DISCORD_API_BASE=https://example.org/${HOME}\n")
    monkeypatch.setenv("HOME", "elsewhere")
    assert load_settings(file).discord_api_base == "https://example.org/${HOME}"


# What is allowed and looks like a mistake


@pytest.mark.parametrize(
    ("line", "warning"),
    [
        ("ANSWER_LANG=ja", "ANSWER_LANG, which isn't a setting: did you mean ANSWER_LANGUAGE?"),
        ("DEFAULT_RULE=ema", "DEFAULT_RULE, which isn't a setting: did you mean DEFAULT_RULES?"),
        ("palette=normal", "palette, which isn't a setting: did you mean PALETTE?"),
        ("TOKEN=a.b.c", "TOKEN, which isn't a setting: did you mean DISCORD_TOKEN?"),
        ("XYZZY=1", "XYZZY, which isn't a setting"),
    ],
)
def test_an_unknown_name_in_the_file_is_warned_of_with_the_nearest_setting(tmp_path, line, warning):
    file = tmp_path / ".env"
    file.write_text(f"LOG_LEVEL=INFO\n{line}\n")
    assert list(settings_warnings(file)) == [f"{file} sets {warning}"]


@pytest.mark.parametrize("line", ["ANSWER_LANGUAGE ja", "secret.stand.in", "PALETTE"])
def test_a_line_that_sets_nothing_is_warned_of_and_not_repeated(tmp_path, line, caplog):
    file = tmp_path / ".env"
    file.write_text(f"# a comment\n\n{line}\n")
    (warning,) = settings_warnings(file)
    assert warning == f"line 3 of {file} isn't NAME=value, and sets nothing"
    assert caplog.records == []


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("ANSWER_LANG", "ANSWER_LANGUAGE"), ("DEFAULT_RULE", "DEFAULT_RULES"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"), ("HEALTHPORT", "HEALTH_PORT"),
    ],
)  # fmt: skip
def test_a_name_of_the_environment_much_like_a_setting_is_warned_of(
    tmp_path, monkeypatch, name, meant
):
    """A container or a service has no .env: its settings are variables of the environment."""
    monkeypatch.setenv(name, "1")
    (warning,) = settings_warnings(tmp_path / ".env")
    assert warning.endswith(f"sets {name}, which isn't a setting: did you mean {meant}?")


@pytest.mark.parametrize(
    "name",
    [
        "PATH", "HOME", "LANG", "LANGUAGE", "LC_ALL", "TERM", "PORT", "HOST", "HOSTNAME", "TZ",
        "PYTHONUNBUFFERED", "KUBERNETES_PORT", "KUBERNETES_SERVICE_HOST", "INVOCATION_ID",
        "RIICHI_HAND_BOT_PORT", "RIICHI_HAND_BOT_SERVICE_PORT_HEALTH", "JOURNAL_STREAM", "LOGNAME",
        "DOCKER_HOST", "GPG_KEY", "PYTHON_VERSION", "SHELL", "SHLVL", "SSH_CLIENT", "XDG_DATA_DIRS",
    ],
)  # fmt: skip
def test_variables_of_the_system_cause_no_warning(tmp_path, monkeypatch, name):
    for other in os.environ:
        if other not in NAMES:
            monkeypatch.delenv(other)
    monkeypatch.setenv(name, "1")
    assert list(settings_warnings(tmp_path / ".env")) == []


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has these permissions")
@pytest.mark.parametrize(
    ("mode", "line", "warned"),
    [
        (0o600, "DISCORD_TOKEN=a.b.c", False),
        (0o400, "DISCORD_TOKEN=a.b.c", False),
        (0o644, "DISCORD_TOKEN=a.b.c", True),
        (0o640, "DISCORD_TOKEN=a.b.c", True),
        (0o644, "DISCORD_TOKEN=", False),
        (0o644, "PALETTE=normal", False),
    ],
)
def test_a_token_that_other_users_can_read_is_warned_of(tmp_path, mode, line, warned):
    file = tmp_path / ".env"
    file.write_text(f"{line}\n")
    file.chmod(mode)
    expected = f"{file} holds the token, and other users can read it: "
    assert list(settings_warnings(file)) == ([f"{expected}chmod 600 {file}"] if warned else [])


@pytest.mark.parametrize(
    ("setting", "choices"),
    [("ANSWER_LANGUAGE", LANGUAGES), ("DEFAULT_RULES", PRESETS), ("PALETTE", Palette)],
)
def test_the_example_names_every_choice(setting, choices):
    above, _, _ = (ROOT / ".env.example").read_text("utf-8").partition(f"\n#{setting}=")
    comment = above.rpartition("\n\n")[2]
    assert [choice for choice in choices if not re.search(rf"\b{choice}\b", comment)] == []


def test_every_wrong_setting_is_named_at_once(monkeypatch, tmp_path):
    wrong = {
        "DISCORD_TOKEN": "none", "HEALTH_PORT": "http", "CLUSTER_INDEX": "4",
        "DATABASE_URL": f"sqlite:////{tmp_path}",
    }  # fmt: skip
    for name, text in wrong.items():
        monkeypatch.setenv(name, text)
    with pytest.raises(SettingsError) as error:
        load_settings(file=tmp_path / "no")
    assert {line.partition(":")[0] for line in str(error.value).splitlines()} == wrong.keys()
    assert "is a folder" in str(error.value)


@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_token_may_stand_in_quotes(monkeypatch, tmp_path, quote):
    monkeypatch.setenv("DISCORD_TOKEN", f"{quote}stand.in.token{quote}")
    settings = load_settings(file=tmp_path / "no")
    assert settings.discord_token == "stand.in.token"  # noqa: S105 - of no use elsewhere


def test_rates_are_a_level_or_a_file_of_the_same_form(tmp_path, monkeypatch):
    env, own = tmp_path / ".env", tmp_path / "club.json"
    assert load_settings(env).outlook_rates == RATES
    monkeypatch.setenv("OUTLOOK_RATES", "houou")
    assert load_settings(env).outlook_rates == rates_of("houou")
    own.write_text((ROOT / "engine/outlook/rates.json").read_text())
    monkeypatch.setenv("OUTLOOK_RATES", str(own))
    assert load_settings(env).outlook_rates == replace(RATES, name="club:all")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "OUTLOOK_RATES: expected all, ippan, joukyu, houou or a file that .*No such file"),
        ("{}", r"OUTLOOK_RATES: club.json has no rates of 'all': KeyError\('levels'\)"),
        ("no json", "OUTLOOK_RATES: club.json has no rates of 'all': JSONDecodeError"),
    ],
)
def test_rates_that_cannot_be_read_are_named(content, reason, tmp_path, monkeypatch):
    own = tmp_path / "club.json"
    if content is not None:
        own.write_text(content)
    monkeypatch.setenv("OUTLOOK_RATES", str(own))
    with pytest.raises(SettingsError, match=reason):
        load_settings(tmp_path / ".env")
