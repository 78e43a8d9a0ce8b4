"""Hands as players type them: each is the hand that plain notation writes."""

import pytest

from engine.errors import HandError, Reason
from engine.hand import format_hand
from engine.notation.hand_notation import parse_hand, parse_tiles
from engine.notation.spelling import tile_of_emoji

HANDS = (
    "123m456p789s1122z",
    "123m406p789s11z5m5m",
    "1112345678999m",
    "19m19p19s1234567z",
    "1133557799m113p3p",
    "234567m23456p77s",
    "23m456p789s111222z",
    "123m4567p55s777z6p",
    "2233445566778s8s",
    "40m55667p123s4466z",
    "123456789p2345z",
    "12m",
)


def differing(texts):
    """Return each (text, plain hand) of which the text is read as something else."""
    return [(text, plain) for text, plain in texts if read(text) != read(plain)]


def read(text):
    try:
        return format_hand(parse_hand(text))
    except HandError as error:
        return error.reason


def test_the_plain_hands_can_be_read():
    assert not [hand for hand in HANDS if isinstance(read(hand), Reason)]


# What players of the first hour typed.


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 2p", "123456789m11122p"),
        ("E E E 234567m 3456p 1s", "234567m3456p111z1s"),
        ("34567m11p3s, chi 234s, pon 666z", "34567m11p3s[234s][666z]"),
        ("234 567m 345 67p 33s 1z", "234567m34567p33s1z"),
        ("二三四五六七 ③④⑤⑥⑦ 33 東", "234567m34567p33s1z"),
        ("https://tenhou.net/2/?q=123m456p789s1122z", "123m456p789s1122z"),
        ("http://tenhou.net/2/?p=123m456p789s1122z", "123m456p789s1122z"),
        ("tenhou.net/2/?q=123m456p789s1122z", "123m456p789s1122z"),
        ("`123m456p789s1122z`", "123m456p789s1122z"),
        ('"123m456p789s1122z"', "123m456p789s1122z"),
        ("hand: 123m456p789s1122z", "123m456p789s1122z"),
        ("My hand is 123m456p789s1122z.", "123m456p789s1122z"),
        ("Hand 123m456p789s1122z", "123m456p789s1122z"),
        ("手牌は123m456p789s1122z", "123m456p789s1122z"),
        ('["1m","2m","3m","4p","5pr","6p","E","E","7z","7z"]', "123m406p1177z"),
        ("['1m', '2m', '3m', '0p', 'P', 'P', '1z']", "123m0p155z"),
        ("手牌：`123m456p789s1122z`", "123m456p789s1122z"),
        ("123M456P", Reason.ONE_SHORT),
        ("123M456P7S", "123m456p7s"),
        ("east east 123m456p789s22z", "123m456p789s1122z"),
        ("haku hatsu chun 1m", "1m567z"),
        ("WWW GGG RRR 1122m", "1122m555666777z"),
        ("123万456ピン1索", "123m456p1s"),
        ("345678m11p 2'34s 6'66z", "345678m11p[2'34s][6'66z]"),
        ("345678m11p chi 234s 666z pon", "345678m11p[234s][666z]"),
        ("12m`111z`+`draw 3p`", Reason.ONE_SHORT),
        ("1m`111z`+`draw 3p`", "1m111z3p"),
        ("<:1m:1142345678901234567><:2m:1142345678901234568>", "12m"),
        # 15 and 16 tiles, which no hand has: said instead of answering with some of them
        ("345678m 11p 234s chi 666z pon 9s", Reason.TOO_MANY),
        ("[234m] 567m 3456p 11s [777z] 5s", Reason.TOO_MANY),
        ("345678m 11p 234s chi 666z pon", "345678m11p[234s][666z]"),
    ],
)
def test_inputs_of_the_first_hour(text, canonical):
    got = read(text)
    if isinstance(canonical, Reason) or isinstance(got, Reason):
        assert got is canonical
    else:
        assert parse_hand(got) == parse_hand(canonical)


# Around the hand.


