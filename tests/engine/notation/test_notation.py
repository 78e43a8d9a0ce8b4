"""Every notation in, one out; and every refusal with its place, its sentence and its fix."""

import copy
import pickle
import unicodedata

import pytest
from fuzz_notation import outcome, refusal, run
from hypothesis import example, given
from hypothesis import strategies as st
from strategies import ASCII_SIGNS, WALL, hands, typed_texts

from engine.errors import HandError, ImpossibleHandError, NotationError, Reason
from engine.hand import format_hand
from engine.melds import MeldKind, Source, format_meld
from engine.notation.hand_notation import LONGEST_HAND, LONGEST_TILES, parse_hand, parse_tiles
from engine.notation.lexer import SAME, UNSEEN
from engine.tiles import NAMES, UNICODE, format_tiles


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        # mpsz
        ("123m406p11z", "123m406p11z"),
        ("123m 406p, 11z", "123m406p11z"),
        ("11z406p321m", "23m406p11z1m"),
        ("1112345678999m", "1112345678999m"),
        ("1133557799m113p", "1133557799m113p"),
        ("19m19p19s1234567z", "19m19p19s1234567z"),
        ("13m456p789s11z(2222m)", "13m456p789s11z(2222m)"),
        ("123 456 789m 11z", "123456789m11z"),
        ("1 2 3 m 4 p", "123m4p"),
        ("  1m\t\n2m ", "12m"),
        # red fives
        ("0m", "0m"),
        ("r5m", "0m"),
        ("5mr", "0m"),
        ("5rm", "0m"),
        ("4r56m1p", "406m1p"),
        ("5mr 5p", "0m5p"),
        ("r5m5p", "0m5p"),
        ("5m r5p", "5m0p"),
        ("m5r", "0m"),
        ("mr5", "0m"),
        ("赤5p", "0p"),
        ("赤五萬赤５索", "0m0s"),
        ("五萬赤", "0m"),
        # 赤 stands before its five, and of two fives of one suit it does not matter which is red
        ("五萬赤五筒", "5m0p"),
        ("５ｍ赤５ｐ", "5m0p"),
        # a red five takes the suit behind it, and so do the numerals before it
        ("三四赤五六筒", "3406p"),
        ("三赤五五六索", "3056s"),
        ("三四赤五六", "3406m"),
        ("三四萬赤五五筒", "34m05p"),
        ("五五赤五六筒", "0556p"),
        ("5mr5m", "50m"),
        ("m5r5", "50m"),
        ("45r56m", "4056m"),
        ("⑤r⑤", "50p"),
        ("⑤r5p", "50p"),
        ("五萬r五", "50m"),
        ("五筒r五筒", "50p"),
        ("r⑤", "0p"),
        ("r🀔", "0s"),
        ("1m0m", "1m0m"),
        ("01m", "01m"),
        # suit first
        ("m123p406z11", "123m406p11z"),
        ("m 1 2 3 p 4", "123m4p"),
        ("m123 p4", "123m4p"),
        ("m123 4", "1234m"),
        # both
        ("m123 45p", "123m45p"),
        ("12m p34 5s", "12m34p5s"),
        ("12mp345", "12m345p"),
        ("p2 r5p", "20p"),
        ("m34 r56p", "34m06p"),
        # full-width
        ("１２３ｍ４０６ｐ１１ｚ", "123m406p11z"),
        ("ｍ１２３ｐ４０６ｚ１１", "123m406p11z"),
        ("１２３４", "1234s"),
        ("１２３ 4m", "4m123s"),
        ("１２３ Ｓ", "123s2z"),
        ("１２３ＥＳＳＮ", "123s1224z"),
        ("１２３ ４ｓ", "1234s"),
        ("１２３ ｍ７ｐ", "123m7p"),
        ("１ ２ ３ ｍ ４ｐ", "123m4p"),
        ("１２３　ｍ　４　ｐ", "123m4p"),
        ("１２３ m4p", "123m4p"),
        ("１２３ m5pr", "123m0p"),
        ("１２３ ｍ ４ｐ ５", "123m4p5s"),
        ("１２３ ４５６ ｍ１z", "123456m1z"),
        ("１２３ ｍｐ４", "123m4p"),
        ("１２３ m456s7", "456m1237s"),
        ("１２３ ｓ ４", "1234s"),
        ("１２３ ｍ ４ ｐ", "123m4p"),
        ("ｍ １２３ ｐ４", "123m4p"),
        ("１ r５ ｍ", "1m0m"),
        ("ｓ１２３ ４", "1234s"),
        ("12３m4p", "123m4p"),
        ("０ｍ", "0m"),
        # Unicode
        ("🀇🀙🀐🀀🀆🀅🀄", "1m1p1s1567z"),
        ("🀇\ufe0e🀄\ufe0f", "1m7z"),
        # Japanese
        ("一二三①②③１２３東南西北", "123m123p123s1234z"),
        ("白發発中", "5667z"),
        ("東東東南南南西西西北北白白", "1112223334455z"),
        ("一萬三筒５索東", "1m3p5s1z"),
        ("一万二餅三竹4条", "1m2p34s"),
        ("五六七筒東", "567p1z"),
        ("123萬4筒", "123m4p"),
        ("东发", "16z"),
        # honors by letter
        ("EESSWWNNPPFFCC", "11223344556677z"),
        ("ＥＳＷＮ", "1234z"),
        ("1mES2m", "12m12z"),
        # nobody sees these
        ("\ufeff1\u200bm\u200f2\u202cm", "12m"),
        ("1️⃣2️⃣3️⃣m4️⃣p", "123m4p"),
        # the drawn tile is the last concealed one
        ("2m1m", "21m"),
        ("13m2m456p11z77s[789s]", "123m456p77s11z[789s]"),
        # melds
        ("[4'56m]1z", "1z[4'56m]"),
        ("[4`56m]1z", "1z[4'56m]"),
        ("[11``11z]2z", '2z[11"11z]'),
        ("[45'6m]1z", "1z[5'46m]"),
        ("[456m]1z", "1z[456m]"),
        ("[654m]1z", "1z[456m]"),
        ("[m4'56]1z", "1z[4'56m]"),
        ("[4m'5m6m]1z", "1z[4'56m]"),
        ("[r5'46m]1z", "1z[0'46m]"),
        ("[5r'46m]1z", "1z[0'46m]"),
        ("[4'06m]1z", "1z[4'06m]"),
        ("[11'1z]2z", "2z[11'1z]"),
        ("[1'11z]2z", "2z[1'11z]"),
        ("[111'z]2z", "2z[111'z]"),
        ("[55'0m]2z", "2z[05'5m]"),
        ("[11'11z]2z", "2z[11'11z]"),
        ("[111'1z]2z", "2z[111'1z]"),
        ("[1'111z]2z", "2z[1'111z]"),
        ("[55'05m]2z", "2z[55'05m]"),
        ("[1111z]2z", "2z[1111z]"),
        ('[1"111z]2z', '2z[1"111z]'),
        ("[11''11z]2z", '2z[11"11z]'),
        ("[1111''z]2z", '2z[1111"z]'),
        ("[1111”z]2z", '2z[1111"z]'),
        ("(5505p)2z", "2z(0555p)"),
        ("（１１１１ｚ）南", "2z(1111z)"),
        ("［東’東東］南", "2z[1'11z]"),
        ("【４’５６ｍ】「①②③」東", "1z[4'56m][123p]"),
        ("[🀀🀀'🀀]2z", "2z[11'1z]"),
        ("[E'EE](SSSS)W", "3z[1'11z](2222z)"),
        ("1m[123m]2m[456m]3m4m", "1234m[123m][456m]"),
    ],
)
def test_reads(text, canonical):
    assert format_hand(parse_hand(text)) == canonical


