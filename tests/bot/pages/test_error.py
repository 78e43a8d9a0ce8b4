"""Refusals: the place is marked, the sentence is the reader's, nothing typed does anything."""

import re
import unicodedata
from dataclasses import fields, is_dataclass, replace
from itertools import groupby

import pytest
from asking import FEATURES, answer, ask, ask_message, decode, encode, question_of, typed_into
from every import every
from hypothesis import given
from hypothesis import strategies as st
from strategies import typed_texts

from bot.hand import Question
from bot.pages.error import WINDOW, columns, marked, plain
from bot.pages.page import Tone
from bot.words import LANGUAGES, words_for
from engine import PRESETS, HandError, Worth, parse_hand
from engine.rules import PAO_YAKUMAN, SWITCHES

EN, JA = words_for("en"), words_for("ja")


def command_with(option):
    """A command that has an option: tiles elsewhere are told to /waits, a win to /agari."""
    return "waits" if option in {"seen", "river"} else "agari"


def refused(hand, words=EN, command="waits", **options):
    page = ask(command, hand, words, **options)
    assert page.tone is Tone.WARNING
    assert page.private
    assert page.picture == ()
    return page


def block(page):
    """The code block with the typed text."""
    (found,) = [text for text in page.text if text.startswith("```")]
    return found.removeprefix("```\n").removesuffix("\n```")


@pytest.mark.parametrize(
    ("hand", "shown", "sentence"),
    [
        ("123m45x6p", "123m45x6p\n      ^", "`x` (character 7) isn't a tile."),
        ("11111m", "11111m\n    ^", "There are only four 1m, not 5."),
        ("123m 10m", "123m 10m\n     ^^", "There's no 10 of m."),
        ("[123m", "[123m\n^^^^^", "The bracket `[` isn't closed: `]` is missing."),
        ("[123z]1m", "[123z]1m\n^^^^^^", "`[123z]` isn't a meld: honors don't form sequences."),
        ("８z", "８z\n^^", "There's no honor `8z`: they run from 1z to 7z."),
        ("一二三x", "一二三x\n      ^", "`x` (character 4) isn't a tile."),
        ("123m", None, "3 tiles, one short of 4. (A meld counts as three.)"),
        ("123m456p", None, "6 tiles, one short of 7. (A meld counts as three.)"),
        ("123m456p789s123456m", None, "15 tiles, 1 more than 14. (A meld counts as three.)"),
        ("00m5m1z", None, "That makes 2 copies of r5m, and the set has 1."),
        ("(1111m)", None, "Only melds: a hand keeps at least one tile of its own."),
        (" ", None, "There are no tiles here."),
    ],
)
def test_the_place_is_marked_and_the_sentence_says_why(hand, shown, sentence):
    page = refused(hand)
    assert page.title == sentence
    if shown is not None:
        assert block(page) == shown


@pytest.mark.parametrize(
    ("dora", "extras", "option", "shown"),
    [
        ("1m1m1m1m", "", "indicators", "1m1m1m1m"),
        ("1m2m3m4m5m6m", "", "indicators", "1m2m3m4m5m6m"),
        ("", "indicators:1m1m1m1m", "extras", "indicators:1m1m1m1m"),
        ("1m1m1m", "indicators:1m", "extras", "indicators:1m"),
        ("0m", "", "indicators", "0m"),
    ],
)
def test_indicators_that_cannot_be_are_shown_where_they_were_typed(dora, extras, option, shown):
    page = refused("123406m45p789s11z3p", command="agari", dora=dora, extras=extras)
    assert page.text[0] == f"In **{option}**:"
    assert block(page) == shown


def test_the_sentence_is_in_the_readers_language():
    assert refused("123m45x6p", JA).title == "7文字目の `x` は牌として読めません。"
    assert refused("11111m", JA).title == "一萬は4枚までです（5枚あります）。"
    assert refused("123m45x6p", JA).text[0] == "**手牌**の入力"


