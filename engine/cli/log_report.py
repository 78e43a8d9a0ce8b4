"""A log for people at a terminal, and its decisions as JSON for programs."""

import json
from typing import Any

from engine.hand import format_hand
from engine.logs import Game, Laid, Moment, Round, Won
from engine.melds import Meld
from engine.rules_text import format_rules
from engine.tiles import KINDS, NAMES

Record = dict[str, Any]


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
        return "; ".join(map(_won, played.wins))
    return f"{played.draw} draw" if played.draw is not None else "cut off"


def _won(won: Won) -> str:
    how = "draws the win" if won.seat == won.source else f"wins from seat {won.source}"
    worth = f", {won.han} han {won.fu} fu" if won.han and won.fu else ""
    points = "" if won.points is None else f", {won.points} points"
    return f"seat {won.seat} {how}{worth}{points}, {won.deltas[won.seat]:+}"


def moment_line(moment: Moment) -> str:
    """One decision as a line of JSON; docs/engine.md lists its fields."""
    return json.dumps(moment_record(moment), ensure_ascii=False, separators=(",", ":"))


def moment_record(moment: Moment) -> Record:
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
        "hand": format_hand(seen.hand),
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


def _meld(meld: Meld) -> Record:
    return {"kind": str(meld.kind), "tiles": [NAMES[tile] for tile in meld.tiles]}


def _laid(laid: Laid, order: tuple[int, ...]) -> str:
    """A discard: ``-`` tsumogiri, ``r`` riichi, ``cN`` called by the N-th seat of the list."""
    caller = "" if laid.caller is None else f"c{order.index(laid.caller)}"
    return f"{NAMES[laid.tile]}{'-' * bool(laid.tsumogiri)}{'r' * laid.declares}{caller}"
