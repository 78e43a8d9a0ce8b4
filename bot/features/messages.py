"""A hand that was read in a message becomes typed options, with what is said of it in an answer."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from bot.hand import Question, is_whole, win_of
from bot.options import Options
from bot.pages.error import plain
from bot.pages.page import Button, ButtonKind, Page
from bot.pages.parts import act
from bot.read.errors import RefusedError
from bot.read.finding import SHORT, hand_of
from bot.read.reader import TextReading, read_message
from bot.read.rules import canonical_rules, rules_meant
from bot.read.three_players import rules_for
from bot.read.win_terms import OPEN_RIICHI, TERMS
from bot.words import Words
from engine import (
    NAMES,
    By,
    Hand,
    HandError,
    Tile,
    decompose,
    format_hand,
    parse_tiles,
    score,
    waits,
)
from engine.tiles import KIND_OF

from .agari import AgariOptions
from .outlook.feature import OutlookOptions
from .safe import SafeOptions
from .term.terms import TERMS as GAME_TERMS
from .waits.feature import WaitsOptions

OF_A_CALL: Final = frozenset({"called_before_draw", "fifth_seen", "second_red"})
"""Errors of a tile behind "<" that was read."""

RIICHI: Final = frozenset({"riichi", "double", "open riichi"})
"""The pieces of extras that hold before a hand has won."""

RIICHI_WORD: Final = re.compile("|".join(map(re.escape, TERMS[0].all_names)), re.IGNORECASE)
"""Riichi in any language, also where it stands in a name of open riichi."""

OF_A_KIND: Final = dict.fromkeys(
    (
        "haku",
        "hatsu",
        "chun",
        *(
            f"{of}_{wind}"
            for of in ("seat", "round")
            for wind in ("east", "south", "west", "north")
        ),
    ),
    "yakuhai",
) | {"ryanpeikou": "iipeikou"}
"""What a yaku is called where players name its kind."""


@dataclass(frozen=True, slots=True)
class SaidHand:
    """What was typed; of a message its ``reading``, the turn that it says, and what it cannot use.

    ``assumed`` is a player in riichi of whom nobody said where that one sits.
    """

    typed: Options
    turn: int | None = None
    reading: TextReading | None = None
    unused: tuple[str, ...] = ()
    assumed: str = ""


def read_said(said: SaidHand) -> Question:
    """Return the question about a hand of a message; raise RefusedError for one of none."""
    question = said.typed.read()
    told = said.reading is not None and any(it == "told furiten" for it, _ in said.reading.asked)
    if told and isinstance(said.typed, AgariOptions) and question.situation.by is By.RON:
        raise RefusedError("hand", said.typed.hand, "win_furiten", {})
    return question if said.turn is None else question.but(turn=said.turn)


def about(reading: TextReading, asked: Options, *, weighs: bool = False) -> SaidHand:
    """Return the hand of a message as it would be typed into the command that answers it.

    A riichi with its river is for /safe; riichi or dama for /outlook, where the host ``weighs``
    them; a hand that was won for /agari; any other for the command of ``asked``. What an option of
    ``asked`` says too is left as it is.
    """
    told = _said_of(reading, asked)
    topics = {topic for topic, _ in reading.asked}
    if isinstance(told.typed, WaitsOptions):
        if reading.threats and topics & {"threat", "fold", "safe"}:
            return _against(told, reading)
        if weighs and "riichi" in topics and reading.hand.is_closed:
            return _weighed(told)
    if isinstance(told.typed, AgariOptions):
        threat = tuple(text for topic, text in reading.asked if topic == "threat")
        return replace(told, unused=(*told.unused, *threat))
    return told


def _against(told: SaidHand, reading: TextReading) -> SaidHand:
    """Ask which tiles are safe against the riichi of a message, where its river can be read."""
    rivers = {player or "across": river for player, river in reading.threats}
    typed = SafeOptions(
        format_hand(reading.hand),
        **rivers,
        seat=reading.seat,
        round=reading.round,
        dora=reading.dora,
        rules=getattr(told.typed, "rules", ""),
        private=getattr(told.typed, "private", False),
    )
    try:
        typed.read()
    except RefusedError:
        return told
    assumed = "" if all(player for player, _ in reading.threats) else rivers["across"]
    return replace(told, typed=typed, assumed=assumed)


def _weighed(told: SaidHand) -> SaidHand:
    """Ask for the outlook of a hand: riichi beside dama."""
    typed = told.typed
    names = {it.name for it in fields(OutlookOptions)} & {it.name for it in fields(typed)}
    outlook = OutlookOptions(**{name: getattr(typed, name) for name in names})
    try:
        outlook.read()
    except RefusedError:
        return told
    return replace(told, typed=outlook)


def _said_of(reading: TextReading, asked: Options) -> SaidHand:
    asked, unused = _by_rules_said(asked, reading)
    river = reading.river or getattr(asked, "river", "")
    hand = reading.hand
    typed = _completed(
        replace(asked, hand=format_hand(hand)),  # type: ignore[call-arg] # it asks of a hand
        {
            "dora": reading.dora,
            "seat": reading.seat,
            "round": reading.round,
            "called": "" if reading.called is None else NAMES[reading.called],
            "by": reading.by,
        },
    )
    pieces = [*reading.extras]
    if hand.is_closed and is_of_riichi(pieces):
        pieces.insert(0, ("riichi", "riichi"))
    is_complete = hand.has_drawn_size and bool(decompose(hand))
    # A closed hand that is complete and in riichi was won: riichi is not to be declared any more.
    events = any(
        ":" not in piece and (piece not in RIICHI or hand.is_closed) for piece, _ in pieces
    )
    won = reading.by is not None or events or any(it == "points" for it, _ in reading.asked)
    if is_complete and won and isinstance(typed, WaitsOptions):
        typed = _as_won(typed, reading.by)
    elif not isinstance(typed, AgariOptions):
        # Riichi is priced beside the silent hand anyway; what is on the table is on top.
        pieces = [it for it in pieces if it[0] not in RIICHI]
    turn = getattr(typed, "turn", None) or reading.turn
    uncallable = (reading.uncallable,) * bool(reading.uncallable)
    told = _with_extras(SaidHand(typed, turn, reading, (*unused, *uncallable)), pieces)
    claimed = _claimed(told)
    if isinstance(typed, AgariOptions) and claimed is not None and _is_furiten(claimed, river):
        asks = replace(_as_called(typed, claimed), seen=reading.seen, river=river)
        return _with_extras(SaidHand(asks, turn, reading, unused), pieces)
    if isinstance(typed, AgariOptions):
        seen = (reading.seen,) if reading.seen else ()
        return replace(told, unused=(*told.unused, *seen, *_not_in_the_hand(told, reading.yaku)))
    beside = {"seen": reading.seen, "river": reading.river, "compare": reading.compared}
    for name, tiles in beside.items():
        told = _with_option(told, name, tiles)
    return told


def is_of_riichi(pieces: Sequence[tuple[str, str]]) -> bool:
    """Whether a win has ippatsu or ura, and nothing says that it had riichi: it had."""
    told = {piece.split(":")[0] for piece, _ in pieces}
    return bool(told & {"ippatsu", "ura indicator"}) and not told & RIICHI


def _by_rules_said(asked: Options, said: TextReading) -> tuple[Options, tuple[str, ...]]:
    """Return typed options by the rules that a message names, and those that cannot be."""
    rules = getattr(asked, "rules", None)
    if rules is None:
        return asked, (said.rules,) * bool(said.rules)
    switches = said.rules.split()
    if switches and ":" not in switches[0]:
        rules = switches.pop(0)
    if said.hand.players == 3:
        rules = rules_for(rules, 3)
    try:
        rules = canonical_rules(" ".join((rules, *switches))) if said.rules else rules
    except RefusedError:
        return asked, (said.rules,)
    return replace(asked, rules=rules), ()  # type: ignore[call-arg] # it has rules


def _not_in_the_hand(said: SaidHand, told: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Yield the words for yaku that a won hand does not have: "tanyao" beside a white dragon."""
    try:
        question = said.typed.read() if told else None
    except RefusedError:
        return
    if question is None:
        return
    at = question.situation
    best = score(at.held, win_of(at), at.rules).best
    if best is None or best.yakuman:
        return
    ids = {earned.yaku.id for earned in best.yaku}
    counted = ids | {OF_A_KIND.get(it, it) for it in ids}
    yield from (words for yaku, words in told if yaku not in counted)


