"""The text that says how a hand was won: read, refused with the place, and completed."""

from dataclasses import replace

import pytest
from asking import ask, corrected, decode, encode, facts, facts_of, question_of, typed_into
from hypothesis import given
from hypothesis import strategies as st

from bot.codec import EVENTS
from bot.features import chosen
from bot.hand import CLOSED_KAN, NOWHERE, PAO, WON, with_riichi, with_seat, won_by
from bot.pages.error import columns, sentence
from bot.pages.page import Tone
from bot.read.errors import RefusedError
from bot.read.win_terms import RARE_EVENTS
from bot.read.win_words import BY_NAME, TERMS, complete_extras, key, parse_extras
from bot.words import LANGUAGES, words_for
from engine import EAST, NORTH, SOUTH, WEST, By

EN, JA = words_for("en"), words_for("ja")
HAND = "234m456p678s55z234m"


def events(*names):
    return frozenset(names)


@pytest.mark.parametrize(
    ("text", "won"),
    [
        ("", {}),
        ("riichi", facts(riichi=1)),
        ("riichi ippatsu ura:3p honba:1",
         facts(riichi=1, events=events("ippatsu"), ura=(10,), honba=1)),
        ("  RIICHI,ron ", facts(riichi=1, by=By.RON)),
        ("double ippatsu", facts(riichi=2, events=events("ippatsu"))),
        ("dora:3p5s0m sticks:2", facts(dora=(10, 21, 3), sticks=2)),
        ("dealer", facts(seat=EAST)),
        ("seat:N round:south", facts(seat=NORTH, round=SOUTH)),
        ("seat=w", facts(seat=WEST)),
        ("haitei", facts(events=events("haitei"))),
        ("ron houtei", facts(by=By.RON, events=events("houtei"))),
        ("立直 一発 裏ドラ:三筒 本場:1、供託:2",
         facts(riichi=1, events=events("ippatsu"), ura=(10,), honba=1, sticks=2)),
        ("リーチ ツモ 親 場風:南", facts(riichi=1, seat=EAST, round=SOUTH)),
        ("ダブリー 嶺上", facts(riichi=2, events=events("rinshan"))),
        ("ura：3p", facts(ura=(10,))),
    ],
)  # fmt: skip
def test_extras_set_the_circumstances_of_the_win(text, won):
    assert replace(NOWHERE, **parse_extras(text)) == replace(NOWHERE, **won)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("honba 1", "honba:1"),
        ("honba1", "honba:1"),
        ("1 honba, 2 sticks", "honba:1 sticks:2"),
        ("2本場 供託1", "honba:2 sticks:1"),
        ("裏3p", "ura:3p"),
        ("裏ドラ三筒 立直", "ura:3p riichi"),
        ("double riichi", "double"),
        ("double_riichi", "double"),
        ("dora:3p dora:4p", "dora:3p4p"),
        ("ron ron", "ron"),
    ],
)
def test_other_ways_to_write_the_same(text, plain):
    assert parse_extras(text) == parse_extras(plain)


@pytest.mark.parametrize(
    ("options", "title"),
    [
        ({"extras": "tsumo ron"}, "`tsumo` and `ron` contradict each other: keep one."),
        ({"extras": "honba:1 honba:2"}, "`honba:1` and `honba:2` contradict each other: keep one."),
        ({"extras": "riichi ura:123m ura:456m"}, "At most 5 indicators."),
        ({"dora": "123m", "extras": "dora:789m"}, "At most 5 indicators."),
        ({"by": By.RON, "extras": "tsumo"},
         "The option **by** says ron, the extras say tsumo: keep one."),
        ({"seat": SOUTH, "extras": "dealer"},
         "The option **seat** says south, the extras say east: keep one."),
        ({"round": EAST, "extras": "round:S"},
         "The option **round** says east, the extras say south: keep one."),
    ],
)  # fmt: skip
def test_contradictory_options_are_refused(options, title):
    page = ask("agari", HAND, EN, **options)
    assert page.private
    assert page.title == title
    assert ask("agari", HAND, JA, **options).private


