"""Waits: tiles, copies left, readings and shapes, against the rule, published counts and peers."""

from collections import Counter
from random import Random

import pytest
from dealt import as_hand, every_hand_of_one_suit
from hypothesis import given
from hypothesis import strategies as st
from jansou.analysis.decompose import decompose as their_decompose
from jansou.analysis.waits import waits_counts
from jansou.core.hand import CallSource, MeldType
from jansou.core.hand import Meld as TheirMeld
from jansou.core.tiles import Tile as TheirTile
from jansou.core.tiles import TileKind
from mahjong.hand_calculating.divider import HandDivider
from mahjong.meld import Meld as DividerMeld

from engine.errors import ImpossibleHandError
from engine.facts.decompose import Form
from engine.facts.waits import Shape, WaitReading, Waits, waits
from engine.hand import Hand
from engine.melds import Meld, MeldKind
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.rules import EMA, M_LEAGUE, MAHJONG_SOUL, TENHOU, WRC, Rules
from engine.tiles import KINDS, NAMES, ORPHANS, rank

SEQUENCES = [(kind, kind + 1, kind + 2) for kind in range(27) if rank(kind) <= 7]
TRIPLETS = [(kind,) * 3 for kind in range(KINDS)]
GROUPS = SEQUENCES + TRIPLETS


def tiles(found: Waits) -> str:
    return " ".join(NAMES[wait.tile] for wait in found.waits)


def shown(way: WaitReading) -> str:
    """The tiles that wait, and their shape: 6m7m ryanmen."""
    return "".join(NAMES[kind] for kind in way.held) + f" {way.shape}"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("23m11z", {"1m": ["2m3m ryanmen"], "4m": ["2m3m ryanmen"]}),
        ("12m11z", {"3m": ["1m2m penchan"]}),
        ("89s11z", {"7s": ["8s9s penchan"]}),
        ("13m11z", {"2m": ["1m3m kanchan"]}),
        ("79p11z", {"8p": ["7p9p kanchan"]}),
        ("11p22z", {"1p": ["1p1p shanpon"], "2z": ["2z2z shanpon"]}),
        ("5z", {"5z": ["5z tanki"]}),
        # One reading with two places for 5m: it ends 345m or begins 567m.
        ("34567m11z", {
            "2m": ["3m4m ryanmen"],
            "5m": ["3m4m ryanmen", "6m7m ryanmen"],
            "8m": ["6m7m ryanmen"],
        }),
        ("3455m", {"2m": ["3m4m ryanmen"], "5m": ["3m4m ryanmen", "5m tanki"]}),
        ("1112m", {"2m": ["2m tanki"], "3m": ["1m2m penchan"]}),
        # Seven pairs, and a standard reading beside them.
        ("1133557799m113p", {"3p": ["3p seven_pairs_tanki"]}),
        ("112233m112233p7z", {"7z": ["7z tanki", "7z seven_pairs_tanki"]}),
        # Six pairs, but two of the same kind: no seventh pair makes this seven pairs.
        ("11113355779m11p", {}),
        # The melds are complete: only what is concealed waits.
        ("1z[123m][456m][789m](2222z)", {"1z": ["1z tanki"]}),
        ("23m11z[123m][456m][789m]", {"1m": ["2m3m ryanmen"], "4m": ["2m3m ryanmen"]}),
        ("1245m", {}),
    ],
)  # fmt: skip
def test_each_place_for_the_winning_tile_is_listed(
    hand: str, expected: dict[str, list[str]]
) -> None:
    found = waits(parse_hand(hand))
    assert {NAMES[wait.tile]: [shown(way) for way in wait.readings] for wait in found.waits} == (
        expected
    )


