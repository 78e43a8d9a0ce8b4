"""The hands in a chat message, what the message says beside them, and what in a chat is none."""

import pytest
from every import every
from hypothesis import given
from hypothesis import strategies as st
from strategies import hands, typed_texts

from bot.read.find_hand import FoundHands, find_hands
from bot.read.limits import MESSAGE_LIMIT
from bot.read.message_rows import SMALLEST
from bot.read.message_situation import SaidOfTable
from bot.read.other_questions import THREAT, OtherQuestion
from engine import (
    EAST,
    NAMES,
    NORTH,
    SOUTH,
    WEST,
    By,
    HandError,
    format_hand,
    parse_hand,
    parse_tiles,
)

HAND = "123m456p789s1122z"
DEALERS_RIICHI = SaidOfTable(asked=(OtherQuestion(THREAT, "dealer riichi"),))
WHOLE = (
    HAND,
    "123m406p789s11z5m5m",
    "1112345678999m",
    "19m19p19s1234567z",
    "234567m23456p77s",
    "123m4567p55s777z6p",
    "2233445566778s8s",
    "345678m11p9s[234s]6z",
    "55m789p11z(3333s)[777z]2m",
    "40m55667p123s4466z",
)


TILE_BY_TILE = "1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 2z 2z"


def found(message):
    """The hands of a message in canonical notation."""
    return [hand.hand for hand in find_hands([message]).hands]


def canonical(text):
    return format_hand(parse_hand(text))


