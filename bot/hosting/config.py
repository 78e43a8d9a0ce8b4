"""The settings, from the environment and an optional .env file."""

import os
import re
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from urllib.request import getproxies_environment, proxy_bypass

from bot.study.place import read_place
from engine.outlook import RATES, Rates

from .logs import FORMATS
from .readers import Reader, api_base, host, nearest, number, one_of, proxy, rates, token

if TYPE_CHECKING:
    from dotenv.parser import Binding

MOST_SHARDS: Final = 65_536

_RUN: Final = re.compile("([0-9]{1,5})(?:-([0-9]{1,5}))?")


def read_shard_ids(text: str) -> tuple[int, ...]:
    """Read ``0-3,8`` as (0, 1, 2, 3, 8); raise ValueError for anything else."""
    ids: list[int] = []
    for part in map(str.strip, text.split(",")):
        found = _RUN.fullmatch(part)
        if found is None:
            raise ValueError(f"expected shard numbers such as 0-3,8; {part!r} isn't one")
        low, high = int(found[1]), int(found[2] or found[1])
        if high < low:
            raise ValueError(f"expected shard numbers such as 0-3,8; {part} runs backwards")
        ids += range(low, high + 1)
    if len(set(ids)) < len(ids):
        raise ValueError(f"expected shard numbers such as 0-3,8; {text} names a shard twice")
    return tuple(sorted(ids))


