"""Who may press what: for every rule the one who may, and each neighbor who may not.

A custom_id is forged here where no message would offer it: the rule is the bot's, not the page's.
"""

import asyncio
from contextlib import asynccontextmanager

import discord
import pytest
from asking import acting, typed_into
from bot_online import online
from exported import exported
from made_logs import MISSED, log_text
from patience import PATIENCE
from standin import Standin
from standin_interactions import Asked, click, command, stored, user

from bot.codec import write_record
from bot.features import id_of
from bot.features.quiz.posing import posed_of
from bot.hand import GamePlace, Question, Scope, Situation
from bot.pages.page import ButtonKind
from bot.study import misses, offers, quizzes, sessions
from bot.study.clock import DAY, wall_clock
from bot.study.misses import NewMiss
from bot.study.offers import NewOffer
from bot.study.place import file_place
from bot.study.quiz import Purpose
from bot.study.quizzes import NewQuiz
from bot.study.sessions import NewSession
from bot.study.store import Store
from bot.words import words_for
from engine import parse_hand
from engine.logs import read_log
from engine.problems import Grade, Species

SERVER, OTHER_SERVER, CHANNEL = 900, 901, 7
ASKER, OTHER = 1, 2
NOBODY, MESSAGES, GUILD = (
    discord.Permissions.none(),
    discord.Permissions(manage_messages=True),
    discord.Permissions(manage_guild=True),
)
SPECIES = Species("cut", "lone_tile", 3)
RECORD = write_record(posed_of(typed_into("waits", "123m456p789s11223z").read()))
WRONG = Grade(0.5, (), ())


class Club:
    """A bot with a database, its clock, and a store of ours beside it."""

    def __init__(self, discord_, bot, store):
        self.discord = discord_
        self.bot = bot
        self.store = store

    async def press(self, who, custom_id, *, may=NOBODY, server=SERVER, asked_by=None):
        """Have a member press a button; return all that is said to it."""
        button = {"type": 2, "style": 2, "label": "1", "custom_id": custom_id}
        row = {"type": 1, "components": [button]}
        asker = None if asked_by is None else user(asked_by)
        message = stored({"components": [row]}, None, asker)
        return await self.do(click(message, custom_id, who=who), who, may, server)

    async def do(self, asked, who, may, server):
        """Have a member click or use a command; return all that is said to it."""
        member = {
            "user": user(who), "roles": [], "joined_at": "2024-01-01T00:00:00.000000+00:00",
            "deaf": False, "mute": False, "flags": 0, "permissions": str(may.value),
        }  # fmt: skip
        guild = {"id": str(server), "locale": "en-US", "features": []}
        place = {"guild_id": str(server), "guild": guild, "member": member, "context": 0}
        place = place if server is not None else {}
        answer = await self.discord.ask(Asked({**asked.data, **place}, user(who)))
        async with asyncio.timeout(PATIENCE):
            while self.bot.client.admission._inside:  # noqa: ASYNC110 - it tells nobody of its end
                await asyncio.sleep(0.01)
        return str([answer.message, *answer.followups, answer.payload])

    async def ask(self, purpose, **changes):
        """Store a question of the asker's; return its number."""
        values = {
            "purpose": purpose, "species": SPECIES, "problem": RECORD, "language": "en",
            "asker": int(user(ASKER)["id"]), "server": SERVER, "channel": CHANNEL,
        }  # fmt: skip
        if purpose is Purpose.VOTE:
            values["closes_at"] = self.store.now() + DAY
        if purpose.is_private:
            values |= {"server": None, "channel": None}
        return await quizzes.ask(self.store, NewQuiz(**{**values, **changes}), manages=True)

    async def begin_session(self):
        """Store a session of the asker's whose first problem is open; return both numbers.

        The bot's poster finds nothing to do in it for an hour. What it may deal then is quickly
        dealt: a cut would take a process.
        """
        new = NewSession(SERVER, CHANNEL, int(user(ASKER)["id"]), "tenhou", "en", 3, None, "waits")
        number = await sessions.start(self.store, new, manages=False)
        assert await sessions.go_on(self.store, number, 0)
        quiz = await sessions.problem(self.store, number, 1)
        prepared = await sessions.prepare(self.store, quiz, SPECIES, RECORD, "1 of 3")
        await sessions.note_posted(self.store, prepared, 77, None)
        return number, quiz.quiz

    async def offer(self):
        """Store a decision that another member offers to the server; return its number."""
        new = NewOffer(SERVER, int(user(OTHER)["id"]), named=False, kind="cut", problem=RECORD)
        assert await offers.make(self.store, new)
        (made,) = await offers.listed(self.store, SERVER)
        return made.offer

    async def is_open(self, number):
        return (await quizzes.find(self.store, number)).closed_at is None


