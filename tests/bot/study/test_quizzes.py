"""Quizzes on both databases: the first answer counts, one close, what a reveal shows; races."""

import asyncio
import itertools
import math
import random

import pytest
from conftest import MINUTE, count_answers, together
from exported import exported

from bot.study import learners, limits, outbox, quizzes
from bot.study.clock import DAY, HOUR
from bot.study.limits import MOST_AN_HOUR, MOST_OPEN, QuizLimit, TooManyQuizzesError
from bot.study.quiz import Purpose, Status, lowest_number, new_number
from bot.study.quizzes import MOST_NAMED, NewQuiz
from engine import problems
from engine.problems import Grade, Slip, Species

NOBETAN = Species("waits", "nobetan", 2)
ANN, BOB, CEM, DIL = 101, 102, 103, 104
SERVER, CHANNEL = 11, 12

RIGHT = Grade(1.0, (), ("false:nothing", "missed:tanki"))
WRONG = Grade(0.5, (Slip("missed:tanki", 4),), ("false:nothing", "missed:tanki"))


def asked(**changes):
    values = {
        "purpose": Purpose.ASKED,
        "species": NOBETAN,
        "problem": "2345m111222333z",
        "language": "en",
        "asker": ANN,
        "server": SERVER,
        "channel": CHANNEL,
    }
    return NewQuiz(**values | changes)


_members = itertools.count(1000)


def somebodys(**changes):
    """A question of a member who has asked none before."""
    return asked(**{"asker": next(_members)} | changes)


def practised(**changes):
    return asked(purpose=Purpose.PRACTICE, server=None, channel=None, **changes)


async def rows_of(store, table, **which):
    found = await exported(store, which["learner"])
    return found.get(table, [])


async def test_a_question_is_found_as_it_was_asked(store, clock):
    number = await quizzes.ask(store, asked())
    await quizzes.note_message(store, number, 77)
    found = await quizzes.find(store, number)
    assert (found.species, found.purpose, found.problem) == (
        NOBETAN,
        Purpose.ASKED,
        "2345m111222333z",
    )
    assert (found.asker, found.server, found.channel, found.message) == (ANN, SERVER, CHANNEL, 77)
    assert (found.opened_at, found.closed_at) == (clock.now, None)
    assert await quizzes.find(store, number + 1) is None
    assert number.bit_length() <= 62


async def test_later_questions_have_higher_numbers(store, clock):
    first = await quizzes.ask(store, practised())
    clock.forward(1)
    assert await quizzes.ask(store, practised()) > first


async def test_the_first_answer_counts_and_the_second_is_told_the_first(store):
    number = await quizzes.ask(store, asked())
    first = await quizzes.answer(store, number, BOB, "2m", WRONG)
    second = await quizzes.answer(store, number, BOB, "2m5m", RIGHT)
    assert (first.first, first.status, first.choice, first.score, first.answered) == (
        True, Status.COUNTED, "2m", 0.5, 1,
    )  # fmt: skip
    assert (second.first, second.status, second.choice, second.score, second.answered) == (
        False, Status.COUNTED, "2m", 0.5, 1,
    )  # fmt: skip
    record = await learners.progress(store, BOB)
    assert [(theme.seen, theme.right) for theme in record.themes] == [(1, 0)]


async def test_a_learner_who_was_shown_the_answer_cannot_give_it(store):
    number = await quizzes.ask(store, asked())
    shown = await quizzes.show(store, number, BOB)
    assert (shown.first, shown.status, shown.answered) == (True, Status.SHOWN, 0)
    late = await quizzes.answer(store, number, BOB, "2m5m", RIGHT)
    assert (late.first, late.status, late.choice, late.answered) == (False, Status.SHOWN, None, 0)
    record = await learners.progress(store, BOB)
    assert [(theme.seen, theme.right) for theme in record.themes] == [(0, 0)]
    assert (record.slips, record.answered) == ((), 0)


async def test_showing_after_answering_leaves_the_answer(store):
    number = await quizzes.ask(store, asked())
    await quizzes.answer(store, number, BOB, "2m5m", RIGHT)
    learned = await learners.progress(store, BOB)
    shown = await quizzes.show(store, number, BOB)
    assert (shown.first, shown.status, shown.score, shown.answered) == (False, Status.COUNTED, 1, 1)
    assert await learners.progress(store, BOB) == learned


