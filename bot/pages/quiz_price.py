"""What a quiz about the price of a win shows and says."""

from collections.abc import Mapping
from typing import Final

from bot.words import Words
from engine.problems import HAN, Grade, PriceChoice, PriceProblem

from .page import Label, Row, Size, Style
from .parts import dora_rows, hand_row
from .quiz_parts import listed
from .quiz_tally import Entry
from .score_text import fu_text, payment_text, situation_phrase, yaku_text

Texts = tuple[str, ...]

FU: Final = "price:fu:"


def question(problem: PriceProblem, words: Words) -> tuple[tuple[Row, ...], Texts]:
    """Show the hand with its winning tile and the indicators, and say how it was won."""
    win = problem.win
    rows = (*dora_rows(win, words), hand_row(problem.hand, winning=True))
    facts = [situation_phrase(win, words)]
    facts += [words.text("quiz-without-extras")] if win.honba or win.sticks else []
    return rows, ("\n".join(facts),)


def phrase(problem: PriceProblem, choice: PriceChoice, words: Words) -> str:
    """Write a price: "3 han 40 fu 5200", "5 han 2000/4000"."""
    return " ".join(_parts(problem, choice, words))


def verdict(problem: PriceProblem, choice: PriceChoice, grade: Grade, words: Words) -> str:
    """Say which of han, fu and points are right."""
    right = problem.right
    answer = phrase(problem, right, words)
    if choice.points != right.points:
        has_han = choice.han == right.han
        has_fu = right.fu is None or choice.fu == right.fu
        which = (
            "fu" if has_han and has_fu and right.fu is not None else "han" if has_han else "none"
        )
        return words.named("title-price", which, answer=answer)
    name = "title-right-points" if grade.slips else "title-right"
    return words.text(name, answer=answer)


def marked(problem: PriceProblem, choice: PriceChoice, words: Words) -> tuple[Row, ...]:
    """Show each part that was chosen, gold or red, over what is right."""
    right = problem.right
    pairs = zip(
        _parts(problem, choice, words),
        (
            choice.han == right.han,
            right.fu is None or choice.fu == right.fu,
            choice.points == right.points,
        ),
        strict=False,
    )
    own = tuple(Label(text, Style.GOOD if is_right else Style.NONE) for text, is_right in pairs)
    yours = Row((Label(words.text("label-yours")), *own), Size.SMALL)
    return (yours,) if choice == right else (yours, *shown(problem, words))


def slips(problem: PriceProblem, choice: PriceChoice, grade: Grade, words: Words) -> Texts:
    """Say what is wrong with the han, the fu and the points."""
    return listed(_slip_line(problem, choice, slip.name, words) for slip in grade.slips)


def shown(problem: PriceProblem, words: Words) -> tuple[Row, ...]:
    """Show the right han, fu and points."""
    labels = (Label(text, Style.GOOD) for text in _parts(problem, problem.right, words))
    return (Row((Label(words.text("label-right")), *labels), Size.SMALL),)


def why(problem: PriceProblem, words: Words) -> Texts:
    """List yaku, fu and who pays."""
    best = problem.counted
    return listed(
        (
            *yaku_text(best, words),
            *fu_text(best, words),
            *payment_text(best, problem.win, words),
        )
    )


def tally(problem: PriceProblem, votes: Mapping[str, int], words: Words) -> list[Entry]:
    """Count each price, those with the right points first, then the most frequent."""
    right = problem.right
    chosen = {problem.read(text): number for text, number in votes.items()}
    chosen.setdefault(right, 0)
    order = sorted(
        chosen, key=lambda it: (it != right, it.points != right.points, -chosen[it], it.points)
    )
    return [
        Entry(
            Label(phrase(problem, it, words)),
            phrase(problem, it, words),
            chosen[it],
            is_right=it.points == right.points,
        )
        for it in order
    ]


def _parts(problem: PriceProblem, choice: PriceChoice, words: Words) -> tuple[str, ...]:
    """Write han, fu where they count, and points as players pay them."""
    most = choice.han == HAN[-1]
    han = words.text("label-han-most" if most else "label-han", han=str(choice.han))
    fu = () if choice.fu is None else (words.text("label-fu", fu=str(choice.fu)),)
    return (han, *fu, _paid(problem, choice.points, words))


def _paid(problem: PriceProblem, points: int, words: Words) -> str:
    """Write points."""
    del problem
    return words.text("phrase-points", points=str(points))


def _slip_line(problem: PriceProblem, choice: PriceChoice, slip: str, words: Words) -> str:
    right = problem.right
    if slip.startswith(FU):
        return _fu_line(problem, choice, slip.removeprefix(FU), words)
    if slip == "price:han":
        return words.text("quiz-han", han=str(right.han), chosen=str(choice.han))
    head = " ".join(_parts(problem, choice, words)[:-1])
    points = _paid(problem, problem.points_of(choice), words)
    return words.text("quiz-points", price=head, points=points)


def _fu_line(problem: PriceProblem, choice: PriceChoice, why: str, words: Words) -> str:
    """Say which fu are right, and the item that explains the wrong ones."""
    best = problem.counted
    fu = str(best.fu)
    if choice.fu is None:
        return words.text("quiz-fu-counts", fu=fu)
    head = words.text("quiz-fu", fu=fu, chosen=str(choice.fu))
    if why in {"too_low", "too_high"}:
        return head
    item = next((it for it in best.fu_items if it.why == why), None)
    if item is None:  # a pinfu tsumo, the only case of fu that are not there
        return words.text("quiz-fu-because", head=head, why=words.text("quiz-fu-no-tsumo"))
    name, worth = words.named("fu", item.why), str(item.fu)
    if item.group is None:
        because = words.text("quiz-fu-item", why=name, fu=worth)
    else:
        because = words.text("quiz-fu-group", why=name, group=words.run(item.group), fu=worth)
    return words.text("quiz-fu-because", head=head, why=because)
