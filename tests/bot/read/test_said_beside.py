"""What players write beside a hand, in six languages: what is read, and what is named unread.

Each row is a message and what it says, written by the rules of the game and of each language. In
the message ``{T}`` is a hand of 13 tiles, ``{W}`` a complete one, ``{C}`` one without a call to
make but of its neighbors, ``{O}`` an open one. What it says stands in the words below:

``agari``, ``called`` and ``compare`` name another question than what a hand waits for; ``on:8s`` is
the drawn tile, ``dora:`` and ``ura:`` are indicators, ``not:`` is named as not counted;
``players:3`` says by whose rules the hand itself is read.
"""

from collections import Counter

import pytest
from every import every

from bot.features.agari import AgariOptions
from bot.features.messages import about, read_said
from bot.features.waits.feature import WaitsOptions
from bot.read.errors import RefusedError
from bot.read.reader import read_message
from engine import EAST, NAMES, SOUTH, By, format_tiles, parse_hand

HANDS = {
    "T": "234m567p34567s55z",  # 2s 5s 8s
    "W": "123m456p789s11222z",
    "C": "123m45m56p78s1122z",
    "O": "34s77p234m567p[555z]",  # 2s 5s
    "P": "234m678p34567s55p",  # 2s 5s 8s
    "N": "11m456p789s11122z",
}

