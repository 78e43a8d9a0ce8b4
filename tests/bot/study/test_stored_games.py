"""Decisions of own games on both databases: kept, practiced, offered, exported, deleted."""

from dataclasses import replace

import pytest
from conftest import DAY, MINUTE
from test_quizzes import ANN, BOB, CEM, RIGHT, SERVER, WRONG, asked, practised, rows_of

from bot.study import games, learners, misses, offers, quizzes, servers
from bot.study.clock import GAMES_KEPT
from bot.study.games import MOST_GAMES, KeptGame
from bot.study.misses import MOST_MISSES, LossTally, NewMiss
from bot.study.offers import MOST_OF_SERVER, MOST_OWN, NewOffer, TooManyOffersError
from bot.study.quiz import Purpose
from bot.study.retention import OFFERS_KEPT, delete_old_games

CUT = NewMiss("cut", "cut", "a hand")
PUSH = NewMiss("push", "fold", "another hand")


def an_offer(learner=ANN, problem="a hand", **given):
    return NewOffer(SERVER, learner, given.get("named", False), given.get("kind", "cut"), problem)


async def test_decisions_of_a_game_are_kept_for_a_month(store, clock):
    kept = KeptGame("key1", ANN, "decisions")
    await games.keep(store, kept)
    await games.keep(store, KeptGame("key1", BOB, "others"))
    assert await games.find(store, "key1") == kept
    assert await games.find(store, "key2") is None
    clock.forward(GAMES_KEPT)
    assert await delete_old_games(store) == 0
    clock.forward(1)
    assert await delete_old_games(store) == 1
    assert await games.find(store, "key1") is None


async def test_of_too_many_games_of_a_member_the_oldest_goes(store, clock):
    await games.keep(store, KeptGame("of another", BOB, "decisions"))
    for number in range(MOST_GAMES + 1):
        clock.forward(1)
        await games.keep(store, KeptGame(f"key{number}", ANN, "decisions"))
    assert await games.find(store, "key0") is None
    assert len(await rows_of(store, "games", learner=ANN)) == MOST_GAMES
    assert await games.find(store, f"key{MOST_GAMES}") is not None
    assert await games.find(store, "of another") is not None


async def test_a_miss_comes_back_in_a_day_and_later_and_later(store, clock):
    assert await misses.keep(store, ANN, CUT)
    assert not await misses.keep(store, ANN, CUT)
    assert await misses.due(store, ANN) is None
    gaps = []
    for _ in range(3):
        days = 0
        while await misses.due(store, ANN) is None:
            clock.forward(DAY)
            days += 1
        gaps.append(days)
        found = await misses.due(store, ANN)
        assert (await learners.progress(store, ANN)).due == 1
        number = await quizzes.ask(store, practised(asker=ANN, miss=found.miss))
        await quizzes.answer(store, number, ANN, "2m", RIGHT)
    assert gaps[0] == 1
    assert gaps == sorted(set(gaps))


async def test_an_answer_about_a_miss_counts_for_it_alone(store, clock):
    await misses.keep(store, ANN, CUT)
    clock.forward(2 * DAY)
    for grade, still_open in ((RIGHT, 0), (WRONG, 1)):
        found = await misses.due(store, ANN)
        number = await quizzes.ask(store, practised(asker=ANN, miss=found.miss))
        await quizzes.answer(store, number, ANN, "2m", grade)
        record = await learners.progress(store, ANN)
        assert record.losses == (LossTally("cut", 1, still_open),)
        assert (record.themes, record.slips) == ((), ())
        clock.forward(200 * DAY)


async def test_a_miss_learns_from_the_first_answer_alone(store, clock):
    await misses.keep(store, ANN, CUT)
    clock.forward(DAY)
    miss = (await misses.due(store, ANN)).miss
    number = await quizzes.ask(store, practised(asker=ANN, miss=miss))
    await quizzes.answer(store, number, ANN, "1m", RIGHT)
    learned = await rows_of(store, "misses", learner=ANN)
    clock.forward(MINUTE)
    await quizzes.answer(store, number, ANN, "2m", WRONG)
    await quizzes.show(store, number, ANN)
    assert await rows_of(store, "misses", learner=ANN) == learned


