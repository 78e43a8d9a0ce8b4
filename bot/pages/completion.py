"""The live reading of a hand while it is typed: what it says so far, and what it would answer."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.read.errors import RefusedError, refused
from bot.read.rules import UNASKED, canonical_rules, rules_of
from bot.read.table import CALLED, MOST_COMPARED, read_cuts
from bot.read.win_words import complete_extras
from bot.words import Words
from engine import (
    NAMES,
    PRESETS,
    TENHOU,
    Hand,
    HandError,
    Rules,
    Tile,
    format_hand,
    format_tiles,
    parse_hand,
    parse_tiles,
    shanten,
    waits,
)
from engine.copies import COPIES
from engine.errors import Reason
from engine.facts import melds_of
from engine.hand import FULL_SIZE
from engine.rules import OF_THREE_PLAYERS, SWITCHES
from engine.rules_text import values_of
from engine.tiles import KIND_OF, KINDS, UNICODE, is_red, sort_key

from .error import sentence
from .parts import CALLS

Suggestion = tuple[str, str]
"""A shown text, and the text that is sent where it is chosen."""

CHOICE_LIMIT: Final = 100
"""Longest name and value of a choice, counted as UTF-16 as Discord's clients do."""

MOST_CHOICES: Final = 25

NAMED_WAITS: Final = 9
"""Most waits that are named; more are counted."""

ELLIPSIS: Final = "…"
RED_MARK: Final = "r"


def live_reading(text: str, words: Words, rules: Rules = TENHOU) -> list[Suggestion]:
    """Return what to show for a text, with the canonical hand as its value once there is one.

    The value of a text that is no hand yet is the text, so that nothing typed is lost.
    """
    behind = CALLED.search(text)
    end = len(text) if behind is None else behind.start()
    try:
        hand = parse_hand(text[:end], players=rules.players)
    except HandError as error:
        return choices((_unfinished(text[:end], error, words), text))
    name, value = _read(hand, words, rules)
    if end == len(text):
        return choices((name, value))
    offers = tiles_to_call(hand, text[end + 1 :].strip().lower(), words, rules)
    return choices(*((f"{value} < {said}", f"{value}<{tile}") for said, tile in offers))


def _read(hand: Hand, words: Words, rules: Rules) -> Suggestion:
    """Name a hand by its tiles and how far it is; its value is its canonical notation.

    The name ends with that too: where no font has mahjong tiles, they are boxes that look alike.
    """
    state = words.text("live-state", count=hand.size, reading=_reading(hand, words, rules))
    value = format_hand(hand)
    return _with_tiles(
        _groups(hand), words.text("live-tiles", tiles=state, state=value), words
    ), value


def live_hand(text: str, words: Words) -> list[Suggestion]:
    """Return what to show for a hand that others may be asked about: its tiles, no reading."""
    try:
        hand = parse_hand(text)
    except HandError as error:
        return choices((_unfinished(text, error, words), text))
    state = words.text("live-count", count=hand.size)
    return choices((_with_tiles(_groups(hand), state, words), format_hand(hand)))


def _groups(hand: Hand) -> str:
    return " ".join(map(_pictures, (hand.concealed, *(meld.tiles for meld in hand.melds))))


def live_called(
    hand_text: str, typed: str, words: Words, rules: Rules = TENHOU
) -> list[Suggestion]:
    """Return the tiles that a hand can call or win on, those first that begin as typed."""
    try:
        hand = parse_hand(hand_text, players=rules.players)
    except HandError:
        return live_tiles(typed, words, rules) if typed else []
    offers = tiles_to_call(hand, typed.strip().lower(), words, rules)
    return choices(*offers) or live_tiles(typed, words, rules)