@pytest.mark.parametrize(
    ("message", "hand"),
    [
        ("123m456p789s1122z5m", "123m456p789s1122z5m"),
        ("234m 567p 2233s Est Est Est", "234m567p2233s111z"),
        ("234m 567p 2233s nord nord nord", "234m567p2233s444z"),
        ("123m456p789s sud sud rouge rouge", "123m456p789s2277z"),
        ("Ma main : 123m456p789s blanc blanc vert vert", "123m456p789s5566z"),
        ("5p rouge 46p 123m 789s 1122z", "123m406p789s1122z"),
        ("5 pin rouge 46p 123m 789s sud sud nord nord", "123m406p789s2244z"),
        ("123m456p789s1122z je pioche 3s", "123m456p789s1122z3s"),
        ("123m456p789s1122z pioche rouge", "123m456p789s1122z7z"),
        ("二三四万③④⑤饼56789条东东 摸到白", "234m345p56789s11z5z"),
        ("摸白 二三四万③④⑤饼56789条东东", "234m345p56789s11z5z"),
        ("二三四万③④⑤饼56789条东东，自摸白", "234m345p56789s11z5z"),
        ("what to cut? 123m456p789s1122z5m thanks", "123m456p789s1122z5m"),
        ("**123m456p789s1122z**", HAND),
        ("hand:123m456p789s1122z, dora 3p", HAND),
        ("(123m456p789s1122z)", HAND),
        ("`123m456p789s1122z`", HAND),
        ("```\n123m 456p 789s 11z 22z\n```", HAND),
        ("123m, 456p, 789s, 1122z", HAND),
        ("m123p456s789z1122", HAND),
        ("123m 456p 789s 1122z + 3m", f"{HAND}3m"),
        ("123m+456p+789s+1122z", HAND),
        ("I had r5m 46m 456p 789s 1122z", "406m456p789s1122z"),
        ("[4'56m](1111z)234p55s67s hello", "234p5567s[4'56m](1111z)"),
        ("EEE NN 123m456p78s", "123m456p78s11144z"),
        # the Japanese style
        ("この手 一二三①②③１２３東東東白 何切る？ 東一局", "123m123p123s1115z"),
        ("手牌は一萬二萬三萬四筒五筒六筒７索８索９索東東南南です", HAND),
        ("一二三④⑤⑥７８９東東南南", HAND),
        # the pictures of Unicode
        ("🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀀🀆 ドラ中", "123m123p123s1115z"),
        ("🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀁🀁\ufe0f", HAND),
        # numbers of a chat are not the hand
        ("I waited 2s and 123m456p789s1122z", HAND),
        ("ran 500m, then 123m456p789s1122z", HAND),
        ("1p: 123m456p789s1122z", HAND),
        ("E1 123m456p789s1122z", HAND),
        ("in the 1990s 123m456p789s1122z", HAND),
        ("turn 6 123m456p789s1122z", HAND),
        ("1. 123m456p789s1122z", HAND),
        ("1 123m456p789s1122z", HAND),
        ("2 123m 456p 789s 1122z", HAND),
        ("#1 123m456p789s1122z", HAND),
        ("#2 123m456p789s1122z5m", f"{HAND}5m"),
        ("1 23m456p789s1122z", HAND),
        # calls and honors as they are typed into a command
        ("34567m11p3s chi234s pon666z", "34567m11p3s[234s][666z]"),
        ("34567m11p3s,chi234s,pon666z", "34567m11p3s[234s][666z]"),
        ("123m456p789s22z 111z pon", "123m456p789s22z[111z]"),
        ("123m456p789s22z 1z 1z 1z pon", "123m456p789s22z[111z]"),
        ("EEESSSWWWNNNP", "1112223334445z"),
        ("[234s][pon 666z]34567m11p3s", "34567m11p3s[234s][666z]"),
        ("34567m11p3s [chi 234s] [666z ポン]", "34567m11p3s[234s][666z]"),
        ("34567m11p3s [234s] (ankan 6666z)", "34567m11p3s[234s](6666z)"),
        # a tile behind thirteen is the drawn one, and so is a tile before them
        ("123m456p789s1122z 2s", "123m456p789s1122z2s"),
        ("2s 123m456p789s1122z", "123m456p2789s1122z"),
        ("**123m456p789s1122z** 2s", "123m456p789s1122z2s"),
        ("||123m456p789s1122z|| draw 2s, dora 3p", "123m456p789s1122z2s"),
        ("||123m456p789s1122z|| and then I draw 2s", "123m456p789s1122z2s"),
        ("123m456p789s1122z ツモ2s", "123m456p789s1122z2s"),
        ("tsumo 2s: 123m456p789s1122z", "123m456p789s1122z2s"),
        ("123m456p789s1122z5m draw 1z", "1235m456p789s122z1z"),
        # as it is typed in a hurry, and with the keys of a phone
        ("123M456P789S1122Z", HAND),
        ("123m456p789s EESS", HAND),
        ("5pr5p5p 123m789s1122z", "123m055p789s1122z"),
        ("①123m456p789s1122z", HAND),
        ("② 123m456p789s1122z", HAND),
        ("①②③123m456p78s11z", "123m456123p78s11z"),  # which count nothing
        ("1M 2M 3M 4P 5P 6P 7S 8S 9S 1Z 1Z 2Z 2Z", HAND),
        ("123萬456筒789索東東南南", HAND),
        ("123m456p11s[EEE]", "123m456p11s[111z]"),
        ("東東東123M456P789S1z", "123m456p789s1111z"),
        ("1️⃣2️⃣3️⃣m456p789s1122z", HAND),
        ("<:1m:1142><:2m:1142><:3m:1142>456p789s1122z", HAND),
        ("123万456ピン789ソー東東南南", HAND),
        ("123ﾏﾝ456ﾋﾟﾝ789ｿｰ東東南南", HAND),
        ("east east 123m456p789s south south", HAND),
        # short hands
        ("11122z", "11122z"),
        ("23m 456p 11z", "23m456p11z"),
        ("wait of 2345678m ?", "2345678m"),
        ("1234567m then 123m456p789s1122z", HAND),
        # what players of the first hour typed
        ("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 2p", "123456789m11122p"),
        ("E E E 234567m 3456p 1s", "234567m3456p111z1s"),
        ("34567m11p3s, chi 234s, pon 666z", "34567m11p3s[234s][666z]"),
        ("234 567m 345 67p 33s 1z", "234567m34567p33s1z"),
        ("二三四五六七 ③④⑤⑥⑦ 33 東", "234567m34567p33s1z"),
        ("[234m] 567m 3456p 1s [777z]", "567m3456p1s[234m][777z]"),
    ],
)
def test_the_hand_of_a_message(message, hand):
    assert found(message)[0] == canonical(hand)


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "what would you cut? {}",
        "{} lol",
        "my hand: {}",
        "手牌 {} です",
        "- {}",
        "> {}",
        "**{}**",
        "||{}||",
        "`{}`",
        "```\n{}\n```",
        "({})",
        "I think {} is fine",
        "E1 {}",
        "{} dora 3p",
        "dora: 7z\n{}",
        "south seat, {}",
        "turn 9: {}",
        "{}, what now?",
        "hand={}",
        "東2局 {}",
        "{}！",
        "10 minutes ago: {}",
        "{} :thinking:",
        "@here {}",
        "<@123456789> {}",
        "riichi? {}",
        "{}\n\nthanks",
        "cut 9m? {}",
        "{} <:pog:123456>",
        "3 shanten... no, {}",
        "see https://example.org/1m2m {}",
    ],
)
@pytest.mark.parametrize(
    "spell", [str, lambda hand: spaced(hand, " "), lambda hand: spaced(hand, "\n")]
)
def test_a_whole_hand_is_found_whole(around, spell):
    for hand in WHOLE:
        assert found(around.format(spell(hand))) == [canonical(hand)], hand


def spaced(hand, between):
    for letter in "mpsz":
        hand = hand.replace(letter, letter + between)
    return hand.replace(between + "]", "]").replace(between + ")", ")").strip()


