"""Random complete hands of three players with random wins, from a seed; see random_wins.py."""

from collections import Counter
from random import Random

from random_wins import SEQUENCES, TRIPLETS, with_reds

from engine.hand import Hand
from engine.rules import Renhou, Rules
from engine.scoring.win import By, Win, WinError, check_win
from engine.tiles import EAST, KINDS, NORTH, ORPHANS, SOUTH, WEST

IN_SET = [kind for kind in range(KINDS) if not 0 < kind < 8]
"""The 27 kinds of a set for three players."""

GROUPS = [group for group in SEQUENCES + TRIPLETS if set(group) <= set(IN_SET)]
POOLS = (
    IN_SET,
    [kind for kind in IN_SET if kind in ORPHANS],
    list(range(9, 18)),
    list(range(19, 26)),
    [*range(9, 18), *range(EAST, KINDS)],
    [*range(18, 27), *range(EAST, KINDS)],
    list(range(EAST, KINDS)),
)

FITS = {
    "any": lambda _: True,
    "triplets": lambda group: group[0] == group[-1],
    "sequences": lambda group: group[0] != group[-1],
    "outside": lambda group: group[0] in ORPHANS or group[-1] in ORPHANS,
}
"""What groups a hand is made of, so that each yaku turns up."""


def random_sanma_win(random: Random) -> tuple[Hand, Win, Rules]:
    """A complete hand, how it was won, and rules; the facts of the win fit the hand."""
    while True:
        hand = _random_hand(random)
        win = _random_event(random, hand)
        if win is not None:
            return hand, win, _random_rules(random)


def _random_rules(random: Random) -> Rules:
    """Rules that the mahjong library can be set to as well."""
    return Rules(
        players=3,
        nukidora=True,
        red_fives=random.choice((0, 2)),
        open_tanyao=random.random() < 0.8,
        kiriage=random.random() < 0.3,
        kazoe=random.random() < 0.7,
        double_yakuman=random.random() < 0.5,
        renhou=Renhou.YAKUMAN,
    )


def _random_hand(random: Random) -> Hand:
    form = random.random()
    if form < 0.06:
        return with_reds(random, [kind for kind in _some(random, 7) for _ in range(2)], [])
    if form < 0.09:
        return with_reds(random, [*ORPHANS, random.choice(ORPHANS)], [])
    while True:
        pool = set(random.choice(POOLS))
        fitting = [group for group in GROUPS if set(group) <= pool]
        wanted = random.choice(("any", "any", "triplets", "sequences", "outside"))
        fitting = [group for group in fitting if FITS[wanted](group)] or fitting
        groups = random.choices(fitting, k=4)
        melded = random.choice((0, 0, 1, 2, 3, 4)) if random.random() < 0.7 else 0
        # Nobody calls chi: sequences stay in the hand.
        melds = [group for group in groups[:melded] if group[0] == group[-1]]
        kept = list((Counter(groups) - Counter(melds)).elements())
        bigger = [[meld[0]] * random.choice((3, 4)) for meld in melds]
        pair = [random.choice(sorted(pool))] * 2
        concealed = pair + [kind for group in kept for kind in group]
        owned = concealed + [kind for meld in bigger for kind in meld]
        if max(Counter(owned).values()) <= 4:
            return with_reds(random, concealed, bigger)


def _some(random: Random, count: int) -> list[int]:
    return random.sample(random.choice([pool for pool in POOLS if len(pool) >= count]), count)


def _random_event(random: Random, hand: Hand) -> Win | None:
    """A win with facts chosen at random, None where these facts cannot be."""
    chances = {
        "ippatsu": 0.3,
        "haitei": 0.1,
        "houtei": 0.1,
        "rinshan": 0.15,
        "chankan": 0.1,
        "tenhou": 0.03,
        "chiihou": 0.03,
    }
    riichi = random.choice((0, 0, 1, 1, 2)) if hand.is_closed else 0
    indicators = random.choices([*IN_SET, 0, 8, WEST], k=random.choice((0, 1, 1, 2, 5)))
    below = random.choices([*IN_SET, 0, 8, WEST], k=len(indicators))
    try:
        win = Win(
            hand.drawn,
            random.choice(list(By)),
            random.choice((EAST, SOUTH, WEST)),
            random.choice((EAST, SOUTH, WEST)),
            riichi,
            **{name: random.random() < chance for name, chance in chances.items()},
            dora=tuple(indicators),
            ura=tuple(below) if riichi else (),
            honba=random.choice((0, 0, 1, 3)),
            sticks=random.choice((0, 0, 1, 2)),
            nuki=random.randint(0, 4 - hand.owned[NORTH]) if random.random() < 0.7 else 0,
        )
        check_win(hand, win)
    except WinError:
        return None
    return win
