"""The message of a closed question: the same for a member, a clock or a daily that closes it."""

from bot.club.quiz.reveal import revealed_page
from bot.club.vote.ballot import ballot_of, ended_page
from bot.discord_app.payload import Reply, draw_reply
from bot.discord_app.study import Study, vote_of
from bot.discord_app.worths import PATIENCE
from bot.picture.layout import fits
from bot.picture.render import Palette
from bot.study.quizzes import Reveal
from bot.words import words_for

from .dailies import pause_note


async def reply_to_close(
    study: Study, found: Reveal, palette: Palette, patience: float = PATIENCE
) -> Reply:
    """Return what the message of a closed question turns into.

    It waits ``patience`` seconds for the outlook that belongs to it, where that is not known.
    """
    quiz, words = found.quiz, words_for(found.quiz.language)
    posed = study.read_once(quiz)
    worth = await study.worths.within(posed.outlook(), patience)
    if quiz.is_vote:
        page = ended_page(found, ballot_of(quiz, vote_of(posed)), words, fits, worth)
    else:
        # Where somebody has answered, the schedule goes on.
        note = "" if found.answered else await pause_note(study, quiz, words)
        page = revealed_page(found, posed, words, fits, note=note, worth=worth)
    return draw_reply(page, palette, language=words.language)
