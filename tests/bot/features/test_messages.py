"""What a message says beside its hand is used, and what cannot be used is named."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from asking import answer, answer_said, ask, facts, question_of
from chat_messages import WITH_HAND, same, wanted_of
from every import every
from random_wins import random_win

from bot.answer import read_typed
from bot.features.messages import about, read_said
from bot.features.waits.feature import WaitsOptions
from bot.hand import typed_again
from bot.pages.score_text import situation_phrase
from bot.read.reader import read_message
from bot.read.win_words import parse_extras
from bot.words import LANGUAGES, words_for
from engine import (
    EAST,
    NAMES,
    NORTH,
    PRESETS,
    SOUTH,
    TENHOU,
    WEST,
    By,
    Hand,
    WinError,
    format_hand,
    parse_rules,
    parse_tiles,
)
from engine.scoring import check_rules

EN = words_for("en")
SHORT = "234m567p34567s55z"
WON = "123m456p789s11222z"


def asked(message):
    """The question about the one hand of a message."""
    (found,) = read_message([message]).hands
    return about(found, WaitsOptions("", private=True))


def won(message):
    return read_said(asked(message)).situation


RIICHI_IPPATSU = {"by": By.RON, "riichi": 1, "events": frozenset({"ippatsu"})}


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (f"{SHORT} ron 8s riichi ippatsu", RIICHI_IPPATSU),
        (f"riichi ippatsu ron 8s {SHORT}", RIICHI_IPPATSU),
        (f"{SHORT} Ron 8s, Riichi, Ippatsu!", RIICHI_IPPATSU),
        (f"{SHORT} ippatsu ron 8s", RIICHI_IPPATSU),
        (f"{SHORT} ron 8s ura 5s", {"riichi": 1, "ura": (21,)}),
        (f"{SHORT} ロン8s 立直 一発", RIICHI_IPPATSU),
        (f"立直一発 {SHORT} ロン8s", RIICHI_IPPATSU),
        (f"立直一發 {SHORT} 榮和8s", RIICHI_IPPATSU),
        (f"立直 一发 {SHORT} 荣和8s", RIICHI_IPPATSU),
        (f"리치 일발 {SHORT} 론 8s", RIICHI_IPPATSU),
        (f"riichi ippatsu {SHORT} ron 8s donneur", RIICHI_IPPATSU),
        (f"親 リーチ一発ツモ {WON}", {"seat": EAST, "by": By.TSUMO, "riichi": 1}),
        (f"{WON} ron 1m double riichi, 1 honba", {"riichi": 2, "honba": 1, "by": By.RON}),
        (f"ダブル立直 {WON} ロン", {"riichi": 2, "by": By.RON}),
        (f"{SHORT} riichi tsumo 8s ura 5s", {"by": By.TSUMO, "riichi": 1, "ura": (21,)}),
        (f"{SHORT} riichi tsumo 8s ura indicator 5s", {"ura": (22,)}),
        (f"{SHORT} リーチ ツモ8s 裏5s", {"by": By.TSUMO, "ura": (21,)}),
        (f"{SHORT} tsumo 8s haitei", {"events": frozenset({"haitei"})}),
        (f"{SHORT} ron 8s houtei", {"events": frozenset({"houtei"})}),
        (f"海底 {SHORT} 自摸8s", {"events": frozenset({"haitei"})}),
        (f"{SHORT} ロン8s 河底", {"events": frozenset({"houtei"})}),
        ("34m567p55s777z(1111z) tsumo 5m rinshan", {"events": frozenset({"rinshan"})}),
        ("34m567p55s777z(1111z) ツモ5m 嶺上開花", {"events": frozenset({"rinshan"})}),
        (f"{SHORT} chankan ron 8s", {"events": frozenset({"chankan"})}),
        (f"{WON} ron 2 honba 1 stick", {"honba": 2, "sticks": 1}),
        (f"{WON} ron 2 riichi sticks", {"sticks": 2, "riichi": 0}),
        (f"{WON} ロン 供託2本 1本場", {"honba": 1, "sticks": 2}),
        (f"{WON} 榮和 立直棒1根", {"sticks": 1, "riichi": 0}),
        (f"{WON} 론 리치봉 1개", {"sticks": 1, "riichi": 0}),
        (f"{WON} ron 2 bâtons riichi", {"sticks": 2, "riichi": 0}),
        (f"{WON} ron no riichi", {"riichi": 0}),
        (f"{WON} ロン 立直なし", {"riichi": 0}),
        (f"{SHORT} ron 8s riichi no ippatsu", {"riichi": 1, "events": frozenset()}),
        (f"won on 8s {SHORT}", {"by": By.RON}),
        (f"{SHORT} tsumo, won on 8s", {"by": By.TSUMO}),
        (f"S2 West {SHORT}", {"round": SOUTH, "seat": WEST}),
        (f"E1 north {SHORT}", {"round": EAST, "seat": NORTH}),
        (f"East 1 as West {SHORT}", {"round": EAST, "seat": WEST}),
        (f"E2 dealer turn 8 {SHORT}", {"round": EAST, "seat": EAST}),
    ],
)
def test_what_a_message_says_of_a_win_is_counted(message, said):
    found = won(message)
    assert {name: getattr(found, name) for name in said} == said
    assert asked(message).unused == ()


@pytest.mark.parametrize(
    ("message", "turn"),
    [
        (f"turn 6 {SHORT}", 6),
        (f"E2 dealer turn 8 {SHORT}", 8),
        (f"6巡目 {SHORT}", 6),
        (f"12巡 {SHORT}", 12),
        (f"8순째 {SHORT}", 8),
        (f"junme 3 {SHORT}", 3),
        (SHORT, None),
    ],
)
def test_the_turn_of_a_message_is_that_of_its_outlook(message, turn):
    query = read_said(asked(message))
    assert query.situation.turn == turn
    page = answer(query, EN)
    (button,) = [it for it in page.buttons if it.slot == "outlook"]
    assert button.query.situation.turn == (1 if turn is None else turn)


@pytest.mark.parametrize(
    ("message", "tile"),
    [
        ("pon 6z? 234m567p34567s66z", 32),
        ("should I pon the 6z? 234m567p34567s66z", 32),
        ("kamicha discards 6m, 123m45m56p78s1122z", 5),
        ("kamicha just cut 6m 123m45m56p78s1122z", 5),
        ("上家が6s切った。チーする？ 123m456p78s11222z", 23),
        ("上家打6s 123m456p78s11222z", 23),
        ("对家切 6s 123m456p78s11222z", 23),
        ("対面が1zを切った 123m456p789s1122z", 27),
        ("对面打1z 123m456p789s1122z", 27),
    ],
)
def test_a_tile_that_somebody_has_discarded_is_the_one_called(message, tile):
    assert read_said(asked(message)).situation.called == tile


def test_mixed_width_loses_no_tile():
    assert asked("123ｍ４５６ｐ７８９ｓ東東白白").typed.hand == "123m456p789s1155z"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (f"{SHORT} ron 8s riichi ippatsu", "2600 points"),
        (f"親 リーチ一発ツモ {WON}", "2600 ALL"),
        (f"{WON} riichi", "1300/2600"),  # complete and in riichi: it was won
        (f"ダブル立直 {WON}", "2000/4000"),
        (f"{WON} riichi?", "Complete. 700/1300"),  # asks whether to declare
        (f"S2 West {SHORT}", "Tenpai: 2s 5s 8s"),
        (f"what do I wait for? {SHORT}", "Tenpai: 2s 5s 8s"),
    ],
)
def test_a_message_in_the_option_hand_is_read_as_one(text, title):
    page = ask("waits", text, EN)
    assert page.title.startswith(title), page.title


@every("text", [f"{WON}<1m", f"{WON} <1m", "1111m23p34567s55z<1m"])
def test_a_tile_to_call_that_cannot_be_is_an_error_and_not_passed_over(text):
    page = ask("waits", text, EN)
    assert page.query is None, page.title


def wins(number):
    random = Random("facts")
    for _ in range(number):
        _, win, _ = random_win(random)
        tallies = {"honba": random.randrange(4), "sticks": random.randrange(4)}
        # The bot has no word for these two: no preset knows them.
        yield replace(win, open_riichi=False, paarenchan=False, **tallies)


@every("win", [*wins(60)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_facts_can_be_typed_back(language, win):
    line = situation_phrase(win, words_for(language))
    said = parse_extras(line)
    assert said["by"] is win.by
    assert (said["seat"], said["round"]) == (win.seat, win.round)
    assert said.get("riichi", 0) == win.riichi
    assert said.get("honba", 0) == win.honba
    assert said.get("sticks", 0) == win.sticks
    events = {name for name in win.events if name not in {"riichi", "double_riichi"}}
    assert said.get("events", frozenset()) >= events


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("立直棒1根", "sticks", 1),
        ("리치봉 1개", "sticks", 1),
        ("供託2本", "sticks", 2),
        ("北抜き2枚", "nuki", 2),
        ("拔北2張", "nuki", 2),
        ("拔北2张", "nuki", 2),
        ("북빼기 2장", "nuki", 2),
        ("2 bâtons riichi", "sticks", 2),
    ],
)
def test_counters_of_the_pages_are_read(text, field, value):
    assert parse_extras(text, players=3) == {field: value}


def tables(number):
    """Random tables around a hand: what lies there, the seat, what is on top."""
    random = Random("tables")
    for _ in range(number):
        players = random.choice((4, 4, 3))
        kinds = [kind for kind in range(34) if players == 4 or not 0 < kind < 8]
        wall = 4 * kinds
        random.shuffle(wall)
        hand, others = wall[:13], [kind for kind in wall[13:] if kind != NORTH]
        nuki = (
            random.randrange(1, 4 - hand.count(NORTH))
            if players == 3 and hand.count(NORTH) < 3
            else 0
        )
        won = facts(
            seat=random.choice((EAST, SOUTH, WEST)),
            round=random.choice((EAST, SOUTH)),
            dora=tuple(others[: random.randrange(3)]),
            honba=random.randrange(3),
            sticks=random.randrange(3),
            nuki=nuki,
        )
        yield question_of(
            "waits",
            format_hand(Hand(hand)),
            seen=tuple(sorted(others[3 : 3 + random.randrange(5)])),
            river=tuple(sorted(others[8 : 8 + random.randrange(9)])),
            rules="tenhou" if players == 4 else "tenhou_sanma",
            **won,
        )


def won_hands(number):
    """Random wins by four players that Tenhou's rules know, with what lies on the table."""
    random = Random("won")
    found = 0
    while found < number:
        hand, win, _ = random_win(random)
        win = replace(
            win,
            open_riichi=False,
            paarenchan=False,
            closed_kan=False,
            honba=random.randrange(4),
            sticks=random.randrange(4),
        )
        with suppress(WinError):
            check_rules(hand, win, TENHOU)
            found += 1
            yield hand, win