@pytest.mark.parametrize(
    ("hand", "option", "text", "title"),
    [
        ("1234m", "seen", "9x", "`x` (character 2) isn't a tile."),
        ("1234m", "river", "[123m]", "Only tiles here, no melds: remove the `[`."),
        (
            "1234m",
            "seen",
            "1111m",
            "That makes 5 copies of 1m, and there are only four.",
        ),
        (
            "1234m",
            "river",
            "1111m",
            "That makes 5 copies of 1m, and there are only four.",
        ),
        ("1234m", "win", "12m", "The winning tile is a single tile."),
        ("1234m", "win", "q", "`q` (character 1) isn't a tile."),
        ("12344m", "win", "9m", "There's no 9m in the hand to win on."),
        ("1111m", "win", "1m", "No 1m is left to win on."),
        ("123m456m789m0p", "win", "0p", "No r5p is left to win on."),
    ],
)
def test_other_options_are_named(hand, option, text, title):
    page = refused(hand, command=command_with(option), **{option: text})
    assert page.title == title
    assert page.text[0] == f"In **{option}**:"
    assert text in page.text[1]


@pytest.mark.parametrize(
    ("hand", "title"),
    [
        ("123m456p789s11z2p riichi dora 4p",
         "`riichi` isn't a tile: it goes in the option **extras**."),
        ("123m456p789s11z dora 3p",
         "`dora` isn't a tile: it goes in the option **indicators**."),
        ("123m456p789s11z riichi",
         "`riichi` isn't a tile: it goes in the option **extras**."),
        ("123m456p789s11z リーチ一発",
         "`リーチ一発` isn't a tile: it goes in the option **extras** of /agari."),
        ("123m456p789s11z Ｄｏｒａ 3p",
         "`Ｄｏｒａ` isn't a tile: it goes in the option **indicators**."),
        ("123m456p789s11z 南家",
         "`南家` isn't a tile: it goes in the option **extras**."),
    ],
)  # fmt: skip
def test_a_word_of_another_option_is_sent_there(hand, title):
    assert refused(hand).title == title


@pytest.mark.parametrize(
    ("command", "word", "place"),
    [
        ("agari", "ippatsu", "**extras**."),
        ("waits", "ippatsu", "**extras** of /agari."),
        ("methods", "riichi", "**extras** of /agari."),
        ("outlook", "riichi", "**extras** of /agari."),
        ("outlook", "南家", "**seat**."),
        ("outlook", "南場", "**round**."),
        ("outlook", "dora", "**indicators**."),
    ],
)
def test_a_word_is_sent_to_another_command_only_where_this_one_cannot_take_it(command, word, place):
    page = refused(f"123m456p789s11z {word}", command=command)
    assert page.title == f"`{word}` isn't a tile: it goes in the option {place}"


@pytest.mark.parametrize("words", [EN, JA])
@pytest.mark.parametrize(
    ("rules", "known"),
    [("zzzz", PRESETS), ("zzzz:on", SWITCHES), ("tenhou pao:zzzz", PAO_YAKUMAN)],
)
def test_all_known_names_of_rules_are_listed(rules, known, words):
    title = refused("123m", words, rules=rules).title
    assert ", ".join(known) in title
    assert len(title) < 4000


def test_nothing_typed_is_not_quoted():
    assert refused("   ").text == ()


def test_a_correction_is_one_tap_away():
    page = refused("123m456p789s11", seen="9m9m", rules="ema")
    fixes = [button for button in page.buttons if button.slot == "fix"]
    assert fixes == []
    page = refused("(123m)456p789s55z12s", seen="9m9m", rules="ema")
    assert page.hand == "123m456p789s55z12s"
    fix, correct = page.buttons
    assert correct.slot == "correct"
    expected = question_of("waits", "123m456p1289s55z7s", seen=(8, 8), rules="ema", private=True)
    assert fix.query.but(hand=None) == expected.but(hand=None)
    assert decode(encode(fix.query)) == fix.query
    assert answer(fix.query, EN).tone is not Tone.WARNING