@pytest.mark.parametrize("hand", WHOLE)
def test_no_tile_is_dropped_where_all_words_are_tiles(hand):
    """One tile a word, in any of three spellings: as many tiles are read as were typed."""
    held = parse_hand(hand)
    for tiles in (
        " ".join(NAMES[tile] for tile in held.concealed),
        ", ".join(NAMES[tile] for tile in held.concealed),
    ):
        melds = hand[hand.index("[") :] if "[" in hand else ""
        melds = hand[hand.index("(") :] if "(" in hand else melds
        melds = melds[: max(melds.rfind("]"), melds.rfind(")")) + 1]
        (one,) = find_hands([f"{melds} {tiles}"]).hands
        assert parse_hand(one.hand).size == held.size
        assert one.left_out == ()


# What cannot be read whole is said, not answered in part.


@pytest.mark.parametrize(
    "message",
    [
        "345678m 11p 234s chi 666z pon 9s",  # 15 tiles
        "[234m] 567m 3456p 11s [777z] 5s",  # 16
        "123m 456p 789s 11z 2z",  # 12
        "123m 456p 789s 1122z 3m 4m",  # 15
        "123m456p789s11z22",
        "11111m 456p 789s 11z",
        "[1]m [2]m [3]m 456p789s1122z",
        "(123)m456p789s1122z",
        "[123]m[456]p 789s1122z",
        "123m 456p 789s 1122z kan 1111p",
        *(f"{hand} 1s 2s" for hand in ("123m 456p 789s 1122z", "111 222 333 444m 5m")),
    ],
)
def test_words_that_look_like_a_hand_are_read_as_one_to_name_the_error(message):
    result = find_hands([message])
    assert result.hands == ()
    with pytest.raises(HandError):
        parse_hand(result.unread)


@pytest.mark.parametrize(
    ("message", "hand", "left_out"),
    [
        ("11122z and 3m 4m", "11122z", ("3m", "4m")),
        ("2345678m or maybe 4p 5p too", "2345678m", ("4p", "5p")),
        ("I had 1123z4m once, 7p never", "1123z4m", ("7p",)),
    ],
)
def test_a_part_of_the_tiles_is_said_to_be_one(message, hand, left_out):
    (one,) = find_hands([message]).hands
    assert (one.hand, one.left_out, one.only_part) == (canonical(hand), left_out, True)


@pytest.mark.parametrize(
    ("message", "left_out"),
    [
        (HAND, ()),
        ("dora 1p, " + HAND, ()),
        ("1p 9s: " + HAND, ("1p", "9s")),
        ("I waited 2s and " + HAND, ("2s",)),
        (HAND + "? I would cut the 5p", ("5p",)),
        ("500m away: " + HAND, ("500m",)),
        ("pon? " + HAND, ()),
        (HAND + " pon?", ()),
        (HAND + ", 5 discarded", ("5",)),
        (HAND + ", 1-shanten, 3 han", ()),
        # a tile that is cut is of the hand
        (HAND + ", cut 9m", ("9m",)),
        ("打9m " + HAND, ("9m",)),
    ],
)
def test_tiles_beside_a_whole_hand_are_named(message, left_out):
    (one,) = find_hands([message]).hands
    assert (one.hand, one.left_out, one.only_part) == (HAND, left_out, False)


@pytest.mark.parametrize(
    "said",
    ["{} 1m切り", "{}、1m切って", "{} 1m切る？", "{} 切る1m", "{} 何切る？ 1m切りか2m切り",
     "1m切り {}", "{} 一萬切り", "{} 南切る", "{} 1m cut", "{} cut 1m"],
)  # fmt: skip
def test_a_tile_of_the_hand_that_is_cut_is_no_other_tile(said):
    (one,) = find_hands([said.format("123m456p789s11222z")]).hands
    assert (one.hand, one.left_out) == ("123m456p789s11222z", ())


def test_a_tile_behind_thirteen_that_is_cut_is_the_drawn_one():
    assert found(f"{HAND} 5m切り") == [f"{HAND}5m"]
    assert found(f"{TILE_BY_TILE}切る？") == ["123m456p789s11222z"]
    assert found(f"何を切る {TILE_BY_TILE}") == ["123m456p789s11222z"]


@pytest.mark.parametrize("number", ["5", "55", "8000"])
@pytest.mark.parametrize("word", ["draw", "tsumo", "ツモ", "ron"])
def test_a_number_behind_fourteen_tiles_is_no_drawn_tile(number, word):
    (one,) = find_hands([f"123m456p789s11222z {word} {number}"]).hands
    assert (one.hand, one.left_out) == ("123m456p789s11222z", (number,))


