"""The answers to a hand with a tile to cut: random hands beside the engine, and examples."""

import re
import tomllib
from random import Random

import pytest
from asking import answer, ask, question_of
from dealt import as_hand, complete, from_wall, one_suit, tenpai_to_cut
from every import every
from pages import PHONE
from places import ROOT

from bot.pages.page import Arrow, Counted, Label
from bot.picture.atlas import measures
from bot.picture.layout import MAX_CUT_LINE, MAX_HEIGHT, PADDING, lay_out
from bot.words import LANGUAGES, words_for
from engine import (
    By,
    Hand,
    Meld,
    MeldKind,
    Win,
    decompose,
    discards,
    format_hand,
    parse_tiles,
    score,
    shanten,
    tenpai_discards,
    ukeire,
    waits,
)
from engine.facts import improvements

EN, JA = words_for("en"), words_for("ja")
SOUTH, EAST = 28, 27


def dealt(deal, count, keep=bool):
    """So many hands of 14 tiles of a kind of deal."""
    random, found = Random(f"{deal.__name__} {count}"), []
    while len(found) < count:
        hand = as_hand(deal(random, 14))
        if keep(hand):
            found.append(hand)
    return found


def asked(hand, words=EN, **options):
    typed = hand if isinstance(hand, str) else format_hand(hand)
    return ask("waits", typed, words, **options)


def pages_of(page, words=EN):
    """An answer and those behind its button for the next page."""
    pages = [page]
    while after := [it for it in pages[-1].buttons if it.slot == "next" and not it.disabled]:
        pages.append(answer(after[0].query, words))
    return pages


def rows_of(page, words=EN, after=("cut", "cut_any")):
    """What each row does and takes: kinds, total, (tile, left, mark)."""
    for row in [row for it in pages_of(page, words) for row in it.picture]:
        if len(row.cells) > 2 and isinstance(row.cells[1], Arrow) and row.cells[1].after in after:
            tiles, _, total, *rest = row.cells
            cells = [(c.face.tile, c.left, c.mark) for c in rest if isinstance(c, Counted)]
            labels = [c.text for c in rest if isinstance(c, Label)]
            yield [face.tile for face in tiles.faces], total.text, cells, labels


def without(hand, *tiles):
    concealed = list(hand.concealed)
    for tile in tiles:
        concealed.remove(tile)
    return Hand(tuple(concealed), hand.melds)


# --- tenpai ---------------------------------------------------------------------------------------


def ron(discard):
    """The most and the least that a riichi ron pays after a discard, by the engine."""
    points = []
    for wait in discard.waits.waits:
        if wait.left:
            won = Hand((*discard.waits.hand.concealed, wait.tile), (), wait.tile)
            best = score(won, Win(wait.tile, By.RON, SOUTH, EAST, 1)).best
            points.append(best.price.points)
    return (max(points), min(points)) if points else (0, 0)


TENPAI = dealt(
    tenpai_to_cut, 120, lambda hand: len(tenpai_discards(hand)) > 1 and not decompose(hand)
)


@every("hand", TENPAI, ids=format_hand)
def test_of_cuts_as_wide_the_dearest_comes_first_and_the_title_says_what_it_pays(hand):
    discards = {it.tile: it for it in tenpai_discards(hand)}
    paid = {tile: ron(it) for tile, it in discards.items()}
    page = asked(hand)
    rows = list(rows_of(page))
    order = [(tile, discards[tile].waits.left) for (tile,), *_ in rows]
    assert [left for _, left in order] == sorted((left for _, left in order), reverse=True)
    clean = [tile for tile in discards if not furiten(discards[tile])]
    if not clean or furiten(discards[order[0][0]]):
        return
    best, left = order[0]
    ties = [tile for tile in clean if discards[tile].waits.left == left]
    assert paid[best] == max(paid[tile] for tile in ties)
    high, low = paid[best]
    assert f"{low}–{high} points" in page.title or f"{high} points" in page.title
    for (tile,), _, _, labels in rows:
        if tile in clean:
            high, low = paid[tile]
            assert labels == [str(high) if high == low else f"{low}–{high}"]
    others = [paid[tile] for tile in ties if paid[tile] != paid[best]]
    assert page.title.endswith(")") == bool(others)
    dearest = max((paid[tile][0] for tile in clean), default=0)
    narrower = any("Fewer tiles but more points" in text for text in page.text)
    assert narrower == (dearest > paid[best][0])