def test_shapes_are_named_once_and_in_order() -> None:
    five = waits(parse_hand("34567m11z")).waits[1]
    assert (five.tile, five.shapes, len(five.readings)) == (4, (Shape.RYANMEN,), 2)
    four = waits(parse_hand("3455567m")).waits
    assert {NAMES[wait.tile]: wait.shapes for wait in four} == {
        "2m": (Shape.RYANMEN,),
        "5m": (Shape.RYANMEN, Shape.TANKI),
        "8m": (Shape.RYANMEN,),
    }


def test_thirteen_orphans() -> None:
    thirteen = waits(parse_hand("19m19p19s1234567z"))
    assert tiles(thirteen) == " ".join(NAMES[kind] for kind in ORPHANS)
    assert thirteen.left == 39
    for wait in thirteen.waits:
        assert [way.shape for way in wait.readings] == [Shape.THIRTEEN_ORPHANS_THIRTEEN_SIDED]
        assert wait.readings[0].held == ORPHANS
        assert wait.readings[0].reading.pair == wait.tile
    single = waits(parse_hand("119m19p19s123456z"))
    assert [(NAMES[wait.tile], wait.shapes) for wait in single.waits] == [
        ("7z", (Shape.THIRTEEN_ORPHANS_SINGLE,))
    ]
    assert single.waits[0].readings[0].reading.pair == 0
    assert len(single.waits[0].readings[0].held) == 13


@pytest.mark.parametrize(
    ("hand", "seen", "left"),
    [
        ("23m11z", "", {"1m": 4, "4m": 4}),
        ("1112345678999m", "", dict.fromkeys(["1m", "9m"], 1) | {f"{n}m": 3 for n in range(2, 9)}),
        ("11p22z", "1p", {"1p": 1, "2z": 2}),
        # Red fives are fives: one here, one there.
        ("46m11z", "0m5m", {"5m": 2}),
        ("34m11z[340m]", "5m", {"2m": 4, "5m": 2}),
        # Own melds count once, whatever their kind.
        ("23m55z[111m]", "4m", {"1m": 1, "4m": 3}),
        ("23m55z[11'11m]", "", {"4m": 4}),
        # No copy left in the world, but still the wait.
        ("13m11z", "2222m", {"2m": 0}),
        ("11p22z", "111p22z", {"1p": 0, "2z": 0}),
    ],
)
def test_left_is_what_the_player_has_not_seen(hand: str, seen: str, left: dict[str, int]) -> None:
    found = waits(parse_hand(hand), seen=parse_tiles(seen) if seen else ())
    assert {NAMES[wait.tile]: wait.left for wait in found.waits} == left
    assert found.left == sum(left.values())


ALL_RULES = (TENHOU, MAHJONG_SOUL, M_LEAGUE, WRC, EMA)


@pytest.mark.parametrize(
    ("hand", "waiting", "rules"),
    [
        # All four 2m in a kan: tenpai where only concealed tiles are looked at.
        ("13m456p789s11z(2222m)", "2m", (TENHOU, MAHJONG_SOUL)),
        ("13m456p789s11z(2222m)", "", (M_LEAGUE, WRC, EMA)),
        # https://riichi.wiki/Karaten: Tenhou has paid this hand as tenpai.
        ("12s44466688p(3333s)", "3s", (TENHOU, MAHJONG_SOUL)),
        ("12s44466688p(3333s)", "", (M_LEAGUE, WRC, EMA)),
        # The last tile of a hand with four melds, called for three times.
        ("3p[333p][123m][456m][789m]", "3p", (TENHOU, MAHJONG_SOUL)),
        ("3p[333p][123m][456m][789m]", "", (M_LEAGUE, WRC, EMA)),
        # All four concealed: tenpai nowhere.
        ("123456789m1111p", "", ALL_RULES),
        ("1111m123p112233s", "", ALL_RULES),
        # Beside a wait that can come, one that cannot is no wait anywhere.
        ("23m456p789s11z(1111m)", "4m", ALL_RULES),
    ],
)
def test_a_kind_owned_four_times_is_a_wait_only_where_the_rules_say_so(
    hand: str, waiting: str, rules: tuple[Rules, ...]
) -> None:
    for rule_set in rules:
        found = waits(parse_hand(hand), rules=rule_set)
        assert tiles(found) == waiting
        assert found.left == (4 if waiting == "4m" else 0)


