"""Which tiles of an open hand keep a yaku: a hundred hands, told by the rules of the game.

A row is a hand, the tiles that keep a yaku possible, and those that leave none. The player sits
south in the east round and plays by Tenhou's rules, unless behind a ``;`` stand the letters of seat
and round or a switch.
"""

import pytest
from asking import ask
from every import every

from bot.words import words_for
from engine import EAST, SOUTH, Winds, parse_hand, parse_rules, parse_tiles, ukeire

EN = words_for("en")
LETTERS = dict(zip("ESWN", range(EAST, EAST + 4), strict=True))

TANYAO = """
34m55p[234s][567s][678m] | 25m |
23m55p[234s][567s][678m] | 4m | 1m
78m55p[234s][567s][345m] | 6m | 9m
24p88s[345m][345m][678s] | 3p |
89p22s[345m][456m][678p] | | 7p
79p22s[345m][456m][678p] | | 8p
33m77p[234s][456s][678m] | 3m7p |
33m99p[234s][456s][678m] | | 3m9p
5m[234m][345p][678s][456s] | 5m |
9m[234m][345p][678s][456s] | | 9m
4z[234m][345p][678s][456s] | | 4z
234m77s68p[456s][345p] | 7p |
123m77s68p[456s][345p] | | 7p
34m567p22s[345m][678s] | 25m |
23m567p22s[345m][678s] | 4m | 1m
23m567p22s[345m][789s] | | 14m
2345p345s[234m][678s] | 25p |
2345p123s[234m][678s] | | 25p
234m345p66s78s[456s] | 6s | 9s
123m345p66s78s[456s] | | 69s
234m234p66s34s[678m] | 25s |
223344m5556p[777s] | 467p |
112233m44p56p[777s] | | 47p
34m55p[234s][567s][678m] ; open_tanyao:off | | 25m
5m[234m][345p][678s][456s] ; open_tanyao:off | | 5m
34m5p9p[234s][567s][678m] | 25m5p | 9p
34m9p1z[234s][567s][678m] | | 25m9p1z
34m9p5z[234s][567s][678m] | | 25m9p5z
"""

VALUE = """
55z23m[456p][789s][123s] | | 14m
55z99m[456p][789s][234s] | 5z | 9m
22z99m[456p][789s][234s] | 2z | 9m
11z99m[456p][789s][234s] | 1z | 9m
33z99m[456p][789s][234s] | | 3z9m
44z99m[456p][789s][234s] | | 4z9m
66z77z[456p][789s][234s] | 67z |
55z33z[456p][789s][234s] | 5z | 3z
23m99p[777z][456p][789s] | 14m |
9p[777z][456p][789s][123m] | 9p |
23m99p[333z][456p][789s] | | 14m
23m99p[222z][456p][789s] | 14m |
23m99p[111z][456p][789s] | 14m |
55z23m[222z][789s][123s] | 14m |
567p55z66z[123s][789m] | 56z |
567p55z99s[123s][789m] | 5z | 9s
333p5p222z[123s][789m] | 45p |
333p5p444z[123s][789m] | | 45p
111m234p22z44z[999s] | 2z | 4z
111m234p33z44z[999s] | | 34z
33z99m[456p][789s][234s] ; W E | 3z | 9m
22z99m[456p][789s][234s] ; W E | | 2z9m
22z99m[456p][789s][234s] ; W S | 2z | 9m
11z99m[456p][789s][234s] ; W S | | 1z9m
44z99m[456p][789s][234s] ; N E | 4z | 9m
23m99p[111z][456p][789s] ; S S | | 14m
23m99p[444z][456p][789s] ; N E | 14m |
22z3m9p[234s][567s][678m] | 2z3m9p | 1245m78p
55z3m9p[234s][567s][678m] | 5z3m9p | 1245m78p
33z3m9p[234s][567s][678m] | | 3z12345m789p
34m5p9p[222z][567s][678m] | 25m59p |
34m9p3z[777z][567s][678m] | 25m9p3z |
"""

