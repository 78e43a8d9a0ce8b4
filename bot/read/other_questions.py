"""What a message asks beside its hand that other commands answer, and somebody else's riichi.

``other_questions(text)`` finds "riichi or dama?", "push or fold?", "is 4p safe?" and "opponent
riichi" in six languages. They are taken out of the text before it is read: the riichi is not the
asker's, and the tile is none that was left out of the hand.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

RIICHI: Final = "riichi"
FOLD: Final = "fold"
SAFE: Final = "safe"
THREAT: Final = "threat"
FURITEN: Final = "furiten"
CHOMBO: Final = "chombo"
"""What is asked: riichi or dama, push or fold, how safe a tile is, whether this is furiten, whether
it is penalized; or who else is in riichi."""

OF_A_THREAT: Final = frozenset({FOLD, SAFE, THREAT})
"""What is asked where somebody else is in riichi."""

DEALER: Final = "dealer"
"""The dealer's riichi: beside a win it is that of the winner."""


class OtherQuestion(NamedTuple):
    """What is asked, one of the above, and the words that ask it."""

    about: str
    text: str


_END: Final = r"\s*[?？]?"
_MARK: Final = r"\s*[?？]"
_TILE: Final = (
    r"(?:(?<![A-Za-z0-9])(?:r?[0-9]{1,4}\s?(?:[mpsz]|man|pin|sou)r?|east|south|west|north|haku|hatsu"
    r"|chun|white|green|red|[ESWNPFC]|est|sud|ouest|nord|blanc|vert|rouge)(?![A-Za-z0-9])"
    r"|[赤红紅]?[0-9０-９一二三四五六七八九]{1,4}[萬万筒餅饼索条條만통삭]|[①-⑨]|[東东南西北白發発发中]"
    r"|(?<![가-힣])[동남서북백발중])"
)
_TILES: Final = (
    rf"(?:the\s+|my\s+|le\s+|la\s+|ce\s+)?"
    rf"(?:(?:\s?(?:,|and|or|et|ou|と|、|和|或|랑|/))?\s?{_TILE}){{1,4}}"
)

_RIICHI_EN: Final = r"(?:riichi|reach)"
_RIICHI_JA: Final = r"(?:リーチ|立直|リー)"
_RIICHI_KO: Final = r"(?<![가-힣])리치"
_DAMA: Final = r"(?:dama(?:ten)?|silent)"
_DAMA_JA: Final = r"(?:ダマ|だま|黙|默)(?:テン|てん|聴|听|聽)?"
_DAMA_ZH: Final = r"(?:默[听聽]|黙[听聽]|[闷悶][听聽]|不立直?|ダマ|dama)"

