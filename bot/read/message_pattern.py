"""The pattern that cuts a chat message into words; ``message_words`` says what each means."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engine.notation import CALL_NAMES, HONOR_NAMES, SUIT_NAMES, TYPED_WORDS
from engine.tiles import UNICODE

from .message_terms import first_signs, term_patterns
from .patterns import either

PICTURES: Final = "".join(UNICODE)


def _names(table: Mapping[str, Iterable[str]]) -> list[str]:
    return [name for names in table.values() for name in names]


def _either(names: Iterable[str]) -> str:
    """Return a pattern of any of these names as they are written."""
    return either(names, space=r"\ ")


HAN_SUIT: Final = "萬万筒餅饼索竹条條"
HANGUL_SUIT: Final = "만통핀삭소"
_SUITS: Final = _either(
    {
        *HAN_SUIT,
        *_names(SUIT_NAMES),
        *(name for words in TYPED_WORDS.values() for name in _names(words.suits)),
        "so",
    }
)
"""Names of suits in every language, since a number stands before them. Of honors only English ones
and signs are tiles here: in French prose, est is what is."""

_DIGIT: Final = r"[r赤红紅적]?[0-9](?:\uFE0F?\u20E3)?['\"]?"
HONORS: Final = "東东南西北白發発发中"
_HAN_PROSE: Final = rf"[一-鿿](?<![{HONORS}])"
_HONOR_SIGN: Final = "|".join(
    (
        rf"(?![東东]西{_HAN_PROSE})[東东南北](?![1-4１-４一二三四]局|[場场家])",
        rf"西(?![1-4１-４一二三四]局|[場场家方])(?!(?<=[東东]西){_HAN_PROSE})",
        r"白(?![天打])",
        r"発",
        r"[發发](?![现現了个個张張出给給])",
        r"(?<![手其之当當])(?<![手的副]牌)中(?![了文国國间間的有])",
    )
)
"""A sign of an honor that is not of a Chinese word: 东西 is a thing, 手中 in the hand."""

_NO_HANGUL: Final = "(?![가-힣])"
_HONOR_HANGUL: Final = (
    rf"(?:(?<![가-힣])|(?<=[0-9][{HANGUL_SUIT}]))[동남서북백발중]{{1,14}}"
    rf"(?:{_NO_HANGUL}|(?=[을이]\s(?:버|나)))"
)
"""Syllables that stand alone or behind a suit: 운동 is sport, and no east.

