"""Questions of a message that other commands answer, and somebody else's riichi."""

import pytest
from asking import answer_said
from every import every

from bot.features.messages import about, read_said
from bot.features.waits.feature import WaitsOptions
from bot.read import other_questions as topics
from bot.read.find_hand import find_hands
from bot.read.other_questions import CHOMBO, FOLD, FURITEN, RIICHI, SAFE, THREAT, other_questions
from bot.words import LANGUAGES, words_for

READY = "123m456p789s1122z"
TO_CUT = "123m456p789s1122z4p"
WON = "234m567p34567s55z"
QUESTIONS = {
    RIICHI: (
        "riichi or dama?", "Riichi or dama here?", "dama or riichi", "should i riichi?",
        "should I riichi or stay dama?", "riichi/dama?", "riichi or not?", "riichi?",
        "is it worth riichi here?", "dama?", "is riichi good?", "riichi on this?",
        "リーチかダマか", "リーチ？ダマ？", "ダマかリーチか", "リーチする？", "立直すべきですか",
        "リーチでいい？", "ダマでいい？",
        "立直还是默听", "默听还是立直？", "要不要立直", "该不该立直？", "立直吗？", "立不立？",
        "立直好还是默听好",
        "立直還是默聽", "要立直嗎", "該不該立直",
        "리치 다마?", "리치할까 다마할까", "리치 걸까요?", "리치 아니면 다마?", "리치해야 하나요?",
        "리치 갈까요 다마 갈까요?", "리치해도 돼요?",
        "riichi ou dama ?", "dois-je déclarer riichi ?", "faut-il riichi ?", "riichi ou pas ?",
        "je riichi ou je reste dama ?", "riichi ici ?",
    ),
    FOLD: (
        "push or fold?", "should i push?", "should I fold here?", "push/fold?", "fold?",
        "is it time to fold?",
        "押し引き", "押す？降りる？", "押すか降りるか",
        "降りるべき？", "押しますか？", "ベタオリですか",
        "推还是弃", "攻还是守？", "要不要弃和", "该不该推？", "还要推吗", "该弃和吗",
        "推還是棄", "攻還是守", "要不要棄和", "該推還是該守",
        "밀까 접을까", "밀까요?", "접어야 하나요?", "푸시 폴드?", "밀어도 되나요?",
        "attaque ou défense ?", "pousser ou se coucher ?", "dois-je défendre ?", "je pousse ?",
    ),
    SAFE: (
        "is 4p safe?", "is the 4p safe?", "how dangerous is 4p?", "4p safe?",
        "is east safe?", "is 1z genbutsu?", "are 4p and 7s safe?", "what's the safest tile?",
        "which tile is safest",
        "4pは安全？", "4p通りますか", "四筒は危険ですか？",
        "4p切れる？", "安全牌は？", "どれが安全？",
        "4p安全吗", "4p能打吗？", "打4p会放铳吗", "哪张最安全？",
        "4p安全嗎", "四筒危險嗎", "哪張最安全",
        "4p 안전한가요", "4통은 안전해요?", "어떤 패가 제일 안전한가요?", "안전패는 뭐예요?",
        "le 4p est-il sûr ?", "est-ce que 4p est dangereux ?", "quelle tuile est la plus sûre ?",
    ),
    FURITEN: (
        "is this furiten?", "furiten?", "am I in furiten", "is that furiten or not?",
        "フリテン？", "これフリテンですか", "フリテンになりますか？",
        "振听吗", "是不是振听？", "算振听吗？", "振聽嗎", "會不會振聽",
        "후리텐인가요?", "후리텐?", "이거 후리텐 맞나요?",
        "furiten ?", "suis-je furiten ?", "est-ce que c'est furiten ?",
    ),
    CHOMBO: (
        "chombo?", "is this a chombo?", "would that be chombo",
        "チョンボ？", "チョンボになりますか", "算错和吗", "是不是诈和？", "算錯和嗎",
        "촌보인가요?", "촌보?", "c'est chombo ?",
    ),
    THREAT: (
        "opponent riichi", "he riichis", "toimen riichi", "vs riichi", "against a riichi",
        "kamicha is in riichi", "somebody has declared riichi", "riichi from the left",
        "everyone is in riichi", "2 others riichi",
        "dealer riichi",
        "対面リーチ", "上家リーチ", "下家からリーチ", "親リーチ", "先制リーチ", "他家が立直した",
        "上家立直", "他立直了", "对面立直了", "有人立直", "庄家立直",
        "對家立直", "對面已經立直",
        "대면 리치", "상가가 리치 걸었어요", "상대 리치", "상대도 리치", "친 리치",
        "l'adversaire est en riichi", "contre un riichi", "toimen riichi", "il a déclaré riichi",
        "riichi adverse",
    ),
}  # fmt: skip


