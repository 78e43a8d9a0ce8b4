"""Modals with selects: how the waits and the price of a hand are answered."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from discord import ui

from bot.discord_app.interactions import Interaction
from bot.discord_app.payload import Component, ComponentType
from bot.words import Words
from engine import NAMES
from engine.problems import FU, HAN, PriceProblem, Problem, WaitsProblem

from .ids import Action, quiz_id

WAITS: Final = "waits"
PRICE_PARTS: Final = ("han", "fu", "points")

NO_FU: Final = "-"
"""The fu of a limit, where they no longer matter."""


class PlainModal(ui.Modal):
    """A modal written out as Discord's API has it.

    It is finished at once, so discord.py does not wait for its submit: that is answered by its
    custom_id, after a restart too.
    """

    def __init__(self, custom_id: str, title: str, fields: list[Component]) -> None:
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        self.fields = fields
        self.stop()

    def to_components(self) -> list[Component]:
        """Return what is sent."""
        return self.fields


def answer_modal(problem: Problem, arguments: Sequence[str], words: Words) -> PlainModal:
    """Return the modal in which a problem is answered; ``arguments`` go into its custom_id."""
    if isinstance(problem, PriceProblem):
        fields = _price_fields(problem, words)
    elif isinstance(problem, WaitsProblem):
        fields = [_waits_field(problem, words)]
    else:
        raise TypeError(f"a problem of {problem.kind} is answered by buttons")
    title = words.named("modal", problem.kind)
    return PlainModal(quiz_id(Action.SUBMIT, *arguments), title, fields)


def submitted(interaction: Interaction) -> str:
    """Return the answer of a modal as the problem reads it."""
    data: Any = interaction.data or {}
    chosen = dict(_values(data.get("components", ())))
    if WAITS in chosen:
        return "".join(chosen[WAITS])
    return "/".join("".join(chosen.get(part, ())) for part in PRICE_PARTS)


def _values(components: Iterable[Mapping[str, Any]]) -> Iterable[tuple[str, list[str]]]:
    for component in components:
        field = component.get("component") or {}
        if "values" in field:
            yield field["custom_id"], field["values"]


def _waits_field(problem: WaitsProblem, words: Words) -> Component:
    offered = [(words.tile(kind), NAMES[kind]) for kind in problem.options]
    return _field(WAITS, words.text("modal-waits-label"), offered, most=len(offered))


def _price_fields(problem: PriceProblem, words: Words) -> list[Component]:
    last = HAN[-1]
    han = [(words.text("modal-han", han=han), str(han)) for han in HAN[:-1]]
    han.append((words.text("modal-han-most", han=last), str(last)))
    fu = [(words.text("modal-no-fu"), NO_FU)]
    fu += [(words.text("modal-fu", fu=fu), str(fu)) for fu in FU]
    points = [
        (
            _points(price.points, price.payments.dealer, price.payments.others, words),
            str(price.points),
        )
        for price in problem.prices
    ]
    offered = dict(zip(PRICE_PARTS, (han, fu, points), strict=True))
    return [
        _field(part, words.named("modal-label", part), options) for part, options in offered.items()
    ]


def _points(points: int, dealer: int, others: int, words: Words) -> str:
    """Name a price by what is paid: 5200, 1300 / 2600, 2600 from each."""
    if dealer:
        return words.text(
            "modal-points-tsumo", others=str(others), dealer=str(dealer), points=str(points)
        )
    if others:
        return words.text("modal-points-all", others=str(others), points=str(points))
    return str(points)


def _field(
    custom_id: str, label: str, options: Iterable[tuple[str, str]], most: int = 1
) -> Component:
    select = {
        "type": ComponentType.SELECT.value,
        "custom_id": custom_id,
        "options": [{"label": name, "value": value} for name, value in options],
        "min_values": 1,
        "max_values": most,
        "required": True,
    }
    return {"type": ComponentType.LABEL.value, "label": label, "component": select}