@pytest.mark.parametrize(
    "around",
    [
        "`{}`",
        "``{}``",
        "```{}```",
        "```\n{}\n```",
        '"{}"',
        "'{}'",
        "“{}”",
        "‘{}’",
        "«{}»",
        "**{}**",
        "*{}*",
        "__{}__",
        "_{}_",
        "~~{}~~",
        "||{}||",
        "> {}",
        "({})",
        "（{}）",
        "「{}」",
        "【{}】",
        "`{}`.",
        "{}?",
        "{}!",
        "{}。",
        "{}…",
        "  {}  ",
        "\n{}\n",
        '"`{}`"',
        "**`{}`**",
        "||`{}`||",
    ],
)
def test_marks_around_a_hand_are_passed_over(around):
    texts = [(around.format(hand), hand) for hand in HANDS if len(hand) > len("[1234m]")]
    assert not differing(texts)


@pytest.mark.parametrize(
    "between",
    [
        " ",
        ", ",
        "  ",
        "+",
        " + ",
        "`+`",
        "**",
        " | ",
        ". ",
        "、",
        "　",
        "・",
        ";",
        "\n",
        "` `",
        "__",
        ": ",
        ",,",
    ],
)
def test_marks_between_suits_are_passed_over(between):
    texts = [(between.join(suits(hand)), hand) for hand in HANDS]
    assert not differing(texts)


def suits(hand):
    """The hand cut behind each suit."""
    for letter in "mpsz":
        hand = hand.replace(letter, letter + " ")
    return hand.split()


@pytest.mark.parametrize("text", ["1m-2m", "1m/2m", "1m–2m", "1m~2m", "1-4-7m", "1-3", "1m-9p"])
def test_marks_that_could_mean_something_are_refused(text):
    assert isinstance(read(text), Reason)


@pytest.mark.parametrize(
    ("text", "fix"),
    [
        ("1..4m", "1234m"),
        ("1…4m", "1234m"),
        ("1 .. 4m", "1234m"),
        ("1-4m", "1234m"),
        ("1–4 m", "1234m"),
        ("1~4m", "1234m"),
        ("１～４ｍ", "1234m"),
        ("1m-4m", "1234m"),
        ("m1-4", "1234m"),
        ("一〜四萬", "1234m"),
        ("1-4 man", "1234m"),
        ("1-4万", "1234m"),
        ("1~4만", "1234m"),
        ("123m 4-7p", "123m4567p"),
    ],
)
def test_a_range_is_never_guessed_and_the_tiles_between_are_offered(text, fix):
    """1-4m is four tiles to one player, and the wait of 23m to another."""
    with pytest.raises(HandError) as told:
        parse_hand(text)
    assert told.value.reason is Reason.WHICH_RANGE
    assert parse_tiles(told.value.fix) == parse_tiles(fix)


def test_three_numbers_with_dashes_are_no_range():
    with pytest.raises(HandError) as told:
        parse_hand("1-4-7m")
    assert (told.value.reason, told.value.fix) == (Reason.UNKNOWN_SIGN, None)


# Capitals.


@pytest.mark.parametrize(
    "spell",
    [
        str.upper,
        lambda hand: " ".join(suits(hand.upper())),
        lambda hand: ", ".join(suits(hand.upper())),
        lambda hand: f"`{hand.upper()}`",
        lambda hand: "".join(wide(sign) for sign in hand.upper()),
        lambda hand: hand.replace("m", "M").replace("p", "P"),
        lambda hand: " ".join(suit[-1] + suit[:-1] for suit in spaced_suits(hand.upper())),
        lambda hand: "".join(suit[-1] + suit[:-1] for suit in spaced_suits(hand.upper())),
        lambda hand: hand.upper().replace("M", "m"),
    ],
)
def test_suits_in_capitals_are_read(spell):
    texts = [(spell(hand), hand) for hand in HANDS]
    assert not differing(texts)


def spaced_suits(hand):
    for letter in "MPSZ":
        hand = hand.replace(letter, letter + " ")
    return hand.split()


def wide(sign):
    return chr(ord(sign) + 0xFEE0)