def tiles_to_call(
    hand: Hand, begun: str, words: Words, rules: Rules = TENHOU
) -> Iterator[Suggestion]:
    """Yield each tile that begins as typed and can be called or won on, and for what."""
    if hand.has_drawn_size:
        return
    wins = {wait.tile for wait in waits(hand).waits}
    for kind in range(KINDS):
        if hand.owned[kind] < COPIES and begun in {NAMES[kind], NAMES[kind][:1], ""}:
            kinds = dict.fromkeys(meld.kind for meld in melds_of(hand, kind, rules=rules))
            names = [words.text("call-ron")] * (kind in wins)
            names += [words.named("call", CALLS[meld_kind]) for meld_kind in kinds]
            if names:
                said = words.text("joint-names").join(names)
                yield f"{UNICODE[kind]} {words.tile(kind)} · {said}", NAMES[kind]


def live_compared(
    hand_text: str, typed: str, words: Words, rules: Rules = TENHOU
) -> list[Suggestion]:
    """Return the cuts typed so far, each time with one more tile of the hand."""
    try:
        hand = parse_hand(hand_text, players=rules.players)
        chosen = read_cuts(typed, rules.players)
    except HandError:
        return live_tiles(typed, words, rules)
    if not hand.has_drawn_size:
        return []
    before = [NAMES[tile] for tile in dict.fromkeys(chosen)]
    said = [words.tile(tile) for tile in dict.fromkeys(chosen)]
    more = [tile for tile in dict.fromkeys(hand.concealed) if tile not in chosen]
    both = [(" ".join((*said, words.tile(it))), " ".join((*before, NAMES[it]))) for it in more]
    own = [(" ".join(said), " ".join(before))] if len(before) > 1 else []
    return choices(*own, *(both if len(before) < MOST_COMPARED else ()))


def live_tiles(text: str, words: Words, rules: Rules = TENHOU) -> list[Suggestion]:
    """Return what to show for tiles that are no hand, such as dora, and the tiles as the value."""
    try:
        tiles = parse_tiles(text, players=rules.players)
    except HandError as error:
        return choices((_unfinished(text, error, words), text))
    state = words.text("live-count", count=len(tiles))
    value = format_tiles(tiles)
    if _length(value) > CHOICE_LIMIT:  # 1m1p1m1p… is 11m11p… in short
        value = format_tiles(sorted(tiles, key=sort_key))
    return choices((_with_tiles(_pictures(tiles), state, words), value))


def live_extras(text: str, words: Words, rules: Rules = TENHOU) -> list[Suggestion]:
    """Return the words of the option ``extras`` continued by each that may follow."""
    return choices(
        *((it, it) for it in complete_extras(text, words.language, players=rules.players))
    )


def live_rules(text: str, words: Words) -> list[Suggestion]:
    """Return the rule sets that are called so; behind readable rules, the switches that go on."""
    typed = _bare(text)
    named = ((words.named("rules", name), name) for name in PRESETS)
    sets = [it for it in named if any(typed in _bare(side) for side in it)]
    *before, begun = text.lower().split(" ")
    kept = " ".join(filter(None, before))
    return choices(*sets, *(_with_switch(kept, begun) if kept else ()))


def _bare(name: str) -> str:
    """Return the name of a rule set as it is compared: "Tenhou, three players", tenhou_sanma."""
    return name.lower().replace("_", " ").replace(",", "").lstrip()


def _with_switch(kept: str, begun: str) -> Iterator[Suggestion]:
    """Yield rules with each switch that begins so; nothing behind what cannot be read."""
    try:
        players = rules_of(canonical_rules(kept)).players
    except RefusedError:
        return
    no_more = {UNASKED} | ({"players"} if players == 3 else OF_THREE_PLAYERS)
    for switch in SWITCHES:
        for value in values_of(switch) if switch not in no_more else ():
            if f"{switch}:{value}".startswith(begun):
                yield (f"{kept} {switch}:{value}",) * 2