ENGLISH = """
{T} riichi ippatsu tsumo 8s | agari on:8s riichi ippatsu
{T} ron 8s double riichi | agari ron on:8s double
I ronned 8s with {T} in riichi | agari ron on:8s riichi
{T} tsumo 8s haitei | agari on:8s haitei
{T} ron 8s houtei | agari ron on:8s houtei
{W} tsumo, 2 honba, 1 riichi stick | agari on:2z honba:2 sticks:1
{T} ron 8s riichi dora 3p ura 5s | agari ron on:8s riichi dora:2p ura:4s
{T} ron 8s riichi dora indicator 3p, ura indicator 5s | agari ron on:8s riichi dora:3p ura:5s
{T} ron 8s, dealer | agari ron on:8s seat:E
East 1 as West {T} | seat:W
S2 West {T} | seat:W round:S
S3-2 north seat {T} turn 9 | seat:N round:S honba:2 turn:9
E2 dealer turn 8 {T} | seat:E turn:8
turn 6 {T} dora 3p | dora:2p turn:6
furiten? {T} river 1m9p5z | river:1m9p5z
{T} my river: 1m 9p 8s | river:1m9p8s
{T} my discards: 8s 9p | river:9p8s
{T} seen: 2s 2s 5s | seen:225s
{T} visible 8s8s | seen:88s
pon 6z? 234m567p34567s66z | called called:6z hand:234m567p34567s66z
should I pon the 6z? 234m567p34567s66z | called called:6z hand:234m567p34567s66z
kamicha discards 6m, {C} | called called:6m
toimen threw 1z {C} | called called:1z
shimocha played the 2z. {C} | called called:2z
won on 8s {T} | agari ron on:8s
{T} is mangan? ron 8s, riichi, tanyao, pinfu | agari ron on:8s riichi not:tanyao,pinfu
{O} ron 5s, ippatsu | not:ippatsu agari ron on:5s
{T} ippatsu | not:ippatsu
sanma 1199m456p789s1122z kita 2 | rules:tenhou_sanma kita:2 hand:1199m456p789s1122z
3-player: {N} tsumo 2z, 2 norths set aside | agari rules:tenhou_sanma kita:2 on:2z
123m456p789s11222z cut 1m or 9s | compare compared:1m9s hand:123m456p789s11222z on:2z
{P} riichi, tanyao, pinfu: ron 8s | agari ron on:8s riichi
{T} ron 8s EMA rules riichi | agari ron on:8s riichi rules:ema
{T} ron 8s riichi chankan | agari ron on:8s riichi chankan
{T} tsumo 8s rinshan | agari on:8s not:rinshan
{T} won on 8s by tsumo | agari on:8s
{T} riichi ron 8s river 2s | called called:8s riichi river:2s hand:234m567p34567s55z
can I ron 8s with {T} river 5s | called called:8s river:5s hand:234m567p34567s55z
{T} ippatsu ron 8s river 2s | called called:8s riichi river:2s hand:234m567p34567s55z not:ippatsu
{O} ron 5s river 2s | called called:5s river:2s hand:34s77p234m567p[555z]
{T} ron 8s river 9p | agari ron on:8s
{T} tsumo 8s river 2s | agari on:8s
{T} tsumo 8s furiten | agari on:8s
{T} ron 8s furiten? | agari ron on:8s
{T} ron 8s, not furiten | agari ron on:8s
{T} ron 8s riichi dora 9s, indicator was 8s | agari ron on:8s riichi dora:8s
{T} ron 8s riichi indicator 8s dora 9s | agari ron on:8s riichi dora:8s
{T} ron 8s riichi dora: 9s (8s indicator) | agari ron on:8s riichi dora:8s
{T} ron 8s riichi dora 9s dora 9s | agari ron on:8s riichi dora:88s
{T} ron 8s riichi indicator 8s dora 3p | agari ron on:8s riichi dora:8s2p
{T} ron 8s riichi ura 9s, ura indicator 8s | agari ron on:8s riichi ura:8s
3 players {N} tsumo 2z | agari on:2z rules:tenhou_sanma players:3
three players, {N} tsumo 2z | agari on:2z rules:tenhou_sanma players:3
3 players are in riichi {T} |
sanma, Mahjong Soul rules: {N} tsumo 2z | agari on:2z rules:mahjong_soul_sanma players:3
{N} tsumo 2z mahjong_soul_sanma rules | agari on:2z rules:mahjong_soul_sanma players:3
{T} rules: mleague | rules:m_league
South 3, I'm north, {T} | round:S seat:N
im north {T} | seat:N
im dealer, {T} dora 3p | seat:E dora:2p
I was west, east round {T} | seat:W
E4, dealer here. {T} tsumo 8s | agari on:8s seat:E
tsumo'd 8s with {T}, riichi + ippatsu | agari on:8s riichi ippatsu
ron'd 8s with {T}, riichi | agari ron on:8s riichi
left player discards 6m, chi? {C} | called called:6m
the player on my left threw 6m {C} | called called:6m
toimen dropped red dragon, pon? 1234m56p34567s77z | called called:7z hand:1234m56p34567s77z
34s77p234m567p, pon white, ron 2s | agari ron on:2s hand:{O}2s
34s77p234m567p with a pon of white, dora 3p | dora:2p hand:{O}
I have 34s77p234m567p and a pon of white | hand:{O}
234m567p34567s55z, should I take a pon of white? | called called:5z hand:234m567p34567s55z
34s 0p7p 234m567p, pon 5z, turn 8 | turn:8 hand:34s07p234m567p[555z]
7p 234m567p pon white, pon chun, tsumo 7p | agari on:7p hand:7p234m567p[555z][777z]7p
pon 5z? 34s2345m67p55z | called called:5z hand:34s2345m67p55z
open riichi {T} ron 8s | agari ron on:8s riichi not:open
"""