def test_a_hand_with_a_drawn_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="A hand of 14 waits only after a discard"):
        waits(parse_hand("123m456p789s11122z"))


@pytest.mark.parametrize(
    ("hand", "waiting"),
    [
        # seed 003
        ("1112256888999m", "4m 7m"),
        ("1133445566779m", "9m"),
        ("1334455667799m", "1m"),
        ("1112345678999m", "1m 2m 3m 4m 5m 6m 7m 8m 9m"),
        # blog.kobalab.net 2022-04-17: only a fifth 1m would finish it
        ("1111m123p112233s", ""),
    ],
)
def test_published_waits(hand: str, waiting: str) -> None:
    assert tiles(waits(parse_hand(hand))) == waiting


@pytest.mark.parametrize(
    ("hand", "tile", "waiting"),
    [
        # seed 001
        ("1234567m123p123s4z", "4z", "1m 4m 7m"),
        ("1234567m123p123s4z", "1m", "4z"),
        ("1234567m123p123s4z", "4m", "4z"),
        ("1234567m123p123s4z", "7m", "4z"),
        ("22234m55p123789s4z", "4z", "2m 5m 5p"),
    ],
)
def test_published_waits_after_a_discard(hand: str, tile: str, waiting: str) -> None:
    concealed = list(parse_hand(hand).concealed)
    concealed.remove(NAMES.index(tile))
    assert tiles(waits(Hand(tuple(concealed)))) == waiting


@pytest.mark.slow
def test_one_suit_hands_of_13_by_number_of_waits() -> None:
    """endlessriichi.blogspot.com 2016-08-24: of sets and a pair; four held are no wait."""
    by_number: Counter[int] = Counter()
    seven_pairs_only = 0
    for counts in every_hand_of_one_suit(13):
        found = waits(as_hand(counts)).waits
        standard = [
            wait
            for wait in found
            if any(way.reading.form is Form.STANDARD for way in wait.readings)
        ]
        by_number[len(standard)] += 1
        seven_pairs_only += bool(found) and not standard
    assert by_number == {
        9: 1, 8: 16, 7: 79, 6: 392, 5: 1_335, 4: 2_948, 3: 6_739, 2: 14_493, 1: 14_067,
        0: 93_600 - 40_070,
    }  # fmt: skip
    assert seven_pairs_only == 126


MELDS = {
    MeldKind.CHI: (MeldType.CHII, DividerMeld.CHI, SEQUENCES),
    MeldKind.PON: (MeldType.PON, DividerMeld.PON, TRIPLETS),
    MeldKind.CLOSED_KAN: (MeldType.ANKAN, DividerMeld.KAN, [(kind,) * 4 for kind in range(KINDS)]),
}


def random_hand(random: Random) -> Hand:
    """A hand of 13 tiles, most often tenpai, with up to four melds."""
    while True:
        melds = [random.choice(list(MELDS)) for _ in range(random.choice([0, 0, 0, 1, 2, 3, 4]))]
        called = [Meld(kind, random.choice(MELDS[kind][2])) for kind in melds]
        suit = random.choice([SEQUENCES, GROUPS, SEQUENCES[:7] + TRIPLETS[:9]])
        concealed = [kind for group in random.choices(suit, k=4 - len(called)) for kind in group]
        concealed += [random.choice(suit)[0]] * 2
        concealed.remove(random.choice(concealed))
        if random.random() < 0.1:
            concealed[random.randrange(len(concealed))] = random.randrange(KINDS)
        owned = Counter(concealed) + Counter(tile for meld in called for tile in meld.tiles)
        if max(owned.values()) <= 4:
            return Hand(tuple(concealed), tuple(called))


