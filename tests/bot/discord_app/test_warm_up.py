"""What is answered to nobody before the first user asks: hands of every kind, in every language."""

import subprocess
import sys

import pytest
from bot_world import make_client
from places import ROOT

from bot.discord_app.warm_up import HANDS
from bot.hosting.config import Settings
from bot.pages import answer as present
from bot.pages.page import Tone
from bot.picture import render
from bot.questions.query import Command
from bot.words import LANGUAGES, words_for

FIRST_ANSWERS = """
import sys, time
from functools import partial
from bot.pages import answer as present
from bot.picture import render
from bot.questions.query import Command
from bot.discord_app.reply import make_reply
from bot.discord_app.warm_up import warm_up

if sys.argv[1] == "warm":
    warm_up(("en", "ja"), render.Palette.NORMAL)
started = time.process_time()
for language in ("en", "ja"):
    ask = partial(present.ask, Command.WAITS, "359m2246p11378s67z")
    make_reply(ask, language, render.Palette.NORMAL)
print(time.process_time() - started)
"""


def test_every_kind_of_hand_is_among_them():
    words = words_for("en")
    tones = {present.ask(command, hand, words).tone for hand in HANDS for command in Command}
    assert tones >= {Tone.COMPLETE, Tone.TENPAI, Tone.NOTEN, Tone.WARNING}


@pytest.mark.parametrize(("language", "warmed"), [("user", LANGUAGES), ("ja", ("ja",))])
async def test_it_is_done_before_the_bot_connects(monkeypatch, language, warmed):
    asked = []
    plain = present.ask
    monkeypatch.setattr(
        present,
        "ask",
        lambda command, hand, words: (
            asked.append((words.language, command, hand)) or plain(command, hand, words)
        ),
    )
    client = make_client(Settings(answer_language=language, shard_count=2, shard_ids=(1,)))
    await client.setup_hook()
    assert set(asked) == {
        (language, command, hand)
        for language in warmed
        for command in (Command.WAITS, Command.AGARI)
        for hand in HANDS
    }
    assert render._ready.cache_info().currsize > 0


def test_the_first_answers_cost_a_fraction_of_what_they_would():
    cold, warm = (min(float(first_answers(how)) for _ in range(2)) for how in ("cold", "warm"))
    assert warm < cold / 2


def first_answers(how):
    """Return the CPU seconds of a new process's first answers."""
    return subprocess.run(
        [sys.executable, "-c", FIRST_ANSWERS, how],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
