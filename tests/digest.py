"""One digest for each answer of the bot: what a change of the code must not change.

    python tests/digest.py > before.txt
    python tests/digest.py --against before.txt

A line is a question, then the digests of its page (title, text, alt text, hand), of the components
that Discord is sent but for their custom_ids, and of the picture's pixels. With ``--against`` only
lines that differ are printed, and the exit code is 1 where there are any.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import asking
from dealt import as_hand, complete, from_wall, one_suit, tenpai, tenpai_to_cut
from PIL import Image
from random_wins import random_win

from bot.discord.payload import compose
from bot.features import chosen, id_of, read_id
from bot.hand import Question
from bot.pages.completion import live_extras, live_reading, live_tiles, win_tiles
from bot.pages.page import ButtonKind, Page
from bot.picture import render
from bot.read.reader import read_message
from bot.words import words_for
from engine import EAST, NAMES, SOUTH, By, Order, Worth, format_hand, format_tiles
from engine.rules import presets_for

LANGUAGES = ("en", "ja")
CLICKS = 3
"""Controls followed under one answer."""

HANDS = (
    "1112345678999m", "123m456p789s11z", "11122233344455m", "223344m556677p88s",
    "19m19p19s1234567z", "119m19p19s1234567z", "1289m1289p1289s1z", "406m[4'56p](1111s)23s55z",
    "123m4x", "12345m", "", "55566667778889p", "2356888m234567p4m", "🀇🀈🀉🀝🀀🀀🀀",
    "一二三①②③東東", "EEESSSWWWNNPP", "0055m123p", "123456789m1111p", "33344455566m77z",
    "m123p406z11", "1111222233334m", "123m riichi", "7z7z7z7z7z", "34m406p678s55p[2'34s]5m",
    "23456m3405p677s7s", "1m", "55z", "[1'11z][22'2z][333'z](4444z)5z5z",
)  # fmt: skip
EXTRAS = (
    "", "riichi", "riichi ippatsu ura:3p", "立直一発裏3p", "W立直", "tenhou",
    "honba:2 sticks:1", "ipatsu", "ippatsu", "haitei", "3 dora", "ron-tsumo", "seat:W",
    "south", "aka 2", "double riichi ippatsu tsumo",
)  # fmt: skip
ASKED_OF_TILES = (
    ("23m456p789s11222z<1m", {}),
    ("445m667p3379s[777z]<4m", {}),
    ("34m678p2244s5577z<9s", {}),
    ("1234m1z<x", {}),
    ("123m123p99m124s789s", {"compare": "4s 1s"}),
    ("2233445m66p789s1z5z", {"compare": "2m 5m 1z"}),
    ("2233445m66p789s1z5z", {"compare": "2m"}),
)
MESSAGES = (
    "what do I cut? 123m456p789s11z 2z", "lol 2s", "`1112345678999m` nice",
    "draw 2s 123m456p78s11z", "東東東 123m 456p 789s 北", "1990s were great",
    "5️⃣p 123m 406p 22z", "[4'56m] 123p 77z 99s",
)  # fmt: skip


class Asked(NamedTuple):
    """A question: a name for its line, and what ``asking.ask`` is given."""

    command: str
    hand: str
    options: dict[str, Any]


def questions() -> Iterator[Asked]:
    """Yield every typed question: hand-picked ones, then hands dealt from fixed seeds."""
    yield from _picked()
    yield from _dealt(Random("digest"))


def _picked() -> Iterator[Asked]:
    for hand in HANDS:
        for command in ("waits", "agari", "methods"):
            yield Asked(command, hand, {})
        for rules in presets_for(4):
            yield Asked("agari", hand, {"rules": rules})
    for hand, options in ASKED_OF_TILES:
        yield Asked("waits", hand, options)
    for worth, fu in ((Worth(4), 30), (Worth(3), 25), (Worth(5), None), (Worth(2), None)):
        yield Asked("points", "", {"han": worth, "fu": fu})
    for extras in EXTRAS:
        for hand in ("123m456p789s11z23p1p", "34m406p678s55p[2'34s]5m"):
            yield Asked("agari", hand, {"extras": extras})


def _dealt(random: Random) -> Iterator[Asked]:
    deals = (
        (from_wall, 13), (from_wall, 14), (tenpai, 13), (tenpai_to_cut, 14), (complete, 14),
        (one_suit, 13), (one_suit, 14), (from_wall, 7), (tenpai, 10), (from_wall, 11),
    )  # fmt: skip
    for deal, size in deals:
        for _ in range(40):
            counts = deal(random, size)
            hand = format_hand(as_hand(counts))
            yield Asked("waits", hand, _seen(random, counts))
            yield Asked("agari", hand, _situation(random))
    for _ in range(150):
        hand, win, _ = random_win(random)
        options = {"by": win.by, "seat": win.seat, "round": win.round}
        yield Asked("agari", format_hand(hand), options | {"order": random.choice([*Order])})


def _seen(random: Random, counts: bytes) -> dict[str, Any]:
    """Some tiles that lie elsewhere, in every other question."""
    if random.random() < 0.5:
        return {"rules": random.choice([*presets_for(4)])}
    free = [kind for kind in range(34) if counts[kind] < 3]
    return {"seen": format_tiles(random.sample(free, 3)), "river": format_tiles([free[0]])}


def _situation(random: Random) -> dict[str, Any]:
    return {
        "by": random.choice([None, By.TSUMO, By.RON]),
        "seat": random.choice([None, EAST, SOUTH]),
        "dora": random.choice(["", NAMES[random.randrange(34)]]),
    }


def digest(value: Any) -> str:
    """Return twelve letters for a value that JSON can hold."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def line(name: str, page: Page) -> str:
    """Answer a question whole, and return its line; /methods times itself, so its words differ."""
    if page.query is not None and page.query.feature == "methods":
        return f"{name}\t{digest([page.title.split()[0], page.hand, page.private])}"
    picture = render.draw(page) if page.picture else None
    pixels = ""
    if picture is not None:
        with Image.open(BytesIO(picture)) as image:
            pixels = hashlib.sha256(image.convert("RGBA").tobytes()).hexdigest()[:12]
    said = [page.title, page.text, page.alt, page.hand, page.tone, page.private]
    sent = compose(page, picture)
    return (
        f"{name}\t{digest(said)}\t{digest([without_ids(sent.components), sent.private])}\t{pixels}"
    )


