"""The answers to /help: how a hand is typed, how a club studies, and how to get one's own games."""

from dataclasses import dataclass, replace
from typing import Final

from bot.feature import Feature
from bot.hand import Question
from bot.options import Options
from bot.pages.alt_text import alt_text
from bot.pages.page import Button, ButtonKind, Label, Page, Row, Size, Tiles, Tone
from bot.pages.parts import Asked, Fits, hand_row, meld_cell, share_and_delete, tiles_cell
from bot.pages.tally import Entry, tally_rows
from bot.words import Words
from engine import TILE_OF_NAME, parse_hand, parse_tiles

TILES: Final = (
    ("suits", "123m456p789s"),
    ("red", "406p"),
    ("winds", "1234z"),
    ("dragons", "567z"),
)
"""Typed examples, by the name of the sentence that explains them."""

MELDS: Final = (("open", "1z[4'56m]"), ("kan", "1z(5555z)"))
"""The same in a hand, of which the melds are shown."""


TYPING, STUDY, GAMES = range(3)
"""The pages of the help."""

SLOTS: Final = {TYPING: "typing", STUDY: "help", GAMES: "games"}

EXAMPLE: Final = parse_hand("33345678m55p678s")
"""The hand of the quiz that is shown as an example."""

EXAMPLE_VOTES: Final = (("3m", 12), ("6m", 14), ("9m", 14), ("5p", 5), ("9s", 2))
"""How often a channel might have chosen each tile: 3m 6m 9m are seen by many, by fewer the pair."""

EXAMPLE_WRONG: Final = "9s"


@dataclass(frozen=True, slots=True)
class HelpOptions(Options):
    """The options of /help: none."""

    def read(self, rules: str = "") -> Question:
        """Ask for the first page, seen by the asker only."""
        del rules
        return Question("help", private=True)


def help_page(asked: Asked) -> Page:
    """Show how hands are typed; on the other pages, how a club studies, and one's own games."""
    words = asked.words
    if asked.query.page == STUDY:
        page = study_help(asked.query, words, asked.fits)
    else:
        page = (game_help if asked.query.page == GAMES else typing_help)(asked.query, words)
    if not asked.has_workers:
        page = replace(page, text=(words.text("help-text-workers-off"), *page.text))
    return page


def typing_help(query: Question, words: Words) -> Page:
    """Show how tiles are typed, each row as typed, as drawn and in words."""
    rows = [_row(name, typed, _groups(typed), words) for name, typed in TILES]
    for name, typed in MELDS:
        hand = parse_hand(typed)
        rows.append(_row(name, typed[2:], tuple(map(meld_cell, hand.melds)), words))
    picture = tuple(rows)
    return Page(
        query=query,
        tone=Tone.HELP,
        title=words.text("title-help"),
        picture=picture,
        alt=alt_text(picture, words),
        text=(words.text("help-text"), words.text("help-notes")),
        buttons=_buttons(query, words),
        private=query.private,
    )


def study_help(query: Question, words: Words, fits: Fits) -> Page:
    """Show a quiz after its reveal, and say which commands ask, practice and keep count."""
    hand = hand_row(EXAMPLE)
    entries = [
        Entry(words.tile(TILE_OF_NAME[name]), votes, name != EXAMPLE_WRONG, TILE_OF_NAME[name])
        for name, votes in EXAMPLE_VOTES
    ]
    bars, _ = tally_rows(entries, lambda rows: fits((hand, *rows)), words)
    picture = (hand, *bars)
    return Page(
        query=query.but(page=1),
        tone=Tone.HELP,
        title=words.text("title-help-study"),
        picture=picture,
        alt=alt_text(picture, words),
        text=(words.text("study-help-text"), words.text("study-help-picture")),
        buttons=_buttons(query, words),
        private=query.private,
    )


def game_help(query: Question, words: Words) -> Page:
    """Say what /game does, and how to get the log of a game."""
    return Page(
        query=query,
        tone=Tone.HELP,
        title=words.text("title-help-game"),
        picture=(),
        alt="",
        text=(words.text("game-help-text"),),
        buttons=_buttons(query, words),
        private=query.private,
    )


def _buttons(query: Question, words: Words) -> tuple[Button, ...]:
    """Offer the other pages of the help."""
    labels = {
        TYPING: words.text("button-help-typing"),
        STUDY: words.text("button-help-study"),
        GAMES: words.text("button-help-game"),
    }
    shown = query.page if query.page in labels else TYPING
    others = tuple(
        Button(SLOTS[page], ButtonKind.GO, label, query.but(page=page))
        for page, label in labels.items()
        if page != shown
    )
    return (*others, *share_and_delete(query, words))


def _row(name: str, typed: str, cells: tuple[Tiles, ...], words: Words) -> Row:
    return Row((Label(typed), *cells, Label(words.named("help", name))), Size.SMALL)


def _groups(typed: str) -> tuple[Tiles, ...]:
    """Draw three tiles of a suit together; honors are all of one suit."""
    tiles = parse_tiles(typed)
    if len(tiles) % 3:
        return (tiles_cell(tiles),)
    return tuple(tiles_cell(tiles[at : at + 3]) for at in range(0, len(tiles), 3))


HELP: Final = Feature("help", ("private", "page"), help_page, HelpOptions)
