"""The button to the safe tiles beside a decision of a game."""

from places import published

from bot.features import id_of
from bot.features.game.page import moment_buttons
from bot.words import words_for
from engine.logs import moments, read_log

GAMES = 4


def test_safe_tiles_are_offered_wherever_somebody_else_is_in_riichi():
    games = [read_log(log["text"]) for log in published("logs.jsonl.gz")[:GAMES]]
    met = 0
    for game in games:
        for moment in moments(game, game.seats[0]):
            seen = moment.position
            threats = [seat for seat in seen.seats if seat != seen.seat and seen.riichi[seat]]
            buttons = moment_buttons(moment, None, words_for("en"))
            asked = [button.query for button in buttons if button.query.feature == "safe"]
            assert len(asked) == bool(threats)
            for question in asked:
                assert len(id_of("beside", question, acts=True)) <= 100
                found = {frozenset(each.genbutsu) for each in question.situation.threats}
                assert found == {seen.genbutsu(seat) for seat in threats}
                met += 1
    assert met > 20