def furiten(discard):
    return discard.tile in {wait.tile for wait in discard.waits.waits}


@pytest.mark.parametrize(
    ("hand", "english", "japanese"),
    [
        ("123m123p99m124s789s",
         "Cut 4s for tenpai: 3s, 4 left, 12000 points (cut 1s: 1300)",
         "打四索で聴牌　三索待ち　残り4枚　12000点（打一索は1300点）"),
        ("12233445566778m",
         "Cut 1m or 8m for tenpai: 7 left, 16000–24000 points (others: 12000–16000)",
         "打一萬か八萬で聴牌　残り7枚　16000～24000点（ほかは12000～16000点）"),
        ("1z2z[123m][456p][789s][234s]", "Cut east or south for tenpai: 3 left, no yaku",
         "打東か南で聴牌　残り3枚　役なし"),
        ("2356m3478p2379s11z", "Widest: 2m, 3m, 5m, 6m, 7s, 9s. 3-shanten, 36 tiles accepted",
         "受け入れ最多　打二萬、三萬、五萬、六萬、七索、九索　3向聴36枚"),
    ],
)  # fmt: skip
def test_titles_of_ties(hand, english, japanese):
    assert asked(hand).title == english
    assert asked(hand, JA).title == japanese


def test_ties_name_the_dora_last():
    hand = "2356m3478p2379s11z"
    assert asked(hand, dora="2m").title.startswith("Widest: 2m, 5m, 6m, 7s, 9s, 3m (dora). ")
    assert "、三萬（ドラ）　" in asked(hand, JA, dora="2m").title


@pytest.mark.parametrize(
    ("hand", "title", "narrower"),
    [
        ("444456m79p444s777z", "Cut 4m or 4s for tenpai: 4 left, 3200 points (cut chun: 1600)",
         "Fewer tiles but more points: **7p** → 9p, 3 left, 8000 points"),
        ("444m66p122223334s", "Cut 2s for tenpai: 1s 4s, 6 left, 2600 points (cut 3s: 1300)",
         "Fewer tiles but more points: **1s** → 6p 3s, 3 left, 2600–8000 points"),
    ],
)  # fmt: skip
def test_a_narrower_cut_that_pays_more_is_named(hand, title, narrower):
    page = asked(hand)
    assert page.title == title
    assert narrower in page.text


# --- before tenpai --------------------------------------------------------------------------------


NOTEN = dealt(from_wall, 100, lambda hand: shanten(hand) > 0)
NEAR = dealt(one_suit, 30, lambda hand: shanten(hand) == 1)


@every("hand", NOTEN + NEAR, ids=format_hand)
def test_before_tenpai_cuts_that_accept_the_same_share_a_row_and_the_title_lists_the_widest(hand):
    every = discards(hand)
    nearest = {it.tile: it for it in every if it.shanten == every[0].shanten}
    page = asked(hand)
    rows = list(rows_of(page))
    assert sorted(tile for tiles, *_ in rows for tile in tiles) == sorted(nearest)
    for tiles, total, cells, _ in rows:
        for tile in tiles:
            cut = nearest[tile]
            good = set(cut.good_shapes or ())
            assert total.split()[0] == str(cut.left)
            assert cells == [(it.tile, it.left, "good" if it in good else "") for it in cut.tiles]
    assert len({(tuple(cells), total) for _, total, cells, _ in rows}) == len(rows)
    lefts = [int(total.split()[0]) for _, total, *_ in rows]
    assert lefts == sorted(lefts, reverse=True)
    names = [EN.tile(it.tile) for it in nearest.values() if it.left == lefts[0]]
    more = f" and {len(names) - 6} more" if len(names) > 6 else ""
    widest = ", ".join(names[:6]) + more
    shanten = every[0].shanten
    assert page.title.startswith(f"Widest: {widest}. {shanten}-shanten, {lefts[0]} tile")


@every("hand", NOTEN + NEAR, ids=format_hand)
def test_improvements_are_those_of_the_engine(hand):
    every = discards(hand)
    page, shanten = asked(hand), every[0].shanten
    lines = [line for text in page.text for line in text.split("\n") if " improves with " in line]
    if shanten > 1:
        assert not lines
        return
    for line in lines:
        cut = next(it for it in every if f"After cutting **{EN.tile(it.tile)}**:" in line)
        wider = improvements(without(hand, cut.tile), seen=(cut.tile,))
        best = wider[0]
        assert line.endswith(f"Best: {EN.tile(best.tile)}, {best.accepts} tiles.")
        named = line.split(" improves with ")[1].split(". Best")[0].split(" and ")[0].split()
        assert named == [EN.tile(it) for it in sorted(it.tile for it in wider[:8])]


