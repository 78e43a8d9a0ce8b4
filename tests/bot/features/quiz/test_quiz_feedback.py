"""Feedback marks what is right, missed and wrong, and says why."""

import re
from dataclasses import replace

import pytest
from quiz_answers import (
    EN,
    TYPED,
    cut_of,
    dealt,
    feedback,
    posed,
    problems,
    read,
    right_choice,
    show,
    tile,
    waits_of,
    won,
)

from bot.features.outlook.finding import look
from bot.features.quiz.kinds.cut import percent
from bot.features.quiz.kinds.riichi import RiichiQuiz
from bot.features.quiz.worth import best_cut
from bot.hand import Question, Situation
from bot.pages.page import Face, Tone
from bot.words import LANGUAGES, words_for
from engine import By, parse_hand, parse_tiles
from engine.problems import (
    PriceChoice,
    ReadingsProblem,
    RiichiProblem,
    deal,
)
from engine.tiles import KIND_OF


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def test_feedback_of_waits_sorts_the_tiles_chosen():
    problem = waits_of("3334m123p567p789s")  # waits for 2m 4m 5m
    page = feedback(problem, read(problem, "2m5m7p"))
    found, missed, wrong = page.picture[1:]
    assert page.title == "2 of 3 waits found, 1 wrong"
    assert page.tone is Tone.WARNING
    assert [cell.faces for cell in found.cells[1:]] == [
        (Face(tile("2m"), winning=True),),
        (Face(tile("5m"), winning=True),),
    ]
    assert [cell.face.tile for cell in missed.cells[1:]] == [tile("4m")]
    assert [cell.faces for cell in wrong.cells[1:]] == [(Face(tile("7p"), struck=True),)]
    assert page.text[:2] == (
        (
            "You missed **4m**: 4m is left over and can become the pair."
            " The rest: 333m 123p 567p 789s."
        ),
        "With **7p** every set is complete, but 4m 7p is left over: no pair.",
    )


def test_the_pair_that_wins_too_is_explained():
    problem = waits_of("33345m55p123789s")
    page = feedback(problem, problem.right - {tile("5p")})
    assert page.title == "2 of 3 waits found"
    assert page.text[0].startswith(
        "You missed **5p**: either pair of 33m 55p can become a triplet."
    )


@pytest.mark.parametrize(
    ("hand", "wrong", "said"),
    [
        ("222777m3444888p", "4p", "With **4p** you complete 444p, but 34p is left over: no pair."),
        ("123m456p789s11z34s", "1m", "Nothing is completed by **1m**: 34s still needs 2s or 5s."),
        ("123m456p789s11z34s", "3s4s", "Nothing is completed by **3s 4s**: 34s still needs 2s"),
        ("1122m3344p5566s7z", "6s", "No seventh pair with **6s**: the hand lacks chun."),
        ("19m19p19s1234566z", "1m", "Already held: **1m**. The hand lacks chun."),
    ],
)
def test_each_wrong_tile_has_its_reason(hand, wrong, said):
    problem = waits_of(hand)
    page = feedback(problem, problem.right | read(problem, wrong))
    assert page.text[0].startswith(said)


def test_every_part_that_waits_is_told_beside_the_groups_of_its_own_reading():
    problem = waits_of("1112334599m678s")  # waits for 1m 4m 9m
    assert feedback(problem, read(problem, "3m")).text[0].splitlines() == [
        "You missed **1m 4m**: 23m is open on both sides. The rest: 111m 345m 99m 678s.",
        (
            "You missed **1m 9m**: either pair of 1199m can become a triplet."
            " The rest: 123m 345m 678s."
        ),
    ]


def test_the_right_waits_are_drawn_with_the_groups_beside_each_part():
    page = feedback(waits_of("3334m123p567p789s"), frozenset({1, 3, 4}))
    drawn = [
        ([(cell.tiles, cell.line) for cell in row.cells], row.cells[-1].takes)
        for row in page.picture[2:]
    ]
    assert drawn == [
        (
            [
                ((2, 2), ""),
                ((9, 10, 11), "solid"),
                ((13, 14, 15), "solid"),
                ((24, 25, 26), "solid"),
                ((2, 3), "dotted"),
            ],
            (1, 4),
        ),
        (
            [
                ((2, 2, 2), "solid"),
                ((9, 10, 11), "solid"),
                ((13, 14, 15), "solid"),
                ((24, 25, 26), "solid"),
                ((3,), "dotted"),
            ],
            (3,),
        ),
    ]


def test_tiles_that_the_hand_holds_four_of_are_told_apart():
    problem = TYPED["four held"]
    page = feedback(problem, read(problem, "1m5z"))
    assert page.text[0] == "You hold all four of **1m** yourself."


