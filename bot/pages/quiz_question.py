"""The page that asks a quiz; nothing in it depends on the answer."""

from bot.words import Words
from engine.problems import Problem

from .alt_text import alt_text
from .page import Page, Tone
from .parts import Fits
from .quiz_kinds import sayings


def question_page(
    problem: Problem, *, asker: str, rules: str, answered: int, words: Words, fits: Fits
) -> Page:
    """Ask a problem: the hand and what is known, who asks, how many have answered.

    ``asker`` is a mention or "", ``rules`` the name of the rules or "". Nothing is read of the
    problem but its kind, the hand and the situation, so the page cannot tell the answer.
    """
    rows, known = sayings(problem).question(problem, words)
    rows = rows if fits(rows) else rows[:1]
    facts = [words.text("quiz-asked-by", asker=asker)] if asker else []
    facts += [words.text("quiz-rules", rules=rules)] if rules else []
    facts += [words.text("quiz-answered", answered=answered)] if asker or answered else []
    line = words.text("line-situation", facts=words.text("joint-facts").join(facts))
    return Page(
        query=None,
        tone=Tone.QUESTION,
        title=words.named("title-quiz", problem.kind),
        picture=rows,
        alt=alt_text(rows, words),
        text=(*known, line) if facts else known,
    )
