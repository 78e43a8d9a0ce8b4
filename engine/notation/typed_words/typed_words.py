"""What an alias list holds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TypedWords:
    """The words of one language, the usual one of several first.

    They are matched in any case; a space may be several or, in ``wins``, none.

    - ``honors``: by the signs 東南西北白發中.
    - ``tiles``: other names of whole tiles, by their picture in Unicode: 幺鸡 by 🀐.
    - ``suits``: behind a number, by m, p, s; by z for honors.
    - ``ranks``: the numbers from one to nine in words, before a suit of the language.
    - ``calls``: by chi, pon, kan, closed kan, open kan, called.
    - ``draws``: before a drawn tile, by draw, tsumo.
    - ``reds``: before a five, which they make a red one.
    - ``wins``: what the option ``extras`` takes, by the English word that the bot offers (riichi,
      ura, seat, sanma …; "seat:not east" is a non-dealer). A first name that is in the list is
      offered to readers of the language.
    - ``seats``, ``rounds``: a seat and a round with ``{wind}`` for the name of a wind.
    - ``winds``: names of east, south, west and north, as they stand there and behind ``seat:``.
    - ``limits``: by mangan, haneman, baiman, sanbaiman, kazoe, yakuman, double, triple.
    - ``units``: behind a number, by han and fu.
    - ``counted``: what players say of a win and the score counts by itself: yaku by their ids, and
      by "" what is none, such as han.
    - ``joints``: between two cuts that are to be compared: 4s or 1s.
    """

    honors: Mapping[str, Names] = field(default_factory=dict)
    tiles: Mapping[str, Names] = field(default_factory=dict)
    suits: Mapping[str, Names] = field(default_factory=dict)
    ranks: Names = ()
    calls: Mapping[str, Names] = field(default_factory=dict)
    draws: Mapping[str, Names] = field(default_factory=dict)
    reds: Names = ()
    wins: Mapping[str, Names] = field(default_factory=dict)
    seats: Names = ()
    rounds: Names = ()
    winds: Names = ()
    limits: Mapping[str, Names] = field(default_factory=dict)
    units: Mapping[str, Names] = field(default_factory=dict)
    counted: Mapping[str, Names] = field(default_factory=dict)
    joints: Names = ()
