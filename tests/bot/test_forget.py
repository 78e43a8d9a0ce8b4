"""python -m bot forget ID: what is deleted is told, and a wrong folder or id is not passed over."""

import shutil
import subprocess
import sys
from datetime import UTC, datetime

import pytest
from bot_process import running
from other_versions import make_file_of_0_2
from standin import Standin

from bot.study import learners, quizzes, servers
from bot.study.place import file_place
from bot.study.quiz import Purpose, Status
from bot.study.quizzes import NewQuiz
from bot.study.servers import ServerSettings
from bot.study.store import Store
from engine.problems import Grade, Species

LEFT_OF_THREE = (
    "The bot is no member of 2 of 3 servers; one that has its commands alone may be among them."
)
SERVER, ANN, BOB = 900, 101, 102
TOKEN = "MTIz.G-abc." + "x" * 38


async def forget(folder, number, **settings):
    """Run it in a folder; return the exit code and what was said."""
    async with running(folder, {"DATABASE_URL": "", **settings}, "forget", str(number)) as process:
        return await process.end()


@pytest.fixture
async def filled(made_file, tmp_path):
    """A folder with riichi.db, in which Ann asked a server and Bob answered."""
    file = tmp_path / "riichi.db"
    shutil.move(made_file, file)
    store = Store(file_place(file), key=TOKEN)
    new = NewQuiz(Purpose.ASKED, Species("waits", "nobetan", 2), "x", "en", ANN, SERVER, 7)
    quiz = await quizzes.ask(store, new)
    await quizzes.answer(store, quiz, BOB, "2m", Grade(1.0, (), ()))
    yield tmp_path, store, quiz
    await store.close()


async def test_a_server_is_forgotten_and_what_is_learnt_stays(filled):
    folder, store, quiz = filled
    code, said = await forget(folder, SERVER)
    assert code == 0
    assert f"server {SERVER}: 2 settings, dailies, sessions, offers, questions and members" in said
    assert "Nothing is stored" not in said
    assert await quizzes.find(store, quiz) is None
    assert (await learners.progress(store, BOB)).answered == 1


async def test_a_member_is_forgotten_and_the_question_stays(filled):
    folder, store, quiz = filled
    code, said = await forget(folder, BOB)
    assert code == 0
    assert f"member {BOB}: 5 rows" in said
    assert "Nothing is stored" not in said
    assert (await learners.progress(store, BOB)).answered == 0
    assert await quizzes.find(store, quiz)
    assert "Nothing is stored about" in (await forget(folder, BOB))[1]


async def test_a_member_who_is_forgotten_by_the_operator_knows_the_answer_still(filled):
    folder, store, quiz = filled
    await forget(folder, BOB, DISCORD_TOKEN=TOKEN)
    given = await quizzes.answer(store, quiz, BOB, "2m", Grade(1.0, (), ()))
    assert given.status is Status.KNOWN


async def test_without_an_id_the_servers_are_listed_that_the_bot_has_left(filled):
    folder, store, quiz = filled
    await servers.change(store, SERVER + 1, ServerSettings("ja"))
    await servers.change(store, SERVER + 2, ServerSettings("ja"))
    asked = datetime.fromtimestamp((await quizzes.find(store, quiz)).opened_at / 1000, UTC).date()
    async with Standin() as discord:
        discord.rest.joined = [{"id": str(SERVER + 1), "name": "club", "features": []}]
        async with running(folder, discord.environment(DATABASE_URL=""), "forget") as process:
            code, said = await process.end()
    assert (code, said.splitlines()) == (
        0,
        [
            f"server {SERVER}: last question {asked}",
            f"server {SERVER + 2}: last question never",
            LEFT_OF_THREE,
        ],
    )
    assert await quizzes.find(store, quiz)


async def test_without_a_token_nobody_says_which_servers_the_bot_has_left(filled):
    folder, _, _ = filled
    async with running(folder, {"DATABASE_URL": ""}, "forget") as process:
        code, said = await process.end()
    assert (code, said.startswith("Set DISCORD_TOKEN: ")) == (2, True)


async def test_a_folder_without_a_database_is_told_and_gets_none(tmp_path):
    code, said = await forget(tmp_path, SERVER)
    assert code == 2
    assert str(tmp_path / "riichi.db") in said
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("argument", [[], ["5"]])
async def test_a_database_of_0_2_is_told_and_stays_as_it_is(tmp_path, argument):
    held = make_file_of_0_2(tmp_path / "riichi.db")
    given = {"DATABASE_URL": "", "DISCORD_TOKEN": TOKEN}
    async with running(tmp_path, given, "forget", *argument) as process:
        code, said = await process.end()
    assert (code, said) == (
        2,
        "riichi.db was made by 0.2 of the bot, and is left as it is: move it away, or run 0.2\n",
    )
    assert (tmp_path / "riichi.db").read_bytes() == held


async def test_no_database_is_told(tmp_path):
    code, said = await forget(tmp_path, SERVER, DATABASE_URL="off")
    assert code == 2
    assert "DATABASE_URL is off" in said


@pytest.mark.parametrize("arguments", [["forget", "ann"], ["forget", "1", "2"], ["check", "900"]])
def test_a_wrong_or_a_stray_id_is_an_error(arguments):
    ended = subprocess.run(
        [sys.executable, "-m", "bot", *arguments], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 2
    assert "usage: " in ended.stderr
