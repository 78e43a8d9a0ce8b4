"""A quiz about the widest cut of a hand."""

from collections.abc import Mapping
from typing import ClassVar, Final

from bot.features.outlook.finding import bare
from bot.features.quiz.quiz_problem import Feedback, Known, QuizProblem, listed, seen_rows
from bot.features.quiz.worth import best_cut, compared_text, is_as_good, option_of
from bot.hand import Question, Situation
from bot.pages.block_row import block_rows, breaks_reason, cut_reason
from bot.pages.page import Face, Label, Offer, Row, Size, Style, Tiles
from bot.pages.parts import hand_row
from bot.pages.step import cut_row
from bot.pages.tally import Entry
from bot.pages.wait_shapes import brief_text
from bot.pages.with_yaku import accepted_cells, tiles_label, with_able
from bot.words import Words
from engine import DiscardUkeire, Kind, Rules, Tile, TileLeft, tenpai_discards
from engine.outlook import Outlook
from engine.problems import (
    AS_GOOD,
    CUT,
    RIGHT,
    CutProblem,
    Grade,
    Species,
    grade_text,
    weighed,
    yaku_of_value,
)
from engine.tiles import KIND_OF

MOST_BEST: Final = 2
"""Cuts that are shown where several are the widest; the others are named."""


