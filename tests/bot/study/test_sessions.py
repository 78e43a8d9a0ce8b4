"""Sessions on both databases: every problem once, in order, whoever dies between two steps."""

import asyncio
import itertools
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from conftest import DAY, MINUTE, together
from exported import exported
from on_postgres import another_transaction
from posted_dailies import take_all
from test_quizzes import ANN, BOB, CHANNEL, RIGHT, SERVER, WRONG, asked

from bot.study import learners, limits, outbox, quizzes, retention, servers, sessions
from bot.study.clock import HOUR
from bot.study.limits import MOST_SESSIONS_AN_HOUR, QuizLimit, TooManyQuizzesError
from bot.study.outbox import LATEST_POST, LEASE, RESENT_FOR, REVEAL_AFTER
from bot.study.place import read_place
from bot.study.quiz import Purpose, Status
from bot.study.session import (
    LATEST_STEP,
    LONGEST_WAIT,
    READING,
    SILENT_LIMIT,
    START_AFTER,
    Last,
    Move,
    SessionEnd,
    asked_step,
    due_step,
)
from bot.study.session_results import SessionPlace, result_of
from bot.study.sessions import RESULT_AFTER, NewSession
from bot.study.store import Store
from engine.problems import Species

CEM, DEE = 103, 104
NOBETAN = Species("waits", "nobetan", 2)
THREE = NewSession(SERVER, CHANNEL, ANN, "tenhou", "en", 3, 60)
SECOND = 1000


DEALT = itertools.count()


class Channel:
    """What a channel shows: messages by their nonces, each once, and how often each was edited."""

    def __init__(self):
        self.messages = []
        self.edits = {}

    def post(self, nonce):
        if nonce not in self.messages:
            self.messages.append(nonce)
        return self.messages.index(nonce) + 1

    def edit(self, message):
        self.edits[message] = self.edits.get(message, 0) + 1


async def poster(store, channel):
    """Post and reveal what is due, as the poster does; each yield is a place to be killed at."""
    while await sessions.advance(store) or await outbox.close_due(store):
        yield
    for quiz in await take_all(store):
        yield
        if quiz.closed_at is None:
            if not quiz.problem:
                problem = f"problem {next(DEALT)}"
                assert await sessions.prepare(store, quiz, NOBETAN, problem, "")
                yield
            message = channel.post(str(quiz.quiz))
            yield
            session = await sessions.find(store, quiz.session)
            closes_at = None if session is None else session.closes_at(store.now())
            await sessions.note_posted(store, quiz, message, closes_at)
        else:
            found = await quizzes.reveal(store, quiz.quiz)
            yield
            channel.edit(found.quiz.message)
            yield
            await outbox.send_later(store, quiz.quiz, None)
        yield
    for session in await sessions.take_results(store):
        yield
        channel.post(f"result {session.session}")
        yield
        await sessions.send_later(store, session.session, None)


async def post_all(store, channel):
    async for _ in poster(store, channel):
        pass


async def forward_to(store, clock, channel, milliseconds):
    """Let the time pass, and the poster work when something is due, as it sleeps till then."""
    end = clock.now + milliseconds
    while clock.now < end:
        due = await outbox.earliest(store)
        clock.now = end if due is None else min(max(due, clock.now + SECOND), end)
        await post_all(store, channel)


@pytest.fixture
def channel():
    return Channel()


async def begun(store, clock, channel, new=THREE):
    """Begin a session, and post its first problem."""
    number = await sessions.start(store, new, manages=False)
    await forward_to(store, clock, channel, START_AFTER)
    return number


async def problem(store, session, number):
    table = quizzes.quizzes
    found = table.select().where(table.c.session == session, table.c.number == number)
    row = await store.run(lambda connection: connection.execute(found).one_or_none())
    return None if row is None else await quizzes.find(store, row.quiz)


async def current(store, session):
    found = await sessions.find(store, session)
    return await problem(store, session, found.asked)


# What follows, as a table


def open_last(**changes):
    return Last(
        **{"is_posted": True, "is_pending": False, "is_closed": True, "is_silent": False} | changes
    )