def test_indicators_of_the_option_and_of_the_extras_add_up():
    page = ask("agari", HAND, EN, dora="3p", extras="indicator:4p")
    assert page.alt.startswith("dora indicator, 3 4 pin\n")


@pytest.mark.parametrize(
    ("hand", "extras", "by"),
    [
        (HAND, "houtei", By.RON),
        ("234m456p678s55p56m7m", "chankan", By.RON),
        (HAND, "haitei", By.TSUMO),
        ("234p567s55z678m[4'56m]", "haitei", By.TSUMO),
        ("234p567s55z(1111z)[4'56m]", "rinshan", By.TSUMO),
        (HAND, "tenhou", By.TSUMO),
    ],
)
def test_an_event_decides_how_the_hand_was_won(hand, extras, by):
    page = ask("agari", hand, EN, extras=extras)
    assert page.query.situation.by is by
    assert page.query.situation.is_dealer == (extras == "tenhou")


def test_every_event_can_be_said():
    said = [term.value for term in (*TERMS, *RARE_EVENTS) if term.field == "events"]
    assert {event for value in said for event in value} == set(EVENTS)


@pytest.mark.parametrize(
    ("extras", "marked", "title", "fix"),
    [
        ("ipatsu", "ipatsu\n^^^^^^",
         "I don't know `ipatsu`. Try riichi, ippatsu, dora:3p, ura:5s, honba:1.", "ippatsu"),
        ("riichi ipatsu ura:3p", "riichi ipatsu ura:3p\n       ^^^^^^",
         "I don't know `ipatsu`. Try riichi, ippatsu, dora:3p, ura:5s, honba:1.",
         "riichi ippatsu ura:3p"),
        ("riichi ura:3x", "riichi ura:3x\n            ^", "`x` (character 2) isn't a tile.", None),
        ("ura:3", "ura:3\n    ^",
         "`3` isn't a tile. Give the indicators, such as 3p: I count the dora myself.", None),
        ("dora 3", "dora 3\n     ^",
         "`3` isn't a tile. Give the indicators, such as 3p: I count the dora myself.", None),
        ("kita", "kita\n^^^^",
         "`kita` needs a value after a colon.", None),
        ("aka", "aka\n^^^",
         "`aka` goes in the hand: type a red five as 0, such as 406p.", None),
        ("hoba:1", "hoba:1\n^^^^^^",
         "I don't know `hoba`. Try riichi, ippatsu, dora:3p, ura:5s, honba:1.", "honba:1"),
        ("riichi pinfu, tanyao tsumo", "riichi pinfu, tanyao tsumo\n       ^^^^^",
         "I count `pinfu` from the tiles myself: leave it out.", "riichi tsumo"),
        ("立直平和自摸", "立直平和自摸\n    ^^^^",
         "I count `平和` from the tiles myself: leave it out.", "立直 自摸"),
        ("menzen", "menzen\n^^^^^^", "I count `menzen` from the tiles myself: leave it out.", None),
        ("riichi_ippatsu", "riichi_ippatsu\n^^^^^^^^^^^^^^",
         "I don't know `riichi_ippatsu`. Try riichi, ippatsu, dora:3p, ura:5s, honba:1.",
         "riichi ippatsu"),
        ("honba", "honba\n^^^^^", "`honba` needs a value after a colon.", None),
        ("honba:x", "honba:x\n^^^^^^^", "`x` isn't a number from 0 to 99.", None),
        ("honba:100", "honba:100\n^^^^^^^^^", "`100` isn't a number from 0 to 99.", None),
        ("honba:-1", "honba:-1\n^^^^^^^^", "`-1` isn't a number from 0 to 99.", None),
        ("riichi:1", "riichi:1\n^^^^^^^^", "`riichi` doesn't take a value.", "riichi"),
        ("seat:X", "seat:X\n^^^^^^", "`X` isn't a wind: write E, S, W or N.", None),
        ("dora:123456m", "dora:123456m\n     ^^^^^^^", "At most 5 indicators.", None),
    ],
)  # fmt: skip
def test_unknown_extras_are_marked(extras, marked, title, fix):
    page = ask("agari", HAND, EN, extras=extras)
    assert page.tone is Tone.WARNING
    assert page.private
    assert page.title == title
    assert page.text[:2] == ("In **extras**:", f"```\n{marked}\n```")
    assert page.hand == (fix or "")
    slots = ["fix"] if fix not in {None, "ippatsu"} else []  # which needs riichi beside it
    assert [button.slot for button in page.buttons] == slots


