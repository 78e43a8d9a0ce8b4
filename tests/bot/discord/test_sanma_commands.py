"""Three players through the real tree: typed, clicked, chosen, completed."""

import pytest
from asking import decode
from bot_world import alt_of, controls_of, text_of

TENPAI = "123456p789s11z99p"
WON = "123456p789s11z99p1z"


async def ask(world, command, hand, **options):
    result = await world.ann.slash(world.channel, command, hand=hand, **options)
    assert result.response is not None
    return result.response


@pytest.mark.parametrize("options", [{"kita": 2}, {"extras": "kita 2"}, {"extras": "北抜き2"}])
@pytest.mark.parametrize("rules", ["tenhou_sanma", "mahjong_soul_sanma"])
async def test_norths_are_typed_in_their_option_and_in_extras(world, options, rules):
    answer = await ask(world, "waits", TENPAI, rules=rules, **options)
    assert "north north set aside as dora" in alt_of(answer)
    assert "2 norths are set aside" in text_of(answer)


async def test_a_north_of_four_players_leads_to_the_rules_for_three(world):
    answer = await ask(world, "agari", WON, kita=1)
    assert "With four players no north is set aside" in text_of(answer)
    assert "rules:tenhou_sanma" in text_of(answer)
    button = controls_of(answer)["fix"]["custom_id"]
    clicked = (await world.ann.click(answer, custom_id=button)).response
    assert clicked is not None
    assert "Tenhou, three players" in text_of(clicked)
    assert "norths set aside 1" in text_of(clicked)


async def test_rules_across_are_chosen_and_chosen_back(world):
    answer = await ask(world, "agari", WON)
    for rules, paid in (("tenhou_sanma", "by the other\n"), ("ema", "by each of the others\n")):
        control = controls_of(answer)["rules"]
        assert rules in {option["value"] for option in control["options"]}
        chosen = await world.bob.select(answer, [rules], custom_id=control["custom_id"])
        assert chosen.response is not None
        answer = chosen.response
        assert paid in text_of(answer)
        assert decode(controls_of(answer)["by"]["custom_id"]).situation.ruled == rules


@pytest.mark.parametrize(
    ("option", "typed", "expected"),
    [
        ("hand", "2m", "With three players there's no 2m"),
        ("seen", "5m", "With three players there's no 5m"),
        ("extras", "ki", "kita:"),
        ("rules", "tenhou_sanma nuki", "tenhou_sanma nukidora:off"),
    ],
)
async def test_typing_is_completed_by_the_rules_typed_beside_it(world, option, typed, expected):
    others = {} if option == "rules" else {"rules": "tenhou_sanma"}
    choices = await world.ann.autocomplete(world.channel, "waits", option, typed, **others)
    assert any(expected in choice["name"] for choice in choices)


async def test_points_of_three_players(world):
    result = await world.ann.slash(
        world.channel, "points", han="4", fu=30, rules="mahjong_soul_sanma"
    )
    assert result.response is not None
    assert "tsumo 2000/3900" in text_of(result.response)
    assert "By tsumo 5900 in all." in text_of(result.response), "two pay, not three"