TO_CUT = "123m45p66z789s1122m"


def test_the_same_question_before_the_draw_is_answered():
    page = answer_said(asked("should I pon the 6z? 123m45p66z789s112m"), EN)
    assert page.title.startswith("Nearer with pon hatsu")
    assert not any("Not used" in text for text in page.text)


@pytest.mark.parametrize("call", ["kan 6z?", "minkan 6z?", "6z カン?", "6z 明カン、"])
def test_an_open_kan_is_a_call_too(call):
    question = read_said(asked(f"{call} 123m45p666z789s11m"))
    assert question.feature == "waits"
    assert NAMES[question.situation.called] == "6z"


@pytest.mark.parametrize("call", ["kan 1z?", "ankan 1z?", "暗槓 1z"])
def test_a_kan_of_four_that_are_held_calls_and_leaves_out_nothing(call):
    said = asked(f"{call} 111z234m567p78s44z1z")
    assert (said.reading.uncallable, said.reading.left_out, said.unused) == ("", (), ())
    page = answer_said(said, EN)
    assert "closed kan" in page.alt


CUTS = "3m3459p678p234s55s7z"


@pytest.mark.parametrize(
    ("message", "cuts"),
    [
        (f"3m or 9p? {CUTS}", ["3m", "9p"]),
        (f"which one, 3m or 9p: {CUTS}", ["3m", "9p"]),
        (f"{CUTS} 3m vs 7z", ["3m", "7z"]),
        (f"{CUTS} 3m、9pか7z？", ["3m", "9p", "7z"]),
        (f"3m ou 9p {CUTS}", ["3m", "9p"]),
        (f"3m还是9p {CUTS}", ["3m", "9p"]),
    ],
)
def test_two_tiles_of_the_hand_with_an_or_between_are_compared(message, cuts):
    said = asked(message)
    question = read_said(said)
    assert question.feature == "waits"
    assert sorted(NAMES[it] for it in question.compared) == sorted(cuts)
    assert said.reading.left_out == ()


