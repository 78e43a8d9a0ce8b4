"""Pages of quizzes: a question tells nothing, feedback and reveal tell all, every picture fits."""

import json
import re
import warnings
from collections import Counter
from pathlib import Path

import pytest
from quiz_answers import choices, dealt, right_choice, tally_of

from bot import words as words_module
from bot.discord_app.payload import compose
from bot.pages.alt_text import alt_text
from bot.pages.page import ALT_LIMIT, Bar, Face, Row, Style, Tiles, Tone
from bot.pages.progress import progress_page
from bot.pages.quiz_cut import percent
from bot.pages.quiz_feedback import feedback_page
from bot.pages.quiz_question import question_page
from bot.pages.quiz_reveal import reveal_page
from bot.pages.quiz_words import kind_name, slip_name, theme_name
from bot.picture.layout import MAX_HEIGHT, MAX_WIDTH, fits, lay_out
from bot.picture.render import draw
from bot.study.learners import Progress, SlipRecord, ThemeRecord
from bot.words import LANGUAGES, Words, words_for
from engine import (
    EAST,
    KIND_OF,
    SOUTH,
    TILE_OF_NAME,
    By,
    Shape,
    WaitName,
    Win,
    parse_hand,
    parse_tiles,
)
from engine.problems import (
    SPECIES,
    CutProblem,
    PriceChoice,
    PriceProblem,
    ProblemKind,
    ReadingsProblem,
    WaitsProblem,
    deal,
)

TEXT_LIMIT = 4000
"""Discord's limit for the characters of all text components of a message."""

EN = words_for("en")


def ask(problem, words=EN, answered=0, asker="<@1>", rules="Tenhou"):
    return question_page(
        problem, asker=asker, rules=rules, answered=answered, words=words, fits=fits
    )


def feedback(problem, choice, words=EN):
    return feedback_page(problem, choice, problem.grade(choice), words, fits)


def show(problem, words=EN):
    return feedback_page(problem, None, None, words, fits)


def reveal(problem, tally, words=EN, saw=()):
    return reveal_page(problem, tally, saw, sum(tally.values()), words, fits)


def read(problem, text):
    return problem.read(text)


def tile(name):
    return TILE_OF_NAME[name]


def waits_of(text, seen=""):
    return WaitsProblem(parse_hand(text), parse_tiles(seen))


def cut_of(text, seen=""):
    return CutProblem(parse_hand(text), parse_tiles(seen))


def won(text, by=By.RON, seat=SOUTH, **facts):
    hand = parse_hand(text)
    return PriceProblem(hand, Win(hand.drawn, by, seat, EAST, **facts))


TYPED = {
    "one orphan missing": waits_of("19m19p19s123456z1m"),
    "thirteen orphans": waits_of("19m19p19s1234567z"),
    "nine gates": waits_of("1112345678999m"),
    "seven pairs": waits_of("1122m3344p5566s7z"),
    "four held": waits_of("1111m23m456p789s5z"),
    "one tile": waits_of("5z"),
    "many seen": waits_of("123m456p789s1112z", "2z" + "456789m" * 3 + "123789p" * 3),
    "all cuts alike": cut_of("14m"),
    "narrower tenpai": cut_of("11m356p"),
    "two best cuts": cut_of("123m456p789s12z"),
    "second best is right": cut_of("27m456678p55z7p[567m]"),
    "melds": cut_of("13m24p(1111z)[2'34s][555s]8m"),
    "honba": won("234m345p456678s66s", dora=parse_tiles("5z"), honba=2, sticks=1),
    "four kans": won("2m(1111z)(2222z)(3333z)(4444z)2m"),
    "counted yakuman": won("1122334455667m7m", By.TSUMO, riichi=2),
    "thirteen orphans won": ReadingsProblem(parse_hand("19m19p19s1234567z1m")),
    "four readings": ReadingsProblem(parse_hand("33344445555666m")),
}
"""Hands that nobody deals: the widest answers, tiles that are used up, extras beside the price."""

PROBLEMS = (*dealt(), *TYPED.values())


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


