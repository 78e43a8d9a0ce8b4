"""Votes on both databases: they change until the end, teach nothing, and end once; races."""

import asyncio
import itertools
import random

import pytest
from conftest import DAY, MINUTE, count_answers, together
from exported import exported

from bot.study import learners, quizzes, votes
from bot.study.clock import FAR_AHEAD, HOUR
from bot.study.limits import MOST_AN_HOUR, MOST_OPEN, QuizLimit, TooManyQuizzesError
from bot.study.outbox import BATCH, close_due, lost, take
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.tables import quizzes as table
from engine.problems import Species

CUT = Species("cut", "lone_tile", 3)
ANN, BOB, CEM, DIL = 101, 102, 103, 104
SERVER, CHANNEL = 11, 12


MEMBERS = itertools.count(1000)


def new_vote(clock, hours=24, **changes):
    values = {
        "purpose": Purpose.VOTE,
        "species": CUT,
        "problem": "123m406p789s1122z3s",
        "language": "en",
        "asker": ANN,
        "server": SERVER,
        "channel": CHANNEL,
        "note": "South 3",
        "closes_at": clock.now + hours * HOUR,
    }
    return NewQuiz(**values | changes)


async def split(store, number):
    """The votes as a result counts them."""
    return dict((await quizzes.reveal(store, number)).tally)


async def test_a_vote_may_change_and_the_last_one_counts(store, clock):
    number = await quizzes.ask(store, new_vote(clock))
    first = await votes.vote(store, number, BOB, "1z")
    assert (first.is_over, first.before, first.tally, first.voted) == (False, None, (("1z", 1),), 1)
    clock.forward(MINUTE)
    changed = await votes.vote(store, number, BOB, "0p")
    assert (changed.before, changed.tally) == ("1z", (("0p", 1),))
    other = await votes.vote(store, number, CEM, "1z")
    assert (other.before, other.voted) == (None, 2)
    assert await split(store, number) == {"0p": 1, "1z": 1}


async def test_the_latest_votes_without_a_message_are_looked_for(store, clock):
    """Those that never got out stay for a week, and would keep the others from being found."""
    asked = []
    for _ in range(BATCH + 1):
        clock.forward(1)
        asked.append(await quizzes.ask(store, new_vote(clock), manages=True))
    assert [quiz.quiz for quiz in await lost(store)] == asked[:0:-1]


async def test_what_ends_by_itself_and_has_no_message_is_looked_for(store, clock):
    """A vote that has ended as well, since it may stand there with its buttons."""

    async def made(**how):
        number = await quizzes.ask(store, new_vote(clock, **how), manages=True)
        clock.forward(1)
        return number

    await made()  # it ended long ago
    clock.forward(FAR_AHEAD + DAY)
    ended, daily, closed = await made(), await made(purpose=Purpose.DAILY), await made()
    waits, known = await made(), await made()
    await made(channel=None)
    await made(closes_at=None)
    for number, columns in (
        (ended, {"closed_at": clock.now}),
        (closed, {"closed_at": clock.now, "purpose": Purpose.DAILY}),
        (waits, {"send_at": clock.now}),
        (known, {"message": 77}),
    ):
        changed = table.update().where(table.c.quiz == number).values(columns)
        await store.run(lambda connection, changed=changed: connection.execute(changed))
    assert [quiz.quiz for quiz in await lost(store)] == [daily, ended]


async def test_what_ended_nine_days_ago_is_looked_for_no_more(store, clock):
    number = await quizzes.ask(store, new_vote(clock, closes_at=clock.now + MINUTE))
    clock.forward(MINUTE + FAR_AHEAD - 1)
    assert [quiz.quiz for quiz in await lost(store)] == [number]
    clock.forward(1)
    assert await lost(store) == []


async def test_a_vote_that_a_wrong_clock_ended_is_revealed_by_the_right_one(store, clock):
    number = await quizzes.ask(store, new_vote(clock))
    await quizzes.note_message(store, number, 77)
    clock.forward(500 * DAY)
    assert await close_due(store) == 1
    clock.forward(-500 * DAY)
    assert [quiz.quiz for quiz in (await take(store)).due] == [number]


