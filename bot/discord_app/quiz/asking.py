"""A question is posted: from an answer, from a typed hand, or dealt."""

import logging
from collections.abc import Callable
from typing import TypeVar

import discord

from bot.ask.custom_id import decode_hand
from bot.club.quiz.ids import Scope
from bot.club.quiz.kinds import QUIZ_KINDS
from bot.club.quiz.posing import usual_quiz
from bot.club.quiz.question import PostedQuiz, posted_page
from bot.club.quiz.quiz_problem import QuizProblem
from bot.club.quiz.record import write_record
from bot.club.quiz.situation import situation_of
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.dealing import RANDOM
from bot.discord_app.discord_errors import NETWORK
from bot.discord_app.landed import landed
from bot.discord_app.payload import Reply, compose, draw_reply
from bot.discord_app.study import Study, studying
from bot.pages.error import error_page
from bot.picture.layout import fits
from bot.study import limits, quizzes, servers
from bot.study.limits import TooManyQuizzesError
from bot.study.pick import draw
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.typed.errors import Refusal, RefusedError
from bot.typed.hand_question import HandQuestion
from bot.typed.three_players import dealing_rules, players_of
from bot.words import words_for
from engine.problems import Problem, species_of

from .open_questions import refuse_at_limit
from .permissions import manages

Asked = TypeVar("Asked", bound=HandQuestion)

log = logging.getLogger(__name__)


async def ask_channel(interaction: Interaction, arguments: list[str]) -> None:
    """Answer *Ask the channel* under an answer.

    Where only the asker sees the answer, the question is a new message; an answer that all see
    turns into the question, which hides it.
    """
    async with studying(interaction) as study:
        try:
            (text,) = arguments
            query = decode_hand(text)
        except ValueError:
            raise Refusal("error-stale") from None
        message = interaction.message
        public = message is not None and not message.flags.ephemeral
        if public and not _may_hide(interaction):
            raise Refusal("error-quiz-ask-public")
        settings = await settings_to_ask(interaction, study)
        await _post(interaction, study, settings, usual_quiz(query), in_place=public)
        if public:
            words = interaction.client.responder.words(interaction)
            await delivery.tell(interaction, words.text("quiz-was-in-view"))


async def ask_typed(
    interaction: Interaction,
    read: Callable[[str], HandQuestion],
    kind: str | None,
) -> None:
    """Answer /quiz with a hand; text that cannot be read is answered by a page that says why."""
    async with studying(interaction) as study:
        settings = await settings_to_ask(interaction, study)
        query = await read_typed(interaction, settings, read)
        if query is None:
            return
        posed = usual_quiz(query) if kind is None else QUIZ_KINDS[kind].of(situation_of(query))
        await _post(interaction, study, settings, posed, in_place=False)


async def read_typed(
    interaction: Interaction, settings: ServerSettings, read: Callable[[str], Asked]
) -> Asked | None:
    """Return what ``read`` makes of the rules of the server, which hold where none are named.

    None after a page that says why it cannot be read.
    """
    default = settings.rules or interaction.client.settings.default_rules
    responder = interaction.client.responder
    try:
        return read(default)
    except RefusedError as error:
        page = error_page(error, None, responder.words(interaction))
        await delivery.send(interaction, responder.measured(interaction, compose(page)))
        return None


async def ask_dealt(interaction: Interaction, kind: str | None, level: int | None) -> None:
    """Answer /quiz without a hand: deal one of the kind and the level, or of any."""
    async with studying(interaction) as study:
        settings = await settings_to_ask(interaction, study)
        rules = rules_dealt(interaction, settings)
        species = draw(RANDOM, kind, level, players_of(rules))
        # Refused before it is dealt: once that takes long, all see that the bot is thinking.
        if not await _may_ask_more(interaction, study):
            return
        dealing = study.dealer.deal(species, rules, interaction.user.id)
        posed = await interaction.client.responder.patiently(
            interaction, dealing, in_place=False, private=False
        )
        await _post(interaction, study, settings, posed, in_place=False)


