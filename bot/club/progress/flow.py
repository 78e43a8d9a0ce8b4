"""/my progress: a member's own record."""

from dataclasses import dataclass
from typing import Final

from bot.ask.visit import Activity, Visit, VisitCommand
from bot.club.groups import MY
from bot.club.quiz.study import Study
from bot.study import learners
from bot.typed.question import Typed

from .page import progress_page


@dataclass(frozen=True, slots=True)
class ProgressTyped(Typed):
    """The options of /my progress: none."""


async def show_progress(visit: Visit, study: Study, typed: ProgressTyped) -> None:
    """Answer /my progress."""
    del typed
    record = await learners.progress(study.store, visit.user)
    await visit.send(progress_page(record, visit.words))


PROGRESS: Final = Activity("study", (VisitCommand("progress", ProgressTyped, show_progress, MY),))
