"""Three players: a north in hand is first of all set aside, and what follows stands first."""

from dataclasses import replace
from typing import NamedTuple

from bot.pages.alt_text import alt_text
from bot.pages.cut_table import KAN_WIDTH, LABEL_WIDTH, TILES_A_LINE
from bot.pages.page import Arrow, Button, ButtonKind, Face, Label, Page, Row, Size, Style, Tiles
from bot.pages.parts import Asked
from bot.pages.wait_prices import range_label, range_of, with_range
from bot.pages.with_yaku import accepted_by, accepted_cells, tiles_label, with_able
from bot.typed.hand_question import turned
from bot.typed.three_players import has_nuki
from engine import NORTH, Hand, Ukeire, Waits, format_hand, shanten_by_form, ukeire, waits

from .noten import shanten_label
from .page import waits_phrase
from .question import WaitsQuestion


class Kita(NamedTuple):
    """The hand after its north is set aside, before the replacement tile is drawn."""

    after: Asked
    shanten: int
    accepts: Ukeire
    waits: Waits | None

    @property
    def lines(self) -> int:
        """How many lines of tiles its row has."""
        return -(-(len(self.accepts.tiles) + KAN_WIDTH + LABEL_WIDTH) // TILES_A_LINE)


def kita_of(asked: Asked) -> Kita | None:
    """Return what setting a north aside leaves; None where there is none, or the hand has won."""
    hand = asked.hand
    if not (has_nuki(asked.rules) and NORTH in hand.concealed and hand.has_drawn_size):
        return None
    if shanten_by_form(hand, rules=asked.rules).best < 0:
        return None
    rest = list(hand.concealed)
    rest.remove(NORTH)
    left = Hand(tuple(rest), hand.melds, players=hand.players)
    won = replace(asked.query.won, nuki=asked.query.won.nuki + 1)
    query = turned(asked.query, WaitsQuestion, hand=format_hand(left), won=won, page=0)
    after = replace(asked, query=query, hand=left)
    found = waits(left, seen=after.seen, rules=asked.rules)
    if found.waits:
        return Kita(after, 0, accepted_by(found, after), found)
    accepts = ukeire(left, seen=after.seen, rules=asked.rules, winds=after.winds)
    return Kita(after, accepts.shanten, accepts, None)


def with_kita(page: Page, asked: Asked, above: int) -> Page:
    """Put the north that is set aside before the cuts of a page, ``above`` rows from its top.

    The title names it unless the north is worth more in the hand, as in thirteen orphans.
    """
    kita, words = kita_of(asked), asked.words
    if kita is None or asked.query.page:
        return page
    has_row = has_room(page, kita, asked, above)
    picture = _with_row(page, kita, asked, above) if has_row else page.picture
    title = page.title
    if kita.shanten <= shanten_by_form(asked.hand, rules=asked.rules).best:
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


def has_room(page: Page, kita: Kita, asked: Asked, above: int) -> bool:
    """Whether the row of the north fits into a page."""
    return asked.fits(_with_row(page, kita, asked, above))


def _with_row(page: Page, kita: Kita, asked: Asked, above: int) -> tuple[Row, ...]:
    return (*page.picture[:above], _row(kita, asked), *page.picture[above:])


def _leads_phrase(kita: Kita) -> str:
    """Say where setting a north aside leads: "tenpai, 3p 6p, 7 left, 2000 points"."""
    words, found = kita.after.words, kita.waits
    if found is None:
        left = kita.accepts.left
        phrase = words.text("phrase-shanten-tiles", shanten=str(kita.shanten), left=left)
        return with_able(phrase, kita.accepts, words)
    phrase = words.text("phrase-tenpai", waits=waits_phrase(found, words))
    phrase = with_able(phrase, kita.accepts, words)
    if _is_furiten(kita, found):
        return words.text("phrase-furiten", waits=phrase)
    return with_range(phrase, range_of(found, kita.after), words)


def _row(kita: Kita, asked: Asked) -> Row:
    """Draw the north, what the hand takes without it, and what a ron pays then."""
    words, found = asked.words, kita.waits
    # With its dora corner, which the north that is cut has not.
    head = (Tiles((Face(NORTH, dora=True),), words.spoken_tile(NORTH)), Arrow("kita"))
    behind: tuple[Label, ...]
    if found is None:
        far = shanten_by_form(asked.hand, rules=asked.rules).best
        behind = (shanten_label(words, kita.shanten),) if kita.shanten > far else ()
    elif _is_furiten(kita, found):
        behind = (Label(words.text("label-furiten"), Style.NONE),)
    else:
        behind = range_label(found, range_of(found, kita.after), words)
    label = tiles_label(kita.accepts, words, tenpai=found is not None)
    good = kita.accepts.good_shapes or ()
    taken = accepted_cells(kita.accepts, good, words.text("spoken-good"), words)
    return Row((*head, label, *taken, *behind), Size.SMALL)


def _is_furiten(kita: Kita, found: Waits) -> bool:
    return any(wait.tile in kita.after.query.river for wait in found.waits)
