"""No text, at the longest that Discord lets anybody send, costs more than some 40 ms of CPU."""

from functools import partial
from itertools import product

import pytest
from asking import ask, corrected, typed_into
from costs import cost, growth
from readers import TOKENS, TYPED

from bot.features import read_id
from bot.pages.completion import live_extras, live_reading, live_tiles, win_tiles
from bot.pages.error import error_page
from bot.read import limits
from bot.read.errors import RefusedError
from bot.read.reader import read_message
from bot.words import words_for
from engine.notation import CALL_NAMES, HONOR_NAMES, SUIT_NAMES, TYPED_WORDS

EN = words_for("en")
MOST_ANSWERS = 50
"""Some 40 ms; the dearest texts cost half of that."""
MOST_GROWTH = 2.6
"""What twice the text may cost at most, in times of the text."""

OPTION, CONTENT, CUSTOM_ID = 6000, 4000, 100
"""Characters that Discord lets through: of an option typed, of a message, of a custom_id."""

ENDS = ("", "a", "[", "東")


def text_of(token, end, length):
    """The token again and again up to the length, and then its end."""
    return (token * length)[: length - len(end)] + end


def too_dear(work, lengths):
    """Return what costs too much, of every token with every end."""
    found = {
        (token, end, length): cost(partial(work, text_of(token, end, length)), MOST_ANSWERS)
        for token, end, length in product(TOKENS, ENDS, lengths)
    }
    return {text: answers for text, answers in found.items() if answers > MOST_ANSWERS}


HAND = "123m456p789s11z22z2z"


@pytest.mark.parametrize(
    ("option", "limit"),
    [
        ("hand", limits.HAND_LIMIT),
        ("seen", limits.TILES_LIMIT),
        ("extras", limits.EXTRAS_LIMIT),
    ],
)
@pytest.mark.slow
def test_no_option_is_dear(option, limit):
    """At Discord's own limit it is refused, at ours it is read; at 600 signs tiles are dearest."""

    def work(text):
        command = "waits" if option == "seen" else "agari"
        question = typed_into(command, **{"hand": HAND, option: text})
        try:
            question.read()
        except RefusedError as error:
            error_page(error, corrected(question, error), EN)

    assert not too_dear(work, {limit, min(limit, 600)})


@pytest.mark.parametrize(
    "offer",
    [live_reading, live_tiles, live_extras, lambda text, words: win_tiles(text, "1", words)],
    ids=["hand", "tiles", "extras", "win"],
)
def test_no_completion_is_dear(offer):
    assert not too_dear(lambda text: offer(text, EN), {OPTION, 600})


def names():
    """Return every name of a tile, suit, call or draw in every language."""
    tables = [CALL_NAMES, HONOR_NAMES, SUIT_NAMES]
    tables += [
        table
        for words in TYPED_WORDS.values()
        for table in (words.honors, words.tiles, words.suits, words.calls, words.draws)
    ]
    return sorted({name for table in tables for its_names in table.values() for name in its_names})


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["message", "compared"])
def test_twice_of_any_name_takes_about_twice_the_time(reader):
    """Options are read by one pattern, in which a name with a space can begin inside another."""
    among = [name for name in names() if reader == "message" or " " in name]
    found = {name: growth(TYPED[reader], text_of(name, "", CONTENT), MOST_GROWTH) for name in among}
    assert {name: ratio for name, ratio in found.items() if ratio > MOST_GROWTH} == {}


def test_no_message_is_dear():
    """A message of Discord's longest content, embeds and components."""
    assert not too_dear(lambda text: read_message([text, text[:2000], text]), {CONTENT})


def test_no_custom_id_is_dear():
    def decode(text):
        try:
            read_id(f"3:waits:go:{text}")
        except ValueError:
            return

    assert not too_dear(decode, {CUSTOM_ID})


@pytest.mark.parametrize(
    ("option", "limit"),
    [
        ("hand", limits.HAND_LIMIT),
        ("seen", limits.TILES_LIMIT),
        ("river", limits.TILES_LIMIT),
        ("win", limits.TILES_LIMIT),
        ("dora", limits.TILES_LIMIT),
        ("extras", limits.EXTRAS_LIMIT),
    ],
)
def test_longer_texts_are_refused_with_their_length(option, limit):
    command = "agari" if option == "win" else "waits"
    page = ask(command, words=EN, **{"hand": HAND, option: " " * limit + "x"})
    assert page.title == f"That's too long: {limit + 1:,} characters, and {limit:,} are enough."
    assert len("".join((page.title, *page.text, page.hand))) < 1000


@pytest.mark.parametrize("option", ["hand", "seen", "extras"])
def test_no_words_of_a_page_pass_what_discord_takes(option):
    """With 4,000 characters for all; the rest is kept for buttons."""
    for token, end, length in product(TOKENS, ENDS, (100, 450)):
        page = ask("waits", words=EN, **{"hand": HAND, option: text_of(token, end, length)})
        assert len("".join((page.title, *page.text, page.hand))) <= 3500, (token, end, length)
