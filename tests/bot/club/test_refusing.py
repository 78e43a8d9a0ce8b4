"""What stands in the way of group study: nobody is refused without a sentence."""

import pytest

from bot.ask.game.flow import SENTENCES
from bot.club.refusing import LIMITS, NO_PROBLEMS, TROUBLES
from bot.study.limits import QuizLimit
from bot.study.store import Trouble
from bot.words import words_for
from engine.logs import LogReason
from engine.problems import NoProblemReason


@pytest.mark.parametrize(
    ("sentences", "reasons"),
    [
        (TROUBLES, {*Trouble}),
        (LIMITS, {*QuizLimit}),
        (NO_PROBLEMS, {*NoProblemReason}),
        (SENTENCES, {*LogReason} - {LogReason.NO_SEAT}),  # of a log that has been read
    ],
    ids=["troubles", "limits", "problems", "logs"],
)
def test_every_reason_has_a_sentence_of_its_own(sentences, reasons):
    assert set(sentences) == reasons
    assert len({words_for("en").text(each) for each in sentences.values()}) == len(reasons)
