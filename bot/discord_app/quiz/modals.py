"""Modals with selects: how a problem is answered that has no button for each answer."""

from collections.abc import Iterable, Mapping, Sequence

from discord import ui

from bot.club.quiz.ids import Action, quiz_id
from bot.club.quiz.quiz_problem import Field, QuizProblem
from bot.discord_app.interactions import Interaction
from bot.discord_app.payload import Component, ComponentType
from bot.words import Words
from engine.problems import Problem


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


def answer_modal(posed: QuizProblem[Problem], arguments: Sequence[str], words: Words) -> PlainModal:
    """Return the modal in which a quiz is answered; ``arguments`` go into its custom_id."""
    title = words.named("modal", posed.problem.kind)
    fields = [_component(field) for field in posed.fields(words)]
    return PlainModal(quiz_id(Action.SUBMIT, *arguments), title, fields)


def submitted(interaction: Interaction) -> dict[str, list[str]]:
    """Return the values chosen in each select of a modal."""
    data: Mapping[str, object] = interaction.data or {}
    return dict(_values(data.get("components", ())))


def _values(components: object) -> Iterable[tuple[str, list[str]]]:
    for component in components if isinstance(components, list) else ():
        field = component.get("component") or {}
        if "values" in field:
            yield field["custom_id"], field["values"]


def _component(field: Field) -> Component:
    select = {
        "type": ComponentType.SELECT.value,
        "custom_id": field.name,
        "options": [{"label": offer.label, "value": offer.value} for offer in field.offers],
        "min_values": 1,
        "max_values": field.most,
        "required": True,
    }
    return {"type": ComponentType.LABEL.value, "label": field.label, "component": select}
