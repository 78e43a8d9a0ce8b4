"""A quiz about the safest tile against a riichi."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from bot.features.quiz.quiz_problem import Feedback, Known, QuizProblem, listed
from bot.features.safe import class_text, percent, table_rows
from bot.hand import Question, Situation
from bot.pages.page import Face, Label, Offer, Row, Size, Style, Tiles
from bot.pages.parts import dora_rows, hand_row
from bot.pages.tally import Entry
from bot.words import Words
from engine import Rules, Tile
from engine.facts import River
from engine.problems import FOLD, FoldCut, FoldProblem, Grade, Species, grade_text
from engine.tiles import KIND_OF


class FoldQuiz(QuizProblem[FoldProblem]):
    """A hand and rivers, of which a button each offers the tiles to cut."""

    @classmethod
    def of(cls, question: Question) -> "FoldQuiz":
        """Ask what to cut against the riichi of a table."""
        at = question.situation
        return cls(
            FoldProblem(
                at.held,
                at.rivers,
                (*at.seen, *at.dora),
                at.rules,
                at.seat,
                at.round,
            ),
            question,
        )

    @classmethod
    def deal(cls, species: Species, seed: int, rules: Rules) -> "FoldQuiz":
        """Deal a round that has come to a riichi."""
        problem = FOLD.deal(species.level, seed, theme=species.theme, rules=rules)
        situation = Situation(
            problem.hand,
            rules,
            seat=problem.seat,
            round=problem.round,
            dora=problem.seen,
            rivers=problem.rivers,
        )
        return cls(problem, Question("quiz", situation))

    def known(self, words: Words) -> Known:
        """Show the dora, the hand and the rivers."""
        above = dora_rows(self.at, words)
        if self.at.table is not None:
            return Known(hand_row(self.problem.hand), above=above)
        return Known(
            hand_row(self.problem.hand),
            above=above,
            below=tuple(_river_row(river, words) for river in self.problem.rivers if river.tiles),
            text=(words.text("quiz-fold-gap"),),
        )

    def buttons(self, words: Words) -> tuple[Offer, ...]:
        """Offer each kind that is held."""
        options = self.problem.options
        return tuple(Offer(words.tile(tile), self.problem.write(tile)) for tile in options)

    def grade(self, answer: str) -> tuple[str, Grade]:
        """Grade a cut by how much more often such tiles were won on than the safest."""
        return grade_text(self.problem, answer)

    def right(self, words: Words) -> str:
        """Write all cuts that are as safe as any: "3m, 6m or 9m"."""
        return words.one_of(map(words.tile, _tiles(self._best)))

    def feedback(self, answer: str, words: Words) -> Feedback:
        """Say how dangerous the chosen tile is, and which are safest."""
        choice = self.problem.read(answer)
        (own,) = (cut for cut in self.problem.answer if cut.tile == choice)
        if self.problem.grade(choice).is_right:
            cut = words.text("alt-cut", tiles=words.tile(choice))
            title = words.text("title-right", answer=cut)
            return Feedback(title, self.shown(words), self.why(words))
        tile, named = words.tile(choice), class_text(own.danger.name, words)
        title = words.text("title-fold-wrong", tile=tile, percent=named)
        said = self._compared(own, words)
        return Feedback(title, self.shown(words), listed((said, *self._reasons(words))))

    def shown(self, words: Words) -> tuple[Row, ...]:
        """Show every tile with its class and its rate, as /safe does."""
        return table_rows(self.in_full(), words)

    def why(self, words: Words) -> tuple[str, ...]:
        """Say what makes the safest tiles safe."""
        return listed(self._reasons(words))

    def _compared(self, own: FoldCut, words: Words) -> str:
        """Name the class of a cut, and where both are counted its rate beside the safest one's."""
        said = {"class": class_text(own.danger.name, words)}
        safest = self.problem.answer[0]
        if not (own.is_counted and safest.is_counted):
            return words.text("quiz-fold-right", tiles=words.tile(own.tile), **said)
        rates = {"percent": _rate_text(own, words), "best": _rate_text(safest, words)}
        return words.text("quiz-fold-own", tile=words.tile(own.tile), **said, **rates)

    def _reasons(self, words: Words) -> list[str]:
        best = self._best
        lines = [_reason(cut, words) for cut in best]
        if len(best) > 1:
            lines.append(words.text("quiz-fold-alike", tiles=words.tiles(_tiles(best))))
        keeping = [cut for cut in best if cut.shanten == 0]
        if keeping:
            lines.append(words.text("quiz-fold-tenpai", tiles=words.tiles(_tiles(keeping))))
        return lines

    @property
    def _best(self) -> list[FoldCut]:
        right = self.problem.right
        return [cut for cut in self.problem.answer if KIND_OF[cut.tile] in right]

    def tally(self, votes: Mapping[str, int], words: Words) -> list[Entry]:
        """Count each cut that is right or was chosen, the safest first, with its rate."""
        chosen = {KIND_OF[self.problem.read(text)]: number for text, number in votes.items()}
        right = self.problem.right
        return [
            Entry(
                words.tile(cut.tile),
                chosen.get(KIND_OF[cut.tile], 0),
                KIND_OF[cut.tile] in right,
                cut.tile,
                (Label(_rate_text(cut, words)),),
            )
            for cut in self.problem.answer
            if KIND_OF[cut.tile] in right | chosen.keys()
        ]

    def in_full(self) -> Question:
        """Ask what /safe says of the hand."""
        rivers = (tile for river in self.problem.rivers for tile in river.tiles)
        seen = tuple(sorted((*self.at.seen, *(KIND_OF[tile] for tile in rivers))))
        return self.asked("safe").but(seen=seen, threats=self.problem.riichi)


QUIZ: Final = FoldQuiz


def _tiles(cuts: Sequence[FoldCut]) -> list[Tile]:
    return sorted(cut.tile for cut in cuts)


def _rate_text(cut: FoldCut, words: Words) -> str:
    """Write the rate of a cut's class, and of one without, as /safe does, that it has none."""
    if cut.is_counted:
        return percent(cut.rate.share, words)
    return words.text("label-danger-too-few")


def _reason(cut: FoldCut, words: Words) -> str:
    """Say what class a tile is of, and since which tiles."""
    said = {"tiles": words.tile(cut.tile), "class": class_text(cut.danger.name, words)}
    if not cut.danger.since:
        return words.text("quiz-fold-right", **said)
    return words.text("quiz-fold-since", **said, since=words.tiles(cut.danger.since))


def _river_row(river: River, words: Words) -> Row:
    """Draw a river behind the name of its player, a gap where somebody declared riichi."""
    name = words.named("label-player", river.player or "you")
    in_riichi = river.riichi is not None
    label = Label(
        name,
        Style.NONE if in_riichi else Style.PLAIN,
        words.text("alt-river-of", player=name),
    )
    places = [0, *river.marks, len(river.tiles)]
    groups = [_group(river, start, end, words) for start, end in pairwise(places) if end > start]
    return Row((label, *groups), Size.SMALL)


def _group(river: River, start: int, end: int, words: Words) -> Tiles:
    """Draw what was cut between two riichi; the riichi tile lies sideways."""
    tiles = river.tiles[start:end]
    declares = river.riichi is not None and river.marks[river.riichi] == end
    faces = [Face(tile) for tile in tiles]
    spoken = words.spoken_run(tiles)
    if declares:
        faces[-1] = Face(tiles[-1], sideways=True)
        spoken = words.text("alt-river-riichi", tiles=spoken)
    if start:
        spoken = words.text("alt-river-after", tiles=spoken)
    return Tiles(tuple(faces), spoken)
