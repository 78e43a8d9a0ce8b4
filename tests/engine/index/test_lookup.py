"""The index: the table file against the definition, the definition against exhaustive choice."""

from pathlib import Path
from random import Random

import pytest
from dealt import counted, counts_of, from_wall, tenpai
from hypothesis import given
from hypothesis import strategies as st
from targets import made_of

from engine.index.distances import (
    CLASSES,
    COMBINED,
    HONOR_RANKS,
    MELDED,
    MELDS,
    SHANTEN,
    SUIT_RANKS,
    TABLE_FILE,
    UNREACHABLE,
    VECTORS,
    class_of,
    combine,
    suit_vector,
)
from engine.index.lookup import SUIT_PARTS, BoundedCache, accepted, changed, kinds_of, waiting_tiles
from engine.notation.hand_notation import parse_tiles
from engine.tiles import KINDS
from tools.build_tables import make, make_base

FOURS = bytes([4] * SUIT_RANKS)
suits = st.lists(st.integers(0, 4), min_size=9, max_size=9).filter(lambda c: sum(c) <= 14)
honors = st.lists(st.integers(0, 4), min_size=7, max_size=7).filter(lambda c: sum(c) <= 14)


def test_the_base_of_the_table_file_is_what_the_script_makes():
    base, _ = make_base()
    table = Path(TABLE_FILE).read_bytes()
    assert table.startswith(len(base).to_bytes(4, "little") + base)
    assert len(table) <= 400_000


@pytest.mark.slow
def test_the_whole_table_file_is_what_the_script_makes():
    assert make() == Path(TABLE_FILE).read_bytes()


