"""The answer to /points: the numbers of its picture, its words and what its controls lead to."""

import re
from itertools import combinations_with_replacement, product

import pytest
from asking import answer, decode, encode, question_of, typed_into
from every import every
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.hand_calculating.scores import ScoresCalculator
from payloads import CALLBACK, problems

from bot import answer as pages
from bot.discord.payload import compose
from bot.features import chosen, id_of
from bot.features.points import FU_COUNTS, HAN
from bot.pages.page import Label, Style
from bot.picture.layout import fits
from bot.picture.render import draw
from bot.read.limits import TALLY_LIMIT
from bot.read.rules import rules_of
from bot.words import words_for
from engine import EAST, SOUTH, By, Worth
from engine.rules import presets_for
from engine.scoring import FU

LANGUAGES = ("en", "ja")
WORTHS = [
    *(Worth(han, fu) for han, fu in product(range(1, 5), FU) if han > 1 or fu not in {20, 25}),
    *map(Worth, (*range(1, 14), 20)),
    *(Worth(yakuman=times) for times in range(1, 7)),
]
ALL_QUERIES = [
    question_of(
        "points",
        worth=worth,
        rules=rules,
        seat=seat,
        honba=honba,
    )
    for worth, (rules, seat, honba) in product(
        WORTHS, [("tenhou", SOUTH, 0), ("m_league", EAST, 3), ("tenhou kiriage:on", SOUTH, 1)]
    )
]
"""More than a hundred and fifty questions."""


def labels(row):
    return [cell.text for cell in row.cells if isinstance(cell, Label)]


def gold(page):
    """The rows drawn in gold, which are those asked for."""
    return [labels(row) for row in page.picture if row.cells[0].style is Style.GOOD]


def typed(han, fu="", **options):
    worth = Worth(yakuman=2) if han == "double yakuman" else Worth.parse(han)
    return typed_into("points", han=worth, fu=int(fu) if fu else None, **options)


def ask(language, han, fu="", **options):
    return pages.answer(pages.read_typed(typed(han, fu, **options)), words_for(language), fits)


NO_HAND = {(2, 25, By.TSUMO), (1, 110, By.TSUMO)}
"""What no hand is worth: seven pairs have menzen tsumo too, and 110 fu by tsumo have sankantsu.

Nor has any hand 20 fu by ron, which are pinfu with menzen tsumo.
"""


def test_there_are_many_questions():
    assert len(ALL_QUERIES) > 150


@every("query", ALL_QUERIES, ids=encode)
def test_the_row_asked_for_is_paid_as_the_mahjong_library_pays_it(query):
    page = answer(query, words_for("en"))
    worth, rules = query.worth, rules_of(query.situation.ruled)
    shown = gold(page)
    if not worth.fu and not worth.yakuman and worth.han < 5:
        assert shown == []
        return
    assert len(shown) == 2  # one for either player
    for dealer, row in zip(
        (query.situation.is_dealer, not query.situation.is_dealer), shown, strict=True
    ):
        for by, text in zip(By, (row[2], row[1]), strict=True):
            if (worth.han, worth.fu, by) in NO_HAND or (worth.fu, by) == (20, By.RON):
                assert text == "–"
            else:
                assert text == peer(worth, rules, by, dealer=dealer, honba=query.situation.honba)


def peer(worth, rules, by, *, dealer, honba):
    """What the mahjong library pays, written as players write it."""
    config = HandConfig(
        is_tsumo=by is By.TSUMO,
        player_wind=27 if dealer else 28,
        tsumi_number=honba,
        options=OptionalRules(kiriage=rules.kiriage, kazoe_limit=0 if rules.kazoe else 1),
    )
    found = ScoresCalculator.calculate_scores(
        worth.yakuman * 13 or worth.han, worth.fu or 30, config, is_yakuman=worth.yakuman > 0
    )
    main = found["main"] + found["main_bonus"]
    others = found["additional"] + found["additional_bonus"]
    if by is By.RON:
        return str(main)
    return f"{main} ALL" if dealer else f"{others}/{main}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_golden_row_is_said_to_be_the_one_asked(language):
    words = words_for(language)
    page = ask(language, "3", "40")
    golden = [row.cells[0].style is Style.GOOD for row in page.picture]
    said = [cell.spoken != "" for cell in (row.cells[0] for row in page.picture)]
    assert golden == said
    assert sum(golden) == 2
    for row in page.picture:
        if row.cells[0].style is Style.GOOD:
            name = row.cells[0].text
            assert words.text("alt-points-asked", row=name) in page.alt


