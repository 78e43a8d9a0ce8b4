"""Scores against published wins: every yaku, fu, limit, payment of other projects' records."""

from collections import Counter

from places import published
from won_hands import (
    FACT_NAMES,
    best_of,
    meld_of,
    seat_payments,
    tiles_of,
    win_of_record,
    yaku_of,
)

from engine.hand import Hand
from engine.rules import MAHJONG_SOUL, TENHOU, Renhou, Rules
from engine.scoring.score import score
from engine.scoring.win import By, Win
from engine.tiles import EAST, NORTH, SOUTH, WEST

WIND_NAMES = dict(zip("ESWN", ("east", "south", "west", "north"), strict=True))


def test_kobalab_wins_equal_in_every_number():
    wins = published("wins_kobalab.jsonl.gz")
    differing = [record["id"] for record in wins if _score(record) != _expected(record)]
    assert not differing
    assert len(wins) == 5000


def _score(record):
    hand, win = win_of_record(record)
    expect = record["expect"]
    answer = score(hand, win, TENHOU)
    best = best_of(answer)
    return {
        "yaku": {earned.yaku.id: earned.han for earned in best.yaku},
        "yakuman": [earned.yaku.id for earned in best.yakuman],
        "fu": best.fu if expect["fu"] is not None else None,  # a yakuman has no fu in the records
        "han": best.han,
        "limit": best.price.limit.value,
        "points": best.price.points,
        "deltas": seat_payments(answer, expect["winner"], expect["loser"]),
    }


def _expected(record):
    expect = record["expect"]
    return {
        "yaku": dict(expect["yaku"]),
        "deltas": expect["deltas"],
        **{key: expect[key] for key in ("yakuman", "fu", "han", "limit", "points")},
    }


def test_riichienv_wins_equal_in_yaku_and_han():
    wins = published("wins_riichienv.jsonl.gz")
    differing = []
    for record in wins:
        expect, (hand, win) = record["expect"], win_of_record(record)
        best = best_of(score(hand, win, MAHJONG_SOUL))
        seat, wind = WIND_NAMES[record["state"]["seat"]], WIND_NAMES[record["state"]["round"]]
        names = {"seat_wind": f"seat_{seat}", "round_wind": f"round_{wind}"}
        ids = [name for name, _ in expect["yaku"]] + expect["yakuman"]
        wanted = {names.get(name, name) for name in ids}
        if set(yaku_of(best)) != wanted or best.han != expect["han"]:
            differing.append((record["id"], yaku_of(best), best.han, expect))
    assert not differing
    assert len(wins) == 815


def test_yakuman_hands():
    """All by tsumo. In the records suuankou holds for its tanki wait too, and so on."""
    cases = published("yakuman.jsonl.gz")
    differing = []
    for case in cases:
        tile = tiles_of(case["win"])[0]
        answer = score(Hand(tiles_of(case["hand"]), (), tile), Win(tile, By.TSUMO, SOUTH, EAST))
        held = {earned.yaku for row in answer.readings for earned in row.yakuman}
        ids = {yaku.id for yaku in held} | {name for yaku in held for name in yaku.excludes}
        if (case["yakuman"] in ids) != case["holds"]:
            differing.append((case, ids))
    assert not differing
    assert len(cases) == 13_351


THEIR_NAMES = {
    **{
        f"Yakuhai ({which} wind {wind})": (f"{which}_{wind}",)
        for which in ("seat", "round")
        for wind in WIND_NAMES.values()
    },
    "Menzen Tsumo": ("tsumo",),
    "Haitei Raoyue": ("haitei",),
    "Houtei Raoyui": ("houtei",),
    "Rinshan Kaihou": ("rinshan",),
    "Iipeiko": ("iipeikou",),
    "Chantai": ("chanta",),
    "Sanshoku Doujun": ("sanshoku",),
    "San Ankou": ("sanankou",),
    "San Kantsu": ("sankantsu",),
    "Shou Sangen": ("shousangen",),
    "Ura Dora": ("uradora",),
    "Aka Dora": ("akadora",),
    "Yakuhai (haku)": ("haku",),
    "Yakuhai (hatsu)": ("hatsu",),
    "Yakuhai (chun)": ("chun",),
    "Open Riichi": ("riichi", "open_riichi"),
    "Double Open Riichi": ("double_riichi", "open_riichi"),
    "Renhou (yakuman)": ("renhou",),
    "Chuuren Poutou": ("chuuren",),
    "Daburu Chuuren Poutou": ("junsei_chuuren",),
    "Dai Suushii": ("daisuushii",),
    "Kokushi Musou": ("kokushi",),
    "Kokushi Musou Juusanmen Matchi": ("kokushi_13",),
    "Suu Ankou": ("suuankou",),
    "Suu Ankou Tanki": ("suuankou_tanki",),
    "Suu Kantsu": ("suukantsu",),
    "Tsuu Iisou": ("tsuuiisou",),
}
"""Their names where ours are not simply theirs in lower case: ours have underscores."""

