"""Three players through the bot's pages: hands, waits, prices, errors, in both languages."""

from dataclasses import replace
from random import Random

import pytest
from asking import answer, ask, decode, encode, facts, facts_of, question_of, typed_into
from random_sanma import random_sanma_win

from bot.codec import EVENTS
from bot.features import chosen
from bot.pages.completion import (
    live_called,
    live_extras,
    live_reading,
    live_rules,
    live_tiles,
    win_tiles,
)
from bot.pages.page import Counted, Tiles
from bot.picture.layout import lay_out
from bot.words import LANGUAGES, words_for
from engine import EAST, NORTH, PRESETS, SOUTH, TENHOU_SANMA, By, Worth, format_hand, score
from engine.rules import presets_for

EN, JA = words_for("en"), words_for("ja")
SANMA = tuple(presets_for(3))
WON = "123456p789s11z99p1z"
"""A shanpon of east and 9p, won on east."""
TENPAI = "123456p789s11z99p"
NINES = "999m123456p78s55z9s"
FOUR = "123m456p789s1122z"
TITLE = EN.text("title-no-yaku")


def aside(page):
    """The norths that are drawn beside the hand."""
    cells = [cell for row in page.picture for cell in row.cells if isinstance(cell, Tiles)]
    return [[face.tile for face in cell.faces] for cell in cells if cell.aside]


def offered(page):
    """The values of the select of rules."""
    return [option.value for select in page.selects if select.slot == "rules"
            for option in select.options]  # fmt: skip


# Prices, worked out by hand from docs/rules.md.


@pytest.mark.parametrize("rules", SANMA)
@pytest.mark.parametrize(
    ("hand", "options", "title", "paid"),
    [
        # riichi 1, tsumo 1, round 1, two norths: the part of the fourth player is lost
        (WON, {"kita": 2, "extras": "riichi"}, "2000/4000, mangan: 5 han 30 fu",
         "**Paid** 4000 by the dealer, 2000 by the other"),
        # a counter is 100 of each of two
        (WON, {"kita": 2, "extras": "riichi honba:1"}, "2000/4000, mangan: 5 han 30 fu · 1 honba",
         "**Paid** 4100 by the dealer, 2100 by the other (6200 in all with 1 honba)"),
        # the dealer has east twice: six han, paid by the two others
        (WON, {"extras": "dealer riichi kita 2"}, "6000 ALL, haneman: 6 han 30 fu",
         "**Paid** 6000 by each of the two"),
        # dealer: riichi 1, seat 1, round 1 and no tsumo; 20 + 10 + 4 for east by ron = 40 fu
        (WON, {"extras": "dealer ron riichi"}, "7700 points: 3 han 40 fu",
         "**Paid** 7700 by the discarder"),
        # 1m shows 9m: riichi 1, dora 3; 20 + 10 + 8 + 2 = 40 fu
        (NINES, {"extras": "ron riichi", "dora": "1m"}, "8000 points, mangan: 4 han 40 fu",
         "**Paid** 8000 by the discarder"),
        # 9m shows 1m: riichi alone
        (NINES, {"extras": "ron riichi", "dora": "9m"}, "1300 points: 1 han 40 fu",
         "**Paid** 1300 by the discarder"),
        # west shows north, of which two are set aside: each is a dora twice
        (WON, {"extras": "ron riichi kita 2", "dora": "3z"}, "12000 points, haneman: 6 han 40 fu",
         "**Paid** 12000 by the discarder"),
        # the tile drawn for a north is rinshan: tsumo 1, round 1, rinshan 1, a north 1
        (WON, {"extras": "rinshan kita 1"}, "2000/3900: 4 han 30 fu",
         "**Paid** 3900 by the dealer, 2000 by the other"),
        # norths alone are no yaku
        ("[999'p]123456p78s55z9s", {"extras": "ron kita 3"}, TITLE,
         "Dora alone don't win: a hand needs a yaku."),
    ],
)  # fmt: skip
def test_prices_by_both_rule_sets(rules, hand, options, title, paid):
    page = ask("agari", hand, EN, rules=rules, **options)
    assert page.title == title
    assert paid in "\n".join(page.text)


