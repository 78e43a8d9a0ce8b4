"""Where the pieces of a picture go: nothing overlaps, nothing is too wide, nothing is torn."""

import itertools
import warnings
from random import Random

import asking
import pytest
from hypothesis import given
from pages import (
    FOUR_KANS,
    ORPHANS,
    WIDEST,
    assert_apart_and_inside,
    boxes_of,
    called,
    closed_kan,
    counted,
    cut,
    group,
    hand,
    labels,
    pictures,
    piece_size,
    waits,
)
from strategies import WALL

from bot.pages.page import Arrow, Bar, Counted, Curve, Face, Label, Plot, Row, Size, Style, Tiles
from bot.pages.step import KAN_WIDTH, LABEL_WIDTH, LINES_A_PAGE, TILES_A_LINE, TILES_A_PAGE
from bot.picture.atlas import SIZES, measures
from bot.picture.boxes import BAR_TILES, row_boxes
from bot.picture.layout import (
    MAX_CUT_LINE,
    MAX_HEIGHT,
    MAX_WIDTH,
    MIN_WIDTH,
    PADDING,
    fits,
    lay_out,
)
from bot.picture.pieces import MAX_LINE, Chip, PlotPanel, Sprite, Stack, UndrawableTextWarning
from bot.words import words_for
from engine import format_tiles
from engine.tiles import KIND_OF

NINE = "123456789m"


def tiles_of(layout):
    return [
        it
        for it in boxes_of(layout)
        if not isinstance(it[0], Chip | PlotPanel) and it[0][1] != "arrow"
    ]


def chips_of(layout):
    return [it for it in boxes_of(layout) if isinstance(it[0], Chip)]


def sizes_of(layout):
    return {piece.size for piece, _, _ in layout.placed}


# --- bars and tiles crossed out -------------------------------------------------------------------


def bar_pieces(*shares):
    """The plates of bars without their numbers, those of one table."""
    rows = [
        Row((group("5m"), Bar(share, str(at)), Label("note")), Size.SMALL)
        for at, share in enumerate(shares)
    ]
    layout = lay_out(rows)
    return [(piece, x) for piece, x, _ in layout.placed if isinstance(piece, Chip)]


def test_a_bar_is_as_long_as_its_share():
    plates = [piece for piece, _ in bar_pieces(1, 0.5, 0.25) if not piece.text]
    full, half, quarter = (plate.width for plate in plates)
    assert half == round(full / 2)
    assert quarter == round(full / 4)
    assert full == BAR_TILES * measures("small").upright[0]


def test_the_least_share_is_still_a_plate_and_none_is_no_plate():
    least, *others = [piece for piece, _ in bar_pieces(0.001, 0) if not piece.text]
    assert least.width == 2 * measures("small").chip_cap
    assert not others


def test_labels_behind_bars_stand_in_one_column():
    assert len({x for piece, x in bar_pieces(1, 0.1, 0) if piece.text == "note"}) == 1


def test_large_labels_beside_small_tiles_are_one_size_larger_and_two_as_high_as_a_tile():
    row = Row((group("5m"), Label("2410 points"), Label("wins 31.2%")), Size.SMALL, Size.LARGE)
    layout = lay_out([row])
    tile, first, second = layout.placed
    assert (tile[0].size, first[0].size, second[0].size) == ("small", "large", "large")
    assert first[0].width == second[0].width
    assert 0 < second[2] - first[2] - measures("large").chip_height <= measures("small").close
    assert layout.height <= lay_out([row._replace(cells=row.cells[:2])]).height + 2
    assert_apart_and_inside(layout)


def test_a_table_too_high_for_large_labels_has_those_of_its_own_size():
    row = Row((group("5m"), Label("2410 points"), Label("wins 31.2%")), Size.SMALL, Size.LARGE)
    sizes = [sizes_of(lay_out([row] * number)) for number in (9, 10, 14)]
    assert sizes == [{"small", "large"}, {"tiny", "small"}, {"tiny", "small"}]


