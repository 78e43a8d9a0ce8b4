"""What a won hand is worth, as it is said and drawn; the engine's scores are tested elsewhere."""

import re
from dataclasses import replace
from random import Random

import pytest
from asking import answer, ask, decode, encode, question_of
from hypothesis import given, settings
from hypothesis import strategies as st
from pages import CAPITAL, PHONE
from random_wins import random_win
from test_answer import check_page

from bot.codec import EVENTS
from bot.features import chosen
from bot.features.agari import in_order
from bot.hand import Question, Situation, usually_won, win_of, with_riichi, with_seat, won_by
from bot.pages.page import Face, Label, Style, Tiles, Tone
from bot.pages.parts import Asked
from bot.pages.score_text import paid_phrase
from bot.pages.wait_prices import prices, ways_of
from bot.picture.atlas import measures
from bot.picture.layout import fits, lay_out
from bot.picture.pieces import Chip
from bot.words import LANGUAGES, words_for
from engine import (
    EAST,
    PRESETS,
    TENHOU,
    WEST,
    By,
    Hand,
    Order,
    Win,
    WinError,
    format_hand,
    parse_hand,
    score,
    waits,
)
from engine.rules import presets_for
from engine.tiles import WINDS

EN, JA = words_for("en"), words_for("ja")
TWO_READINGS = "223344m556677p8s8s"
PINFU = "234m456p678s55p56m7m"


def agari(hand, words=EN, **options):
    return ask("agari", hand, words, **options)


def text_of(page):
    return "\n\n".join(page.text)


def button(page, slot):
    return next(found for found in page.buttons if found.slot == slot)


def dealt(seed):
    """A random won hand as a query can carry it."""
    random = Random(seed)
    while True:
        hand, win, _ = random_win(random)
        at = Situation(
            replace(hand, drawn=win.tile),
            by=win.by,
            seat=win.seat,
            round=win.round,
            riichi=win.riichi,
            events=frozenset(win.events) & frozenset(EVENTS),
            dora=win.dora[:5],
            ura=win.ura[:5],
            honba=min(win.honba, 99),
            sticks=min(win.sticks, 99),
        )
        try:
            win_of(at)
        except WinError:
            continue
        return at


@settings(max_examples=60)
@given(st.integers(0, 2**32), st.sampled_from(list(presets_for(4))), st.sampled_from(LANGUAGES))
def test_every_won_hand_is_answered_with_the_engines_price(seed, rules, language):
    words = words_for(language)
    at = replace(dealt(seed), rules=PRESETS[rules])
    query = Question("agari", at)
    assert decode(encode(query)) == query
    page = answer(query, words)
    check_page(page, words)
    result = score(at.held, win_of(at), PRESETS[rules])
    if result.best is None:
        assert page.tone is Tone.WARNING
        assert page.title == words.text("title-no-yaku")
        return
    assert paid_phrase(result.best.price, words) in page.title
    for earned in (*result.best.yaku, *result.best.yakuman):
        assert words.named("yaku", earned.yaku.id) in page.title + page.text[0]
    for item in result.best.fu_items if not result.best.yakuman else ():
        assert words.named("fu", item.why) in page.text[0]
        assert item.group is None or words.run(item.group) in page.text[0]


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.sampled_from(Order), st.data())
def test_every_reading_has_a_row_with_its_points(seed, order, data):
    at = dealt(seed)
    result = score(at.held, win_of(at))
    detailed = data.draw(st.integers(0, len(result.readings) - 1))
    query = Question("agari", at, order=order, page=detailed)
    page = answer(query, EN)
    rows = [row for row in page.picture if isinstance(row.cells[0], Label)]
    rows = [row for row in rows if row.cells[0].text.isdigit()]
    readings = in_order(result, order)
    assert sorted(readings, key=repr) == sorted(result.readings, key=repr)
    for row in rows:
        number, points, *_ = row.cells
        reading = readings[int(number.text) - 1]
        assert points.text == (paid_phrase(reading.price, EN) if reading.wins else "no yaku")
    assert str(detailed + 1) in [row.cells[0].text for row in rows]
    assert f"**{detailed + 1}** " in page.text[0]


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.data())
def test_controls_under_a_score_lead_to_possible_wins(seed, data):
    at = dealt(seed)
    page = answer(Question("agari", at), EN)
    queries = [found.query for found in page.buttons if found.query is not None]
    for select in page.selects:
        option = data.draw(st.sampled_from(select.options))
        queries.append(chosen(select.query, select.slot, [option.value]))
    for query in queries:
        assert decode(encode(query)) == query
        assert answer(query, EN).title


