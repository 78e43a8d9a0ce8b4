"""Questions are made of decisions of real games, and shown at their table."""

from collections import Counter
from dataclasses import replace
from itertools import chain

from bot.features.game.page import OTHERS, situation_at
from bot.features.game.scene import legend_of, scene_of, table_alt
from bot.hand import Question, Situation
from bot.pages.page import Page
from bot.words import Words
from engine import NAMES, NORTH
from engine.facts import River, riichi_of
from engine.logs import Moment, Position, What
from engine.problems import Problem
from engine.review import Loss, LossKind
from engine.tiles import KIND_OF

from .kinds import QUIZ_KINDS
from .quiz_problem import QuizProblem


def asked_at(seen: Position) -> Question:
    """Return what one player saw as a question of a club, with the table to show."""
    return Question("quiz", replace(situation_at(seen), table=seen))


def quiz_of(moment: Moment, loss: Loss | None) -> QuizProblem[Problem]:
    """Return the quiz that a decision makes; raises NoProblemError where it makes none.

    Against a riichi it is the safest tile, else the widest cut; one that is worth more by the
    outlook is right too.
    """
    question = asked_at(moment.position)
    if moment.position.in_riichi and (folding := _with_rivers(question)) is not None:
        return QUIZ_KINDS["fold"].of(folding)
    quiz = QUIZ_KINDS["cut"].of(question)
    if loss is None or loss.kind is not LossKind.CUT or loss.better is None:
        return quiz
    better = KIND_OF[loss.better]
    if quiz.grade(NAMES[better])[1].is_right:
        return quiz
    return QUIZ_KINDS["cut"].of(question.but(valued=(better,)))


def missed_quiz(moment: Moment, loss: Loss) -> QuizProblem[Problem] | None:
    """Return the quiz in which what was done is wrong, and what was better is right.

    None where a decision makes none: a riichi that should not have been is no question of cuts.
    """
    done, better = moment.done, loss.better
    if done.what is not What.DISCARD or done.tile is None or better is None:
        return None
    try:
        quiz = quiz_of(moment, loss)
        _, own = quiz.grade(NAMES[KIND_OF[done.tile]])
        _, other = quiz.grade(NAMES[KIND_OF[better]])
    except ValueError:
        return None
    return quiz if other.is_right and not own.is_right else None


def shown_at_table(page: Page, at: Situation, words: Words) -> Page:
    """Draw the table of a question in the place of its hand, where it has one."""
    table = at.table
    if table is None:
        return page
    return replace(
        page,
        picture=(),
        scene=scene_of(table, words),
        alt=table_alt(table, words),
        text=(*page.text, *legend_of(table, words)),
    )


def _with_rivers(question: Question) -> Question | None:
    """Return the same with the rivers of all players, None where it cannot be told in rivers.

    With three players nobody has counted rates; a tile that the player called lies in the own hand
    and in a river, where it would count twice; a tile that was added to a kan has passed in none.
    """
    seen = question.situation.table
    if seen is None or len(seen.seats) != 4:
        return None
    laid = [KIND_OF[each.tile] for each in chain.from_iterable(seen.rivers)]
    elsewhere = Counter(seen.seen)
    own = [*(KIND_OF[tile] for tile in seen.dora), *[NORTH] * sum(seen.norths)]
    elsewhere.subtract([*laid, *own])
    if min(elsewhere.values(), default=0) < 0:
        return None
    rivers, threats = _rivers(seen), [seen.genbutsu(seat) for seat in seen.in_riichi]
    if [frozenset(each.genbutsu) for each in riichi_of(rivers)] != threats:
        return None
    rest = tuple(sorted(elsewhere.elements()))
    return question.but(seen=rest, river=(), rivers=rivers)


def _rivers(seen: Position) -> tuple[River, ...]:
    """Return the rivers, the own one first, with the places at which somebody declared riichi."""
    declared = {
        laid.order: seat for seat in seen.seats for laid in seen.rivers[seat] if laid.declares
    }
    orders = sorted(declared)
    ranks = {declared[order]: rank for rank, order in enumerate(orders)}
    players = (None, *OTHERS[len(seen.seats)])
    return tuple(
        River(
            player,
            tuple(laid.tile for laid in seen.rivers[seat]),
            tuple(sum(laid.order <= order for laid in seen.rivers[seat]) for order in orders),
            ranks.get(seat),
        )
        for player, seat in zip(players, (seen.seat, *seen.others), strict=True)
    )
