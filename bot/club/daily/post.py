"""A daily as it is posted: what a row that is due becomes."""

from dataclasses import replace
from datetime import date
from typing import Final

from bot.club.board.page import digest_lines
from bot.club.ids import Scope
from bot.club.quiz.post import NothingNewError, Post
from bot.club.quiz.question import posted, posted_page
from bot.club.quiz.record import read_record, write_record
from bot.club.quiz.study import Study
from bot.club.quiz.words import asked_title, numbered
from bot.pages.parts import Fits
from bot.study import dailies, offers, outbox
from bot.study.dailies import DailySource, seeded
from bot.study.digest import digest
from bot.study.outbox import Outcome
from bot.study.pick import draw
from bot.study.quiz import Quiz
from bot.typed.three_players import dealing_rules, players_of
from bot.words import Words, words_for
from engine.problems import species_of

from .page import Before, daily_note

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
    title = asked_title(posed.problem.kind, words, is_valued=bool(posed.situation.valued))
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
        species, text = species_of(posed.problem), write_record(posed.situation)
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
        posed = read_record(offer.kind, offer.problem)
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
