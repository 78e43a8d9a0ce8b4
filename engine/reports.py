"""Answers as lines of plain text, for people at a terminal.

Each report is asked with the fields of its op in query.py, as `read` returns them.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from .facts.decompose import Form, Reading, decompose
from .facts.shanten import shanten, shanten_of_counts
from .facts.ukeire import Improvement, TileLeft, discards, improvements, ukeire
from .facts.waits import Wait, kans_after_riichi, tenpai_discards, waits
from .hand import FULL_SIZE
from .logs import Game, Laid, Moment, Round, Won
from .melds import Meld, format_meld
from .methods.compare import Found, Verdict, compare_discards, compare_readings, compare_waits
from .methods.judgement import Taken, duration, significant
from .query import Answer, Given, hand_of, win_of
from .rules_text import format_rules
from .scoring.score import ScoredReading, score
from .scoring.win import Win
from .tiles import KIND_OF, KINDS, NAMES, UNICODE, WINDS, format_tiles

TextRow = tuple[str, ...]

MOST_IMPROVEMENTS: Final = 8
WIND_NAMES: Final = dict(zip(WINDS, ("east", "south", "west", "north"), strict=True))


def report_waits(asked: Given) -> list[str]:
    """The waits of a hand, or its ukeire if it is noten; of a hand to cut, its discards."""
    hand = hand_of(asked)
    if hand.has_drawn_size:
        return report_discards(asked)
    known: dict[str, Any] = {"seen": asked["seen"], "rules": asked["rules"]}
    found = waits(hand, **known)
    lines = _hand_lines(asked)
    if found.waits:
        name = f" ({_words(found.name)})" if found.name else ""
        rows = [
            (*_left(each), ", ".join(map(_words, each.shapes)), UNICODE[each.tile])
            for each in found.waits
        ]
        return [*lines, f"Tenpai, {_total(found.waits, found.left)}{name}.", "", *_table(rows)]
    accepts = ukeire(hand, **known)
    good = accepts.good_shapes or ()
    lines += [f"{_distance(asked)}, {_total(accepts.tiles, accepts.left)}.", ""]
    lines += _table(
        (*_left(it), "good shape" if it in good else "", UNICODE[it.tile]) for it in accepts.tiles
    )
    if wider := improvements(hand, **known):
        lines += ["", "Tiles that widen it, the widest first:"]
        lines += _table(
            (*_left(it), f"cut {NAMES[it.discard]}", f"accepts {it.accepts}")
            for it in wider[:MOST_IMPROVEMENTS]
        )
    return lines


def report_discards(asked: Given) -> list[str]:
    """The discards that leave tenpai, or if none does, every discard with what it accepts."""
    hand = hand_of(asked)
    known: dict[str, Any] = {"seen": asked["seen"], "rules": asked["rules"]}
    rows: list[TextRow] = [
        (f"cut {NAMES[cut.tile]}", f"{cut.waits.left} left", _with_left(cut.waits.waits))
        for cut in tenpai_discards(hand, **known)
    ]
    rows = rows or [
        (
            f"cut {NAMES[cut.tile]}",
            f"{cut.shanten}-shanten" if cut.shanten else "tenpai",
            f"{cut.left} left",
            _with_left(cut.tiles),
        )
        for cut in discards(hand, **known)
    ]
    lines = [*_hand_lines(asked), f"{_distance(asked)}.", "", *_table(rows)]
    if kans := kans_after_riichi(hand):
        allowed = ", ".join(NAMES[tile] for tile in kans)
        lines += ["", f"In riichi, a closed kan of {allowed} is allowed."]
    return lines


def report_agari(asked: Given) -> list[str]:
    """Every reading of a complete hand, in the order asked for, priced as it was won."""
    hand = hand_of(asked)
    tile = (asked["win"] or {}).get("tile")
    if tile is not None and not hand.has_drawn_size:
        hand = hand.with_tile(tile)
        asked = {**asked, "hand": hand}
    readings = decompose(hand, asked["order"]) if hand.has_drawn_size else ()
    lines = _hand_lines(asked)
    if not readings:
        return [*lines, f"Not complete: {_distance(asked).lower()}."]
    lines.append(f"Complete, {_counted(len(readings), 'reading')}, {asked['order']}-first.")
    prices: dict[Reading, ScoredReading] = {}
    if hand.size == FULL_SIZE:
        win = win_of(asked)
        for row in score(hand, win, asked["rules"]).readings:  # the dearest way first
            prices.setdefault(row.reading, row)
        best, row = next(iter(prices.items()))
        which = "" if len(readings) == 1 else f"reading {readings.index(best) + 1} counts, "
        pays = f"{which}{_payment(row)}" if row.wins else "no yaku, so the hand cannot win this way"
        lines.append(f"{_won(win)}: {pays}.")
    rows = [
        (f"{place}.", _reading(each), *_worth(prices.get(each)), _greedy(each))
        for place, each in enumerate(readings, start=1)
    ]
    return [*lines, "", *_table(rows)]


def _won(win: Win) -> str:
    """How the hand was won: "Ron by a non-dealer (seat south, round east, riichi)"."""
    winds = [f"seat {WIND_NAMES[win.seat]}", f"round {WIND_NAMES[win.round]}"]
    who = "the dealer" if win.is_dealer else "a non-dealer"
    return f"{win.by.capitalize()} by {who} ({', '.join([*winds, *map(_words, win.events)])})"


def _worth(row: ScoredReading | None) -> TextRow:
    """The payment of a reading and its yaku; empty for a hand of less than four groups."""
    if row is None:
        return ()
    if not row.wins:
        return "no yaku", ""
    if row.yakuman:
        return _payment(row), ", ".join(_words(earned.yaku.id) for earned in row.yakuman)
    yaku = ", ".join(f"{_words(earned.yaku.id)} {earned.han}" for earned in row.yaku)
    return _payment(row), f"{row.han} han {row.fu} fu: {yaku}"


def _payment(row: ScoredReading) -> str:
    """The payment as players say it: 3900 by ron, 700/1300 by tsumo; and its limit."""
    pays = row.price.payments
    points = str(pays.discarder or f"{pays.others}/{pays.dealer}")
    return f"{points} {row.price.limit}".rstrip()


def _reading(reading: Reading) -> str:
    groups = [*map(format_tiles, reading.groups), *map(format_meld, reading.melds)]
    if reading.form is Form.THIRTEEN_ORPHANS:
        groups = ["pair"]
    if reading.pair is not None:
        groups.append(format_tiles((reading.pair,) * 2))
    return " ".join(groups)


def _greedy(reading: Reading) -> str:
    if reading.form is not Form.STANDARD:
        return _words(reading.form)
    found = " and ".join(f"{order}-first" for order in reading.greedy)
    return f"found by greedy {found}" if found else "found by no greedy pass"


def _hand_lines(asked: Given) -> list[str]:
    """The hand as typed and in pictures, and the tiles seen."""
    hand = hand_of(asked)
    groups = (hand.concealed, *(meld.tiles for meld in hand.melds))
    pictures = " ".join("".join(UNICODE[KIND_OF[tile]] for tile in tiles) for tiles in groups)
    seen = [f"seen: {format_tiles(asked['seen'])}"] if asked["seen"] else []
    return [f"{hand}  {pictures}", *seen]


def _table(rows: Iterable[TextRow]) -> list[str]:
    """Rows with their columns aligned; pictures of tiles stand last, since their width differs."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  " + "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def _words(identifier: str) -> str:
    """An id as words: ``seven_pairs`` is "seven pairs"."""
    return identifier.replace("_", " ")


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"