@pytest.mark.parametrize("language", LANGUAGES)
@every("query", ALL_QUERIES[::4], ids=encode)
def test_every_answer_can_be_sent_and_its_controls_come_back(query, language):
    words = words_for(language)
    page = answer(query, words)
    assert draw(page).startswith(b"\x89PNG")
    assert fits(page.picture)
    for row, line in zip(page.picture, page.alt.splitlines(), strict=True):
        for by, text in zip((By.RON, By.TSUMO), labels(row)[1:3], strict=True):
            none = words.text("alt-points-none", by=words.named("by", by))
            assert (none if text == "–" else text) in line
    slots = [button.slot for button in page.buttons]
    assert len(set(slots)) == len(slots)
    for button in page.buttons:
        if button.query is not None:
            assert decode(encode(button.query)) == button.query
            assert len(id_of(button.slot, button.query)) <= 100
            assert answer(button.query, words).title
    for rules in presets_for(4):
        assert chosen(page.selects[0].query, "rules", [rules]).situation.ruled == rules
    message = {"components": compose(page, b"").components, "flags": 1 << 15}
    message["attachments"] = [{"id": "0", "filename": "hand.png"}]
    assert problems(CALLBACK, {"type": 4, "data": message}, {"files[0]": "hand.png"}) == []


@pytest.mark.parametrize(
    ("language", "han", "fu", "options", "title"),
    [
        ("en", "4", "30", {}, "4 han 30 fu, non-dealer: ron 7700, tsumo 2000/3900"),
        ("en", "4 30", "", {"player": EAST}, "4 han 30 fu, dealer: ron 11600, tsumo 3900 ALL"),
        (
            "en",
            "4 30",
            "",
            {"rules": "wrc"},
            "4 han 30 fu, mangan, non-dealer: ron 8000, tsumo 2000/4000",
        ),
        ("en", "2 20", "", {}, "2 han 20 fu, non-dealer: tsumo 400/700"),
        ("en", "2 25", "", {}, "2 han 25 fu, non-dealer: ron 1600"),
        ("en", "6", "", {"honba": 2}, "haneman (6 han), non-dealer: ron 12600, tsumo 3200/6200"),
        ("en", "7", "", {}, "haneman (7 han), non-dealer: ron 12000, tsumo 3000/6000"),
        (
            *("en", "13", "", {"rules": "ema"}),
            "sanbaiman (13 han), non-dealer: ron 24000, tsumo 6000/12000",
        ),
        ("en", "13", "", {}, "counted yakuman (13 han), non-dealer: ron 32000, tsumo 8000/16000"),
        ("en", "double yakuman", "", {}, "2× yakuman, non-dealer: ron 64000, tsumo 16000/32000"),
        ("en", "3", "", {}, "3 han, non-dealer: ron 3200 to 8000, by fu"),
        ("ja", "4 30", "", {}, "4翻30符（子）　ロン7700、ツモ2000/3900"),
        ("ja", "mangan", "", {"player": EAST}, "満貫・5翻（親）　ロン12000、ツモ4000オール"),
    ],
)  # fmt: skip
def test_a_title_tells_ron_and_tsumo_of_what_was_typed(language, han, fu, options, title):
    assert ask(language, han, fu, **options).title == title


def test_the_row_stands_among_its_neighbors():
    heads = [labels(row)[0] for row in ask("en", "4 30").picture]
    assert heads == [
        "non-dealer", "3 han 30 fu", "4 han 25 fu", "4 han 30 fu", "4 han 40 fu",
        "haneman 6–7 han", "dealer", "4 han 30 fu",
    ]  # fmt: skip


def test_a_limit_stands_among_the_limits():
    heads = [labels(row)[0] for row in ask("en", "baiman").picture]
    assert heads == [
        "non-dealer", "mangan 5 han", "haneman 6–7 han", "baiman 8–10 han",
        "sanbaiman 11–12 han", "yakuman", "dealer", "baiman 8–10 han",
    ]  # fmt: skip
    without = [labels(row)[0] for row in ask("en", "15", rules="m_league").picture]
    assert without[4] == "sanbaiman 11+ han"
    assert labels(ask("ja", "baiman").picture[2])[0] == "跳満 6～7翻"


