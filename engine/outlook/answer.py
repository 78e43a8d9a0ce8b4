"""The answer of an outlook: its question solved, and the options put in order."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from threading import Lock
from typing import Final

from engine.copies import COPIES
from engine.facts.calls import Call, calls
from engine.facts.shanten import shanten_of_counts
from engine.facts.ukeire import TileLeft
from engine.hand import Hand, check_set
from engine.index.lookup import accepted, changed, kinds_of
from engine.melds import Meld, MeldKind
from engine.notation.given import given_hand, given_tile, given_tiles, given_wind
from engine.rules import Rules
from engine.scoring.win import By
from engine.tile_set import counts_of_set
from engine.tiles import EAST, KIND_OF, KINDS, NORTH, SOUTH, Kind, Tile, check_tiles, sort_key

from .induction import WEIGHTS, solve
from .parts import PARTS, Floats
from .prices import points_of, points_of_each
from .question import TURNS, OutlookInput, aim_of, check, check_called, check_wall, plain_hand
from .rates import LAST_TURN, Rates
from .result import LEAD, Aim, HandOutlook, Model, Outlook, Play, Prospect, TenpaiWorth
from .search import Graph, build
from .table import Prices, TableValues, solve_at_table
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


# The answer ---------------------------------------------------------------------------------------


_LOCK: Final = Lock()
"""`PARTS` grows while a hand is searched."""


def outlook(
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