@pytest.mark.parametrize(
    ("option", "typed", "better"),
    [
        ("extras", "riichi ipatsu", "riichi ippatsu"),
        ("extras", "ippatsu", "riichi ippatsu"),
        ("dora", "[3m]", "3m"),
        ("dora", "1p10p", "1p1p0p"),
        ("rules", "tenho", "tenhou"),
        ("rules", "tenhou kiriage=of", "tenhou kiriage=off"),
        ("seen", "(123m)", "123m"),
        ("river", "1-4m", "1234m"),
        ("win", "[4m]", "4m"),
    ],
)
def test_a_correction_of_every_option_is_one_tap_away(option, typed, better):
    hand = "234m456p678s55z234m"
    command = command_with(option)
    page = refused(hand, command=command, **{option: typed})
    (fix,) = page.buttons
    assert page.hand == better
    expected = typed_into(command, hand, private=True, **{option: better}).read()
    assert fix.query == expected
    assert decode(encode(fix.query)) == fix.query


def test_a_correction_that_cannot_be_read_either_is_only_shown():
    page = refused("234m456p678s55z234m", command="agari", extras="ron-tsumo")
    assert page.hand == "ron tsumo"
    assert page.buttons == ()


def test_a_correction_that_would_need_a_fifth_tile_is_only_shown():
    page = refused("(111m)1m", seen="1m")
    assert page.hand == "111m1m"
    assert [button.slot for button in page.buttons] == ["correct"]


@pytest.mark.parametrize(
    ("text", "span", "expected"),
    [
        ("abc", (1, 2), "abc\n ^"),
        ("abc", (3, 3), "abc\n   ^"),
        ("萬萬x", (2, 3), "萬萬x\n    ^"),
        ("x萬萬", (1, 3), "x萬萬\n ^^^^"),
        ("a\nb", (2, 3), "a b\n  ^"),
        ("``@", (2, 3), "ˋˋ@\n  ^"),
        ("a\u0301b", (2, 3), "a\u0301b\n ^"),
        ("a" + "\u0301" * 150 + "b", (151, 152), "a\u0301\u0301\u0301b\n ^"),
        ("\u202eab", (1, 2), "ab\n^"),
        ("a\u200bb\x07c", (4, 5), "abc\n  ^"),
        ("אב1", (2, 3), "\u202dאב1\u202c\n  ^"),
        ("a\u3000b", (2, 3), "a\u3000b\n   ^"),
        ("abc", None, "abc"),
        ("m" * 100, (0, 1), f"{'m' * WINDOW}…\n^"),
        ("m" * 100, (99, 100), f"…{'m' * 18}\n{' ' * 18}^"),
        ("m" * 100, (50, 90), f"…{'m' * WINDOW}…\n{' ' * 18}{'^' * 18}"),
    ],
)
def test_carets_stand_under_the_place(text, span, expected):
    assert marked(text, span) == expected


@given(st.text(max_size=80), st.data())
def test_carets_stay_in_the_window(text, data):
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, len(text)))
    line, carets = marked(text, (at, end)).split("\n")
    assert columns(line) <= WINDOW + 2
    assert re.fullmatch(" *[\\^]+", carets)
    assert len(carets) <= columns(line) + 1
    shown = line.strip("\u202d\u202c").strip("…")
    assert shown in plain(text)


NASTY = (
    "@everyone", "<@123456789012345678>", "<@&1>", "<#1>", "```\n# loud\n```", "`` ` ``", "**b**",
    "||spoil||", "[click](https://example.org)", "\u202e1m@\u202c", "אבגם", "-# small", "> quote",
    "\\`", "```ansi\n\x1b[31mred", "\u0000", "\ud800", "𝕏" * 50, "Z\u0351\u0343\u036b" * 40,
)  # fmt: skip


def outside_code(text):
    """What Discord reads as markdown: everything but code blocks and code spans."""
    text = re.sub(r"```\n.*?\n```", "", text, flags=re.DOTALL)
    return re.sub(r"`[^`\n]+`", "", text)


@pytest.mark.parametrize("option", ["hand", "seen", "river", "win"])
@pytest.mark.parametrize("language", LANGUAGES)
@every("nasty", NASTY, ids=ascii)
def test_nothing_typed_does_anything(nasty, option, language):
    options = {"hand": "23m11z", option: nasty}
    hand = options.pop("hand")
    check_harmless(ask(command_with(option), hand, words_for(language), **options), nasty)