def test_two_payers_are_said_in_japanese():
    page = ask("agari", WON, JA, rules="tenhou_sanma", kita=2, extras="立直")
    assert "親4000点、子2000点\n" in "\n".join(page.text)
    dealer = ask("agari", WON, JA, rules="tenhou_sanma", extras="親 立直 北抜き2")
    assert "6000点オール（二人）" in "\n".join(dealer.text)
    four = ask("agari", WON, JA, extras="親 立直")
    assert "**支払い**　3900点オール" in four.text[0].splitlines()


@pytest.mark.parametrize("seed", range(40))
def test_a_random_win_is_priced_as_the_engine_does(seed):
    random = Random(seed)
    hand, win, _ = random_sanma_win(random)
    while hand.size != 14 or not set(_events(win)) <= {*EVENTS}:
        hand, win, _ = random_sanma_win(random)
    rules = random.choice(SANMA)
    won = facts(
        by=win.by,
        seat=win.seat,
        round=win.round,
        riichi=win.riichi,
        events=frozenset(_events(win)),
        dora=win.dora,
        ura=win.ura,
        nuki=win.nuki,
    )
    query = question_of("agari", format_hand(hand), rules=rules, **won)
    assert decode(encode(query)) == query
    page = answer(query, EN)
    best = score(hand, _plain(win), PRESETS[rules]).best
    assert aside(page) == ([[NORTH] * win.nuki] if win.nuki else [])
    if best is None:
        assert "yaku" in page.title
        return
    paid = best.price.payments
    whole = paid.discarder + paid.liable + paid.dealer + paid.others * (2 - bool(paid.dealer))
    if win.by is By.TSUMO:
        assert whole == best.price.points
        assert str(paid.others) in page.title
    else:
        assert str(best.price.points) in page.title


def _events(win):
    return [name for name in win.events if name not in {"riichi", "double_riichi"}]


def _plain(win):
    """The same win without what was not asked."""
    return replace(win, honba=0, sticks=0, pao=())


# Waits, and copies left.


@pytest.mark.parametrize("rules", SANMA)
@pytest.mark.parametrize(
    ("hand", "kita", "left"),
    [
        ("123456p789s99p44z", 0, {17: 2, NORTH: 2}),
        ("123456p789s99p44z", 1, {17: 2, NORTH: 1}),
        ("123456p789s99p44z", 2, {17: 2, NORTH: 0}),
        ("19m19p19s1234567z", 1, {NORTH: 2, 0: 3}),
    ],
)
def test_norths_set_aside_are_no_more_left(rules, hand, kita, left):
    page = ask("waits", hand, EN, rules=rules, kita=kita)
    counted = {cell.face.tile: cell.left for row in page.picture for cell in row.cells
               if isinstance(cell, Counted)}  # fmt: skip
    assert left.items() <= counted.items()
    assert aside(page) == ([[NORTH] * kita] if kita else [])
    lay_out(page.picture)


def test_norths_are_said_in_words_and_alt_text():
    page = ask("waits", TENPAI, EN, rules="tenhou_sanma", kita=2)
    assert ", north north set aside as dora\n" in page.alt
    assert "2 norths are set aside: they are 2 dora, and 2 fewer are left to draw." in page.text
    page = ask("waits", TENPAI, JA, rules="tenhou_sanma", extras="北抜き1")
    assert "、抜いた北\n" in page.alt
    assert "北抜き1枚。抜きドラ1、残りの北も1枚減る。" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_names_the_norths_once(language):
    words = words_for(language)
    page = ask("waits", TENPAI, words, rules="tenhou_sanma", kita=2)
    assert page.alt.count(words.text("label-kita")) == 1


def test_1m_and_9m_are_neighbors_of_nothing():
    """Four players would draw 7m or 2m beside 9m and 1m; of three, man is 1m and 9m alone."""
    hand = "19m123456p789s11z"
    man = {
        players: {cell.face.tile for row in page.picture for cell in row.cells
                  if isinstance(cell, Counted) and cell.face.tile < 9}
        for players, page in (
            (3, ask("waits", hand, EN, rules="tenhou_sanma")),
            (4, ask("waits", hand, EN)),
        )
    }  # fmt: skip
    assert man[3] == {0, 8}
    assert man[4] > man[3]


