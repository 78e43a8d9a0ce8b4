"""Danger classes against facts, a plain peer and properties; rates against a recount."""

from collections import Counter
from random import Random

import pytest
from places import ROOT, published
from plain_danger import plain_class

from engine import EAST, NAMES, ImpossibleHandError, Threat, dangers, parse_tiles
from engine.copies import count
from engine.facts import DANGER_CLASSES, Danger, Rate, danger_rate
from engine.tile_set import kinds_of_set
from engine.tiles import DRAGONS, HONORS, KIND_OF, KINDS
from tools.build_danger_counts import LEAST_CUTS, POOLS, counts_of, source_of


def threat(genbutsu="", *, riichi=True, value="567z"):
    kinds = frozenset(KIND_OF[tile] for tile in parse_tiles(genbutsu))
    return Threat(kinds, riichi, frozenset(parse_tiles(value)))


def asked(tile, genbutsu, seen, *, value="567z", players=4):
    (found,) = dangers(
        parse_tiles(tile),
        [threat(genbutsu, value=value)],
        count(parse_tiles(seen)),
        players=players,
    )
    return found.worst


@pytest.mark.parametrize(
    ("tile", "genbutsu", "seen", "name", "since"),
    [
        ("1z", "1z", "11z", "genbutsu", ""),
        ("0s", "5s", "5s", "genbutsu", ""),
        ("5s", "0s", "5s", "genbutsu", ""),
        ("5p", "", "5p", "musuji_5", ""),
        ("5p", "8p", "58p", "half_5", "8p"),
        ("5p", "28p", "258p", "suji_5", "28p"),
        ("1m", "4m", "14m", "suji_19", "4m"),
        ("1m", "7m", "17m", "musuji_19", ""),
        ("3p", "6p", "36p", "suji_37", "6p"),  # 12 waits for 3, but as a penchan
        ("7p", "1p", "17p", "musuji_37", ""),
        ("1m", "", "13333m", "nochance_19", "3m"),
        ("1m", "", "1222m", "onechance_19", "2m"),
        ("1m", "4m", "143333m", "suji_19", "4m"),  # suji is said before no chance
        ("3m", "", "32222m", "musuji_37", ""),  # 45 waits for it still
        ("4m", "1m", "145555m", "nochance_46", "15m"),
        ("4m", "7m", "22247m", "onechance_46", "27m"),
        ("4m", "7m", "47666m", "half_46", "7m"),
        ("5m", "", "53336666m", "onechance_5", "36m"),
        ("7s", "", "78888s", "musuji_37", ""),  # 89 is a penchan, 56 is not gone
        ("1z", "", "", "honour_3", ""),  # the tile to cut is in sight
        ("1z", "", "1111z", "honour_0", ""),
        ("5z", "", "55z", "honour_2v", ""),
    ],
)
def test_class_and_the_tiles_that_make_it_so(tile, genbutsu, seen, name, since):
    assert asked(tile, genbutsu, seen) == Danger(name, parse_tiles(since))


@pytest.mark.parametrize(
    ("tile", "genbutsu", "name"),
    [("9m", "", "man_3"), ("1m", "4p", "man_3"), ("4z", "", "honour_3"), ("5p", "8p", "half_5")],
)
def test_three_players_have_classes_of_their_own(tile, genbutsu, name):
    assert asked(tile, genbutsu, tile, players=3).name == name


def test_the_classes_are_those_of_the_published_rows():
    rows = published("dangers.jsonl.gz")
    assert len(rows) == 71
    for row in rows:
        given = {name: row[name] for name in ("tile", "genbutsu", "seen", "value", "players")}
        assert asked(**given).name == row["expected"], row


def random_table(rng, players):
    """Return the counts in sight, a riichi and a hand."""
    kinds = kinds_of_set(players)
    wall = [kind for kind in kinds for _ in range(4)]
    rng.shuffle(wall)
    sight = wall[: rng.randrange(14, 110)]
    # Rivers end where hands do not begin, so that the hand is not always of what nobody cut.
    hand, rivers = sight[:14], sight[14:]
    genbutsu = frozenset(rivers[: rng.randrange(0, 24)])
    value = frozenset(rng.sample(range(EAST, KINDS), rng.randrange(3, 6)))
    return count(sight), Threat(genbutsu, value=value), hand


