"""The button to the safe tiles beside a decision of a game."""

from places import published

from bot.ask.game.questions import moment_buttons, read_question
from bot.ask.safe.question import SafeQuestion
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
            ids = [button.custom_id for button in buttons if button.slot == "safe"]
            assert len(ids) == bool(threats)
            for own in ids:
                question = read_question(own.split(":")[2:])
                assert isinstance(question, SafeQuestion)
                assert len(own) <= 100
                found = {frozenset(each.genbutsu) for each in question.riichi}
                assert found == {seen.genbutsu(seat) for seat in threats}
                met += 1
    assert met > 20