They stand before a particle too where they are discarded: 중을 버림.
"""

_SUM: Final = r"(?!\s?[원점명개])"
"""Behind 만, which is ten thousand too: 3만점 are points."""

_CALL_WORDS: Final = _either(name for name in _names(CALL_NAMES) if name.isascii())
_NO_CALLS: Final = frozenset({"かん", "ぽん", "ちー", "鳴き"})
"""Words of other things, as often as not."""

_CALL_WORDS_JA: Final = _either(
    name for name in _names(CALL_NAMES) if not name.isascii() and name not in _NO_CALLS
)
_CALLS_KO: Final = _either(_names(TYPED_WORDS["ko"].calls))
_CALL_WORDS_KO: Final = rf"(?<![가-힣])(?:{_CALLS_KO})(?:할까요?|하나요?|해야)?{_NO_HANGUL}"
_IN_MELD: Final = rf"[0-9mpszr'\"ESWNPFC{HONORS}]{{2,12}}"
_CALL: Final = rf"(?i:{_CALL_WORDS}|{_CALL_WORDS_JA})"
_UNIT: Final = "|".join(
    (
        rf"(?:{_DIGIT}){{1,14}}(?:[mpsz](?=r(?![A-Za-z])|(?![a-z]))|[mpsz](?=[mpsz]?[0-9])|(?i:{_SUITS})(?![A-Za-z]){_SUM})r?",
        r"[0-9]{1,14}[MPSZ]",
        r"[mpsz][0-9r']{2,16}",
        r"[mpsz](?:[0-9]|r5)(?![0-9A-Za-z])",
        rf"\[{_IN_MELD}\]",
        rf"[\[(](?:{_CALL}[\s:]?{_IN_MELD}|{_IN_MELD}\s?{_CALL})[\])]",
        r"\([0-9]{4}[mpsz]\)",
        r"[\[(][0-9]{1,9}[\])][mpsz](?![A-Za-z])",
        rf"[赤红紅]?[一二三四五六七八九]+[{HAN_SUIT}]?",
        r"[①-⑨]+[筒餅饼]?",
        rf"[０-９]+[ｍｐｓｚ{HAN_SUIT}]?",
        _HONOR_SIGN,
        _HONOR_HANGUL,
        r"[ESWNPFC]{1,8}(?![a-z])",
        rf"[{PICTURES}]\uFE0F?",
    )
)
_WIND_WORD: Final = r"east|south|west|north"
_ENGLISH_HONORS: Final = _either(name for name in _names(HONOR_NAMES) if name.isascii())
_SUIT_BEHIND: Final = rf"\uFE0F?\u20E3|['\"][0-9]|[{HAN_SUIT}]|[マピソワ]|[{HANGUL_SUIT}]{_SUM}"

_FRENCH_WIND: Final = r"est|sud|ouest|nord"
_FRENCH_HONORS: Final = (
    rf"(?P<honor_word>{_FRENCH_WIND}|blanc|vert|rouge)(?:\s+(?P=honor_word)(?![A-Za-zÀ-ɏ])){{1,3}}"
    r"|sud|ouest|nord|blanc|vert|rouge"
)
"""Honors in French. One est is what is, two and more are tiles."""

_FRENCH_RED: Final = rf"5\s?(?:[mps]|{_SUITS})\s+rouge(?![A-Za-zÀ-ɏ])(?!\s+(?:rouge|vert|blanc))"
"""A red five, as French has it: 5p rouge."""

_OF_HONBA: Final = r"-(?P<{group}>[0-9]{{1,2}})(?![0-9A-Za-z])"
"""Behind the hand of a round, how many counters lie there: E1-2."""

_COUNTED: Final = r"han|fu|honba|sticks?|points?|pts|tiles?|kinds?|shanten"
_TILE_END: Final = rf"[mpsz{HAN_SUIT}{HONORS}]"
_PRICE_ASKED: Final = (
    r"[?？]|何点|点数|いくら|几点|幾點|多少|how\s+m(?:uch|any)|points?|몇\s?점|combien"
)
_HAND_AHEAD: Final = (
    r"(?:\ here\b)?[\s,.、:：*_`|]*(?:$|[\n\[(0-9０-９一二三四五六七八九①-⑨赤红紅]|[mpsz][0-9]"
    rf"|(?i:dora|and|turn|{_PRICE_ASKED})|ドラ|[宝寶]牌)"
)
"""What stands behind "dealer" where it is my seat: not so in "dealer riichi"."""

_WIN_AHEAD: Final = (
    r"[\s,、，]*(?:(?i:double\s+|w)?(?i:riichi|ダブル|リーチ|立直|(?:더블\s?)?리치)[^\n]{0,40}?"
    r"(?:(?<![A-Za-z])(?i:tsumo|ron(?:ned)?)(?![A-Za-z])|ツモ|ロン|自摸|[榮荣]和|[쯔츠]모|론)"
    r"|(?:(?i:tsumo)(?![A-Za-z])|ツモ|自摸|[쯔츠]모))"
)
"""Behind "dealer" this is a win of mine: 親 リーチ一発ツモ."""

_MYSELF: Final = "(?:" + "|".join(
    rf"(?<={said}\ {the})"
    for said in (r"i\ was", r"i\ am", "i'm", "im", "as", "étais", r"je\ suis")
    for the in ("", r"the\ ", r"le\ ")
) + ")"  # fmt: skip
"""Before "dealer" this is my own seat, whatever stands behind: I was dealer, so …"""

_DORA_NAMES: Final = (
    "doras?|ura(?:[ -]?doras?)?|[裏裡里]?(?:ドラ|どら|[宝寶]牌)|裏|(?<![가-힣])(?:뒷\\s?)?도라"
)
_NO_TILE: Final = (
    rf"(?![0-9０-９A-Za-z{HAN_SUIT}マピソワ'\"]|[{HANGUL_SUIT}]{_SUM}|\s+(?i:{_SUITS})(?![A-Za-z]))"
)
_TILE_SIGN: Final = rf"[0-9０-９一二三四五六七八九①-⑨赤红紅ESWNPFC\[{HONORS}{PICTURES}]"
_DORA_COUNT: Final = (
    rf"(?i:(?<![0-9A-Za-z])[1-9]\s?(?:{_DORA_NAMES})(?![A-Za-z])(?!\s?[:：=]?\s?{_TILE_SIGN})"
    rf"|(?<![A-Za-z])(?:{_DORA_NAMES})\s?[x×]?\s?[1-9１-９]{_NO_TILE}(?!\s*,\s*[0-9][mpsz])"
    rf"|(?:ドラ){{2,4}}|(?<![가-힣])(?:도라){{2,4}})"
)
"""Dora that are counted and not named, as extras have no use for them: ドラ2, 2 dora, ドラドラ."""

_SAID: Final = r"(?:\s?（[^）\n]{0,24}）|\([^)\n]{0,24}\))?"
"""Brackets behind the name of a list of tiles, as the bot's own sentences have them."""