def _with_option(said: SaidHand, name: str, tiles: str) -> SaidHand:
    """Return a hand with tiles in an option that is there and still empty; else name them."""
    if not tiles or getattr(said.typed, name, "") == tiles:
        return said
    if getattr(said.typed, name, None) == "":
        told = replace(said, typed=replace(said.typed, **{name: tiles}))
        try:
            told.typed.read()
        except RefusedError as error:
            if error.option != name:
                return told
        else:
            return told
    return replace(said, unused=(*said.unused, tiles))


def _completed(typed: Options, said: dict[str, object]) -> Options:
    """Return typed options with what is said of those that the command has and nobody typed."""
    options = {field.name for field in fields(typed)}
    open_ = {name for name in said.keys() & options if getattr(typed, name) in (None, "")}
    return replace(typed, **{name: said[name] for name in open_})


def _as_won(typed: WaitsOptions, by: By | None) -> AgariOptions:
    return AgariOptions(
        typed.hand,
        by=by,
        seat=typed.seat,
        round=typed.round,
        dora=typed.dora,
        kita=typed.kita,
        extras=typed.extras,
        rules=typed.rules,
        private=typed.private,
    )


def _claimed(said: SaidHand) -> Hand | None:
    """Return the hand that has won by ron, said or as usual for it; None for any other."""
    try:
        at = said.typed.read().situation
    except RefusedError:
        return None
    hand = at.held
    if at.by is not By.RON:
        return None
    return hand if hand.has_drawn_size and decompose(hand) else None


