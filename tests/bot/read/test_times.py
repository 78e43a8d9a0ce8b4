"""A time of the day and days of the week as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.daily.post import days_text
from bot.read.times import EVERY_DAY, read_days, read_minute
from bot.words import LANGUAGES, words_for

EN, FR, JA, KO, ZH_CN, ZH_TW = map(words_for, ("en", "fr", "ja", "ko", "zh-CN", "zh-TW"))


@pytest.mark.parametrize(
    ("text", "hour", "minute"),
    [
        ("20:00", 20, 0), ("7:30", 7, 30), ("07.05", 7, 5), ("2000", 20, 0), ("730", 7, 30),
        ("20", 20, 0), ("8 pm", 20, 0), ("8:15pm", 20, 15), ("12 am", 0, 0), ("12:30 p.m.", 12, 30),
        ("20時", 20, 0), ("20時30分", 20, 30), ("２０：００", 20, 0), ("0:00", 0, 0),
        ("20h15", 20, 15), ("20시 30분", 20, 30), ("오후 8시", 20, 0), ("오전 12시", 0, 0),
        ("午後8時30分", 20, 30), ("下午8点", 20, 0), ("20点", 20, 0), ("20點30分", 20, 30),
        ("7时05分", 7, 5), ("20:00.", 20, 0), ("20時半", 20, 30), ("오후 8시 반", 20, 30),
    ],
)  # fmt: skip
def test_times_that_people_type(text, hour, minute):
    assert read_minute(text) == hour * 60 + minute


@pytest.mark.parametrize(
    "text", ["", "24:00", "20:60", "13 pm", "0 am", "오후 13시", "20:0", "-1", "1:2:3"]
)
def test_texts_that_are_no_time_are_not_read(text):
    assert read_minute(text) is None


@given(st.integers(0, 23), st.integers(0, 59))
def test_every_time_of_a_24_hour_clock_is_read(hour, minute):
    assert read_minute(f"{hour}:{minute:02}") == read_minute(f"{hour:02}{minute:02}")
    assert read_minute(f"{hour:02}:{minute:02}") == hour * 60 + minute


def bits(*days):
    return sum(1 << day for day in days)


WEEKDAYS = bits(0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("text", "words", "days"),
    [
        ("Mon-Fri", EN, bits(0, 1, 2, 3, 4)),
        ("monday, wednesday and friday", EN, bits(0, 2, 4)),
        ("Mon to Fri", EN, WEEKDAYS),
        ("du lundi au vendredi", FR, WEEKDAYS),
        ("lundi, mardi et jeudi", FR, bits(0, 1, 3)),
        ("月曜日から金曜日まで", JA, WEEKDAYS),
        ("월요일부터 금요일까지", KO, WEEKDAYS),
        ("토요일과 일요일", KO, bits(5, 6)),
        ("周一和周五", ZH_CN, bits(0, 4)),
        ("週一與週五", ZH_TW, bits(0, 4)),
        ("Mon or Fri", EN, None),
        ("mo-fr", EN, WEEKDAYS),
        ("Mo-Fr", FR, WEEKDAYS),
        ("lu-ve", FR, WEEKDAYS),
        ("Sa, Su", EN, bits(5, 6)),
        ("mox", EN, None),
        ("每周一", ZH_CN, bits(0)),
        ("每週一、三", ZH_TW, bits(0, 2)),
        ("每周末", ZH_CN, bits(5, 6)),
        ("毎週月曜", JA, bits(0)),
        ("매주 월요일", KO, bits(0)),
        ("평일만", KO, WEEKDAYS),
        ("土日祝", JA, bits(5, 6)),
        ("双休日", ZH_CN, bits(5, 6)),
        ("假日", ZH_TW, bits(5, 6)),
        ("chaque jour", FR, EVERY_DAY),
        ("tous les lundis", FR, bits(0)),
        ("jours de semaine", FR, WEEKDAYS),
        ("Monday, Wednesday, Friday", EN, bits(0, 2, 4)),
        ("sat sun", EN, bits(5, 6)),
        ("Sat–Mon", EN, bits(5, 6, 0)),
        ("Mon – Wed, Sun", EN, bits(0, 1, 2, 6)),
        ("every day", EN, EVERY_DAY),
        ("月水金", JA, bits(0, 2, 4)),
        ("月-金", JA, bits(0, 1, 2, 3, 4)),
        ("土曜日、日曜日", JA, bits(5, 6)),
        ("毎日", JA, EVERY_DAY),
        ("월~금", KO, bits(0, 1, 2, 3, 4)),
        ("월, 수요일 금", KO, bits(0, 2, 4)),
        ("매일", KO, EVERY_DAY),
        ("Tue", JA, bits(1)),
        ("周一-周五", ZH_CN, bits(0, 1, 2, 3, 4)),
        ("周一至五", ZH_CN, bits(0, 1, 2, 3, 4)),
        ("星期六、星期天", ZH_CN, bits(5, 6)),
        ("每天", ZH_CN, EVERY_DAY),
        ("週一三五", ZH_TW, bits(0, 2, 4)),
        ("禮拜六到禮拜日", ZH_TW, bits(5, 6)),
        ("Mon-Fri", ZH_TW, bits(0, 1, 2, 3, 4)),
        ("every day", JA, EVERY_DAY),
        ("Daily", FR, EVERY_DAY),
        ("weekdays", EN, WEEKDAYS),
        ("Weekday", EN, WEEKDAYS),
        ("Fri, weekend", EN, bits(4, 5, 6)),
        ("weekends Wed", EN, bits(2, 5, 6)),
        ("平日", JA, WEEKDAYS),
        ("週末と月", JA, bits(5, 6, 0)),
        ("週末、金", JA, bits(4, 5, 6)),
        ("주말", KO, bits(5, 6)),
        ("평일, 일", KO, bits(0, 1, 2, 3, 4, 6)),
        ("工作日", ZH_CN, WEEKDAYS),
        ("周末", ZH_CN, bits(5, 6)),
        ("週末", ZH_TW, bits(5, 6)),
        ("le week-end", FR, bits(5, 6)),
        ("Week-end, jours ouvrés", FR, EVERY_DAY),
        ("주중", KO, WEEKDAYS),
        ("上班日", ZH_CN, WEEKDAYS),
        ("每日", ZH_TW, EVERY_DAY),
        ("everyday", EN, EVERY_DAY),
        ("en semaine, sam", FR, bits(0, 1, 2, 3, 4, 5)),
        ("weekend", ZH_TW, bits(5, 6)),
        ("", EN, None),
        ("never", EN, None),
        ("Mon-", EN, None),
        ("月x", JA, None),
    ],
)
def test_days_of_the_week(text, words, days):
    assert read_days(text, words) == days


@pytest.mark.parametrize("language", LANGUAGES)
def test_days_are_read_as_they_are_shown(language):
    words = words_for(language)
    for days in range(1, EVERY_DAY + 1):
        assert read_days(days_text(days, words), words) == days
    assert read_days(words.text("days-weekdays"), words) == WEEKDAYS
    assert read_days(words.text("days-weekend"), words) == bits(5, 6)


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("晚上8點", 20),
        ("晚上8点", 20),
        ("夜8時", 20),
        ("저녁 8시", 20),
        ("밤 11시", 23),
        ("朝7時", 7),
        ("早上7點", 7),
        ("20 heures", 20),
        ("8 heures", 8),
        ("midi", 12),
        ("正午", 12),
        ("noon", 12),
        ("minuit", 0),
    ],
)
def test_times_with_the_part_of_the_day(text, hour):
    assert read_minute(text) == 60 * hour
