"""A server's boards: points of its dailies by month and of all time, streaks, the weekly digest.

They are counted with each answer, in its transaction, and so outlive the answers: those are deleted
after 400 days, and standings stay.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    case,
    func,
    not_,
    or_,
    select,
)

from engine.problems import RIGHT

from .quizzes import Purpose, Quiz, Status
from .statements import upserts
from .store import Store
from .streaks import Streak
from .tables import answers, learners, quizzes, schedules, standings, streaks
