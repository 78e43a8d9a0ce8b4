"""The answers to /game: whose game it is, what it teaches, and one decision at its table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.features.safe import class_text, fits_an_id, percent
from bot.hand import TURNS, GamePlace, Question, Situation
from bot.pages.page import Button, Option, Page, Select, Tone
from bot.pages.parts import act
from bot.words import Words
from engine import Source, shanten
from engine.facts import Riichi, danger_rate
from engine.logs import Game, Moment, Position, Round, What
from engine.review import LEAST_POINTS, Loss, LossKind
from engine.tiles import WINDS

from .scene import legend_of, round_name, scene_of, table_alt

MOST_COUNTERS: Final = 99

OTHERS: Final = {
    4: (Source.RIGHT, Source.ACROSS, Source.LEFT),
    3: (Source.RIGHT, Source.LEFT),
}
"""The other players, in turn, by how many play."""


def situation_at(seen: Position) -> Situation:
    """Return the situation that holds all that a position tells of one hand."""
    return Situation(
        seen.hand,
        seen.rules,
        seen.elsewhere,
        seen.river,
        seat=seen.seat_wind,
        round=seen.round_wind,
        dora=seen.dora,
        honba=min(seen.honba, MOST_COUNTERS),
        sticks=min(seen.sticks, MOST_COUNTERS),
        nuki=seen.norths[seen.seat],
        turn=min(seen.turn, TURNS[-1]),
    )


def can_be_asked(seen: Position) -> bool:
    """Whether a position makes a question of what to cut.

    Every tile may be cut: the hand is not in riichi, not complete, and no cut is swap-calling.
    """
    hand = seen.hand
    is_free = hand.has_drawn_size and not seen.riichi[seen.seat] and not seen.forbidden
    return is_free and shanten(hand, rules=seen.rules) >= 0


def moment_buttons(moment: Moment, loss: Loss | None, words: Words) -> tuple[Button, ...]:
    """Offer the ordinary answers about the hand of a decision; each is a message of its own."""
    waits = Question("waits", situation_at(moment.position), private=True)
    offered = [("button-game-cuts", waits)]
    if moment.position.hand.has_drawn_size:
        offered.append(("button-outlook", waits.to("outlook")))
    done, better = moment.done, None if loss is None else loss.better
    is_cut = done.what is What.DISCARD and done.seat == moment.position.seat
    if is_cut and done.tile is not None and better is not None and done.tile != better:
        held = tuple(dict.fromkeys(moment.position.hand.concealed))
        compared = tuple(tile for tile in held if tile in (done.tile, better))
        offered.append(("button-game-compare", waits.but(compared=compared)))
    if threats := riichi_against(moment.position):
        safe = waits.to("safe", threats=threats)
        if fits_an_id(safe):
            offered.append(("button-safe", safe))
    return tuple(act("beside", words.text(label), asked, row=1) for label, asked in offered)


def riichi_against(seen: Position) -> tuple[Riichi, ...]:
    """Return the others in riichi, in turn, with what each cannot win on."""
    at, players = seen.seats.index(seen.seat), len(seen.seats)
    turn = (seen.seats[(at + step) % players] for step in range(1, players))
    return tuple(
        Riichi(player, tuple(sorted(seen.genbutsu(seat))))
        for player, seat in zip(OTHERS[players], turn, strict=True)
        if seen.riichi[seat]
    )


MOST_OPTIONS: Final = 25


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What a game teaches one of its players; ``game`` is None where only that is still kept.

    ``is_whole`` is false where there was no time for every cut; ``kept_days`` is how long the
    decisions are kept once one is opened, 0 where they are not.
    """

    place: GamePlace
    losses: tuple[Loss, ...]
    game: Game | None = None
    is_whole: bool = True
    kept_days: int = 0


def seats_page(place: GamePlace, game: Game, words: Words) -> Page:
    """Ask whose game it is: seats are told by wind and result, never by name."""
    options = tuple(Option(_seat_name(game, seat, words), str(seat)) for seat in shown_seats(game))
    select = _select("seat", "select-game-seat", place, options, words)
    text = (words.text("game-seats-text"), *_faults(game, words))
    return _page(words.text("title-game-seats"), text, selects=(select,))


def shown_seats(game: Game) -> tuple[int, ...]:
    """The seats whose hand is shown in some round."""
    return tuple(seat for seat in game.seats if any(played.hands[seat] for played in game.rounds))