_ASKS: Final = {
    RIICHI: rf"""
          (?:(?:(?:should|do|shall|can|would)\s+(?:i|you|we)\s+)?(?:call\s+|declare\s+|go\s+)?
          {_RIICHI_EN}(?:\s+here)?\s*(?:,\s*|,?\s*or\s+|\s+ou\s+|/|\s+vs\.?\s+|\s*\?\s*)
          (?:stay\s+|go\s+|rester\s+)?{_DAMA}(?![A-Za-z]){_END})
        | (?:{_RIICHI_EN}\s+(?:or\s+not|ou\s+pas|or\s+no\s+riichi){_END})
        | (?:{_DAMA}\s*(?:or|ou|/|vs\.?)\s*{_RIICHI_EN}(?![A-Za-z]){_END})
        | (?:(?:should|do|shall|would)\s+(?:i|you|we)\s+(?:call\s+|declare\s+|go\s+)?{_RIICHI_EN}
          (?![A-Za-z])(?:\s+(?:here|this|or\s+not))?{_END})
        | (?:(?:dois-je|faut-il|je\s+dois|est-ce\s+que\s+je)\s+(?:déclarer\s+|faire\s+
          |passer\s+)?(?:le\s+)?{_RIICHI_EN}(?![A-Za-z]){_END})
        | (?:{_RIICHI_JA}(?:する)?\s*(?:か|or|、|/|・|[?？])\s*(?:それとも|or)?\s*{_DAMA_JA}
          (?:にする|です)?か?
          {_END})
        | (?:{_RIICHI_JA}\s*{_DAMA_JA}(?:にする|です)?(?:か|{_MARK}))
        | (?:{_DAMA_JA}(?:にする)?\s*(?:か|or|、|/|・|[?？])\s*(?:それとも)?\s*{_RIICHI_JA}
          (?:する|です)?か?
          {_END})
        | (?:{_RIICHI_JA}(?:する|します|すべき|した(?:ほう|方)がいい|していい|で(?:いい|良い)
          |かける|いく
          |行く)(?:です|でしょう)?(?:か|{_MARK}){_END})
        | (?:{_RIICHI_JA}好?\s*(?:[还還]是|或者?|or)\s*{_DAMA_ZH}(?:好)?[吗嗎呢]?{_END})
        | (?:{_DAMA_ZH}好?\s*(?:[还還]是|或者?|or)\s*{_RIICHI_JA}(?:好)?[吗嗎呢]?{_END})
        | (?:(?:要不要|[该該]不[该該]|能不能|[应應][该該]|要){_RIICHI_JA}(?:[吗嗎呢]|{_MARK})
          {_END})
        | (?:(?:要不要|[该該]不[该該]){_RIICHI_JA}|立不立直?{_END})
        | (?:{_RIICHI_KO}(?:를)?\s*(?:할까요?|걸까요?|칠까요?|갈까요?|인가요?|냐)?\s*(?:,|/|아니면
          |or|또는|vs)?\s*다마(?:텐)?(?:로)?\s*(?:할까요?|인가요?|갈까요?|냐)?{_END})
        | (?:다마(?:텐)?\s*(?:할까요?)?\s*(?:,|/|아니면|or|또는)\s*{_RIICHI_KO}\s*(?:할까요?)?
          {_END})
        | (?:{_RIICHI_KO}(?:를)?\s*(?:할까요?|걸까요?|칠까요?|해야\s*(?:하나요?|할까요?|돼요?))
          {_END})
        | (?:(?<![A-Za-z])(?:{_RIICHI_EN}(?![A-Za-z])|{_RIICHI_JA}[吗嗎么]?|{_RIICHI_KO}){_MARK}
          |立直[吗嗎么])
        | (?:(?:is\s+it\s+|is\s+this\s+|is\s+that\s+)?worth\s+(?:a\s+)?{_RIICHI_EN}(?:ing)?
          (?:\s+here)?{_END})
        | (?:(?:je\s+)?riichi\s+ou\s+(?:je\s+)?(?:reste\s+)?(?:en\s+)?dama{_END})
        | (?:{_RIICHI_EN}\s+(?:here|ici|now|maintenant){_MARK})
        | (?:(?<![A-Za-z])(?:stay\s+)?dama(?:ten)?{_MARK})
        | (?:{_DAMA_JA}(?:で(?:いい|OK)|にする|すべき|する)?(?:です)?(?:か|{_MARK}))
        | (?:{_RIICHI_KO}(?:를)?\s*(?:해도|걸어도)\s*(?:돼요?|되나요?|될까요?|괜찮[가-힣]*){_END})
        | (?:is\s+{_RIICHI_EN}\s+(?:good|right|ok|okay|correct|better|best|worth\s+it)
          (?:\s+here)?{_END})
        | (?:{_RIICHI_EN}\s+(?:on\s+|with\s+)?this(?:\s+hand)?{_MARK})
    """,
    FOLD: rf"""
          (?:(?:(?:should|do|shall|would)\s+(?:i|you|we)\s+)?(?:push(?:ing)?|fold(?:ing)?)\s*
          (?:or|/|vs\.?|,)\s*(?:push(?:ing)?|fold(?:ing)?|betaori|defend)(?![A-Za-z]){_END})
        | (?:(?:should|do|shall|would)\s+(?:i|you|we)\s+(?:push|fold|defend|betaori
          |keep\s+pushing)(?![A-Za-z])(?:\s+(?:here|this|now))?{_END})
        | (?:(?:push|fold|betaori){_MARK})
        | (?:(?:attaque[rz]?|attaquer|pousser|push(?:er)?|foncer)\s+ou\s+(?:d[ée]fen(?:se|dre|d)|
          (?:se|me)\s+coucher|fold(?:er)?|plier|betaori){_END})
        | (?:(?:dois-je|faut-il)\s+(?:d[ée]fendre|(?:se|me)\s+coucher|pousser|attaquer|fold
          (?:er)?|push(?:er)?|plier){_END})
        | (?:押し?引き(?:は|が|を)?(?:どう(?:する|します|です)?か?|教えて)?{_END})
        | (?:(?:押す|押し|行く|攻める|ゼンツ|全ツ)(?:か|[?？、・/])\s*(?:それとも)?\s*(?:降り(?:る
          |ます)?|オリ(?:る|ます)?|引く|ベタオリ|守る)(?:べき|です)?か?{_END})
        | (?:(?:押す|押し|降りる|オリる|オリ|ベタオリ|全ツ|ゼンツ)(?:べき|ます|た(?:ほう
          |方)がいい|して(?:いい
          |大丈夫))?(?:です)?(?:か|[?？]){_END})
        | (?:(?:[该該要])?(?:推|攻|押|进攻|進攻|冲|衝)(?:牌)?\s*(?:[还還]是|或|or)\s*
          (?:[该該要])?(?:[弃棄]和?|守|兜|退
          |防守|[弃棄]牌|不推|撤)(?:牌)?(?:好)?[呢]?{_END})
        | (?:(?:要不要|[该該]不[该該]|[应應]不[应應][该該])(?:继续|繼續)?(?:推|[弃棄]和|[弃棄]牌
          |兜牌?
          |守|防守|撤|攻)(?:牌)?{_END})
        | (?:(?<![가-힣])(?:밀까요?|밀어야|미나요|푸시|공격(?:할까요?)?)\s*(?:,|/|아니면|or|또는
          |vs)?\s*(?:접을까요?|접나요|오리(?:할까요?)?|폴드|수비(?:할까요?)?|베타오리(?:할까요?)?
          |내릴까요?){_END})
        | (?:(?<![가-힣])(?:밀까요?|접을까요?|오리할까요?|베타오리할까요?|밀어야\s*(?:하나요?
          |할까요?)
          |접어야\s*(?:하나요?|할까요?)|내려야\s*(?:하나요?|할까요?)){_END})
        | (?:(?:[该該应應要能]|[还還]要|[还還]能|可以)(?:继续|繼續)?(?:推|[弃棄]和|[弃棄]牌
          |兜牌?|防守|撤|攻)(?:牌)?[吗嗎么]{_END})
        | (?:(?<![가-힣])(?:밀어도|접어도|오리해도)\s*(?:돼요?|되나요?|될까요?|괜찮[가-힣]*)
          {_END})
        | (?:je\s+(?:pousse|me\s+couche|fold|push|d[ée]fends|attaque){_MARK})
        | (?:(?:is\s+it\s+)?time\s+to\s+(?:push|fold|defend){_END})
    """,
    SAFE: rf"""
          (?:(?:is|are)\s+(?:discarding\s+|cutting\s+)?{_TILES}\s+(?:\w+\s+)?(?:safer?|dangerous
          |genbutsu|suji)(?![A-Za-z])(?:\s+(?:here|now))?{_END})
        | (?:how\s+(?:safe|dangerous)\s+(?:is|are|would)\s+{_TILES}(?:\s+be)?{_END})
        | (?:(?:is\s+it\s+safe|safe)\s+to\s+(?:cut|discard|drop|throw|play)\s+{_TILES}{_END})
        | (?:(?:what|which)(?:\s+tiles?)?(?:['’]s|\s+is|\s+are)?(?:\s+the)?(?:\s+my)?\s+(?:safest
          |most\s+safe|safe)(?:\s+(?:tile|cut|discard|one|here))?{_END})
        | (?:{_TILES}\s+(?:safe|sûre?|safes)\s*[?？])
        | (?:(?:est-ce\s+que\s+)?{_TILES}\s+(?:est|c['’]est|sont)(?:-ils?|-elles?|-ce)?\s+
          (?:sûre?s?|safe|dangereu(?:x|se)s?){_END})
        | (?:quelles?\s+(?:est\s+la\s+|sont\s+les\s+)?tuiles?\s+(?:est\s+|sont\s+)?(?:la\s+
          |les\s+)?(?:plus\s+)?(?:sûres?|safe){_END})
        | (?:{_TILES}(?:って|は|が|なら)?\s*(?:安全(?:牌)?|危険(?:牌)?|危ない|現物|通り(?:ます
          |そう)|通る|切れ(?:る|ます)|当たり(?:ます|そう)|当たる)(?:です|でしょう)?(?:か|{_MARK})
          {_END})
        | (?:(?:どれが|何が|一番|いちばん)+(?:安全(?:牌)?)(?:です)?か?{_END}|安全牌(?:は|って)?
          (?:どれ|何|なに|あり(?:ます)?|ある)?(?:です)?(?:か|{_MARK}){_END})
        | (?:(?:打|切)?{_TILES}(?:够|夠|算)?\s*(?:安全|危[险險]|能打|打得|能[过過])(?:[吗嗎么]|
          {_MARK}){_END})
        | (?:打?{_TILES}(?:安不安全|会不会(?:放|点)[铳炮]|會不會放[銃槍]|会(?:放|点)[铳炮][吗么]
          |會放[銃槍]嗎){_END})
        | (?:(?:哪|打哪|切哪)[张張个個]?(?:牌)?(?:是)?(?:比较|比較|最)?安全(?:[吗嗎呢])?{_END}
          |安全牌(?:是)?(?:哪|什[么麼]|有)[^\n]{{0,6}}{_MARK})
        | (?:{_TILES}(?:은|는|이|가)?\s*(?:안전|위험)(?:한가요?|할까요?|해요?|하나요?|패인가요?
          |패)?{_END})
        | (?:(?:어떤|어느|무슨)\s*패가\s*(?:제일|가장)?\s*안전(?:한가요?|할까요?|해요?|하나요?)
          {_END}|안전패(?:는|가)?\s*(?:뭐|어느|무엇|어떤)?[^\n?？]{{0,8}}{_MARK})
    """,
    THREAT: rf"""
          (?:(?:against|vs\.?|versus|facing|into|contre|face\s+à)\s+(?:an?\s+|the\s+|un\s+
          |le\s+)?(?:(?:dealer|toimen|kamicha|shimocha|opponent)(?:['’]s)?\s+)?{_RIICHI_EN}
          (?![A-Za-z]))
        | (?:(?:he|she|they|somebody|someone|somebody\s+else|every(?:one|body)|(?:[23]\s+|two\s+
          |three\s+|the\s+|both\s+)?others|an?\s*other\s+player|one\s+player|
          (?:an?\s+|the\s+|my\s+)?(?:opponents?|opps?|enemy)|kamicha|toimen|shimocha|
          (?:the\s+)?(?:left|right|across)(?:\s+player)?|(?:the\s+)?player\s+(?:on|to)\s+(?:my
          |the)\s+(?:left|right)|(?:the\s+)?dealer(?=\s+(?:is|has|in|just|declared|called)))
          (?:['’]s)?(?:\s+(?:is|has|was|are|have|had|just|already|declare[sd]?|calls?|called
          |in|now|also)){{0,4}}\s+(?:in\s+)?(?:{_RIICHI_EN}(?:['’]?e?d|e?s)?)(?![A-Za-z]
          |\s+sticks?))
        | (?:{_RIICHI_EN}\s+(?:from|by|on)\s+(?:the\s+|my\s+)?(?:left|right|across|toimen|kamicha
          |shimocha|dealer|opponents?)(?:\s+player)?(?![A-Za-z]))
        | (?:(?:l['’]adversaire|(?:un|mon)\s+adversaire|(?:(?:le|un)\s+)?(?:autre\s+)?joueur
          (?:\s+(?:de|à)\s+(?:gauche|droite)|\s+d['’]en\s+face)?|en\s+face|toimen|kamicha
          |shimocha|quelqu['’]un|il|elle|le\s+donneur)(?:\s+(?:est|a|vient|de|d['’][êe]tre
          |déclare|déclaré|s['’]est|mis|en|annonce|annoncé|fait|déjà|le|un)){{0,5}}\s+
          {_RIICHI_EN}(?![A-Za-z]))
        | (?:(?:[上下対对對]家|[対对對]面|他[家们們]?|[别別]家|[别別]人|相手|誰か|[对對]手
          |有人|有家|トイメン
          |カミチャ|シモチャ|親(?=(?:が|から|の)))(?:から|[がはのもに])?(?:已[经經]|已|也
          |[刚剛才]|宣告|宣言|先制|追っかけ|[对對我]){{0,3}}(?:リーチ|立直)(?:中|者|され(?:た|て
          (?:いる|る)?)|(?:が)?入っ(?:た|て(?:いる|る|い?ます)?)|して(?:いる|る)|した|です|あり|了
          |[过過])?)
        | (?:(?:先制リーチ|リーチ(?:を)?(?:受けて|されて|が入って|がかかって)|被(?:人)?立直
          |面[对對](?:立直
          |リーチ))(?:いる|る|ます)?)
        | (?:(?<![가-힣])(?:상가|하가|대면|상대(?:방)?|남(?=[이의])|누가|오야가|친이|다른\s?
          (?:사람
          |플레이어|집))
          (?:이|가|의|도|한테서?|에게서?|에서|는|은)?\s*(?:먼저\s*|선제\s*|이미\s*)?리치
          (?:를)?\s*(?:걸었(?:어요?|음|다|습니다|는데)?|했(?:어요?|음|다|습니다|는데)?|중|상태|왔
          (?:어요?|음|다)?|들어왔(?:어요?|음|다)?)?)
        | (?:{_RIICHI_EN}\s+adverses?(?![A-Za-z]))
    """,
    FURITEN: rf"""
          (?:(?:am|is|was|will|would|does|are)\s+(?:i|this|it|that|we|my\s+(?:hand|wait))
          (?:\s+(?:be|in|hand|wait|still|now|count|as|already|even|really)){{0,3}}\s+furiten
          (?![A-Za-z])(?:\s+(?:here|now))?{_END})
        | (?:(?:(?:est-ce(?:\s+que)?|c['’]est|suis-je|je\s+suis|on\s+est)\s+)*(?:(?:en|du|un)\s+)?
          (?<![A-Za-z])furiten(?:\s+(?:here|ici|now|ou\s+pas|or\s+not))?{_MARK})
        | (?:suis-je\s+(?:en\s+)?furiten{_END})
        | (?:(?:これ(?:って|は)?)?フリテン(?:に(?:なり?ます|なる|なっ?て(?:い?ます|い?る))|です
          |でしょう)?(?:よね)?(?:か|{_MARK}){_END})
        | (?:(?:是不是|算不算|[会會]不[会會]|算|[会會])?振[听聽](?:了)?(?:[吗嗎么]|{_MARK}){_END})
        | (?:(?:是不是|算不算|[会會]不[会會])振[听聽]{_END})
        | (?:(?<![가-힣])후리텐(?:인가요?|일까요?|입니까|이에요|인지요?|(?:이|에)?\s?되나요
          |맞나요?|이?\s?맞나요?){_END})
        | (?:(?<![가-힣])후리텐{_MARK})
    """,
    CHOMBO: rf"""
          (?:(?:is|was|would|does|will)\s+(?:this|it|that)(?:\s+(?:be|a|count|as)){{0,3}}\s+
          cho[mn]bo(?![A-Za-z]){_END})
        | (?:(?:(?:est-ce(?:\s+que)?|c['’]est)\s+)*(?:une?\s+)?(?<![A-Za-z])cho[mn]bo{_MARK})
        | (?:(?:これ(?:って|は)?)?チョンボ(?:に(?:なり?ます|なる)|です|でしょう)?(?:か|{_MARK})
          {_END})
        | (?:(?:是不是|算不算|算|是)?(?:[错錯诈詐][和胡])(?:[吗嗎么]|{_MARK}){_END})
        | (?:(?:是不是|算不算)(?:[错錯诈詐][和胡]){_END})
        | (?:(?<![가-힣])[촌쵼]보(?:인가요?|일까요?|입니까|예요|인지요?|(?:가)?\s?되나요){_END})
        | (?:(?<![가-힣])[촌쵼]보{_MARK})
    """,
    DEALER: r"""
          (?:(?:the\s+)?dealer\s+(?:riichi|reach)(?:ed|s)?(?![A-Za-z]))
        | (?:(?:[庄莊]家|親家?)(?:已[经經]|宣告|也)?(?:リーチ|立直)了?|(?<![가-힣])(?:친
          |오야)\s?리치)
    """,
}  # fmt: skip