def test_prices_of_waits_count_the_norths():
    plain = ask("waits", TENPAI, EN, rules="tenhou_sanma")
    two = ask("waits", TENPAI, EN, rules="tenhou_sanma", kita=2)
    assert "east, ron 1300" in plain.alt
    assert "east, ron 5200" in two.alt
    assert "with 2 norths set aside, without other dora" in "\n".join(two.text)


def test_a_click_keeps_the_norths():
    query = typed_into("waits", TENPAI, rules="tenhou_sanma", kita=2).read()
    won = chosen(query, "win", ["1z"])
    assert (facts_of(won), won.situation.ruled) == (facts(nuki=2), "tenhou_sanma")
    assert decode(encode(won)) == won
    cut = chosen(won, "cut", ["9s"])
    assert (cut.situation.nuki, cut.situation.river) == (2, (26,))
    complete = ask("waits", WON, EN, rules="tenhou_sanma", kita=2)
    (button,) = (button for button in complete.buttons if button.slot == "agari")
    assert button.query is not None
    assert button.query.situation.nuki == 2


def test_three_players_call_no_chi():
    page = ask("waits", "23p11456789s99p2z", EN, rules="tenhou_sanma", called="1p")
    assert "chi" not in page.alt
    assert "chi" in ask("waits", "23p11456789s99p2z", EN, called="1p").alt


# What is refused.


@pytest.mark.parametrize(
    ("hand", "options", "english", "japanese", "fix"),
    [
        (FOUR, {"rules": "tenhou_sanma"}, "With three players there's no 2m",
         "三人麻雀に二萬はありません", "rules:tenhou"),
        (TENPAI, {"rules": "mahjong_soul_sanma", "seen": "5m"}, "With three players there's no 5m",
         "三人麻雀に五萬はありません", "rules:mahjong_soul"),
        (TENPAI, {"rules": "tenhou_sanma", "dora": "2m"}, "With three players there's no 2m",
         "三人麻雀に二萬はありません", "rules:tenhou"),
        (TENPAI, {"rules": "tenhou_sanma", "extras": "dora:3m"}, "With three players there's no 3m",
         "三人麻雀に三萬はありません", "rules:tenhou"),
        ("99p[2'34s]456p789s11z", {"rules": "tenhou_sanma"},
         "With three players nobody calls chi", "三人麻雀にチーはありません", "rules:tenhou"),
        (TENPAI, {"kita": 2}, "With four players no north is set aside",
         "四人麻雀に北抜きはありません", "rules:tenhou_sanma"),
        (TENPAI, {"extras": "kita 2"}, "With four players no north is set aside",
         "四人麻雀に北抜きはありません", "rules:tenhou_sanma"),
        (TENPAI, {"extras": "北抜き2", "rules": "mahjong_soul"},
         "With four players no north is set aside", "四人麻雀に北抜きはありません",
         "rules:mahjong_soul_sanma"),
        (TENPAI, {"kita": 2, "rules": "Mahjong Soul"},
         "With four players no north is set aside", "四人麻雀に北抜きはありません",
         "rules:mahjong_soul_sanma"),
        (FOUR, {"rules": "Tenhou, three players"}, "With three players there's no 2m",
         "三人麻雀に二萬はありません", "rules:tenhou"),
        (TENPAI, {"extras": "sanma", "rules": "ema"}, "`sanma` means three-player mahjong",
         "`sanma` は三人麻雀のことばですが", "rules:tenhou_sanma"),
        (TENPAI, {"kita": 1, "rules": "tenhou_sanma nukidora:off"},
         "By these rules no north is set aside", "このルールに北抜きはありません", ""),
        (TENPAI, {"seat": NORTH, "rules": "tenhou_sanma"},
         "With three players there's no north seat wind", "三人麻雀では北は自風になりません", ""),
        (TENPAI, {"round": NORTH, "rules": "tenhou_sanma"},
         "With three players there's no north round wind", "三人麻雀では北は場風になりません", ""),
        (TENPAI, {"extras": "seat:N", "rules": "tenhou_sanma"},
         "With three players there's no north seat wind", "三人麻雀では北は自風になりません", ""),
        (TENPAI, {"kita": 1, "extras": "kita 2", "rules": "tenhou_sanma"},
         "The option **kita** says 1, the extras say 2", "「北抜き」は1、「状況」は2です", ""),
        (TENPAI, {"extras": "kita 5", "rules": "tenhou_sanma"}, "`5` isn't a number from 0 to 4",
         "`5` は", ""),
        ("123456p789s99p44z", {"kita": 3, "rules": "tenhou_sanma"},
         "That makes 5 copies of north", "北が全部で5枚", ""),
    ],
)  # fmt: skip
def test_options_that_the_rules_lack_are_refused_with_the_reason_and_rules_that_have_them(
    hand, options, english, japanese, fix
):
    for words, title in ((EN, english), (JA, japanese)):
        page = ask("waits", hand, words, **options)
        assert page.query is None
        assert title in page.title
        assert page.hand == fix


