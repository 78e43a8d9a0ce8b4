"""The sentences under an outlook at a table or alone."""

from collections.abc import Sequence

from bot.pages.parts import Asked
from bot.words import Words
from engine.outlook import Aim, HandOutlook, Model, Outlook

from .at_table import NEAR as NEAR_AT_TABLE
from .at_table import is_at_table, valued_above
from .moves import move_name
from .plot import has_plot
from .values import bare_number, near, worth_percent


def ties_text(ties: Sequence[HandOutlook], found: Outlook, words: Words) -> tuple[str, ...]:
    """Name the cuts that are as good as the best."""
    if len(ties) < 2:
        return ()
    cuts = words.text("joint-names").join(move_name(it, words, words.tile) for it in ties[1:])
    return (
        words.text(
            "text-outlook-near",
            best=move_name(found.options[0], words, words.tile),
            near=words.percent(f"{100 * near(found):.0f}"),
            cuts=cuts,
        ),
    )


def widest_text(ties: Sequence[HandOutlook], found: Outlook, words: Words) -> tuple[str, ...]:
    """Say what the cut gives up that takes most tiles, of those that leave the hand nearest."""
    cuts = [it for it in found.options if it.is_cut]
    if len(cuts) < 2:
        return ()
    nearest = min(it.shanten for it in cuts)
    widest = max((it for it in cuts if it.shanten == nearest), key=lambda it: it.left)
    tile, left = move_name(widest, words, words.tile), widest.left
    if widest in ties:
        if valued_above(found):
            return ()
        return (words.text("text-outlook-widest-good", tile=tile, left=left),)
    best, aim = found.options[0], found.aim
    loss = best.worth.by(aim) - widest.worth.by(aim)
    lost = words.named("outlook-loss", aim, value=bare_number(loss, aim, words))
    return (words.text("text-outlook-widest", tile=tile, left=left, loss=lost),)


def wins_text(found: Outlook, words: Words) -> tuple[str, ...]:
    """Name the call, or passing, that wins clearly more often than what is worth most points."""
    if found.called is None or found.aim is not Aim.POINTS:
        return ()
    best, most = found.options[0], max(found.options, key=lambda it: it.worth.win)
    if (1 - NEAR_AT_TABLE) * most.worth.win <= best.worth.win:
        return ()
    win, least = (words.percent(worth_percent(it.worth.win)) for it in (most, best))
    way = move_name(most, words, words.tile)
    return (words.text("text-outlook-wins-more", way=way, win=win, least=least),)


def terms_text(found: Outlook, asked: Asked) -> str:
    """Say for whom and from which turn the values are, what play is for, how far it looks."""
    words, won = asked.words, asked.query.won
    facts = [words.text("fact-seat", wind=words.tile(won.seat), round=words.tile(won.round))]
    if found.model is Model.TABLE and not won.dora and asked.rules.ura_dora:
        facts.append(words.text("fact-no-indicator"))
    return words.text(
        "text-outlook-terms",
        seat=words.text("joint-facts").join(facts),
        turn=str(found.turn),
        turns=str(found.turns),
        aim=words.named("aim", found.aim),
        way=words.named("outlook-way", _way(found)),
        exchanges=found.exchanges,
        curves=words.text("text-outlook-curves") if has_plot(found) else "",
    )


def _way(found: Outlook) -> str:
    if found.called is not None and found.hand.is_closed:
        return "called"
    if found.model is Model.TABLE:
        return "table"
    return "riichi" if found.hand.is_closed else "open"


def alone_text(asked: Asked, found: Outlook) -> tuple[str, ...]:
    """Say why a hand that is open, of three players, or beside a call is not at a table."""
    if found.called is not None:
        return (asked.words.text("text-outlook-called"),)
    if found.model is Model.TABLE or is_at_table(found.hand, asked.rules):
        return ()
    return (asked.words.text("text-outlook-only-alone"),)
