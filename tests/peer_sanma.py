"""RiichiEnv asked the same question of three players as ours."""

from peer_score import Numbering
from riichienv import HandEvaluator3P, WinResult
from riichienv import Meld as TheirMeld
from riichienv import MeldType as TheirType
from riichienv.hand import Conditions

from engine.hand import Hand
from engine.melds import MeldKind
from engine.scoring.win import Win
from engine.tiles import EAST, KIND_OF

THEIR_TYPES = {
    MeldKind.PON: TheirType.Pon,
    MeldKind.OPEN_KAN: TheirType.Daiminkan,
    MeldKind.ADDED_KAN: TheirType.Kakan,
    MeldKind.CLOSED_KAN: TheirType.Ankan,
}


def answer(hand: Hand, win: Win) -> WinResult:
    """Their evaluation of the win, which is by Mahjong Soul's rules and with red fives."""
    numbering = Numbering()
    concealed = list(hand.concealed)
    concealed.remove(win.tile)
    winning = numbering.number(win.tile)
    tiles = [numbering.number(tile) for tile in concealed]
    melds = [
        TheirMeld(
            THEIR_TYPES[meld.kind],
            sorted(numbering.number(tile) for tile in meld.tiles),
            opened=meld.is_open,
        )
        for meld in hand.melds
    ]
    conditions = Conditions(
        tsumo=win.is_tsumo,
        riichi=win.riichi > 0,
        double_riichi=win.riichi == 2,
        ippatsu=win.ippatsu,
        haitei=win.haitei,
        houtei=win.houtei,
        rinshan=win.rinshan,
        chankan=win.chankan,
        tsumo_first_turn=win.tenhou or win.chiihou,
        player_wind=win.seat - EAST,
        round_wind=win.round - EAST,
        riichi_sticks=win.sticks,
        honba=win.honba,
        kita_count=win.nuki,
    )
    above, below = ([KIND_OF[tile] * 4 + 1 for tile in tiles] for tiles in (win.dora, win.ura))
    return HandEvaluator3P(tiles, melds).calc(winning, above, conditions, below)