@pytest.fixture
async def club(made_file):
    clock = [0]

    def now():
        return wall_clock() + clock[0]

    async with opened(made_file, now) as found:
        found.clock = clock
        yield found


@asynccontextmanager
async def opened(file, now):
    store = Store(file_place(file), clock=now)
    async with Standin() as discord_:
        async with online(discord_, clock=now, database_url=f"sqlite:///{file}") as bot:
            await discord_.ready()
            yield Club(discord_, bot, store)
            assert "Traceback" not in bot.log.getvalue()
        await store.close()


FEATURES = {"go": "session", "stop": "session", "vote": "vote", "drop": "practice"}
"""The features of the slots that are not of a quiz."""


def control(slot, number, **more):
    return acting(slot, FEATURES.get(slot, "quiz"), number=number, **more)


@pytest.mark.parametrize(
    ("purpose", "who", "allowed"),
    [
        (Purpose.PRACTICE, ASKER, True),
        (Purpose.REVIEW, ASKER, True),
        (Purpose.PRACTICE, OTHER, False),
        (Purpose.REVIEW, OTHER, False),
        (Purpose.ASKED, ASKER, False),
        (Purpose.ASKED, OTHER, False),
        (Purpose.VOTE, ASKER, False),
    ],
)
async def test_the_next_problem_is_for_the_member_who_practices(club, purpose, who, allowed):
    number = await club.ask(purpose)
    said = await club.press(who, control("next", number, scope=Scope.ANY))
    assert ("Show me" in said) is allowed, said


@pytest.mark.parametrize("purpose", [Purpose.ASKED, Purpose.VOTE])
@pytest.mark.parametrize(
    ("who", "may", "allowed"),
    [(ASKER, NOBODY, True), (OTHER, MESSAGES, True), (OTHER, NOBODY, False), (OTHER, GUILD, False)],
)
@pytest.mark.parametrize("action", ["reveal", "end"])
async def test_askers_and_managers_end_a_question(club, action, purpose, who, may, allowed):
    number = await club.ask(purpose)
    await club.press(who, control(action, number), may=may)
    assert await club.is_open(number) is not allowed


@pytest.mark.parametrize("server", [SERVER, OTHER_SERVER])
@pytest.mark.parametrize(
    ("who", "may", "leads"),
    [(ASKER, NOBODY, True), (OTHER, MESSAGES, True), (OTHER, NOBODY, False), (OTHER, GUILD, False)],
)
@pytest.mark.parametrize("action", ["close", "go", "stop"])
async def test_a_session_is_led_by_its_asker_and_managers_of_its_server(
    club, action, who, may, leads, server
):
    number, quiz = await club.begin_session()
    pressed = {
        "close": control("close", quiz),
        "go": control("go", number, page=1),
        "stop": control("stop", number),
    }[action]
    if action == "go":
        await quizzes.close(club.store, quiz)
    await club.press(who, pressed, may=may, server=server)
    found = await sessions.find(club.store, number)
    acted = {
        "close": not await club.is_open(quiz),
        "go": found.asked == 2,
        "stop": found.ending is not None,
    }
    assert acted[action] is (leads and server == SERVER)