async def test_open_questions_of_a_deleted_member_end_and_are_revealed(store, clock):
    """Else a member could take a whole channel for a week: ask, delete everything, ask again."""
    shown = await quizzes.ask(store, new_vote(clock))
    await quizzes.note_message(store, shown, 77)
    unsent = await quizzes.ask(store, new_vote(clock))
    ended = await quizzes.ask(store, new_vote(clock), manages=True)
    await quizzes.close(store, ended)
    await votes.vote(store, shown, BOB, "1z")
    others = await quizzes.ask(store, new_vote(clock, asker=BOB))
    clock.forward(MINUTE)
    await learners.forget(store, ANN)
    found = {number: await quizzes.find(store, number) for number in (shown, unsent, ended, others)}
    assert [found[it].closed_at for it in (shown, unsent, ended, others)] == [
        clock.now, clock.now, clock.now - MINUTE, None,
    ]  # fmt: skip
    assert [quiz.quiz for quiz in (await take(store)).due] == [shown]
    assert await split(store, shown) == {"1z": 1}


async def test_anybody_reveals_a_vote_past_its_end(store, clock):
    vote = await quizzes.find(store, await quizzes.ask(store, new_vote(clock)))
    assert not vote.lets_reveal(BOB, vote.closes_at - 1, manages=False)
    assert vote.lets_reveal(BOB, vote.closes_at, manages=False)


async def test_the_asker_may_vote(store, clock):
    number = await quizzes.ask(store, new_vote(clock))
    own = await votes.vote(store, number, ANN, "1z")
    assert (own.is_over, own.voted) == (False, 1)


async def test_a_vote_teaches_nothing(store, clock):
    number = await quizzes.ask(store, new_vote(clock))
    await votes.vote(store, number, BOB, "1z")
    record = await learners.progress(store, BOB)
    assert (record.themes, record.slips, record.answered) == ((), (), 0)
    assert (await learners.progress(store, BOB)).stored == 1


@pytest.mark.parametrize("past", [0, 1, 3 * DAY])
async def test_a_vote_past_its_time_takes_none_though_nobody_closed_it(store, clock, past):
    number = await quizzes.ask(store, new_vote(clock, hours=2))
    await votes.vote(store, number, BOB, "1z")
    clock.forward(2 * HOUR - 1)
    assert not (await votes.vote(store, number, CEM, "1z")).is_over
    clock.forward(1 + past)
    late = await votes.vote(store, number, BOB, "9s")
    assert (late.is_over, late.quiz.closed_at) == (True, None)
    assert await split(store, number) == {"1z": 2}


async def test_a_vote_that_was_ended_takes_none(store, clock):
    number = await quizzes.ask(store, new_vote(clock))
    assert (await quizzes.reveal(store, number)).first
    assert (await votes.vote(store, number, BOB, "1z")).is_over
    assert (await learners.progress(store, BOB)).stored == 0


async def test_a_vote_that_is_gone_and_a_question_that_is_none_are_told_apart_from_votes(
    store, clock
):
    asked = await quizzes.ask(store, new_vote(clock, purpose=Purpose.ASKED, closes_at=None))
    assert await votes.vote(store, asked, BOB, "1z") is None
    assert await votes.vote(store, asked + 1, BOB, "1z") is None


async def test_the_asker_and_managers_may_end_a_vote(store, clock):
    quiz = await quizzes.find(store, await quizzes.ask(store, new_vote(clock, hours=168)))
    assert quiz.lets_reveal(ANN, clock.now, manages=False)
    assert quiz.lets_reveal(BOB, clock.now, manages=True)
    assert not quiz.lets_reveal(BOB, clock.now + 7 * DAY - 1, manages=False)
    assert quiz.lets_reveal(BOB, clock.now + 7 * DAY, manages=False)


async def posted(store, new):
    number = await quizzes.ask(store, new)
    await quizzes.note_message(store, number, number)


async def test_votes_and_questions_share_the_limits_until_they_end(store, clock):
    await posted(store, new_vote(clock, hours=168, asker=next(MEMBERS)))
    await posted(store, new_vote(clock, asker=next(MEMBERS), hours=1))
    await posted(store, new_vote(clock, asker=next(MEMBERS), purpose=Purpose.ASKED, closes_at=None))
    assert MOST_OPEN == 3
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, new_vote(clock, asker=next(MEMBERS)))
    assert refused.value.limit is QuizLimit.CHANNEL
    clock.forward(HOUR)
    await posted(store, new_vote(clock, hours=168, asker=next(MEMBERS)))
    clock.forward(DAY)
    await posted(store, new_vote(clock, hours=168, asker=next(MEMBERS)))
    with pytest.raises(TooManyQuizzesError):
        await quizzes.ask(store, new_vote(clock, asker=next(MEMBERS), hours=1))
    clock.forward(7 * DAY)
    assert await quizzes.ask(store, new_vote(clock, asker=next(MEMBERS)))


