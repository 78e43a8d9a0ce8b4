"""The sentences: the same in every language, all of them used, none missing."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale, localedata
from babel.core import get_global
from bot_world import make_client
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import words as words_module
from bot.features import features
from bot.features.agari import SWITCHES
from bot.features.progress import TREND_STYLES
from bot.features.term.terms import TERMS
from bot.hand import View
from bot.hosting.config import Settings
from bot.pages.error import NAMED_FACTS
from bot.pages.wait_prices import RIICHI, SILENT
from bot.study.limits import QuizLimit
from bot.study.schedules import Pause
from bot.study.servers import Askers
from bot.study.session import SessionEnd
from bot.study.store import Trouble
from bot.words import LANGUAGES, words_for
from bot.words.locales import UNUSED, month_name
from engine import NAMES, PRESETS, By, Form, Order, Shape, WaitName, parse_tiles
from engine.errors import Reason
from engine.methods import METHODS
from engine.methods.compare import INDEX_NAME
from engine.outlook import Aim, Model, OutlookReason
from engine.problems import PROBLEM_KINDS, WIDTH_OR_VALUE, BlocksAsked, Way
from engine.problems.kind import NoProblemReason
from engine.review import LossKind
from engine.rules import RulesReason
from engine.scoring.fu import FuReason
from engine.scoring.points import Limit
from engine.scoring.win import WinReason
from engine.scoring.yaku import BY_ID

FOLDER = Path(words_module.__file__).parent
SOURCES = [*FOLDER.parent.rglob("*.py")]

METHOD_KEYS = [name.replace(" ", "_") for name in (INDEX_NAME, *(it.NAME for it in METHODS))]
OWN_ERRORS = (
    "fifth_seen", "one_tile", "win_not_held", "no_copy_left", "too_many_indicators",
    "extra_unknown", "extra_needs_value", "extra_takes_no_value", "no_number", "no_wind",
    "win_no_riichi", "dora_count", "extra_in_hand", "extra_in_option", "extra_three_player",
    "extra_red", "extra_counted", "against_itself", "against_by", "against_seat",
    "against_round", "only_in_agari", "rules_too_many", "called_twice", "win_nuki_off",
    "extra_not_in_rules", "extra_needs_rule", "win_furiten", "rules_unasked", "against_nuki",
    "called_before_draw", "one_called_tile", "river_too_long", "unknown_term",
    "compare_after_draw", "compare_how_many", "compare_not_held", "limit_has_no_fu",
    "seven_pairs_han", "pinfu_tsumo_han", "which_riichi", "two_riichi", "too_many_rivers",
    "rivers_too_many", "no_river", "hand_left_out", "hand_unsure",
)  # fmt: skip
NOT_IN_CHAT = {WinReason.BAD_VALUE, WinReason.NOT_A_WINNING_SIZE, WinReason.TILE_NOT_HELD}
"""Reasons to refuse a win that no typed text leads to: it is refused before, for another one."""

OWN_THEMES = {
    f"{kind.name}_{theme}"
    for kind in PROBLEM_KINDS.values()
    for theme in kind.themes
    if kind.name != "waits" or theme not in {*Shape, *WaitName}
}
"""Themes that are not called like a wait or a shape, which have their names."""

OWN_SLIPS = (
    "false_held_four", "false_nothing", "cut_shanten", "cut_narrow", "cut_worth", "price_han",
    "price_points",
    "price_fu_too_low", "price_fu_too_high", "readings_too_few", "readings_too_many",
    "fold_suji", "fold_half", "fold_musuji", "fold_nochance", "fold_onechance", "fold_honour",
    "riichi_declared", "riichi_silent",
    "blocks_loose_kept", "blocks_helper_missed", "blocks_block_broken", "blocks_sixth_kept",
    "blocks_too_few", "blocks_too_many",
)  # fmt: skip
FAMILIES = {
    "session-ended": [it for it in SessionEnd if it is not SessionEnd.DONE],
    "button": (*By, "hanless", "hanmore", "fuless", "fumore"),
    "call": ("chi", "pon", "kan", "pass"),
    "by": By,
    "fact": NAMED_FACTS,
    "fu": FuReason,
    "limit": [limit for limit in Limit if limit],
    "price": [way.name for way in (*SILENT, *RIICHI)],
    "switch": SWITCHES,
    "yaku": BY_ID,
    "askers": Askers,
    "language": LANGUAGES,
    "modal": ("waits", "price", "blocks"),
    "modal-label": ("han", "fu", "points"),
    "title-quiz": (*PROBLEM_KINDS, WIDTH_OR_VALUE),
    "title-price": ("none", "han", "fu"),
    "quiz-missed": Shape,
    "quiz-misfit": ("done", "left", "waits", "pairs", "orphans"),
    "quiz-fu-only": ("20", "25"),
    "term": [it.id for it in TERMS.values() if not it.title],
    "says": [it.id for it in TERMS.values() if not it.says],
    "quiz-readings": PROBLEM_KINDS["readings"].themes,
    "quiz-riichi": (
        *PROBLEM_KINDS["riichi"].themes,
        "adds_to_yaku_some",
        "keeps_yaku_some",
    ),
    "label-way": Way,
    "phrase-vote": (*Way, "cut"),
    "outlook-alike": ("both", "points", "win"),
    "text-outlook-no-yaku": ("cut", "hand"),
    "text-outlook-ways": ("cut", "hand"),
    **dict.fromkeys(
        (
            "title-vote-many",
            "title-vote-result",
            "title-vote-tied",
            "title-voted",
            "title-voted-anew",
        ),
        ("cuts", "ways"),
    ),
    "quiz-blocks-asked": BlocksAsked,
    "kind": PROBLEM_KINDS,
    "label-trend": TREND_STYLES,
    "theme": OWN_THEMES,
    "slip": OWN_SLIPS,
    "text-blocks": ("few", "five", "many", "no-pair"),
    "alt": (
        "winning",
        "winning_tile",
        "dora",
        "dora_tile",
        "cut",
        "cut_any",
        "kan",
        "kita",
        "struck",
        "struck_tile",
        "aside",
    ),
    "alt-called": ("left", "across", "right"),
    "alt-joint": ("full", "short"),
    "alt-left": ("full", "short"),
    "aim": Aim,
    "label-danger": (
        *("suji", "half", "musuji", "nochance", "onechance", "genbutsu"),
        *("honor", "value", "man"),
    ),
    "label-player": ("right", "across", "left", "you", "first", "second", "third"),
    "choice": ("cut", "win"),
    "game-kind": LossKind,
    "game-why": LossKind,
    "label-loss": (LossKind.CUT, LossKind.PUSH, LossKind.FURITEN_TENPAI),
    "choice-aim": Aim,
    "choice-view": View,
    "label-outlook": (*Aim, *Model, "own", "riichi", "dama"),
    "text-outlook": (*Model, "own"),
    "text-ron-rates": ("table", "own"),
    "item": ("picture", "file"),
    "outlook-way": ("riichi", "table", "open", "called"),
    "phrase-move": ("kan", "kita"),
    "text-outlook-furiten": ("cuts", "moves"),
    "text-outlook-declines": ("cuts", "moves"),
    "outlook-loss": Aim,
    "title-outlook": (
        *(*OutlookReason, "hand", "table-hand", "riichi", "dama", "either"),
        *("hand-riichi", "hand-dama", "hand-either", "kan", "kita", "pass", "call"),
    ),
    "error": (
        *Reason,
        *OWN_ERRORS,
        *(f"rules_{reason}" for reason in RulesReason),
        *(f"win_{reason}" for reason in WinReason if reason not in NOT_IN_CHAT),
    ),
    "error-no-problem": NoProblemReason,
    "error-quiz-limit": QuizLimit,
    "error-study": Trouble,
    "daily-is-paused": Pause,
    "daily-nobody": ("yesterday", "last"),
    "daily-paused": Pause,
    "daily-saw": ("yesterday", "last"),
    "form": Form,
    "found": ("both", "neither", *Order),
    "help": ("suits", "red", "winds", "dragons", "open", "kan"),
    "method": METHOD_KEYS,
    "method-how": METHOD_KEYS,
    "option": (
        *("hand", "seen", "river", "called", "compare", "win", "dora", "extras", "rules"),
        *("han", "fu", "seat", "round", "kita"),
    ),
    "order": Order,
    "rules": PRESETS,
    "select": ("cut", "win"),
    "shape": Shape,
    "text-order": Order,
    "text-points-only": ("20", "25", "110"),
    "wait-name": WaitName,
    "weekday": [str(day) for day in range(7)],
    "wait-why": WaitName,
}
"""What ``Words.named`` is asked for, by family."""

LOOKS_LIKE_AN_ID = re.compile(
    r"(alt|button|command|error|help|joint|label|line|live|option|phrase|progress|quiz|text|title)-[a-z-]+"
)


@pytest.fixture(params=LANGUAGES)
def words(request):
    return words_for(request.param)


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the visitor's own naming
        self.found.add(node.id.name)


class Selectors(Visitor):
    def __init__(self):
        self.found = set()

    def visit_SelectExpression(self, node):  # noqa: N802 - the visitor's own naming
        self.found.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def parsed(language):
    """Every message of a language as Fluent parses it."""
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    return [entry for entry in body if isinstance(entry, ftl.Message)]


@cache
def messages(language):
    """Every message of a language with its variables."""
    found = {}
    for entry in parsed(language):
        assert entry.id.name not in found, f"{entry.id.name} twice"
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = variables.found
    return found


def ids_in_sources():
    """Every id in the code: literal sentences, and the families that are asked for by name."""
    ids, families = set(), set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids.add(node.value)
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "named"
            ):
                assert isinstance(node.args[0], ast.Constant), ast.unparse(node)
                families.add(node.args[0].value)
            if isinstance(node, ast.JoinedStr) and (family := family_of(node)):
                families.add(family)
    return ids - {f"{family}-" for family in families}, families


def family_of(text):
    """The family of an id that is put together, f"error-study-{trouble}"; "" for another text."""
    head = text.values[0]
    if len(text.values) != 2 or not isinstance(head, ast.Constant):
        return ""
    is_head = LOOKS_LIKE_AN_ID.fullmatch(head.value) and head.value.endswith("-")
    return head.value[:-1] if is_head else ""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_sentences_of_a_language_have_the_variables_of_the_first(language):
    first, own = messages(LANGUAGES[0]), messages(language)
    assert own == {name: first.get(name) for name in own}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_every_sentence(language):
    missing = messages(LANGUAGES[0]).keys() - messages(language)
    assert not missing, f"{language}.ftl lacks {' '.join(sorted(missing))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language):
    numbers = {"positions"} | {name for _, name in decided_by_numbers()}
    everything = set().union(*messages(LANGUAGES[0]).values())
    given = {variable: 2 if variable in numbers else "…" for variable in everything}
    for name in messages(LANGUAGES[0]):
        assert "{" not in words_for(language).text(name, **given)


def test_a_sentence_that_a_language_lacks_is_english(monkeypatch):
    sources = words_module._sources
    monkeypatch.setattr(words_module, "_sources", lambda it: {} if it == "fr" else sources(it))
    assert words_module.Words("fr").text("title-help") == words_for("en").text("title-help")
    assert words_module.Words("ja").text("title-help") == words_for("ja").text("title-help")


def test_sentences_are_parsed_when_they_are_asked_for(words):
    """All of a language parsed take 2 MB, and a process has six."""
    fresh = words_module.Words(words.language)
    assert not fresh._bundle.has_message("phrase-accepts-good")
    fresh.text("phrase-accepts-good", left=3, kinds=1, good="2")
    assert fresh._bundle.has_message("phrase-accepts-good")
    assert fresh._bundle.has_message("phrase-accepts"), "which that one quotes"


def test_plain_sentences_are_what_fluent_says(words):
    """They are taken from the file as they stand."""
    whole = FluentBundle([words.language], use_isolating=False)
    whole.add_resource(FluentResource((FOLDER / f"{words.language}.ftl").read_text("utf-8")))
    fresh = words_module.Words(words.language)
    numbers = {"positions"} | {name for _, name in decided_by_numbers()}
    plain = {
        name: {variable: f"<{variable}>" for variable in variables}
        for name, variables in messages(words.language).items()
        if numbers.isdisjoint(variables)
    }
    for name, given in plain.items():
        text, _ = whole.format_pattern(whole.get_message(name).value, given)
        assert fresh.text(name, **given) == text, name
    parsed_by_it = [name for name in plain if fresh._bundle.has_message(name)]
    assert len(parsed_by_it) < len(plain) / 10


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("it = some text", "some text"),
        ("it  =   some text  \n# of the next one\n\n## A heading", "some text"),
        ("it = a = b # c", "a = b # c"),
        ("it = \u00a0text\u00a0", "\u00a0text\u00a0"),
        ("it = two\n    lines", "two\nlines"),
        ("it =\n    below", "below"),
        ('it = { "{" } and', "{ and"),
        ('it = { "" } text { "" }', " text "),
        ("it = {$a}  and { $b-c } \n", "1  and 2"),
        ("it = { $b-c }\n    { $a }", "2\n1"),
    ],
)
def test_a_sentence_is_read_as_fluent_reads_it(monkeypatch, written, text):
    english = words_module._sources("en")
    monkeypatch.setattr(words_module, "_sources", lambda _: {**english, "it": written})
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    given = {"a": "1", "b-c": "2"}
    assert bundle.format_pattern(bundle.get_message("it").value, given)[0] == text
    assert words_module.Words("en").text("it", **given) == text


def test_every_family_asked_for_is_whole():
    _, families = ids_in_sources()
    assert families == set(FAMILIES)
    known = set(messages(LANGUAGES[0]))
    named = {
        f"{family}-{name}".replace("_", "-") for family in FAMILIES for name in FAMILIES[family]
    }
    assert named <= known, named - known


def test_every_sentence_asked_for_by_its_id_exists():
    ids, families = ids_in_sources()
    asked = {name for name in ids if LOOKS_LIKE_AN_ID.fullmatch(name)} - families
    assert len(asked) > 50
    assert asked <= set(messages(LANGUAGES[0]))


def ids_of_commands(tmp_path):
    """The names and descriptions of every command and of its options."""
    client = make_client(Settings(database_url=f"sqlite:///{tmp_path / 'quizzes.db'}"))
    for command in client.tree.walk_commands():
        for text in (command._locale_name, command._locale_description):
            yield text.extras["words"]
        for parameter in getattr(command, "parameters", ()):
            for text in (parameter.locale_name, parameter.locale_description):
                yield text.extras["words"]


def test_no_sentence_is_left_over(tmp_path):
    ids, _ = ids_in_sources()
    ids.update(ids_of_commands(tmp_path))
    ids.update(f"error-{feature.needs}-off" for feature in features(study=True) if feature.needs)
    named = {
        f"{family}-{name}".replace("_", "-") for family in FAMILIES for name in FAMILIES[family]
    }
    left = {
        name
        for name in messages(LANGUAGES[0])
        if name not in ids | named
        and not name.startswith(
            (
                "tile-",
                "number-",
                "rules-",
                "order-",
                "kind-",
                "level-",
                "which-",
                "seconds-",
                "worth-",
            )
        )
    }
    assert not left


def test_a_sentence_without_its_variable_is_an_error(words):
    with pytest.raises(LookupError, match="label-left"):
        words.text("label-left")
    with pytest.raises(LookupError):
        words.text("no-such-sentence")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("ja", "ja"),
        ("zh-TW", "zh-TW"),
        ("zh-HK", "zh-TW"),
        ("zh-Hant-MY", "zh-TW"),
        ("zh-CN", "zh-CN"),
        ("zh-SG", "zh-CN"),
        ("zh", "zh-CN"),
        ("ko", "ko"),
        ("ko-KR", "ko"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("xx", "en"),
        ("", "en"),
    ],
)
def test_locales_are_answered_in_their_language(locale, language):
    assert words_for(locale).language == language


def test_every_tile_has_names_of_its_own(words):
    assert len({words.tile(tile) for tile in range(len(NAMES))}) == len(NAMES)
    assert len({words.spoken_tile(tile) for tile in range(len(NAMES))}) == len(NAMES)


@pytest.mark.parametrize(
    ("language", "tiles", "run", "spoken", "listed"),
    [
        ("en", "67m", "67m", "6 7 man", "6m 7m"),
        ("en", "340p", "34r5p", "3 4 red 5 pin", "3p 4p r5p"),
        ("en", "11z", "east ×2", "east east", "east east"),
        ("en", "1122z", "1122z", "east east south south", "east east south south"),
        ("en", "555z", "haku ×3", "haku haku haku", "haku haku haku"),
        ("en", "11z5z", "115z", "east east haku", "east east haku"),
        ("en", "67z1m", "67z 1m", "hatsu chun, 1 man", "hatsu chun 1m"),
        ("en", "1z1s", "east 1s", "east, 1 sou", "east 1s"),
        ("ja", "67m", "六七萬", "六七萬", "六七萬"),
        ("ja", "340p", "三四赤五筒", "三四赤五筒", "三四赤五筒"),
        ("ja", "11z5z1s", "東東白・一索", "東東白・一索", "東東白・一索"),
        ("zh-TW", "340p6z", "三四紅五筒 發", "三四紅五筒、發", "三四紅五筒 發"),
        ("zh-CN", "340p6z", "三四红五筒 发", "三四红五筒、发", "三四红五筒 发"),
        ("en", "", "", "", ""),
    ],
)  # fmt: skip
def test_tiles_together(language, tiles, run, spoken, listed):
    words, tiles = words_for(language), parse_tiles(tiles)
    assert (words.run(tiles), words.spoken_run(tiles), words.tiles(tiles)) == (run, spoken, listed)


@pytest.mark.parametrize("language", ["ja", "zh-TW", "zh-CN"])
@pytest.mark.parametrize("text", ["67m", "340p", "550s0m", "11z5z1s", "1m4p7s", "567z", "05p50s"])
def test_tiles_are_read_as_the_language_writes_them(language, text):
    """So that tiles can be copied from an answer."""
    words, tiles = words_for(language), parse_tiles(text)
    assert parse_tiles(words.run(tiles)) == tiles
    assert parse_tiles(words.spoken_run(tiles)) == tiles


@pytest.mark.parametrize(
    ("left", "text"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles"), (21, "21 tiles")]
)
def test_plurals(left, text):
    assert words_for("en").text("label-tiles", left=left) == text


def test_strings_are_put_in_after_the_numbers_are_worded(words):
    """So that a typed text is never read as a place of ours, whatever characters it has."""
    private = "\ue001\ue000{ $text }"
    assert private in words.text("text-left-out", text=private)
    assert "\ue001" in words.text("error-unknown-sign", sign="\ue001", position=3)


def decided_by_numbers():
    """Every sentence that a variable words otherwise, with that variable, in any language."""
    return {
        (entry.id.name, name)
        for language in LANGUAGES
        for entry in parsed(language)
        for name in selectors_of(entry)
    }


def test_only_numbers_decide_how_a_sentence_is_worded():
    """`Words.format` puts strings in where Fluent has left places for them."""
    decides = decided_by_numbers()
    given = [
        ((sentence, keyword.arg), ast.unparse(keyword.value))
        for node in calls_in_sources()
        for sentence in sentences_of(node)
        for keyword in node.keywords
    ]
    strings = ("str(", "'", "f'", "words.")
    assert {place for place, _ in given} >= decides
    assert not [it for it in given if it[0] in decides and it[1].startswith(strings)]


def selectors_of(entry):
    selectors = Selectors()
    selectors.visit(entry)
    return selectors.found


def calls_in_sources():
    """Every call of ``text`` and ``named`` with a literal sentence or family."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in {"text", "named"}
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                yield node


