"""The page of the open questions of a channel or a server."""

from collections.abc import Callable, Iterator, Sequence

from bot.club.ids import Action, quiz_button, write_number
from bot.pages.page import Button, Page, Tone
from bot.study.quiz import Quiz
from bot.words import Words


def open_page(
    title: str,
    quizzes: Sequence[Quiz],
    may_end: Callable[[Quiz], bool],
    words: Words,
    *,
    in_channel: bool,
) -> Page:
    """List open questions with links, and a button to end each that the reader ``may_end``.

    ``in_channel`` tells that they are those of the channel where the list is read.
    """
    lines = [_line(number, quiz, words) for number, quiz in enumerate(quizzes, 1)]
    text = tuple(lines) or (words.text("open-none"),)
    buttons = tuple(_end_buttons(quizzes, may_end, words, "c" if in_channel else "s"))
    return Page(None, Tone.HELP, title, (), "", text, buttons=buttons, private=True)


def _line(number: int, quiz: Quiz, words: Words) -> str:
    kind = quiz.species.kind
    name = words.text("title-vote") if quiz.is_vote else words.named("title-quiz", kind)
    if quiz.message is not None:
        name = f"[{name}](https://discord.com/channels/{quiz.server}/{quiz.channel}/{quiz.message})"
    asker = f" · <@{quiz.asker}>" if quiz.asker else ""
    return f"{number}. {name} · <#{quiz.channel}>{asker} · <t:{quiz.opened_at // 1000}:R>"


def _end_buttons(
    quizzes: Sequence[Quiz], may_end: Callable[[Quiz], bool], words: Words, place: str
) -> Iterator[Button]:
    for number, quiz in enumerate(quizzes, 1):
        if may_end(quiz):
            label = words.text("button-end-question", number=number)
            yield quiz_button(label, Action.END, write_number(quiz.quiz), place)
