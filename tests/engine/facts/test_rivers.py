"""Rivers with riichi in them: what each player in riichi cannot win on, and whose winds count."""

import pytest

from engine.facts.rivers import Riichi, River, riichi_of, threats_of
from engine.melds import Source
from engine.notation.hand_notation import parse_tiles
from engine.tiles import EAST, KIND_OF, SOUTH, WEST, format_tiles


def river(player, tiles, marks=(), riichi=None):
    return River(player, parse_tiles(tiles), marks, riichi)


def genbutsu_of(*rivers, passed=""):
    found = riichi_of(rivers, parse_tiles(passed))
    return {each.player: format_tiles(each.genbutsu) for each in found}


FIRST, SECOND, OTHER = Source.LEFT, Source.ACROSS, Source.RIGHT


@pytest.mark.parametrize(
    ("rivers", "passed", "genbutsu"),
    [
        ([river(OTHER, "1m9m")], "", {}),
        ([river(FIRST, "1m0p", riichi=0)], "7z", {FIRST: "1m5p7z"}),
        # 1s was cut before the riichi, 2s after it.
        (
            [river(FIRST, "1m", (1,), 0), river(OTHER, "1s2s", (1,))],
            "",
            {FIRST: "1m2s"},
        ),
        # 2m and 2s were cut after the first riichi alone, 3s after both.
        (
            [
                river(FIRST, "1m9p", (1, 2), 0),
                river(SECOND, "2m", (0, 1), 1),
                river(OTHER, "1s2s3s", (1, 2)),
            ],
            "",
            {FIRST: "12m9p23s", SECOND: "2m3s"},
        ),
        # Nobody knows which riichi was the first: what was cut after one may be before the other.
        (
            [
                river(FIRST, "1m", (1,), 0),
                river(SECOND, "2m", (1,), 0),
                river(OTHER, "1s2s3s", (1, 2)),
            ],
            "",
            {FIRST: "1m3s", SECOND: "2m3s"},
        ),
    ],
)
def test_genbutsu_are_the_own_river_and_what_others_cut_after_the_riichi(rivers, passed, genbutsu):
    assert genbutsu_of(*rivers, passed=passed) == genbutsu


@pytest.mark.parametrize(
    ("player", "players", "value"),
    [
        (None, 4, "1567z"),
        (Source.RIGHT, 4, "13567z"),  # the own wind is south: west is to the right
        (Source.ACROSS, 4, "14567z"),
        (Source.LEFT, 4, "1567z"),
        (Source.LEFT, 3, "1567z"),
        (Source.RIGHT, 3, "13567z"),
    ],
)
def test_the_honors_of_a_player_in_riichi(player, players, value):
    (threat,) = threats_of([Riichi(player, (0,))], seat=SOUTH, round_wind=EAST, players=players)
    assert threat.genbutsu == {0}
    assert threat.riichi
    assert format_tiles(sorted(threat.value)) == value
    (threat,) = threats_of([Riichi(None, ())], seat=EAST, round_wind=WEST)
    assert KIND_OF[WEST] in threat.value
