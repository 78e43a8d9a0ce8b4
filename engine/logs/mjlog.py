"""Tenhou's XML: the files of its server, and what its client receives.

A tile is one of 136 ids. A tag of a draw or discard is a letter for the seat and an id:
``<T52/><D52/>``.
"""

from collections.abc import Mapping
from itertools import chain
from string import digits
from typing import Final
from xml.parsers import expat

from engine.tiles import NORTH, RED_FIVES, Tile

from .events import (
    Ending,
    Event,
    Format,
    Game,
    LogError,
    LogReason,
    Round,
    What,
    Won,
    broken,
    too_much,
)
from .limits import MOST_ATTRIBUTES, MOST_TAGS, check_rounds, of_seats
from .reading import hand_of_13, no_rounds, read_rounds, summed

Attributes = Mapping[str, str]
Tag = tuple[str, str, Attributes]
"""Letters, id (empty where there is none), attributes."""

_DRAWERS: Final = "TUVW"
_CUTTERS: Final = "DEFG"
_TURNS: Final = frozenset(_DRAWERS + _CUTTERS)
_NO_REDS, _NO_OPEN_TANYAO, _THREE_PLAYERS = 2, 4, 16
_USUAL_TYPE: Final = "9"
_RED_IDS: Final = dict(zip((16, 52, 88), RED_FIVES, strict=True))

_CUT_OFF: Final = expat.errors.XML_ERROR_NO_ELEMENTS
"""The XML has no end, as that of a game which is saved before it is over."""

_AT_ITS_EDGE: Final = frozenset(
    {expat.errors.XML_ERROR_UNCLOSED_TOKEN, expat.errors.XML_ERROR_TAG_MISMATCH}
)
"""Half a tag, or the end of a root that begins elsewhere: behind the last tag they cost nothing."""

_ENDINGS: Final = {
    "yao9": Ending.NINE_KINDS,
    "reach4": Ending.FOUR_RIICHI,
    "ron3": Ending.THREE_RONS,
    "kan4": Ending.FOUR_KANS,
    "kaze4": Ending.FOUR_WINDS,
    "nm": Ending.NAGASHI,
}


def read_mjlog(text: str) -> Game:
    """Read the XML of a file, or of a client, bare or in lines "Get: <...>".

    Raises LogError for no round.
    """
    if "Get: <" in text:
        lines = (line.strip().partition("Get:") for line in text.splitlines())
        text = "\n".join("" if before else tag for before, _, tag in lines)
    tags = _Tags()
    damage = tags.read(text)
    head, *parts = tags.parts
    if not parts:
        raise damage or no_rounds()
    about = next((attributes for name, _, attributes in head if name == "GO"), {})
    kind = int(about.get("type", _USUAL_TYPE))
    seats = _seats(parts, by_type=bool(kind & _THREE_PLAYERS))
    has_reds = not kind & _NO_REDS
    is_client = any("hai" in init for (_, _, init), *_ in parts)

    def round_of(part: list[Tag]) -> Round:
        if damage is not None and part is parts[-1]:
            raise damage
        return _RoundTags(seats, has_reds=has_reds, is_client=is_client).read(part)

    rounds, faults = read_rounds(parts, round_of)
    return Game(
        Format.CLIENT if is_client else Format.MJLOG,
        rounds,
        red_fives=has_reds,
        open_tanyao=not kind & _NO_OPEN_TANYAO,
        final=_final(parts),
        faults=faults,
    )


class _Tags:
    """The tags of an XML text; the first of ``parts`` stands before the first round.

    The text stands inside a root of our own: what a client receives has none, and there no document
    type, and thus no entity, can be declared.
    """

    def __init__(self) -> None:
        self.parts: list[list[Tag]] = [[]]

    def read(self, text: str) -> LogError | None:
        """Read a text; return the error that hides tags behind it, None where there is none."""
        if text.count("<") > MOST_TAGS:
            raise too_much("tags", MOST_TAGS)
        # Our root can hold no XML declaration, and XML no zeros, which a client has between tags.
        inside = text.replace("<?xml", "<?log").replace("\0", "")
        whole = f"<log>\n{inside}".encode(errors="replace")
        parser = expat.ParserCreate("utf-8")
        parser.StartElementHandler = self._begin
        try:
            parser.Parse(whole, True)  # noqa: FBT003 - it takes no names
        except expat.ExpatError as error:
            what = expat.ErrorString(error.code)
            hides_none = what in _AT_ITS_EDGE and whole.count(b"<", parser.ErrorByteIndex) < 2
            if what == _CUT_OFF or hides_none:
                return None
            return broken(f"{what} at line {error.lineno - 1}, column {error.offset + 1}")
        return None

    def _begin(self, name: str, attributes: Attributes) -> None:
        if len(attributes) > MOST_ATTRIBUTES:
            raise too_much("attributes", MOST_ATTRIBUTES)
        letters = name.rstrip(digits)
        if letters in ("INIT", "REINIT"):
            self.parts.append([])
            check_rounds(len(self.parts) - 1)
        self.parts[-1].append((letters, name[len(letters) :], attributes))


