"""Boards and streaks counted anew from the answers as they are stored.

No line is shared with what counts them: this is the rule written down a second time, slowly.
"""

from datetime import date
from fractions import Fraction
from math import floor

from sqlalchemy import select

from bot.study.tables import answers
from bot.study.tables import quizzes as quizzes_table

ONE_MISSED_IN = 7


def run_of(answered):
    """Return how many of the dailies in the longest run up to the last answer were answered.

    ``answered`` has True or False for each daily posted. The rule is read off: every window of
    seven of the run has at most one miss, and it begins and ends with an answer.
    """
    if True not in answered:
        return 0
    end = len(answered) - answered[::-1].index(True)
    for start in range(end):
        run = answered[start:end]
        windows = (run[at : at + ONE_MISSED_IN] for at in range(len(run)))
        if run[0] and all(window.count(False) <= 1 for window in windows):
            return sum(run)
    raise AssertionError("a single answer is a run")


async def raw(store, server):
    """The dailies of a server that were posted, and the answers that count, as they are stored."""
    table = quizzes_table

    def read(connection):
        dailies = select(table).where(table.c.server == server, table.c.message.is_not(None))
        posted = connection.execute(dailies.order_by(table.c.quiz)).all()
        known = {daily.quiz for daily in posted}
        given = connection.execute(select(answers).where(answers.c.status == "counted"))
        return posted, {(row.quiz, row.learner): row for row in given if row.quiz in known}

    return await store.run(read)


def recount(dailies, given, season):
    """Points, answers and right ones of everybody, the most points first: no line is shared.

    The points are those of a score in tenths, a half rounded up.
    """
    days = {daily.quiz: date.fromordinal(daily.day) for daily in dailies}
    found = {}
    for (quiz, learner), answer in given.items():
        if season and (days[quiz].year, days[quiz].month) != divmod(season, 100):
            continue
        points, number, right = found.get(learner, (0, 0, 0))
        found[learner] = (points + tenths(answer.score), number + 1, right + (answer.score >= 0.95))
    return sorted(
        ((learner, *row) for learner, row in found.items()), key=lambda it: (-it[1], it[0])
    )


def tenths(score):
    """A score in tenths, a half rounded up; what is stored of 17/20 is not quite that."""
    return floor(Fraction(score).limit_denominator(1000) * 10 + Fraction(1, 2))


def recounted_streak(dailies, given, learner):
    """The streak that goes on and the best one, from every prefix of every schedule's dailies."""
    running = best = 0
    for of in {daily.schedule for daily in dailies}:
        own = [daily for daily in dailies if daily.schedule == of]
        answered = [(daily.quiz, learner) in given for daily in own]
        if True not in answered:
            continue
        best = max(best, *(run_of(answered[:end]) for end in range(1, len(answered) + 1)))
        closed = [was for was, daily in zip(answered, own, strict=True) if was or daily.closed_at]
        running = max(running, run_of([*closed, True]) - 1)
    return running, best
