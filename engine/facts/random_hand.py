"""A hand drawn from a whole set, for programs that need many."""

from random import Random

from engine.copies import COPIES, RED_FIVES_OF_SET
from engine.hand import FULL_SIZE, Hand
from engine.notation.given import given_rules
from engine.rules import Rules
from engine.tile_set import kinds_of_set
from engine.tiles import KIND_OF, RED_FIVES


def random_hand(
    random: Random, *, size: int = FULL_SIZE - 1, rules: Rules | str | None = None
) -> Hand:
    """Return a closed hand of so many tiles, drawn from the shuffled set of the rules.

    Of 14 tiles, or 3n+2, the last is the drawn one. Raises ValueError for a size that no hand has.
    """
    rules = given_rules(rules)
    tiles = [kind for kind in kinds_of_set(rules.players) for _ in range(COPIES)]
    for red, number in zip(RED_FIVES, RED_FIVES_OF_SET[rules.red_fives], strict=True):
        for _ in range(number):
            tiles[tiles.index(KIND_OF[red])] = red
    if not (0 < size <= FULL_SIZE and size % 3):
        raise ValueError(f"a hand has 3n+1 or 3n+2 tiles, {FULL_SIZE} at most, not {size}")
    held = random.sample(tiles, size)
    return Hand(held, drawn=held[-1] if size % 3 == 2 else None, players=rules.players)
