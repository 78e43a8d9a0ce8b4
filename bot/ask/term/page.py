"""The answer to /term: what a word means, with tiles where they help."""

from typing import Final

from bot.ask.feature import Command, Feature, Setting
from bot.pages.alt_text import alt_text
from bot.pages.page import Label, Page, Row, Tone
from bot.pages.parts import share_and_delete, tiles_cell
from bot.words import LANGUAGES, Words, words_for
from engine import parse_tiles

from .finding import named
from .question import (
    PLACE,
    TermQuestion,
    TermTyped,
    read_term_typed,
    read_term_wire,
    write_term_wire,
)
from .terms import TERMS, GameTerm

TAKES: Final = ">"
"""Stands before what the tiles of an example wait for."""


def term_page(query: TermQuestion, setting: Setting) -> Page:
    """Say what a term means, draw its example, and name it in the other languages."""
    words, term = setting.words, TERMS[query.term]
    picture = _example(term, words)
    return Page(
        query=query,
        tone=Tone.HELP,
        title=named(term, words),
        picture=picture,
        alt=alt_text(picture, words),
        text=(term.meaning(words), _elsewhere(term, words)),
        buttons=share_and_delete(query, words),
        private=query.private,
    )


def _example(term: GameTerm, words: Words) -> tuple[Row, ...]:
    """Draw the groups of an example, and what they wait for."""
    if not term.example:
        return ()
    groups, _, taken = term.example.partition(TAKES)
    cells = [tiles_cell(parse_tiles(group)) for group in groups.split()]
    waits = [tiles_cell(parse_tiles(tile)) for tile in taken.split()]
    label = (Label(words.text("label-waits")),) if waits else ()
    return (Row((*cells, *label, *waits)),)


def _elsewhere(term: GameTerm, words: Words) -> str:
    """Name the term in every other language, each with the language's name."""
    joint = words.text("joint-facts")
    return words.text(
        "line-situation",
        facts=joint.join(
            words.text(
                "item-elsewhere",
                language=words.named("language", language),
                word=term.name(words_for(language)),
            )
            for language in LANGUAGES
            if language != words.language
        ),
    )


TERM: Final = Feature(
    TermQuestion,
    term_page,
    *(PLACE, write_term_wire, read_term_wire),
    command=Command("term", TermTyped, read_term_typed),
)