async def test_an_answer_after_the_close_is_late_once_and_for_review_only(store, clock):
    number = await quizzes.ask(store, asked())
    await quizzes.answer(store, number, BOB, "2m5m", RIGHT)
    await quizzes.reveal(store, number)
    clock.forward(3 * MINUTE)
    late = await quizzes.answer(store, number, CEM, "2m", WRONG)
    again = await quizzes.answer(store, number, CEM, "2m5m", RIGHT)
    assert (late.first, late.status, late.answered) == (True, Status.LATE, 1)
    assert clock.now - late.quiz.closed_at == 3 * MINUTE
    assert (again.first, again.status, again.choice) == (False, Status.LATE, "2m")
    await quizzes.answer(store, number, DIL, "2m5m", RIGHT)
    revealed = await quizzes.reveal(store, number)
    assert (revealed.answered, revealed.right, revealed.named) == (1, 1, (BOB,))
    record = await learners.progress(store, CEM)
    assert [(theme.seen, theme.due_at is not None) for theme in record.themes] == [(0, True)]
    assert record.slips == ()
    assert await rows_of(store, "ratings", learner=CEM) == []


async def test_a_reveal_counts_answers_and_names_those_who_were_right(store, clock):
    number = await quizzes.ask(store, asked())
    await learners.hide(store, CEM, hidden=True)
    for learner, choice, grade in (
        (BOB, "2m5m", RIGHT),
        (CEM, "2m5m", RIGHT),
        (DIL, "2m", WRONG),
        (ANN, "2m5m", RIGHT),
    ):
        clock.forward(1)
        await quizzes.answer(store, number, learner, choice, grade)
    await quizzes.show(store, number, 105)
    shown = await quizzes.reveal(store, number)
    assert shown.first
    assert shown.tally == (("2m5m", 3), ("2m", 1))
    assert (shown.answered, shown.right, shown.named) == (4, 3, (BOB, ANN))
    again = await quizzes.reveal(store, number)
    assert not again.first
    assert (again.tally, again.quiz.closed_at) == (shown.tally, shown.quiz.closed_at)


async def test_nearly_the_best_is_right_from_a_bound_on(store):
    number = await quizzes.ask(store, asked())
    below = math.nextafter(problems.RIGHT, 0)
    await quizzes.answer(store, number, BOB, "2m5m", Grade(problems.RIGHT, (), ()))
    await quizzes.answer(store, number, CEM, "2m", Grade(below, (), ()))
    shown = await quizzes.reveal(store, number)
    assert (shown.right, shown.named) == (1, (BOB,))


async def test_a_question_that_is_revealed_is_not_closed_again(store, clock):
    number = await quizzes.ask(store, asked())
    await quizzes.note_message(store, number, 5)
    await quizzes.reveal(store, number)
    revealed = await quizzes.find(store, number)
    clock.forward(MINUTE)
    await quizzes.close(store, number)
    assert await quizzes.find(store, number) == revealed
    assert (await outbox.take(store)).due == []


async def test_a_reveal_names_ten_at_most(store):
    number = await quizzes.ask(store, asked())
    for learner in range(200, 215):
        await quizzes.answer(store, number, learner, "2m5m", RIGHT)
    shown = await quizzes.reveal(store, number)
    assert (shown.right, len(shown.named)) == (15, MOST_NAMED)


async def test_the_asker_and_managers_may_reveal_on_the_first_day(store, clock):
    quiz = await quizzes.find(store, await quizzes.ask(store, asked()))
    assert quiz.lets_reveal(ANN, clock.now, manages=False)
    assert quiz.lets_reveal(BOB, clock.now, manages=True)
    assert not quiz.lets_reveal(BOB, clock.now + DAY - 1, manages=False)
    assert quiz.lets_reveal(BOB, clock.now + DAY, manages=False)


async def test_a_question_that_is_gone_is_answered_by_none(store):
    number = await quizzes.ask(store, asked())
    await quizzes.answer(store, number, BOB, "2m5m", RIGHT)
    await quizzes.withdraw(store, number)
    assert await quizzes.find(store, number) is None
    assert await quizzes.answer(store, number, CEM, "2m", WRONG) is None
    assert await quizzes.show(store, number, CEM) is None
    assert await quizzes.reveal(store, number) is None
    assert await rows_of(store, "answers", learner=BOB) == []