STRAIGHTS = """
78p33s[123p][456p][234m] | 9p | 6p
23p33s[456p][789p][234m] | 1p | 4p
46p33s[123p][789p][234m] | 5p |
12p33s[456p][789p][234m] | 3p |
45p33s[123p][789p][234m] | 6p | 3p
56p33s[123p][789p][234m] | 4p | 7p
34m11p[234p][234s][789s] | 2m | 5m
24m11p[234p][234s][789s] | 3m |
78s11m[678m][678p][123s] | 6s | 9s
13m99p[123p][123s][456m] | 2m |
23m99p[123p][123s][456m] | 1m | 4m
1234p234s[234m][678s] | 1p | 4p
456m456p55z45s[789s] | 6s | 3s
123456m55z78m[999p] | 9m | 36m
123456789m5z[123p] | 5z |
123456789m5p[123p] | 5p |
5p[123m][456m][789m][333z] | 5p |
23m11p[456m][789m][333z] | 1m | 4m
35m99p[345p][345s][789m] | 4m |
67m99p[567p][567s][123m] | 5m | 8m
"""

OTHERS = """
23m99p[123p][789s][789m] | 1m | 4m
13m99p[123p][789s][789m] | 2m |
78m11z[123p][789s][111p] | 9m | 6m
11m99p[123p][789s][789m] | 1m9p |
3z[123p][789s][789m][111s] | 3z |
5z[123p][789s][789m][111s] | 5z |
5p[123p][789s][789m][111s] | | 5p
123p99m78s[111m][999s] | 9s | 6s
123m123p11z23s[789m] | 1s | 4s
22m55p[333s][777p][999m] | 2m5p |
5p[333s][777p][999m][444z] | 5p |
2344m[333s][777p][999m] | | 14m
222p44m77s[333m][888s] | 4m7s |
111m222p33z44z[999s] | 34z |
234p99m77s[111m][999s] | | 9m7s
23m11z[456m][789m][555m] | 14m |
23m88m[456m][789m][111m] | 14m |
7z[123m][456m][789m][555m] | 7z |
34p77z[123p][567p][999p] | 25p |
34p77s[123p][567p][999p] | | 25p
11m99p[111p][111s][234m] | 1m | 9p
33p99s[333m][333s][567m] | 3p | 9s
1p[123p][123m][999s][789s] | 1p |
2p[123p][123m][999s][789s] | | 2p
11z78s[111p][999m][123p] | 9s | 6s
11z78s[444p][999m][123p] | | 69s
"""


def rows():
    for table in (TANYAO, VALUE, STRAIGHTS, OTHERS):
        for line in table.strip().splitlines():
            hand, able, barren = (part.strip() for part in line.split("|"))
            hand, _, other = hand.partition(";")
            yield hand.strip(), other.split(), able, barren


@every("row", [*rows()])
def test_tiles_that_keep_a_yaku_and_those_that_leave_none(row):
    text, other, able, barren = row
    winds = Winds(*map(LETTERS.__getitem__, other)) if len(other) == 2 else Winds(SOUTH, EAST)
    rules = parse_rules(other[0] if len(other) == 1 else "")
    found = ukeire(parse_hand(text), winds=winds, rules=rules)
    keeping = {it.tile for it in found.with_yaku}
    assert keeping == {*parse_tiles(able)} if able else not keeping
    leaving = {it.tile for it in found.tiles} - keeping
    assert leaving == {*parse_tiles(barren)} if barren else not leaving


def test_there_are_a_hundred_hands():
    assert len([*rows(), *CALLS]) >= 100


CALLS = [
    # 123m 456s 789p 123s 99p has no yaku; with 789s for 456s every group has a terminal.
    ("23m99p456s789p13s4z<1m", "Pass: chi 123m would leave no yaku"),
    ("23m99p789s789p13s4z<1m", "Nearer with chi 123m"),
    ("55z34m99p456s789p2z<5z", "Nearer with pon haku ×3"),
    ("33z34m99p456s789p2z<3z", "Pass: pon west ×3 would leave no yaku"),
    ("11z34m99p456s789p3z<1z", "Nearer with pon east ×3"),
    ("34m55p24s678s456m9p<2m", "Nearer with chi 234m"),
    ("34m55p24s678s456m9p<5m", "Nearer with chi 345m"),
    ("23m55p24s678s456m9p<1m", "Pass: chi 123m would leave no yaku"),
    ("23m55p24s678s456m9p<4m", "Nearer with chi 234m"),
    ("35m44p46s999p789s1z<4m", "Pass: chi 345m would leave no yaku"),
    ("22m77p333s888s46p1z<2m", "Nearer with pon 222m"),
]


@pytest.mark.parametrize(("text", "title"), CALLS)
def test_titles_of_calls(text, title):
    assert ask("waits", text, EN).title.startswith(title)