def narrow_cut(shanten):
    """A dealt cut of which another one is narrower, that much from tenpai or more."""
    return next(
        it
        for it in dealt()
        if it.kind == "cut"
        and 0 < sorted(it.shares.values())[-2] < 0.95
        and min(it.answer[0].shanten, 1) == shanten
    )


def test_feedback_of_a_cut_compares_it_with_the_widest():
    problem = narrow_cut(1)
    best = problem.answer[0]
    own = next(it for it in problem.answer if 0 < problem.shares[KIND_OF[it.tile]] < 0.95)
    page = feedback(problem, own.tile)
    share = int(100 * own.left / best.left)
    assert page.title == f"{EN.tile(own.tile)}: {share}% of the best"
    assert f"accepts {own.left} tile" in page.text[0]
    assert f" {best.left}." in page.text[0]


def test_feedback_of_a_narrower_wait_names_the_shapes_of_both():
    problem = narrow_cut(0)
    best = problem.answer[0]
    own = next(it for it in problem.answer if 0 < problem.shares[KIND_OF[it.tile]] < 0.95)
    lines = feedback(problem, own.tile).text[0].splitlines()
    for line, cut in zip(lines, (own, best), strict=True):
        assert line.startswith(f"**{EN.tile(cut.tile)}** waits for {cut.left} tile")
    page = feedback(cut_of("788m123567p567s44z"), tile("7m"))
    assert page.text[0].splitlines() == [
        "**7m** waits for 4 tiles: 8m north · shanpon (two pairs)",
        "**8m** waits for 8 tiles: 6m 9m · ryanmen (two-sided)",
    ]


def test_a_share_below_all_is_never_rounded_up():
    assert percent(0.999, EN) == "99%"
    assert percent(1, EN) == "100%"


def test_a_cut_that_gives_up_a_yakuman_names_it():
    problem = cut_of("444455m11999p777s")
    for choice in ("4m", "5m"):
        text = "\n".join(feedback(problem, tile(choice)).text)
        assert "Cutting 4m keeps suuankou." in text


def test_width_or_value_names_the_yaku():
    problem = replace(cut_of("122345m46p23477s5p"), valued=(tile("1m"),))
    text = "\n".join(feedback(problem, tile("2m")).text)
    assert "Width or value: 2m accepts more tiles, 1m aims for tanyao and is worth" in text


def test_a_valued_cut_that_breaks_tenpai_is_said_to():
    """1p waits for four tiles; after 3s, 33 tiles bring tenpai."""
    problem = replace(cut_of("11234m1p3567789s8s"), valued=(tile("3s"),))
    for choice in ("1p", "3s", "5s"):
        text = "\n".join(feedback(problem, tile(choice)).text)
        assert "1p is tenpai, 3s breaks tenpai for pinfu or iipeikou and is worth more" in text
        assert "accepts more tiles" not in text
        assert "Every other cut" not in text


def test_a_yaku_by_ron_on_some_waits_is_said_to_be_on_some():
    """The dragons are a yaku and 4s is none: 4s 4s wait beside 5z 5z."""
    problem = RiichiProblem(parse_hand("345m456p678s44s55z"), 20, 7)
    quiz = RiichiQuiz(problem, Question("quiz", Situation(problem.hand, problem.rules)))
    assert "On some waits the hand has a yaku by ron already" in quiz.why(EN)[0]


def test_a_typed_hand_whose_widest_cut_is_not_the_best_says_so():
    """6m waits for two tiles, 1s goes a step back and wins more."""
    quiz = posed(cut_of("6666m23466p1223s6p"))
    found = look(quiz.outlook())
    assert best_cut(found).cut == tile("1s")
    for answer in ("1s", "6m", None):
        said = quiz.worth_text(answer, found, EN)
        assert said[0].startswith("This question counts width alone; 1s is worth more")


def weighed_quiz(hand):
    quiz = posed(cut_of(hand))
    return quiz.weighed(look(quiz.outlook()))


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("6666m23466p1223s6p", "6m is tenpai, 1s breaks tenpai for tanyao"),
        ("444455m11999p777s", "5m accepts more tiles, 4m aims for suuankou"),
    ],
)
def test_a_typed_hand_that_is_weighed_counts_the_cut_of_worth_and_names_its_yaku(hand, said):
    quiz = weighed_quiz(hand)
    found = look(quiz.outlook())
    assert len(quiz.problem.right) == 2
    for answer in map(quiz.problem.write, quiz.problem.right):
        text = "\n".join(quiz.feedback(answer, EN).text)
        assert said in text
        assert "Both count as right" in text
        assert "width alone" not in "".join(quiz.worth_text(answer, found, EN))


