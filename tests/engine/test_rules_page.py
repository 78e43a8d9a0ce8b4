"""docs/rules.md tells what every preset sets: its table is the presets themselves."""

import re
from itertools import islice
from pathlib import Path

from engine.placement import GAME_RULES
from engine.rules import PRESETS, SWITCHES, TENHOU, TENHOU_SANMA, rules_differences
from engine.rules_text import format_value

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def table():
    """One row a switch, one column a preset."""
    rows = [["switch", *PRESETS]]
    rows += [["---"] * (len(PRESETS) + 1)]
    for switch in SWITCHES:
        values = (format_value(getattr(rules, switch)) for rules in PRESETS.values())
        rows.append([switch, *(value.replace(",", ", ") for value in values)])
    return [f"| {' | '.join(row)} |" for row in rows]


def test_the_page_shows_the_presets():
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = lines.index(table()[0])
    assert list(islice(lines, start, start + len(table()))) == table()


def test_the_page_tells_what_differs_from_tenhou():
    told = dict(
        re.findall(r"^\| [^|`]+ \| `(\w+)` \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    )
    assert told.keys() == PRESETS.keys()
    for name, rules in PRESETS.items():
        base = TENHOU if rules.players == 4 else TENHOU_SANMA
        different = rules_differences(rules, base)
        said = " ".join(f"{switch}:{format_value(value)}" for switch, value in different.items())
        assert told[name] == (said or "nothing")


def test_every_switch_is_explained_once():
    explained = re.findall(r"^\| `(\w+)` \| ", PAGE.read_text("utf-8"), re.MULTILINE)
    assert explained == list(SWITCHES)


def test_the_page_shows_when_a_game_ends():
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = (
        lines.index("| preset | start | return | ties | dealer stops | bust | one more wind |") + 2
    )
    rows = []
    for name, game in GAME_RULES.items():
        ends = (game.ties, game.agariyame, game.tobi, game.extra)
        cells = (name, str(game.start), str(game.goal_score), *map(format_value, ends))
        rows.append(f"| {' | '.join(cells)} |")
    assert lines[start : start + len(rows)] == rows
