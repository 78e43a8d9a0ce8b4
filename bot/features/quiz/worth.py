"""Values of cuts beside their tile efficiency: the outlook on the pages of quizzes and votes.

Where there is no outlook, since it is turned off, refused or not computed yet, nothing is said.
"""

from collections.abc import Iterable

from bot.features.outlook.finding import ties_of, worth_label
from bot.pages.page import Label, Style
from bot.pages.tally import Entry
from bot.words import Words
from engine import Tile
from engine.outlook import Aim, HandOutlook, Model, Outlook
from engine.problems import AS_GOOD
from engine.tiles import KIND_OF


def with_worth(entries: Iterable[Entry], found: Outlook | None, words: Words) -> list[Entry]:
    """Put the points to be expected behind the bar of each cut, in gold where none are better.

    Less than `bot.features.outlook.finding.NEAR` below the best is as good.
    """
    if found is None:
        return [*entries]
    return [it._replace(notes=(*it.notes, *_note(it.tile, found, words))) for it in entries]


def best_cut(found: Outlook) -> HandOutlook:
    """Return the cut that is worth most; a closed kan is none."""
    return next(it for it in found.options if it.is_cut)


def compared_text(
    choice: Tile | None, best: HandOutlook, found: Outlook, words: Words
) -> tuple[str, ...]:
    """Say what a cut and the best one are worth, the best alone where ``choice`` is None."""
    chosen = best if choice is None else option_of(choice, found) or best
    arguments = {"best": _said(best, words), "own": _said(chosen, words)}
    if chosen is best:
        line = words.text("quiz-worth-best", best=arguments["best"])
    elif is_as_good(chosen, best, found):
        line = words.text("quiz-worth-near", **arguments)
    else:
        line = words.text("quiz-worth-less", **arguments)
    return (f"{line}\n{terms(found, words)}",)


def is_as_good(option: HandOutlook, best: HandOutlook, found: Outlook) -> bool:
    """Whether a cut is as good as the best one; at a table none that breaks tenpai is."""
    if option is best:
        return True
    if found.model is Model.TABLE and found.leaves_tenpai(option):
        return False
    return found.value(best) < AS_GOOD * found.value(option)


def terms(found: Outlook, words: Words) -> str:
    """Say of which turns the values are, and whether of a player alone or at a table."""
    key = "quiz-worth-terms-table" if found.model is Model.TABLE else "quiz-worth-terms"
    if found.is_own_table:
        key = "quiz-worth-terms-own"
    return words.text(key, turn=str(found.turn), turns=str(found.turns))


def _note(tile: Tile | None, found: Outlook, words: Words) -> tuple[Label, ...]:
    option = None if tile is None else option_of(tile, found)
    if option is None:
        return ()
    is_best = option is best_cut(found) or option in ties_of(found)
    style = Style.GOOD if is_best else Style.PLAIN
    return (Label(worth_label(option, Aim.POINTS, words), style),)


def option_of(cut: Tile, found: Outlook) -> HandOutlook | None:
    """Return the outlook after a cut: of a five for a red one where only that is known."""
    cuts = [it for it in found.options if it.is_cut]
    same = [it for it in cuts if it.cut == cut]
    alike = [it for it in cuts if it.cut is not None and KIND_OF[it.cut] == KIND_OF[cut]]
    return next(iter((*same, *alike)), None)


def _said(option: HandOutlook, words: Words) -> str:
    return words.text(
        "item-worth",
        cut="" if option.cut is None else words.tile(option.cut),
        wins=worth_label(option, Aim.WIN, words),
        points=worth_label(option, Aim.POINTS, words),
    )