def test_columns_of_a_table_are_as_wide_under_a_line_of_words():
    head = Row((Label("alone at the table"),), Size.SMALL)
    rows = [Row((group("5m"), Label(text)), Size.SMALL) for text in ("31 tiles", "8")]
    widths = [piece.width for piece, *_ in lay_out([head, *rows]).placed if isinstance(piece, Chip)]
    assert widths[1] == widths[2] < widths[0]


def test_a_tile_crossed_out_is_another_piece_than_the_tile():
    """They are kept ready under their values: equal values would cross out both."""
    layout = lay_out([Row((Tiles((Face(4), Face(4, struck=True))),))])
    plain, struck = (piece for piece, _, _ in layout.placed)
    assert plain != struck
    assert piece_size(plain) == piece_size(struck)


# --- what holds for every picture -----------------------------------------------------------------


# Of one test, since to make up the rows takes ten times as long as to look at them.
@given(pictures)
def test_every_piece_is_placed_once_and_alike_inside_and_overlaps_no_other(rows):
    layout = lay_out(rows)
    assert lay_out(list(rows)) == layout
    assert MIN_WIDTH <= layout.width <= MAX_WIDTH
    assert_apart_and_inside(layout)
    assert_all_is_placed_once(layout, rows)


def test_the_names_of_places_that_have_no_room_are_left_out_but_never_the_last():
    across = tuple((at, f"turn {at + 1}") for at in range(18))
    up = ((0, "0"), (500, "50%"), (1000, "100%"))
    plot = Plot((Curve(Style.GOOD, (500,) * 18),), across, up, "")
    layout = lay_out([Row((plot,), Size.SMALL)])
    assert_apart_and_inside(layout)
    said = [piece.text for piece, *_ in chips_of(layout)]
    named = [text for text in said if text.startswith("turn")]
    assert named == sorted(named, key=lambda text: int(text[5:]))
    assert (named[0], named[-1]) == ("turn 1", "turn 18")
    assert 3 <= len(named) < 18


def test_an_arrow_does_not_make_a_group_too_wide():
    """Nine upright and four sideways tiles leave no room for it on their line."""
    faces = (*[Face(None)] * 9, *[Face(None, sideways=True)] * 4)
    layout = lay_out([Row((Tiles(faces), Arrow()))])
    assert layout.width <= MAX_WIDTH


def assert_all_is_placed_once(layout, rows):
    """Every face, count and label."""
    faces = [
        face
        for row in rows
        for cell in row.cells
        if isinstance(cell, Tiles | Counted)
        for face in (cell.faces if isinstance(cell, Tiles) else (cell.face,))
    ]
    chips = sum(isinstance(cell, Label | Counted | Bar) for row in rows for cell in row.cells)
    # Behind the number of a bar stands the bar itself, unless it is empty.
    chips += sum(isinstance(cell, Bar) and cell.share > 0 for row in rows for cell in row.cells)
    assert len(tiles_of(layout)) == len(faces)
    plots = [cell for row in rows for cell in row.cells if isinstance(cell, Plot)]
    chips += sum(len(plot.up) for plot in plots)
    # Of the names of places those stand there that have room, the last one always.
    most = chips + sum(len(plot.across) for plot in plots)
    assert chips + len(plots) <= len(chips_of(layout)) <= most
    graphs = [piece for piece, *_ in layout.placed if isinstance(piece, PlotPanel)]
    assert [graph.curves for graph in graphs] == [plot.curves for plot in plots]
    stacks = [piece for piece, *_ in tiles_of(layout) if isinstance(piece, Stack)]
    assert len(stacks) == sum(face.on_top is not None for face in faces)


@pytest.mark.parametrize("page", WIDEST.values(), ids=WIDEST)
def test_the_largest_pages_stay_within_the_limits(page):
    layout = lay_out(page.picture)
    assert layout.width <= MAX_WIDTH
    assert layout.height <= MAX_HEIGHT


def test_a_picture_within_the_limits_fits_and_a_higher_one_does_not():
    row = hand("1112345678999m")
    assert fits([row] * 6)
    assert not fits([row] * 14)