def said_in(message):
    (found,) = find_hands([message]).hands
    return about(found, WaitsOptions("", private=True))


@every("question", [(topic, text) for topic, texts in QUESTIONS.items() for text in texts])
def test_what_is_asked_besides_is_no_word_about_the_hand(question):
    topic, text = question
    for message in (f"{text} {TO_CUT}", f"{TO_CUT} {text}", f"{text}\n{TO_CUT}"):
        said = said_in(message)
        assert [it.about for it in said.asked] == [topic], message
        assert said.typed == said_in(TO_CUT).typed, message
        assert (said.left_out, said.unused, said.uncallable) == ((), (), ""), message


@pytest.mark.parametrize("topic", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_says_first_which_command_answers_that(language, topic):
    words, asked = words_for(language), QUESTIONS[topic][0]
    page = answer_said(said_in(f"{READY} {asked}"), words)
    assert page.text[0] == words.named("text-asked", topic, question=asked)
    assert page.title == answer_said(said_in(READY), words).title


ASKED_OF_FURITEN = tuple(zip(LANGUAGES, (
    "is this furiten? river", "これフリテン？ 河", "會振聽嗎 牌河", "会振听吗 牌河",
    "후리텐인가요? 버림패", "c'est furiten ? rivière",
), strict=True))  # fmt: skip
"""LANGUAGES are en, ja, zh-TW, zh-CN, ko and fr."""


@pytest.mark.parametrize(("language", "asks"), ASKED_OF_FURITEN)
def test_furiten_is_answered_where_a_river_is_named(language, asks):
    """45m waits for 3m and 6m."""
    words, hand = words_for(language), "45m456p789s11222z"
    clear = said_in(f"{hand} {asks} 1z9m")
    (question,) = clear.asked
    said = words.named("text-asked", "not-furiten", question=question.text)
    assert answer_said(clear, words).text[0] == said
    guilty = answer_said(said_in(f"{hand} {asks} 1z3m"), words)
    assert guilty.text[0] == words.text("text-furiten", tiles=words.tile(2))


@pytest.mark.parametrize("message", ["{} furiten", "I was in furiten {}", "{} 振听", "{} 후리텐"])
def test_furiten_that_no_river_shows_is_not_passed_over(message):
    said = said_in(message.format(READY))
    assert [it.about for it in said.asked] == [FURITEN]


@pytest.mark.parametrize(
    ("message", "seen", "river"),
    [
        ("toimen riichi, river: 1z 9m 3p {}", "9m3p1z", ""),
        ("対面リーチ 河 1z9m {}", "9m1z", ""),
        ("他立直了 牌河 1z9m {}", "9m1z", ""),
        ("toimen riichi, my river: 1z 9m {}", "", "1z9m"),
        ("대면 리치, 내 버림패 1z9m {}", "", "1z9m"),
        ("is 4p safe? river 1z 9m {}", "9m1z", ""),
        ("river 1z 9m {}", "", "1z9m"),
    ],
)
def test_a_river_beside_somebody_elses_riichi_is_theirs(message, seen, river):
    """As one's own it would tell furiten of tiles that others have cut."""
    (found,) = find_hands([message.format(TO_CUT)]).hands
    assert (sorted(found.situation.seen), found.situation.river) == (sorted(seen), river)


def test_several_questions_are_named_in_their_order():
    said = said_in(f"toimen riichi, push or fold? is 4p safe? {TO_CUT}")
    assert [it.about for it in said.asked] == [FOLD, SAFE]


OF_DEALERS = {"dealer riichi", "親リーチ", "庄家立直", "친 리치"}
"""Beside a win, the dealer's riichi is the winner's."""


@pytest.mark.parametrize("riichi", [it for it in QUESTIONS[THREAT] if it not in OF_DEALERS])
def test_the_riichi_of_somebody_else_is_not_that_of_the_winner(riichi):
    said = said_in(f"{WON} ron 8s {riichi}")
    question = read_said(said)
    assert question.feature == "agari"
    assert question.situation.riichi == 0
    assert said.unused == (riichi,)


@pytest.mark.parametrize(
    "message",
    [
        f"{WON} ron 8s riichi ippatsu",
        f"親 リーチ一発ツモ {WON}8s",
        f"dealer riichi tsumo {WON}8s",
        f"{WON} riichi no ippatsu ron 8s",
        f"{WON} 立直 一发 荣和8s",
        f"{WON} 론 8s 리치",
        f"{WON} ron 8s riichi?",
        f"{WON} ron 8s riichi, opponents riichi sticks 2",
    ],
)
def test_the_riichi_of_a_winner_is_counted(message):
    said = said_in(message)
    assert said.asked == ()
    assert read_said(said).situation.riichi == 1


@pytest.mark.parametrize("text", ["riichi ippatsu", "safe travels", "push the button", "123m", ""])
def test_other_words_ask_nothing(text):
    assert other_questions([text]) == ((), [text])


TENPAI = "45m456p789s11222z"


@pytest.mark.parametrize(
    "said",
    [
        "i discarded 3m", "I already discarded 3m", "i've cut 3m", "I threw the 3m",
        "3m is in my river", "3m is already in my river", "3m in my discards",
        "3m was the first tile in my river",
        "3mを切った", "3m切ってる", "3m捨てました", "三萬は河にある",
        "我打过3m", "3m已经打过了", "三萬 已經打過了", "3m在我的河里", "3m被我打掉了",
        "3m 버렸어", "3만을 이미 버렸어요", "3만이 내 버림패에 있어요",
        "j'ai jeté le 3m", "j'ai déjà défaussé 3m", "le 3m est dans ma rivière",
    ],
)  # fmt: skip
def test_what_the_asker_has_discarded_lies_in_the_river(said):
    for message in (f"{TENPAI} {said}", f"{said} {TENPAI}", f"{TENPAI}\n{said}"):
        found = said_in(message)
        assert (found.typed.hand, found.typed.river) == (TENPAI, "3m"), message
        assert (found.left_out, found.unused) == ((), ()), message
    page = answer_said(said_in(f"{TENPAI} {said}"), words_for("en"))
    assert page.title.startswith("Furiten tenpai")


@pytest.mark.parametrize(
    "message",
    [
        "123m456p789s1122z5m i discarded 5m",
        "123m456p789s1122z5m 5mを切った",
        "if i discarded 5m 123m456p789s1122z5m",
        "1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 2z 上家が5mを切った",
    ],
)
def test_a_cut_of_the_hand_and_that_of_another_are_not_in_the_river(message):
    assert said_in(message).typed.river == ""


@pytest.mark.parametrize(
    "said",
    [
        "north 2", "2 norths", "norths: 2", "north x2", "北2枚", "北2", "2枚北", "2張北", "2张北",
        "북 2장", "2 nords", "kita 2", "拔北2",
    ],
)  # fmt: skip
@pytest.mark.parametrize("three", ["sanma", "三麻", "3인마작", "3 joueurs"])
def test_counted_norths_of_three_players_are_set_aside(said, three):
    (found,) = find_hands([f"{three} 123p456s789s1122z5z {said}"]).hands
    told = about(found, WaitsOptions(""))
    assert read_said(told).situation.nuki == 2
    assert (told.left_out, told.unused) == ((), ())


def test_the_norths_of_four_players_are_no_kita():
    (found,) = find_hands(["123m456p789s1122z5z north 2"]).hands
    assert found.situation.round is not None


def test_norths_that_are_said_to_be_in_the_hand_are_not_set_aside():
    (found,) = find_hands(["sanma 123p4567s789s44z11z i have 2 norths in hand"]).hands
    assert read_said(about(found, WaitsOptions(""))).situation.nuki == 0


def test_only_patterns_of_what_a_message_may_ask_are_compiled():
    """All of them take 50 ms, once, of the event loop."""
    topics._pattern.cache_clear()
    other_questions([f"furiten? {READY}"])
    assert topics._pattern.cache_info().currsize == 1
    other_questions([f"riichi or dama? {READY}"])
    assert topics._pattern.cache_info().currsize == 4