def random_special(random: Random) -> Hand:
    """Thirteen tiles of six or seven pairs close together, or of orphans."""
    if random.random() < 0.3:
        doubled = random.choices(ORPHANS, k=random.randint(0, 2))
        return Hand((*random.sample(ORPHANS, 13 - len(doubled)), *doubled))
    low = random.randint(0, KINDS - 9)
    kinds = random.sample(range(low, low + 9), 7)
    return Hand(tuple(sorted(kinds * 2, key=kinds.index)[:13]))


def random_hands() -> list[Hand]:
    random = Random(20_240_521)
    return [random_hand(random) for _ in range(1_200)] + [
        random_special(random) for _ in range(300)
    ]


THEIR_SHAPES = {
    "CHIITOI": Shape.SEVEN_PAIRS_TANKI,
    "KOKUSHI": Shape.THIRTEEN_ORPHANS_SINGLE,
    "KOKUSHI_THIRTEEN": Shape.THIRTEEN_ORPHANS_THIRTEEN_SIDED,
}


def test_random_hands_have_the_waits_and_shapes_of_jansou() -> None:
    """That library gives a reading once for each shape, so ours are compared without places."""
    rules = M_LEAGUE  # a tile of which the hand owns four is no wait there either
    several = 0
    for hand in random_hands():
        melds = tuple(
            TheirMeld(MELDS[meld.kind][0], theirs, *claimed(meld.kind, theirs))
            for meld in hand.melds
            for theirs in [tuple(TheirTile(TileKind(tile)) for tile in meld.tiles)]
        )
        found = waits(hand, rules=rules).waits
        assert {wait.tile for wait in found} == waits_counts(list(hand.counts), melds)
        for wait in found:
            won = TheirTile(TileKind(wait.tile))
            concealed = [TheirTile(TileKind(tile)) for tile in hand.concealed]
            theirs = their_decompose([*concealed, won], melds, won)
            expected = {
                (
                    tuple(sorted(tuple(group.kinds) for group in way.all_groups)),
                    THEIR_SHAPES.get(way.wait.name, way.wait.name.lower()),
                )
                for way in theirs
            }
            assert {
                (
                    tuple(
                        sorted([*pairs(way), *way.reading.groups, *(m.group for m in hand.melds)])
                    ),
                    way.shape,
                )
                for way in wait.readings
            } == expected
            several += len(expected) > 1
    assert several > 300


def pairs(way: WaitReading) -> list[tuple[int, ...]]:
    """The pair as that library has it among the blocks; thirteen orphans have none there."""
    return [(way.reading.pair,) * 2] if way.reading.form is Form.STANDARD else []


def claimed(kind: MeldKind, theirs: tuple[TheirTile, ...]) -> tuple:
    return () if kind is MeldKind.CLOSED_KAN else (theirs[0], CallSource.KAMICHA)


def test_random_hands_have_the_waits_and_readings_of_mahjong() -> None:
    """All forms but thirteen orphans, which that library does not take apart."""
    for hand in random_hands():
        blocks = [
            DividerMeld(
                MELDS[meld.kind][1], [4 * kind + copy for copy, kind in enumerate(meld.tiles)]
            )
            for meld in hand.melds
        ]
        found = {
            wait.tile: {
                way.reading
                for way in wait.readings
                if way.reading.form is not Form.THIRTEEN_ORPHANS
            }
            for wait in waits(hand, rules=M_LEAGUE).waits
        }
        for kind in range(KINDS):
            counts = list(hand.owned)
            counts[kind] += 1
            theirs = HandDivider.divide_hand(counts, blocks) if counts[kind] < 5 else []
            assert len(found.get(kind, ())) == len(theirs)


