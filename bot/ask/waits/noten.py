"""The answer to /waits on a hand of 3n+1 tiles that is not tenpai: how far it is, what helps."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.pages.block_row import block_rows, blocks_text, has_ways
from bot.pages.page import Button, Counted, Label, Page, Row, Tone
from bot.pages.parts import Asked, go_to, hand_rows, how_many_named, page_for, table_text
from bot.pages.rule_names import rules_names
from bot.pages.with_yaku import accepted_cells, is_barren, red_text, tiles_label, with_able
from bot.pages.yaku_ahead import ahead_of, ahead_phrase
from bot.words import Words
from engine import DiscardUkeire, Ukeire, Waits, shanten, ukeire, waits
from engine.facts import Improvement, improvements

from .ways_question import WaysQuestion

NAMED_IMPROVEMENTS: Final = 8
"""Most improvements that are named; more are counted."""

FORM_NEAR: Final = 2
"""How much farther than the nearest form another may be to be named."""

NEAR: Final = 2
"""The shanten up to which improvements and steps back are named."""


def noten_page(asked: Asked) -> Page:
    """Show what brings the hand nearer, and what widens it."""
    words = asked.words
    found = ukeire(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    title = words.text(
        "title-noten", shanten=str(found.shanten), kinds=len(found.tiles), left=found.left
    )
    return page_for(
        asked,
        Tone.NOTEN,
        with_able(title, found, words),
        (
            *hand_rows(asked),
            *block_rows(asked.hand, asked.rules, words),
            _accepted_row(found, words),
        ),
        (
            *_karaten_text(asked),
            *blocks_text(asked.hand, asked.rules, words),
            *_no_yaku_text(found, asked),
            *_good_text(found, words),
            *_improvement_text(found, asked),
            *forms_text(asked),
            *table_text(asked),
            gloss_text(found.shanten, words),
        ),
        buttons=ways_button(asked),
    )


def gloss_text(shanten: int, words: Words) -> str:
    """Say what the shanten of an answer means: how many tiles it is from ready."""
    return words.text("gloss-shanten", shanten=shanten)


def ways_button(asked: Asked) -> tuple[Button, ...]:
    """Offer the ways to split the compounds of a hand, where it has some."""
    if not has_ways(asked.hand, asked.rules):
        return ()
    return (go_to(asked, WaysQuestion, "ways", asked.words.text("button-ways")),)


def shanten_label(words: Words, shanten: int) -> Label:
    """Draw how far a hand is from tenpai."""
    return Label(words.text("label-shanten", shanten=str(shanten)))


def forms_text(asked: Asked) -> tuple[str, ...]:
    """Name the shanten of the standard form and of others, where one of these is near."""
    words, far_off = asked.words, shanten(asked.hand, rules=asked.rules)
    found = far_off.by_form
    forms = (
        ("standard", found.standard),
        ("seven_pairs", found.seven_pairs),
        ("thirteen_orphans", found.thirteen_orphans),
    )
    named = [
        words.named("form", name, shanten=str(far))
        for name, far in forms
        if far is not None and (name == "standard" or far <= far_off + FORM_NEAR)
    ]
    if len(named) == 1:
        return ()
    return (words.text("text-forms", forms=words.text("joint-names").join(named)),)


def _accepted_row(found: Ukeire, words: Words) -> Row:
    """Draw the accepted tiles."""
    cells = marked_tiles(found, words)
    return Row((shanten_label(words, found.shanten), tiles_label(found, words), *cells))


def marked_tiles(found: Ukeire | DiscardUkeire, words: Words) -> tuple[Counted, ...]:
    """Draw accepted tiles; those that lead to a good tenpai, and to no yaku, are marked."""
    return accepted_cells(found, found.good_shapes or (), words.text("spoken-good"), words)


def _no_yaku_text(found: Ukeire, asked: Asked) -> tuple[str, ...]:
    """Say that no accepted tile keeps a yaku, with the nearest yaku, or which tiles do not."""
    if not is_barren(found):
        return red_text((found,), asked.words)
    ahead = ahead_of(found.hand, found.shanten, asked)
    return () if ahead is None else (ahead_phrase(ahead, asked.words),)


def _good_text(found: Ukeire, words: Words) -> tuple[str, ...]:
    """Say how many of the accepted tiles lead to a good tenpai, one draw before it."""
    if found.good_shapes is None or is_barren(found):
        return ()
    good = sum(tile.left for tile in found.good_shapes)
    if good in (0, found.left):
        return (words.text("text-good-all" if good else "text-good-none"),)
    return (words.text("text-good", good=good, left=found.left),)


def _improvement_text(found: Ukeire, asked: Asked) -> tuple[str, ...]:
    """Name the tiles that widen a hand near tenpai, and the best of them with its discard."""
    if found.shanten > NEAR:
        return ()
    wider = improvements(asked.hand, seen=asked.seen, rules=asked.rules, winds=asked.winds)
    if not wider:
        return ()
    best, words = wider[0], asked.words
    return (
        words.text(
            "text-improves",
            improved=improved_phrase(wider, words),
            best=words.tile(best.tile),
            cut=words.tile(best.discard),
            left=best.accepts,
        ),
    )


def improved_phrase(wider: Sequence[Improvement], words: Words) -> str:
    """Name the tiles that widen a hand most, and count the rest."""
    named = how_many_named(len(wider), NAMED_IMPROVEMENTS)
    tiles = words.tiles(sorted(better.tile for better in wider[:named]))
    return words.text("phrase-improved", tiles=tiles, more=len(wider) - named)


def _karaten_text(asked: Asked) -> tuple[str, ...]:
    """Say of a hand that is noten by these rules alone where it would be tenpai."""
    if asked.rules.karaten or 4 not in asked.hand.owned:
        return ()
    elsewhere: Waits = waits(asked.hand, rules=replace(asked.rules, karaten=True))
    if not elsewhere.waits:
        return ()
    tiles = asked.words.tiles(wait.tile for wait in elsewhere.waits)
    return (
        asked.words.text(
            "text-no-karaten",
            tiles=tiles,
            rules=rules_names(asked.rules, asked.words, karaten=True),
        ),
    )
