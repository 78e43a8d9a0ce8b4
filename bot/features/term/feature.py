"""The answer to /term: what a word means, with tiles where they help."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache, partial
from heapq import nlargest
from types import MappingProxyType
from typing import Annotated, Final

from bot.feature import Feature
from bot.hand import Question
from bot.options import Options, Text
from bot.pages.alt_text import alt_text
from bot.pages.completion import CHOICE_LIMIT, MOST_CHOICES, Suggestion
from bot.pages.page import Label, Page, Row, Tone
from bot.pages.parts import Asked, share_and_delete, tiles_cell
from bot.read.errors import RefusedError
from bot.read.word_table import rows_of
from bot.words import LANGUAGES, Words, words_for
from engine import parse_tiles

from .terms import KANA, TERMS, GameTerm, in_latin

GLOSS: Final = " ("
"""Begins what stands behind a name and is no part of it: kanchan (middle)."""

_OF_A_WIN: Final = {
    "double": "double_riichi", "no riichi": "dama", "ura": "uradora", "sticks": "riichi_stick",
    "seat": "seat_wind", "round": "round_wind",
}  # fmt: skip
"""Terms by what the words that players type for the facts of a win are listed under."""

_ALSO: Final = {
    "abortive_draw": ("四風連打", "四槓散了", "四家立直", "三家和", "四风连打", "四杠散了",
        "사풍연타", "사개깡", "suufon renda", "suukaikan"),
    "added_kan": ("kakan", "shouminkan", "小明槓"),
    "agariyame": ("アガリ止め", "聴牌止め", "tenpaiyame"),
    "akadora": ("aka", "red five"),
    "all_last": ("oorasu", "orasu", "올라스", "末局"),
    "bad_shape": ("gukei", "坏型", "壞型", "愚形", "bad shape"),
    "block": ("five blocks", "五ブロック", "5ブロック", "五搭", "5블록"),
    "busting": ("tobi", "飛び", "bust", "ハコ", "dobon", "ドボン", "被飞", "被飛"),
    "chase_riichi": ("oikake", "追いかけリーチ", "追立直", "추격리치"),
    "chiitoitsu": ("chiitoi", "チートイ"),
    "chips": ("shuugi", "チップ", "chip"),
    "chombo": ("chonbo", "錯和", "诈和", "詐和", "쵼보"),
    "closed_kan": ("ankan",),
    "closed": ("menzen", "menzenchin", "門前清"),
    "dama": ("damaten", "yami", "ダマテン", "ヤミテン"),
    "deal_in": ("houjuu", "振り込み", "쏘임", "点炮", "點炮"),
    "dealer": ("oya",),
    "dora": ("kan dora", "kandora", "槓ドラ", "カンドラ"),
    "double_ron": ("daburon", "双响", "雙響", "더블 론"),
    "dragon": ("sangenpai",),
    "exhaustive_draw": ("ryuukyoku", "流局", "유국", "荒牌"),
    "first_dealer": ("chiicha",),
    "fold": ("betaori", "オリ", "降り", "오리", "défense", "se coucher", "ベタ降り", "弃牌",
        "棄牌"),
    "formal_tenpai": ("形式テンパイ", "keiten", "形テン", "ケイテン", "形听", "形聽", "형텐"),
    "furiten": ("temporary furiten", "riichi furiten", "doujun furiten", "同巡フリテン",
        "立直後フリテン", "同巡振听", "同巡振聽", "立直振听", "立直振聽", "동순후리텐",
        "리치후리텐"),
    "guest_wind": ("otakaze", "オタ風"),
    "hanchan": ("半荘戦", "東南戦", "반장전", "동남전", "全庄"),
    "head_bump": ("atamahane", "頭跳ね", "截和", "截胡", "优先和"),
    "honor": ("jihai",),
    "ittsu": ("一通", "일통"),
    "kan": ("daiminkan", "大明槓", "大明杠", "대명깡"),
    "kokushi": ("thirteen orphans", "国士", "국사", "treize orphelins"),
    "kuikae": ("kuigae",),
    "live_tile": ("tuile fraîche", "shonpai", "shōnpai", "fresh tile", "熟张"),
    "loose": ("ukihai", "floating tile", "孤张", "孤張"),
    "meld": ("fuuro", "naki", "鳴き", "鸣牌", "鳴牌", "울기"),
    "nagashi_mangan": ("nagashi", "流满", "流滿", "나가시만관"),
    "nine_terminals": ("kyuushu kyuuhai", "nine orphans"),
    "no_chance": ("kabe", "カベ"),
    "noten_payment": ("罰符", "벌부", "罚符", "bappu"),
    "oka": ("top bonus",),
    "orphan": ("yaochuuhai", "么九", "ヤオ九"),
    "pair": ("雀頭", "머리", "雀头", "toitsu", "atama", "jantou"),
    "pao": ("包", "sekinin barai", "responsibility payment"),
    "perfect_shanten": ("完全イーシャンテン", "perfect iishanten", "완전이샹텐"),
    "quad": ("kantsu",),
    "riichi_stick": ("bâton", "kyoutaku", "deposit"),
    "river": ("sutehai", "捨て牌"),
    "round_wind": ("bakaze",),
    "safe_tile": ("anpai", "anzenhai", "安全牌", "안패"),
    "seat_wind": ("jikaze",),
    "sequence": ("shuntsu",),
    "set": ("mentsu", "멘쯔"),
    "shanpon": ("シャボ", "shabo"),
    "shanten": ("iishanten", "ryanshanten", "一向聴", "二向聴", "一向听", "两向听", "一向聽",
        "兩向聽", "이샹텐", "량샹텐"),
    "shape": ("taatsu",),
    "starting_hand": ("haipai",),
    "suit": ("manzu", "pinzu", "souzu", "man", "pin", "sou", "萬子", "筒子", "索子", "万子",
        "characters", "circles", "dots", "bamboo", "bamboos"),
    "suji_trap": ("hikkake", "ひっかけ", "筋引っ掛け", "引挂", "引掛", "히카케"),
    "tegawari": ("手変わり",),
    "tonpuu": ("tonpuusen", "东风场", "동풍전"),
    "triplet": ("koutsu", "kotsu", "ankou", "anko"),
    "uma": ("順位点", "顺位点", "順位點", "顺位马", "順位馬", "순위점", "placement bonus"),
    "wall": ("yama", "牌山"),
    "wind": ("kazehai",),
    "yakitori": ("焼鳥",),
    "yakuhai": ("fanpai", "翻牌"),
}  # fmt: skip
"""What players call terms beside the names that the sentences have."""

NEAREST: Final = 3
"""Terms that are named instead of one that there is not."""

_LONG_VOWEL: Final = re.compile(r"ou|oo|uu|aa|ii|ei|ee")
_N_BEFORE_LIP: Final = re.compile(r"m(?=[bmp])")

_KATAKANA: Final = {sign: sign + 0x60 for sign in range(ord("ぁ"), ord("ゖ") + 1)}
"""Hiragana as katakana: リーチ is typed りーち too."""


def term_called(text: str) -> GameTerm | None:
    """Return the term of a word, in any language; None where there is none."""
    word = plain(text)
    return (
        TERMS.get(text.strip()) or _terms_by_word().get(word) or _terms_by_sound().get(sound(word))
    )


def nearest_terms(text: str) -> list[GameTerm]:
    """Return the `NEAREST` terms whose words are likest to a text, the likest first."""
    matcher = SequenceMatcher(b=plain(text), autojunk=False)
    likest: dict[str, float] = {}
    for word, term in _terms_by_word().items():
        matcher.set_seq1(word)
        likest[term.id] = max(matcher.ratio(), likest.get(term.id, 0.0))
    return [TERMS[own] for own in nlargest(NEAREST, likest, key=lambda own: likest[own])]


def live_terms(text: str, words: Words) -> list[Suggestion]:
    """Return the terms that a text begins to name, those whose word it begins first."""
    wanted = plain(text)
    ranked: dict[str, int] = {}
    for word, term in _terms_by_word().items():
        if wanted in word:
            rank = 0 if word == wanted else 1 if word.startswith(wanted) else 2
            ranked[term.id] = min(rank, ranked.get(term.id, rank))
    found = sorted(ranked, key=lambda own: (ranked[own], [*TERMS].index(own)))[:MOST_CHOICES]
    return [(named(TERMS[own], words)[:CHOICE_LIMIT], own) for own in found]


def named(term: GameTerm, words: Words) -> str:
    """Name a term in the user's words, with the Japanese word behind it where that is another."""
    own, japanese = term.name(words), term.name(words_for("ja"))
    return own if japanese in own else f"{own} · {japanese}"


