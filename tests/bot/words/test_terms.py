"""The terms of each language: those that its players use, each with its published source."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from bot import words as words_module
from bot.words import LANGUAGES
from engine import WaitName

FOLDER = Path(words_module.__file__).parent
LINES = Path(__file__).with_name("terms.tsv").read_text("utf-8").splitlines()
ROWS = [tuple(line.split("\t")) for line in LINES if line.strip() and not line.startswith("#")]
SOURCED = tuple(it for it in LANGUAGES if it not in {"en", "ja"})
"""The languages whose every key term has a source in the table."""

NEEDED = (
    "yaku-riichi", "yaku-double-riichi", "yaku-ippatsu", "yaku-tsumo", "yaku-pinfu", "yaku-tanyao",
    "yaku-iipeikou", "yaku-haku", "yaku-hatsu", "yaku-chun", "yaku-seat-east", "yaku-round-east",
    "yaku-rinshan", "yaku-chankan", "yaku-haitei", "yaku-houtei", "yaku-chiitoitsu",
    "yaku-sanshoku", "yaku-ittsu", "yaku-chanta", "yaku-toitoi", "yaku-sanankou",
    "yaku-sanshoku-doukou", "yaku-sankantsu", "yaku-shousangen", "yaku-honroutou",
    "yaku-ryanpeikou", "yaku-honitsu", "yaku-junchan", "yaku-chinitsu", "yaku-tenhou",
    "yaku-chiihou", "yaku-daisangen", "yaku-suuankou", "yaku-tsuuiisou", "yaku-ryuuiisou",
    "yaku-chinroutou", "yaku-kokushi", "yaku-shousuushii", "yaku-daisuushii", "yaku-suukantsu",
    "yaku-chuuren", "yaku-dora", "yaku-uradora", "yaku-akadora", "limit-mangan", "limit-haneman",
    "limit-baiman", "limit-sanbaiman", "limit-yakuman", "shape-ryanmen", "shape-kanchan",
    "shape-penchan", "shape-shanpon", "shape-tanki", "fu-closed-triplet", "fu-value-pair",
    "order-sequence", "order-triplet", "label-furiten", "label-tenpai",
    "label-waits", "label-dealer", "label-non-dealer", "label-dora", "by-ron", "by-tsumo",
    "call-chi", "call-pon", "call-kan", "phrase-han-fu", "fact-honba", "fact-sticks",
    "help-suits", "help-dragons", "title-furiten",
)  # fmt: skip
"""Sentences with a term that players have a word for."""


def sentences(language):
    """Every sentence of a language as it is written, by id."""
    source = (FOLDER / f"{language}.ftl").read_text("utf-8")
    written = FluentSerializer().serialize_entry
    entries = FluentParser().parse(source).body
    return {entry.id.name: written(entry) for entry in entries if isinstance(entry, ftl.Message)}


def test_a_row_has_a_language_a_sentence_a_term_and_a_source():
    for row in ROWS:
        assert len(row) == 4, row
        assert all(cell.strip() for cell in row), row
        assert row[0] in SOURCED, row
    assert len({row[:3] for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("language", SOURCED)
def test_the_sentences_of_a_language_have_its_terms(language):
    written = sentences(language)
    rows = [row for row in ROWS if row[0] == language]
    wrong = [row[1:] for row in rows if row[2].lower() not in written.get(row[1], "").lower()]
    assert not wrong


@pytest.mark.parametrize("language", SOURCED)
def test_every_key_term_of_a_language_has_a_source(language):
    missing = set(NEEDED) - {row[1] for row in ROWS if row[0] == language}
    assert not missing


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN", "ko"])
def test_every_name_of_a_wait_is_published_or_said_to_be_ours(language):
    """French players use the Japanese names."""
    named = {row[1] for row in ROWS if row[0] == language}
    assert {f"wait-name-{name}".replace("_", "-") for name in WaitName} <= named