def test_an_or_inside_a_hand_typed_tile_by_tile_compares_nothing():
    said = asked("1m or 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 5s 5s")
    assert read_said(said).feature == "waits"
    assert said.reading.left_out == ("1m",)


@pytest.mark.parametrize("won_on", ["3m ron", "3m ロン", "3m 荣和", "3m 론"])
def test_the_winning_tile_named_once_more_before_ron_is_the_one_won_on(won_on):
    question = read_said(asked(f"{WON} {won_on}"))
    assert question.situation.by is By.RON
    hand = question.situation.held
    assert hand.drawn is not None
    assert NAMES[hand.drawn] == "3m"


@pytest.mark.parametrize(
    ("message", "unused"),
    [
        (f"{SHORT} ippatsu", ("ippatsu",)),
        (f"{SHORT} ron 8s haitei", ("haitei",)),
        (f"{WON} tsumo rinshan", ("rinshan",)),
        ("34s55z234m567p[567s] riichi ippatsu ron 5s", ("riichi", "ippatsu")),
        (f"{SHORT} ura 5s", ("ura",)),
        (f"should I pon the 6z? {TO_CUT}", ("pon the 6z",)),
        (f"{TO_CUT} chi 3p?", ("chi 3p",)),
        (f"6z ポン？ {TO_CUT}", ("ポン 6z",)),
        (f"6z碰吗 {TO_CUT}", ("碰 6z",)),
        (f"kan 6z? {TO_CUT}", ("kan 6z",)),
        (f"{SHORT} all last, 32000/25000/24000/19000", ("all last", "32000/25000/24000/19000")),
    ],
)
def test_what_counts_for_nothing_is_named_in_one_small_line(message, unused):
    said = asked(message)
    last = answer_said(said, EN).text[-1]
    assert {*said.unused, *said.reading.not_read} == {*unused}
    assert last.startswith("-# Not used: `")
    assert all(word in last for word in unused)


