"""The extras as players say them: each means what the plain words mean."""

from itertools import product

import pytest
from asking import typed_into

from bot.hand import WON
from bot.read.errors import RefusedError
from bot.read.limits import EXTRAS_LIMIT
from bot.read.win_terms import NO_RIICHI, NUKI, TERMS, THREE_PLAYERS
from bot.read.win_words import complete_extras, parse_extras
from engine import EAST, NORTH, SOUTH, WEST

HAND = "234m456p678s55z234m"


# What players of the first hour typed.


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("ura dora 3p", "ura:3p"),
        ("uradora:3p", "ura:3p"),
        ("dora:3p,4p", "dora:3p4p"),
        ("dora 3p 5s", "dora:3p5s"),
        ("dora indicator 3p", "indicator:3p"),
        ("seat west", "seat:W"),
        ("east seat", "seat:E"),
        ("E1", "round:E"),
        ("東1局", "round:E"),
        ("hotei", "houtei"),
        ("tenho", "tenhou"),
        ("wriichi", "double"),
        ("oya", "dealer"),
        ("親", "dealer"),
        ("子", "seat:S"),
        ("menzen tsumo", "tsumo"),
        ("dora is 3p", "dora:3p"),
        ("seat is west, round is south", "seat:W round:S"),
        ("honba x2", "honba:2"),
        ("seat:3z round 2z", "seat:W round:S"),
        ("after kan", "rinshan"),
        # words that mean nothing
        ("“riichi” and ippatsu with tsumo", "riichi ippatsu tsumo"),
        ("riichi et tsumo avec dora 3p", "riichi tsumo dora:3p"),
        ("東場の南家 供託1本", "round:E seat:S sticks:1"),
        # the tile before its word
        ("3s dora", "dora:3s"),
        ("riichi 3s5p dora tsumo", "riichi dora:3s5p tsumo"),
        ("3s, 4s dora 5p ura riichi", "dora:3s4s ura:5p riichi"),
        ("三索ドラ", "dora:3s"),
        ("3p indicator, east seat", "indicator:3p seat:E"),
        ("E seat 3p dora", "seat:E dora:3p"),
        # the hand of a game as logs number it
        ("E1-0", "round:E honba:0"),
        ("S3-1 riichi", "round:S honba:1 riichi"),
        ("riichi east 1-2 tsumo", "riichi round:E honba:2 tsumo"),
        ("東1-２", "round:E honba:2"),
        ("東一局-三", "round:E honba:3"),
        ("E1-2 honba, 1 stick", "round:E honba:2 sticks:1"),
        ("南4局-1本場", "round:S honba:1"),
    ],
)
def test_inputs_of_the_first_hour(said, plain):
    assert parse_extras(said) == parse_extras(plain)


# What players of each language say, and what it is called in English.


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("W立", "double"),
        ("双立", "double"),
        ("自摸和", "tsumo"),
        ("点和", "ron"),
        ("表宝3p", "dora:3p"),
        ("杠宝牌3p", "dora:3p"),
        ("杠里5s", "ura:5s"),
        ("場供1", "sticks:1"),
        ("圈風南", "round:S"),
        ("圈风南", "round:S"),
        ("懸賞 3p", "dora:3p"),
        ("槓寶牌3p", "dora:3p"),
        ("カンドラ3p", "dora:3p"),
        ("カン裏5s", "ura:5s"),
        ("表ドラ3p 新ドラ5s", "dora:3p5s"),
        ("リー棒1本", "sticks:1"),
        ("積み棒2本", "honba:2"),
        ("린샹카이호", "rinshan"),
        ("깡도라 3통", "dora:3p"),
        ("je suis sud", "seat:S"),
        ("je suis est", "dealer"),
        ("par tsumo", "tsumo"),
        ("立直 裏なし ツモ", "riichi tsumo"),
        ("立直 無裡寶", "riichi"),
        ("立直 无里宝", "riichi"),
    ],
)
def test_words_of_each_language(said, plain):
    assert {"ura": ()} | parse_extras(said) == {"ura": ()} | parse_extras(plain)