def check_harmless(page, typed):
    text = "\n\n".join((page.title, *page.text))
    assert text.count("```") in {0, 2}
    markdown = outside_code(text)
    assert "`" not in markdown
    for sign in "@<[>|#\u202e\x1b\x00":
        assert sign not in markdown
    assert "`" not in page.hand
    assert len(text) < 1000
    assert typed  # so that the page is about something
    for sign in re.sub("\u202d([^\u202d\u202c]+)\u202c", r"\1", text):
        # Japanese sets a wide space, French a space that does not break a line.
        assert sign.isprintable() or sign in "\n\u3000\u00a0\u202f", hex(ord(sign))


@given(typed_texts, st.sampled_from(LANGUAGES))
def test_any_typed_text_is_answered_or_refused_harmlessly(text, language):
    page = ask("waits", text, words_for(language))
    try:
        parse_hand(text)
    except HandError:
        # A text that is no hand may hold one, as a message does.
        assert page.tone is Tone.WARNING or page.hand
        if page.tone is Tone.WARNING:
            check_harmless(page, text or " ")
    else:
        assert page.hand


def test_a_very_long_text_is_refused_shortly():
    page = refused("1m" * 3000)
    assert page.title == "That's too long: 6,000 characters, and 1,200 are enough."
    assert len("".join(page.text)) < 200


