"""/term: every word of the sentence files is found and explained, in six languages."""

import pytest
from asking import ask
from quiz_answers import EN

from bot.features.term.feature import LONGEST, live_terms, named, nearest_terms, plain, term_called
from bot.features.term.terms import TERMS, in_latin
from bot.pages.completion import CHOICE_LIMIT, MOST_CHOICES
from bot.picture.layout import fits
from bot.words import LANGUAGES, words_for
from engine import Limit, Shape, WaitName, parse_hand, parse_tiles, shanten, waits
from engine.scoring.fu import FuReason
from engine.scoring.yaku import BY_ID

FIELD = (
    *(f"yaku-{own}" for own in BY_ID),
    *(f"shape-{own}" for own in Shape),
    *(f"wait-name-{own}" for own in WaitName),
    *(f"limit-{own}" for own in Limit if own),
    *(f"fu-{own}" for own in FuReason),
    *("theme-cut-helper", "theme-cut-six-blocks", "theme-fold-kabe"),
    *("limit-counted-yakuman", "call-ron", "call-chi", "call-pon", "call-kan", "by-tsumo"),
)
"""The sentences that are words of the field."""

LONG = ("shape-thirteen-orphans-single", "shape-thirteen-orphans-thirteen-sided")
"""Two that say more than a word."""


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


def test_there_are_a_hundred_and_fifty():
    assert len(TERMS) >= 150


@pytest.mark.parametrize("name", [it.replace("_", "-") for it in FIELD])
def test_every_word_of_the_field_that_the_sentences_use_is_explained(name, words):
    if name not in LONG:
        assert term_called(words.text(name)) is not None


def test_a_term_is_found_by_its_name_in_every_language(words):
    for term in TERMS.values():
        found = term_called(term.name(words))
        assert found is not None
        assert term is found or found.name(words) == term.name(words), term.id


@pytest.mark.parametrize(
    ("typed", "own"),
    [
        ("kanchan", "kanchan"),
        ("KANCHAN", "kanchan"),
        ("嵌張", "kanchan"),
        ("嵌张", "kanchan"),
        ("간짱", "kanchan"),
        ("両面", "ryanmen"),
        ("tenpaï", "tenpai"),
        ("iipeikou", "iipeikou"),
        ("good wait", "good_shape"),
        ("good-wait", "good_shape"),
        ("役牌", "yakuhai"),
        ("vent du joueur", "seat_wind"),
        ("double_wind", "double_wind"),
        ("damaten", "dama"),
        ("kabe", "no_chance"),
        ("aka", "akadora"),
        ("リーチ", "riichi"),
        ("りーち", "riichi"),
        ("ﾘｰﾁ", "riichi"),
        ("ちーといつ", "chiitoitsu"),
        ("ふりてん", "furiten"),
        ("いーぺーこー", "iipeikou"),
        ("ゲンブツ", "genbutsu"),
        ("다마텐", "dama"),
        ("치또이", "chiitoitsu"),
        ("일통", "ittsu"),
        ("벌부", "noten_payment"),
        ("main semi-pure", "honitsu"),
        ("treize orphelins", "kokushi"),
        ("bâtons de riichi", "riichi_stick"),
        ("dora", "dora"),
        ("indicateur de dora", "dora_indicator"),
        ("ウマ", "uma"),
        ("順位点", "uma"),
        ("马点", "uma"),
        ("우마", "uma"),
        ("オカ", "oka"),
        ("頭名賞", "oka"),
        ("ワレメ", "wareme"),
        ("shōnpai", "live_tile"),
        ("ションパイ", "live_tile"),
        ("生张", "live_tile"),
        ("생패", "live_tile"),
        ("tobi", "busting"),
        ("ハコ", "busting"),
        ("被飞", "busting"),
        ("チップ", "chips"),
        ("jetons", "chips"),
        ("atamahane", "head_bump"),
        ("截和", "head_bump"),
        ("配牌", "starting_hand"),
        ("安牌", "safe_tile"),
        ("オタ風", "guest_wind"),
        ("ひっかけ", "suji_trap"),
        ("ケイテン", "formal_tenpai"),
        ("一向聴", "shanten"),
        ("이샹텐", "shanten"),
        ("九种九牌", "nine_terminals"),
        ("九種九牌", "nine_terminals"),
        ("同巡フリテン", "furiten"),
        ("toimen", "toimen"),
        ("상가", "kamicha"),
        ("ankan", "closed_kan"),
    ],
)
def test_a_term_is_found_however_it_is_typed(typed, own):
    assert term_called(typed).id == own