JAPANESE = """
親 リーチ一発ツモ {W} | agari on:2z riichi ippatsu seat:E
{T} 立直一発 ロン8s | agari ron on:8s riichi ippatsu
{T} リーチ ツモ8s ドラ3p 裏5s | agari on:8s riichi dora:2p ura:4s
ドラ表示牌3p {T} | dora:3p
{T} ダブリー ロン8s | agari ron on:8s double
{T} ツモ8s 海底 | agari on:8s haitei
{T} ロン8s 河底 | agari ron on:8s houtei
{W} ツモ 供託2本 1本場 | agari on:2z honba:1 sticks:2
東1局-2 {T} | honba:2
東1局 2本場 {T} | honba:2
東1-2 {T} | honba:2
南3局 西家 6巡目 {T} | seat:W round:S turn:6
{T} 8巡目 ドラ中 | dora:6z turn:8
起家 {T} | seat:E
東2局 起家 {T} | seat:N
フリテン？ {T} 河 1m9p5z | river:1m9p5z
{T} 捨て牌：8s 9p | river:9p8s
{T} 捨牌 8s9p | river:9p8s
{T} 見えている牌 2s2s5s | seen:225s
上家が6m切った。チーする？ {C} | called called:6m
対面が1zを切った {C} | called called:1z
下家の2z、ポン？ {C} | called called:2z
白ポン？ 234m567p34567s55z | called called:5z hand:234m567p34567s55z
{P} メンタンピン ロン8s | agari ron on:8s riichi
{T} メンタンピン ロン8s | agari ron on:8s riichi not:断么九,平和
{P} 立平断 ロン8s | agari ron on:8s riichi
{P} タンピン ロン8s | agari ron on:8s
{T} ロン8s リーのみ | agari ron on:8s riichi
{P} ロン8s リーピン | agari ron on:8s riichi
{P} メンピンツモ ツモ8s | agari on:8s riichi
{T} リーヅモ 8s | agari on:8s riichi
{T} ロン8s 立直なし | agari ron on:8s
{T} ロン8s ダマ | agari ron on:8s
三麻 1199m456p789s1122z 北抜き2 | rules:tenhou_sanma kita:2 hand:1199m456p789s1122z
{T} 赤なし ロン8s | agari ron on:8s
{T} 一発 | not:一発
{T} リーチ ロン8s 河 2s | called called:8s riichi river:2s hand:234m567p34567s55z
{T} ロン8s リーチ ドラ9s 表示牌8s | agari ron on:8s riichi dora:8s
3人 {N} ツモ 2z | agari on:2z rules:tenhou_sanma players:3
雀魂三麻 {N} ツモ 2z | agari on:2z rules:mahjong_soul_sanma players:3
三麻 雀魂ルール {N} ツモ 2z | agari on:2z rules:mahjong_soul_sanma players:3
34s77p234m567p 白ポン ロン2s | agari ron on:2s hand:{O}2s
34s77p234m567p 白ポン 2sロン | agari ron on:2s hand:{O}2s
上家から6mが出た チーする？ {C} | called called:6m
東２局　北家　１０巡目　{T} | seat:N turn:10
オープンリーチ {T} ロン8s | agari ron on:8s riichi not:オープン
{T} ロン8s 嶺上 | agari ron on:8s not:嶺上
一二三④⑤⑥７８９東東南南 ロン南 リーチ | agari ron on:2z riichi hand:123m456p789s11222z
123ｍ４５６ｐ７８９ｓ東東白白 | hand:123m456p789s1155z
"""

TRADITIONAL = """
{T} 立直一發 榮和8s | agari ron on:8s riichi ippatsu
莊家 立直 自摸8s {T} | agari on:8s riichi seat:E
莊家立直 {T} 榮和8s | agari ron on:8s riichi seat:E
{T} 自摸8s 海底 | agari on:8s haitei
{T} 榮和8s 立直 寶牌3p 裡寶5s | agari ron on:8s riichi dora:2p ura:4s
{T} 寶牌指示牌3p | dora:3p
{W} 榮和 立直棒1根 2本場 | agari ron on:2z honba:2 sticks:1
{W} 榮和 不立直 | agari ron on:2z
南2局 西家 第8巡 {T} | seat:W round:S turn:8
{T} 振聽嗎 牌河 1m9p8s | river:1m9p8s
{T} 捨牌：8s 9p | river:9p8s
{T} 我打過 8s | river:8s
{T} 可見牌 2s2s5s | seen:225s
上家打6m 要吃嗎 {C} | called called:6m
白碰？ 234m567p34567s55z | called called:5z hand:234m567p34567s55z
三麻 1199m456p789s1122z 拔北2張 | rules:tenhou_sanma kita:2 hand:1199m456p789s1122z
{T} 一發 | not:一發
東1局-2 {T} | honba:2
{T} 雙立直 榮和8s | agari ron on:8s double
{T} 榮和8s 立直 斷么 平和 | agari ron on:8s riichi not:斷么,平和
"""

