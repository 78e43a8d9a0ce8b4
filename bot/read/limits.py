"""The longest texts that are read; longer ones are refused, or cut, before anything looks at them.

No text that can be read is longer, so commands give these to Discord as ``max_length``.
"""

from typing import Final

from engine.notation import LONGEST_HAND, LONGEST_TILES
from engine.rules_text import LONGEST_RULES

HAND_LIMIT: Final = LONGEST_HAND
"""Characters of a hand; the option takes `LINK_LIMIT`, since a link may hold a hand of a game."""

LINK_LIMIT: Final = 6_000
"""Characters that Discord takes as a text: a link that holds a hand of a game has up to 1,700."""

TILES_LIMIT: Final = LONGEST_TILES
"""Characters of ``seen``, ``river``, ``win`` and ``dora``."""

EXTRAS_LIMIT: Final = 500
"""Characters of ``extras``; every word at once, each by its longest name, makes some 300."""

RULES_LIMIT: Final = LONGEST_RULES
"""Characters of ``rules``."""

MESSAGE_LIMIT: Final = 5_000
"""Characters that are looked at of all texts of a message together: its own have 4,000 at most,
and what is behind 5,000 of a bot's long embeds is cut, since each sign costs time."""

MOST_HOUSE_RULES: Final = 5
"""Most switches in which rules differ from their preset: what a custom_id has room for."""

TALLY_LIMIT: Final = 99
"""Most honba or riichi sticks a question can carry."""
