"""/term: every word of the sentence files is found and explained, in six languages."""

import pytest
from asking import ask
from quiz_answers import EN

from bot.ask.term.finding import live_terms, named, plain, term_called
from bot.ask.term.terms import TERMS
from bot.pages.completion import CHOICE_LIMIT, MOST_CHOICES
from bot.picture.layout import fits
from bot.words import LANGUAGES, words_for
from engine import Limit, Shape, WaitName, parse_hand, parse_tiles, shanten_by_form, waits
from engine.scoring.fu import FuReason
from engine.scoring.yaku import BY_ID

FIELD = (
    *(f"yaku-{own}" for own in BY_ID),
    *(f"shape-{own}" for own in Shape),
    *(f"wait-name-{own}" for own in WaitName),
    *(f"limit-{own}" for own in Limit if own),
    *(f"fu-{own}" for own in FuReason),
    *("theme-cut-helper", "theme-cut-six-blocks", "theme-fold-kabe"),
    *("limit-counted-yakuman", "call-ron", "call-chi", "call-pon", "call-kan", "by-tsumo"),
)
"""The sentences that are words of the field."""

LONG = ("shape-thirteen-orphans-single", "shape-thirteen-orphans-thirteen-sided")
"""Two that say more than a word."""


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def test_there_are_a_hundred_and_fifty():
    assert len(TERMS) >= 150


@pytest.mark.parametrize("name", [it.replace("_", "-") for it in FIELD])
def test_every_word_of_the_field_that_the_sentences_use_is_explained(name, words):
    if name not in LONG:
        assert term_called(words.text(name)) is not None


def test_a_term_is_found_by_its_name_in_every_language(words):
    for term in TERMS.values():
        found = term_called(term.name(words))
        assert found is not None
        assert term is found or found.name(words) == term.name(words), term.id


@pytest.mark.parametrize(
    ("typed", "own"),
    [
        ("kanchan", "kanchan"),
        ("KANCHAN", "kanchan"),
        ("嵌張", "kanchan"),
        ("嵌张", "kanchan"),
        ("간짱", "kanchan"),
        ("両面", "ryanmen"),
        ("tenpaï", "tenpai"),
        ("iipeikou", "iipeikou"),
        ("good wait", "good_shape"),
        ("good-wait", "good_shape"),
        ("役牌", "yakuhai"),
        ("vent du joueur", "seat_wind"),
        ("double_wind", "double_wind"),
        ("damaten", "dama"),
        ("kabe", "no_chance"),
        ("aka", "akadora"),
        ("リーチ", "riichi"),
        ("りーち", "riichi"),
        ("ﾘｰﾁ", "riichi"),
        ("ちーといつ", "chiitoitsu"),
        ("ふりてん", "furiten"),
        ("いーぺーこー", "iipeikou"),
        ("ゲンブツ", "genbutsu"),
        ("다마텐", "dama"),
        ("치또이", "chiitoitsu"),
        ("일통", "ittsu"),
        ("벌부", "noten_payment"),
        ("main semi-pure", "honitsu"),
        ("treize orphelins", "kokushi"),
        ("bâtons de riichi", "riichi_stick"),
        ("dora", "dora"),
        ("indicateur de dora", "dora_indicator"),
        ("ウマ", "uma"),
        ("順位点", "uma"),
        ("马点", "uma"),
        ("우마", "uma"),
        ("オカ", "oka"),
        ("頭名賞", "oka"),
        ("ワレメ", "wareme"),
        ("shōnpai", "live_tile"),
        ("ションパイ", "live_tile"),
        ("生张", "live_tile"),
        ("생패", "live_tile"),
        ("tobi", "busting"),
        ("ハコ", "busting"),
        ("被飞", "busting"),
        ("チップ", "chips"),
        ("jetons", "chips"),
        ("atamahane", "head_bump"),
        ("截和", "head_bump"),
        ("配牌", "starting_hand"),
        ("安牌", "safe_tile"),
        ("オタ風", "guest_wind"),
        ("ひっかけ", "suji_trap"),
        ("ケイテン", "formal_tenpai"),
        ("一向聴", "shanten"),
        ("이샹텐", "shanten"),
        ("九种九牌", "nine_terminals"),
        ("九種九牌", "nine_terminals"),
        ("同巡フリテン", "furiten"),
        ("toimen", "toimen"),
        ("상가", "kamicha"),
        ("ankan", "closed_kan"),
    ],
)
def test_a_term_is_found_however_it_is_typed(typed, own):
    assert term_called(typed).id == own


def test_a_word_that_is_no_term_is_refused():
    assert term_called("chess") is None
    page = ask("term", "", EN, word="chess")
    assert "chess" in "".join(page.text)


def test_every_page_says_what_its_term_means_and_names_it_elsewhere(words):
    for term in TERMS.values():
        page = ask("term", "", words, word=term.id)
        assert page.title == named(term, words)
        meaning, elsewhere = page.text
        assert len(meaning) > 3
        assert not meaning[0].islower()
        assert all(
            term.name(words_for(other)) in elsewhere
            for other in LANGUAGES
            if other != words.language
        )
        assert bool(page.picture) == bool(page.alt) == bool(term.example)
        assert fits(page.picture)


def test_two_terms_never_mean_the_same(words):
    meanings = [term.meaning(words) for term in TERMS.values()]
    assert len({*meanings}) == len(meanings)


@pytest.mark.parametrize("term", [it for it in TERMS.values() if ">" in it.example], ids=str)
def test_an_example_waits_for_what_it_says(term):
    """Filled up with a pair or groups of other tiles, by the engine's waits."""
    shape, _, taken = term.example.partition(">")
    if term.id in {"shape", "ryankan"}:
        return
    tiles = "".join(shape.split())
    size = len(parse_tiles(tiles))
    missing = 13 - size
    filled = tiles + {0: "", 1: "", 2: "99p", 3: "", 5: "99p"}.get(missing % 3, "")
    filled += ["", "789s", "789s456s", "789s456s123s", "789s456s123s"][missing // 3]
    hand = parse_hand(filled)
    assert shanten_by_form(hand).best == 0
    assert {it.tile for it in waits(hand).waits} >= {*parse_tiles("".join(taken.split()))}


@pytest.mark.parametrize(
    "term", [it for it in TERMS.values() if it.id in BY_ID and it.example], ids=lambda it: it.id
)
def test_the_example_of_a_yaku_is_a_whole_hand(term):
    if len(term.example) > 10 and ">" not in term.example:
        tiles = parse_tiles("".join(term.example.split()))
        quads = sum(len(group) == 5 and len({*group[:4]}) == 1 for group in term.example.split())
        assert len(tiles) == 14 + quads
        assert max(map(tiles.count, tiles)) <= 4


def test_completion_offers_what_is_begun_in_any_language(words):
    for typed in ("k", "両", "후", "riichi", ""):
        offers = live_terms(typed, words)
        assert 0 < len(offers) <= MOST_CHOICES
        assert all(0 < len(name) <= CHOICE_LIMIT and value in TERMS for name, value in offers)
    assert live_terms("kanchan", words)[0][1] == "kanchan"
    assert live_terms("chess", words) == []


def test_words_are_compared_without_accents_capitals_and_spaces():
    assert plain("Iipeikō ") == plain("iipeiko") == "iipeiko"
