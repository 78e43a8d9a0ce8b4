"""/safe: which tiles of a hand are safest against who is in riichi.

A river is typed in its order, 1z9m3pr5s|6s: ``r`` or リーチ stands behind the tile that declared
riichi, ``|`` where the riichi of somebody else came. So a tile behind as many of these marks as
there are riichi was cut after all of them.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Annotated, Final, NamedTuple

from bot.codec import HAND, ID_LIMIT, custom_id
from bot.feature import Feature
from bot.hand import Question, cut
from bot.options import HandText, Options, RulesText, Text, TilesText, Wind
from bot.pages.page import Cell, Gauge, Label, Page, Row, Scale, Select, Size, Style, Tab, Tone
from bot.pages.parts import Asked, go_to, hand_rows, page_for, tile_select, tiles_cell
from bot.read.errors import RefusedError, refused
from bot.read.limits import TILES_LIMIT
from bot.read.table import read_situation
from bot.words import Words
from engine import NAMES, HandError, Kind, Source, Tile, dangers, discards, parse_tiles
from engine.copies import fifth_copy
from engine.facts import (
    AVERAGE_DEAL_IN,
    AVERAGE_DEAL_IN_TO_DEALER,
    Danger,
    Rate,
    Riichi,
    River,
    danger_rate,
    riichi_of,
    threats_of,
)
from engine.tiles import KIND_OF, is_red

OWN: Final = "river"
PLAYERS: Final = {"left": Source.LEFT, "across": Source.ACROSS, "right": Source.RIGHT, OWN: None}
"""Whose river each option is."""

RIICHI: Final = "(?-i:r)(?![a-z])|riichi|reach|リーチ|りーち|立直|リ|리치"
RIICHI_MARK: Final = re.compile(RIICHI, re.IGNORECASE)
SIGN: Final = re.compile(rf"(?P<riichi>{RIICHI})|(?P<bar>[|｜])", re.IGNORECASE)
SUIT_BEHIND: Final = re.compile(r"\s*[0-9０-９]*\s*([mpsz])", re.IGNORECASE)
RANK_AT_END: Final = re.compile(r"[0-9]\s*$")


@dataclass
class TypedRiver:
    """The tiles of an option, the marks among them, and which of these is the riichi."""

    option: str
    text: str
    tiles: list[Tile] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    riichi: int | None = None

    @property
    def river(self) -> River:
        """The river."""
        return River(PLAYERS[self.option], tuple(self.tiles), tuple(self.marks), self.riichi)


class TypedRivers(NamedTuple):
    """The players in riichi that rivers tell of, and every kind in them, in ascending order."""

    riichi: tuple[Riichi, ...]
    seen: tuple[Kind, ...]


def read_rivers(texts: Mapping[str, str], players: int) -> TypedRivers:
    """Read the rivers of options; raise RefusedError for what cannot be read or tells no riichi.

    A single river of another player is that of a riichi, marked or not.
    """
    lying = [_typed(name, text, players) for name, text in texts.items() if text.strip()]
    others = [each for each in lying if each.option != OWN]
    if not others:
        raise RefusedError("across", "", "no_river", {})
    if len(others) >= players:
        last = others[-1]
        raise RefusedError(last.option, last.text, "too_many_rivers", {"most": players - 1})
    if all(each.riichi is None for each in others):
        if len(others) > 1:
            raise RefusedError(others[0].option, others[0].text, "which_riichi", {})
        others[0].riichi = 0
    riichi = riichi_of([each.river for each in lying])
    return TypedRivers(riichi, tuple(sorted(KIND_OF[it] for each in lying for it in each.tiles)))


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


def _typed(option: str, text: str, players: int) -> TypedRiver:
    """Read one river; the own one declares no riichi."""
    river = TypedRiver(option, text)
    for start, end, sign in _pieces(text):
        river.tiles += _tiles(text, start, end, players, option)
        if sign is None:
            break
        if sign["riichi"] and (river.riichi is not None or option == OWN):
            raise RefusedError(option, text, "two_riichi", {}, span=sign.span())
        river.riichi = len(river.marks) if sign["riichi"] else river.riichi
        river.marks.append(len(river.tiles))
    return river


def _pieces(text: str) -> Iterator[tuple[int, int, re.Match[str] | None]]:
    """Yield where tiles stand, and the sign behind them, None behind the last ones."""
    start = 0
    for sign in SIGN.finditer(text):
        yield start, sign.start(), sign
        start = sign.end()
    yield start, len(text), None


def _tiles(text: str, start: int, end: int, players: int, option: str) -> tuple[Tile, ...]:
    piece = text[start:end]
    if not piece.strip(" ,，、:："):
        return ()
    # The suit may stand behind a mark: 13r5m are 1m, 3m in riichi, and 5m.
    suit = SUIT_BEHIND.match(text[end:].lstrip("r|｜")) if RANK_AT_END.search(piece) else None
    try:
        return parse_tiles(piece + (suit[1] if suit else ""), players=players)
    except HandError as error:
        raise refused(option, text, error, piece=(start, end)) from None


SCALE: Final = 0.2
"""The rate at the end of every track, so that the bars of two answers can be compared."""

TILES_A_ROW: Final = 6
NAMED: Final = 4
"""Most tiles that the title names."""

KEPT: Final = 2
"""The shanten up to which it is of interest which tile keeps it."""

ORDINALS: Final = ("first", "second", "third")


class Choice(NamedTuple):
    """A tile to cut, with its danger against the riichi that it is worst against.

    ``rate`` is None where too little is counted.
    """

    tile: Tile
    danger: Danger
    riichi: int
    rate: Rate | None


def answer_safe(asked: Asked) -> Page:
    """Answer with a row for each class, the safest first."""
    query, words, hand = asked.query, asked.words, asked.hand
    choices = choices_of(query)
    rows = (*hand_rows(asked), _head(query, choices, words), *_rows(query, choices, words))
    label = words.text("button-discards" if hand.has_drawn_size else "button-waits")
    return page_for(
        asked,
        Tone.HELP,
        _title(choices, words),
        rows,
        _text(query, choices, words),
        buttons=(go_to(asked, "waits", "waits", label),),
        selects=_cut_select(asked, choices) if hand.has_drawn_size else (),
    )


def table_rows(question: Question, words: Words) -> tuple[Row, ...]:
    """Draw the table without the hand: a row for each class, the safest first."""
    choices = choices_of(question)
    return (_head(question, choices, words), *_rows(question, choices, words))


def choices_of(question: Question) -> tuple[Choice, ...]:
    """Return the tiles of the hand, the safest first; of equals a red five is last."""
    at, hand, players = (
        question.situation,
        question.situation.held,
        question.situation.rules.players,
    )
    threats = threats_of(at.threats, seat=at.seat, round_wind=at.round, players=players)
    sight = list(hand.owned)
    for kind in at.outside:
        sight[kind] += 1
    found = dangers(hand.concealed, threats, sight, players=players)
    choices = (
        Choice(
            each.tile,
            each.worst,
            each.threat,
            danger_rate(each.worst.name) if players == 4 else None,
        )
        for each in found
    )
    held = hand.counts

    def order(choice: Choice) -> tuple[int, int, bool, bool]:
        # A red five may cost a han more; a pair of genbutsu is safe for two turns.
        is_single = choice.danger.order == 0 and held[KIND_OF[choice.tile]] == 1
        return choice.danger.order, choice.riichi, is_red(choice.tile), is_single

    return tuple(sorted(choices, key=order))


def class_text(name: str, words: Words) -> str:
    """Name a class: suji 2/8, value honor with 3 left."""
    shape, _, rest = name.partition("_")
    if shape == "honour":
        shape = "value" if rest.endswith("v") else "honor"
    if shape in {"honor", "value", "man"}:
        return words.named("label-danger", shape, left=int(rest[0]))
    ranks = words.text("label-danger-ranks", low=rest[0], high=rest[1]) if rest[1:] else rest
    return words.named("label-danger", shape, ranks=ranks)


def percent(share: float, words: Words) -> str:
    """Write a part of one as a percentage."""
    return words.percent(f"{100 * share:.1f}" if share else "0")


def _cut_select(asked: Asked, choices: Sequence[Choice]) -> tuple[Select, ...]:
    """Offer each cut, the safest first, with its class and its rate."""
    words = asked.words
    notes = {
        choice.tile: " · ".join(
            (
                class_text(choice.danger.name, words),
                *([percent(choice.rate.share, words)] if choice.rate else ()),
            )
        )
        for choice in choices
    }
    return tile_select(asked, "cut", notes, notes)


def _head(question: Question, choices: Sequence[Choice], words: Words) -> Row:
    """Draw who is in riichi, and what the columns of `_rows` are, each behind its `Tab`."""
    names = [_player(question, at, words) for at in range(len(question.situation.threats))]
    spoken = words.text("alt-danger-head-one")
    if all(names):
        spoken = words.text("alt-danger-head", players=words.each_of(names))
    cells: list[Cell] = [Label(words.text("label-danger-riichi"), Style.NONE, spoken)]
    is_alone = len(names) == 1
    cells += [Label(name, Style.PLAIN, None) for name in names if name and is_alone]
    cells += [Tab(), Label(words.text("label-danger-since"), Style.TOTAL, None), Tab()]
    cells += [] if is_alone else [Tab()]  # each row names its riichi there
    cells.append(Label(words.text("label-danger-class"), Style.TOTAL, None))
    if any(choice.rate for choice in choices):
        top = words.percent(f"{100 * SCALE:.0f}")
        cells += [Tab(), Scale(("0", f"{50 * SCALE:.0f}", top))]
    return Row(tuple(cells), Size.SMALL)


def _player(question: Question, at: int, words: Words) -> str:
    """Name a player in riichi; a single one without a name has none."""
    player = question.situation.threats[at].player
    if player is not None:
        return words.named("label-player", player)
    return words.named("label-player", ORDINALS[at]) if len(question.situation.threats) > 1 else ""


def _rows(question: Question, choices: Sequence[Choice], words: Words) -> Iterator[Row]:
    """Draw a row for each class and riichi; one of very many tiles has more than one."""
    has_rates = any(choice.rate for choice in choices)
    for (name, riichi), run in groupby(choices, key=_class_and_riichi):
        alike = list(run)
        since = sorted({kind for choice in alike for kind in choice.danger.since})
        spoken = words.text("alt-danger-since", tiles=words.spoken_run(since)) if since else None
        player = Label(_player(question, riichi, words), Style.NONE)
        behind: list[Cell] = [
            Tab(),
            tiles_cell(since)._replace(smaller=True, spoken=spoken),
            *((Tab(), player) if len(question.situation.threats) > 1 else ()),
            Tab(),
            Label(class_text(name, words), Style.GOOD if name == "genbutsu" else Style.PLAIN),
            *(_rate_cells(alike[0].rate, words) if has_rates else ()),
        ]
        for at in range(0, len(alike), TILES_A_ROW):
            tiles = [choice.tile for choice in alike[at : at + TILES_A_ROW]]
            yield Row((tiles_cell(tiles), *behind), Size.SMALL)


def _class_and_riichi(choice: Choice) -> tuple[str, int]:
    return choice.danger.name, choice.riichi


def _rate_cells(rate: Rate | None, words: Words) -> tuple[Cell, ...]:
    if rate is None:
        return (Label(words.text("label-danger-too-few")),)
    cuts = words.number(f"{rate.cuts:,}")
    label = words.text("label-danger-rate", percent=percent(rate.share, words), cuts=cuts)
    low, high = rate.interval
    spoken = words.text("alt-danger-interval", low=percent(low, words), high=percent(high, words))
    gauge = Gauge(rate.share / SCALE, low / SCALE, high / SCALE, spoken if rate.rons else "")
    return Label(label), Tab(), gauge


def _title(choices: Sequence[Choice], words: Words) -> str:
    """Name the tiles of the safest class."""
    best = choices[0].danger.name
    tiles = [choice.tile for choice in choices if choice.danger.name == best]
    named = class_text(best, words)
    if len(tiles) > NAMED:
        return words.text("title-safe-many", count=len(tiles), **{"class": named})
    return words.text("title-safe", tiles=words.tiles(tiles), **{"class": named})


def _text(question: Question, choices: Sequence[Choice], words: Words) -> Iterator[str]:
    if question.situation.held.has_drawn_size:
        yield from _keeping(question, choices, words)
    yield from _alike(choices, words)
    notes = []
    if len(question.situation.threats) > 1:
        notes.append(words.text("text-safe-several"))
    if any(choice.rate for choice in choices):
        points, dealer = (
            words.number(f"{cost:,}") for cost in (AVERAGE_DEAL_IN, AVERAGE_DEAL_IN_TO_DEALER)
        )
        notes.append(words.text("text-safe-deal-in", points=points, dealer=dealer))
    else:
        notes.append(words.text("text-safe-no-rates"))
    yield "\n".join(f"-# {note}" for note in notes)


def _keeping(question: Question, choices: Sequence[Choice], words: Words) -> Iterator[str]:
    """Say which cut is safest of those that bring the hand no further from complete."""
    at = question.situation
    after = {cut.tile: cut.shanten for cut in discards(at.held, seen=at.outside, rules=at.rules)}
    nearest = min(after.values())
    if nearest > KEPT:
        return
    keeping = [choice for choice in choices if after.get(choice.tile) == nearest]
    best = keeping[0]
    kept = words.text("label-shanten", shanten=nearest) if nearest else words.text("label-tenpai")
    if best.danger.order == choices[0].danger.order:
        tiles = [choice.tile for choice in keeping if choice.danger.name == best.danger.name]
        yield words.text("text-safe-keeps-too", tiles=words.tiles(tiles), shanten=kept)
        return
    tiles = [choice.tile for choice in keeping if choice.danger.name == best.danger.name]
    said = {
        "shanten": kept,
        "tiles": words.tiles(tiles),
        "class": class_text(best.danger.name, words),
    }
    if best.rate is None:
        yield words.text("text-safe-keeps-unmeasured", **said)
    else:
        yield words.text("text-safe-keeps", **said, percent=percent(best.rate.share, words))


def _alike(choices: Sequence[Choice], words: Words) -> Iterator[str]:
    """Say which tiles are not proved to be more dangerous than the safest, if it was won on."""
    best = choices[0]
    if best.rate is None or not best.rate.rons:
        return
    tiles = [
        choice.tile
        for choice in choices
        if choice.danger.name != best.danger.name
        and choice.rate is not None
        and choice.rate.overlaps(best.rate)
    ]
    if tiles:
        yield words.text("text-safe-alike", tiles=words.tiles(tiles))


FIELDS: Final = (*HAND, "threats")

RiverText = Annotated[str, Text(None, TILES_LIMIT)]
OwnRiverText = Annotated[str, Text(None, TILES_LIMIT), "option-passed-about"]
"""Rivers in their order, with the marks of `rivers`."""


@dataclass(frozen=True, slots=True)
class SafeOptions(Options):
    """The options of /safe."""

    hand: HandText
    left: RiverText = ""
    across: RiverText = ""
    right: RiverText = ""
    river: OwnRiverText = ""
    seen: TilesText = ""
    seat: Wind = None
    round: Wind = None
    dora: TilesText = ""
    rules: RulesText = ""
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read a hand, and the rivers of those who are in riichi: their tiles are seen too."""
        at = read_situation(replace(self, river=""), rules)
        rivers = {name: getattr(self, name) for name in PLAYERS}
        found = read_rivers(rivers, at.rules.players)
        told = next(name for name, text in rivers.items() if text.strip())
        elsewhere = (*at.outside, *found.seen)
        fifth = fifth_copy(at.held.owned, elsewhere)
        if fifth is not None:
            count = at.held.owned[fifth] + elsewhere.count(fifth)
            details: dict[str, str | int] = {"tile": NAMES[fifth], "count": count}
            raise RefusedError(told, rivers[told], "fifth_seen", details)
        at = replace(at, seen=tuple(sorted((*at.seen, *found.seen))), threats=found.riichi)
        question = Question("safe", at, private=self.private)
        if not fits_an_id(question):
            raise RefusedError(told, rivers[told], "rivers_too_many", {})
        return question


def fits_an_id(question: Question) -> bool:
    """Whether buttons have room for so many tiles and riichi; a slot has eight signs at most."""
    return len(custom_id("s" * 8, question, FIELDS)) <= ID_LIMIT


def check_threats(question: Question) -> None:
    """Raise ValueError where nobody else is in riichi, or too many are."""
    at = question.situation
    if not 1 <= len(at.threats) < at.rules.players:
        raise ValueError("somebody else is in riichi")


SAFE: Final = Feature(
    "safe", FIELDS, answer_safe, SafeOptions, selects={"cut": cut}, check=check_threats
)