@pytest.mark.parametrize(
    ("hand", "extras", "english", "japanese", "mark", "fix"),
    [
        (HAND, "ippatsu", "Without riichi there's no ippatsu.",
         "一発には立直が必要です。", "^^^^^^^", "riichi ippatsu"),
        (HAND, "ron 一発", "Without riichi there's no ippatsu.",
         "一発には立直が必要です。", "    ^^^^", "立直 ron 一発"),
        (HAND, "ura:3p", "Without riichi there's no ura dora.",
         "裏ドラには立直が必要です。", "^^^^^^", "riichi ura:3p"),
        (HAND, "ippatsu tenhou", "These can't happen together: ippatsu and tenhou.",
         "一発と天和は両立しません。", "        ^^^^^^", ""),
        (HAND, "ippatsu rinshan", "These can't happen together: ippatsu and rinshan.",
         "一発と嶺上開花は両立しません。", "        ^^^^^^^", ""),
        (HAND, "ura:3p rinshan", "Without a kan of your own there's no rinshan.",
         "嶺上開花には自分の槓が必要です。", "       ^^^^^^^", ""),
        (HAND, "ron haitei", "These can't happen together: haitei and ron.",
         "海底摸月とロンは両立しません。", "    ^^^^^^", "ron houtei"),
        (HAND, "haitei ron", "These can't happen together: haitei and ron.",
         "海底摸月とロンは両立しません。", "       ^^^", "houtei ron"),
        (HAND, "haitei houtei", "These can't happen together: haitei and houtei.",
         "海底摸月と河底撈魚は両立しません。", "       ^^^^^^", ""),
        (HAND, "tenhou chiihou", "These can't happen together: chiihou and tenhou.",
         "地和と天和は両立しません。", "       ^^^^^^^", ""),
        (HAND, "dealer chiihou", "These can't happen together: chiihou and the dealer.",
         "地和と親は両立しません。", "       ^^^^^^^", ""),
        ("234p567s55z678m[4'56m]", "tsumo riichi", "With an open meld there's no riichi.",
         "副露した手に立直はありません。", "      ^^^^^^", ""),
        ("234p567s55z678m[4'56m]", "ippatsu", "With an open meld there's no ippatsu.",
         "副露した手に一発はありません。", "^^^^^^^", ""),
        ("234p567s55z678m(2222m)", "chiihou",
         "After a call there's no chiihou, and this hand has a meld.",
         "地和は誰も鳴いていないうちの和了です。この手には副露か槓があります。", "^^^^^^^", ""),
        (HAND, "rinshan", "Without a kan of your own there's no rinshan.",
         "嶺上開花には自分の槓が必要です。", "^^^^^^^", ""),
        ("19m19p19s12345671z", "ron chankan",
         "The robbed kan holds all four east: the hand and the indicators can have no other.",
         "槍槓される槓に東4枚がすべてあるため、手牌や表示牌にほかの東はありません。",
         "    ^^^^^^^", ""),
        (HAND, "indicator:555z",
         "The hand and the indicators hold 5 copies of haku, and there are only four.",
         "手牌と表示牌を合わせると白が5枚になります。", "", ""),
        ("340m456p678s55z234m", "indicator:0m",
         "The red five r5m can't be both in the hand and among the indicators.",
         "赤五萬が手牌と表示牌に同時にあることはできません。", "", ""),
    ],
)  # fmt: skip
def test_extras_that_exclude_each_other_are_marked(hand, extras, english, japanese, mark, fix):
    marked = "\n".join(filter(None, (extras, mark)))
    for words, title in ((EN, english), (JA, japanese)):
        page = ask("agari", hand, words, extras=extras)
        assert page.tone is Tone.WARNING
        assert page.title == title
        assert page.text[1] == f"```\n{marked}\n```"
        assert page.hand == fix


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("W立直", "double"), ("Ｗリーチ", "double"), ("両立直", "double"), ("ダブルリー", "double"),
        ("リーチ一発ツモ裏3p", "riichi ippatsu tsumo ura:3p"), ("riichiippatsu", "riichi ippatsu"),
        ("嶺上開花", "rinshan"), ("海底摸月", "haitei"), ("河底撈魚", "houtei"),
        ("東場　南家", "round:E seat:S"), ("一本場", "honba:1"), ("honba:１", "honba:1"),
        ("ｒｉｉｃｈｉ，ｄｏｒａ：３ｐ", "riichi dora:3p"),
        ("リーチ一本場", "riichi honba:1"),
        ("東場南家一本場供託2", "round:E seat:S honba:1 sticks:2"),
        ("ドラ２裏３ｐ", "dora:2s ura:3p"), ("1honba2sticks", "honba:1 sticks:2"),
        ("リーチドラ3p裏5s", "riichi dora:3p ura:5s"),
    ],
)  # fmt: skip
def test_as_players_write_it(said, same):
    assert parse_extras(said) == parse_extras(same)