PROSE = (
    "",
    "nothing here",
    "2s",
    "500m",
    "1p",
    "ran 500m in 1p",
    "in the 1990s",
    "5 pin tenpai",
    "３人で行く",
    "一人で中国に行く",
    "東一局",
    "https://example.org/123456",
    "<@1234567890>",
    "WE WERE",
    "1m 2p",
    "12345",
    "mmm",
    "[1]",
    "abc123m456p789s1122zxyz",
    "11111m",
    "1M 2M 3M 4M 5M",
    "1s 1990s, I got 4s and 5p",
    "I got 4s, 5s and 6s",
    "12345m away",
    "the east is red",
    "l'est est est rouge",
    "le vent est au nord, la main est rouge",
    "Est 2, siège sud",
    "see you at 12 pm",
    "10 minutes, 20s",
    "won 12000 with 3p",
    "9m tall and 5m wide",
    "1-2-3",
    "E S W N",
    "NEWS",
    "west coast, east coast",
    "pon pon pon",
    "chi?",
    "kan is risky",
    "draw 3p",
    "dora 3p 5s",
    "E1 南家",
    "東1局 南家 ドラ3p",
    "riichi ippatsu tsumo",
    "2 honba 1 stick",
    "25000 points",
    "1st 32,000 2nd 25,100",
    "5m 6m",
    "cut 5m or 6m?",
    "3p 4p wait",
    "4s 7s ryanmen",
    "1m4m7m",
    "it costs 5m",
    "9000s",
    "m4 rifle",
    "s21 phone",
    "p2p network",
    "z80 cpu",
    "mp3 mp4",
    "m2 ssd",
    "2p or not 2p",
    "1080p 60s",
    "720p and 1080p",
    "4k 60p",
    "10s 20s 30s",
    "1z",
    "0m",
    "55p",
    "5p5p",
    "一二",
    "三人",
    "中",
    "白い",
    "東京",
    "南北",
    "一生懸命",
    "三三五五",
    "二、三日",
    "五月五日",
    "七五三",
    "九九",
    "１２３",
    "①",
    "①②",
    "🀄",
    "🀀🀁",
    "<:1m:123>",
    "<:pog:123>",
    "tenhou.net",
    "https://tenhou.net/0/?log=2024010100gm",
    "https://tenhou.net/2/?q=123",
    "q=1",
    "`1m`",
    "**5p**",
    "||9s||",
    "(1m)",
    "[1m]",
    "{1m}",
    "1m!",
    "5s?",
    "=1p",
    "1m+1p",
    "1m/4m",
    "r5p",
    "0p 5p",
    "赤5",
)


@pytest.mark.parametrize("message", PROSE)
def test_messages_without_a_hand(message):
    assert find_hands([message]).hands == ()
    assert find_hands([message]).unread is None


# Several hands.

PAIRS = [(one, other) for one in WHOLE[:6] for other in WHOLE[:6] if one != other]


@pytest.mark.parametrize(
    "form",
    [
        "A: {} B: {}",
        "A: {}\nB: {}",
        "A) {}\nB) {}",
        "1. {}\n2. {}",
        "{}\n{}",
        "{} or {}",
        "{} vs {}",
        "{} {}",
        "`{}` or `{}`?",
        "before: {} after: {}",
        "https://tenhou.net/2/?q={} https://tenhou.net/2/?q={}",
        "tenhou.net/2/?q={}\ntenhou.net/2/?p={}",
        "- {}\n- {}",
        "①{} ②{}",
        "①{}\n②{}",
    ],
)
def test_every_hand_of_a_message_is_found_in_order(form):
    for one, other in PAIRS:
        assert found(form.format(one, other)) == [canonical(one), canonical(other)]


def test_a_hand_said_twice_is_one():
    assert found(f"{HAND}\nagain: 123m 456p 789s 1122z") == [HAND]


def test_texts_of_one_message_are_read_together_and_in_order():
    texts = ["dora 3p", HAND, "and 11122z"]
    assert [one.hand for one in find_hands(texts).hands] == [HAND]
    assert find_hands(texts).hands[0].situation.dora == "2p"
    assert find_hands(["123m 456p", "789s 1122z"]).hands == ()


# What is said beside the hand.