@every("query", ALL_QUERIES, ids=encode)
def test_rows_of_a_table_rise(query):
    page = answer(query, words_for("en"))
    block = [labels(row) for row in page.picture]
    end = next((at for at, row in enumerate(block[1:], 1) if not re.search(r"\d|–", row[1])), None)
    rons = [int(row[1]) for row in block[1:end] if row[1] != "–"]
    assert rons == sorted(rons)


def test_other_rule_sets_are_named_where_they_pay_otherwise():
    (line,) = [text for text in ask("en", "4 30").text if text.startswith("Elsewhere")]
    assert "M-League" in line
    assert "8000" in line
    assert "Mahjong Soul" not in line
    assert not any(text.startswith("Elsewhere") for text in ask("en", "4 40").text)
    (line,) = [text for text in ask("en", "13").text if text.startswith("Elsewhere")]
    assert "24000" in line


def test_house_rules_are_named():
    page = ask("en", "4 30", rules="tenhou kiriage:on")
    assert "mangan" in page.title
    assert any("kiriage:on" in text for text in page.text)


@pytest.mark.parametrize(
    ("han", "fu", "says"),
    [("1", "25", "seven pairs"), ("1", "20", "pinfu"), ("mangan", "30", "mangan")],
)
def test_impossible_han_and_fu_are_answered_privately(han, fu, says):
    page = ask("en", han, fu)
    assert page.private
    assert page.query is None
    assert says in page.title


def test_every_choice_can_be_asked():
    for _, worth, _ in HAN:
        assert answer(typed_into("points", han=worth).read(), words_for("en")).picture
    for fu, _, _ in FU_COUNTS:
        question = typed_into("points", han=Worth(3), fu=fu).read()
        assert question.worth == Worth(3, fu)


SEQUENCE = ("sequence", 0)
GROUPS_BY_TSUMO = (
    SEQUENCE,
    *(("triplet", fu) for fu in (2, 4, 4, 8)),
    *(("kan", fu) for fu in (8, 16, 16, 32)),
)
"""A group and its fu: triplets and kans, open and closed, of simples and of others."""


def test_110_fu_by_tsumo_take_three_kans_or_no_sequence():
    kinds = set()
    for groups in combinations_with_replacement(sorted(set(GROUPS_BY_TSUMO)), 4):
        for pair, wait in product((0, 2, 4), (0, 2)):
            if 100 < 20 + 2 + sum(fu for _, fu in groups) + pair + wait <= 110:
                names = [name for name, _ in groups]
                assert names.count("kan") >= 3 or "sequence" not in names
                kinds.add("sequence" in names)
    assert kinds == {True, False}  # both of what the sentence names happen
    for language, said in (("en", ("sankantsu", "toitoi")), ("ja", ("三槓子", "対々和"))):
        text = " ".join(ask(language, "1 110").text)
        assert all(name in text for name in said)


@pytest.mark.parametrize(
    ("worth", "seat", "honba", "steps", "disabled"),
    [
        (Worth(1, 30), SOUTH, 0, [None, Worth(2, 30), None, Worth(1, 40)], ["hanless", "fuless"]),
        (
            *(Worth(3, 40), EAST, TALLY_LIMIT),
            [Worth(2, 40), Worth(4, 40), Worth(3, 30), Worth(3, 50)],
            ["honba"],
        ),
        (Worth(yakuman=6), SOUTH, 1, [Worth(yakuman=5), None], ["hanmore"]),
    ],
)
def test_a_step_leads_to_the_price_beside_or_nowhere(worth, seat, honba, steps, disabled):
    page = answer(question_of("points", worth=worth, seat=seat, honba=honba), words_for("en"))
    *worths, more, other, _ = page.buttons
    assert [button.query.worth for button in worths] == [step or worth for step in steps]
    assert [button.slot for button in page.buttons if button.disabled] == disabled
    assert more.query.situation.honba == min(honba + 1, TALLY_LIMIT)
    label, seated = ("As non-dealer", SOUTH) if seat is EAST else ("As dealer", EAST)
    assert (other.label, other.query.situation.seat) == (label, seated)
