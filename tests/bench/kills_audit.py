"""What is wrong after `bench_kills`: messages, rows, answers and boards held against each other."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

from aiohttp import web
from bot_world import alt_of, slot_of
from quizzing import feedback_of
from recount import raw, recount
from sqlalchemy import Row, select
from standin_channels import Channels
from standin_interactions import user
from standin_rest import Answer, Rest

from bot.discord.payload import ACCENTS
from bot.features import quizzes_in
from bot.features.quiz.kinds import recorded_quiz
from bot.features.quiz.question import posted, posted_page
from bot.hand import Scope
from bot.pages.page import Tone
from bot.picture.layout import fits
from bot.study.quiz import Purpose, quiz_of_row
from bot.study.store import Store
from bot.study.tables import answers, quizzes, schedules, standings
from bot.words import words_for

LIVE = ("pick", "open", "show", "vote")
"""The slots of the controls that a question has only while it is open."""


class Given(NamedTuple):
    """An answer that a member gave to a question, and what became of it."""

    quiz: int
    who: int
    answer: Answer

    @property
    def learner(self) -> int:
        """The id of the member."""
        return int(user(self.who)["id"])

    @property
    def is_acknowledged(self) -> bool:
        """Whether the member was shown what the answer is worth, or how a vote is split."""
        said = feedback_of(self.answer)
        if said is None:
            return False
        return bool(alt_of(shown(said))) or color_of(said) == ACCENTS[Tone.QUESTION]


def shown(message: dict[str, Any]) -> SimpleNamespace:
    """Return a message of the stand-in as `bot_world` reads one."""
    return SimpleNamespace(components=message["components"])


def color_of(message: dict[str, Any]) -> int | None:
    """Return the color beside a message."""
    return message["components"][0].get("accent_color")


def ids_in(message: dict[str, Any]) -> list[str]:
    """Return the custom_ids in a message."""
    found, parts = [], list(message["components"])
    while parts:
        part = parts.pop()
        parts += part.get("components", ())
        found += filter(None, [part.get("custom_id")])
    return found


def mirrored(rest: Rest) -> None:
    """Keep what was posted first, and show in a channel what commands post and clicks change."""
    channels = rest.channels
    post, resource, of_message = channels.post, rest._resource, rest._of_message

    async def post_first(channel: str, payload: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        status, message = await post(channel, payload)
        if status == web.HTTPOk.status_code:
            message.setdefault("first", message["components"])
            message.setdefault("posted_as", message["nonce"])
        return status, message

    def respond(answer: Answer, payload: dict[str, Any]) -> dict[str, Any]:
        told = resource(answer, payload)
        show(channels, answer)
        return told

    async def edit(request: web.Request, answer: Answer, *, original: bool) -> web.Response:
        told = await of_message(request, answer, original=original)
        if original and request.method == "PATCH":
            show(channels, answer)
        return told

    channels.post, rest._resource, rest._of_message = post_first, respond, edit  # type: ignore[method-assign]


CHANGES = {6, 7}
"""The types of callbacks that change the message of the click."""


def show(channels: Channels, answer: Answer) -> None:
    """Show in its channel what an answer is, unless its member alone sees it."""
    message, clicked = answer.message, answer.asked.data.get("message")
    flags = (answer.payload.get("data") or {}).get("flags", 0)
    if message is None or (flags | message["flags"]) & 64:
        return
    if clicked is None:
        place = {"channel_id": answer.asked.event["channel"]["id"], "nonce": None}
        channels.messages[message["id"]] = message | place
    elif answer.type in CHANGES and clicked["id"] in channels.messages:
        channels.messages[clicked["id"]]["components"] = message["components"]


async def wrong_with(store: Store, channels: Channels, given: list[Given], days: int) -> list[str]:
    """Say what the rows and the messages show that should not be."""
    rows, plans, told = await asyncio.gather(
        *(_all(store, table) for table in (quizzes, schedules, answers))
    )
    votes = [row for row in rows if row.purpose == Purpose.VOTE]
    edits = Counter(channels.edits)
    acknowledged = [it for it in given if it.is_acknowledged]
    print(
        f"{len(rows) - len(votes)} dailies, {len(votes)} votes, "
        f"{sum(row.message is None for row in votes)} without a message; {len(edits)} reveals, "
        f"{sum(edits.values()) - len(edits)} of them made again; {channels.repeated} dailies sent "
        f"again and not posted again; {len(acknowledged)} of {len(given)} answers acknowledged, "
        f"{len(told)} stored"
    )
    return [
        *wrong_posts(channels, plans, rows, days),
        *(wrong for row in rows for wrong in wrong_row(row, channels, edits)),
        *lost_votes(channels, {row.quiz for row in votes if row.message is not None}),
        *lost_answers(acknowledged, {(row.quiz, row.learner) for row in told}),
        *[wrong for plan in plans for wrong in await wrong_boards(store, plan.server)],
    ]


async def _all(store: Store, table: Any) -> list[Row[Any]]:
    return await store.run(lambda connection: list(connection.execute(select(table)).all()))


def wrong_posts(
    channels: Channels, plans: list[Row[Any]], rows: list[Row[Any]], days: int
) -> Iterator[str]:
    """Count the dailies of each channel, and look at their days, numbers and nonces."""
    sent = [it for it in channels.messages.values() if it.get("posted_as")]
    of_channel = Counter(it["channel_id"] for it in sent)
    for plan in plans:
        name = f"server {plan.server}"
        if of_channel[str(plan.channel)] != days:
            yield f"{name}: {of_channel[str(plan.channel)]} dailies in {days} days"
        own = sorted(row.day for row in rows if row.schedule == plan.schedule)
        if own != list(range(own[0], own[0] + days)):
            yield f"{name}: dailies of the days {own}"
        numbers = sorted(row.number for row in rows if row.schedule == plan.schedule)
        if numbers != list(range(1, days + 1)) or plan.number != days + 1:
            yield f"{name}: dailies with the numbers {numbers}, and {plan.number} next"
        if plan.paused or plan.failures:
            yield f"{name}: {plan.paused=}, {plan.failures=}"
    if len({it["posted_as"] for it in sent}) != len(sent):
        yield "a nonce was posted twice"


def wrong_row(row: Row[Any], channels: Channels, edits: Counter[str]) -> Iterator[str]:
    """Say what of a question is not as it should be: its message, its end, its reveal."""
    name, message = f"{row.purpose} {row.quiz:x}", channels.messages.get(str(row.message))
    if message is None:
        if row.message is not None or row.purpose == Purpose.DAILY:
            yield f"{name} has no message"
        return
    if row.purpose == Purpose.DAILY:
        yield from wrong_content(name, row, message["first"])
    if row.closed_at is None:
        if row.purpose == Purpose.VOTE:
            yield f"{name} is still open"
    elif any(slot_of(it) in LIVE for it in ids_in(message)):
        again = ", again" if edits[str(row.message)] else ""
        yield f"{name} is closed, and its message takes answers{again}"


def wrong_content(name: str, row: Row[Any], first: list[dict[str, Any]]) -> Iterator[str]:
    """Say where a daily shows another problem than the one by which its answers are graded."""
    message = {"components": first}
    if quizzes_in(ids_in(message)) != {row.quiz}:
        yield f"{name} was posted with the controls of another question"
    question = posted(quiz_of_row(row), recorded_quiz(row.kind, row.problem), Scope.CHANNEL)
    page = posted_page(question, 0, words_for(row.language), fits)
    if alt_of(shown(message)) != page.alt:
        yield f"{name} was posted with another problem than the one that is stored"


def lost_votes(channels: Channels, known: set[int]) -> Iterator[str]:
    """Name messages of votes that no row knows: they would stay open for ever."""
    for message in channels.messages.values():
        votes = [it for it in ids_in(message) if slot_of(it) == "vote"]
        if quizzes_in(votes) - known:
            yield f"the vote of message {message['id']} is noted nowhere"


def lost_answers(acknowledged: list[Given], stored: set[tuple[int, int]]) -> Iterator[str]:
    """Name answers whose members were told what they are worth, and that are not stored."""
    for given in acknowledged:
        if (given.quiz, given.learner) not in stored:
            yield f"an answer to {given.quiz:x} was acknowledged and is not stored"


async def wrong_boards(store: Store, server: int) -> list[str]:
    """Recount a server's board of all time from the answers that are stored."""
    table = standings
    of_server = select(table).where(table.c.server == server, table.c.season == 0)
    rows = await store.run(lambda connection: connection.execute(of_server).all())
    board = {(row.learner, row.points, row.answered, row.right) for row in rows}
    dailies, told = await raw(store, server)
    daily = {it.quiz for it in dailies if it.purpose == Purpose.DAILY}
    counted = {key: it for key, it in told.items() if key[0] in daily}
    recounted = set(recount([it for it in dailies if it.quiz in daily], counted, 0))
    return [] if board == recounted else [f"server {server}: board {board}, answers {recounted}"]