def _seats(parts: list[list[Tag]], *, by_type: bool) -> tuple[int, ...]:
    """The seats that play: of three players, all but the one that has no score and never draws.

    That is seat 3 in files; a client calls its own player 0, so it may be 1 or 2 there.
    """
    scores = [attributes.get("ten", "").split(",") for (_, _, attributes), *_ in parts]
    drawers = {_DRAWERS.find(name.upper()) for name, *_ in chain(*parts) if len(name) == 1}
    empty = [
        seat
        for seat in (3, 2, 1, 0)
        if seat not in drawers and all(row[seat : seat + 1] in (["0"], []) for row in scores)
    ]
    is_three = by_type or (bool(empty) and len(scores[0]) == 4)
    if not is_three:
        return (0, 1, 2, 3)
    missing = empty[0] if empty else 3
    return tuple(seat for seat in range(4) if seat != missing)


def _final(parts: list[list[Tag]]) -> tuple[int, ...] | None:
    """The scores at the end: ``owari`` has hundreds of points and the uma in turns."""
    for _, _, attributes in chain(*parts):
        if "owari" in attributes:
            hundreds = attributes["owari"].split(",")[::2]
            return of_seats([round(100 * float(each)) for each in hundreds])
    return None


def _ids(text: str) -> list[int]:
    return [int(each) for each in text.split(",")] if text.strip() else []


def _hundreds(text: str) -> tuple[int, ...]:
    return of_seats([100 * each for each in _ids(text)])


