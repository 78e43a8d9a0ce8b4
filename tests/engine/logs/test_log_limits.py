"""Bad input: a LogError that says what and where, soon, and nothing else."""

import gzip
import json
import random

import pytest
from places import published
from written_logs import to_mjai, to_tenhou6

from engine.logs import LogError, LogReason, moments, read_log
from engine.logs.limits import MOST_BYTES

MILLION = 1_000_000

BEGUN = (
    '{"type":"start_kyoku","bakaze":"E","kyoku":1,"scores":[25000,25000,25000,25000],'
    '"dora_marker":"E","tehais":[["?"],["?"],["?"],["?"]]}'
)
HORA = '\n{"type":"hora","actor":0,"scores":[1,1,1,1]}'
REACH = '\n{"type":"reach","actor":0}'

LONG = "a" * 1_900_000
ATTRIBUTES = " ".join(f'a{number}=""' for number in range(MILLION // 10))
DOCUMENT_TYPE = '<!DOCTYPE A [<!ENTITY a "a"><!ENTITY b "&a;&a;&a;">]>'

JUNK = {
    "bomb": (gzip.compress(b"a" * 50 * MILLION), LogReason.TOO_LARGE),
    "large": ("a" * (MOST_BYTES + 1), LogReason.TOO_LARGE),
    "damaged gzip": (b"\x1f\x8b" + b"x" * MILLION, LogReason.BROKEN),
    "half a gzip": (gzip.compress(random.Random(1).randbytes(9999))[:5000], LogReason.BROKEN),
    "objects": ('{"log":' * 100_000, LogReason.TOO_MUCH),
    "lists": ("[" * MILLION, LogReason.TOO_MUCH),
    "nine levels": ('{"log":' + "[" * 8 + "]" * 8 + "}", LogReason.TOO_MUCH),
    "numbers": ('{"log":[' + "1," * (MILLION // 2) + "1]}", LogReason.TOO_MUCH),
    "long number": ('{"log":[[[' + "9" * 100_000 + "]]]}", LogReason.BROKEN),
    "no number": ('{"log":[[[NaN]]]}', LogReason.BROKEN),
    "infinite": ('{"log":[[[1e999,0,0]' + ",[]" * 16 + "]]}", LogReason.BROKEN),
    "unclosed tags": ("<a" * (MILLION // 2), LogReason.TOO_MUCH),
    "long tag": ("<" + "a" * MILLION, LogReason.NO_ROUNDS),
    "long id": ("<T" + "1" * MILLION + ">", LogReason.NO_ROUNDS),
    "attributes": (f"<INIT {ATTRIBUTES}/>", LogReason.TOO_MUCH),
    "one attribute twice": ("<INIT " + 'a="b" ' * (MILLION // 6) + "/>", LogReason.BROKEN),
    "comments": ("<INIT " + "<!--" * 19_000, LogReason.BROKEN),
    "an attribute without a value": (f"<A {LONG}>", LogReason.BROKEN),
    "an attribute without its end": (f'<INIT/><A b="{LONG}', LogReason.BROKEN),
    "a document type": (f"{DOCUMENT_TYPE}<A>&b;</A>", LogReason.BROKEN),
    "a document type behind the root": (f"</log>{DOCUMENT_TYPE}<A>&b;</A>", LogReason.BROKEN),
    "inits": ("<mjlog>" + "<INIT />" * 19_000, LogReason.TOO_MUCH),
    "quotes": ('{"type":' + '""' * (MILLION // 2), LogReason.BROKEN),
    "events": ('{"type":"start_kyoku"}\n' * 19_000, LogReason.TOO_MUCH),
    "wins": (BEGUN + HORA * 4, LogReason.TOO_MUCH),
    "events of a round": (BEGUN + REACH * 401, LogReason.TOO_MUCH),
    "lines": ("{" + "\n" * MILLION + "}", LogReason.TOO_MUCH),
    "client": ("Get: <T1>\n" * (MILLION // 10), LogReason.TOO_MUCH),
    "percents": ("%7b" * (MILLION // 3), LogReason.TOO_LARGE),
    "bytes": (random.Random(2).randbytes(MILLION), LogReason.UNKNOWN),
    "surrogates": ("\ud800" * MILLION, LogReason.UNKNOWN),
    "nothing": ("", LogReason.UNKNOWN),
    "prose": ("why not cut 9p here?", LogReason.UNKNOWN),
    "hand": ("123m456p", LogReason.UNKNOWN),
    "other JSON": ('{"type": "object"}', LogReason.NO_ROUNDS),
    "other array": ("[1, 2]", LogReason.BROKEN),
    "type": ('<GO type="x"/><INIT seed=""/>', LogReason.BROKEN),
}


@pytest.mark.parametrize(("data", "reason"), JUNK.values(), ids=JUNK)
def test_junk_is_refused(data, reason):
    with pytest.raises(LogError) as caught:
        read_log(data)
    assert caught.value.reason is reason


@pytest.mark.parametrize(
    "win",
    [
        ' ten="30,1000,0" sc="250,10,250,-10,250,0,250,0" doraHaiUra="1,2,3,4,5,6"',
        ' ten="30,99999999,0" sc="250,10,250,-10,250,0,250,0"',
        ' ten="30,1000,0" sc="250,10,250,-10,250,0,250,0" owari="1e300,0,0,0,0,0,0,0"',
    ],
)
def test_numbers_that_no_game_counts_are_refused(win):
    head = (
        '<INIT seed="0,0,0,0,0,0" ten="250,250,250,250" oya="0" hai0="" hai1="" hai2="" hai3=""/>'
    )
    with pytest.raises(LogError) as caught:
        read_log(f'<mjlog>{head}<AGARI who="0" fromWho="1" machi="4"{win}/>')
    assert caught.value.reason is LogReason.IMPOSSIBLE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("https://tenhou.net/0/?log=2009010100gm-0009-0000-00000000&tw=1", LogReason.ADDRESS),
        ("https://mahjongsoul.game.yo-star.com/?paipu=000000-0000", LogReason.ADDRESS),
        ('{"GameDetailRecords": []}', LogReason.OTHER_RECORD),
        ('{"handRecord": []}', LogReason.OTHER_RECORD),
    ],
)
def test_what_is_not_read_says_what_is(text, reason):
    with pytest.raises(LogError) as caught:
        read_log(text)
    assert caught.value.reason is reason
    assert "0000" not in str(caught.value)


def test_an_error_is_told_with_its_place_once():
    error = LogError("no", reason=LogReason.BROKEN).at(event=4).at(round=2).at(round=7)
    assert (str(error), error.round, error.event) == ("round 3, event 5: no", 2, 4)


def test_a_search_without_end_is_refused():
    """Three players who all call the same tile from anywhere, in every turn."""
    takes = [[21] * 20 + ["11p1111"] * 20 for _ in range(3)]
    fields = [[0, 0, 0], [0] * 4, [39], []]
    for mine in (*takes, []):
        fields += [[], mine, [11] * len(mine)]
    text = json.dumps({"rule": {"disp": "三"}, "log": [[*fields, ["流局"]]] * 60})
    with pytest.raises(LogError) as caught:
        read_log(text)
    assert caught.value.reason is LogReason.TOO_MUCH


def test_a_damaged_log_is_read_as_far_as_it_can_have_happened():
    rng = random.Random(20261123)
    texts = [fact["text"] for fact in published("logs.jsonl.gz")]
    texts += [fact["tenhou6"] for fact in published("rounds_t6.jsonl.gz")]
    read = refused = 0
    for _ in range(200):
        text = rng.choice(texts)
        for _ in range(rng.choice((1, 2, 30))):
            text = damaged(text, rng)
        try:
            game = read_log(text)
        except LogError:
            refused += 1
            continue
        read += 1
        list(to_mjai(game))
        to_tenhou6(game)
        for seat in game.seats:
            list(moments(game, seat))
    assert min(read, refused) > 25


def damaged(text, rng):
    at = rng.randrange(len(text) + 1)
    end = at + rng.choice((1, 3, 200))
    wrong = str(rng.choice((-1, 0, 60, 99, 10**30, "null", "[]", '"', "<T", "9", "{")))
    return rng.choice(
        (text[:at] + text[end:], text[:at] + wrong + text[end:], text[:end] + text[at:])
    )