def share(shards: int, cluster: int, clusters: int) -> tuple[int, ...]:
    """Return the shards of one cluster of several: neighbors, as even in number as can be."""
    return tuple(range(shards * cluster // clusters, shards * (cluster + 1) // clusters))


ENV_FILE: Final = Path(".env")
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
MOST_PORT: Final = 65_535
MOST_PROCESSES: Final = 64

ALIKE: Final = 0.8
"""How much a name of the environment looks like a setting that was meant, from 0 to 1.

DEFAULT_RULE is 0.96 like DEFAULT_RULES; LANGUAGE, which desktops set, is 0.70 like ANSWER_LANGUAGE.
"""


class SettingsError(ValueError):
    """Some settings are wrong: a line for each, with its variable and what was expected."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this bot runs; every field is the variable of its name in capitals.

    ``discord_token`` is "" where there is none: the bot then runs on its local page.
    ``answer_language`` is "user" where everybody is answered in the language of their Discord
    client. (LANGUAGE itself is a variable that desktops set for gettext.)
    ``database_url`` is "" for an SQLite file in the working directory, "off" for none at all.
    ``outlook_processes`` is 0 where nothing slow is done, ``outlook_rates`` are those of the table
    that it knows. ``shard_count`` is 0 where Discord is
    asked for it, ``health_port`` 0 where nothing is served, ``proxy_url`` "" where Discord is
    reached without a proxy.
    """

    discord_token: str = ""
    answer_language: str = "user"
    default_rules: str = "tenhou"
    palette: str = "normal"
    log_level: str = "INFO"
    log_format: str = "plain"
    outlook_processes: int = 1
    outlook_rates: Rates = RATES
    local_port: int = 0
    health_host: str = "127.0.0.1"
    health_port: int = 0
    shard_count: int = 0
    shard_ids: tuple[int, ...] = ()
    cluster_count: int = 1
    cluster_index: int = 0
    discord_api_base: str = "https://discord.com/api/v10"
    proxy_url: str = ""
    database_url: str = ""

    @property
    def own_shards(self) -> tuple[int, ...]:
        """The shards that this process runs; () for all there are."""
        if self.cluster_count > 1:
            return share(self.shard_count, self.cluster_index, self.cluster_count)
        return self.shard_ids

    @property
    def process_count(self) -> int:
        """How many processes run this bot, as far as the settings tell."""
        if self.shard_ids:
            return max(1, round(self.shard_count / len(self.shard_ids)))
        return self.cluster_count

    @property
    def sends_commands(self) -> bool:
        """Whether this process tells Discord the commands: the one with the first shard does."""
        return not self.own_shards or 0 in self.own_shards


NAMES: Final = tuple(field.name.upper() for field in fields(Settings))
SECRETS: Final = ("DISCORD_TOKEN", "DATABASE_URL", "PROXY_URL")
FILES: Final = {f"{name}_FILE": name for name in SECRETS}
"""Settings that name a file with a secret, as orchestrators hand it out, and whose value it is."""

USUAL_PROXY: Final = "HTTPS_PROXY"
"""The variable of all programs; PROXY_URL goes before it."""


def load_settings(
    *,
    languages: Iterable[str],
    rules: Iterable[str],
    palettes: Iterable[str],
    file: Path = ENV_FILE,
) -> Settings:
    """Read the settings; what the environment sets goes before what ``file`` sets.

    ``languages``, ``rules`` and ``palettes`` are those that the bot has. An empty variable counts
    as not set; a secret may stand in a file, see `FILES`; without PROXY_URL the proxy is that of
    HTTPS_PROXY. Raises SettingsError that names every wrong variable, or the file where it cannot
    be read.
    """
    port, count = number(0, MOST_PORT), number(0, MOST_SHARDS)
    readers: dict[str, Reader] = {
        "DISCORD_TOKEN": token,
        "ANSWER_LANGUAGE": one_of(("user", *languages)),
        "DEFAULT_RULES": one_of(rules),
        "PALETTE": one_of(palettes),
        "LOG_LEVEL": one_of(LOG_LEVELS),
        "LOG_FORMAT": one_of(FORMATS),
        "OUTLOOK_PROCESSES": number(0, MOST_PROCESSES),
        "OUTLOOK_RATES": rates,
        "LOCAL_PORT": port,
        "HEALTH_HOST": host,
        "HEALTH_PORT": port,
        "SHARD_COUNT": count,
        "SHARD_IDS": read_shard_ids,
        "CLUSTER_COUNT": number(1, MOST_SHARDS),
        "CLUSTER_INDEX": count,
        "DISCORD_API_BASE": api_base,
        "PROXY_URL": proxy,
        "DATABASE_URL": _database,
    }
    texts = _texts(_lines_of(file)) | {name: text for name, text in os.environ.items() if text}
    values: dict[str, Any] = {}
    wrong: list[str] = []
    for name in sorted(FILES.keys() & texts.keys()):
        with _noted(wrong, name):
            texts[FILES[name]] = _secret(name, texts)
    for name, read in readers.items():
        if name in texts:
            with _noted(wrong, name):
                values[name.lower()] = read(texts[name])
    settings = Settings(**values)
    if "PROXY_URL" not in texts:
        with _noted(wrong, USUAL_PROXY):
            settings = replace(settings, proxy_url=_usual_proxy(settings.discord_api_base))
    unread = {line.partition(":")[0] for line in wrong}
    wrong += [line for names, line in _disagreements(settings) if unread.isdisjoint(names)]
    if wrong:
        raise SettingsError("\n".join(wrong))
    return settings


def settings_warnings(file: Path = ENV_FILE) -> Iterator[str]:
    """Yield a sentence for all that is allowed and looks like a mistake.

    That is an unknown name in ``file``, with the setting it looks like; a name of the environment
    that looks much like a setting; and a token in a ``file`` that others on this machine can read.
    Raises SettingsError where the file cannot be read.
    """
    lines = _lines_of(file)
    for line in lines:
        if line.error or line.value is None:  # it may be a token: it is not repeated
            yield f"line {_number_of(line)} of {file} isn't NAME=value, and sets nothing"
        elif line.key not in {*NAMES, *FILES}:
            found = nearest(str(line.key), NAMES, cutoff=0.5)
            hint = f": did you mean {found}?" if found else ""
            yield f"{file} sets {line.key}, which isn't a setting{hint}"
    for name in sorted(os.environ.keys() - {*NAMES, *FILES}):
        if found := nearest(name, NAMES, ALIKE):
            yield f"the environment sets {name}, which isn't a setting: did you mean {found}?"
    if os.name == "posix" and _texts(lines).get("DISCORD_TOKEN") and _others_read(file):
        yield f"{file} holds the token, and other users can read it: chmod 600 {file}"


def environment_with(**more: str) -> dict[str, str]:
    """Return the environment that a program is started in, with these variables too."""
    return {**os.environ, **more}


def _lines_of(file: Path) -> "list[Binding]":
    """Return the lines of a file that are neither empty nor comments; none without the file."""
    try:
        text = file.read_text("utf-8-sig")
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it isn't in UTF-8"
        raise SettingsError(f"{file} cannot be read as a text: {reason}") from None
    # 20 ms of the start, which a bot without this file has no use for.
    from dotenv.parser import parse_stream  # noqa: PLC0415

    return [line for line in parse_stream(StringIO(text)) if line.error or line.key is not None]


def _texts(lines: "Iterable[Binding]") -> dict[str, str]:
    return {str(line.key): line.value for line in lines if line.value}


def _number_of(line: "Binding") -> int:
    """Return its number in the file: python-dotenv counts the empty lines before it to it."""
    text = line.original.string
    return line.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def _others_read(file: Path) -> bool:
    return bool(file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))


@contextmanager
def _noted(wrong: list[str], name: str) -> Iterator[None]:
    """Add a line of the variable of this name where its text is wrong."""
    try:
        yield
    except ValueError as error:
        wrong.append(f"{name}: {error}")


def _secret(name: str, texts: Mapping[str, str]) -> str:
    """Return what stands in the file that a variable of `FILES` names, blanks at its ends left out.

    Raises ValueError where it cannot be read, and where the secret is set beside it.
    """
    if FILES[name] in texts:
        raise ValueError(f"leave it out, or leave {FILES[name]} out: only one of them can hold")
    try:
        text = Path(texts[name]).read_text("utf-8-sig").strip()
    except OSError as error:
        raise ValueError(f"{texts[name]} cannot be read: {error.strerror}") from None
    except ValueError:
        raise ValueError(f"{texts[name]} isn't in UTF-8") from None
    if not text:
        raise ValueError(f"{texts[name]} is empty")
    return text


def _usual_proxy(address: str) -> str:
    """Return the proxy that the environment names for addresses such as this; "" for none."""
    parts = urlsplit(address)
    found = getproxies_environment().get(parts.scheme, "") if parts.scheme == "https" else ""
    return proxy(found) if found and not proxy_bypass(parts.hostname or "") else ""


def _disagreements(settings: Settings) -> Iterator[tuple[set[str], str]]:
    """Yield variables that are fine alone and wrong together, with a line that says why."""
    if settings.shard_ids and settings.cluster_count > 1:
        line = "SHARD_IDS: leave it out where CLUSTER_COUNT deals the shards out"
        yield {"SHARD_IDS", "CLUSTER_COUNT"}, line
    if settings.shard_ids and settings.shard_ids[-1] >= settings.shard_count:
        line = f"SHARD_COUNT: expected more than {settings.shard_ids[-1]}, the last of SHARD_IDS"
        yield {"SHARD_COUNT", "SHARD_IDS"}, line
    if settings.cluster_index >= settings.cluster_count:
        line = f"CLUSTER_INDEX: expected less than CLUSTER_COUNT, {settings.cluster_count}"
        yield {"CLUSTER_INDEX", "CLUSTER_COUNT"}, line
    if settings.cluster_count > max(settings.shard_count, 1):
        line = "SHARD_COUNT: expected as many as CLUSTER_COUNT or more"
        yield {"SHARD_COUNT", "CLUSTER_COUNT"}, line
    several = settings.cluster_count > 1 or settings.shard_ids
    place = read_place(settings.database_url)
    if several and place is not None and place.file is not None:
        line = (
            "DATABASE_URL: expected postgresql://... or off where several processes run the bot: "
            "an SQLite file belongs to one"
        )
        yield {"DATABASE_URL", "CLUSTER_COUNT", "SHARD_IDS"}, line


def _database(text: str) -> str:
    """Read where the data of group study lie."""
    read_place(text)
    return text