def review_page(reviewed: Reviewed, words: Words) -> Page:
    """Tell what a game teaches: the decisions that cost most, and a line for each hand."""
    game, losses = reviewed.game, reviewed.losses
    title = words.text("title-game-none", points=LEAST_POINTS)
    if losses:
        title = words.text("title-game-losses", count=len(losses))
    lines = "\n".join(_loss_line(loss, words) for loss in losses)
    selects = _moment_select(reviewed, None, words)
    if game is None:
        return _page(title, (lines, words.text("game-kept-alone")), selects=selects)
    hands = "\n".join(_hand_line(played, reviewed.place.seat, words) for played in game.rounds)
    notes = [] if reviewed.is_whole else [words.text("game-not-whole")]
    if losses and reviewed.kept_days:
        notes.append(words.text("game-kept", days=reviewed.kept_days))
    text = (lines, hands, *notes, *_faults(game, words))
    selects += (_round_select(game, reviewed.place, words),)
    return _page(title, tuple(filter(None, text)), selects=selects)


def moment_page(
    reviewed: Reviewed,
    moments: Sequence[Moment],
    at: int,
    words: Words,
    *,
    private: bool = True,
    studies: bool = False,
) -> Page:
    """Show one decision at its table; ``moments`` are those to step through.

    ``studies`` offers what a club can do with it, where nobody sees the answer.
    """
    moment = moments[at]
    seen, place = moment.position, replace(reviewed.place, round=moment.round, event=moment.event)
    loss = loss_at(reviewed.losses, moment)
    where = words.text("game-where", round=round_name(seen.index, words), turn=seen.turn)
    title = words.text("title-game-moment", where=where, what=_what(moment, loss, words))
    text = (
        [words.text("game-did", what=_what(moment, None, words))]
        if loss is None
        else [_why(loss, words)]
    )
    is_first = loss is not None and loss == reviewed.losses[0]
    text += legend_of(seen, words) if is_first else ()
    steps = (
        _step("back", moments, at - 1, place, words),
        _step("on", moments, at + 1, place, words),
        _button("review", "button-game-review", place, words),
    )
    shared = (_button("publish", "button-share", place, words),) if private else ()
    page = _page(
        title, tuple(text), selects=_moment_select(reviewed, moment, words), private=private
    )
    return replace(
        page,
        alt=table_alt(seen, words),
        scene=scene_of(seen, words),
        buttons=(
            *steps,
            *shared,
            *moment_buttons(moment, loss, words),
            *(_club_buttons(moment, loss, place, words) if studies and private else ()),
        ),
    )


def _page(
    title: str,
    text: tuple[str, ...],
    *,
    selects: tuple[Select, ...],
    private: bool = True,
) -> Page:
    return Page(
        query=None,
        tone=Tone.QUESTION,
        title=title,
        picture=(),
        alt="",
        text=text,
        selects=selects,
        private=private,
    )


def _faults(game: Game, words: Words) -> tuple[str, ...]:
    """Say how many rounds could not be read."""
    if not game.faults:
        return ()
    return (words.text("game-faults", count=len(game.faults)),)


def _seat_name(game: Game, seat: int, words: Words) -> str:
    """Tell a seat by its wind in the first round and how it ended: East, 2nd with 31,200."""
    wind = WINDS.index(game.rounds[0].wind_of(seat))
    scores = game.final or game.rounds[-1].end
    before = game.seats[: game.seats.index(seat)]
    rank = 1 + sum(
        scores[other] > scores[seat] or (scores[other] == scores[seat] and other in before)
        for other in game.seats
    )
    score = words.number(f"{scores[seat]:,}")
    first = round_name(game.rounds[0].index, words)
    return words.text("game-seat", wind=wind, first=first, rank=rank, score=score)


def _hand_line(played: Round, seat: int, words: Words) -> str:
    change = played.end[seat] - played.scores[seat]
    delta = words.number(f"{change:+,}").replace("-", "−")
    return words.text("game-line", round=_hand_name(played, words), delta=delta)


def _hand_name(of: Round | Position, words: Words) -> str:
    named = round_name(of.index, words)
    return words.text("game-hand", round=named, honba=of.honba) if of.honba else named


def _loss_line(loss: Loss, words: Words) -> str:
    seen = loss.moment.position
    where = words.text("game-where", round=_hand_name(seen, words), turn=seen.turn)
    what = _what(loss.moment, loss, words)
    return words.text("game-loss-line", where=where, what=what)