class CutQuiz(QuizProblem[CutProblem]):
    """A hand, of which a button each offers the tiles to cut; by tile efficiency and worth."""

    is_weighed: ClassVar[bool] = True

    @classmethod
    def of(cls, question: Question) -> "CutQuiz":
        """Ask what to cut."""
        at, found = question.situation, (question.valued, question.beaten, question.as_good)
        valued, beaten, as_good = found
        problem = CutProblem(at.held, at.outside, at.rules, valued, at.winds, beaten, as_good)
        return cls(problem, question)

    def weighed(self, worth: Outlook) -> "CutQuiz":
        """Count the cuts that are worth as much as the widest or more, not those beaten."""
        problem = weighed(self.problem, worth)
        judged = {"valued": problem.valued, "beaten": problem.beaten, "as_good": problem.as_good}
        return CutQuiz(problem, self.question.but(**judged))

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "CutQuiz":
        """Deal a hand with one best cut."""
        problem = CUT.deal(species.level, seed, theme=species.theme, rules=rules)
        seen = tuple(sorted(KIND_OF[tile] for tile in problem.seen))
        situation = Situation(problem.hand, rules, seen)
        question = Question("quiz", situation, valued=problem.valued, as_good=problem.as_good)
        return cls(problem, question)

    def known(self, words: Words) -> Known:
        """Show the hand and the tiles seen elsewhere."""
        seen = () if self.at.table else self.problem.seen
        return Known(hand_row(self.problem.hand), below=seen_rows(seen, words))

    def buttons(self, words: Words) -> tuple[Offer, ...]:
        """Offer each kind that is held."""
        options = self.problem.options
        return tuple(Offer(words.tile(tile), self.problem.write(tile)) for tile in options)

    def grade(self, answer: str) -> tuple[str, Grade]:
        """Grade a cut by its share of the widest's tiles."""
        return grade_text(self.problem, answer)

    def right(self, words: Words) -> str:
        """Write all cuts that are the widest: "3m, 6m or 9m"."""
        return words.one_of(map(words.tile, sorted(self.problem.right)))

    def feedback(self, answer: str, words: Words) -> Feedback:
        """Say what share of the widest cut's tiles the chosen one keeps, and which it gives up."""
        problem, choice = self.problem, self.problem.read(answer)
        own = _cut(problem, choice)
        rows = self._marked(own, words)
        if KIND_OF[choice] in problem.right:
            cut = words.text("alt-cut", tiles=words.tile(choice))
            return Feedback(words.text("title-right", answer=cut), rows, self.why(words))
        if KIND_OF[choice] in problem.as_good:
            title = words.text("title-cut-as-good", tile=words.tile(choice))
            return Feedback(title, rows, self.why(words))
        title = _verdict(problem, own, words)
        if KIND_OF[choice] in problem.beaten:
            title = words.text("title-riichi-wrong", answer=self.right(words))
        if not _goes_back(problem, own) and problem.beaten:
            return Feedback(title, rows, self.why(words))
        if not _goes_back(problem, own):
            reason = (*self._reason(words), *self._told_by_yaku(own, words))
            return Feedback(title, rows, (*_compared(problem, own, words), *reason))
        best = problem.answer[0]
        back = words.text(
            "quiz-cut-back",
            own=own.shanten,
            shanten=best.shanten,
            tile=words.tile(own.tile),
            best=words.tile(best.tile),
        )
        broken = breaks_reason(problem.hand, KIND_OF[choice], problem.rules, words)
        return Feedback(title, rows, (back, *broken, *self.why(words)))

    @property
    def _widest(self) -> Kind:
        return KIND_OF[self.problem.answer[0].tile]

    def parts(self, words: Words) -> tuple[Row, ...]:
        """Draw the blocks."""
        return block_rows(self.problem.hand, self.problem.rules, words)

    def _marked(self, own: DiscardUkeire, words: Words) -> tuple[Row, ...]:
        """Show what the chosen cut accepts under what the widest do."""
        if KIND_OF[own.tile] in self.problem.right:
            return (*self.parts(words), _row(own, Style.GOOD, words))
        if _goes_back(self.problem, own) and KIND_OF[own.tile] not in self.problem.as_good:
            struck = Tiles((Face(own.tile, struck=True),))
            back = Row((struck, Label(_shanten(own, words), Style.NONE)), Size.SMALL)
            return (*self.shown(words), back)
        style = Style.TOTAL if self.problem.grade(own.tile).is_right else Style.NONE
        return (*self.shown(words), _row(own, style, words))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Show the blocks of the hand, and what the widest cuts accept."""
        rows = (_row(cut, Style.GOOD, words) for cut in _best(self.problem))
        return (*self.parts(words), *rows)

    def why(self, words: Words) -> tuple[str, ...]:
        """Say what the widest cuts and the next one leave."""
        problem, best = self.problem, _best(self.problem)
        reason = self._reason(words)
        second = next((it for it in problem.answer if not self._is_right(it)), None)
        if problem.valued:
            reason = self._worth_more(words) if problem.beaten else (self._width_or_value(words),)
        else:
            reason = (*reason, *self._told_by_yaku(second, words))
        lines = [_leaves(problem, cut, words) for cut in best]
        if others := sorted(problem.right - {KIND_OF[cut.tile] for cut in best}):
            lines.append(words.text("quiz-cut-alike", tiles=words.tiles(others)))
        if second is None:
            lines.append(words.text("quiz-cut-all-alike"))
        elif not _goes_back(problem, second):
            lines.append(_leaves(problem, second, words))
        elif not any(_goes_back(problem, cut) for cut in best):
            lines.append(words.text("quiz-cut-others-back"))
        if problem.as_good:
            within = words.percent(str(round(100 * AS_GOOD) - 100))
            alike = words.tiles(problem.as_good)
            lines.append(words.text("quiz-cut-as-good", tiles=alike, share=within))
        return (*listed(lines), *reason)

    def _reason(self, words: Words) -> tuple[str, ...]:
        problem = self.problem
        return cut_reason(problem.hand, self._widest, problem.rules, words, problem.seen)

    def _told_by_yaku(self, other: DiscardUkeire | None, words: Words) -> tuple[str, ...]:
        """Say of which yaku the best cut, or another one, has more than the other, if any.

        Of a hand that is farther than tenpai too many wins would have to be looked at.
        """
        problem, best = self.problem, self.problem.answer[0]
        if other is None or best.shanten or other.shanten or self._is_right(other):
            return ()
        mine, its = KIND_OF[best.tile], KIND_OF[other.tile]
        for_best = yaku_of_value(problem.hand, mine, its, problem.rules)
        for_other = yaku_of_value(problem.hand, its, mine, problem.rules)
        is_best = sum(it.han for it in for_best) >= sum(it.han for it in for_other)
        leads, cut = (for_best, best) if is_best else (for_other, other)
        if not leads:
            return ()
        yaku = words.one_of(words.named("yaku", it.yaku) for it in leads)
        return (words.text("reason-yaku", tile=words.tile(cut.tile), yaku=yaku),)

    def _is_right(self, cut: DiscardUkeire) -> bool:
        return KIND_OF[cut.tile] in self.problem.right

    def _worth_more(self, words: Words) -> tuple[str, ...]:
        """Say that a cut is worth more than the beaten ones, and by which yaku, if any."""
        problem = self.problem
        valued, beaten = problem.valued[0], problem.beaten[0]
        named = {"valued": words.one_of(map(words.tile, problem.valued))}
        named["beaten"] = words.one_of(map(words.tile, problem.beaten))
        said = words.text("reason-worth-more", **named)
        leads = yaku_of_value(problem.hand, valued, beaten, problem.rules)
        if not leads:
            return (said,)
        yaku = words.one_of(words.named("yaku", it.yaku) for it in leads)
        return (said, words.text("reason-yaku", tile=words.tile(valued), yaku=yaku))

    def _width_or_value(self, words: Words) -> str:
        """Say that a cut is worth more than the widest, and by which yaku.

        One that goes back may accept more tiles than the widest: it is said to go back.
        """
        problem, widest = self.problem, self._widest
        named = {"valued": words.tiles(problem.valued), "widest": words.tile(widest)}
        goes_back = any(_goes_back(problem, _cut(problem, kind)) for kind in problem.valued)
        least = problem.answer[0].shanten
        leads = yaku_of_value(problem.hand, problem.valued[0], widest, problem.rules)
        if not leads and goes_back:
            return words.text("reason-step-or-value", shanten=least, **named)
        if not leads:
            return words.text("reason-width-or-value", **named)
        yaku = words.one_of(words.named("yaku", it.yaku) for it in leads)
        if goes_back:
            return words.text("reason-step-for-yaku", shanten=least, yaku=yaku, **named)
        return words.text("reason-value", yaku=yaku, **named)

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count each cut, the widest first, with the tiles that it takes."""
        problem = self.problem
        chosen = {KIND_OF[problem.read(text)]: number for text, number in votes.items()}
        shares, right = problem.shares, problem.right
        kinds = sorted(
            right | chosen.keys(), key=lambda kind: (-shares[kind], -chosen.get(kind, 0), kind)
        )
        return [
            Entry(
                words.tile(cut.tile),
                chosen.get(kind, 0),
                shares[kind] >= RIGHT,
                cut.tile,
                (width_note(problem, cut.tile, words),),
            )
            for kind in kinds
            for cut in (_cut(problem, kind),)
        ]

    def in_full(self) -> Question:
        """Ask what /waits says of the hand."""
        return self.asked("waits")

    def outlook(self) -> Question | None:
        """Return the outlook of the hand."""
        return bare(self.outlook_asked())

    def worth_text(self, answer: str | None, worth: Outlook, words: Words) -> tuple[str, ...]:
        """Compare a cut with the right one; where another is worth more, say so and name that.

        Nothing is said that the grade does not: a wrong cut is not called as good, as it may be
        where the question was asked before the outlook was known.
        """
        problem, choice = self.problem, None if answer is None else self.problem.read(answer)
        top = best_cut(worth)
        options = (option_of(kind, worth) for kind in sorted(problem.right))
        right = max(filter(None, options), key=worth.value, default=top)
        if top.cut is None:
            return ()
        if not is_as_good(right, top, worth):
            named = {"widest": words.tile(self._widest), "best": words.tile(top.cut)}
            alone = words.text("quiz-width-alone", **named)
            return (alone, *compared_text(choice, top, worth, words))
        best = top if self._is_graded_right(top.cut) else right
        own = right if choice is None else option_of(choice, worth) or best
        is_right = choice is None or self._is_graded_right(choice)
        is_near = worth.value(top) < AS_GOOD * worth.value(own)
        if is_near is not is_right and not (is_right and problem.valued):
            return ()
        # One that breaks tenpai may have more points than the first of the outlook.
        most = max(worth.value(it) for it in worth.options if it.is_cut)
        if own is best and worth.value(own) < most:
            return ()
        return compared_text(own.cut, best, worth, words)

    def _is_graded_right(self, cut: Tile) -> bool:
        return self.problem.grade(cut).is_right


