"""The alias lists: what players of each language type for tiles, read alike in every hand."""

import pytest

from engine import EAST, NORTH, SOUTH, WEST, HandError, MeldKind, parse_hand, parse_tiles
from engine.notation import CALL_NAMES, HONOR_NAMES, SUIT_NAMES, TYPED_WORDS
from engine.notation.spelling import DRAW_NAMES, signs_of, signs_of_language
from engine.tiles import GREEN, RED, WHITE

TILES = dict(zip("東南西北白發中", (EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED), strict=True))
EVERY = pytest.mark.parametrize("words", TYPED_WORDS.values(), ids=TYPED_WORDS.keys())


@EVERY
def test_every_name_of_an_honor_is_that_tile(words):
    for sign, names in words.honors.items():
        for name in names:
            assert parse_tiles(f"{name} {name}") == (TILES[sign],) * 2, name
            assert parse_tiles(name.upper()) == (TILES[sign],), name


@EVERY
def test_every_other_name_of_a_tile_is_that_tile(words):
    for picture, names in words.tiles.items():
        for name in names:
            assert parse_tiles(f"{name}1z{name}") == parse_tiles(f"{picture}1z{picture}"), name


@EVERY
def test_every_number_in_words_is_one_before_a_suit(words):
    for suit, names in words.suits.items():
        for name in names if suit != "z" else ():
            typed = [f"{rank}{name}" for rank in words.ranks]
            assert parse_tiles(" ".join(typed)) == parse_tiles(
                f"123456789{suit}"[: 10 * bool(typed)]
            )
            assert parse_tiles("".join(words.ranks) + name * bool(typed)) == parse_tiles(
                "".join(typed)
            )


@EVERY
def test_every_name_of_a_suit_is_that_suit_behind_a_number(words):
    for suit, names in words.suits.items():
        for name in names:
            for text in (f"123{name}", f"123 {name}", f"1{name} 2{name} 3{name}"):
                assert parse_tiles(text) == parse_tiles(f"123{suit}"), text


@EVERY
def test_every_word_for_red_makes_a_five_red(words):
    for name in words.reds:
        for typed in (f"{name} 5p", f"5 {name} p", f"5{name}p"):
            assert parse_tiles(typed) == parse_tiles("0p"), typed


@EVERY
def test_every_word_of_a_call_and_of_a_draw_is_read(words):
    melds = {"chi": "234s", "called": "234s", "pon": "555z"}
    for call, names in words.calls.items():
        for name in names:
            typed = f"{name} {melds.get(call, '5555z')} 1199m123p"
            if call == "kan":
                with pytest.raises(HandError, match="could be both"):
                    parse_hand(typed)
                continue
            (meld,) = parse_hand(typed).melds
            assert (meld.kind is MeldKind.CLOSED_KAN) == (call == "closed kan"), name
    for names in words.draws.values():
        for name in names:
            assert parse_hand(f"123m456p789s1122z {name} 3z").drawn == WEST, name


def test_no_name_has_two_meanings():
    """Where two languages disagree about a word, it stays out of the list that comes later."""
    meant = {}
    for names in (HONOR_NAMES, SUIT_NAMES, CALL_NAMES, DRAW_NAMES):
        meant |= signs_of(names)
    for words in TYPED_WORDS.values():
        for name, sign in signs_of_language(words).items():
            assert meant.setdefault(name, sign) == sign, name


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("est est sud ouest nord blanc vert rouge", "11234567z"),
        ("123 caractères 456 cercles 789 bambous 1z", "123m456p789s1z"),
        ("123m456p789s EST Sud vert vert", "123m456p789s1266z"),
        ("blanc×3 rouge×2", "555z77z"),
        ("123m rouge 5p", "123m0p"),
        ("123m 5 rouge p", "123m0p"),
        ("34p 5 rouge pin 1122 carac", "340p1122m"),
        ("5 rouge cercle rouge", "0p7z"),
        ("5p rouge 46p 123m 1z", "0p46p123m1z"),
        ("5 pin rouge 46p 1z", "0p46p1z"),
        ("46p 1z 5 cercles rouge", "46p1z0p"),
        ("345p rouge 1z", "345p7z1z"),
        ("55p 5p rouge rouge", "555p77z"),
        ("5p rouge vert blanc", "5p765z"),
        ("4p rouge", "4p7z"),
        ("pon de blanc 1199m123p1z", "[555z]1199m123p1z"),
        ("brelan blanc 1199m123p1z", "[555z]1199m123p1z"),
        ("brelan d'est 1199m123p1z", "[111z]1199m123p1z"),
        ("pon blanc blanc blanc 1199m123p1z", "[555z]1199m123p1z"),
        ("123m456p789s1122z pioche 3z", "123m456p789s11223z"),
    ],
)
def test_hands_typed_in_french(typed, plain):
    assert parse_hand(typed) == parse_hand(plain)


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("123万456饼789条东东发发", "123m456p789s1166z"),
        ("123萬456餅789條東東發發", "123m456p789s1166z"),
        ("123万子 456饼子 789条子 11字", "123m456p789s11z"),
        ("三四红五筒 六七八索 东东红中发财", "340p678s11z7z6z"),
        ("三四紅五筒 六七八索 東東紅中發財", "340p678s11z7z6z"),
        ("34红5筒678索东东东白板", "340p678s111z5z"),
        ("吃234条 碰发发发 1199万123饼东", "[234s][666z]1199m123p1z"),
        ("暗杠2222z 1199m123p123s", "(2222z)1199m123p123s"),
        ("加杠2222z 1199m123p123s", "[2222z]1199m123p123s"),
        ("123m456p789s1122z 摸3z", "123m456p789s11223z"),
        ("吃了234条 碰了白白白 1199m1z", "[234s][555z]1199m1z"),
        ("5饼红46饼 123m1z", "0p46p123m1z"),
        ("5筒紅 46筒 1z", "0p46p1z"),
        ("③④⑤饼 1萬", "345p1m"),
        ("5筒红中", "5p7z"),
        ("5筒红5筒", "5p0p"),
        ("白板碰 123m1z", "[555z]123m1z"),
        ("幺鸡幺鸡幺鸡 大饼 红中", "111s1p7z"),
        ("幺雞 23条 大餅 二三筒 紅中", "123s123p7z"),
        ("123萬456筒78索東東南南北 自摸9索", "123m456p78s11224z9s"),
    ],
)
def test_hands_typed_in_chinese(typed, plain):
    assert parse_hand(typed) == parse_hand(plain)


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("123만 456통 789삭 동동 백백", "123m456p789s1155z"),
        ("1만2만3만 4통5통6통 7삭8삭9삭 동동남남", "123m456p789s1122z"),
        ("19만19통19삭동남서북백발중", "19m19p19s1234567z"),
        ("3 4 적5통 123m 789s 1122z", "123m340p789s1122z"),
        ("일만 이만 삼만 사오육통 칠팔구삭 동동 남남", "123m456p789s1122z"),
        ("삼사적오통 백팔삭", "340p5z8s"),
        ("5통적 46통 1z", "0p46p1z"),
        ("백 퐁 123만 1z", "[555z]123m1z"),
        ("일이삼 만 일통", "123m1p"),
        ("123m456p789s11z 퐁 중중중", "123m456p789s11z[777z]"),
        ("안깡 발발발발 123m456p789s1z", "123m456p789s1z(6666z)"),
        ("123만 456통 789삭 1122자패 쯔모 3통", "123m456p789s1122z3p"),
    ],
)
def test_hands_typed_in_korean(typed, plain):
    assert parse_hand(typed) == parse_hand(plain)
