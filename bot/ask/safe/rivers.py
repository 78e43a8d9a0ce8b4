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
from engine import KIND_OF, HandError, Kind, Source, parse_tiles

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
SIGN: Final = re.compile(
    rf"(?:{NAME})\s*(?:[:：=]|さん)?|(?P<end>[;；\n])|(?P<riichi>{RIICHI})|(?P<bar>[|｜])",
    re.IGNORECASE,
)
SUIT_BEHIND: Final = re.compile(r"\s*[0-9０-９]*\s*([mpsz])", re.IGNORECASE)
RANK_AT_END: Final = re.compile(r"[0-9]\s*$")


@dataclass
class River:
    """Kinds in the order of their discard; ``marks`` are how many lie before each riichi.

    ``riichi`` is the place among the marks of the riichi of its own player, None without one.
    """

    owner: Source | str | None
    kinds: list[Kind] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    riichi: int | None = None

    def behind(self, marks: int) -> list[Kind]:
        """Return what lies behind so many marks."""
        return self.kinds[self.marks[marks - 1] :] if len(self.marks) >= marks else []


class Against(NamedTuple):
    """A player in riichi, None where the river has no name, and the kinds that cannot be ronned."""

    player: Source | None
    genbutsu: tuple[Kind, ...]


class Typed(NamedTuple):
    """The riichi that rivers tell of, and every tile in them."""

    riichi: tuple[Against, ...]
    seen: tuple[Kind, ...]


def read_rivers(text: str, players: int) -> Typed:
    """Read typed rivers; raise RefusedError for a text that cannot be read or tells no riichi."""
    rivers = _rivers(text, players)
    passed = [kind for river in rivers if river.owner == PASSED for kind in river.kinds]
    lying = [river for river in rivers if river.owner != PASSED]
    threats = _threats(lying, text, players)
    ranks = [river.riichi or 0 for river in threats]
    in_order = len(set(ranks)) == len(ranks)
    riichi = []
    for river, rank in zip(threats, ranks, strict=True):
        marks = rank + 1 if in_order else len(threats)
        others = [kind for other in lying if other is not river for kind in other.behind(marks)]
        safe = tuple(sorted({*river.kinds, *others, *passed}))
        riichi.append(Against(river.owner if isinstance(river.owner, Source) else None, safe))
    seen = [kind for river in lying for kind in river.kinds]
    # What passed lies in a river, which may have been typed or not.
    seen += [kind for kind in sorted(set(passed)) if kind not in seen]
    return Typed(tuple(riichi), tuple(sorted(seen)))


def _threats(lying: Sequence[River], text: str, players: int) -> list[River]:
    """Return the rivers of the players in riichi; a single river is one, marked or not."""
    others = [river for river in lying if river.owner != ME]
    marked = [river for river in others if river.riichi is not None]
    if not others:
        raise RefusedError(OPTION, text, "empty", {})
    if not marked and len(others) > 1:
        raise RefusedError(OPTION, text, "which_riichi", {})
    if len(others) >= players:
        raise RefusedError(OPTION, text, "too_many_rivers", {"most": players - 1})
    return marked or others


def _rivers(text: str, players: int) -> list[River]:
    """Cut a text into rivers; tiles before any name are one without a name."""
    rivers = [River(None)]
    for start, end, sign in _pieces(text):
        rivers[-1].kinds += _kinds(text, start, end, players)
        if sign is None:
            break
        river = rivers[-1]
        name = sign["latin"] or sign["other"]
        if name:
            rivers.append(River(OWNERS[re.sub(" +", " ", name.lower())]))
        elif sign["end"]:
            rivers.append(River(None))
        else:
            if sign["riichi"]:
                if river.riichi is not None:
                    raise RefusedError(OPTION, text, "two_riichi", {}, span=sign.span())
                river.riichi = len(river.marks)
            river.marks.append(len(river.kinds))
    return [river for river in rivers if river.kinds]


def _pieces(text: str) -> Iterator[tuple[int, int, re.Match[str] | None]]:
    """Yield where tiles stand, and the sign behind them, None behind the last ones."""
    start = 0
    for sign in SIGN.finditer(text):
        yield start, sign.start(), sign
        start = sign.end()
    yield start, len(text), None


def _kinds(text: str, start: int, end: int, players: int) -> list[Kind]:
    piece = text[start:end]
    if not piece.strip(" ,，、:："):
        return []
    # The suit may stand behind a mark: 13r5m are 1m, 3m in riichi, and 5m.
    suit = SUIT_BEHIND.match(text[end:].lstrip("r|｜")) if RANK_AT_END.search(piece) else None
    try:
        tiles = parse_tiles(piece + (suit[1] if suit else ""), players=players)
    except HandError as error:
        raise refused(OPTION, text, error, piece=(start, end)) from None
    return [KIND_OF[tile] for tile in tiles]
