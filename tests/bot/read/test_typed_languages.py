"""The alias lists in the option ``extras`` and in messages."""

import pytest
from asking import typed_into

from bot.read.reader import read_message
from bot.read.win_terms import ALL_TERMS, BY_NAME, TERMS, WIND_NAMES, key
from bot.read.win_words import complete_extras, parse_extras
from bot.read.word_table import COLUMNS, rows_of, word_rows
from bot.words import LANGUAGES
from engine import EAST, NORTH, SOUTH, WEST, By, format_hand, parse_hand, parse_tiles
from engine.notation import TYPED_WORDS
from engine.tiles import RED

EVERY = pytest.mark.parametrize("language", COLUMNS)


def test_every_language_has_an_alias_list():
    assert [*TYPED_WORDS] == [it for it in LANGUAGES if it not in {"en", "ja"}]


def test_every_row_of_a_win_is_a_term():
    assert {row.value for row in rows_of("win")} <= {term.names[0] for term in ALL_TERMS}


def test_no_word_is_in_two_rows_of_a_role():
    for role in {row.role for row in word_rows()}:
        words = [word for row in rows_of(role) for word in {*row.all_words}]
        assert role in {"other", "wind of"} or len(words) == len({*words}), role


@pytest.mark.parametrize("language", TYPED_WORDS)
def test_every_word_of_the_extras_means_the_same_as_the_english_one(language):
    for term in ALL_TERMS:
        for name in term.of(language):
            assert BY_NAME[key(name)] is term, name
            value = {"dora": "3p", "ura": "3p", "seat": "south", "round": "south"}
            typed, plain = name, term.names[0]
            if term.takes_value:
                if any(it in name for it in ("ind", "指示", "표시")):
                    plain += " indicator"
                typed, plain = (f"{it}:{value.get(term.field, 1)}" for it in (typed, plain))
            assert parse_extras(typed) == parse_extras(plain.replace("seat:not east", "ko")), name


@EVERY
def test_extras_are_offered_in_the_language_of_the_user(language):
    offered = complete_extras("", language)
    assert len(offered) == len(TERMS)
    for term, text in zip(TERMS, offered, strict=True):
        assert text.rstrip(":") == (term.of(language) or term.names)[0]


@EVERY
def test_winds_are_winds_behind_a_seat(language):
    (winds,) = rows_of("wind")
    for name, wind in zip(winds.words[language], range(EAST, NORTH + 1), strict=True):
        assert WIND_NAMES[name] == wind
        assert parse_extras(f"seat:{name} round {name}") == {"seat": wind, "round": wind}


@EVERY
def test_cuts_are_compared_with_the_words_of_the_language_between(language):
    """The hangul and Chinese ones stand beside tiles without a space."""
    (between,) = rows_of("between")
    for joint in between.words[language]:
        for text in (f"7z {joint} 2z", f"中{joint}南" if not joint.isascii() else "7z, 2z"):
            question = typed_into("waits", "23m456p789s11222z7z", compare=text)
            assert question.read().compared == (RED, SOUTH), text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("riichi premier tour", {"riichi": 1, "events": frozenset({"ippatsu"})}),
        ("donneur", {"seat": EAST}),
        ("joueur sud, tour est", {"seat": SOUTH, "round": EAST}),
        ("indicateur 3p, indicateur ura:5s", {"dora": (11,), "ura": (22,)}),
        ("2 bâtons 1 compteur", {"sticks": 2, "honba": 1}),
        ("dernière tuile tsumo", {"events": frozenset({"haitei"}), "by": By.TSUMO}),
        ("siège:nord", {"seat": NORTH}),
        ("Est 1, tsumo", {"round": EAST, "by": By.TSUMO}),
        ("sud 4 1 compteur", {"round": SOUTH, "honba": 1}),
    ],
)
def test_extras_in_french(typed, said):
    assert parse_extras(typed) == said


def test_french_prose_is_no_tile():
    """In a message est is a verb; in the option hand it is a wind."""
    (found,) = read_message(["Ma main est 123m456p789s1122z, que faire ?"]).hands
    assert format_hand(found.hand) == "123m456p789s1122z"
    assert parse_tiles("est") == (EAST,)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("리치 일발 뒷도라:3삭 본장:1",
         {"riichi": 1, "events": frozenset({"ippatsu"}), "ura": (19,), "honba": 1}),
        ("리치일발쯔모", {"riichi": 1, "events": frozenset({"ippatsu"}), "by": By.TSUMO}),
        ("더블 리치 해저", {"riichi": 2, "events": frozenset({"haitei"})}),
        ("남가 동장 론 하저로어",
         {"seat": SOUTH, "round": EAST, "by": By.RON, "events": frozenset({"houtei"})}),
        ("자풍:북 장풍:동", {"seat": NORTH, "round": EAST}),
        ("오야 2본장 리치봉 1", {"seat": EAST, "honba": 2, "sticks": 1}),
        ("도라 3통 5삭", {"dora": (10, 21)}),
        ("뒷도라 표시패 동", {"ura": (EAST,)}),
        ("론 안깡 창깡", {"by": By.RON, "events": frozenset({"chankan", "closed_kan"})}),
        ("북빼기 2", {"nuki": 2}),
        ("동1국 2본장", {"round": EAST, "honba": 2}),
        ("남 3국 서가", {"round": SOUTH, "seat": WEST}),
    ],
)  # fmt: skip
def test_extras_in_korean(typed, said):
    assert parse_extras(typed, players=3) == said