# What is said


def test_the_price_its_yaku_its_fu_and_who_pays():
    page = agari(TWO_READINGS, by=By.RON)
    assert page.title == "8000 points, mangan: 4 han 40 fu"
    assert page.text[0].split("\n") == [
        "`ST` **1** won as tanki (pair)",
        "**Yaku** tanyao 1, ryanpeikou 3 = 4 han",
        "**Fu** 20 base + 10 closed ron + 2 tanki 88s = 32, rounded up to 40",
        "**Paid** 8000 by the discarder",
    ]


def test_the_worth_of_another_reading_is_compared():
    text = text_of(agari(TWO_READINGS, by=By.RON))
    assert "3200 instead of 8000: +2 seven pairs, −3 ryanpeikou, 25 fu, not 40" in text
    japanese = text_of(agari(TWO_READINGS, JA, by=By.RON))
    assert "8000→3200　＋七対子2翻、－二盃口3翻、40符→25符" in japanese


def test_the_next_reading_is_shown_in_detail():
    page = agari(TWO_READINGS, by=By.RON)
    after = answer(button(page, "next").query, EN)
    assert after.title == page.title
    assert after.text[0].startswith("**2** won as seventh pair\n")
    assert "**Fu** 25 seven pairs = 25" in after.text[0]
    assert "3200 instead of 8000" in after.text[0]
    assert answer(button(after, "next").query, EN) == page


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ({"by": By.RON}, "**Paid** 2000 by the discarder"),
        ({}, "**Paid** 1300 by the dealer, 700 by each of the others"),
        ({"seat": EAST}, "**Paid** 1300 by each of the three"),
        (
            {"by": By.RON, "extras": "honba:2 sticks:1"},
            "**Paid** 2600 by the discarder (3600 in all with 2 honba and 1 stick)",
        ),
    ],
)
def test_payments_name_the_payers(options, paid):
    assert paid in text_of(agari(PINFU, **options))


@pytest.mark.parametrize(
    ("hand", "options", "title"),
    [
        (PINFU, {}, "700/1300: 3 han 20 fu"),
        (PINFU, {"seat": EAST}, "1300 ALL: 3 han 20 fu"),
        (PINFU, {"extras": "honba:2"}, "700/1300: 3 han 20 fu · 2 honba"),
        (PINFU, {"seat": EAST, "extras": "honba:2"}, "1300 ALL: 3 han 20 fu · 2 honba"),
        (PINFU, {"extras": "riichi"}, "1300/2600: 4 han 20 fu"),
        (PINFU, {"extras": "riichi ippatsu"}, "2000/4000, mangan: 5 han 20 fu"),
        ("19m19p19s12345677z", {}, "8000/16000, yakuman: kokushi musou, thirteen-sided"),
        (
            "19m19p19s12345677z",
            {"rules": "mahjong_soul"},
            "16000/32000, 2× yakuman: kokushi musou, thirteen-sided",
        ),
        ("22z234p56s7s[4'56m][678m]", {"dora": "1p"}, "Complete, but no yaku: it can't win"),
        ("234m456p678s55z23m", {"win": "4m"}, "500/1000: 2 han 30 fu"),
    ],
)  # fmt: skip
def test_a_title_tells_what_is_paid_and_why(hand, options, title):
    assert agari(hand, **options).title == title


def test_dora_alone_do_not_win():
    page = agari("22z234p56s7s[4'56m][678m]", dora="1p")
    assert page.tone is Tone.WARNING
    assert "Dora alone don't win: a hand needs a yaku." in page.text[0]
    assert "no yaku" in page.alt


def test_a_reading_without_yaku_has_no_price():
    """As 345m and 67s it is pinfu; as 34m waiting for a kanchan it has no yaku at all."""
    hand = "34556m11567p406s4m"
    for words, none in ((EN, "no yaku"), (JA, "役なし")):
        text = text_of(agari(hand, words, by=By.RON))
        assert re.search(rf"\*\*\d\*\* .*{none}$", text, re.MULTILINE)
        assert "0 instead" not in text
        assert "→0点" not in text


