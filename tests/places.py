"""Where the checkout lies, and the facts of others in it."""

import gzip
import json
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]

FACTS: Final = ROOT / "tests" / "facts"


def published(name: str) -> Any:
    """Read a file of facts: the rows of ``.jsonl.gz``, the value of ``.json.gz``."""
    text = gzip.decompress((FACTS / name).read_bytes()).decode()
    if name.endswith(".jsonl.gz"):
        return [json.loads(line) for line in text.splitlines()]
    return json.loads(text)
