"""Pages of a quiz about the price of a win: pictures and words."""

from typing import Final

from bot.pages.page import Label, Row, Size, Style
from bot.pages.parts import dora_rows, hand_row, norths_aside
from bot.pages.score_text import (
    fu_text,
    is_split,
    paid_phrase,
    payment_text,
    situation_phrase,
    yaku_text,
)
from bot.words import Words
from engine.problems import HAN, Grade, PriceChoice, PriceProblem

from .known import Known, listed
from .tally import Entry
from .words import Votes

FU_SLIP: Final = "price:fu:"
HAN_SLIP: Final = "price:han"


def known(problem: PriceProblem, words: Words) -> Known:
    """Show the hand with its winning tile and the indicators, and say how it was won."""
    win = problem.win
    facts = [situation_phrase(win, words)]
    facts += [words.text("quiz-without-extras")] if win.honba or win.sticks else []
    row = hand_row(problem.hand, winning=True)
    hand = Row((*row.cells, *norths_aside(win.nuki, words)))
    return Known(hand, above=dora_rows(win, words), text=listed(facts))


def phrase(problem: PriceProblem, choice: PriceChoice, words: Words) -> str:
    """Write a price: "3 han 40 fu 5200 points", "5 han 2000/4000"."""
    joint = words.text("joint-worth")
    return joint.join((_worth(choice, words), paid(problem, choice.points, words)))


def verdict(problem: PriceProblem, choice: PriceChoice, grade: Grade, words: Words) -> str:
    """Say which of han, fu and points are right."""
    right = problem.right
    answer = phrase(problem, right, words)
    if choice.points == right.points:
        name = "title-right-points" if grade.slips else "title-right"
        return words.text(name, answer=answer)
    has_han, has_fu, _ = _rights(problem, choice)
    which = "none" if not has_han else "fu" if has_fu and right.fu is not None else "han"
    return words.named("title-price", which, answer=answer)


def marked(problem: PriceProblem, choice: PriceChoice, words: Words) -> tuple[Row, ...]:
    """Show each part that was chosen, gold or red, over what is right."""
    styles = (Style.GOOD if is_right else Style.NONE for is_right in _rights(problem, choice))
    labels = map(Label, _parts(problem, choice, words), styles)
    own = Row((Label(words.text("label-yours")), *labels), Size.SMALL)
    return (own,) if choice == problem.right else (own, *shown(problem, words))


def told(problem: PriceProblem, choice: PriceChoice, grade: Grade, words: Words) -> tuple[str, ...]:
    """Say what is wrong with the han, the fu and the points, and what each of them is made of."""
    lines = (_slip_line(problem, choice, slip.name, words) for slip in grade.slips)
    return (*listed(lines), *why(problem, words))


def shown(problem: PriceProblem, words: Words) -> tuple[Row, ...]:
    """Show the right han, fu and points."""
    labels = (Label(text, Style.GOOD) for text in _parts(problem, problem.right, words))
    return (Row((Label(words.text("label-right")), *labels), Size.SMALL),)


def why(problem: PriceProblem, words: Words) -> tuple[str, ...]:
    """List yaku, fu and who pays."""
    best = problem.counted
    lines = (
        *yaku_text(best, words),
        *fu_text(best, words),
        *payment_text(best, problem.win, words),
    )
    return listed(lines)


def tally(problem: PriceProblem, votes: Votes, words: Words) -> list[Entry]:
    """Count each price: the right one, others with its points, then those most often chosen."""
    right = problem.right
    chosen = {right: 0} | dict(votes)
    return [
        Entry(phrase(problem, choice, words), number, choice.points == right.points)
        for choice, number in sorted(
            chosen.items(),
            key=lambda item: (
                item[0] != right,
                item[0].points != right.points,
                -item[1],
                item[0].points,
            ),
        )
    ]


def paid(problem: PriceProblem, points: int, words: Words) -> str:
    """Write points as players pay them: "5200 points", "1300/2600"."""
    price = next((it for it in problem.prices if it.points == points), None)
    if price is not None and is_split(price):
        return paid_phrase(price, words)
    return words.text("label-points", points=str(points))


def _rights(problem: PriceProblem, choice: PriceChoice) -> tuple[bool, bool, bool]:
    """Whether han, fu and points are right; at a limit no fu are wrong."""
    right = problem.right
    has_fu = right.fu is None or choice.fu == right.fu
    return choice.han == right.han, has_fu, choice.points == right.points


def _parts(problem: PriceProblem, choice: PriceChoice, words: Words) -> tuple[str, str, str]:
    """Write han, fu and points each on its own."""
    fu = "–" if choice.fu is None else words.text("label-fu", fu=str(choice.fu))
    return _han(choice, words), fu, paid(problem, choice.points, words)


def _worth(choice: PriceChoice, words: Words) -> str:
    """Write han, and fu where they count: "3 han 40 fu", "5 han"."""
    if choice.fu is None:
        return _han(choice, words)
    fu = words.text("label-fu", fu=str(choice.fu))
    return words.text("joint-worth").join((_han(choice, words), fu))


def _han(choice: PriceChoice, words: Words) -> str:
    name = "label-han-most" if choice.han == HAN[-1] else "label-han"
    return words.text(name, han=str(choice.han))


def _slip_line(problem: PriceProblem, choice: PriceChoice, slip: str, words: Words) -> str:
    if slip.startswith(FU_SLIP):
        return _fu_line(problem, choice, slip.removeprefix(FU_SLIP), words)
    if slip == HAN_SLIP:
        right = _han(problem.right, words)
        return words.text("quiz-han", han=right, chosen=_han(choice, words))
    points = paid(problem, problem.points_of(choice), words)
    return words.text("quiz-points", worth=_worth(choice, words), points=points)


def _fu_line(problem: PriceProblem, choice: PriceChoice, why: str, words: Words) -> str:
    """Say which fu are right, and what explains the wrong ones."""
    best = problem.counted
    if choice.fu is None:
        return words.text("quiz-fu-counts", fu=str(best.fu))
    fu = {"fu": str(best.fu), "chosen": str(choice.fu)}
    because = _because(problem, why, words)
    if because:
        return words.text("quiz-fu-because", why=because, **fu)
    return words.text("quiz-fu", **fu)


def _because(problem: PriceProblem, why: str, words: Words) -> str:
    """Say what fu an item gives: "the closed triplet 999p is 8"; "" where none explains it."""
    if why in {"too_low", "too_high"}:
        return ""
    item = next((it for it in problem.counted.fu_items if it.why == why), None)
    if item is None:  # a pinfu has none for its tsumo, which is the only one not there
        return words.text("quiz-fu-no-tsumo")
    if why == "seven_pairs":
        return words.text("quiz-fu-seven-pairs")
    name, fu = words.named("fu", item.why), str(item.fu)
    if item.group is None:
        return words.text("quiz-fu-item", why=name, fu=fu)
    return words.text("quiz-fu-group", why=name, group=words.run(item.group), fu=fu)