async def test_a_session_that_is_ended_in_another_message_leaves_that_as_it_is(club):
    number, _ = await club.begin_session()
    said = await club.press(ASKER, control("stop", number))
    assert "'type': 6" in said, "an acknowledgement alone"


async def test_a_manager_of_another_server_ends_nothing_from_a_list(club):
    number = await club.ask(Purpose.ASKED)
    await club.press(OTHER, control("end", number, choice="s"), may=MESSAGES, server=OTHER_SERVER)
    assert await club.is_open(number)


@pytest.mark.parametrize("purpose", [Purpose.ASKED, Purpose.VOTE])
@pytest.mark.parametrize(("who", "may"), [(OTHER, MESSAGES), (ASKER, NOBODY)])
@pytest.mark.parametrize("server", [OTHER_SERVER, None])
async def test_nobody_reveals_a_question_from_another_server(club, purpose, who, may, server):
    number = await club.ask(purpose)
    await club.press(who, control("reveal", number), may=may, server=server)
    assert await club.is_open(number)


@pytest.mark.parametrize(
    ("purpose", "who", "server", "allowed"),
    [
        (Purpose.ASKED, OTHER, SERVER, True),
        (Purpose.ASKED, OTHER, OTHER_SERVER, False),
        (Purpose.ASKED, OTHER, None, False),
        (Purpose.PRACTICE, ASKER, OTHER_SERVER, True),
        (Purpose.PRACTICE, ASKER, None, True),
        (Purpose.PRACTICE, OTHER, SERVER, False),
        (Purpose.REVIEW, OTHER, SERVER, False),
    ],
)
@pytest.mark.parametrize("action", ["pick", "show"])
async def test_a_question_is_answered_and_shown_in_its_server_and_practice_by_its_member(
    club, action, purpose, who, server, allowed
):
    number = await club.ask(purpose)
    scope = Scope.ANY if purpose.is_private else Scope.CHANNEL
    choice = "1z" if action == "pick" else ""
    pressed = control(action, number, scope=scope, choice=choice)
    said = await club.press(who, pressed, server=server)
    assert ("no longer works" in said) is not allowed, said


async def test_a_question_with_buttons_opens_no_form(club):
    number = await club.ask(Purpose.ASKED)
    assert "no longer works" in await club.press(OTHER, control("open", number))


@pytest.mark.parametrize(("server", "allowed"), [(SERVER, True), (OTHER_SERVER, False)])
async def test_a_vote_is_cast_in_its_server(club, server, allowed):
    number = await club.ask(Purpose.VOTE)
    await club.press(OTHER, control("vote", number, choice="1z"), server=server)
    voted = await exported(club.store, int(user(OTHER)["id"]))
    assert ("answers" in voted) is allowed


@pytest.mark.parametrize(("purpose", "allowed"), [(Purpose.ASKED, True), (Purpose.VOTE, False)])
async def test_anybody_reveals_a_day_later_what_does_not_end_by_itself(club, purpose, allowed):
    closes = {"closes_at": club.store.now() + 7 * DAY} if purpose is Purpose.VOTE else {}
    number = await club.ask(purpose, **closes)
    await club.press(OTHER, control("reveal", number))
    assert await club.is_open(number)
    club.clock[0] += DAY
    await club.press(OTHER, control("reveal", number))
    assert await club.is_open(number) is not allowed


@pytest.mark.parametrize("action", ["full", "practise"])
async def test_an_answer_is_seen_in_full_once_it_is_revealed(club, action):
    number = await club.ask(Purpose.ASKED)
    assert "custom_id" not in await club.press(OTHER, control(action, number)), "one sentence"
    await quizzes.reveal(club.store, number)
    assert "custom_id" in await club.press(OTHER, control(action, number))