@pytest.mark.parametrize(
    ("said", "situation"),
    [
        ("dora 3p", SaidOfTable(dora="2p")),
        ("dora: 3p", SaidOfTable(dora="2p")),
        ("Dora is 3p", SaidOfTable(dora="2p")),
        ("DORA=1s", SaidOfTable(dora="9s")),
        ("dora indicator 3p", SaidOfTable(dora="3p")),
        ("dora ind: 3p", SaidOfTable(dora="3p")),
        ("dora 3p 5s", SaidOfTable(dora="2p4s")),
        ("dora 3p5s", SaidOfTable(dora="2p4s")),
        ("dora 3p,5s", SaidOfTable(dora="2p4s")),
        ("dora 3p, 5s", SaidOfTable(dora="2p4s")),
        ("ドラ3p、5s", SaidOfTable(dora="2p4s")),
        ("ドラは3pと5s", SaidOfTable(dora="2p4s")),
        ("dora 3p and 5s", SaidOfTable(dora="2p4s")),
        ("dora 3p/5s", SaidOfTable(dora="2p4s")),
        ("dora indicators 3p, 5s and 9m", SaidOfTable(dora="3p5s9m")),
        ("dora 5pr", SaidOfTable(dora="4p")),
        ("dora r5p", SaidOfTable(dora="4p")),
        ("ドラ赤5p", SaidOfTable(dora="4p")),
        ("ドラ3p", SaidOfTable(dora="2p")),
        ("ドラ三筒", SaidOfTable(dora="2p")),
        ("ドラ：中", SaidOfTable(dora="6z")),
        ("ドラ表示牌3p", SaidOfTable(dora="3p")),
        ("ドラは9s", SaidOfTable(dora="8s")),
        ("どら3p", SaidOfTable(dora="2p")),
        ("ﾄﾞﾗ3ﾋﾟﾝ", SaidOfTable(dora="2p")),
        ("dora E", SaidOfTable(dora="4z")),
        ("dora haku", SaidOfTable(dora="7z")),
        ("3pドラ", SaidOfTable(dora="2p")),
        ("dora 🀛", SaidOfTable(dora="2p")),
        ("dora 0p", SaidOfTable(dora="4p")),
        ("E1", SaidOfTable(round=EAST)),
        ("S4", SaidOfTable(round=SOUTH)),
        ("east 1", SaidOfTable(round=EAST)),
        ("South 3", SaidOfTable(round=SOUTH)),
        ("east round", SaidOfTable(round=EAST)),
        ("東1局", SaidOfTable(round=EAST)),
        ("南四局", SaidOfTable(round=SOUTH)),
        ("南4", SaidOfTable(round=SOUTH)),
        ("ドラ3p 東1-2", SaidOfTable(dora="2p", round=EAST, extras=(("honba:2", "東1-2"),))),
        ("E1-2", SaidOfTable(round=EAST, extras=(("honba:2", "E1-2"),))),
        ("S3-0", SaidOfTable(round=SOUTH)),
        ("東場", SaidOfTable(round=EAST)),
        ("round: south", SaidOfTable(round=SOUTH)),
        ("W-2", SaidOfTable(round=WEST)),
        ("南家", SaidOfTable(seat=SOUTH)),
        ("北家", SaidOfTable(seat=NORTH)),
        ("seat west", SaidOfTable(seat=WEST)),
        ("north seat", SaidOfTable(seat=NORTH)),
        ("seat: S", SaidOfTable(seat=SOUTH)),
        ("自風西", SaidOfTable(seat=WEST)),
        ("seat wind east", SaidOfTable(seat=EAST)),
        ("E1 南家 dora 3p", SaidOfTable(dora="2p", seat=SOUTH, round=EAST)),
        ("東1局 南家 ドラ3p", SaidOfTable(dora="2p", seat=SOUTH, round=EAST)),
        ("east round, north seat, dora 9p", SaidOfTable(dora="8p", seat=NORTH, round=EAST)),
        ("Est 2, siège sud", SaidOfTable(seat=SOUTH, round=EAST)),
        ("Est 1, je suis Ouest", SaidOfTable(seat=WEST, round=EAST)),
        ("tour sud, joueur nord", SaidOfTable(seat=NORTH, round=SOUTH)),
        ("dora rouge", SaidOfTable()),  # a red five, and no indicator
        ("cut 1m", SaidOfTable()),
        ("打1m", SaidOfTable()),
        ("discard 7s", SaidOfTable()),
        ("親", SaidOfTable(seat=EAST)),
        ("東2局 親", SaidOfTable(seat=EAST, round=EAST)),
        ("dealer", SaidOfTable(seat=EAST)),
        ("dealer, dora 3p", SaidOfTable(dora="2p", seat=EAST)),
        ("dealer riichi", DEALERS_RIICHI),  # whose, nobody knows: it is told
        ("on tenhou", SaidOfTable()),  # the site, not the yakuman
        ("tenhou.net", SaidOfTable()),
        ("I was dealer", SaidOfTable(seat=EAST)),
        ("I'm the dealer", SaidOfTable(seat=EAST)),
        ("I was the dealer, riichi", SaidOfTable(seat=EAST, riichi=True)),
        ("j'étais donneur", SaidOfTable(seat=EAST)),
        ("je suis le donneur", SaidOfTable(seat=EAST)),
        ("le donneur", SaidOfTable()),
        ("저는 동가이고", SaidOfTable(seat=EAST)),
        ("동가슴", SaidOfTable()),
        ("vs the dealer", SaidOfTable()),
        ("オーラス", SaidOfTable()),
        ("West in South 2", SaidOfTable(seat=WEST, round=SOUTH)),
        ("南家 北家", SaidOfTable(unused=("南家", "北家"))),
        ("E1 S1", SaidOfTable(unused=("E1", "S1"))),  # which contradict each other
    ],
)
@every(
    "around",
    [
        "{said} {hand}",
        "{hand} {said}",
        "{said}, {hand}",
        "{hand}, {said}",
        "{said}\n{hand}",
        "{hand}\n{said}",
        "so {said} and {hand} what?",
        "**{said}** `{hand}`",
    ],
)
def test_the_situation_beside_a_hand_is_read(said, situation, around):
    (one,) = find_hands([around.format(said=said, hand=HAND)]).hands
    assert (one.hand, one.left_out, one.situation) == (HAND, (), situation)


