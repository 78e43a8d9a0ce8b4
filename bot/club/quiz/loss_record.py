"""What is kept of a game: the decisions that it teaches by, as JSON; nothing else of its log."""

import json
from collections.abc import Sequence
from typing import Final, TypedDict

from engine import NAMES, TILE_OF_NAME
from engine.logs import Event, Moment, What
from engine.outlook import Model, Prospect
from engine.review import Loss, LossKind

from .position_record import PositionRecord, read_position, write_position
from .record import Switch, read_rules, write_rules
from .tile_text import read_tiles, write_tiles

VERSION: Final = 1


class LossRecord(TypedDict):
    """A decision, what was done, what was better; tiles that are None are ""."""

    kind: str
    round: int
    event: int
    what: str
    seat: int
    tile: str
    own: str
    tsumogiri: bool | None
    declares: bool
    points: int | None
    better: str
    worth: list[float] | None
    best: list[float] | None
    danger: str | None
    model: str | None
    position: PositionRecord


class LossesRecord(TypedDict):
    """The decisions of one game, by the same rules."""

    v: int
    rules: dict[str, Switch]
    losses: list[LossRecord]


def write_losses(losses: Sequence[Loss]) -> str:
    """Return decisions as text; there is at least one."""
    record: LossesRecord = {
        "v": VERSION,
        "rules": write_rules(losses[0].moment.position.rules),
        "losses": [_write(loss) for loss in losses],
    }
    return json.dumps(record, separators=(",", ":"))


def read_losses(text: str) -> tuple[Loss, ...]:
    """Return the decisions that a text records; raises ValueError for what is no record."""
    record: LossesRecord = json.loads(text)
    if record.get("v") != VERSION:
        raise ValueError("this is no record of decisions")
    rules = read_rules(record["rules"])
    found = []
    for written in record["losses"]:
        position = read_position(written["position"], rules)
        done = Event(
            What(written["what"]),
            written["seat"],
            TILE_OF_NAME[written["tile"]] if written["tile"] else None,
            read_tiles(written["own"]),
            tsumogiri=written["tsumogiri"],
            declares=written["declares"],
        )
        moment = Moment(position, done, written["round"], written["event"])
        found.append(_read(written, moment))
    return tuple(found)


def _write(loss: Loss) -> LossRecord:
    done = loss.moment.done
    return {
        "kind": loss.kind,
        "round": loss.round,
        "event": loss.moment.event,
        "what": done.what,
        "seat": done.seat,
        "tile": "" if done.tile is None else NAMES[done.tile],
        "own": write_tiles(done.own),
        "tsumogiri": done.tsumogiri,
        "declares": done.declares,
        "points": loss.points,
        "better": "" if loss.better is None else NAMES[loss.better],
        "worth": None if loss.worth is None else [*loss.worth],
        "best": None if loss.best is None else [*loss.best],
        "danger": loss.danger,
        "model": loss.model,
        "position": write_position(loss.moment.position),
    }


def _read(written: LossRecord, moment: Moment) -> Loss:
    worth, best, model = written["worth"], written["best"], written["model"]
    return Loss(
        LossKind(written["kind"]),
        moment,
        written["points"],
        TILE_OF_NAME[written["better"]] if written["better"] else None,
        None if worth is None else Prospect(*worth),
        None if best is None else Prospect(*best),
        written["danger"],
        None if model is None else Model(model),
    )