_OTHERS: Final = (
    "(?:[上下他庄莊]家|[对對対]面|[对對]家|(?:リーチ|立直)[者家]|相手|親|[对對]手|[别別]人|他)[の的]?"
    "|(?<![가-힣])(?:상가|하가|대면|상대(?:방)?|친|오야|리치(?:자|한\\s?사람|가))의?\\s?"
)
_OTHER: Final = (
    r"(?:kamicha|toimen|shimocha|opponent|dealer|riichi(?:\s+player)?|donneur|adversaire"
    r"|(?:left|right|across)(?:\s+player)?|player\s+(?:on|to)\s+(?:my|the)\s+(?:left|right)"
    r"|joueur\s+(?:de\s+(?:gauche|droite)|d['’]en\s+face|en\s+riichi))"
)
_RIVER: Final = (
    r"(?:(?:my|your|own|ma|mes|vos)\s+(?:river|discards|rivi[eè]re|d[ée]fausses)|river|rivi[eè]re"
    r"|(?:discards|d[ée]fausses)(?=\s*[:=]))(?:,\s+(?:counted\ as\ seen|comptées\ comme\ vues))?"
)
_IS: Final = r"(?:(?:is|are|was|were|est|sont)\s+)?(?:(?:already|also|déjà|aussi)\s+)?"
_SEEN: Final = (
    rf"(?:{_IS}in\s+)?(?:(?:the\s+)?{_OTHER}['’]s|his|her|their)\s+(?:river|discards|pond)"
    rf"|(?:the\s+)?{_OTHER}\s+(?:river|pond|discards(?=\s*[:=]))"
    rf"|(?:{_IS}in\s+)?(?:the\s+)?(?:river|discards|pond)\s+of\s+(?:the\s+|my\s+)?{_OTHER}"
    rf"|(?:{_IS}dans\s+)?(?:la\s+|les\s+)?(?:rivi[eè]re|d[ée]fausses?)\s+(?:de\s+|du\s+)"
    rf"(?:la\s+|l['’])?{_OTHER}"
    rf"|(?:{_IS}dans\s+)?(?:sa|leurs?|ses)\s+(?:rivi[eè]re|d[ée]fausses?)"
    rf"|{_IS}(?:on\s+the\s+table|sur\s+la\s+table)"
    rf"|{_IS}(?:(?:the|a|all|his|her|their|my|le|la|les|un|du)\s+)?genbutsu(?:\s+tiles?)?"
    r"|(?:(?:already|counted\ as)\s+)?seen(?=\s*[:=]|\s+[0-9])|visible(?:s|\s+tiles)?"
    r"|(?:compt[ée]es\s+comme\s+)?vues"
)
_RIVER_JA: Final = (
    r"(?:自分の|自己的?|我的?)?(?:捨て?牌|牌?河(?!底)|舍牌|[弃棄]牌)"
    r"|(?<![가-힣])(?:내가?\s?)?버(?:림패|린\s?패)"
)
_SEEN_JA: Final = (
    rf"(?:{_OTHERS})(?:捨て?牌|牌?河(?!底)|舍牌|[弃棄]牌|버림패|버린\s?패)(?:[은는이가]|에는?)?"
    rf"|(?:{_OTHERS})[打切丢丟][过過](?:了|的)?"
    rf"|[はがも是이가은는]?\s?(?:{_OTHERS})?(?:現物|现物|[现現][张張]|현물)牌?패?[은는이가]?"
    rf"|(?:場に|[场場]上|桌[上面]|台面上?|在[场場]上|(?<![가-힣])바닥에)(?:[はも]|는)?"
    r"(?:もう|[既已][にも经經]?|이미)?\s?(?:[有见見]|있는|나온)?(?![가-힣見])"
    r"|(?:場に)?見え(?:ている|てる)?牌"
    r"|(?:[算计計](?:作|入))?(?:可[见見]牌|已[见見])|(?<![가-힣])보[이인]는?\s?패"
)
"""My own discards, and tiles that lie elsewhere: those of others too."""