def sentences_of(call):
    """The ids that a call may ask for: one sentence, or a family."""
    (asked, *_) = (argument.value for argument in call.args[:1])
    if call.func.attr == "text":
        return [asked]
    return [name for name in messages(LANGUAGES[0]) if name.startswith(f"{asked}-")]


def test_command_names_are_ones_that_discord_takes(words):
    """Lower case without spaces, at most 32 characters; descriptions at most 100."""
    for name in messages(LANGUAGES[0]):
        if not name.startswith(("command-", "option-")):
            continue
        text = words.text(name)
        if name.endswith("-about"):
            assert 1 <= len(text) <= 100
        elif name != "command-analyze":
            assert 1 <= len(text) <= 32
            assert text == text.lower()
            assert text.replace("_", "").isalnum()


def test_labels_fit_a_button(words):
    for name in messages(LANGUAGES[0]):
        if name.startswith(("button-", "order-")):
            given = {"readings": 12, "theme": "thirteen orphans", "number": 10, "count": 10}
            assert len(words.text(name, **given)) <= 40
        if name.startswith("select-"):
            assert len(words.text(name)) <= 100


@pytest.mark.parametrize(("language", "written"), [("en", "5,700.5"), ("fr", "5\u202f700,5")])
def test_numbers_have_the_signs_of_the_language(language, written):
    assert words_for(language).number("5,700.5") == written


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "29.3%"), ("ja", "29.3%"), ("zh-TW", "29.3%"), ("zh-CN", "29.3%"), ("ko", "29.3%"),
     ("fr", "29,3\u202f%")],
)  # fmt: skip
def test_percentages_have_the_signs_of_the_language(language, written):
    assert words_for(language).percent("29.3") == written