async def test_own_questions_teach_nothing_and_count_for_the_reveal(store):
    number = await quizzes.ask(store, asked())
    own = await quizzes.answer(store, number, ANN, "2m5m", RIGHT)
    assert (own.status, own.answered) == (Status.COUNTED, 1)
    record = await learners.progress(store, ANN)
    assert (record.themes, record.slips) == ((), ())


async def test_practice_that_is_shown_comes_back_and_an_own_question_does_not(store, clock):
    own = await quizzes.ask(store, asked(asker=BOB))
    await quizzes.show(store, own, BOB)
    assert (await learners.progress(store, BOB)).themes == ()
    practice = await quizzes.ask(store, practised())
    await quizzes.show(store, practice, ANN)
    (theme,) = (await learners.progress(store, ANN)).themes
    assert theme.due_at == clock.now + DAY


async def test_practice_is_rated_and_review_is_not(store):
    practice = await quizzes.ask(store, practised())
    await quizzes.answer(store, practice, ANN, "2m", WRONG)
    rated = await rows_of(store, "ratings", learner=ANN)
    assert rated[0]["rating"] < 1500
    review = await quizzes.ask(store, asked(purpose=Purpose.REVIEW, server=None, channel=None))
    await quizzes.answer(store, review, ANN, "2m5m", RIGHT)
    assert await rows_of(store, "ratings", learner=ANN) == rated
    assert [theme.seen for theme in (await learners.progress(store, ANN)).themes] == [2]


async def test_a_channel_and_a_server_have_their_limits(store, clock):
    for _ in range(MOST_OPEN):
        last = await quizzes.ask(store, somebodys())
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, somebodys())
    assert refused.value.limit is QuizLimit.CHANNEL
    await quizzes.reveal(store, last)
    await quizzes.ask(store, somebodys())
    for channel in range(100, 100 + MOST_AN_HOUR - MOST_OPEN - 1):
        await quizzes.ask(store, somebodys(channel=channel))
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, somebodys(channel=99))
    assert refused.value.limit is QuizLimit.HOUR
    assert await quizzes.ask(store, somebodys(channel=99, server=SERVER + 1))
    assert await quizzes.ask(store, practised())
    clock.forward(HOUR)
    assert await quizzes.ask(store, somebodys(channel=99))


@pytest.mark.parametrize(
    ("limit", "most", "channels"),
    [
        (QuizLimit.OWN_CHANNEL, limits.MOST_OWN_OPEN, [CHANNEL] * 9),
        (QuizLimit.OWN_HOUR, limits.MOST_OWN_AN_HOUR, range(100, 110)),
    ],
)
async def test_a_member_has_a_share_and_leaves_the_others_theirs(store, limit, most, channels):
    for channel in channels[:most]:
        await quizzes.ask(store, asked(channel=channel))
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, asked(channel=channels[most]))
    assert refused.value.limit is limit
    assert await quizzes.ask(store, somebodys(channel=channels[most]))


async def test_a_member_has_a_share_of_what_is_open_in_a_server(store, clock):
    for channel in range(100, 100 + limits.MOST_OWN_IN_SERVER):
        vote = asked(purpose=Purpose.VOTE, closes_at=clock.now + 7 * DAY, channel=channel)
        await quizzes.note_message(store, await quizzes.ask(store, vote), channel)
        clock.forward(HOUR)
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, asked(channel=99))
    assert refused.value.limit is QuizLimit.OWN_SERVER
    assert await quizzes.ask(store, somebodys(channel=99))