SIMPLIFIED = """
{T} 立直一发 荣和8s | agari ron on:8s riichi ippatsu
庄家立直 {T} 荣和8s | agari ron on:8s riichi seat:E
庄家立直 一发 {T} 荣和5s | agari ron on:5s riichi ippatsu seat:E
庄 立直 自摸 {W} | agari on:2z riichi seat:E
{T} 自摸8s 海底 | agari on:8s haitei
{T} 荣和8s 立直 宝牌3p 里宝5s | agari ron on:8s riichi dora:2p ura:4s
{T} 宝牌指示牌3p | dora:3p
{W} 荣和 立直棒1根 2本场 | agari ron on:2z honba:2 sticks:1
南2局 西家 第8巡 {T} | seat:W round:S turn:8
{T} 振听吗 牌河 1m9p8s | river:1m9p8s
{T} 舍牌：8s 9p | river:9p8s
{T} 我打过 8s | river:8s
{T} 可见牌 2s2s5s | seen:225s
上家打6m 要吃吗 {C} | called called:6m
白碰？ 234m567p34567s55z | called called:5z hand:234m567p34567s55z
对家切 1z {C} | called called:1z
三麻 1199m456p789s1122z 拔北2张 | rules:tenhou_sanma kita:2 hand:1199m456p789s1122z
二三四万③④⑤饼56789条东东 摸到白 | hand:234m345p56789s115z on:5z
{T} 一发 | not:一发
{T} 两立直 荣和8s | agari ron on:8s double
规则：雀魂 {T} | rules:mahjong_soul
34s77p234m567p 碰白 荣和2s | agari ron on:2s hand:{O}2s
{T} 荣和8s 立直 断幺 平和 | agari ron on:8s riichi not:断幺,平和
"""

KOREAN = """
{T} 리치 일발 론 8s | agari ron on:8s riichi ippatsu
친 리치 쯔모 {W} | agari on:2z riichi seat:E
{T} 론 8s 친 | agari ron on:8s seat:E
오야 {T} 쯔모 8s | agari on:8s seat:E
오야 리치 {T} 론 8s | agari ron on:8s riichi seat:E
{T} 쯔모 8s 해저 | agari on:8s haitei
{T} 론 8s 하저 | agari ron on:8s houtei
{T} 론 8s 리치 도라 3p 뒷도라 5s | agari ron on:8s riichi dora:2p ura:4s
{T} 도라 표시패 3p | dora:3p
{W} 론 리치봉 1개 2본장 | agari ron on:2z honba:2 sticks:1
남2국 서가 8순째 {T} | seat:W round:S turn:8
{T} 후리텐? 버림패 1m9p8s | river:1m9p8s
{T} 내가 버린 패: 8s 9p | river:9p8s
{T} 보이는 패 2s2s5s | seen:225s
상가가 6m 버림 {C} | called called:6m
백 퐁? 234m567p34567s55z | called called:5z hand:234m567p34567s55z
삼마 1199m456p789s1122z 북빼기 2장 | rules:tenhou_sanma kita:2 hand:1199m456p789s1122z
{T} 일발 | not:일발
{T} 더블리치 론 8s | agari ron on:8s double
{T} 다마 론 8s | agari ron on:8s
123만 456통 789삭 동동 남남 론 남 리치 | agari ron on:2z riichi hand:123m456p789s11222z
{T} 론 8s 리치 핑후 탕야오 | agari ron on:8s riichi not:핑후,탕야오
동1국-2 {T} | honba:2
룰: M리그 {T} | rules:m_league
작혼 룰 삼마 {N} 쯔모 2z | agari on:2z rules:mahjong_soul_sanma players:3
대면이 중을 버림 퐁? 1234m56p34567s77z | called called:7z hand:1234m56p34567s77z
34s77p234m567p 백 퐁 론 2s | agari ron on:2s hand:{O}2s
123만 456핀 789소 동동 남남 | hand:123m456p789s1122z
3인 {N} 쯔모 2z | agari on:2z rules:tenhou_sanma players:3
"""