# --- closed kans ----------------------------------------------------------------------------------


KANS = dealt(one_suit, 40, lambda hand: 4 in hand.counts) + dealt(
    from_wall, 20, lambda hand: 4 in hand.counts
)


@every("hand", KANS, ids=format_hand)
def test_a_closed_kan_is_a_candidate_with_what_it_leaves(hand):
    kans = {}
    for kind in [kind for kind in range(34) if hand.counts[kind] == 4]:
        kan = Meld(MeldKind.CLOSED_KAN, (kind,) * 4)
        kans[kind] = Hand(without(hand, *(kind,) * 4).concealed, (kan,))
    is_tenpai = bool(tenpai_discards(hand))
    wanted = {}
    for kind, rest in kans.items():
        found = waits(rest).waits if is_tenpai else ukeire(rest).tiles
        if found or not is_tenpai:
            wanted[kind] = [(it.tile, it.left) for it in found]
    drawn = {
        tiles[1]: [(tile, left) for tile, left, _ in cells]
        for tiles, _, cells, _ in rows_of(asked(hand), after=("kan",))
    }
    assert drawn == wanted


def test_a_kan_that_is_a_step_back_says_so_and_comes_last():
    """111s 123s of 1111234589s: the kan takes the 1s of 123s away."""
    page = asked("446m1111234589s7z")
    *cuts, (kan, total, _, labels) = rows_of(page, after=("cut", "cut_any", "kan"))
    assert page.title == "Widest: 6m, chun. 1-shanten, 11 tiles accepted"
    assert cuts
    assert kan == [None, 18, 18, None]
    assert (total, labels) == ("40 tiles", ["2-shanten"])


# --- complete -------------------------------------------------------------------------------------


@every("hand", dealt(complete, 60), ids=format_hand)
def test_a_complete_hand_leads_with_what_it_is_paid(hand):
    page = asked(hand)
    (button,) = [it for it in page.buttons if it.slot == "agari"]
    won = answer(button.query, EN)
    lacks = won.title.startswith("Complete, but no yaku")
    assert page.title == (won.title if lacks else f"Complete. {won.title}")
    assert sum(row.cells[1:2] == (Arrow(),) for row in page.picture) <= 3


@pytest.mark.parametrize(
    ("hand", "title"),
    [
        ("345678m11p2'34s6'66z", "Complete. 300/500: 1 han 30 fu"),
        ("345678m11p234s666z", "Complete. 500/1000: 2 han 30 fu"),
        ("34567m11p2'34s6'66z8m", "Complete. 300/500: 1 han 30 fu"),
    ],
)
def test_the_last_tile_of_a_complete_hand_is_drawn_in_an_open_hand_too(hand, title):
    page = asked(hand)
    assert page.title == title
    assert page.text[0].startswith("-# tsumo · ")


def test_a_complete_hand_of_which_a_ron_was_said_stays_one():
    query = question_of("waits", "345678m11p[2'34s][6'66z]", by=By.RON)
    assert answer(query, EN).title == "Complete. 1000 points: 1 han 30 fu"


def test_a_complete_hand_shows_the_indicators_that_its_price_counts():
    page = asked("234m456p678s55p56m7m", dora="4p")
    assert page.title == "Complete. 3000/6000, haneman: 6 han 20 fu"
    assert page.alt.startswith("dora indicator, 4 pin\n")


# --- on a phone -----------------------------------------------------------------------------------


