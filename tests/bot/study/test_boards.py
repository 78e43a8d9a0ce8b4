"""Boards, streaks and digests on both databases, beside a recount from the answers as stored."""

import itertools
import random
from dataclasses import replace
from datetime import UTC, date, datetime
from fractions import Fraction
from math import floor

import posted_dailies
from conftest import DAY
from posted_dailies import CHANNEL, NOBETAN, SCHEDULE, SERVER, evening, schedule
from recount import raw, recount, recounted_streak
from sqlalchemy import select
from test_quizzes import ANN, BOB, CEM, DIL, asked

from bot.study import boards, learners, quizzes, retention, servers
from bot.study.boards import MOST_ROWS
from bot.study.digest import Missed, digest
from bot.study.quiz import Purpose
from bot.study.servers import ServerSettings
from bot.study.standings import ALL_TIME, points_of, season_of
from bot.study.tables import quizzes as quizzes_table
from bot.study.tables import schedules, standings, streaks
from engine.problems import RIGHT, Grade, Species

ANOTHER = SCHEDULE + 1
ELSEWHERE = SCHEDULE + 2
MONDAY = date(2027, 11, 1).toordinal()
ENTOTSU = Species("waits", "entotsu", 3)


async def post(store, clock, day, number, **how):
    """Post a daily in the evening of its day."""
    clock.now = max(clock.now + 1, evening(day))
    return await posted_dailies.post(store, day, number, **how)


async def answer(store, quiz, learner, score=1.0):
    return await quizzes.answer(store, quiz, learner, "2m", Grade(score, (), ()))


async def check(store, server, members, season):
    """The board of everybody is that of a recount, for each of the members that reads it."""
    dailies, given = await raw(store, server)
    wanted = recount(dailies, given, season)
    ranks = {row[0]: 1 + sum(other[1] > row[1] for other in wanted) for row in wanted}
    for member in members:
        shown = await boards.board(store, server, member, season)
        rows = [(row.learner, row.points, row.answered, row.right) for row in shown.rows]
        assert rows == wanted[:MOST_ROWS]
        assert [row.rank for row in shown.rows] == [ranks[row.learner] for row in shown.rows]
        mine = shown.own
        if member not in ranks:
            assert mine is None
            continue
        assert (mine.learner, mine.points, mine.answered, mine.right) in wanted
        assert (mine.learner, mine.rank) == (member, ranks[member])
        assert (mine.streak, mine.best) == recounted_streak(dailies, given, member)


async def test_a_daily_of_an_own_decision_gives_its_member_no_points(store, clock):
    await schedule(store, SCHEDULE)
    quiz = await post(store, clock, MONDAY, 1)
    named = quizzes_table.update().where(quizzes_table.c.quiz == quiz).values(asker=ANN)
    await store.run(lambda connection: connection.execute(named))
    for learner in (ANN, BOB):
        assert (await answer(store, quiz, learner)).first
    shown = await boards.board(store, SERVER, ANN, season_of(MONDAY))
    assert [row.learner for row in shown.rows] == [BOB]


async def test_a_score_of_95_in_100_counts_as_right_and_less_does_not(store, clock):
    await schedule(store)
    quiz = await post(store, clock, MONDAY, 1)
    for learner, score in ((ANN, 0.95), (BOB, 0.94)):
        await answer(store, quiz, learner, score)
    shown = await boards.board(store, SERVER, ANN, season_of(MONDAY))
    assert [(row.learner, row.right) for row in shown.rows] == [(ANN, 1), (BOB, 0)]


async def test_boards_and_streaks_are_those_of_a_recount_after_four_weeks(store, clock):
    """Two schedules, days that fail to post, thirteen members who answer as they please."""
    chance = random.Random(7)
    members = range(201, 214)
    for number in (SCHEDULE, ANOTHER):
        await schedule(store, number)
    numbers = {SCHEDULE: 0, ANOTHER: 0}
    for day in range(MONDAY - 7, MONDAY + 21):
        for of in (SCHEDULE, ANOTHER):
            if of == ANOTHER and day % 7 > 4:
                continue
            numbers[of] += 1
            posted = chance.random() < 0.85
            quiz = await post(store, clock, day, numbers[of], of=of, posted=posted)
            for member in members if posted else ():
                if chance.random() < (0.5, 0.8, 0.95)[member % 3]:
                    await answer(store, quiz, member, chance.choice((0, 1 / 3, 0.6, 0.85, 1)))
    for season in (202710, 202711, ALL_TIME):
        await check(store, SERVER, (*members, ANN), season)


