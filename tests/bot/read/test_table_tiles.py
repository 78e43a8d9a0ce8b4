"""The tile behind a hand or in its option, and the cuts to compare, as people type them."""

import pytest
from asking import corrected, decode, encode, question_of, typed_into

from bot.features import chosen, id_of
from bot.read.errors import RefusedError
from bot.words import words_for
from engine import EAST, NAMES, SOUTH, TILE_OF_NAME, By, format_hand

HAND = "23m456p789s11222z"
DRAWN = "23m456p789s11222z7z"


def typed(hand, **options):
    return typed_into("waits", hand, **options)


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        (f"{HAND}<1m", {}),
        (f"{HAND} < 1m", {}),
        (f"{HAND}<1m ", {}),
        (f"{HAND}＜1m", {}),
        (f"{HAND}<🀇", {}),
        (f"{HAND}<一", {}),
        (f"{HAND}<一萬", {}),
        (f"{HAND}<m1", {}),
        (HAND, {"called": "1m"}),
        (HAND, {"called": " 🀇"}),
        (HAND, {"called": "１ｍ"}),
    ],
)
def test_the_discarded_tile_behind_the_hand_or_in_its_option(hand, options):
    query = typed(hand, **options).read()
    at = query.situation
    assert (format_hand(at.held), at.called) == (HAND, TILE_OF_NAME["1m"])
    assert at.as_typed == f"{HAND}<1m"


@pytest.mark.parametrize("name", [name for name in NAMES if name not in {"2z", "0m"}])
def test_every_tile_can_be_asked_for_and_comes_back(name):
    query = typed(f"{HAND}<{name}").read()
    assert query.situation.called == TILE_OF_NAME[name]
    assert decode(encode(query)) == query


@pytest.mark.parametrize(
    ("hand", "options", "option", "sentence", "marked"),
    [
        (f"{HAND}<", {}, "hand", "one_called_tile", ""),
        (f"{HAND}<x", {}, "hand", "unknown_sign", "x"),
        (f"{HAND}<1m2m", {}, "hand", "one_called_tile", "1m2m"),
        (f"{HAND}<12m", {}, "hand", "one_called_tile", "12m"),
        (HAND, {"called": "1m1m"}, "called", "one_called_tile", "1m1m"),
        (HAND, {"called": "8"}, "called", "no_suit", "8"),
        (f"{HAND}<1m", {"called": "1m"}, "called", "called_twice", "1m"),
        (f"{DRAWN}<1m", {}, "hand", "called_before_draw", "1m"),
        (DRAWN, {"called": "1m"}, "called", "called_before_draw", "1m"),
        ("1111m456p789s112z<1m", {}, "hand", "fifth_seen", "1m"),
        (f"{HAND}<1m", {"seen": "11m", "river": "11m"}, "hand", "fifth_seen", "1m"),
        (f"{HAND}<1m", {"dora": "1111m"}, "hand", "fifth_seen", "1m"),
        ("05m456p789s11222z<0m", {}, "hand", "second_red", "0m"),
        ("23m456p789sx1222z<1m", {}, "hand", "unknown_sign", "x"),
        ("23m456p789s1222z<1m", {}, "hand", "one_short", ""),
    ],
)
def test_an_impossible_call_is_refused_at_its_place(hand, options, option, sentence, marked):
    with pytest.raises(RefusedError) as told:
        typed(hand, **options).read()
    error = told.value
    assert (error.option, error.sentence) == (option, sentence)
    text = error.text[slice(*error.span)] if error.span else ""
    assert text == marked
    for language in ("en", "ja"):
        assert words_for(language).named("error", error.sentence, **error.arguments)


def test_a_correction_of_the_hand_keeps_the_discarded_tile():
    question = typed("(123m)456p789s11222z<4m")
    with pytest.raises(RefusedError) as told:
        question.read()
    assert told.value.fix is not None
    assert told.value.fix.endswith("<4m")
    query = corrected(question, told.value)
    assert query is None or query.situation.called == TILE_OF_NAME["4m"]


@pytest.mark.parametrize(
    "behind", ["called 1m", ", called: 1m", "open 1m", "chi 1m", "appelé 1m", "鳴き1m", "副露 1万"]
)
def test_a_tile_behind_a_word_of_calling_is_offered_as_the_discarded_one(behind):
    question = typed(f"{HAND} {behind}")
    with pytest.raises(RefusedError) as told:
        question.read()
    assert told.value.sentence == "stray_call"
    assert told.value.fix.startswith(f"{HAND}<")
    assert corrected(question, told.value) == typed(f"{HAND}<1m", private=True).read()


@pytest.mark.parametrize("hand", [f"{HAND} called 12m", f"{DRAWN} called 1m", f"{HAND} called x"])
def test_no_other_tiles_behind_a_word_of_calling_are_guessed(hand):
    with pytest.raises(RefusedError) as told:
        typed(hand).read()
    assert told.value.fix is None