@pytest.mark.parametrize("deal", [from_wall, tenpai_to_cut, complete, one_suit])
@pytest.mark.parametrize("words", [EN, JA])
def test_a_table_is_as_large_as_the_hand_above_it_and_short_beside_the_buttons(deal, words):
    """At 380 pixels a tile is 23 wide or more; the text does not repeat what the picture says."""
    for hand in dealt(deal, 25):
        for page in pages_of(asked(hand, words), words):
            layout = lay_out(page.picture)
            # What a block takes is tiny under it, and so is all of a table that is too high else.
            sizes = {piece.size for piece, _, _ in layout.placed}
            assert sizes <= {"small", "tiny"}
            tile = measures("small" if "small" in sizes else "tiny").upright[0]
            assert tile * PHONE / layout.width >= 23
            assert layout.width <= MAX_CUT_LINE + 2 * PADDING
            assert layout.height <= MAX_HEIGHT
            assert sum(-(-len(line) // 45) for text in page.text for line in text.split("\n")) <= 12


def test_no_text_repeats_what_a_row_of_the_picture_shows():
    for hand in dealt(from_wall, 50) + TENPAI[:50]:
        page = asked(hand)
        for tiles, _, cells, _ in rows_of(page):
            waited = EN.tiles(tile for tile, *_ in cells)
            lines = [line for text in page.text for line in text.split("\n")]
            assert not [
                line for line in lines
                if line.startswith(f"**{EN.tile(tiles[0])}**") and waited in line and len(cells) > 1
            ]  # fmt: skip


# --- what /methods promises -----------------------------------------------------------------------


def test_every_documented_install_has_all_four_methods():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    local = extras["optional-dependencies"]["local"]
    assert "riichi-hand-bot[ilp]" in local
    pages = ("docs/hosting-systemd.md", "docs/hosting-by-hand.md")
    for name in ("README.md", "Dockerfile", *pages):
        text = (ROOT / name).read_text()
        installs = re.findall(r"(?:pip|constraints\.py)[^\n]*\.\[([a-z,]+)\]", text)
        assert installs, name
        assert all({"ilp", "local", "dev", "test"} & {*it.split(",")} for it in installs), name


@pytest.mark.parametrize(
    "hand",
    ["345678m11p234s66z", "345678m11p234s12z", "345678m11p234s66z9s", "345678m1p234s66z9s5z",
     "345678m11p234s66z<6z"],
)  # fmt: skip
@pytest.mark.parametrize(
    ("extras", "said"),
    [
        ("honba:2 sticks:1", "-# 2 honba and 1 stick: not counted in points"),
        ("honba:1", "-# 1 honba: not counted in points"),
        ("sticks:2", "-# 2 sticks: not counted in points"),
    ],
)
def test_honba_and_sticks_are_said_not_to_count_before_a_win(hand, extras, said):
    table, plain = asked(hand, extras=extras), asked(hand)
    assert said in table.text
    assert [text for text in table.text if text != said] == list(plain.text)
    assert table.title == plain.title


def test_of_a_complete_hand_honba_and_sticks_are_paid_as_in_agari():
    page = asked("345678m11p234s666z", extras="honba:2 sticks:1")
    there = ask("agari", "345678m11p234s666z", EN, extras="honba:2 sticks:1")
    (paid,) = re.findall(r"^\*\*Paid.*$", "\n".join(there.text), re.MULTILINE)
    assert page.text[0] == paid
    assert "2 honba and 1 stick" in paid
    assert not any("not counted" in text for text in page.text)


@pytest.mark.parametrize(
    ("dora", "said"), [("3p", "with dora indicator 3p,"), ("3p5s", "with dora indicators 3p 5s,")]
)
def test_one_indicator_is_said_in_the_singular(dora, said):
    assert said in "\n".join(asked("345678m11p234s66z", dora=dora).text)


@pytest.mark.parametrize(("river", "label"), [("", "2300"), ("2s", "furiten"), ("9m", "2300")])
def test_a_closed_kan_beside_priced_cuts_has_its_price(river, label):
    """234p 567s 34s 11z (1111m) waits 2s 5s 8s: 20 + 10 + 32 + 2 fu are 70, 560 × 4 = 2300."""
    page = asked("1111m234p567s11z34s", river=river)
    (row,) = [row for row in page.picture if row.cells[1:2] == (Arrow("kan"),)]
    assert row.cells[-1].text == label


@pytest.mark.parametrize("words", [*map(words_for, LANGUAGES)])
def test_a_title_names_six_of_many_cuts_and_counts_the_others(words):
    """Twelve cuts of a hand of one pair take the same: five lines of a title on a phone."""
    page = ask("waits", "258m258p258s1123z7z", words)
    named = words.text("joint-names").join(map(words.tile, parse_tiles("258m258p")))
    assert words.text("phrase-improved", tiles=named, more=6) in page.title
    assert words.tile(parse_tiles("2s")[0]) not in page.title


@pytest.mark.parametrize("words", [*map(words_for, LANGUAGES)])
def test_a_title_names_the_seventh_cut_instead_of_counting_one(words):
    """As long as "and 1 more" is the tile; the same goes for what improves a hand."""
    page = ask("waits", "147m258p369s1234z5z", words)
    joint = words.text("joint-names")
    assert joint.join(map(words.tile, parse_tiles("47m258p36s"))) in page.title