def test_dora_are_blamed_only_where_there_are_some():
    page = agari("22z234p56s7s[4'56m][678m]")
    assert "A hand needs at least one yaku to win." in page.text[0]
    assert "Dora" not in page.text[0]
    assert "Dora alone" in agari("22z234p56s7s[4'06m][678m]").text[0]
    assert "Dora alone" not in agari("22z234p56s7s[4'06m][678m]", rules="ema").text[0]


@pytest.mark.parametrize(
    ("extras", "said"),
    [
        ("honba:2", "**Paid** 2600 by the discarder (with 2 honba)"),
        ("honba:1", "(with 1 honba)"),
        ("sticks:1", "(3000 in all with 1 stick)"),
        ("sticks:2 honba:1", "(4300 in all with 1 honba and 2 sticks)"),
    ],
)
def test_only_what_is_paid_on_top_is_named(extras, said):
    assert said in text_of(agari(PINFU, by=By.RON, extras=extras))


def test_honba_and_sticks_are_named_in_japanese():
    text = text_of(agari(PINFU, JA, by=By.RON, extras="1本場 供託1"))
    assert "点（1本場と供託1本を含め計3300点）" in text


def test_the_indicators_are_drawn_and_the_dora_marked():
    page = agari(PINFU, dora="3p", extras="riichi ura indicator:9s")
    assert page.alt.startswith("dora indicator, 3 pin, ura indicator, 9 sou\n")
    marked = [
        face.tile
        for row in page.picture
        for cell in row.cells
        if isinstance(cell, Tiles)
        for face in cell.faces
        if face.dora
    ]
    assert marked == [12, 12]  # 4p in the hand, and in its reading
    assert "dora 1" in page.text[0]


@pytest.mark.parametrize(
    ("hand", "options", "badge"),
    [
        ("123m789m123p99p23s4s", {"by": By.RON}, None),
        ("11122233344455m", {}, "**Mahjong Soul, Riichi City** 16000/32000 (double yakuman)"),
        (
            "234567m345p22z678s",
            {"by": By.RON, "extras": "riichi ippatsu indicator:1m", "win": "6s", "seat": WEST},
            "**M-League, WRC, EMA, WRC 2022, Saikouisen** 8000 (kiriage mangan)",
        ),
        ("406p234m678s55m234m", {"extras": "riichi"}, "(no red fives)"),
    ],
)
def test_rule_sets_that_score_otherwise_are_named(hand, options, badge):
    text = text_of(agari(hand, **options))
    if badge is None:
        assert "Elsewhere" not in text
    else:
        assert "Elsewhere:" in text
        assert badge in text


def test_rules_are_one_select_away():
    page = agari("11122233344455m")
    (rules,) = [select for select in page.selects if select.slot == "rules"]
    assert [option.value for option in rules.options if option.chosen] == ["tenhou"]
    there = answer(chosen(rules.query, "rules", ["mahjong_soul"]), EN)
    assert there.title == "16000/32000, 2× yakuman: suuankou tanki"


# Corrected


@pytest.mark.parametrize(
    ("hand", "better", "options"),
    [
        ("{234m}456p678s55p56m7m", "[234m]456p678s55p567m",
         {"by": By.RON, "seat": EAST, "dora": "1z", "extras": "honba:2", "win": "5m"}),
        ("{234m}456p678s55p56m7m", "[234m]456p678s55p56m7m", {}),
    ],
)  # fmt: skip
def test_a_corrected_hand_is_won_as_was_said(hand, better, options):
    page = agari(hand, **options)
    fixed = button(page, "fix").query
    assert fixed == agari(better, private=True, **options).query
    assert fixed.situation.by is By.RON  # what goes without saying of an open hand


# Won otherwise


def test_buttons_change_how_it_was_won():
    page = agari(PINFU)
    ron = answer(button(page, "by").query, EN)
    assert ron.title == "2000 points: 2 han 30 fu"
    assert button(ron, "by").label == "As tsumo"
    assert answer(button(ron, "by").query, EN) == page
    assert button(page, "riichi").label == "With riichi"
    riichi = answer(button(page, "riichi").query, EN)
    assert riichi.title == "1300/2600: 4 han 20 fu"
    assert button(riichi, "riichi").label == "Without riichi"
    assert answer(button(riichi, "riichi").query, EN) == page
    assert button(page, "dealer").label == "As dealer"
    dealer = answer(button(page, "dealer").query, EN)
    assert dealer.title == "1300 ALL: 3 han 20 fu"
    assert button(dealer, "dealer").label == "As non-dealer (south)"


