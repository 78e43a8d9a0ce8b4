"""Pictures of random pages: time and size, ours beside the usual way, in one run.

``python tests/bench/bench_pictures.py``. The usual way pastes the same sprites
at the same places, but as RGBA with their alpha as mask, and saves with Pillow's defaults. Every
page is another one and is drawn by both in turns; figures are medians of CPU time. zlib and isal
are measured in processes of their own, since zlib is slower in one that has called isal.
"""

import io
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time_ns

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]


PAGES = 300
DEFLATERS = ("zlib", "isal")
BUDGETS = {
    "hand with waits": (1.5, 30),
    "table of eight": (2.5, 45),
    "dealt noten hand": (2.5, 45),
    "outlook": (2.0, 45),
    "safe tiles": (2.0, 45),
    "reveal of a quiz": (2.5, 45),
    "result of a vote": (2.5, 45),
}
"""Milliseconds and kB of the median; of dealt noten hands nineteen in twenty keep to the kB too."""


VOTERS = 40
"""How many answer a quiz or a vote."""

WAITS = (1, 2, 2, 3, 3, 4, 5)
"""How many waits a hand or a row has; a hand may also have nine."""


def random_waits(random: Random):
    """Thirteen tiles of any kind and their waits."""
    from pages import hand, page, waits  # noqa: PLC0415 - after main has chosen who deflates

    count = random.choice((*WAITS, 9))
    return page(hand(some(random, 13, range(34))), waits(some(random, count, range(34))))


def random_table(random: Random):
    """Fourteen tiles and eight rows of waits, of two suits: no other hand has so many discards."""
    from pages import cut, hand, page  # noqa: PLC0415

    first, second = random.sample(range(3), 2)
    kinds = (*range(9 * first, 9 * first + 9), *range(9 * second, 9 * second + 9))
    rows = [
        cut(some(random, 1, kinds), some(random, random.choice(WAITS), kinds)) for _ in range(8)
    ]
    return page(hand(some(random, 13, kinds), some(random, 1, kinds)), *rows)


def dealt_noten(random: Random):
    """The answer to fourteen tiles of a wall, as dealt: nearly all are far from tenpai."""
    from asking import ask  # noqa: PLC0415

    from bot.words import words_for  # noqa: PLC0415
    from engine.tiles import NAMES  # noqa: PLC0415

    wall = [kind for kind in range(34) for _ in range(4)]
    typed = "".join(NAMES[kind] for kind in random.sample(wall, 14))
    return ask("waits", typed, words_for("en"))


def dealt_outlook(random: Random):
    """The answer to /outlook for a hand of 1-shanten: five cuts and a plot."""
    from asking import answer, question_of  # noqa: PLC0415
    from outlook_hands import dealt_hand  # noqa: PLC0415

    from bot.words import words_for  # noqa: PLC0415
    from engine import format_hand  # noqa: PLC0415

    hand = format_hand(dealt_hand(random, shanten=1))
    return answer(question_of("outlook", hand, turn=random.randint(1, 9)), words_for("en"))


def dealt_safe(random: Random):
    """The answer to /safe in a dealt round: a row for each class, with its rate as a bar."""
    from asking import answer  # noqa: PLC0415

    from bot.features.quiz.kinds.fold import FoldQuiz  # noqa: PLC0415
    from bot.words import words_for  # noqa: PLC0415
    from engine import TENHOU  # noqa: PLC0415
    from engine.problems import Species  # noqa: PLC0415

    species = random.choice((Species("fold", "genbutsu", 1), Species("fold", "honors", 2)))
    posed = FoldQuiz.deal(species, random.randrange(1000), TENHOU)
    return answer(posed.in_full(), words_for("en"))


def revealed_quiz(random: Random):
    """A dealt problem of any kind and level, revealed with forty answers."""
    from quiz_answers import reveal, tally_of  # noqa: PLC0415

    from engine.problems import SPECIES, deal  # noqa: PLC0415

    species = random.choice(SPECIES)
    problem = deal(species.kind, species.level, random.randrange(1000), theme=species.theme)
    return reveal(problem, tally_of(problem, VOTERS, random.randrange(1000)))


