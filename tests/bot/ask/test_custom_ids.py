"""The custom_ids of answers that were sent: each asks what it asked when it was written."""

import json
from dataclasses import fields, replace
from pathlib import Path

from asking import answer, feature_of
from every import every

from bot.ask.custom_id import custom_id, decode, read_custom_id
from bot.ask.features import FEATURE_OF
from bot.ask.wire import Wire
from bot.typed.circumstances import Circumstances
from bot.words import words_for
from engine import Worth

WRITTEN = [
    line.split("\t")
    for line in Path(__file__).with_name("custom_ids.tsv").read_text("utf-8").splitlines()
]
"""A custom_id of version 2, and what it asks: its fields that are not the defaults, as JSON."""


def told(value):
    """Return what a value of a field is in the file."""
    if isinstance(value, Circumstances):
        every_field = {it.name: told(getattr(value, it.name)) for it in fields(value)}
        usual = {it.name: told(getattr(Circumstances(), it.name)) for it in fields(value)}
        return {name: it for name, it in every_field.items() if it != usual[name]}
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Worth):
        return [value.han, value.fu, value.yakuman]
    return value


def asked_by(question):
    """Return what a question asks: the parts of its custom_id, and the fields of its own."""
    wire = replace(FEATURE_OF[type(question)].write(question), tail="")
    usual = Wire(wire.place)
    named = [it.name for it in fields(wire)]
    asks = {it: getattr(wire, it) for it in named if getattr(wire, it) != getattr(usual, it)}
    for own in ("called", "compared", "worth"):
        if getattr(question, own, None) is not None:
            asks[own] = getattr(question, own)
    return {"command": feature_of(question), **{name: told(it) for name, it in asks.items()}}


@every("written", WRITTEN, ids=lambda written: written[0])
def test_a_custom_id_asks_what_it_asked_when_it_was_written(written):
    text, asks = written
    slot, query = read_custom_id(text)
    question, wanted = decode(query), json.loads(asks)
    if wanted["command"] == "agari" and wanted.pop("compared", None):  # which no answer showed
        text = text[: text.rindex(".")].rstrip(".")
    assert asked_by(question) == wanted
    assert custom_id(slot, question) == text


@every("written", WRITTEN[::40], ids=lambda written: written[0])
def test_a_custom_id_is_answered(written):
    _, query = read_custom_id(written[0])
    page = answer(decode(query), words_for("en"))
    assert page.title
    assert page.query is not None