@pytest.mark.parametrize("text", ["P123S", "123P S456", "5mR", "SS123P456S", "123M456"])
def test_capitals_of_two_meanings_are_refused(text):
    assert isinstance(read(text), Reason)


# Words for tiles.

LEXICONS = (
    ("east", "south", "west", "north", "white", "green", "red"),
    ("East", "South", "West", "North", "Haku", "Hatsu", "Chun"),
    ("ton", "nan", "sha", "pei", "haku", "hatsu", "chun"),
    ("TON", "NAN", "SHAA", "PEI", "HAKU", "HATSU", "CHUN"),
    (
        "east wind",
        "south wind",
        "west wind",
        "north wind",
        "white dragon",
        "green dragon",
        "red dragon",
    ),
    ("トン", "ナン", "シャー", "ペー", "ハク", "ハツ", "チュン"),
    ("ﾄﾝ", "ﾅﾝ", "ｼｬｰ", "ﾍﾟｰ", "ﾊｸ", "ﾊﾂ", "ﾁｭﾝ"),
    ("東風", "南風", "西風", "北風", "白板", "發財", "紅中"),
    ("东", "南", "西", "北", "白板", "发财", "红中"),
    ("E", "S", "W", "N", "P", "F", "C"),
    ("<:east:1>", "<:south:2>", "<a:west:3>", "<:north:4>", "<:haku:5>", "<:hatsu:6>", "<:chun:7>"),
    ("<:1z:1>", "<:2z:22>", "<:3z:3>", "<:z4:4>", "<:z5:5>", "<:6z:6>", "<:7z:7>"),
)


@pytest.mark.parametrize("names", LEXICONS, ids=lambda names: names[0])
def test_honors_are_read_by_name(names):
    texts = [(" ".join(named(hand, names)), hand) for hand in HANDS]
    assert not differing(texts)


def named(hand, names):
    """The suits of a hand, its honors by name."""
    for suit in suits(hand):
        if suit.endswith("z"):
            yield from (names[int(digit) - 1] for digit in suit[:-1])
        else:
            yield suit


@pytest.mark.parametrize(
    "names",
    [
        ("man", "pin", "sou", "honors"),
        ("Man", "Pin", "Sou", "h"),
        (" man", " pin", " sou", " honor"),
        ("manzu", "pinzu", "souzu", "honours"),
        ("wan", "dots", "bamboo", "z"),
        (" characters", " circles", " bams", "z"),
        ("萬", "筒", "索", "z"),
        ("万", "饼", "条", "z"),
        ("マン", "ピン", "ソー", "字牌"),
        ("マンズ", "ピンズ", "ソーズ", "z"),
        ("萬子", "筒子", "索子", "z"),
        (" crak", " dot", " bam", "z"),
        ("ｍ", "ｐ", "ｓ", "ｚ"),
        ("ﾏﾝ", "ﾋﾟﾝ", "ｿｰｽﾞ", "z"),
        ("ㅡ", "ㅔ", "ㄴ", "ㅋ"),  # mpsz on a keyboard left at Korean
        ("м", "п", "с", "з"),
    ],
    ids=lambda names: names[0].strip(),
)
def test_suits_are_read_by_name(names):
    texts = [
        (" ".join(f"{suit[:-1]}{names['mpsz'.index(suit[-1])]}" for suit in suits(hand)), hand)
        for hand in HANDS
    ]
    assert not differing(texts)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("eastsouthwestnorth", "1234z"),
        ("hakuhatsuchun 1m", "1m567z"),
        ("east ×2 112m", "112m11z"),
        ("E x3 1m", "1m111z"),
        ("1m x3 2p*2 E×2", "111m22p11z"),
        ("123m456p789s1122z -> 5m", "123m456p789s1122z5m"),
        ("123m456p789s1122z → 5m", "123m456p789s1122z5m"),
        ("red 5p 46p 1m", "406p1m"),
        ("red5p46p1m", "406p1m"),
        ("aka5m 46m 1p", "406m1p"),
        ("aka 5s 46s 1p", "406s1p"),
        ("Red 5m 6m", "06m"),
        ("GG 11m", "11m66z"),
        ("RR 11m", "11m77z"),
        ("WGR 1m", "1m567z"),
        ("ESWNWGR", "1234567z"),
        ("EE SS WW NN GG", "1122334466z"),
        ("SSS WWW NNN 1m", "1m222333444z"),
        ("NN WW GG 1m", "1m445566z"),
        ("EEE WWW GGG 1m", None),
        ("East 1m", "1m1z"),
        ("haku 1m", "1m5z"),
        ("e 1m", "1m1z"),
        ("white ×3 1m", "1m555z"),
        ("north north 22m", "22m44z"),
        ("mango", None),
        ("easter 1m", None),
        ("pee 1m", None),
        ("1 mango", None),
        ("redd 1m", None),
    ],
)
def test_words_and_letters_of_honors(text, canonical):
    if canonical is None:
        assert isinstance(read(text), Reason)
    else:
        assert sorted(parse_hand(read(text)).tiles) == sorted(parse_tiles(canonical))


