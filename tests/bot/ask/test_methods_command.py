"""/methods through the real tree, in SimCord."""

import asyncio
import threading
from types import SimpleNamespace

import pytest
from bot_world import alt_of, controls_of, text_of
from discord.utils import utcnow
from patience import PATIENCE

from bot.ask import answer as pages
from bot.discord_app.admission import LATEST
from bot.discord_app.responder import NOTICE_SECONDS
from bot.questions.query import Command
from bot.questions.typed import TypedQuestion

HAND = "11122233344455m"


async def ask(world, hand=HAND, **options):
    result = await world.ann.slash(world.channel, "methods", hand=hand, **options)
    assert result.acknowledged
    return result.response


async def test_methods_answers_with_picture_words_and_alt_text(world):
    answer = await ask(world)
    assert not answer.ephemeral
    assert "Complete: 4 readings · all agree except two orders" in text_of(answer)
    assert "two orders" in alt_of(answer)
    (attachment,) = answer.attachments
    assert (await attachment.read()).startswith(b"\x89PNG")


async def test_a_private_answer_can_be_shared(world):
    private = await ask(world, private=True)
    assert private.ephemeral
    share = controls_of(private)["share"]["custom_id"]
    shared = (await world.ann.click(private, custom_id=share)).response
    assert not shared.ephemeral
    assert "all agree except two orders" in text_of(shared)


async def test_methods_leads_to_the_readings(world):
    answer = await ask(world)
    shown = controls_of(answer)["agari"]["custom_id"]
    after = (await world.ann.click(answer, custom_id=shown)).response
    assert after.id == answer.id
    assert "**backtracking**" not in text_of(after)


async def test_a_bad_hand_is_refused_privately(world):
    answer = await ask(world, hand="123m4x")
    assert answer.ephemeral
    assert "```\n123m4x\n     ^\n```" in text_of(answer)


async def test_autocomplete_reads_along(world):
    (choice,) = await world.ann.autocomplete(world.channel, "methods", "hand", "一二三 99m")
    assert choice["value"] == "12399m"


@pytest.mark.usefixtures("japanese")
async def test_in_japanese(world):
    assert "二通り貪欲法だけ不一致" in text_of(await ask(world))


class TestTheEventLoop:
    """It stays free: the work is done in a thread, one hand after the other."""

    @pytest.fixture
    def threads(self, monkeypatch):
        """The threads in which pages of methods are made, and how many at a time at most."""
        seen, busy, most = [], [], [0]
        plain = pages.methods_page

        def methods_page(asked):
            busy.append(asked)
            most[0] = max(most[0], len(busy))
            seen.append(threading.current_thread())
            try:
                return plain(asked)
            finally:
                busy.pop()

        monkeypatch.setattr(pages, "methods_page", methods_page)
        return seen, most

    async def test_a_command_and_a_button_leave_it_free(self, world, threads):
        seen, _ = threads
        private = await ask(world, private=True)
        await world.ann.click(private, custom_id=controls_of(private)["share"]["custom_id"])
        assert len(seen) == 2
        assert threading.current_thread() not in seen

    async def test_one_hand_at_a_time(self, world, threads, monkeypatch):
        monkeypatch.setattr("bot.discord_app.admission.LATEST", PATIENCE)
        seen, most = threads
        user = SimpleNamespace(id=1)
        asked = SimpleNamespace(created_at=utcnow(), locale="en-US", user=user)
        question = TypedQuestion(Command.METHODS, HAND)
        replies = await asyncio.gather(
            *(world.client.responder.reply(asked, question) for _ in range(4))
        )
        titles = {reply.components[0]["components"][0]["content"] for reply in replies}
        assert len(titles) == 1
        assert (len(seen), most) == (4, [1])

    async def test_others_are_answered_at_once(self, world, threads):
        async with world.client.responder._slow:
            result = await world.ann.slash(world.channel, "waits", hand="1112345678999m")
        assert result.acknowledged
        assert threads[0] == []

    async def test_whose_turn_does_not_come_in_time_is_told_so(self, world, threads, monkeypatch):
        monkeypatch.setattr("bot.discord_app.admission.LATEST", NOTICE_SECONDS)
        monkeypatch.setattr(world.client.admission.clock, "age", lambda *_: 0.0)
        async with world.client.responder._slow:
            told = await ask(world)
        assert told.ephemeral
        assert "Try again in a few seconds" in text_of(told)
        assert threads[0] == []
        assert "Complete" in text_of(await ask(world))

    async def test_whom_discord_has_given_up_on_is_not_answered(self, world, threads, monkeypatch):
        monkeypatch.setattr(world.client.admission.clock, "age", lambda *_: ages.pop(0))
        ages = [0.0, LATEST - NOTICE_SECONDS, LATEST + 0.1]
        async with world.client.responder._slow:
            result = await world.ann.slash(world.channel, "methods", hand=HAND)
        assert not result.acknowledged
        assert (threads[0], ages) == ([], [])