def said(language):
    """Every line that a reader of a language may see, without typed text and variables."""
    for line in (FOLDER / f"{language}.ftl").read_text("utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            text = (line.partition(" = ")[2] or line.strip()).replace('{ "\\u202F" }', "\u202f")
            yield re.sub(r"\{[^}]*\}?|`[^`]*`|:\d", "x", text)


def test_french_signs_stand_behind_a_space_that_breaks_no_line():
    """A thin one before ; ? ! and %, a whole one before a colon and in quotes; a small letter."""
    lines = [*said("fr")]
    apart = re.compile(r"[^\u00a0]:(?=\s|$)|[^\u202f]([;?!](?=\s|$)|%(?!\w))|[^\u00a0]»|«[^\u00a0]")
    quoted = ("riichi ippatsu haitei", "**{ option-", "x:")  # what is typed has no space
    assert not [it for it in lines if apart.search(it) and not it.startswith(quoted)]
    assert not [it for it in lines if re.search(r"[:;]\s(?!Tenhou|Mahjong)[A-ZÀÉÈ][a-zé]", it)]


@pytest.mark.parametrize("language", ["ja", "zh-TW", "zh-CN"])
def test_han_characters_have_full_width_signs_beside_them(language):
    """What is typed, such as 立直 裏:3p, and links are left as they are."""
    mixed = re.compile(r"[ぁ-ヿ一-鿿][,;:?!]|[ぁ-ヿ一-鿿]\((?!x\))|[,;?!][ぁ-ヿ一-鿿]")
    typed = re.compile(r"[ぁ-ヿ一-鿿]+:\w*|\]\(x\)")
    assert not [it for it in said(language) if mixed.search(typed.sub("", it))]


def test_what_is_kept_of_a_locale_is_enough(words):
    assert words.text("title-outlook-too-far", shanten=4, positions=120_000)
    assert "2026" in month_name(words.language, 2026, 11)
    kept = localedata.load(str(Locale.parse(words.language, sep="-")))
    assert not kept.keys() & set(UNUSED)
    assert "de" not in get_global("likely_subtags")
    assert not get_global("territory_languages")


def test_a_language_is_loaded_once():
    assert words_for("en-US") is words_for("en-GB")


def test_the_help_names_what_a_client_shows(words):
    text = words.text("help-text") + words.text("help-notes") + words.text("error-stale")
    for command in ("waits", "agari", "methods"):
        assert f"/{command}" in text, "which is shown as a mention, in the client's language"
    assert f"**{words.text('command-analyze')}**" in text
    for option in ("seen", "river", "extras"):
        assert f"`{words.named('option', option)}:`" in text