@pytest.mark.parametrize(
    "form",
    [
        "{0}{1}",
        "{1}{0}",
        "{0}_{1}",
        "_{0}{1}",
        "mahjong_{0}{1}",
        "mj{0}{1}",
        "Tile{0}{1}",
        "{0}{1}_",
    ],
)
@pytest.mark.parametrize("suit", ["m", "p", "s", "man", "pin", "sou", "Man", "Pin", "Sou"])
def test_tiles_are_read_by_the_names_of_emoji(form, suit):
    for rank in range(1, 10):
        name = form.format(rank, suit)
        assert tile_of_emoji(name) == f"{rank}{suit[0].lower()}", name
        assert parse_tiles(f"<:{name}:114234567890123>") == parse_tiles(f"{rank}{suit[0].lower()}")


@pytest.mark.parametrize(
    "name",
    [
        "5mr",
        "0m",
        "aka5m",
        "red5m",
        "5m_red",
        "m5r",
        "r5m",
        "5man_aka",
        "man5red",
        "0man",
        "mahjong_red_5m",
        "Dora5m",
    ],
)
def test_red_fives_are_read_by_the_names_of_emoji(name):
    assert parse_tiles(f"<:{name}:1142>") == parse_tiles("0m")


@pytest.mark.parametrize("name", ["pog", "mahjong", "6mr", "man", "thumbsup", "55m", "kan", "em"])
def test_other_emoji_are_no_tiles(name):
    assert tile_of_emoji(name) is None
    assert read(f"1m<:{name}:1142>") is Reason.UNKNOWN_SIGN


# Links.


@pytest.mark.parametrize(
    "scheme", ["https://", "http://", "", "HTTPS://", "https://www.", "<https://"]
)
@pytest.mark.parametrize(
    "form",
    [
        "tenhou.net/2/?q={}",
        "tenhou.net/2/?p={}",
        "Tenhou.net/2/?q={}",
        "tenhou.net/2?q={}",
        "tenhou.net/2/?a=1&q={}",
        "tenhou.net/2/?q={}&x=y",
        "tenhou.net/2/?q={}#top",
    ],
)
def test_links_of_tenhou_are_read(scheme, form):
    close = ">" * scheme.startswith("<")
    texts = [(f"{scheme.lstrip('<')}{form.format(hand)}", hand) for hand in HANDS]
    assert not differing(texts), close


@pytest.mark.parametrize("form", ["q={}", "p={}", "?q={}", "?p={}", " q={} "])
def test_the_question_of_a_link_is_read(form):
    assert not differing([(form.format(hand), hand) for hand in HANDS])


@pytest.mark.parametrize(
    "link",
    [
        "https://tenhou.net/0/?log=2024010100gm-0029-0000-abcdef01&tw=1",
        "tenhou.net/3/?L0000",
        "https://example.org/123m456p",
        "http://tenhou.net/",
        "www.example.org",
        "tenhou.net",
    ],
)
def test_other_links_are_named(link):
    with pytest.raises(HandError) as caught:
        parse_hand(link)
    assert caught.value.reason is Reason.LINK
    assert caught.value.details == {"link": link}
    assert (caught.value.at, caught.value.end) == (0, len(link))