@pytest.mark.parametrize(
    ("said", "marked", "word", "fix"),
    [
        ("honba:十一", "honba:十一\n^^^^^^^^^^", "`十一` isn't a number from 0 to 99.", ""),
        ("ＡＢＣ", "ＡＢＣ\n^^^^^^", "I don't know `ＡＢＣ`.", ""),
        ("riichi dora:3p-4p", "riichi dora:3p-4p\n              ^",
         "`-` (character 3) isn't a tile.", "riichi dora:3p 4p"),
        ("ron-tsumo", "ron-tsumo\n^^^^^^^^^", "I don't know `ron-tsumo`.", "ron tsumo"),
        ("赤ドラ1", "赤ドラ1\n^^^^^^^", "`赤ドラ1` goes in the hand:", ""),
        ("抜きドラ2", "抜きドラ2\n^^^^^^^^^", "With four players no north is set aside.",
         "rules:tenhou_sanma"),
        ("三麻", "三麻\n^^^^", "`三麻` means three-player mahjong,", "rules:tenhou_sanma"),
    ],
)  # fmt: skip
def test_errors_quote_the_extras_as_they_were_typed(said, marked, word, fix):
    page = ask("agari", HAND, EN, extras=said)
    assert page.title.startswith(word)
    assert page.text[1] == f"```\n{marked}\n```"
    assert page.hand == fix


def test_indicators_are_blamed_on_the_option_that_has_them():
    page = ask("agari", HAND, EN, dora="555z", extras="riichi")
    assert page.text[:2] == ("In **indicators**:", "```\n555z\n```")


