"""Dailies: what a row that is due becomes, as a question and as a reveal."""

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.discord_app.payload import Reply
from bot.pages.board import digest_lines
from bot.pages.daily import Before, daily_note, numbered
from bot.picture.render import Palette
from bot.questions.custom_id import encode
from bot.questions.problems import deal_by
from bot.questions.query import Query
from bot.questions.three_players import dealing_rules, players_of
from bot.study import outbox, schedules, servers
from bot.study.digest import digest
from bot.study.outbox import Outcome
from bot.study.pick import draw
from bot.study.quizzes import Quiz
from bot.study.schedules import Schedule, seeded
from bot.words import Words, words_for
from engine.problems import Species, species_of

from .ids import Scope
from .replies import question_of, question_reply
from .study import Study

MOST_DEALT: Final = 200
"""Problems dealt for a daily until one is new to its server; of nine gates there are three."""

SEEDS: Final = 1 << 62


class NothingNewError(Exception):
    """Every problem that was dealt has been a daily of the server before."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily as it is posted; ``thread`` is the name of the thread to begin at it, "" for none."""

    reply: Reply
    role: int | None
    thread: str


async def daily_of(study: Study, quiz: Quiz, palette: Palette, default_rules: str) -> Daily | None:
    """Return what a row becomes, None where its schedule was turned off meanwhile.

    ``default_rules`` are those of a server that has set none.

    A row that a process has prepared before is not dealt again. Raises NothingNewError.
    """
    schedule = None if quiz.schedule is None else await schedules.find(study.store, quiz.schedule)
    if schedule is None:
        return None
    words = words_for(quiz.language)
    if not quiz.problem:
        settings = await servers.settings(study.store, schedule.server)
        rules = dealing_rules(settings.rules or default_rules)
        await _prepare(study, quiz, schedule, words, rules)
        quiz = await study.quiz(quiz.quiz)
    problem, query = study.read_problem(quiz)
    reply = question_reply(question_of(quiz, problem, query, Scope.CHANNEL), 0, words, palette)
    thread = numbered(words.named("title-quiz", problem.kind), quiz.number, words)
    plan = schedule.plan
    return Daily(reply, plan.role, thread if plan.thread else "")


async def _prepare(study: Study, quiz: Quiz, schedule: Schedule, words: Words, rules: str) -> None:
    """Deal the problem of a daily, and store it with what stands above it."""
    species, query = await _deal(study, quiz, schedule, rules)
    before = await outbox.outcome_before(study.store, quiz)
    note = daily_note(
        species.level,
        None if before is None else _before(before, quiz),
        words,
        role=schedule.plan.role,
        digest=await _digest(study, quiz, words),
    )
    await outbox.prepare(study.store, quiz.quiz, species, encode(query), note)


async def _deal(study: Study, quiz: Quiz, schedule: Schedule, rules: str) -> tuple[Species, Query]:
    """Deal a problem that the server has not had; every process deals the same one."""
    server, plan = schedule.server, schedule.plan
    random = seeded(server, schedule.schedule, quiz.day or 0)
    for _ in range(MOST_DEALT):
        species = draw(random, plan.kind, plan.level, players_of(rules))
        seed = random.randrange(SEEDS)
        problem, query = await asyncio.to_thread(deal_by, species, seed, rules)
        if not await outbox.was_posted(study.store, server, encode(query)):
            return species_of(problem), query
    raise NothingNewError


def _before(outcome: Outcome, quiz: Quiz) -> Before:
    link = f"https://discord.com/channels/{quiz.server}/{outcome.channel}/{outcome.message}"
    was_yesterday = outcome.day + 1 == quiz.day
    return Before(outcome.number, outcome.answered, outcome.right, link, was_yesterday)


async def _digest(study: Study, quiz: Quiz, words: Words) -> tuple[str, ...]:
    """Return the lines about the week before in the first daily of a week."""
    week = await digest(study.store, quiz)
    return () if week is None else digest_lines(week, words)


async def pause_note(study: Study, quiz: Quiz, words: Words) -> str:
    """Return why no daily comes after this one, "" where one does."""
    if quiz.schedule is None:
        return ""
    schedule = await schedules.find(study.store, quiz.schedule)
    if schedule is None or schedule.paused is None or schedule.number != (quiz.number or 0) + 1:
        return ""
    return words.named("daily-paused", schedule.paused)
