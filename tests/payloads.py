"""What Discord would say to a payload: its own API description, and rules that it leaves out."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError
from places import published

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
FOLLOWUP = "POST /webhooks/{webhook_id}/{webhook_token}"
EDIT = "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
POST = "POST /channels/{channel_id}/messages"
CHANGE = "PATCH /channels/{channel_id}/messages/{message_id}"
COMMANDS = "PUT /applications/{application_id}/commands"

COMPONENTS_V2 = 1 << 15
UPDATE, MODAL, TEXT, LINK_STYLE = 7, 9, 10, 5
SNOWFLAKE_DIGITS = 17


def problems(operation: str, payload: Any, files: dict[str, str] | None = None) -> list[str]:
    """Return what is wrong with a payload of one of the operations above.

    ``files`` are the names of the uploaded files by their form field, such as ``files[0]``.
    """
    found = []
    for error in _validator(operation).iter_errors(_own(operation, payload)):
        inmost = _inmost(error)
        found.append(f"{inmost.instance_path}: {inmost.message[:300]}")
    if operation == COMMANDS:
        return found
    if operation == CALLBACK and payload["type"] == MODAL:
        return found + list(_modal_problems(payload["data"]))
    message = payload.get("data") if operation == CALLBACK else payload
    if isinstance(message, dict) and "choices" not in message:
        found += _message_problems(message, files or {})
    return found


def _inmost(error: ValidationError) -> ValidationError:
    """Return what is wrong deepest inside the payload, of a part that is like none of several."""
    while several := getattr(error.kind, "context", None):
        error = max((it for one in several for it in one), key=lambda it: len(it.instance_path))
    return error


def _own(operation: str, payload: Any) -> Any:
    """Leave out what discord.py adds everywhere, also where the description has no room for it."""
    if operation == COMMANDS:
        return [_without(command, nsfw=False) for command in payload]
    if operation == CALLBACK and payload["type"] == UPDATE and "data" in payload:
        return payload | {"data": _without(payload["data"], tts=False)}
    if operation in {EDIT, CHANGE}:
        return _without(payload, tts=False)
    return payload


def _without(fields: dict[str, Any], **added: Any) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if (name, value) not in added.items()}


@cache
def _validator(operation: str) -> Draft202012Validator:
    method, path = operation.split()
    document = _description()
    body = document["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]
    return Draft202012Validator({**body["schema"], "components": document["components"]})


@cache
def _description() -> Any:
    return _strict(published("discord_openapi.json.gz"))


def _strict(schema: Any) -> Any:
    """Take ids as numbers too, let one of many be enough, and name members nobody knows."""
    if isinstance(schema, list):
        return [_strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    strict = {"anyOf" if name == "oneOf" else name: _strict(part) for name, part in schema.items()}
    if strict.get("format") == "snowflake":
        strict["type"] = ["string", "integer"]
    if isinstance(strict.get("properties"), dict) and strict.get("type") == "object":
        strict.setdefault("additionalProperties", False)
    return strict


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield every component, those inside others and beside them included."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]


def _message_problems(message: dict[str, Any], files: dict[str, str]) -> Iterator[str]:
    components = list(parts(message.get("components") or []))
    v2 = bool((message.get("flags") or 0) & COMPONENTS_V2)
    if v2 and (message.get("content") or message.get("embeds")):
        yield "components version 2 leaves no room for content or embeds"
    if any(part["type"] >= 9 for part in components) and not v2:
        yield "components of version 2 without their flag"
    if len(components) > 40:
        yield f"{len(components)} components, of 40"
    length = sum(len(part["content"]) for part in components if part["type"] == TEXT)
    if length > 4000:
        yield f"{length} characters of text, of 4000"
    yield from _control_problems(components)
    yield from _attachment_problems(message, components, files)


def _modal_problems(modal: dict[str, Any]) -> Iterator[str]:
    fields = [part.get("component") for part in modal["components"]]
    if len(modal["title"]) > 45 or any(len(part["label"]) > 45 for part in modal["components"]):
        yield "a title or label of a modal is longer than 45 characters"
    if not 1 <= len(fields) <= 5:
        yield f"{len(fields)} fields in a modal, of 5"
    yield from _control_problems(fields)


def _control_problems(components: list[dict[str, Any]]) -> Iterator[str]:
    ids = [part["custom_id"] for part in components if "custom_id" in part]
    for custom_id in {custom_id for custom_id in ids if ids.count(custom_id) > 1}:
        yield f"custom_id twice: {custom_id}"
    for part in components:
        inside = part.get("components", [])
        if part["type"] == 1 and len(inside) > (1 if inside and inside[0]["type"] != 2 else 5):
            yield "more in a row than fits"
        if part["type"] == 2 and ("url" in part) != (part["style"] == LINK_STYLE):
            yield "a link button has an address and no other button has one"
        if part["type"] == 2 and not (part.get("label") or part.get("emoji")):
            yield "a button shows nothing"
        if part["type"] == 3:
            yield from _select_problems(part)


def _select_problems(select: dict[str, Any]) -> Iterator[str]:
    values = [option["value"] for option in select["options"]]
    if len(set(values)) < len(values):
        yield f"a value twice in the select {select['custom_id']}"
    if sum(bool(option.get("default")) for option in select["options"]) > select.get(
        "max_values", 1
    ):
        yield "more chosen than can be"


def _attachment_problems(
    message: dict[str, Any], components: list[dict[str, Any]], files: dict[str, str]
) -> Iterator[str]:
    shown = {
        match[1]
        for part in components
        for item in part.get("items", ())
        if (match := re.fullmatch(r"attachment://(.+)", item["media"]["url"]))
    }
    named = {str(item["id"]): item.get("filename") for item in message.get("attachments") or ()}
    # Those of an id that Discord gave are in the message already, and stay there.
    kept = {name for number, name in named.items() if len(number) >= SNOWFLAKE_DIGITS}
    sent = {*files.values(), *kept}
    if components and shown != sent:
        yield f"files shown {sorted(shown)}, files sent or kept {sorted(sent)}"
    for form_field, name in files.items():
        number = form_field.removeprefix("files[").removesuffix("]")
        if named.get(number) != name:
            yield f"{form_field} is {name}, but attachment {number} is {named.get(number)}"