ERRORS = [
    # reason, text, piece at fault, sentence, fix
    (Reason.EMPTY, "", "", "No tiles were typed.", None),
    (Reason.EMPTY, " , ", "", "No tiles were typed.", None),
    (
        Reason.TOO_LONG,
        "1" * 4000,
        "1" * (4000 - LONGEST_HAND),
        f"This is too long: 4000 characters, where {LONGEST_HAND} are enough.",
        None,
    ),
    (Reason.UNKNOWN_SIGN, "123m4x", "x", "Sign 6, x, is not a tile.", None),
    (
        Reason.UNKNOWN_SIGN,
        "1\u20ddm",
        "\u20dd",
        "Sign 2, U+20DD COMBINING ENCLOSING CIRCLE, is not a tile.",
        None,
    ),
    (Reason.UNKNOWN_SIGN, "🀫1m", "🀫", "Sign 1, 🀫, is not a tile.", None),
    (
        Reason.UNKNOWN_SIGN,
        "1\u0301m",
        "\u0301",
        "Sign 2, U+0301 COMBINING ACUTE ACCENT, is not a tile.",
        None,
    ),
    (Reason.UNKNOWN_SIGN, "\ud800", "\ud800", "Sign 1, U+D800, is not a tile.", None),
    (Reason.UNKNOWN_SIGN, "\0", "\0", "Sign 1, U+0000, is not a tile.", None),
    (
        Reason.NO_SUIT,
        "123m456",
        "456",
        "456 has no suit: write m, p, s or z (small) after it.",
        None,
    ),
    (
        Reason.NO_SUIT,
        "123E",
        "123",
        "123 has no suit: write m, p, s or z (small) after it.",
        None,
    ),
    (
        Reason.NO_SUIT,
        "123M456",
        "456",
        "456 has no suit: write m, p, s or z (small) after it.",
        None,
    ),
    *(
        (
            Reason.NO_SUIT,
            text,
            piece,
            f"{digits} has no suit: write m, p, s or z (small) after it.",
            fix,
        )
        for text, piece, digits, fix in (
            # A suit in capitals behind its digits, or before them.
            ("P123S", "123S", "123", "P123s"),
        )
    ),
    (
        Reason.NO_SUIT,
        "[123]m1z",
        "123]m",
        "123 has no suit: write m, p, s or z (small) after it.",
        "[123m]1z",
    ),
    (
        Reason.NO_SUIT,
        "[5r]m67m1z",
        "5r]m",
        "5 has no suit: write m, p, s or z (small) after it.",
        "5rm67m1z",
    ),
    (Reason.UNKNOWN_SIGN, "{123m}456m1z", "{", "Sign 1, {, is not a tile.", "[123m]456m1z"),
    (Reason.UNKNOWN_SIGN, "1m／2m", "／", "Sign 3, ／, is not a tile.", "1m 2m"),
    (Reason.NO_RANK, "1m p", "p", "The suit p has no digits.", None),
    (Reason.NO_RANK, "m123p", "p", "The suit p has no digits.", None),
    (Reason.NO_RANK, "mE", "m", "The suit m has no digits.", None),
    (
        Reason.WHICH_SUIT,
        "m123 456 789p",
        "456",
        "456 could be of two suits: write its own suit beside it.",
        None,
    ),
    (
        Reason.WHICH_SUIT,
        "１２３ ４５６ｍ",
        "１２３",
        "１２３ could be of two suits: write its own suit beside it.",
        None,
    ),
    (
        Reason.WHICH_SUIT,
        "１２３ ｍ ４５６",
        "１２３",
        "１２３ could be of two suits: write its own suit beside it.",
        None,
    ),
    (
        Reason.WHICH_SUIT,
        "１２３ ｍ ４ ｐ５",
        "１２３",
        "１２３ could be of two suits: write its own suit beside it.",
        None,
    ),
    (
        Reason.WHICH_SUIT,
        "ｍ１２３ ４５６",
        "４５６",
        "４５６ could be of two suits: write its own suit beside it.",
        None,
    ),
    (
        Reason.WHICH_FIVE,
        "5mr5p",
        "r",
        "r makes the five beside it red, but here it has one on each side.",
        "5m r5p",
    ),
    (
        Reason.WHICH_FIVE,
        "m5r🀝",
        "r",
        "r makes the five beside it red, but here it has one on each side.",
        "m5 r🀝",
    ),
    (
        Reason.WHICH_FIVE,
        "m5r5p",
        "r",
        "r makes the five beside it red, but here it has one on each side.",
        "m5 r5p",
    ),
    (
        Reason.STRAY_RED,
        "r6m",
        "r",
        "r makes the five beside it red, but here it has none.",
        "06m",
    ),
    (
        Reason.STRAY_RED,
        "5m r6m",
        "r",
        "r makes the five beside it red, but here it has none.",
        None,
    ),
    (
        Reason.TEN,
        "10m",
        "10",
        "There is no ten: a 1m and a red five are written 1m0m.",
        "1m0m",
    ),
    (
        Reason.TEN,
        "z11p10",
        "10",
        "There is no ten: a 1p and a red five are written 1p0p.",
        "z11p1p0",
    ),
    (
        Reason.TEN,
        "99 １０ ｓ",
        "１０",
        "There is no ten: a 1s and a red five are written 1s0s.",
        "99 1s0 ｓ",
    ),
    (
        Reason.TEN,
        "10m10m",
        "10",
        "There is no ten: a 1m and a red five are written 1m0m.",
        "1m0m1m5m",
    ),
    # The text would still have three tiles, and so nothing is offered.
    (
        Reason.TEN,
        "10m0m",
        "10",
        "There is no ten: a 1m and a red five are written 1m0m.",
        None,
    ),
    (Reason.NO_SUCH_HONOR, "18z", "8", "There is no 8z: the honors are 1z to 7z.", None),
    (Reason.NO_SUCH_HONOR, "10z", "0", "There is no 0z: the honors are 1z to 7z.", None),
    (Reason.NO_SUCH_HONOR, "z9", "9", "There is no 9z: the honors are 1z to 7z.", None),
    (
        Reason.UNCLOSED,
        "1z[123m",
        "[123m",
        "The bracket [ is not closed with ] behind its tiles.",
        "1z[123m]",
    ),
    (
        Reason.UNCLOSED,
        "(1111z [123m]2z",
        "(1111z ",
        "The bracket ( is not closed with ) behind its tiles.",
        "(1111z)[123m]2z",
    ),
    (
        Reason.UNCLOSED,
        "[123m456p",
        "[123m456p",
        "The bracket [ is not closed with ] behind its tiles.",
        None,
    ),
    (
        Reason.UNCLOSED,
        "[[123m]]",
        "[",
        "The bracket [ is not closed with ] behind its tiles.",
        None,
    ),
    (Reason.UNOPENED, "123m]", "]", "The bracket ] closes none that was opened.", None),
    (Reason.UNOPENED, "[123m)1z", ")", "The bracket ) closes none that was opened.", "[123m]1z"),
    (Reason.EMPTY_MELD, "1m[ ]", "[ ]", "There is no tile in these brackets.", None),
    (
        Reason.NOT_A_MELD,
        "[124m]1z",
        "[124m]",
        "[124m] is not a meld: a meld is a sequence, a triplet or four of a kind.",
        None,
    ),
    (
        Reason.NOT_A_MELD,
        "123m [4p]",
        "[4p]",
        "[4p] is not a meld: a meld is a sequence, a triplet or four of a kind.",
        "123m 4p",
    ),
    (
        Reason.NO_SUIT,
        "[1]m[2]m4p7z",
        "1]m",
        "1 has no suit: write m, p, s or z (small) after it.",
        "1m2m4p7z",
    ),
    (
        Reason.NOT_A_MELD,
        "[8m9m1p]1z",
        "[8m9m1p]",
        "[8m9m1p] is not a meld: a meld is a sequence, a triplet or four of a kind.",
        None,
    ),
    (
        Reason.NOT_A_MELD,
        "[11111m]1z",
        "[11111m]",
        "[11111m] is not a meld: a meld is a sequence, a triplet or four of a kind.",
        None,
    ),
    (
        Reason.HONOR_SEQUENCE,
        "1m[123z]",
        "[123z]",
        "[123z] is not a meld: honors make no sequences.",
        None,
    ),
    (
        Reason.HONOR_SEQUENCE,
        "1m[中白發]",
        "[中白發]",
        "[中白發] is not a meld: honors make no sequences.",
        None,
    ),
    (
        Reason.CLOSED_NOT_KAN,
        "(123m)4m",
        "(123m)",
        "(123m) is not a closed kan: write your own tiles without brackets, an open meld in [ ].",
        "123m4m",
    ),
    (
        Reason.CLOSED_NOT_KAN,
        "(4'56m)1z",
        "(4'56m)",
        "(4'56m) is not a closed kan: write your own tiles without brackets, an open meld in [ ].",
        "[4'56m]1z",
    ),
    (Reason.STRAY_MARK, "1'm", "'", "The mark ' stands behind no tile of a meld.", None),
    (Reason.STRAY_MARK, "['456m]1z", "'", "The mark ' stands behind no tile of a meld.", None),
    (Reason.STRAY_MARK, "[4 '56m]1z", "'", "The mark ' stands behind no tile of a meld.", None),
    (
        Reason.MISPLACED_MARK,
        "[1111'z]2z",
        "'",
        "The mark ' has no meaning at this place of [1111'z].",
        '[1111"z]2z',
    ),
    (
        Reason.MISPLACED_MARK,
        '[111"1z]2z',
        '"',
        'The mark " has no meaning at this place of [111"1z].',
        None,
    ),
    (
        Reason.MISPLACED_MARK,
        '[1"11z]2z',
        '"',
        'The mark " has no meaning at this place of [1"11z].',
        "[1'11z]2z",
    ),
    (
        Reason.MISPLACED_MARK,
        "[4''56m]2z",
        "''",
        "The mark '' has no meaning at this place of [4''56m].",
        "[4'56m]2z",
    ),
    (
        Reason.MISPLACED_MARK,
        "(1'111z)2z",
        "'",
        "The mark ' has no meaning at this place of (1'111z).",
        "(1111z)2z",
    ),
    (
        Reason.TWO_MARKS,
        "[4'5'6m]2z",
        "'",
        "Only one tile of a meld was called: one mark too many.",
        None,
    ),
    (
        Reason.TWO_MARKS,
        "[1'''11z]2z",
        "'''",
        "Only one tile of a meld was called: one mark too many.",
        None,
    ),
    (Reason.STRAY_CALL, "124m chi 1p", "chi", "There is no such meld beside chi.", None),
    (Reason.STRAY_CALL, "12m ポン", "ポン", "There is no such meld beside ポン.", None),
    (
        Reason.WHICH_CALLED,
        "111m pon 222m 3m",
        "pon",
        "pon could be about the tiles before it or behind it.",
        None,
    ),
    (
        Reason.WHICH_KAN,
        "kan 1111m 2m",
        "kan",
        "Write (1111z) for a closed kan and [1111z] for an open one: kan could be both.",
        None,
    ),
    (Reason.STRAY_DRAW, "12m draw", "draw", "There is no drawn tile behind draw.", None),
    (
        Reason.WHICH_RANGE,
        "1-9m 1z",
        "1-9m",
        "1-9m could be 123456789m or 19m: write the one that is meant.",
        "123456789m 1z",
    ),
    (
        Reason.WHICH_RANGE,
        "1m 1-7z",
        "1-7z",
        "1-7z could be 1234567z or 17z: write the one that is meant.",
        "1m 1234567z",
    ),
    (
        Reason.WHICH_RANGE,
        "6m..9m 1z",
        "6m..9m",
        "6m..9m could be 6789m or 69m: write the one that is meant.",
        "6789m 1z",
    ),
    (
        Reason.WHICH_HONOR,
        "EEE WWW GGG 1m",
        "WWW",
        "WWW could be west or white here: write 3z or 5z.",
        None,
    ),
    (
        Reason.LINK,
        "https://tenhou.net/0/?log=2024",
        "https://tenhou.net/0/?log=2024",
        (
            "No hand can be read from the link https://tenhou.net/0/?log=2024: "
            "only from tenhou.net/2/?q=123m456p."
        ),
        None,
    ),
    (
        Reason.FIFTH_TILE,
        "5m[555m]0m5m",
        "0",
        "There are only four copies of 5m in the game, not 6.",
        None,
    ),
    (
        Reason.SECOND_RED,
        "5m[505m]r5m",
        "5",
        "The game has 1 of the red five 0m, not 2.",
        None,
    ),
    (
        Reason.SECOND_RED,
        "0m[r555m]",
        "5",
        "The game has 1 of the red five 0m, not 2.",
        None,
    ),
    (
        Reason.SECOND_RED,
        "00p",
        "0",
        "The game has 1 of the red five 0p, not 2.",
        "05p",
    ),
    (
        Reason.SECOND_RED,
        "0000m",
        "0",
        "The game has 1 of the red five 0m, not 4.",
        "0555m",
    ),
    (
        Reason.SECOND_RED,
        "r5m0m5m5m5m",
        "0",
        "The game has 1 of the red five 0m, not 2.",
        None,
    ),
    (
        Reason.TOO_MANY_MELDS,
        "[123m][456m][789m][111z][222z]1m",
        "[222z]",
        "A hand has at most four melds, not 5.",
        None,
    ),
    (
        Reason.NO_CONCEALED,
        "[123m]",
        "",
        "A hand keeps at least one tile of its own beside its melds.",
        None,
    ),
    (Reason.ONE_SHORT, "123m456p789s111z", "", "12 tiles: one tile short of 13.", None),
    (
        Reason.ONE_SHORT,
        "123m456p789s[111z]",
        "",
        "12 tiles, each meld counted as three: one tile short of 13.",
        None,
    ),
    (Reason.TOO_MANY, "123m456p789s11122z3z", "3", "15 tiles: one too many for 14.", None),
    (
        Reason.TOO_MANY,
        "123m4p[111z]56p789s233z",
        "3",
        "15 tiles, each meld counted as three: one too many for 14.",
        None,
    ),
    (
        Reason.TOO_MANY,
        "一二三①②③１２３東南西北白發発中",
        "發",
        "17 tiles: 3 too many for 14.",
        None,
    ),
]


