"""The hand that a message is about becomes a question, with what the message says beside it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from bot.hand import Question, is_whole, win_of
from bot.options import Options
from bot.pages.error import plain
from bot.pages.page import Page
from bot.read.errors import RefusedError
from bot.read.find_hand import FoundHand, find_hands
from bot.read.message_situation import SaidOfTable
from bot.read.other_questions import FURITEN, THREAT, OtherQuestion
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
    parse_hand,
    parse_tiles,
    score,
    waits,
)
from engine.tiles import KIND_OF

from .agari import AgariOptions
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
    """A hand of a message as it would be typed.

    ``turn`` is the turn that the message says, ``left_out`` its words that are no part of the hand,
    ``unused`` what it says that cannot be counted, ``uncallable`` a call for which it is too late,
    ``asked`` what other commands answer.
    ``is_furiten`` is of a ron that the message itself calls furiten: it has no price.
    """

    typed: Options
    turn: int | None = None
    left_out: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()
    uncallable: str = ""
    is_furiten: bool = False
    asked: tuple[OtherQuestion, ...] = ()


def read_said(said: SaidHand) -> Question:
    """Return the question about a hand of a message; raise RefusedError for one of none."""
    question = said.typed.read()
    if said.is_furiten:
        raise RefusedError("hand", format_hand(question.situation.held), "win_furiten", {})
    return question if said.turn is None else question.but(turn=said.turn)


def about(found: FoundHand, asked: Options) -> SaidHand:
    """Return the hand of a message with what the message says and asks beside it.

    Where it was won, the question is for its worth, and somebody else's riichi is not counted. What
    an option of ``asked`` says too is left as it is.
    """
    said = _said_of(found, asked)
    others = found.situation.asked
    if not isinstance(said.typed, AgariOptions):
        told = found.situation.furiten
        if told and all(it.about != FURITEN for it in others):
            others = (*others, OtherQuestion(FURITEN, told))
        return replace(said, asked=others)
    riichi = tuple(it.text for it in others if it.about == THREAT)
    answered = {THREAT, FURITEN} if found.situation.river else {THREAT}
    questions = tuple(it for it in others if it.about not in answered)
    return replace(said, unused=(*said.unused, *riichi), asked=questions)


def _said_of(found: FoundHand, asked: Options) -> SaidHand:
    said = found.situation
    asked, unused = _by_rules_said(asked, said)
    river = said.river or getattr(asked, "river", "")
    hand = parse_hand(found.hand, players=rules_meant(getattr(asked, "rules", "")).players)
    called = "" if said.called is None else NAMES[said.called]
    typed = _completed(
        replace(asked, hand=found.hand),  # type: ignore[call-arg] # whoever asks of a hand has one
        {
            "dora": said.dora,
            "seat": said.seat,
            "round": said.round,
            "called": called,
            "by": said.by,
        },
    )
    pieces = [("riichi", "riichi")] * said.riichi + [*said.extras]
    if hand.is_closed and is_of_riichi(pieces):
        pieces.insert(0, ("riichi", "riichi"))
    unused += said.unused
    is_complete = hand.has_drawn_size and bool(decompose(hand))
    # A closed hand that is complete and in riichi was won: riichi is not to be declared any more.
    events = any(
        ":" not in piece and (piece not in RIICHI or hand.is_closed) for piece, _ in pieces
    )
    if is_complete and (said.by is not None or events) and isinstance(typed, WaitsOptions):
        typed = _as_won(typed, said.by)
    elif not isinstance(typed, AgariOptions):
        # Riichi is priced beside the silent hand anyway; what is on the table is on top.
        pieces = [it for it in pieces if it[0] not in RIICHI]
    turn = getattr(typed, "turn", None) or said.turn
    told = SaidHand(typed, turn, found.left_out, unused, said.uncallable)
    told = _with_extras(told, pieces)
    claimed = _claimed(told)
    if isinstance(typed, AgariOptions) and claimed is not None:
        if _is_furiten(claimed, river):
            asks = replace(_as_called(typed, claimed), seen=said.seen, river=river)
            return _with_extras(SaidHand(asks, turn, found.left_out, unused), pieces)
        told = replace(told, is_furiten=bool(said.furiten))
    if isinstance(typed, AgariOptions):
        seen = (said.seen,) if said.seen else ()
        return replace(told, unused=(*told.unused, *seen, *_not_in_the_hand(told, said.yaku)))
    beside = {"seen": said.seen, "river": said.river, "compare": said.compared}
    for name, tiles in beside.items():
        told = _with_option(told, name, tiles)
    return told


def is_of_riichi(pieces: Sequence[tuple[str, str]]) -> bool:
    """Whether a win has ippatsu or ura, and nothing says that it had riichi: it had."""
    told = {piece.split(":")[0] for piece, _ in pieces}
    return bool(told & {"ippatsu", "ura indicator"}) and not told & RIICHI


def _by_rules_said(asked: Options, said: SaidOfTable) -> tuple[Options, tuple[str, ...]]:
    """Return typed options by the rules that a message names, and those that cannot be."""
    rules = getattr(asked, "rules", None)
    if rules is None:
        return asked, (said.rules,) * bool(said.rules)
    switches = said.rules.split()
    if switches and ":" not in switches[0]:
        rules = switches.pop(0)
    if said.players == 3:
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


def understood(typed: Options, error: RefusedError) -> SaidHand | None:
    """Return the hand that the text of the option hand is as a message; None where it is none.

    "123m456p789s11222z ron 1m riichi" is a hand with how it was won. A text that has a correction,
    one of which tiles would be left out, and a short hand keep their error, and so does a tile to
    call that cannot be: as a message, 14 tiles and <1m are the 14 tiles.
    """
    if error.option != "hand" or error.fix is not None or error.sentence in OF_A_CALL:
        return None
    players = rules_meant(getattr(typed, "rules", "")).players
    hands = find_hands([error.text], players).hands
    if len(hands) != 1 or hands[0].left_out:
        return None
    if not is_whole(parse_hand(hands[0].hand, players=players)):
        return None
    said = about(hands[0], typed)
    try:
        said.typed.read()
    except RefusedError:
        return None
    return said


LEFT_OUT: Final = 60
"""Most characters that are shown of the words of a message that are no part of its hand."""


def with_notes(page: Page, said: SaidHand, question: Question | None, words: Words) -> Page:
    """Say before anything else what of a message is not in the answer about its hand."""
    if said.left_out:
        text = _left_out_text(said.left_out, question, words)
        page = replace(page, text=(text, *page.text))
    if said.unused:
        unused = plain(words.text("joint-names").join(said.unused)[:LEFT_OUT])
        page = replace(page, text=(words.text("text-not-counted", text=unused), *page.text))
    if said.uncallable:
        call = plain(said.uncallable[:LEFT_OUT])
        page = replace(page, text=(words.text("text-uncallable", call=call), *page.text))
    asked = {it.about: plain(it.text[:LEFT_OUT]) for it in reversed(said.asked)}
    is_furiten = waits_in_river(question)
    if is_furiten is not None and (it := asked.pop(FURITEN, "")) and not is_furiten:
        asked["not-furiten"] = it
    lines = [words.named("text-asked", about, question=it) for about, it in asked.items()]
    return replace(page, text=(*reversed(lines), *page.text))


def _left_out_text(left_out: Sequence[str], question: Question | None, words: Words) -> str:
    """Name the words; the answer to a short hand beside them says that it is about a part."""
    text = " ".join(left_out)
    shown = plain(text[:LEFT_OUT]) + "…" * (len(text) > LEFT_OUT)
    if question is None or is_whole(question.situation.held):
        return words.text("text-left-out", text=shown)
    return words.text("text-only-part", count=question.situation.held.size, text=shown)
