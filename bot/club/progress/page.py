"""The page of a member's own record: what is missed, and whether that gets better."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.club.ids import Action, quiz_button
from bot.club.quiz.words import kind_name, slip_name, theme_name
from bot.pages.alt_text import alt_text
from bot.pages.page import Bar, Button, Label, Page, Row, Size, Style, Tone
from bot.study.learners import Progress, SlipRecord, ThemeRecord
from bot.study.misses import LossTally
from bot.words import Words

MOST_BARS: Final = 6
"""Bars of themes, and as many of slips: the weakest come first, more would not be read."""

MOST_OFFERED: Final = 3
"""Weak themes that are offered to be practiced."""

TREND_STYLES: Final = {"better": Style.GOOD, "same": Style.PLAIN, "worse": Style.NONE}
"""The trends that are told; of too few answers none is."""


def progress_page(progress: Progress, words: Words) -> Page:
    """Show with a bar for each how often themes and slips went wrong, and the trend of themes."""
    themes = [it for it in progress.themes if it.right < it.seen][:MOST_BARS]
    slips = [it for it in progress.slips if it.made][:MOST_BARS]
    losses = progress.losses[:MOST_BARS]
    rows = (
        *_headed("label-own-games", [_loss_row(it, words) for it in losses], words),
        *_headed("label-themes", [_theme_row(it, words) for it in themes], words),
        *_headed("label-slips", [_slip_row(it, words) for it in slips], words),
    )
    return Page(
        query=None,
        tone=Tone.HELP,
        title=words.text("title-progress"),
        picture=rows,
        alt=alt_text(rows, words),
        text=("\n".join(_lines(progress, words, has_bars=bool(rows))),),
        buttons=tuple(_theme_buttons(progress, words)),
        private=True,
    )


def _theme_buttons(progress: Progress, words: Words) -> Iterator[Button]:
    """Offer to practice the weakest themes that were ever missed."""
    missed = [theme for theme in progress.themes if theme.right < theme.seen]
    for theme in missed[:MOST_OFFERED]:
        name = theme_name(theme.kind, theme.theme, words)
        label = words.text("button-practise-theme", theme=name)
        yield quiz_button(label, Action.THEME, theme.kind, theme.theme)


def _lines(progress: Progress, words: Words, *, has_bars: bool) -> list[str]:
    if not progress.answered and not progress.losses:
        return [words.text("progress-empty")]
    lines = [words.text("progress-answered", answered=progress.answered)]
    lines.append(words.text("progress-bars" if has_bars else "progress-clean"))
    if progress.due:
        lines.append(words.text("progress-due", due=progress.due))
    return lines


def _headed(heading: str, rows: Sequence[Row], words: Words) -> tuple[Row, ...]:
    """Put a heading over the bars of a table, where there are some."""
    if not rows:
        return ()
    return (Row((Label(words.text(heading), Style.TOTAL),)), *rows)


def _theme_row(record: ThemeRecord, words: Words) -> Row:
    kind, theme = kind_name(record.kind, words), theme_name(record.kind, record.theme, words)
    label = Label(words.text("label-theme", kind=kind, theme=theme))
    style = TREND_STYLES.get(record.trend)
    trend = () if style is None else (Label(words.named("label-trend", record.trend), style),)
    missed = record.seen - record.right
    return Row((label, _bar(missed, record.seen, words), *trend), Size.SMALL)


def _slip_row(record: SlipRecord, words: Words) -> Row:
    label = Label(slip_name(record.slip, words))
    return Row((label, _bar(record.made, record.met, words)), Size.SMALL)


def _loss_row(record: LossTally, words: Words) -> Row:
    label = Label(words.named("label-loss", record.loss))
    return Row((label, _bar(record.open, record.kept, words)), Size.SMALL)


def _bar(part: int, whole: int, words: Words) -> Bar:
    spoken = words.text("phrase-missed", part=str(part), whole=str(whole))
    return Bar(part / whole if whole else 0.0, f"{part}/{whole}", Style.TOTAL, spoken)
