"""Behind a proxy: REST, the gateway and downloads go by it, and its password is in no log."""

import pytest
from bot_online import online
from discord import HTTPException
from standin import Standin
from standin_proxy import Proxy

from bot import preflight
from bot.hosting.config import Settings


@pytest.fixture
async def discord():
    async with Standin() as standin:
        yield standin


@pytest.fixture
async def proxy():
    async with Proxy() as proxy:
        yield proxy


async def test_everything_goes_by_the_proxy(discord, proxy):
    async with online(discord, proxy_url=proxy.address) as bot:
        await discord.ready()
        assert ("127.0.0.1", "gateway/") in proxy.asked
        rest = {f"api/v10/{path}" for _, path in discord.rest.requests}
        assert rest <= {path for _, path in proxy.asked}
        # Files lie elsewhere than REST; the stand-in has none.
        cdn = discord.address.replace("127.0.0.1", "localhost")
        with pytest.raises(HTTPException):
            await bot.client.http.get_from_cdn(f"{cdn}/attachments/1/2/game.xml")
        assert proxy.asked[-1] == ("localhost", "api/v10/attachments/1/2/game.xml")
        assert proxy.refused == 0


async def test_a_proxy_that_refuses_is_told_without_its_password(discord, proxy):
    wrong = proxy.address.replace("p%40ss", "hunter2")
    # As Discord's own address, by https: the proxy is asked for a tunnel.
    address = discord.address.replace("http://", "https://")
    async with online(discord, proxy_url=wrong, discord_api_base=address) as bot:
        await bot.said("Discord is out of reach")
        log = await bot.end()
    assert proxy.refused > 0
    assert "Proxy Authentication Required" in log
    assert "hunter2" not in log


async def test_check_names_the_proxy_without_its_password(discord, proxy):
    wrong = proxy.address.replace("p%40ss", "hunter2")
    address = discord.address.replace("http://", "https://")
    token = discord.gateway.token
    settings = Settings(token, proxy_url=wrong, discord_api_base=address, database_url="off")
    found = [str(it) async for it in preflight.findings(settings)]
    assert found[1].endswith(f", proxy http://…@127.0.0.1:{proxy.port}")
    assert found[-1].startswith("WRONG network: ")
    assert "Proxy Authentication Required" in found[-1]
    assert "hunter2" not in "".join(found)
