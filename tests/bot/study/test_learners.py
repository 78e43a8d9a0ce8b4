"""A member's record, review, export and deletion; a server's settings; on both databases."""

import functools
import json
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import DAY
from exported import exported
from sqlalchemy import select, update
from test_quizzes import ANN, BOB, CEM, CHANNEL, NOBETAN, RIGHT, SERVER, WRONG, asked, practised

from bot.study import learners, outbox, quizzes, servers, sessions
from bot.study.learners import Trend
from bot.study.place import file_place
from bot.study.quiz import Purpose
from bot.study.servers import Askers, ServerSettings
from bot.study.sessions import NewSession
from bot.study.store import Store, StudyUnavailableError, Trouble
from bot.study.tables import metadata
from bot.study.tables import quizzes as quizzes_table


async def practise(store, learner, *grades):
    for grade in grades:
        number = await quizzes.ask(store, practised(asker=learner))
        await quizzes.answer(store, number, learner, "2m", grade)


async def test_progress_counts_themes_and_slips(store):
    await practise(store, BOB, WRONG, RIGHT, RIGHT, RIGHT)
    record = await learners.progress(store, BOB)
    (theme,) = record.themes
    assert (theme.kind, theme.theme, theme.seen, theme.right) == ("waits", "nobetan", 4, 3)
    assert {(slip.slip, slip.met, slip.made) for slip in record.slips} == {
        ("missed:tanki", 4, 1),
        ("false:nothing", 4, 0),
    }
    assert [slip.slip for slip in record.slips] == ["missed:tanki", "false:nothing"]
    assert (record.answered, record.due, record.hidden) == (4, 0, False)


@pytest.mark.parametrize(
    ("grades", "trend"),
    [
        ([WRONG] * 3, Trend.UNKNOWN),
        ([WRONG] * 6 + [RIGHT] * 6, Trend.BETTER),
        ([RIGHT] * 6 + [WRONG] * 6, Trend.WORSE),
        ([RIGHT] * 6, Trend.SAME),
    ],
)
async def test_trend_compares_late_answers_with_all(store, grades, trend):
    await practise(store, BOB, *grades)
    assert (await learners.progress(store, BOB)).themes[0].trend is trend


@pytest.mark.parametrize(
    ("grades", "recent"),
    [([RIGHT], 1.0), ([WRONG], 0.0), ([WRONG, RIGHT], 0.2), ([RIGHT, WRONG, WRONG], 0.64)],
)
async def test_the_first_answer_stands_for_itself_and_later_ones_weigh_a_fifth(
    store, grades, recent
):
    await practise(store, BOB, *grades)
    (theme,) = (await learners.progress(store, BOB)).themes
    assert theme.recent == pytest.approx(recent)


async def test_a_theme_that_was_never_missed_is_not_reviewed(store):
    await practise(store, BOB, RIGHT, RIGHT)
    assert (await learners.progress(store, BOB)).themes[0].due_at is None


async def test_a_missed_theme_is_due_a_day_later_and_then_later_and_later(store, clock):
    await practise(store, BOB, WRONG)
    days = []
    for _ in range(4):
        (theme,) = (await learners.progress(store, BOB)).themes
        days.append(round((theme.due_at - clock.now) / DAY))
        clock.now = theme.due_at
        assert (await learners.progress(store, BOB)).due == 1
        await practise(store, BOB, RIGHT)
    assert days == [1, 2, 6, 17]
    assert (await learners.progress(store, BOB)).due == 0


