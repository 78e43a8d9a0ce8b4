"""/quiz and /practice: a question for the channel, and questions for oneself."""

from functools import partial

from discord import app_commands

from bot.discord_app.client import Interaction
from bot.discord_app.command_tree import translatable
from bot.discord_app.quiz.asking import ask_dealt, ask_typed
from bot.discord_app.quiz.practice import practise
from bot.pages.completion import live_hand
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion
from bot.typed.limits import HAND_LIMIT
from engine.problems import LEVELS, PROBLEM_KINDS

from .options import ExtrasText, OneOf, RulesText, Seat, Text, TilesText, Way, options

Kind = app_commands.Transform[
    str | None, OneOf((kind, kind, f"kind-{kind}") for kind in PROBLEM_KINDS)
]
Level = app_commands.Transform[
    int | None, OneOf((level, level, f"level-{level}") for level in LEVELS)
]
QuizHandText = app_commands.Transform[
    str, Text(lambda _, typed: partial(live_hand, typed), HAND_LIMIT)
]
"""Completed by the tiles alone: what they wait for may be the question."""


@app_commands.command(
    name=translatable("command-quiz"), description=translatable("command-quiz-about")
)
@options(hand="option-quiz-hand-about")
async def quiz(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    kind: Kind = None,
    level: Level = None,
    hand: QuizHandText = "",
    win: TilesText = "",
    by: Way = None,
    seat: Seat = None,
    round_: Seat = None,
    dora: TilesText = "",
    extras: ExtrasText = "",
    seen: TilesText = "",
    rules: RulesText = "",
) -> None:
    """Answer /quiz; without a hand one is dealt."""
    if not hand:
        await ask_dealt(interaction, kind, level)
        return
    typed = TypedQuestion(
        Command.AGARI,
        hand,
        seen=seen,
        win=win,
        by=by,
        seat=seat,
        round=round_,
        dora=dora,
        extras=extras,
        rules=rules,
        private=True,
    )
    await ask_typed(interaction, typed, kind)


@app_commands.command(
    name=translatable("command-practice"), description=translatable("command-practice-about")
)
@options(kind="option-practice-kind-about", level="option-practice-level-about")
async def practice(interaction: Interaction, kind: Kind = None, level: Level = None) -> None:
    """Answer /practice."""
    await practise(interaction, kind, level)
