"""A vote about what to do with a hand: its question, the split that voters see, and its result."""

import re
from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.features.outlook.at_table import ways_text
from bot.features.outlook.rows import move_name
from bot.features.quiz.kinds.cut import CutQuiz
from bot.features.quiz.of_moment import shown_at_table
from bot.features.quiz.quiz_problem import Known, listed, with_rows
from bot.features.quiz.worth import terms
from bot.pages.alt_text import alt_text
from bot.pages.error import cleaned
from bot.pages.page import Page, Row, Style, Tone
from bot.pages.parts import Fits, dora_rows, hand_row, norths_aside, rules_text
from bot.pages.tally import others_text, tally_rows, votes_phrase
from bot.words import Words
from engine.outlook import Outlook

from .choices import VoteChoice, VotedQuiz, choice_name, choices_offered, read_choice
from .entries import result_entries, votes_entry

MOST_NAMED: Final = 3
"""Choices with as many votes that a title names; more are counted."""

MARKUP: Final = re.compile(r"[!-/:-@\[-`{-~]")
"""The signs that Discord's markdown, mentions and links are made of: all of ASCII's."""


def vote_page(
    quiz: VotedQuiz,
    *,
    asker: str,
    note: str,
    ends_at: int,
    voted: int,
    words: Words,
    fits: Fits,
) -> Page:
    """Ask what to do: the hand and its situation, who asks, until when, how many have voted.

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
        title=_question(quiz, words),
        picture=rows,
        alt=alt_text(rows, words),
        text=(*_quoted(note), *known.text, line),
    )
    return shown_at_table(page, quiz.at, words)


def split_page(
    quiz: VotedQuiz,
    tally: Mapping[str, int],
    own: VoteChoice,
    before: VoteChoice | None,
    *,
    ends_at: int,
    words: Words,
    fits: Fits,
) -> Page:
    """Show a voter how the votes are split so far; ``before`` is what the own vote was, if it was.

    Nothing in it tells what is good to cut.
    """
    votes, offered = _votes(quiz, tally), choices_offered(quiz)
    known = _known(quiz, words)
    entries = [
        votes_entry(choice, votes[choice], quiz, words)._replace(
            **({"own": "alt-own-vote"} if choice == own else {"style": Style.PLAIN})
        )
        for choice in sorted(votes, key=lambda each: (-votes[each], offered.index(each)))
    ]
    bars, others = tally_rows(entries, lambda rows: fits((known.hand, *rows)), words, votes_phrase)
    rows = with_rows(known, bars, fits)
    name = choice_name(own, quiz, words)
    if before is None or before == own:
        title = words.named("title-voted", _form(quiz), tile=name)
    else:
        was = choice_name(before, quiz, words)
        title = words.named("title-voted-anew", _form(quiz), tile=name, before=was)
    return Page(
        query=None,
        tone=Tone.QUESTION,
        title=title,
        picture=rows,
        alt=alt_text(rows, words),
        text=(
            *others_text(others, words),
            words.text("vote-may-change", when=instant(ends_at)),
        ),
        private=True,
    )


def result_page(
    quiz: VotedQuiz,
    tally: Mapping[str, int],
    *,
    note: str,
    words: Words,
    fits: Fits,
    worth: Outlook | None = None,
) -> Page:
    """Show the votes, and beside each choice its tile efficiency and, where known, its points."""
    known = _known(quiz, words)
    votes = _votes(quiz, tally)
    entries = result_entries(quiz, votes, worth, words)
    bars, others = tally_rows(entries, lambda rows: fits((known.hand, *rows)), words, votes_phrase)
    rows = with_rows(known, bars, fits)
    return Page(
        query=None,
        tone=Tone.COMPLETE,
        title=_title(quiz, votes, words),
        picture=rows,
        alt=alt_text(rows, words),
        text=(
            *_quoted(note),
            *known.text,
            *others_text(others, words),
            *_reasons(quiz, worth, words),
            *_columns(quiz, worth, words),
        ),
    )


def escaped(text: str) -> str:
    """Return typed text in one line that shows as it was typed: no markup, mention or link."""
    return MARKUP.sub(r"\\\g<0>", " ".join(cleaned(text).split()))


def _quoted(note: str) -> tuple[str, ...]:
    """Quote what the asker typed, where anything of it shows."""
    shown = escaped(note)
    return (f"> {shown}",) if shown else ()


def instant(seconds: int) -> str:
    """Return an instant as Discord shows it in each reader's own words: "in 5 hours"."""
    return f"<t:{seconds}:R>"


def _question(quiz: VotedQuiz, words: Words) -> str:
    """Ask what to cut, or whether to declare riichi, or both."""
    if not quiz.question.ways:
        return words.text("title-vote")
    has_cut = quiz.at.held.has_drawn_size
    return words.text("title-vote-ways" if has_cut else "title-quiz-riichi")


def _known(quiz: VotedQuiz, words: Words) -> Known:
    at = quiz.at
    facts = (
        words.text("fact-seat", wind=words.tile(at.seat), round=words.tile(at.round)),
        words.text("label-outlook-turn", turn=str(at.told_turn)),
    )
    text = (
        words.text("joint-facts").join(facts),
        *rules_text(at.ruled, words),
    )
    hand = Row((*hand_row(at.held).cells, *norths_aside(at.nuki, words)))
    return Known(hand, above=dora_rows(at, words), text=text)


def _votes(posed: VotedQuiz, tally: Mapping[str, int]) -> dict[VoteChoice, int]:
    return {read_choice(posed, text): number for text, number in tally.items()}


def _form(quiz: VotedQuiz) -> str:
    """Return how sentences name the choices: as cuts, or in words where riichi is asked about."""
    return "ways" if quiz.question.ways else "cuts"


def _reasons(quiz: VotedQuiz, worth: Outlook | None, words: Words) -> tuple[str, ...]:
    """Say what the widest cuts leave, and how tenpai hands win in riichi and in dama."""
    width = quiz.why(words) if isinstance(quiz, CutQuiz) else ()
    if worth is None or not quiz.question.ways:
        return width
    name = partial(move_name, words=words, spell=words.tile)
    return (*width, *ways_text(worth.options, words, name))


def _columns(quiz: VotedQuiz, worth: Outlook | None, words: Words) -> tuple[str, ...]:
    """Say what stands behind the votes; of a hand after its cut no width does."""
    lines = []
    if isinstance(quiz, CutQuiz):
        lines.append(words.text("vote-columns" if worth is None else "vote-columns-worth"))
    if worth is not None:
        lines.append(terms(worth, words))
    return listed(lines)


def _title(quiz: VotedQuiz, votes: Mapping[VoteChoice, int], words: Words) -> str:
    """Name the choice with most votes, or those that share them."""
    voted, most = sum(votes.values()), max(votes.values(), default=0)
    if not voted:
        return words.text("title-vote-nobody")
    first = [choice for choice in choices_offered(quiz) if votes.get(choice) == most]
    form, count = _form(quiz), len(first)
    if count > MOST_NAMED:
        return words.named("title-vote-many", form, count=count, votes=str(most), voted=str(voted))
    cuts = words.each_of(choice_name(choice, quiz, words) for choice in first)
    if count > 1:
        return words.named("title-vote-tied", form, cuts=cuts, votes=most, voted=str(voted))
    return words.named("title-vote-result", form, cuts=cuts, votes=str(most), voted=voted)
