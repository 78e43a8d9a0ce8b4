"""Every set of events against every way in which a hand can come to be won.

A `Story` is what happened at the table, in the order of play; the events that it earns are told
from it by the rule alone. A set of events that no story earns cannot have happened.
"""

from dataclasses import dataclass
from itertools import product

import pytest
from won_hands import hand_of, meld_of

from engine.rules import MAHJONG_SOUL, MAHJONG_SOUL_SANMA
from engine.scoring.win import EVENTS, By, Win, WinError, WinReason, check_rules, check_win
from engine.tiles import EAST, SOUTH

TSUMO_TILES = ("wall", "after_kan", "after_north")
RON_TILES = ("discard", "added_kan", "closed_kan")
INTERRUPTIONS = ("pon_of_another", "closed_kan", "open_meld", "north")
"""What ends ippatsu and the first turn: one by another player, and three by the winner."""


@dataclass(frozen=True)
class Story:
    """How a hand came to be won.

    ``before`` and ``after`` are the interruptions before and after riichi (all before, without),
    ``riichi`` is 2 where it came with the first own discard. ``soon`` says that the win came within
    a go-around of riichi or of the deal, ``tile`` where the winning tile came from, ``last`` that
    it was the last one of the wall.
    """

    riichi: int
    before: frozenset
    after: frozenset
    soon: bool
    tile: str
    last: bool
    dealer: bool

    @property
    def is_possible(self):
        own = self.before | self.after
        return (
            # Riichi: a closed hand, and the first discard is the first before any interruption.
            not (self.riichi and "open_meld" in own)
            and not (self.riichi == 2 and self.before)
            and not (not self.riichi and self.after)
            # The tile: a kan that was added stands on a pon, a replacement follows its own kan,
            # which in riichi can only have come after it.
            and not (self.tile == "added_kan" and "pon_of_another" not in own)
            and not (self.tile == "after_kan" and not self._last_own & {"closed_kan", "open_meld"})
            and not (self.tile == "after_north" and "north" not in self._last_own)
            # Without a draw left nobody can kan; a go-around from the deal is far from the end.
            and not (self.last and self.tile not in {"wall", "discard"})
            and not (self.last and self.is_first)
            # Before the own first discard nobody adds a kan or draws a replacement uninterrupted,
            # and the dealer draws before anybody discards.
            and not (self.is_first and not self.riichi and self.tile == "discard" and self.dealer)
        )

    @property
    def _last_own(self):
        return self.after if self.riichi else self.before

    @property
    def is_first(self):
        """Whether the win came within a go-around of the deal, and nothing was in between."""
        return self.soon and self.riichi != 1 and not (self.before or self.after)

    def events(self):
        """The events that this win earns, and those that stand for what the hand shows."""
        on_first_tile = self.is_first and not self.riichi
        first_draw = on_first_tile and self.tile == "wall"
        earned = {
            "ippatsu": self.riichi and self.soon and not self.after,
            "haitei": self.last and self.tile == "wall",
            "houtei": self.last and self.tile == "discard",
            "rinshan": self.tile in {"after_kan", "after_north"},
            "chankan": self.tile in {"added_kan", "closed_kan"},
            "closed_kan": self.tile == "closed_kan",
            "tenhou": first_draw and self.dealer,
            "chiihou": first_draw and not self.dealer,
            "renhou": on_first_tile and self.tile == "discard",
        }
        return frozenset(name for name, holds in earned.items() if holds)

    def told(self):
        """What is told of it: riichi, dealer, tsumo, the winner's melds, norths, the events."""
        own = self.before | self.after
        melds, is_tsumo = own & {"closed_kan", "open_meld"}, self.tile in TSUMO_TILES
        return self.riichi, self.dealer, is_tsumo, melds, "north" in own, self.events()


SOME = [
    frozenset(name for name, is_in in zip(INTERRUPTIONS, bits, strict=True) if is_in)
    for bits in product((False, True), repeat=len(INTERRUPTIONS))
]
STORIES = {
    story.told()
    for story in (
        Story(*facts)
        for facts in product(
            (0, 1, 2), SOME, SOME, (False, True), TSUMO_TILES + RON_TILES, *[(False, True)] * 2
        )
    )
    if story.is_possible
}
"""Everything that can have happened, as it is told."""