@pytest.mark.parametrize(
    ("message", "hand"),
    [
        ("이거 뭘 버려야 하나요? 123만 456통 789삭 1122z 5만", "123m456p789s1122z5m"),
        ("123만456통789삭동동남남 뭘 버릴까요", "123m456p789s1122z"),
        ("1만 2만 3만 4통 5통 6통 7삭 8삭 9삭 동 동 남 남 중", "123m456p789s1122z7z"),
        ("34적5통 123만 789삭 1122z", "123m340p789s1122z"),
    ],
)
def test_hands_in_korean_messages(message, hand):
    (found,) = read_message([message]).hands
    assert found.hand == parse_hand(hand)


def test_the_situation_beside_a_hand_is_read_in_korean():
    (found,) = read_message(["남2국 서가, 123m456p789s1122z 론 1z 리치, 도라 3통"]).hands
    assert (found.round, found.seat, found.by, found.dora) == (SOUTH, WEST, By.RON, "2p")
    assert found.extras == (("riichi", "리치"),)


@pytest.mark.parametrize(
    "message",
    ["오늘 3만원 벌고 5만원 잃음", "만관 8000점, 3만점에서 시작", "운동 중 서울 남산 발 백 원"],
)
def test_korean_prose_is_no_hand(message):
    assert read_message([message]).hands == ()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("立直自摸里宝3p", {"riichi": 1, "by": By.TSUMO, "ura": (10,)}),
        ("立直一发", {"riichi": 1, "events": frozenset({"ippatsu"})}),
        ("兩立直 裡寶牌:5索", {"riichi": 2, "ura": (21,)}),
        ("东1局 南家 荣和 宝牌3p", {"round": EAST, "seat": SOUTH, "by": By.RON, "dora": (10,)}),
        ("庄家 抢杠", {"seat": EAST, "events": frozenset({"chankan"})}),
        ("閒家 槍槓", {"seat": SOUTH, "events": frozenset({"chankan"})}),
        ("2本场 立直棒1 自风:北", {"honba": 2, "sticks": 1, "seat": NORTH}),
        ("坐北 東風場 嶺上開花", {"seat": NORTH, "round": EAST, "events": frozenset({"rinshan"})}),
        ("拔北2", {"nuki": 2}),
    ],
)  # fmt: skip
def test_extras_in_chinese(typed, said):
    assert parse_extras(typed) == said


@pytest.mark.parametrize(
    ("message", "hand"),
    [
        ("求助：123万456筒789条东东南南，打哪张？", "123m456p789s1122z"),
        ("我胡了 一二三万四五六筒七八九条东东发发发", "123m456p789s11666z"),
        ("三四红五筒 六七八索 一二三萬 東東東東", "123m340p678s1111z"),
        # 中 and 東西 in Chinese words are no tiles
        ("我手牌中 123m456p789s1122z 打什么", "123m456p789s1122z"),
        ("其中东西很多 123m456p789s1122z 中了吗", "123m456p789s1122z"),
        ("東西不多 123m456p789s11222z 白费了", "123m456p789s11222z"),
        ("东东东西西 123m456p78s", "123m456p78s11133z"),
    ],
)
def test_hands_in_messages_in_chinese(message, hand):
    (found,) = read_message([message]).hands
    assert (format_hand(found.hand), found.left_out) == (hand, ())


@pytest.mark.parametrize(
    ("message", "indicator"),
    [
        ("里宝5s {}", "4s"),
        ("裡寶牌：5s {}", "4s"),
        ("{} 裏寶牌指示牌5s", "5s"),
        ("裏ドラ5s {}", "4s"),
        ("うらどら5s {}", "4s"),
        ("裏5s {}", "4s"),
        ("ura 5s {}", "4s"),
        ("ura dora 5s {}", "4s"),
        ("ura indicator 5s {}", "5s"),
    ],
)
def test_an_ura_dora_in_a_message_is_not_of_the_hand(message, indicator):
    hand = "123m456p789s1122z"
    (found,) = read_message([message.format(hand)]).hands
    ((piece, _),) = found.extras
    assert (format_hand(found.hand), found.left_out, piece) == (
        hand,
        (),
        f"ura indicator:{indicator}",
    )


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("东场南家 宝牌3p 123m456p789s1122z", {"dora": "2p", "seat": SOUTH, "round": EAST}),
        ("莊家 寶牌指示牌3p 123m456p789s1122z", {"dora": "3p", "seat": EAST}),
        ("自风是北 场风东 123m456p789s1122z", {"seat": NORTH, "round": EAST}),
        ("上家打出4m 445m667p3379s777z 碰吗", {"called": 3}),
        ("123m456p78s1122z 自摸9s", {"by": By.TSUMO}),
        ("123m456p78s1122z 榮和9s", {"by": By.RON}),
    ],
)
def test_what_is_said_beside_a_hand_in_chinese(message, said):
    (found,) = read_message([message]).hands
    assert {name: getattr(found, name) for name in said} == said
