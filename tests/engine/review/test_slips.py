"""Slips one by one, each at a decision that is made of a hand, a cut and the table around it."""

from dataclasses import replace

import pytest
from made_logs import MISSED, log_text

from engine import EAST, NAMES, NORTH, Meld, MeldKind, discards, parse_hand, parse_tiles
from engine.facts.danger import AVERAGE_DEAL_IN, AVERAGE_DEAL_IN_TO_DEALER
from engine.logs import read_log
from engine.logs.table import Laid
from engine.review import LossKind
from engine.review.decisions import Decision, cut_of, decisions
from engine.review.slips import slips
from engine.tiles import KIND_OF

FIRST = next(decisions(read_log(log_text(*MISSED)), 0))
"""The first turn of East 1, whose dealer sees the indicator 1s."""


def decided(hand, cut, *, river="", gone="", declares=False, **seen):
    """The decision of the dealer who holds and cuts this, after a river and with tiles in sight."""
    laid, (tile,) = parse_tiles(river), parse_tiles(cut)
    dora = seen.get("dora", FIRST.position.dora)
    in_sight = sorted(KIND_OF[it] for it in (*dora, *laid, *parse_tiles(gone)))
    position = replace(
        FIRST.position,
        hand=parse_hand(hand),
        rivers=(tuple(Laid(it, order) for order, it in enumerate(laid)), (), (), ()),
        seen=tuple(in_sight),
        **seen,
    )
    done = replace(FIRST.moment.done, tile=tile, declares=declares)
    found = discards(position.hand, seen=in_sight, rules=position.rules)
    cuts = tuple(it for it in found if KIND_OF[it.tile] not in position.forbidden)
    moment = replace(FIRST.moment, position=position, done=done)
    return Decision(moment, cuts, cut_of(cuts, KIND_OF[tile]))


def kinds(*args, **more):
    return [loss.kind for loss in slips(decided(*args, **more))]


OPEN = Meld(MeldKind.PON, parse_tiles("555z"))
SILENT = "123m24567p789s9m44z"
"""With 9m cut it waits for 3p, without a yaku but riichi."""


def test_silence_is_no_slip():
    assert kinds(SILENT, "9m") == []


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ({}, []),
        ({"gone": "333p"}, []),
        ({"gone": "3333p"}, [LossKind.DEAD_RIICHI]),
        ({"river": "3p"}, [LossKind.FURITEN_RIICHI]),
    ],
)
def test_riichi_is_a_loss_on_nothing_and_in_furiten(table, expected):
    assert kinds(SILENT, "9m", declares=True, **table) == expected


CHOICE = "123m567p789s44z235p"
"""With 5p cut it waits for 1p and 4p, with 2p cut for 4p."""


@pytest.mark.parametrize(
    ("table", "is_loss"),
    [
        ({"river": "1p"}, True),
        ({}, False),  # not furiten
        ({"river": "14p"}, False),  # the other one is furiten too
        ({"river": "1p", "gone": "4p"}, True),  # three of six
        ({"river": "1p", "gone": "44p"}, False),  # two of five are less than half
        ({"river": "1p", "gone": "1144p"}, True),  # two of three
        ({"river": "1p", "gone": "11444p"}, False),  # one is no alternative
        ({"river": "1p", "melds": ((), (), (OPEN,) * 3, ())}, False),
    ],
)
def test_a_furiten_tenpai_is_a_loss_where_another_takes_half_as_many(table, is_loss):
    losses = [*slips(decided(CHOICE, "5p", **table))]
    assert [(it.kind, NAMES[it.better]) for it in losses] == [
        (LossKind.FURITEN_TENPAI, "2p")
    ] * is_loss


def test_a_hand_that_is_not_tenpai_is_no_alternative_to_furiten():
    assert kinds("123m567p789s44z23p9m", "9m", river="1p") == []


NO_YAKU = "4446m1p[99'9p][5'67p][3'24p]"
"""Called without any yaku: with 1p cut it waits for 5m and 6m, with 6m cut for 1p."""


@pytest.mark.parametrize(
    ("hand", "cut", "river", "better"),
    [
        # Neither tenpai can win by ron: furiten takes nothing.
        (NO_YAKU, "1p", "5m", None),
        (NO_YAKU, "6m", "1p", None),
        # The same with a triplet of dragons: 1p can be won on, by ron.
        ("4446m1p[55'5z][5'67p][3'24p]", "1p", "5m", "6m"),
        # All simples: with 2p cut it waits for 5m and 6m, with 6m cut for 2p.
        ("4446m2p[88'8p][5'67p][3'45p]", "2p", "5m", "6m"),
        # All simples on 4p alone: 1p has no yaku, and 2p is left for 4p.
        ("33m567p235p[2'34s][6'78s]", "5p", "1p", "2p"),
        # Closed: riichi is a yaku.
        (CHOICE, "5p", "1p", "2p"),
    ],
)
def test_a_hand_is_blamed_for_furiten_only_where_it_could_win_by_ron(hand, cut, river, better):
    losses = [*slips(decided(hand, cut, river=river))]
    assert [NAMES[it.better] for it in losses] == ([better] if better else [])
    assert all(it.kind is LossKind.FURITEN_TENPAI for it in losses)


@pytest.mark.parametrize("table", [{"wall": 3}, {"scores": (900, 33000, 33000, 33100)}])
def test_a_closed_hand_that_cannot_declare_needs_a_yaku_too(table):
    assert kinds(CHOICE, "5p", river="1p") == [LossKind.FURITEN_TENPAI]
    assert kinds(CHOICE, "5p", river="1p", **table) == []


FAR = "159m258p47s112356z"


def pushed(hand, cut, safe, **more):
    """The losses of a cut while the player on the right is in riichi and ``safe`` is genbutsu."""
    none = frozenset()
    passed = (none, frozenset(map(KIND_OF.__getitem__, parse_tiles(safe))), none, none)
    return [*slips(decided(hand, cut, **{"riichi": (0, 1, 0, 0), "passed": passed} | more))]


@pytest.mark.parametrize(("safe", "better"), [("2z", "2z"), ("8p", "8p"), ("9s", None)])
def test_a_push_is_a_loss_where_a_tile_was_held_that_cannot_be_won_on(safe, better):
    losses = pushed(FAR, "5m", safe)
    assert [NAMES[it.better] for it in losses] == ([better] if better else [])


def test_a_class_that_was_seen_too_seldom_has_no_rate():
    assert pushed(FAR, "9m", "2z") != []
    assert pushed(FAR, "9m", "2z", gone="8888m") == []


def test_among_three_players_no_rate_is_known():
    assert pushed(FAR, "5p", "2z") != []
    assert pushed(FAR, "5p", "2z", seats=(0, 1, 2)) == []


def test_a_push_costs_a_dealers_price_where_the_dealer_is_in_riichi():
    of_others, of_dealer = (
        pushed(FAR, "5m", "2z", seat_wind=wind)[0].points for wind in (EAST, NORTH)
    )
    assert of_dealer / of_others == pytest.approx(
        AVERAGE_DEAL_IN_TO_DEALER / AVERAGE_DEAL_IN, rel=0.01
    )
