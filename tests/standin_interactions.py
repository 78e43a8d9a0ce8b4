"""Interactions as Discord's gateway tells them: commands, what is being typed, clicks, menus."""

import itertools
import time
from dataclasses import dataclass, field
from typing import Any

EPOCH = 1_420_070_400_000
APPLICATION_ID = "1000000000000000001"
BOT_USER = {
    "id": APPLICATION_ID, "username": "hands", "discriminator": "0", "avatar": None, "bot": True,
    "global_name": None, "public_flags": 0, "flags": 0, "verified": True, "mfa_enabled": False,
    "locale": "en-US", "email": None,
}  # fmt: skip
_numbers = itertools.count(1)

ATTACH_FILES = 1 << 15
"""What the bot may do in a channel, as Discord's bits of permissions."""

HEAD_START = 60.0
"""How many seconds ahead of its time an interaction is made, unless a test says how old it is.

A bot on a busy machine has so much longer than Discord's three seconds.
"""


def snowflake(age: float = 0.0) -> str:
    """Return an id nobody else has, made ``age`` seconds ago."""
    made = int((time.time() - age) * 1000) - EPOCH
    return str(made << 22 | next(_numbers) % (1 << 22))


def user(number: int) -> dict[str, Any]:
    """Return the user of a number."""
    return {
        "id": str(500_000_000_000_000_000 + number), "username": f"user{number}",
        "discriminator": "0", "avatar": None, "global_name": None, "public_flags": 0,
    }  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """An interaction: what the gateway tells of it, and who asked."""

    data: dict[str, Any]
    user: dict[str, Any]
    age: float = -HEAD_START
    id: str = field(init=False)
    token: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", snowflake(self.age))
        object.__setattr__(self, "token", f"token-of-{self.id}")

    @property
    def event(self) -> dict[str, Any]:
        """The data of INTERACTION_CREATE: in a direct message, or in a server where it has one."""
        place = {"user": self.user, "context": 1, "channel_id": "7"}
        channel = {"id": "7", "type": 1, "recipients": [self.user]}
        if "guild_id" in self.data:
            member = {
                "user": self.user, "roles": [], "joined_at": "2024-01-01T00:00:00.000000+00:00",
                "deaf": False, "mute": False, "flags": 0, "permissions": "0",
            }  # fmt: skip
            place = {
                "member": member, "context": 0, "channel_id": "7", "guild_locale": "en-US",
                "app_permissions": str(ATTACH_FILES),
            }  # fmt: skip
            channel = {"id": "7", "type": 0, "name": "hands", "position": 0, "permissions": "0"}
        return {
            "id": self.id, "application_id": APPLICATION_ID, "token": self.token, "version": 1,
            "channel": channel, "locale": "en-US",
            "authorizing_integration_owners": {}, "entitlements": [], "app_permissions": "0",
            "attachment_size_limit": 10_000_000, **place, **self.data,
        }  # fmt: skip


KINDS = {str: 3, int: 4, bool: 5}


def _options(options: dict[str, Any], focused: str = "") -> list[dict[str, Any]]:
    given = []
    for name, value in options.items():
        option = {"name": name, "type": KINDS[type(value)], "value": value}
        given.append(option | ({"focused": True} if name == focused else {}))
    return given


def command(
    name: str, *, who: int = 5, age: float = -HEAD_START, guild: int = 0, **options: Any
) -> Asked:
    """Somebody uses a slash command, in a server where it has a number."""
    data = {"id": "9", "name": name, "type": 1, "options": _options(options)}
    return Asked({"type": 2, "data": data, **_place(guild)}, user(who), age)


def _place(guild: int) -> dict[str, Any]:
    whole = {"id": str(guild), "locale": "en-US", "features": []}
    return {"guild_id": str(guild), "guild": whole} if guild else {}


def typing(
    name: str, *, who: int = 5, age: float = -HEAD_START, focused: str, **options: Any
) -> Asked:
    """Somebody types in an option that completes."""
    data = {"id": "9", "name": name, "type": 1, "options": _options(options, focused)}
    return Asked({"type": 4, "data": data}, user(who), age)


def menu(name: str, content: str, *, who: int = 5, **more: Any) -> Asked:
    """Somebody picks a command of the menu of a message that says ``content``.

    ``more`` are other fields of the message.
    """
    message = stored({"content": content}, user(who + 1), None) | more
    data = {
        "id": "9", "name": name, "type": 3, "target_id": message["id"],
        "resolved": {"messages": {message["id"]: message}},
    }  # fmt: skip
    return Asked({"type": 2, "data": data}, user(who))


def click(
    message: dict[str, Any],
    custom_id: str,
    *,
    who: int = 5,
    guild: int = 0,
    values: list[str] | None = None,
) -> Asked:
    """Somebody clicks a button of a message, or chooses ``values`` in a select of it."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
    if values is not None:
        data |= {"component_type": 3, "values": values}
    return Asked({"type": 3, "data": data, "message": message, **_place(guild)}, user(who))


def submit(
    message: dict[str, Any], custom_id: str, *, who: int = 5, **chosen: list[str] | str
) -> Asked:
    """Somebody sends a modal off that a click on a message has opened; a text is typed in."""
    fields = [
        {"type": 18, "id": at, "component": {"id": at, "custom_id": name, **(
            {"type": 4, "value": it} if isinstance(it, str) else {"type": 3, "values": it}
        )}}
        for at, (name, it) in enumerate(chosen.items(), 1)
    ]  # fmt: skip
    data = {"custom_id": custom_id, "components": fields}
    return Asked({"type": 5, "data": data, "message": message}, user(who))


def stored(
    payload: dict[str, Any], author: dict[str, Any] | None, asker: dict[str, Any] | None
) -> dict[str, Any]:
    """Return a message as Discord keeps it; ``asker`` is whose interaction it answers."""
    attachments = [
        {
            "id": item["id"] if len(str(item["id"])) > 3 else snowflake(), "size": 9,
            "filename": item["filename"], "url": "https://cdn.invalid/1",
            "proxy_url": "https://cdn.invalid/1",
        }
        for item in payload.get("attachments") or ()
    ]  # fmt: skip
    message = {
        "id": snowflake(), "channel_id": "7", "author": author or BOT_USER, "type": 0,
        "content": payload.get("content") or "", "timestamp": "2026-01-01T00:00:00.000000+00:00",
        "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [],
        "mention_roles": [], "attachments": attachments, "embeds": [], "pinned": False,
        "flags": payload.get("flags") or 0,
        "components": [_kept(part) for part in payload.get("components") or []],
    }  # fmt: skip
    if asker is not None:
        message["type"] = 20
        message["interaction_metadata"] = {
            "id": snowflake(), "type": 2, "user": asker, "authorizing_integration_owners": {},
        }  # fmt: skip
    return message


def _kept(component: dict[str, Any]) -> dict[str, Any]:
    """Give a component its number and a picture its place, as Discord does."""
    kept = {"id": next(_numbers) % 1_000_000, **component}
    if "components" in kept:
        kept["components"] = [_kept(part) for part in kept["components"]]
    for item in kept.get("items", ()):
        item["media"] = {
            **item["media"], "proxy_url": "", "width": 10, "height": 10,
            "content_type": "image/png", "loading_state": 2, "attachment_id": "12",
        }  # fmt: skip
    return kept
