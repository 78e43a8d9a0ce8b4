"""Discards against one riichi by class and turns: how many it won on, and how many there were.

Written by tools/build_danger_counts.py from counts of public logs: 26,635 discards against
exactly one riichi of four players, 575 of them won on. Classes that share a line are counted
together; the key None is the whole game, and (7, 9) the turns 7 to 9. What was cut fewer than
200 times is left out.
"""

from collections.abc import Mapping
from typing import Final

COUNTS: Final[Mapping[str, Mapping[tuple[int, int] | None, tuple[int, int]]]] = {
    "genbutsu": {
        None: (0, 15615),
        (1, 6): (0, 1203),
        (7, 9): (0, 3530),
        (10, 12): (0, 4640),
        (13, 15): (0, 3784),
        (16, 99): (0, 2458),
    },
    "honour_0 honour_0v honour_1 honour_1v": {
        None: (0, 1088),
        (7, 9): (0, 256),
        (10, 12): (0, 374),
        (13, 15): (0, 243),
    },
    "honour_2": {
        None: (4, 327),
    },
    "suji_19": {
        None: (10, 673),
        (10, 12): (5, 205),
    },
    "honour_2v": {
        None: (10, 628),
        (7, 9): (3, 200),
    },
    "suji_28": {
        None: (11, 600),
    },
    "honour_3v": {
        None: (12, 620),
        (1, 6): (3, 242),
    },
    "honour_3": {
        None: (6, 279),
    },
    "suji_46 suji_5": {
        None: (16, 462),
    },
    "suji_37": {
        None: (31, 608),
        (10, 12): (7, 202),
    },
    "onechance_19 onechance_28 onechance_37 onechance_46 onechance_5": {
        None: (38, 708),
        (10, 12): (10, 214),
        (13, 15): (13, 230),
    },
    "musuji_19": {
        None: (90, 1378),
        (1, 6): (9, 267),
        (7, 9): (32, 500),
        (10, 12): (33, 405),
    },
    "musuji_28": {
        None: (88, 1202),
        (7, 9): (27, 407),
        (10, 12): (21, 380),
    },
    "half_46": {
        None: (37, 463),
    },
    "half_5": {
        None: (21, 222),
    },
    "musuji_37": {
        None: (118, 987),
        (7, 9): (30, 270),
        (10, 12): (45, 364),
    },
    "musuji_46 musuji_5": {
        None: (80, 608),
        (10, 12): (33, 205),
    },
}
