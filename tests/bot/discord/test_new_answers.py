"""/points, a discarded tile and cuts side by side through the real tree, in SimCord."""

import pytest
from bot_world import alt_of, controls_of, text_of

OPEN_TO_CALLS = "445m667p3379s[777z]"
DRAWN = "2233445m66p789s1z5z"


def message(result):
    assert result.acknowledged
    assert result.response is not None
    return result.response


async def choose(person, answer, slot, *values):
    custom_id = controls_of(answer)[slot]["custom_id"]
    return message(await person.select(answer, [*values], custom_id=custom_id))


async def click(person, answer, slot):
    custom_id = controls_of(answer)[slot]["custom_id"]
    return message(await person.click(answer, custom_id=custom_id))


async def test_points_answers_with_the_row_of_the_table(world):
    answer = message(await world.ann.slash(world.channel, "points", han="4", fu=30))
    assert not answer.ephemeral
    assert "4 han 30 fu, non-dealer: ron 7700, tsumo 2000/3900" in text_of(answer)
    assert "4 han 30 fu, asked, ron 11600, tsumo 3900 ALL" in alt_of(answer)


async def test_points_takes_player_honba_rules_and_privacy(world):
    options = {"player": "1z", "honba": 2, "rules": "wrc", "private": True}
    answer = message(await world.ann.slash(world.channel, "points", han="4", fu=30, **options))
    assert answer.ephemeral
    assert "4 han 30 fu, mangan, dealer: ron 12600, tsumo 4200 ALL" in text_of(answer)


async def test_points_is_clicked_through(world):
    answer = message(await world.ann.slash(world.channel, "points", han="4", fu=30))
    for slot, says in (
        ("hanless", "3 han 30 fu, non-dealer: ron 3900"),
        ("fumore", "3 han 40 fu, non-dealer: ron 5200"),
        ("honba", "3 han 40 fu, non-dealer: ron 5500"),
        ("dealer", "3 han 40 fu, dealer: ron 8000"),
        ("fuless", "3 han 30 fu, dealer: ron 6100"),
        ("hanmore", "4 han 30 fu, dealer: ron 11900"),
        ("hanmore", "mangan (5 han), dealer: ron 12300"),
    ):
        answer = await click(world.bob, answer, slot)
        assert says in text_of(answer)
    answer = await choose(world.bob, answer, "rules", "ema")
    assert "rules: EMA" in text_of(answer)


async def test_points_that_cannot_be_are_refused_privately(world):
    answer = message(await world.ann.slash(world.channel, "points", han="1", fu=25))
    assert answer.ephemeral
    assert "25 fu means seven pairs" in text_of(answer)


@pytest.mark.parametrize("options", [{"hand": f"{OPEN_TO_CALLS}<4m"}, {"called": "4m"}])
async def test_a_discarded_tile_is_answered_and_called(world, options):
    given = {"hand": OPEN_TO_CALLS} | options
    answer = message(await world.ann.slash(world.channel, "waits", **given))
    assert "Nearer with pon 444m: 1-shanten, 16 tiles" in text_of(answer)
    after = await choose(world.bob, answer, "call", "pon")
    assert after.id == answer.id
    assert "[777z][444m]" in text_of(after)


async def test_a_win_on_a_discarded_tile_leads_to_its_score(world):
    answer = message(await world.ann.slash(world.channel, "waits", hand="23m456p789s11222z<1m"))
    assert "Ron on 1m: 1300 points" in text_of(answer)
    assert "1300 points" in text_of(await choose(world.ann, answer, "call", "ron"))


async def test_called_tiles_are_completed_while_typing(world):
    hand = "23m456p789s11222z"
    choices = await world.ann.autocomplete(world.channel, "waits", "called", "1", hand=hand)
    assert {choice["value"] for choice in choices} == {"1m", "1z"}
    behind = await world.ann.autocomplete(world.channel, "waits", "hand", f"{hand}<1")
    assert f"{hand}<1m" in {choice["value"] for choice in behind}


async def test_cuts_are_compared_by_option_and_by_select(world):
    asked = message(await world.ann.slash(world.channel, "waits", hand=DRAWN, compare="2m 1z"))
    assert "east: 26 tiles · 2m: 8 tiles" in text_of(asked)
    table = message(await world.ann.slash(world.channel, "waits", hand=DRAWN))
    chosen = await choose(world.bob, table, "compare", "2m", "1z")
    assert "east: 26 tiles · 2m: 8 tiles" in text_of(chosen)
    assert "gives up" in alt_of(chosen)
    assert "east: 26 tiles" not in text_of(await click(world.bob, chosen, "all"))


async def test_cuts_to_compare_are_completed_while_typing(world):
    choices = await world.ann.autocomplete(world.channel, "waits", "compare", "2m", hand=DRAWN)
    assert "2m 1z" in {choice["value"] for choice in choices}