async def test_ties_share_a_rank_and_own_row_is_shown_past_the_tenth(store, clock):
    await schedule(store)
    quiz = await post(store, clock, MONDAY, 1)
    for learner in range(301, 313):
        await answer(store, quiz, learner, 1.0 if learner < 304 else 0.5)
    shown = await boards.board(store, SERVER, 312)
    assert [row.rank for row in shown.rows] == [1, 1, 1, 4, 4, 4, 4, 4, 4, 4]
    assert (shown.own.learner, shown.own.rank, shown.own.points) == (312, 4, 5)
    assert 312 not in {row.learner for row in shown.rows}


async def test_who_hides_is_on_nobodys_board_but_their_own(store, clock):
    await schedule(store)
    quiz = await post(store, clock, MONDAY, 1)
    await answer(store, quiz, ANN, 1.0)
    await answer(store, quiz, BOB, 0.6)
    await answer(store, quiz, CEM, 0.3)
    await learners.hide(store, BOB, hidden=True)
    others = await boards.board(store, SERVER, CEM)
    assert [row.learner for row in others.rows] == [ANN, CEM]
    assert (others.own.rank, others.hidden) == (2, False)
    own = await boards.board(store, SERVER, BOB)
    assert [row.learner for row in own.rows] == [ANN, CEM]
    assert (own.own.rank, own.own.points, own.hidden) == (2, 6, True)
    await learners.hide(store, BOB, hidden=False)
    assert [row.learner for row in (await boards.board(store, SERVER, CEM)).rows] == [ANN, BOB, CEM]


async def test_only_first_answers_to_open_dailies_are_counted(store, clock):
    await schedule(store)
    late = await post(store, clock, MONDAY, 1)
    quiz = await post(store, clock, MONDAY + 1, 2)
    await answer(store, late, ANN)
    await answer(store, await quizzes.ask(store, asked(asker=BOB)), ANN)
    await quizzes.show(store, quiz, BOB)
    await answer(store, quiz, BOB)
    await answer(store, quiz, CEM, 0.3)
    await answer(store, quiz, CEM, 1.0)
    shown = await boards.board(store, SERVER, ANN)
    assert [(row.learner, row.points, row.answered) for row in shown.rows] == [(CEM, 3, 1)]
    assert shown.own is None


async def test_the_season_is_the_month_of_the_dailys_day_and_the_servers_zone_says_which_is_now(
    store, clock
):
    await schedule(store)
    november = date(2027, 11, 30).toordinal()
    quiz = await post(store, clock, november, 1)
    clock.now = int(datetime(2027, 12, 1, 6, tzinfo=UTC).timestamp() * 1000)
    await answer(store, quiz, ANN)
    assert (await boards.board(store, SERVER, ANN)).current == 202712
    assert (await boards.board(store, SERVER, ANN)).rows == ()
    assert [row.learner for row in (await boards.board(store, SERVER, ANN, 202711)).rows] == [ANN]
    # In Honolulu it is still the evening before.
    await servers.change(store, SERVER, ServerSettings(zone="Pacific/Honolulu"))
    shown = await boards.board(store, SERVER, ANN)
    assert (shown.current, shown.season) == (202711, 202711)
    assert [row.learner for row in shown.rows] == [ANN]
    assert [row.season for row in await rows(store, standings)] == [ALL_TIME, 202711]


async def test_a_board_is_of_one_server(store, clock):
    """Two servers with the same members: each has points, ranks, streaks and dailies of its own."""
    await schedule(store, next_at=2)
    await schedule(store, ANOTHER, server=SERVER + 1, channel=CHANNEL + 1)
    for number in (1, 2, 3):
        here = await post(store, clock, MONDAY + number, number)
        there = await post(store, clock, MONDAY + number, number, of=ANOTHER, server=SERVER + 1)
        await answer(store, there, ANN)
        await answer(store, there, BOB, 0.5)
        if number > 1:
            await answer(store, here, ANN, 0.5)
    for server, channel in ((SERVER, CHANNEL), (SERVER + 1, CHANNEL + 1)):
        await check(store, server, (ANN, BOB), season_of(MONDAY))
        assert (await boards.board(store, server, ANN)).channel == channel
    await servers.forget(store, SERVER)
    assert (await boards.board(store, SERVER, ANN, ALL_TIME)).rows == ()
    assert {row.server for row in await rows(store, standings)} == {SERVER + 1}
    assert {row.server for row in await rows(store, streaks)} == {SERVER + 1}