def test_a_widest_cut_that_is_beaten_is_wrong_and_told_why(words):
    quiz = weighed_quiz("1279m3455p345678s")
    best = words.one_of(map(words.tile, parse_tiles("1m9m")))
    reason = words.text("reason-worth-more", valued=best, beaten=words.tile(tile("5p")))
    page = quiz.feedback("5p", words)
    assert page.title == words.text("title-riichi-wrong", answer=quiz.right(words))
    assert quiz.right(words) == best
    # 2m is narrower, 6s goes back: neither is told that 5p is the one to find.
    for answer in ("5p", "1m", "2m", "6s"):
        said = quiz.feedback(answer, words).text
        assert reason in said, answer
        pinfu = words.named("yaku", "pinfu")
        assert words.text("reason-yaku", tile=words.tile(tile("1m")), yaku=pinfu) in said


def test_a_cut_that_is_worth_a_little_more_is_only_as_good():
    """1p is worth a few points more than 7s, the widest, and counts as right beside it."""
    quiz = weighed_quiz("12344556m13p7789s")
    found = look(quiz.outlook())
    assert best_cut(found).cut == tile("1p")
    for answer, said in [
        ("1p", r"^No cut is worth more than \*\*1p\*\*"),
        ("7s", r"^\*\*7s\*\* .* worth as much as \*\*1p\*\*"),
        (None, r"^\*\*7s\*\* .* worth as much as \*\*1p\*\*"),
        ("5m", r"^\*\*5m\*\* .* worth less than \*\*1p\*\*"),
    ]:
        assert re.search(said, quiz.worth_text(answer, found, EN)[0])


def test_where_the_widest_cut_is_the_best_nothing_is_said_of_width():
    quiz = posed(cut_of("123m456p789s1122z9m"))
    said = quiz.worth_text(None, look(quiz.outlook()), EN)
    assert said[0].startswith("No cut is worth more than **9m**")


def test_a_step_back_says_so():
    problem = TYPED["two best cuts"]
    page = feedback(problem, tile("5p"))
    assert page.title == "Cutting 5p raises the shanten"
    assert page.text[0] == "**5p** goes back to 1-shanten, **east** is tenpai."
    assert page.picture[-1].cells[0].faces == (Face(tile("5p"), struck=True),)


def test_a_third_cut_that_is_as_wide_is_no_step_back():
    problem = TYPED["three best cuts"]
    page = feedback(problem, tile("3z"))
    assert page.title == "Right: cut west"
    assert page.text[0].splitlines() == [
        "**4p** accepts 8 tiles: 2m east south",
        "**7p** accepts 8 tiles: 2m east south",
        "Just as wide: **west**",
        "Every other cut raises the shanten.",
    ]


def test_feedback_of_a_price_explains_fu_by_the_group_left_out():
    problem = won("22999p234m345s67s8s", riichi=1)
    right = problem.right
    assert right.fu == 40
    page = feedback(problem, PriceChoice(right.han, 30, right.points))
    assert page.title.startswith("Right points")
    assert page.text[0] == "40 fu, not 30: the closed terminal or honor triplet 999p is 8."


def test_fu_counted_too_high_are_explained_by_what_is_not_there():
    problem = deal("price", 2, 1, theme="pinfu_tsumo")
    right = problem.right
    page = feedback(problem, PriceChoice(right.han, 30, right.points))
    assert page.text[0] == "20 fu, not 30: a pinfu has no fu for the tsumo."


def test_fu_of_seven_pairs_are_never_explained_by_a_tsumo():
    problem = won("3366m3377p1s2255z1s", by=By.TSUMO)
    page = feedback(problem, PriceChoice(problem.right.han, 30, problem.prices[0].points))
    assert page.text[0].startswith("25 fu, not 30: seven pairs are always 25.")


def test_a_sixth_block_is_said_to_take_least_only_where_it_does():
    """33z takes two tiles and is a pair: among the shapes 68s takes fewest."""
    said = feedback(cut_of("334m123p68s334477z"), tile("4z")).text
    assert said[1] == "6 blocks, five fit: 68s takes 4 tiles, the other shapes 8 or more."
    said = feedback(cut_of("2368m4588p123789s"), tile("2m")).text
    assert said[1] == "6 blocks, five fit: 68m takes 4 tiles, the other shapes 8 or more."