@pytest.mark.parametrize(
    ("message", "hand", "dora"),
    [
        ("dora 3p,4p 123m456p789s11z23p", "123m45623p789s11z", "23p"),
        ("123m456p789s11z23p dora 3p,4p", "123m45623p789s11z", "23p"),
        ("dora 3p,4p 123m 456p 789s 11z 23p", "123m45623p789s11z", "23p"),
        # a hand typed tile by tile begins behind the comma
        ("dora 3p, 1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 2z", HAND, "2p"),
    ],
)
def test_no_indicator_of_a_list_joins_the_hand(message, hand, dora):
    (one,) = find_hands([message]).hands
    assert (one.hand, one.left_out) == (canonical(hand), ())
    assert one.situation == SaidOfTable(dora=dora)


@pytest.mark.parametrize(
    ("message", "hand", "situation"),
    [
        ("123m456p789s1122z ron 1z", "123m456p789s11221z", SaidOfTable(by=By.RON)),
        ("123m456p789s1122z ron 1z, 3 han 40fu", "123m456p789s11221z", SaidOfTable(by=By.RON)),
        (
            "123m456p789s1122z ロン 1z 立直",
            "123m456p789s11221z",
            SaidOfTable(by=By.RON, riichi=True),
        ),
        (
            "riichi! 123m456p789s1122z ron 1z",
            "123m456p789s11221z",
            SaidOfTable(by=By.RON, riichi=True),
        ),
        ("123m456p789s1122z tsumo 1z", "123m456p789s11221z", SaidOfTable(by=By.TSUMO)),
        ("123m456p789s11221z ロン", "123m456p789s11221z", SaidOfTable(by=By.RON)),
        ("123m456p789s1122z ron on 1z", "123m456p789s11221z", SaidOfTable(by=By.RON)),
        ("123m456p789s1122z ronned 1z", "123m456p789s11221z", SaidOfTable(by=By.RON)),
        ("123m456p789s1122z ron sur 1z", "123m456p789s11221z", SaidOfTable(by=By.RON)),
        (
            "親 リーチ 123m456p789s1122z ロン1z",
            "123m456p789s11221z",
            SaidOfTable(by=By.RON, riichi=True, seat=EAST),
        ),
        (
            "dealer riichi, 123m456p789s11221z, what is wrong?",
            "123m456p789s11221z",
            DEALERS_RIICHI,
        ),
        *(
            (f"123m456p789s1122z ron 1z {said}", "123m456p789s11221z", SaidOfTable(by=By.RON))
            for said in ("no riichi", "without riichi", "dama", "リーチなし", "不立直", "리치 없이")
        ),
        ("123m456p789s1122z draw 1z", "123m456p789s11221z", SaidOfTable()),
        ("123m456p789s11221z ron or tsumo", "123m456p789s11221z", SaidOfTable()),
    ],
)
def test_ron_and_tsumo_beside_a_hand_are_read(message, hand, situation):
    (one,) = find_hands([message]).hands
    assert (one.hand, one.left_out, one.situation) == (canonical(hand), (), situation)


@pytest.mark.parametrize(
    ("message", "hand", "called"),
    [
        ("123m456p789s11z2p 3p, 4p was discarded", "123m456p789s11z23p", "4p"),
        ("123m456p789s11z23p, 5p discarded", "123m456p789s11z23p", "5p"),
        ("123m456p789s1122z 1z got cut", HAND, "1z"),
        (f"{HAND} pon 1z?", HAND, "1z"),
        (f"{HAND} 1z pon?", HAND, "1z"),
        (f"{HAND} 1z、ポンする？", HAND, "1z"),
        (f"{HAND} chi 4m or pass", HAND, "4m"),
        ("23m456p789s11222z<1m", "23m456p789s11222z", "1m"),
        ("23m456p789s11222z < 1m", "23m456p789s11222z", "1m"),
        ("23m456p789s11222z＜一萬", "23m456p789s11222z", "1m"),
    ],
)
def test_a_tile_that_somebody_else_has_discarded_is_no_draw(message, hand, called):
    (one,) = find_hands([message]).hands
    assert (one.hand, one.left_out) == (canonical(hand), ())
    assert one.situation == SaidOfTable(called=parse_tiles(called)[0])