async def test_a_board_names_the_channel_of_the_next_daily(store):
    assert (await boards.board(store, SERVER, ANN)).channel is None
    await schedule(store, next_at=None)
    assert (await boards.board(store, SERVER, ANN)).channel is None
    await schedule(store, ANOTHER)
    assert (await boards.board(store, SERVER, ANN)).channel == CHANNEL


async def test_a_streak_goes_on_while_the_next_daily_is_open_and_ends_with_its_schedule(
    store, clock
):
    await schedule(store)
    for number in (1, 2, 3):
        await answer(store, await post(store, clock, MONDAY + number, number), ANN)

    async def streak():
        own = (await boards.board(store, SERVER, ANN)).own
        return own.streak, own.best

    assert await streak() == (3, 3)
    await post(store, clock, MONDAY + 4, 4)
    assert await streak() == (3, 3)
    await post(store, clock, MONDAY + 5, 5)  # the fourth is missed and forgiven
    await post(store, clock, MONDAY + 6, 6, posted=False)  # the fifth as well: two are too many
    assert await streak() == (0, 3)
    await answer(store, await post(store, clock, MONDAY + 7, 7), ANN)
    assert await streak() == (1, 3)
    await store.run(lambda connection: connection.execute(schedules.delete()))
    assert await streak() == (0, 3)


async def test_deleting_ones_data_leaves_the_boards_of_others_as_they_were(store, clock):
    await schedule(store)
    quiz = await post(store, clock, MONDAY, 1)
    for learner in (ANN, BOB):
        await answer(store, quiz, learner)
    await learners.forget(store, ANN)
    for season in (None, ALL_TIME):
        assert [row.learner for row in (await boards.board(store, SERVER, ANN, season)).rows] == [
            BOB
        ]
    assert {row.learner for row in await rows(store, standings)} == {BOB}
    assert {row.learner for row in await rows(store, streaks)} == {BOB}


async def test_deleting_ones_data_takes_ones_name_out_of_digests(store, clock):
    await schedule(store)
    await answer(store, await post(store, clock, MONDAY, 1), ANN)
    quiz = await post(store, clock, MONDAY + 7, 2)
    named = f"Ahead: 1. <@{ANN}> (10), 2. <@{ANN}1> (9)"
    elsewhere = await quizzes.ask(store, asked(purpose=Purpose.VOTE, note=named, asker=BOB))
    table = quizzes_table
    written = table.update().where(table.c.quiz == quiz).values(note=named)
    await store.run(lambda connection: connection.execute(written))
    await learners.forget(store, ANN)
    assert (await found(store, quiz)).note == f"Ahead: 1. – (10), 2. <@{ANN}1> (9)"
    assert (await found(store, elsewhere)).note == named  # the words of another member


async def test_standings_outlive_the_answers_that_they_count(store, clock):
    await schedule(store)
    await answer(store, await post(store, clock, MONDAY, 1), ANN)
    clock.forward(retention.KEPT + DAY)
    assert await retention.delete_old(store) == 1
    assert [row.points for row in (await boards.board(store, SERVER, ANN, ALL_TIME)).rows] == [10]


async def rows(store, table):
    return await store.run(
        lambda connection: connection.execute(select(table).order_by(*table.primary_key)).all()
    )


def test_points_are_tenths_of_the_score_and_halves_are_rounded_up():
    assert [points_of(score) for score in (0, 1 / 3, 0.25, 0.6, 2 / 3, 1)] == [0, 3, 3, 6, 7, 10]
    for whole in range(1, 137):
        for part in range(whole + 1):
            assert points_of(part / whole) == floor(Fraction(part * 10, whole) + Fraction(1, 2))


def test_a_season_is_the_number_of_a_month():
    assert season_of(date(2026, 12, 31).toordinal()) == 202612
    assert season_of(date(2027, 1, 1).toordinal()) == 202701


