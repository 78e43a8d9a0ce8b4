"""A vote about what to cut: its question, the split that voters see, and its result."""

import re
import unicodedata
from collections.abc import Container, Mapping, Sequence
from typing import Final

from bot.club.quiz.kinds.cut import CutQuiz, width_note
from bot.club.quiz.known import Known, with_rows
from bot.club.quiz.of_moment import shown_at_table
from bot.club.quiz.worth import best_cut, terms, with_worth
from bot.pages.alt_text import alt_text
from bot.pages.page import Page, Row, Style, Tone
from bot.pages.parts import Fits, dora_rows, hand_row, norths_aside
from bot.pages.rule_names import rules_text
from bot.pages.tally import MOST_ROWS, Entry, others_text, tally_rows, votes_phrase
from bot.words import Words
from engine import Tile
from engine.outlook import Outlook
from engine.problems import CutProblem
from engine.tiles import KIND_OF

from .cuts import cuts_offered, read_cut

MOST_NAMED: Final = 3
"""Cuts with as many votes that a title names; more are counted."""

MARKUP: Final = re.compile(r"[!-/:-@\[-`{-~]")
"""The signs that Discord's markdown, mentions and links are made of: all of ASCII's."""


def vote_page(
    quiz: CutQuiz,
    *,
    asker: str,
    note: str,
    ends_at: int,
    voted: int,
    words: Words,
    fits: Fits,
) -> Page:
    """Ask what to cut: the hand and its situation, who asks, until when, how many have voted.

    ``asker`` is a mention or "", ``note`` what the asker typed, ``ends_at`` seconds since 1970.
    """
    known = _known(quiz, words)
    rows = with_rows(known, (), fits)
    facts = (
        *([words.text("quiz-asked-by", asker=asker)] if asker else []),
        words.text("vote-ends", when=instant(ends_at)),
        words.text("vote-voted", voted=voted),
    )
    line = words.text("line-situation", facts=words.text("joint-facts").join(facts))
    page = Page(
        query=None,
        tone=Tone.QUESTION,
        title=words.text("title-vote"),
        picture=rows,
        alt=alt_text(rows, words),
        text=(*([f"> {escaped(note)}"] if note else []), *known.text, line),
    )
    return shown_at_table(page, quiz.situation, words)


def split_page(
    quiz: CutQuiz,
    tally: Mapping[str, int],
    own: Tile,
    before: Tile | None,
    *,
    ends_at: int,
    words: Words,
    fits: Fits,
) -> Page:
    """Show a voter how the votes are split so far; ``before`` is what the own vote was, if it was.

    Nothing in it tells what is good to cut.
    """
    votes = _votes(quiz.problem, tally)
    known = _known(quiz, words)
    entries = [
        Entry(words.tile(cut), votes[cut], tile=cut, style=Style.PLAIN)
        if cut != own
        else Entry(words.tile(cut), votes[cut], tile=cut, own="alt-own-vote")
        for cut in sorted(votes, key=lambda cut: (-votes[cut], KIND_OF[cut]))
    ]
    bars = tally_rows(entries, lambda rows: fits((known.hand, *rows)), words, votes_phrase)
    rows = with_rows(known, bars, fits)
    title = words.text("title-voted", tile=words.tile(own))
    if before not in {None, own}:
        title = words.text("title-voted-anew", tile=words.tile(own), before=words.tile(before or 0))
    return Page(
        query=None,
        tone=Tone.QUESTION,
        title=title,
        picture=rows,
        alt=alt_text(rows, words),
        text=(
            *others_text(entries[len(bars) :], words),
            words.text("vote-may-change", when=instant(ends_at)),
        ),
        private=True,
    )