async def test_data_are_those_of_who_presses(club):
    number = await club.ask(Purpose.ASKED)
    for who in (ASKER, OTHER):
        await quizzes.answer(club.store, number, int(user(who)["id"]), "1z", WRONG)
    await club.press(OTHER, acting("data", "data", choice="all"))
    assert "answers" in await exported(club.store, int(user(ASKER)["id"]))
    assert await exported(club.store, int(user(OTHER)["id"])) == {}
    assert (await quizzes.find(club.store, number)).asker == int(user(ASKER)["id"])


@pytest.mark.parametrize(("may", "allowed"), [(GUILD, True), (MESSAGES, False), (NOBODY, False)])
@pytest.mark.parametrize("server", [SERVER, OTHER_SERVER])
async def test_a_server_is_forgotten_by_who_manages_it_and_no_other_is(club, may, allowed, server):
    number = await club.ask(Purpose.ASKED)
    await club.press(OTHER, acting("server", "settings", choice="all"), may=may, server=server)
    is_gone = await quizzes.find(club.store, number) is None
    assert is_gone is (allowed and server == SERVER)


@pytest.mark.parametrize(("may", "allowed"), [(GUILD, True), (MESSAGES, False), (NOBODY, False)])
async def test_commands_of_a_server_are_for_who_manages_it(club, may, allowed):
    """A server may show them to any role, in its own settings at Discord."""
    (of_server,) = [it for it in club.discord.rest.commands if it["name"] == "server"]
    names = [it["name"] for it in of_server["options"]]
    assert {"daily", "settings", "questions"} <= set(names)
    for name in names:
        asked = command("server")
        asked.data["data"]["options"] = [{"name": name, "type": 1, "options": []}]
        said = await club.do(asked, OTHER, may, SERVER)
        assert ("Only those who manage this server" in said) is not allowed, (name, said)


@pytest.mark.parametrize(
    ("asker", "who", "may", "allowed"),
    [
        (ASKER, ASKER, NOBODY, True),
        (ASKER, OTHER, MESSAGES, True),
        (ASKER, OTHER, NOBODY, False),
        (ASKER, OTHER, GUILD, False),
        (None, OTHER, NOBODY, False),
    ],
)
async def test_a_public_answer_becomes_a_question_by_its_asker_or_a_manager(
    club, asker, who, may, allowed
):
    asked = id_of("ask", typed_into("waits", "3334m123p567s789s").read(), acts=True)
    said = await club.press(who, asked, may=may, asked_by=asker)
    assert ("Show me" in said) is allowed, said


async def test_what_nobody_asked_for_is_deleted_by_nobody(club):
    """A daily is posted by itself: its message names no asker."""
    delete = id_of(ButtonKind.DELETE, typed_into("waits", "3334m123p567s789s").read())
    assert "Only the person who asked" in await club.press(ASKER, delete)


async def test_a_vote_is_cast_on_a_vote_alone(club):
    riichi = write_record(Question("quiz", Situation(parse_hand("3334m123p567s789s")), lead=40))
    other = Species("riichi", "only_yaku", 1)
    number = await club.ask(Purpose.ASKED, species=other, problem=riichi)
    said = await club.press(OTHER, control("vote", number, choice="3m"))
    assert "no longer works" in said
    assert await exported(club.store, int(user(OTHER)["id"])) == {}


@pytest.mark.parametrize(
    ("who", "is_miss", "allowed"),
    [(ASKER, True, True), (OTHER, True, False), (ASKER, False, False)],
)
async def test_an_own_miss_is_dropped_by_the_member_who_practices_it(club, who, is_miss, allowed):
    own = int(user(ASKER)["id"])
    await misses.keep(club.store, own, NewMiss("cut", "cut", RECORD))
    club.clock[0] += 2 * DAY
    miss = (await misses.due(club.store, own)).miss
    number = await club.ask(Purpose.REVIEW, miss=miss if is_miss else None)
    said = await club.press(who, control("drop", number))
    assert ("no longer works" in said) is not allowed
    assert (await misses.due(club.store, own) is None) is allowed


