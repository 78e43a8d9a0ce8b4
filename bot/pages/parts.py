"""Pieces that several answers share: the hand as it lies, table rows, pages, buttons."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import starmap
from typing import Final
from urllib.parse import quote

from bot.hand import Question, Situation, by_rules, is_whole, typed_again, with_seat
from bot.words import Words
from engine import (
    EAST,
    NAMES,
    NORTH,
    PRESETS,
    SOUTH,
    By,
    Hand,
    Kind,
    Meld,
    MeldKind,
    Order,
    Rules,
    Tile,
    Win,
    Winds,
    format_tiles,
    shanten,
)
from engine.outlook import RATES, Rates
from engine.rules import presets_for

from .alt_text import alt_text
from .page import (
    Break,
    Button,
    ButtonKind,
    Cell,
    Counted,
    Face,
    Label,
    Option,
    Page,
    Row,
    Select,
    Size,
    Style,
    Tiles,
    Tone,
)
from .score_text import on_top

USUAL_RULES: Final = "tenhou"


def rules_select(query: Question, words: Words) -> Select:
    """Offer the rule sets for as many players, behind them those by which the hand can be too."""
    names = [*presets_for(query.situation.rules.players)]
    names += (name for name in PRESETS if name not in names)
    possible = [name for name in names if _can_choose(query, name)]
    return presets_select(query, possible, query.situation.ruled, words)


def _can_choose(query: Question, preset: str) -> bool:
    """Whether a hand, and all that is said of it, can be had by another rule set too."""
    try:
        by_rules(query, (preset,))
    except ValueError:
        return False
    return True


def presets_select(query: Question, names: Iterable[str], chosen: str, words: Words) -> Select:
    """Offer these rule sets."""
    options = tuple(
        Option(words.named("rules", name), name, chosen=name == chosen) for name in names
    )
    return Select("rules", words.text("select-rules"), query, options)


def rules_names(played: Rules, words: Words, *, karaten: bool) -> str:
    """Name the rule sets that count a hand as tenpai that holds all its waits, or that do not.

    Of three players all presets do: there the switch is named by which it is otherwise.
    """
    names = [
        words.named("rules", name)
        for name, rules in presets_for(played.players).items()
        if rules.karaten is karaten
    ]
    return words.text("joint-names").join(names or [f"`karaten:{'on' if karaten else 'off'}`"])


def rules_text(rules: str, words: Words) -> tuple[str, ...]:
    """Name the rules in force where they are not the usual ones."""
    if rules == USUAL_RULES:
        return ()
    return (words.text("line-rules", rules=rules_name(rules, words)),)


def rules_name(rules: str, words: Words) -> str:
    """Name rules: the preset, then the switches of house rules as they are typed."""
    preset, *house = rules.split()
    switches = (f"`{switch}`" for switch in house)
    return " ".join((words.named("rules", preset), *switches))


ROWS_A_PAGE: Final = 8

CALLS: Final = {MeldKind.CHI: "chi", MeldKind.PON: "pon", MeldKind.OPEN_KAN: "kan"}
"""The name of each call in the words."""

TILE_EDITOR: Final = "https://tenhou.net/2/?q="
"""Takes concealed tiles of any 3n+1 or 3n+2 hand in mpsz; it knows no called melds."""


Fits = Callable[[Sequence[Row]], bool]
"""Tells whether rows fit into one picture: ``bot.picture.layout.fits``, which knows the sizes."""


@dataclass(frozen=True, slots=True)
class Asked:
    """All that an answer is made of: a question, the words of its reader, what a picture holds.

    ``rates`` are those of the host's table; ``found`` is what a service found that the feature
    needs, ``has_workers`` whether there are processes for what is slow.
    """

    query: Question
    words: Words
    fits: Fits
    rates: Rates = RATES
    found: object = None
    has_workers: bool = True

    @property
    def at(self) -> Situation:
        """The situation asked about."""
        return self.query.situation

    @property
    def hand(self) -> Hand:
        """The hand asked about; raises ValueError where there is none."""
        return self.query.situation.held

    @property
    def rules(self) -> Rules:
        """The rules asked for."""
        return self.query.situation.rules

    @property
    def winds(self) -> Winds | None:
        """The winds of the player; None with a short hand, which is never paid."""
        return self.query.situation.winds

    @property
    def seen(self) -> tuple[Tile, ...]:
        """Every tile known to lie outside the hand."""
        return self.query.situation.outside


def how_many_named(count: int, most: int) -> int:
    """Return how many of a list are named: one more than ``most`` is as short as its count."""
    return most if count > most + 1 else count


def dora_rows(won: Win | Situation, words: Words) -> tuple[Row, ...]:
    """Draw the indicators, the ura beside the dora; nothing where none is known."""
    shown = (("label-dora", won.dora), ("label-ura", won.ura))
    cells = [
        cell
        for name, tiles in shown
        if tiles
        for cell in (Label(words.text(name)), tiles_cell(tiles))
    ]
    return (Row(tuple(cells), Size.SMALL),) if cells else ()


def hand_rows(asked: Asked) -> tuple[Row, ...]:
    """Draw the hand, the dora indicators that were named above it."""
    return (*dora_rows(asked.at, asked.words), hand_with_norths(asked))


def hand_with_norths(
    asked: Asked, *, winning: bool = False, discarded: tuple[Tiles, ...] = ()
) -> Row:
    """Draw the hand, a tile discarded by another beside it, and below it the norths set aside."""
    row = hand_row(asked.hand, winning=winning)
    norths = norths_aside(asked.at.nuki, asked.words)
    return Row((*row.cells, *discarded, *((Break(), *norths) if norths else ())))


def hand_row(hand: Hand, *, winning: bool = False) -> Row:
    """Draw the hand as a player lays it out: the drawn tile apart, then the melds."""
    concealed = list(hand.concealed)
    drawn: tuple[Tiles, ...] = ()
    if hand.drawn is not None:
        concealed.remove(hand.drawn)
        drawn = (Tiles((Face(hand.drawn, winning=winning),)),)
    return Row((tiles_cell(concealed), *drawn, *map(meld_cell, hand.melds)))


def norths_aside(number: int, words: Words) -> tuple[Cell, ...]:
    """Draw norths set aside behind their name: alone, one would pass for a drawn tile."""
    if not number:
        return ()
    tiles = Tiles((Face(NORTH, dora=True),) * number, aside=True)
    return (Label(words.text("label-kita")), tiles)


def tiles_cell(tiles: Iterable[Tile]) -> Tiles:
    """Draw tiles side by side as they stand in a hand."""
    return Tiles(tuple(map(Face, tiles)))


def meld_cell(meld: Meld) -> Tiles:
    """Draw a meld as it lies: the called tile sideways, a closed kan with its ends face down."""
    if meld.kind is MeldKind.CLOSED_KAN:
        red_last = sorted(meld.tiles)  # so that a red five is one of the two that show
        return Tiles((Face(None), Face(red_last[2]), Face(red_last[3]), Face(None)))
    faces = list(map(Face, meld.tiles))
    called = meld.called_at
    if called is not None:
        on_top = faces.pop(called + 1).tile if meld.kind is MeldKind.ADDED_KAN else None
        faces[called] = faces[called]._replace(sideways=True, on_top=on_top)
    return Tiles(tuple(faces))


def counted(
    tiles: Iterable[tuple[Kind, int] | tuple[Kind, int, str] | tuple[Kind, int, str, bool]],
) -> tuple[Counted, ...]:
    """Draw tiles with the copies left of each, the mark of those that have one, if it is red."""
    return tuple(starmap(_counted, tiles))


@cache
def _counted(tile: Kind, left: int, mark: str = "", barren: bool = False) -> Counted:  # noqa: FBT001, FBT002 - a cell by its place
    return Counted(Face(tile), left, mark, barren)


def total(words: Words, left: int) -> Label:
    """Draw how many tiles are left in all."""
    style = Style.TOTAL if left else Style.NONE
    return Label(words.text("label-left", left=left), style)


def paged(asked: Asked, head: tuple[Row, ...], rows: Sequence[Row]) -> tuple[Asked, range, int]:
    """Share table rows out to pages: return the query on its page, its rows, how many pages.

    ``head`` is drawn above the rows of every page; a page past the last one becomes the last one.
    """

    def end_of(start: int) -> int:
        end = min(start + ROWS_A_PAGE, len(rows))
        while end > start + 1 and not asked.fits((*head, *rows[start:end])):
            end -= 1
        return end

    return shared_out(asked, len(rows), end_of)


def shared_out(asked: Asked, rows: int, end_of: Callable[[int], int]) -> tuple[Asked, range, int]:
    """Share rows out to pages: each begins where the one before ends, as ``end_of`` its start says.

    Returns the query on its page, the rows of that page, and how many pages there are.
    """
    pages: list[range] = []
    while not pages or pages[-1].stop < rows:
        start = pages[-1].stop if pages else 0
        pages.append(range(start, end_of(start)))
    page = min(asked.query.page, len(pages) - 1)
    if page != asked.query.page:
        asked = replace(asked, query=asked.query.but(page=page))
    return asked, pages[page], len(pages)


def page_buttons(asked: Asked, pages: int) -> tuple[Button, ...]:
    """Offer the previous and the next page where there are several."""
    if pages < 2:
        return ()
    last, at, words = pages - 1, asked.query.page, asked.words
    before, after = max(at - 1, 0), min(at + 1, last)
    return (
        go(asked, "prev", words.text("button-previous"), disabled=at == 0, page=before),
        go(asked, "next", words.text("button-next"), disabled=at == last, page=after),
    )


def go(
    asked: Asked,
    slot: str,
    label: str,
    *,
    disabled: bool = False,
    chosen: bool = False,
    **changes: object,
) -> Button:
    """Offer the same question with some changes."""
    query = asked.query.but(**changes)
    return Button(slot, ButtonKind.GO, label, query, disabled=disabled, chosen=chosen)


def go_to(
    asked: Asked,
    into: str,
    slot: str,
    label: str,
    *,
    chosen: bool = False,
    **changes: object,
) -> Button:
    """Offer another question about the same hand at the same table, with some changes."""
    query = asked.query.to(into, **changes)
    return Button(slot, ButtonKind.GO, label, query, chosen=chosen)


FARTHEST: Final = 3
"""The shanten from which an outlook is offered: farther hands lead to too many others."""


def has_outlook(hand: Hand, rules: Rules) -> bool:
    """Whether an outlook is worth asking for: of a whole hand, not complete, nor too far."""
    return is_whole(hand) and 0 <= shanten(hand, rules=rules) <= FARTHEST


def outlook_of(question: Question) -> Question:
    """Return the outlook of the hand of a question, at its turn, with nothing else."""
    at = question.situation
    return question.to(
        "outlook",
        called=at.called,
        turn=at.told_turn,
        order=Order.SEQUENCE,
        by=By.TSUMO,
        riichi=0,
        events=frozenset(),
        ura=(),
    )


def outlook_button(asked: Asked) -> tuple[Button, ...]:
    """Offer the outlook of a hand, where it has one."""
    if not has_outlook(asked.hand, asked.rules):
        return ()
    label = asked.words.text("button-outlook")
    return (Button("outlook", ButtonKind.GO, label, outlook_of(asked.query)),)


def act(
    slot: str,
    label: str,
    query: Question,
    *,
    disabled: bool = False,
    chosen: bool = False,
    row: int = 0,
) -> Button:
    """Offer what the feature does that has a click of this slot."""
    return Button(slot, ButtonKind.ACT, label, query, disabled=disabled, chosen=chosen, row=row)


def dealer_button(asked: Asked) -> Button:
    """Offer the same as the dealer; to the dealer, the same in the seat that the button names."""
    won = asked.at
    label = asked.words.text("button-non-dealer" if won.is_dealer else "button-dealer")
    other = with_seat(won, SOUTH if won.is_dealer else EAST)
    return go(asked, "dealer", label, situation=other, page=0)


def common_buttons(asked: Asked) -> tuple[Button, ...]:
    """Offer what every answer offers: the hand elsewhere, sharing a private answer, deleting."""
    words = asked.words
    concealed = list(asked.hand.concealed)
    if asked.hand.drawn is not None:
        concealed.remove(asked.hand.drawn)
        concealed.append(asked.hand.drawn)
    link = TILE_EDITOR + quote(format_tiles(concealed))
    return (
        Button("editor", ButtonKind.LINK, words.text("button-editor"), url=link),
        *share_and_delete(asked.query, words),
    )


def share_and_delete(query: Question, words: Words) -> tuple[Button, ...]:
    """Offer to share an answer that only the asker sees, and to delete one that all see."""
    if query.private:
        public = query.but(private=False)
        return (Button("share", ButtonKind.SHARE, words.text("button-share"), public),)
    return (Button("delete", ButtonKind.DELETE, words.text("button-delete"), query),)


def tile_select(
    asked: Asked, slot: str, tiles: Iterable[Tile], notes: dict[Tile, str]
) -> tuple[Select, ...]:
    """Offer tiles to choose from, each with its note; nothing where there is no tile."""
    words = asked.words
    options = tuple(
        Option(words.named("choice", slot, tile=words.tile(tile)), NAMES[tile], notes.get(tile, ""))
        for tile in dict.fromkeys(tiles)
    )
    if not options:
        return ()
    return (Select(slot, words.named("select", slot), asked.query, options),)


def table_text(asked: Asked) -> tuple[str, ...]:
    """Say that honba and sticks are in no price before a win, then what ``seen_text`` says."""
    words = asked.words
    extras = words.text("joint-and").join(on_top(asked.at, words))
    unpaid = (words.text("line-on-top", extras=extras),) if extras else ()
    return (*unpaid, *seen_text(asked))


def seen_text(asked: Asked) -> tuple[str, ...]:
    """Say which tiles were counted as seen or are set aside, where some were named."""
    at, words = asked.at, asked.words
    texts = (("text-seen", at.seen), ("text-river", at.river))
    said = [words.text(name, tiles=words.tiles(tiles)) for name, tiles in texts if tiles]
    if at.nuki:
        said.append(words.text("text-nuki", nuki=at.nuki))
    return tuple(said)


def page_for(
    asked: Asked,
    tone: Tone,
    title: str,
    rows: Iterable[Row],
    text: Iterable[str],
    *,
    buttons: Iterable[Button] = (),
    selects: Iterable[Select] = (),
) -> Page:
    """Put an answer together: the alt text is made from the very rows that are drawn."""
    picture = tuple(rows)
    return Page(
        query=asked.query,
        tone=tone,
        title=title,
        picture=picture,
        alt=alt_text(picture, asked.words),
        text=(*text, *rules_text(asked.at.ruled, asked.words)),
        hand="\n".join(filter(None, typed_again(asked.query))),
        buttons=(*buttons, *common_buttons(asked)),
        selects=tuple(selects),
        private=asked.query.private,
    )