def _what(moment: Moment, loss: Loss | None, words: Words) -> str:
    """Name a decision in a few words: 9p, −970."""
    done = moment.done
    tile = done.own[0] if done.own else done.tile
    name = "" if tile is None else words.tile(tile)
    if loss is None:
        if done.what is What.DISCARD:
            return words.text("game-riichi", tile=name) if done.declares else name
        return words.text("game-kita" if done.what is What.NUKI else "game-kan", tile=name)
    if loss.kind in (LossKind.CUT, LossKind.PUSH) and loss.points is not None:
        points = words.number(f"{loss.points:,}")
        return words.text("game-what-points", tile=name, points=points)
    kind = words.named("game-kind", loss.kind)
    return words.text("game-what-kind", tile=name, kind=kind)


def _why(loss: Loss, words: Words) -> str:
    """Say what was better, and why."""
    done, better = loss.moment.done, loss.better
    facts: dict[str, str] = {
        "cut": "" if done.tile is None else words.tile(done.tile),
        "better": "" if better is None else words.tile(better),
        "points": "" if loss.points is None else words.number(f"{loss.points:,}"),
    }
    if loss.worth is not None and loss.best is not None:
        facts["worth"] = words.number(f"{loss.worth.points:,.0f}")
        facts["best"] = words.number(f"{loss.best.points:,.0f}")
    if loss.model is not None:
        facts["model"] = words.named("label-outlook", loss.model)
    rate = danger_rate(loss.danger) if loss.danger else None
    if loss.danger and rate is not None:
        facts["danger"] = class_text(loss.danger, words)
        facts["rate"] = percent(rate.share, words)
    return words.named("game-why", loss.kind, **facts)


def loss_at(losses: Sequence[Loss], moment: Moment) -> Loss | None:
    """Return the loss that a decision is, None for another one."""
    place = moment.round, moment.event
    return next((it for it in losses if (it.round, it.moment.event) == place), None)


def _moment_select(reviewed: Reviewed, shown: Moment | None, words: Words) -> tuple[Select, ...]:
    """Offer the losses."""
    losses = reviewed.losses
    if not losses:
        return ()
    options = tuple(
        Option(
            _loss_line(loss, words).replace("*", ""),
            f"{loss.round}.{loss.moment.event}",
            chosen=shown is not None and loss_at((loss,), shown) is not None,
        )
        for loss in losses[:MOST_OPTIONS]
    )
    return (_select("moment", "select-game-moment", reviewed.place, options, words),)


def _round_select(game: Game, place: GamePlace, words: Words) -> Select:
    """Offer the hands, to step through all their decisions."""
    options = tuple(
        Option(_hand_line(played, place.seat, words).replace("*", ""), str(number))
        for number, played in enumerate(game.rounds)
        if played.hands[place.seat]
    )
    options = options[:MOST_OPTIONS]
    return _select("round", "select-game-round", place, options, words)


def _select(
    slot: str,
    placeholder: str,
    place: GamePlace,
    options: tuple[Option, ...],
    words: Words,
) -> Select:
    return Select(slot, words.text(placeholder), about_game(place), options, acts=True)


def about_game(place: GamePlace) -> Question:
    """Return what the controls of a game act upon."""
    return Question("game", game=place)


def _button(
    slot: str,
    label: str,
    place: GamePlace,
    words: Words,
    *,
    disabled: bool = False,
    row: int = 0,
) -> Button:
    return act(slot, words.text(label), about_game(place), disabled=disabled, row=row)


def _club_buttons(
    moment: Moment, loss: Loss | None, place: GamePlace, words: Words
) -> Iterator[Button]:
    """Offer to ask the channel about a decision, to have it vote, to practice or offer it."""
    if can_be_asked(moment.position):
        yield _button("gameask", "button-ask-channel", place, words, row=2)
        yield _button("gamevote", "button-game-vote", place, words, row=2)
        if loss is not None and loss.better is not None:
            yield _button("gamelater", "button-game-later", place, words, row=2)
        yield _button("gameoffer", "button-game-offer", place, words, row=2)


def _step(slot: str, moments: Sequence[Moment], to: int, place: GamePlace, words: Words) -> Button:
    """Offer the decision before or after this one in the round."""
    label = "button-previous" if slot == "back" else "button-next"
    exists = 0 <= to < len(moments)
    return _button(
        slot,
        label,
        replace(place, round=moments[to].round, event=moments[to].event) if exists else place,
        words,
        disabled=not exists,
    )
