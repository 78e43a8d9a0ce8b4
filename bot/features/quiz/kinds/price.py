"""A quiz about the price of a win."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.codec import EVENTS
from bot.features.quiz.price_text import (
    han_text,
    is_a_price,
    offered_han,
    offered_price,
    paid,
    part_texts,
    price_text,
    worth_text,
)
from bot.features.quiz.quiz_problem import Feedback, Known, QuizProblem, listed
from bot.hand import Question, Situation, win_of
from bot.pages.page import Field, Label, Offer, Row, Size, Style
from bot.pages.parts import dora_rows, hand_row, norths_aside
from bot.pages.score_text import fu_text, limit_name, payment_text, situation_phrase, yaku_text
from bot.pages.tally import Entry
from bot.words import Words
from engine import Hand, Rules, Win
from engine.problems import (
    FU,
    HAN,
    PRICE,
    Grade,
    NoProblemError,
    NoProblemReason,
    PriceChoice,
    PriceProblem,
    Species,
    grade_text,
    has_price,
)

FU_SLIP: Final = "price:fu:"
HAN_SLIP: Final = "price:han"
POINTS_SLIP: Final = "price:points"

PARTS: Final = ("han", "fu", "points")
"""The selects of the form."""

PLAIN_TO_SEE: Final = frozenset({"riichi", "double_riichi", "tsumo"})
"""Yaku that the situation itself tells; others are overlooked more often."""

ONLY_FU: Final = frozenset({20, 25})
"""Fu that one sort of hand alone has."""

NO_FU: Final = "-"
"""The fu of a limit, where they no longer matter."""


class PriceQuiz(QuizProblem[PriceProblem]):
    """A win, of which han, fu and points are chosen in a form."""

    @classmethod
    def of(cls, question: Question) -> "PriceQuiz":
        """Ask what a win is worth."""
        at, hand = question.situation, question.situation.held
        if not hand.has_drawn_size:
            raise NoProblemError(reason=NoProblemReason.NOT_COMPLETE)
        problem = PriceProblem(hand, win_of(at), at.rules)
        return cls(problem, question)

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "PriceQuiz":
        """Deal a win."""
        problem = PRICE.deal(species.level, seed, theme=species.theme, rules=rules)
        return cls(problem, Question("quiz", situation_of(problem.hand, problem.win, rules)))

    def known(self, words: Words) -> Known:
        """Show the hand with its winning tile and the indicators, and say how it was won."""
        win = self.problem.win
        facts = [situation_phrase(win, words)]
        facts += [words.text("quiz-without-extras")] if win.honba or win.sticks else []
        row = hand_row(self.problem.hand, winning=True)
        hand = Row((*row.cells, *norths_aside(win.nuki, words)))
        return Known(hand, above=dora_rows(win, words), text=listed(facts))

    def fields(self, words: Words) -> tuple[Field, ...]:
        """Offer all han, fu and points that a win from this seat can have."""
        han = [Offer(offered_han(it, words), str(it)) for it in HAN]
        fu = [Offer(words.text("modal-no-fu"), NO_FU)]
        fu += [Offer(words.text("modal-fu", fu=fu), str(fu)) for fu in FU]
        points = [
            Offer(offered_price(self.problem, price, words), str(price.points))
            for price in self.problem.prices
        ]
        return tuple(
            Field(part, words.named("modal-label", part), tuple(offers))
            for part, offers in zip(PARTS, (han, fu, points), strict=True)
        )

    def submitted(self, values: Mapping[str, Sequence[str]]) -> str:
        """Return han, fu and points in this order."""
        return "/".join("".join(values.get(part, ())) for part in PARTS)

    def grade(self, answer: str) -> tuple[str, Grade]:
        """Grade han, fu and points."""
        return grade_text(self.problem, answer)

    def right(self, words: Words) -> str:
        """Write the price: "3 han 40 fu 5200 points", "5 han 2000/4000"."""
        return price_text(self.problem, self.problem.right, words)

    def feedback(self, answer: str, words: Words) -> Feedback:
        """Say which of han, fu and points are right, and what each of them is made of."""
        problem, choice = self.problem, self.problem.read(answer)
        grade = problem.grade(choice)
        lines = [
            _slip_line(problem, choice, slip.name, words)
            for slip in grade.slips
            if slip.name != POINTS_SLIP or is_a_price(problem, choice)
        ]
        lines += _no_price(problem, choice, words)
        return Feedback(
            self._verdict(choice, grade, words),
            self._marked(choice, words),
            (*listed(lines), *self.why(words)),
        )

    def _verdict(self, choice: PriceChoice, grade: Grade, words: Words) -> str:
        """Say which of han, fu and points are right."""
        right, answer = self.problem.right, self.right(words)
        if choice.points == right.points:
            name = "title-right-points" if grade.slips else "title-right"
            return words.text(name, answer=answer)
        has_han, has_fu, _ = _rights(self.problem, choice)
        which = "none" if not has_han else "fu" if has_fu and right.fu is not None else "han"
        return words.named("title-price", which, answer=answer)

    def _marked(self, choice: PriceChoice, words: Words) -> tuple[Row, ...]:
        """Show each part that was chosen, gold or red, over what is right."""
        rights = _rights(self.problem, choice)
        styles = (Style.GOOD if is_right else Style.NONE for is_right in rights)
        labels = map(Label, part_texts(self.problem, choice, words), styles)
        own = Row((Label(words.text("label-yours")), *labels), Size.SMALL)
        return (own,) if choice == self.problem.right else (own, *self.shown(words))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Show the right han, fu and points."""
        parts = part_texts(self.problem, self.problem.right, words)
        labels = (Label(text, Style.GOOD) for text in parts)
        return (Row((Label(words.text("label-right")), *labels), Size.SMALL),)

    def why(self, words: Words) -> tuple[str, ...]:
        """List yaku, fu and who pays."""
        best = self.problem.counted
        limit, names = (
            limit_name(best, words),
            _yaku_names((it.yaku.id for it in best.yakuman), words),
        )
        yakuman = words.text("joint-names").join(names)
        return listed(
            (
                *([words.text("quiz-yakuman", limit=limit, yaku=yakuman)] if yakuman else []),
                *yaku_text(best, words),
                *fu_text(best, words),
                *payment_text(best, self.problem.win, words),
            )
        )

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count each price: the right one, others with its points, then those most often chosen."""
        problem, right = self.problem, self.problem.right
        chosen = {right: 0} | {problem.read(text): number for text, number in votes.items()}
        order = sorted(
            chosen,
            key=lambda it: (it != right, it.points != right.points, -chosen[it], it.points),
        )
        return [
            Entry(price_text(problem, it, words), chosen[it], it.points == right.points)
            for it in order
        ]

    def in_full(self) -> Question:
        """Ask what /agari says of the win."""
        return self.asked("agari")


QUIZ: Final = PriceQuiz


def situation_of(hand: Hand, win: Win, rules: Rules) -> Situation:
    """Return a win as a situation."""
    return Situation(
        hand,
        rules,
        by=win.by,
        seat=win.seat,
        round=win.round,
        riichi=win.riichi,
        events=frozenset(event for event in EVENTS if getattr(win, event)),
        dora=tuple(win.dora),
        ura=tuple(win.ura),
        honba=win.honba,
        sticks=win.sticks,
        nuki=win.nuki,
    )


def _rights(problem: PriceProblem, choice: PriceChoice) -> tuple[bool, bool, bool]:
    """Whether han, fu and points are right; at a limit no fu are wrong."""
    right = problem.right
    has_fu = right.fu is None or choice.fu == right.fu
    return choice.han == right.han, has_fu, choice.points == right.points


def _no_price(problem: PriceProblem, choice: PriceChoice, words: Words) -> Iterator[str]:
    """Say of 20 and 25 fu what alone has them, and that they never come with one han."""
    if choice.fu is None or choice.fu not in ONLY_FU:
        return
    if choice.fu == problem.right.fu and has_price(choice.han, choice.fu):
        return
    only = words.named("quiz-fu-only", str(choice.fu))
    if has_price(choice.han, choice.fu):
        yield words.text("quiz-only", only=only)
    else:
        worth = worth_text(problem, choice, words)
        yield words.text("quiz-no-such-price", worth=worth, only=only)


def _slip_line(problem: PriceProblem, choice: PriceChoice, slip: str, words: Words) -> str:
    if slip.startswith(FU_SLIP):
        return _fu_line(problem, choice, slip.removeprefix(FU_SLIP), words)
    if slip == HAN_SLIP:
        return _han_line(problem, choice, words)
    points = paid(problem, problem.points_of(choice), words)
    return words.text("quiz-points", worth=worth_text(problem, choice, words), points=points)


def _han_line(problem: PriceProblem, choice: PriceChoice, words: Words) -> str:
    """Say which han are right, and which yaku explains the wrong ones."""
    best, right = problem.counted, problem.right
    named = {"han": han_text(right, words), "chosen": han_text(choice, words)}
    if best.yakuman:
        yaku = words.text("joint-names").join(
            _yaku_names((it.yaku.id for it in best.yakuman), words)
        )
        return words.text("quiz-han-yakuman", yaku=yaku, **named)
    lacking = right.han - choice.han
    left_out = [it.yaku.id for it in best.yaku if it.han == lacking]
    if left_out:
        left_out.sort(key=PLAIN_TO_SEE.__contains__)
        yaku = words.one_of(_yaku_names(left_out, words))
        return words.text("quiz-han-left-out", yaku=yaku, **named)
    is_open = not problem.hand.is_closed
    less = [it.yaku.id for it in best.yaku if is_open and it.yaku.closed - it.han == -lacking > 0]
    if less:
        return words.text("quiz-han-open", yaku=words.one_of(_yaku_names(less, words)), **named)
    return words.text("quiz-han", **named)


def _yaku_names(ids: Iterable[str], words: Words) -> list[str]:
    return [words.named("yaku", it) for it in ids]


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
    items = problem.counted.fu_items
    if any(it.why == "seven_pairs" for it in items):
        return words.text("quiz-fu-seven-pairs")
    item = next((it for it in items if it.why == why), None)
    if item is None:  # a pinfu has none for its tsumo, which is the only one not there
        return words.text("quiz-fu-no-tsumo")
    name, fu = words.named("fu", item.why), str(item.fu)
    if item.group is None:
        return words.text("quiz-fu-item", why=name, fu=fu)
    return words.text("quiz-fu-group", why=name, group=words.run(item.group), fu=fu)