@pytest.mark.parametrize(
    ("message", "hand"),
    [
        ("1112256888999", "1112256888999m"),
        ("123m456p zork 789s1122z", "123m456p789s1122z"),
        ("zork 345p, 34678m22s5z555s", "345p34678m22s5z555s"),
    ],
)
def test_what_is_not_sure_is_said_first_and_can_be_corrected(message, hand):
    (found,) = read_message([message]).hands
    assert found.unsure
    page = answer_said(asked(message), EN)
    assert page.text[0] == f"**Read as** `{format_hand(found.hand)}`"
    assert sorted(found.hand.tiles) == sorted(parse_tiles(hand))
    assert any(button.slot == "correct" for button in page.buttons)


def test_nothing_is_said_where_all_is_sure():
    page = answer_said(asked(f"what do I wait for? {SHORT}"), EN)
    assert not any("Not " in text or "Read as" in text for text in page.text)


@every("text", ["1112256888999", "11122568889996"])
def test_bare_digits_in_the_option_are_a_hand_of_man(text):
    page = ask("waits", text, EN)
    assert page.text[0] == f"**Read as** `{format_hand(page.query.situation.held)}`"


@pytest.mark.parametrize(
    ("text", "sentence", "place"),
    [
        (f"{SHORT} all last", "hand_left_out", "all last"),
        (f"{SHORT} (screenshot)", "hand_left_out", "screenshot"),
        ("34678m22s5z, chi 345p, zork 777p", "hand_unsure", None),
    ],
)
def test_what_the_option_cannot_use_is_an_error_at_its_place(text, sentence, place):
    error = read_typed(WaitsOptions(text)).error
    assert error.sentence == sentence
    assert error.span is None if place is None else text[slice(*error.span)] == place
    page = ask("waits", text, EN)
    assert [button.slot for button in page.buttons] == ["fix", "correct"]


def typed_once_more(question):
    typed = WaitsOptions("\n".join(filter(None, typed_again(question))))
    return read_typed(typed).question


@every("question", [*tables(60)])
def test_what_an_answer_says_of_a_table_in_its_code_is_read_to_the_same(question):
    assert typed_once_more(question).situation == question.situation


@every("won", [*won_hands(60)])
def test_what_an_answer_says_of_a_win_in_its_code_is_read_to_the_same(won):
    hand, win = won
    question = question_of(
        "agari",
        format_hand(hand),
        by=win.by,
        seat=win.seat,
        round=win.round,
        riichi=win.riichi,
        events=frozenset({*win.events} - {"riichi", "double_riichi"}),
        dora=win.dora,
        ura=win.ura,
        honba=win.honba,
        sticks=win.sticks,
    )
    assert typed_once_more(question) == question


def test_a_short_hand_is_read_again_with_what_is_said_beside_it():
    question = question_of("waits", "23455m", seat=EAST, river=(0, 8))
    assert typed_once_more(question).situation == question.situation
    assert read_typed(WaitsOptions("23455m, dealer")).error is not None


@every("rules", PRESETS)
def test_the_rules_in_the_code_of_an_answer_are_read_to_the_same(rules):
    question = question_of("waits", "123456p789s1122z", rules=rules)
    assert typed_once_more(question).situation.rules == parse_rules(rules)


@every("row", WITH_HAND, ids=lambda row: row[0])
def test_the_option_reads_a_text_as_a_message_is_read_or_says_why_not(row):
    _, text, hand, facts = row
    typed = read_typed(WaitsOptions(text))
    if typed.question is not None:
        assert same(typed.question.situation.held, wanted_of(hand, facts))