_GONE: Final = (
    r"(?<!if\ )(?<!should\ )i(?:['’]ve|\ have|\ had)?\s+(?:already\s+|just\s+|once\s+)?"
    r"(?:discarded|threw|thrown|dropped|tossed)(?:\s+(?:a|the|my))?"
    r"|(?<!if\ )(?<!should\ )i(?:['’]ve|\ have|\ had|\ already|\ just)\s+(?:already\s+)?cut"
    r"(?:\s+(?:a|the|my))?"
    r"|(?:(?:is|are|was|were)(?:\s+(?:already|also|the|my|first|last|tile|there|lying)){0,4}\s+)?"
    r"in\s+my\s+(?:river|discards?|pond)"
    r"|(?<!si\ )j['’]ai\s+(?:déjà\s+)?(?:jeté|défaussé|coupé|posé)(?:\s+(?:le|la|un|une))?"
    r"|(?:(?:est|sont)\s+)?(?:déjà\s+)?dans\s+(?:ma\s+(?:rivi[eè]re|d[ée]fausse)"
    r"|mes\s+d[ée]fausses)"
)
_GONE_JA: Final = (
    r"[をはがも]?(?:自分で|自分が|もう|[既す](?:で)?に|前に|さっき|一度){0,3}"
    r"(?:切った(?!ら)|切って(?:い?る|いた|あ[るり])|切りました|捨てた(?!ら)"
    r"|捨てて(?:い?る|いた|あ[るり])|捨てました)"
    r"|[がはも]?(?:もう)?(?:自分の)?河にあ[るり]"
    r"|(?:被?我)?(?:已[经經]?|之前|[刚剛]才)?[打切丢丟舍捨](?:[过過](?:了|的牌)?|掉了)"
    r"|在我的?(?:牌)?河[里裡裏]?"
    r"|[을를]?\s?(?:내가\s?)?(?:이미\s?|벌써\s?|방금\s?|아까\s?)?"
    r"버렸(?!으면|다면)(?:어요?|음|다|습니다|는데|고)?"
    r"|[이가은는]?\s?(?:이미\s?)?내\s?버림패에\s?있[가-힣]*"
)
"""What I have discarded myself, the tiles before it or behind."""

_SOMEBODY: Final = (
    r"(?:player\s+(?:on|to)\s+(?:my|the)\s+)?(?:left|right|across)(?:\s+player)?"
    r"|opponent|someone|somebody"
)
_TERMS, _TALLIES = term_patterns()
_TERM_SIGNS: Final = f"A-Za-z0-9０-９一-九{first_signs()}"

_STARTS: Final = "".join(
    sorted(
        {*"東东南西北白發発发中赤①②③④⑤⑥⑦⑧⑨一二三四五六七八九０１２３４５６７８９ｍｐｓｚ",
         *PICTURES,
         *first_signs(),
         *"ドフ振후ツ自ロ場场打切立リ＜、・＋“”‘’\u200b",
         *"どう裏里裡红紅宝寶荣榮摸庄莊亲门門上下对對他别別表指懸河捨舍弃棄牌見可已算计計我起対现現桌台在相",
         *"바현동남서북백발중적자장도뒷쯔츠론리표내버보친오상하대",
         *(name[0] for name in _names(CALL_NAMES) if not name.isascii())}
    )
)  # fmt: skip
"""Signs outside ASCII with which a word can begin."""

_ASKED: Final = r"\s*(?:[?？嗎吗か]|です?か|인가|인지|맞)"
"""Behind "furiten" this asks for it."""

