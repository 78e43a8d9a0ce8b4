"""The settings, from the environment and an optional .env file."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from environs import Env, EnvValidationError, ValidationError

from engine import PRESETS

LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
PALETTES: Final = ("normal", "colour_blind")
LANGUAGES: Final = ("user", "en", "ja")


class SettingsError(ValueError):
    """Some settings are wrong: a line for each, with its variable and what was expected."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this bot runs; every field is the variable of its name in capitals.

    ``discord_token`` is "" where there is none: the bot then runs on its local page.
    ``language`` is "user" where everybody is answered in the language of their Discord client.
    """

    discord_token: str = ""
    language: str = "user"
    default_rules: str = "tenhou"
    palette: str = "normal"
    log_level: str = "INFO"
    local_port: int = 0


def load_settings(file: Path = Path(".env")) -> Settings:
    """Read the settings; what the environment sets goes before what ``file`` sets.

    An empty variable counts as not set. Raises SettingsError that names every wrong variable.
    """
    env = Env(eager=False)
    env.read_env(file, recurse=False)
    default = Settings()

    def read(name: str, check: Callable[[str], None]) -> str:
        value = env.str(name.upper(), "", validate=lambda text: check(text) if text else None)
        return value or str(getattr(default, name))

    settings = {
        "discord_token": read("discord_token", _check_token),
        "language": read("language", _one_of(LANGUAGES)),
        "default_rules": read("default_rules", _one_of(tuple(PRESETS))),
        "palette": read("palette", _one_of(PALETTES)),
        "log_level": read("log_level", _one_of(LOG_LEVELS)),
    }
    port = read("local_port", _check_port)
    try:
        env.seal()
    except EnvValidationError as error:
        raise SettingsError("\n".join(_lines(error.error_messages))) from None
    return Settings(**settings, local_port=int(port))


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


def _check_token(text: str) -> None:
    """Refuse what cannot be a token, without ever repeating it."""
    if text != text.strip() or " " in text or not text.isascii() or text.count(".") != 2:
        raise ValidationError(
            "expected the token from the Bot page of the Discord Developer Portal, "
            "three parts joined by dots, without “Bot ” in front"
        )
