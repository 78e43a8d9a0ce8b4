"""The alias lists in the option ``extras``, in /points and in messages."""

import pytest

from bot.questions.find_hand import find_hands
from bot.questions.win_terms import ALL_TERMS, BY_NAME, TERMS, WIND_NAMES, key
from bot.questions.win_words import complete_extras, parse_extras
from bot.questions.worth_words import read_worth
from bot.words import LANGUAGES
from engine import (
    EAST,
    NORTH,
    SOUTH,
    TYPED_WORDS,
    WEST,
    By,
    Worth,
    parse_hand,
    parse_tiles,
)

EVERY = pytest.mark.parametrize("language", TYPED_WORDS)


def test_every_language_has_an_alias_list():
    assert [*TYPED_WORDS] == [it for it in LANGUAGES if it not in {"en", "ja"}]


@EVERY
def test_alias_lists_name_terms_that_there_are(language):
    known = {term.names[0] for term in ALL_TERMS}
    assert TYPED_WORDS[language].wins.keys() <= known


@EVERY
def test_every_word_of_the_extras_means_the_same_as_the_english_one(language):
    for term in ALL_TERMS:
        for name in term.of(language):
            assert BY_NAME[key(name)] is term, name
            value = {"dora": "3p", "ura": "3p", "seat": "south", "round": "south"}
            typed, plain = name, term.names[0]
            if term.takes_value:
                typed, plain = (f"{it}:{value.get(term.field, 1)}" for it in (typed, plain))
            assert parse_extras(typed) == parse_extras(plain.replace("seat:not east", "ko")), name


@EVERY
def test_what_is_offered_is_of_the_language(language):
    words = TYPED_WORDS[language]
    offered = complete_extras("", language)
    assert len(offered) == len(TERMS)
    for term, text in zip(TERMS, offered, strict=True):
        assert text.rstrip(":") == words.wins.get(term.names[0], term.names)[0]


@EVERY
def test_winds_are_winds_behind_a_seat(language):
    winds = TYPED_WORDS[language].winds
    for name, wind in zip(winds, range(EAST, NORTH + 1), strict=bool(winds)):
        assert WIND_NAMES[name] == wind
        assert parse_extras(f"seat:{name} round {name}") == {"seat": wind, "round": wind}


@EVERY
def test_limits_and_units_are_read(language):
    words = TYPED_WORDS[language]
    plain = {"double": "double yakuman", "triple": "triple yakuman"}
    for word, names in words.limits.items():
        for name in names:
            typed = f"{name} yakuman" if word in plain else name
            assert read_worth(typed, "") == read_worth(plain.get(word, word), ""), name
    for han in words.units.get("han", ()):
        for fu in words.units.get("fu", ()):
            assert (
                read_worth(f"4{han}30{fu}", "")
                == read_worth(f"4 {han} 30 {fu}", "")
                == Worth(4, 30)
            )


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
    ],
)
def test_extras_in_french(typed, said):
    assert parse_extras(typed) == said


def test_french_prose_is_no_tile():
    """In a message est is a verb; in the option hand it is a wind."""
    (found,) = find_hands(["Ma main est 123m456p789s1122z, que faire ?"]).hands
    assert found.hand == "123m456p789s1122z"
    assert parse_tiles("est") == (EAST,)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("리치 일발 뒷도라:3삭 본장:1",
         {"riichi": 1, "events": frozenset({"ippatsu"}), "ura": (20,), "honba": 1}),
        ("리치일발쯔모", {"riichi": 1, "events": frozenset({"ippatsu"}), "by": By.TSUMO}),
        ("더블 리치 해저", {"riichi": 2, "events": frozenset({"haitei"})}),
        ("남가 동장 론 하저로어",
         {"seat": SOUTH, "round": EAST, "by": By.RON, "events": frozenset({"houtei"})}),
        ("자풍:북 장풍:동", {"seat": NORTH, "round": EAST}),
        ("오야 2본장 리치봉 1", {"seat": EAST, "honba": 2, "sticks": 1}),
        ("도라 3통 5삭", {"dora": (11, 22)}),
        ("뒷도라 표시패 동", {"ura": (EAST,)}),
        ("론 안깡 창깡", {"by": By.RON, "events": frozenset({"chankan", "closed_kan"})}),
        ("북빼기 2", {"nuki": 2}),
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
    (found,) = find_hands([message]).hands
    assert parse_hand(found.hand) == parse_hand(hand)


def test_what_a_korean_message_says_beside_a_hand():
    (found,) = find_hands(["남2국 서가, 123m456p789s1122z 론 1z 리치, 도라 3통"]).hands
    said = found.situation
    assert (said.round, said.seat, said.by, said.riichi) == (SOUTH, WEST, By.RON, True)
    assert said.dora == "2p"


@pytest.mark.parametrize(
    "message",
    ["오늘 3만원 벌고 5만원 잃음", "만관 8000점, 3만점에서 시작", "운동 중 서울 남산 발 백 원"],
)
def test_korean_prose_is_no_hand(message):
    assert find_hands([message]).hands == ()
