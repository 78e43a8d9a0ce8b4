"""A red plate says one thing: wrong, furiten, no yaku, or a riichi; nothing else has one."""

import re

import asking
import pytest
from asking import question_of
from digest import questions

from bot.pages.page import Label, Plot, Style
from bot.words import LANGUAGES, words_for
from engine import format_hand, parse_hand

STEP = 41
"""Every so many questions of the digest are asked, other ones in each language."""

CURVED = question_of("outlook", format_hand(parse_hand("2233445m66p789s1z5z")))


def reds(page):
    cells = [cell for row in page.picture for cell in row.cells]
    curves = [it.style for cell in cells if isinstance(cell, Plot) for it in cell.curves]
    assert Style.NONE not in curves
    return [it.text for it in cells if isinstance(it, Label) and it.style is Style.NONE]


def means_red(words):
    """Return the pattern of what may be written on a red plate in a language."""
    said = [words.text(it) for it in ("label-furiten", "label-danger-riichi")]
    said.append(words.text("label-left", left=0))
    said += [words.text(it, number=7) for it in ("label-lost", "label-invented")]
    said.append(words.text("label-lost-by", methods="..."))
    known = "|".join(re.escape(it).replace("7", r"\d+") for it in said).replace(r"\.\.\.", ".*")
    return re.compile(f"{known}|.*{re.escape(words.text('label-no-yaku'))}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_red_plates_of_the_digest_are_wrong_furiten_or_dead(language):
    words, found = words_for(language), []
    for asked in [*questions()][LANGUAGES.index(language) :: STEP]:
        found += reds(asking.ask(asked.command, asked.hand, words, **asked.options))
    found += reds(asking.ask("waits", "2233445m66p789s1z5z", words, compare="2m 5m 1z"))
    found += reds(asking.ask("waits", "123m456p789s1122z", words, river="1z"))
    assert found
    assert [it for it in found if not means_red(words).fullmatch(it)] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_curves_of_an_outlook_are_never_red(language):
    page = asking.answer(CURVED, words_for(language))
    plot = next(cell for row in page.picture for cell in row.cells if isinstance(cell, Plot))
    assert len({it.style for it in plot.curves}) == 3
    assert reds(page) == []