@pytest.mark.parametrize(("reason", "text", "piece", "sentence", "fix"), ERRORS)
def test_refuses(reason, text, piece, sentence, fix):
    with pytest.raises(HandError) as caught:
        parse_hand(text)
    error = caught.value
    meant = f" Did you mean {fix}?" if fix else ""
    assert (error.reason, str(error), error.fix) == (reason, f"{sentence}{meant}", fix)
    assert text[error.at : error.end] == piece
    assert piece or error.at == (0 if reason is Reason.EMPTY else len(text))
    names_a_place_only = isinstance(error, ImpossibleHandError)
    assert names_a_place_only or error.text == text


def test_every_reason_is_in_the_table():
    refused_only_among_tiles = {Reason.NO_MELDS_HERE}
    refused_only_of_three = {Reason.NOT_IN_SET, Reason.NO_CHI}
    elsewhere = refused_only_among_tiles | refused_only_of_three
    assert {row[0] for row in ERRORS} | elsewhere == set(Reason)


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("11m 1p 11m 1m", 11),
        ("[111m]11m", 7),
        ("11m[111m]", 6),
        ("🀇\ufe0f🀇\ufe0f🀇\ufe0f🀇\ufe0f🀇\ufe0f", 8),
        ("0m5mr", 2),
        ("0m 123p[505'm]", 9),
    ],
)
def test_the_place_is_that_of_the_tile_too_many(text, at):
    with pytest.raises(ImpossibleHandError) as caught:
        parse_hand(text)
    assert (caught.value.at, caught.value.end) == (at, at + 1)


