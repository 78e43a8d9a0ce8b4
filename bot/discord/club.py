"""The part of a club in the client: group study, its commands and clicks, and the poster."""

from typing import Final

from bot.features import OF_STUDY
from bot.features.own_games import StoredReviews
from bot.features.quiz.study import Study
from bot.hosting.logs import OnceAMinute
from bot.study.place import DatabaseAddress

from . import poster, sender
from .client import Client
from .commands import add_features

FLOODS: Final = (
    (poster.log, (poster.BROKEN,)),
    (sender.log, (sender.NOT_YET, sender.NOT_POSTED, sender.NOT_REVEALED, sender.WAITS)),
)
"""Loggers, and what an outage would have them log for every server: that is told once a minute."""


def add_club(client: Client, place: DatabaseAddress) -> None:
    """Give the client group study, which keeps its data in a database, and all that needs it."""
    for log, templates in FLOODS:
        log.filters[:] = map(OnceAMinute, templates)
    outlooks, workplace, games = client.outlooks, client.workplace, client.games
    settings, metrics = client.settings, client.metrics
    times = client.clock, client.clock_trouble
    study = Study(place, outlooks, workplace, games, *times, settings.discord_token)
    games.kept = StoredReviews(study)
    client.study = study
    sends = sender.Sender(
        client,
        study,
        client.palette,
        metrics,
        settings.process_count,
        settings.default_rules,
        client.barring,
    )
    client.poster = poster.Poster(client, study, metrics, sends, lambda: client.away)
    study.wake = client.poster.wake
    study.store.observe = metrics.transactions.observe
    metrics.watch_study(lambda: not study.trouble)
    about = "Bytes of an SQLite file and its log; 0 of another database."
    metrics.watch("study_database_bytes", about, lambda: study.store.size)
    add_features(client, OF_STUDY)