@pytest.mark.parametrize("options", [{"kita": 2}, {"extras": "kita 2"}, {"extras": "sanma"}])
def test_the_rules_for_three_are_a_button(options):
    (button,) = ask("waits", TENPAI, EN, **options).buttons
    assert button.query is not None
    assert button.query.situation.ruled == "tenhou_sanma"
    assert button.query.situation.nuki == (0 if options == {"extras": "sanma"} else 2)
    back, correct = ask("waits", FOUR, EN, rules="tenhou_sanma").buttons
    assert correct.slot == "correct"
    assert back.query is not None
    assert back.query.situation.ruled == "tenhou"


def test_a_hand_of_four_players_has_no_button_for_the_rules_of_three():
    assert not ask("waits", FOUR, EN, extras="sanma").buttons


def test_a_fifth_north_of_a_won_hand_is_refused():
    for command, hand in (("agari", "123456p789s99p444z"), ("waits", "444z1p")):
        for options, typed in (({"kita": 2}, "2"), ({"extras": "kita 2"}, "kita 2\n^^^^^^")):
            page = ask(command, hand, EN, rules="tenhou_sanma", **options)
            assert page.query is None
            assert page.title == "That makes 5 copies of north, and there are only four."
            assert page.text[1] == f"```\n{typed}\n```"


@pytest.mark.parametrize("event", ["tenhou", "chiihou"])
def test_a_north_set_aside_ends_the_first_turn(event):
    page = ask("agari", WON, EN, rules="tenhou_sanma", extras=f"{event} kita 1")
    assert page.title == f"These can't happen together: {event} and a north set aside."


# Rules to choose from.


@pytest.mark.parametrize("rules", PRESETS)
def test_rules_for_as_many_players_come_first_and_those_across_behind(rules):
    players = PRESETS[rules].players
    same, others = list(presets_for(players)), list(presets_for(7 - players))
    assert offered(ask("agari", WON, EN, rules=rules)) == same + others


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        ("123m456p789s11z99p1z", {}),
        ("99p[2'34s]456p789s11z9p", {}),
        (WON, {"seat": NORTH}),
        (WON, {"round": NORTH}),
        (WON, {"dora": "5m"}),
    ],
)
def test_a_hand_for_four_players_offers_no_rules_for_three(hand, options):
    page = ask("agari", hand, EN, **options)
    assert offered(page) == list(presets_for(4))
    assert page.query is not None
    with pytest.raises(ValueError, match="three"):
        chosen(page.query, "rules", ["tenhou_sanma"])


def test_offered_rules_can_be_chosen():
    for rules, kita in (("tenhou", 0), ("tenhou_sanma", 0), ("tenhou_sanma", 2)):
        page = ask("agari", WON, EN, rules=rules, kita=kita)
        assert page.query is not None
        assert (len(offered(page)) == 2) == (kita == 2)
        for name in offered(page):
            after = chosen(page.query, "rules", [name])
            assert decode(encode(after)) == after
            assert answer(after, EN).query is not None


def test_the_badge_compares_rules_for_three():
    """Suuankou tanki counts twice on Mahjong Soul."""
    hand = "111999p111999s5z5z"
    page = ask("agari", hand, EN, rules="tenhou_sanma", extras="tsumo")
    badge = next(text for text in page.text if text.startswith("Elsewhere"))
    assert badge == "Elsewhere: **Mahjong Soul, three players** 16000/32000 (double yakuman)"


