"""A person at the local page: types /waits and hands in a browser, and sees the pictures."""

import asyncio
import contextlib
import re
import shutil
import time
from datetime import UTC, datetime, timedelta

import aiohttp
import psutil
import pytest
from bot_process import free_port, patient
from patience import PATIENCE
from playwright.async_api import Error as BrowserError
from playwright.async_api import TimeoutError as BrowserTimeoutError
from playwright.async_api import async_playwright, expect

CHROMIUM = shutil.which("chromium")
ATTEMPTS = 12
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip

MILLISECONDS = PATIENCE * 1000
expect.set_options(timeout=MILLISECONDS)

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on this machine")


@contextlib.asynccontextmanager
async def browsing(folder, settings):
    """Run the bot, and open its local page in a browser."""
    async with patient(folder, {"LOG_LEVEL": "WARNING", **settings}) as bot:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = await browser.new_page(viewport={"width": 1000, "height": 900})
            page.set_default_timeout(MILLISECONDS)
            await page.goto(await bot.address())
            # The page tells the bot how large it is, and drops what is asked meanwhile.
            await expect(page.get_by_text("Viewport updated")).to_be_attached()
            await idle(page)
            yield page
            await browser.close()
        bot.stop()
        code, output = await bot.end()
        # asyncio may say so of the process in which SimCord looks at a picture, killed at the end.
        lines = [it for it in output.splitlines() if "asyncio: Unknown child process" not in it]
        assert (code, lines) == (0, [])


async def idle(page):
    """Wait until the page listens, and has nothing under way."""
    await expect(page.locator("#send-message")).to_be_enabled()


async def type_waits(page, hand):
    """Type /waits and a hand into the composer."""
    await type_command(page, "/waits", hand)


async def type_command(page, command, hand):
    """Type a command and a hand into the composer."""
    composer = page.locator("#channel-composer-input")
    option = page.get_by_role("option", name=command).first
    for _ in range(ATTEMPTS):
        await composer.fill("")
        await composer.press_sequentially(command)
        with contextlib.suppress(BrowserTimeoutError):  # the page did not listen yet
            await option.click(timeout=MILLISECONDS / ATTEMPTS)
            break
    await page.locator('input[data-option="hand"]').press_sequentially(hand)


async def width(picture):
    """Wait until a picture has come and could be decoded; return its width.

    A picture that the page is replacing at this moment cannot be decoded.
    """
    for left in reversed(range(ATTEMPTS)):
        await expect(picture).to_have_attribute("src", re.compile("^blob:"))
        try:
            return await picture.evaluate("image => image.decode().then(() => image.naturalWidth)")
        except BrowserError:
            if not left:
                raise
            await asyncio.sleep(0.5)
    raise AssertionError("the last attempt returns or raises")


async def test_a_hand_typed_into_the_page_is_answered_with_its_picture(tmp_path):
    async with browsing(tmp_path, {}) as page:
        await hand_is_answered(page)
        told = await page.locator("article time").last.get_attribute("datetime")
        # SimCord's own clock begins in January 2026.
        assert abs(datetime.fromisoformat(told) - datetime.now(UTC)) < timedelta(days=1)


async def hand_is_answered(page):
    await type_waits(page, "123456m45p789s11z3p")
    # The live reading: the tiles of the hand, as a suggestion under the cursor.
    await expect(page.locator("#command-suggestion-listbox")).to_contain_text("🀇🀈🀉")
    await page.locator("#send-message").click()
    picture = page.locator("img.gallery-image")
    await expect(picture).to_be_visible()
    before = await picture.get_attribute("alt")
    assert "winning tile 3 pin" in before
    assert await width(picture) > 0
    await page.get_by_role("button", name="▶").click()
    await expect(picture).not_to_have_attribute("alt", before)
    assert await width(picture) > 0


@pytest.mark.slow
async def test_a_message_with_a_hand_is_analyzed(tmp_path):
    async with browsing(tmp_path, {}) as page:
        await say(page, "what to cut: 123456m45p789s11z4p ?")
        picture = page.locator("img.gallery-image")
        await expect(picture).to_be_visible()
        assert "1 2 3 4 5 6 man" in await picture.get_attribute("alt")
        await expect(page.get_by_text("Only you can see this")).to_be_visible()
        await say(page, "thank you")
        await expect(page.get_by_text("find a hand in this message").last).to_be_visible()


@pytest.mark.slow
async def test_you_may_use_server_settings_and_the_other_members_may_not(tmp_path):
    async with browsing(tmp_path, {}) as page:
        await expect(page.get_by_text("/practice")).to_be_visible()
        assert {"/server daily", "/server settings"} <= await offered(page)
        await page.locator("#viewer-picker").select_option(label="friend")
        async with asyncio.timeout(PATIENCE):
            # The page offers what the member before may use, until it has asked the bot again.
            while "/server daily" in (commands := await offered(page)):  # noqa: ASYNC110
                await asyncio.sleep(0.5)
        assert "/waits" in commands
        assert not any("server" in command for command in commands)


async def offered(page):
    """Return the commands that the page offers to the member it acts as."""
    composer = page.locator("#channel-composer-input")
    commands = page.locator(".command-entry-title strong")
    for _ in range(ATTEMPTS):
        await composer.fill("")
        await composer.press_sequentially("/")
        with contextlib.suppress(AssertionError):  # the page did not listen yet
            await expect(commands.get_by_text("/my board")).to_be_visible(
                timeout=MILLISECONDS / ATTEMPTS
            )
            return set(await commands.all_inner_texts())
    raise AssertionError("the page offers no command")


