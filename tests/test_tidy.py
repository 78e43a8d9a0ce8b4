"""The pauses for the garbage collector: what is there at the start is never looked at again."""

import gc
import weakref

import pytest

from bot.tidy import EVERY_SECONDS, LATEST_SECONDS, Tidier


class Knot:
    """Something that refers to itself, as a message's view and its items do to each other."""

    def __init__(self):
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before():
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def settled(now=0.0):
    tidier = Tidier()
    tidier.settle(now)
    return tidier


def test_what_is_there_at_the_start_is_out_of_sight():
    kept = Knot()
    settled()
    assert all(seen is not kept for seen in gc.get_objects())
    assert gc.get_freeze_count() > 0


def test_what_comes_later_stays_in_sight_however_often_it_is_tidied_up():
    tidier = settled()
    kept = Knot()
    tidier.tidy(EVERY_SECONDS, idle=True)
    tidier.tidy(2 * EVERY_SECONDS, idle=True)
    assert any(seen is kept for seen in gc.get_objects())


def test_a_cycle_is_freed_at_the_next_pause_however_old_it_is():
    tidier = settled()
    kept = Knot()
    knot = weakref.ref(kept)
    tidier.tidy(EVERY_SECONDS, idle=True)
    del kept
    tidier.tidy(2 * EVERY_SECONDS, idle=True)
    assert knot() is None


def test_no_full_collection_comes_by_itself():
    settled()
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(700_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert gc.get_stats()[1]["collections"] > 0
    del kept


@pytest.mark.parametrize(("idle", "every"), [(True, EVERY_SECONDS), (False, LATEST_SECONDS)])
def test_pauses_are_no_closer_than_said(monkeypatch, idle, every):
    tidier, collected = settled(100.0), []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(len(collected)))
    for tenth in range(1001):
        tidier.tidy(100.0 + tenth / 10 * every / 10, idle=idle)
    assert len(collected) == 10