FRENCH = """
{T} riichi ippatsu ron 8s | agari ron on:8s riichi ippatsu
donneur, riichi, tsumo 8s {T} | agari on:8s riichi seat:E
{T} ron 8s donneur | agari ron on:8s seat:E
Est 2, siège sud {T} |
Est 1, je suis Ouest {T} | seat:W
vent Est {T} | seat:E
tour sud, joueur nord {T} | seat:N round:S
{T} tsumo 8s dernière tuile | agari on:8s haitei
{T} ron 8s dernière défausse | agari ron on:8s houtei
{T} dora 3 pin | dora:2p
{T} indicateur de dora 3p | dora:3p
{T} ron 8s riichi ura 5s | agari ron on:8s riichi ura:4s
{W} ron 2 bâtons riichi | agari ron on:2z sticks:2
{W} ron 2e honba | agari ron on:2z honba:2
{W} ron, main fermée | agari ron on:2z
main fermée, riichi, {W} tsumo | agari on:2z riichi
{T} furiten ? défausses : 1m 9p 8s | river:1m9p8s
{T} ma rivière 8s 9p | river:9p8s
{T} vues : 2s 2s 5s | seen:225s
{T} tour 8 | turn:8
8e tour {T} | turn:8
pon de blanc ? 234m567p34567s55z | called called:5z hand:234m567p34567s55z
kamicha défausse 6m {C} | called called:6m
234m 567p 2233s Est Est Est tsumo 2s | agari on:2s hand:234m567p22233s111z
5p rouge 46p 123m 789s 1122z | hand:123m406p789s1122z
sanma 1199m456p789s1122z 2 nords de côté | rules:tenhou_sanma kita:2 hand:1199m456p789s1122z
{T} ippatsu | not:ippatsu
{T} sans riichi ron 8s | agari ron on:8s
dora rouge {T} |
je coupe 2m ou 5m ? 2345m34477p56788s | compare compared:25m hand:2345m34477p56788s
34s77p234m567p, pon de blanc, ron 2s | agari ron on:2s hand:{O}2s
34s77p234m567p avec un pon de blanc | hand:{O}
3 joueurs {N} tsumo 2z | agari on:2z rules:tenhou_sanma players:3
{T} ron 8s riichi tanyao pinfu | agari ron on:8s riichi not:tanyao,pinfu
"""


WINDS = {
    f"{name}:{letter}": f"{name}:{number}z"
    for name in ("seat", "round")
    for number, letter in enumerate("ESWN", 1)
}


def rows():
    for table in (ENGLISH, JAPANESE, TRADITIONAL, SIMPLIFIED, KOREAN, FRENCH):
        for line in table.strip().splitlines():
            message, said = line.rsplit("|", 1)
            yield message.strip(), said.strip()


def told(message):
    """What the one hand of a message is asked, in the words of the table; and its hand."""
    found = read_message([message]).hands
    assert len(found) == 1, found
    said = about(found[0], WaitsOptions("", private=True))
    question = read_said(said)
    won = question.situation
    words = {question.feature} - {"waits"}
    if won.called is not None:
        words = {"called", f"called:{NAMES[won.called]}"}
    if question.compared:
        words = {"compare", f"compared:{format_tiles(question.compared)}"}
    words |= won.events | {("", "riichi", "double")[won.riichi], "ron" * (won.by is By.RON)} - {""}
    values = {
        "seat": "" if won.seat == SOUTH else NAMES[won.seat],
        "round": "" if won.round == EAST else NAMES[won.round],
        "dora": format_tiles(won.dora),
        "ura": format_tiles(won.ura),
        "honba": won.honba,
        "sticks": won.sticks,
        "kita": won.nuki,
        "seen": format_tiles(won.seen),
        "river": format_tiles(won.river),
        "turn": won.turn,
        "rules": "" if won.ruled == "tenhou" else won.ruled.replace(" ", "_"),
        "not": ",".join(said.unused),
        "left": ",".join(said.reading.left_out),
    }
    return words | {f"{name}:{value}" for name, value in values.items() if value}, won.held


