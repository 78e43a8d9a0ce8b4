"""The messages of a session but for its problems: the announcement and the result."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.codec import write_record
from bot.features.quiz.dealing import RANDOM
from bot.features.quiz.in_session import BEST, go_on_button, stop_button
from bot.features.quiz.posing import kind_name
from bot.features.quiz.question import NothingNewError, Post, posted, posted_page
from bot.features.quiz.quiz_problem import QuizProblem
from bot.features.quiz.study import Study
from bot.hand import Scope
from bot.pages.alt_text import alt_text
from bot.pages.page import Bar, Label, Page, Row, Size, Style, Tone
from bot.pages.parts import Fits, rules_name
from bot.read.three_players import players_of
from bot.study import sessions
from bot.study.pick import draw
from bot.study.quiz import Quiz
from bot.study.session import START_AFTER, Session, SessionEnd
from bot.study.session_results import Result, SessionPlace, result_of
from bot.words import Words, words_for
from engine.problems import Problem, species_of


def announced_page(session: Session, words: Words) -> Page:
    """Say that a session begins, what it asks, and how its places are decided.

    The controls are gone once it has begun.
    """
    kind = words.text("daily-any-kind") if session.kind is None else kind_name(session.kind, words)
    level = (
        words.text("daily-any-level")
        if session.level is None
        else words.text("daily-level", level=str(session.level))
    )
    pace = (
        words.text("session-by-hand")
        if session.seconds is None
        else words.text("session-seconds", seconds=str(session.seconds))
    )
    asker = [words.text("quiz-asked-by", asker=f"<@{session.asker}>")] if session.asker else []
    facts = (kind, level, pace, words.text("quiz-rules", rules=rules_name(session.rules, words)))
    begins = f"<t:{(session.opened_at + START_AFTER) // 1000}:T>"  # true afterwards, too
    return Page(
        query=None,
        tone=Tone.QUESTION,
        title=words.text("title-session", total=session.total),
        picture=(),
        alt="",
        text=(
            words.text("joint-facts").join((*asker, *facts)),
            words.text("session-announced", when=begins),
            words.text("session-how"),
        ),
        buttons=()
        if session.asked or session.ending
        else (go_on_button(session.session, 0, words), stop_button(session.session, words)),
    )


def problem_note(session: Session, number: int, level: int, words: Words) -> str:
    """Return what stands above a problem: which of how many it is, and its level."""
    return words.text(
        "session-number", number=str(number), total=str(session.total), level=str(level)
    )


def result_page(
    session: Session,
    result: Result,
    hardest: QuizProblem[Problem] | None,
    words: Words,
    fits: Fits,
) -> Page:
    """Show the places of a session, the best three in gold, and its ``hardest`` problem."""
    picture = _picture(result, hardest, words, fits)
    places = "\n".join(_lines(result, words)) or words.text("session-nobody")
    return Page(
        query=None,
        tone=Tone.COMPLETE,
        title=words.text("title-session-result"),
        picture=picture,
        alt=alt_text(picture, words) if picture else "",
        text=(
            places,
            *_hardest_text(result, hardest, words),
            *_ended_text(session, result, words),
            *([words.text("session-how")] if result.places else []),
        ),
    )


def _picture(
    result: Result, posed: QuizProblem[Problem] | None, words: Words, fits: Fits
) -> tuple[Row, ...]:
    """Draw the places, and below them the hand that fewest were right about."""
    bars = tuple(_row(place, result.posted, words) for place in result.places)
    hardest = result.hardest
    if hardest is None or posed is None or not bars:
        return bars
    number, right, answered = hardest.quiz.number or 0, hardest.right, hardest.answered
    numbers = {"number": str(number), "right": str(right), "answered": str(answered)}
    named = Label(words.text("label-session-hardest", number=str(number)), spoken=None)
    spoken = words.text("phrase-session-hardest", **numbers)
    bar = Bar(right / answered, f"{right}/{answered}", Style.NONE, spoken)
    hand = posed.known(words).hand._replace(size=Size.SMALL)
    whole = (*bars, Row((named, bar), Size.SMALL, Size.LARGE), hand)
    return whole if fits(whole) else bars


def _row(place: SessionPlace, posted: int, words: Words) -> Row:
    rank = Label(str(place.rank), spoken=words.text("alt-rank", rank=str(place.rank)))
    style = Style.GOOD if place.rank <= BEST and place.right else Style.TOTAL
    spoken = words.text("phrase-session-place", right=place.right, **_numbers(place, posted))
    bar = Bar(place.right / posted, f"{place.right}/{posted}", style, spoken)
    seconds = words.text("label-session-seconds", seconds=str(place.seconds))
    time = (Label(seconds, spoken=None),) if place.right else ()
    return Row((rank, bar, *time), Size.SMALL, Size.LARGE)


def _lines(result: Result, words: Words) -> Iterator[str]:
    for place in result.places:
        named = {"rank": str(place.rank), "member": f"<@{place.learner}>"}
        times = _numbers(place, result.posted)
        yield words.text("session-place", right=place.right, **named, **times)
    if others := result.members - len(result.places):
        yield words.text("session-others", number=others)


def _numbers(place: SessionPlace, posted: int) -> dict[str, str]:
    return {"posted": str(posted), "seconds": str(place.seconds)}


def _hardest_text(
    result: Result, posed: QuizProblem[Problem] | None, words: Words
) -> Sequence[str]:
    hardest = result.hardest
    if hardest is None or posed is None:
        return ()
    quiz = hardest.quiz
    sentence = words.text(
        "session-hardest",
        number=str(quiz.number),
        link=f"https://discord.com/channels/{quiz.server}/{quiz.channel}/{quiz.message}",
        right=str(hardest.right),
        answered=str(hardest.answered),
        answer=posed.right(words),
    )
    return (sentence,)


def _ended_text(session: Session, result: Result, words: Words) -> Sequence[str]:
    """Say why a session ended before its last problem."""
    if session.ending in {None, SessionEnd.DONE} or session.is_last:
        return ()
    posted, total = str(result.posted), str(session.total)
    return (words.named("session-ended", str(session.ending), posted=posted, total=total),)


MOST_DEALT: Final = 50
"""Problems dealt until one is new to its session."""


async def problem_of(study: Study, quiz: Quiz, fits: Fits) -> Post | None:
    """Return what a row becomes, None where its session is gone or over.

    A row that a process has prepared before is not dealt again. Raises NothingNewError.
    """
    session = await sessions.find(study.store, quiz.session or 0)
    if session is None or session.ending is not None:
        return None
    if not quiz.problem:
        quiz = await _prepared(study, quiz, session)
    closes_at = session.closes_at(study.store.now())
    posed = study.read_once(quiz)
    question = posted(replace(quiz, closes_at=closes_at), posed, Scope.CHANNEL)
    page = posted_page(question, 0, words_for(quiz.language), fits)
    return Post(posed, page, closes_at=closes_at)


async def _prepared(study: Study, quiz: Quiz, session: Session) -> Quiz:
    """Deal a problem that the session has not had, and store it."""
    players, words = players_of(session.rules), words_for(session.language)
    for _ in range(MOST_DEALT):
        drawn = draw(RANDOM, session.kind, session.level, players, kinds=study.dealer.kinds)
        posed = await study.dealer.deal(drawn, session.rules, None)
        species, text = species_of(posed.problem), write_record(posed.question)
        note = problem_note(session, quiz.number or 0, species.level, words)
        prepared = await sessions.prepare(study.store, quiz, species, text, note)
        if prepared is not None:
            return prepared
    raise NothingNewError


async def posted_result(study: Study, session: Session, fits: Fits) -> Page:
    """Return the page of a session's result."""
    result = await result_of(study.store, session.session)
    hardest = None if result.hardest is None else study.read_once(result.hardest.quiz)
    return result_page(session, result, hardest, words_for(session.language), fits)