@pytest.mark.parametrize("name", NO_RIICHI.all_names)
def test_a_win_without_riichi_may_be_said_to_be_one(name):
    assert parse_extras(f"{name} ron") == parse_extras(f"ron {name}")
    won = typed_into("agari", HAND, extras=f"{name} ron").read()
    assert won == typed_into("agari", HAND, extras="ron").read()
    for said in (f"{name} riichi", f"double {name}"):
        with pytest.raises(RefusedError, match="against_itself"):
            parse_extras(said)
    with pytest.raises(RefusedError, match="win_no_riichi") as told:
        typed_into("agari", HAND, extras=f"{name} ippatsu").read()
    assert told.value.fix is None


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("りーち いっぱつ つも", "riichi ippatsu tsumo"),
        ("りーちいっぱつつも", "riichi ippatsu tsumo"),
        ("おや ろん どら3p うら5s", "dealer ron dora:3p ura:5s"),
        ("うらどら三筒", "ura:3p"),
        ("ﾘｰﾁ ﾂﾓ", "riichi tsumo"),
    ],
)
def test_words_as_an_input_method_leaves_them(said, plain):
    assert parse_extras(said) == parse_extras(plain)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("3 dora", "dora_count"),
        ("dora 3", "dora_count"),
        ("3ドラ", "dora_count"),
        ("ドラ3", "dora_count"),
        ("dora x3", "dora_count"),
        ("2 ura", "dora_count"),
        ("dora:4", "dora_count"),
        ("3s dora 5p", "extra_unknown"),
        ("E1-2 honba:1", "against_itself"),
        ("E1-2-3", "extra_unknown"),
        ("kita", "extra_needs_value"),
        ("kita 5", "no_number"),
        ("kita x", "extra_needs_value"),
        ("tanyao", "extra_counted"),
        ("pinfu", "extra_counted"),
        ("断么九", "extra_counted"),
        ("4 han", "extra_unknown"),
        ("aka 2", "extra_red"),
        ("dora rouge", "extra_red"),
        ("riichi dora rouge", "extra_red"),
        ("doras rouges", "extra_red"),
        ("赤宝牌", "extra_red"),
        ("赤寶牌", "extra_red"),
        ("裏2枚", "dora_count"),
        ("裏ドラ1枚", "dora_count"),
        ("裡寶牌1張", "dora_count"),
        ("里宝牌1张", "dora_count"),
        ("뒷도라 1개", "dora_count"),
        ("red fives", "extra_red"),
    ],
)
def test_refused_extras_name_their_reason(said, sentence):
    with pytest.raises(RefusedError) as caught:
        parse_extras(f"riichi {said}")
    assert caught.value.sentence == sentence


@pytest.mark.parametrize("word", THREE_PLAYERS.names)
def test_every_word_of_three_player_mahjong_means_three_players(word):
    assert parse_extras(word) == {"players": 3}
    assert parse_extras(f"riichi {word}") == {"riichi": 1, "players": 3}


@pytest.mark.parametrize("name", NUKI.names)
@pytest.mark.parametrize("write", ["{} 2", "{}2", "{}:2", "2 {}", "2{}", "riichi {} 2", "{}2 ron"])
def test_norths_set_aside_are_said_in_every_spelling(name, write):
    assert parse_extras(write.format(name))["nuki"] == 2


@pytest.mark.parametrize(
    "said", ["北抜き2", "抜き2", "北抜き:二", "立直北抜き2", "立直一発北抜き2"]
)
def test_norths_set_aside_are_said_in_japanese(said):
    assert parse_extras(said)["nuki"] == 2


# Names.

VALUES = {
    "dora": ("3p", (10,)),
    "ura": ("5s", (21,)),
    "honba": ("2", 2),
    "sticks": ("1", 1),
    "seat": ("W", WEST),
    "round": ("S", SOUTH),
}
ONE_NAME = [(term, name) for term in TERMS for name in term.names]


@pytest.mark.parametrize(
    "write",
    [
        str,
        str.upper,
        str.title,
        lambda name: name.replace(" ", ""),
        lambda name: name.replace(" ", "-"),
        lambda name: name.replace(" ", "_"),
        lambda name: name.replace(" ", "  "),
        lambda name: "".join(chr(ord(it) + 0xFEE0) if "!" <= it <= "~" else it for it in name),
    ],
)
def test_every_name_is_read_in_every_case_and_joined(write):
    for term, name in ONE_NAME:
        if not term.takes_value:
            expected = frozenset(term.value) if term.field == "events" else term.value
            assert parse_extras(write(name)) == {term.field: expected}, name
            assert parse_extras(f"honba:1, {write(name)}; dora:3p")[term.field] == expected, name


