"""docs/privacy.md names every table, and tells what each of its columns holds."""

from collections import defaultdict

import pytest
from places import ROOT

from bot.study.tables import metadata

TOLD = {
    "quizzes": {
        "quiz": "when it was asked", "purpose": "why it was asked", "kind": "kind",
        "theme": "theme", "level": "level", "problem": "the hand with what belongs to it",
        "language": "language", "server": "the ids of server, channel, message and asker",
        "channel": "the ids of server, channel, message and asker",
        "message": "the ids of server, channel, message and asker",
        "asker": "the ids of server, channel, message and asker", "schedule": "its schedule",
        "day": "day", "number": "number", "note": "the note above it",
        "opened_at": "when it was asked", "closes_at": "when it is to be revealed",
        "closed_at": "and was", "send_at": "when the bot next has to send something",
        "miss": "the number of the own miss",
        "session": "of which session it is",
    },
    "sessions": {
        "session": "its id", "server": "the ids of server, channel and asker",
        "channel": "the ids of server, channel and asker",
        "asker": "the ids of server, channel and asker", "kind": "kind", "level": "level",
        "rules": "rules", "language": "language", "total": "how many problems",
        "seconds": "how long each is open", "asked": "how many were asked",
        "opened_at": "when it began", "ending": "and why", "ended_at": "and ended",
        "next_at": "when the next step is due",
    },
    "games": {
        "game": "a random key", "learner": "the id of the member",
        "decisions": "of up to five decisions the table", "kept_at": "when they were kept",
    },
    "misses": {
        "miss": "its number", "learner": "the id of the member",
        "loss": "the kind of loss", "kind": "and of question",
        "problem": "the table as the player saw it", "kept_at": "when it was kept",
        "right": "whether the last answer was right", "stability": "how well it is remembered",
        "difficulty": "how well it is remembered", "reviewed_at": "when it was reviewed",
        "due_at": "is to be again",
    },
    "offers": {
        "offer": "its number", "server": "the ids of server and member",
        "learner": "the ids of server and member", "named": "whether the daily names the member",
        "kind": "the kind of question", "problem": "the table as the player saw it",
        "offered_at": "when it was offered", "taken_at": "and taken",
    },
    "answers": {
        "quiz": "the ids of question and member", "learner": "the ids of question and member",
        "status": "whether it counts", "choice": "what was answered", "score": "its score",
        "answered_at": "when",
    },
    "marks": {"quiz": "the number of the question", "mark": "a keyed hash"},
    "learners": {
        "learner": "the id", "hidden": "whether they are hidden in reveals",
        "seen_at": "when they last answered",
    },
    "standings": {
        "server": "the ids of server and member", "learner": "the ids of server and member",
        "season": "for each month and of all time", "points": "the points",
        "answered": "how many dailies were answered", "right": "were right",
    },
    "streaks": {
        "learner": "the ids of server, schedule and member",
        "schedule": "the ids of server, schedule and member",
        "server": "the ids of server, schedule and member", "length": "how long it is",
        "since_miss": "since the last one missed", "best": "the longest one",
        "last": "the last daily answered",
    },
    "ratings": {
        "learner": "for each member and kind", "kind": "for each member and kind",
        "rating": "a rating", "deviation": "how sure it is", "rated_at": "of when",
    },
    "skills": {
        "learner": "for each member, kind and theme", "kind": "for each member, kind and theme",
        "theme": "for each member, kind and theme", "seen": "how often it was met",
        "right": "and right", "recent": "of late too", "stability": "how well it is remembered",
        "difficulty": "how well it is remembered", "reviewed_at": "when it was reviewed",
        "due_at": "is to be again",
    },
    "months": {
        "learner": "for each member, kind and month", "kind": "for each member, kind and month",
        "month": "for each member, kind and month", "answered": "how often it was answered",
        "right": "and right", "level": "the level that suited",
    },
    "slips": {
        "learner": "for each member and slip", "slip": "for each member and slip",
        "met": "how often there was occasion", "made": "how often it was made",
    },
    "servers": {
        "server": "its id", "language": "language", "rules": "rules", "askers": "who may ask",
        "asker_role": "the id of their role", "zone": "time zone",
    },
    "schedules": {
        "schedule": "its id", "server": "those of server and channel",
        "channel": "those of server and channel", "kind": "kind", "level": "level",
        "minute": "the time", "days": "the days", "language": "language",
        "role": "the id of a role to ping", "thread": "whether a thread is opened",
        "number": "the next number", "idle": "how many in a row nobody answered",
        "failures": "could not be posted", "paused": "why it is paused",
        "next_at": "when it is due",
    },
    "species": {
        "kind": "for each kind, theme and level", "theme": "for each kind, theme and level",
        "level": "for each kind, theme and level", "rating": "how hard it has proved",
        "deviation": "how sure that is", "plays": "how often it was answered",
    },
    "chores": {"chore": "which work", "next_at": "when it is next due"},
}  # fmt: skip
"""The words of the page for each column, by table."""


def rows_by_table():
    """Return what the page says of each table, its rows together."""
    found = defaultdict(str)
    for line in (ROOT / "docs" / "privacy.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[1].startswith("`"):
            found[cells[1].strip("`")] += f"{cells[2]}; "
    return found


def test_the_page_names_every_table_and_no_other():
    assert rows_by_table().keys() == metadata.tables.keys()


@pytest.mark.parametrize("table", metadata.tables)
def test_the_page_tells_of_every_column(table):
    assert TOLD[table].keys() == {column.name for column in metadata.tables[table].columns}
    said = rows_by_table()[table]
    assert [words for words in TOLD[table].values() if words not in said] == []