LEFT_OUT = (
    "[`http://x.co]", "`@everyone`", "``` ```", "**bold**", "<t:1:R>", "\u202e1m", "||s||",
    "[x](https://example.org)", "`" * 70, "\u200f\u2066", "𝕏" * 80, "a`b`c", "\n# loud",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hand", ["1112345678999m", "11122z"])
@every("left_out", LEFT_OUT, ids=ascii)
def test_words_of_a_message_that_are_left_out_stay_in_their_code_span(left_out, hand, language):
    words = words_for(language)
    page = ask_message(hand, words, left_out=(left_out, left_out))
    said = page.text[-1].removeprefix("-# ")
    assert said.count("`") == 2
    check_harmless(replace(page, title="", text=(said,), hand=""), left_out)


def test_an_answer_about_a_part_of_a_message_says_so():
    page = ask_message("1112223m", EN, left_out=("4p", "5p"))
    assert page.text[-1] == "-# Not in this hand: `4p, 5p`."


@pytest.mark.parametrize(
    ("hand", "title"),
    [
        ("124m chi 45p", "There's no such meld next to `chi`."),
        ("111m pon 222m 3p",
         "`pon` could mean the tiles before it or after it. Put the meld in `[ ]`."),
        ("kan 1111m 2p",
         ("`kan` could be open or closed. "
          "Write `(1111z)` for a closed kan, `[1111z]` for an open one.")),
        ("12m draw", "There's no drawn tile after `draw`."),
        ("EEE WWW GGG 1m", "`WWW` could be west or haku here. Write 3z or 5z."),
        ("tenhou.net/0/?log=2024",
         ("That is the address of a game, and I fetch nothing: save the log as a file and attach "
          "it. **/help** says how.")),
        ("123m456p789s11z tenhou",
         "`tenhou` isn't a tile: it goes in the option **extras** of /agari."),
    ],
)  # fmt: skip
def test_words_in_a_hand_that_mean_too_little_or_too_much(hand, title):
    assert refused(hand).title == title
    assert refused(hand, JA).title


def test_a_correction_too_long_for_a_page_is_not_shown():
    page = refused("1234m", seen="<:1m:11423456789012345678> " * 60 + "-")
    assert page.hand == ""
    assert len("".join(page.text)) < 300


@pytest.mark.parametrize(
    ("command", "options", "words", "sentence"),
    [
        ("agari", {"extras": "seat:8z"}, EN, "`8z` isn't a wind: write E, S, W or N."),
        ("agari", {"extras": "seat:5z"}, EN, "`5z` isn't a wind: write E, S, W or N."),
        ("agari", {"rules": "1z"}, EN, "There is no rule set `1z`"),
        ("agari", {"extras": "3p"}, JA, "`3p` は読めません。"),
        ("agari", {"seat": 28, "extras": "seat:E"}, EN, "The option **seat** says south"),
        ("waits", {"hand": "11111z"}, EN, "There are only four east, not 5."),
    ],
)
def test_typed_pieces_are_quoted_as_typed_and_tiles_are_named(command, options, words, sentence):
    hand = options.pop("hand", "123406m45p789s11z3p")
    assert refused(hand, words, command, **options).title.startswith(sentence)


@pytest.mark.parametrize(
    ("hand", "options", "sentence"),
    [
        ("123m456p789s123456m1p", {}, "16枚です。14枚より2枚多いです（面子は3枚と数えます）。"),
        ("123m456p789s11234z", {"compare": "1z"}, "違う牌を2種から5種まで書いてください。"),
        ("11111m", {}, "一萬は4枚までです（5枚あります）。"),
    ],
)
def test_japanese_counts_are_all_written_in_digits(hand, options, sentence):
    assert refused(hand, JA, **options).title.startswith(sentence)


READABLE = {
    "hand": "123m406p789s11z234m", "seen": "9m", "river": "1z", "called": "1m", "compare": "4m 1z",
    "dora": "3m", "extras": "riichi", "rules": "tenhou", "win": "4m",
    "left": "9p1s2z", "across": "9p1s2z", "right": "9p1s2z", "word": "riichi",
}  # fmt: skip
"""What each option of text takes."""

UNSEEN = (
    "\u200b", "Z" + "\u0301" * 150, "\u0301" * 150, "\u202e", "\x07", "\u2066", "\u3164", "\ufeff",
    "\u00ad", "\ufe0f", "\u2028", "\u061c", "\U000e0041",
)  # fmt: skip


def is_clean(line):
    """Whether no sign of a line is hidden, but what keeps Hebrew in order, and none is a tower."""
    sorts = [unicodedata.category(sign) for sign in line.strip("\u202d\u202c")]
    towers = [
        len([*marks]) for is_mark, marks in groupby(sorts, lambda it: it[0] == "M") if is_mark
    ]
    hidden = any(sort[0] == "C" or sort in {"Zl", "Zp"} for sort in sorts)
    return not hidden and max(towers, default=0) <= 3 and "\u3164" not in line


def shown_in(part):
    """Every text of a page; questions and custom_ids are not shown."""
    if isinstance(part, str):
        yield part
    elif is_dataclass(part) and not isinstance(part, Question):
        for it in fields(part):
            yield from shown_in(getattr(part, it.name))
    elif isinstance(part, tuple):
        for it in part:
            yield from shown_in(it)


OPTIONS = {it.name: it.options for it in FEATURES if it.page is not None and it.options}


def texts_of(command):
    """The options of a command that take text."""
    return [option for option in OPTIONS[command].__dataclass_fields__ if option in READABLE]


@pytest.mark.parametrize(
    ("command", "option"),
    # /outlook reads its options as /waits does, and takes a second an answer.
    [(it, option) for it in OPTIONS if it != "outlook" for option in texts_of(it)],
)
def test_no_page_shows_what_was_typed_uncleaned(command, option):
    usual = {it: READABLE[it] for it in ("hand", "left", "word") if it in texts_of(command)}
    usual |= {"han": Worth(3)} if command == "points" else {}
    for unseen in UNSEEN:
        text = READABLE[option]
        for typed in (unseen + text, text + unseen, text[:1] + unseen + text[1:], unseen):
            options = usual | {option: typed}
            page = ask(command, options.pop("hand", ""), EN, **options)
            for line in "\n".join(shown_in(page)).split("\n"):
                assert is_clean(line), ascii(typed)


@every("unseen", UNSEEN, ids=ascii)
def test_no_words_of_a_message_are_shown_uncleaned(unseen):
    page = ask_message("1112345678999m", EN, left_out=(f"a{unseen}b", unseen))
    assert all(is_clean(line) for text in page.text for line in text.split("\n"))