def test_a_score_leads_to_the_discards_and_to_another_reading_where_there_is_one():
    page = agari(PINFU)
    assert button(page, "waits").query == question_of("waits", page.query.situation.as_typed)
    assert "next" not in {found.slot for found in page.buttons}
    assert button(agari("111222333m456s77z"), "next").query.page == 1


def test_an_open_hand_is_offered_no_riichi():
    page = agari("22z234p56s7s[4'56m][678m]")
    assert "riichi" not in {found.slot for found in page.buttons}
    assert "ron" in page.text[-1]


@given(st.integers(0, 2**32), st.sampled_from(By), st.sampled_from(WINDS), st.integers(0, 2))
def test_no_change_makes_a_win_that_clashes(seed, by, seat, riichi):
    at = dealt(seed)
    assert win_of(won_by(at, by)).by is by
    assert win_of(with_seat(at, seat)).seat == seat
    if at.held.is_closed:
        assert win_of(with_riichi(at, riichi)).riichi == riichi


def test_a_win_is_by_tsumo_unless_the_hand_is_open():
    for hand, by in (("11z", By.TSUMO), ("11z(1111m)", By.TSUMO), ("11z[111m]", By.RON)):
        at = Situation(parse_hand(hand))
        won = replace(at, by=By.RON, seat=EAST, riichi=1, dora=(1,), honba=2)
        assert usually_won(won) == usually_won(at) == replace(at, by=by)
    with pytest.raises(ValueError, match="no winning tile"):
        win_of(Situation(parse_hand("1z")))


# What a tenpai hand would be worth


def asked_about(hand, **query):
    return Asked(question_of("waits", hand, **query), parse_hand(hand), EN, fits)


def test_the_price_table():
    page = ask("waits", "23789m123p99s123s", EN)
    high, low = page.picture[-2:]
    assert [cell.text for cell in high.cells[1:]] == [
        "ron 12000", "tsumo 3000/6000", "riichi ron 12000", "riichi tsumo 4000/8000",
    ]  # fmt: skip
    assert {cell.style for cell in high.cells[1:]} == {Style.GOOD}
    assert [cell.text for cell in low.cells[1:]] == [
        "ron 1000", "tsumo 400/700", "riichi ron 2000", "riichi tsumo 700/1300",
    ]  # fmt: skip
    assert "Highest (takame): 1m. Lowest (yasume): 4m." in page.text


def test_riichi_has_no_price_beside_a_yakuman():
    """Nine gates is one by ron and tsumo, 222m333p444s5566z with four triplets by tsumo."""
    nine = ask("waits", "1112345678999m", EN)
    assert [cell.text for row in nine.picture[-2:] for cell in row.cells] == [
        "ron 32000", "tsumo 8000/16000",
    ]  # fmt: skip
    drawn = ask("waits", "222m333p444s5566z", EN)
    assert [cell.text for cell in drawn.picture[-1].cells[1:]] == [
        "ron 8000", "tsumo 8000/16000", "riichi ron 12000",
    ]  # fmt: skip


def test_furiten_shows_no_price_of_a_ron():
    page = ask("waits", "23789m123p99s123s", EN, river="4m")
    high, low = page.picture[-2:]
    assert [cell.text for cell in high.cells[1:]] == ["tsumo 3000/6000", "riichi tsumo 4000/8000"]
    assert [cell.text for cell in low.cells[1:]] == ["tsumo 400/700", "riichi tsumo 700/1300"]
    assert "ron" not in page.alt
    assert "for a ron" not in text_of(page)
    assert "Highest (takame): 1m. Lowest (yasume): 4m." in page.text