def by_definition(counts: bytes, limits: bytes) -> bytes:
    """The least number of tiles missing from any target within the limits, target by target."""
    return bytes(
        min(
            (
                sum(max(0, want - have) for want, have in zip(target, counts, strict=True))
                for target in made_of(len(counts), entry // 2, entry % 2)
                if all(want <= limit for want, limit in zip(target, limits, strict=True))
            ),
            default=UNREACHABLE,
        )
        for entry in range(10)
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_distance_is_the_least_number_of_missing_tiles(seed):
    random = Random(seed)
    ranks = HONOR_RANKS if seed % 3 == 0 else SUIT_RANKS
    melded = [random.choice((0, 0, 0, 1, 3, 4)) for _ in range(ranks)]
    limits = bytes(4 - melded[at] for at in range(ranks)) if seed % 2 else bytes([4] * ranks)
    counts = bytes(random.randint(0, min(2, limit)) for limit in limits)
    assert suit_vector(counts, limits) == by_definition(counts, limits)


def test_two_triplets_and_a_pair_are_the_same_however_they_are_combined():
    # 111m 22m and 33p 44p: five melds and pairs of two suits, each way to share them.
    man, pin = bytes([3, 2, 0, 0, 0, 0, 0, 0, 0]), bytes([0, 0, 2, 2, 0, 0, 0, 0, 0])
    one, other = suit_vector(man, FOURS), suit_vector(pin, FOURS)
    both = combine(one, other)
    assert both == combine(other, one)
    for entry in range(10):
        shares = [
            one[2 * melds + pair] + other[entry - 2 * melds - pair]
            for melds in range(entry // 2 + 1)
            for pair in range(entry % 2 + 1)
        ]
        assert both[entry] == min(shares)


@given(suits)
def test_the_table_leads_each_suit_to_its_distances(counts):
    assert VECTORS[class_of(bytes(counts))] == suit_vector(bytes(counts), FOURS)


@given(honors)
def test_the_table_leads_honors_to_their_distances(counts):
    assert VECTORS[class_of(bytes(counts))] == suit_vector(bytes(counts), FOURS[:HONOR_RANKS])


@given(suits)
def test_a_suit_is_as_far_as_its_mirror_image(counts):
    assert class_of(bytes(counts)) == class_of(bytes(counts[::-1]))


@given(st.integers(0, CLASSES - 1), st.integers(0, CLASSES - 1))
def test_the_table_combines_classes_as_their_distances(one, other):
    assert VECTORS[COMBINED[one][other]] == combine(VECTORS[one], VECTORS[other])


@pytest.mark.parametrize("melds", range(MELDS + 1))
def test_one_class_stands_for_another_beside_melds(melds):
    # Whatever else is in the hand, and with no shanten below that of a complete hand.
    still_to_make = 2 * (MELDS - melds) + 1
    for cls, stand_in in enumerate(MELDED[melds]):
        for other in range(CLASSES):
            assert SHANTEN[COMBINED[stand_in][other]] == (
                VECTORS[COMBINED[cls][other]][still_to_make] - 1
            )


def holdings(ranks: int, most: int = 14):
    """Every way to hold at most so many tiles of a place."""
    if ranks == 0:
        yield b""
        return
    for count in range(min(4, most) + 1):
        for rest in holdings(ranks - 1, most - count):
            yield bytes((count,)) + rest


def test_few_classes_serve_every_suit_and_all_honors():
    suit_keys = [class_of(key) for key in holdings(SUIT_RANKS)]
    honor_keys = [class_of(key) for key in holdings(HONOR_RANKS)]
    assert (len(suit_keys), len(set(suit_keys))) == (405_350, 126)
    assert (len(honor_keys), len(set(honor_keys))) == (43_130, 55)
    combined = {cls for row in COMBINED for cls in row}
    assert combined == set(range(CLASSES))


def test_a_full_cache_drops_its_oldest_values_and_answers_on():
    made = []
    squares = BoundedCache(lambda n: made.append(n) or n * n, 16)
    assert [squares[n] for n in (*range(16), 0)] == [*(n * n for n in range(16)), 0]
    assert made == list(range(16))
    assert squares[16] == 256
    assert list(squares) == list(range(3, 17))
    assert squares[1] == 1
    assert made[16:] == [16, 1]


def test_a_cache_for_one_value_holds_one():
    squares = BoundedCache(lambda n: n * n, 1)
    assert [squares[n] for n in range(5)] == [0, 1, 4, 9, 16]
    assert len(squares) == 1


def test_answers_do_not_depend_on_the_size_of_the_caches(monkeypatch):
    random = Random(7)
    hands = [from_wall(random, 13) for _ in range(200)]
    answers = [accepted(hand) for hand in hands]
    SUIT_PARTS.clear()
    monkeypatch.setattr(SUIT_PARTS, "limit", 5)
    assert [accepted(hand) for hand in hands] == answers
    assert len(SUIT_PARTS) <= 5


@given(st.integers(0, 2**KINDS - 1))
def test_kinds_of_a_mask(mask):
    kinds = kinds_of(mask)
    assert list(kinds) == sorted(kinds)
    assert sum(1 << kind for kind in kinds) == mask


WAITS = [
    # Issue threads' and articles' cases; the seeds of the project.
    ("1112345678999m", "123456789m"),
    ("1133557799m113p", "3p"),
    ("19m19p19s1234567z", "19m19p19s1234567z"),
    ("19m19p19s1234566z", "7z"),
    ("1112256888999m", "47m"),
    ("1133445566779m", "9m"),
    ("123456789m1111p", ""),
    ("1111m123p112233s", ""),
    ("1122334455667m", "147m"),
    ("2223m", "134m"),
    ("1111m", ""),
    ("5z", "5z"),
]


@pytest.mark.parametrize(("hand", "tiles"), WAITS)
def test_waiting_tiles(hand, tiles):
    assert waiting_tiles(counts_of(hand)) == tuple(sorted(parse_tiles(tiles)))


@given(st.integers(0, 2**32), st.sampled_from([1, 4, 7, 10, 13]))
def test_accepted_tiles_are_those_that_lower_the_shanten(seed, size):
    random = Random(seed)
    counts = random.choice((from_wall, tenpai))(random, size)
    now, mask = accepted(counts)
    for kind in range(KINDS):
        if counts[kind] < 4:
            after = min(shanten_after_cut(changed(counts, kind, 1)))
            assert (mask >> kind & 1) == (after < now), kind
        else:
            assert not mask >> kind & 1


def shanten_after_cut(counts: bytes):
    """The shanten after each cut; -1 where the hand is complete as it is."""
    for kind in range(KINDS):
        if counts[kind]:
            left = changed(counts, kind, -1)
            distance, mask = accepted(left)
            yield -1 if distance == 0 and mask >> kind & 1 else distance


@pytest.mark.parametrize("size", [0, 3, 12, 15, 16])
def test_a_number_of_tiles_that_no_hand_has_is_refused(size):
    with pytest.raises(ValueError, match=f"not {size}$"):
        accepted(counted(kind for kind in range(size)))


def test_a_hand_with_a_tile_to_cut_waits_for_none():
    with pytest.raises(ValueError, match="cuts one before"):
        waiting_tiles(counts_of("11123456789999m"))


def test_five_of_a_kind_are_refused():
    with pytest.raises(ValueError, match="five tiles of a kind"):
        waiting_tiles(bytes([5, *[1] * 8, *[0] * 25]))
