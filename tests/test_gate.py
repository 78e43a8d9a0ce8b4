"""Who is let in: by age, without trusting the host's clock, and by how much a user asks."""

import pytest

from bot.gate import DRIFT, LATEST, TRUSTED_SECONDS, USERS, Cooldown, DiscordClock


@pytest.mark.parametrize("wrong", [0.0, -3600.0, 1e9])
def test_a_host_whose_clock_is_wrong_still_tells_ages(wrong):
    clock = DiscordClock()
    assert clock.age(created=100.0, now=100.1 + wrong) == 0
    assert clock.age(created=101.0, now=101.1 + wrong) == pytest.approx(0, abs=1e-6)
    assert clock.age(created=102.0, now=105.2 + wrong) == pytest.approx(3.1, abs=1e-2)
    assert clock.age(created=106.0, now=106.05 + wrong) == 0


def test_what_comes_late_after_a_silence_is_late():
    clock = DiscordClock()
    clock.age(created=0.0, now=0.1)
    much_later = 10 * TRUSTED_SECONDS
    late = clock.age(created=much_later, now=much_later + 30.1)
    assert late == pytest.approx(30.0 - DRIFT * (much_later + 30.0))
    assert late > LATEST


@pytest.mark.parametrize("drift", [1.0001, 0.9999])
@pytest.mark.parametrize("silence", [1, 60, 3600, 86_400])
def test_clocks_that_drift_apart_are_compared_anew(drift, silence):
    """A question a day, on a host whose clock wins 8.6 s a day: none of them is late."""
    clock = DiscordClock()
    for second in range(0, 1000 * silence, silence):
        age = clock.age(created=float(second), now=second * drift)
        assert age < LATEST / 10


def test_a_clock_that_jumped_is_trusted_again():
    clock = DiscordClock()
    ages = [clock.age(float(second), second + 10.0 * (second > 1000)) for second in range(4000)]
    assert max(ages[:1001]) < LATEST < min(ages[1001:1500])
    assert max(ages[3000:]) < LATEST


def test_a_user_who_asks_too_much_learns_when_to_come_back():
    cooldown = Cooldown(burst=3, seconds=2.0)
    assert [cooldown.wait(1, now=10.0) for _ in range(5)] == [0, 0, 0, 2.0, 2.0]
    assert cooldown.wait(2, now=10.0) == 0
    assert cooldown.wait(1, now=11.5) == pytest.approx(0.5)
    assert cooldown.wait(1, now=12.0) == 0
    assert cooldown.wait(1, now=12.0) == pytest.approx(2.0)
    assert [cooldown.wait(1, now=1000.0) for _ in range(4)] == [0, 0, 0, 2.0]


def test_only_so_many_users_are_remembered():
    cooldown = Cooldown(burst=1, seconds=100.0)
    assert cooldown.wait(-1, now=0.0) == 0
    for user in range(USERS - 1):
        cooldown.wait(user, now=0.0)
    assert cooldown.wait(-1, now=1.0) > 0
    cooldown.wait(USERS, now=1.0)
    assert len(cooldown) == USERS
    assert cooldown.wait(-1, now=1.0) > 0, "who asks last is remembered longest"