def compare_with_the_plain_peer(tables, seed):
    rng = Random(seed)
    met = Counter()
    for _ in range(tables):
        players = rng.choice((4, 4, 3))
        sight, riichi, hand = random_table(rng, players)
        found = dangers(hand, [riichi], sight, players=players)
        seen = [NAMES[kind] for kind in range(KINDS) for _ in range(sight[kind])]
        safe = {NAMES[kind] for kind in riichi.genbutsu}
        worth = {NAMES[kind] for kind in riichi.value}
        for each in found:
            tile = NAMES[each.tile]
            expected = plain_class(tile, safe, seen, value=worth, players=players)
            assert each.worst.name == expected, (tile, safe, seen, worth, players)
            met[expected] += 1
    return met


def test_random_tables_against_a_plain_peer():
    met = compare_with_the_plain_peer(1500, seed=1)
    assert met.keys() == set(DANGER_CLASSES)


@pytest.mark.slow
def test_twenty_thousand_random_tables_against_a_plain_peer():
    compare_with_the_plain_peer(20_000, seed=2)


def test_what_makes_a_class_is_genbutsu_or_three_of_four_in_sight():
    rng = Random(3)
    for _ in range(300):
        sight, riichi, hand = random_table(rng, 4)
        for danger in (each.worst for each in dangers(hand, [riichi], sight)):
            assert all(kind in riichi.genbutsu or sight[kind] >= 3 for kind in danger.since)
            with_reason = danger.name.startswith(("suji", "half", "nochance", "onechance"))
            assert bool(danger.since) == with_reason


def test_safest_first_and_each_tile_once():
    found = dangers(
        parse_tiles("336m6p2305566788s"),
        [threat("9p12z5m78s")],
        count(parse_tiles("336m69p2305566778888s12z5m")),
    )
    assert " ".join(NAMES[each.tile] for each in found) == "7s 8s 3s 6s 2s 6p 0s 5s 3m 6m"


def test_the_worst_of_several_threats():
    found = dangers(
        parse_tiles("159p"),
        [threat("1p"), threat("9p", riichi=False), threat("159p")],
        count(parse_tiles("159p")),
    )
    worst = {NAMES[each.tile]: (each.threat, each.worst.name) for each in found}
    assert worst == {
        "1p": (1, "musuji_19"),
        "5p": (0, "musuji_5"),
        "9p": (0, "musuji_19"),
    }
    assert [danger.name for danger in found[-1].each] == ["musuji_5", "musuji_5", "genbutsu"]


@pytest.mark.parametrize(
    ("tiles", "threats", "sight", "players", "sentence"),
    [
        ([0], [], [0] * 34, 4, "without a threat"),
        ([0], [Threat(frozenset())], [0] * 33, 4, "34 counts"),
        ([0], [Threat(frozenset())], [5] * 34, 4, "34 counts"),
        ([37], [Threat(frozenset())], [0] * 34, 4, "is not a tile"),
    ],
)
def test_what_cannot_be_asked(tiles, threats, sight, players, sentence):
    with pytest.raises(ValueError, match=sentence):
        dangers(tiles, threats, sight, players=players)


def test_sight_can_be_a_text():
    counts = [0] * 34
    counts[3], counts[16] = 3, 1
    riichi = [Threat("8p")]
    assert dangers("5p3m", riichi, "444m8p") == dangers("5p3m", riichi, counts)


def test_three_players_have_no_2m():
    with pytest.raises(ImpossibleHandError):
        asked("2m", "", "2m", players=3)


def test_an_honor_has_the_value_that_it_has_to_the_threat():
    found = dangers(HONORS, [Threat(frozenset())], [0] * 34)
    assert {each.tile for each in found if each.worst.name == "honour_3v"} == set(DRAGONS)
    (found,) = dangers([EAST], [threat(), threat(value="1567z")], [0] * 34)
    assert [danger.name for danger in found.each] == ["honour_3", "honour_3v"]