_NO_DENIAL: Final = "".join(
    rf"(?<!{word}\ )" for word in ("no", "not", r"not\ in", "sans", "pas", "non")
)
_DENIED: Final = r"\s*(?:じゃ|では(?!な?い?か)|でない|な[しい]|無し|아니|아님|없)"

_WORD: Final = rf"""
    (?P<gap>[^\S\n]+|[+＋*_~|`'"“”‘’>]+|\u200b)
    |(?=[{_TERM_SIGNS}])(?i:(?P<term>{_TERMS})|(?P<tally>{_TALLIES}))
    |(?=[1-9DUduドど裏裡里宝寶도뒷])(?P<dora_count>{_DORA_COUNT})
    |(?=[A-Za-z])(?<![A-Za-z])(?:
      (?P<hand_link>(?:https?://)?(?:www\.)?tenhou\.net/2/?\?(?:[^\s?&\#]*&)*?[qp]=
        (?P<linked>[0-9mpsz]+)[^\s)>\]]*)
      |(?P<link>(?:https?://|www\.)\S*)
      |(?P<round>(?<![0-9])(?P<round_letter>[ESWN])-?[1-4](?![0-9A-Za-z])
          (?:{_OF_HONBA.format(group="of_honba")})?
        |(?P<round_fr>Est|(?i:sud|ouest|nord))(?:[^\S\n]|-)?[1-4](?![0-9A-Za-z])
        |(?i:(?:tour|manche|(?:vent[^\S\n]+)?dominant|vent[^\S\n]+du[^\S\n]+tour)[^\S\n]+(?:d')?(?P<round_said_fr>{_FRENCH_WIND}))(?![A-Za-zÀ-ɏ])
        |(?i:(?P<round_word>{_WIND_WORD})(?:[^\S\n]+round|(?:[^\S\n]|-)?[1-4])
        |round(?:[^\S\n]+wind)?[^\S\n]*[:=]?[^\S\n]*(?P<round_said>{_WIND_WORD}|[eswn]))(?![0-9A-Za-z]))
      |(?P<dealer>(?i:(?<!the\ )(?<!vs\ )(?<!not\ )(?<!by\ )(?<!from\ )(?<!non[\ -])dealer)
        (?={_HAND_AHEAD}|{_WIN_AHEAD})|(?i:{_MYSELF}(?:dealer|donneur))(?![A-Za-z])
        |(?i:(?<!le\ )(?<!du\ )(?<!non[\ -])donneur)(?={_HAND_AHEAD}|{_WIN_AHEAD}))
      |(?P<first_seat>(?i:first[^\S\n]+dealer|premier[^\S\n]+donneur)(?![A-Za-z]))
      |(?P<seat_fr>(?i:(?:si[eè]ge|place|joueur|je\ssuis|vent(?:[^\S\n]+(?:propre|du[^\S\n]+joueur))?)[^\S\n]+(?:d')?(?P<seat_wind_fr>{_FRENCH_WIND}))(?![A-Za-zÀ-ɏ]))
      |(?P<seat>(?i:(?P<seat_word>{_WIND_WORD})[^\S\n]+(?:seat|player|in(?=[^\S\n]+(?:{_WIND_WORD})))
        |seat(?:[^\S\n]+wind)?[^\S\n]*[:=]?[^\S\n]*(?P<seat_said>{_WIND_WORD}|[eswn]))(?![A-Za-z]))
      |(?P<ura>(?i:ura(?:[\s-]?dora)?(?:\s*ind(?:icator)?s?)?|indicateurs?\s+ura|doras?\s+cachés?)(?![A-Za-z-]))
      |(?P<red_dora>(?i:doras?\s+rouges?)(?![A-Za-zÀ-ɏ]))
      |(?P<dora>(?i:dora)(?![A-Za-z-])(?:\s*(?P<shown>(?i:ind(?:icator)?s?)(?![A-Za-z])))?
        |(?P<shown_first>(?i:indicat(?:eur|or)s?(?:\s+de\s+doras?)?)(?![A-Za-z])))
      |(?P<gone>(?i:{_GONE})(?![A-Za-zÀ-ɏ]))
      |(?P<seen>(?i:{_SEEN})(?![A-Za-zÀ-ɏ]))
      |(?P<river>(?i:{_RIVER})(?![A-Za-zÀ-ɏ]){_SAID})
      |(?P<furiten>(?i:{_NO_DENIAL}furiten)(?![A-Za-zÀ-ɏ-])(?!{_ASKED}))
      |(?P<draw>(?i:(?:je\s+)?pioche|draws?|drew|drawn|(?:tsumo(?:['’]?e?d)?|ron(?:ned|['’]?d)?)(?:\s+(?:on|sur))?|w[io]ns?\s+on)(?![A-Za-z]))
      |(?P<discarded>(?i:(?:was|is|gets|got)\s+(?:discarded|cut|thrown|dropped))(?![A-Za-z]))
      |(?P<riichi>(?i:(?<!no\ )(?<!not\ )(?<!without\ )(?<!sans\ )(?:riichi|reach))(?![A-Za-z]))
      |(?P<cut>(?i:cut(?:s|ting)?|discard(?:s|ed|ing)?
        |(?:je\s+)?(?:coupe|jette|d[ée]fausse)r?)(?![A-Za-zÀ-ɏ]))
      |(?P<turn>(?i:turn|junme?|tour)\s*\#?(?P<turn_number>[0-9]{{1,2}})(?![0-9A-Za-z]))
      |(?P<as_seat>(?i:as|i['’]?m|i\ (?:am|was|sit)|sitting)\s+(?:(?i:in|at)\s+)?
        (?P<as_wind>(?i:{_WIND_WORD})|[ESWN])(?![0-9A-Za-z]))
      |(?P<called_by>(?i:(?:kamicha|toimen|shimocha|{_SOMEBODY})\s+
        (?:just\s+)?(?:(?:discard|cut|throw|dropp?|play)(?:s|ed)?|threw|(?:a\s+)?(?:d[ée]fauss|jet|pos|coup)(?:te|[eé]))
        (?:\s+the)?)(?![A-Za-zÀ-ɏ]))
      |(?P<call>(?i:{_CALL_WORDS})(?![A-Za-z]))
      |(?P<and>(?i:and)(?![A-Za-z]))
      |(?P<honor>(?<![0-9])(?:(?i:{_ENGLISH_HONORS})(?![A-Za-z])|(?:G{{2,4}}|R{{2,4}})(?![A-Za-z0-9])))
      |(?P<honor_fr>(?<!['’])(?i:{_FRENCH_HONORS})(?![A-Za-zÀ-ɏ]))
      |(?P<label>(?<![0-9])[A-Za-z][.:)](?![0-9]))
      )
    |(?=[0-9])(?:
      (?P<red_fr>(?<![0-9A-Za-z])(?i:{_FRENCH_RED}))|
      (?P<turn_ja>(?P<turns>[0-9]{{1,2}})(?:巡目?|순째?|(?i:er|e|ème)\s+(?i:tour)|(?i:st|nd|rd|th)\s+(?i:turn)))
      |(?P<number>(?<![A-Za-z0-9])[0-9]{{1,14}}(?:(?P<count>[.:)](?![0-9])|\s?[巡本点位人枚张張翻순본점위명장판부번원국]|[\s-]?(?i:{_COUNTED})(?![A-Za-z]))|(?![0-9A-Za-z])(?!{_SUIT_BEHIND})))
      )
    |(?=[をはがも自す既前一切捨河被我已之刚剛打丢丟舍在을를내이벌방아버가은는])(?P<gone_ja>{_GONE_JA})
    |(?=[上下他庄莊对對対场場桌台在見算计計可已リ立相親别別はがも是이가은는现現현상하대친오리바보])(?P<seen_ja>{_SEEN_JA})
    |(?=[自我捨河牌舍弃棄내버])(?P<river_ja>(?:{_RIVER_JA}){_SAID})
    |(?P<first_seat_ja>起[家親莊庄])
    |(?=[フ振후])(?P<furiten_ja>(?<![不没沒無无未非])(?:フリテン|振[听聽]|후리텐)(?!{_ASKED}|{_DENIED}))
    |(?P<dealer_ko>(?<![가-힣])(?:친|오야)(?:{_NO_HANGUL}(?={_HAND_AHEAD}|{_WIN_AHEAD})|(?=이고|인데|입니다|이었|였|으로)))
    |(?P<called_zh>(?:[上下对對対他别別]家|[对對対]面)(?:(?:[がはの]|から)\s*|[打切]出?)|(?<![가-힣])(?:상가|하가|대면)(?:가|이)\s*)
    |(?P<dealer_ja>(?:親番?(?:で|なら|だと)?|[親亲]家|[庄莊]家?)(?={_HAND_AHEAD}|{_WIN_AHEAD}))
    |(?=[東东南西北自門门場场])(?:
      (?P<seat_ja>(?P<seat_wind>[東东南西北])家|[自門门][風风][は是:：]?\s*(?P<own>[東东南西北]))
      |(?P<round_ja>(?P<round_wind>[東东南西北])
        (?:[1-4１-４一二三四]局(?:{_OF_HONBA.format(group="of_honba_kyoku")})?|[場场]|[1-4１-４](?:{_OF_HONBA.format(group="of_honba_ja")})?(?![\w①-⑨]))
        |[場场][風风][は是:：]?\s*(?P<of_round>[東东南西北]))
      )
    |(?=[동남서북자장])(?<![가-힣])(?:
      (?P<seat_ko>(?P<seat_wind_ko>[동남서북])가(?:{_NO_HANGUL}|(?=이고|인데|입니다|이었|였))|자풍[은:：]?\s*(?P<own_ko>[동남서북]){_NO_HANGUL})
      |(?P<round_ko>(?P<round_wind_ko>[동남서북])(?:\s?[1-4]국(?:{_OF_HONBA.format(group="of_honba_ko")})?|장){_NO_HANGUL}
        |장풍[은:：]?\s*(?P<of_round_ko>[동남서북]){_NO_HANGUL})
      )
    |(?=<)(?:<a?:(?P<emoji>\w{{1,32}}):[0-9]{{1,20}}>|(?P<mention><[@\#/t][^<>\s]{{0,60}}>))
    |(?P<tiles>(?>(?:{_UNIT})++)(?P<tail>[A-Za-z0-9]*+))
    |(?P<ura_ja>(?:裏(?:ドラ|どら)|うらどら)(?:表示牌?|表)?|(?:[裏裡]|(?<![手牌河家这這哪那])里)(?=\s?[:：は]?\s?(?:{_UNIT}))|[里裡裏][宝寶](?:牌(?:指示牌?)?)?|뒷도라(?:\s?표시패?)?)
    |(?P<dora_ja>(?:ドラ|どら|[宝寶]牌|懸賞牌?|(?<![가-힣])도라)(?P<shown_ja>表示牌?|表|指示牌?|\s?표시패?)?
      |(?P<shown_alone>表示牌|指示牌|(?<![가-힣])표시패))
    |(?P<draw_ja>ツモ|自摸|ロン|[荣榮]和|摸到?|(?<![가-힣])(?:[쯔츠]모|론))
    |(?P<riichi_ja>(?<![不没沒無无未])立直(?!なし|せず)|リーチ(?!棒|なし|せず)|(?<![가-힣])리치(?!봉|\s?없|\s?안))
    |(?P<discarded_ja>[がは이가]?\s?(?:(?<!切り)(?<!思い)出(?:た|ました|てき(?:た|ました)|された)|나왔[가-힣]*))
    |(?P<called>[<＜](?=\s*(?:{_UNIT})[^<>＜＞\w]*(?:\n|$)))
    |(?P<cut_ja>打出?|切出?(?!る)|(?<={_TILE_END})切る|(?<!何)切る(?=[0-9]))
    |(?P<call_ja>{_CALL_WORDS_JA}|{_CALL_WORDS_KO})
    |(?P<line>\n)
    |(?P<comma>[,、;・])
    |(?P<sign_and>[/&]|と(?=[赤0-9０-９一二三四五六七八九①-⑨{HONORS}]))
    |(?P<other>[A-Za-z0-9][A-Za-z0-9'"\uFE0F\u20E3]*+|[^\x00-\x7F{_STARTS}]+|.)
    """


@cache
def word_pattern() -> re.Pattern[str]:
    """Return the pattern of one word, of a group for each sort; compiled when it is first used.

    Compiling takes a tenth of the time that importing all of the bot takes.
    """
    return re.compile(_WORD, re.VERBOSE | re.DOTALL)