@pytest.mark.parametrize("said", ["立直後", "一発目", "リーチのみ"])
def test_another_word_is_no_slip_of_a_known_one_in_it(said):
    """W立直 as a slip of 立直 would cost the player a han."""
    assert ask("agari", HAND, JA, extras=said).hand == ""


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("riichi ip", ["riichi ippatsu"]),
        ("rii", ["riichi"]),
        ("riichi", ["riichi"]),
        ("h", ["honba:", "haitei", "houtei"]),
        ("立", ["riichi"]),
        ("riichi ron ", ["riichi ron", "riichi ron ippatsu", "riichi ron dealer"]),
        ("honba:1 h", ["honba:1 haitei", "honba:1 houtei"]),
        ("ura:3p", ["ura:3p"]),
        ("ura:3", []),
        ("3 dora", []),
        ("riichi 2 ur", []),
        ("dora 3p ur", ["dora 3p ura:"]),
        ("qqq", []),
    ],
)
def test_extras_that_may_follow_are_offered(typed, offered):
    assert complete_extras(typed, "en")[: len(offered) or 1] == offered


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("立", ["立直"]),
        ("ri", ["立直", "嶺上"]),
        ("裏", ["裏ドラ表示牌:"]),
        ("立直 一", ["立直 一発"]),
        ("立直 ", ["立直", "立直 一発"]),
        ("リーチ一発 ", ["リーチ一発", "リーチ一発 ツモ"]),
        ("一本場 自摸 ", ["一本場 自摸", "一本場 自摸 立直"]),
    ],
)
def test_a_japanese_reader_is_offered_japanese(typed, offered):
    assert complete_extras(typed, "ja")[: len(offered)] == offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_offered_extras_can_be_read(language):
    for text in complete_extras("", language):
        value = {":": "1"}.get(text[-1], "")
        if text[-1] == ":" and BY_NAME[key(text[:-1])].field in {"dora", "ura"}:
            value = "3p"
        if text[-1] == ":" and BY_NAME[key(text[:-1])].field in {"seat", "round"}:
            value = "E"
        assert len(parse_extras(text + value)) == 1


@given(st.text(max_size=30) | st.lists(st.sampled_from(
    [*(name for term in TERMS for name in term.names), ":3p", ":", "1", " ", ",", ":E"]
)).map("".join))  # fmt: skip
def test_any_text_is_read_or_refused_and_completed(text):
    choices = complete_extras(text, "en") + complete_extras(text, "ja")
    assert len(choices) <= 50
    assert all(choices)
    try:
        won = parse_extras(text)
    except RefusedError as error:
        start, end = error.span
        assert 0 <= start <= end <= len(text)
    else:
        assert won.keys() <= {*WON, "players"}


@given(st.text(max_size=30), st.sampled_from(LANGUAGES))
def test_any_extras_are_answered(text, language):
    page = ask("agari", HAND, words_for(language), extras=text)
    assert page.title


ORPHANS = "19m19p19s123456z1z7z"


@pytest.mark.parametrize(
    "extras", ["closed chankan", "ron chankan-ankan", "暗槓槍槓", "暗カンの槍槓"]
)
@pytest.mark.parametrize("rules", ["mahjong_soul", "mahjong_soul_sanma"])
def test_thirteen_orphans_rob_a_closed_kan_where_the_rules_let_them(extras, rules):
    page = ask("agari", ORPHANS, EN, extras=extras, rules=rules)
    assert page.title.startswith("32000 points")
    assert page.query.situation.events == {"chankan", CLOSED_KAN}
    assert decode(encode(page.query)) == page.query
    assert any(line.endswith("chankan · closed kan") for line in page.text)
    assert "Tenhou" in page.text[-3]
    assert "no win" in page.text[-3]
    offered = {option.value for select in page.selects for option in select.options}
    assert {"riichi_city", "mahjong_soul_sanma"} & offered
    assert not {"tenhou", "tenhou_sanma", "m_league", "saikouisen"} & offered


NOT_FED = (
    "Nobody is liable for this hand: pao needs three open dragons, four open winds or four kans, "
    "the last of them called from a discard."
)
DRAGONS = "99m234p[5'55z][6'66z][7'77z]"