def _before_win(hand: Hand) -> tuple[Hand, Tile]:
    """Return a complete hand without the tile that it is won on, and that tile."""
    tile = hand.concealed[-1] if hand.drawn is None else hand.drawn
    return hand.without(tile), tile


def _is_furiten(hand: Hand, river: str) -> bool:
    """Whether a tile that completes the hand lies in its own river."""
    try:
        lying = {KIND_OF[tile] for tile in parse_tiles(river)} if river else set()
    except HandError:  # of an option, which says so where it is read
        return False
    before, _ = _before_win(hand)
    return any(wait.tile in lying for wait in waits(before).waits)


def waits_in_river(question: Question | None) -> bool | None:
    """Whether a tile that a hand waits for lies in its own river; None where that is not known."""
    at = None if question is None else question.situation
    if at is None or not at.river or at.held.has_drawn_size:
        return None
    found = waits(at.held, rules=at.rules).waits
    return any(wait.tile in at.river for wait in found) if found else None


def _as_called(typed: AgariOptions, hand: Hand) -> WaitsOptions:
    """Return the question of the discarded tile, whose answer says why it cannot be won on."""
    before, tile = _before_win(hand)
    return WaitsOptions(
        format_hand(before),
        called=NAMES[tile],
        seat=typed.seat,
        round=typed.round,
        dora=typed.dora,
        kita=typed.kita,
        extras=typed.extras,
        rules=typed.rules,
        private=typed.private,
    )


def _with_extras(said: SaidHand, pieces: Sequence[tuple[str, str]]) -> SaidHand:
    """Return a hand with the pieces of extras that can be counted, and the others named."""
    if not isinstance(said.typed, WaitsOptions | AgariOptions):
        return replace(said, unused=(*said.unused, *(words for _, words in pieces)))
    left = [*pieces]
    unused: list[str] = []
    typed = said.typed.extras
    while True:
        extras = " ".join(filter(None, (typed, *(piece for piece, _ in left))))
        told = replace(
            said, typed=replace(said.typed, extras=extras), unused=(*said.unused, *unused)
        )
        try:
            told.typed.read()
        except RefusedError as error:
            if not left or error.option not in {"extras", "hand", "by"}:
                return told
            unused.append(_dropped(left, _at_fault(error, len(typed), left)))
        else:
            return told


def _dropped(pieces: list[tuple[str, str]], at: int) -> str:
    """Drop a piece of extras, and return its words; of an open riichi the riichi stays."""
    piece, words = pieces.pop(at)
    if piece != OPEN_RIICHI.name:
        return words
    riichi = RIICHI_WORD.search(words)
    pieces.insert(at, ("riichi", riichi[0] if riichi else words))
    return RIICHI_WORD.sub("", words).strip() or words