async def test_what_is_open_in_another_server_takes_no_share(store):
    for channel in range(limits.MOST_OWN_IN_SERVER):
        await quizzes.ask(store, asked(server=SERVER + channel // 3 + 1, channel=channel))
    assert await quizzes.ask(store, asked())


@pytest.mark.parametrize("days", [None, 3])
async def test_a_question_counts_as_open_for_a_day_and_a_vote_until_its_end(store, clock, days):
    end = {} if days is None else {"purpose": Purpose.VOTE, "closes_at": clock.now + days * DAY}
    for message in range(1, MOST_OPEN + 1):
        await quizzes.note_message(store, await quizzes.ask(store, somebodys(**end)), message)
    clock.forward((days or 1) * DAY - 1)
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, somebodys())
    assert refused.value.limit is QuizLimit.CHANNEL
    clock.forward(1)
    assert await quizzes.ask(store, somebodys())


async def test_questions_that_a_wrong_clock_put_far_ahead_do_not_count(store, clock):
    clock.forward(500 * DAY)
    for message in range(1, MOST_OPEN + 1):
        await quizzes.note_message(store, await quizzes.ask(store, somebodys()), message)
    clock.forward(-500 * DAY)
    assert await quizzes.ask(store, somebodys())


async def test_who_manages_the_channel_has_no_limit(store):
    for _ in range(2 * MOST_AN_HOUR):
        await quizzes.ask(store, asked(), manages=True)


async def test_dailies_and_problems_of_sessions_are_no_questions_of_the_hour(store):
    for purpose in (Purpose.DAILY, Purpose.SESSION):
        for channel in range(MOST_AN_HOUR):
            await quizzes.ask(store, asked(purpose=purpose, channel=channel))
    assert await quizzes.ask(store, asked())


async def test_questions_that_never_got_out_are_none_of_the_hour(store, clock):
    for channel in range(MOST_AN_HOUR):
        await quizzes.ask(store, somebodys(channel=channel))
    clock.forward(limits.SENT_WITHIN)
    assert await quizzes.ask(store, asked())


async def test_the_hour_of_a_server_and_of_a_member_ends(store, clock):
    for channel in range(MOST_AN_HOUR):
        own = {"asker": ANN} if channel < limits.MOST_OWN_AN_HOUR else {}
        number = await quizzes.ask(store, somebodys(channel=channel, **own))
        await quizzes.note_message(store, number, channel + 1)
        await quizzes.reveal(store, number)
    clock.forward(HOUR - 1)
    for new, limit in ((asked(), QuizLimit.OWN_HOUR), (somebodys(), QuizLimit.HOUR)):
        with pytest.raises(TooManyQuizzesError) as refused:
            await quizzes.ask(store, new)
        assert refused.value.limit is limit
    clock.forward(1)
    assert await quizzes.ask(store, asked())


async def test_practice_ends_for_the_day_and_begins_with_the_next(store, clock, monkeypatch):
    monkeypatch.setattr(limits, "MOST_PRACTICE", 3)
    await quizzes.ask(store, asked())
    for _ in range(3):
        await quizzes.ask(store, practised())
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, practised())
    assert refused.value.limit is QuizLimit.PRACTICE
    assert await quizzes.ask(store, practised(asker=BOB))
    assert await quizzes.ask(store, somebodys())
    clock.forward(DAY)
    assert await quizzes.ask(store, practised())


@pytest.mark.parametrize("server", [SERVER, None])
async def test_a_place_has_so_many_questions_a_day_also_for_those_who_manage_it(
    store, clock, monkeypatch, server
):
    """A member who deletes their data has no more: the questions stay."""
    monkeypatch.setattr(limits, "MOST_A_DAY", 3)
    for _ in range(3):
        await quizzes.ask(store, asked(server=server), manages=True)
    await learners.forget(store, ANN)
    with pytest.raises(TooManyQuizzesError) as refused:
        await quizzes.ask(store, asked(server=server), manages=True)
    assert refused.value.limit is QuizLimit.DAY
    assert await quizzes.ask(store, asked(server=server and SERVER + 1, channel=2), manages=True)
    clock.forward(DAY)
    assert await quizzes.ask(store, asked(server=server), manages=True)


async def test_open_questions_are_listed_until_they_are_closed(store, clock):
    numbers = [await quizzes.ask(store, somebodys(channel=channel)) for channel in (1, 2, 2)]
    await quizzes.ask(store, somebodys(server=SERVER + 1, channel=3))

    async def listed(channel=None):
        return [it.quiz for it in await limits.open_questions(store, SERVER, channel)]

    assert await listed() == numbers
    assert await listed(2) == numbers[1:]
    await quizzes.note_message(store, numbers[1], 55)
    await quizzes.close(store, numbers[1])
    assert await listed(2) == numbers[2:]
    (quiz,) = (await outbox.take(store)).due
    assert (quiz.quiz, quiz.message) == (numbers[1], 55)
    clock.forward(limits.SENT_WITHIN)
    assert await listed() == []


rounds = pytest.mark.parametrize("rounds", [12, pytest.param(120, marks=pytest.mark.slow)])
"""How often a race is run."""


