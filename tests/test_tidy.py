"""The pauses for the garbage collector: what lives on is out of its sight, what does not goes."""

import gc
import weakref

import pytest

from bot.tidy import EVERY_SECONDS, THOROUGH_SECONDS, Tidier


class Knot:
    """Something that refers to itself, as a connection and its protocol do to each other."""

    def __init__(self):
        self.itself = self


@pytest.fixture(autouse=True)
def _thaw():
    yield
    gc.unfreeze()


def test_what_lives_on_is_out_of_sight():
    tidier, kept = Tidier(), Knot()
    tidier.tidy(0.0)
    assert all(seen is not kept for seen in gc.get_objects())
    assert gc.get_freeze_count() > 0


def test_a_cycle_is_freed_at_the_next_pause():
    tidier = Tidier()
    tidier.tidy(0.0)
    knot = weakref.ref(Knot())
    tidier.tidy(EVERY_SECONDS)
    assert knot() is None


def test_a_cycle_given_up_once_it_was_out_of_sight_is_freed_within_the_hour():
    tidier, kept = Tidier(), Knot()
    knot = weakref.ref(kept)
    tidier.tidy(0.0)
    del kept
    tidier.tidy(EVERY_SECONDS)
    assert knot() is not None
    tidier.tidy(THOROUGH_SECONDS)
    assert knot() is None


def test_pauses_are_no_closer_than_said(monkeypatch):
    collected = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append(len(collected)))
    tidier = Tidier()
    for tenth in range(1001):
        tidier.tidy(tenth / 10 * EVERY_SECONDS / 10)
    assert len(collected) == 11
