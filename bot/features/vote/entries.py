"""The rows of a vote: each choice with its votes, the tiles that it takes and what it is worth."""

from collections.abc import Collection, Mapping, Sequence

from bot.features.outlook.at_table import points_label, points_number
from bot.features.outlook.finding import near, ties_of, worth_label
from bot.features.quiz.kinds.cut import CutQuiz, width_note
from bot.features.quiz.kinds.waits import WaitsQuiz
from bot.features.quiz.worth import best_cut, option_of
from bot.pages.page import Label, Style
from bot.pages.tally import MOST_ROWS, Entry
from bot.pages.with_yaku import tiles_label
from bot.words import Words
from engine.outlook import Aim, HandOutlook, Outlook, TenpaiWorth
from engine.problems import Way
from engine.tiles import KIND_OF

from .choices import VoteChoice, VotedQuiz, choice_name, choices_offered, tenpai_cuts


def votes_entry(choice: VoteChoice, votes: int, posed: VotedQuiz, words: Words) -> Entry:
    """Return the row of a choice, with riichi or dama beside its tile where that is asked."""
    name = choice_name(choice, posed, words)
    return Entry(name, votes, tile=choice.cut, beside=_beside(choice, posed, words))


def result_entries(
    posed: VotedQuiz, votes: Mapping[VoteChoice, int], worth: Outlook | None, words: Words
) -> list[Entry]:
    """Return the rows of a result, the choice with most votes first.

    A widest cut, in both ways, and what is worth most are drawn, however few voted for them.
    """
    widest = _widest(posed)
    drawn = {choice for choice in widest if choice.cut == widest[0].cut} | _best(posed, worth)
    places = {choice: at for at, choice in enumerate(_by_width(posed))}
    ordered = sorted(
        {*votes, *widest, *drawn}, key=lambda choice: (-votes.get(choice, 0), places[choice])
    )
    return [
        votes_entry(choice, votes.get(choice, 0), posed, words)._replace(
            notes=(*_width(choice, posed, words), *_points(choice, posed, worth, words))
        )
        for choice in _with_drawn(ordered, drawn)
    ]


def _beside(choice: VoteChoice, posed: VotedQuiz, words: Words) -> tuple[Label, ...]:
    """Draw how the hand is after a cut where that is asked: riichi, dama, or so far from tenpai."""
    if not posed.question.ways or choice.cut is None or not isinstance(posed, CutQuiz):
        return ()
    if choice.way is None:
        return (width_note(posed.problem, choice.cut, words),)
    return (Label(words.named("label-way", choice.way)),)


def _width(choice: VoteChoice, posed: VotedQuiz, words: Words) -> tuple[Label, ...]:
    """Draw how many tiles a cut takes; how far it goes back stands elsewhere in a vote on ways."""
    if choice.cut is None or not isinstance(posed, CutQuiz):
        return ()
    problem, kind = posed.problem, KIND_OF[choice.cut]
    if not posed.question.ways:
        return (width_note(problem, choice.cut, words),)
    cut = next(cut for cut in problem.answer if KIND_OF[cut.tile] == kind)
    return (tiles_label(cut, words)._replace(style=Style.PLAIN),)


def _widest(posed: VotedQuiz) -> list[VoteChoice]:
    """Return the widest cuts, in both ways where riichi is asked about; of a tenpai hand both."""
    if isinstance(posed, WaitsQuiz):
        return [*choices_offered(posed)]
    problem, tenpai = posed.problem, tenpai_cuts(posed)
    cuts = [cut.tile for cut in problem.answer if KIND_OF[cut.tile] in problem.right]
    ways = (*Way,) if tenpai else (None,)
    return [VoteChoice(cut, way) for cut in cuts for way in ways]


def _best(posed: VotedQuiz, worth: Outlook | None) -> set[VoteChoice]:
    """Return the choices that are worth most."""
    if worth is None or isinstance(posed, WaitsQuiz):
        return set()
    best = best_cut(worth)
    offered = [choice for choice in choices_offered(posed) if choice.cut == best.cut]
    most = max((_value(it, best) for it in offered), default=0.0)
    return {choice for choice in offered if _value(choice, best) == most}


def _by_width(posed: VotedQuiz) -> list[VoteChoice]:
    """Return what is offered, the widest cuts first, each in riichi before dama."""
    offered = choices_offered(posed)
    if isinstance(posed, WaitsQuiz):
        return [*offered]
    shares = posed.problem.shares

    def place(choice: VoteChoice) -> tuple[float, int]:
        kind = KIND_OF[choice.cut or 0]
        return -shares[kind], kind

    return sorted(offered, key=place)


def _with_drawn(choices: Sequence[VoteChoice], drawn: Collection[VoteChoice]) -> list[VoteChoice]:
    """Return choices in an order in which those to be drawn are among the first `MOST_ROWS`."""
    late = [choice for choice in choices[MOST_ROWS:] if choice in drawn]
    others = [choice for choice in choices if choice not in late]
    at = MOST_ROWS - len(late)
    return [*others[:at], *late, *others[at:]]


def _points(
    choice: VoteChoice, posed: VotedQuiz, worth: Outlook | None, words: Words
) -> tuple[Label, ...]:
    """Draw the points to be expected, in gold where none are better; beside riichi the number."""
    if worth is None:
        return ()
    option = worth.options[0] if choice.cut is None else option_of(choice.cut, worth)
    if option is None:
        return ()
    way = _in_way(choice, option)
    if way is None:
        is_gold = option is best_cut(worth) or option in ties_of(worth)
        drawn = worth_label(option, Aim.POINTS, words)
    else:
        best = worth.value(worth.options[0])
        is_gold = way.points >= (1 - near(worth)) * best
        drawn = points_label(way, words)
    style = Style.GOOD if is_gold else Style.PLAIN
    if choice.cut is None or not posed.question.ways:
        return (Label(drawn, style),)
    return (Label(points_number(_value(choice, option)), style, drawn),)


def _in_way(choice: VoteChoice, option: HandOutlook) -> TenpaiWorth | None:
    return {None: None, Way.RIICHI: option.riichi, Way.DAMA: option.dama}[choice.way]


def _value(choice: VoteChoice, option: HandOutlook) -> float:
    way = _in_way(choice, option)
    return option.worth.points if way is None else way.points
