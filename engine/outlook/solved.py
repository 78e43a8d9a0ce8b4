"""The hands that a question can be about, with their values, in no order."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.copies import COPIES
from engine.facts.calls import Call, calls
from engine.facts.ukeire import TileLeft
from engine.hand import Hand
from engine.index.lookup import accepted, changed, kinds_of
from engine.melds import Meld, MeldKind
from engine.scoring.win import By
from engine.tile_set import counts_of_set
from engine.tiles import KIND_OF, KINDS, NORTH, Tile, sort_key

from .arrays import Floats
from .graph import Graph
from .induction import WEIGHTS, solve
from .prices import points_of, points_of_each
from .question import OutlookInput
from .rates import LAST_TURN
from .result import HandOutlook, Play, Prospect, TenpaiWorth
from .search import build
from .table import TableValues, solve_at_table
from .tenpai import Prices
from .wall import Wall, tile_at

Searched = tuple[list[HandOutlook], int]
"""Hands with their values, and how many hands were searched for them."""


def after_cuts(question: OutlookInput, wall: Wall) -> Searched:
    """The hand after each cut, or the one hand where there is none to make."""
    graph = build(question.start(wall))
    cuts: list[Tile | None] = [None]
    if question.hand.drawn is not None:
        cuts = [tile_at(*at) for at in zip(graph.place.tolist(), graph.slot.tolist(), strict=True)]
    bare = [_option(question, cut, wall) for cut in cuts]
    solved = _alone if question.table is None else _at_table
    return solved(question, graph, wall, bare), graph.states


def best_first(option: HandOutlook, question: OutlookInput) -> tuple[list[float], int]:
    """The key by which options are sorted."""
    weights = WEIGHTS[question.aim]
    by_aim = sorted(range(len(weights)), key=weights.__getitem__, reverse=True)
    cut = 0 if option.cut is None else sort_key(option.cut)
    return [-option.worth[value] for value in by_aim], cut


def _option(question: OutlookInput, cut: Tile | None, wall: Wall) -> HandOutlook:
    """The hand after a cut, without its values."""
    counts, river = question.hand.counts, question.river_kinds
    if cut is not None:
        counts, river = changed(counts, KIND_OF[cut], -1), river | {KIND_OF[cut]}
    distance, wanted = accepted(counts_of_set(counts, question.rules.players))
    tiles = tuple(TileLeft(kind, wall.left_of_kind(kind)) for kind in kinds_of(wanted))
    return HandOutlook(
        cut=cut,
        move=Play.HOLD if cut is None else Play.CUT,
        shanten=distance,
        tiles=tiles,
        by_turn=(),
        is_furiten=distance == 0 and any(tile.tile in river for tile in tiles),
    )


def _alone(
    question: OutlookInput, graph: Graph, wall: Wall, bare: list[HandOutlook]
) -> list[HandOutlook]:
    """The hands with their values for a player alone."""
    points = points_of(graph.wins, question, question.won(riichi=question.hand.is_closed), wall)
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
    solved = _solved_at_table(question, graph, wall, bare)
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
    asked: Sequence[HandOutlook],
    *,
    kan: bool = False,
) -> TableValues:
    ways = [
        question.won(riichi=riichi, ippatsu=ippatsu, by=by, after_kan=kan)
        for riichi, ippatsu in ((True, False), (False, False), (True, True))
        for by in (By.TSUMO, By.RON)
    ]
    replacement = None
    if kan:
        won = question.won(riichi=False, rinshan=True, after_kan=True)
        replacement = points_of(graph.wins, question, won, wall)
    prices = Prices(*points_of_each(graph.wins, question, ways, wall))
    return solve_at_table(graph, prices, wall.unseen, question, asked, replacement=replacement)


# Closed kans, norths set aside, calls -------------------------------------------------------------


def after_kans(question: OutlookInput, wall: Wall) -> Iterator[Searched]:
    """The hand after each closed kan; one that raises the shanten is an exchange."""
    hand = question.hand
    if hand.drawn is None:
        return
    for kind in (kind for kind in range(KINDS) if hand.counts[kind] == COPIES):
        tiles = tuple(tile for tile in hand.concealed if KIND_OF[tile] == kind)
        rest = tuple(tile for tile in hand.concealed if KIND_OF[tile] != kind)
        after = Hand(rest, (*hand.melds, Meld(MeldKind.CLOSED_KAN, tiles)))
        if (kan := _exchanged(question, after)) is not None:
            found, states = _before_draw(kan, wall, Play.KAN)
            yield [replace(found, cut=tiles[0])], states


def after_kita(question: OutlookInput, wall: Wall) -> Iterator[Searched]:
    """The hand after a north is set aside by three players; others that it holds stay there."""
    hand, rules = question.hand, question.rules
    sets_aside = rules.players == 3 and rules.nukidora and question.nuki < COPIES
    if not sets_aside or hand.drawn is None or NORTH not in hand.concealed:
        return
    if (kita := _exchanged(question, hand.without(NORTH))) is not None:
        found, states = _before_draw(replace(kita, nuki=question.nuki + 1), wall, Play.KITA)
        yield [replace(found, cut=NORTH)], states


def after_calls(question: OutlookInput, called: Tile) -> Iterator[Searched]:
    """The hand where a discarded tile is left to lie, and after each call with the best cut."""
    passed = replace(question, seen=(*question.seen, called))
    wall = passed.wall()
    found, states = _before_draw(passed, wall, Play.PASS)
    yield [found], states
    for call in calls(question.hand, called, rules=question.rules):
        after = replace(question, hand=call.hand)
        if call.meld.is_kan:
            found, states = _before_draw(after, wall, Play.CALL)
        else:
            found, states = _after_call(after, call)
        yield [replace(found, call=call.meld, move=Play.CALL)], states


def _after_call(question: OutlookInput, call: Call) -> tuple[HandOutlook, int]:
    """The hand after a chi or pon and the best cut that is allowed."""
    found, states = after_cuts(question, question.wall())
    allowed = (it for it in found if it.cut is None or KIND_OF[it.cut] not in call.forbidden)
    return min(allowed, key=lambda option: best_first(option, question)), states


def _exchanged(question: OutlookInput, after: Hand) -> OutlookInput | None:
    """The question about a hand that lost a tile or a quad; None where that is not allowed.

    Where it raises the shanten it is an exchange.
    """
    distance = max(0, question.shanten(question.hand))
    spent = int(question.shanten(after) > distance)
    if spent > (question.exchanges if question.shanten_down else 0):
        return None
    return replace(question, hand=after, exchanges=question.exchanges - spent)


def _before_draw(question: OutlookInput, before: Wall, move: Play) -> tuple[HandOutlook, int]:
    """A hand that draws, and cuts, in the turn asked about.

    It cannot have declared riichi before that draw, which is a replacement tile but where a discard
    was left to lie. ``before`` is the wall that the tiles left are counted in.
    """
    is_kan = move in (Play.KAN, Play.CALL)
    wall = question.wall()
    graph = build(question.start(wall, replacement=True))
    if question.table is None:
        won = question.won(riichi=question.hand.is_closed, after_kan=is_kan)
        points = points_of(graph.wins, question, won, wall)
        won = question.won(riichi=False, rinshan=move is not Play.PASS, after_kan=is_kan)
        drawn = points_of(graph.wins, question, won, wall)
        values = solve(
            graph, points, wall.unseen, question.draws, question.aim, replacement=drawn
        ).worth
    else:
        values = _solved_at_table(question, graph, wall, (), kan=is_kan).worth
    bare = _option(question, None, before)
    return replace(bare, move=move, by_turn=_worths(values[:, :, 0])), graph.states
