"""A stored vote as its message shows it: who asks and until when, and a button for each choice."""

from dataclasses import replace

import pytest
from test_vote_pages import EN, ENDS, HANDS, query_of

from bot.features.quiz.posing import posed_of
from bot.features.vote.ballot import ballot_of, ballot_page
from bot.features.vote.choices import choices_offered, vote_on
from bot.picture.layout import fits
from bot.study.quiz import Purpose, Quiz
from engine.problems import Species

NUMBER = 0x19A2B3C4D5E6F70
STORED = Quiz(
    NUMBER, Purpose.VOTE, Species("cut", "efficiency", 1), "x", "en", 5, 900, 901, 12345, None,
    None, None, "South 3", 0, ENDS * 1000, None, None, None, None,
)  # fmt: skip
TENPAI = "123m406p789s1122z"


def shown(hand, **stored):
    posed = vote_on(posed_of(query_of(hand)))
    return posed, ballot_page(ballot_of(replace(STORED, **stored), posed), 2, EN, fits)


def test_a_vote_says_its_note_its_asker_and_its_end():
    _, page = shown(HANDS[0])
    assert page.text[0] == "> South 3"
    assert page.text[-1] == f"-# asked by <@5> · end: <t:{ENDS}:R> · 2 have voted"


def test_a_vote_whose_asker_was_deleted_names_nobody():
    _, page = shown(HANDS[0], asker=None, note=None)
    assert page.text[-1] == f"-# end: <t:{ENDS}:R> · 2 have voted"
    assert not page.text[0].startswith(">")


@pytest.mark.parametrize("hand", [*HANDS[:5], TENPAI])
def test_each_choice_has_a_button_and_the_end_stands_below(hand):
    posed, page = shown(hand)
    *choices, end = page.buttons
    assert len(choices) == len(choices_offered(posed)) == len({it.query for it in choices})
    assert end.slot == "reveal"
    assert end.row > max(it.row for it in choices)
    assert all(it.query.number == NUMBER for it in page.buttons)


def test_riichi_dama_and_the_cuts_that_break_tenpai_have_a_row_each():
    posed, page = shown(HANDS[0])
    rows = [it.row for it in page.buttons[:-1]]
    assert rows == [{"riichi": 0, "dama": 1, None: 2}[it.way] for it in choices_offered(posed)]
    assert set(rows) == {0, 1, 2}


@pytest.mark.parametrize("hand", [*HANDS[3:5], TENPAI])
def test_other_choices_stand_together(hand):
    _, page = shown(hand)
    assert {it.row for it in page.buttons[:-1]} == {0}
