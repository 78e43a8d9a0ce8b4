"""The hand: what one player holds, checked once and then frozen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, NoReturn

from .copies import (
    COPIES,
    RED_FIVES_OF_SET,
    check_copies,
    check_red_fives,
    copies_of,
    count,
    exist_together,
    has_reds,
    tile_counts,
)
from .errors import ImpossibleHandError, Reason, SizeReason, WrongSizeError
from .melds import Meld, format_meld
from .rules import USUAL_RULES, Rules
from .rules_text import parse_rules
from .tile_set import check_melds_of_set, check_players, check_tiles_of_set, kinds_of_set
from .tiles import KIND_OF, KINDS, NAMES, RED_FIVES, UNICODE, Tile, format_tiles, sort_key

FULL_SIZE: Final = 14


@dataclass(frozen=True, init=False)
class Hand:
    """Concealed tiles (the drawn tile among them), called melds and the drawn tile.

    ``concealed`` is kept sorted. A hand has 3n+1 or 3n+2 concealed tiles, at most 14 with three
    for each meld; of a 3n+2 hand ``drawn`` is the tile drawn last, of a 3n+1 hand it is None.
    ``counts`` and ``owned`` say how many of each of the 34 kinds are concealed, and how many the
    player owns with the melds, ``reds`` how many red fives; ``copies`` are all its tiles as
    copies.py packs them. ``players`` is whose set the tiles are of: a hand of three ``players``
    has no 2m to 8m and no chi, and is asked by rules for three where none are named. Raises
    ImpossibleHandError for a hand that no player can hold, ValueError for what is not a tile and
    for a drawn tile that does not fit.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    drawn: Tile | None
    players: int
    counts: bytes = field(init=False, repr=False, compare=False)
    owned: bytes = field(init=False, repr=False, compare=False)
    reds: int = field(init=False, repr=False, compare=False)
    copies: int = field(init=False, repr=False, compare=False)

    def __init__(
        self,
        concealed: Sequence[Tile],
        melds: Sequence[Meld] = (),
        drawn: Tile | None = None,
        *,
        players: int = 4,
    ) -> None:
        melds = tuple(melds)
        own = copies = copies_of(concealed)
        for meld in melds:
            copies += meld.copies
        size = len(concealed)
        fits = 0 < size <= FULL_SIZE - 3 * len(melds) and size % 3
        if not (fits and exist_together(copies)):
            _refuse(concealed, melds)
        if (drawn not in concealed) if size % 3 == 2 else drawn is not None:
            raise ValueError(f"drawn tile {drawn} does not fit {size} tiles")
        if players != 4:
            check_players(players)
            check_tiles_of_set((*concealed, *(it for meld in melds for it in meld.tiles)), players)
            check_melds_of_set(melds, players)
        counts = tile_counts(copies)
        # All fields at once: a frozen class that sets them one by one takes three times as long.
        self.__dict__.update(
            # Without red fives the order is that of the numbers themselves.
            concealed=tuple(sorted(concealed, key=sort_key if has_reds(own) else None)),
            melds=melds,
            drawn=drawn,
            players=players,
            counts=tile_counts(own)[:KINDS] if melds else counts[:KINDS],
            owned=counts[:KINDS],
            reds=sum(counts[KINDS:]),
            copies=copies,
        )

    def __str__(self) -> str:
        """The canonical notation, which ``parse_hand`` reads back as an equal hand.

        Sorted concealed tiles without the drawn one, the drawn one, then the melds as called.
        """
        return format_tiles(self._in_order()) + "".join(map(format_meld, self.melds))

    def _repr_html_(self) -> str:
        """The tiles as large signs, for a notebook."""
        groups = (self._in_order(), *(meld.tiles for meld in self.melds))
        signs = " ".join("".join(UNICODE[KIND_OF[tile]] for tile in tiles) for tiles in groups)
        return f'<span style="font-size: 2em" title="{self}">{signs}</span>'

    def _in_order(self) -> tuple[Tile, ...]:
        """The concealed tiles, the drawn one last."""
        if self.drawn is None:
            return self.concealed
        at = self.concealed.index(self.drawn)
        return (*self.concealed[:at], *self.concealed[at + 1 :], self.drawn)

    def with_tile(self, tile: Tile) -> "Hand":
        """The hand with a tile that it draws or wins on; ImpossibleHandError where none is left."""
        return Hand((*self.concealed, tile), self.melds, tile, players=self.players)

    def without(self, tile: Tile) -> "Hand":
        """The hand that cutting a tile leaves; raises ValueError for a tile that is not there."""
        if tile not in self.concealed:
            raise ValueError(f"there is no {NAMES[tile]} to cut in {self}")
        at = self.concealed.index(tile)
        rest = self.concealed[:at] + self.concealed[at + 1 :]
        return Hand(rest, self.melds, players=self.players)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, those in melds included."""
        if not self.melds:
            return self.concealed
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)

    @property
    def size(self) -> int:
        """How many tiles it has, a meld counting three, also where it is a kan."""
        return len(self.concealed) + 3 * len(self.melds)

    @property
    def has_drawn_size(self) -> bool:
        """Whether the hand has 3n+2 concealed tiles, so that one is to be cut."""
        return len(self.concealed) % 3 == 2

    @property
    def is_closed(self) -> bool:
        """Whether no meld is open: closed kans leave a hand closed."""
        return not any(meld.is_open for meld in self.melds)


def random_hand(
    random: Random, *, size: int = FULL_SIZE - 1, rules: Rules | str | None = None
) -> Hand:
    """Return a closed hand of so many tiles, drawn from the shuffled set of the rules.

    Of 14 tiles, or 3n+2, the last is the drawn one. Raises ValueError for a size that no hand has.
    """
    rules = parse_rules(rules) if isinstance(rules, str) else rules or USUAL_RULES[4]
    tiles = [kind for kind in kinds_of_set(rules.players) for _ in range(COPIES)]
    for red, number in zip(RED_FIVES, RED_FIVES_OF_SET[rules.red_fives], strict=True):
        for _ in range(number):
            tiles[tiles.index(KIND_OF[red])] = red
    if not (0 < size <= FULL_SIZE and size % 3):
        raise ValueError(f"a hand has 3n+1 or 3n+2 tiles, {FULL_SIZE} at most, not {size}")
    held = random.sample(tiles, size)
    return Hand(held, drawn=held[-1] if size % 3 == 2 else None, players=rules.players)


def format_hand(hand: Hand) -> str:
    """The canonical notation of a hand, as ``str`` gives it."""
    return str(hand)


def _refuse(concealed: Sequence[Tile], melds: tuple[Meld, ...]) -> NoReturn:
    """Raise ImpossibleHandError: too many of a tile is said first, then a wrong size."""
    tiles = (*concealed, *(tile for meld in melds for tile in meld.tiles))
    check_copies(count(tiles))
    check_red_fives(tiles)
    check_size(len(concealed), len(melds))
    raise AssertionError(f"nothing is wrong with {tiles}")


def check_size(concealed: int, melds: int) -> None:
    """Raise ImpossibleHandError unless ``concealed`` tiles beside ``melds`` melds are a hand."""
    size = concealed + 3 * melds
    if concealed and melds <= 4 and size <= FULL_SIZE and size % 3:
        return
    details = {"size": size, "concealed": concealed, "melds": melds}
    tiles = f"{size} tiles" + (", each meld counted as three" if melds else "")
    if melds > 4:
        raise ImpossibleHandError(
            reason=Reason.TOO_MANY_MELDS,
            details={"melds": melds},
        )
    if not concealed:
        raise ImpossibleHandError(
            reason=Reason.NO_CONCEALED,
            details={"melds": melds},
        )
    if size > FULL_SIZE:
        over = size - FULL_SIZE
        raise ImpossibleHandError(
            f"{tiles}: {'one' if over == 1 else over} too many for {FULL_SIZE}.",
            reason=Reason.TOO_MANY,
            details={**details, "over": over},
        )
    raise ImpossibleHandError(
        f"{tiles}: one tile short of {size + 1}.",
        reason=Reason.ONE_SHORT,
        details={**details, "target": size + 1},
    )


def check_set(hand: Hand, seen: Iterable[Tile], players: int) -> None:
    """Raise ImpossibleHandError for a hand, or tiles seen, that the set for so many lacks."""
    if players == 4:
        return
    check_tiles_of_set((*hand.tiles, *seen), players)
    check_melds_of_set(hand.melds, players)


def require_uncut(hand: Hand) -> None:
    """Raise WrongSizeError for a hand of 3n+2 tiles."""
    if hand.has_drawn_size:
        size = len(hand.concealed)
        message = f"A hand of {size} waits only after a discard: ask for discards."
        raise WrongSizeError(message, reason=SizeReason.HAS_A_CUT)


def require_cut(hand: Hand) -> None:
    """Raise WrongSizeError for a hand of 3n+1 tiles."""
    if not hand.has_drawn_size:
        size = len(hand.concealed)
        message = f"A hand of {size} has no tile to cut: ask for waits."
        raise WrongSizeError(message, reason=SizeReason.NO_CUT)
