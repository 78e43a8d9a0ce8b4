"""When a game ends, and who is before whom where scores are level, by rule set.

The source of a value, where no other is named, is the book named at the preset in `engine.rules`.
The books of the WRC, EMA, JPML and Saikouisen were read through presets that others made of them:
those of Pantheon, which keeps the results of tournaments (WRC, EMA, JPML;
https://github.com/MahjongPantheon/pantheon, Mimir/src/rulesets/ruleset.ts), and those of a
calculator (all presets of four here but EMA and Riichi City;
https://github.com/ssrapid/mahjong-winning-calculator, js/rulePresets.js).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from engine.errors import Name
from engine.rules import Rules, nearest_preset


class Ties(Name):
    """Who has the better place of level scores: who sat first at East 1, or nobody."""

    SEAT = "seat"
    SHARED = "shared"


class Tobi(Name):
    """The score at which a player is bust (飛び), which ends the game at once."""

    NONE = "none"
    BELOW = "below"
    """Below 0; with 0 the game goes on."""
    ZERO = "zero"
    """0 or less."""


@dataclass(frozen=True, slots=True)
class GameRules:
    """When a game ends, and who is before whom; the defaults are those of Tenhou.

    Scoring switches are in `engine.rules.Rules`. Raises ValueError for what no game plays by.
    """

    start: int = 25000
    """配給原点: the score of each player at East 1."""

    goal_score: int = 30000
    """返し点: the score that somebody must have for a game with an ``extra`` wind to end, and that
    a dealer must have who stops."""

    ties: Ties = Ties.SEAT
    """同点: of level scores the player who sat first at East 1 is before the other, or they share
    the better place and its points."""

    agariyame: bool = True
    """アガリやめ: the game ends when the dealer wins the last round, is first, and has the
    ``goal_score``. Without it a dealer who wins plays on."""

    tobi: Tobi = Tobi.BELOW

    extra: bool = True
    """西入: where nobody has the ``goal_score`` after the last round, one more wind is played,
    until somebody has it. Behind West 4 there is no North."""

    last: int = 7
    """オーラス: the index of the last round: 7 is South 4, 3 East 4, 5 South 3 of three players."""

    is_looked_up: bool = True
    """False where nothing was found about how a game ends; it is then taken over from others."""

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "ties", Ties(self.ties))
        put(self, "tobi", Tobi(self.tobi))
        if self.last < 0:
            raise ValueError(f"the last round is 0 (East 1) or later, not {self.last}")

    def last_played(self, players: int) -> int:
        """The index of the last round that can be played: 11, West 4, where 7 is the last."""
        return self.last + (players if self.extra else 0)


TENHOU: Final = GameRules()
"""Tenhou: 東南戦25000点持ち30000点返し, 終了時に同点の場合は東1局の風順で順位を決定.

A dealer who repeats comes before the 30000 of others in the extra wind, so that a game can go on
with two players above 30000
(https://gist.github.com/kobalab/0d551769d11e077322fe4c8a6990a475).
"""

MAHJONG_SOUL: Final = TENHOU
"""Mahjong Soul, by the second of these: the first needs 30000 (一位必要点数), though points are
counted from 25000."""

TENHOU_SANMA: Final = replace(TENHOU, start=35000, goal_score=40000, last=5)
"""Three players: 35000, the first needs 40000, one more wind of sudden death
(https://mahjong-portal.com/?p=10869)."""

BOOK: Final = replace(TENHOU, ties=Ties.SHARED, agariyame=False, tobi=Tobi.NONE, extra=False)
"""In what leagues and tournaments agree; the M-League, which starts from 25000."""

BOOK_FROM_30000: Final = replace(BOOK, start=30000)
"""Those without oka: WRC, EMA, JPML, Saikouisen.

WRC: *5.9.1 No agari yame* (contents of the book of 2015,
https://pt.scribd.com/document/352953763/World-Riichi-Championship-Rules). By both presets the game
goes on with a negative score; by an old page of a wiki it ends
(https://riichi.wiki/index.php?oldid=20175&title=World_Riichi_Championship_rules).
JPML: アガリやめなし (https://note.com/mahjong_academy/n/na92e2b310c1e).
Saikouisen: 30000点持ち30000点返し, オーラスの親のあがりやめ・聴牌やめ無し
(https://jan39.com/news_s/?cat=13_28).
"""

GAME_RULES: Final[Mapping[str, GameRules]] = MappingProxyType(
    {
        "tenhou": TENHOU,
        "mahjong_soul": MAHJONG_SOUL,
        "m_league": BOOK,
        "wrc": BOOK_FROM_30000,
        "ema": BOOK_FROM_30000,
        "ema_2016": BOOK_FROM_30000,
        "wrc_2022": BOOK_FROM_30000,
        "jpml_a": BOOK_FROM_30000,
        "saikouisen": BOOK_FROM_30000,
        # Nothing was found: as on the other servers.
        "riichi_city": replace(TENHOU, is_looked_up=False),
        "tenhou_sanma": TENHOU_SANMA,
        "mahjong_soul_sanma": TENHOU_SANMA,
    }
)
"""The rules of a game by each preset of `engine.rules.PRESETS`."""


def game_rules_for(rules: Rules) -> GameRules:
    """The rules of a game of the preset that is nearest to some scoring rules."""
    return GAME_RULES[nearest_preset(rules)]