def test_indicators_that_cannot_be_are_not_taken():
    assert find_hands(["dora 2m 2m 2m 2m " + HAND]).hands[0].situation.dora == ""


def test_words_on_the_line_of_a_hand_belong_to_that_hand():
    first, second = find_hands([f"E1\nA: {HAND} dora 3p\nB: 1112345678999m dora 5s 南家"]).hands
    assert first.situation == SaidOfTable(dora="2p", round=EAST)
    assert second.situation == SaidOfTable(dora="4s", round=EAST, seat=SOUTH)


@given(
    hands(), st.sampled_from(["", "what? ", "手牌 ", "- "]), st.sampled_from(["", " lol", " です"])
)
def test_every_whole_hand_is_found_among_words(hand, before, behind):
    result = find_hands([f"{before}{format_hand(hand)}{behind}"])
    if hand.size >= 13:
        assert [one.hand for one in result.hands] == [format_hand(hand)]
        assert result.hands[0].left_out == ()
    if hand.size < SMALLEST:
        assert result.hands == ()


@given(typed_texts)
def test_every_hand_found_in_a_message_is_canonical(text):
    result = find_hands([text])
    for one in result.hands:
        assert format_hand(parse_hand(one.hand)) == one.hand
        assert one.situation.dora == "" or parse_tiles(one.situation.dora)


def test_only_so_much_of_a_message_is_looked_at():
    assert found("x" * MESSAGE_LIMIT + " " + HAND) == []
    assert find_hands(["x" * (MESSAGE_LIMIT - 5), HAND]).hands == ()
    assert found("x " * 1000 + HAND) == [HAND]


SANMA_HAND = "1199m456p789s1122z"


@pytest.mark.parametrize(
    ("players", "said", "dora"),
    [(4, "dora 9m", "8m"), (3, "dora 9m", "1m"), (3, "dora 1m", "9m"),
     (3, "dora indicator 1m", "1m"), (3, "dora 5m", "5m")],
)  # fmt: skip
def test_a_dora_of_man_is_shown_by_the_tile_of_its_set(players, said, dora):
    (one,) = find_hands([f"{SANMA_HAND} {said}"], players).hands
    assert (one.hand, one.situation.dora) == (SANMA_HAND, dora)


def test_a_hand_that_the_set_of_three_lacks_is_told_as_one():
    assert find_hands([f"what now? {HAND}"], 3) == FoundHands(unread=HAND, players=3)
    assert find_hands([f"三麻 {HAND}"]) == FoundHands(unread=HAND, players=3)
    assert find_hands([f"{HAND} rules: sanma"]) == FoundHands(unread=HAND, players=3)
    assert found(HAND) == [HAND]


LYING = (
    "リーチ者の現物が1z {}", "現物は1z {}", "1zは現物 {}", "{} 現物は1z", "場に1z {}",
    "親の捨て牌 1z {}", "リーチ者の河は1z {}", "genbutsu 1z {}", "genbutsu: 1z, {}",
    "1z is genbutsu {}", "{} genbutsu 1z", "1z on the table {}", "on the table: 1z {}",
    "1z is in his river, {}", "river of toimen: 1z {}", "kamicha river 1z {}",
    "现物是1z {}", "1z是现物 {}", "场上已有1z {}", "立直家的牌河1z {}", "他打过1z {}",
    "現物是1z {}", "場上有1z {}", "對手的牌河 1z {}",
    "현물은 1z {}", "1z가 현물 {}", "바닥에 1z {}", "상대 버림패: 1z {}",
    "la genbutsu est 1z, {}", "1z est genbutsu {}", "sur la table 1z {}",
    "rivière de l'adversaire : 1z {}", "sa rivière 1z {}",
)  # fmt: skip


@pytest.mark.parametrize("message", LYING)
def test_a_tile_that_lies_elsewhere_joins_no_hand(message):
    """Straight before thirteen tiles it was the fourteenth."""
    (found,) = find_hands([message.format("13m4567p3489s11z5z")]).hands
    assert found.hand == "13m4567p3489s115z"
    assert (found.situation.seen, found.situation.river, found.left_out) == ("1z", "", ())
    assert not found.situation.riichi


@pytest.mark.parametrize(
    ("message", "seen"),
    [
        ("the genbutsu are 1z and 9m {}", "1z9m"),
        ("場に1zが2枚 {}", "11z"),
        ("场上有1z 3张 {}", "111z"),
        ("{} genbutsu?", ""),
    ],
)
def test_several_tiles_that_lie_elsewhere(message, seen):
    (found,) = find_hands([message.format("2345m4567p3489s5z")]).hands
    assert (found.hand, found.situation.seen) == ("2345m4567p3489s5z", seen)