@pytest.mark.parametrize("fix", sorted({row[4] for row in ERRORS if row[4] is not None}))
def test_a_fix_is_a_hand(fix):
    assert refusal(parse_hand, fix) is None


@given(typed_texts, st.sampled_from([3, 4, 2]), hands())
@example("0000m", 4, parse_hand("1z"))
@example("00p", 2, parse_hand("1z"))
@example("1m[10m0m]", 3, parse_hand("1m"))
@example("r5m00m", 3, parse_hand("555m1z"))
@example("123P" * 50, 3, parse_hand("1z"))
def test_a_fix_is_what_the_same_question_accepts(text, red_fives, beside):
    for parse in (
        lambda typed: parse_hand(typed, red_fives=red_fives),
        lambda typed: parse_tiles(typed, red_fives=red_fives),
        lambda typed: parse_tiles(typed, beside=beside),
    ):
        error = refusal(parse, text)
        if error and error.fix is not None:
            assert error.fix != text
            assert refusal(parse, error.fix) is None


def rebuilt_from(pickled):
    return pickle.loads(pickled)  # noqa: S301 - our own bytes


@given(typed_texts)
@example("123x")
@example("11111m")
def test_errors_can_be_copied_and_pickled(text):
    error = refusal(parse_hand, text)
    if error:
        for made in (copy.copy(error), copy.deepcopy(error), rebuilt_from(pickle.dumps(error))):
            assert type(made) is type(error)
            assert (str(made), vars(made)) == (str(error), vars(error))


