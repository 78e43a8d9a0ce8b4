"""The answer to /outlook: what each cut is worth, at a table or alone, and by turn."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.ask.agari.question import AgariQuestion, win_on
from bot.ask.called.question import CalledQuestion
from bot.ask.feature import Command, Feature, Setting, one
from bot.ask.selects import HAND_SELECTS
from bot.ask.waits.question import WaitsQuestion
from bot.pages.called_ron import ron_of
from bot.pages.page import (
    Button,
    ButtonKind,
    Cell,
    Curve,
    Face,
    Label,
    Option,
    Page,
    Plot,
    Row,
    Select,
    Size,
    Style,
    Tiles,
    Tone,
)
from bot.pages.parts import (
    Asked,
    go_to,
    hand_with_norths,
    page_for,
    seen_text,
)
from bot.pages.score_text import price_phrase
from bot.typed.hand_question import hand_of, turned
from bot.typed.hands import TURNS
from bot.typed.three_players import has_nuki
from bot.words import Argument, Words
from engine import TILE_OF_NAME, Tile, decompose
from engine.outlook import Aim, HandOutlook, Model, Outlook, OutlookError, OutlookReason, Play

from .at_table import NEAR as NEAR_AT_TABLE
from .at_table import (
    is_at_table,
    percent_below,
    points_number,
    shape_texts,
    texts_at_table,
    title_at_table,
    valued_above,
    way_labels,
)
from .moves import move_cells, move_name, title_of_moves
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

LEAST_TURNS: Final = 3
"""So many turns, or fewer, are no curve."""

SHOWN: Final = 5
"""Cuts in the table, the best first."""

NAMED_TIES: Final = 3
"""Most cuts that a title names."""

NEAR: Final = 0.01
"""Values of which one is less than this part below the other are as good: what is forecast and what
is dealt differ by about as much."""

CURVES: Final = (Style.GOOD, Style.TOTAL, Style.PLAIN)
"""The colors of the plotted cuts, the best first; none is red, which means furiten elsewhere."""

TOPS: Final = (2, 4, 6, 8, 10, 14, 20, 30, 40, 50, 60, 80, 100)
"""Heights of a plot whose half is whole too: these, or ten, a hundred … times as much."""

STATED: Final = 2
"""Parts of a plot's width between the turns that are named."""


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
    ties = [it for it in found.options if is_near(it, found)]
    rows = (
        _head(asked),
        *_table(shown, found, words),
        *_plot_row(found, words),
    )
    return page_for(
        asked,
        Tone.TENPAI if found.shanten <= 0 else Tone.NOTEN,
        _title(ties, found, words),
        rows,
        (
            *_own_texts(shown, found, words),
            *_ties_text(ties, found, words),
            *_widest_text(found, words),
            *_wins_text(found, words),
            _terms_text(found, words),
            *seen_text(asked),
            _model_text(found, words),
            *_alone_text(asked, found),
            *_norths_text(asked),
        ),
        buttons=(_waits_button(asked, query),),
        selects=(
            _turn_select(query, words),
            _aim_select(query, words),
            *_view_select(query, asked),
        ),
    )


def _model_label(found: Outlook, words: Words) -> Label:
    return Label(words.named("label-outlook", "own" if found.is_own_table else found.model))


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


def near(found: Outlook) -> float:
    """Return the part of a value by which another one can be below it and still be as good."""
    return NEAR_AT_TABLE if found.model is Model.TABLE else NEAR


def is_near(option: HandOutlook, found: Outlook) -> bool:
    """Whether a cut is as good as the best one; at a table none that breaks tenpai is."""
    rivals = [it for it in found.options if it is found.options[0] or not _breaks(it, found)]
    return option in rivals and found.value(option) >= (1 - near(found)) * max(
        map(found.value, rivals)
    )


def _breaks(option: HandOutlook, found: Outlook) -> bool:
    return found.model is Model.TABLE and found.leaves_tenpai(option)


def with_ties_in_order(found: Outlook) -> Outlook:
    """Return an outlook whose best cuts, as good by the aim, come in the order of the other aim.

    # 123m4067p789s112z4s, turn 1: 4s is worth 2750 points and south 2740, but south wins more.
    """
    other = Aim.WIN if found.aim is Aim.POINTS else Aim.POINTS
    best = [it for it in found.options if is_near(it, found)]
    others = [it for it in found.options if not is_near(it, found)]
    best.sort(key=lambda it: it.worth.by(other), reverse=True)
    return replace(found, options=(*best, *others))


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