def test_only_waits_takes_a_discarded_tile():
    with pytest.raises(RefusedError, match="unknown_sign"):
        typed_into("agari", f"{HAND}<1m").read()


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("2m3m", "456p789s11222z[1'23m]"),
        ("pon", None),
        ("kan", None),
        ("ron", "23m456p789s11222z1m"),
    ],
)
def test_choosing_a_call_leads_to_the_hand_after_it(name, hand):
    query = typed(f"{HAND}<1m", seat=EAST, river="9m").read()
    if hand is None:
        with pytest.raises(ValueError, match="no such call"):
            chosen(query, "call", [name])
        return
    after = chosen(query, "call", [name])
    at = after.situation
    assert (sorted(at.as_typed), at.called) == (sorted(hand), None)
    assert (at.seat, at.river) == (EAST, query.situation.river)
    assert after.feature == ("agari" if name == "ron" else "waits")
    assert at.by is (By.RON if name == "ron" else By.TSUMO)
    assert decode(encode(after)) == after


def test_pon_and_kan_are_chosen_by_name():
    query = typed(f"{HAND}<2z").read()
    assert chosen(query, "call", ["pon"]).situation.as_typed.endswith("[222z]")
    assert chosen(query, "call", ["kan"]).situation.as_typed.endswith("[2222z]")
    with pytest.raises(ValueError, match="no tile to call"):
        chosen(question_of("waits", HAND), "call", ["pon"])


def test_cutting_or_winning_leaves_nothing_called_or_compared():
    query = typed(DRAWN, compare="7z 2z").read()
    for slot, feature in (("cut", "waits"), ("win", "agari")):
        after = chosen(query, slot, ["7z"])
        assert (after.feature, after.compared, after.situation.called) == (feature, (), None)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("7z 2z", ["7z", "2z"]),
        ("7z2z", ["7z", "2z"]),
        ("72z", ["7z", "2z"]),
        ("7z or 2z", ["7z", "2z"]),
        ("7z vs 2z", ["7z", "2z"]),
        ("7z vs. 2z", ["7z", "2z"]),
        ("7z, 2z", ["7z", "2z"]),
        ("7z/2z", ["7z", "2z"]),
        ("2m, 3m and 4p", ["2m", "3m", "4p"]),
        ("7z et 2z", ["7z", "2z"]),
        ("rouge ou sud", ["7z", "2z"]),
        ("7zか2z", ["7z", "2z"]),
        ("中と南", ["7z", "2z"]),
        ("中 南", ["7z", "2z"]),
        ("2m 3m 4p 5p 6p", ["2m", "3m", "4p", "5p", "6p"]),
        ("7z 7z 2z", ["7z", "2z"]),
        ("🀄🀁", ["7z", "2z"]),
        ("0p 7z", ["5p", "7z"]),
    ],
)
def test_cuts_to_compare(text, names):
    query = typed(DRAWN, compare=text).read()
    assert [NAMES[tile] for tile in query.compared] == names
    assert decode(encode(query)) == query


def test_a_plain_five_means_the_red_one_where_there_is_no_other():
    query = typed("23m406p789s11222z7z", compare="5p 7z").read()
    assert [NAMES[tile] for tile in query.compared] == ["0p", "7z"]


@pytest.mark.parametrize(
    ("hand", "text", "sentence"),
    [
        (DRAWN, "7z", "compare_how_many"),
        (DRAWN, "7z 7z", "compare_how_many"),
        (DRAWN, "2m 3m 4p 5p 6p 7s", "compare_how_many"),
        (DRAWN, "7z 9m", "compare_not_held"),
        (HAND, "2m 3m", "compare_after_draw"),
        (DRAWN, "7", "no_suit"),
        (DRAWN, "x", "unknown_sign"),
    ],
)
def test_cuts_that_cannot_be_compared_are_refused(hand, text, sentence):
    with pytest.raises(RefusedError) as told:
        typed(hand, compare=text).read()
    assert (told.value.option, told.value.sentence) == ("compare", sentence)
    for language in ("en", "ja"):
        assert words_for(language).named("error", sentence, **told.value.arguments)


def test_the_longest_questions_fit_into_a_custom_id():
    seen = "11223344667788m1122334455667788p"
    hand = "[0'555m][0'555s](7777z)1z1z2z3z"
    query = typed(
        f"{hand}<1z", seen=seen, dora="9m9m9p9p9s", seat=SOUTH, extras="honba:99 sticks:99"
    ).read()
    assert len(id_of("call", query)) <= 100
    for name in ("pon", "kan"):
        try:
            after = chosen(query, "call", [name])
        except ValueError:
            continue
        assert len(id_of("dealer", after)) <= 100
