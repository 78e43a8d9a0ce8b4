"""The answer of an outlook: its question solved, and the options put in order."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from threading import Lock
from typing import Final

import numpy as np

from engine.copies import COPIES
from engine.facts.shanten import shanten
from engine.facts.ukeire import TileLeft
from engine.hand import Hand, check_set
from engine.index.lookup import accepted, kinds_of
from engine.index.parts import changed
from engine.melds import Meld, MeldKind
from engine.rules import USUAL_RULES, Rules
from engine.scoring.win import By
from engine.tile_set import counts_of_set
from engine.tiles import EAST, KIND_OF, KINDS, SOUTH, Kind, Tile, check_tiles, sort_key

from .aim import Aim
from .arrays import Floats
from .graph import Graph
from .induction import WEIGHTS, solve
from .parts import PARTS
from .prices import points_of, points_of_each
from .question import TURNS, OutlookInput, aim_of, check, check_wall, plain_hand
from .rates import LAST_TURN, Rates
from .result import LEAD, HandOutlook, Model, Outlook, Prospect, TenpaiWorth
from .search import build
from .table import Seat, TableValues, solve_at_table
from .tenpai import Prices
from .wall import Wall, tile_at

_LOCK: Final = Lock()
"""`PARTS` grows while a hand is searched."""


def outlook(  # noqa: PLR0913 - a situation has many facts, all of them named
    hand: Hand,
    *,
    seat: Kind = SOUTH,
    round: Kind = EAST,  # noqa: A002 - the word for it, as in Win
    dora: Sequence[Tile] = (),
    seen: Sequence[Tile] = (),
    river: Sequence[Tile] = (),
    turn: int = 1,
    turns: int = TURNS,
    aim: Aim | str = Aim.POINTS,
    exchanges: int | None = None,
    shanten_down: bool | None = None,
    rules: Rules | None = None,
    honba: int = 0,
    sticks: int = 0,
    nuki: int = 0,
    table: Rates | None = None,
    threat: bool = False,
    dama_exchanges: int | None = None,
) -> Outlook:
    """The worth by turn of each cut of a hand, or of a hand with nothing to cut.

    Alone at the table: the player's own draws only, no ron, no calls, nobody else's riichi. A
    closed hand declares riichi at tenpai. Values at a turn are those after its discard; all three
    are of the one line of play that is the best for ``aim``. They are chances from 0 to 1 and
    points with ``honba`` and ``sticks``.

    With the rates of a ``table``, others discard what a tenpai hand waits for and end hands, and a
    tenpai hand is in riichi or in dama, whichever is better; ``threat`` says that somebody else is
    in riichi. In dama it may make ``dama_exchanges`` of its exchanges, 1 if left out. Only closed
    hands among four players are known at a table: any other one is alone all the same, and
    ``Outlook.model`` says so. The rates end with turn 18.

    With three players the wall is theirs, and ``nuki`` norths are set aside, each a dora. Norths
    drawn later are kept or cut like other tiles, so their dora and replacement tiles come on top.

    ``seat`` and ``round`` are wind kinds, ``dora`` the indicators; ``seen`` and ``river`` are tiles
    seen elsewhere and the player's own discards. A line of play makes at most so many
    ``exchanges``: kept draws that do not lower the shanten and, with ``shanten_down``, cuts that
    raise it. More of them are more work and never worth less. Left out, a tenpai hand has two and
    any other one, and tenpai and 1-shanten hands may raise their shanten. Shanten is that of the
    concealed tiles, also where rules want a tile left of what a tenpai hand waits for.

    Raises OutlookError for a hand that is too far from tenpai, won already, or smaller than 13
    tiles, for more tiles seen than there are or so early, and for a number out of range;
    ImpossibleHandError for what a set for three players lacks; ValueError for a value that is no
    tile.
    """
    rules = rules or USUAL_RULES[hand.players]
    check_tiles((*dora, *seen, *river))
    check_set(hand, (*dora, *seen, *river), rules.players)
    distance = shanten(counts_of_set(hand.counts, rules.players))
    tiles = KIND_OF if rules.red_fives == 0 else range(len(KIND_OF))
    question = OutlookInput(
        hand=plain_hand(hand) if rules.red_fives == 0 else hand,
        seat=seat,
        round=round,
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
        table=table if hand.is_closed and rules.players == 4 else None,
        threat=threat,
        dama_exchanges=1 if dama_exchanges is None else dama_exchanges,
    )
    check(question)
    with _LOCK:
        PARTS.make_room()
        options, states = _options(question)
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
    )
    return found if question.table is None else replace(found, options=_tenpai_first(found))


def _tenpai_first(found: Outlook) -> tuple[HandOutlook, ...]:
    """The options with one that stays tenpai first, unless one that leaves it has a long lead."""
    best = found.options[0]
    stays = next((it for it in found.options if not found.leaves_tenpai(it)), best)
    if found.value(best) > (1 + LEAD) * found.value(stays):
        return found.options
    return (stays, *(it for it in found.options if it is not stays))


def _options(question: OutlookInput) -> tuple[list[HandOutlook], int]:
    """The hands that the question can be about, the best first, and how many were searched."""
    wall = question.wall()
    check_wall(question, wall)
    graph = build(question.start(wall))
    cuts: list[Tile | None] = [None]
    if question.hand.drawn is not None:
        cuts = [tile_at(*at) for at in zip(graph.place.tolist(), graph.slot.tolist(), strict=True)]
    bare = [_option(question, cut, wall) for cut in cuts]
    solved = _alone if question.table is None else _at_table
    options = solved(question, graph, wall, bare)
    states = graph.states
    for kan in _kans(question):
        option, more = _after_kan(kan, wall)
        options.append(option)
        states += more
    by_aim = np.argsort(WEIGHTS[question.aim])[::-1].tolist()
    options.sort(
        key=lambda option: (
            [-option.worth[value] for value in by_aim],
            0 if option.cut is None else sort_key(option.cut),
        )
    )
    return options, states


def _option(question: OutlookInput, cut: Tile | None, wall: Wall) -> HandOutlook:
    """The hand after a cut, without its values."""
    counts, river = question.hand.counts, question.river_kinds
    if cut is not None:
        counts, river = changed(counts, KIND_OF[cut], -1), river | {KIND_OF[cut]}
    distance, wanted = accepted(counts_of_set(counts, question.rules.players))
    tiles = tuple(TileLeft(kind, wall.left_of_kind(kind)) for kind in kinds_of(wanted))
    return HandOutlook(
        cut=cut,
        is_kan=False,
        shanten=distance,
        tiles=tiles,
        by_turn=(),
        is_furiten=distance == 0 and any(tile.tile in river for tile in tiles),
    )


def _alone(
    question: OutlookInput, graph: Graph, wall: Wall, bare: list[HandOutlook]
) -> list[HandOutlook]:
    """The hands with their values for a player alone."""
    points = points_of(graph.wins, question.won(riichi=question.hand.is_closed), wall)
    solved = solve(graph, points, wall.unseen, question.draws, question.aim)
    return [
        replace(option, by_turn=_worths(solved.worth[:, :, at]), declines=bool(declines))
        for at, (option, declines) in enumerate(zip(bare, solved.declines, strict=True))
    ]


def _worths(values: Floats) -> tuple[Prospect, ...]:
    return tuple(Prospect(*row) for row in values.tolist())


# At a table ---------------------------------------------------------------------------------------


def _at_table(
    question: OutlookInput, graph: Graph, wall: Wall, bare: list[HandOutlook]
) -> list[HandOutlook]:
    """The hands with their values at a table; those that are tenpai in riichi and in dama."""
    solved = _solved_at_table(question, graph, wall, [option.cut for option in bare])
    options = [
        replace(option, by_turn=_worths(solved.worth[:, :, at])) for at, option in enumerate(bare)
    ]
    riichi, dama = (
        [TenpaiWorth(*values) for values in way.T.round(12).tolist()] for way in solved.ways
    )
    can_declare = question.turn < LAST_TURN
    rows = zip(solved.tenpai.tolist(), riichi, dama, solved.needs_riichi.tolist(), strict=True)
    for at, declared, silent, has_no_ron in rows:
        options[at] = replace(
            options[at],
            riichi=declared if can_declare else None,
            dama=silent,
            needs_riichi=has_no_ron and not options[at].is_furiten and options[at].left > 0,
        )
    return options


def _solved_at_table(
    question: OutlookInput,
    graph: Graph,
    wall: Wall,
    cuts: Sequence[Tile | None],
    *,
    kan: bool = False,
) -> TableValues:
    assert question.table is not None  # noqa: S101 - for the type checker: `_options` asked
    ways = [
        question.won(riichi=riichi, ippatsu=ippatsu, by=by, after_kan=kan)
        for riichi, ippatsu in ((True, False), (False, False), (True, True))
        for by in (By.TSUMO, By.RON)
    ]
    seat = Seat(
        rates=question.table,
        river=question.river_kinds,
        cuts=tuple(KIND_OF[cut] for cut in cuts if cut is not None),
        turn=question.turn,
        threat=question.threat,
        aim=question.aim,
    )
    replacement = None
    if kan:
        won = question.won(riichi=False, rinshan=True, after_kan=True)
        replacement = points_of(graph.wins, won, wall)
    prices = Prices(*points_of_each(graph.wins, ways, wall))
    return solve_at_table(graph, prices, wall.unseen, seat, replacement=replacement)


# Closed kans --------------------------------------------------------------------------------------


def _kans(question: OutlookInput) -> Iterator[OutlookInput]:
    """The question about each hand after a closed kan; one that raises the shanten is exchanged."""
    hand = question.hand
    if hand.drawn is None:
        return
    distance = max(0, question.shanten(hand))
    for kind in (kind for kind in range(KINDS) if hand.counts[kind] == COPIES):
        tiles = tuple(tile for tile in hand.concealed if KIND_OF[tile] == kind)
        rest = tuple(tile for tile in hand.concealed if KIND_OF[tile] != kind)
        after = Hand(rest, (*hand.melds, Meld(MeldKind.CLOSED_KAN, tiles)))
        spent = int(question.shanten(after) > distance)
        if spent <= (question.exchanges if question.shanten_down else 0):
            yield replace(question, hand=after, exchanges=question.exchanges - spent)


def _after_kan(kan: OutlookInput, before: Wall) -> tuple[HandOutlook, int]:
    """The hand after a closed kan: a replacement tile is drawn, and one cut, in the same turn."""
    wall = kan.wall()
    graph = build(kan.start(wall, replacement=True))
    if kan.table is None:
        points = points_of(graph.wins, kan.won(riichi=kan.hand.is_closed, after_kan=True), wall)
        rinshan = points_of(graph.wins, kan.won(riichi=False, rinshan=True, after_kan=True), wall)
        values = solve(graph, points, wall.unseen, kan.draws, kan.aim, replacement=rinshan).worth
    else:
        values = _solved_at_table(kan, graph, wall, (), kan=True).worth
    bare = _option(kan, None, before)
    tile = kan.hand.melds[-1].tiles[0]
    found = replace(bare, cut=tile, is_kan=True, by_turn=_worths(values[:, :, 0]))
    return found, graph.states