def worth_label(option: HandOutlook, aim: Aim, words: Words) -> str:
    """Write what a cut is worth by an aim: "2410 points", "wins 31.2%"."""
    return words.named("label-outlook", aim, value=_number(option.worth.by(aim), aim, words))


def _number(value: float, aim: Aim, words: Words) -> str:
    """Write points in tens, since more would pretend to be exact, and chances in tenths of 1%."""
    return points_number(value) if aim is Aim.POINTS else words.percent(_percent(value))


def _percent(chance: float) -> str:
    return percent_below(min(chance, 1.0), 1)


def _in_percent(chance: float) -> float:
    """Return a chance in percent, no more than 100: the engine's ``Worth`` says when it is more."""
    return 100 * min(chance, 1.0)


def _bare(value: float, aim: Aim, words: Words) -> str:
    """Write a value without its unit."""
    return points_number(value) if aim is Aim.POINTS else words.number(_percent(value))


def _table(shown: Sequence[HandOutlook], found: Outlook, words: Words) -> Iterator[Row]:
    """Draw what the values know of the others, and a row for each thing to do.

    Of a hand that has nothing to do these are labels alone, two beside each other.
    """
    model = _model_label(found, words)
    rows = [_row(at, it, found, words) for at, it in enumerate(shown)]
    if shown[0].move is not Play.HOLD:
        yield Row((model,), Size.SMALL, Size.LARGE)
        yield from rows
        return
    (row,) = rows
    labels = (model, row.cells[-1], *row.cells[:-1])
    for at in range(0, len(labels), 2):
        yield Row(labels[at : at + 2], Size.SMALL, Size.LARGE)


def _row(at: int, option: HandOutlook, found: Outlook, words: Words) -> Row:
    """Draw a cut, gold where none is better, with its values; the first has its curve's color.

    What the values are is written in the first row: those below it are numbers.
    """
    style = CURVES[at] if at < len(CURVES) else Style.PLAIN
    if found.model is Model.TABLE and found.shanten <= 0:
        left = Label(_takes(option, found, words))
        ways = way_labels(option, found, words, style, named=at == 0)
        return Row((*_cells(at, option, found, words), *ways, left), Size.SMALL, Size.LARGE)
    values = []
    for aim in sorted(Aim, key=lambda aim: aim is not found.aim):
        said = worth_label(option, aim, words)
        drawn = _bare(option.worth.by(aim), aim, words) if at else said
        values.append(Label(drawn, style if aim is found.aim else Style.PLAIN, said))
    takes = _takes(option, found, words)
    is_alike = option.shanten == found.options[0].shanten
    values.append(Label(str(option.left) if at and is_alike else takes, spoken=takes))
    return Row((*_cells(at, option, found, words), *values), Size.SMALL, Size.LARGE)


def _takes(option: HandOutlook, found: Outlook, words: Words) -> str:
    """Say how many tiles a hand waits for, or how many bring one that is so far nearer.

    The shanten is said where the cuts of the table differ in it.
    """
    if option.shanten == 0:
        return words.text("label-outlook-waits", left=option.left)
    if len({it.shanten for it in found.options[:SHOWN]}) == 1:
        return words.text("label-tiles", left=option.left)
    return words.text("label-outlook-shanten", shanten=str(option.shanten), left=str(option.left))


def _cells(at: int, option: HandOutlook, found: Outlook, words: Words) -> tuple[Cell, ...]:
    """Draw what is done; only of another than the first it is said that it is as good."""
    is_gold = is_near(option, found)
    return move_cells(option, found, words, gold=is_gold, as_good=is_gold and at > 0)


# The plot -----------------------------------------------------------------------------------------


def _has_plot(found: Outlook) -> bool:
    return found.turns + 1 - found.turn > LEAST_TURNS