@given(st.text(alphabet=ASCII_SIGNS, max_size=30), st.sampled_from(sorted(UNSEEN)))
@example("[4`56m]4p", "\u200b")
@example("0000111122223", "\u00ad")
@example("1234567891234", "\ufe0f")
def test_a_sign_that_nobody_sees_changes_nothing(text, sign):
    """What is typed in ASCII alone is read like the same text with another sign in it."""
    seen, unseen = refusal(parse_hand, text), refusal(parse_hand, text + sign)
    assert (seen and str(seen)) == (unseen and str(unseen))
    if not seen:
        assert parse_hand(text) == parse_hand(text + sign)


def test_ascii_signs_mean_what_they_are():
    assert [chr(code) for code in SAME if code < 128] == []


PASTED = [
    *map(chr, range(0x2060, 0x2070)),  # invisible operators, direction, a reserved one
    *"\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u00ad\u034f\u061c\u180e\ufeff",
    *map(chr, range(0xFE00, 0xFE10)),
]


@pytest.mark.parametrize("sign", PASTED, ids=lambda sign: f"U+{ord(sign):04X}")
def test_invisible_signs_of_a_paste_are_passed_over(sign):
    assert unicodedata.category(sign) in ("Cf", "Mn", "Cn")
    assert format_hand(parse_hand(f"{sign}1{sign}2m{sign}3{sign}m4m{sign}")) == "1234m"
    with pytest.raises(NotationError) as caught:
        parse_hand(f"1m{sign}x")
    assert caught.value.at == 3


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("P1m1p", "1m1p5z"), ("Ｓ１２３ｍ４ｐ", "123m4p2z"), ("S1p1m", "1m1p2z")],
)
def test_capitals_are_honors_where_the_digits_have_their_own_suit(text, canonical):
    assert sorted(parse_hand(text + "EE").tiles) == sorted(parse_tiles(canonical + "11z"))


