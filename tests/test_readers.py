"""Twice of any text takes about twice the time of it, wherever strangers' texts are read."""

import re

import pytest
from costs import growth
from every import every
from readers import FRAMES, LOG_SIGNS, LOG_TOKENS, SIGNS, TOKENS, TYPED, as_gzip, as_text

MOST_GROWTH = 2.8
"""What twice the text may cost at most, in times of the text; of what is quadratic it is 4."""


@pytest.mark.parametrize("reader", TYPED)
@every("token", TOKENS, ids=repr)
def test_no_repeated_piece_is_read_in_more_than_linear_time(reader, token):
    text = (token * SIGNS)[:SIGNS]
    assert growth(TYPED[reader], text, MOST_GROWTH) <= MOST_GROWTH


@pytest.mark.parametrize("read", [as_text, as_gzip])
@pytest.mark.parametrize("frame", FRAMES)
@every("token", LOG_TOKENS, ids=repr)
def test_no_log_is_read_in_more_than_linear_time(read, frame, token):
    before, behind = FRAMES[frame]
    text = (token * LOG_SIGNS)[:LOG_SIGNS]
    assert growth(lambda part: read(f"{before}{part}{behind}"), text, MOST_GROWTH) <= MOST_GROWTH


def test_what_is_quadratic_is_found():
    """The pattern of attributes with which a file of 2 kB once stopped the bot."""
    pattern = re.compile(r"[a-z]+=")
    assert growth(pattern.findall, "a" * SIGNS, MOST_GROWTH) > MOST_GROWTH
