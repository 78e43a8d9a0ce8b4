"""Which version of the bot runs, and of which commit it is."""

import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from engine import __version__

CHECKOUT: Final = Path(__file__).parents[2]
"""The folder of `bot`: a checkout of git, or where packages are installed."""

NOTE: Final = Path(sys.prefix) / "commit"
"""Where an installation notes its commit, as the Dockerfile and docs/hosting-systemd.md do."""

PATIENCE_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Release:
    """A version, and its commit; "" where nothing tells it."""

    version: str
    commit: str = ""

    def __str__(self) -> str:
        return f"{self.version}, commit {self.commit}" if self.commit else self.version


@cache
def release() -> Release:
    """Return what this process runs; the same for as long as it runs."""
    return Release(__version__, commit_of(CHECKOUT, NOTE))


def commit_of(checkout: Path, note: Path) -> str:
    """Return the commit of a checkout, with "-dirty" where files differ from it.

    Where the folder is no checkout, it is the first word of the file ``note``; "" without one.
    """
    if (checkout / ".git").exists():
        return _git(checkout)
    try:
        words = note.read_text("utf-8").split()
    except (OSError, ValueError):
        return ""
    return words[0] if words else ""


def _git(checkout: Path) -> str:
    command = ("git", "-C", str(checkout), "describe", "--always", "--dirty", "--exclude=*")
    try:
        told = subprocess.run(  # noqa: S603 - its words are ours
            command, capture_output=True, text=True, check=True, timeout=PATIENCE_SECONDS
        )
    except (OSError, subprocess.SubprocessError):  # no git, or the checkout of another user
        return ""
    return told.stdout.strip()
