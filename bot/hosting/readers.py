"""Typed readers: the text of a variable becomes its value; ValueError says what was expected."""

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from engine.outlook import LEVELS, Rates, rates_of, read_rates

Reader = Callable[[str], object]
"""Returns the value that a text stands for; raises ValueError("expected …")."""

PRIVATE_NAMES: Final = (".local", ".internal", ".lan", ".svc")
"""Ends of host names that lead nowhere outside, as do names without a dot."""

HOST_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)*")
"""A name that no resolver takes for a number: it reads 134744072 and 0x8080808 as 8.8.8.8."""

QUOTES: Final = "'\""
"""What "docker run --env-file" leaves around a value, and others take away."""

DIGITS: Final = re.compile("[0-9]{1,9}")


def number(least: int, most: int) -> Reader:
    """Return a reader of whole numbers in ASCII digits, from ``least`` to ``most``."""

    def read(text: str) -> int:
        if not (DIGITS.fullmatch(text) and least <= int(text) <= most):
            raise ValueError(f"expected a number from {least} to {most}, not {text!r}")
        return int(text)

    return read


def one_of(choices: Iterable[str]) -> Reader:
    """Return a reader of these words."""
    words = [str(choice) for choice in choices]

    def read(text: str) -> str:
        if text not in words:
            found = nearest(text, words)
            hint = f"; did you mean {found}?" if found else ""
            raise ValueError(f"expected one of {', '.join(words)}, not {text!r}{hint}")
        return text

    return read


def rates(text: str) -> Rates:
    """Read the rates of a table: a level of the package's, or a file of the same form."""
    if text in LEVELS:
        return rates_of(text)
    try:
        return read_rates(Path(text))
    except OSError as error:
        levels = ", ".join(LEVELS)
        expected = f"expected {levels} or a file that python -m tools.calibrate wrote"
        raise ValueError(f"{expected}, not {text!r}: {error.strerror}") from None


def nearest(word: str, words: Iterable[str], cutoff: float = 0.6) -> str:
    """Return the one of ``words`` most like ``word`` in any case, "" where none is."""
    by_case = {each.casefold(): each for each in words}
    found = get_close_matches(word.casefold(), by_case, n=1, cutoff=cutoff)
    return by_case[found[0]] if found else ""


def host(text: str) -> str:
    """Read an address of this machine."""
    try:
        ip_address(text)
    except ValueError:
        raise ValueError(
            f"expected an address of this machine, such as 127.0.0.1 or 0.0.0.0, not {text!r}"
        ) from None
    return text


def api_base(text: str) -> str:
    """Read an address that a bot's token may be sent to: over https, or on a private network."""
    try:
        parts = urlsplit(text)
        name = parts.hostname or ""
        safe = parts.scheme == "https" or (parts.scheme == "http" and _is_private(name))
        whole = (
            bool(name) and not (parts.query or parts.fragment or parts.username) and parts.port != 0
        )
    except ValueError:
        safe = whole = False
    if not (safe and whole):
        raise ValueError(
            "expected an address such as http://127.0.0.1:8080/api/v10; plain http only to this "
            f"machine or a private network, not {text!r}"
        )
    return text.rstrip("/")


def _is_private(name: str) -> bool:
    """Return whether a host is this machine or on a private network, without looking it up."""
    try:
        address = ip_address(name)
    except ValueError:
        return bool(HOST_NAME.fullmatch(name)) and ("." not in name or name.endswith(PRIVATE_NAMES))
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address.is_private and not address.is_unspecified


def proxy(text: str) -> str:
    """Read the address of a proxy, with or without http://; its password is never repeated."""
    text = text.strip()
    address = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(address)
        whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        whole = False
    rest = whole and (parts.path.strip("/") or parts.query or parts.fragment)
    if not whole or rest or parts.scheme not in {"http", "https"}:
        raise ValueError(
            "expected an address such as http://user:password@proxy:3128; of other proxies, such "
            "as SOCKS, the bot knows none"
        )
    return address.rstrip("/")


def token(text: str) -> str:
    """Read a bot's token, with or without quotes; what cannot be one is refused, never repeated."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in QUOTES:
        text = text[1:-1].strip()
    if len(text.split()) != 1 or not text.isascii() or text.count(".") != 2:
        raise ValueError(
            "expected the token from the Bot page of the Discord Developer Portal, "
            "three parts joined by dots, without “Bot ” in front"
        )
    return text
