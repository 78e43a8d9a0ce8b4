"""The prices of a price problem in words: those its form offers, and the one that was chosen."""

from bot.pages.score_text import is_split, paid_phrase
from bot.words import Words
from engine import Limit, Price
from engine.problems import A_YAKUMAN, HAN, PriceChoice, PriceProblem, has_price
from engine.scoring import MANGAN_HAN


def offered_han(han: int, words: Words) -> str:
    """Name han as the form offers them: from 13 on they are yakuman."""
    if han < A_YAKUMAN:
        return words.text("modal-han", han=han)
    if han == A_YAKUMAN:
        return words.text("modal-han-most")
    times = words.text("limit-yakuman-times", times=han // A_YAKUMAN)
    return words.text("modal-or-more", limit=times) if han == HAN[-1] else times


def offered_price(problem: PriceProblem, price: Price, words: Words) -> str:
    """Name a price by what is paid: 5200, 1300 / 2600, 2600 from each; and its limit."""
    dealer, others, points = price.payments.dealer, price.payments.others, str(price.points)
    paid_by = points
    if dealer:
        paid_by = words.text(
            "modal-points-tsumo", others=str(others), dealer=str(dealer), points=points
        )
    elif others:
        paid_by = words.text("modal-points-all", others=str(others), points=points)
    limit = _limit_of(problem, price.points, words)
    return words.text("modal-points-limit", points=paid_by, limit=limit) if limit else paid_by


def _limit_of(problem: PriceProblem, points: int, words: Words) -> str:
    """Name the limit of a price offered: "haneman", "2× yakuman"; "" below mangan."""
    offered = {price.points: price for price in problem.prices}
    price = offered.get(points)
    if price is None or price.limit is Limit.NONE:
        return ""
    one = next(it.points for it in problem.prices if it.limit is Limit.YAKUMAN)
    if points > one:
        return words.text("limit-yakuman-times", times=points // one)
    return words.named("limit", price.limit)


def price_text(problem: PriceProblem, choice: PriceChoice, words: Words) -> str:
    """Write a price: "3 han 40 fu 5200 points", "mangan (5 han) 2000/4000"."""
    joint = words.text("joint-worth")
    worth = worth_text(problem, choice, words)
    return joint.join((worth, paid(problem, choice.points, words)))


def paid(problem: PriceProblem, points: int, words: Words) -> str:
    """Write points as players pay them: "5200 points", "1300/2600"."""
    price = next((it for it in problem.prices if it.points == points), None)
    if price is not None and is_split(price):
        return paid_phrase(price, words)
    return words.text("label-points", points=str(points))


def part_texts(problem: PriceProblem, choice: PriceChoice, words: Words) -> tuple[str, str, str]:
    """Write han, fu or the limit in their place, and points, each on its own."""
    fu = _limit(problem, choice, words)
    if choice.fu is not None:
        fu = words.text("label-fu", fu=str(choice.fu))
    return han_text(choice, words), fu, paid(problem, choice.points, words)


def worth_text(problem: PriceProblem, choice: PriceChoice, words: Words) -> str:
    """Write han, and fu where they count: "3 han 40 fu", "mangan (5 han)", "2× yakuman"."""
    han = han_text(choice, words)
    if choice.fu is not None:
        fu = words.text("label-fu", fu=str(choice.fu))
        return words.text("joint-worth").join((han, fu))
    if choice.han >= A_YAKUMAN or not is_a_price(problem, choice):
        return han
    return words.text("phrase-limit-han", limit=_limit(problem, choice, words), han=han)


def _limit(problem: PriceProblem, choice: PriceChoice, words: Words) -> str:
    """Name the limit that the han chosen are, "–" where they are none or are named so already."""
    if choice.han >= A_YAKUMAN or not is_a_price(problem, choice):
        return "–"
    return _limit_of(problem, problem.points_of(choice), words) or "–"


def han_text(choice: PriceChoice, words: Words) -> str:
    """Write han, yakuman by their name."""
    if choice.han < A_YAKUMAN:
        return words.text("label-han", han=str(choice.han))
    times = choice.han // A_YAKUMAN
    if times > 1:
        return words.text("limit-yakuman-times", times=times)
    return words.named("limit", Limit.YAKUMAN)


def is_a_price(problem: PriceProblem, choice: PriceChoice) -> bool:
    """Whether han and fu chosen have a price: 1 han without fu has none, nor with 20 fu."""
    right = problem.right
    is_right = (choice.han, choice.fu) == (right.han, right.fu)  # 4 han 40 fu are a limit by fu
    if choice.fu is None:
        return choice.han >= MANGAN_HAN or is_right
    return has_price(choice.han, choice.fu)