def _at_fault(error: RefusedError, start: int, pieces: Sequence[tuple[str, str]]) -> int:
    """Return which piece of extras an error is about; the last where it does not say."""
    at = start + bool(start)
    for number, (piece, _) in enumerate(pieces):
        if error.option == "extras" and error.span and at <= error.span[0] < at + len(piece):
            return number
        at += len(piece) + 1
    return len(pieces) - 1


PLAIN: Final = re.compile(r"[0-9mpszr\s,'\"<>\[\]()]*")
"""A hand without words."""


def is_told_otherwise(typed: Options, question: Question) -> bool:
    """Whether the words of the option hand tell another hand than its tiles read as one run.

    副露：777p 345p are two melds; as one run, 345p would be closed tiles.
    """
    text, hand = getattr(typed, "hand", ""), question.situation.hand
    if hand is None or PLAIN.fullmatch(text):
        return False
    hands = read_message([text], hand.players).hands
    return len(hands) == 1 and {*hands[0].hand.melds} != {*hand.melds}


def understood(typed: Options, error: RefusedError) -> SaidHand:
    """Return the hand that the text of the option hand is as a message; raise the error if none.

    "123m456p789s11222z ron 1m riichi" is a hand with how it was won. In an option, what is left out
    or not certain is an error of its own. A text that has a correction keeps its error, and so
    does a tile to call that cannot be: as a message, 14 tiles and <1m are the 14 tiles.
    """
    if error.option != "hand" or error.sentence in OF_A_CALL:
        raise error
    players = rules_meant(getattr(typed, "rules", "")).players
    hands = read_message([error.text], players).hands
    if len(hands) != 1:
        raise error
    (reading,) = hands
    if (
        reading.unsure == (SHORT,)
        and hand_of(error.text.partition("\n")[0], players) == reading.hand
    ):
        reading = replace(reading, unsure=())  # the form has the hand on a line of its own
    if not (reading.is_certain or is_whole(reading.hand)):
        raise error
    if error.fix is not None and not reading.is_of_bare_digits:
        raise error
    if not (reading.is_certain or reading.is_of_bare_digits):
        pieces = reading.left_out or reading.not_read
        sentence = "hand_left_out" if pieces else "hand_unsure"
        details: dict[str, str | int] = {"text": " ".join(pieces)} if pieces else {}
        fix = format_hand(reading.hand)
        raise RefusedError("hand", error.text, sentence, details, span=reading.place, fix=fix)
    said = about(reading, typed)
    try:
        said.typed.read()
    except RefusedError:
        raise error from None
    return said


# What an answer says of a message.

NAMED: Final = 60
"""Most characters that are shown of the words of a message that are no part of its hand."""

TERMS_ASKED: Final = ("furiten", "chombo")
"""The topics that /term explains."""

CORRECT: Final = Question("analyze")


def correct_button(words: Words) -> Button:
    """Offer the form in which a reading is corrected."""
    return act("correct", words.text("button-correct"), CORRECT)


def with_notes(page: Page, said: SaidHand, question: Question | None, words: Words) -> Page:
    """Say what of a message is not in the answer about its hand, and offer to correct it."""
    reading = said.reading
    if reading is None:
        return page
    text = [*page.text]
    topics = {topic.removeprefix("told ") for topic, _ in reading.asked}
    if "furiten" in topics and waits_in_river(question) is False:
        text.insert(0, words.text("text-not-furiten"))
    if reading.unsure:
        text.insert(0, words.text("text-read-as", hand=format_hand(reading.hand)))
    notes = (
        ("text-assumed", (said.assumed,) * bool(said.assumed)),
        ("text-left-out", reading.left_out),
        ("text-not-used", (*reading.not_read, *said.unused)),
    )
    small = [words.text(name, text=_named(pieces)) for name, pieces in notes if pieces]
    if small:
        text.append(f"-# {' '.join(small)}")
    buttons = [*page.buttons, correct_button(words)]
    for topic in TERMS_ASKED:
        if topic in topics:
            label = GAME_TERMS[topic].name(words)
            buttons.append(Button("term", ButtonKind.GO, label, Question("term", term=topic)))
    return replace(page, text=tuple(text), buttons=tuple(buttons))


def _named(pieces: Sequence[str]) -> str:
    text = ", ".join(pieces)
    return plain(text[:NAMED]) + "…" * (len(text) > NAMED)