ROMAJI = """
riichi riichi; double_riichi daburu riichi; open_riichi oopun riichi; ippatsu ippatsu;
tsumo menzen tsumo; pinfu pinfu; tanyao tan'yao; iipeikou iipeikou; yakuhai yakuhai;
rinshan rinshan kaihou; chankan chankan; haitei haitei raoyue; houtei houtei raoyui;
chiitoitsu chiitoitsu; sanshoku sanshoku doujun; ittsu ikkitsuukan; chanta honchantaiyaochuu;
toitoi toitoihou; sanankou san'ankou; sanshoku_doukou sanshoku doukou; sankantsu sankantsu;
shousangen shousangen; honroutou honroutou; honitsu hon'iisou; ryanpeikou ryanpeikou;
junchan junchan; chinitsu chin'iisou; renhou renhou; tenhou tenhou; chiihou chiihou;
daisangen daisangen; suuankou suuankou; tsuuiisou tsuuiisou; ryuuiisou ryuuiisou;
chinroutou chinroutou; kokushi kokushi musou; shousuushii shousuushii; daisuushii daisuushii;
suukantsu suukantsu; chuuren chuuren poutou; daisharin daisharin; paarenchan paarenchan;
dora dora; uradora uradora; akadora akadora; nukidora nukidora; ryanmen ryanmen;
kanchan kanchan; penchan penchan; shanpon shanpon; tanki tanki; nobetan nobetan;
sanmenchan sanmenchan; sanmentan sanmentan; aryanmen aryanmen; nakabukure nakabukure tanki;
ryantan ryantan; kantan kantan; pentan pentan; kantankan kantankan; entotsu entotsu;
tatsumaki tatsumaki; happoubijin happou bijin; nine_gates junsei chuuren poutou; mangan mangan;
haneman haneman; baiman baiman; sanbaiman sanbaiman; yakuman yakuman;
counted_yakuman kazoe yakuman; sequence shuntsu; triplet koutsu; quad kantsu; set mentsu;
pair toitsu; block burokku; shape taatsu; compound fukugoukei; loose ukihai; helper foroo;
ryankan ryankan; simple chuuchanpai; terminal routouhai; honor jihai; orphan yaochuuhai;
wind kazehai; dragon sangenpai; suit suuhai; shanten shanten; tenpai tenpai; noten nooten;
ukeire ukeire; wait machi; good_shape ryoukei; furiten furiten; karaten karaten; takame takame;
yasume yasume; closed menzen; open fuurote; meld fuuro; chi chii; pon pon; kan kan;
closed_kan ankan; added_kan kakan; ron ron; kuikae kuikae; cut dahai; tsumogiri tsumogiri;
tedashi tedashi; riichi_stick riichibou; dama dama; fold betaori; push oshi;
mawashi mawashiuchi; genbutsu genbutsu; suji suji; half_suji katasuji; musuji musuji;
one_chance wanchansu; deal_in houjuu; han han; limit mangan ijou; dealer oya; non_dealer ko;
honba honba; dora_indicator dora hyoujihai; noten_payment nooten bappu; pao sekinin barai;
kuisagari kuisagari; kuitan kuitan; atozuke atozuke; kiriage kiriage mangan;
value_pair yakuhai no jantou; seat_wind jikaze; round_wind bakaze; hanchan hanchan;
tonpuu tonpuusen; all_last oorasu; turn junme; river kawa; dead_wall wanpai;
exhaustive_draw ryuukyoku; abortive_draw tochuu ryuukyoku; nagashi_mangan nagashi mangan;
renchan renchan; chombo chonbo; sanma sanma; kita kitanuki; efficiency haikouritsu;
width hirosa; value daten; reading mentsu no torikata; uma uma; oka oka; wareme wareme;
live_tile shonpai; busting tobi; yakitori yakitori; chips shuugi; agariyame agariyame;
head_bump atamahane; double_ron daburon; first_dealer chiicha; kamicha kamicha;
toimen toimen; shimocha shimocha; starting_hand haipai; wall yama; safe_tile anpai;
guest_wind otakaze; suji_trap hikkake; chase_riichi okkake riichi;
formal_tenpai keishiki tenpai; bad_shape gukei; nine_terminals kyuushu kyuuhai;
tegawari tegawari; perfect_shanten kanzen iishanten; fu fu; closed_ron menzen ron;
open_pinfu kuipinfu; double_wind renpuuhai; no_chance noochansu;
sixth_block muttsume no burokku
"""
"""How each entry is read, by Hepburn with long vowels kept."""


def test_every_entry_is_found_by_its_romaji():
    readings = dict(it.strip().split(" ", 1) for it in ROMAJI.replace("\n", " ").split(";"))
    assert readings.keys() == TERMS.keys()
    found = {own: getattr(term_called(typed), "id", None) for own, typed in readings.items()}
    assert {own: it for own, it in found.items() if it != own} == {}