def test_a_wait_all_four_of_which_are_held_names_the_rules_that_differ():
    """Both presets for three players call it tenpai, so that only the switch can be named."""
    hand = "12s44466688p(3333s)"
    tenpai = "\n".join(ask("waits", hand, EN, rules="tenhou_sanma").text)
    assert "It counts as tenpai here; it is noten in `karaten:off`." in tenpai
    noten = "\n".join(ask("waits", hand, EN, rules="tenhou_sanma karaten:off").text)
    assert "it is tenpai in Tenhou, three players, Mahjong Soul, three players." in noten


# The table of points.


def test_points_are_paid_by_two():
    page = ask("points", "", EN, han=Worth(4), fu=30, rules="tenhou_sanma")
    assert "By tsumo 5900 in all." in page.text
    dealer = ask("points", "", EN, han=Worth(4), fu=30, rules="tenhou_sanma", player=EAST)
    assert "By tsumo 7800 in all." in dealer.text
    honba = ask("points", "", EN, han=Worth(4), fu=30, rules="tenhou_sanma", honba=1)
    said = "1 honba counted in: 200 more by ron, 100 more from each by tsumo."
    assert said in honba.text
    assert "By tsumo 7900 in all." in ask("points", "", EN, han=Worth(4), fu=30).text
    japanese = ask("points", "", JA, han=Worth(4), fu=30, rules="tenhou_sanma")
    assert "ツモは計5900点。" in japanese.text


# Completion.


def test_a_hand_is_read_with_the_set_of_the_rules():
    ((name, _),) = live_reading("2m", EN, TENHOU_SANMA)
    assert "With three players there's no 2m" in name
    ((name, value),) = live_reading("19m123456p789s1z", EN, TENHOU_SANMA)
    assert value == "19m123456p789s1z"
    assert "With three" in live_tiles("5m", EN, TENHOU_SANMA)[0][0]
    assert "三人麻雀" in live_tiles("5m", JA, TENHOU_SANMA)[0][0]
    assert win_tiles(FOUR, "", EN, TENHOU_SANMA) == []
    assert [value for _, value in win_tiles(TENPAI, "", EN, TENHOU_SANMA)] == ["9p", "1z"]
    called = [name for name, _ in live_called("23p11456789s99p2z", "", EN, TENHOU_SANMA)]
    assert called
    assert not any("chi" in name for name in called)


def test_norths_are_offered_in_the_extras_where_the_rules_have_them():
    assert "kita:" in [value for _, value in live_extras("", EN, TENHOU_SANMA)]
    assert live_extras("riichi ki", EN, TENHOU_SANMA) == [("riichi kita:",) * 2]
    assert live_extras("立直 北", JA, TENHOU_SANMA)[0] == ("立直 北抜き:",) * 2
    assert live_extras("ki", EN) == []


def test_rules_and_switches_of_three_players_are_offered():
    assert [value for _, value in live_rules("", EN)] == list(PRESETS)
    assert [value for _, value in live_rules("three", EN)] == list(SANMA)
    assert [value for _, value in live_rules("三人", JA)] == list(SANMA)
    assert live_rules("tenhou_sanma sanma", EN)[-1][1] == "tenhou_sanma sanma_tsumo:bisection"
    assert [value for _, value in live_rules("tenhou sanma", EN)] == ["tenhou_sanma"]
    assert live_rules("tenhou sanma_t", EN) == []
    assert live_rules("Tenhou, three players sanma", EN)[0][1] == (
        "tenhou, three players sanma_tsumo:loss"
    )
    assert live_rules("tenhou_sanma players", EN) == []


def test_typed_text_is_what_a_click_has():
    """Words, option and rules make the same query."""
    by_option = typed_into("waits", TENPAI, rules="tenhou_sanma", kita=2).read()
    by_word = typed_into("waits", TENPAI, rules="tenhou_sanma", extras="2 nuki").read()
    by_both = typed_into("waits", TENPAI, rules="tenhou_sanma", kita=2, extras="sanma 抜き2").read()
    assert by_option == by_word == by_both == decode(encode(by_option))
    assert facts_of(by_option) == facts(nuki=2)
    assert by_option.situation.seat == SOUTH
