"""A daily as it is posted: what a row that is due becomes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from bot.codec import write_record
from bot.features.board import digest_lines
from bot.features.quiz.kinds import recorded_quiz
from bot.features.quiz.posing import asked_title, numbered
from bot.features.quiz.question import NothingNewError, Post, posted, posted_page
from bot.features.quiz.study import Study
from bot.hand import Scope
from bot.pages.parts import Fits
from bot.read.three_players import dealing_rules, players_of
from bot.study import dailies, offers, outbox
from bot.study.calendar import WEEK
from bot.study.dailies import DailySource, seeded
from bot.study.digest import digest
from bot.study.outbox import Outcome
from bot.study.pick import draw
from bot.study.quiz import Quiz
from bot.words import Words, words_for
from engine.problems import species_of

MINUTES_AN_HOUR: Final = 60


@dataclass(frozen=True, slots=True)
class Before:
    """The daily before: ``right`` of ``answered`` were right, ``link`` leads to its message.

    ``was_yesterday`` is false where there was no daily yesterday.
    """

    number: int
    answered: int
    right: int
    link: str
    was_yesterday: bool


def daily_note(
    level: int, before: Before | None, words: Words, *, role: int | None, digest: Sequence[str]
) -> str:
    """Return the lines above a daily: the role it pings, the level, the last one, the digest."""
    facts = [words.text("daily-level", level=str(level))]
    if before is not None:
        facts.append(_outcome(before, words))
    calls = [f"<@&{role}>"] if role is not None else []
    return "\n".join((*calls, " · ".join(facts), *digest))


def _outcome(before: Before, words: Words) -> str:
    when = "yesterday" if before.was_yesterday else "last"
    number, link = str(before.number), before.link
    if not before.answered:
        return words.named("daily-nobody", when, number=number, link=link)
    right, answered = str(before.right), before.answered
    return words.named("daily-saw", when, right=right, answered=answered, number=number, link=link)


def clock_time(minute: int) -> str:
    """Return a minute of the day as a clock shows it: 20:00."""
    return f"{minute // MINUTES_AN_HOUR:02}:{minute % MINUTES_AN_HOUR:02}"


def days_text(days: int, words: Words) -> str:
    """Name days of the week, given as bits, Monday the lowest: every day, Mon–Fri, Sat Sun."""
    named = [day for day in range(WEEK) if days >> day & 1]
    if len(named) == WEEK:
        return words.text("days-every")
    names = [words.named("weekday", str(day)) for day in named]
    if len(named) > 2 and named[-1] - named[0] == len(named) - 1:
        return words.text("days-span", first=names[0], last=names[-1])
    return " ".join(names)


MOST_DEALT: Final = 200
"""Problems dealt for a daily until one is new to its server; of nine gates there are three."""


async def daily_of(study: Study, quiz: Quiz, fits: Fits, default_rules: str) -> Post | None:
    """Return what a row becomes, None where its schedule was turned off meanwhile.

    ``default_rules`` are those of a server that has set none.

    A row that a process has prepared before is not dealt again. Raises NothingNewError.
    """
    source = await dailies.source_of(study.store, quiz)
    if source is None:
        return None
    words = words_for(quiz.language)
    if not quiz.problem:
        rules = dealing_rules(source.rules or default_rules)
        quiz = await _prepared(study, quiz, source, words, rules)
    posed = study.read_once(quiz)
    page = posted_page(posted(quiz, posed, Scope.CHANNEL), 0, words, fits)
    title = asked_title(posed.problem.kind, words, is_valued=bool(posed.question.valued))
    thread = numbered(title, quiz.number, words)
    plan = source.schedule.plan
    return Post(posed, page, plan.role, thread if plan.thread else "")


async def _prepared(
    study: Study, quiz: Quiz, source: DailySource, words: Words, rules: str
) -> Quiz:
    """Deal a problem that the server has not had, the same one whoever deals it, and store it."""
    schedule, plan = source.schedule, source.schedule.plan
    digest_of_week = await _digest(study, quiz, source.outcome, words)
    before = None if source.outcome is None else _before(source.outcome, quiz)
    offered = await _offered(study, quiz, source, before, words, digest_of_week)
    if offered is not None:
        return offered
    random = seeded(schedule.server, schedule.schedule, quiz.day or 0)
    for _ in range(MOST_DEALT):
        drawn = draw(random, plan.kind, plan.level, players_of(rules), kinds=study.dealer.kinds)
        posed = await study.dealer.deal(drawn, rules, None, random)
        species, text = species_of(posed.problem), write_record(posed.question)
        note = daily_note(species.level, before, words, role=plan.role, digest=digest_of_week)
        if await outbox.prepare(study.store, quiz, species, text, note):
            return replace(quiz, species=species, problem=text, note=note)
    raise NothingNewError


async def _offered(
    study: Study,
    quiz: Quiz,
    source: DailySource,
    before: Before | None,
    words: Words,
    digest_of_week: tuple[str, ...],
) -> Quiz | None:
    """Return the decision of a member that a manager took for the next daily, or None."""
    server, plan = source.schedule.server, source.schedule.plan
    while (offer := await offers.next_taken(study.store, server, plan.kind)) is not None:
        posed = recorded_quiz(offer.kind, offer.problem)
        species, asker = species_of(posed.problem), offer.learner if offer.named else None
        note = daily_note(species.level, before, words, role=plan.role, digest=digest_of_week)
        is_new = await outbox.prepare(study.store, quiz, species, offer.problem, note, offer=offer)
        await offers.remove(study.store, server, offer.offer)
        if is_new:
            text = offer.problem
            return replace(quiz, species=species, problem=text, note=note, asker=asker)
    return None


def _before(outcome: Outcome, quiz: Quiz) -> Before:
    link = f"https://discord.com/channels/{quiz.server}/{outcome.channel}/{outcome.message}"
    was_yesterday = outcome.day + 1 == quiz.day
    return Before(outcome.number, outcome.answered, outcome.right, link, was_yesterday)


async def _digest(
    study: Study, quiz: Quiz, before: Outcome | None, words: Words
) -> tuple[str, ...]:
    """Return the lines about the week before in the first daily of a week."""
    day = quiz.day or 1
    monday = day - date.fromordinal(day).weekday()
    if before is not None and before.day >= monday:
        return ()
    week = await digest(study.store, quiz)
    return () if week is None else digest_lines(week, words)


async def pause_note(study: Study, quiz: Quiz, words: Words) -> str:
    """Return why no daily comes after this one, "" where one does."""
    if quiz.schedule is None:
        return ""
    source = await dailies.source_of(study.store, quiz)
    if source is None:
        return ""
    schedule = source.schedule
    if schedule.paused is None or schedule.number != (quiz.number or 0) + 1:
        return ""
    return words.named("daily-paused", schedule.paused)
