"""The answer to /waits on a hand and a discarded tile: ron, chi, pon, kan, or let it lie."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import NamedTuple

from bot.hand import by_ron, call_name, is_whole, win_of
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
    outlook_button,
    page_buttons,
    page_for,
    paged,
    table_text,
    tiles_cell,
)
from bot.pages.score_text import price_phrase
from bot.pages.step import (
    Step,
    shanten_label,
    step_label,
    step_phrase,
    step_to,
    tenpai_step,
    ukeire_of,
)
from bot.pages.wait_prices import range_text
from bot.pages.with_yaku import Ahead, accepted_cells, ahead_of, ahead_phrase, red_text, tiles_label
from bot.words import Words
from engine import (
    Call,
    Kind,
    MeldKind,
    ScoredReading,
    Tile,
    calls,
    score,
    shanten,
    waits,
)
from engine.facts import passed
from engine.tiles import KIND_OF


class Ron(NamedTuple):
    """The tile completes the hand: for so much, None without yaku, or not, being furiten.

    A short hand has no price.
    """

    best: ScoredReading | None
    furiten: tuple[Kind, ...]
    has_price: bool


def ron_of(asked: Asked, tile: Tile) -> Ron | None:
    """Return what winning on the tile is worth, None where it does not complete the hand."""
    found = waits(asked.hand, seen=asked.seen, rules=asked.rules)
    kinds = [wait.tile for wait in found.waits]
    if KIND_OF[tile] not in kinds:
        return None
    guilty = tuple(kind for kind in kinds if kind in asked.at.river)
    if not is_whole(asked.hand):
        return Ron(None, guilty, has_price=False)
    won = asked.hand.with_tile(tile)
    win = win_of(by_ron(replace(asked.at, hand=won)))
    return Ron(score(won, win, asked.rules).best, guilty, has_price=True)


def is_in_riichi(asked: Asked) -> bool:
    """Whether the player has declared riichi, which an open hand has not."""
    return asked.at.riichi > 0 and asked.hand.is_closed


def ways_to_call(asked: Asked, tile: Tile) -> tuple[Step, ...]:
    """Return every call with its best cut, the best first; a player in riichi calls nothing."""
    if is_in_riichi(asked):
        return ()
    found = calls(asked.hand, tile, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    return tuple(sorted((_best_step(asked, call) for call in found), key=attrgetter("rank")))


def step_to_pass(asked: Asked, tile: Tile) -> Step:
    """Return what the hand accepts where the tile is left to lie, on which no wait counts more."""
    found = passed(asked.hand, tile, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    if found.shanten:
        return step_to(asked, found)
    return tenpai_step(asked, waits(asked.hand, seen=(*asked.seen, tile), rules=asked.rules))


def ahead(asked: Asked, step: Step) -> Ahead | None:
    """Return the yaku that an open hand before tenpai is on its way to."""
    hand = step.accepts.hand
    if not step.shanten or hand.is_closed:
        return None
    return ahead_of(hand, step.shanten, asked)


def _best_step(asked: Asked, call: Call) -> Step:
    """Return the call with its best cut; for tenpai the widest that can win by ron."""
    if not call.cuts:
        return step_to(asked, ukeire_of(call.hand, call), call=call)
    cuts = call.cuts[:1] if call.shanten else [it for it in call.cuts if not it.shanten]
    steps = (
        step_to(asked, ukeire_of(call.hand.without(it.tile), it), it.tile, call) for it in cuts
    )
    return min(steps, key=attrgetter("rank"))


def answer_called(asked: Asked) -> Page:
    """Answer what to do with a tile that another player has discarded."""
    words, tile = asked.words, asked.at.called
    if tile is None:
        raise ValueError("no tile was discarded")
    ron = ron_of(asked, tile)
    ways = ways_to_call(asked, tile)
    passing = step_to_pass(asked, tile)
    wins = ron is not None and can_win(ron)
    head = _head(asked, tile, wins=wins)
    rows = (*_ron_rows(tile, ron, words), *(_row(way, asked) for way in (*ways, passing)))
    asked, on_page, pages = paged(asked, (head,), rows)
    may_draw = ron is None and not is_in_riichi(asked)
    page = page_for(
        asked,
        _tone(ways, passing, wins=wins),
        _title(asked, tile, ron, ways, passing),
        (head, *(rows[at] for at in on_page)),
        tuple(_text(asked, ron, ways, passing)),
        buttons=page_buttons(asked, pages),
        selects=_select(asked, tile, ways, wins=wins),
    )
    more = outlook_button(asked) if may_draw else ()
    return replace(page, buttons=(*page.buttons, *more))


def can_win(ron: Ron) -> bool:
    """Whether the ron can be declared, as far as is known of a short hand."""
    return not ron.furiten and (ron.best is not None or not ron.has_price)


def _tone(ways: Sequence[Step], passing: Step, *, wins: bool) -> Tone:
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


def _row(way: Step, asked: Asked) -> Row:
    """Draw a call: its name, how far the hand is then, the meld, the cut, and what it takes."""
    words = asked.words
    cells: list[Cell] = [Label(_name(way, words)), shanten_label(words, way.shanten)]
    if way.call is not None:
        cells.append(meld_cell(way.call.meld))
    if way.cut is not None:
        cells += (tiles_cell((way.cut,)), Arrow())
    taken = accepted_cells(way.accepts, (), "", words)
    total = tiles_label(way.accepts, words, tenpai=not way.shanten)
    return Row((*cells, total, *taken, *_behind(way, asked)), Size.SMALL)


def _name(way: Step, words: Words) -> str:
    return words.named("call", "pass" if way.call is None else CALLS[way.call.meld.kind])


def _behind(way: Step, asked: Asked) -> tuple[Label, ...]:
    """Draw what a ron pays, or the yaku that an open hand is on its way to."""
    words, on_its_way = asked.words, ahead(asked, way)
    if way.furiten or on_its_way is None:
        return step_label(way, words)
    if not on_its_way.near:
        return (Label(words.text("label-no-yaku"), Style.NONE),)
    first, *more = on_its_way.near
    name = words.named("yaku", first)
    if not more:
        return (Label(name),)
    spoken = words.text("joint-names").join(words.named("yaku", it) for it in on_its_way.near)
    return (Label(words.text("label-more", name=name, more=len(more)), spoken=spoken),)


def _title(asked: Asked, tile: Tile, ron: Ron | None, ways: Sequence[Step], passing: Step) -> str:
    words, called = asked.words, asked.words.tile(tile)
    if ron is not None:
        if ron.furiten:
            return words.text("title-called-furiten", tile=called)
        if ron.best is None:
            name = "title-called-no-yaku" if ron.has_price else "title-called-complete"
            return words.text(name, tile=called)
        return words.text("title-called-ron", tile=called, price=price_phrase(ron.best, words))
    return _calls_title(asked, called, ways, passing)


def _calls_title(asked: Asked, called: str, ways: Sequence[Step], passing: Step) -> str:
    """Say which call brings the hand nearer to a win, or that it is better to pass."""
    words = asked.words
    stays = step_phrase(passing, words)
    if not ways:
        name = "title-called-riichi" if is_in_riichi(asked) else "title-called-nothing"
        return words.text(name, tile=called, stays=stays)
    nearer = [way for way in ways if way.shanten < passing.shanten]
    if nearer and nearer[0].is_barren:
        calls = words.one_of(_named(way, words) for way in nearer)
        return words.text("title-called-pass", calls=calls, stays=stays)
    if nearer:
        call, leads = _named(nearer[0], words), step_phrase(nearer[0], words)
        return words.text("title-called-nearer", call=call, leads=leads)
    return words.text("title-called-no-nearer", tile=called, stays=stays)


def _named(way: Step, words: Words) -> str:
    """Name a way with its meld: "chi 123m", "pass"."""
    name = _name(way, words)
    if way.call is None:
        return name
    return words.text("call-with", call=name, tiles=words.run(way.call.meld.group))


def _text(asked: Asked, ron: Ron | None, ways: Sequence[Step], passing: Step) -> Iterator[str]:
    words = asked.words
    if ron is not None and ron.furiten:
        yield words.text("text-furiten", tiles=words.tiles(ron.furiten))
    if ron is not None and can_win(ron):
        yield words.text("text-called-passed-win")
    yield from _yaku_text(asked, ways, passing)
    yield from red_text((it.accepts for it in (*ways, passing)), words)
    yield from _swap_text(ways, words)
    if any(way.call is not None and way.call.meld.kind is MeldKind.CHI for way in ways):
        yield words.text("text-called-chi")
    priced = [way.waits for way in (*ways, passing) if way.pays]
    if priced:
        is_won = ron is not None and can_win(ron)
        passes = passing.pays is not None and (is_won or priced[0] is not passing.waits)
        yield from range_text(priced[0], asked, passes=passes)
    yield from table_text(asked)


def _yaku_text(asked: Asked, ways: Sequence[Step], passing: Step) -> Iterator[str]:
    """Say which yaku each open hand can have, and what costs it most: that it can have none.

    A hand in riichi is closed and stays so, and its riichi is declared: nothing of it is open.
    """
    if is_in_riichi(asked):
        return
    words = asked.words
    said: dict[str, list[str]] = {}
    for way in (*ways, passing):
        for phrase in _yaku_phrases(way, asked):
            said.setdefault(phrase, []).append(_named(way, words))
    if said:
        yield "\n".join(
            words.text("line-call", calls=words.one_of(names), says=phrase)
            for phrase, names in said.items()
        )


def _yaku_phrases(way: Step, asked: Asked) -> Iterator[str]:
    words, on_its_way = asked.words, ahead(asked, way)
    if way.is_barren and not way.shanten:
        yield words.text("phrase-no-yaku-open" if way.left else "phrase-none-left")
    elif on_its_way is not None:
        yield ahead_phrase(on_its_way, words)
    elif way.call is None and asked.hand.is_closed:
        yield words.text("phrase-stays-closed")


def _swap_text(ways: Sequence[Step], words: Words) -> Iterator[str]:
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


def _select(asked: Asked, tile: Tile, ways: Sequence[Step], *, wins: bool) -> tuple[Select, ...]:
    """Offer each call, which leads to what to cut after it, and the win.

    What a call completes is left out: 23m456p789s11222z with a chi of 1m has not won, and its hand
    alone would be answered as a win by tsumo.
    """
    words = asked.words
    options = [Option(words.text("choice-ron", tile=words.tile(tile)), "ron")] if wins else []
    for way in ways:
        if way.call is not None and shanten(way.call.hand, rules=asked.rules) >= 0:
            name = _named(way, words)
            options.append(Option(name, call_name(way.call.meld, tile), step_phrase(way, words)))
    if not options:
        return ()
    return (Select("call", words.text("select-call"), asked.query, tuple(options)),)
