"""tenhou6 JSON: what tenhou.net/6 shows and converters write, 17 fields a round.

Head, scores, indicators, ura indicators, then for each seat its hand, what it took and what it cut,
and the result. The order of turns is not written: `turns` finds it.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import chain, zip_longest
from typing import Any, Final

from engine.tiles import KINDS, NORTH, Tile

from .errors import broken
from .events import Ending, Event, Format, Game, Round, What, Won
from .limits import a_list, a_number, check_rounds, of_seats, parse_all
from .reading import hand_of_13, no_rounds, read_rounds, summed
from .turns import Called, CutEntry, Lists, TurnEntry, find_turns

WIN: Final = "和了"
WINS: Final = frozenset({WIN, "Agari"})
UNKNOWN: Final = "不明"

ENDINGS: Final = {
    "流局": Ending.EXHAUSTIVE,
    "全員聴牌": Ending.EXHAUSTIVE,
    "全員不聴": Ending.EXHAUSTIVE,
    "流し満貫": Ending.NAGASHI,
    "九種九牌": Ending.NINE_KINDS,
    "四風連打": Ending.FOUR_WINDS,
    "四家立直": Ending.FOUR_RIICHI,
    "四開槓": Ending.FOUR_KANS,
    "四槓散了": Ending.FOUR_KANS,
    "三家和了": Ending.THREE_RONS,
    "三家和": Ending.THREE_RONS,
    "Ryuukyoku": Ending.EXHAUSTIVE,
    "Exhaustive Draw": Ending.EXHAUSTIVE,
    "Nagashi Mangan": Ending.NAGASHI,
    "Mangan at Draw": Ending.NAGASHI,
    "Kyuushu Kyuuhai": Ending.NINE_KINDS,
    "Nine Terminal Abortion": Ending.NINE_KINDS,
    "Suufon Renda": Ending.FOUR_WINDS,
    "Four Wind Abortion": Ending.FOUR_WINDS,
    "Suucha Riichi": Ending.FOUR_RIICHI,
    "Four Riichi Abortion": Ending.FOUR_RIICHI,
    "Suukaikan": Ending.FOUR_KANS,
    "Four Kan Abortion": Ending.FOUR_KANS,
    "Sanchahou": Ending.THREE_RONS,
    "Three Ron Abortion": Ending.THREE_RONS,
}
"""Tenhou's titles, and those that converters of Mahjong Soul's records write in English."""

TSUMOGIRI: Final = 60
_NOT_SHOWN: Final = 0
_PLACE_HOLDER: Final = 0

LETTERS: Final = {
    "c": What.CHI,
    "p": What.PON,
    "m": What.OPEN_KAN,
    "k": What.ADDED_KAN,
    "a": What.CLOSED_KAN,
    "f": What.NUKI,
}
_CALL: Final = re.compile(r"(?:\d\d)*[cpmkaf](?:\d\d)+")

# 30符2飜2000点, 満貫4000点, 40符3飜1300-2600点, 20符3飜700点∀ (each of the others),
# 30Fu2Han2000Points
_WORTH: Final = re.compile(
    r"(?:(\d{1,3})(?:符|Fu)(\d{1,3})(?:飜|Han))?\D{0,20}(\d{1,6})(?:-(\d{1,6}))?(?:点|Points)(∀)?"
)
_HAN: Final = re.compile(r"\((\d{1,3})(?:飜|Han)\)")
_REDS: Final = re.compile(r"赤|(?<!No )Red")


def read_tenhou6(text: str) -> Game:
    """Read a checked text: one object, or several that follow each other, such as one a round.

    Raises LogError for no round.
    """
    objects = [each for each in parse_all(text) if isinstance(each, dict)]
    logs = [each["log"] for each in objects if isinstance(each.get("log"), list)]
    parts = [*chain(*logs)]
    if not parts:
        raise no_rounds()
    check_rounds(len(parts))
    rule = objects[0].get("rule")
    rule = rule if isinstance(rule, dict) else {}
    shown = str(rule.get("disp", ""))
    seats = (0, 1, 2) if _is_three(shown, parts) else (0, 1, 2, 3)
    rounds, faults = read_rounds(parts, lambda part: _round(part, seats))
    return Game(
        Format.TENHOU6,
        rounds,
        red_fives=_has_reds(rule, shown),
        open_tanyao="喰" in shown or not any(sign in shown for sign in "東南"),
        final=_final(objects[-1].get("sc")),
        faults=faults,
    )


def _is_three(shown: str, parts: list[Any]) -> bool:
    if "三" in shown or "3-Player" in shown or "Three" in shown:
        return True
    first = parts[0]
    if not isinstance(first, list) or len(first) < 16:
        return False
    return first[13:16] == [[], [], []] and a_list(first[1])[3:] in ([], [0])


def _has_reds(rule: Mapping[str, Any], shown: str) -> bool:
    told = [rule[name] for name in ("aka", "aka51", "aka52", "aka53") if name in rule]
    return any(told) or bool(_REDS.search(shown)) or not (told or shown)


def _final(scores: object) -> tuple[int, ...] | None:
    """``sc`` has the score and the uma of each seat in turns."""
    if not isinstance(scores, list):
        return None
    of_seat = scores[:8:2]
    if not of_seat or not all(isinstance(each, int) for each in of_seat):
        return None
    return of_seats(of_seat)


def tile_of(code: int) -> Tile:
    """Return the tile of a number such as 11 for 1m, 47 for 7z, 51 for the red five of man."""
    suit, rank = divmod(code, 10)
    if suit == 5 and 1 <= rank <= 3:
        return KINDS + rank - 1
    if (1 <= suit <= 3 and rank) or (suit == 4 and 1 <= rank <= 7):
        return 9 * (suit - 1) + rank - 1
    raise broken(f"{code} is not a tile of tenhou6")


def _code(entry: object) -> int | None:
    """A number, also one that is written as a text of digits; None for anything else."""
    if isinstance(entry, str) and entry.isascii() and entry.isdigit() and len(entry) <= 2:
        return int(entry)
    return entry if type(entry) is int else None


def _number_of(entry: object) -> int:
    return a_number(_code(entry))


def _tiles(entries: object) -> list[Tile]:
    return [tile_of(_number_of(entry)) for entry in a_list(entries)]


def _hand(entries: object) -> tuple[Tile, ...] | None:
    codes = [_number_of(entry) for entry in a_list(entries)]
    return hand_of_13(None if code == _NOT_SHOWN else tile_of(code) for code in codes)


def _taken(entry: object) -> TurnEntry:
    code = _code(entry)
    if code is None:
        return _called(entry)
    return None if code == _NOT_SHOWN else tile_of(code)


def _cut(entry: object) -> TurnEntry:
    declares = isinstance(entry, str) and entry.startswith("r")
    code = _code(str(entry)[1:] if declares else entry)
    if code is None:
        return _called(entry)
    if code == _PLACE_HOLDER:
        return None
    return CutEntry(None if code == TSUMOGIRI else tile_of(code), declares=declares)


def _called(entry: object) -> Called:
    """A text such as ``c213243``: the letter stands before the called tile.

    Its place among the tiles tells the source: first the left player, last the right one.
    Behind the letter of an added kan is the added tile, then the one that was called before.
    """
    if not isinstance(entry, str) or len(entry) > 9 or not _CALL.fullmatch(entry):
        raise broken(f"{str(entry)[:12]!r} is not a call of tenhou6")
    letter = next(sign for sign in entry if sign.isalpha())
    at = entry.index(letter) // 2
    digits = entry.replace(letter, "")
    tiles = [tile_of(int(digits[n : n + 2])) for n in range(0, len(digits), 2)]
    what, tile = LETTERS[letter], tiles[at]
    if what is What.CLOSED_KAN:
        return Called(what, None, tuple(sorted(tiles)), at)
    rest = (
        () if what in (What.ADDED_KAN, What.NUKI) else tuple(sorted(tiles[:at] + tiles[at + 1 :]))
    )
    if what is What.NUKI and tile != NORTH:
        raise broken("a tile is set aside that is no north")
    return Called(what, tile, rest, at)


def _round(fields: Any, seats: tuple[int, ...]) -> Round:  # noqa: ANN401 - from JSON
    if not isinstance(fields, list) or not 16 <= len(fields) <= 17:
        raise broken("a round of tenhou6 is a list of 17 fields")
    index, honba, sticks = (a_number(each) for each in fields[0][:3])
    shown = _tiles(fields[2])
    result = _Result(fields[16] if len(fields) > 16 else [UNKNOWN], _tiles(fields[3]), seats)
    scores = of_seats([a_number(each) for each in a_list(fields[1])])
    by_seat = [fields[4 + 3 * seat : 7 + 3 * seat] for seat in range(4)]
    begun = Round(
        index,
        honba,
        sticks,
        dealer=seats[index % 4] if index % 4 < len(seats) else seats[0],
        seats=seats,
        scores=scores,
        dora=shown[0],
        hands=tuple(_hand(hand) for hand, _, _ in by_seat),
        draw=result.draw,
        deltas=summed(result.deltas),
    )
    lists = Lists(
        takes=tuple(tuple(map(_taken, a_list(takes))) for _, takes, _ in by_seat),
        cuts=tuple(tuple(map(_cut, a_list(cuts))) for _, _, cuts in by_seat),
        indicators=tuple(shown[1:]),
        winner=result.winner,
        loser=result.loser,
    )
    return result.ended(begun, find_turns(begun, lists))


class _Result:
    """The last field: a title, and for each win the deltas and who, from whom, who is liable."""

    def __init__(self, fields: Any, ura: list[Tile], seats: tuple[int, ...]) -> None:  # noqa: ANN401 - from JSON
        title, *rest = a_list(fields)
        self.wins: list[Won] = []
        self.draw: Ending | None = None
        self.deltas: list[tuple[int, ...]] = []
        if title in WINS:
            for deltas, about in zip_longest(rest[::2], rest[1::2]):
                self.deltas.append(of_seats([a_number(each) for each in deltas]))
                self.wins.append(_won(about, self.deltas[-1], tuple(ura), len(seats)))
        elif title != UNKNOWN:
            self.draw = ENDINGS.get(title, Ending.OTHER)
            self.deltas += [of_seats([a_number(each) for each in row]) for row in rest[:1] if row]
        self.winner = self.wins[0].seat if self.wins else None
        self.loser = self.wins[0].source if self.wins else None

    def ended(self, begun: Round, events: tuple[Event, ...]) -> Round:
        """The whole round: the winning tile is the last that was drawn, cut or shown."""
        aside = (What.DORA, What.ACCEPTED)
        last = next(event for event in reversed(events) if event.what not in aside)
        tile = last.own[0] if last.what is What.CLOSED_KAN else last.tile
        wins = tuple(replace(won, tile=tile) for won in self.wins)
        return replace(begun, events=events, wins=wins)


def _won(about: list[Any], deltas: tuple[int, ...], ura: tuple[Tile, ...], players: int) -> Won:
    winner, source, liable = (a_number(each) for each in about[:3])
    worth = _WORTH.match(about[3]) if len(about) > 3 else None
    names = "".join(str(name) for name in about[4:])
    won = Won(winner, source, None, deltas, ura=ura, pao=liable if liable != winner else None)
    if worth is None:
        return won
    fu, han, points, of_dealer, each = worth.groups()
    total = int(points)
    if of_dealer:
        total = total * (players - 2) + int(of_dealer)
    elif each:
        total *= players - 1
    counted = (
        None
        if "役満" in names or "Yakuman" in names
        else sum(map(int, _HAN.findall(names))) or None
    )
    return replace(won, points=total, han=int(han) if han else counted, fu=int(fu) if fu else None)