def plain(text: str) -> str:
    """Return a word as words are compared: no accents, capitals, hyphens, spaces or hiragana."""
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_KATAKANA)
    return "".join(sign for sign in apart if sign.isalnum())


def sound(word: str) -> str:
    """Return a word of Latin letters as spellings of Japanese share it: kootsu, koutsu, kotsu.

    A long vowel counts as a short one, and tempai is tenpai.
    """
    short = _LONG_VOWEL.sub(lambda found: found[0][0], word)
    return _N_BEFORE_LIP.sub("n", short).replace("tch", "cch")


@cache
def _terms_by_word() -> Mapping[str, GameTerm]:
    """Return every term by its words; of two with one word, the first that is listed.

    What the sentences call a term goes before what players type.
    """
    listed = [(word, term) for term in TERMS.values() for word in _words_of(term)]
    listed += [(word, TERMS[own]) for own, word in _typed_words()]
    found: dict[str, GameTerm] = {}
    for word, term in listed:
        found.setdefault(plain(word), term)
    for word, term in listed:
        if latin := in_latin(unicodedata.normalize("NFKC", word).translate(_KATAKANA)):
            found.setdefault(latin, term)
    return MappingProxyType(found)


@cache
def _terms_by_sound() -> Mapping[str, GameTerm]:
    found: dict[str, GameTerm] = {}
    for word, term in _terms_by_word().items():
        if word.isascii():
            found.setdefault(sound(word), term)
    return MappingProxyType(found)