def test_a_wait_with_no_tile_left_is_neither_takame_nor_yasume():
    page = ask("waits", "23m456m234p678s88p", EN, seen="444m")
    assert "4 man 0 left" in page.alt
    assert "Highest (takame): 7m. Lowest (yasume): 1m." in page.text
    priced = [row.cells[0] for row in page.picture[2:]]
    assert priced == [Tiles((Face(0),)), Tiles((Face(6),))]
    everything = ask("waits", "23789m123p99s123s", EN, seen="1114444m")
    assert "1 man 1 left" in everything.alt
    assert "riichi ron 12000" in everything.alt
    assert "ron 2000" not in everything.alt


@pytest.mark.parametrize(
    ("hand", "rules", "said"),
    [
        ("406p234m678s55m23m", "tenhou", "points with red fives, without other dora, seat"),
        ("406p234m678s55m23m", "ema", "points without dora, seat"),
        ("456p234m678s55m23m", "tenhou", "points without dora, seat"),
        ("406p234m678s55m23m9s", "tenhou", "ron with riichi, with red fives, without other dora,"),
    ],
)
def test_counted_dora_are_named(hand, rules, said):
    assert said in text_of(ask("waits", hand, EN, rules=rules))


@pytest.mark.parametrize("hand", ["456p234m678s55m23m", "456p234m678s55m234m", "13579m13579p135s"])
@pytest.mark.parametrize("command", ["waits", "agari"])
def test_rules_that_are_not_the_usual_ones_are_named(command, hand):
    assert ask(command, hand, EN, rules="ema").text[-1] == "-# rules: EMA"
    assert ask(command, hand, JA, rules="m_league").text[-1] == "-# ルール　Mリーグ"
    assert "rules:" not in text_of(ask(command, hand, EN))


def test_a_short_hand_says_that_it_is_not_priced():
    page = agari("23m11z4m", dora="1m", extras="riichi")
    assert "Only a whole hand has a price" in text_of(page)
    assert "Only a whole hand" not in text_of(agari(PINFU))


def test_the_dearest_wait_is_told_apart_by_what_it_pays_without_riichi():
    """Both pay a baiman with riichi; silent, 6m is a haneman of 7 han and red a baiman of 8."""
    page = ask("waits", "33344455566m77z", EN)
    assert "Highest (takame): chun. Lowest (yasume): 3m." in page.text


def test_an_open_hand_that_wins_by_tsumo_only_is_told_so():
    """111s drawn is the third closed triplet of sanankou; claimed it is not."""
    page = ask("waits", "222m444p11s99m[4'56p]", EN)
    assert [text for text in page.text if "No yaku" in text] == [
        "⚠️ **No yaku** for a ron on 9m 1s: the hand is open, so only a tsumo can win there."
    ]


@pytest.mark.parametrize("order", Order)
def test_readings_come_dearest_first_and_the_order_decides_between_equals(order):
    page = agari("11122233378999m", order=order)
    points = [row.cells[1].text for row in page.picture if isinstance(row.cells[0], Label)]
    assert points == ["6000/12000", "6000/12000", "4000/8000", "4000/8000"]
    assert not [it for it in page.buttons if it.label in {"Sequences first", "Triplets first"}]


def test_the_order_is_offered_where_it_changes_the_list():
    page = agari("11122233344455m")
    after = answer(button(page, Order.TRIPLET.value).query, EN)
    assert page.text[:1] == after.text[:1]
    assert page.alt != after.alt


def test_riichi_sticks_are_in_the_situation():
    assert "-# tsumo · seat south, round east · 3 honba · 2 sticks" in text_of(
        agari("234m567p34s678s88s2s", extras="honba:3 sticks:2")
    )


def test_thirteen_han_are_a_counted_yakuman():
    page = agari(
        "234m567p34s678s88s2s", extras="riichi ippatsu indicator:1m7m5p1s2s ura indicator:4p4p7s"
    )
    assert page.title == "8000/16000, counted yakuman: 14 han 20 fu"


def test_renhou_of_a_fixed_price_is_no_yaku_of_five_han():
    """WRC §11.5.4: it pays a mangan, whatever else the hand has."""
    page = agari("234m567p34s678s88s2s", rules="wrc", extras="renhou")
    assert page.title == "8000 points, mangan: renhou"
    assert "**Fu**" not in text_of(page)
    assert "**Yaku**" not in text_of(page)


def test_other_readings_are_not_compared_by_what_a_fixed_price_does_not_count():
    page = agari("111222333m44z99p9p", rules="ema", extras="renhou")
    assert "the same points (4 han 50 fu)" in text_of(page)
    page = agari("112233m445566p77s", rules="wrc", extras="renhou")
    assert "the same points" in text_of(page)