def result_page(
    quiz: CutQuiz,
    tally: Mapping[str, int],
    *,
    note: str,
    words: Words,
    fits: Fits,
    worth: Outlook | None = None,
) -> Page:
    """Show the votes, and beside each cut its tile efficiency and, where known, what it is worth.

    A widest cut and the one that is worth most are drawn, however few voted for them.
    """
    known = _known(quiz, words)
    votes = _votes(quiz.problem, tally)
    entries = with_worth(_entries(quiz.problem, votes, worth, words), worth, words)
    bars = tally_rows(entries, lambda rows: fits((known.hand, *rows)), words, votes_phrase)
    rows = with_rows(known, bars, fits)
    columns = words.text("vote-columns" if worth is None else "vote-columns-worth")
    return Page(
        query=None,
        tone=Tone.COMPLETE,
        title=_title(votes, words),
        picture=rows,
        alt=alt_text(rows, words),
        text=(
            *([f"> {escaped(note)}"] if note else []),
            *known.text,
            *others_text(entries[len(bars) :], words),
            *quiz.why(words),
            "\n".join((columns, *([terms(worth, words)] if worth else []))),
        ),
    )


def escaped(text: str) -> str:
    """Return typed text in one line that shows as it was typed: no markup, mention or link."""
    line = " ".join(text.split())
    shown = "".join(sign for sign in line if unicodedata.category(sign)[0] != "C")
    return MARKUP.sub(r"\\\g<0>", shown)


def instant(seconds: int) -> str:
    """Return an instant as Discord shows it in each reader's own words: "in 5 hours"."""
    return f"<t:{seconds}:R>"


def _known(quiz: CutQuiz, words: Words) -> Known:
    situation = quiz.situation
    won = situation.won
    facts = (
        words.text("fact-seat", wind=words.tile(won.seat), round=words.tile(won.round)),
        words.text("label-outlook-turn", turn=str(situation.turn)),
    )
    text = (
        words.text("joint-facts").join(facts),
        *rules_text(situation.ruled, words),
    )
    hand = Row((*hand_row(quiz.problem.hand).cells, *norths_aside(won.nuki, words)))
    return Known(hand, above=dora_rows(won, words), text=text)


def _votes(problem: CutProblem, tally: Mapping[str, int]) -> dict[Tile, int]:
    return {read_cut(problem.hand, text): number for text, number in tally.items()}


def _entries(
    problem: CutProblem, votes: Mapping[Tile, int], worth: Outlook | None, words: Words
) -> list[Entry]:
    """Count each cut with the tiles that it takes, the one with most votes first."""
    widest = [cut.tile for cut in problem.answer if KIND_OF[cut.tile] in problem.right]
    drawn = {widest[0]}
    if worth is not None:
        best = best_cut(worth).cut
        drawn |= {cut for cut in cuts_offered(problem.hand) if cut == best}
    shares = problem.shares
    cuts = sorted(
        {*votes, *widest, *drawn},
        key=lambda cut: (-votes.get(cut, 0), -shares[KIND_OF[cut]], KIND_OF[cut]),
    )
    return [
        Entry(
            words.tile(cut),
            votes.get(cut, 0),
            tile=cut,
            notes=(width_note(problem, cut, words),),
        )
        for cut in _with_drawn(cuts, drawn)
    ]


def _with_drawn(cuts: Sequence[Tile], drawn: Container[Tile]) -> list[Tile]:
    """Return cuts in an order in which those to be drawn stand among the first `MOST_ROWS`."""
    late = [cut for cut in cuts[MOST_ROWS:] if cut in drawn]
    others = [cut for cut in cuts if cut not in late]
    at = MOST_ROWS - len(late)
    return [*others[:at], *late, *others[at:]]


def _title(votes: Mapping[Tile, int], words: Words) -> str:
    """Name the cut with most votes, or those that share them."""
    voted, most = sum(votes.values()), max(votes.values(), default=0)
    if not voted:
        return words.text("title-vote-nobody")
    first = sorted(cut for cut, number in votes.items() if number == most)
    if len(first) > MOST_NAMED:
        return words.text("title-vote-many", count=len(first), votes=str(most), voted=str(voted))
    cuts = words.each_of(map(words.tile, first))
    if len(first) > 1:
        return words.text("title-vote-tied", cuts=cuts, votes=most, voted=str(voted))
    return words.text("title-vote-result", cuts=cuts, votes=str(most), voted=voted)
