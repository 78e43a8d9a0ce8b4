"""The settings, from the environment and an optional .env file."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final
from urllib.parse import urlsplit

from environs import Env, EnvValidationError, ValidationError

from engine import presets_for

from .logs import FORMATS
from .sharding import MOST_SHARDS, read_count, read_shard_ids, share

LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
PALETTES: Final = ("normal", "colour_blind")
LANGUAGES: Final = ("user", "en", "ja")

COUNTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "shard_count": MOST_SHARDS,
        "cluster_count": MOST_SHARDS,
        "cluster_index": MOST_SHARDS,
    }
)
"""The settings that count something, with the most that each may be."""

PRIVATE_NAMES: Final = (".local", ".internal", ".lan", ".svc")
"""Ends of host names that lead nowhere outside, as do names without a dot."""

HOST_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)*")
"""A name that no resolver takes for a number: it reads 134744072 and 0x8080808 as 8.8.8.8."""


class SettingsError(ValueError):
    """Some settings are wrong: a line for each, with its variable and what was expected."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this bot runs; every field is the variable of its name in capitals.

    ``discord_token`` is "" where there is none: the bot then runs on its local page.
    ``answer_language`` is "user" where everybody is answered in the language of their Discord
    client. (LANGUAGE itself is a variable that desktops set for gettext.)
    ``shard_count`` is 0 where Discord is asked for it, ``health_port`` 0 where nothing is served.
    """

    discord_token: str = ""
    answer_language: str = "user"
    default_rules: str = "tenhou"
    palette: str = "normal"
    log_level: str = "INFO"
    log_format: str = "plain"
    local_port: int = 0
    health_host: str = "127.0.0.1"
    health_port: int = 0
    shard_count: int = 0
    shard_ids: tuple[int, ...] = ()
    cluster_count: int = 1
    cluster_index: int = 0
    discord_api_base: str = "https://discord.com/api/v10"

    @property
    def own_shards(self) -> tuple[int, ...]:
        """The shards that this process runs; () for all there are."""
        if self.cluster_count > 1:
            return share(self.shard_count, self.cluster_index, self.cluster_count)
        return self.shard_ids

    @property
    def sends_commands(self) -> bool:
        """Whether this process tells Discord the commands: the one with the first shard does."""
        return not self.own_shards or 0 in self.own_shards


def load_settings(file: Path = Path(".env")) -> Settings:
    """Read the settings; what the environment sets goes before what ``file`` sets.

    An empty variable counts as not set. Raises SettingsError that names every wrong variable, or
    the file where it cannot be read.
    """
    for name in (field.name.upper() for field in fields(Settings)):
        if not os.environ.get(name, "set"):
            del os.environ[name]
    env = Env(eager=False)
    try:
        env.read_env(file, recurse=False)
    except (OSError, ValueError) as error:
        raise SettingsError(f"{file} is no text that can be read: {error}") from None
    default = Settings()

    def read(name: str, check: Callable[[str], None]) -> str:
        value = env.str(name.upper(), "", validate=lambda text: check(text) if text else None)
        return value or str(getattr(default, name))

    texts: dict[str, Any] = {
        "discord_token": read("discord_token", _check_token),
        "answer_language": read("answer_language", _one_of(LANGUAGES)),
        "default_rules": read("default_rules", _one_of(tuple(presets_for(4)))),
        "palette": read("palette", _one_of(PALETTES)),
        "log_level": read("log_level", _one_of(LOG_LEVELS)),
        "log_format": read("log_format", _one_of(FORMATS)),
        "health_host": read("health_host", _check_host),
        "discord_api_base": read("discord_api_base", _check_address).rstrip("/"),
    }
    ports = {name: read(name, _check_port) for name in ("local_port", "health_port")}
    numbers = {name: read(name, _count_to(most)) for name, most in COUNTS.items()}
    shard_ids = env.str("SHARD_IDS", "", validate=_check_shard_ids)
    try:
        env.seal()
    except EnvValidationError as error:
        raise SettingsError("\n".join(_lines(error.error_messages))) from None
    values: dict[str, Any] = {name: int(text) for name, text in (ports | numbers).items()}
    values["shard_ids"] = read_shard_ids(shard_ids) if shard_ids else ()
    loaded = Settings(**texts, **values)
    if wrong := list(_disagreements(loaded)):
        raise SettingsError("\n".join(wrong))
    return loaded


def _disagreements(settings: Settings) -> Iterator[str]:
    """Say which variables are fine alone and wrong together."""
    if settings.shard_ids and settings.cluster_count > 1:
        yield "SHARD_IDS: leave it out where CLUSTER_COUNT deals the shards out"
    if settings.shard_ids and settings.shard_ids[-1] >= settings.shard_count:
        yield f"SHARD_COUNT: expected more than {settings.shard_ids[-1]}, the last of SHARD_IDS"
    if settings.cluster_count < 1:
        yield "CLUSTER_COUNT: expected 1 or more"
    elif settings.cluster_index >= settings.cluster_count:
        yield f"CLUSTER_INDEX: expected less than CLUSTER_COUNT, {settings.cluster_count}"
    if settings.cluster_count > max(settings.shard_count, 1):
        yield "SHARD_COUNT: expected as many as CLUSTER_COUNT or more"


def _lines(messages: Mapping[str, list[str]] | list[str]) -> list[str]:
    if isinstance(messages, list):
        return messages
    return [f"{name}: {text}" for name, texts in messages.items() for text in texts]


def _one_of(choices: tuple[str, ...]) -> Callable[[str], None]:
    def check(text: str) -> None:
        if text not in choices:
            raise ValidationError(f"expected one of {', '.join(choices)}, not {text!r}")

    return check


def _check_port(text: str) -> None:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) <= 65535):
        raise ValidationError(f"expected a port from 0 to 65535 (0 takes a free one), not {text!r}")


def _count_to(most: int) -> Callable[[str], None]:
    def check(text: str) -> None:
        try:
            read_count(text, most)
        except ValueError as error:
            raise ValidationError(f"expected a number: {error}") from None

    return check


def _check_shard_ids(text: str) -> None:
    try:
        read_shard_ids(text or "0")
    except ValueError as error:
        raise ValidationError(f"expected shard numbers such as 0-3,8: {error}") from None


def _check_host(text: str) -> None:
    try:
        ip_address(text)
    except ValueError:
        raise ValidationError(
            f"expected an address of this machine, such as 127.0.0.1 or 0.0.0.0, not {text!r}"
        ) from None


def _check_address(text: str) -> None:
    """Take what a bot's token may be sent to: over https, or where nobody listens in."""
    try:
        parts = urlsplit(text)
        host = parts.hostname or ""
        safe = parts.scheme == "https" or (parts.scheme == "http" and _is_private(host))
        whole = (
            bool(host) and not (parts.query or parts.fragment or parts.username) and parts.port != 0
        )
    except ValueError:
        safe = whole = False
    if not (safe and whole):
        raise ValidationError(
            "expected an address such as http://127.0.0.1:8080/api/v10; plain http only to this "
            f"machine or a private network, not {text!r}"
        )


def _is_private(host: str) -> bool:
    """Return whether a host is this machine or on a private network, without looking it up."""
    try:
        address = ip_address(host)
    except ValueError:
        return bool(HOST_NAME.fullmatch(host)) and ("." not in host or host.endswith(PRIVATE_NAMES))
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address.is_private and not address.is_unspecified


def _check_token(text: str) -> None:
    """Refuse what cannot be a token, without ever repeating it."""
    if text != text.strip() or " " in text or not text.isascii() or text.count(".") != 2:
        raise ValidationError(
            "expected the token from the Bot page of the Discord Developer Portal, "
            "three parts joined by dots, without “Bot ” in front"
        )