async def _may_ask_more(interaction: Interaction, study: Study) -> bool:
    """Whether the limits let the user ask another question; tells a user whom they do not."""
    server, channel = interaction.guild_id, interaction.channel_id
    if server is None or manages(interaction):
        return True
    try:
        await limits.check(study.store, server, channel, interaction.user.id)
    except TooManyQuizzesError as error:
        await refuse_at_limit(interaction, study, error.limit)
        return False
    return True


async def settings_of(interaction: Interaction, study: Study) -> ServerSettings:
    """Return what the server has set; in direct messages what is usual."""
    server = interaction.guild_id
    return ServerSettings() if server is None else await servers.settings(study.store, server)


async def settings_to_ask(interaction: Interaction, study: Study) -> ServerSettings:
    """Return what the server has set; refuses whom it does not let ask."""
    settings = await settings_of(interaction, study)
    # Without a cache of servers discord.py knows a member's roles by their ids alone.
    roles = frozenset(getattr(interaction.user, "_roles", ()))
    if not settings.lets_ask(roles, manages=manages(interaction)):
        raise Refusal("error-quiz-may-not-ask")
    return settings


def language_of(interaction: Interaction, settings: ServerSettings) -> str:
    """Return the language in which a channel sees a question, the same for every click."""
    own = interaction.client.settings.answer_language
    if settings.language or own != "user":
        return settings.language or own
    locale = interaction.guild_locale if interaction.guild_id else None
    return words_for(str(locale or interaction.locale)).language


async def _post(
    interaction: Interaction,
    study: Study,
    settings: ServerSettings,
    posed: QuizProblem[Problem],
    *,
    in_place: bool,
) -> None:
    """Store a question and show it, in a new message or in that of the click."""
    language = language_of(interaction, settings)
    new = NewQuiz(
        Purpose.ASKED,
        species_of(posed.problem),
        write_record(posed.situation),
        language,
        interaction.user.id,
        interaction.guild_id,
        interaction.channel_id,
    )
    palette = interaction.client.responder.palette

    def reply_of(number: int) -> Reply:
        question = PostedQuiz(number, posed, new.asker, Scope.CHANNEL)
        page = posted_page(question, 0, words_for(language), fits)
        return draw_reply(page, palette, language=language)

    await store_and_send(interaction, study, new, reply_of, in_place=in_place)
    study.worths.begin(posed.outlook())


async def store_and_send(
    interaction: Interaction,
    study: Study,
    new: NewQuiz,
    reply_of: Callable[[int], Reply],
    *,
    in_place: bool,
) -> None:
    """Store a question, and send what ``reply_of`` makes of its number.

    A message that Discord refuses is not stored, and the asker is told in private. One of which
    nothing is known stays stored: whoever clicks on it tells where it is.
    """
    try:
        number = await quizzes.ask(study.store, new, manages=manages(interaction))
    except TooManyQuizzesError as error:
        await refuse_at_limit(interaction, study, error.limit)
        return
    responder = interaction.client.responder
    reply = responder.measured(interaction, reply_of(number))
    try:
        if in_place:
            await delivery.replace(interaction, reply)
            message = interaction.message
            sent = delivery.Sent(message.id if message else None, private=False)
        else:
            sent = await delivery.send(interaction, reply)
    except (discord.HTTPException, *NETWORK) as error:
        there = await landed(interaction, number)
        if there is None:
            await quizzes.withdraw(study.store, number)
            raise
        log.info("Question %x is there, though its reply was lost: %s", number, error)
        sent = there
    if sent.message is not None:
        await quizzes.note_message(study.store, number, sent.message)
    if sent.private:
        words = responder.words(interaction)
        await delivery.tell(interaction, words.text("quiz-nobody-sees"))


def _may_hide(interaction: Interaction) -> bool:
    """Whether the user may turn a public answer into a question: its asker, and managers."""
    asked = interaction.message.interaction_metadata if interaction.message else None
    return manages(interaction) or (asked is not None and asked.user.id == interaction.user.id)


def rules_dealt(interaction: Interaction, settings: ServerSettings) -> str:
    """Return the rules by which hands are dealt here."""
    return dealing_rules(settings.rules or interaction.client.settings.default_rules)