def test_fu_that_round_up_to_the_same_are_said_to():
    page = agari("22m345p567s(8888s)34m2m", rules="wrc")
    assert "the same points (the fu round up to the same)" in text_of(page)


def test_an_open_hand_that_is_furiten_is_told_that_tsumo_does_not_win_either():
    page = ask("waits", "22z234p56s[4'56m][678m]", EN, river="4s")
    assert any("neither ron nor tsumo can win there" in text for text in page.text)


def test_a_wait_without_yaku_is_marked():
    page = ask("waits", "23456m111p234s55z", EN)
    silent = page.picture[-1].cells[1]
    assert (silent.text, silent.style) == ("ron no yaku", Style.NONE)
    assert "ron no yaku" in page.alt
    assert "Without riichi, a ron on 1m 4m 7m has no yaku." in page.text
    assert not {cell.style for cell in page.picture[-1].cells[2:]} & {Style.GOOD, Style.NONE}
    open_hand = ask("waits", "22z234p56s[4'56m][678m]", EN)
    assert any(text.startswith("⚠️ **No yaku** on 4s 7s") for text in open_hand.text)
    assert [cell.text for cell in open_hand.picture[-1].cells[1:]] == [
        "ron no yaku",
        "tsumo no yaku",
    ]


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.sampled_from(WINDS), st.sampled_from(list(presets_for(4))))
def test_prices_are_the_engines(seed, seat, rules):
    hand = dealt(seed).held
    rest = list(hand.concealed)
    rest.remove(hand.drawn)
    waiting = Hand(tuple(rest), hand.melds)
    asked = asked_about(format_hand(waiting), rules=rules, seat=seat)
    found = waits(waiting, rules=PRESETS[rules])
    paid = prices(found, asked, ways_of(waiting))
    assert set(paid) == {wait.tile for wait in found.waits if waiting.owned[wait.tile] < 4}
    for tile, points in paid.items():
        won = Hand((*rest, tile), hand.melds, tile)
        for way, price in zip(ways_of(waiting), points, strict=True):
            best = score(won, Win(tile, way.by, seat, EAST, way.riichi), PRESETS[rules]).best
            assert price == (None if best is None else best.price)
    check_page(answer(asked.query, EN), EN)


def test_short_hands_have_no_price():
    asked = asked_about("23m11z")
    assert prices(waits(asked.hand), asked, ways_of(asked.hand)) == {}
    assert "dealer" not in {found.slot for found in answer(asked.query, EN).buttons}
    assert "1300" not in ask("waits", "23m11z5p", EN).alt


def test_the_range_behind_a_discard():
    page = ask("waits", "1234567m123p123s4z", EN)
    assert [row.cells[-1].text for row in page.picture[1:]] == ["1300–5200", "5200", "5200", "1300"]
    assert "riichi ron 1300–5200" in page.alt
    assert any("ron with riichi, without dora, seat south" in text for text in page.text)


def test_prices_for_the_dealer_are_one_button_away():
    page = ask("waits", "23789m123p99s123s", EN)
    assert button(page, "dealer").label == "As dealer"
    dealer = answer(button(page, "dealer").query, EN)
    assert "ron 18000" in dealer.alt
    assert answer(button(dealer, "dealer").query, EN) == page
    won = chosen(dealer.selects[0].query, "win", ["1m"])
    assert won.situation.seat == EAST
    assert PRESETS["tenhou"] == TENHOU


@pytest.mark.parametrize("words", [words_for(language) for language in LANGUAGES])
@pytest.mark.parametrize(
    "text", ["11122233378999m", "1112223334445m5m", "223344m556677p8s8s", "123m456p789s1122z2z"]
)
def test_a_price_is_read_on_a_phone(text, words):
    page = ask("agari", text, words, extras="riichi")
    layout = lay_out(page.picture)
    assert layout.width <= 860
    chips = [piece for piece, _, _ in layout.placed if isinstance(piece, Chip)]
    prices = [chip for chip in chips if not chip.text.isdigit()]
    assert prices
    for chip in prices:
        capital = CAPITAL * measures(chip.size).chip_height
        assert capital * PHONE / layout.width >= 9