@pytest.mark.parametrize(
    ("typed", "own"),
    [
        ("sujihikkake", "suji_trap"),
        ("Suji-Hikkake", "suji_trap"),
        ("すじひっかけ", "suji_trap"),
        ("kōtsu", "triplet"),
        ("kotsu", "triplet"),
        ("kootsu", "triplet"),
        ("chitoitsu", "chiitoitsu"),
        ("chītoitsu", "chiitoitsu"),
        ("ipeko", "iipeikou"),
        ("tempai", "tenpai"),
        ("shampon", "shanpon"),
        ("sambaiman", "sanbaiman"),
        ("chombo", "chombo"),
        ("rīchi", "riichi"),
        ("oshihiki", None),
    ],
)
def test_romaji_are_found_as_they_are_spelled_elsewhere(typed, own):
    assert getattr(term_called(typed), "id", None) == own


@pytest.mark.parametrize(
    ("kana", "latin"),
    [
        ("スジヒッカケ", "sujihikkake"),
        ("リーチ", "riichi"),
        ("チャンカン", "chankan"),
        ("ジュンチャン", "junchan"),
        ("リャンペイコウ", "ryanpeikou"),
        ("イッツー", "ittsuu"),
        ("フォロー", "foroo"),
        ("ヒョウジ", "hyouji"),
        ("キュウシュ", "kyuushu"),
        ("ヅガン", "zugan"),
        ("ー", None),
        ("ャ", None),
        ("役牌", None),
        ("リーチ棒", None),
    ],
)
def test_kana_are_written_by_hepburn(kana, latin):
    assert in_latin(kana) == latin


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("sujihikake", "suji trap"),
        ("ryamen", "ryanmen"),
        ("tenpie", "tenpai"),
        ("リャンメンチャン", "Sanmenchan"),
        ("フリテイ", "furiten"),
        ("chess", None),
        ("x" * LONGEST, None),
        ("…", None),
    ],
)
def test_a_word_that_is_no_term_is_refused_with_the_three_nearest(typed, first):
    assert term_called(typed) is None
    nearest = [it.name(EN) for it in nearest_terms(typed)]
    assert len({*nearest}) == 3
    assert first is None or nearest[0].startswith(first)
    page = ask("term", "", EN, word=typed)
    assert page.title.startswith(f"I don't know this term. The nearest are {EN.each_of(nearest)}.")
    assert typed[:30] in "".join(page.text)


def test_every_page_says_what_its_term_means_and_names_it_elsewhere(words):
    for term in TERMS.values():
        page = ask("term", "", words, word=term.id)
        assert page.title == named(term, words)
        meaning, elsewhere = page.text
        assert len(meaning) > 3
        assert not meaning[0].islower()
        assert all(
            term.name(words_for(other)) in elsewhere
            for other in LANGUAGES
            if other != words.language
        )
        assert bool(page.picture) == bool(page.alt) == bool(term.example)
        assert fits(page.picture)


def test_two_terms_never_mean_the_same(words):
    meanings = [term.meaning(words) for term in TERMS.values()]
    assert len({*meanings}) == len(meanings)


@pytest.mark.parametrize("term", [it for it in TERMS.values() if ">" in it.example], ids=str)
def test_an_example_waits_for_what_it_says(term):
    """Filled up with a pair or groups of other tiles, by the engine's waits."""
    shape, _, taken = term.example.partition(">")
    if term.id in {"shape", "ryankan"}:
        return
    tiles = "".join(shape.split())
    size = len(parse_tiles(tiles))
    missing = 13 - size
    filled = tiles + {0: "", 1: "", 2: "99p", 3: "", 5: "99p"}.get(missing % 3, "")
    filled += ["", "789s", "789s456s", "789s456s123s", "789s456s123s"][missing // 3]
    hand = parse_hand(filled)
    assert shanten(hand) == 0
    assert {it.tile for it in waits(hand).waits} >= {*parse_tiles("".join(taken.split()))}


@pytest.mark.parametrize(
    "term", [it for it in TERMS.values() if it.id in BY_ID and it.example], ids=lambda it: it.id
)
def test_the_example_of_a_yaku_is_a_whole_hand(term):
    if len(term.example) > 10 and ">" not in term.example:
        tiles = parse_tiles("".join(term.example.split()))
        quads = sum(len(group) == 5 and len({*group[:4]}) == 1 for group in term.example.split())
        assert len(tiles) == 14 + quads
        assert max(map(tiles.count, tiles)) <= 4


def test_completion_offers_what_is_begun_in_any_language(words):
    for typed in ("k", "両", "후", "riichi", ""):
        offers = live_terms(typed, words)
        assert 0 < len(offers) <= MOST_CHOICES
        assert all(0 < len(name) <= CHOICE_LIMIT and value in TERMS for name, value in offers)
    assert live_terms("kanchan", words)[0][1] == "kanchan"
    assert live_terms("chess", words) == []


def test_words_are_compared_without_accents_capitals_and_spaces():
    assert plain("Iipeikō ") == plain("iipeiko") == "iipeiko"
