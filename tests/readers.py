"""All that reads what strangers write, and the pieces that a text is repeated of to be dear."""

import gzip
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot.features import read_id
from bot.features.daily.feature import minute_of, zones_offered
from bot.features.game.feature import holds_log
from bot.features.term.feature import live_terms
from bot.pages.completion import (
    live_called,
    live_compared,
    live_extras,
    live_reading,
    live_rules,
    live_tiles,
    win_tiles,
)
from bot.read.reader import read_message
from bot.words import words_for
from engine import parse_hand, parse_rules, parse_tiles
from engine.logs import read_log
from engine.query import answer_line

Reader = Callable[[str], object]

EN: Final = words_for("en")
HAND: Final = "123m456p789s1122z3z"

SIGNS: Final = 6_000
"""The longest text that Discord lets anybody send: an option while it is typed."""

LOG_SIGNS: Final = 40_000
"""Of a file, which may have fifty times as many."""


def refusing(read: Reader) -> Reader:
    """Return a reader that may refuse a text."""

    def reader(text: str) -> None:
        with suppress(ValueError):
            read(text)

    return reader


TYPED: Final[dict[str, Reader]] = {
    "message": lambda text: read_message((text,)),
    "hand": lambda text: live_reading(text, EN),
    "tiles": lambda text: live_tiles(text, EN),
    "called": lambda text: live_called(HAND, text, EN),
    "compared": lambda text: live_compared(HAND, text, EN),
    "win": lambda text: win_tiles(text, "1", EN),
    "extras": lambda text: live_extras(text, EN),
    "rules": lambda text: live_rules(text, EN),
    "log": holds_log,
    "term": lambda text: live_terms(text, EN),
    "time": minute_of,
    "zones": lambda text: [*zones_offered(text, 0, EN)],
    "custom_id": refusing(read_id),
    "parse_hand": refusing(parse_hand),
    "parse_tiles": refusing(parse_tiles),
    "parse_rules": refusing(parse_rules),
    "json_lines": answer_line,
}
"""The readers of what is typed, pasted or clicked, and of the library and its command line."""

TOKENS: Final = (
    "東", "🀡", "東 ", "1m ", "E ", "9", "[1", "一", "m111", "r5", "(1111z)", "[4'56m]",
    "12m 34p ", "0m ", "１", "５ ", "赤", "123M", "P1", "east ", "haku", "red5 ", "chi 234s ",
    "chi ", "pon E ", "234s chi ", "2'", "2'34s", "`", "**", "<:1m:1>", "<:1m:", "<", "https://",
    "tenhou.net/2/?", "a&", "q=1", "WG", "R", "裏3p", "親", "ippatsu ", "ipatsu ", "dora 3p ",
    "ドラ", "1 honba ", "1本場", "E1 ", "東1局", "east seat ", "riichi", "立直", "W", "ura dora ",
    "3p,", "ab ", "honba:", "ron-", "x", "10m", "A: ", "1z!", "\n", "1m\n", "123m456p789s1122z ",
    "123m456p789s1122z5m draw 5m ", "\u202e", "1\ufe0f\u20e3", "あ", "漢a", "吃", "杠 ", "1m碰",
    "1打", "1m切", "pon 1z ", "added kan", "팔만", '"東"', "seat:", "rouge ", "est ", "5p rouge ",
    "Est 1-", " ", "riichi ", "1m safe ", "is 1m 1m 1m 1m safe", "リーチ", "安全",
    "he is has was riichi", "[", "(", "-", "1-", "a1", "ﾄ", "e\u0301", "mon,", "utc+", "```", "{",
)  # fmt: skip
"""Pieces of hands, tables, prose and markup."""

FRAMES: Final = {
    "alone": ("", ""),
    "mjlog": ("<mjloggm>", "</mjloggm>"),
    "a tag": ("<INIT ", "/>"),
    "an attribute": ('<INIT ten="', '"/>'),
    "an attribute without its end": ("<INIT ten='", ""),
    "a client": ("Get: <INIT/>\nGet: ", ""),
    "a comment": ("<mjloggm><!-- ", "--></mjloggm>"),
    "a document type": ("<!DOCTYPE a [", "]><a/>"),
    "a list": ('{"log":[[', "]]}"),
    "a text": ('{"log":[["', '"]]}'),
    "names": ('{"log":[],"name":{"', '":1}}'),
    "mjai": ('{"type":"start_game","names":["', '"]}\n{"type":"start_kyoku"}'),
    "lines": ('{"type":"none"}\n', ""),
    "a result": ('{"log":[' + "[[0,0,0],[1,1,1,1],[11],[]," + "[]," * 12 + '["和了",[0,0,0,0],'
                 '[0,0,0,"', '"]]]]}'),
    "a link": ("https://tenhou.net/6/#json=", ""),
    "a code": ("%7b", "%7d"),
    "a block": ("```json\n", "\n```"),
}  # fmt: skip
"""What stands before and behind a repeated piece of a log."""

LOG_TOKENS: Final = (
    "a", "a ", "<", "<a", "<a>", "</a>", "<T1/>", "<INIT/>", 'a="" ', "a=", '"', "'", "&", "&lt;",
    "&#65;", "<!--", "-->", "<![CDATA[", "<?xml ?>", "<!", "1,", "1", "-", "[", "]", "[]", "{",
    "{}", '"":', '"a",', "\\", "\\u0000", '"\\', "\n", "\r\n", " ", "\0", "%", "%7b", "`",
    "{\n", '{"',
    "Get: <", "Get: <T1/>\n", "tenhou.net/5?", "tenhou.net/6/#json=", "https://", "x https://",
    "?log=", "東", "赤", "Red", "(1飜)", "30符1飜1点", "11", "p1111", "\ud800",
)  # fmt: skip
"""Pieces of XML, JSON and links."""


def as_text(text: str) -> None:
    """Read a log that is pasted."""
    with suppress(ValueError):
        read_log(text)


def as_gzip(text: str) -> None:
    """Read the same as a file that was packed."""
    with suppress(ValueError):
        read_log(gzip.compress(text.encode(errors="replace"), 1))
