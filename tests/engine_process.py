"""The engine as a process of its own that answers requests line by line."""

import subprocess
import sys


def answering_engine() -> subprocess.Popen[bytes]:
    """Start ``python -m engine query``; to be used as a context manager."""
    return subprocess.Popen(
        [sys.executable, "-m", "engine", "query"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
