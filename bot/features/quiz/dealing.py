"""Problems are dealt: for a channel, for practice, and as dailies."""

import asyncio
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from bot.features.game.shelf import OneAtATime
from bot.hand import Question, Refusal
from engine.problems import PROBLEM_KINDS, Problem, Species

from .kinds import QUIZ_KINDS
from .posing import check_north, deal_quiz, posed_of
from .quiz_problem import QuizProblem

if TYPE_CHECKING:
    from bot.discord.outlook_pool import OutlookPool

SEEDS: Final = 1 << 62

RANDOM: Final = SystemRandom()


class Dealer:
    """Deals problems: those of slow kinds in the processes of outlooks, the others here.

    A slow one is searched for tenths of a second, and NumPy, by which some kinds judge a hand,
    takes 20 MiB; the others take a millisecond. What is dealt for nobody, as a daily, waits for no
    member's problem.
    """

    def __init__(self, workplace: "OutlookPool") -> None:
        self._workplace = workplace
        self._turns = asyncio.Semaphore(workplace.processes or 1)
        self._turns_of_nobody = asyncio.Semaphore(workplace.processes or 1)
        self._asking = OneAtATime()

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that are dealt here: slow ones only where there are processes."""
        has_workers = self._workplace.processes > 0
        return tuple(name for name, it in PROBLEM_KINDS.items() if has_workers or not it.is_slow)

    def check(self, kind: str | None) -> None:
        """Refuse a kind that is not dealt here."""
        if kind is not None and kind not in self.kinds:
            raise Refusal("error-workers-off")

    async def deal(
        self, species: Species, rules: str, user: int | None, random: Random = RANDOM
    ) -> QuizProblem[Problem]:
        """Deal a quiz of a species by these rules, for a user, or for none as a daily.

        Raises Refusal for a kind that is not dealt here and while another problem is dealt for the
        user, and as `OutlookPool.run` does.
        """
        self.check(species.kind)
        given = species, random.randrange(SEEDS), rules
        if not PROBLEM_KINDS[species.kind].is_slow:
            return _deal(given)
        with self._asking.holding(user):
            async with self._turns_of_nobody if user is None else self._turns:
                return await self._workplace.run(_deal, given, None)

    async def typed(
        self, asked: Question, kind: str, turn: int | None, user: int
    ) -> QuizProblem[Problem]:
        """Make the quiz of a kind of a typed hand, at a turn where one is named.

        Raises NoProblemError where there is none, and Refusal as `deal` does.
        """
        check_north(asked)
        question = posed_of(asked).but(turn=turn)
        if QUIZ_KINDS[kind].is_judged:
            with self._asking.holding(user):
                async with self._turns:
                    question = await self._workplace.run(_judge, (kind, question), None)
        return QUIZ_KINDS[kind].of(question)


def _judge(given: tuple[str, Question]) -> Question:
    kind, question = given
    return QUIZ_KINDS[kind].judged(question)


def _deal(given: tuple[Species, int, str]) -> QuizProblem[Problem]:
    return deal_quiz(*given)