def ended_vote(random: Random):
    """A dealt hand with a cut, forty votes and what each cut is worth."""
    from quiz_answers import posed as posed_of  # noqa: PLC0415

    from bot.features.outlook.finding import look  # noqa: PLC0415
    from bot.features.vote.choices import choices_offered, write_choice  # noqa: PLC0415
    from bot.features.vote.page import result_page  # noqa: PLC0415
    from bot.picture.layout import fits  # noqa: PLC0415
    from bot.words import words_for  # noqa: PLC0415
    from engine.problems import CUT  # noqa: PLC0415

    posed = posed_of(CUT.deal(random.choice((1, 2, 3)), random.randrange(1000)))
    cuts = choices_offered(posed)
    tally: dict[str, int] = {}
    for _ in range(VOTERS):
        # Half of them agree on one of three cuts.
        voted = write_choice(random.choice(cuts[:3] if random.random() < 0.5 else cuts))
        tally[voted] = tally.get(voted, 0) + 1
    given = {"note": "", "words": words_for("en"), "fits": fits, "worth": look(posed.outlook())}
    return result_page(posed, tally, **given)


def some(random: Random, count: int, kinds: Sequence[int]) -> str:
    """Return tiles of some kinds in order, as mpsz."""
    from engine.tiles import NAMES  # noqa: PLC0415

    return "".join(NAMES[kind] for kind in sorted(random.choices(kinds, k=count)))


SCENES = {
    "hand with waits": random_waits,
    "table of eight": random_table,
    "dealt noten hand": dealt_noten,
    "outlook": dealt_outlook,
    "safe tiles": dealt_safe,
    "reveal of a quiz": revealed_quiz,
    "result of a vote": ended_vote,
}


def usual_way() -> Callable[[object], bytes]:
    """Return a renderer as most are written: RGBA sprites with masks, a default save."""
    from PIL import Image  # noqa: PLC0415

    from bot.picture import atlas, render  # noqa: PLC0415
    from bot.picture.layout import lay_out  # noqa: PLC0415

    colors = atlas.colors(render.Palette.NORMAL)
    sprites: dict[object, Image.Image] = {}

    def sprite(piece) -> Image.Image:
        if piece not in sprites:
            indices = render._image(piece).convert("P")
            indices.putpalette(colors, "RGBA")
            sprites[piece] = indices.convert("RGBA")
        return sprites[piece]

    def draw(page) -> bytes:
        layout = lay_out(page.picture)
        canvas = Image.new("RGBA", (layout.width, layout.height))
        for piece, x, y in layout.placed:
            tile = sprite(piece)
            canvas.paste(tile, (x, y), tile)
        file = io.BytesIO()
        canvas.save(file, "PNG")
        return file.getvalue()

    return draw


def timed(draw: Callable[[object], bytes], page: object) -> tuple[float, float]:
    """Return milliseconds of CPU and kB of one picture."""
    started = process_time_ns()
    data = draw(page)
    return (process_time_ns() - started) / 1e6, len(data) / 1000


def measure(scene: str) -> Iterator[str]:
    """Yield the lines that tell of one scene."""
    from bot.picture import render  # noqa: PLC0415

    random, usual = Random(scene), usual_way()
    ours: list[tuple[float, float]] = []
    theirs: list[tuple[float, float]] = []
    render.load()
    for _ in range(PAGES):
        page = SCENES[scene](random)
        ours.append(timed(render.draw, page))
        theirs.append(timed(usual, page))
    (ms, kb), (usual_ms, usual_kb) = (
        tuple(statistics.median(column) for column in zip(*rows, strict=True))
        for rows in (ours, theirs)
    )
    must_ms, must_kb = BUDGETS[scene]
    most_kb = statistics.quantiles([size for _, size in ours], n=20)[-1]
    yield (
        f"  {scene:16} {ms:5.2f} ms (must {must_ms})  {kb:5.1f} kB, "
        f"p95 {most_kb:.1f} kB (must {must_kb})"
    )
    yield f"  {'the usual way':16} {usual_ms:5.2f} ms             {usual_kb:5.1f} kB"
    yield f"  {'ratio':16} {usual_ms / ms:5.1f} x              {usual_kb / kb:5.1f} x"


def main() -> None:
    """Measure each deflater in a process of its own, or, in such a process, print."""
    if len(sys.argv) == 1:
        for name in DEFLATERS:
            subprocess.run([sys.executable, __file__, name], check=True)
        return
    if sys.argv[1] == "zlib":
        sys.modules["isal"] = None  # type: ignore[assignment]
    from bot.picture import render as png  # noqa: PLC0415

    used = "isal" if "isal" in png.deflate.__module__ else "zlib"
    if used != sys.argv[1]:
        print(f"{sys.argv[1]}: not installed")
        return
    print(f"{used}, {PAGES} random pages each, medians:")
    for scene in SCENES:
        print("\n".join(measure(scene)), flush=True)


if __name__ == "__main__":
    main()
