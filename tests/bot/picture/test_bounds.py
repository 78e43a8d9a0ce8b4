"""What a phone shows of every answer of the digest, in every language: letters, width, buttons."""

from random import Random

import asking
import digest
import pytest
from asking import decode, encode
from pages import least_capital

from bot.discord.payload import ComponentType, compose
from bot.pages.page import ALT_LIMIT, ButtonKind
from bot.picture.layout import MAX_HEIGHT, MAX_WIDTH, lay_out
from bot.words import LANGUAGES, words_for

LEAST_CAPITAL = 7
"""Pixels on a phone."""

QUESTIONS = [asked for asked in digest.questions() if asked.command != "methods"]


def answers(step, languages_each):
    """Yield answers to every ``step``-th question in so many languages, and to a control of each.

    The languages take turns, so that every one of them is asked.
    """
    random = Random("bounds")
    for at, asked in enumerate(QUESTIONS[::step]):
        for turn in range(languages_each):
            words = words_for(LANGUAGES[(at + turn) % len(LANGUAGES)])
            page = asking.ask(asked.command, asked.hand, words, **asked.options)
            yield page
            clicks = [*digest.controls(page)]
            if clicks:
                yield asking.answer(decode(encode(random.choice(clicks))), words)


def buttons_of(page):
    """Return the labels of the buttons that Discord is sent, in their order."""
    (container,) = compose(page).components
    rows = [it for it in container["components"] if it["type"] == ComponentType.ACTION_ROW]
    controls = [control for row in rows for control in row["components"]]
    return [it["label"] for it in controls if it["type"] == ComponentType.BUTTON]


def check(page):
    assert len(page.alt) <= ALT_LIMIT
    deletes = [it.label for it in page.buttons if it.kind is ButtonKind.DELETE]
    assert len(deletes) <= 1
    assert not deletes or buttons_of(page)[-1] == deletes[0]
    if page.picture:
        layout = lay_out(page.picture)
        assert layout.width <= MAX_WIDTH == 860
        assert layout.height <= MAX_HEIGHT == 860
        assert least_capital(layout) >= LEAST_CAPITAL


def test_a_phone_shows_every_letter():
    pages = [*answers(7, 1)]
    assert len(pages) > 200
    for page in pages:
        check(page)


@pytest.mark.slow
def test_a_phone_shows_every_letter_of_every_answer():
    for page in answers(1, len(LANGUAGES)):
        check(page)