TIMED = sessions.Session(
    1, SERVER, CHANNEL, ANN, None, None, "tenhou", "en", 3, 60, 1, 0, None, None, 1_000_000
)
BY_HAND = replace(TIMED, seconds=None)


@pytest.mark.parametrize(
    ("session", "last", "late", "step"),
    [
        (replace(TIMED, asked=0), None, 0, Move.ASK),
        (replace(TIMED, asked=0), None, LATEST_STEP + 1, SessionEnd.AWAY),
        (TIMED, open_last(is_closed=False), 0, Move.WAIT),
        (TIMED, open_last(is_closed=False, is_posted=False, is_pending=True), 0, Move.WAIT),
        (TIMED, open_last(is_closed=False, is_posted=False), 0, SessionEnd.TROUBLE),
        (TIMED, open_last(), 0, Move.ASK),
        (TIMED, open_last(), LATEST_STEP, Move.ASK),
        (TIMED, open_last(), LATEST_STEP + 1, SessionEnd.AWAY),
        (TIMED, open_last(is_silent=True), 0, SessionEnd.SILENT),
        (replace(TIMED, asked=3), open_last(), 0, SessionEnd.DONE),
        (replace(TIMED, asked=3), open_last(is_silent=True), 0, SessionEnd.DONE),
        (replace(TIMED, asked=3), open_last(is_closed=False), 0, Move.WAIT),
        (BY_HAND, open_last(), 0, SessionEnd.LEFT),
        (BY_HAND, open_last(is_closed=False), 0, SessionEnd.LEFT),
        (BY_HAND, open_last(is_silent=True), 0, SessionEnd.SILENT),
        (replace(BY_HAND, asked=3), open_last(), 0, SessionEnd.DONE),
    ],
)
def test_what_a_session_does_next_when_its_step_is_due(session, last, late, step):
    assert due_step(session, last, session.next_at + late) is step


@pytest.mark.parametrize(
    ("session", "last", "step"),
    [
        (replace(TIMED, asked=0), None, Move.ASK),
        (TIMED, open_last(is_closed=False), None),
        (TIMED, open_last(is_silent=True), Move.ASK),
        (BY_HAND, open_last(), Move.ASK),
        (replace(BY_HAND, asked=3), open_last(), SessionEnd.DONE),
    ],
)
def test_what_a_session_does_next_when_it_is_asked_to_go_on(session, last, step):
    assert asked_step(session, last) is step


# One after the other


async def test_problems_come_one_after_the_other_and_the_result_last(store, clock, channel):
    number = await sessions.start(store, THREE, manages=False)
    assert await sessions.advance(store) is False
    await forward_to(store, clock, channel, START_AFTER - 1)
    assert channel.messages == []
    for place in (1, 2, 3):
        clock.forward(1)
        await post_all(store, channel)
        quiz = await current(store, number)
        assert (quiz.number, quiz.purpose, quiz.asker) == (place, Purpose.SESSION, None)
        assert (quiz.message, quiz.closes_at) == (place, clock.now + MINUTE)
        answered = await quizzes.answer(store, quiz.quiz, ANN, "2m", RIGHT)
        assert answered.status is Status.COUNTED
        await forward_to(store, clock, channel, MINUTE)
        assert (await current(store, number)).closed_at == clock.now
        late = await quizzes.answer(store, quiz.quiz, BOB, "2m", RIGHT)
        assert late.status is Status.LATE
        await forward_to(store, clock, channel, REVEAL_AFTER)
        assert channel.edits == dict.fromkeys(range(1, place + 1), 1)
        await forward_to(store, clock, channel, READING - REVEAL_AFTER - 1)
        assert len(channel.messages) == place
    clock.forward(1)
    await post_all(store, channel)
    found = await sessions.find(store, number)
    assert (found.ending, found.next_at) == (SessionEnd.DONE, None)
    assert channel.messages[3:] == [f"result {number}"]
    assert await outbox.earliest(store) is None


