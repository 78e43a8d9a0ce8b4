"""Whatever is typed or forged: one answer, in bounds, that mentions nobody and breaks nothing."""

import asyncio
import re
from contextlib import asynccontextmanager
from functools import partial
from itertools import product
from random import Random

import payloads
import pytest
from asking import decode, encode, question_of, typed_into
from bot_online import online
from bot_process import running
from bot_world import make_client, slot_of
from costs import cost
from discord import AppCommandOptionType
from discord.app_commands import Command as SlashCommand
from standin import Standin
from standin_interactions import click, command, menu, stored, typing, user

from bot import answer as pages
from bot.discord.door import LATEST
from bot.discord.payload import draw_reply, reply_to
from bot.features import id_of
from bot.pages.completion import live_extras, live_reading, live_tiles
from bot.picture.layout import fits
from bot.picture.render import Palette
from bot.read.reader import read_message
from bot.words import words_for
from engine.outlook import OutlookError, OutlookReason

HAND = "1112345678999m"
QUERY = question_of("waits", HAND)
WORD = "zqzq"
"""A word in every abusive text, by which the text is found again in an answer."""

TEXTS = {
    "4,000 tiles": f"{WORD} " + "123m" * 999,
    "4,000 signs": (f"{WORD} " + "1" * 4000)[:4000],
    "4,000 brackets": (f"{WORD} " + "[" * 4000)[:4000],
    "6,000 letters": (WORD * 1500)[:6000],
    "right to left": f"123m\u202e{WORD}\u202d456p\u200f",
    "zero width": f"1\u200b2\u200d3\ufeffm\u2060{WORD}",
    "combining marks": "1" + "\u0301" * 500 + f"23m{WORD}",
    "zalgo tiles": "".join(f"🀇{chr(0x300 + at % 100)}" for at in range(300)) + WORD,
    "everyone": f"@everyone @here {WORD}",
    "mentions": f"<@1> <@!1> <@&1> <#1> </waits:1> <t:1:R> <:a:1> <id:home> {WORD}",
    "markdown": f"# {WORD}\n**{WORD}** __{WORD}__ ~~{WORD}~~ ||{WORD}|| > {WORD}\n- {WORD}",
    "links": f"[{WORD}](https://example.com) <https://example.com/{WORD}> https://{WORD}.example",
    "a code fence": f"```\n{WORD}\n```",
    "fences and ticks": f"`` ` ``` {WORD} ```` ` `` @everyone ```` {WORD}",
    "an ansi fence": f"```ansi\n\x1b[31m{WORD}```",
    "a backslash at the end": f"123m {WORD}\\",
    "line ends": f"123m\r\n\r{WORD}\u2028\u2029\v\f\x85456p",
    "control signs": f"\0\x01\x1b\x7f{WORD}\x9f",
    "lone surrogates": f"\ud800{WORD}\udfff",
    "planes": f"\U0010ffff\U000e0001{WORD}\U0001f1ef\U0001f1f5",
    "variation selectors": f"🀇\ufe0f\ufe0e🀈\ufe0f{WORD}",
    "a template": f"{{ $sign }} {{0}} %s %(x)s ${{x}} {WORD}",
    "only spaces": " \u3000\t\n" * 50,
    "nothing but the word": WORD,
}


def text_options():
    """Return by command the options that take any text: their names, and whether each completes."""
    found = {}
    for slash in make_client().tree.get_commands():
        if isinstance(slash, SlashCommand):
            for option in slash.parameters:
                if option.type is AppCommandOptionType.string and not option.choices:
                    found.setdefault(slash.name, {})[option.name] = option.autocomplete
    return found


@asynccontextmanager
async def opened(language="en"):
    async with Standin() as standin, online(standin, answer_language=language) as bot:
        await standin.ready()
        yield standin
        output = await bot.end()
        assert standin.rest.problems == []
        assert "Traceback" not in output
        assert "ERROR" not in output


@pytest.fixture
async def discord():
    async with opened() as standin:
        yield standin


@pytest.fixture(params=["en", "ja"])
async def in_each_language(request):
    async with opened(request.param) as standin:
        yield standin


def text_of(message):
    return "\n".join(
        part["content"] for part in payloads.parts(message["components"]) if part["type"] == 10
    )


THINKING = 5
"""The type of an answer whose message is still being made."""


def outside_code(text):
    """Return what Discord formats: not what stands in fences or between ticks."""
    text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return re.sub(r"(`+)(?!`).*?(?<!`)\1(?!`)", "", text)