@pytest.mark.parametrize("price", ["700/1300", "8000/16000"])
def test_points_below_a_hand_are_no_tiles(price):
    (found,) = find_hands([f"123m456p789s11222z\n{price}, mangan"]).hands
    assert (found.hand, found.left_out) == ("123m456p789s11222z", ())


def test_the_last_tile_of_a_hand_in_pieces_is_of_the_hand():
    (found,) = find_hands(["13m 4567p 3489s 11z 5z genbutsu?"]).hands
    assert (found.hand, found.situation.seen) == ("13m4567p3489s115z", "")


@pytest.mark.parametrize(
    "message",
    ["リーチ一発ツモ {} 3m", "tsumo {}, 3m", "自摸 {} 3m", "쯔모 {} 3m", "{} 3m tsumo"],
)
def test_the_tile_behind_a_won_hand_is_the_one_that_won(message):
    (found,) = find_hands([message.format("123m406p789s11222z")]).hands
    assert (found.hand, found.left_out) == ("12m406p789s11222z3m", ())


def test_a_tile_beside_the_word_for_a_win_is_the_one_that_won():
    """The tile stood behind the hand's fourteen, or apart from its thirteen: it was left out."""
    for message, hand in (
        ("22345m456p777s345s ron 2m, riichi", "2345m456p345777s2m"),
        ("123456789m99p67s (no riichi, 8s ron)", "123456789m99p678s"),
        ("8s ron 234m567p34567s55z riichi", "234m567p34567s55z8s"),
        ("345m678p33s45s222z and 6s ron", "345m678p3345s222z6s"),
        ("チートイ 1133m5577p2244s6z ドラ6z 6zロン", "1133m5577p2244s66z"),
    ):
        (found,) = find_hands([message]).hands
        assert (found.hand, found.left_out) == (hand, ()), message
        assert found.situation.by is By.RON


@pytest.mark.parametrize(
    "message", ["{} 5z出た", "対面から5zが出た {}", "5z 나왔어요 {}", "{} 5z was discarded"]
)
def test_a_tile_that_came_out_can_be_called(message):
    (found,) = find_hands([message.format("135m2256p678s55z4s")]).hands
    assert (found.hand, found.situation.called) == ("135m2256p4678s55z", 31)


@pytest.mark.parametrize(
    ("message", "unused"),
    [
        ("{} ron riichi dora 2", ("dora 2",)),
        ("{} tsumo with 2 dora", ("2 dora",)),
        ("平和ドラ1ツモ {}", ("ドラ1",)),
        ("{} ツモ ドラドラ", ("ドラドラ",)),
        ("{} ツモ リーチ 裏1 ドラ2m", ("裏1",)),
        ("宝牌2 自摸 {}", ("宝牌2",)),
        ("寶牌2 自摸 {}", ("寶牌2",)),
        ("도라 2 {} 쯔모", ("도라 2",)),
        ("{} tsumo dora 2m, 2 dora", ()),
        ("{} ron dora 2 pin", ()),
    ],
)
def test_dora_that_are_only_counted_are_not_passed_over(message, unused):
    (found,) = find_hands([message.format("234678m456p33s678s")]).hands
    assert (found.situation.unused, found.left_out) == (unused, ())


@pytest.mark.parametrize(
    ("message", "seat"),
    [
        ("{} tsumo, non dealer", None),
        ("{} tsumo, dealer?", EAST),
        ("{} ツモ 親 何点？", EAST),
        ("{} ツモ 親で何点", EAST),
        ("{} 自摸 庄家 多少点", EAST),
        ("{} 自摸 莊家多少點", EAST),
        ("{} tsumo, dealer, how much", EAST),
        ("{} tsumo vs dealer?", None),
    ],
)
def test_the_dealer_before_a_question_for_the_price_is_the_winner(message, seat):
    (found,) = find_hands([message.format("234678m456p33s678s")]).hands
    assert found.situation.seat == seat


@pytest.mark.parametrize("message", ["3 man mahjong, {}", "on joue à trois, {}", "三人麻雀 {}"])
def test_three_play(message):
    assert find_hands([message.format("11m234p567p2345s44z")]).players == 3


def test_ura_has_its_simplified_sign_and_a_tile_in_hand_has_not():
    (found,) = find_hands(["立直自摸 里2s 234678m456p33s678s"]).hands
    assert [piece for piece, _ in found.situation.extras] == ["ura indicator:1s"]
    (found,) = find_hands(["手牌里234678m456p33s678s"]).hands
    assert found.hand == "234678m456p33678s"
