"""Three players: a north in hand is first of all set aside, and what follows stands first."""

from dataclasses import dataclass, replace
from functools import cached_property

from bot.pages.alt_text import alt_text
from bot.pages.cut_table import KAN_WIDTH, LABEL_WIDTH, TILES_A_LINE
from bot.pages.page import Arrow, Button, ButtonKind, Face, Label, Page, Row, Size, Style, Tiles
from bot.pages.parts import Asked
from bot.pages.wait_prices import range_label, range_of, with_range
from bot.pages.with_yaku import accepted_by, accepted_cells, tiles_label, with_able
from bot.typed.hand_question import turned
from bot.typed.three_players import after_kita
from engine import NORTH, Ukeire, Waits, format_hand, shanten, ukeire, waits

from .noten import shanten_label
from .page import waits_phrase
from .question import WaitsQuestion


@dataclass(frozen=True)
class Kita:
    """The hand after its north is set aside, before the replacement tile is drawn.

    ``is_back`` tells that the north is worth more in the hand, as in thirteen orphans.
    """

    after: Asked
    shanten: int
    accepts: Ukeire
    waits: Waits | None = None
    is_back: bool = False

    @property
    def lines(self) -> int:
        """How many lines of tiles its row has."""
        return -(-(len(self.accepts.tiles) + KAN_WIDTH + LABEL_WIDTH) // TILES_A_LINE)

    @property
    def is_furiten(self) -> bool:
        """Whether a tile that it waits for then lies in the river."""
        waited = self.waits.waits if self.waits else ()
        return any(wait.tile in self.after.query.river for wait in waited)

    @cached_property
    def row(self) -> Row:
        """The north, what the hand takes without it, and what a ron pays then."""
        words = self.after.words
        # With its dora corner, which the north that is cut has not.
        head = (Tiles((Face(NORTH, dora=True),), words.spoken_tile(NORTH)), Arrow("kita"))
        label = tiles_label(self.accepts, words, tenpai=self.waits is not None)
        good = self.accepts.good_shapes or ()
        taken = accepted_cells(self.accepts, good, words.text("spoken-good"), words)
        return Row((*head, label, *taken, *_behind(self)), Size.SMALL)


def kita_of(asked: Asked) -> Kita | None:
    """Return what setting a north aside leaves; None where there is none, or the hand has won."""
    left = after_kita(asked.hand, asked.rules)
    if left is None:
        return None
    held = shanten(asked.hand, rules=asked.rules)
    if held < 0:
        return None
    won = replace(asked.query.won, nuki=asked.query.won.nuki + 1)
    query = turned(asked.query, WaitsQuestion, hand=format_hand(left), won=won, page=0)
    after = replace(asked, query=query, hand=left)
    found = waits(left, seen=after.seen, rules=asked.rules)
    if found.waits:
        return Kita(after, 0, accepted_by(found, after), found)
    accepts = ukeire(left, seen=after.seen, rules=asked.rules, winds=after.winds)
    return Kita(after, accepts.shanten, accepts, is_back=accepts.shanten > held)


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
        title = words.text("title-kita", tile=north, leads=_leads_phrase(kita))
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


def _leads_phrase(kita: Kita) -> str:
    """Say where setting a north aside leads: "tenpai, 3p 6p, 7 left, 2000 points"."""
    words, found = kita.after.words, kita.waits
    if found is None:
        left = kita.accepts.left
        phrase = words.text("phrase-shanten-tiles", shanten=str(kita.shanten), left=left)
        return with_able(phrase, kita.accepts, words)
    phrase = words.text("phrase-tenpai", waits=waits_phrase(found, words))
    phrase = with_able(phrase, kita.accepts, words)
    if kita.is_furiten:
        return words.text("phrase-furiten", waits=phrase)
    return with_range(phrase, range_of(found, kita.after), words)


def _behind(kita: Kita) -> tuple[Label, ...]:
    """Draw what stands behind the tiles: a step back, furiten, or what a ron pays."""
    words = kita.after.words
    if kita.waits is None:
        return (shanten_label(words, kita.shanten),) if kita.is_back else ()
    if kita.is_furiten:
        return (Label(words.text("label-furiten"), Style.NONE),)
    return range_label(kita.waits, range_of(kita.waits, kita.after), words)