def assert_harmless(answer):
    assert answer.type in {4, 5, 7}
    if answer.type != THINKING:  # its message comes later, by a call that the stand-in checks
        assert answer.payload["data"]["allowed_mentions"] == {"parse": []}
    formatted = outside_code(text_of(answer.message))
    assert WORD not in formatted
    assert "`" not in formatted
    assert "@" not in formatted


@pytest.mark.parametrize(("name", "taken"), text_options().items())
async def test_a_text_in_an_option_is_answered_and_stays_in_its_place(
    in_each_language, name, taken
):
    discord = in_each_language
    for who, ((option, completes), text) in enumerate(product(taken.items(), TEXTS.values())):
        typed = text.encode("utf-8", "replace").decode() if "\ud800" in text else text
        options = {"hand": HAND} | {option: typed}
        answer = await discord.ask(command(name, who=who, **options))
        assert_harmless(answer)
        if completes:
            suggested = await discord.ask(typing(name, who=who, focused=option, **options))
            assert suggested.type == 8


async def test_a_text_in_a_message_is_looked_through(in_each_language):
    discord = in_each_language
    for who, text in enumerate(TEXTS.values()):
        shown = text.encode("utf-8", "replace").decode()[:4000]
        assert_harmless(await discord.ask(menu("Analyze hand", shown, who=who)))


FORGED = (
    "3:", "3::", "3:waits:", "3:waits:win", "3:waits:win:", "3:waits:cut:" + "_" * 88,
    "3:waits:go:!!!", "3:agari:win:_", "3:waits!win:", "3:waits!go:B", "3:game!round:",
    "3:waits:win:\u202em", "3:waits:delete:", "3:waits:delete:@everyone", "3:waits:share:",
    "3:nothing:win:", "3:waits!ask:", "3:help!ask:", "3:help!votehere:", "3:quiz!beside:",
    "3:quiz:go:", "3:data:share:", f"{encode(QUERY)}________", f"{encode(QUERY)}\n",
    encode(QUERY).replace("3", "4", 1), encode(QUERY).replace("waits", "WAITS"),
    f"v2:win:{HAND}", "q1:reveal:1", "another bot's", "`", "@everyone", "x" * 100,
)  # fmt: skip


def message_with(control, asker=5):
    """Return an answer of the bot's with this control in it."""
    text = {"type": 10, "content": "an answer"}
    row = {"type": 1, "components": [control]}
    sent = {"flags": 1 << 15, "components": [{"type": 17, "components": [text, row]}]}
    return stored(sent, None, user(asker))


async def test_forged_foreign_and_stale_buttons_are_refused(discord):
    for who, custom_id in enumerate(FORGED):
        button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id, "disabled": False}
        message = message_with(button, asker=who + 1000)
        answer = await discord.ask(click(message, custom_id, who=who))
        assert_harmless(answer)
        assert answer.message["flags"] & 64, f"only who clicked {custom_id} is told"


async def test_forged_choices_are_refused(discord):
    values = ([], ["1m", "2m"], ["@everyone"], ["x" * 100], ["5z"])
    for who, (slot, chosen) in enumerate(product(("cut", "win", "rules", "nothing"), values)):
        custom_id = id_of(slot, QUERY)
        select = {
            "type": 3, "custom_id": custom_id, "min_values": 1, "max_values": 1, "disabled": False,
            "options": [{"label": "1m", "value": "1m"}],
        }  # fmt: skip
        answer = await discord.ask(click(message_with(select), custom_id, who=who, values=chosen))
        assert_harmless(answer)


async def test_an_answer_is_deleted_by_its_asker_alone(discord):
    answer = await discord.ask(command("waits", hand=HAND, who=1))
    (custom_id,) = [
        part["custom_id"]
        for part in payloads.parts(answer.message["components"])
        if slot_of(part.get("custom_id", "")) == "delete"
    ]
    other = await discord.ask(click(answer.message, custom_id, who=2))
    assert other.message["flags"] & 64
    assert not other.deleted
    own = await discord.ask(click(answer.message, custom_id, who=1))
    await discord.rest.until(lambda: own.deleted)


CLICKS = 200


