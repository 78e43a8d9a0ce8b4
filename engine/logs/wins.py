"""A win as it stands at the table: the hand, the facts of the win, and what they are worth."""

from engine.hand import Hand
from engine.rules import Rules
from engine.scoring.score import Score, score
from engine.scoring.win import By, Win
from engine.tiles import Tile

from .events import Round, What, Won
from .table import Table, replay


def score_of(played: Round, won: Won, rules: Rules) -> Score | None:
    """Return the score of a win of a round, honba and sticks left out.

    None where the winner's hand, or the tile, is not shown. Raises WinError, ImpossibleHandError or
    ValueError for a log whose result no hand can have.
    """
    table = Table(played)
    for table, _ in replay(played):  # noqa: B007 - the table after the last event is wanted
        pass
    return None if won.tile is None else score_at(table, won.seat, won.tile, rules, ura=won.ura)


def score_at(
    table: Table, seat: int, tile: Tile, rules: Rules, *, ura: tuple[Tile, ...] = ()
) -> Score | None:
    """Return the score of a win now: on the drawn tile where it is the seat's turn, else by ron.

    Honba and sticks are left out; None where the hand is not shown. Raises as `score_of`.
    """
    place = table.places[seat]
    if place.hand is None:
        return None
    by_tsumo = table.is_to_cut and table.turn == seat
    held = tuple(place.hand.elements())
    tiles = held if by_tsumo else (*held, tile)
    hand = Hand(tiles, place.melds, tile, players=table.round.players)
    return score(hand, _win(table, seat, tile, ura, by_tsumo=by_tsumo), rules)


def _win(table: Table, seat: int, tile: Tile, ura: tuple[Tile, ...], *, by_tsumo: bool) -> Win:
    place, last, played = table.places[seat], table.last, table.round
    is_dealer = seat == played.dealer
    is_replacement = by_tsumo and table.is_replacement
    is_robbed = not by_tsumo and last is not None and last.what is not What.DISCARD
    is_last = not table.wall and not is_replacement and not is_robbed
    is_first = by_tsumo and place.is_first and not is_replacement
    return Win(
        tile,
        By.TSUMO if by_tsumo else By.RON,
        played.wind_of(seat),
        played.wind,
        place.riichi,
        ippatsu=place.is_ippatsu,
        haitei=is_last and by_tsumo,
        houtei=is_last and not by_tsumo,
        rinshan=is_replacement,
        chankan=is_robbed and last is not None and last.what is not What.NUKI,
        closed_kan=is_robbed and last is not None and last.what is What.CLOSED_KAN,
        tenhou=is_first and is_dealer,
        chiihou=is_first and not is_dealer,
        dora=table.dora,
        ura=ura if place.riichi else (),
        nuki=place.norths,
    )
