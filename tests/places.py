"""Where the checkout lies, and what may lie beside it."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

SHARED: Final = ROOT.parent / "shared"
"""Facts and API descriptions of others; absent on most machines, where their tests skip."""

FACTS: Final = SHARED / "facts"