async def test_misses_are_picked_by_kind_and_the_longest_due_first(store, clock):
    await misses.keep(store, ANN, CUT)
    clock.forward(MINUTE)
    await misses.keep(store, ANN, PUSH)
    assert await misses.keep(store, BOB, PUSH), "it is kept for each member"
    clock.forward(3 * DAY)
    assert (await misses.due(store, ANN)).loss == "cut"
    assert (await misses.due(store, ANN, "fold")).loss == "push"
    assert await misses.due(store, ANN, "waits") is None
    assert await misses.due(store, CEM) is None
    record = await learners.progress(store, ANN)
    assert record.due == 2
    assert record.losses == (LossTally("cut", 1, 1), LossTally("push", 1, 1))
    await misses.drop(store, BOB, (await misses.due(store, ANN)).miss)
    assert (await misses.due(store, ANN)).loss == "cut"
    await misses.drop(store, ANN, (await misses.due(store, ANN)).miss)
    assert (await misses.due(store, ANN)).loss == "push"


async def test_of_too_many_misses_of_a_member_the_oldest_goes(store, clock):
    await misses.keep(store, BOB, CUT)
    for number in range(MOST_MISSES + 1):
        clock.forward(1)
        await misses.keep(store, ANN, NewMiss("cut", "cut", f"hand {number}"))
    kept = [row["problem"] for row in await rows_of(store, "misses", learner=ANN)]
    assert len(kept) == MOST_MISSES
    assert "hand 0" not in kept
    assert f"hand {MOST_MISSES}" in kept
    assert len(await rows_of(store, "misses", learner=BOB)) == 1


async def test_an_offer_is_taken_and_put_back(store, clock):
    assert await offers.make(store, an_offer())
    assert not await offers.make(store, an_offer(BOB))
    clock.forward(1)
    await offers.make(store, an_offer(BOB, "another", kind="fold", named=True))
    first, second = await offers.listed(store, SERVER)
    assert (first.learner, first.named, second.named) == (ANN, False, True)
    assert await offers.next_taken(store, SERVER) is None
    await offers.take(store, SERVER, second.offer, taken=True)
    assert (await offers.next_taken(store, SERVER)).offer == second.offer
    assert (await offers.next_taken(store, SERVER, "fold")).offer == second.offer
    assert await offers.next_taken(store, SERVER, "cut") is None
    clock.forward(1)
    await offers.take(store, SERVER, first.offer, taken=True)
    assert (await offers.next_taken(store, SERVER)).offer == second.offer, "it was taken first"
    await offers.take(store, SERVER, first.offer, taken=False)
    await offers.take(store, SERVER + 1, second.offer, taken=False)
    assert await offers.next_taken(store, SERVER) is not None
    await offers.take(store, SERVER, second.offer, taken=False)
    assert await offers.next_taken(store, SERVER) is None
    await offers.remove(store, SERVER + 1, first.offer)
    assert len(await offers.listed(store, SERVER)) == 2
    await offers.remove(store, SERVER, first.offer)
    assert [offer.offer for offer in await offers.listed(store, SERVER)] == [second.offer]
    clock.forward(OFFERS_KEPT - 1)
    assert await delete_old_games(store) == 0
    clock.forward(1)
    assert await delete_old_games(store) == 1


async def test_a_member_and_a_server_have_so_many_offers(store):
    for number in range(MOST_OWN):
        await offers.make(store, an_offer(ANN, f"hand {number}"))
    with pytest.raises(TooManyOffersError):
        await offers.make(store, an_offer(ANN, "one more"))
    for number in range(MOST_OF_SERVER - MOST_OWN):
        await offers.make(store, an_offer(1000 + number, f"other {number}"))
    with pytest.raises(TooManyOffersError):
        await offers.make(store, an_offer(BOB, "one more"))
    elsewhere = replace(an_offer(ANN, "hand 0"), server=SERVER + 1)
    assert await offers.make(store, elsewhere), "it is another server's"
    await servers.forget(store, SERVER)
    assert await offers.listed(store, SERVER) == ()
    assert len(await offers.listed(store, SERVER + 1)) == 1


async def test_all_of_it_is_exported_and_deleted(store):
    await games.keep(store, KeptGame("key1", ANN, "decisions"))
    await misses.keep(store, ANN, CUT)
    await offers.make(store, an_offer())
    await misses.keep(store, BOB, CUT)
    found = {table: rows async for table, rows in learners.export(store, ANN)}
    assert found["games"][0]["decisions"] == "decisions"
    assert found["misses"][0]["problem"] == "a hand"
    assert found["offers"][0]["server"] == SERVER
    assert await learners.forget(store, ANN) == 4  # and the member
    assert {table async for table, _ in learners.export(store, ANN)} == set()
    assert len(await rows_of(store, "misses", learner=BOB)) == 1


async def test_the_member_who_offered_a_daily_neither_reveals_nor_scores_it(store):
    number = await quizzes.ask(store, asked(purpose=Purpose.DAILY, asker=ANN))
    quiz = await quizzes.find(store, number)
    assert not quiz.lets_reveal(ANN, store.now(), manages=False)
    assert quiz.lets_reveal(ANN, store.now(), manages=True)
