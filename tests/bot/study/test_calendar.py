"""One post a local day: property tests over zones, minutes and days of the week."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.study.calendar import (
    EVERY_DAY,
    Due,
    Rhythm,
    local_day,
    local_time,
    upcoming,
    zone_names,
    zone_of,
)

HOUR = 3_600_000
FIRST, LAST = 1_704_067_200_000, 1_956_528_000_000
"""The years 2024 to 2031."""


def at(zone, *when):
    return round(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def utc(text):
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


zones = st.sampled_from(zone_names()).map(ZoneInfo)
rhythms = st.builds(Rhythm, zones, st.integers(0, 1439), st.integers(1, EVERY_DAY))


@given(rhythms, st.integers(FIRST, LAST))
@example(Rhythm(ZoneInfo("America/Nuuk"), 23 * 60 + 59), utc("2024-03-29T00:00"))
@example(Rhythm(ZoneInfo("Europe/Berlin"), 150), utc("2025-03-28T00:00"))
@example(Rhythm(ZoneInfo("Europe/Berlin"), 150), utc("2025-10-24T00:00"))
@example(Rhythm(ZoneInfo("Australia/Lord_Howe"), 135), utc("2025-10-03T00:00"))
def test_each_local_day_of_the_rhythm_has_one_instant_and_no_other_day_has_one(rhythm, after):
    found = [upcoming(rhythm, after)]
    while len(found) < 12:
        found.append(upcoming(rhythm, found[-1].at, found[-1].day))
    assert found == sorted(found, key=lambda due: due.at)
    days = [due.day for due in found]
    meant = [
        day
        for day in range(days[0], days[-1] + 1)
        if rhythm.days >> date.fromordinal(day).weekday() & 1
    ]
    assert days == meant
    assert found[0].at > after
    # The one before it, if it was of the rhythm, was not later than ``after``.
    before = upcoming(rhythm, after - 8 * 24 * HOUR)
    while before.at <= after:
        before = upcoming(rhythm, before.at, before.day)
    assert before == found[0]


@given(rhythms, st.integers(FIRST, LAST))
def test_the_clock_shows_the_minute_unless_it_skips_it(rhythm, after):
    due = upcoming(rhythm, after)
    local = local_time(rhythm.zone, due.at)
    if (local.toordinal(), local.hour * 60 + local.minute) == (due.day, rhythm.minute):
        assert local.fold == 0
        return
    meant = datetime.combine(date.fromordinal(due.day), datetime.min.time()) + timedelta(
        minutes=rhythm.minute
    )
    back = meant.replace(tzinfo=rhythm.zone).astimezone(UTC).astimezone(rhythm.zone)
    assert back.replace(tzinfo=None) != meant, "the minute is there, and was not taken"
    assert back == local


@given(zones, st.integers(0, 1439), st.integers(FIRST, LAST))
def test_dailies_are_about_a_day_apart(zone, minute, after):
    first = upcoming(Rhythm(zone, minute), after)
    second = upcoming(Rhythm(zone, minute), first.at, first.day)
    assert 22 * HOUR <= second.at - first.at <= 26 * HOUR
    assert second.day == first.day + 1


@pytest.mark.parametrize(
    ("zone", "after", "minute", "told"),
    [
        # The clock goes from 02:00 to 03:00: half past two comes at half past three.
        ("Europe/Berlin", "2025-03-29T12:00", 150, "2025-03-30T01:30"),
        # It goes from 03:00 back to 02:00: half past two comes once, the first time.
        ("Europe/Berlin", "2025-10-25T12:00", 150, "2025-10-26T00:30"),
        ("Europe/Berlin", "2025-10-26T00:30", 150, "2025-10-27T01:30"),
        # Lord Howe skips half an hour.
        ("Australia/Lord_Howe", "2025-10-04T00:00", 135, "2025-10-04T15:45"),
        ("Asia/Kathmandu", "2025-01-01T00:00", 0, "2025-01-01T18:15"),
    ],
)
def test_clocks_that_skip_or_repeat(zone, after, minute, told):
    assert upcoming(Rhythm(ZoneInfo(zone), minute), utc(after)).at == utc(told)


def test_a_day_that_a_country_left_out_has_no_second_instant():
    """Samoa had no 30 December 2011: the day's instant is that of the 31st, which then has none."""
    samoa = Rhythm(ZoneInfo("Pacific/Apia"), 20 * 60)
    first = upcoming(samoa, at("Pacific/Apia", 2011, 12, 29, 20))
    second = upcoming(samoa, first.at, first.day)
    assert local_day(samoa.zone, first.at) == date(2011, 12, 31).toordinal()
    assert second.at - first.at == 24 * HOUR


def test_a_day_that_had_its_instant_has_no_other_when_the_zone_changes():
    tokyo, new_york = ZoneInfo("Asia/Tokyo"), ZoneInfo("America/New_York")
    posted = upcoming(Rhythm(tokyo, 20 * 60), utc("2025-05-05T00:00"))
    again = upcoming(Rhythm(new_york, 20 * 60), posted.at, posted.day)
    assert posted == Due(utc("2025-05-05T11:00"), date(2025, 5, 5).toordinal())
    assert again == Due(utc("2025-05-07T00:00"), date(2025, 5, 6).toordinal())


def test_zones_are_named_once_and_by_their_place():
    names = zone_names()
    assert {"UTC", "Europe/Berlin", "Asia/Tokyo", "America/Argentina/Buenos_Aires"} <= set(names)
    assert not [name for name in names if name.startswith(("Etc/", "US/", "posix/", "right/"))]
    assert zone_of("Asia/Tokyo") == ZoneInfo("Asia/Tokyo")


@pytest.mark.parametrize("name", [None, "UTC", "Mars/Olympus"])
def test_no_zone_and_one_that_is_no_longer_known_are_utc(name):
    assert zone_of(name) == ZoneInfo("UTC")


@pytest.mark.parametrize(("minute", "days"), [(-1, 1), (1440, 1), (0, 0), (0, 128)])
def test_a_minute_or_days_that_do_not_exist_are_refused(minute, days):
    with pytest.raises(ValueError, match="no rhythm"):
        Rhythm(ZoneInfo("UTC"), minute, days)