@rounds
async def test_of_many_answers_of_one_member_at_once_one_counts(store, rounds):
    for round_number in range(rounds):
        number = await quizzes.ask(store, practised())
        choices = [f"{rank}m" for rank in range(1, 7)]
        found = await together(
            *(quizzes.answer(store, number, BOB, choice, WRONG) for choice in choices)
        )
        first = [each for each in found if each.first]
        assert len(first) == 1
        assert {each.choice for each in found} == {first[0].choice}
        record = await learners.progress(store, BOB)
        assert record.themes[0].seen == round_number + 1
        assert {slip.met for slip in record.slips} == {round_number + 1}


@rounds
async def test_a_reveal_counts_the_stored_answers(store, rounds):
    """Answers against two reveals, all at once: the counts agree whichever came first."""
    chance = random.Random(3)
    for _ in range(rounds):
        number = await quizzes.ask(store, asked(server=None))
        voters = [quizzes.answer(store, number, 300 + n, "2m5m", RIGHT) for n in range(8)]
        reveals = [quizzes.reveal(store, number) for _ in range(2)]
        *votes, one, other = await together(
            *(after_a_while(chance, act) for act in (*voters, *reveals))
        )
        counted = sum(vote.status is Status.COUNTED for vote in votes)
        assert sorted((one.first, other.first)) == [False, True]
        assert one.answered == other.answered == counted
        assert all(vote.status in (Status.COUNTED, Status.LATE) for vote in votes)
        late = await quizzes.answer(store, number, 399, "2m5m", RIGHT)
        assert (late.status, late.answered) == (Status.LATE, counted)


async def after_a_while(chance, act):
    await asyncio.sleep(chance.random() / 50)
    return await act


async def test_answers_of_one_member_to_many_questions_at_once_all_count(store):
    for _ in range(5):
        numbers = [await quizzes.ask(store, practised()) for _ in range(6)]
        await together(*(quizzes.answer(store, number, BOB, "2m", WRONG) for number in numbers))
    record = await learners.progress(store, BOB)
    assert (record.themes[0].seen, record.answered) == (30, 30)
    assert {(slip.slip, slip.met, slip.made) for slip in record.slips} == {
        ("false:nothing", 30, 0),
        ("missed:tanki", 30, 30),
    }


async def test_questions_asked_at_once_keep_the_limit(store):
    for server in range(500, 505):
        found = await together(*(try_to_ask(store, server) for _ in range(MOST_OPEN + 4)))
        assert sum(found) == MOST_OPEN


async def try_to_ask(store, server):
    try:
        await quizzes.ask(store, somebodys(server=server, channel=server))
    except TooManyQuizzesError:
        return False
    return True


async def test_deleting_while_answering_ends(store):
    """Nobody waits for another for ever, and Bob's answers are left."""
    for _ in range(5):
        numbers = [await quizzes.ask(store, somebodys(server=None)) for _ in range(4)]
        await together(
            *(quizzes.answer(store, number, ANN, "2m", WRONG) for number in numbers),
            learners.forget(store, ANN),
            *(quizzes.answer(store, number, BOB, "2m", WRONG) for number in numbers),
        )
        for number in numbers:
            assert await count_answers(store, number) >= 1


def test_no_two_questions_of_one_millisecond_have_the_same_number():
    numbers = [new_number(1_800_000_000_000) for _ in range(100_000)]
    assert len(set(numbers)) == 100_000
    assert max(numbers) < lowest_number(1_800_000_000_001)


async def test_a_question_without_a_message_stops_counting_after_a_minute(store, clock):
    for _ in range(limits.MOST_OPEN):
        await quizzes.ask(store, somebodys())
    with pytest.raises(limits.TooManyQuizzesError):
        await quizzes.ask(store, somebodys())
    clock.forward(limits.SENT_WITHIN)
    for message in range(1, limits.MOST_OPEN + 1):
        await quizzes.note_message(store, await quizzes.ask(store, somebodys()), message)
    clock.forward(limits.SENT_WITHIN)
    with pytest.raises(limits.TooManyQuizzesError):
        await quizzes.ask(store, somebodys())


async def test_a_closed_question_is_revealed_where_its_message_is_found_at_last(store, clock):
    number = await quizzes.ask(store, asked(purpose=Purpose.VOTE, closes_at=clock.now + 1))
    clock.forward(2)
    await outbox.close_due(store)
    assert (await outbox.take(store)).due == []
    await quizzes.note_message(store, number, 5)
    assert [quiz.quiz for quiz in (await outbox.take(store)).due] == [number]
