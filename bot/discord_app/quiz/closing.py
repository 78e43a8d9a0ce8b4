"""The message of a closed question: the same for a member, a clock or a daily that closes it."""

from bot.discord_app.payload import Reply
from bot.picture.render import Palette
from bot.study.quizzes import Reveal
from bot.words import words_for
from engine.problems import CutProblem

from .dailies import pause_note
from .replies import reveal_reply
from .study import Study
from .vote_replies import ballot_of, result_reply
from .worths import PATIENCE


async def reply_to_close(
    study: Study, found: Reveal, palette: Palette, patience: float = PATIENCE
) -> Reply:
    """Return what the message of a closed question turns into.

    It waits ``patience`` seconds for what cuts are worth, where that is not known.
    """
    quiz, words = found.quiz, words_for(found.quiz.language)
    problem, query = study.read_once(quiz)
    worth = None
    if isinstance(problem, CutProblem):
        worth = await study.worths.within(query, patience)
        if quiz.is_vote:
            return result_reply(found, ballot_of(quiz, problem, query), words, palette, worth)
    # Where somebody has answered, the schedule goes on.
    note = "" if found.answered else await pause_note(study, quiz, words)
    return reveal_reply(found, problem, words, palette, note=note, worth=worth)