QUIZ: Final = CutQuiz


def width_note(problem: CutProblem, choice: Tile, words: Words) -> Label:
    """Draw how many tiles a cut takes, or the shanten where it goes back."""
    cut = _cut(problem, choice)
    if _goes_back(problem, cut):
        return Label(_shanten(cut, words))
    return tiles_label(cut, words)._replace(style=Style.PLAIN)


def percent(share: float, words: Words) -> str:
    """Write a share as a percentage, rounded down: what is less than all is not 100%."""
    return words.percent(str(int(100 * share)))


def _verdict(problem: CutProblem, own: DiscardUkeire, words: Words) -> str:
    tile = words.tile(own.tile)
    if _goes_back(problem, own):
        return words.text("title-cut-back", tile=tile)
    grade = problem.grade(own.tile)
    name = "title-cut-share-right" if grade.is_right else "title-cut-share"
    return words.text(name, tile=tile, share=percent(grade.score, words))


def _compared(problem: CutProblem, own: DiscardUkeire, words: Words) -> tuple[str, ...]:
    """Compare a narrower cut with the widest: tiles left, and which tiles it gives up.

    Of tenpai hands the shapes of the waits tell more.
    """
    best = problem.answer[0]
    if best.shanten == 0:
        return listed(_leaves(problem, cut, words) for cut in (own, best))
    tiles = {"tile": words.tile(own.tile), "best": words.tile(best.tile)}
    left = words.text("label-tiles", left=own.left_with_yaku)
    most = str(best.left_with_yaku)
    compared = words.text("quiz-cut-accepts", left=left, most=most, **tiles)
    kept = {it.tile for it in best.tiles if it.left and _keeps(best, it)}
    lost = sorted(kept - {it.tile for it in own.tiles if _keeps(own, it)})
    given_up = words.text("quiz-cut-gives-up", tile=tiles["tile"], tiles=words.tiles(lost))
    return listed((compared, *([given_up] if lost else [])))


