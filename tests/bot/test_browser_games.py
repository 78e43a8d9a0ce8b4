"""A person at the local page drops in a log of each format, and looks at what it teaches."""

import gzip

import pytest
from made_logs import MISSED, log_text
from places import published
from playwright.async_api import expect
from test_browser import CHROMIUM, MILLISECONDS, browsing, idle, width
from written_logs import to_mjai

from engine.logs import read_log

LOG = log_text(*MISSED)
FILES = {"tenhou6": LOG.encode(), "mjai": "\n".join(to_mjai(read_log(LOG))).encode()}

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on this machine")


def mjlog():
    """A file of Tenhou's, gzipped as its client saves it."""
    logs = published("logs.jsonl.gz")
    return gzip.compress(next(it["text"] for it in logs if it["format"] == "mjlog").encode())


async def drop_in(page, name, data):
    """Give /game a file, and send it."""
    composer = page.locator("#channel-composer-input")
    await composer.fill("")
    await composer.press_sequentially("/game")
    await page.get_by_role("option", name="/game").first.click()
    await page.locator(".command-chip").first.click()
    await page.get_by_role("option", name="log").first.click()
    field = page.locator('input[type="file"][data-option="log"]')
    await field.set_input_files({"name": name, "mimeType": "text/plain", "buffer": data})
    await page.locator("#send-message").click()


async def choose(page, placeholder, option):
    """Choose an option of the select with this placeholder.

    The page shows an answer a moment before it takes the next action, and drops a choice meanwhile.
    """
    await idle(page)
    await page.get_by_role("combobox", name=placeholder).last.click()
    await page.get_by_role("option", name=option).first.click()


@pytest.mark.parametrize("name", FILES)
async def test_a_game_is_reviewed_on_the_page(tmp_path, name):
    async with browsing(tmp_path, {}) as page:
        page.set_default_timeout(MILLISECONDS)
        await drop_in(page, f"game.{name}", FILES[name])
        await expect(page.get_by_text("One decision cost most").last).to_be_visible()
        await choose(page, "Look at a decision", "East 1")
        picture = page.locator("img.gallery-image").last
        await expect(picture).to_be_visible()
        assert "drew 9 sou" in await picture.get_attribute("alt")
        assert await width(picture) >= 820


async def test_a_file_of_tenhou_is_reviewed_on_the_page(tmp_path):
    async with browsing(tmp_path, {}) as page:
        await drop_in(page, "game.mjlog", mjlog())
        await page.get_by_text("Whose game is it?").last.wait_for()
        await choose(page, "Your seat", "East in East 1")
        await expect(page.get_by_text("Step through a hand").last).to_be_visible()
