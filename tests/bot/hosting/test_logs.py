"""Logs: one line a record, for people or for programs, and nothing secret in either."""

import io
import json
import logging

import aiohttp
import pytest

from bot.hosting import logs

SECRET = "stand.in.secret"  # noqa: S105 - it is only looked for


@pytest.fixture
def written(monkeypatch):
    """Set logging up; return what is written."""
    stream = io.StringIO()
    root, ours = logging.getLogger(), logging.getLogger("bot")
    before = root.handlers, root.level, ours.level

    def set_up(level="INFO", style="plain"):
        monkeypatch.setattr("sys.stderr", stream)
        logs.set_up(level, style, SECRET)
        return stream

    yield set_up
    root.handlers, root.level, ours.level = before
    root.setLevel(before[1])
    ours.setLevel(before[2])
    logging.captureWarnings(capture=False)


@pytest.mark.parametrize("style", logs.FORMATS)
def test_no_token_is_written(written, style):
    stream = written(style=style)
    log = logging.getLogger("bot.discord.client")
    log.warning("the token is %s", SECRET)
    error = ValueError(f"https://discord.com/api/v10/webhooks/12/very-secret-token/x {SECRET}")
    log.error("at /interactions/12/very-secret-token/callback", exc_info=error)
    assert "ValueError" in stream.getvalue()
    assert SECRET not in stream.getvalue()
    assert "very-secret-token" not in stream.getvalue()


def test_a_plain_record_is_one_line_with_its_traceback_below(written):
    stream = written()
    logging.getLogger("bot.discord.client").info("first\nsecond")
    (line,) = stream.getvalue().splitlines()
    assert line.endswith("INFO    bot.discord.client: first second")


def test_a_json_record_is_one_object_with_its_incident(written):
    stream = written(style="json")
    error = ValueError("no")
    logging.getLogger("bot").error("«%s»", "broken", exc_info=error, extra={"incident": "ab12"})
    (line,) = stream.getvalue().splitlines()
    record = json.loads(line)
    assert record["message"] == "«broken»"
    assert record["incident"] == "ab12"
    assert record["level"] == "ERROR"
    assert record["traceback"].endswith("ValueError: no")


@pytest.mark.parametrize(
    "error", [ConnectionResetError("reset"), aiohttp.ClientConnectionError("no route")]
)
def test_the_network_failing_discord_py_is_no_traceback(written, error):
    stream = written()
    logging.getLogger("discord.client").error("Attempting a reconnect", exc_info=error)
    (line,) = stream.getvalue().splitlines()
    assert line.endswith(f"Attempting a reconnect ({type(error).__name__}: {error})")


def test_a_mistake_in_discord_py_keeps_its_traceback(written):
    stream = written()
    logging.getLogger("discord.client").error("broken", exc_info=KeyError("x"))
    assert "KeyError" in stream.getvalue().splitlines()[-1]


def test_libraries_do_not_debug(written):
    stream = written("DEBUG")
    logging.getLogger("discord.gateway").debug("an event, with a hand and a user")
    logging.getLogger("bot.discord.client").debug("ours")
    assert [line.split(": ")[1] for line in stream.getvalue().splitlines()] == ["ours"]


@pytest.mark.parametrize(("error", "lines"), [(ConnectionResetError("reset"), 0), (KeyError(1), 1)])
def test_a_refused_autocomplete_that_discord_py_sends_again_is_not_logged(written, error, lines):
    """The bot has counted it: discord.py's own second try fails in the same way."""
    stream = written()
    log = logging.getLogger("discord.app_commands.tree")
    log.error("whatever it says", exc_info=error)
    assert stream.getvalue().count("whatever it says") == lines


def test_intents_that_the_bot_does_not_need_are_not_logged(written):
    stream = written()
    logging.getLogger("discord.state").warning("whatever it says")
    assert stream.getvalue() == ""


def test_rate_limits_are_told_once_a_minute_and_not_for_each_request(written):
    stream = written()
    log = logging.getLogger("discord.http")
    for channel in range(100):
        log.warning("We are being rate limited. %s", channel)
        log.warning("Global rate limit has been hit. Retrying in %.2f seconds.", 2.0)
    told = [line.split(": ")[1] for line in stream.getvalue().splitlines()]
    assert told == [
        "We are being rate limited. 0",
        "Global rate limit has been hit. Retrying in 2.00 seconds.",
    ]


def test_alembic_warns_but_does_not_report_its_plugins(written):
    stream = written()
    plugins = logging.getLogger("alembic.runtime.plugins")
    plugins.info("setup plugin alembic.autogenerate.schemas")
    plugins.warning("a revision is missing")
    (line,) = stream.getvalue().splitlines()
    assert "a revision is missing" in line


def test_what_is_logged_with_one_template_comes_once_a_minute():
    now = [0.0]
    seldom = logs.OnceAMinute("no database: %s", lambda: now[0])

    def passes(text):
        return seldom.filter(logging.LogRecord("bot", logging.WARNING, "", 0, text, (), None))

    assert [passes("no database: %s") for _ in range(3)] == [True, False, False]
    assert passes("something else: %s")
    now[0] = logs.MINUTE_SECONDS
    assert passes("no database: %s")