async def test_nobody_for_three_problems_ends_it(store, clock, channel):
    number = await begun(store, clock, channel, replace(THREE, total=10))
    await quizzes.show(store, (await current(store, number)).quiz, BOB)
    await forward_to(store, clock, channel, 10 * (MINUTE + READING))
    found = await sessions.find(store, number)
    assert (found.ending, found.asked) == (SessionEnd.SILENT, 1 + SILENT_LIMIT)
    assert channel.messages[-1] == f"result {number}"


async def test_silence_is_that_of_problems_in_a_row_of_one_session(store, clock, channel):
    """Two problems without an answer, one with, and three without: in two sessions at once."""
    elsewhere = replace(THREE, asker=BOB, channel=CHANNEL + 1, total=10)
    both = [
        await sessions.start(store, new, manages=False)
        for new in (replace(THREE, total=10), elsewhere)
    ]
    await forward_to(store, clock, channel, START_AFTER)
    for place in range(1, 7):
        for number in both:
            quiz = await current(store, number)
            assert quiz.number == place
            if place == 3:
                await quizzes.answer(store, quiz.quiz, CEM, "2m", RIGHT)
        await forward_to(store, clock, channel, MINUTE + READING)
    found = [await sessions.find(store, number) for number in both]
    assert [(it.ending, it.asked) for it in found] == [(SessionEnd.SILENT, 6)] * 2