def test_points_that_do_not_follow_are_told_with_those_that_do():
    problem = won("22999p234m345s67s8s", riichi=1)
    right = problem.right
    page = feedback(problem, PriceChoice(right.han, right.fu, problem.prices[-1].points))
    assert page.title == f"Han and fu right: {right.han} han 40 fu {right.points}"
    assert page.text[0] == f"{right.han} han 40 fu pays {right.points}."


def test_few_han_without_fu_are_not_said_to_pay_a_limit():
    problem = won("22999p234m345s67s8s", riichi=1)
    page = feedback(problem, PriceChoice(1, None, problem.prices[-1].points))
    assert "40 fu: below mangan, fu matter." in page.text[0]
    assert " pays " not in page.text[0]
    page = feedback(problem, PriceChoice(5, None, problem.prices[-1].points))
    assert "mangan (5 han) pays 8000." in page.text[0]


def test_a_limit_by_fu_has_its_points():
    problem = won("2299p(1111z)(9999s)234m9p", riichi=1, dora=parse_tiles("1m"))
    assert (problem.right.han, problem.right.fu) == (3, None)
    page = feedback(problem, PriceChoice(3, None, problem.prices[-1].points))
    assert page.text[0] == "mangan (3 han) pays 8000."


@pytest.mark.parametrize(
    ("han", "fu", "said"),
    [
        (1, 20, "1 han 20 fu does not exist: only a pinfu won by tsumo has 20 fu,"),
        (1, 25, "1 han 25 fu does not exist: only seven pairs have 25 fu,"),
        (2, 25, "Also, only seven pairs have 25 fu."),
    ],
)
def test_fu_that_one_sort_of_hand_has_are_told_as_such(han, fu, said):
    problem = won("22999p234m345s67s8s", riichi=1)
    text = feedback(problem, PriceChoice(han, fu, problem.prices[-1].points)).text[0]
    assert any(line.startswith(said) for line in text.splitlines())
    assert (f"{fu} fu pays" in text) is (han > 1)


@pytest.mark.parametrize(
    ("problem", "han", "said"),
    [
        (won("123456789m23455s", riichi=1), 1, "3 han, not 1 han: did you count ittsu?"),
        (
            won("234567m345p67s88p8s", riichi=1, by=By.TSUMO),
            3,
            "4 han, not 3 han: did you count pinfu, tanyao, riichi or menzen tsumo?",
        ),
        (
            won("12345678m[234p]55s9m"),
            2,
            "1 han, not 2 han: ittsu is worth less in an open hand.",
        ),
    ],
)
def test_the_yaku_that_explains_wrong_han_is_named(problem, han, said):
    text = feedback(problem, PriceChoice(han, 30, problem.prices[-1].points)).text[0]
    assert text.splitlines()[0] == said


def test_limits_are_called_by_their_names():
    problem = won("12345678m55m234m9m")
    assert problem.right.fu is None
    page = feedback(problem, problem.right)
    assert page.title == "Right: baiman (9 han) 16000"


def test_two_yakuman_are_named_and_paid_as_two():
    problem = won("111222333z55z66z6z", by=By.TSUMO)
    page = feedback(problem, PriceChoice(13, None, problem.prices[-3].points))
    assert page.title == "Not quite: 2× yakuman 16000/32000"
    lines = page.text[0].splitlines() + page.text[1].splitlines()
    assert lines[0] == "2× yakuman, not yakuman: suuankou, tsuuiisou."
    assert "**Paid** 32000 by the dealer, 16000 by each of the others" in lines


def test_feedback_of_readings_shows_each_of_them():
    problem = TYPED["four readings"]
    page = feedback(problem, 3)
    assert page.title == "4 readings, not 3"
    assert len(page.picture) == 1 + 4


def test_the_right_answer_is_called_right(words):
    for problem in problems():
        page = feedback(problem, right_choice(problem), words)
        assert page.tone is Tone.COMPLETE
        assert page.title.startswith(words.text("title-right", answer=""))


def test_an_answer_that_is_only_shown_has_no_verdict(words):
    for problem in problems():
        page = show(problem, words)
        assert page.tone is Tone.QUESTION
        assert page.title.startswith(words.text("title-shown", answer=""))


@pytest.mark.parametrize(
    ("hand", "chosen", "said"),
    [
        # By their sum 6m can be the pair too: 34455 7899m stays.
        ("34455667899m456p", 2, "With 66m as the pair, the other tiles make no groups."),
        ("55m556677778899p", 2, "Four 7p are not two pairs: it is not seven pairs."),
    ],
)
def test_what_looked_like_another_reading_is_told(hand, chosen, said):
    problem = ReadingsProblem(parse_hand(hand))
    assert problem.right == 1
    assert said in feedback(problem, chosen).text[0]
    assert feedback(problem, 1).title == "Right: 1 reading"