_OF_A_WIN: Final = re.compile(
    r"(?<![A-Za-z])(?:ron(?:ned)?|tsumo(?:ed)?|w[io]n)(?![A-Za-z])|ロン|ツモ|自摸|[荣榮]和|和了|(?<![가-힣])(?:론|[쯔츠]모)",
    re.IGNORECASE,
)
"""Words beside which "riichi?" asks for the price with riichi, and a dealer's riichi is mine."""

_OF_RIICHI: Final = "riichi|reach|立直|リー|리치"
_HINTS: Final = {
    RIICHI: f"{_OF_RIICHI}|dama|ダマ|立不",
    FOLD: "push|fold|betaori|pousse|attaqu|foncer|plier|coucher|d[ée]fen|押|降り|オリ|ツ|推|攻|守"
    "|[弃棄]|兜|能|밀|접|푸시|공격|오리|내려",
    SAFE: "safe|dangerous|genbutsu|suji|sûre?|dangereu|安全|危|現物|通|切れ|当た|放|能|打得"
    "|안전|위험",
    FURITEN: "furiten|フリテン|振[听聽]|후리텐",
    CHOMBO: "cho[mn]bo|チョンボ|[错錯诈詐][和胡]|[촌쵼]보",
    THREAT: _OF_RIICHI,
    DEALER: _OF_RIICHI,
}
"""A word that stands in each question about a topic: a text without one is not searched for it, and
its pattern, which takes up to 20 ms, is not compiled."""

