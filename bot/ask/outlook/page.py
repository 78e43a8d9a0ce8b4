"""The answer to /outlook: what each cut is worth, at a table or alone, and by turn."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.ask.agari.question import AgariQuestion, win_on
from bot.ask.called.question import CalledQuestion
from bot.ask.feature import Command, Feature, Setting, one
from bot.ask.selects import HAND_SELECTS
from bot.ask.waits.question import WaitsQuestion
from bot.pages.called_ron import ron_of
from bot.pages.page import Button, ButtonKind, Face, Option, Page, Row, Select, Tiles, Tone
from bot.pages.parts import Asked, dora_rows, go_to, hand_with_norths, page_for, seen_text
from bot.pages.score_text import price_phrase
from bot.typed.hand_question import hand_of, turned
from bot.typed.hands import TURNS
from bot.typed.three_players import has_nuki
from bot.words import Argument, Words
from engine import TILE_OF_NAME, Tile, decompose
from engine.outlook import Aim, HandOutlook, Model, Outlook, OutlookError, OutlookReason

from .at_table import is_at_table, shape_texts, texts_at_table, title_at_table
from .moves import move_name, title_of_moves
from .plot import plot_row
from .question import (
    PLACE,
    OutlookQuestion,
    OutlookTyped,
    View,
    choose_aim,
    choose_turn,
    choose_view,
    has_outlook,
    outlook_of,
    read_outlook,
    read_outlook_wire,
    write_outlook,
)
from .rows import SHOWN, outlook_rows
from .texts import alone_text, terms_text, ties_text, widest_text, wins_text
from .values import ties_of, with_ties_in_order, worth_label

NAMED_TIES: Final = 3
"""Most cuts that a title names."""


def answer_outlook(query: OutlookQuestion, setting: Setting) -> Page:
    """Show what an outlook found, or why there is none; raises TypeError where it is not found."""
    found = setting.found
    asked = Asked(query, hand_of(query), setting.words, setting.fits)
    if not isinstance(found, Outlook | OutlookError):
        raise TypeError("an outlook is found before its page is made")
    if isinstance(found, OutlookError):
        return _refusal_page(asked, query, found)
    words = asked.words
    found = with_ties_in_order(found)
    shown = found.options[:SHOWN]
    ties = ties_of(found)
    rows = (
        *dora_rows(query.won, words),
        _head(asked),
        *outlook_rows(shown, ties, found, words),
        *plot_row(found, words),
    )
    return page_for(
        asked,
        Tone.TENPAI if found.shanten <= 0 else Tone.NOTEN,
        _title(ties, found, words),
        rows,
        (
            *_own_texts(shown, found, words),
            *ties_text(ties, found, words),
            *wins_text(found, words),
            *widest_text(ties, found, words),
            *seen_text(asked),
            terms_text(found, asked),
            _model_text(found, words),
            *alone_text(asked, found),
            *((words.text("text-outlook-double"),) if found.lacks_double_riichi else ()),
            *((asked.words.text("text-outlook-norths"),) if has_nuki(asked.rules) else ()),
        ),
        buttons=(_waits_button(asked, query),),
        selects=(
            _turn_select(query, words),
            _aim_select(query, words),
            *_view_select(query, asked),
        ),
    )


def _model_text(found: Outlook, words: Words) -> str:
    """Say what the values know of the others, and where that was measured."""
    if found.table is not None and found.is_own_table:
        return words.text("text-outlook-own", count=found.table.intervals)
    return words.named("text-outlook", found.model)


def _head(asked: Asked) -> Row:
    """Draw the hand, and a discarded tile beside it as it lies on the table."""
    called = asked.query.called if isinstance(asked.query, OutlookQuestion) else None
    tiles = () if called is None else (Tiles((Face(called, sideways=True),)),)
    return hand_with_norths(asked, discarded=tiles)


def with_outlook_button(page: Page, asked: Asked, called: Tile | None = None) -> tuple[Button, ...]:
    """Return a page's buttons and, where its hand has an outlook, the one that asks for it.

    ``called`` is a tile that may be called.
    """
    if not has_outlook(asked.hand, asked.rules):
        return page.buttons
    label = asked.words.text("button-outlook")
    query = replace(outlook_of(asked.query), called=called)
    return (*page.buttons, Button("outlook", ButtonKind.GO, label, query))


def _refusal_page(asked: Asked, query: OutlookQuestion, error: OutlookError) -> Page:
    return page_for(
        asked,
        Tone.WARNING,
        _refusal_title(asked, query, error),
        (_head(asked),),
        seen_text(asked),
        buttons=(*_score_button(asked, query, error), _waits_button(asked, query)),
    )


def _refusal_title(asked: Asked, query: OutlookQuestion, error: OutlookError) -> str:
    """Say what is wrong; of a discarded tile that completes the hand, what it pays."""
    words, called = asked.words, query.called
    if called is not None and error.reason is OutlookReason.COMPLETE:
        ron = ron_of(asked, called)
        if ron is not None and ron.best is not None:
            price = price_phrase(ron.best, words)
            return words.text("title-called-ron", tile=words.tile(called), price=price)
    details: dict[str, Argument] = {
        name: words.tile(TILE_OF_NAME[value]) if value in TILE_OF_NAME else value
        for name, value in error.details.items()
        if isinstance(value, int | str)
    }
    return words.named("title-outlook", error.reason, **details)


def _score_button(asked: Asked, query: OutlookQuestion, error: OutlookError) -> tuple[Button, ...]:
    """Lead from a hand that is complete, or is with the discarded tile, to what it is worth."""
    if error.reason is not OutlookReason.COMPLETE:
        return ()
    if query.called is None:
        won = turned(query, AgariQuestion, page=0)
    else:
        won = win_on(query, query.called, discarded=True)
    label = asked.words.text("button-readings", readings=len(decompose(hand_of(won))))
    return (Button("agari", ButtonKind.GO, label, replace(won, turn=TURNS[0]), chosen=True),)


def _title(ties: Sequence[HandOutlook], found: Outlook, words: Words) -> str:
    """Name the best cut, or those that are as good, and what it is worth."""
    best = found.options[0]
    worth = worth_label(best, found.aim, words)
    name = partial(move_name, words=words, spell=words.tile)
    if found.hand.drawn is None and found.called is None:
        key = "table-hand" if found.model is Model.TABLE else "hand"
        title = title_at_table(ties, found, words, name)
        return title or words.named("title-outlook", key, worth=worth)
    if found.model is Model.TABLE and found.leaves_tenpai(best):
        return words.text(
            "title-outlook-breaks", cut=move_name(best, words, words.tile), worth=worth
        )
    if len(ties) <= NAMED_TIES:
        title = title_at_table(ties, found, words, name)
        if title is not None:
            return title
    if len(ties) > NAMED_TIES:
        return words.text("title-outlook-many", count=len(ties), worth=worth)
    moves = title_of_moves(ties, worth, words)
    cuts = words.one_of(map(name, ties))
    return moves or words.text("title-outlook", cut=cuts, worth=worth)


def _own_texts(shown: Sequence[HandOutlook], found: Outlook, words: Words) -> tuple[str, ...]:
    """Say how tenpai hands at a table win, which are furiten and which let wins go by."""
    name = partial(move_name, words=words, spell=words.tile)
    at_table = texts_at_table(shown, found, words, name) if found.model is Model.TABLE else ()
    return (*at_table, *shape_texts(shown, words, name))


def _waits_button(asked: Asked, query: OutlookQuestion) -> Button:
    label = asked.words.text("button-waits")
    if query.called is not None:
        return go_to(asked, CalledQuestion, "waits", label, turn=TURNS[0], called=query.called)
    return go_to(asked, WaitsQuestion, "waits", label, turn=TURNS[0])


def _turn_select(query: OutlookQuestion, words: Words) -> Select:
    options = tuple(
        Option(words.text("choice-turn", turn=str(turn)), str(turn), chosen=turn == query.turn)
        for turn in TURNS
    )
    return Select("turn", words.text("select-turn"), query, options)


def _aim_select(query: OutlookQuestion, words: Words) -> Select:
    options = tuple(
        Option(words.named("choice-aim", aim), aim.value, chosen=aim is query.aim) for aim in Aim
    )
    return Select("aim", words.text("select-aim"), query, options)


def _view_select(query: OutlookQuestion, asked: Asked) -> tuple[Select, ...]:
    """Offer the views of the others, where a hand has more than one."""
    if query.called is not None or not is_at_table(asked.hand, asked.rules):
        return ()
    words = asked.words
    options = tuple(
        Option(words.named("choice-view", view), view.value, chosen=view is query.view)
        for view in View
    )
    return (Select("view", words.text("select-view"), query, options),)


OUTLOOK: Final = Feature(
    OutlookQuestion,
    answer_outlook,
    *(PLACE, write_outlook, read_outlook_wire),
    command=Command("outlook", OutlookTyped, read_outlook),
    selects=HAND_SELECTS
    | {"turn": one(choose_turn), "aim": one(choose_aim), "view": one(choose_view)},
    needs="outlook",
)
