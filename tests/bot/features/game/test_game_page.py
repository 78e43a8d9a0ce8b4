"""What the pages of a game offer: steps, ordinary answers, and what a club can do."""

from dataclasses import replace

import pytest
from made_logs import MISSED, log_text

from bot.features.game.page import Reviewed, moment_page, review_page
from bot.features.game.scene import round_name
from bot.hand import GamePlace
from bot.words import LANGUAGES, words_for
from engine import parse_tiles
from engine.logs import moments, read_log
from engine.review import Loss, LossKind

EN = words_for("en")
STEPS = ["back", "on", "review"]
CLUB = ["gameask", "gamevote", "gameoffer"]
(BETTER,) = parse_tiles("4s")


def stepped(log, *losses):
    """The game, and its decisions, the last of which may be a loss."""
    game = read_log(log)
    decisions = list(moments(game, 0))
    told = tuple(loss(decisions[-1]) for loss in losses)
    return Reviewed(GamePlace("key", 0, 0), told, game), decisions


def shown(reviewed, decisions, at=-1, **how):
    return moment_page(reviewed, decisions, at % len(decisions), EN, **how)


def slots(page):
    """The slot of each button; of those whose answer is a message of its own, what they ask."""
    return [
        asked(button.query) if button.slot == "beside" else button.slot for button in page.buttons
    ]


def asked(query):
    return "compare" if query.compared else query.feature


def a_cut(moment):
    return Loss(LossKind.FURITEN_TENPAI, moment, better=BETTER)


def a_silent_tenpai(moment):
    return Loss(LossKind.NO_RIICHI, moment)


@pytest.mark.parametrize(
    ("losses", "offered", "club"),
    [
        ((), [], CLUB),
        ((a_cut,), ["compare"], ["gameask", "gamevote", "gamelater", "gameoffer"]),
        ((a_silent_tenpai,), [], CLUB),
    ],
    ids=["no loss", "a better cut", "a loss without one"],
)
def test_a_decision_offers_what_it_can_be_asked(losses, offered, club):
    told = stepped(log_text(*MISSED), *losses)
    own = [*STEPS, "publish", "waits", "outlook", *offered]
    assert slots(shown(*told)) == own
    assert slots(shown(*told, studies=True)) == [*own, *club]
    shared = [*STEPS, "waits", "outlook", *offered]
    assert slots(shown(*told, private=False, studies=True)) == shared, "others see it"


def test_a_decision_that_has_no_answer_is_nothing_for_a_club():
    """In riichi the drawn tile is all that can be cut."""
    log = log_text("34578m23466p478s", "9s1z", "r4s 1z", "5z 6z 7z")
    told = stepped(log)
    assert slots(shown(*told, at=0, studies=True))[-3:] == CLUB
    assert not set(slots(shown(*told, studies=True))) & set(CLUB)


def test_tiles_that_are_safe_are_offered_where_another_is_in_riichi():
    told = stepped(log_text("34578m23466p478s", "1z2z", "1z 2z", "5z r6z 7z"))
    assert [("safe" in slots(shown(*told, at=at))) for at in (0, 1)] == [False, True]


def test_the_first_and_the_last_decision_lead_no_further():
    told = stepped(log_text(*MISSED))
    for at, disabled in ((0, {"back"}), (1, set()), (-1, {"on"})):
        page = shown(*told, at=at)
        assert {button.slot for button in page.buttons if button.disabled} == disabled
        assert [button.label for button in page.buttons][:2] == ["◀ Previous", "Next ▶"]


def test_the_losses_of_a_game_are_offered_and_the_one_that_is_shown_is_chosen():
    reviewed, decisions = stepped(log_text(*MISSED), a_cut)
    for at, chosen in ((0, False), (-1, True)):
        (select,) = shown(reviewed, decisions, at).selects
        assert [option.chosen for option in select.options] == [chosen]
    assert shown(replace(reviewed, losses=()), decisions).selects == ()


@pytest.mark.parametrize("words", [*map(words_for, LANGUAGES)])
def test_a_hand_is_named_with_its_honba_where_there_are_some(words):
    reviewed, _ = stepped(log_text(*MISSED))
    for honba in (0, 2):
        played = replace(reviewed.game.rounds[0], honba=honba)
        game = replace(reviewed.game, rounds=(played,))
        page = review_page(replace(reviewed, game=game), words)
        name = words.text("game-hand", round=round_name(0, words), honba=honba)
        assert any(line.startswith(name) for line in page.text) == bool(honba)
        assert page.text[0].startswith(round_name(0, words))


def test_only_hands_that_the_log_shows_are_offered():
    reviewed, _ = stepped(log_text(*MISSED))
    (select,) = review_page(reviewed, EN).selects
    assert [option.value for option in select.options] == ["0"]
    other = replace(reviewed, place=replace(reviewed.place, seat=1))
    (select,) = review_page(other, EN).selects
    assert select.options == ()