async def test_a_session_without_a_clock_goes_on_when_it_is_told_to(store, clock, channel):
    number = await begun(store, clock, channel, replace(THREE, seconds=None))
    for place in (1, 2, 3):
        quiz = await current(store, number)
        assert quiz.number == place
        assert await sessions.go_on(store, number, place) is False
        await forward_to(store, clock, channel, MINUTE // 2)
        await sessions.close_early(store, quiz)
        await forward_to(store, clock, channel, READING - SECOND)
        assert channel.edits[place] == 1
        assert (await current(store, number)).quiz == quiz.quiz
        if place < 3:
            assert await sessions.go_on(store, number, place) is True
            assert await sessions.go_on(store, number, place) is False
        await post_all(store, channel)
    await forward_to(store, clock, channel, SECOND)
    assert (await sessions.find(store, number)).ending is SessionEnd.DONE
    assert channel.messages[3:] == [f"result {number}"]


async def test_a_session_that_its_asker_leaves_ends_by_itself(store, clock, channel):
    by_hand = replace(THREE, seconds=None)
    number = await sessions.start(store, by_hand, manages=False)
    assert await sessions.go_on(store, number, 0) is True
    await post_all(store, channel)
    quiz = await current(store, number)
    await quizzes.answer(store, quiz.quiz, BOB, "2m", RIGHT)
    await sessions.close_early(store, quiz)
    clock.forward(LONGEST_WAIT - 1)
    await post_all(store, channel)
    assert (await sessions.find(store, number)).ending is None
    clock.forward(1)
    await post_all(store, channel)
    assert (await sessions.find(store, number)).ending is SessionEnd.LEFT


async def test_a_problem_that_its_asker_does_not_reveal_is_revealed_and_ends_the_session(
    store, clock, channel
):
    number = await begun(store, clock, channel, replace(THREE, seconds=None))
    await forward_to(store, clock, channel, LONGEST_WAIT - SECOND)
    assert (await current(store, number)).closed_at is None
    await forward_to(store, clock, channel, SECOND + RESULT_AFTER)
    assert (await sessions.find(store, number)).ending is SessionEnd.LEFT
    assert (channel.edits, channel.messages[1:]) == ({1: 1}, [f"result {number}"])


async def test_next_skips_the_pause_and_is_pressed_once(store, clock, channel):
    number = await begun(store, clock, channel)
    quiz = await current(store, number)
    assert await sessions.go_on(store, number, 0) is False
    await sessions.close_early(store, quiz)
    pressed = await together(*(sessions.go_on(store, number, 1) for _ in range(3)))
    assert sorted(pressed) == [False, False, True]
    await post_all(store, channel)
    assert len(channel.messages) == 2
    assert (await current(store, number)).number == 2


async def test_a_problem_that_is_noted_late_does_not_move_the_next_step(store, clock):
    number = await sessions.start(store, THREE, manages=False)
    await sessions.go_on(store, number, 0)
    first = await current(store, number)
    await sessions.close_early(store, first)
    assert await sessions.go_on(store, number, 1)
    before = await sessions.find(store, number)
    await sessions.note_posted(store, first, 1, clock.now + MINUTE)
    assert await sessions.find(store, number) == before


async def test_a_session_that_has_begun_is_not_withdrawn(store, clock, channel):
    number = await sessions.start(store, THREE, manages=False)
    later = await begun(store, clock, channel, replace(THREE, asker=BOB, channel=CHANNEL + 1))
    await sessions.go_on(store, number, 0)
    waiting = await sessions.start(
        store, replace(THREE, asker=CEM, channel=CHANNEL + 2), manages=False
    )
    for session in (number, later, waiting):
        await sessions.withdraw(store, session)
    kept = [it.session for it in await sessions.open_sessions(store, SERVER)]
    assert kept == [number, later]


async def test_a_problem_is_prepared_twice_and_asked_in_two_sessions(store):
    for new in (THREE, replace(THREE, asker=BOB, channel=CHANNEL + 1)):
        session = await sessions.start(store, new, manages=False)
        await sessions.go_on(store, session, 0)
        quiz = await current(store, session)
        one, other = [
            await sessions.prepare(store, quiz, NOBETAN, "one problem", "")
            for _ in range(2)  # processes that dealt the same
        ]
        assert (one.quiz, one.problem) == (quiz.quiz, "one problem")
        assert other == one


async def test_a_second_reveal_does_not_hold_up_the_next_problem(store, clock, channel):
    number = await begun(store, clock, channel)
    quiz = await current(store, number)
    await sessions.close_early(store, quiz)
    await forward_to(store, clock, channel, READING - SECOND)
    await sessions.close_early(store, quiz)
    await forward_to(store, clock, channel, SECOND)
    assert (await current(store, number)).number == 2


async def test_next_under_an_earlier_problem_asks_nothing(store, clock, channel):
    number = await begun(store, clock, channel)
    await sessions.close_early(store, await current(store, number))
    await sessions.go_on(store, number, 1)
    await post_all(store, channel)
    second = await current(store, number)
    await sessions.close_early(store, second)
    for earlier in (0, 1):
        assert await sessions.go_on(store, number, earlier) is False
    assert await current(store, number) == await quizzes.find(store, second.quiz)


async def test_a_session_is_stopped_its_problem_revealed_and_the_result_posted(
    store, clock, channel
):
    number = await begun(store, clock, channel)
    assert await sessions.stop(store, number) is True
    assert await sessions.stop(store, number) is False
    assert await sessions.go_on(store, number, 1) is False
    await forward_to(store, clock, channel, REVEAL_AFTER)
    assert (channel.edits, len(channel.messages)) == ({1: 1}, 1)
    await forward_to(store, clock, channel, RESULT_AFTER - REVEAL_AFTER)
    assert channel.messages[1:] == [f"result {number}"]
    assert (await sessions.find(store, number)).ending is SessionEnd.STOPPED


async def test_a_session_that_is_stopped_before_its_first_problem_has_a_result_at_once(
    store, channel
):
    number = await sessions.start(store, THREE, manages=False)
    assert await sessions.stop(store, number) is True
    await post_all(store, channel)
    assert channel.messages == [f"result {number}"]


async def test_a_problem_that_is_being_posted_when_it_is_stopped_is_revealed(store, clock, channel):
    number = await sessions.start(store, THREE, manages=False)
    clock.forward(START_AFTER)
    working = poster(store, channel)
    while not channel.messages:
        await anext(working)
    await sessions.stop(store, number)
    async for _ in working:
        pass
    await post_all(store, channel)
    assert channel.edits == {1: 1}


async def test_a_click_before_its_message_is_noted_leaves_a_problem_to_the_poster(
    store, clock, channel
):
    number = await sessions.start(store, THREE, manages=False)
    clock.forward(START_AFTER)
    working = poster(store, channel)
    while not channel.messages:
        await anext(working)
    quiz = await current(store, number)
    await quizzes.note_message(store, quiz.quiz, 1)  # killed here, and somebody clicks
    clock.forward(LEASE)
    await post_all(store, channel)
    assert len(channel.messages) == 1
    assert (await current(store, number)).closes_at == clock.now + MINUTE


async def test_a_problem_without_a_clock_is_not_revealed_by_anybody_a_day_later(
    store, clock, channel
):
    number = await begun(store, clock, channel, replace(THREE, seconds=None))
    quiz = await current(store, number)
    assert not quiz.lets_reveal(BOB, clock.now + DAY, manages=False)
    assert replace(quiz, session=None).lets_reveal(BOB, clock.now + DAY, manages=False)


async def test_no_problem_comes_twice_in_a_session(store, clock, channel):
    await begun(store, clock, channel, replace(THREE, seconds=None))
    other = await begun(store, clock, channel, replace(THREE, channel=2, asker=BOB))
    first = await current(store, other)
    await sessions.close_early(store, first)
    await sessions.go_on(store, other, 1)
    second = await current(store, other)
    assert await sessions.prepare(store, second, NOBETAN, first.problem, "") is None
    assert (await sessions.prepare(store, second, NOBETAN, "new", "3")).problem == "new"
    late = await sessions.prepare(store, second, NOBETAN, "of a process that was slow", "4")
    assert (late.problem, late.note) == ("new", "3")


# Trouble


async def test_a_problem_that_cannot_be_posted_ends_the_session(store, clock, channel):
    number = await sessions.start(store, THREE, manages=False)
    clock.forward(START_AFTER)
    assert await sessions.advance(store)
    (quiz,) = (await outbox.take(store)).due
    await sessions.note_failure(store, quiz)
    assert (await outbox.take(store)).due == []
    await forward_to(store, clock, channel, RESULT_AFTER)
    assert (await sessions.find(store, number)).ending is SessionEnd.TROUBLE
    assert channel.messages == [f"result {number}"]


async def test_a_problem_is_tried_for_ten_minutes_and_a_result_for_three_hours(store, clock):
    number = await sessions.start(store, THREE, manages=False)
    clock.forward(START_AFTER)
    tried = 0
    while (await sessions.find(store, number)).ending is None:
        await sessions.advance(store)
        tried += len((await outbox.take(store)).due)
        clock.forward(LEASE)
    assert tried >= RESENT_FOR // LEASE
    assert (await sessions.find(store, number)).ending is SessionEnd.TROUBLE
    tried = 0
    while (await sessions.find(store, number)).next_at is not None:
        tried += len(await sessions.take_results(store))
        clock.forward(LEASE)
    assert tried >= LATEST_POST // LEASE - 1


async def test_a_bot_that_was_away_goes_on_after_minutes_and_ends_after_an_hour(
    store, clock, channel
):
    number = await begun(store, clock, channel)
    await quizzes.answer(store, (await current(store, number)).quiz, BOB, "2m", RIGHT)
    clock.forward(MINUTE + LATEST_STEP)
    await forward_to(store, clock, channel, READING + SECOND)
    assert (await current(store, number)).number == 2
    clock.forward(2 * HOUR)
    await forward_to(store, clock, channel, READING)
    found = await sessions.find(store, number)
    assert (found.ending, found.asked, found.next_at) == (SessionEnd.AWAY, 2, None)
    assert channel.edits == {1: 1, 2: 1}


async def test_an_instant_that_a_wrong_clock_stored_ends_the_session(store, clock, channel):
    clock.forward(500 * DAY)
    number = await sessions.start(store, THREE, manages=False)
    clock.forward(-500 * DAY)
    await post_all(store, channel)
    assert (await sessions.find(store, number)).ending is SessionEnd.AWAY


# Killed anywhere


async def played(store, clock, random, *, hands):
    """Play two sessions with as many posters as ``hands``, each killed now and then."""
    channel = Channel()
    numbers = [
        await sessions.start(store, replace(THREE, channel=at, asker=at, total=4), manages=False)
        for at in (1, 2)
    ]
    accepted = dict.fromkeys(numbers, 0)
    working = [poster(store, channel) for _ in range(hands)]
    for _ in range(6_000):
        open_still = [await sessions.find(store, number) for number in numbers]
        if await outbox.earliest(store) is None:
            return channel, numbers, accepted
        for at in range(hands):
            with suppress(StopAsyncIteration):
                if random.random() < 0.9:
                    await anext(working[at])
                    continue
                await working[at].aclose()  # killed where it stands
            working[at] = poster(store, channel)
        if random.random() < 0.3:
            clock.forward(random.choice((100, SECOND, 5 * SECOND, LEASE)))
        for session in open_still:
            quiz = await problem(store, session.session, session.asked)
            if random.random() < 0.2 and quiz is not None and quiz.message is not None:
                given = await quizzes.answer(
                    store, quiz.quiz, random.randrange(101, 105), "2m", RIGHT
                )
                accepted[session.session] += given.first and given.status is Status.COUNTED
    raise AssertionError("the sessions do not end")


@pytest.mark.parametrize(
    ("seed", "hands"),
    [
        (0, 1),
        (1, 2),
        *(pytest.param(seed, 1 + seed % 3, marks=pytest.mark.slow) for seed in range(2, 6)),
    ],
)
async def test_killed_between_any_two_steps_it_goes_on_and_posts_each_message_once(
    store, clock, seed, hands
):
    channel, numbers, accepted = await played(store, clock, Random(seed), hands=hands)
    for number in numbers:
        found = await sessions.find(store, number)
        asked_problems = [await problem(store, number, at) for at in range(1, found.asked + 1)]
        if found.ending is SessionEnd.DONE:
            assert found.asked == 4
        else:
            assert found.ending is SessionEnd.SILENT
        nonces = [*(str(quiz.quiz) for quiz in asked_problems), f"result {number}"]
        assert [it for it in channel.messages if it in nonces] == nonces, "each once, in order"
        for quiz in asked_problems:
            assert quiz.closed_at is not None
            assert channel.edits.get(quiz.message), "each is revealed"
        counted = sum(place.answered for place in (await result_of(store, number)).places)
        assert counted == accepted[number]
    assert len(channel.messages) == len(set(channel.messages))


async def test_two_processes_on_one_postgresql_make_a_step_once(new_database, clock):
    store = Store(read_place(new_database), clock=clock)
    number = await sessions.start(store, THREE, manages=False)
    clock.forward(START_AFTER)
    async with another_transaction(store) as other:
        assert await sessions.advance(other) is True
        assert await sessions.advance(store) is False
    assert (await sessions.find(store, number)).asked == 1
    assert await sessions.advance(store) is False
    await store.close()


async def test_claimers_at_once_make_each_step_once(place, clock):
    stores = [Store(place, clock=clock) for _ in range(4)]
    try:
        await stores[0].start()
        for at in range(1, 13):
            new = replace(THREE, channel=at, asker=at)
            await sessions.start(stores[0], new, manages=False)
        clock.forward(START_AFTER)

        made = []

        async def make_all(store):
            while await sessions.advance(store):
                made.append(store)

        await together(*map(make_all, stores))
        assert len(made) == 12
        taken = await together(*map(take_all, stores))
        assert sorted(quiz.channel for some in taken for quiz in some) == list(range(1, 13))
    finally:
        await together(*(one.close() for one in stores))


# Limits


async def refused(store, new, *, manages=False):
    with pytest.raises(TooManyQuizzesError) as error:
        await sessions.start(store, new, manages=manages)
    return error.value.limit


async def test_a_server_has_so_many_sessions_a_day_also_for_those_who_manage_it(
    store, clock, monkeypatch
):
    monkeypatch.setattr(limits, "MOST_A_DAY", 3)
    for at in range(3):
        over = await sessions.start(store, replace(THREE, channel=at), manages=True)
        await sessions.stop(store, over)
    assert await refused(store, THREE, manages=True) is QuizLimit.DAY
    elsewhere = replace(THREE, server=SERVER + 1)
    assert await sessions.start(store, elsewhere, manages=True)
    clock.forward(DAY)
    assert await sessions.start(store, THREE, manages=True)


async def test_a_channel_has_one_session_and_a_member_one_in_a_server(store, clock):
    number = await sessions.start(store, THREE, manages=False)
    elsewhere = replace(THREE, channel=CHANNEL + 1)
    assert await refused(store, replace(THREE, asker=BOB)) is QuizLimit.SESSION
    assert await refused(store, replace(THREE, asker=BOB), manages=True) is QuizLimit.SESSION
    assert await refused(store, elsewhere) is QuizLimit.OWN_SESSION
    await sessions.start(store, replace(elsewhere, server=SERVER + 1), manages=False)
    await sessions.start(store, replace(elsewhere, asker=BOB), manages=False)
    await sessions.start(store, replace(THREE, channel=CHANNEL + 2), manages=True)
    assert len(await sessions.open_sessions(store, SERVER)) == 3
    await sessions.stop(store, number)
    clock.forward(1)
    assert await sessions.start(store, replace(THREE, asker=CEM), manages=False)


async def test_of_sessions_begun_at_once_in_a_channel_one_is(store):
    tried = await asyncio.gather(
        *(sessions.start(store, replace(THREE, asker=at), manages=False) for at in range(1, 6)),
        return_exceptions=True,
    )
    assert [type(one) for one in tried if not isinstance(one, int)] == [TooManyQuizzesError] * 4


async def test_a_member_begins_so_many_an_hour(store, clock):
    for _ in range(MOST_SESSIONS_AN_HOUR):
        await sessions.stop(store, await sessions.start(store, THREE, manages=False))
        clock.forward(SECOND)
    assert await refused(store, THREE) is QuizLimit.SESSION_HOUR
    clock.forward(HOUR)
    await sessions.start(store, THREE, manages=False)


@pytest.mark.parametrize(("server", "ahead"), [(SERVER + 1, 0), (SERVER, 500 * DAY)])
async def test_sessions_elsewhere_and_of_a_wrong_clock_are_none_of_the_hour(
    store, clock, server, ahead
):
    clock.forward(ahead)
    for _ in range(MOST_SESSIONS_AN_HOUR):
        new = replace(THREE, server=server)
        await sessions.stop(store, await sessions.start(store, new, manages=False))
    clock.forward(-ahead)
    assert await sessions.start(store, THREE, manages=False)


async def test_sessions_are_listed_by_channel_until_they_are_over(store):
    here = await sessions.start(store, THREE, manages=False)
    elsewhere = replace(THREE, asker=BOB, channel=CHANNEL + 1)
    there = await sessions.start(store, elsewhere, manages=False)

    async def listed(channel=None):
        return [it.session for it in await sessions.open_sessions(store, SERVER, channel)]

    assert await listed() == [here, there]
    assert await listed(CHANNEL + 1) == [there]
    await sessions.stop(store, here)
    assert await listed() == [there]


async def test_problems_of_a_session_use_up_no_share_of_open_questions(store, clock, channel):
    await begun(store, clock, channel, replace(THREE, total=20))
    await forward_to(store, clock, channel, MINUTE)
    for _ in range(limits.MOST_OWN_OPEN):
        await quizzes.ask(store, replace(asked(), asker=ANN))
    assert {it.purpose for it in await limits.open_questions(store, SERVER)} == {Purpose.ASKED}


# The result


async def place_of(store, session, who):
    found = await result_of(store, session)
    return next((it for it in found.places if it.learner == who), None)


async def test_right_answers_decide_and_then_the_time_they_took(store, clock, channel):
    number = await begun(store, clock, channel)
    taken = {ANN: (5, RIGHT), BOB: (9, RIGHT), CEM: (9, RIGHT), DEE: (2, WRONG)}
    quiz, start = await current(store, number), clock.now
    for who, (seconds, grade) in sorted(taken.items(), key=lambda it: it[1][0]):
        clock.now = start + seconds * SECOND
        await quizzes.answer(store, quiz.quiz, who, "2m", grade)
    await quizzes.show(store, quiz.quiz, 105)
    found = await result_of(store, number)
    assert found.places == (
        SessionPlace(1, ANN, 1, 1, 5), SessionPlace(2, BOB, 1, 1, 9), SessionPlace(2, CEM, 1, 1, 9),
        SessionPlace(4, DEE, 0, 1, 0),
    )  # fmt: skip
    assert (found.posted, found.members) == (1, 4)
    assert (found.hardest.quiz.quiz, found.hardest.right, found.hardest.answered) == (
        quiz.quiz,
        3,
        4,
    )


async def test_more_right_answers_go_before_less_time(store, clock, channel):
    number = await begun(store, clock, channel)
    first = await current(store, number)
    await quizzes.answer(store, first.quiz, ANN, "2m", RIGHT)
    clock.forward(50 * SECOND)
    await quizzes.answer(store, first.quiz, BOB, "2m", RIGHT)
    await forward_to(store, clock, channel, 30 * SECOND)
    clock.forward(40 * SECOND)
    second = await current(store, number)
    assert second.number == 2
    await quizzes.answer(store, second.quiz, BOB, "2m", RIGHT)
    await quizzes.answer(store, second.quiz, ANN, "2m", WRONG)
    assert [place.learner for place in (await result_of(store, number)).places] == [BOB, ANN]
    assert (await result_of(store, number)).hardest.quiz.quiz == second.quiz


async def test_whoever_hides_or_is_forgotten_is_not_in_the_result(store, clock, channel):
    number = await begun(store, clock, channel)
    quiz = await current(store, number)
    for who in (ANN, BOB, CEM):
        await quizzes.answer(store, quiz.quiz, who, "2m", RIGHT)
    await learners.hide(store, BOB, hidden=True)
    assert [it.learner for it in (await result_of(store, number)).places] == [ANN, CEM]
    await learners.forget(store, CEM)
    assert [it.learner for it in (await result_of(store, number)).places] == [ANN]


async def test_a_forgotten_asker_leaves_the_session_to_the_others(store, clock, channel):
    number = await begun(store, clock, channel)
    assert (await exported(store, ANN))["sessions"][0]["session"] == number
    assert await learners.forget(store, ANN) == 1
    assert await exported(store, ANN) == {}
    assert (await sessions.find(store, number)).asker is None
    await forward_to(store, clock, channel, MINUTE + READING)
    assert (await current(store, number)).number == 2


async def test_a_session_teaches_and_counts_for_no_board(store, clock, channel):
    number = await begun(store, clock, channel)
    await quizzes.answer(store, (await current(store, number)).quiz, ANN, "2m", RIGHT)
    rows = await exported(store, ANN)
    assert rows["skills"][0]["right"] == 1
    assert not {"standings", "streaks"} & rows.keys()


async def test_a_forgotten_server_has_no_session_any_more(store, clock, channel):
    number = await begun(store, clock, channel)
    await servers.forget(store, SERVER)
    assert await sessions.find(store, number) is None
    await forward_to(store, clock, channel, MINUTE + READING)
    assert len(channel.messages) == 1


async def test_a_session_is_kept_for_a_month(store, clock, channel):
    number = await begun(store, clock, channel)
    quiz = await current(store, number)
    await quizzes.answer(store, quiz.quiz, ANN, "2m", RIGHT)
    await forward_to(store, clock, channel, 5 * (MINUTE + READING))
    opened = (await sessions.find(store, number)).opened_at
    clock.now = opened + 30 * DAY
    await retention.delete_old(store)
    assert await sessions.find(store, number) is not None
    clock.forward(DAY)
    await retention.delete_old(store)
    assert await sessions.find(store, number) is None
    assert await quizzes.find(store, quiz.quiz) is not None
    assert await problem(store, number, 2) is None, "nobody answered it"
    clock.forward(400 * DAY)
    await retention.delete_old(store)
    assert await quizzes.find(store, quiz.quiz) is None
