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
from engine import TILE_OF_NAME, By
from engine.problems import LEVELS, ProblemKind

from .hand import (
    SEATS,
    WAYS,
    Choices,
    complete_extras,
    complete_rules,
    complete_tiles,
    complete_with,
)

KINDS = [
    app_commands.Choice(name=translatable(f"kind-{kind.value}"), value=kind.value)
    for kind in ProblemKind
]
LEVEL_CHOICES = [
    app_commands.Choice(name=translatable(f"level-{level}"), value=level) for level in LEVELS
]


async def complete_hand(interaction: Interaction, typed: str) -> Choices:
    """Offer the tiles that are typed so far, and nothing of what they wait for."""
    return await complete_with(interaction, partial(live_hand, typed))


@app_commands.command(
    name=translatable("command-quiz"), description=translatable("command-quiz-about")
)
@app_commands.rename(
    kind=translatable("option-kind"),
    level=translatable("option-level"),
    hand=translatable("option-hand"),
    win=translatable("option-win"),
    by=translatable("option-by"),
    seat=translatable("option-seat"),
    round_wind=translatable("option-round"),
    dora=translatable("option-dora"),
    extras=translatable("option-extras"),
    seen=translatable("option-seen"),
    rules=translatable("option-rules"),
)
@app_commands.describe(
    kind=translatable("option-kind-about"),
    level=translatable("option-level-about"),
    hand=translatable("option-quiz-hand-about"),
    win=translatable("option-win-about"),
    by=translatable("option-by-about"),
    seat=translatable("option-seat-about"),
    round_wind=translatable("option-round-about"),
    dora=translatable("option-dora-about"),
    extras=translatable("option-extras-about"),
    seen=translatable("option-seen-about"),
    rules=translatable("option-rules-about"),
)
@app_commands.choices(level=LEVEL_CHOICES)
@app_commands.choices(kind=KINDS, by=WAYS, seat=SEATS, round_wind=SEATS)
@app_commands.autocomplete(
    hand=complete_hand,
    win=complete_tiles,
    dora=complete_tiles,
    extras=complete_extras,
    seen=complete_tiles,
    rules=complete_rules,
)
async def quiz(  # noqa: PLR0913, PLR0917 - one parameter is one option of the command
    interaction: Interaction,
    kind: str = "",
    level: int = 0,
    hand: str = "",
    win: str = "",
    by: str = "",
    seat: str = "",
    round_wind: str = "",
    dora: str = "",
    extras: str = "",
    seen: str = "",
    rules: str = "",
) -> None:
    """Answer /quiz; without a hand one is dealt."""
    asked_kind = ProblemKind(kind) if kind else None
    if not hand:
        await ask_dealt(interaction, asked_kind, level or None)
        return
    typed = TypedQuestion(
        Command.AGARI,
        hand,
        seen=seen,
        win=win,
        by=By(by) if by else None,
        seat=TILE_OF_NAME[seat] if seat else None,
        round=TILE_OF_NAME[round_wind] if round_wind else None,
        dora=dora,
        extras=extras,
        rules=rules,
        private=True,
    )
    await ask_typed(interaction, typed, asked_kind)


@app_commands.command(
    name=translatable("command-practice"), description=translatable("command-practice-about")
)
@app_commands.rename(kind=translatable("option-kind"), level=translatable("option-level"))
@app_commands.describe(
    kind=translatable("option-practice-kind-about"),
    level=translatable("option-practice-level-about"),
)
@app_commands.choices(level=LEVEL_CHOICES)
@app_commands.choices(kind=KINDS)
async def practice(interaction: Interaction, kind: str = "", level: int = 0) -> None:
    """Answer /practice."""
    await practise(interaction, ProblemKind(kind) if kind else None, level or None)