@pytest.mark.parametrize(
    "form", ["{}:{}", "{} {}", "{}={}", "{}: {}", "{} : {}", "{}：{}", "{}:{},"]
)
def test_every_name_takes_its_value_in_every_form(form):
    for term, name in ONE_NAME:
        if term.takes_value:
            value, expected = VALUES[term.field]
            if term.field in {"dora", "ura"} and names_indicators(name):
                expected = (expected[0] + 1,)
            assert parse_extras(form.format(name, value)) == {term.field: expected}, name


@pytest.mark.parametrize(
    "between", [" ", ", ", ",", " + ", "+", "、", "　", "; ", " / ", "・", " & ", "\n", "! ", ". "]
)
def test_words_may_be_apart_by_any_sign(between):
    for words in (
        ("riichi", "ippatsu", "tsumo"),
        ("立直", "一発", "ツモ"),
        ("double", "ron", "houtei"),
        ("dealer", "honba:1", "dora:3p"),
        ("E1", "南家", "裏ドラ:5s"),
        ("dora 3p", "2本場", "親"),
    ):
        plain = {}
        for word in words:
            plain |= parse_extras(word)
        events = [parse_extras(word).get("events") for word in words]
        if sum(event is not None for event in events) < 2:
            assert parse_extras(between.join(words)) == plain, words


# Indicators.


def names_indicators(name):
    """Whether a name is that of the indicators, and not of the dora that they show."""
    return any(it in name.lower() for it in ("ind", "表示", "ドラ表", "指示", "표시"))


TILES = ("3p", "0p", "7z", "east", "haku", "三筒", "🀛", "中", "E", "３ｐ", "r5p", "<:3p:1142>")
READ = (11, 35, 33, 27, 31, 11, 11, 33, 27, 11, 35, 11)
SHOWN_BY = (10, 12, 32, 30, 33, 10, 10, 32, 30, 10, 12, 10)
"""The tiles that are meant, as indicators and as dora themselves."""


@pytest.mark.parametrize(
    "name",
    [
        "dora",
        "dora indicator",
        "indicator",
        "ura",
        "ura dora",
        "裏ドラ",
        "ドラ",
        "ドラ表示牌",
        "uradora",
        "Dora",
        "dora ind",
    ],
)
@pytest.mark.parametrize(
    "form", ["{} {}", "{}:{}", "riichi {} {} tsumo", "{} {}, 1 honba", "E1 {}={} 南家"]
)
def test_an_indicator_is_read_in_every_notation(name, form):
    field = "ura" if name.lower().startswith(("ura", "裏")) else "dora"
    for typed, tile in zip(TILES, READ if names_indicators(name) else SHOWN_BY, strict=True):
        assert parse_extras(form.format(name, typed))[field] == (tile,), typed


@pytest.mark.parametrize("between", [" ", ", ", ",", "", "、", " , "])
def test_several_indicators_are_read(between):
    for name, few in product(
        ("dora", "ura dora", "裏ドラ"),
        (
            ["3p", "5s"],
            ["3p", "4p", "9m"],
            ["1z", "2z"],
            ["0p", "5m"],
            ["1m", "2p", "3s", "4z", "5z"],
        ),
    ):
        (tiles,) = parse_extras(f"{name}:{between.join(few)} riichi").keys() - {"riichi"}
        read_tiles = parse_extras(f"{name} {between.join(few)} riichi")[tiles]
        assert len(read_tiles) == len(few), (name, few)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("dora 3p E1", "dora:3p round:E"),
        ("dora 3p seat:S", "dora:3p seat:S"),
        ("dora 3p 南家", "dora:3p seat:S"),
        ("dora 3p 1 honba", "dora:3p honba:1"),
        ("dora 3p ura 5s", "dora:3p ura:5s"),
        ("dora 3p,5s ura dora 1m, 2 sticks", "dora:3p5s ura:1m sticks:2"),
        ("ドラ3p裏5s", "dora:3p ura:5s"),
        ("ドラ三筒、五索 裏一萬", "dora:3p5s ura:1m"),
        ("dora 3p east seat", "dora:3p seat:E"),
        ("dora E seat:E", "dora:1z seat:E"),
        ("honba 1 dora 3p", "honba:1 dora:3p"),
        ("riichi sticks:2", "riichi sticks:2"),
        ("riichi (ippatsu) dora (3p)", "riichi ippatsu dora:3p"),
        ("riichi, dora 3p.", "riichi dora:3p"),
        ("立直（一発）、ツモ？", "riichi ippatsu tsumo"),
    ],
)
def test_values_end_where_other_words_begin(said, plain):
    assert parse_extras(said) == parse_extras(plain)


