"""Logs of one round that tests make of notation: seat 0 deals, the hands of others are hidden."""

import json

from written_logs import code_of

from engine import parse_tiles

EARLIER = "1z 1z 2z 2z 3z 3z 4z 4z"
"""What seat 0 draws and cuts in eight turns before the one that matters."""

MISSED = (
    "34578m23466p478s",
    EARLIER.replace(" ", "") + "9s",
    EARLIER + " 9s",
    "5z 6z 7z 1m 1p 9p " * 4,
)
"""A tenpai that is missed in the ninth turn: 4s leaves 6m and 9m, and 9s is cut."""


def codes(text):
    return [code_of(tile) for tile in parse_tiles(text)]


def a_cut(text):
    (code,) = codes(text.removeprefix("r"))
    return f"r{code}" if text.startswith("r") else code


EAST_1 = (0, 0, 0)
"""The number of a round, its honba, and the sticks on the table."""


def log_text(
    hand,
    draws,
    cuts,
    others="",
    *,
    result=("流局",),
    name="",
    hand_1="",
    players=4,
    begun=EAST_1,
    scores=(25000,) * 4,
    final=None,
):
    """tenhou6 of one round: what seat 0 holds, draws and cuts, and what the others cut in turn.

    A cut is a tile, with ``r`` before it where it declares riichi. ``name`` stands wherever a log
    names somebody or itself; ``hand_1`` shows the hand of seat 1, who cuts what he draws.
    """
    fields = [[*begun], [*scores], codes("1s"), []]
    fields += [codes(hand), codes(draws), [a_cut(cut) for cut in cuts.split()]]
    laid = [a_cut(cut) for cut in others.split()]
    for seat in range(3):
        own = laid[seat :: players - 1] if seat < players - 1 else []
        shown = codes(hand_1) if seat == 0 else []
        fields += [shown, own if shown else [0] * len(own), own]
    about = {"title": [name, name], "name": [name] * 4, "ref": name, "dan": [name] * 4}
    three = "三" if players == 3 else ""
    if final is not None:
        about["sc"] = [it for score in final for it in (score, 0.0)]
    return json.dumps(
        {**about, "rule": {"disp": f"{name}{three}南喰赤"}, "log": [[*fields, list(result)]]}
    )