# Called melds and drawn tiles.

CALLED = (
    ("234s", "[234s]", "chi"),
    ("666z", "[666z]", "pon"),
    ("1111m", "(1111m)", "ankan"),
    ("9999p", "[9999p]", "minkan"),
    ("406s", "[406s]", "chi"),
    ("55m0m", "[550m]", "pon"),
    ("789p", "[789p]", "chi"),
    ("111z", "[111z]", "pon"),
    ("2222z", "(2222z)", "closed kan"),
    ("3333s", "[3333s]", "kakan"),
)
SPOKEN = {
    "chi": ("chi", "Chi", "CHI", "chii", "chow", "チー", "called", "open"),
    "pon": ("pon", "Pon", "PON", "pong", "pung", "ポン", "called", "open"),
    "ankan": ("ankan", "Ankan", "closed kan", "concealed kan", "暗槓", "暗カン"),
    "closed kan": ("ankan", "closed kan", "concealed kan", "暗槓", "アンカン"),
    "minkan": ("minkan", "daiminkan", "open kan", "大明槓", "明槓", "open"),
    "kakan": ("kakan", "shouminkan", "added kan", "加槓", "加カン"),
}


@pytest.mark.parametrize(
    "form",
    [
        "{concealed} {word} {tiles}",
        "{concealed} {tiles} {word}",
        "{concealed}, {word}: {tiles}",
        "{word} {tiles} {concealed}",
        "{concealed} {word}({bracketed})",
    ],
)
@pytest.mark.parametrize(("tiles", "bracketed", "call"), CALLED)
def test_melds_are_read_beside_their_words(form, tiles, bracketed, call):
    if form.endswith("({bracketed})"):
        form = form.replace("({bracketed})", " {bracketed}")
    concealed = "8m77p"
    texts = [
        (
            form.format(concealed=concealed + "E", word=word, tiles=tiles, bracketed=bracketed),
            f"{concealed}1z{bracketed}",
        )
        for word in SPOKEN[call]
    ]
    if "111z" in tiles:
        texts = [(text.replace("E", " 9s"), plain.replace("1z[", "9s[")) for text, plain in texts]
    assert not differing(texts)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("pon haku 11m22p", "11m22p[555z]"),
        ("[pon 555z] 11m22p", "11m22p[555z]"),
        ("11m22p[234s: chi](ポン555z)", "11m22p[234s][555z]"),
        ("[123m][ankan 1111z]22p", "22p[123m](1111z)"),
        ("(kan 1111z)22p[kan 3333z]", "22p(1111z)[3333z]"),
        ("11m22p haku pon", "11m22p[555z]"),
        ("白ポン 11m22p", "11m22p[555z]"),
        ("白ポン 123m 22p", "123m22p[555z]"),
        ("白碰 123m 22p", "123m22p[555z]"),
        ("11m22p白ポン", "11m22p[555z]"),
        ("白ポン 1m 1m 22p", "11m22p[555z]"),
        ("pon haku 1m 1m 22p", "11m22p[555z]"),
        ("9s pon 123m 22p", "123m22p[999s]"),
        ("pon 9s 11m22p", "11m22p[999s]"),
        ("ankan 7z 11m22p", "11m22p(7777z)"),
        ("pon EEE 1m", "1m[111z]"),
        ("東東東ポン 1m", "1m[111z]"),
        ("1m 234s chi 567s chi 999m pon", "1m[234s][567s][999m]"),
        ("1m chi 234s chi 567s pon 999m", "1m[234s][567s][999m]"),
        ("1m チー二三四 ポン⑤⑤⑤", "1m[234m][555p]"),
        ("chi 2s 3s 4s 1m", "1m[234s]"),
        ("1m chi 2'34s", "1m[2'34s]"),
        ("1m pon 66'6z", "1m[66'6z]"),
        ("1m 3'24p", "1m[3'24p]"),
        ("1m 東'東東", "1m[1'11z]"),
        ("1m EE'E", "1m[11'1z]"),
        ("1m 5'50p", "1m[5'50p]"),
        ("1m111'1z", "1m[111'1z]"),
        ('1m1"111z', '1m[1"111z]'),
        ("11m2'34s6'66z55p", "11m55p[2'34s][6'66z]"),
    ],
)
def test_called_melds_in_other_ways(text, canonical):
    assert parse_hand(text) == parse_hand(canonical)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pon 123m 1p", Reason.STRAY_CALL),
        ("chi 111m 1p", Reason.STRAY_CALL),
        ("chi 1m", Reason.STRAY_CALL),
        ("chi", Reason.STRAY_CALL),
        ("chi chi 123m 1p", Reason.STRAY_CALL),
        ("111m pon 222m 3p", Reason.WHICH_CALLED),
        ("123m chi 456m 1p", Reason.WHICH_CALLED),
        ("kan 1111z 2z", Reason.WHICH_KAN),
        ("1111z カン 2z", Reason.WHICH_KAN),
        ("2'3s 1m", Reason.STRAY_MARK),
        ("2'35s 1m", Reason.NOT_A_MELD),
        ("12m draw", Reason.STRAY_DRAW),
        ("draw 1m draw 2m", Reason.STRAY_DRAW),
        ("1m[draw 23m]", Reason.STRAY_DRAW),
        ("[123m]45m tsumo 6m 7m", Reason.UNKNOWN_SIGN),
    ],
)
def test_words_without_their_tiles_are_refused(text, reason):
    assert read(text) is reason