HANDS = {
    frozenset(): hand_of("9m19p19s12345677z1m"),
    frozenset({"closed_kan"}): hand_of("234p567p99s78s6s", meld_of("ankan", "1111p")),
    frozenset({"open_meld"}): hand_of("234p567p99s78s6s", meld_of("daiminkan", "1111p")),
    frozenset({"closed_kan", "open_meld"}): hand_of(
        "567p99s78s6s", meld_of("ankan", "1111p"), meld_of("pon", "222z")
    ),
}
TOLD = [name for name in (*EVENTS, "closed_kan") if name not in {"open_riichi", "paarenchan"}]


def happens(hand, by, dealer, riichi, norths, events, **facts):
    """Whether the engine takes this for a win that can have happened."""
    rules = MAHJONG_SOUL_SANMA if norths else MAHJONG_SOUL
    try:
        win = Win(
            hand.drawn,
            by,
            EAST if dealer else SOUTH,
            riichi=riichi,
            nuki=norths,
            **dict.fromkeys(events, True),
            **facts,
        )
        check_win(hand, win)
        check_rules(hand, win, rules)
    except WinError:
        return False
    return True


@pytest.mark.parametrize("melds", HANDS, ids=lambda melds: "+".join(sorted(melds)) or "closed")
def test_what_can_have_happened_is_what_some_story_tells(melds):
    hand = HANDS[melds]
    wrong = []
    for bits in product((False, True), repeat=len(TOLD)):
        events = frozenset(name for name, is_in in zip(TOLD, bits, strict=True) if is_in)
        for riichi, dealer, by, norths in product((0, 1, 2), (False, True), By, (False, True)):
            told = (riichi, dealer, by is By.TSUMO, melds, norths, events) in STORIES
            # Thirteen orphans alone rob a closed kan, and they have no melds.
            told &= not ("closed_kan" in events and melds)
            if happens(hand, by, dealer, riichi, norths, events) != told:
                wrong.append((sorted(events), riichi, dealer, str(by), norths, told))
    assert wrong == []


@pytest.mark.parametrize("riichi", [0, 1, 2])
@pytest.mark.parametrize("dealer", [False, True])
def test_what_goes_with_riichi_and_with_the_dealer(riichi, dealer):
    """Open riichi and ura dora ask for riichi, the eighth win in a row for the dealer."""
    hand = HANDS[frozenset()]
    for events, possible in (
        (("open_riichi",), riichi > 0),
        (("paarenchan",), dealer),
        (("open_riichi", "paarenchan"), riichi > 0 and dealer),
    ):
        assert happens(hand, By.RON, dealer, riichi, 0, events) is possible
    assert happens(hand, By.RON, dealer, riichi, 0, (), ura="2p") is (riichi > 0)


@pytest.mark.parametrize(
    ("riichi", "by", "events", "named"),
    [
        (2, By.RON, ("ippatsu", "chankan"), ("double_ippatsu", "added_kan")),
        (2, By.TSUMO, ("ippatsu", "haitei"), ("double_ippatsu", "haitei")),
        (2, By.RON, ("ippatsu", "houtei"), ("double_ippatsu", "houtei")),
    ],
)
def test_the_error_names_what_excludes_each_other(riichi, by, events, named):
    with pytest.raises(WinError) as raised:
        Win("1m", by, "S", riichi=riichi, **dict.fromkeys(events, True))
    assert raised.value.reason is WinReason.CLASH
    assert (raised.value.details["one"], raised.value.details["other"]) == named


def test_a_kan_of_the_winner_ends_the_ippatsu_of_a_double_riichi():
    hand = HANDS[frozenset({"closed_kan"})]
    with pytest.raises(WinError, match="Double ippatsu is won before any call") as raised:
        check_win(hand, Win("6s", "ron", "S", riichi=2, ippatsu=True))
    assert raised.value.reason is WinReason.CALLED


def test_nobody_adds_a_fifth_kan():
    """A hand of four kans waits for a tile that it holds: no other kan can have all four."""
    kans = [meld_of("ankan", f"{rank * 4}p") for rank in "1234"]
    with pytest.raises(WinError) as raised:
        check_win(hand_of("9s9s", *kans), Win("9s", "ron", "S", chankan=True))
    assert raised.value.reason is WinReason.ROBBED_KAN