async def week_of_dailies(store, clock, *members):
    """A week of dailies, Monday to Sunday, that these members answer: the first ever rightly.

    Dil has every answer shown, but for that of the Sunday before. Another server has dailies this
    week and the next.
    """
    await answer(store, await post(store, clock, MONDAY - 1, 0), DIL)
    await schedule(store, ELSEWHERE, server=SERVER + 1)
    for day in (MONDAY, MONDAY + 7):
        quiz = await post(store, clock, day, 1, of=ELSEWHERE, server=SERVER + 1)
        await answer(store, quiz, CEM, 0.0)
    number = itertools.count(1)
    for day in range(MONDAY, MONDAY + 7):
        of = ENTOTSU if day < MONDAY + 3 else NOBETAN
        quiz = await post(store, clock, day, next(number), species=of)
        for place, member in enumerate(members):
            await answer(store, quiz, member, RIGHT if place == 0 or of is NOBETAN else 0.5)
        await quizzes.show(store, quiz, DIL)


async def found(store, quiz):
    return await quizzes.find(store, quiz)


async def test_the_first_daily_of_a_week_has_the_digest_of_the_week_before(store, clock):
    await schedule(store)
    await week_of_dailies(store, clock, ANN, BOB, CEM)
    quiz = await post(store, clock, MONDAY + 7, 8)
    await answer(store, quiz, DIL)  # of the new week
    told = await digest(store, await found(store, quiz))
    assert (told.answers, told.people, told.season) == (21, 3, 202711)
    assert told.missed == Missed("waits", "entotsu", 6, 9)
    assert [(row.rank, row.learner, row.points) for row in told.best] == [
        (1, ANN, 70),
        (2, BOB, 55),
        (2, CEM, 55),
    ]
    tuesday = await post(store, clock, MONDAY + 8, 9)
    assert await digest(store, await found(store, tuesday)) is None
    # The same is told when the first one is sent again after a crash.
    again = await digest(store, await found(store, quiz))
    assert replace(again, best=()) == replace(told, best=())


async def test_the_first_daily_that_is_posted_in_a_week_has_the_digest(store, clock):
    """Monday's cannot be posted, and Tuesday's is that of another schedule."""
    await schedule(store)
    await schedule(store, ANOTHER)
    await week_of_dailies(store, clock, ANN)
    await post(store, clock, MONDAY + 7, 8, posted=False)
    tuesday = await post(store, clock, MONDAY + 8, 1, of=ANOTHER)
    assert (await digest(store, await found(store, tuesday))).answers == 7
    later = await post(store, clock, MONDAY + 8, 9)
    assert await digest(store, await found(store, later)) is None


async def test_a_daily_that_is_still_to_be_posted_has_the_digest(store, clock):
    """Those after it do not tell the week a second time."""
    await schedule(store)
    await schedule(store, ANOTHER)
    await week_of_dailies(store, clock, ANN)
    monday = await post(store, clock, MONDAY + 7, 8, posted=False)
    waits = quizzes_table.update().where(quizzes_table.c.quiz == monday).values(send_at=clock.now)
    await store.run(lambda connection: connection.execute(waits))
    tuesday = await post(store, clock, MONDAY + 8, 1, of=ANOTHER)
    assert await digest(store, await found(store, tuesday)) is None
    assert (await digest(store, await found(store, monday))).answers == 7


async def test_a_week_without_answers_or_without_mistakes_says_so(store, clock):
    await schedule(store)
    await post(store, clock, MONDAY, 1)
    quiz = await post(store, clock, MONDAY + 7, 2)
    assert await digest(store, await found(store, quiz)) is None
    await answer(store, quiz, ANN)
    told = await digest(store, await found(store, await post(store, clock, MONDAY + 14, 3)))
    assert (told.answers, told.people, told.missed) == (1, 1, None)


async def test_a_digest_in_the_first_days_of_a_month_names_the_best_of_the_month_before(
    store, clock
):
    await schedule(store)
    last_of_may = date(2027, 5, 31)  # a Monday
    quiz = await post(store, clock, last_of_may.toordinal() - 1, 1)
    await answer(store, quiz, ANN)
    told = await digest(
        store, await found(store, await post(store, clock, last_of_may.toordinal() + 1, 2))
    )
    assert (told.season, [row.learner for row in told.best]) == (202705, [ANN])


async def test_nothing_but_a_daily_has_a_digest(store):
    quiz = await quizzes.ask(store, asked())
    assert await digest(store, await found(store, quiz)) is None
