"""The page that asks a quiz; nothing in it depends on the answer."""

from bot.pages.alt_text import alt_text
from bot.pages.page import Page, Tone
from bot.pages.parts import Fits
from bot.words import Words
from engine.problems import Problem

from .kinds import sayings
from .known import with_rows


def question_page(
    problem: Problem, *, asker: str, rules: str, answered: int, words: Words, fits: Fits
) -> Page:
    """Ask a problem: the hand and what is known, who asks, how many have answered.

    ``asker`` is a mention or "", ``rules`` the name of the rules or "". Of the problem its kind,
    its hand and its situation are read, nothing else: so the page cannot tell the answer.
    """
    known = sayings(problem).known(problem, words)
    rows = with_rows(known, (), fits)
    facts = (
        *([words.text("quiz-asked-by", asker=asker)] if asker else []),
        *([words.text("quiz-rules", rules=rules)] if rules else []),
        *([words.text("quiz-answered", answered=answered)] if asker or answered else []),
    )
    line = words.text("line-situation", facts=words.text("joint-facts").join(facts))
    return Page(
        query=None,
        tone=Tone.QUESTION,
        title=words.named("title-quiz", problem.kind),
        picture=rows,
        alt=alt_text(rows, words),
        text=(*known.text, line) if facts else known.text,
    )
