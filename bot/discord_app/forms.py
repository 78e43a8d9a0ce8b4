"""Forms with selects, as Discord's modals."""

from collections.abc import Iterable, Mapping

from discord import ui

from bot.pages.page import AnswerForm, Field

from .interactions import Interaction, Json
from .payload import ComponentType


class PlainModal(ui.Modal):
    """A modal written out as Discord's API has it.

    It is finished at once, so discord.py does not wait for its submit: that is answered by its
    custom_id, after a restart too.
    """

    def __init__(self, form: AnswerForm) -> None:
        super().__init__(title=form.title, custom_id=form.custom_id, timeout=None)
        self.fields = [_component(field) for field in form.fields]
        self.stop()

    def to_components(self) -> list[Json]:
        """Return what is sent."""
        return self.fields


def filled(interaction: Interaction) -> dict[str, list[str]]:
    """Return the values chosen in each select of a modal."""
    data: Mapping[str, object] = interaction.data or {}
    return dict(_values(data.get("components", ())))


def _values(components: object) -> Iterable[tuple[str, list[str]]]:
    for component in components if isinstance(components, list) else ():
        field = component.get("component") or {}
        if "values" in field:
            yield field["custom_id"], field["values"]


def _component(field: Field) -> Json:
    select = {
        "type": ComponentType.SELECT.value,
        "custom_id": field.name,
        "options": [{"label": offer.label, "value": offer.value} for offer in field.offers],
        "min_values": 1,
        "max_values": field.most,
        "required": True,
    }
    return {"type": ComponentType.LABEL.value, "label": field.label, "component": select}