# Seats and rounds.

WINDS = (
    ("E", "east", "東", EAST),
    ("S", "south", "南", SOUTH),
    ("W", "west", "西", WEST),
    ("N", "north", "北", NORTH),
)


@pytest.mark.parametrize(
    "form",
    [
        "seat {1}",
        "{1} seat",
        "seat:{0}",
        "seat wind {1}",
        "seat wind: {1}",
        "{2}家",
        "自風{2}",
        "自風:{2}",
        "{0} seat",
        "{1} player",
        "Seat {1}",
        "seat {0}",
        "seat={2}",
        "自風は{2}",
    ],
)
def test_seats_are_read(form):
    for *names, wind in WINDS:
        assert parse_extras(form.format(*names)) == {"seat": wind}
        assert parse_extras(f"riichi {form.format(*names)} dora:3p")["seat"] == wind


@pytest.mark.parametrize(
    "form",
    [
        "round {1}",
        "{1} round",
        "round:{0}",
        "{2}場",
        "{0}1",
        "{0}4",
        "{2}1局",
        "{2}四局",
        "{1} 1",
        "{1}-3",
        "{1}2",
        "場風{2}",
        "round wind: {1}",
        "{0} round",
        "prevalent wind {1}",
        "場風:{2}",
        "{2}３局",
    ],
)
def test_rounds_are_read(form):
    for *names, wind in WINDS:
        assert parse_extras(form.format(*names)) == {"round": wind}
        assert parse_extras(f"{form.format(*names)} riichi 1 honba") == {
            "round": wind,
            "riichi": 1,
            "honba": 1,
        }


@pytest.mark.parametrize("child", ["子", "ko", "non-dealer", "nondealer", "子番"])
def test_a_seat_that_is_not_the_dealers(child):
    assert parse_extras(child) == {"seat": SOUTH}
    assert parse_extras(f"{child} seat:N") == parse_extras(f"北家 {child}") == {"seat": NORTH}
    assert typed_into("agari", HAND, extras=child, seat=WEST).read().situation.seat == WEST
    for dealer in ("親", "oya", "seat:E", "東家"):
        with pytest.raises(RefusedError, match="against_itself"):
            parse_extras(f"{dealer} {child}")
    with pytest.raises(RefusedError, match="against_seat"):
        typed_into("agari", HAND, extras=child, seat=EAST).read()


# Limits and offers.


def test_every_word_at_once_is_no_longer_than_the_limit():
    """Each by its longest name, with five indicators of either sort as emoji."""
    longest = {}
    for term in TERMS:
        longest.setdefault(term.field if term.takes_value else term.value, []).append(term)
    names = [max(term.names, key=len) for terms in longest.values() for term in terms]
    indicators = 2 * 5 * len("<:5p:1142345>,")
    assert len(" ".join(names)) + indicators + len("seat:west honba:99 sticks:99") < EXTRAS_LIMIT


def test_longer_extras_are_refused_before_they_are_read():
    with pytest.raises(RefusedError) as caught:
        parse_extras("ipatsu " * 750)
    assert caught.value.sentence == "too_long"
    assert caught.value.fix is None
    assert complete_extras("ippatsu " * 750, "en") == []


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "r",
        "ri",
        "riichi ",
        "riichi ip",
        "E1 ",
        "ura dora 3p ",
        "dora:3p, ",
        "親 ",
        "1 honba ",
        "ダブル",
        "menzen ts",
        "h",
        "wri",
        "ch",
        "裏ドラ3p ",
    ],
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_everything_offered_can_be_read(begun, language):
    for text in complete_extras(begun, language):
        value = {"dora:": "3p", "ura:": "3p", "ドラ表示牌:": "3p", "裏ドラ表示牌:": "3p"}.get(
            text.rsplit(" ", maxsplit=1)[-1],
            "E" if text.endswith(("seat:", "round:", "風:")) else "1",
        )
        said = text + value * text.endswith(":")
        assert {*parse_extras(said)} <= {*WON}, said
