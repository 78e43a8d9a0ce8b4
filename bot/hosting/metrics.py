"""Counters and timings for Prometheus."""

from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from .release import release

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

ACKNOWLEDGED_IN: Final = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0)
TRANSACTION_IN: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5)
RENDERED_IN: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05)

POSTS: Final = ("posted", "revealed", "failed")
GATEWAY_EVENTS: Final = ("connect", "resume", "disconnect")


class Metrics:
    """The measurements of one bot, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        about = "The version of the bot and its commit."
        Info("riichi_bot", about, registry=self.registry).info(asdict(release()))
        self.interactions = Counter(
            "riichi_bot_interactions",
            "Interactions by command, and by what became of them: answered, refused (it cannot be "
            "read or done), failed, gone (Discord did not wait), taken (it has an answer already), "
            "locked (the thread), and those shed: stale, cooldown, stopping.",
            ("command", "outcome"),
            registry=self.registry,
        )
        self.acknowledged = Histogram(
            "riichi_bot_acknowledged_seconds",
            "From the creation of an interaction at Discord, by the host's clock, to our answer.",
            buckets=ACKNOWLEDGED_IN,
            registry=self.registry,
        )
        self.rendered = Histogram(
            "riichi_bot_rendered_seconds",
            "The drawing of one picture.",
            buckets=RENDERED_IN,
            registry=self.registry,
        )
        self.open = Gauge(
            "riichi_bot_open_interactions", "Answers under way.", registry=self.registry
        )
        self.gateway = Counter(
            "riichi_bot_gateway_events",
            "What happened to connections to the gateway: connect, resume, disconnect.",
            ("event",),
            registry=self.registry,
        )
        self.posts = Counter(
            "riichi_bot_posts",
            "What the bot does by itself: dailies posted, questions revealed, dailies failed.",
            ("what",),
            registry=self.registry,
        )
        # A counter that first appears with a value has not increased for Prometheus.
        for what in POSTS:
            self.posts.labels(what)
        for event in GATEWAY_EVENTS:
            self.gateway.labels(event)
        self.responses = Counter(
            "riichi_bot_discord_responses",
            "Responses of Discord's REST interface by status: 429 is a rate limit.",
            ("method", "status"),
            registry=self.registry,
        )

        self.transactions = Histogram(
            "riichi_bot_study_transaction_seconds",
            "One transaction of group study, with the wait for it.",
            buckets=TRANSACTION_IN,
            registry=self.registry,
        )
        self.tidied = Gauge(
            "riichi_bot_study_tidied_timestamp_seconds",
            "When this process last deleted old questions; 0 where it has not yet.",
            registry=self.registry,
        )

    def watch(self, name: str, about: str, measure: Callable[[], float]) -> None:
        """Report, whenever asked, what ``measure`` returns, as ``riichi_bot_{name}``."""
        gauge = Gauge(f"riichi_bot_{name}", about, registry=self.registry)
        gauge.set_function(measure)

    def watch_gateway(self, latencies: Callable[[], Iterable[tuple[int, float]]]) -> None:
        """Report, whenever asked, each shard's seconds from a heartbeat to its acknowledgement."""
        self.registry.register(_GatewayLatency(latencies))

    def watch_study(self, works: Callable[[], bool]) -> None:
        """Report, whenever asked, whether the database of group study could be used last time."""
        about = "1 where the database of group study answered the last time it was asked, else 0."
        self.watch("study_database_up", about, lambda: float(works()))

    def text(self) -> bytes:
        """Return everything in the form that Prometheus reads."""
        return generate_latest(self.registry)


class _GatewayLatency(Collector):
    def __init__(self, latencies: Callable[[], Iterable[tuple[int, float]]]) -> None:
        self._latencies = latencies

    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Measure now."""
        latency = GaugeMetricFamily(
            "riichi_bot_gateway_latency_seconds",
            "From a heartbeat to its acknowledgement.",
            labels=["shard"],
        )
        for shard, seconds in self._latencies():
            latency.add_metric([str(shard)], seconds)
        yield latency
