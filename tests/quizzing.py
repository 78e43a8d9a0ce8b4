"""Quizzes and votes in SimCord and the stand-in: their controls pressed, their answers read."""

from contextlib import suppress
from types import SimpleNamespace

import discord
from bot_world import parts, text_of

from bot.features import read_id
from bot.features.quiz import study


def seldom_counted(monkeypatch):
    """Show the number of answers seldom, as where many come at once."""
    monkeypatch.setattr(study, "EARLY_SECONDS", 5.0)


def controls(message):
    """The controls of a quiz by what they do, an answer that is offered by its text."""
    found = {}
    for part in parts(message):
        own = part.get("custom_id", "")
        with suppress(ValueError):  # a control of something else
            control = read_id(own)
            named = control.slot in {"pick", "data", "vote"}
            if control.acts:
                found[control.question.choice if named else control.slot] = own
    return found


def picture(message):
    return [attachment.id for attachment in message.attachments]


async def press(person, message, action):
    return await person.click(message, custom_id=controls(message)[action])


def feedback(result):
    """The private message that an answer led to."""
    (said,) = result.followups or [result.response]
    assert said.ephemeral
    return said


def refusal(result):
    """The sentence of a private message without controls or picture."""
    said = feedback(result)
    assert not controls(said)
    assert not said.attachments
    return text_of(said)


def manager(world):
    """A member who may manage messages."""
    role = world.env.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    return world.env.guild.add_member(world.env.create_user("mia"), roles=[role])


def controls_of_payload(message):
    """The controls of a message of the stand-in."""
    return controls(SimpleNamespace(components=message["components"]))


def feedback_of(answer):
    """The private message that the stand-in was sent for an answer."""
    sent = [answer.message, *answer.followups]
    return next((it for it in sent if it and it["flags"] & 64), None)


def number_of(question):
    """The number of a question or a vote."""
    return read_id(controls(question)["reveal"]).question.number


def boss_of(world):
    """A member who may manage the server."""
    role = world.env.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    return world.env.guild.add_member(world.env.create_user("bo"), roles=[role])


def parts_of(message):
    return parts(SimpleNamespace(components=message["components"]))
