"""A red plate says one thing: wrong, furiten, no yaku, or a riichi; nothing else has one."""

import re

import asking
import pytest
from digest import questions

from bot.ask.outlook.question import OutlookQuestion
from bot.pages.page import Label, Plot, Style
from bot.words import words_for
from engine import format_hand, parse_hand

EN = words_for("en")
STEP = 23
"""Every so many questions of the digest are asked."""

MEANS_RED = re.compile(r"furiten|.*no yaku|0 left|riichi|\d+ missed|\d+ wrong|not by .*")
"""What may be written on a red plate."""

CURVED = OutlookQuestion(format_hand(parse_hand("2233445m66p789s1z5z")))


def reds(page):
    cells = [cell for row in page.picture for cell in row.cells]
    curves = [it.style for cell in cells if isinstance(cell, Plot) for it in cell.curves]
    assert Style.NONE not in curves
    return [it.text for it in cells if isinstance(it, Label) and it.style is Style.NONE]


def test_red_plates_of_the_digest_are_wrong_furiten_or_dead():
    found = []
    for asked in [*questions()][::STEP]:
        found += reds(asking.ask(asked.command, asked.hand, EN, **asked.options))
    found += reds(asking.ask("waits", "2233445m66p789s1z5z", EN, compare="2m 5m 1z"))
    assert found
    assert [it for it in found if not MEANS_RED.fullmatch(it)] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_curves_of_an_outlook_are_never_red(language):
    page = asking.answer(CURVED, words_for(language))
    plot = next(cell for row in page.picture for cell in row.cells if isinstance(cell, Plot))
    assert len({it.style for it in plot.curves}) == 3
    assert reds(page) == []
