"""Lists of yaku that players say in one word, メンタンピン and 立平断, as separate words."""

import re
from typing import Final

_PARTS: Final = {
    "タン": "断么九", "断": "断么九", "斷": "断么九", "탄": "断么九", "탕": "断么九",
    "ピン": "平和", "平": "平和", "핀": "平和", "핑": "平和",
    "三色": "三色", "一発": "一発", "ツモ": "ツモ", "ヅモ": "ツモ", "のみ": "",
}  # fmt: skip
_KEPT: Final = frozenset({"一発", "ツモ"})
"""Parts that say how a hand was won; the others are counted from its tiles."""

_YAKU: Final = "タン|断|斷|ピン|平|三色"
_REST: Final = f"(?:{_YAKU}|一発|ツモ|ヅモ|のみ)"
_LIST: Final = re.compile(
    "(?<![ァ-ヶー])(?:"
    rf"(?P<riichi>メン(?=(?:一発)?(?:{_YAKU}))|リー(?={_REST})|立(?=断|斷|平|のみ))(?P<rest>{_REST}+)"
    rf"|(?P<dama>(?:メンツモ|タン(?=ピン)|断(?=平)|平(?=断)){_REST}*)"
    "|(?P<riichi_ko>(?<![가-힣])멘)(?P<rest_ko>[탄탕핀핑]+))"
)
_PART: Final = re.compile("|".join(_PARTS))


def in_full(text: str) -> str:
    """Return a text with each word of such a list by itself: リーのみ is 立直."""
    return _LIST.sub(lambda found: f" {' '.join(_words(found))} ", text)


def in_place(text: str) -> str:
    """Return a text of the same length that says how a hand was won, without what is counted."""

    def instead(found: re.Match[str]) -> str:
        kept = [word for word in _words(found) if word in _KEPT or word == "立直"]
        return " ".join(kept)[: len(found[0])].ljust(len(found[0]))

    return _LIST.sub(instead, text)


def _words(found: re.Match[str]) -> list[str]:
    riichi = ["立直"] if found["riichi"] or found["riichi_ko"] else []
    rest = found["rest"] or found["dama"] or found["rest_ko"]
    return riichi + [word for part in _PART.findall(rest) if (word := _PARTS[part])]
