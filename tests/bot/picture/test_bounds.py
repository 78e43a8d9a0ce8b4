"""What a phone shows of every answer of the digest: how large its letters are, how long its alt."""

from random import Random

import asking
import digest
import pytest

from bot.ask.custom_id import decode, encode
from bot.picture.atlas import measures
from bot.picture.layout import MAX_HEIGHT, lay_out
from bot.picture.pieces import Chip
from bot.words import LANGUAGES, words_for

PHONE = 380
"""Pixels: how wide a phone shows a picture."""

CAPITAL = 22 / 40
"""How high a capital letter is beside its plate."""

LEAST_CAPITAL, LEAST_OF_ANY = 7, 6.2
"""Pixels on a phone. Smaller are those beside three called melds, up to 978 pixels wide, and of
tables that are too high otherwise: blocks over two lines of what a hand takes."""

MOST_ALT = 1024
QUESTIONS = [asked for asked in digest.questions() if asked.command != "methods"]


def answers(step):
    """Yield answers to every ``step``-th question and a control under each, in all languages."""
    random = Random("bounds")
    for at, asked in enumerate(QUESTIONS[::step]):
        words = words_for(LANGUAGES[at % len(LANGUAGES)])
        page = asking.ask(asked.command, asked.hand, words, **asked.options)
        yield page
        clicks = [*digest.controls(page)]
        if clicks:
            yield asking.answer(decode(encode(random.choice(clicks))), words)


def chips_of(piece):
    """Return the texts of a piece of a picture."""
    return [it for it in (piece, *piece) if isinstance(it, Chip)]


def least_capital(layout):
    """Return the height of the smallest capital letter on a phone."""
    chips = [chip for piece, _, _ in layout.placed for chip in chips_of(piece)]
    plates = [measures(chip.size).chip_height for chip in chips]
    return min(plates, default=100) * CAPITAL * PHONE / layout.width


def check(pages):
    below = 0
    for page in pages:
        assert len(page.alt) <= MOST_ALT
        if page.picture:
            layout = lay_out(page.picture)
            assert layout.height <= MAX_HEIGHT
            assert least_capital(layout) >= LEAST_OF_ANY
            below += least_capital(layout) < LEAST_CAPITAL
    assert below < len(pages) / 50


def test_a_phone_shows_every_letter():
    pages = [*answers(7)]
    assert len(pages) > 200
    check(pages)


@pytest.mark.slow
def test_a_phone_shows_every_letter_of_every_answer():
    check([*answers(1)])