_HINT: Final = re.compile("|".join(_HINTS.values()), re.IGNORECASE)


BEFORE: Final = 40
BEHIND: Final = 60
"""Signs around such a word in which its question stands."""

MOST_HINTS: Final = 12
"""Most such words of a message that are looked at."""


def other_questions(texts: Iterable[str]) -> tuple[tuple[OtherQuestion, ...], list[str]]:
    """Return what the texts of a message ask so, and the texts without these questions."""
    asked: list[OtherQuestion] = []
    rest = []
    left = MOST_HINTS
    for text in texts:
        at, pieces = 0, []
        is_won = _OF_A_WIN.search(text) is not None
        for hint in _HINT.finditer(text):
            if hint.start() < at or left <= 0:
                continue
            left -= 1
            start, end = max(at, hint.start() - BEFORE), hint.end() + BEHIND
            found = _first(text, start, end, is_won=is_won)
            if found is not None:
                about, (start, end) = found
                kind = THREAT if about == DEALER else about
                asked.append(OtherQuestion(kind, text[start:end].strip()))
                pieces.append(text[at:start])
                at = end
        rest.append(" ".join([*pieces, text[at:]]))
    is_about_it = any(it.about in {FOLD, SAFE} for it in asked)
    return tuple(it for it in asked if not (is_about_it and it.about == THREAT)), rest


def _first(text: str, start: int, end: int, *, is_won: bool) -> tuple[str, tuple[int, int]] | None:
    """Return what is asked first in a part of a text, and where; the longer of two there."""
    found = [
        (about, match.span())
        for about in _ASKS
        if not (about in {RIICHI, DEALER} and is_won)
        and re.search(_HINTS[about], text[start:end], re.IGNORECASE)
        and (match := _pattern(about).search(text, start, end))
    ]
    return min(found, key=lambda it: (it[1][0], -it[1][1]), default=None)


@cache
def _pattern(about: str) -> re.Pattern[str]:
    return re.compile(_ASKS[about], re.IGNORECASE | re.VERBOSE)