async def test_votes_and_questions_share_the_limit_of_an_hour(store, clock):
    for channel in range(MOST_AN_HOUR // 2):
        await quizzes.ask(store, new_vote(clock, asker=next(MEMBERS), channel=channel))
        await quizzes.ask(
            store, new_vote(clock, asker=next(MEMBERS), channel=channel, purpose=Purpose.ASKED)
        )
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, new_vote(clock, asker=next(MEMBERS), channel=99))
    assert refused.value.limit is QuizLimit.HOUR
    clock.forward(HOUR)
    assert await quizzes.ask(store, new_vote(clock, asker=next(MEMBERS), channel=99))


async def test_export_and_deletion_cover_votes(store, clock):
    number = await quizzes.ask(store, new_vote(clock))
    await votes.vote(store, number, ANN, "1z")
    await votes.vote(store, number, BOB, "9s")
    rows = await exported(store, ANN)
    assert [(it["quiz"], it["choice"]) for it in rows["answers"]] == [(number, "1z")]
    assert [it["note"] for it in rows["quizzes"]] == ["South 3"]
    assert await learners.forget(store, ANN) >= 2
    assert await exported(store, ANN) == {}
    left = await quizzes.find(store, number)
    assert (left.asker, left.note) == (None, None)
    assert await split(store, number) == {"9s": 1}


# Races

rounds = pytest.mark.parametrize("rounds", [12, pytest.param(120, marks=pytest.mark.slow)])
"""How often a race is run."""


async def after_a_while(chance, act):
    await asyncio.sleep(chance.random() / 50)
    return await act


@rounds
async def test_of_many_votes_of_one_member_at_once_one_is_stored(store, clock, rounds):
    for _ in range(rounds):
        number = await quizzes.ask(store, new_vote(clock, server=None))
        cuts = [f"{rank}m" for rank in range(1, 7)]
        found = await together(*(votes.vote(store, number, BOB, cut) for cut in cuts))
        assert [it.voted for it in found] == [1] * len(cuts)
        befores = [it.before for it in found]
        assert befores.count(None) == 1
        (last,) = await split(store, number)
        # Every vote but the last one is what another one changed.
        assert sorted(it for it in befores if it) == sorted({*cuts} - {last})


@rounds
async def test_a_result_counts_the_stored_votes(store, clock, rounds):
    """Votes and changes against two ends, all at once: the counts agree whichever came first."""
    chance = random.Random(5)
    for _ in range(rounds):
        number = await quizzes.ask(store, new_vote(clock, hours=1, server=None))
        before = await together(*(votes.vote(store, number, 300 + n, "1z") for n in range(4)))
        assert not any(it.is_over for it in before)
        acts = [votes.vote(store, number, 300 + n, "9s") for n in range(8)]
        ends = [quizzes.reveal(store, number) for _ in range(2)]
        *voted, one, other = await together(*(after_a_while(chance, act) for act in (*acts, *ends)))
        counted = sum(not it.is_over for it in voted)
        changed = sum(it.before == "1z" for it in voted)
        assert sorted((one.first, other.first)) == [False, True]
        assert one.tally == other.tally
        expected = {"1z": 4 - changed, "9s": counted}
        assert dict(one.tally) == {cut: many for cut, many in expected.items() if many}


async def test_deleting_while_voting_ends(store, clock):
    for _ in range(5):
        numbers = [
            await quizzes.ask(store, new_vote(clock, server=None, asker=asker))
            for asker in (ANN, CEM, ANN, CEM)
        ]
        await together(
            *(votes.vote(store, number, ANN, "1z") for number in numbers),
            learners.forget(store, ANN),
            *(votes.vote(store, number, BOB, "1z") for number in numbers),
        )
        assert min([await count_answers(store, number) for number in numbers[1::2]]) >= 1
        ended = [(await quizzes.find(store, number)).closed_at for number in numbers]
        assert ended == [clock.now, None] * 2
