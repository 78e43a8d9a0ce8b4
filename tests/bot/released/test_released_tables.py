"""Tables that an earlier version wrote into rows are read for ever; the file is never rewritten.

``rows`` are questions about decisions of games, ``game`` is what was kept of one; beside each
record stand some of its facts in plain values.
"""

import json
from pathlib import Path

import pytest

from bot.club.quiz.loss_record import read_losses
from bot.club.quiz.record import read_record
from engine import NAMES, format_hand

WRITTEN = json.loads((Path(__file__).parent / "tables.json").read_text("utf-8"))


@pytest.mark.parametrize("row", WRITTEN["rows"], ids=lambda row: row["kind"])
def test_a_question_at_a_table_is_read_and_answered(row):
    posed = read_record(row["kind"], row["problem"])
    table = posed.situation.table
    assert (format_hand(table.hand), table.turn, table.wall) == (
        row["hand"],
        row["turn"],
        row["wall"],
    )
    assert [len(river) for river in table.rivers] == row["rivers"]
    assert [*table.riichi] == row["riichi"]
    assert [text for text in row["right"] if not posed.grade(text)[1].is_right] == []


def test_the_decisions_of_a_game_are_read():
    written = WRITTEN["game"]
    (loss,) = read_losses(written["decisions"])
    assert (loss.kind, loss.points) == (written["kind"], written["points"])
    assert NAMES[loss.moment.done.tile] == written["done"]
    assert NAMES[loss.better] == written["better"]
    assert loss.best.points - loss.worth.points == pytest.approx(loss.points, abs=1)