@pytest.mark.parametrize("letter", "MPSZ")
@pytest.mark.parametrize("form", ["123{}", "{}123", "123{}4{}", "{}123{}4", "4p{}123", "4{}p123"])
def test_full_width_capitals_are_read_or_refused_like_ascii_ones(form, letter):
    ascii_text = form.replace("{}", letter)
    wide_text = "".join(wide(sign) for sign in ascii_text)
    ascii_error, wide_error = refusal(parse_hand, ascii_text), refusal(parse_hand, wide_text)
    assert (ascii_error is None) == (wide_error is None)
    if ascii_error is None:
        assert parse_hand(ascii_text) == parse_hand(wide_text)
        return
    assert ascii_error.reason == wide_error.reason
    assert (ascii_error.at, ascii_error.end) == (wide_error.at, wide_error.end)
    assert (ascii_error.fix is None) == (wide_error.fix is None)
    if ascii_error.fix:
        assert parse_hand(ascii_error.fix) == parse_hand(wide_error.fix)


def wide(sign):
    return sign if sign == " " else chr(ord(sign) + 0xFEE0)


def test_details_are_what_a_translation_needs():
    with pytest.raises(HandError) as caught:
        parse_hand("123m456p789s11122z3z")
    assert caught.value.details == {"size": 15, "over": 1, "concealed": 15, "melds": 0}
    with pytest.raises(HandError) as caught:
        parse_hand("4p123")
    assert caught.value.details == {"digits": "123"}


@pytest.mark.parametrize(
    ("text", "kind", "source", "tiles"),
    [
        ("[456m]", MeldKind.CHI, None, "456m"),
        ("[6'45m]", MeldKind.CHI, Source.LEFT, "645m"),
        ("[111z]", MeldKind.PON, None, "111z"),
        ("[1'11z]", MeldKind.PON, Source.LEFT, "111z"),
        ("[11'1z]", MeldKind.PON, Source.ACROSS, "111z"),
        ("[111'z]", MeldKind.PON, Source.RIGHT, "111z"),
        ("[1111z]", MeldKind.OPEN_KAN, None, "1111z"),
        ('[1"111z]', MeldKind.OPEN_KAN, Source.LEFT, "1111z"),
        ('[11"11z]', MeldKind.OPEN_KAN, Source.ACROSS, "1111z"),
        ('[1111"z]', MeldKind.OPEN_KAN, Source.RIGHT, "1111z"),
        ("[5'055m]", MeldKind.ADDED_KAN, Source.LEFT, "5055m"),
        ("[05'55m]", MeldKind.ADDED_KAN, Source.ACROSS, "0555m"),
        ("[550'5m]", MeldKind.ADDED_KAN, Source.RIGHT, "5505m"),
        ("(0555m)", MeldKind.CLOSED_KAN, None, "0555m"),
    ],
)
def test_melds_say_how_they_were_made(text, kind, source, tiles):
    (meld,) = parse_hand(text + "1p").melds
    assert (meld.kind, meld.source, meld.tiles) == (kind, source, parse_tiles(tiles))


