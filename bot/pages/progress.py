"""The page of a member's own record: what is missed, and whether that gets better."""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.words import Words

from .alt_text import alt_text
from .page import Bar, Label, Page, Row, Size, Style, Tone
from .quiz_words import kind_name, slip_name, theme_name

MOST_THEMES: Final = 6
MOST_SLIPS: Final = 6
"""Bars of each sort: the weakest come first, and more would not be read on a phone."""

TREND_STYLES: Final = {"better": Style.GOOD, "same": Style.PLAIN, "worse": Style.NONE}


class ThemeRecord(Protocol):
    """How somebody does at a theme: ``right`` of ``seen``; ``trend`` is a word."""

    @property
    def kind(self) -> str: ...
    @property
    def theme(self) -> str: ...
    @property
    def seen(self) -> int: ...
    @property
    def right(self) -> int: ...
    @property
    def trend(self) -> str: ...


class SlipRecord(Protocol):
    """How often a slip was made, of the times there was an occasion."""

    @property
    def slip(self) -> str: ...
    @property
    def met(self) -> int: ...
    @property
    def made(self) -> int: ...


class Progress(Protocol):
    """A record, the weakest first; ``due`` themes are to be reviewed."""

    @property
    def themes(self) -> Sequence[ThemeRecord]: ...
    @property
    def slips(self) -> Sequence[SlipRecord]: ...
    @property
    def answered(self) -> int: ...
    @property
    def due(self) -> int: ...


def progress_page(progress: Progress, words: Words) -> Page:
    """Show the themes and the slips that go wrong most often, with a bar for each."""
    themes = [_theme_row(it, words) for it in progress.themes[:MOST_THEMES]]
    made = [it for it in progress.slips if it.made]
    slips = [_slip_row(it, words) for it in made[:MOST_SLIPS]]
    rows = (*themes, *slips)
    text = [words.text("progress-answered", answered=progress.answered)]
    if progress.due:
        text.append(words.text("progress-due", due=progress.due))
    return Page(
        query=None,
        tone=Tone.HELP,
        title=words.text("title-progress"),
        picture=rows,
        alt=alt_text(rows, words),
        text=("\n".join(text),),
        private=True,
    )


def _theme_row(record: ThemeRecord, words: Words) -> Row:
    name = words.text(
        "label-theme",
        kind=kind_name(record.kind, words),
        theme=theme_name(record.kind, record.theme, words),
    )
    missed = record.seen - record.right
    style = TREND_STYLES.get(str(record.trend))
    trend = () if style is None else (Label(words.named("label-trend", record.trend), style),)
    return Row((Label(name), _bar(missed, record.seen, words), *trend), Size.SMALL)


def _slip_row(record: SlipRecord, words: Words) -> Row:
    label = Label(slip_name(record.slip, words))
    return Row((label, _bar(record.made, record.met, words)), Size.SMALL)


def _bar(part: int, whole: int, words: Words) -> Bar:
    return Bar(
        part / whole if whole else 0.0,
        f"{part}/{whole}",
        Style.TOTAL,
        words.text("phrase-missed", part=str(part), whole=str(whole)),
    )
