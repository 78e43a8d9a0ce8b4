"""What is answered to nobody before the first user asks: hands of every kind, in every language."""

import subprocess
import sys

from asking import ask
from places import ROOT

from bot.discord.connection import HANDS, warm_up
from bot.pages.page import Tone
from bot.picture.render import Palette
from bot.read.scan import pattern
from bot.words import words_for

WARMED = ("waits", "agari")

FIRST_ANSWERS = """
import sys, time
from bot.features.waits.feature import WaitsOptions
from bot.picture import render
from bot.discord.payload import reply_to
from bot.discord.connection import warm_up

if sys.argv[1] == "warm":
    warm_up(("en", "ja"), render.Palette.NORMAL)
started = time.process_time()
for language in ("en", "ja"):
    question = WaitsOptions("359m2246p11378s67z")
    reply_to(question, language, render.Palette.NORMAL)
print(time.process_time() - started)
"""


def test_every_kind_of_hand_is_among_them():
    words = words_for("en")
    tones = {ask(command, hand, words).tone for hand in HANDS for command in WARMED}
    assert tones >= {Tone.COMPLETE, Tone.TENPAI, Tone.NOTEN, Tone.WARNING}


def test_the_pattern_of_chat_words_is_compiled_before_the_first_message_comes():
    pattern.cache_clear()
    warm_up(("en",), Palette.NORMAL)
    assert pattern.cache_info().currsize == 1


def test_the_first_answers_cost_a_fraction_of_what_they_would():
    cold, warm = (min(float(first_answers(how)) for _ in range(2)) for how in ("cold", "warm"))
    assert warm < cold / 2


def first_answers(how):
    """Return the CPU seconds of a new process's first answers."""
    return subprocess.run(
        [sys.executable, "-c", FIRST_ANSWERS, how],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
