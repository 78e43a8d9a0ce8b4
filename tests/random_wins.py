"""Random complete hands with random wins, every one of them possible, from a seed."""

from collections import Counter
from random import Random

from engine.hand import Hand
from engine.melds import Meld, MeldKind, Source
from engine.rules import Renhou, Rules
from engine.scoring.win import By, Win, WinError, check_win
from engine.tiles import EAST, KINDS, ORPHANS, RED_FIVES, WINDS, Tile

RED_OF = {4: RED_FIVES[0], 13: RED_FIVES[1], 22: RED_FIVES[2]}
SEQUENCES = [(kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 < 7]
TRIPLETS = [(kind,) * 3 for kind in range(KINDS)]
OPEN_TRIPLETS = (MeldKind.PON, MeldKind.OPEN_KAN, MeldKind.ADDED_KAN)


def random_win(random: Random) -> tuple[Hand, Win, Rules]:
    """A complete hand, how it was won, and rules; the facts of the win fit the hand."""
    while True:
        hand = _random_hand(random)
        rules = _random_rules(random)
        win = _random_event(random, hand)
        if win is not None:
            return hand, win, rules


def _random_rules(random: Random) -> Rules:
    """Rules that the mahjong library can be set to as well."""
    return Rules(
        red_fives=random.choice((0, 3)),
        open_tanyao=random.random() < 0.8,
        kiriage=random.random() < 0.3,
        kazoe=random.random() < 0.7,
        double_yakuman=random.random() < 0.5,
        daisharin=random.random() < 0.5,
        open_riichi=True,
        renhou=Renhou.YAKUMAN,
    )


def _random_hand(random: Random) -> Hand:
    form = random.random()
    if form < 0.06:
        return _closed(random, [kind for kind in _some_kinds(random) for _ in range(2)])
    if form < 0.09:
        return _closed(random, [*ORPHANS, random.choice(ORPHANS)])
    while True:
        kinds, groups = _random_groups(random)
        melded = random.choice((0, 0, 1, 1, 2, 3, 4)) if random.random() < 0.7 else 0
        melds = [_random_meld(random, group) for group in groups[:melded]]
        concealed = kinds + [kind for group in groups[melded:] for kind in group]
        owned = concealed + [kind for meld in melds for kind in meld]
        if max(Counter(owned).values()) <= 4:
            return with_reds(random, concealed, melds)


def _some_kinds(random: Random) -> list[int]:
    pools = (range(KINDS), range(9), range(1, 8), ORPHANS, range(EAST, KINDS), range(10, 17))
    return random.sample(list(random.choice(pools)), 7)


def _random_groups(random: Random) -> tuple[list[int], list[tuple[int, ...]]]:
    """The pair's kinds and four groups, often of few suits or many triplets, as yaku want it."""
    pool = random.choice(("any", "suit", "half", "sequences", "triplets", "outside", "honors"))
    suit = random.randrange(3) * 9
    fits = {
        "any": lambda group: len(group) == 3,
        "suit": lambda group: suit <= group[0] < suit + 9,
        "half": lambda group: suit <= group[0] < suit + 9 or group[0] >= EAST,
        "sequences": lambda group: group[0] != group[-1],
        "triplets": lambda group: group[0] == group[-1],
        "outside": lambda group: group[0] in ORPHANS or group[-1] in ORPHANS,
        "honors": lambda group: group[0] == group[-1] and group[0] in ORPHANS,
    }[pool]
    groups = random.choices([group for group in SEQUENCES + TRIPLETS if fits(group)], k=4)
    pairs = [group[0] for group in TRIPLETS if fits(group)] or list(range(KINDS))
    return [random.choice(pairs)] * 2, groups


def _random_meld(random: Random, group: tuple[int, ...]) -> list[int]:
    size = random.choice((3, 4)) if group[0] == group[-1] else 3
    return [group[0]] * 4 if size == 4 else list(group)


def _closed(random: Random, kinds: list[int]) -> Hand:
    return with_reds(random, kinds, [])


def with_reds(random: Random, concealed: list[int], melds: list[list[int]]) -> Hand:
    """The hand with each red five in the place of a five or not; four fives hold the red one."""
    places = [concealed, *melds]
    for five, red in RED_OF.items():
        homes = [place for place in places if five in place]
        if homes and (random.random() < 0.5 or sum(home.count(five) for home in homes) == 4):
            home = random.choice(homes)
            home[home.index(five)] = red
    called = tuple(_called(random, meld) for meld in melds)
    return Hand(tuple(concealed), called, random.choice(concealed))


def _called(random: Random, tiles: list[Tile]) -> Meld:
    if len(tiles) == 4:
        kind = random.choice((MeldKind.OPEN_KAN, MeldKind.ADDED_KAN, MeldKind.CLOSED_KAN))
        return Meld(kind, tuple(tiles), Source.ACROSS if kind is MeldKind.ADDED_KAN else None)
    is_pon = (
        len({RED_FIVES.index(tile) * 9 + 4 if tile in RED_FIVES else tile for tile in tiles}) == 1
    )
    return Meld(MeldKind.PON if is_pon else MeldKind.CHI, tuple(tiles))


def _random_event(random: Random, hand: Hand) -> Win | None:
    """A win with facts chosen at random, None where these facts cannot be."""
    by = random.choice(list(By))
    chances = {
        "ippatsu": 0.3,
        "haitei": 0.1,
        "houtei": 0.1,
        "rinshan": 0.1,
        "chankan": 0.1,
        "tenhou": 0.03,
        "chiihou": 0.03,
        "renhou": 0.03,
        "open_riichi": 0.1,
    }
    riichi = random.choice((0, 0, 1, 1, 2)) if hand.is_closed else 0
    indicators = random.choices(range(KINDS), k=random.choice((0, 1, 1, 2, 5)))
    try:
        win = Win(
            hand.drawn,
            by,
            random.choice(WINDS),
            random.choice(WINDS),
            riichi,
            **{name: random.random() < chance for name, chance in chances.items()},
            dora=tuple(indicators),
            ura=tuple(random.choices(range(KINDS), k=len(indicators))) if riichi else (),
            honba=random.choice((0, 0, 1, 3)),
            sticks=random.choice((0, 0, 1, 2)),
        )
        check_win(hand, win)
    except WinError:
        return None
    return win
