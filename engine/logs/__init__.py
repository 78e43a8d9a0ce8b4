"""Logs of games: read, checked event by event, and taken apart into decisions.

Pure functions over values; nothing of a log is kept that names a player or the log itself.
`read_log` takes bytes or text of any format that it knows, and each decision of a seat is a Moment:

>>> from engine import format_hand, format_tiles
>>> from engine.logs import moments, read_log
>>> game = read_log(
...     '{"log":[[[0,0,0],[25000,25000,25000,25000],[39],[],'
...     '[11,19,21,29,31,39,41,42,43,44,45,46,53],[47],[60],[],[],[],[],[],[],[],[],[],["不明"]]]}'
... )
>>> (moment,) = moments(game, 0)
>>> format_hand(moment.position.hand), str(moment.done.what), format_tiles([moment.done.tile])
('19m19p109s1234567z', 'discard', '7z')
"""

from .events import CALLS, Ending, Event, Format, Game, LogError, LogReason, Round, What, Won
from .limits import MOST_BYTES
from .position import DECISIONS, Moment, Position, moments, position_of, score_at, score_of
from .read import read_log
from .table import Laid, Place, Table, replay

__all__ = [
    "CALLS",
    "DECISIONS",
    "MOST_BYTES",
    "Ending",
    "Event",
    "Format",
    "Game",
    "Laid",
    "LogError",
    "LogReason",
    "Moment",
    "Place",
    "Position",
    "Round",
    "Table",
    "What",
    "Won",
    "moments",
    "position_of",
    "read_log",
    "replay",
    "score_at",
    "score_of",
]