def without_ids(components: Any) -> Any:
    """Return components without their custom_ids, which have tests of their own."""
    if isinstance(components, list):
        return [without_ids(it) for it in components]
    if isinstance(components, dict):
        return {
            name: "" if name == "custom_id" else without_ids(it) for name, it in components.items()
        }
    return components


def controls(page: Page) -> Iterator[Question]:
    """Yield the query of every control that leads to an answer, as its click would have it."""
    for button in page.buttons:
        if button.query is not None and button.kind is not ButtonKind.ACT:
            yield button.query
    for select in page.selects:
        values = [option.value for option in select.options[:2]]
        picks = [values] if select.most > 1 else [[value] for value in values]
        for some in picks:
            yield chosen(select.query, select.slot, some)


def lines() -> Iterator[str]:
    """Yield the line of every question, in every language, then of clicks under the answers."""
    random = Random("clicks")
    for language in LANGUAGES:
        words = words_for(language)
        yield line(f"{language} help", asking.answer(Question("help"), words))
        for asked in questions():
            name = f"{language} {asked.command} {asked.hand} {asked.options}"
            page = asking.ask(asked.command, asked.hand, words, **asked.options)
            yield line(name, page)
            if asked.command == "methods":
                continue
            clicks = list(dict.fromkeys(controls(page)))
            for at in random.sample(range(len(clicks)), min(CLICKS, len(clicks))):
                query = read_id(id_of("go", clicks[at])).question
                yield line(f"{name} > {at}", asking.answer(query, words))
        yield from completions(language)


def completions(language: str) -> Iterator[str]:
    """Yield a line for each text that is completed while it is typed, and for each message."""
    words = words_for(language)
    for hand in HANDS:
        offers = live_reading(hand, words), live_tiles(hand, words), win_tiles(hand, "", words)
        yield f"{language} completing {hand}\t{digest(offers)}"
    for extras in EXTRAS:
        yield f"{language} completing {extras}\t{digest(live_extras(extras, words))}"
    for message in MESSAGES:
        yield f"{language} finding {message}\t{digest(read_message([message]))}"


def main() -> int:
    """Print the lines, or those that differ from a file of lines."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--against", type=Path, help="lines printed by an earlier run")
    against = parser.parse_args().against
    if against is None:
        for it in lines():
            print(it)
        return 0
    before = dict(it.split("\t", 1) for it in against.read_text("utf-8").splitlines())
    now = dict(it.split("\t", 1) for it in lines())
    different = [name for name in before | now if before.get(name) != now.get(name)]
    for name in different:
        print(f"{name}\n  before {before.get(name)}\n  now    {now.get(name)}")
    print(f"{len(now)} answers, {len(different)} differ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