@pytest.mark.parametrize(
    ("text", "drawn"),
    [("12m", "2m"), ("21m", "1m"), ("1m[123m]0m", "0m"), ("12m[123m][456p]", "2m"), ("1m", None)],
)
def test_the_last_concealed_tile_typed_is_the_drawn_one(text, drawn):
    tile = parse_hand(text).drawn
    assert (tile if tile is None else NAMES[tile]) == drawn


@given(hands())
def test_parsing_the_canonical_form_gives_the_hand_back(hand):
    text = format_hand(hand)
    assert parse_hand(text) == hand
    assert format_hand(parse_hand(text)) == text
    assert len(text) <= LONGEST_HAND


@given(hands(), st.randoms())
def test_every_notation_means_the_same_hand(hand, random):
    text = "".join(random.choice(spellings(tile)) for tile in typed_order(hand))
    assert parse_hand(text + "".join(map(format_meld, hand.melds))) == hand


def typed_order(hand):
    concealed = list(hand.concealed)
    if hand.drawn is not None:
        concealed.remove(hand.drawn)
        concealed.append(hand.drawn)
    return concealed


KANJI_STYLE = {"m": "{}萬 ", "p": "{}筒、", "s": " {}竹 "}
RANK_STYLE = (
    *(f" {sign} " for sign in "一二三四五六七八九"),
    *"①②③④⑤⑥⑦⑧⑨",
    *UNICODE[18:27],  # a bare １ is sou only beside no １p
)
"""What tiles are called where no suit is written."""


def spellings(tile):
    """Ways to type one tile that stay what they are whatever stands beside them."""
    rank, letter = NAMES[tile]
    five = rank if rank != "0" else "5"
    wide = chr(ord(rank) + 0xFEE0)
    ways = [
        f"{rank}{letter} ",
        f" {letter}{rank} ",
        f"{wide}{letter},",
        f"\u200b{rank}\ufe0f{letter}、",
    ]
    if tile >= 27 and tile < 34:
        return [*ways, UNICODE[tile], "ESWNPFC"[tile - 27], "東南西北白發中"[tile - 27]]
    if tile < 27:
        return [*ways, UNICODE[tile], KANJI_STYLE[letter].format(rank), RANK_STYLE[tile]]
    kanji = {"m": "五萬", "p": "五筒", "s": "５索"}[letter]
    return [
        *ways,
        f" r{five}{letter} ",
        f"{five}{letter}r ",
        f" 赤{kanji} ",
        f" r{UNICODE[[4, 13, 22][tile - 34]]} ",
    ]


@given(st.lists(st.sampled_from(WALL), max_size=40, unique_by=id))
def test_tiles_keep_their_order(tiles):
    few = tuple(
        tile for n, tile in enumerate(tiles) if tiles[:n].count(tile) < (1 if tile > 33 else 3)
    )
    assert parse_tiles(format_tiles(few)) == few


def test_tiles_are_any_number_of_tiles():
    assert parse_tiles("") == ()
    assert parse_tiles(" , ") == ()
    assert format_tiles(parse_tiles("3p3p7s 中 0m")) == "33p7s7z0m"
    wall = format_tiles(WALL)
    assert sorted(parse_tiles(wall)) == sorted(WALL)
    assert len(" ".join(NAMES[tile] for tile in WALL)) < LONGEST_TILES


@pytest.mark.parametrize(
    ("text", "reason", "piece", "fix"),
    [
        ("1m[123m](1111z)", Reason.NO_MELDS_HERE, "[123m]", "1m123m1111z"),
        ("1m[1'23m", Reason.UNCLOSED, "[1'23m", "1m123m"),
        ("1m[123m", Reason.UNCLOSED, "[123m", "1m123m"),
        ("11m[111m", Reason.UNCLOSED, "[111m", None),
        ("11m 111m", Reason.FIFTH_TILE, "1", None),
        ("①" * 300, Reason.FIFTH_TILE, "①", None),
        ("0p０p", Reason.SECOND_RED, "０", "0p５p"),
        ("1" * (LONGEST_TILES + 1), Reason.TOO_LONG, "1", None),
        ("1m 2", Reason.NO_SUIT, "2", None),
    ],
)
def test_tiles_refuse(text, reason, piece, fix):
    with pytest.raises(HandError) as caught:
        parse_tiles(text)
    error = caught.value
    assert (error.reason, text[error.at : error.end], error.fix) == (reason, piece, fix)


