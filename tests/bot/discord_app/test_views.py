"""A Reply as what discord.py sends: a view that it does not keep, and the picture as a file."""

from functools import partial

import pytest

from bot.discord_app import views
from bot.discord_app.reply import make_reply, note
from bot.pages import answer as present
from bot.picture.render import Palette
from bot.questions.query import Command


@pytest.fixture
def reply():
    """A reply with a picture, buttons and a select."""
    ask = partial(present.ask, Command.WAITS, "1112345678999m")
    return make_reply(ask, "en", Palette.NORMAL)


async def test_the_view_is_sent_and_forgotten(reply):
    view = views.view(reply)
    assert view.to_components() == reply.components
    assert view.is_finished()
    assert view.timeout is None


def test_the_picture_is_sent_as_the_file_that_the_gallery_names(reply):
    (container,) = reply.components
    (item,) = container["components"][1]["items"]
    (file,) = views.files(reply)
    assert item["media"]["url"] == f"attachment://{file.filename}"
    assert (file.filename, file.fp.read()) == ("hand.png", reply.picture)


def test_a_reply_without_a_picture_has_no_file():
    assert views.files(note("Nothing is left.")) == []
