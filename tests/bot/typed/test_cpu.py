"""No text, at the longest that Discord lets anybody send, costs more than some 40 ms of CPU."""

from functools import partial
from itertools import product

import pytest
from asking import ask, typed_into
from costs import cost, growth

from bot.ask import custom_id
from bot.ask.answer import corrected, read
from bot.ask.game.flow import holds_log
from bot.pages.completion import (
    live_called,
    live_compared,
    live_extras,
    live_reading,
    live_rules,
    live_tiles,
    win_tiles,
)
from bot.pages.error import error_page
from bot.typed import limits
from bot.typed.errors import RefusedError
from bot.typed.find_hand import find_hands
from bot.words import words_for
from engine.notation import CALL_NAMES, HONOR_NAMES, SUIT_NAMES, TYPED_WORDS

EN = words_for("en")
MOST_ANSWERS = 50
"""Some 40 ms; the dearest texts cost half of that."""
MOST_GROWTH = 2.6
"""What twice the text may cost at most, in times of the text."""

OPTION, CONTENT, CUSTOM_ID = 6000, 4000, 100
"""Characters that Discord lets through: of an option typed, of a message, of a custom_id."""

TOKENS = (
    "東",
    "🀡",
    "東 ",
    "1m ",
    "E ",
    "9",
    "[1",
    "一",
    "m111",
    "r5",
    "(1111z)",
    "[4'56m]",
    "12m 34p ",
    "0m ",
    "１",
    "５ ",
    "赤",
    "123M",
    "P1",
    "east ",
    "haku",
    "red5 ",
    "chi 234s ",
    "chi ",
    "pon E ",
    "234s chi ",
    "2'",
    "2'34s",
    "`",
    "**",
    "<:1m:1>",
    "<:1m:",
    "<",
    "https://",
    "tenhou.net/2/?",
    "a&",
    "q=1",
    "WG",
    "R",
    "裏3p",
    "親",
    "ippatsu ",
    "ipatsu ",
    "dora 3p ",
    "ドラ",
    "1 honba ",
    "1本場",
    "E1 ",
    "東1局",
    "east seat ",
    "riichi",
    "立直",
    "W",
    "ura dora ",
    "3p,",
    "ab ",
    "honba:",
    "ron-",
    "x",
    "10m",
    "A: ",
    "1z!",
    "\n",
    "1m\n",
    "123m456p789s1122z ",
    "123m456p789s1122z5m draw 5m ",
    "\u202e",
    "1\ufe0f\u20e3",
    "あ",
    "漢a",
    "吃",
    "杠 ",
    "1m碰",
    "1打",
    "1m切",
    "pon 1z ",
    "added kan",
    "팔만",
    '"東"',
    "seat:",
    "rouge ",
    "est ",
    "5p rouge ",
    "Est 1-",
)
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
            read(question)
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


HAND_TO_CUT = "123m456p789s1122z3z"
READERS = {
    "message": lambda text: find_hands((text,)),
    "hand": lambda text: live_reading(text, EN),
    "tiles": lambda text: live_tiles(text, EN),
    "called": lambda text: live_called(HAND_TO_CUT, text, EN),
    "compared": lambda text: live_compared(HAND_TO_CUT, text, EN),
    "win": lambda text: win_tiles(text, "1", EN),
    "extras": lambda text: live_extras(text, EN),
    "rules": lambda text: live_rules(text, EN),
    "log": holds_log,
}
"""What reads a text while it is typed, or one that somebody else has written."""


def names():
    """Return every name of a tile, suit, call or draw in every language."""
    tables = [CALL_NAMES, HONOR_NAMES, SUIT_NAMES]
    tables += [
        table
        for words in TYPED_WORDS.values()
        for table in (words.honors, words.tiles, words.suits, words.calls, words.draws)
    ]
    return sorted({name for table in tables for its_names in table.values() for name in its_names})


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("token", ["吃", "1m碰", "1打", "added kan", "팔만", '"東"', " "])
def test_twice_the_text_takes_about_twice_the_time(reader, token):
    assert growth(READERS[reader], text_of(token, "", CONTENT), MOST_GROWTH) <= MOST_GROWTH


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["message", "compared"])
def test_twice_of_any_name_takes_about_twice_the_time(reader):
    """Options are read by one pattern, in which a name with a space can begin inside another."""
    among = [name for name in names() if reader == "message" or " " in name]
    found = {
        name: growth(READERS[reader], text_of(name, "", CONTENT), MOST_GROWTH) for name in among
    }
    assert {name: ratio for name, ratio in found.items() if ratio > MOST_GROWTH} == {}


def test_no_message_is_dear():
    """A message of Discord's longest content, embeds and components."""
    assert not too_dear(lambda text: find_hands([text, text[:2000], text]), {CONTENT})


def test_no_custom_id_is_dear():
    def decode(text):
        try:
            custom_id.decode(text)
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