@pytest.mark.parametrize(
    "word", ["draw", "Draw", "drew", "drawn:", "draws", "tsumo", "ツモ", "自摸", "draw:"]
)
@pytest.mark.parametrize(
    "form",
    [
        "{rest} {word} {tile}",
        "{word} {tile} {rest}",
        "{rest} + {word} {tile}",
        "`{rest}` {word} `{tile}`",
    ],
)
def test_the_drawn_tile_is_named(word, form):
    for rest, tile in (
        ("123m456p789s1122z", "3m"),
        ("1112345678999m", "5m"),
        ("23m55z", "1m"),
        ("406p1122s", "9s"),
        ("19m19p19s1234567z", "7z"),
    ):
        hand = parse_hand(form.format(rest=rest, word=word, tile=tile))
        assert hand == parse_hand(rest + tile)


# Japanese without suits.


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("二三四③④⑤33東東", "234m345p33s11z"),
        ("一二三①②③123東東東白", "123m123p123s1115z"),
        ("一二三 ①②③ 1 2 3 白", "123m123p123s5z"),
        ("五五③③ 33 4", "55m33p334s"),
        ("二三四 567 中", "234m567s7z"),
        ("①②③ 99 1 1", "123p9911s"),
        ("一九①⑨19東南西北白發中", "19m19p19s1234567z"),
    ],
)
def test_digits_beside_kanji_and_circles_are_sou(text, canonical):
    assert sorted(parse_hand(text).tiles) == sorted(parse_tiles(canonical))


@pytest.mark.parametrize("text", ["五萬三筒33東", "二三四③④⑤33m5p4", "33東"])
def test_digits_of_no_suit_are_refused_elsewhere(text):
    assert read(text) is Reason.NO_SUIT


# Places.


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("east east east east east", "east"),
        ("<:1m:11><:1m:12><:1m:13><:1m:14><:1m:15>", "<:1m:15>"),
        ("`11111m`", "1"),
        ("1m2m chi 135m", "chi"),
        ("`123m456p789s1122zx`", "x"),
        ("https://tenhou.net/2/?q=11111m", "1"),
        ("white dragon white white white haku", "haku"),
        ("123ﾋﾟﾝ4ﾋﾟﾍﾟ", "ﾋﾟ"),
    ],
)
def test_errors_name_the_place_in_what_was_typed(text, piece):
    with pytest.raises(HandError) as caught:
        parse_hand(text)
    assert text[caught.value.at : caught.value.end] == piece
