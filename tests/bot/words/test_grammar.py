"""What a language's grammar does with what is put into a sentence.

Every sentence is said with its shortest and its longest values; the values are terms that the
grammar trips over, such as a yaku with a vowel in front.
"""

import re

import pytest
from test_words import FOLDER, decided_by_numbers, messages, said

from bot.words import LANGUAGES, words_for

NUMBERS = {name for _, name in decided_by_numbers()} | {"positions"}
"""What is given as a number; all else is text."""

VALUES = {"shortest": (1, "1"), "longest": (21, "ippatsu haitei 19m19p19s1234567z")}


def sentences(language, number, text):
    """Return every sentence by its id, with one number and one text for all that it is given."""
    words, ids = words_for(language), messages(language)
    given = {it: number if it in NUMBERS else text for it in set().union(*ids.values())}
    return {name: words.text(name, **given) for name in ids}


@pytest.mark.parametrize("values", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_hole_or_a_stray_sign(language, values):
    stray = re.compile(r"\S {2,}\S|[({「（“] *[)}」）”]|[,、，;；] *[.。]|\{|\}|(?<! ) [,.](?= |$)")
    typed = re.compile(r"`[^`]*`|… [.]")
    found = sentences(language, *values)
    assert len(found) > 1000
    assert {it: text for it, text in found.items() if stray.search(typed.sub("x", text))} == {}


THINGS = {
    "en": "tiles|kinds|cuts|blocks|copies|answers|questions|themes|others|waits|readings",
    "fr": "tuiles|sortes|défausses|blocs|réponses|questions|thèmes|autres|attentes|lectures|paires",
}
"""What sentences count, in the plural."""

NEVER_ONE = {
    *("phrase-many-waits", "text-blocks-many", "text-blocks-no-pair", "reason-six-blocks"),
    *("reason-compound-six", "reason-six-shapes", "reason-compound-blocks"),
    *("reason-compound-blocks-six",),
    *("reason-six-goes", "error-fifth-seen", "error-second-red", "error-win-fifth-copy"),
    *("title-safe-many", "title-outlook-many", "live-tenpai-many", "title-vote-many-cuts"),
    *("spoken-able", "title-cut-able", "text-good", "text-only-part", "error-fifth-tile"),
}
"""Sentences that are said of several only."""


@pytest.mark.parametrize("language", THINGS)
def test_one_of_a_thing_is_singular(language):
    plural = re.compile(rf"(?<![\d.,/:-])1 (?:{THINGS[language]})\b")
    found = sentences(language, 1, "X")
    wrong = {it: text for it, text in found.items() if plural.search(text)}
    assert {it: text for it, text in wrong.items() if it not in NEVER_ONE} == {}


OF_NUMBERS = {
    *("phrase-instead", "title-points-by-fu", "quiz-asked-by", "quiz-missed-kanchan"),
    *("quiz-fold-since", "error-ten", "error-rules-too-many", "error-fu-out-of-range"),
    *("text-outlook-wins-more", "alt-outlook-axis", "text-outlook-near", "phrase-streak"),
    *("line-streak", "alt-danger-since", "alt-danger-interval", "title-outlook-kan"),
}
"""Where the value begins with a digit, a mention or "kan"."""


def test_french_little_words_lose_their_vowel_before_another():
    """None stands before a value that may begin with a vowel, nor before a word that does."""
    little = re.compile(
        r"(?<![-\w])(?:[dlnsjmt]e|la|que|jusque|lorsque|puisque)[ \u00a0]\**"
        r"(?:[aeiouéèêàâîôû]|honneur|heure|hôte)",
        re.IGNORECASE,
    )
    found = {
        it: re.sub(r"`[^`]*`", "x", text) for it, text in sentences("fr", 21, "ippatsu").items()
    }
    assert {
        it: text for it, text in found.items() if it not in OF_NUMBERS and little.search(text)
    } == {}


def test_what_french_says_of_a_tile_is_feminine():
    """A tile is: what is done with one agrees with it."""
    of_tiles = (
        "game-legend-drawn",
        "game-legend-taken",
        "alt-discarded",
        "alt-table-taken",
        "alt-struck",
        "alt-table-drawn",
    )
    masculine = re.compile(r"\b(?:défaussé|appelé|barré|pioché|gagné|encadré|pris)s?\b")
    found = sentences("fr", 2, "1m")
    assert [found[it] for it in of_tiles if masculine.search(found[it])] == []


PARTICLES = "은|는|이|가|을|를|과|와|로|으로|이라|라|이며|며|이면|면|이나|나|이고|고|아|야"
"""Of Korean, by the sound that a word ends with."""


def test_no_korean_particle_follows_what_is_put_in():
    source = (FOLDER / "ko.ftl").read_text("utf-8").replace("{ $wind }가", "東家")
    after = re.compile(rf"\}}[*`:”’]*(?:{PARTICLES})(?=[ ,.;:)!?]|$)", re.MULTILINE)
    assert [it for it in source.splitlines() if after.search(it) and it[0] != "#"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_has_one_colon(language):
    """A title may list several facts of that kind, or have another in brackets."""
    for name, text in sentences(language, 2, "…").items():
        if name.startswith("title-"):
            facts = re.sub(r"[(（][^)）]*[)）]", "", text).split(" · ")
            assert all(len(re.findall("[:：]", it)) <= 1 for it in facts), text


def test_japanese_counts_things_in_tsu_only_up_to_nine():
    """十つ is no word: what may be ten or more has a counter."""
    assert [it for it in said("ja") if "xつ" in it] == []


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_chinese_writes_shapes_in_one_way(language):
    other = re.compile(r"(?<![雛雏全条])形(?![狀状式])")
    assert [it for it in said(language) if other.search(it)] == []


HEADS = (
    "title-",
    "error-",
    "text-",
    "button-",
    "select-",
    "modal-",
    "says-",
    "wait-name-",
    "quiz-",
)
"""Sentences that stand at the head of a line."""

BEGINS_SMALL = ("button-editor", "quiz-asked-by", "quiz-rules", "quiz-answered", "quiz-fu-")
"""The address of a site, facts in a row, and reasons behind a number."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_line_begins_with_a_capital(language):
    small = {}
    for name, text in sentences(language, 2, "X").items():
        head = re.sub(r"^(?:-# |⚠️ |\*\*|[«“(] ?|… )+", "", text)
        is_head = name.startswith(HEADS) and not name.startswith(BEGINS_SMALL)
        if is_head and head[:1].islower():
            small[name] = text
    assert small == {}
