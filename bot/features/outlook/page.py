"""The answer to /outlook: what each cut is worth, at a table or alone, and by turn."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.features.waits.called import ron_of
from bot.hand import TURNS, Question, View, has_nuki, win_on
from bot.pages.page import Button, ButtonKind, Face, Option, Page, Row, Select, Tiles, Tone
from bot.pages.parts import Asked, dora_rows, go_to, hand_with_norths, page_for, seen_text
from bot.pages.score_text import price_phrase
from bot.words import Argument, Words
from engine import TILE_OF_NAME, decompose
from engine.outlook import Aim, HandOutlook, Model, Outlook, OutlookError, OutlookReason

from .at_table import NEAR as NEAR_AT_TABLE
from .at_table import is_at_table, shape_texts, texts_at_table, title_at_table, valued_above
from .finding import bare_number, near, ties_of, with_ties_in_order, worth_label, worth_percent
from .rows import SHOWN, has_plot, move_name, outlook_rows, plot_row, title_of_moves


def ties_text(ties: Sequence[HandOutlook], found: Outlook, words: Words) -> tuple[str, ...]:
    """Name the cuts that are as good as the best."""
    if len(ties) < 2:
        return ()
    cuts = words.text("joint-names").join(move_name(it, words, words.tile) for it in ties[1:])
    return (
        words.text(
            "text-outlook-near",
            best=move_name(found.options[0], words, words.tile),
            near=words.percent(f"{100 * near(found):.0f}"),
            cuts=cuts,
        ),
    )


def widest_text(ties: Sequence[HandOutlook], found: Outlook, words: Words) -> tuple[str, ...]:
    """Say what the cut gives up that takes most tiles, of those that leave the hand nearest."""
    cuts = [it for it in found.options if it.is_cut]
    if len(cuts) < 2:
        return ()
    nearest = min(it.shanten for it in cuts)
    widest = max((it for it in cuts if it.shanten == nearest), key=lambda it: it.left)
    tile, left = move_name(widest, words, words.tile), widest.left
    if widest in ties:
        if valued_above(found):
            return ()
        return (words.text("text-outlook-widest-good", tile=tile, left=left),)
    best, aim = found.options[0], found.aim
    loss = best.worth.by(aim) - widest.worth.by(aim)
    lost = words.named("outlook-loss", aim, value=bare_number(loss, aim, words))
    return (words.text("text-outlook-widest", tile=tile, left=left, loss=lost),)


def wins_text(found: Outlook, words: Words) -> tuple[str, ...]:
    """Name the call, or passing, that wins clearly more often than what is worth most points."""
    if found.called is None or found.aim is not Aim.POINTS:
        return ()
    best, most = found.options[0], max(found.options, key=lambda it: it.worth.win)
    if (1 - NEAR_AT_TABLE) * most.worth.win <= best.worth.win:
        return ()
    win, least = (words.percent(worth_percent(it.worth.win)) for it in (most, best))
    way = move_name(most, words, words.tile)
    return (words.text("text-outlook-wins-more", way=way, win=win, least=least),)


def terms_text(found: Outlook, asked: Asked) -> str:
    """Say for whom and from which turn the values are, what play is for, how far it looks."""
    words, won = asked.words, asked.at
    facts = [words.text("fact-seat", wind=words.tile(won.seat), round=words.tile(won.round))]
    if found.model is Model.TABLE and not won.dora and asked.rules.ura_dora:
        facts.append(words.text("fact-no-indicator"))
    return words.text(
        "text-outlook-terms",
        seat=words.text("joint-facts").join(facts),
        turn=str(found.turn),
        turns=str(found.turns),
        aim=words.named("aim", found.aim),
        way=words.named("outlook-way", _way(found)),
        exchanges=found.exchanges,
        curves=words.text("text-outlook-curves") if has_plot(found) else "",
    )


def _way(found: Outlook) -> str:
    if found.called is not None and found.hand.is_closed:
        return "called"
    if found.model is Model.TABLE:
        return "table"
    return "riichi" if found.hand.is_closed else "open"


def alone_text(asked: Asked, found: Outlook) -> tuple[str, ...]:
    """Say why a hand that is open, of three players, or beside a call is not at a table."""
    if found.called is not None:
        return (asked.words.text("text-outlook-called"),)
    if found.model is Model.TABLE or is_at_table(found.hand, asked.rules):
        return ()
    return (asked.words.text("text-outlook-only-alone"),)


NAMED_TIES: Final = 3
"""Most cuts that a title names."""


def answer_outlook(asked: Asked) -> Page:
    """Show what an outlook found, or why there is none; raises TypeError where it is not found."""
    found, query = asked.found, asked.query
    if not isinstance(found, Outlook | OutlookError):
        raise TypeError("an outlook is found before its page is made")
    if isinstance(found, OutlookError):
        return _refusal_page(asked, query, found)
    words = asked.words
    found = with_ties_in_order(found)
    shown = found.options[:SHOWN]
    ties = ties_of(found)
    rows = (
        *dora_rows(query.situation, words),
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
    called = asked.at.called
    tiles = () if called is None else (Tiles((Face(called, sideways=True),)),)
    return hand_with_norths(asked, discarded=tiles)


def _refusal_page(asked: Asked, query: Question, error: OutlookError) -> Page:
    return page_for(
        asked,
        Tone.WARNING,
        _refusal_title(asked, query, error),
        (_head(asked),),
        seen_text(asked),
        buttons=(*_score_button(asked, query, error), _waits_button(asked, query)),
    )


def _refusal_title(asked: Asked, query: Question, error: OutlookError) -> str:
    """Say what is wrong; of a discarded tile that completes the hand, what it pays."""
    words, called = asked.words, query.situation.called
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


def _score_button(asked: Asked, query: Question, error: OutlookError) -> tuple[Button, ...]:
    """Lead from a hand that is complete, or is with the discarded tile, to what it is worth."""
    if error.reason is not OutlookReason.COMPLETE:
        return ()
    if query.situation.called is None:
        won = query.to("agari")
    else:
        won = win_on(query, query.situation.called, discarded=True)
    label = asked.words.text("button-readings", readings=len(decompose(won.situation.held)))
    return (Button("agari", ButtonKind.GO, label, won.but(turn=None), chosen=True),)


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


def _waits_button(asked: Asked, query: Question) -> Button:
    label = asked.words.text("button-waits")
    if query.situation.called is not None:
        return go_to(asked, "waits", "waits", label, turn=None, called=query.situation.called)
    return go_to(asked, "waits", "waits", label, turn=None)


def _turn_select(query: Question, words: Words) -> Select:
    options = tuple(
        Option(
            words.text("choice-turn", turn=str(turn)),
            str(turn),
            chosen=turn == query.situation.turn,
        )
        for turn in TURNS
    )
    return Select("turn", words.text("select-turn"), query, options)


def _aim_select(query: Question, words: Words) -> Select:
    options = tuple(
        Option(words.named("choice-aim", aim), aim.value, chosen=aim is query.aim) for aim in Aim
    )
    return Select("aim", words.text("select-aim"), query, options)


def _view_select(query: Question, asked: Asked) -> tuple[Select, ...]:
    """Offer the views of the others, where a hand has more than one."""
    if query.situation.called is not None or not is_at_table(asked.hand, asked.rules):
        return ()
    words = asked.words
    options = tuple(
        Option(words.named("choice-view", view), view.value, chosen=view is query.view)
        for view in View
    )
    return (Select("view", words.text("select-view"), query, options),)