def _plot_row(found: Outlook, words: Words) -> tuple[Row, ...]:
    """Plot the best cuts by turn, where turns are left."""
    if not _has_plot(found):
        return ()
    turns = range(found.turn, found.turns + 1)
    drawn = found.options[: len(CURVES)]
    curves = [_by_turn(it, found.aim) for it in drawn]
    top = _top(max(map(max, curves)))
    places = sorted({(len(turns) - 1) * part // STATED for part in range(STATED + 1)})
    names = [words.text("label-outlook-turn", turn=str(turns[at])) for at in places]
    across = ((places[0], names[0]), *((at, str(turns[at])) for at in places[1:]))
    written = str if found.aim is Aim.POINTS else words.percent
    up = tuple((part, written(str(top * part // 1000))) for part in (0, 500, 1000))
    spoken = words.text("alt-joint-curves").join(
        words.text(
            "alt-outlook-curve",
            cut=move_name(it, words, words.spoken_tile),
            values=words.text("alt-joint").join(
                words.text(
                    "alt-outlook-value",
                    value=_number(it.by_turn[at][_FIELDS.index(found.aim)], found.aim, words),
                    turn=name,
                )
                for at, name in zip(places, names, strict=True)
            ),
        )
        for it in drawn
    )
    axis = words.text("alt-outlook-axis", low=up[0][1], half=up[1][1], top=up[2][1])
    plot = Plot(
        tuple(
            Curve(style, tuple(round(1000 * value / top) for value in values))
            for style, values in zip(CURVES, curves, strict=False)
        ),
        across,
        up,
        words.text("alt-outlook-plot", axis=axis, curves=spoken),
    )
    return (Row((plot,), Size.SMALL, Size.LARGE),)


_FIELDS: Final = (Aim.WIN, Aim.TENPAI, Aim.POINTS)
"""The aims in the order of the engine's ``Worth``."""


def _by_turn(option: HandOutlook, aim: Aim) -> list[float]:
    """Return the values that are plotted: points, or chances in percent."""
    values = [worth[_FIELDS.index(aim)] for worth in option.by_turn]
    return values if aim is Aim.POINTS else list(map(_in_percent, values))


def _top(most: float) -> int:
    """Return the height of a plot: the least of `TOPS`, or of ten times them …, that is enough."""
    scale = 1
    while TOPS[-1] * scale < most:
        scale *= 10
    return next(top * scale for top in TOPS if top * scale >= most)


# Words and controls -------------------------------------------------------------------------------


def _ties_text(ties: Sequence[HandOutlook], found: Outlook, words: Words) -> tuple[str, ...]:
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


def _widest_text(found: Outlook, words: Words) -> tuple[str, ...]:
    """Say what the cut gives up that takes most tiles, of those that leave the hand nearest."""
    cuts = [it for it in found.options if it.is_cut]
    if len(cuts) < 2:
        return ()
    nearest = min(it.shanten for it in cuts)
    widest = max((it for it in cuts if it.shanten == nearest), key=lambda it: it.left)
    tile, left = move_name(widest, words, words.tile), widest.left
    if is_near(widest, found):
        if valued_above(found):
            return ()
        return (words.text("text-outlook-widest-good", tile=tile, left=left),)
    best, aim = found.options[0], found.aim
    loss = best.worth.by(aim) - widest.worth.by(aim)
    lost = words.named("outlook-loss", aim, value=_bare(loss, aim, words))
    return (words.text("text-outlook-widest", tile=tile, left=left, loss=lost),)


def _wins_text(found: Outlook, words: Words) -> tuple[str, ...]:
    """Name the call, or passing, that wins clearly more often than what is worth most points."""
    if found.called is None or found.aim is not Aim.POINTS:
        return ()
    best, most = found.options[0], max(found.options, key=lambda it: it.worth.win)
    if (1 - NEAR_AT_TABLE) * most.worth.win <= best.worth.win:
        return ()
    win, least = (words.percent(_percent(it.worth.win)) for it in (most, best))
    way = move_name(most, words, words.tile)
    return (words.text("text-outlook-wins-more", way=way, win=win, least=least),)


def _terms_text(found: Outlook, words: Words) -> str:
    """Say of which turn the values are, what play is for, how far it looks; and of the curves."""
    said = words.text(
        "text-outlook-terms",
        turn=str(found.turn),
        turns=str(found.turns),
        aim=words.named("aim", found.aim),
        way=words.named("outlook-way", _way(found)),
        exchanges=found.exchanges,
    )
    return f"{said}\n{words.text('text-outlook-curves')}" if _has_plot(found) else said


def _way(found: Outlook) -> str:
    if found.called is not None and found.hand.is_closed:
        return "called"
    if found.model is Model.TABLE:
        return "table"
    return "riichi" if found.hand.is_closed else "open"


def _alone_text(asked: Asked, found: Outlook) -> tuple[str, ...]:
    """Say why a hand that is open, of three players, or beside a call is not at a table."""
    if found.called is not None:
        return (asked.words.text("text-outlook-called"),)
    if found.model is Model.TABLE or is_at_table(found.hand, asked.rules):
        return ()
    return (asked.words.text("text-outlook-only-alone"),)


def _norths_text(asked: Asked) -> tuple[str, ...]:
    """Say what is left out where norths are set aside: those that are drawn from now on."""
    return (asked.words.text("text-outlook-norths"),) if has_nuki(asked.rules) else ()


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