@pytest.mark.parametrize(
    ("hand", "extras", "rules", "title", "paid"),
    [
        # EMA 3.3.10: a non-dealer's daisangen by tsumo, 32,000 of the liable player alone.
        (DRAGONS, "pao tsumo", "tenhou", "32000 points, yakuman: daisangen",
         "**Paid** 32000 by the liable player alone"),
        (DRAGONS, "tsumo パオ honba:1", "tenhou", "32000 points, yakuman: daisangen · 1 honba",
         "**Paid** 32300 by the liable player alone (with 1 honba)"),
        (DRAGONS, "ron 責任払い honba:1", "tenhou", "32000 points, yakuman: daisangen · 1 honba",
         "**Paid** 16000 by the discarder, 16300 by the liable player (with 1 honba)"),
        # Tsuuiisou is nobody's fault: Mahjong Soul splits its 32,000 among all three.
        ("11z[5'55z][6'66z][7'77z][2'22z]", "tsumo 包牌", "mahjong_soul",
         "64000 points, 2× yakuman: daisangen, tsuuiisou",
         "**Paid** 16000 by the dealer, 8000 by each of the others, and 32000 by the liable player",
         ),
        ("123m456p789s11222z", "dealer paarenchan", "tenhou paarenchan:on", None,
         "**Paid** 16000 by each of the three"),
        ("123m456p789s1122z2z", "ron open riichi", "tenhou open_riichi:on", None,
         "**Paid** 5200 by the discarder"),
    ],
)  # fmt: skip
def test_a_local_rule_is_said_and_counted(hand, extras, rules, title, paid):
    page = ask("agari", hand, EN, extras=extras, rules=rules)
    assert title in {None, page.title}
    assert any(paid in line.split("\n") for line in page.text), page.text
    assert decode(encode(page.query)) == page.query


@pytest.mark.parametrize(
    ("hand", "extras", "rules", "title", "marked"),
    [
        ("123m456p789s11222z", "tsumo open riichi", "tenhou",
         ("By these rules, `open riichi` counts for nothing."
          " To count it: `rules: tenhou open_riichi:on`"), "open riichi"),
        ("123m456p789s11222z", "八連荘", "tenhou",
         "By these rules, `八連荘` counts for nothing. To count it: `rules: tenhou paarenchan:on`",
             "八連荘"),
        (DRAGONS, "pao", "saikouisen", "By these rules, `pao` counts for nothing.", "pao"),
        ("123m456p789s11222z", "pao", "tenhou", NOT_FED, "pao"),
        ("123m456p789s11222z", "west seat paarenchan", "tenhou paarenchan:on",
         "These can't happen together: paarenchan and a non-dealer.", "paarenchan"),
    ],
)  # fmt: skip
def test_a_local_rule_that_does_not_count_is_told_at_its_place(hand, extras, rules, title, marked):
    page = ask("agari", hand, EN, extras=extras, rules=rules)
    assert page.title == title
    _, line, carets, _ = page.text[1].split("\n")
    assert line == extras
    assert carets.strip() == "^" * columns(marked)


def test_what_follows_from_a_local_rule_goes_with_it():
    said = frozenset({"open_riichi", "paarenchan", PAO})
    won = replace(NOWHERE, seat=EAST, riichi=1, events=said)
    assert with_riichi(won, 0).events == said - {"open_riichi"}
    assert with_seat(won, SOUTH).events == said - {"paarenchan"}
    assert won_by(won, By.RON).events == said


@pytest.mark.parametrize(
    ("hand", "rules", "title"),
    [
        (ORPHANS, "tenhou", "By these rules nobody can rob a closed kan."),
        (ORPHANS, "tenhou_sanma", "By these rules nobody can rob a closed kan."),
        ("234m456p678s55p56m7m", "mahjong_soul",
         "Only thirteen orphans can rob a closed kan, and this hand isn't that."),
    ],
)  # fmt: skip
def test_a_closed_kan_that_nobody_can_rob_is_refused_at_its_place(hand, rules, title):
    page = ask("agari", hand, EN, extras="ron closed chankan", rules=rules)
    assert page.title == title
    assert page.text[1] == "```\nron closed chankan\n    ^^^^^^^^^^^^^^\n```"


