"""Rivers as people type them: ``right: 1z9m3pr5s  対面 4p|6s  passed: 2m``.

Each river may have the name of its player in front. ``r`` or リーチ stands behind the tile that
declared riichi, ``|`` where the riichi of somebody else came. So a tile behind as many of these
marks as there are riichi was cut after all of them, and passed.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.typed.errors import RefusedError, refused
from bot.typed.patterns import either
from engine import HandError, Kind, Source, Tile, parse_tiles
from engine.facts import Riichi, River, riichi_of
from engine.tiles import KIND_OF

OPTION: Final = "riichi"

ME: Final = "me"
PASSED: Final = "passed"

NAMES_OF_PLAYERS: Final = {
    Source.RIGHT: (
        *("right", "shimocha", "下家", "しもちゃ", "シモチャ", "右家", "右", "droite", "à droite"),
        *("a droite", "하가", "오른쪽", "하가자리"),
    ),
    Source.ACROSS: (
        *("across", "opposite", "toimen", "対面", "對面", "对面", "対家", "對家", "对家"),
        *("といめん", "トイメン", "en face", "face", "대가", "맞은편", "대면"),
    ),
    Source.LEFT: (
        *("left", "kamicha", "上家", "かみちゃ", "カミチャ", "左家", "左", "gauche", "à gauche"),
        *("a gauche", "상가", "왼쪽"),
    ),
    ME: ("me", "mine", "my river", "自分", "自家", "自己", "我", "moi", "나", "본인", "자가"),
    PASSED: (
        *("passed", "genbutsu", "safe", "現物", "现物", "現張", "通った", "通過", "通过", "安牌"),
        *("passé", "passés", "passe", "passées", "현물", "통과"),
    ),
}
"""Whose river it is, and what passed after the riichi, in the words of six languages."""

OWNERS: Final = {name: owner for owner, names in NAMES_OF_PLAYERS.items() for name in names}

# A name in Latin letters is a whole word: the me of 2me is none.
NAME: Final = (
    rf"(?<![^\W_])(?P<latin>{either((it for it in OWNERS if it[0] < 'ÿ'), space=' +')})(?![a-zà-ÿ])"
    rf"|(?P<other>{either((it for it in OWNERS if it[0] >= 'ÿ'), space=' *')})"
)
RIICHI: Final = "(?-i:r)(?![a-z])|riichi|reach|リーチ|りーち|立直|リ|리치"
RIICHI_MARK: Final = re.compile(RIICHI, re.IGNORECASE)
SIGN: Final = re.compile(
    rf"(?:{NAME})\s*(?:[:：=]|さん)?|(?P<end>[;；\n])|(?P<riichi>{RIICHI})|(?P<bar>[|｜])",
    re.IGNORECASE,
)
SUIT_BEHIND: Final = re.compile(r"\s*[0-9０-９]*\s*([mpsz])", re.IGNORECASE)
RANK_AT_END: Final = re.compile(r"[0-9]\s*$")


@dataclass
class TypedRiver:
    """What is typed behind a name: tiles, the marks among them, and which of them is the riichi."""

    owner: Source | str | None
    tiles: list[Tile] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    riichi: int | None = None

    @property
    def river(self) -> River:
        """The river, if this is one."""
        player = self.owner if isinstance(self.owner, Source) else None
        return River(player, tuple(self.tiles), tuple(self.marks), self.riichi)


class TypedRivers(NamedTuple):
    """The players in riichi that rivers tell of, and every kind in them, in ascending order."""

    riichi: tuple[Riichi, ...]
    seen: tuple[Kind, ...]


def read_rivers(text: str, players: int) -> TypedRivers:
    """Read typed rivers; raise RefusedError for a text that cannot be read or tells no riichi."""
    typed = _typed(text, players)
    passed = [tile for each in typed if each.owner == PASSED for tile in each.tiles]
    lying = [each for each in typed if each.owner != PASSED]
    _check_riichi([each for each in lying if each.owner != ME], text, players)
    riichi = riichi_of([each.river for each in lying], passed)
    seen = [KIND_OF[tile] for each in lying for tile in each.tiles]
    # What passed lies in a river, which may have been typed or not.
    seen += {KIND_OF[tile] for tile in passed} - {*seen}
    return TypedRivers(riichi, tuple(sorted(seen)))


def read_river(text: str, option: str, players: int) -> tuple[tuple[Tile, ...], int | None]:
    """Return the tiles of one river without a name, and the place of the riichi tile among them.

    Raise RefusedError for what cannot be read; ``option`` is where it was typed.
    """
    marks = [mark for mark in RIICHI_MARK.finditer(text) if text[: mark.start()].strip()]
    if len(marks) > 1:
        raise RefusedError(option, text, "two_riichi", {}, span=marks[1].span())
    if not marks:
        return _tiles(text, 0, len(text), players, option), None
    (mark,) = marks
    before = _tiles(text, 0, mark.start(), players, option)
    behind = _tiles(text, mark.end(), len(text), players, option)
    return before + behind, len(before) - 1


def _check_riichi(others: Sequence[TypedRiver], text: str, players: int) -> None:
    """Raise RefusedError where no riichi is typed; a single river is one, marked or not."""
    if not others:
        raise RefusedError(OPTION, text, "empty", {})
    if len(others) >= players:
        raise RefusedError(OPTION, text, "too_many_rivers", {"most": players - 1})
    if all(each.riichi is None for each in others):
        if len(others) > 1:
            raise RefusedError(OPTION, text, "which_riichi", {})
        others[0].riichi = 0


def _typed(text: str, players: int) -> list[TypedRiver]:
    """Cut a text into rivers; tiles before any name are one without a name."""
    found = [TypedRiver(None)]
    for start, end, sign in _pieces(text):
        river = found[-1]
        river.tiles += _tiles(text, start, end, players)
        if sign is None:
            break
        name = sign["latin"] or sign["other"]
        if name:
            found.append(TypedRiver(OWNERS[re.sub(" +", " ", name.lower())]))
        elif sign["end"]:
            found.append(TypedRiver(None))
        else:
            if sign["riichi"] and river.riichi is not None:
                raise RefusedError(OPTION, text, "two_riichi", {}, span=sign.span())
            river.riichi = len(river.marks) if sign["riichi"] else river.riichi
            river.marks.append(len(river.tiles))
    return [each for each in found if each.tiles]


def _pieces(text: str) -> Iterator[tuple[int, int, re.Match[str] | None]]:
    """Yield where tiles stand, and the sign behind them, None behind the last ones."""
    start = 0
    for sign in SIGN.finditer(text):
        yield start, sign.start(), sign
        start = sign.end()
    yield start, len(text), None


def _tiles(text: str, start: int, end: int, players: int, option: str = OPTION) -> tuple[Tile, ...]:
    piece = text[start:end]
    if not piece.strip(" ,，、:："):
        return ()
    # The suit may stand behind a mark: 13r5m are 1m, 3m in riichi, and 5m.
    suit = SUIT_BEHIND.match(text[end:].lstrip("r|｜")) if RANK_AT_END.search(piece) else None
    try:
        return parse_tiles(piece + (suit[1] if suit else ""), players=players)
    except HandError as error:
        raise refused(option, text, error, piece=(start, end)) from None
