"""The answer to /waits on a hand and a discarded tile: ron, chi, pon, kan, or let it lie."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.ask.feature import Feature, Setting
from bot.ask.outlook.page import with_outlook_button
from bot.ask.selects import HAND_SELECTS
from bot.ask.waits.noten import shanten_label
from bot.ask.waits.page import waits_phrase
from bot.ask.waits.question import PLACE
from bot.ask.waits.reading import read_waits_wire
from bot.pages.called_ron import Ron, ron_of
from bot.pages.page import (
    Arrow,
    Cell,
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
from bot.pages.parts import (
    CALLS,
    Asked,
    hand_with_norths,
    meld_cell,
    page_buttons,
    page_for,
    paged,
    table_text,
    tiles_cell,
)
from bot.pages.score_text import price_phrase
from bot.pages.wait_prices import range_label, range_text, with_range
from bot.pages.with_yaku import accepted_cells, red_text, tiles_label, with_able
from bot.pages.yaku_ahead import ahead_phrase
from bot.typed.hand_question import hand_of
from bot.words import Words
from engine import MeldKind, Tile, shanten

from .question import CalledQuestion, call_name, write_called
from .ways import CallWay, is_in_riichi, way_to_pass, ways_to_call


def answer_called(query: CalledQuestion, setting: Setting) -> Page:
    """Answer what to do with a tile that another player has discarded."""
    words, tile = setting.words, query.called
    asked = Asked(query, hand_of(query), words, setting.fits)
    ron = ron_of(asked, tile)
    ways = ways_to_call(asked, tile)
    passing = way_to_pass(asked, tile)
    wins = ron is not None and can_win(ron)
    head = _head(asked, tile, wins=wins)
    rows = (*_ron_rows(tile, ron, words), *(_row(way, words) for way in (*ways, passing)))
    asked, on_page, pages = paged(asked, (head,), rows)
    page = page_for(
        asked,
        _tone(ways, passing, wins=wins),
        _title(asked, tile, ron, ways, passing),
        (head, *(rows[at] for at in on_page)),
        tuple(_text(asked, ron, ways, passing)),
        buttons=page_buttons(asked, pages),
        selects=_select(asked, tile, ways, wins=wins),
    )
    if ron is not None or is_in_riichi(asked):
        return page
    return replace(page, buttons=with_outlook_button(page, asked, tile))


def can_win(ron: Ron) -> bool:
    """Whether the ron can be declared, as far as is known of a short hand."""
    return not ron.furiten and (ron.best is not None or not ron.has_price)


def _tone(ways: Sequence[CallWay], passing: CallWay, *, wins: bool) -> Tone:
    if wins:
        return Tone.COMPLETE
    return Tone.NOTEN if min(way.shanten for way in (*ways, passing)) else Tone.TENPAI


def _head(asked: Asked, tile: Tile, *, wins: bool) -> Row:
    """Draw the hand, and the tile beside it as it lies on the table."""
    face = Face(tile, sideways=True, winning=wins)
    return hand_with_norths(asked, discarded=(Tiles((face,)),))


def _ron_rows(tile: Tile, ron: Ron | None, words: Words) -> Iterator[Row]:
    if ron is None:
        return
    worth = []
    if ron.furiten:
        worth.append(Label(words.text("label-furiten"), Style.NONE))
    elif ron.best is not None:
        points = str(ron.best.price.points)
        worth.append(Label(words.text("label-points", points=points), Style.GOOD))
    elif ron.has_price:
        worth.append(Label(words.text("label-no-yaku"), Style.NONE))
    name = Label(words.text("call-ron"))
    yield Row((name, Tiles((Face(tile, winning=can_win(ron)),)), *worth), Size.SMALL)


def _row(way: CallWay, words: Words) -> Row:
    """Draw a call: its name, how far the hand is then, the meld, the cut, and what it takes."""
    cells: list[Cell] = [
        Label(_name(way, words)),
        shanten_label(words, way.shanten) if way.shanten else Label(words.text("label-tenpai")),
    ]
    if way.call is not None:
        cells.append(meld_cell(way.call.meld))
    if way.cut is not None:
        cells += (tiles_cell((way.cut,)), Arrow())
    taken = accepted_cells(way, (), "", words)
    total = tiles_label(way, words, tenpai=not way.shanten)
    return Row((*cells, total, *taken, *_behind(way, words)), Size.SMALL)


def _name(way: CallWay, words: Words) -> str:
    return words.named("call", "pass" if way.call is None else CALLS[way.call.meld.kind])


def _behind(way: CallWay, words: Words) -> tuple[Label, ...]:
    """Draw what a ron pays, or the yaku that an open hand is on its way to."""
    if way.furiten:
        return (Label(words.text("label-furiten"), Style.NONE),)
    if way.waits is not None:
        return range_label(way.waits, way.pays, words)
    if way.ahead is None:
        return ()
    if not way.ahead.near:
        return (Label(words.text("label-no-yaku"), Style.NONE),)
    first, *more = way.ahead.near
    name = words.named("yaku", first)
    if not more:
        return (Label(name),)
    spoken = words.text("joint-names").join(words.named("yaku", it) for it in way.ahead.near)
    return (Label(words.text("label-more", name=name, more=len(more)), spoken=spoken),)


def _title(
    asked: Asked, tile: Tile, ron: Ron | None, ways: Sequence[CallWay], passing: CallWay
) -> str:
    words, called = asked.words, asked.words.tile(tile)
    if ron is not None:
        if ron.furiten:
            return words.text("title-called-furiten", tile=called)
        if ron.best is None:
            name = "title-called-no-yaku" if ron.has_price else "title-called-complete"
            return words.text(name, tile=called)
        return words.text("title-called-ron", tile=called, price=price_phrase(ron.best, words))
    return _calls_title(asked, called, ways, passing)


def _calls_title(asked: Asked, called: str, ways: Sequence[CallWay], passing: CallWay) -> str:
    """Say which call brings the hand nearer to a win, or that it is better to pass."""
    words = asked.words
    stays = _leads_phrase(passing, words)
    if not ways:
        name = "title-called-riichi" if is_in_riichi(asked) else "title-called-nothing"
        return words.text(name, tile=called, stays=stays)
    nearer = [way for way in ways if way.shanten < passing.shanten]
    if nearer and nearer[0].is_barren:
        calls = words.one_of(_named(way, words) for way in nearer)
        return words.text("title-called-pass", calls=calls, stays=stays)
    if nearer:
        call, leads = _named(nearer[0], words), _leads_phrase(nearer[0], words)
        return words.text("title-called-nearer", call=call, leads=leads)
    return words.text("title-called-no-nearer", tile=called, stays=stays)


def _named(way: CallWay, words: Words) -> str:
    """Name a way with its meld: "chi 123m", "pass"."""
    name = _name(way, words)
    if way.call is None:
        return name
    return words.text("call-with", call=name, tiles=words.run(way.call.meld.group))


def _leads_phrase(way: CallWay, words: Words) -> str:
    """Say where a way leads: "tenpai: 3p 6p, 7 left, 2000 points", "1-shanten, 15 tiles"."""
    if way.waits is None:
        phrase = words.text("phrase-shanten-tiles", shanten=str(way.shanten), left=way.left)
        return with_able(phrase, way, words)
    phrase = words.text("phrase-tenpai", waits=waits_phrase(way.waits, words))
    phrase = with_able(phrase, way, words)
    if way.is_barren:
        return phrase
    if way.furiten:
        return words.text("phrase-furiten", waits=phrase)
    return with_range(phrase, way.pays, words)


def _text(
    asked: Asked, ron: Ron | None, ways: Sequence[CallWay], passing: CallWay
) -> Iterator[str]:
    words = asked.words
    if ron is not None and ron.furiten:
        yield words.text("text-furiten", tiles=words.tiles(ron.furiten))
    if ron is not None and can_win(ron):
        yield words.text("text-called-passed-win")
    yield from _yaku_text(asked, ways, passing)
    yield from red_text((*ways, passing), words)
    yield from _swap_text(ways, words)
    if any(way.call is not None and way.call.meld.kind is MeldKind.CHI for way in ways):
        yield words.text("text-called-chi")
    priced = [way.waits for way in (*ways, passing) if way.waits and way.pays]
    if priced:
        is_won = ron is not None and can_win(ron)
        passes = passing.pays is not None and (is_won or priced[0] is not passing.waits)
        yield from range_text(priced[0], asked, passes=passes)
    yield from table_text(asked)


def _yaku_text(asked: Asked, ways: Sequence[CallWay], passing: CallWay) -> Iterator[str]:
    """Say which yaku each open hand can have, and what costs it most: that it can have none.

    A hand in riichi is closed and stays so, and its riichi is declared: nothing of it is open.
    """
    if is_in_riichi(asked):
        return
    words = asked.words
    said: dict[str, list[str]] = {}
    for way in (*ways, passing):
        for phrase in _yaku_phrases(way, words):
            said.setdefault(phrase, []).append(_named(way, words))
    if said:
        yield "\n".join(
            words.text("line-call", calls=words.one_of(names), says=phrase)
            for phrase, names in said.items()
        )


def _yaku_phrases(way: CallWay, words: Words) -> Iterator[str]:
    if way.is_barren and not way.shanten:
        yield words.text("phrase-no-yaku-open" if way.left else "phrase-none-left")
    elif way.ahead is not None:
        yield ahead_phrase(way.ahead, words)
    elif way.call is None and way.hand.is_closed:
        yield words.text("phrase-stays-closed")


def _swap_text(ways: Sequence[CallWay], words: Words) -> Iterator[str]:
    """Say what must not be cut, where the hand holds it."""
    lines = [
        words.text(
            "text-called-swap",
            call=_named(way, words),
            tiles=words.tiles(way.call.forbidden),
        )
        for way in ways
        if way.call is not None and way.call.forbidden
    ]
    if lines:
        yield "\n".join(lines)


def _select(asked: Asked, tile: Tile, ways: Sequence[CallWay], *, wins: bool) -> tuple[Select, ...]:
    """Offer each call, which leads to what to cut after it, and the win.

    What a call completes is left out: 23m456p789s11222z with a chi of 1m has not won, and its hand
    alone would be answered as a win by tsumo.
    """
    words = asked.words
    options = [Option(words.text("choice-ron", tile=words.tile(tile)), "ron")] if wins else []
    for way in ways:
        if way.call is not None and shanten(way.call.hand, rules=asked.rules) >= 0:
            name = _named(way, words)
            options.append(Option(name, call_name(way.call.meld, tile), _leads_phrase(way, words)))
    if not options:
        return ()
    return (Select("call", words.text("select-call"), asked.query, tuple(options)),)


CALLED: Final = Feature(
    CalledQuestion,
    answer_called,
    *(PLACE, write_called, read_waits_wire),
    selects=HAND_SELECTS,
)