SIMCORD_SECONDS = 5.0
"""From when SimCord, left to itself, reports an answer as failed."""


@pytest.mark.slow
async def test_an_outlook_that_takes_longer_than_simcord_waits_is_answered(tmp_path):
    """A worker that stands still for a while stands for a slow machine."""
    async with browsing(tmp_path, {}) as page:
        picture = page.locator("img.gallery-image")
        await type_command(page, "/outlook", "123m456p789s1122z3s")
        await page.locator("#send-message").click()
        await expect(picture).to_have_count(1)
        worker = outlook_worker()
        worker.suspend()
        await type_command(page, "/outlook", "123m456p789s1122z4s")
        await page.locator("#send-message").click()
        try:
            await asyncio.sleep(SIMCORD_SECONDS + 1)
            assert await picture.count() == 1
        finally:
            worker.resume()
        await expect(picture).to_have_count(2)
        assert await width(picture.last) > 0
        await type_command(page, "/waits", "123456m45p789s11z3p")
        await page.locator("#send-message").click()
        await expect(picture).to_have_count(3)


def outlook_worker():
    """Return the bot's process for outlooks."""
    workers = []
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it has ended, like SimCord's looks at pictures
            if "bot.discord.worker" in process.cmdline():
                workers.append(process)
    (worker,) = workers
    return worker


async def say(page, text):
    """Type a message into the composer, and send it."""
    composer = page.locator("#channel-composer-input")
    said = page.get_by_text(text, exact=True).first
    await composer.fill(text)
    for _ in range(ATTEMPTS):
        await idle(page)
        if await composer.input_value():  # it is emptied when the message has been sent
            await composer.press("Enter")
        with contextlib.suppress(AssertionError):  # the page was at work, and dropped the key
            await expect(said).to_be_visible(timeout=10_000)
            break
    await expect(said).to_be_visible()


CLICKS = 60
COOLDOWN_BURST, COOLDOWN_SECONDS = 20, 0.5
"""How the bot's cooldown is set: so many questions at once, and one more after so many seconds."""

HANDS = {"2356m": "🀈🀉🀋🀌", "1112m": "🀇🀇🀇🀈", "34p11z": "🀛🀜🀀🀀", "4445s": "🀓🀓🀓🀔"}


@pytest.mark.slow
async def test_the_page_answers_after_more_questions_and_keys_than_a_burst(tmp_path):
    """SimCord stops ``time.monotonic``: by that clock, no cooldown would ever refill."""
    port, keys = free_port(), 0
    async with browsing(tmp_path, {"HEALTH_PORT": str(port)}) as page:
        await type_waits(page, "123456m45p789s11z3p")
        await page.locator("#send-message").click()
        await expect(page.locator("img.gallery-image")).to_be_visible()
        await type_waits(page, "")
        await page.clock.install()  # lets the page's pause after a key pass at once
        started = time.monotonic()
        for number in range(CLICKS):
            keys += await type_for_a_live_reading(page, *list(HANDS.items())[number % len(HANDS)])
            # A person is slower than this script, which asks no more than the cooldown allows.
            due = started + (number - COOLDOWN_BURST / 2) * COOLDOWN_SECONDS
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await turn_the_page(page)
        async with asyncio.timeout(PATIENCE):
            # A slow machine makes answers dear, which count as several: some had to wait.
            while (outcomes := await outcomes_at(port))["button", "answered"] < CLICKS:
                await asyncio.sleep(COOLDOWN_SECONDS)
                await turn_the_page(page)
        assert await width(page.locator("img.gallery-image")) > 0
    assert keys > 200
    assert outcomes["waits", "answered"] == 1
    assert outcomes["button", "answered"] == CLICKS
    assert outcomes["typing", "answered"] >= CLICKS
    assert {outcome for _, outcome in outcomes} <= {"answered", "cooldown"}


async def type_for_a_live_reading(page, hand, tiles):
    """Type a hand in place of the one before, wait until its tiles are shown; return its keys."""
    field = page.locator('input[data-option="hand"]')
    await field.fill("")
    await field.press_sequentially(hand)
    async with page.expect_response(is_completed):
        await page.clock.run_for(300)
    await expect(page.locator("#command-suggestion-listbox")).to_contain_text(tiles)
    return len(hand)


async def turn_the_page(page):
    """Press "next" or "previous", whichever the answer has."""
    async with page.expect_response(is_clicked):
        # By the keyboard: what is offered for the hand lies over the button.
        button = page.get_by_role("button", name=re.compile("[◀▶]"), disabled=False).first
        await button.press("Enter")


def is_completed(response):
    return '"autocomplete_command"' in (response.request.post_data or "")


def is_clicked(response):
    return '"click"' in (response.request.post_data or "")


async def outcomes_at(port):
    """Return the number of interactions by command and outcome, from /metrics."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        text = await response.text()
    counted = r'^riichi_bot_interactions_total\{command="(.*?)",outcome="(.*?)"\} ([\d.]+)'
    found = re.findall(counted, text, re.MULTILINE)
    return {(command, outcome): float(count) for command, outcome, count in found}
