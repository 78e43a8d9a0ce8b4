"""Subjects of quizzes in the reader's words: kinds, themes, slips, numbers of answers."""

from bot.words import Words
from engine.problems import WIDTH_OR_VALUE

from .kinds import QUIZ_KINDS


def kind_name(kind: str, words: Words) -> str:
    """Name a kind of problem in a word or two: "waits"."""
    return words.named("kind", kind)


def theme_name(kind: str, theme: str, words: Words) -> str:
    """Name what a problem is about, short enough for a label: "nobetan", "lone tile".

    Themes of different kinds may share a name, as seven pairs do.
    """
    quiz = QUIZ_KINDS.get(kind)
    own = "" if quiz is None else quiz.theme_name(theme, words)
    return own or words.named("theme", f"{kind}_{theme}")


def slip_name(slip: str, words: Words) -> str:
    """Name a slip, short enough for a label: "missed: kanchan", "fu: closed triplet"."""
    sort, _, rest = slip.partition(":")
    if sort == "missed":
        return words.text("slip-missed", shape=words.named("shape", rest))
    if rest.startswith("fu:") and slip not in ("price:fu:too_low", "price:fu:too_high"):
        return words.text("slip-fu", why=words.named("fu", rest.removeprefix("fu:")))
    return words.named("slip", slip.replace(":", "_"))


def asked_title(kind: str, words: Words, *, is_valued: bool) -> str:
    """Ask what a problem of a kind asks; of a cut that is valued, not for the widest alone."""
    return words.named("title-quiz", WIDTH_OR_VALUE if is_valued else kind)


def numbered(title: str, number: int | None, words: Words) -> str:
    """Return a title with the number of the daily in front, as it is where there is none."""
    return title if number is None else words.text("title-daily", number=str(number), title=title)