def _keeps(cut: DiscardUkeire, tile: TileLeft) -> bool:
    return cut.with_yaku is None or tile in cut.with_yaku


def _best(problem: CutProblem) -> list[DiscardUkeire]:
    best = [cut for cut in problem.answer if KIND_OF[cut.tile] in problem.right]
    return best[:MOST_BEST]


def _cut(problem: CutProblem, choice: Tile) -> DiscardUkeire:
    return next(cut for cut in problem.answer if KIND_OF[cut.tile] == KIND_OF[choice])


def _goes_back(problem: CutProblem, cut: DiscardUkeire) -> bool:
    return cut.shanten > problem.answer[0].shanten


def _shanten(cut: DiscardUkeire, words: Words) -> str:
    return words.text("label-shanten", shanten=str(cut.shanten))


def _row(cut: DiscardUkeire, style: Style, words: Words) -> Row:
    label = tiles_label(cut, words)._replace(style=style)
    return cut_row([cut.tile], label, accepted_cells(cut, (), "", words))


def _leaves(problem: CutProblem, cut: DiscardUkeire, words: Words) -> str:
    told = {
        "tile": words.tile(cut.tile),
        "left": with_able(words.text("label-tiles", left=cut.left), cut, words),
        "tiles": words.tiles(it.tile for it in cut.tiles if it.left),
    }
    if cut.shanten:
        return words.text("quiz-cut-leaves", **told)
    found = tenpai_discards(problem.hand, seen=problem.seen, rules=problem.rules)
    waits = next(it.waits for it in found if KIND_OF[it.tile] == KIND_OF[cut.tile])
    return words.text("quiz-cut-leaves-waits", shape=brief_text(waits, words), **told)