@pytest.fixture(autouse=True)
def _labels_can_be_drawn():
    """A label with a character that the atlas lacks is a warning, and so an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


# --- a question tells nothing ---------------------------------------------------------------------


class Unanswered:
    """A problem of which nothing can be read but what its question may show."""

    def __init__(self, problem):
        self.kind, self.hand = problem.kind, problem.hand
        for name in ("seen", "win", "rules"):
            if hasattr(problem, name):
                setattr(self, name, getattr(problem, name))


@pytest.mark.parametrize("answered", [0, 1, 7])
def test_a_question_is_made_of_what_everybody_sees(words, answered):
    """Made without key, options, theme and level it is the same page: it depends on none."""
    for problem in PROBLEMS:
        unanswered = Unanswered(problem)
        assert not {"answer", "right", "options", "theme", "level"} & vars(unanswered).keys()
        assert ask(unanswered, words, answered) == ask(problem, words, answered)


def sent(page):
    """Everything that Discord is sent of a page, as one text."""
    return json.dumps(compose(page, b"").components, ensure_ascii=False)


@pytest.mark.parametrize("problem", [it for it in PROBLEMS if it.kind == "waits"], ids=str)
def test_a_question_names_no_wait_that_is_not_in_the_hand(problem, words):
    shown = {KIND_OF[tile] for tile in (*problem.hand.tiles, *problem.seen)}
    text = sent(ask(problem, words))
    for kind in problem.right - shown:
        assert words.tile(kind) not in text
        assert words.spoken_tile(kind) not in text
    names = [words.named("wait-name", name) for name in WaitName]
    names += [words.named("shape", shape) for shape in Shape]
    assert not [name for name in names if name in text]


@pytest.mark.parametrize("problem", [it for it in PROBLEMS if it.kind == "price"], ids=str)
def test_a_question_names_no_price_fu_or_yaku(problem, words):
    text = sent(ask(problem, words))
    best = problem.counted
    assert str(problem.right.points) not in text
    assert words.text("label-han", han=str(best.han)) not in text
    assert words.text("label-fu", fu=str(best.fu)) not in text
    earned = {words.named("yaku", it.yaku.id) for it in best.yaku}
    given = {words.named("yaku", event) for event in problem.win.events}
    given |= {words.text("fact-tsumo"), words.text("label-dora"), words.text("label-ura")}
    line = ask(problem, words).text[0]
    assert not [name for name in earned - given if name in line.split(" · ")]


def test_a_question_marks_no_tile_but_the_one_that_won():
    """Dora in the corner of a tile would tell han, gold would tell the wait."""
    for problem in PROBLEMS:
        faces = [
            face
            for row in ask(problem).picture
            for cell in row.cells
            if isinstance(cell, Tiles)
            for face in cell.faces
        ]
        assert not any(face.dora or face.struck for face in faces)
        won = [face for face in faces if face.winning]
        assert len(won) == (problem.kind is ProblemKind.PRICE)


def test_a_question_says_who_asks_and_how_many_have_answered():
    problem = dealt()[0]
    assert ask(problem, answered=1).text[-1] == "-# asked by <@1> · rules: Tenhou · 1 has answered"
    assert ask(problem).text[-1].endswith("nobody has answered yet")
    assert ask(problem, asker="", rules="").text == ()
    assert ask(problem, asker="").text == ("-# rules: Tenhou",)


def test_every_tile_seen_is_in_the_question():
    problem = TYPED["many seen"]
    row = ask(problem).picture[1]
    assert sorted(face.tile for face in row.cells[1].faces) == sorted(problem.seen)


def test_a_price_is_asked_with_all_that_it_depends_on(words):
    page = ask(TYPED["honba"], words)
    assert words.text("fact-honba", honba=2) in page.text[0]
    assert words.text("quiz-without-extras") in page.text[0]
    assert words.text("label-dora") in page.alt


# --- feedback -------------------------------------------------------------------------------------


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
        "You missed **4m**: 4m is left over and can become the pair.",
        "No part of the hand waits for **7p**.",
    )


def test_the_pair_that_wins_too_is_explained():
    problem = waits_of("33345m55p123789s")
    page = feedback(problem, problem.right - {tile("5p")})
    assert page.title == "2 of 3 waits found"
    assert page.text[0].startswith(
        "You missed **5p**: either pair of 33m 55p can become a triplet."
    )


def test_tiles_that_the_hand_holds_four_of_are_told_apart():
    problem = TYPED["four held"]
    page = feedback(problem, read(problem, "1m5z"))
    assert page.text[0] == "You hold all four of **1m** yourself."


def test_feedback_of_a_cut_compares_it_with_the_widest():
    problem = next(
        it for it in dealt() if it.kind == "cut" and 0 < sorted(it.shares.values())[-2] < 0.95
    )
    best = problem.answer[0]
    own = next(it for it in problem.answer if 0 < problem.shares[KIND_OF[it.tile]] < 0.95)
    page = feedback(problem, own.tile)
    share = int(100 * own.left / best.left)
    assert page.title == f"{EN.tile(own.tile)}: {share} % of the best"
    assert f"accepts {own.left} tile" in page.text[0] or f"waits for {own.left}" in page.text[0]
    assert f" {best.left}." in page.text[0]


def test_a_share_below_all_is_never_rounded_up():
    assert percent(0.999, EN) == "99 %"
    assert percent(1, EN) == "100 %"


def test_a_step_back_says_so():
    problem = TYPED["two best cuts"]
    page = feedback(problem, tile("5p"))
    assert page.title == "Cutting 5p goes a step back"
    assert page.text[0] == "**5p** goes back to 1-shanten, **east** is tenpai."
    assert page.picture[-1].cells[0].faces == (Face(tile("5p"), struck=True),)


def test_feedback_of_a_price_explains_fu_by_the_group_left_out():
    problem = won("22999p234m345s67s8s", riichi=1)
    right = problem.right
    assert right.fu == 40
    page = feedback(problem, PriceChoice(right.han, 30, right.points))
    assert page.title.startswith("Right points")
    assert page.text[0] == "40 fu, not 30: the closed terminal or honor triplet 999p is 8"


def test_fu_counted_too_high_are_explained_by_what_is_not_there():
    problem = deal(ProblemKind.PRICE, 2, 1, theme="pinfu_tsumo")
    right = problem.right
    page = feedback(problem, PriceChoice(right.han, 30, right.points))
    assert page.text[0] == "20 fu, not 30: a pinfu has no fu for the tsumo"


def test_points_that_do_not_follow_are_told_with_those_that_do():
    problem = won("22999p234m345s67s8s", riichi=1)
    right = problem.right
    page = feedback(problem, PriceChoice(right.han, right.fu, problem.prices[-1].points))
    assert page.title == f"Han and fu right: {right.han} han 40 fu {right.points}"
    assert page.text[0] == f"{right.han} han 40 fu pays {right.points}."


def test_a_price_for_which_no_price_exists_still_has_its_points():
    """1 han 20 fu is not offered as points, but can be chosen as han and fu."""
    problem = won("22999p234m345s67s8s", riichi=1)
    page = feedback(problem, PriceChoice(1, 20, problem.prices[-1].points))
    assert f"1 han 20 fu pays {problem.points_of(PriceChoice(1, 20, 0))}." in page.text[0]


def test_feedback_of_readings_shows_each_of_them():
    problem = TYPED["four readings"]
    page = feedback(problem, 3)
    assert page.title == "4 readings, not 3"
    assert len(page.picture) == 1 + 4


def test_the_right_answer_is_called_right(words):
    for problem in PROBLEMS:
        page = feedback(problem, right_choice(problem), words)
        assert page.tone is Tone.COMPLETE
        assert page.title.startswith(words.text("title-right", answer=""))


def test_an_answer_that_is_only_shown_has_no_verdict(words):
    for problem in PROBLEMS:
        page = show(problem, words)
        assert page.tone is Tone.QUESTION
        assert page.title.startswith(words.text("title-shown", answer=""))


# --- reveal ---------------------------------------------------------------------------------------


def bars_of(page):
    return [cell for row in page.picture for cell in row.cells if isinstance(cell, Bar)]


def votes_by_choice(problem, tally, words):
    """How many chose what, by the name of the choice; of waits every tile is counted alone."""
    found = Counter()
    for text, number in tally.items():
        choice = problem.read(text)
        if problem.kind is ProblemKind.WAITS:
            found.update({(words.spoken_tile(it), words.tile(it)): number for it in choice})
        elif problem.kind is ProblemKind.CUT:
            found[words.spoken_tile(choice), words.tile(choice)] += number
        elif problem.kind is ProblemKind.READINGS:
            name = words.text("label-readings", readings=choice)
            found[name, name] += number
    return found


@pytest.mark.parametrize("number", [1, 14, 40])
def test_every_number_of_a_histogram_is_in_the_words(words, number):
    for problem in PROBLEMS:
        tally = tally_of(problem, number)
        page = reveal(problem, tally, words)
        lines, text = page.alt.splitlines(), "\n".join(page.text)
        for (spoken, name), votes in votes_by_choice(problem, tally, words).items():
            told = words.text("phrase-answers", number=votes)
            left_out = words.text("item-votes", choice=name, votes=str(votes))
            assert left_out in text or any(told in line and spoken in line for line in lines), (
                problem,
                name,
                votes,
            )
        for bar in bars_of(page):
            assert bar.spoken in page.alt


@pytest.mark.parametrize("number", [1, 14, 40])
def test_a_histogram_counts_every_answer_once(words, number):
    for problem in PROBLEMS:
        if problem.kind is ProblemKind.WAITS:
            continue
        page = reveal(problem, tally_of(problem, number), words)
        left_out = re.findall(r"[（(](\d+)人?[）)]", page.text[0])
        assert sum(int(bar.number) for bar in bars_of(page)) + sum(map(int, left_out)) == number


def test_right_choices_are_gold_and_others_are_not():
    for problem in PROBLEMS:
        for row in reveal(problem, tally_of(problem, 40)).picture:
            bar = next((cell for cell in row.cells if isinstance(cell, Bar)), None)
            head = row.cells[0]
            if bar is not None and isinstance(head, Tiles):
                face = head.faces[0]
                is_right = KIND_OF[face.tile] in problem.right
                assert (face.winning, bar.style is Style.GOOD) == (is_right, is_right)


def test_the_longest_bar_is_that_of_most_answers():
    problem = TYPED["four readings"]
    bars = bars_of(reveal(problem, {"4": 10, "2": 5, "1": 1}))
    assert [bar.share for bar in bars] == [0.1, 0.5, 0, 1]


def test_a_title_counts_those_who_saw_it():
    problem = waits_of("3334m123p567p789s")
    assert problem.write(problem.right) == "2m4m5m"
    page = reveal(problem, {"2m4m5m": 4, "2m5m": 6, "4m": 1}, saw=["<@1>", "<@2>"])
    assert page.title == "2m 4m 5m: 4 of 11 saw it"
    assert page.text[-1] == "Saw it: <@1> <@2>"
    assert reveal(problem, {}).title == "2m 4m 5m: nobody answered"


def test_a_cut_that_keeps_nearly_all_counts_as_right():
    problem = TYPED["second best is right"]
    share = problem.shares[tile("7m")]
    assert 0.95 <= share < 1
    assert reveal(problem, {"7m": 3}).title.endswith("3 of 3 saw it")
    assert feedback(problem, tile("7m")).title == f"Right: 7m, {percent(share, EN)} of the best"


def test_ten_are_named_at_most():
    problem = TYPED["four readings"]
    page = reveal(problem, {"4": 40}, saw=[f"<@{number}>" for number in range(40)])
    assert page.text[-1].count("<@") == 10


def test_cuts_have_their_share_of_the_best_beside_them():
    problem = deal(ProblemKind.CUT, 2, 3)
    tally = {problem.write(cut.tile): 1 for cut in problem.answer}
    for entry_row in reveal(problem, tally).picture[1:]:
        kind = KIND_OF[entry_row.cells[0].faces[0].tile]
        cut = next(it for it in problem.answer if KIND_OF[it.tile] == kind)
        expected = (
            f"{cut.shanten}-shanten"
            if cut.shanten > problem.answer[0].shanten
            else percent(problem.shares[kind], EN)
        )
        assert entry_row.cells[-1].text == expected


# --- what holds for every page --------------------------------------------------------------------


def every_page(words):
    for problem in PROBLEMS:
        yield ask(problem, words)
        yield show(problem, words)
        for choice in choices(problem, 4):
            yield feedback(problem, choice, words)
        for number in (0, 1, 40, 1000):
            yield reveal(problem, tally_of(problem, number), words, [f"<@{10**18}>"] * 10)
    yield progress_page(RECORD, words)


def test_every_picture_fits_and_every_text_is_within_the_limits_of_discord(words):
    for page in every_page(words):
        layout = lay_out(page.picture)
        assert layout.width <= MAX_WIDTH
        assert layout.height <= MAX_HEIGHT, page.title
        assert 0 < len(page.alt) <= ALT_LIMIT
        assert len(page.title) + len("\n\n".join(page.text)) <= TEXT_LIMIT


def test_every_kind_of_picture_is_drawn(words):
    for problem in PROBLEMS[:: len(PROBLEMS) // 12]:
        for page in (
            ask(problem, words),
            feedback(problem, choices(problem, 1)[1], words),
            reveal(problem, tally_of(problem, 40), words),
        ):
            assert draw(page).startswith(b"\x89PNG")


PARTLY_STRUCK = (Row((Tiles((Face(3), Face(4, struck=True))),)),)


def test_a_tile_crossed_out_is_heard():
    alone = (Row((Tiles((Face(4, struck=True),)),)),)
    assert alt_text(alone, EN) == "5 man crossed out"
    assert alt_text(PARTLY_STRUCK, EN) == "4 5 man with 5 man crossed out"


SECTION = re.compile(r"^## (Quizzes: questions|出題).*?(?=^## )", re.MULTILINE | re.DOTALL)


def quiz_sentences(language):
    source = Path(words_module.__file__).with_name(f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", SECTION.search(source)[0], re.MULTILINE))


def test_every_sentence_about_quizzes_is_reached(words, monkeypatch):
    reached = set()
    text = Words.text

    def spied(self, sentence, /, **arguments):
        reached.add(sentence)
        return text(self, sentence, **arguments)

    monkeypatch.setattr(Words, "text", spied)
    for problem in PROBLEMS:
        ask(problem, words)
        show(problem, words)
        for choice in choices(problem, 40):
            feedback(problem, choice, words)
        for number in (0, 40):
            reveal(problem, tally_of(problem, number), words, ["<@1>"])
    for species in SPECIES:
        theme_name(species.kind, species.theme, words)
    for slip in all_slips():
        slip_name(slip, words)
    for record in (RECORD, EMPTY, CLEAN):
        progress_page(record, words)
    alt_text(PARTLY_STRUCK, words)
    assert quiz_sentences(words.language) - reached == set()


# --- a member's own record ------------------------------------------------------------------------


def theme(kind, name, seen, right, recent):
    return ThemeRecord(kind, name, seen, right, recent, None)


RECORD = Progress(
    themes=(
        theme("waits", "entotsu", 9, 2, 0.5),
        theme("price", "double_wind_pair", 12, 6, 0.2),
        theme("cut", "from_triplet", 8, 5, 0.65),
        theme("readings", "pair_moves", 2, 1, 0.5),
        theme("waits", "ryanmen", 30, 30, 1.0),
    ),
    slips=(
        SlipRecord("missed:shanpon", 20, 9),
        SlipRecord("price:fu:closed_terminal_triplet", 7, 3),
        SlipRecord("cut:shanten", 30, 2),
        SlipRecord("price:points", 30, 0),
    ),
    answered=61,
    due=3,
    hidden=False,
)
EMPTY = Progress((), (), 0, 0, hidden=False)
CLEAN = Progress((theme("waits", "ryanmen", 5, 5, 1.0),), (), 5, 0, hidden=False)


def all_slips():
    """The name of every slip that an occasion was given for."""
    return sorted(
        {
            name
            for problem in PROBLEMS
            for choice in choices(problem, 20)
            for name in problem.grade(choice).met
        }
    )


def test_progress_shows_what_went_wrong_and_the_trend():
    page = progress_page(RECORD, EN)
    assert page.private
    rows = [row.cells for row in page.picture]
    assert [row[0].text for row in rows] == [
        "by theme", "waits: Entotsu", "price: double wind pair", "cut: from a triplet",
        "readings: the pair moves", "by slip", "missed: shanpon (two pairs)",
        "fu: closed terminal or honor triplet", "a step back",
    ]  # fmt: skip
    assert [row[1].number for row in rows if len(row) > 1] == [
        "7/9", "6/12", "3/8", "1/2", "9/20", "3/7", "2/30",
    ]  # fmt: skip
    trends = [row[2].text if len(row) > 2 else "" for row in rows[1:5]]
    assert trends == ["better", "worse", "as before", ""]
    assert "7 of 9 wrong" in page.alt
    assert page.text[0].splitlines()[0] == "61 answers so far."
    assert "3 themes are due for review." in page.text[0]


def test_progress_of_nobody_says_where_to_begin():
    page = progress_page(EMPTY, EN)
    assert page.picture == ()
    assert "/practice" in page.text[0]
    assert "No mistake so far." in progress_page(CLEAN, EN).text[0]


def test_every_theme_and_slip_has_a_name_of_its_own(words):
    themes = {(it.kind, it.theme) for it in SPECIES}
    names = {(kind, theme_name(kind, name, words)) for kind, name in themes}
    assert len(names) == len(themes)
    slips = all_slips()
    assert len(slips) > 25
    assert len({slip_name(slip, words) for slip in slips}) == len(slips)
    assert len({kind_name(kind, words) for kind in ProblemKind}) == len(ProblemKind)