def _total(tiles: Sequence[Wait | TileLeft], left: int) -> str:
    return f"{_counted(len(tiles), 'kind')}, {left} left"


def _distance(asked: Given) -> str:
    """The shanten of a hand in words: "Complete", "Tenpai", "2-shanten"."""
    far = shanten(hand_of(asked), rules=asked["rules"])
    return f"{far}-shanten" if far > 0 else "Complete" if far else "Tenpai"


def _left(tile: Wait | TileLeft | Improvement) -> tuple[str, str]:
    return NAMES[tile.tile], f"{tile.left} left"


def _with_left(tiles: Iterable[Wait | TileLeft]) -> str:
    return ", ".join(f"{NAMES[tile.tile]} {tile.left}" for tile in tiles)


EXTRA_MISSING: Final = "not installed: it needs the extra 'ilp'"
BY_TRIAL: Final = "Two orders derive their waits; the other methods try every tile."


def report_comparison(asked: Given) -> list[str]:
    """Each method's answer on a hand, its time, and its differences from the index."""
    counts = hand_of(asked).counts
    lines, shanten = _hand_lines(asked), shanten_of_counts(counts)
    if not hand_of(asked).has_drawn_size:
        return [*lines, *_compared_waits(counts, shanten)]
    verdicts = compare_readings(counts)
    readings = verdicts[0].found or ()
    if readings:
        lines.append(f"Complete, {_counted(len(readings), 'reading')}.")
    elif shanten < 0:
        lines.append("Complete as thirteen orphans, which no method looks for.")
    else:
        lines.append("Not complete.")
    lines += ["", *_verdict_rows(verdicts, lambda found: _counted(len(found), "reading"))]
    if every := _all_found(verdicts):
        rows = [
            (f"{place}.", format_taken(one), remark(one, verdicts))
            for place, one in enumerate(every, start=1)
        ]
        lines += ["", *_table(rows)]
    if readings or shanten < 0:
        return lines
    cuts = compare_discards(counts)
    lines += ["", "Discards that leave it tenpai:", ""]
    lines += _verdict_rows(cuts, lambda found: _counted(len(found), "discard"))
    if found := _all_found(cuts):
        of_cuts = [
            (f"cut {format_tiles([cut])}", format_tiles(waits), remark((cut, waits), cuts))
            for cut, waits in found
        ]
        lines += ["", *_table(of_cuts)]
    return lines


