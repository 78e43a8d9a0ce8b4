"""Three players: a north in hand is first of all set aside, and what follows stands first."""

from dataclasses import dataclass, replace
from functools import cached_property

from bot.hand import after_kita
from bot.pages.alt_text import alt_text
from bot.pages.page import Arrow, Button, ButtonKind, Face, Page, Row, Size, Tiles
from bot.pages.parts import Asked
from bot.pages.step import (
    KAN_WIDTH,
    LABEL_WIDTH,
    TILES_A_LINE,
    Step,
    shanten_label,
    step_label,
    step_phrase,
    step_to,
)
from bot.pages.with_yaku import accepted_cells, tiles_label
from engine import NORTH, shanten, ukeire


@dataclass(frozen=True)
class Kita:
    """The step that sets a north aside, before the replacement tile is drawn.

    ``is_back`` tells that the north is worth more in the hand, as in thirteen orphans.
    """

    after: Asked
    step: Step
    is_back: bool

    @property
    def lines(self) -> int:
        """How many lines of tiles its row has."""
        return -(-(len(self.step.accepts.tiles) + KAN_WIDTH + LABEL_WIDTH) // TILES_A_LINE)

    @cached_property
    def row(self) -> Row:
        """The north, what the hand takes without it, and what a ron pays then."""
        words, accepts = self.after.words, self.step.accepts
        # With its dora corner, which the north that is cut has not.
        head = (Tiles((Face(NORTH, dora=True),), words.spoken_tile(NORTH)), Arrow("kita"))
        label = tiles_label(accepts, words, tenpai=not self.step.shanten)
        good = accepts.good_shapes or ()
        taken = accepted_cells(accepts, good, words.text("spoken-good"), words)
        behind = step_label(self.step, words)
        if self.is_back:
            behind = (shanten_label(words, self.step.shanten),)
        return Row((*head, label, *taken, *behind), Size.SMALL)


def kita_of(asked: Asked) -> Kita | None:
    """Return what setting a north aside leaves; None where there is none, or the hand has won."""
    left = after_kita(asked.hand, asked.rules)
    if left is None:
        return None
    held = shanten(asked.hand, rules=asked.rules)
    if held < 0:
        return None
    query = asked.query.to("waits", hand=left, nuki=asked.at.nuki + 1)
    after = replace(asked, query=query)
    step = step_to(after, ukeire(left, seen=after.seen, rules=asked.rules, winds=after.winds))
    return Kita(after, step, step.shanten > held)


def with_kita(page: Page, kita: Kita | None, asked: Asked, above: int) -> Page:
    """Put the north that is set aside before the cuts of a first page, ``above`` rows from its top.

    Its row stands there where it fits. The title names it unless the north is worth more in the
    hand.
    """
    words = asked.words
    if kita is None or asked.query.page:
        return page
    picture = (*page.picture[:above], kita.row, *page.picture[above:])
    if not asked.fits(picture):
        picture = page.picture
    title = page.title
    if not kita.is_back:
        north = words.tile(NORTH)
        title = words.text("title-kita", tile=north, leads=step_phrase(kita.step, words))
    label = words.text("button-kita")
    button = Button("kita", ButtonKind.GO, label, kita.after.query, chosen=True)
    return replace(
        page,
        title=title,
        picture=picture,
        alt=alt_text(picture, words),
        text=(words.text("text-kita"), *page.text),
        buttons=(button, *page.buttons),
    )
