"""The words of the option ``extras``: what each sets. Their names are in ``words.tsv``."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine import EAST, By
from engine.notation import TYPED_WORDS
from engine.tiles import WINDS

from .word_table import WordRow, rows_of

COUNTERS: Final = "本根个個개枚張张장"
"""Counters behind a number of sticks, honba or norths."""

(_WINDS,) = rows_of("wind")
WIND_NAMES: Final = {
    name: wind for names in _WINDS.words.values() for name, wind in zip(names, WINDS, strict=True)
}
WIND_SIGNS: Final = (
    WIND_NAMES
    | {
        sign: wind
        for signs, wind in zip(("e東东", "s南", "w西", "n北"), WINDS, strict=True)
        for sign in signs
    }
    | {f"{number}z": wind for number, wind in enumerate(WINDS, 1)}
)
HONOR_WORDS: Final = (
    *("east", "south", "west", "north", "haku", "hatsu", "chun", "white", "green", "red"),
    *(name for words in TYPED_WORDS.values() for names in words.honors.values() for name in names),
)
"""Words that are a tile behind "dora"."""


@dataclass(frozen=True, slots=True, eq=False)
class Term:
    """A word of the extras: its names by language, the field it sets, and what to.

    A value "" is what stands behind it; of the field ``events`` it is a tuple of those that the
    word names. ``not_in_prose`` are names that are read in the option alone.
    """

    by_language: Mapping[str, tuple[str, ...]]
    field: str
    value: Any = ""
    not_in_prose: frozenset[str] = frozenset()

    @classmethod
    def of_row(cls, value: str, field: str, sets: Any) -> "Term":  # noqa: ANN401 - of any field
        """Return the term that a row of the table names."""
        row = _ROWS[value]
        return cls(row.words, field, sets, row.not_in_prose)

    @property
    def names(self) -> tuple[str, ...]:
        """The names in English and Japanese, which everybody may type."""
        return (*self.by_language["en"], *self.by_language["ja"])

    @property
    def all_names(self) -> tuple[str, ...]:
        """The names in every language."""
        return tuple(name for names in self.by_language.values() for name in names)

    @property
    def name(self) -> str:
        """The English name, with a colon where a value follows."""
        return self.names[0] + ":" * self.takes_value

    def of(self, language: str) -> tuple[str, ...]:
        """Return the names in a language, none in one that has no column."""
        return self.by_language.get(language, ())

    def name_in(self, language: str) -> str:
        """Return the name that is offered to readers of a language, the colon behind it."""
        return (self.of(language) or self.names)[0] + ":" * self.takes_value

    @property
    def takes_value(self) -> bool:
        """Whether a value stands behind it."""
        return isinstance(self.value, str) and not self.value


_ROWS: Final[Mapping[str, WordRow]] = {row.value: row for row in rows_of("win")}

DEALER: Final = Term.of_row("dealer", "seat", EAST)
TERMS: Final = (
    Term.of_row("riichi", "riichi", 1),
    Term.of_row("double", "riichi", 2),
    Term.of_row("ippatsu", "events", ("ippatsu",)),
    Term.of_row("tsumo", "by", By.TSUMO),
    Term.of_row("ron", "by", By.RON),
    DEALER,
    *(Term.of_row(it, it, "") for it in ("dora", "ura", "honba", "sticks", "seat", "round")),
    *(
        Term.of_row(it, "events", (it,))
        for it in ("haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou")
    ),
)


def _of_wind(row: WordRow, number: int) -> Term:
    """Return a seat or a round: {w} is a wind in words, {l} its letter, {W} its sign."""
    letter, sign = "eswn"[number], "東南西北"[number]
    names = {
        language: tuple(
            form.replace("{w}", winds[number]).replace("{l}", letter).replace("{W}", sign)
            for form in row.words[language]
        )
        for language, winds in _WINDS.words.items()
    }
    names["en"] = (f"{row.value}:{letter}", *names["en"])
    return Term(names, row.value, WINDS[number])


SEATS_AND_ROUNDS: Final = tuple(
    _of_wind(row, number) for row in rows_of("wind of") for number in range(len(WINDS))
)
"""Words that are read and not offered: 南家 is my seat, 東場 the round."""

CHILD: Final = Term.of_row("seat:not east", "seat", None)
"""A seat that is not the dealer's: of which wind, other words say."""

NO_RIICHI: Final = Term.of_row("no riichi", "riichi", 0)
"""What holds where nobody says riichi: read, and not offered."""

NO_URA: Final = Term.of_row("no ura", "ura", ())
"""What holds where nobody names ura indicators: read, and not offered."""

NUKI: Final = Term.of_row("kita", "nuki", "")
"""The norths set aside: a word that is offered where the rules have them."""

CLOSED_KAN: Final = Term.of_row("chankan closed", "events", ("chankan", "closed_kan"))
"""A robbed kan that was a closed one: read, and not offered, since only thirteen orphans rob it."""

OPEN_RIICHI: Final = Term.of_row("open riichi", "events", ("open_riichi",))
PAARENCHAN: Final = Term.of_row("paarenchan", "events", ("paarenchan",))
PAO: Final = Term.of_row("pao", "events", ("pao",))
"""Another player is liable for a yakuman: which one, the melds say."""

RARE_EVENTS: Final = (CLOSED_KAN, OPEN_RIICHI, PAARENCHAN, PAO)
"""Words that are read and not offered: few wins have them, and few rules."""

THREE_PLAYERS: Final = Term.of_row("sanma", "players", 3)
"""Words that say which rules are meant, and are read where these are in force."""

BY_FIELD: Final = {term.field: term.all_names for term in (*TERMS, NUKI) if term.takes_value}
ALL_TERMS: Final = (
    *TERMS,
    *SEATS_AND_ROUNDS,
    CHILD,
    NO_RIICHI,
    NO_URA,
    NUKI,
    *RARE_EVENTS,
    THREE_PLAYERS,
)
BETWEEN: Final = re.compile(r"[\s_-]+")
"""Separators between the words of a name, which may be left out."""


def key(name: str) -> str:
    """Return a name as it is looked up: ``ura dora`` and ``Ura-Dora`` are ``uradora``."""
    return BETWEEN.sub("", name.lower())


BY_NAME: Final = {key(name): term for term in reversed(ALL_TERMS) for name in term.all_names} | {
    key(name): term for term in ALL_TERMS for name in term.names
}
"""The term of each name. No name is in two lists; if one were, English and Japanese would win."""

RED_NAMES: Final = (
    "aka", "aka dora", "red", "reds", "red dora", "red five", "red fives", "赤", "赤ドラ", "赤五",
    "赤宝牌", "赤寶牌", *(name for words in TYPED_WORDS.values() for name in words.reds),
)  # fmt: skip
RED_FIVES: Final = frozenset(map(key, RED_NAMES))
COUNTED_NAMES: Final = {row.value: row.all_words for row in rows_of("yaku")}
"""Words that players also say of a win, and that the score finds by itself: by the id of a yaku,
by "" what is none."""

COUNTED_FROM_TILES: Final = frozenset(key(it) for names in COUNTED_NAMES.values() for it in names)
