"""What the message of a question turns into once it is closed, whoever closes it."""

from bot.discord_app.payload import Reply
from bot.picture.render import Palette
from bot.study.quizzes import Reveal
from bot.words import words_for

from .dailies import pause_note
from .replies import reveal_reply
from .study import Study


async def reply_to_close(study: Study, found: Reveal, palette: Palette) -> Reply:
    """Return what the message of a closed question turns into."""
    quiz, words = found.quiz, words_for(found.quiz.language)
    problem, _ = study.read_problem(quiz)
    note = await pause_note(study, quiz, words)
    return reveal_reply(found, problem, words, palette, note=note)
