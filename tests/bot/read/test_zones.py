"""A time zone as people name it."""

import pytest

from bot.read.zones import read_zone
from bot.study.calendar import zone_names


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Asia/Tokyo", "Asia/Tokyo"),
        ("asia/tokyo", "Asia/Tokyo"),
        ("Tokyo", "Asia/Tokyo"),
        ("東京", "Asia/Tokyo"),
        ("도쿄", "Asia/Tokyo"),
        ("东京", "Asia/Tokyo"),
        ("JST", "Asia/Tokyo"),
        ("ＪＳＴ", "Asia/Tokyo"),
        ("UTC+9", "Asia/Tokyo"),
        ("utc +9:00", None),
        ("+8", "Asia/Singapore"),
        ("서울", "Asia/Seoul"),
        ("台北", "Asia/Taipei"),
        ("北京", "Asia/Shanghai"),
        ("Berlin", "Europe/Berlin"),
        ("Paris", "Europe/Paris"),
        ("巴黎", "Europe/Paris"),
        ("Londres", "Europe/London"),
        ("New York", "America/New_York"),
        ("US/Eastern", "America/New_York"),
        ("us/pacific", "America/Los_Angeles"),
        ("Montréal", "America/Toronto"),
        ("UTC", "UTC"),
        ("GMT", "UTC"),
        ("UTC-3", "America/Sao_Paulo"),
        ("Atlantis", None),
        ("", None),
        ("UTC+99", None),
    ],
)
def test_zones_as_people_name_them(text, zone):
    assert read_zone(text, zone_names()) == zone
