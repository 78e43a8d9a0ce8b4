"""The answer to /safe: the tiles of a hand from the safest to the most dangerous, and why."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.ask.feature import Command, Feature, Setting, one
from bot.ask.waits.question import WaitsQuestion, cut
from bot.pages.page import (
    Cell,
    Gauge,
    Label,
    Page,
    Row,
    Scale,
    Select,
    Size,
    Style,
    Tab,
    Tone,
)
from bot.pages.parts import Asked, go_to, hand_rows, page_for, tile_select, tiles_cell
from bot.typed.hand_question import hand_of
from bot.words import Words
from engine import Hand, Tile, dangers, discards
from engine.facts import AVERAGE_DEAL_IN, AVERAGE_DEAL_IN_TO_DEALER, Danger, Rate, danger_rate
from engine.tiles import KIND_OF, is_red

from .question import (
    PLACE,
    SafeQuestion,
    SafeTyped,
    read_safe,
    read_safe_wire,
    write_safe,
)

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


def answer_safe(query: SafeQuestion, setting: Setting) -> Page:
    """Answer with a row for each class, the safest first."""
    words, hand = setting.words, hand_of(query)
    asked = Asked(query, hand, words, setting.fits)
    choices = choices_of(query, hand)
    rows = (*hand_rows(asked), _head(query, choices, words), *_rows(query, choices, words))
    label = words.text("button-discards" if hand.has_drawn_size else "button-waits")
    return page_for(
        asked,
        Tone.HELP,
        _title(choices, words),
        rows,
        _text(query, hand, choices, words),
        buttons=(go_to(asked, WaitsQuestion, "waits", label),),
        selects=_cut_select(asked, choices) if hand.has_drawn_size else (),
    )


def table_rows(question: SafeQuestion, hand: Hand, words: Words) -> tuple[Row, ...]:
    """Draw the table without the hand: a row for each class, the safest first."""
    choices = choices_of(question, hand)
    return (_head(question, choices, words), *_rows(question, choices, words))


def choices_of(question: SafeQuestion, hand: Hand) -> tuple[Choice, ...]:
    """Return the tiles of the hand, the safest first; of equals a red five is last."""
    players = question.played.players
    found = dangers(hand.concealed, question.threats, question.sight(hand), players=players)
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


def _head(question: SafeQuestion, choices: Sequence[Choice], words: Words) -> Row:
    """Draw who is in riichi, and what the columns of `_rows` are, each behind its `Tab`."""
    names = [_player(question, at, words) for at in range(len(question.riichi))]
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


def _player(question: SafeQuestion, at: int, words: Words) -> str:
    """Name a player in riichi; a single one without a name has none."""
    player = question.riichi[at].player
    if player is not None:
        return words.named("label-player", player)
    return words.named("label-player", ORDINALS[at]) if len(question.riichi) > 1 else ""


def _rows(question: SafeQuestion, choices: Sequence[Choice], words: Words) -> Iterator[Row]:
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
            *((Tab(), player) if len(question.riichi) > 1 else ()),
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


def _text(
    question: SafeQuestion, hand: Hand, choices: Sequence[Choice], words: Words
) -> Iterator[str]:
    if hand.has_drawn_size:
        yield from _keeping(question, hand, choices, words)
    yield from _alike(choices, words)
    notes = []
    if len(question.riichi) > 1:
        notes.append(words.text("text-safe-several"))
    if any(choice.rate for choice in choices):
        points, dealer = (
            words.number(f"{cost:,}") for cost in (AVERAGE_DEAL_IN, AVERAGE_DEAL_IN_TO_DEALER)
        )
        notes.append(words.text("text-safe-deal-in", points=points, dealer=dealer))
    else:
        notes.append(words.text("text-safe-no-rates"))
    yield "\n".join(f"-# {note}" for note in notes)


def _keeping(
    question: SafeQuestion, hand: Hand, choices: Sequence[Choice], words: Words
) -> Iterator[str]:
    """Say which cut is safest of those that bring the hand no further from complete."""
    after = {
        cut.tile: cut.shanten
        for cut in discards(hand, seen=question.outside, rules=question.played)
    }
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


SAFE: Final = Feature(
    SafeQuestion,
    answer_safe,
    *(PLACE, write_safe, read_safe_wire),
    command=Command("safe", SafeTyped, read_safe),
    selects={"cut": one(cut)},
)
