"""A table: what stands where, what is marked, and what is read aloud."""

import json
from collections import defaultdict
from dataclasses import replace
from itertools import pairwise

import pytest
from asking import decode, encode
from made_logs import MISSED, log_text
from places import published

from bot.features.game.page import situation_at
from bot.features.game.scene import legend_of, scene_of, table_alt
from bot.hand import Question
from bot.pages.page import ALT_LIMIT, Page, Style, Tone
from bot.picture.layout import MAX_HEIGHT
from bot.picture.pieces import Chip
from bot.picture.render import draw
from bot.picture.scene import scene_layout
from bot.words import LANGUAGES, words_for
from engine import NAMES, format_hand
from engine.logs import moments, read_log

EN = words_for("en")


def positions(*args):
    return [moment.position for moment in moments(read_log(log_text(*args)), 0)]


def test_players_sit_where_they_sit_and_the_viewer_last():
    *_, last = positions(*MISSED)
    across, right, left, own = scene_of(last, EN).players
    names = [[label.text for label in seated.labels] for seated in (across, right, left, own)]
    assert names == [
        ["W", "across", "25000"], ["S", "right", "25000"],
        ["N", "left", "25000"], ["E", "you", "25000"],
    ]  # fmt: skip
    assert (own.labels[0].style, own.labels[1].style) == (Style.TOTAL, Style.GOOD)
    assert [len(seated.river) for seated in (across, right, left, own)] == [8] * 4


def test_a_bar_stands_before_the_first_discard_since_a_riichi_in_every_river():
    others = "5z 6z 7z 1m r1p 9p 5z 6z 7z"
    *_, last = positions("34578m23466p478s", "1z1z2z2z", "1z 1z 2z 2z", others)
    across, right, left, own = scene_of(last, EN).players
    bars = [[bool(tile.since) for tile in it.river] for it in (across, right, left, own)]
    riichi = [False, False, True]  # declared by the player across with his second discard
    assert bars == [riichi, riichi, [False, True, False], riichi]
    assert [tile.face.sideways for tile in across.river] == [False, True, False]
    assert across.labels[-1].style is Style.NONE
    assert "since the riichi" in table_alt(last, EN)
    assert "1 pin riichi" in table_alt(last, EN)


def taken_and_drawn():
    """South's 5z is taken by the player across, and the viewer cuts what was drawn."""
    whole = json.loads(log_text("34578m23466p478s", "1z2z", "1z 2z", "5z 6z 7z"))
    fields = whole["log"][0]
    fields[5], fields[6] = [41, 42], [60, 42]
    fields[11], fields[12] = ["p454545"], [46]
    return [moment.position for moment in moments(read_log(json.dumps(whole)), 0)]


def test_a_tile_that_was_cut_as_drawn_is_dimmed_and_one_that_was_taken_framed():
    (_, last) = taken_and_drawn()
    _, right, _, own = scene_of(last, EN).players
    assert [tile.taken for tile in right.river] == [True]
    assert [tile.dimmed for tile in own.river] == [True]
    assert "haku taken" in table_alt(last, EN)
    assert "as drawn: east" in table_alt(last, EN)


def test_the_legend_explains_the_signs_that_are_drawn_and_no_others():
    riichi = ("34578m23466p478s", "1z1z2z2z", "1z 1z 2z 2z", "5z 6z 7z 1m r1p 9p 5z 6z 7z")
    found = set()
    for seen in (*positions(*riichi), *taken_and_drawn()):
        tiles = [tile for it in scene_of(seen, EN).players for tile in it.river]
        drawn = (
            any(tile.dimmed for tile in tiles),
            any(tile.taken for tile in tiles),
            any(tile.since for tile in tiles),
        )
        said = "".join(legend_of(seen, EN))
        assert tuple(word in said for word in ("dimmed", "framed", "bar")) == drawn
        assert bool(said) == any(drawn)
        found.add(drawn)
    assert found == {(False, False, False), (False, False, True), (True, True, False)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_drawn_in_every_language(language):
    *_, last = positions(*MISSED)
    scene = scene_of(last, words_for(language))
    page = Page(None, Tone.QUESTION, "", (), "", (), scene=scene)
    assert draw(page, language=language).startswith(b"\x89PNG")
    assert scene_layout(scene).height <= MAX_HEIGHT


def test_no_two_pieces_of_a_table_overlap_outside_it():
    *_, last = positions(*MISSED)
    layout = scene_layout(scene_of(last, EN))
    assert all(0 <= x < layout.width and 0 <= y < layout.height for _, x, y in layout.placed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_a_player_end_before_those_of_the_next(language):
    *_, last = positions(*MISSED)
    full = replace(last, riichi=(0, 1, 1, 1), norths=(0, 2, 2, 2))
    layout = scene_layout(scene_of(full, words_for(language)))
    lines = defaultdict(list)
    for piece, x, y in layout.placed:
        if isinstance(piece, Chip):
            lines[y].append((x, x + piece.width))
    assert sum(map(len, lines.values())) >= 18
    for line in lines.values():
        assert all(end < start for (_, end), (start, _) in pairwise(sorted(line)))


def test_every_decision_of_real_games_fits_picture_alt_text_and_custom_id():
    games = [read_log(log["text"]) for log in published("logs.jsonl.gz")[::6]]
    heights = []
    for game in games:
        for moment in list(moments(game, game.seats[0]))[::5]:
            seen = moment.position
            heights.append(scene_layout(scene_of(seen, EN)).height)
            alt = table_alt(seen, EN)
            assert 0 < len(alt) <= ALT_LIMIT
            assert alt.count("\n") == len(seen.seats) + 1
            question = Question("waits", situation_at(seen))
            assert decode(encode(question)) == question
            assert question.situation.as_typed == format_hand(seen.hand)
            assert all(len(NAMES[tile]) == 2 for tile in question.situation.seen)
    assert sum(height > MAX_HEIGHT for height in heights) <= len(heights) // 100
