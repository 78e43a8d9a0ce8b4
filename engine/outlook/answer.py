"""The answer of an outlook: its question solved, and the options put in order."""

from collections.abc import Sequence
from dataclasses import replace
from threading import Lock
from typing import Final

from engine.facts.shanten import shanten_of_counts
from engine.hand import Hand, check_set
from engine.notation.given import given_hand, given_tile, given_tiles, given_wind
from engine.rules import Rules
from engine.tile_set import counts_of_set
from engine.tiles import EAST, KIND_OF, SOUTH, Kind, Tile, check_tiles

from .aim import Aim
from .parts import PARTS
from .question import TURNS, OutlookInput, aim_of, check, check_called, check_wall, plain_hand
from .rates import Rates
from .result import LEAD, HandOutlook, Model, Outlook
from .solved import Searched, after_calls, after_cuts, after_kans, after_kita, best_first

_LOCK: Final = Lock()
"""`PARTS` grows while a hand is searched."""


def outlook(  # noqa: PLR0913 - a situation has many facts, all of them named
    hand: Hand | str,
    *,
    seat: Kind | str = SOUTH,
    round: Kind | str = EAST,  # noqa: A002 - the word for it, as in Win
    dora: Sequence[Tile] | str = (),
    seen: Sequence[Tile] | str = (),
    river: Sequence[Tile] | str = (),
    turn: int = 1,
    turns: int = TURNS,
    aim: Aim | str = Aim.POINTS,
    exchanges: int | None = None,
    shanten_down: bool | None = None,
    rules: Rules | str | None = None,
    honba: int = 0,
    sticks: int = 0,
    nuki: int = 0,
    table: Rates | None = None,
    threat: bool = False,
    dama_exchanges: int | None = None,
    called: Tile | str | None = None,
) -> Outlook:
    """The worth by turn of each cut of a hand, or of a hand with nothing to cut.

    Alone at the table: the player's own draws only, no ron, no calls, nobody else's riichi. A
    closed hand declares riichi at tenpai where a tile that it waits for is left. Values at a turn
    are those after its discard; all three are of the one line of play that is the best for ``aim``.
    They are chances from 0 to 1 and points with ``honba`` and ``sticks``.

    With the rates of a ``table``, others discard what a tenpai hand waits for and end hands, and a
    tenpai hand is in riichi or in dama, whichever is better; ``threat`` says that somebody else is
    in riichi. In dama it may make ``dama_exchanges`` of its exchanges, 1 if left out. Only closed
    hands among four players are known at a table: any other one is alone all the same, and
    ``Outlook.model`` says so. The rates end with turn 18.

    With three players the wall is theirs, and ``nuki`` norths are set aside, each a dora. One that
    is held can be set aside too; others, and norths drawn later, are kept or cut like other tiles,
    so that their dora and replacement tiles come on top.

    ``called`` is a tile that another player has just discarded, to be called or left to lie by a
    hand without a tile to cut, alone. ``turn`` is that of the next cut, and ``seen`` does not hold
    the tile. That it may be a win is not asked, but a win with a yaku is refused.

    Hand, tiles, winds and rules can be texts. ``dora`` are the indicators; riichi counts as many
    ura, and with a ``table`` at least one, since a table has an indicator where none is named.
    ``seen`` and ``river`` are tiles seen elsewhere and the player's own discards. A line of play
    makes at most so many ``exchanges``: kept draws that do not lower the shanten and, with
    ``shanten_down``, cuts that raise it. More of them are more work and never worth less. Left out,
    a tenpai hand has two and any other one, and tenpai and 1-shanten hands may raise their shanten.
    Shanten is that of the concealed tiles, also where rules want a tile left of what a tenpai hand
    waits for.

    Raises OutlookError for a hand that is too far from tenpai, won already, or smaller than 13
    tiles, for more tiles seen than there are or so early, and for a number out of range;
    ImpossibleHandError for what a set for three players lacks; ValueError for a value that is no
    tile.
    """
    hand, rules = given_hand(hand, rules)
    dora, seen, river = given_tiles(dora), given_tiles(seen), given_tiles(river)
    called = None if called is None else given_tile(called)
    others = (*dora, *seen, *river, *([] if called is None else [called]))
    check_tiles(others)
    check_set(hand, others, rules.players)
    distance = shanten_of_counts(counts_of_set(hand.counts, rules.players))
    tiles = KIND_OF if rules.red_fives == 0 else range(len(KIND_OF))
    question = OutlookInput(
        hand=plain_hand(hand) if rules.red_fives == 0 else hand,
        seat=given_wind(seat),
        round=given_wind(round),
        dora=tuple(tiles[tile] for tile in dora),
        seen=tuple(tiles[tile] for tile in seen),
        river=tuple(tiles[tile] for tile in river),
        turn=turn,
        turns=turns,
        aim=aim_of(aim),
        exchanges=exchanges if exchanges is not None else 2 if distance <= 0 else 1,
        shanten_down=distance <= 1 if shanten_down is None else shanten_down,
        rules=rules,
        honba=honba,
        sticks=sticks,
        nuki=nuki,
        table=table if hand.is_closed and rules.players == 4 and called is None else None,
        threat=threat,
        dama_exchanges=1 if dama_exchanges is None else dama_exchanges,
    )
    check(question)
    if called is not None:
        called = tiles[called]
        check_called(question, called)
    with _LOCK:
        PARTS.make_room()
        options, states = _solved(question, called)
    found = Outlook(
        hand=hand,
        aim=question.aim,
        turn=turn,
        turns=turns,
        exchanges=question.exchanges,
        shanten_down=question.shanten_down,
        shanten=distance,
        options=tuple(options),
        states=states,
        model=Model.ALONE if question.table is None else Model.TABLE,
        threat=question.table is not None and threat,
        called=called,
        table=question.table,
    )
    return found if question.table is None else replace(found, options=_tenpai_first(found))


def _tenpai_first(found: Outlook) -> tuple[HandOutlook, ...]:
    """The options with one that stays tenpai first, unless one that leaves it has a long lead."""
    best = found.options[0]
    stays = next((it for it in found.options if not found.leaves_tenpai(it)), best)
    if found.value(best) > (1 + LEAD) * found.value(stays):
        return found.options
    return (stays, *(it for it in found.options if it is not stays))


def _solved(question: OutlookInput, called: Tile | None) -> Searched:
    """The hands that the question can be about, the best first."""
    if called is None:
        wall = question.wall()
        check_wall(question, wall)
        parts = [
            after_cuts(question, wall),
            *after_kans(question, wall),
            *after_kita(question, wall),
        ]
    else:
        check_wall(question, question.wall())
        parts = [*after_calls(question, called)]
    options = [option for found, _ in parts for option in found]
    options.sort(key=lambda option: best_first(option, question))
    return options, sum(states for _, states in parts)