async def test_an_export_waits_for_that_of_another_and_a_member_has_one(club):
    export = acting("data", "data", choice="export")
    button = {"type": 2, "style": 2, "label": "1", "custom_id": export}
    message = stored({"components": [{"type": 1, "components": [button]}]}, None, None)
    async with club.bot.client.study.exporting:
        waiting = await club.discord.send(click(message, export, who=OTHER))
        again = await club.discord.ask(click(message, export, who=OTHER))
        await waiting.until_done()
        assert waiting.message is None
    assert "Your last question is still being worked on" in str(again.message)
    async with asyncio.timeout(PATIENCE):
        while waiting.message is None:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
    assert "riichi-data.json.gz" in str(waiting.message)


@pytest.mark.parametrize(
    ("may", "server", "said", "taken"),
    [
        (GUILD, SERVER, "Taken", True),
        (MESSAGES, SERVER, "Only those who manage this server", False),
        (NOBODY, SERVER, "Only those who manage this server", False),
        (GUILD, OTHER_SERVER, "No decisions are on offer", False),
        (GUILD, None, "in a server only", False),
    ],
)
async def test_an_offer_is_taken_by_who_manages_its_server(club, may, server, said, taken):
    offer = await club.offer()
    take = acting("offers", "offers", number=offer, choice="take")
    assert said in await club.press(ASKER, take, may=may, server=server)
    (after,) = await offers.listed(club.store, SERVER)
    assert (after.taken_at is not None) is taken


@pytest.fixture
def decision(club):
    """What makes the custom_ids of a decision of a game of the asker's."""
    key = club.bot.client.games.put(read_log(log_text(*MISSED)), int(user(ASKER)["id"]))
    return lambda slot, place=(0, 0, 65): acting(slot, "game", game=GamePlace(key, *place))


OF_CLUB = ["gameask", "gamevote", "gamelater", "gameoffer", "offernamed", "offerunnamed"]
"""The slots of what a club does with a decision."""


@pytest.mark.parametrize("action", OF_CLUB)
async def test_a_decision_is_its_owners_alone(club, decision, action):
    own, refused = decision(action), words_for("en").text("error-game-not-yours")
    assert refused in await club.press(OTHER, own)
    assert refused not in await club.press(ASKER, own)


@pytest.mark.parametrize("place", [(3, 0, 65), (0, 99, 0)])
async def test_a_seat_or_a_round_that_a_game_does_not_have_is_refused(club, decision, place):
    said = await club.press(ASKER, decision("back", place))
    assert "no longer works" in said


async def test_once_a_game_is_gone_its_kept_decisions_alone_are_shown(club, decision):
    kept = decision("back")
    for _ in range(2):
        assert "East 1" in await club.press(ASKER, kept)
        club.bot.client.games.forget(int(user(ASKER)["id"]))  # as a restart does
    said = await club.press(ASKER, decision("back", (0, 0, -1)))
    assert "I no longer have this game" in said


OFFERED = ["gameoffer", "offernamed", "offerunnamed"]


@pytest.mark.parametrize("action", OFFERED)
async def test_a_decision_is_offered_in_a_server_only(club, decision, action):
    assert "in a server only" in await club.press(ASKER, decision(action), server=None)


@pytest.mark.parametrize("name", ["daily", "settings"])
async def test_what_a_server_sets_needs_a_server(club, name):
    sub = {"name": name, "type": 1, "options": []}
    data = {"id": "9", "name": "server", "type": 1, "options": [sub]}
    answer = await club.discord.ask(Asked({"type": 2, "data": data}, user(ASKER)))
    assert "in a server only" in str([answer.message, *answer.followups, answer.payload])


async def test_an_unknown_control_of_offers_is_refused(club):
    forged = acting("offers", "offers", number=await club.offer(), choice="post")
    assert "no longer works" in await club.press(ASKER, forged, may=GUILD)
