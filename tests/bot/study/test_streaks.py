"""A streak step by step is the longest run in what was answered, as its rule is written."""

from hypothesis import example, given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from recount import run_of

from bot.study.standings import Streak


def step_by_step(answered):
    """Return the streak after these dailies, and how many were missed since its last answer."""
    streak, missed = None, 0
    for number, was_answered in enumerate(answered, 1):
        if was_answered:
            streak = streak.answered(number, missed) if streak else Streak.begun(number)
            missed = 0
        else:
            missed += 1
    return streak, missed


A, M = True, False


@given(st.lists(st.sampled_from([A, A, A, A, M]), max_size=60))
@example([A, M, *[A] * 6, M, A])
@example([A, M, *[A] * 5, M, A])
@example([A, M, A, M, A, M, A])
def test_the_length_is_that_of_the_longest_run(answered):
    streak, _ = step_by_step(answered)
    assert (streak.length if streak else 0) == run_of(answered)


@given(st.lists(st.sampled_from([A, A, A, A, M]), max_size=40))
def test_the_best_is_the_longest_streak_there_ever_was(answered):
    streak, _ = step_by_step(answered)
    ever = max((run_of(answered[:end]) for end in range(1, len(answered) + 1)), default=0)
    assert (streak.best if streak else 0) == ever


@given(st.lists(st.booleans(), max_size=40))
def test_what_is_kept_is_one_less_than_an_answer_to_the_next_daily_makes_it(answered):
    streak, missed = step_by_step(answered)
    if streak:
        assert streak.kept(missed) == run_of([*answered, A]) - 1


def test_one_missed_in_seven_is_forgiven_and_a_second_is_not():
    assert step_by_step([A] * 10 + [M] + [A] * 6 + [M] + [A])[0].length == 17
    # The second one missed is the seventh from the first: the five answers between are left.
    assert step_by_step([A] * 10 + [M] + [A] * 5 + [M] + [A])[0].length == 6
    assert step_by_step([A] * 10 + [M, M, A])[0] == Streak(1, 1, 10, 13)


class Schedule(RuleBasedStateMachine):
    """A schedule that posts, fails to post, and a member who answers when it pleases."""

    def __init__(self):
        super().__init__()
        self.answered = []
        self.number = 0
        self.streak = None

    @rule()
    def post(self):
        """The next daily is posted; the one before can no longer be answered."""
        self.number += 1
        self.answered.append(M)

    @rule()
    def fail(self):
        """A daily is not posted: it takes a number, and nobody can miss it."""
        self.number += 1

    @rule()
    def answer(self):
        """The open daily is answered, once."""
        if not self.answered or self.answered[-1]:
            return
        missed = self.missed(self.answered[:-1])
        self.answered[-1] = A
        self.streak = (
            self.streak.answered(self.number, missed) if self.streak else Streak.begun(self.number)
        )

    @staticmethod
    def missed(answered):
        return answered[::-1].index(A) if A in answered else len(answered)

    @invariant()
    def the_streak_is_that_of_a_recount(self):
        length = self.streak.length if self.streak else 0
        assert length == run_of(self.answered)

    @invariant()
    def the_open_daily_ends_nothing(self):
        if self.streak and not self.answered[-1]:
            before = self.streak.kept(self.missed(self.answered[:-1]))
            assert before == run_of([*self.answered[:-1], A]) - 1


TestSchedule = Schedule.TestCase
