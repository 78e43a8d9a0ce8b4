"""Hypothesis strategies: random hands that players can hold, and texts that look like hands."""

from hypothesis import strategies as st

from engine.hand import Hand
from engine.melds import SOURCES, Meld, MeldKind, meld_kinds
from engine.notation.lexer import SAME, TILE_OF
from engine.tiles import KIND_OF, RED_FIVES

WALL = tuple(
    tile
    for kind in range(34)
    for tile in [kind] * (3 if kind in (4, 13, 22) else 4)
) + RED_FIVES  # fmt: skip
"""The 136 tiles of a usual set."""

ASCII_SIGNS = "0123456789mpszrESWNPFC'`\"[]() ,"

SIGNS = "".join(sorted({*ASCII_SIGNS, *TILE_OF, *map(chr, SAME), *"０１２３４５６７８９一五九萬"}))
"""Every sign that some notation knows."""


@st.composite
def melds(draw, wall):
    """A meld whose tiles are taken out of ``wall``."""
    kind = draw(st.sampled_from(MeldKind))
    first = draw(st.sampled_from(wall))
    steps = (0, 1, 2) if kind is MeldKind.CHI else (0,) * (3 if kind is MeldKind.PON else 4)
    taken, rest = [], list(wall)
    for step in steps:
        found = [tile for tile in rest if KIND_OF[tile] == KIND_OF[first] + step]
        if not found:
            return None
        taken.append(draw(st.sampled_from(found)))
        rest.remove(taken[-1])
    if kind not in meld_kinds(tuple(taken)):
        return None
    wall[:] = rest
    return Meld(kind, tuple(taken), draw(st.sampled_from(SOURCES[kind])))


@st.composite
def hands(draw):
    """A hand of any legal size, with melds of every kind and red fives."""
    wall = draw(st.permutations(WALL))
    called = [draw(melds(wall)) for _ in range(draw(st.integers(0, 4)))]
    called = tuple(meld for meld in called if meld)
    sizes = [size for size in range(1, 15 - 3 * len(called)) if size % 3]
    size = draw(st.sampled_from(sizes))
    concealed = tuple(wall[:size])
    return Hand(concealed, called, concealed[-1] if size % 3 == 2 else None)


typed_texts = st.one_of(
    st.text(max_size=40),
    st.text(alphabet=SIGNS, max_size=40),
    st.text(alphabet="0123456789mpsz'\"[]()r ", max_size=40),
    st.text(alphabet="1234m[]()'", max_size=16),
    st.text(alphabet=SIGNS, min_size=190, max_size=210),
)
"""Arbitrary text, and text made of what players type."""
