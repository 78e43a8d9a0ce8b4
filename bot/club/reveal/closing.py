"""The message of a closed question: the same for a member, a clock or a daily that closes it."""

from bot.club.daily.post import pause_note
from bot.club.quiz.in_session import told_of_session
from bot.club.quiz.reveal import revealed_page
from bot.club.quiz.study import Study
from bot.club.vote.ending import result_of
from bot.pages.page import Page
from bot.pages.parts import Fits
from bot.study.quizzes import Reveal
from bot.words import words_for


async def closed_page(study: Study, found: Reveal, fits: Fits, patience: float) -> Page:
    """Return what the message of a closed question turns into, in the language of its channel.

    It waits ``patience`` seconds for the outlook that belongs to it, where that is not known.
    """
    quiz, words = found.quiz, words_for(found.quiz.language)
    if quiz.is_vote:
        return await result_of(study, found, fits, patience)
    posed = study.read_once(quiz)
    worth = await study.worths.within(posed.outlook(), patience)
    # Where somebody has answered, the schedule goes on.
    note = "" if found.answered else await pause_note(study, quiz, words)
    page = revealed_page(found, posed, words, fits, note=note, worth=worth)
    return page if quiz.session is None else await told_of_session(study, quiz, page)
