"""The answer to /waits on a hand of 3n+2 tiles: a table of what to cut, best first."""

from collections.abc import Sequence
from dataclasses import replace

from bot.pages.cut_table import LINES_A_PAGE
from bot.pages.page import Page
from bot.pages.parts import Asked, hand_rows
from engine import Discard, shanten, tenpai_discards

from .kita import Kita, kita_of, with_kita
from .noten_discards import noten_discards_page
from .tenpai_discards import tenpai_discards_page


def discards_page(asked: Asked) -> Page:
    """Answer a hand with a tile to cut; three players set a north aside before they cut."""
    tenpai: Sequence[Discard] = ()
    if shanten(asked.hand, rules=asked.rules) <= 0:
        tenpai = tenpai_discards(asked.hand, seen=asked.seen, rules=asked.rules)
    kita = kita_of(asked)
    if tenpai:
        return with_kita(tenpai_discards_page(asked, tenpai), kita, asked, len(hand_rows(asked)))
    if kita is None:
        return noten_discards_page(asked, LINES_A_PAGE)
    return _noten_page(asked, kita)


def _noten_page(asked: Asked, kita: Kita) -> Page:
    """Show a page of cuts with so few lines that the first has room for the north set aside.

    # 446p2227888s3344z: the blocks are high, and the north's row takes two lines more.
    """
    first = replace(asked, query=replace(asked.query, page=0))
    above = len(hand_rows(asked))
    for most in range(LINES_A_PAGE - kita.lines, 0, -1):
        page = with_kita(noten_discards_page(first, most), kita, first, above)
        if kita.row in page.picture:
            break
    return noten_discards_page(asked, most) if asked.query.page else page