async def test_an_answer_that_was_shown_is_a_lapse_due_tomorrow(store, clock):
    """However well the theme was known; nothing is counted."""
    number = await quizzes.ask(store, practised(asker=BOB))
    await quizzes.show(store, number, BOB)
    (theme,) = (await learners.progress(store, BOB)).themes
    assert (theme.seen, theme.right, theme.due_at - clock.now) == (0, 0, DAY)
    for _ in range(4):
        clock.now = (await learners.progress(store, BOB)).themes[0].due_at
        await practise(store, BOB, RIGHT)
    assert (await learners.progress(store, BOB)).themes[0].due_at - clock.now > 10 * DAY
    number = await quizzes.ask(store, practised(asker=BOB))
    for _ in range(2):
        await quizzes.show(store, number, BOB)
        (theme,) = (await learners.progress(store, BOB)).themes
        assert (theme.seen, theme.right, theme.due_at - clock.now) == (4, 4, DAY)


async def test_to_be_shown_the_answer_to_an_own_question_is_no_lapse(store):
    number = await quizzes.ask(store, asked(asker=BOB))
    await quizzes.show(store, number, BOB)
    assert (await learners.progress(store, BOB)).themes == ()


async def test_right_answers_before_the_day_do_not_postpone_review(store):
    await practise(store, BOB, WRONG)
    due = (await learners.progress(store, BOB)).themes[0].due_at
    await practise(store, BOB, *[RIGHT] * 5)
    assert (await learners.progress(store, BOB)).themes[0].due_at == due


async def fill(store):
    """Ann, Bob and Cem have rows in every table that holds data of a person."""
    number = await quizzes.ask(store, asked())
    for learner in (BOB, CEM):
        await quizzes.answer(store, number, learner, "2m", WRONG)
        await practise(store, learner, WRONG)
        daily = await quizzes.ask(store, asked(purpose=Purpose.DAILY, asker=None))
        await store.run(functools.partial(make_daily, quiz=daily))
        await quizzes.answer(store, daily, learner, "2m", WRONG)
        new = NewSession(SERVER, CHANNEL + learner, learner, "tenhou", "en", 10, 60)
        await sessions.start(store, new, manages=False)
    await practise(store, ANN, WRONG)
    return number


def make_daily(connection, quiz):
    """A quiz as the poster makes one of a schedule."""
    values = {"schedule": quiz, "day": 739_935, "number": 1}
    connection.execute(update(quizzes_table).where(quizzes_table.c.quiz == quiz).values(values))


async def rows_with(store, learner):
    """Every row of every table in which this number stands, whatever the column is called."""
    return await store.run(
        lambda connection: [
            (table.name, dict(row))
            for table in metadata.sorted_tables
            for row in connection.execute(select(table)).mappings()
            if learner in row.values()
        ]
    )


async def test_export_holds_every_row_about_a_member(store):
    await fill(store)
    for learner in (ANN, BOB):
        found = await exported(store, learner)
        told = [(name, row) for name, rows in found.items() for row in rows]
        everything = await rows_with(store, learner)
        assert sorted(map(repr, told)) == sorted(map(repr, everything))
        assert json.loads(json.dumps(found)) == found
    assert set(await exported(store, BOB)) == {
        "answers", "learners", "months", "quizzes", "ratings", "sessions", "skills", "slips",
        "standings", "streaks",
    }  # fmt: skip


async def test_every_column_with_an_id_of_a_person_is_exported_and_deleted():
    """A new table cannot be forgotten: its ids are of a server, a message, or a person."""
    others = {
        "server", "channel", "message", "quiz", "schedule", "session", "role", "asker_role", "miss",
        "offer", "mark",
    }  # fmt: skip
    ids = {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.columns
        if str(column.type) == "BIGINT" and not column.name.endswith("_at")
    }
    personal = {(table.name, column.name) for table, column in learners.personal_columns()}
    assert {pair for pair in ids if pair[1] not in others} == personal


async def test_deletion_removes_every_row_about_a_member_and_nobody_elses(store):
    number = await fill(store)
    cems = await rows_with(store, CEM)
    bobs = await rows_with(store, BOB)
    assert await learners.forget(store, BOB) == len(bobs)
    assert await rows_with(store, BOB) == []
    assert await exported(store, BOB) == {}
    assert await rows_with(store, CEM) == cems
    assert await learners.forget(store, BOB) == 0
    shown = await quizzes.reveal(store, number)
    assert (shown.answered, shown.tally) == (1, (("2m", 1),))