@pytest.mark.usefixtures("bursts_alone")
@pytest.mark.parametrize(("people", "answered_anew"), [(1, 19), (CLICKS, CLICKS)])
async def test_hundreds_of_clicks_on_one_message_are_all_answered(discord, people, answered_anew):
    """One member has a burst of 20, of which /waits was one."""
    answer = await discord.ask(command("waits", hand="123456m45p789s11z3p", who=0))
    select = next(
        part for part in payloads.parts(answer.message["components"]) if part["type"] == 3
    )
    chosen = [select["options"][0]["value"]]
    discord.rest.checks = False
    answers = []
    for start in range(0, CLICKS, 50):
        for at in range(start, start + 50):
            asked = click(answer.message, select["custom_id"], who=at % people, values=chosen)
            answers.append(await discord.send(asked))
        await answers[-1].until_done()
    for answered in answers:
        await answered.until_done()
    assert sum(answered.type == 7 for answered in answers) == answered_anew


FLOOD = 3000


async def test_a_flood_is_shed_and_not_answered_into_the_void(tmp_path):
    """Discord takes no answer until the flood is too old: only those in work have been begun."""
    async with Standin() as discord, running(tmp_path, discord.environment()) as bot:
        await discord.ready()
        await discord.ask(command("waits", hand=HAND))
        discord.rest.checks, discord.rest.held = False, asyncio.Event()
        for asked in [command("waits", hand=HAND, who=at, age=0.0) for at in range(FLOOD)]:
            await discord.send(asked)
        await asyncio.sleep(LATEST + 2)
        discord.rest.held.set()
        await discord.ask(command("help"))
        calls = [path for _, path in discord.rest.requests if path.endswith("/callback")]
        # Unshed, there would be one for each, nearly all too late for Discord.
        assert len(calls) < FLOOD / 2
        bot.stop()
        code, output = await bot.end()
    assert code == 0
    assert "Traceback" not in output


# What it costs

MOST_ANSWERS = 25
MOST_COMPARISONS = 60
"""For /methods, whose methods are compared in a process of their own."""


def reply(*asked, **options):
    """Return what makes the whole reply to typed text."""
    return partial(reply_to, typed_into(*asked, **options), "en", Palette.NORMAL)


COSTLY = (
    *TEXTS.values(), "1112345678999m", "13579m2468p1359s1z", "123456m45p789s11z3p",
    "11122233344455m", "[1'23m][1'23m][1'23m]1112m", "111222333444m5m", "55566667777888p",
    "doubleriichi" * 333 + "x", "ron" * 1333, "ダブル立直" * 800, "1本場" * 1333 + "裏" * 100,
    "19m19p19s1234567z", "5m18p12233455671s", "2233440567788m", "3334444556777p",
)  # fmt: skip


@pytest.mark.parametrize("text", COSTLY, ids=range(len(COSTLY)))
def test_no_text_costs_more_than_ordinary_answers(text):
    asks = [
        reply("waits", text),
        reply("agari", text),
        reply("agari", HAND, win=text),
        reply("waits", HAND, seen=text),
        reply("waits", HAND, river=text),
        reply("agari", HAND, dora=text),
        reply("agari", HAND, extras=text),
        lambda: live_tiles(text, words_for("en")),
        lambda: live_extras(text, words_for("en")),
        lambda: live_reading(text, words_for("en")),
        lambda: read_message([text]),
    ]
    for asking in asks:
        assert cost(asking, MOST_ANSWERS) <= MOST_ANSWERS
    assert cost(reply("methods", text), MOST_COMPARISONS) <= MOST_COMPARISONS


FAR = OutlookError("", reason=OutlookReason.TOO_FAR, details={"shanten": 4, "positions": 100_000})


def draw_answer(query, found):
    page = pages.answer(pages.Typed(query), words_for("en"), fits, found=found)
    return draw_reply(page, Palette.NORMAL, language="en")


def test_no_forged_query_breaks_or_holds_the_loop_up():
    random = Random(5)
    signs = "ABCxyz019-_:!"
    true = [
        encode(question_of(command, hand=hand))
        for command in ("waits", "agari")
        for hand in (HAND, "11122233344455m", "[1'23m]1112m", "13579m2468p1359s1z")
    ]
    decoded = 0
    for _ in range(1200):
        text = list(random.choice(true))
        for _ in range(random.randrange(1, 4)):
            at = random.randrange(len(text) + 1)
            text[at : at + random.randrange(2)] = random.choices(signs, k=random.randrange(2))
            text = text or ["."]
        try:
            query = decode("".join(text))
        except ValueError:
            continue
        decoded += 1
        most = MOST_COMPARISONS if query.feature == "methods" else MOST_ANSWERS
        found = FAR if query.feature == "outlook" else None  # looked for in a worker
        making = partial(draw_answer, query, found)
        assert cost(making, most) <= most
    assert decoded > 20