WITHOUT_US = {
    "three players: norths set aside": 18,
    "daisharin in man and sou": 2,
    "daichisei, seven pairs of honors": 1,
    "sashikomi, a yakuman for dealing into an open riichi": 5,
    "several paarenchan at once": 1,
    "paarenchan that needs a yaku beside it": 1,
    "two yakuman for 26 han": 1,
    "20 fu for an open pinfu": 1,
    "a set with several red fives of man": 2,
    "ura indicators of a hand without riichi, which we refuse": 1,
}
"""Rules that we do not offer, and how many of their tests need them."""


def test_mahjong_tests_but_those_of_rules_not_offered():
    cases = [case for case in published("mahjong_pypi_tests.jsonl.gz") if case["call"] == "score"]
    left_out = Counter()
    differing = []
    for case in cases:
        reason = _not_offered(case)
        if reason is None and not _agrees(case):
            differing.append(case)
        elif reason is not None:
            left_out[reason] += 1
            assert not _agrees(case), f"we do offer {reason}"
    assert not differing
    assert dict(left_out) == WITHOUT_US
    assert len(cases) == 213


def _not_offered(case):
    """Return what of a test's rules we do not offer, None if we offer all."""
    rules, config = case["rules"], case["config"]
    reds = case["tiles"].split("m")[0].count("0") > 1
    paarenchan = config.get("paarenchan", 0)
    reasons = {
        "three players: norths set aside": config.get("num_nuki_dora", 0) > 0,
        "daisharin in man and sou": rules.get("has_daisharin_other_suits"),
        "daichisei, seven pairs of honors": rules.get("has_daichisei"),
        "sashikomi, a yakuman for dealing into an open riichi": "Sashikomi" in case["yaku"],
        "several paarenchan at once": paarenchan > 1,
        "paarenchan that needs a yaku beside it": paarenchan and case["error"] == "no_yaku",
        "two yakuman for 26 han": rules.get("kazoe_limit") == 2,
        "20 fu for an open pinfu": case["fu"] == 20 and not rules.get("fu_for_open_pinfu"),
        "a set with several red fives of man": reds,
        "ura indicators of a hand without riichi, which we refuse": case["ura"]
        and not config.get("is_riichi"),
    }
    return next((reason for reason, needed in reasons.items() if needed), None)


def _agrees(case):
    """Whether our answer to a test of the mahjong library is theirs."""
    try:
        answer = score(*_case_of(case))
    except ValueError:
        return case["error"] not in {None, "no_yaku"}
    if case["error"] is not None:
        asked = {"hand_not_winning": not answer.is_complete, "no_yaku": answer.is_complete}
        return asked.get(case["error"], False) and answer.best is None
    best = best_of(answer)
    names = [THEIR_NAMES.get(name, (name.lower().replace(" ", "_"),)) for name in case["yaku"]]
    # Their tests of tenhou and paarenchan do not say who is the dealer, who is paid half more.
    said = case["config"].get("is_dealer") or not answer.win.is_dealer
    return (
        set(yaku_of(best)) == {name for ours in names for name in ours}
        and best.han == case["han"]
        and (best.fu == case["fu"] or bool(best.yakuman))  # their fu of a yakuman mean nothing
        and best.price.points == case["cost"]["total"] * (1 if said else 1.5)
    )


def _case_of(case):
    config = case["config"]
    concealed, melds = list(tiles_of(case["tiles"])), []
    for meld in case["melds"]:
        for tile in tiles_of(meld["tiles"]):
            concealed.remove(tile)
        called = {"kan": "daiminkan", "shouminkan": "kakan"}.get(meld["type"], meld["type"])
        melds.append(meld_of(called if meld["opened"] else "ankan", meld["tiles"]))
    tile = tiles_of(case["win"])[0]
    hand = Hand(tuple(concealed), tuple(melds), tile)
    win = Win(
        tile,
        By.TSUMO if config.get("is_tsumo") else By.RON,
        *_winds(config, hand),
        2 if config.get("is_daburu_riichi") else int(config.get("is_riichi", False)),
        **{name: config.get(f"is_{name}", False) for name in (*FACT_NAMES, "open_riichi")},
        paarenchan=config.get("paarenchan", 0) > 0,
        dora=tiles_of("".join(case["dora"])),
        ura=tiles_of("".join(case["ura"])),
    )
    return hand, win, _rules_of(case["rules"])


def _winds(config, hand):
    """Seat and round wind; a wind that they leave out is one that the hand has no triplet of."""
    free = [wind for wind in (SOUTH, WEST, NORTH, EAST) if not hand.owned[wind]] or [SOUTH]
    dealer = config.get("is_dealer") or config.get("is_tenhou") or config.get("paarenchan")
    seat = EAST if dealer else next((wind for wind in free if wind != EAST), SOUTH)
    given = {name: tiles_of(config[name])[0] for name in config if name.endswith("_wind")}
    return given.get("player_wind", seat), given.get("round_wind", free[0])


def _rules_of(rules):
    return Rules(
        red_fives=3 if rules.get("has_aka_dora") else 0,
        open_tanyao=rules.get("has_open_tanyao", False),
        double_yakuman=not rules or rules.get("has_double_yakuman", False),
        kazoe=rules.get("kazoe_limit") != 1,
        renhou=Renhou.YAKUMAN if rules.get("renhou_as_yakuman") else Renhou.MANGAN,
        daisharin=rules.get("has_daisharin", False),
        paarenchan=True,
        open_riichi=True,
    )
