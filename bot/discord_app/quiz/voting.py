"""Votes: asked and voted in; their end is in `revealing`."""

from collections.abc import Callable

from bot.club.quiz.ids import read_number
from bot.club.quiz.kinds.cut import CutQuiz
from bot.club.quiz.record import write_record
from bot.club.quiz.situation import situation_of
from bot.club.vote.ballot import Ballot, ballot_of, ballot_page, voted_page
from bot.club.vote.cuts import USUAL_HOURS, read_cut
from bot.discord_app import delivery
from bot.discord_app.client import Interaction
from bot.discord_app.payload import Reply, compose, draw_reply
from bot.discord_app.study import Study, studying, vote_of
from bot.picture.layout import fits
from bot.study import votes
from bot.study.clock import HOUR
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.typed.errors import Refusal
from bot.typed.hand_question import HandQuestion
from bot.words import words_for
from engine.problems import species_of

from .asking import language_of, read_typed, settings_to_ask, store_and_send
from .counting import count
from .revealing import show_reveal
from .server_dailies import may_post


async def ask_vote(
    interaction: Interaction, read: Callable[[str], HandQuestion], note: str, hours: int
) -> None:
    """Answer /vote: a question about what to cut that has no right answer."""
    async with studying(interaction) as study:
        settings = await settings_to_ask(interaction, study)
        query = await read_typed(interaction, settings, read)
        if query is None:
            return
        posed = CutQuiz.of(situation_of(query))
        await begin_vote(interaction, study, settings, posed, note=note, hours=hours)


async def begin_vote(
    interaction: Interaction,
    study: Study,
    settings: ServerSettings,
    posed: CutQuiz,
    *,
    note: str = "",
    hours: int = USUAL_HOURS,
) -> None:
    """Post a vote about a hand, in a new message."""
    language = language_of(interaction, settings)
    closes_at = study.store.now() + hours * HOUR
    new = NewQuiz(
        Purpose.VOTE,
        species_of(posed.problem),
        write_record(posed.situation),
        language,
        interaction.user.id,
        interaction.guild_id,
        interaction.channel_id,
        note.strip() or None,
        closes_at,
    )
    responder = interaction.client.responder

    def reply_of(number: int) -> Reply:
        ballot = Ballot(number, posed, new.asker, new.note or "", closes_at)
        page = ballot_page(ballot, 0, words_for(language), fits)
        return draw_reply(page, responder.palette, language=language)

    await store_and_send(interaction, study, new, reply_of, in_place=False)
    study.worths.begin(posed.outlook())
    channel = interaction.channel_id
    if new.server and channel and not await may_post(interaction.client, channel):
        link = interaction.client.invitation_to_post(new.server)
        await delivery.tell(
            interaction, responder.words(interaction).text("vote-no-end", link=link)
        )


async def vote(interaction: Interaction, arguments: list[str]) -> None:
    """Note a vote, and show who voted the split; past the end the result takes its place."""
    async with studying(interaction) as study:
        number, text = _read_arguments(arguments)
        posed = vote_of(await study.problem(number))
        try:
            read_cut(posed.problem.hand, text)
        except ValueError:
            raise Refusal("error-stale") from None
        voted = await votes.vote(study.store, number, interaction.user.id, text)
        if voted is None:
            raise Refusal("error-quiz-gone")
        await study.note_clicked(interaction, voted.quiz)
        responder = interaction.client.responder
        words = responder.words(interaction)
        if voted.is_over:
            await show_reveal(interaction, study, number)
            await delivery.tell(interaction, words.text("vote-over"))
            return
        ballot = ballot_of(voted.quiz, posed)
        if voted.before is None:
            page = ballot_page(ballot, voted.voted, words_for(voted.quiz.language), fits)
            await count(interaction, study, voted.quiz, compose(page, keeps_picture=True))
        page = voted_page(ballot, voted, text, words, fits)
        split = draw_reply(page, responder.palette, language=words.language)
        await delivery.send(interaction, responder.measured(interaction, split))


def _read_arguments(arguments: list[str]) -> tuple[int, str]:
    try:
        number, text = arguments
        return read_number(number), text
    except ValueError:
        raise Refusal("error-stale") from None
