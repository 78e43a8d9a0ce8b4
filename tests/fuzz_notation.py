"""Feed the notation parser texts that nobody would type: nothing but HandError may escape.

python tests/fuzz_notation.py 1000000 [seed]
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random

from strategies import SIGNS, WALL

from engine.errors import HandError
from engine.hand import format_hand
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.tiles import format_tiles

PIECES = (
    *("123m", "406p", "789s", "11z", "z77", "m123", "10m", "r5m", "5mr", "0s"),
    *("[123m]", "[4'56m]", "(1111z)", '[11"11z]', "[11'11z]", "[", "]", "(", ")", "'", '"'),
    *(
        "一二三",
        "①②③",
        "１２３",
        "１２３ｍ",
        "一萬",
        "三筒",
        "５索",
        "東南西北",
        "白發中",
        "🀇🀙🀐\ufe0f",
    ),
    *("east", "haku", "red 5", "white dragon", "man", "ピン", "GGG", "R", "WWW", "123M", "P4"),
    *("chi ", " pon", "pon haku", "kan 1111m", "ankan ", "チー", "open", "draw ", "ツモ", "x2"),
    *("2'34s", "`", "**", "<:5mr:1142>", "<:haku:1>", "https://tenhou.net/2/?q=", "q=", "+"),
    *("EESSWW", "PFC", " ", ",", "、", "\u200b", "\n", "\0", "\U0010ffff", "\ud800"),
)


def text_of(random: Random) -> str:
    """One text: signs, pieces of hands, or a true hand with something changed in it."""
    way = random.randrange(4)
    if way == 0:
        return "".join(random.choices(SIGNS, k=random.randrange(1, 30)))
    if way == 1:
        return "".join(random.choices(PIECES, k=random.randrange(1, 10)))
    if way == 2:
        return "".join(chr(random.randrange(0x110000)) for _ in range(random.randrange(1, 8)))
    text = format_tiles(random.sample(WALL, random.randrange(1, 15)))
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(PIECES + tuple(SIGNS)) + text[at + random.randrange(2) :]


def refusal(parse: Callable[[str], object], text: str) -> HandError | None:
    """The error that reading the text raises, or None."""
    try:
        parse(text)
    except HandError as error:
        return error
    return None


def outcome(text: str) -> str:
    """What reading the text comes to; raises AssertionError for a broken promise."""
    for parse in (parse_tiles, parse_hand):
        error = refusal(parse, text)
        if error:
            assert 0 <= error.at <= error.end <= len(text), (text, error.at, error.end)
            assert str(error).isprintable(), text
    if error:
        assert refusal(parse_hand, error.fix or "1m") is None, (text, error.fix)
        return error.reason.value
    hand = parse_hand(text)
    assert parse_hand(format_hand(hand)) == hand, text
    return "hand"


def run(inputs: int, seed: int) -> Counter[str]:
    """Read that many texts; count what came of them."""
    random = Random(seed)
    return Counter(outcome(text_of(random)) for _ in range(inputs))


if __name__ == "__main__":
    started = time.perf_counter()
    size, *seeds = map(int, sys.argv[1:])
    for reason, times in run(size, seeds[0] if seeds else 0).most_common():
        print(f"{times:10,} {reason}")
    print(f"{size:,} texts in {time.perf_counter() - started:.0f} s, nothing escaped")
