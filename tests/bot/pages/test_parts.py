"""The controls that several answers share: the link, pages, orders and cuts to compare."""

import pytest
from asking import answer, ask, question_of

from bot.words import words_for

EN = words_for("en")


def slots(page):
    return {it.slot for it in (*page.buttons, *page.selects)}


def button(page, slot):
    return next(it for it in page.buttons if it.slot == slot)


def test_the_link_to_the_editor_has_the_drawn_tile_last():
    link = button(ask("waits", "123m406p78s11222z3s", EN), "editor").url
    assert link == "https://tenhou.net/2/?q=123m406p78s11222z3s"


def test_pages_lead_on_and_back_and_no_further_than_there_are():
    first = answer(question_of("waits", "2255m24589p16s257z", compared=(1, 18, 23, 28, 31)), EN)
    last = answer(button(first, "next").query, EN)
    assert (button(first, "prev").disabled, button(first, "next").disabled) == (True, False)
    assert (button(last, "prev").disabled, button(last, "next").disabled) == (False, True)
    assert answer(button(last, "prev").query, EN) == first
    assert last.picture != first.picture


@pytest.mark.parametrize(("hand", "differ"), [("123m44p", False), ("111222333m44p", True)])
def test_orders_are_offered_where_readings_can_be_put_in_order(hand, differ):
    assert ({"sequence", "triplet"} <= slots(ask("agari", hand, EN))) == differ


@pytest.mark.parametrize(("hand", "is_choice"), [("11m", False), ("123m44p", True)])
def test_cuts_are_compared_where_there_are_two(hand, is_choice):
    assert ("compare" in slots(ask("waits", hand, EN))) == is_choice
