"""Wins from elsewhere brought into our words, for the scoring tests and the benchmark."""

from typing import Any

from engine.hand import Hand
from engine.melds import Meld, MeldKind, Source
from engine.scoring.score import Score, ScoredReading
from engine.scoring.win import By, Win
from engine.tiles import EAST, NORTH, SOUTH, SUITS, TILE_OF_NAME, WEST, Tile

WINDS = dict(zip("ESWN", (EAST, SOUTH, WEST, NORTH), strict=True))
MELD_KINDS = {
    "chi": MeldKind.CHI,
    "pon": MeldKind.PON,
    "daiminkan": MeldKind.OPEN_KAN,
    "kakan": MeldKind.ADDED_KAN,
    "ankan": MeldKind.CLOSED_KAN,
}
FACT_NAMES = (
    "ippatsu",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "tenhou",
    "chiihou",
    "renhou",
)
"""The facts of a win that a record states as true or false."""


def tiles_of(text: str) -> tuple[Tile, ...]:
    """The tiles of plain mpsz such as 123m11z."""
    found, ranks = [], ""
    for sign in text:
        if sign in SUITS:
            found += [TILE_OF_NAME[rank + sign] for rank in ranks]
            ranks = ""
        else:
            ranks += sign
    return tuple(found)


def hand_of(text: str, *melds: Meld, drawn: str | None = None) -> Hand:
    """A hand of typed tiles, the last one drawn unless said otherwise."""
    tiles = tiles_of(text)
    return Hand(tiles, melds, tiles_of(drawn)[0] if drawn else tiles[-1])


def meld_of(kind: str, text: str) -> Meld:
    """A meld of that kind (as in the records), called from across where it must be called."""
    across = Source.ACROSS if kind == "kakan" else None
    return Meld(MELD_KINDS[kind], tuple(sorted(tiles_of(text))), across)


def win_of_record(record: dict[str, Any]) -> tuple[Hand, Win]:
    """The hand and the win of a record of wins_kobalab or wins_riichienv."""
    hand, state = record["hand"], record["state"]
    tile = TILE_OF_NAME[hand["win"]]
    concealed = (*(TILE_OF_NAME[name] for name in hand["closed"]), tile)
    melds = tuple(meld_of(meld["type"], "".join(meld["tiles"])) for meld in hand["melds"])
    win = Win(
        tile,
        By.TSUMO if hand["tsumo"] else By.RON,
        WINDS[state["seat"]],
        WINDS[state["round"]],
        state["riichi"],
        **{name: state[name] for name in FACT_NAMES},
        dora=tuple(TILE_OF_NAME[name] for name in state["dora"]),
        ura=tuple(TILE_OF_NAME[name] for name in state["ura"]),
        honba=state["honba"],
        sticks=state["kyotaku"],
    )
    return Hand(concealed, melds, tile), win


def yaku_of(row: ScoredReading) -> dict[str, int]:
    """The ids of yaku and dora with their han; of yakuman with 13 or 26."""
    return {earned.yaku.id: earned.han for earned in (*row.yaku, *row.yakuman)}


def best_of(score: Score) -> ScoredReading:
    """The reading that counts; fails where there is none."""
    assert score.best is not None, "the hand does not win"
    return score.best


def seat_payments(score: Score, winner: int, loser: int | None) -> list[int]:
    """What each seat from the dealer's on gains, riichi sticks with the winner."""
    price = best_of(score).price
    gains = [0] * 4
    if loser is None:
        for seat in {0, 1, 2, 3} - {winner}:
            gains[seat] = -(price.payments.dealer if seat == 0 else price.payments.others)
    else:
        gains[loser] = -price.payments.discarder
    gains[winner] = price.total
    return gains
