"""A typed cut is weighed by its outlook where that is soon known; else its width alone counts."""

import pytest
from bot_world import text_of
from patience import PATIENCE
from quizzing import feedback, manager, press

pytestmark = [
    pytest.mark.studies,
    pytest.mark.usefixtures("payloads_are_valid", "always_counted", "at_once"),
]

BEATEN = "1279m3455p345678s"
"""5p keeps most tiles; 1m and 9m have more points and more wins."""

with_outlooks = pytest.mark.parametrize("settings", ["outlooks"], indirect=True)


@pytest.fixture
def weighs_patiently(monkeypatch):
    """However busy the machine is, a question waits for its outlook."""
    monkeypatch.setattr("bot.features.quiz.asking.WEIGHING_SECONDS", PATIENCE)


async def typed_cut(world, way):
    """The question of `BEATEN`, and the message that it was asked from, if any."""
    if way in {"command", "kind"}:
        kind = {"kind": "cut"} if way == "kind" else {}  # judged first, which may take long, too
        return (await world.ann.slash(world.channel, "quiz", hand=BEATEN, **kind)).response, None
    shown = await world.ann.slash(world.channel, "waits", hand=BEATEN, private=way == "private")
    return (await press(world.ann, shown.response, "ask")).response, shown.response


@with_outlooks
@pytest.mark.usefixtures("weighs_patiently")
@pytest.mark.parametrize("way", ["command", "kind", "private", "public"])
@pytest.mark.parametrize("thinking", [0, PATIENCE], ids=["late", "soon"])
async def test_a_typed_cut_counts_what_is_worth_more(world, way, thinking, monkeypatch):
    monkeypatch.setattr("bot.discord.visit.THINKING_SECONDS", thinking)
    question, before = await typed_cut(world, way)
    assert text_of(question).startswith("### Width or value: which cut?")
    assert not question.ephemeral
    assert (before is not None and question.id == before.id) == (way == "public")
    wrong = text_of(feedback(await press(world.bob, question, "5p")))
    assert "1m or 9m is worth more" in wrong
    assert "By width alone 5p would be right" in wrong
    assert "This question counts width alone" not in wrong
    assert "Right: cut 9m" in text_of(feedback(await press(manager(world), question, "9m")))
    ended = (await press(world.ann, question, "reveal")).response
    assert "By width alone 5p would be right" in text_of(ended)


@pytest.mark.parametrize("settings", ["sqlite", "outlooks"], indirect=True, ids=["off", "busy"])
@pytest.mark.parametrize("way", ["command", "private", "public"])
async def test_without_an_outlook_a_typed_cut_counts_width_alone(world, way, monkeypatch):
    pool = world.client.study.worths._pool
    if pool is not None:
        monkeypatch.setattr(pool, "open", pool.processes)
    question, _ = await typed_cut(world, way)
    assert text_of(question).startswith("### Which cut is widest?")
    assert "Right: cut 5p" in text_of(feedback(await press(world.bob, question, "5p")))
