"""The registry: every feature that one person can ask, in the order in which commands are told."""

from types import MappingProxyType
from typing import Final

from .agari.page import AGARI
from .called.page import CALLED
from .compare.page import COMPARE
from .feature import AnyFeature
from .help.page import HELP
from .methods.page import METHODS
from .outlook.page import OUTLOOK
from .points.page import POINTS
from .safe.page import SAFE
from .term.page import TERM
from .tiles.page import TILES
from .waits.feature import WAITS
from .waits.ways import WAYS

FEATURES: Final[tuple[AnyFeature, ...]] = (
    *(WAITS, CALLED, COMPARE, AGARI, POINTS, METHODS, OUTLOOK, SAFE, TILES, TERM, WAYS, HELP),
)

FEATURE_OF: Final = MappingProxyType({feature.question: feature for feature in FEATURES})
"""The feature of each class of questions."""

COMMAND_OF: Final = MappingProxyType(
    {feature.command.typed: feature.command for feature in FEATURES if feature.command}
)
"""The command of each class of typed options."""

READER_AT: Final = MappingProxyType({feature.place: feature.read for feature in FEATURES})
"""What reads the custom_ids of each place."""