async def test_pages_of_any_size_export_and_delete_the_same(store, monkeypatch):
    await fill(store)
    whole, bobs = await exported(store, BOB), await rows_with(store, BOB)
    monkeypatch.setattr(learners, "EXPORTED_AT_ONCE", 1)
    monkeypatch.setattr(learners, "FORGOTTEN_AT_ONCE", 1)
    assert await exported(store, BOB) == whole
    assert await learners.forget(store, BOB) == len(bobs)
    assert await rows_with(store, BOB) == []


async def test_a_deletion_that_was_interrupted_is_finished_by_another(store, monkeypatch):
    monkeypatch.setattr(learners, "FORGOTTEN_AT_ONCE", 2)
    await practise(store, BOB, *[WRONG] * 9)
    run, done = store.run, []

    async def fails_at_the_third(work):
        done.append(work)
        if len(done) == 3:
            raise StudyUnavailableError("gone", Trouble.BUSY)
        return await run(work)

    monkeypatch.setattr(store, "run", fails_at_the_third)
    with pytest.raises(StudyUnavailableError):
        await learners.forget(store, BOB)
    assert len((await exported(store, BOB))["quizzes"]) == 7
    await learners.forget(store, BOB)
    assert await exported(store, BOB) == {}


async def test_nothing_of_a_deleted_member_is_left_in_the_files(made_file, clock):
    store = Store(file_place(Path(made_file)), clock=clock)
    await quizzes.ask(store, asked(purpose=Purpose.VOTE, asker=BOB, note="the words of a voter"))
    files = [path for path in Path(made_file).parent.iterdir() if "study.db" in path.name]
    assert any(b"words of a voter" in path.read_bytes() for path in files)
    await learners.forget(store, BOB)
    assert not any(b"words of a voter" in path.read_bytes() for path in files)
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    await store.close()


@pytest.mark.parametrize("purpose", [Purpose.ASKED, Purpose.DAILY, Purpose.VOTE])
async def test_only_own_practice_is_deleted_with_a_member(store, purpose):
    for_channel = await quizzes.ask(store, asked(purpose=purpose))
    own = await quizzes.ask(store, practised(asker=ANN))
    await learners.forget(store, ANN)
    assert (await quizzes.find(store, for_channel)).asker is None
    assert await quizzes.find(store, own) is None


async def test_a_question_ends_and_stays_when_its_asker_is_deleted(store, clock):
    number = await fill(store)
    await learners.forget(store, ANN)
    found = await quizzes.find(store, number)
    assert (found.asker, found.species, found.closed_at) == (None, NOBETAN, clock.now)
    assert await rows_with(store, ANN) == []


async def test_what_is_over_a_daily_and_what_others_asked_stay_when_an_asker_is_deleted(
    store, clock
):
    offered = await quizzes.ask(store, asked(purpose=Purpose.DAILY))
    over = await quizzes.ask(store, asked())
    others = await quizzes.ask(store, asked(asker=BOB))
    for number in (offered, over, others):
        await quizzes.note_message(store, number, number)
    await quizzes.reveal(store, over)
    before = [await quizzes.find(store, number) for number in (offered, over, others)]
    clock.forward(1000)
    await learners.forget(store, ANN)
    after = [await quizzes.find(store, number) for number in (offered, over, others)]
    assert after == [*(replace(own, asker=None) for own in before[:2]), before[2]]
    assert (await outbox.take(store)).due == []


async def test_every_answer_that_is_stored_is_counted_and_what_teaches_something_apart(store):
    await practise(store, ANN, WRONG, RIGHT)
    own = await quizzes.ask(store, asked(asker=ANN))
    await quizzes.answer(store, own, ANN, "2m", RIGHT)
    await quizzes.show(store, await quizzes.ask(store, practised(asker=ANN)), ANN)
    await practise(store, BOB, WRONG)
    record = await learners.progress(store, ANN)
    assert (record.answered, record.stored) == (2, 4)


