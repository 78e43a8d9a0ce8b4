"""/my progress: a member's own record."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.feature import MY, Feature
from bot.hand import Question
from bot.options import Options
from bot.pages.alt_text import alt_text
from bot.pages.page import Bar, Button, Curve, Label, Page, Plot, Row, Size, Style, Tone
from bot.pages.parts import act
from bot.study import learners
from bot.study.growth import LAST, KindRecord
from bot.study.learners import Progress, SlipRecord, ThemeRecord
from bot.study.misses import LossTally
from bot.words import Words
from bot.words.locales import month_name
from engine.problems import LEVELS

from .quiz.posing import kind_name, slip_name, theme_name

if TYPE_CHECKING:
    from bot.discord.visit import Visit

MOST_BARS: Final = 4
"""Bars of themes, and as many of slips: the weakest come first, more would not be read."""

MOST_OFFERED: Final = 3
"""Weak themes that are offered to be practiced."""

MOST_MONTHS: Final = 12
"""Months of the curves, the latest."""

CURVES: Final = (Style.GOOD, Style.TOTAL, Style.PLAIN)
"""The colors of the curves of the kinds answered most, and of their names."""

TREND_STYLES: Final = {"better": Style.GOOD, "same": Style.PLAIN, "worse": Style.PLAIN}
"""The trends that are told; of too few answers none is."""

MONTHS: Final = 12
"""Of a year."""

Levels = dict[int, float]
"""The level that suited at a kind, by month."""


def progress_page(progress: Progress, words: Words) -> Page:
    """Show the level and the last answers of each kind, their months, and what is missed."""
    months, curves = _curves(progress.kinds)
    themes = [it for it in progress.themes if it.right < it.seen][:MOST_BARS]
    slips = [it for it in progress.slips if it.made][:MOST_BARS]
    losses = progress.losses[:MOST_BARS]
    styles = dict(zip(curves, CURVES, strict=False)) if len(months) > 1 else {}
    kinds = [_kind_row(it, styles.get(it.kind, Style.PLAIN), words) for it in progress.kinds]
    rows = (
        *_headed(words.text("label-last", last=LAST), kinds),
        *([_plot(months, curves, words)] if len(months) > 1 else []),
        *_headed(words.text("label-own-games"), [_loss_row(it, words) for it in losses]),
        *_headed(words.text("label-themes"), [_theme_row(it, words) for it in themes]),
        *_headed(words.text("label-slips"), [_slip_row(it, words) for it in slips]),
    )
    return Page(
        query=None,
        tone=Tone.HELP,
        title=words.text("title-progress"),
        picture=rows,
        alt=alt_text(rows, words),
        text=("\n".join(_lines(progress, words, has_bars=bool(themes or slips))),),
        buttons=tuple(_theme_buttons(progress, words)),
        private=True,
    )


def _theme_buttons(progress: Progress, words: Words) -> Iterator[Button]:
    """Offer to practice the weakest themes that were ever missed."""
    missed = [theme for theme in progress.themes if theme.right < theme.seen]
    for theme in missed[:MOST_OFFERED]:
        name = theme_name(theme.kind, theme.theme, words)
        label = words.text("button-practise-theme", theme=name)
        about = Question("practice", choice=f"{theme.kind}/{theme.theme}")
        yield act("theme", label, about)


def _lines(progress: Progress, words: Words, *, has_bars: bool) -> list[str]:
    if not progress.answered and not progress.losses:
        return [words.text("progress-empty")]
    lines = [words.text("progress-answered", answered=progress.answered)]
    lines += _grown(progress.kinds, words)
    lines.append(words.text("progress-bars" if has_bars else "progress-clean"))
    if progress.due:
        lines.append(words.text("progress-due", due=progress.due))
    return lines


def _grown(kinds: Sequence[KindRecord], words: Words) -> Iterator[str]:
    """Say of which kinds the level has risen, and since when."""
    for record in kinds:
        levels = _levels(record)
        if not levels:
            continue
        first = min(levels)
        before, now = round(levels[first]), record.level
        if before < now:
            month = month_name(words.language, first // 100, first % 100)
            name = kind_name(record.kind, words)
            yield words.text(
                "progress-grown", kind=name, month=month, before=str(before), level=str(now)
            )


def _levels(record: KindRecord) -> Levels:
    return {month.month: month.level for month in record.months if month.level is not None}


def _curves(kinds: Sequence[KindRecord]) -> tuple[list[int], dict[str, Levels]]:
    """Return the months from the first answer on, and the levels of the kinds that are drawn."""
    curves = {record.kind: levels for record in kinds if (levels := _levels(record))}
    drawn = dict(list(curves.items())[: len(CURVES)])
    met = sorted({month for levels in drawn.values() for month in levels})
    months: list[int] = met[:1]
    while months and months[-1] < met[-1]:
        year, month = divmod(months[-1], 100)
        months.append((year + 1) * 100 + 1 if month == MONTHS else months[-1] + 1)
    return months[-MOST_MONTHS:], drawn


def _plot(months: Sequence[int], curves: dict[str, Levels], words: Words) -> Row:
    """Draw the level of each kind by month; a month without an answer is as the one before."""
    highest, lowest = max(LEVELS), min(LEVELS)
    drawn: list[Curve] = []
    spoken: list[str] = []
    for style, (kind, levels) in zip(CURVES, curves.items(), strict=False):
        first = levels[min(levels)]
        values = [
            next((levels[it] for it in sorted(levels, reverse=True) if it <= month), first)
            for month in months
        ]
        heights = [round(1000 * (it - lowest) / (highest - lowest)) for it in values]
        drawn.append(Curve(style, tuple(heights)))
        steps = words.text("alt-joint").join(words.number(f"{value:.1f}") for value in values)
        spoken.append(words.text("alt-curve", kind=kind_name(kind, words), levels=steps))
    up = tuple(
        (round(1000 * (level - lowest) / (highest - lowest)), str(level)) for level in LEVELS
    )
    across = tuple(
        (at, words.text("label-month", year=str(months[at] // 100), month=str(months[at] % 100)))
        for at in sorted({0, len(months) - 1})
    )
    said = words.text("alt-joint").join(spoken)
    return Row((Plot(tuple(drawn), across, up, said),), Size.SMALL, Size.LARGE)


def _headed(heading: str, rows: Sequence[Row]) -> tuple[Row, ...]:
    """Put a heading over the rows of a table, where there are some."""
    if not rows:
        return ()
    return (Row((Label(heading, Style.TOTAL),)), *rows)


def _kind_row(record: KindRecord, style: Style, words: Words) -> Row:
    right, whole = sum(record.latest), len(record.latest)
    name = Label(kind_name(record.kind, words), style)
    level = Label(words.text("label-level", level=str(record.level)))
    spoken = words.text("phrase-right", part=str(right), whole=str(whole))
    bar = Bar(right / whole if whole else 0.0, f"{right}/{whole}", Style.GOOD, spoken)
    return Row((name, level, *([bar] if whole else [])), Size.SMALL)


def _theme_row(record: ThemeRecord, words: Words) -> Row:
    label = Label(theme_name(record.kind, record.theme, words))
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


@dataclass(frozen=True, slots=True)
class ProgressOptions(Options):
    """The options of /my progress: none."""


async def show_progress(visit: "Visit", options: ProgressOptions) -> None:
    """Answer /my progress."""
    del options
    record = await learners.progress(visit.study.store, visit.user)
    await visit.send(progress_page(record, visit.words))


PROGRESS: Final = Feature(
    "progress", options=ProgressOptions, act=show_progress, group=MY, needs="study"
)