def win_tiles(hand_text: str, typed: str, words: Words, rules: Rules = TENHOU) -> list[Suggestion]:
    """Return the tiles that can be the winning one of a hand, those first that begin as typed.

    Of a hand one tile short its waits, of a complete one its own tiles; nothing of what is no hand.
    """
    try:
        hand = parse_hand(hand_text, players=rules.players)
    except HandError:
        return []
    tiles = hand.concealed if hand.has_drawn_size else [w.tile for w in waits(hand).waits if w.left]
    named = [
        (f"{UNICODE[KIND_OF[tile]]} {words.tile(tile)}", NAMES[tile])
        for tile in dict.fromkeys(tiles)
    ]
    begun = [choice for choice in named if typed.strip().lower() in {choice[1], choice[1][:1], ""}]
    return begun or named


def choices(*choices: Suggestion) -> list[Suggestion]:
    """Return as many as Discord takes, none for a blank text or one too long to be a value."""
    taken = [(_fit(name), it) for name, it in choices if it.strip() and _length(it) <= CHOICE_LIMIT]
    return taken[:MOST_CHOICES]


def _reading(hand: Hand, words: Words, rules: Rules) -> str:
    """Say how far the hand is, and how many tiles a whole one still needs."""
    far = shanten(hand, rules=rules)
    if far > 0:
        reading = words.text("live-shanten", shanten=str(far))
    elif far < 0:
        reading = words.text("live-complete")
    elif hand.has_drawn_size:
        reading = words.text("live-cut")
    else:
        reading = _tenpai(hand, words)
    if hand.size >= FULL_SIZE - 1:
        return reading
    target = FULL_SIZE if hand.has_drawn_size else FULL_SIZE - 1
    return f"{reading} · {_more(hand.size, target, words)}"


def _tenpai(hand: Hand, words: Words) -> str:
    kinds = [wait.tile for wait in waits(hand).waits]
    if len(kinds) > NAMED_WAITS:
        return words.text("live-tenpai-many", kinds=len(kinds))
    return words.text("live-tenpai", tiles=words.tiles(kinds))


def _with_tiles(pictures: str, state: str, words: Words) -> str:
    return words.text("live-tiles", tiles=pictures, state=state) if pictures else state


def _unfinished(text: str, error: HandError, words: Words) -> str:
    """Say what a text lacks that is no hand: a tile, a suit, or what is wrong with it."""
    if error.reason is Reason.ONE_SHORT:
        size = int(error.details["size"])
        more = _more(size, FULL_SIZE - 1, words)
        state = words.text("live-state", count=size, reading=more)
        return _with_tiles(_pictures(_tiles(text)), state, words)
    if error.reason is Reason.NO_SUIT and error.at is not None and error.end == len(text.rstrip()):
        typed = words.text("live-suit", digits=str(error.details["digits"]))
        return _with_tiles(_pictures(_tiles(text[: error.at])), typed, words)
    wrong = sentence(refused("hand", text, error), words).replace("`", "")
    if error.at is None or error.reason is Reason.UNKNOWN_SIGN:  # which names its place
        return words.text("live-error", error=wrong)
    return words.text("live-error-at", error=wrong, place=error.at + 1)


def _more(size: int, target: int, words: Words) -> str:
    return words.text("live-more", more=str(target - size), target=str(target))


def _tiles(text: str) -> tuple[Tile, ...]:
    """Read the tiles of a text, those of melds among them; none where that is not possible."""
    try:
        return parse_tiles(text)
    except HandError as error:
        if error.reason is not Reason.NO_MELDS_HERE or error.fix is None:
            return ()
        return parse_tiles(error.fix)  # the same without its brackets


def _pictures(tiles: Iterable[Tile]) -> str:
    return "".join(RED_MARK * is_red(tile) + UNICODE[KIND_OF[tile]] for tile in tiles)


def _fit(text: str) -> str:
    """Cut a text to the limit, with an ellipsis where something is left out."""
    if _length(text) <= CHOICE_LIMIT:
        return text
    while _length(text) > CHOICE_LIMIT - 1:
        text = text[: CHOICE_LIMIT - 1] if len(text) >= CHOICE_LIMIT else text[:-1]
    return text + ELLIPSIS


def _length(text: str) -> int:
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
