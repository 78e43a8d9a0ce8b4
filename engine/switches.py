"""Values of the switches of a rule set."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .enums import Name
from .rules_errors import RulesError, RulesReason

PAO_YAKUMAN: Final = ("daisangen", "daisuushii", "suukantsu")
"""The yakuman for which some rule set makes the player who fed the last meld liable."""


class Renhou(Name):
    """The worth of a win on a discard before the first own draw (人和)."""

    NONE = "none"
    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    YAKUMAN = "yakuman"


class PaoHonba(Name):
    """The payer of the honba of a ron for which another player than the discarder is liable."""

    LIABLE = "liable"
    DISCARDER = "discarder"


class SanmaTsumo(Name):
    """Rules for the part of a tsumo that a fourth player would pay."""

    LOSS = "loss"
    BISECTION = "bisection"


CHOICES: Final[Mapping[str, tuple[str | int, ...]]] = MappingProxyType(
    {
        "players": (4, 3),
        "red_fives": (0, 2, 3, 4),
        "double_wind_fu": (2, 4),
        "renhou": tuple(Renhou),
        "pao_honba": tuple(PaoHonba),
        "honba_each": (100, 500),
        "sanma_tsumo": tuple(SanmaTsumo),
    }
)
"""The values of each switch that is neither on or off nor a list."""

OF_THREE_PLAYERS: Final = frozenset({"players", "nukidora", "north_value", "sanma_tsumo"})
"""The switches that say that three play, and those that mean something only then."""

LISTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"pao": PAO_YAKUMAN})
"""The names that each switch that is a list can hold."""


def check_switch(switch: str, value: object) -> None:
    """Raise RulesError for a value that this switch cannot have."""
    if switch in LISTS:
        known = LISTS[switch]
        fits = isinstance(value, (tuple, list)) and all(each in known for each in value)
        expected = f"a list of some of {', '.join(known)}"
    elif switch in CHOICES:
        choices = CHOICES[switch]
        # False is 0 and 3.0 is 3, but neither is a number of red fives.
        fits = isinstance(value, str) or type(value) is int
        fits = fits and value in choices
        expected = f"one of {', '.join(map(str, choices))}"
    else:
        fits, expected = isinstance(value, bool), "true or false"
    if not fits:
        said = shown(value)
        raise RulesError(
            said,
            (0, len(said)),
            f"{switch} is {expected}, not {said}.",
            reason=RulesReason.BAD_VALUE,
            details={"switch": switch, "value": said, "values": expected},
        )


def position(switch: str, value: object) -> tuple[int, int]:
    """The place of a value among all that the switch can have, and how many those are."""
    if switch in LISTS:
        listed, held = LISTS[switch], tuple(value) if isinstance(value, (tuple, list)) else ()
        return sum(1 << place for place, name in enumerate(listed) if name in held), 1 << len(
            listed
        )
    choices: tuple[object, ...] = CHOICES.get(switch, (False, True))
    return choices.index(value), len(choices)


def shown(value: object) -> str:
    """The repr of a value, cut short where it would fill a screen."""
    return f"{value!r:.60}"