class _RoundTags:
    """One round's tags, in order, become its events."""

    def __init__(self, seats: tuple[int, ...], *, has_reds: bool, is_client: bool) -> None:
        self.seats = seats
        self.reds = _RED_IDS if has_reds else {}
        self.is_client = is_client
        self.events: list[Event] = []
        self.wins: list[Won] = []
        self.draw: Ending | None = None
        self.deltas: list[tuple[int, ...]] = []
        self.drawn: str | None = None
        self.declares = False
        self.kans_to_show = 0
        self.held: list[Event] = []

    def read(self, part: list[Tag]) -> Round:
        """Return the round; raise LogError or an error of damaged data."""
        (name, _, init), *tags = part
        if name == "REINIT":
            raise LogError(
                "it was joined in the middle, after a lost connection",
                reason=LogReason.RECONNECTED,
            )
        for name, number, attributes in tags:
            if name.upper() in _TURNS:
                self._turn(name, number)
            elif name in ("AGARI", "RYUUKYOKU"):
                self._end(name, attributes)
            elif not self._is_over:
                self._tell(name, attributes)
        self.events += self.held
        return self._round(init)

    def _round(self, init: Attributes) -> Round:
        index, honba, sticks, _, _, dora = _ids(init["seed"])
        dealt = [init.get(f"hai{seat}", "") for seat in range(4)]
        if "hai" in init:
            dealt[0] = init["hai"]
        return Round(
            index,
            honba,
            sticks,
            dealer=int(init["oya"]),
            seats=self.seats,
            scores=_hundreds(init["ten"]),
            dora=self._tile(dora),
            hands=tuple(hand_of_13(map(self._tile, _ids(hand))) for hand in dealt),
            events=tuple(self.events),
            wins=tuple(self.wins),
            draw=self.draw,
            deltas=summed(self.deltas),
        )

    @property
    def _is_over(self) -> bool:
        return bool(self.wins) or self.draw is not None

    def _tile(self, number: int) -> Tile:
        if not 0 <= number < 136:
            raise broken(f"{number} is the id of no tile")
        return self.reds.get(number, number // 4)

    def _turn(self, letter: str, number: str) -> None:
        """A draw or a discard; a letter without an id is a draw that is not shown."""
        seat = _DRAWERS.find(letter.upper())
        if self._is_over or not (number or (self.is_client and seat >= 0)):
            return
        if seat >= 0:
            self.drawn = number
            tile = self._tile(int(number)) if number else None
            self.events.append(Event(What.DRAW, seat, tile))
            return
        seat = _CUTTERS.index(letter.upper())
        tsumogiri = letter.islower() if self.drawn == "" else self.drawn == number
        tile = self._tile(int(number))
        self.events.append(
            Event(What.DISCARD, seat, tile, tsumogiri=tsumogiri, declares=self.declares)
        )
        self.drawn, self.declares = None, False
        self._show_indicators()

    def _tell(self, name: str, attributes: Attributes) -> None:
        if name == "DORA":
            self._dora(Event(What.DORA, tile=self._tile(int(attributes["hai"]))))
        elif name == "N":
            self._call(int(attributes["who"]), int(attributes["m"]))
        elif name == "REACH":
            self.declares = attributes["step"] == "1"
            what = What.RIICHI if self.declares else What.ACCEPTED
            self.events.append(Event(what, int(attributes["who"])))

    def _dora(self, event: Event) -> None:
        """An indicator: of an open or added kan it is sent with the cut, but stands before it.

        The player who cuts has not seen it. Of a closed kan it is turned over at once.
        """
        if self.kans_to_show and self.events[-1].what is What.DRAW:
            self.held.append(event)
        else:
            self.events.append(event)
        self.kans_to_show = max(0, self.kans_to_show - 1)

    def _show_indicators(self) -> None:
        self.events += self.held
        self.held = []

    def _call(self, seat: int, code: int) -> None:
        event = self._event_of(seat, code)
        self.events.append(event)
        self.drawn = None
        self._show_indicators()
        self.kans_to_show += event.what in (What.OPEN_KAN, What.ADDED_KAN)

    def _event_of(self, seat: int, code: int) -> Event:
        """Return the call, kan or north that a number of 16 bits stands for.

        Its two lowest bits tell the source, in places of four players.
        """
        source = (seat + (code & 3)) % 4
        if code & 4:
            which, called = divmod(code >> 10, 3)
            first = which // 7 * 9 + which % 7
            ids = [4 * (first + at) + (code >> 3 + 2 * at & 3) for at in range(3)]
            return self._called(What.CHI, seat, ids, called, source)
        if code & 0x18:
            which, called = divmod(code >> 9, 3)
            spare = code >> 5 & 3
            ids = [4 * which + at for at in range(4) if at != spare]
            if code & 8:
                return self._called(What.PON, seat, ids, called, source)
            return Event(What.ADDED_KAN, seat, self._tile(4 * which + spare))
        if code & 0x20:
            return Event(What.NUKI, seat, NORTH)
        which, called = divmod(code >> 8, 4)
        ids = [4 * which + at for at in range(4)]
        if code & 3:
            return self._called(What.OPEN_KAN, seat, ids, called, source)
        return Event(What.CLOSED_KAN, seat, own=tuple(sorted(map(self._tile, ids))))

    def _called(self, what: What, seat: int, ids: list[int], called: int, source: int) -> Event:
        tile = self._tile(ids.pop(called))
        return Event(what, seat, tile, tuple(sorted(map(self._tile, ids))), source)

    def _end(self, name: str, attributes: Attributes) -> None:
        self._show_indicators()
        # Pairs of a score before it, without honba and sticks, and its change, which has them.
        self.deltas.append(_hundreds(",".join(attributes["sc"].split(",")[1::2])))
        if name == "RYUUKYOKU":
            self.draw = _ENDINGS.get(attributes.get("type", ""), Ending.EXHAUSTIVE)
            return
        fu, points, *_ = _ids(attributes["ten"])
        yaku = _ids(attributes.get("yaku", ""))
        is_yakuman = bool(attributes.get("yakuman"))
        self.wins.append(
            Won(
                int(attributes["who"]),
                int(attributes["fromWho"]),
                self._tile(int(attributes["machi"])),
                self.deltas[-1],
                han=None if is_yakuman else sum(yaku[1::2]),
                fu=None if is_yakuman else fu,
                points=points,
                ura=tuple(map(self._tile, _ids(attributes.get("doraHaiUra", "")))),
                pao=int(attributes["paoWho"]) if "paoWho" in attributes else None,
            )
        )
