"""Take the README's screens from the local page: ``python docs/make_screens.py``, with Chromium.

A real browser types at the real page, as members would; what it sees is cut to the channel. Needs
the extra ``test`` and a Chromium on the path.
"""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import FloatRect, Locator, Page, ViewportSize, async_playwright, expect

FOLDER: Final = Path(__file__).parent / "screens"
PATIENCE: Final = 60_000
FLAGS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)  # fmt: skip
CHANNEL: Final[FloatRect] = {"x": 256.0, "y": 76.0, "width": 644.0, "height": 684.0}
"""Where the channel is on the page."""

VIEW: Final[ViewportSize] = {"width": 900, "height": 760}
WIDE, PHONE = 900, 390


@dataclass
class Film:
    """Frames with the milliseconds that each is shown."""

    page: Page
    frames: list[tuple[Image.Image, int]] = field(default_factory=list)

    async def shoot(self, milliseconds: int) -> None:
        """Add what the channel shows now, without the tools of a message under the mouse."""
        await self.page.mouse.move(0, 0)
        shot = await self.page.screenshot(clip=CHANNEL)
        self.frames.append((Image.open(BytesIO(shot)).convert("RGB"), milliseconds))

    def save(self, file: Path) -> None:
        """Write the frames as one GIF, each with the colors of its own."""
        first, *others = [frame.quantize(256, dither=Image.Dither.NONE) for frame, _ in self.frames]
        durations = [shown for _, shown in self.frames]
        first.save(
            file, save_all=True, append_images=others, duration=durations, loop=0, optimize=True
        )


@asynccontextmanager
async def local_page() -> AsyncIterator[Page]:
    """Run the bot without a token, and open its page."""
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-u", "-m", "bot",
        env={**os.environ, "DISCORD_TOKEN": "", "DATABASE_URL": "", "LOG_LEVEL": "WARNING"},
        stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        address = await address_of(bot.stdout)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            page = await browser.new_page(viewport=VIEW)
            page.set_default_timeout(PATIENCE)
            expect.set_options(timeout=PATIENCE)
            await page.goto(address)
            await expect(page.get_by_text("Viewport updated")).to_be_attached()
            await idle(page)
            yield page
            await browser.close()
    finally:
        bot.terminate()
        await bot.wait()


async def address_of(output: asyncio.StreamReader | None) -> str:
    """Wait until the bot prints the address of its page."""
    while output and (line := await output.readline()):
        if found := re.search(r"http://\S+", line.decode()):
            return found[0]
    raise SystemExit("the bot ended before its page was there")


async def idle(page: Page) -> None:
    """Wait until the page has nothing under way, and its pictures are there."""
    await expect(page.locator("#send-message")).to_be_enabled()
    await asyncio.sleep(1.5)


async def press(page: Page, name: str) -> None:
    """Press the last button of this name."""
    await page.get_by_role("button", name=name, exact=True).last.click()
    await idle(page)


async def act_as(page: Page, member: str) -> None:
    """Become another of the four members."""
    await page.get_by_label("Viewing as").select_option(label=member)
    await idle(page)


def answers(page: Page) -> Locator:
    """The messages of the channel."""
    return page.locator("article.channel-message")


async def still(page: Page, name: str, width: int, place: int = -1) -> None:
    """Take a message whole, the last one by default, on a page of this width."""
    await page.set_viewport_size({"width": width, "height": 1600})
    await idle(page)
    await page.mouse.move(0, 0)
    shot = Image.open(BytesIO(await answers(page).nth(place).screenshot())).convert("RGB")
    few = shot.quantize(256, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


async def main() -> None:
    """Take every screen."""
    FOLDER.mkdir(exist_ok=True)
    async with local_page() as page:
        film = Film(page)
        await film.shoot(800)
        await page.locator("#channel-composer-input").press_sequentially("/waits")
        await film.shoot(600)
        await page.get_by_role("option", name="/waits").first.click()
        box = page.locator('input[data-option="hand"]')
        await box.press_sequentially("2356888m234567p4m")
        await page.get_by_role("option", name="14 tiles").click()
        await film.shoot(1200)
        await page.locator("#send-message").click()
        await expect(page.locator("img.gallery-image")).to_be_visible()
        await idle(page)
        await film.shoot(3500)
        await still(page, "phone", width=PHONE)
        await page.set_viewport_size(VIEW)
        await press(page, "Ask the channel")
        await film.shoot(2500)
        for member, cut in (("friend", "8m"), ("clubmate", "2m"), ("newcomer", "8m")):
            await act_as(page, member)
            await press(page, cut)
            if member == "clubmate":
                await answers(page).last.evaluate("it => it.scrollIntoView({block: 'start'})")
                await film.shoot(3000)
        await act_as(page, "you")
        await press(page, "Reveal")
        await film.shoot(4000)
        film.save(FOLDER / "first.gif")
        await still(page, "reveal", width=WIDE, place=1)


if __name__ == "__main__":
    asyncio.run(main())
