"""What the page of /outlook says of a hand at a table: riichi or dama, and what breaks tenpai."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.pages.page import Label, Style
from bot.words import Words
from engine import Hand, Rules
from engine.outlook import LEAD, Aim, HandOutlook, Outlook, TenpaiWorth

NEAR: Final = 0.05
"""Values at a table of which one is less than this part below the other are as good."""

CERTAIN: Final = 1 - 1e-9
"""A chance of more is 1, but for the last digits of a sum."""

EXPLAINED: Final = 3
"""Cuts whose wins are taken apart into tsumo and ron."""

Named = Callable[[HandOutlook], str]


def is_at_table(hand: Hand, rules: Rules) -> bool:
    """Whether a hand can have an outlook at a table: closed, among four players."""
    return hand.is_closed and rules.players == 4


def valued_above(found: Outlook) -> tuple[HandOutlook, ...]:
    """Return the options that break tenpai though the model values them higher than the first."""
    best = found.value(found.options[0])
    return tuple(it for it in found.options if found.leaves_tenpai(it) and found.value(it) > best)


def title_at_table(
    options: Sequence[HandOutlook], found: Outlook, words: Words, name: Callable[[HandOutlook], str]
) -> str | None:
    """Name the best cuts in riichi and in dama; None where the best one is not tenpai.

    A hand of 13 tiles has no cut to name.
    """
    best = options[0]
    if best.riichi is None or best.dama is None:
        return None
    ways = sorted(
        (("riichi", best.riichi), ("dama", best.dama)),
        key=lambda way: _aimed(way[1], found.aim),
        reverse=True,
    )
    (first, better), (_, other) = ways
    key = "either" if _aimed(other, found.aim) >= (1 - NEAR) * _aimed(better, found.aim) else first
    said = {}
    if key == "either":
        better, other = best.riichi, best.dama
        said["alike"] = words.named("outlook-alike", _alike_in(better, other, found.aim))
    return words.named(
        "title-outlook",
        f"hand-{key}" if best.cut is None else key,
        cut=words.one_of(name(it) for it in options),
        win=_chance(better.win, words),
        points=points_number(better.points),
        otherwin=_chance(other.win, words),
        otherpoints=points_number(other.points),
        **said,
    )


def way_labels(
    option: HandOutlook, found: Outlook, words: Words, style: Style, *, named: bool
) -> list[Label]:
    """Return the values in riichi and in dama, the better one in a style.

    A hand that is not tenpai has one label. The ways are ``named`` in the first row of a table.
    """
    if option.dama is None:
        said = f"{points_number(option.worth.points)} · {_chance(option.worth.win, words)}"
        return [Label(said, style)]
    ways = [("riichi", option.riichi), ("dama", option.dama)]
    known = [(key, way) for key, way in ways if way is not None]
    best = max(_aimed(way, found.aim) for _, way in known)
    labels = []
    for key, way in known:
        points, win = points_number(way.points), _chance(way.win, words)
        said = words.named("label-outlook", key, points=points, win=win)
        drawn = said if named else f"{points} · {win}"
        labels.append(Label(drawn, style if _aimed(way, found.aim) >= best else Style.PLAIN, said))
    return labels


def texts_at_table(
    options: Sequence[HandOutlook], found: Outlook, words: Words, name: Named
) -> tuple[str, ...]:
    """Take the wins of the best cuts apart, and say what they cannot win by."""
    tenpai = _explained(options)
    lines = [_ways_text(it, words, name) for it in tenpai]
    no_yaku = [it for it in tenpai if it.needs_riichi]
    if no_yaku:
        cuts = _listed(no_yaku, words, name)
        key = "hand" if no_yaku[0].cut is None else "cut"
        lines.append(words.named("text-outlook-no-yaku", key, cuts=cuts))
    best = found.options[0]
    if found.leaves_tenpai(best):
        stays = next((it for it in found.options if not found.leaves_tenpai(it)), best)
        kept = found.value(stays)
        if kept > 0 and stays is not best:
            more = _chance(found.value(best) / kept - 1, words)
            lines.append(words.text("text-outlook-leaves", cut=name(best), more=more))
    above = [it for it in valued_above(found) if it in options]
    if above:
        lead = words.percent(f"{100 * LEAD:.0f}")
        lines.append(words.text("text-outlook-stays", cuts=_listed(above, words, name), lead=lead))
    if found.threat:
        lines.append(words.text("text-outlook-threat"))
    return ("\n".join(lines),) if lines else ()


def ways_text(options: Sequence[HandOutlook], words: Words, name: Named) -> tuple[str, ...]:
    """Take the wins of the first tenpai hands apart, in riichi and in dama."""
    said = "\n".join(_ways_text(it, words, name) for it in _explained(options))
    return (said,) if said else ()


def _explained(options: Sequence[HandOutlook]) -> list[HandOutlook]:
    return [it for it in options if it.dama is not None and it.riichi is not None][:EXPLAINED]


def shape_texts(options: Sequence[HandOutlook], words: Words, name: Named) -> tuple[str, ...]:
    """Say which hands are furiten, and after which moves the line lets wins go by."""
    furiten = [it for it in options if it.is_furiten]
    declines = [it for it in options if it.declines]
    texts = []
    if furiten:
        cuts = _listed(furiten, words, name)
        texts.append(words.named("text-outlook-furiten", _kind_of(furiten), cuts=cuts))
    if declines:
        cuts = _listed(declines, words, name)
        texts.append(words.named("text-outlook-declines", _kind_of(declines), cuts=cuts))
    return tuple(texts)


def _kind_of(options: Sequence[HandOutlook]) -> str:
    return "cuts" if all(it.is_cut for it in options) else "moves"


def _ways_text(option: HandOutlook, words: Words, name: Named) -> str:
    said = {
        key: "" if way is None else way_text(way, words)
        for key, way in (("riichi", option.riichi), ("dama", option.dama))
    }
    if option.cut is None:
        return words.named("text-outlook-ways", "hand", **said)
    return words.named("text-outlook-ways", "cut", cut=name(option), **said)


def way_text(way: TenpaiWorth, words: Words) -> str:
    """Take the wins of a way apart: "49% (20% by tsumo + 29% by ron), 2100 points".

    The parts add up as they are written: 22.4% by tsumo and 40.4% by ron are 63% and 40%.
    """
    win, ron = (percent_below(chance, 0) for chance in (way.win, way.ron))
    return words.text(
        "text-outlook-way",
        win=words.percent(win),
        tsumo=words.percent(str(int(win) - int(ron))),
        ron=words.percent(ron),
        points=points_number(way.points),
    )


def points_label(way: TenpaiWorth, words: Words) -> str:
    """Write the points of a way: "2100 points"."""
    return words.named("label-outlook", Aim.POINTS, value=points_number(way.points))


def _listed(options: Sequence[HandOutlook], words: Words, name: Named) -> str:
    return words.text("joint-names").join(name(it) for it in options)


def _aimed(way: TenpaiWorth, aim: Aim) -> float:
    return way.points if aim is Aim.POINTS else way.win


def _alike_in(one: TenpaiWorth, other: TenpaiWorth, aim: Aim) -> str:
    """Return what two ways are alike in: in the aim alone, or in points and wins both."""
    pairs = ((one.win, other.win), (one.points, other.points))
    if all(min(pair) >= (1 - NEAR) * max(pair) for pair in pairs):
        return "both"
    return Aim.POINTS if aim is Aim.POINTS else Aim.WIN


def points_number(points: float) -> str:
    """Write points in tens, since more would pretend to be exact."""
    return str(round(points / 10) * 10)


def percent_below(chance: float, places: int) -> str:
    """Write a chance in percent; one below 1 is never rounded up to a certainty."""
    percent, most = 100 * chance, 100 - 10.0**-places
    return f"{min(percent, most) if chance < CERTAIN else percent:.{places}f}"


def _chance(chance: float, words: Words) -> str:
    return words.percent(percent_below(chance, 0))
