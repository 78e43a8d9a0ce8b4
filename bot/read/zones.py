"""A time zone as people name it: by a city in any of the languages, an abbreviation, an offset."""

import re
from collections.abc import Collection
from typing import Final
from unicodedata import normalize

_CITIES: Final = {
    "Asia/Tokyo": "tokyo 東京 东京 도쿄 大阪 osaka 京都 kyoto 日本 japan japon 일본 jst",
    "Asia/Seoul": "séoul ソウル 서울 首爾 首尔 韓国 韓國 韩国 한국 부산 busan korea corée kst",
    "Asia/Taipei": "taipei 台北 臺北 타이베이 台湾 台灣 臺灣 taiwan taïwan",
    "Asia/Shanghai": "shanghai 上海 상하이 北京 beijing pékin 베이징 中国 中國 china chine",
    "Asia/Hong_Kong": "香港 홍콩 hkt",
    "Asia/Singapore": "singapour シンガポール 新加坡 싱가포르 sgt",
    "Europe/Paris": "パリ 巴黎 파리 france フランス lyon marseille",
    "Europe/Berlin": "ベルリン 柏林 베를린 germany allemagne munich cet cest",
    "Europe/London": "londres ロンドン 倫敦 伦敦 런던 england uk bst gmt/bst",
    "Europe/Brussels": "bruxelles",
    "Europe/Zurich": "zürich genève geneva",
    "Europe/Moscow": "moscou モスクワ 莫斯科 모스크바 msk",
    "America/New_York": "ニューヨーク 紐約 纽约 뉴욕 boston est edt et us/eastern",
    "America/Chicago": "シカゴ 芝加哥 시카고 us/central",
    "America/Denver": "mst mdt us/mountain",
    "America/Los_Angeles": "ロサンゼルス 洛杉磯 洛杉矶 로스앤젤레스 seattle pst pdt us/pacific",
    "America/Toronto": "montréal montreal québec トロント 多倫多 多伦多 토론토",
    "America/Sao_Paulo": "são-paulo サンパウロ",
    "Australia/Sydney": "シドニー 雪梨 悉尼 시드니 aest aedt",
    "Pacific/Honolulu": "hawaii ホノルル us/hawaii hst",
    "UTC": "utc gmt z",
}
"""Names beside those of IANA, without spaces; an abbreviation stands for the zone that uses it."""

_OF_NAME: Final = {name: zone for zone, names in _CITIES.items() for name in names.split()}

_OFFSETS: Final = {
    -10: "Pacific/Honolulu", -7: "America/Phoenix", -6: "America/Costa_Rica", -5: "America/Bogota",
    -4: "America/La_Paz", -3: "America/Sao_Paulo", 0: "UTC", 1: "Africa/Lagos", 2: "Africa/Tripoli",
    3: "Europe/Moscow", 4: "Asia/Dubai", 5: "Asia/Karachi", 6: "Asia/Dhaka", 7: "Asia/Bangkok",
    8: "Asia/Singapore", 9: "Asia/Tokyo", 10: "Australia/Brisbane",
}  # fmt: skip
"""A zone of each offset whose clock never changes."""

_OFFSET: Final = re.compile(r"(?:utc|gmt)?([+-]\d{1,2})(?::?00)?")


def read_zone(text: str, known: Collection[str]) -> str | None:
    """Return the name among those ``known`` that a text means: Berlin, 東京, JST, UTC+9."""
    wanted = "-".join(normalize("NFKC", text).casefold().split()).replace("−", "-")
    names = {name.casefold(): name for name in known}
    places = {name.rsplit("/", 1)[-1].casefold(): name for name in sorted(known, reverse=True)}
    spoken = wanted.replace("-", "_")
    offset = _OFFSET.fullmatch(wanted)
    found = (
        names.get(spoken)
        or places.get(spoken)
        or _OF_NAME.get(wanted)
        or (_OFFSETS.get(int(offset[1])) if offset else None)
    )
    return found if found in known else None