@pytest.mark.parametrize(
    ("hand", "seen", "reason", "piece_at"),
    [
        ("111m2p[123m]", "5p1m", Reason.FIFTH_TILE, 2),
        ("111m2p", "1m1m", Reason.FIFTH_TILE, 2),
        ("(1111m)2p", "p5m1", Reason.FIFTH_TILE, 3),
        ("0m", "123p 0m", Reason.SECOND_RED, 5),
    ],
)
def test_tiles_beside_a_hand_count_with_it(hand, seen, reason, piece_at):
    assert parse_tiles(seen)
    with pytest.raises(ImpossibleHandError) as caught:
        parse_tiles(seen, beside=parse_hand(hand))
    assert (caught.value.reason, caught.value.at) == (reason, piece_at)


@pytest.mark.parametrize(
    ("typed", "fix"),
    [
        ("1z[123m456p", "1z[123m]456p"),
        ("[123m456p789s1z", "[123m]456p789s1z"),
        ("(5555z123m1p", "(5555z)123m1p"),
        ("[5555z123m1p", "[5555z]123m1p"),
        ("[124m456p1z", None),
        ("1 mango", None),
        ("11hi", None),
        ("123m/456p-7s", "123m 456p 7s"),
        ("1-2-3m+1p", "1 2 3m+1p"),
        ("123 P4S", "123p4s"),
        ("5mR", "5mr"),
        # A closed kan with two backs, as other notations write it.
        ("123m456p55z0110z", "123m456p55z(1111z)"),
        ("123m456p550110z", "123m456p55z(1111z)"),
        ("123m456p55z 0220p", "123m456p55z (2222p)"),
        ("123m 0110z 0550z 55m", "123m (1111z) (5555z) 55m"),
        ("0550p1m", "0555p1m"),  # which of four fives are red, nobody knows
        ("80z1m", None),
        # Four alike in a hand of 15 to 18 tiles.
        ("1111z123m456p789s55z", "123m456p789s55z(1111z)"),
        ("123m1111p456s99s789s", "123m45699789s(1111p)"),
        ("1111m2222m3333p4444s55z", "55z(1111m)(2222m)(3333p)(4444s)"),
        ("1111m2222m123p456p7s", "123456p7s(1111m)(2222m)"),
        ("1111z123m456p55z[789s]", "123m456p55z[789s](1111z)"),
        ("123m456p789s112233z", None),
        ("1111222233334m5z5z", None),  # two of them would do
        ("123m 456p 789s 1111z 55z", "123m 456p 789s (1111z) 55z"),
        ("55z 123m 456p 789s 1111z", "55z 123m 456p 789s (1111z)"),
        ("12345677m 789s 1111z", "12345677m 789s (1111z)"),  # apart by suit
        # Melds apart from the own tiles.
        ("5z3z 1111m 1111z 333z 444z", "5z3z [1111m] [1111z] [333z] [444z]"),
        ("5z3z, 1111m, 1111z, 333z, 444z", "5z3z, [1111m], [1111z], [333z], [444z]"),
        ("5z3z 0110m 1111z 333z 444z", "5z3z (1111m) [1111z] [333z] [444z]"),
        ("5z3z (1111m) 1111z 333z 444z", "5z3z (1111m) [1111z] [333z] [444z]"),
        # An r for a 0.
        ("1234m4r6p", "1234m406p"),
        ("4r6p1234m", "406p1234m"),
        ("46rp1234m", "460p1234m"),
        ("1234m40r6p", "1234m406p"),
        ("1234m 4r 6p", "1234m 40 6p"),
        ("1234m4赤6p", "1234m406p"),
        ("1234m r 6p", None),
    ],
)
def test_errors_offer_the_fix_that_was_probably_meant(typed, fix):
    with pytest.raises(HandError) as caught:
        parse_hand(typed)
    assert caught.value.fix == fix
    assert fix is None or parse_hand(fix)


def test_the_set_in_use_says_how_many_red_fives_there_are():
    assert format_hand(parse_hand("00p", red_fives=4)) == "00p"
    with pytest.raises(ImpossibleHandError, match="1 of the red five 0m"):
        parse_hand("00m", red_fives=4)
    with pytest.raises(ImpossibleHandError, match="0 of the red five 0m"):
        parse_hand("0m", red_fives=2)


@given(typed_texts)
@example("[" * 200)
@example("[1m" * 60)
@example("r" * 200)
@example("５ " * 100)
@example("123M" * 50)
@example("(10m)" * 40)
@example("'" * 200)
@example("５ " * 300)
def test_only_hand_errors_escape(text):
    assert outcome(text)


@pytest.mark.parametrize("value", [None, 5, b"123m", ["1m"]])
def test_a_value_that_is_no_text_is_a_type_error(value):
    with pytest.raises(TypeError):
        parse_hand(value)


@pytest.mark.parametrize("parse", [parse_hand, parse_tiles])
def test_a_text_that_is_too_long_is_not_looked_at(parse, monkeypatch):
    monkeypatch.delattr("engine.notation.lexer.tokens")
    with pytest.raises(NameError):
        parse("1m")
    error = refusal(parse, "1m" * 2_000_000)
    assert error.reason is Reason.TOO_LONG


def test_fuzz_meets_hands_and_many_reasons():
    outcomes = run(inputs=5000, seed=1)
    assert outcomes["hand"] > 200
    assert len(outcomes) > 15
