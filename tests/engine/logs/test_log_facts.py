"""The readers against logs of others: every event, score, win and decision."""

import gzip
import hashlib
import json
from dataclasses import replace
from functools import cache
from urllib.parse import quote

from places import published
from written_logs import to_mjai, to_tenhou6

from engine import NAMES, discards
from engine.logs import What, moments, read_log, replay, score_of
from engine.reports import moment_record
from engine.tiles import KIND_OF, KINDS

facts = cache(published)


@cache
def games():
    return {fact["id"]: read_log(fact["text"]) for fact in facts("logs.jsonl.gz")}


@cache
def rounds_of_tenhou6():
    return [read_log(fact["tenhou6"]) for fact in facts("rounds_t6.jsonl.gz")]


def digest(played):
    """The digest that the README of the facts describes."""
    lines = []
    for event in played.events:
        if event.what is What.DORA:
            continue
        own = ",".join(map(str, event.own))
        fields = (event.what, event.seat, event.tile, own, event.source)
        flags = "" if event.tsumogiri is None else int(event.tsumogiri), int(event.declares)
        lines.append("/".join("" if it is None else str(it) for it in (*fields, *flags)))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def test_every_round_of_whole_logs_is_read_event_by_event():
    for fact in facts("logs.jsonl.gz"):
        game = games()[fact["id"]]
        assert game.faults == ()
        assert [digest(played) for played in game.rounds] == fact["digests"], fact["id"]


def test_scores_go_on_from_round_to_round_to_the_end():
    for fact in facts("logs.jsonl.gz"):
        game = games()[fact["id"]]
        for before, after in zip(game.rounds, game.rounds[1:], strict=False):
            assert before.end == after.scores, fact["id"]
        if fact["final"]:
            assert list(game.final or ()) == fact["final"]


def test_every_round_of_tenhou6_is_read_from_file_and_link():
    link = "https://tenhou.net/6/#json="
    for fact, game in zip(facts("rounds_t6.jsonl.gz"), rounds_of_tenhou6(), strict=True):
        text = fact["tenhou6"]
        assert digest(game.rounds[0]) == fact["digest"], fact["features"]
        for data in (
            text.encode(),
            gzip.compress(text.encode()),
            link + text,
            link + quote(text),
            f"look: <{link}{quote(text, safe='')}>",
            link.replace("/6/", "/5/") + text + "&ts=3",
            link.removeprefix("https://") + quote(text),
            link.replace("#", "?lang=en#") + quote(text),
            f"```json\n{text}\n```",
        ):
            assert read_log(data) == game


def test_an_order_of_turns_is_found_with_one_hand_shown_only():
    for fact, game in zip(facts("rounds_t6.jsonl.gz"), rounds_of_tenhou6(), strict=True):
        for shown in game.seats:
            whole = json.loads(fact["tenhou6"])
            for seat in {0, 1, 2, 3} - {shown}:
                whole["log"][0][4 + 3 * seat] = []
            read = read_log(json.dumps(whole))
            assert (digest(read.rounds[0]), read.viewer) == (fact["digest"], shown)


def test_every_win_has_the_score_that_the_log_tells():
    scored = 0
    for game in games().values():
        for played in game.rounds:
            for won in played.wins:
                if won.points is None:
                    continue
                found = score_of(played, won, game.rules)
                assert found.best.price.points == won.points
                assert won.han is None or (found.best.han, found.best.fu) == (won.han, won.fu)
                scored += 1
    assert scored > 150


def test_a_game_is_written_and_read_again():
    for game in (*games().values(), *rounds_of_tenhou6()):
        again = read_log("\n".join(to_mjai(game)))
        assert again.rounds == tuple(mjai_can_tell(played) for played in game.rounds)
        again = read_log(to_tenhou6(game))
        for before, after in zip(game.rounds, again.rounds, strict=True):
            # Of a log that was cut off, the last riichi has no discard, or is not told to be paid.
            if before.is_whole:
                assert before.events == after.events
                assert before.end == after.end
            assert [won.seat for won in before.wins] == [won.seat for won in after.wins]


def mjai_can_tell(played):
    return replace(played, wins=tuple(replace(won, pao=None) for won in played.wins))


FIELDS = (
    *("players", "round", "at", "kyoku", "honba", "sticks", "seat", "seat_wind", "round_wind"),
    *("turn", "wall", "hand", "drawn", "melds", "dora", "scores", "nuki", "rivers", "riichi"),
    *("seen", "forbidden", "cut", "tsumogiri", "declares"),
)


def test_every_decision_is_seen_as_its_player_saw_it():
    compared = 0
    found = {}
    for fact in facts("moments.jsonl.gz"):
        game, seat = games()[fact["game"]], fact["seat"]
        if (fact["game"], seat) not in found:
            found[fact["game"], seat] = {(it.round, it.event): it for it in moments(game, seat)}
        moment = found[fact["game"], seat][fact["round"], fact["at"]]
        record = moment_record(moment)
        assert {name: record[name] for name in FIELDS} == {name: fact[name] for name in FIELDS}
        assert sorted_melds(record["others_melds"]) == sorted_melds(fact["others_melds"])
        for threat, flags in fact.get("genbutsu", {}).items():
            kinds = {NAMES[kind] for kind in range(KINDS) if flags[kind] == "1"}
            assert set(record["genbutsu"][threat]) == kinds
        assert cuts_of(moment.position) == sorted(fact["expected"]["cuts"])
        assert_cuts_are_allowed(moment)
        compared += 1
    assert compared > 100


def sorted_melds(by_player):
    return [[(kind, sorted(tiles)) for kind, tiles in melds] for melds in by_player]


def assert_cuts_are_allowed(moment):
    """In riichi the drawn tile alone is cut; what was cut is always among what may be."""
    seen, done = moment.position, moment.done
    if seen.riichi[seen.seat]:
        assert seen.cuts == (seen.drawn,)
    else:
        held = {tile for tile in seen.hand.concealed if KIND_OF[tile] not in seen.forbidden}
        assert {*seen.cuts} == held
    assert done.what is not What.DISCARD or done.tile in seen.cuts


def cuts_of(position):
    cuts = discards(position.hand, seen=position.seen, rules=position.rules)
    return sorted(
        [NAMES[cut.tile], cut.shanten, cut.left]
        for cut in cuts
        if KIND_OF[cut.tile] not in position.forbidden
    )


def test_an_indicator_is_seen_when_the_server_turns_it_over():
    """Of a closed kan at once; of others at the next cut or kan, after the one that acts."""
    turned_over = 0
    for game in (*games().values(), *rounds_of_tenhou6()):
        for played in game.rounds:
            due = owed = 0
            for table, event in replay(played):
                if event is None:
                    continue
                if event.what is What.DISCARD:
                    assert len(table.dora) == 1 + due, (played.index, event)
                    due, owed = due + owed, 0
                elif event.what is What.CLOSED_KAN:
                    due, owed = due + owed + 1, 0
                elif event.what in (What.OPEN_KAN, What.ADDED_KAN):
                    due, owed = due + owed, 1
                turned_over += event.what is What.DORA
    assert turned_over > 10