def _words_of(term: GameTerm) -> Iterator[str]:
    for language in LANGUAGES:
        for whole in term.every_name(words_for(language)):
            yield whole
            if GLOSS in whole:
                yield whole[: whole.index(GLOSS)]
    yield term.id


def _typed_words() -> Iterator[tuple[str, str]]:
    """Yield the ids of terms with words that players type for them."""
    yield from ((own, name) for own, names in KANA.items() for name in names.split())
    rows = ((row.value, row.all_words) for role in ("yaku", "win") for row in rows_of(role))
    for key, names in (*_ALSO.items(), *rows):
        own = _OF_A_WIN.get(key, key)
        if own in TERMS:
            yield from ((own, name) for name in names)


TAKES: Final = ">"
"""Stands before what the tiles of an example wait for."""


LONGEST: Final = 60
"""Characters of the longest word that is looked for."""

TermText = Annotated[
    str, Text(lambda typing: partial(live_terms, typing.text), LONGEST, shortest=1)
]


@dataclass(frozen=True, slots=True)
class TermOptions(Options):
    """The options of /term."""

    word: TermText
    private: bool = False

    def read(self, rules: str = "") -> Question:
        """Read a word of any language, or an id."""
        del rules
        term = term_called(self.word)
        if term is None:
            nearest = " ".join(it.sentence for it in nearest_terms(self.word))
            raise RefusedError("word", self.word, "unknown_term", {"terms": nearest})
        return Question("term", term=term.id, private=self.private)


def check_term(question: Question) -> None:
    """Raise ValueError for what is no term."""
    if question.term not in TERMS:
        raise ValueError("this is no term")


def term_page(asked: Asked) -> Page:
    """Say what a term means, draw its example, and name it in the other languages."""
    query, words = asked.query, asked.words
    term = TERMS[query.term]
    picture = _example(term, words)
    return Page(
        query=query,
        tone=Tone.HELP,
        title=named(term, words),
        picture=picture,
        alt=alt_text(picture, words),
        text=(term.meaning(words), _elsewhere(term, words)),
        buttons=share_and_delete(query, words),
        private=query.private,
    )


def _example(term: GameTerm, words: Words) -> tuple[Row, ...]:
    """Draw the groups of an example, and what they wait for."""
    if not term.example:
        return ()
    groups, _, taken = term.example.partition(TAKES)
    cells = [tiles_cell(parse_tiles(group)) for group in groups.split()]
    waits = [tiles_cell(parse_tiles(tile)) for tile in taken.split()]
    label = (Label(words.text("label-waits")),) if waits else ()
    return (Row((*cells, *label, *waits)),)


def _elsewhere(term: GameTerm, words: Words) -> str:
    """Name the term in every other language, each with the language's name."""
    joint = words.text("joint-facts")
    return words.text(
        "line-situation",
        facts=joint.join(
            words.text(
                "item-elsewhere",
                language=words.named("language", language),
                word=term.name(words_for(language)),
            )
            for language in LANGUAGES
            if language != words.language
        ),
    )


TERM: Final = Feature("term", ("private", "term"), term_page, TermOptions, check=check_term)