@every("row", [*rows()])
def test_what_a_message_says_is_read_or_named(row):
    message, said = row
    base = next((HANDS[it] for it in HANDS if f"{{{it}}}" in message), "")
    expected = {WINDS.get(it, it) for it in said.split()}
    tile = next((it for it in expected if it.startswith("on:")), "")
    drawn = tile[3:] * (base != HANDS["W"])
    full = next((it for it in expected if it.startswith("hand:")), f"hand:{base}{drawn}")
    expected -= {full}
    full = full.format(**HANDS)
    words, hand = told(message.format(**HANDS))
    assert words == expected - {tile, "players:3"}
    players = 3 if {"kita:2", "players:3"} & expected else 4
    assert Counter(hand.tiles) == Counter(parse_hand(full[5:], players=players).tiles)
    assert not tile or NAMES[hand.drawn] == tile[3:]


@every(
    "message",
    [
        "{T} riichi ron 8s furiten",
        "{T} リーチ ロン8s フリテン",
        "{T} 榮和8s 立直 振聽",
        "{T} 荣和8s 立直 振听",
        "{T} 론 8s 리치 후리텐",
        "{T} riichi ron 8s, furiten",
    ],
)
def test_a_ron_that_the_message_calls_furiten_has_no_price(message):
    (found,) = read_message([message.format(**HANDS)]).hands
    for asked in (WaitsOptions("", private=True), AgariOptions("")):
        with pytest.raises(RefusedError) as error:
            read_said(about(found, asked))
        assert error.value.sentence == "win_furiten"


def test_the_river_of_an_option_makes_a_ron_furiten():
    (found,) = read_message([f"{HANDS['T']} ron 8s"]).hands
    question = read_said(about(found, WaitsOptions("", river="2s")))
    assert question.feature == "waits"
    assert NAMES[question.situation.called] == "8s"
    assert format_tiles(question.situation.river) == "2s"


@every(
    "case",
    [
        ("", "indicators:8s dora:9s", "8s"),
        ("8s", "dora:9s", "8s"),
        ("8s", "dora:9s dora:9s", "88s"),
        ("8s", "indicator:8s", "88s"),
        ("2p", "dora:9s", "2p8s"),
        ("ドラ9s", "indicator:8s", "8s"),
        ("ドラ表示牌8s", "dora:9s", "8s"),
        ("ドラ9s", "", "8s"),
    ],
)
def test_an_indicator_and_the_dora_it_shows_are_one(case):
    dora, extras, shown = case
    won = AgariOptions(f"{HANDS['T']}8s", dora=dora, extras=extras)
    for typed in (won, WaitsOptions(HANDS["T"], dora=dora, extras=extras)):
        assert format_tiles(typed.read().situation.dora) == shown


def test_open_riichi_names_the_rules_that_count_it():
    with pytest.raises(RefusedError) as error:
        AgariOptions(f"{HANDS['T']}8s", extras="open riichi").read()
    rules = error.value.arguments["rules"]
    question = AgariOptions(f"{HANDS['T']}8s", extras="open riichi", rules=rules).read()
    assert "open_riichi" in question.situation.events


def test_a_ron_beside_the_hand_of_agari_is_one():
    (found,) = read_message([f"{HANDS['T']} ron 8s"]).hands
    assert read_said(about(found, AgariOptions(""))).situation.by is By.RON