def _compared_waits(counts: bytes, shanten: int) -> list[str]:
    verdicts = compare_waits(counts)
    lines = [f"{shanten}-shanten." if shanten else "Tenpai.", ""]
    if not shanten and not verdicts[0].found:
        lines[0] = "Tenpai for thirteen orphans, which no method looks for."
    lines += _verdict_rows(verdicts, lambda found: format_tiles(found) or "no wait")
    rows = [(format_tiles([kind]), remark(kind, verdicts)) for kind in _all_found(verdicts)]
    if remarks := [row for row in rows if row[1]]:
        lines += ["", *_table(remarks)]
    return [*lines, "", BY_TRIAL]


def _verdict_rows(
    verdicts: Sequence[Verdict[Found]], said: Callable[[tuple[Found, ...]], str]
) -> list[str]:
    """One row for each method: its answer, its time, its differences from the index."""
    index = verdicts[0]
    return _table(
        (verdict.name, EXTRA_MISSING, "", "", "")
        if verdict.found is None
        else (verdict.name, said(verdict.found), *_cost(verdict, index), difference(verdict))
        for verdict in verdicts
    )


def _cost(verdict: Verdict[Found], index: Verdict[Found]) -> TextRow:
    if verdict is index:
        return duration(verdict.seconds), ""
    return duration(verdict.seconds), f"{significant(verdict.seconds / index.seconds)} × the index"


def difference(verdict: Verdict[Found]) -> str:
    """The differences from the index in numbers: "≠ loses 2, invents 1"; "" if there are none."""
    parts = [
        f"{verb} {len(some)}"
        for verb, some in (("loses", verdict.lost), ("invents", verdict.invented))
        if some
    ]
    return "≠ " + ", ".join(parts) if parts else ""


def _all_found(verdicts: Sequence[Verdict[Found]]) -> tuple[Found, ...]:
    """The finds of the index, then those that only other methods have, each once."""
    invented = [one for verdict in verdicts for one in verdict.invented]
    return tuple(dict.fromkeys([*(verdicts[0].found or ()), *invented]))


def remark(found: Found, verdicts: Sequence[Verdict[Found]]) -> str:
    """Methods that miss a reading, that invent one, and that do not look for it at all."""
    sorts = (
        ("≠ lost by", [verdict.name for verdict in verdicts if found in verdict.lost]),
        ("≠ invented by", [verdict.name for verdict in verdicts if found in verdict.invented]),
        ("not looked for by", [verdict.name for verdict in verdicts if found in verdict.beyond]),
    )
    return "; ".join(f"{verb} {', '.join(names)}" for verb, names in sorts if names)


def format_taken(taken: Taken) -> str:
    """A reading with its pair last: ``123m 456p 789s 111z 22z``."""
    pair = [] if taken.pair is None else [(taken.pair,) * 2]
    return " ".join(format_tiles(group) for group in [*taken.groups, *pair])