@pytest.mark.parametrize(
    ("rate", "low", "high"),
    [
        # Wilson's interval as tables have it: 10 of 100, 50 of 100, 0 of 200.
        (Rate(10, 100), 0.0552, 0.1744),
        (Rate(50, 100), 0.4038, 0.5962),
        (Rate(0, 200), 0.0, 0.0188),
    ],
)
def test_a_rate_has_its_wilson_interval(rate, low, high):
    assert rate.interval == pytest.approx((low, high), abs=0.0001)


def test_overlapping_intervals():
    assert Rate(10, 100).overlaps(Rate(15, 100))
    assert not Rate(10, 1000).overlaps(Rate(100, 1000))


def test_the_order_of_classes_is_that_of_their_rates():
    rates = [rate for name in DANGER_CLASSES if (rate := danger_rate(name))]
    assert rates == sorted(rates, key=lambda rate: rate.share)


def test_no_rate_without_enough_cuts():
    told = {danger_rate(name, turn=turn) for name in DANGER_CLASSES for turn in (None, *range(24))}
    assert min(rate.cuts for rate in told if rate) >= LEAST_CUTS
    assert danger_rate("nochance_19") is None
    assert danger_rate("man_3") is None
    assert danger_rate("half_5", turn=3) is None
    assert danger_rate("musuji_37", turn=7) == danger_rate("musuji_37", turn=9)


def test_genbutsu_is_never_won_on():
    rate = danger_rate("genbutsu")
    assert (rate.rons, rate.cuts > 10_000) == (0, True)


def rows_of_logs():
    return published("danger_rates.json.gz")["rows"]


def test_rates_are_a_recount_of_the_logs():
    rows = [row for row in rows_of_logs() if row["seen"] == "public"]
    for pool in POOLS:
        names = pool.split()
        of_pool = [row for row in rows if row["cls"] in names]
        for turn in (None, 1, 6, 7, 9, 10, 12, 13, 15, 16, 20):
            taken = [row for row in of_pool if turn is None or turn_in(turn, row)]
            cuts, rons = sum(row["n"] for row in taken), sum(row["rons"] for row in taken)
            expected = Rate(rons, cuts) if cuts >= LEAST_CUTS else None
            assert {danger_rate(name, turn=turn) for name in names} == {expected}, (names, turn)


def turn_in(turn, row):
    return row["turns"][0] <= turn <= row["turns"][1]


def test_the_source_of_the_counts_is_what_the_script_writes():
    written = ROOT / "engine" / "facts" / "danger_counts.py"
    assert written.read_text() == source_of(rows_of_logs())


def test_every_class_of_numbers_and_honors_is_counted_in_one_pool():
    counted = Counter(name for pool in POOLS for name in pool.split())
    measured = {name for name in DANGER_CLASSES if not name.startswith("man")}
    assert counted == dict.fromkeys(measured, 1)


def test_counts_leave_out_rows_with_the_own_hand_in_sight():
    row = {"source": "a", "cls": "half_5", "turns": [7, 9], "n": 300, "rons": 3}
    rows = [row | {"seen": "public"}, row | {"seen": "own hand"}, row | {"seen": "public", "n": 1}]
    assert counts_of(rows)["half_5"] == {None: (6, 301), (7, 9): (6, 301)}


def test_a_threat_is_read_from_text_and_a_red_five_is_a_five():
    sight = [0] * KINDS
    (five,) = dangers("5p", [Threat("0p")], sight)
    assert five.worst.name == "genbutsu"
    assert Threat("8p1s", value="5z") == Threat([16, 18], value=[31])


@pytest.mark.parametrize("genbutsu", [["1m"], [99], "1x"])
def test_a_threat_of_what_is_no_tile_is_refused(genbutsu):
    with pytest.raises(ValueError, match="tile"):
        Threat(genbutsu)
