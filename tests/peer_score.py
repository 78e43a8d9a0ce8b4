"""The mahjong library asked the same question as ours: for a test and a benchmark."""

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as TheirMeld

from engine.hand import Hand
from engine.melds import MeldKind
from engine.rules import Renhou, Rules
from engine.scoring.win import Win
from engine.tiles import KIND_OF, KINDS, Tile

THEIR_MELDS = {
    MeldKind.CHI: TheirMeld.CHI,
    MeldKind.PON: TheirMeld.PON,
    MeldKind.OPEN_KAN: TheirMeld.KAN,
    MeldKind.ADDED_KAN: TheirMeld.SHOUMINKAN,
    MeldKind.CLOSED_KAN: TheirMeld.KAN,
}


class Numbering:
    """Gives every tile one of their 136 numbers: four to a kind, the first of a five is red."""

    def __init__(self):
        self.given = set()

    def number(self, tile: Tile) -> int:
        """The next free number of the tile."""
        kind = KIND_OF[tile]
        plain_five = kind in {4, 13, 22} and tile < KINDS
        numbers = [kind * 4] if tile >= KINDS else range(kind * 4 + plain_five, kind * 4 + 4)
        free = [number for number in numbers if number not in self.given]
        # Four plain fives are a set without reds: the fourth takes the red one's number.
        self.given.add(found := free[0] if free else kind * 4)
        return found


def plain_data(hand: Hand, win: Win) -> dict:
    """This win as numbers, texts and truths, in the words of their library."""
    numbering = Numbering()
    concealed = list(hand.concealed)
    concealed.remove(win.tile)
    winning = numbering.number(win.tile)
    tiles = [winning] + [numbering.number(tile) for tile in concealed]
    melds = []
    for meld in hand.melds:
        numbers = sorted(numbering.number(tile) for tile in meld.tiles)
        tiles += numbers
        melds.append((THEIR_MELDS[meld.kind], numbers, meld.is_open))
    return {
        "tiles": tiles,
        "win_tile": winning,
        "melds": melds,
        "dora_indicators": [KIND_OF[tile] * 4 + 1 for tile in win.dora],
        "ura_dora_indicators": [KIND_OF[tile] * 4 + 1 for tile in win.ura],
        "config": {
            "is_tsumo": win.is_tsumo,
            "is_riichi": win.riichi == 1,
            "is_daburu_riichi": win.riichi == 2,
            "is_ippatsu": win.ippatsu,
            "is_haitei": win.haitei,
            "is_houtei": win.houtei,
            "is_rinshan": win.rinshan,
            "is_chankan": win.chankan,
            "is_tenhou": win.tenhou,
            "is_chiihou": win.chiihou,
            "is_renhou": win.renhou,
            "is_open_riichi": win.open_riichi,
            "player_wind": win.seat,
            "round_wind": win.round,
            "kyoutaku_number": win.sticks,
            "tsumi_number": win.honba,
            "num_nuki_dora": win.nuki,
        },
    }


def their_options(rules: Rules) -> OptionalRules:
    """Our rules in the words of their library."""
    return OptionalRules(
        has_open_tanyao=rules.open_tanyao,
        has_aka_dora=rules.red_fives > 0,
        has_double_yakuman=rules.double_yakuman,
        kazoe_limit=0 if rules.kazoe else 1,
        kiriage=rules.kiriage,
        renhou_as_yakuman=rules.renhou is Renhou.YAKUMAN,
        has_daisharin=rules.daisharin,
        limit_to_sextuple_yakuman=False,
        is_three_player=rules.players == 3,
    )


def from_plain(data: dict, options: OptionalRules) -> dict:
    """The arguments of their estimate_hand_value for plain data, as a caller makes them."""
    melds = [TheirMeld(kind, tiles, opened=opened) for kind, tiles, opened in data["melds"]]
    return data | {"melds": melds, "config": HandConfig(**data["config"], options=options)}


def question(hand: Hand, win: Win, rules: Rules) -> dict:
    """The arguments of their estimate_hand_value for this win."""
    return from_plain(plain_data(hand, win), their_options(rules))


CALCULATOR = HandCalculator()