def ways_by_definition(hand: Hand, kind: int) -> set[tuple[tuple[int, ...], tuple, str]]:
    """Every choice of groups and a pair that uses up the tiles, with each place for the kind.

    Gives the pair, the groups and what waits; only the standard form.
    """
    left = Counter(hand.concealed)
    left[kind] += 1
    return {
        (pair, groups, what_waits(block, kind))
        for pair in TRIPLETS
        if left[pair[0]] >= 2
        for groups in choices(left - Counter(pair[:2]))
        for block in {pair[:2], *groups}
        if kind in block
    }


def choices(left: Counter[int]) -> set[tuple[tuple[int, ...], ...]]:
    """Every way to use up the tiles by groups, whichever group is taken first."""
    if not left:
        return {()}
    found = set()
    for group in GROUPS:
        if min(left) == group[0] and Counter(group) <= left:
            rests = choices(left - Counter(group))
            found |= {tuple(sorted((group, *rest))) for rest in rests}
    return found


def what_waits(block: tuple[int, ...], kind: int) -> str:
    """The shape of what is left of the block without the kind."""
    held = list(block)
    held.remove(kind)
    if len(held) == 1:
        return "tanki"
    low, high = held
    if low == high:
        return "shanpon"
    if high - low == 2:
        return "kanchan"
    return "penchan" if rank(low) == 1 or rank(high) == 9 else "ryanmen"


def test_random_hands_wait_as_the_definition_says() -> None:
    random = Random(20_240_531)
    for hand in (random_hand(random) for _ in range(400)):
        found = {
            wait.tile: {
                ((way.reading.pair,) * 3, way.reading.groups, str(way.shape))
                for way in wait.readings
                if way.reading.form is Form.STANDARD
            }
            for wait in waits(hand, rules=M_LEAGUE).waits
        }
        for kind in range(KINDS):
            expected = ways_by_definition(hand, kind) if hand.owned[kind] < 4 else set()
            assert found.get(kind, set()) == expected


@st.composite
def tenpai_hands(draw: st.DrawFn) -> Hand:
    return random_hand(Random(draw(st.integers(0, 2**32))))


@given(tenpai_hands())
def test_the_held_tiles_and_the_winning_tile_make_the_group(hand: Hand) -> None:
    for wait in waits(hand).waits:
        assert wait.readings
        assert len(set(wait.readings)) == len(wait.readings)
        for way in wait.readings:
            assert sorted((*way.held, wait.tile)) == list(way.group)
            assert not Counter(way.held) - Counter(hand.concealed)
            assert way.reading.melds == hand.melds


@given(tenpai_hands(), st.permutations([0, 1, 2]))
def test_suits_are_alike(hand: Hand, order: list[int]) -> None:
    new = [9 * order[kind // 9] + kind % 9 if kind < 27 else kind for kind in range(KINDS)]
    assert summary(waits(renamed(hand, new))) == {
        (new[kind], left, shapes) for kind, left, shapes in summary(waits(hand))
    }


@given(tenpai_hands())
def test_a_mirrored_hand_waits_for_mirrored_tiles(hand: Hand) -> None:
    new = [kind // 9 * 9 + 8 - kind % 9 if kind < 27 else kind for kind in range(KINDS)]
    assert summary(waits(renamed(hand, new))) == {
        (new[kind], left, shapes) for kind, left, shapes in summary(waits(hand))
    }


def renamed(hand: Hand, new: list[int]) -> Hand:
    """The hand with each kind replaced by its new one."""
    return Hand(
        tuple(new[kind] for kind in hand.concealed),
        tuple(
            Meld(meld.kind, tuple(sorted(new[kind] for kind in meld.tiles))) for meld in hand.melds
        ),
    )


def summary(found: Waits) -> set[tuple[int, int, tuple[Shape, ...]]]:
    return {(wait.tile, wait.left, wait.shapes) for wait in found.waits}


def test_tiles_seen_beside_the_hand_are_at_most_four_of_a_kind():
    with pytest.raises(ImpossibleHandError, match="four copies of 1z"):
        waits("11m456p789s11122z", seen="1z1z")