async def test_a_hidden_member_stays_hidden_while_answering(store):
    await learners.hide(store, BOB, hidden=True)
    await practise(store, BOB, RIGHT)
    assert (await learners.progress(store, BOB)).hidden
    await learners.hide(store, BOB, hidden=False)
    assert not (await learners.progress(store, BOB)).hidden


@pytest.mark.parametrize("learner", [ANN, CEM])
async def test_only_the_member_who_asks_is_hidden_and_told_so(store, learner):
    others = {ANN, BOB, CEM} - {learner}
    for member in (ANN, BOB, CEM):
        await practise(store, member, RIGHT)
    await learners.hide(store, learner, hidden=True)
    assert (await learners.progress(store, learner)).hidden
    assert [(await learners.progress(store, other)).hidden for other in others] == [False] * 2


async def test_settings_of_a_server_are_the_usual_ones_until_changed(store):
    assert await servers.settings(store, SERVER) == ServerSettings()
    # Asking locks the server's row, which sets nothing.
    await quizzes.ask(store, asked())
    assert await servers.settings(store, SERVER) == ServerSettings()
    new = ServerSettings("ja", "m_league", Askers.ROLE, 55, "Europe/Berlin")
    await servers.change(store, SERVER, new)
    assert await servers.settings(store, SERVER) == new
    assert await servers.settings(store, SERVER + 1) == ServerSettings()


@pytest.mark.parametrize(
    ("settings", "roles", "manages", "lets"),
    [
        (ServerSettings(), (), False, True),
        (ServerSettings(askers=Askers.MANAGERS), (55,), False, False),
        (ServerSettings(askers=Askers.MANAGERS, asker_role=55), (55,), False, False),
        (ServerSettings(askers=Askers.MANAGERS), (), True, True),
        (ServerSettings(askers=Askers.ROLE, asker_role=55), (54, 55), False, True),
        (ServerSettings(askers=Askers.ROLE, asker_role=55), (54,), False, False),
        (ServerSettings(askers=Askers.ROLE, asker_role=55), (), True, True),
    ],
)
def test_settings_decide_which_members_may_ask(settings, roles, manages, lets):
    assert settings.lets_ask(frozenset(roles), manages=manages) is lets


async def test_forgetting_a_server_deletes_its_questions_and_their_answers(store):
    number = await fill(store)
    elsewhere = await quizzes.ask(store, asked(server=SERVER + 1, channel=CHANNEL + 1))
    await servers.change(store, SERVER, ServerSettings("ja"))
    await servers.forget(store, SERVER)
    assert await quizzes.find(store, number) is None
    assert await quizzes.find(store, elsewhere) is not None
    assert await servers.settings(store, SERVER) == ServerSettings()
    assert [row for name, row in await rows_with(store, number) if name == "answers"] == []
    assert await rows_with(store, SERVER) == []


async def test_a_server_of_any_size_is_forgotten_a_part_a_transaction(store, monkeypatch):
    monkeypatch.setattr(servers, "FORGOTTEN_AT_ONCE", 2)
    numbers = [await quizzes.ask(store, asked(channel=channel)) for channel in range(5)]
    deleted, delete_some = [], servers._forget_questions

    def fail_at_the_third(connection, server):
        if len(deleted) == 2:
            deleted.append(0)
            raise StudyUnavailableError("gone", Trouble.DOWN)
        deleted.append(delete_some(connection, server))
        return deleted[-1]

    monkeypatch.setattr(servers, "_forget_questions", fail_at_the_third)
    with pytest.raises(StudyUnavailableError):
        await servers.forget(store, SERVER)
    assert [await quizzes.find(store, one) is None for one in numbers] == [True] * 4 + [False]
    await servers.forget(store, SERVER)
    assert deleted == [2, 2, 0, 1, 0]
    assert await quizzes.find(store, numbers[4]) is None
