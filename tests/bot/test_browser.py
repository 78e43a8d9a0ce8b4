"""A person at the local page: types /waits and a hand in a browser, and sees the picture."""

import contextlib
import re
import shutil

import pytest
from bot_process import running
from playwright.async_api import TimeoutError as BrowserTimeoutError
from playwright.async_api import async_playwright, expect

CHROMIUM = shutil.which("chromium")
ATTEMPTS = 6
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on this machine")


@pytest.fixture
async def page(tmp_path):
    """The local page, open in a browser."""
    async with running(tmp_path, {"LOG_LEVEL": "WARNING"}) as bot, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        opened = await browser.new_page(viewport={"width": 1000, "height": 900})
        await opened.goto(await bot.address())
        yield opened
        await browser.close()
        bot.stop()
        assert await bot.end() == (0, "")


async def type_waits(page, hand):
    """Type /waits and a hand into the composer, and send it."""
    composer = page.locator("#channel-composer-input")
    option = page.get_by_role("option", name="/waits").first
    for _ in range(ATTEMPTS):
        await composer.fill("")
        await composer.press_sequentially("/waits")
        with contextlib.suppress(BrowserTimeoutError):  # the page did not listen yet
            await option.click(timeout=5000)
            break
    await page.locator('input[data-option="hand"]').press_sequentially(hand)


async def width(picture):
    """Wait until a picture has come and could be decoded; return its width."""
    await expect(picture).to_have_attribute("src", re.compile("^blob:"))
    return await picture.evaluate("image => image.decode().then(() => image.naturalWidth)")


async def test_a_hand_typed_into_the_page_is_answered_with_its_picture(page):
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
