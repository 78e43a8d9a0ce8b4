"""The answer to /waits on a hand of 3n+1 tiles that is not tenpai: how far it is, what helps."""

from bot.words import Words
from engine import TENHOU, Ukeire, Waits, hand_shanten, ukeire, waits

from .page import Counted, Face, Label, Page, Row, Style, Tone
from .parts import Asked, hand_row, page_for, rules_names, seen_text

NAMED_IMPROVEMENTS = 8
"""Most improvements that are named; more are counted."""


def noten_page(asked: Asked) -> Page:
    """Show what brings the hand nearer, and what widens it."""
    words = asked.words
    found = ukeire(asked.hand, seen=asked.seen, rules=asked.rules)
    return page_for(
        asked,
        Tone.NOTEN,
        words.text(
            "title-noten", shanten=str(found.shanten), kinds=len(found.tiles), left=found.left
        ),
        (hand_row(asked.hand), _accepted_row(found, words)),
        (
            *_karaten_text(asked),
            *_good_text(found, words),
            *_improvement_text(found, words),
            *forms_text(asked),
            *seen_text(asked),
        ),
    )


def shanten_label(words: Words, shanten: int) -> Label:
    """Draw how far a hand is from tenpai."""
    return Label(words.text("label-shanten", shanten=str(shanten)))


def forms_text(asked: Asked) -> tuple[str, ...]:
    """Name the shanten of each form, where the hand can take several."""
    words, found = asked.words, hand_shanten(asked.hand, rules=asked.rules)
    forms = (
        ("standard", found.standard),
        ("seven_pairs", found.seven_pairs),
        ("thirteen_orphans", found.thirteen_orphans),
    )
    named = [words.named("form", name, shanten=str(far)) for name, far in forms if far is not None]
    if len(named) == 1:
        return ()
    return (words.text("text-forms", forms=words.text("joint-names").join(named)),)


def _accepted_row(found: Ukeire, words: Words) -> Row:
    """Draw the accepted tiles; those that lead to a good tenpai are marked."""
    good = {tile.tile for tile in found.good_shapes or ()}
    note = words.text("label-good")
    cells = (
        Counted(Face(it.tile), it.left, note, Style.GOOD)
        if it.tile in good
        else Counted(Face(it.tile), it.left)
        for it in found.tiles
    )
    total = Label(words.text("label-tiles", left=found.left), Style.TOTAL)
    return Row((shanten_label(words, found.shanten), total, *cells))


def _good_text(found: Ukeire, words: Words) -> tuple[str, ...]:
    """Say how many of the accepted tiles lead to a good tenpai, one draw before it."""
    if found.good_shapes is None:
        return ()
    good = sum(tile.left for tile in found.good_shapes)
    return (words.text("text-good", good=good, left=found.left),)


def _improvement_text(found: Ukeire, words: Words) -> tuple[str, ...]:
    """Name the tiles that widen the hand, and the best of them with its discard."""
    if not found.improvements:
        return ()
    best = found.improvements[0]
    widest = sorted(better.tile for better in found.improvements[:NAMED_IMPROVEMENTS])
    return (
        words.text(
            "text-improves",
            tiles=words.tiles(widest),
            more=max(0, len(found.improvements) - NAMED_IMPROVEMENTS),
            best=words.tile(best.tile),
            cut=words.tile(best.discard),
            left=best.accepts,
        ),
    )


def _karaten_text(asked: Asked) -> tuple[str, ...]:
    """Say of a hand that is noten by these rules alone where it would be tenpai."""
    if asked.rules.karaten or 4 not in asked.hand.owned:
        return ()
    elsewhere: Waits = waits(asked.hand, rules=TENHOU)
    if not elsewhere.waits:
        return ()
    tiles = asked.words.tiles(wait.tile for wait in elsewhere.waits)
    return (
        asked.words.text(
            "text-no-karaten", tiles=tiles, rules=rules_names(asked.words, karaten=True)
        ),
    )