def shares(tiles, rows, most):
    """Every way to share tiles out to so many rows, the longest row first."""
    if rows == 1:
        yield (tiles,)
        return
    for first in range(min(most, tiles - rows + 1), (tiles - 1) // rows, -1):
        for rest in shares(tiles - first, rows - 1, first):
            yield (first, *rest)


@pytest.mark.parametrize("behind", ["", "12000～32000点"])
@pytest.mark.parametrize("melds", range(5))
def test_a_page_of_cuts_is_never_too_high(melds, behind):
    """However its tiles are shared out to its lines, as a page of cuts counts lines."""
    head = hand("11223344556677m"[: 13 - 3 * melds] + "m", "7m", *FOUR_KANS[:melds])
    label = Label("残り27枚", Style.TOTAL)
    after = (Label(behind),) if behind else ()
    random = Random(melds)
    for number in range(1, LINES_A_PAGE + 1):
        for share in shares(TILES_A_PAGE - number, number, TILES_A_PAGE):
            if sum(-(-(tiles + LABEL_WIDTH) // TILES_A_LINE) for tiles in share) > LINES_A_PAGE:
                continue
            rows = [
                Row((group("9p"), Arrow(), label, *counted(NINE * 3)[:tiles], *after), Size.SMALL)
                for tiles in random.sample(share, number)
            ]
            layout = lay_out([head, *rows])
            assert layout.height <= MAX_HEIGHT, share
            assert layout.width <= MAX_WIDTH, share
            assert sizes_of(layout) in ([{"small"}, {"tiny"}] if melds else [{"small"}]), share


@pytest.mark.parametrize("tiles", [1, 6, TILES_A_LINE - LABEL_WIDTH])
def test_a_row_of_cuts_takes_as_many_lines_as_a_page_counts(tiles):
    label, behind = Label("残り27枚", Style.TOTAL), Label("12000～32000点")
    rows = {
        tiles + LABEL_WIDTH: Row((group("9p"), Arrow(), label, *counted(NINE)[:tiles], behind)),
        tiles + KAN_WIDTH: Row((closed_kan("1111z"), Arrow("kan"), label, *counted(NINE)[:tiles])),
        tiles + 3: Row((group("1234z"), Arrow("cut_any"), label, *counted(NINE)[:tiles])),
    }
    for width, row in rows.items():
        assert width <= TILES_A_LINE
        layout = lay_out([row._replace(size=Size.SMALL)])
        assert len({bottom for *_, bottom in tiles_of(layout)}) == 1
        assert layout.width <= MAX_CUT_LINE + 2 * PADDING


@pytest.mark.parametrize("suits", [(0,), (0, 1), (0, 1, 2, 3)], ids=str)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_page_of_an_answer_fits(suits, language):
    words, random = words_for(language), Random(f"{suits}{language}")
    wall = [tile for tile in WALL if KIND_OF[tile] // 9 in suits]
    for _ in range(25):
        typed = format_tiles(random.sample(wall, random.choice((13, 14, 14))))
        for command in ("waits", "agari"):
            page = asking.ask(command, typed, words)
            seen = set()
            while page.query not in seen:  # the next reading after the last is the first
                seen.add(page.query)
                layout = lay_out(page.picture)
                assert layout.height <= MAX_HEIGHT, typed
                assert layout.width <= MAX_WIDTH, typed
                following = [button for button in page.buttons if button.slot == "next"]
                if following and not following[0].disabled:
                    page = asking.answer(following[0].query, words)


@pytest.mark.parametrize("rows", [(), (Row(()), Row((), Size.SMALL))])
def test_a_picture_of_nothing_is_refused(rows):
    with pytest.raises(ValueError, match="needs a row with a cell"):
        lay_out(rows)


# --- tiles ----------------------------------------------------------------------------------------


def test_tiles_stand_side_by_side_their_bottoms_on_one_line():
    layout = lay_out([hand("1m", "", called("456s", 0), closed_kan("5055p"))])
    m = measures("large")
    placed = tiles_of(layout)
    assert len({bottom for *_, bottom in placed}) == 1
    gaps = [right[1] - left[3] for left, right in itertools.pairwise(placed)]
    assert gaps == [m.apart, 0, 0, m.apart, 0, 0, 0]
    assert [piece.key for piece, *_ in placed] == [
        *("1m", "4s|", "5s", "6s"),
        *("back", "5p", "5p", "back"),
    ]


def test_the_drawn_tile_stands_apart():
    layout = lay_out([hand("123m", "5p")])
    *rest, last = tiles_of(layout)
    assert last[0] == Sprite("large", "5p+")
    assert last[1] - rest[-1][3] == measures("large").apart


def test_an_added_tile_lies_beyond_the_one_it_was_added_to():
    layout = lay_out([hand("1m", "", called("505s", 1, "5s"))])
    m = measures("large")
    (piece, _, top, _, bottom) = next(it for it in tiles_of(layout) if isinstance(it[0], Stack))
    assert piece == Stack("large", "5s|", "0s|")
    assert bottom - top == 2 * m.sideways[1] - m.front
    assert bottom == tiles_of(layout)[0][4]


def test_marks_are_in_the_order_of_the_sprite_keys():
    marked = Face(34, sideways=True, winning=True, dora=True)
    layout = lay_out([Row((Tiles((marked, Face(None, sideways=True, dora=True))),))])
    assert [piece.key for piece, *_ in layout.placed] == ["0m|+*", "back|"]


def test_a_group_that_no_line_holds_is_cut():
    layout = lay_out([Row((group("1z" * 40),))])
    assert len(tiles_of(layout)) == 40
    assert len({top for _, _, top, *_ in tiles_of(layout)}) > 1


# --- counts and labels ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "mark", "style"),
    [(3, "", Style.PLAIN), (3, "good", Style.GOOD), (0, "", Style.NONE), (0, "good", Style.NONE)],
)
def test_a_count_stands_under_the_middle_of_its_tile_in_gold_where_it_has_a_mark(left, mark, style):
    layout = lay_out([Row((Counted(Face(0), left, mark),))])
    (_, x1, _, end1, bottom), count = boxes_of(layout)
    assert count[0][:3] == ("large", f"×{left}", style)
    assert bottom < count[2]
    assert abs((count[1] + count[3]) - (x1 + end1)) <= 1


def test_two_labels_beside_tiles_stand_above_each_other_as_wide_as_the_wider():
    layout = lay_out([hand("1m"), waits("147m")])
    (title, x1, top, right1, bottom), (total, x2, below, right2, _), *_ = chips_of(layout)
    assert (title.text, total.text) == ("Waits", "9 left")
    assert (x1, right1) == (x2, right2)
    assert bottom < below
    tile = tiles_of(layout)[1]
    assert tile[2] < top
    assert right1 < tile[1]


def test_labels_without_tiles_stand_side_by_side_and_go_on_below():
    layout = lay_out([Row(tuple(Label(f"label number {n}") for n in range(12)))])
    tops = [top for _, _, top, *_ in chips_of(layout)]
    assert tops[0] == tops[1]
    assert len(set(tops)) > 1
    assert sizes_of(layout) == {"large"}


def test_the_label_after_an_arrow_stands_under_what_is_cut_and_the_arrow():
    layout = lay_out([cut("9p", "25p")])
    tile, arrow, total, wait, *_ = boxes_of(layout)
    assert arrow[0].key == "arrow"
    assert total[0].text == "9 left"
    assert total[2] > tile[4]
    assert total[1] <= tile[1]
    assert total[3] >= arrow[3]
    assert wait[1] > total[3]


def test_a_table_has_its_waits_one_under_the_other():
    layout = lay_out([hand("1m"), cut("9p", "25p", "9 left"), cut("8p", "1m", "100 tiles left")])
    _, _, first, _, _, second = tiles_of(layout)
    assert (first[0].key, second[0].key) == ("2p", "1m")
    assert first[1] == second[1]


@given(labels)
def test_a_label_is_as_wide_as_its_text(label):
    for size in SIZES:
        (box,) = row_boxes(Row((label,)), size)
        m = measures(size)
        assert box.width == 2 * m.chip_cap + sum(m.glyphs[char][2] for char in label.text)


def test_a_label_that_no_line_holds_is_cut_off():
    (box,) = row_boxes(Row((Label("mahjong " * 500),)), "small")
    chip, _, _ = box.parts[0]
    assert MAX_LINE - 40 < box.width <= MAX_LINE
    assert chip.text.startswith("mahjong mahjong ")
    assert chip.text.endswith("…")


def test_a_character_without_a_glyph_is_a_question_mark_and_a_warning():
    label = Label("1m 🀇 и")
    with pytest.warns(UndrawableTextWarning, match="'и', '🀇'"):
        layout = lay_out([Row((label,))])
    assert chips_of(layout)[0][0].text == "1m ? ?"


def test_a_warning_about_a_label_is_given_but_once():
    with warnings.catch_warnings(record=True) as given_:
        warnings.simplefilter("always")
        for _ in range(3):
            lay_out([Row((Label("🀙🀚 once"),))])
    assert len(given_) == 1


# --- sizes and lines ------------------------------------------------------------------------------


def test_a_short_hand_and_its_waits_are_large():
    assert sizes_of(lay_out([hand("1112345678m"), waits("147m")])) == {"large"}


def test_tiles_that_would_not_stand_on_one_line_are_all_small():
    layout = lay_out([hand(ORPHANS), waits(ORPHANS)])
    assert sizes_of(layout) == {"small"}
    # The waits in two lines, as wide as the hand at most.
    assert len({bottom for *_, bottom in tiles_of(layout)}) == 3


def test_four_open_kans_and_a_drawn_tile_go_on_below():
    kans = [called(f"{n}{n}{n}{n}z", n - 1) for n in range(1, 5)]
    layout = lay_out([hand("7z", "7z", *kans)])
    lines = [bottom for *_, bottom in tiles_of(layout)]
    assert sorted(map(lines.count, set(lines))) == [8, 10]


def test_a_hand_over_a_table_is_as_small_as_the_table():
    assert sizes_of(lay_out([hand("1112345678999m", "5m"), cut("5m", "1m")])) == {"small"}


@pytest.mark.parametrize("count", [1, 4, 6, 8])
def test_the_rows_of_a_table_stand_one_under_the_other(count):
    layout = lay_out([hand("2345678m34p78s55z", "9p"), *[cut("9p", "258p")] * count])
    arrows = [(x, y) for piece, x, y, *_ in boxes_of(layout) if piece[1] == "arrow"]
    assert len({x for x, _ in arrows}) == 1
    assert len({y for _, y in arrows}) == count


def test_a_table_is_no_wider_than_a_hand_of_fourteen():
    """So that a phone shows its tiles no smaller than under a narrow table."""
    whole = lay_out([hand("2345678m34p78s55z", "9p"), cut("9p", "1m")])
    layout = lay_out([hand("2345678m34p78s55z", "9p"), cut("9p", "123456789m123456789p")])
    assert layout.width == whole.width == MAX_CUT_LINE + 2 * PADDING


def test_only_a_table_too_high_is_tiny():
    assert sizes_of(lay_out(WIDEST["six rows"].picture)) == {"small"}
    assert sizes_of(lay_out(WIDEST["six rows of nine"].picture)) == {"small"}
    assert sizes_of(lay_out(WIDEST["eight rows of nine"].picture)) == {"tiny"}


def test_lines_that_go_on_are_about_equally_long_and_begin_under_the_first_count():
    layout = lay_out([Row((Label("Accepts"), *counted("1m" * 20)), Size.SMALL)])
    lines = {}
    for _, x, top, right, _ in tiles_of(layout):
        lines.setdefault(top, []).append((x, right))
    first, second = lines.values()
    assert first[0][0] == second[0][0]
    assert abs(len(first) - len(second)) <= 1


def test_a_single_tile_has_room_beside_it():
    layout = lay_out([hand("0p")])
    assert layout.width == MIN_WIDTH
    assert layout.height == measures("large").upright[1] + 2 * PADDING


def test_an_arrow_alone_is_drawn():
    assert [piece.key for piece, *_ in lay_out([Row((Arrow(),))]).placed] == ["arrow"]