def report_log(game: Game) -> list[str]:
    """A line on the log, a line a round, and one for each round that was left out."""
    shown = "all hands" if game.viewer is None else f"the hand of seat {game.viewer}"
    lines = [f"{game.source}, {game.players} players, {shown}, {format_rules(game.rules)}"]
    lines += [_line(played) for played in game.rounds]
    if game.final is not None:
        lines.append(f"final {_scores(game.final, game.seats)}")
    return lines + [f"left out: {fault}" for fault in game.faults]


def _line(played: Round) -> str:
    name = f"{'ESWN'[played.index // 4 % 4]}{played.index % 4 + 1}-{played.honba}"
    scores = _scores(played.scores, played.seats)
    return f"{name}  {scores}  {len(played.events)} events, {_result(played)}"


def _scores(scores: tuple[int, ...], seats: tuple[int, ...]) -> str:
    return " ".join(f"{scores[seat]:>6}" for seat in seats)


def _result(played: Round) -> str:
    if played.wins:
        return "; ".join(map(_won_by, played.wins))
    return f"{played.draw} draw" if played.draw is not None else "cut off"


def _won_by(won: Won) -> str:
    how = "draws the win" if won.seat == won.source else f"wins from seat {won.source}"
    worth = f", {won.han} han {won.fu} fu" if won.han and won.fu else ""
    points = "" if won.points is None else f", {won.points} points"
    return f"seat {won.seat} {how}{worth}{points}, {won.deltas[won.seat]:+}"


def moment_line(moment: Moment) -> str:
    """One decision as a line of JSON; docs/engine.md lists its fields."""
    return json.dumps(moment_record(moment), ensure_ascii=False, separators=(",", ":"))


def moment_record(moment: Moment) -> Answer:
    """The fields of a decision; lists by seat begin with the own one, in the order of turns."""
    seen, done = moment.position, moment.done
    order = (seen.seat, *seen.others)
    counts = [seen.seen.count(kind) for kind in range(KINDS)]
    return {
        "players": len(seen.seats),
        "rules": format_rules(seen.rules),
        "round": moment.round,
        "at": moment.event,
        "kyoku": seen.index,
        "honba": seen.honba,
        "sticks": seen.sticks,
        "seat": seen.seat,
        "seat_wind": NAMES[seen.seat_wind],
        "round_wind": NAMES[seen.round_wind],
        "turn": seen.turn,
        "wall": seen.wall,
        "hand": str(seen.hand),
        "drawn": None if seen.drawn is None else NAMES[seen.drawn],
        "melds": [{**_meld(meld), "source": meld.source} for meld in seen.hand.melds],
        "dora": [NAMES[tile] for tile in seen.dora],
        "scores": [seen.scores[seat] for seat in order],
        "nuki": [seen.norths[seat] for seat in order],
        "rivers": [" ".join(_laid(laid, order) for laid in seen.rivers[seat]) for seat in order],
        "others_melds": [
            [list(_meld(meld).values()) for meld in seen.melds[seat]] for seat in seen.others
        ],
        "riichi": [seen.riichi[seat] for seat in order],
        "genbutsu": {
            str(order.index(seat)): [NAMES[kind] for kind in sorted(seen.genbutsu(seat))]
            for seat in seen.in_riichi
        },
        "seen": "".join(map(str, counts)),
        "forbidden": [NAMES[kind] for kind in seen.forbidden],
        "cuts": [NAMES[tile] for tile in seen.cuts],
        "done": str(done.what),
        "cut": NAMES[done.tile] if done.tile is not None else None,
        "own": [NAMES[tile] for tile in done.own],
        "tsumogiri": done.tsumogiri,
        "declares": done.declares,
    }


def _meld(meld: Meld) -> Answer:
    return {"kind": str(meld.kind), "tiles": [NAMES[tile] for tile in meld.tiles]}


def _laid(laid: Laid, order: tuple[int, ...]) -> str:
    """A discard: ``-`` tsumogiri, ``r`` riichi, ``cN`` called by the N-th seat of the list."""
    caller = "" if laid.caller is None else f"c{order.index(laid.caller)}"
    return f"{NAMES[laid.tile]}{'-' * bool(laid.tsumogiri)}{'r' * laid.declares}{caller}"