def test_a_win_as_tsumo_or_on_another_hand_robs_no_kan():
    robbed = facts(by=By.RON, events=frozenset({"chankan", CLOSED_KAN}))
    assert won_by(replace(NOWHERE, **robbed), By.TSUMO).events == frozenset()
    assert facts_of(chosen(question_of("agari", "11z23m", **robbed), "win", ["1z"])) == {}


@pytest.mark.parametrize(
    ("extras", "by", "meant"),
    [
        ("double riichi haitei", By.RON, "double riichi houtei"),
        ("houtei", By.TSUMO, "haitei"),
        ("ダブリー海底", By.RON, "ダブリー河底"),
        ("立直 河底", By.TSUMO, "立直 海底"),
        ("리치 하이테이", By.RON, "리치 하저"),
        ("tsumo houtei", None, "tsumo haitei"),
        ("haitei houtei", By.RON, None),
    ],
)
def test_the_last_tile_of_the_other_way_to_win_is_offered(extras, by, meant):
    typed = typed_into("agari", "123m456p789s11222z", extras=extras, by=by)
    with pytest.raises(RefusedError) as found:
        typed.read()
    assert (found.value.sentence, found.value.fix) == ("win_clash", meant)
    offered = corrected(typed, found.value)
    assert (offered is not None) == (meant is not None)


@pytest.mark.parametrize(
    ("extras", "marked", "said"),
    [
        (
            "double riichi ippatsu chankan ron",
            "chankan",
            "These can't happen together: ippatsu in double riichi and chankan of an added kan.",
        ),
        (
            "double riichi haitei ippatsu",
            "ippatsu",
            "These can't happen together: ippatsu in double riichi and haitei.",
        ),
    ],
)
def test_ippatsu_in_double_riichi_is_told_beside_what_it_excludes(extras, marked, said):
    with pytest.raises(RefusedError) as found:
        typed_into("agari", "123m456p789s11222z", extras=extras).read()
    assert extras[slice(*found.value.span)] == marked
    assert sentence(found.value, EN) == said


def test_ippatsu_in_double_riichi_is_won_before_any_kan():
    with pytest.raises(RefusedError) as found:
        typed_into("agari", "123m456p22789s(1111z)", extras="ダブリー一発").read()
    assert found.value.sentence == "win_called"
    assert found.value.span == (4, 6)


DRAGONS = "99m234p[5'55z][6'66z][7'77z]"


@pytest.mark.parametrize(
    "extras", ["pao:daisangen", "ron pao=Daisangen", "包：大三元", "pao:대삼원"]
)
def test_pao_can_name_its_yakuman(extras):
    won = typed_into("agari", DRAGONS, extras=extras).read()
    assert won == typed_into("agari", DRAGONS, extras="ron pao").read()


@pytest.mark.parametrize(
    ("hand", "extras", "sentence", "fix"),
    [
        (DRAGONS, "ron pao:daisuushii", "extra_takes_no_value", "ron pao"),
        (DRAGONS, "pao:daisan", "extra_takes_no_value", "pao"),
        # Both were fed: one of them alone is not what pao says.
        ("5m5m[5555z][6666z][7777z][1111m]", "pao:daisangen", "extra_takes_no_value", "pao"),
        ("123m456p789s11222z", "pao:daisangen", "win_not_fed", None),
    ],
)
def test_pao_names_no_other_yakuman_than_its_hand_has(hand, extras, sentence, fix):
    with pytest.raises(RefusedError) as found:
        typed_into("agari", hand, extras=extras).read()
    assert (found.value.sentence, found.value.fix) == (sentence, fix)
