"""python -m bot forget [ID]: delete what is stored about a server or a member; list servers."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

from bot.discord.client import Client
from bot.discord.connection import enter
from bot.discord.discord_errors import NETWORK, explain
from bot.hosting.config import Settings
from bot.hosting.logs import without_credentials
from bot.study.place import DatabaseAddress, read_place


class ForgetError(Exception):
    """Nothing can be deleted; the text says why."""


async def forget(settings: Settings, number: int) -> AsyncIterator[str]:
    """Delete all about the server and the member of this number; yield what was deleted.

    Discord gives no two things one number, so only one of them can be meant. Raises
    ForgetError where there is no database, or it cannot be used.
    """
    place = _place(settings)
    # A bot without a database has none of its libraries.
    from bot.study import learners, servers  # noqa: PLC0415
    from bot.study.store import Store, StudyUnavailableError  # noqa: PLC0415

    store = Store(place, key=settings.discord_token)
    try:
        of_server = await servers.forget(store, number)
        of_member = await learners.forget(store, number)
    except StudyUnavailableError as error:
        raise ForgetError(str(error)) from error
    finally:
        await store.close()
    parts = "settings, dailies, sessions, offers, questions and members of its board"
    yield f"server {number}: {of_server} {parts}"
    yield f"member {number}: {of_member} rows"
    if not (of_server or of_member):
        yield f"Nothing is stored about {number}."


async def list_left(settings: Settings) -> AsyncIterator[str]:
    """Yield a line for each stored server that the bot is no member of.

    Raises ForgetError as `forget`, and where Discord does not say which servers the bot is in.
    """
    place = _place(settings)
    if not settings.discord_token:
        raise ForgetError("Set DISCORD_TOKEN: Discord alone knows which servers the bot is in")
    from bot.study import servers  # noqa: PLC0415 - as above
    from bot.study.store import Store, StudyUnavailableError  # noqa: PLC0415

    store = Store(place)
    try:
        stored = await servers.known(store)
        joined = await _joined(settings)
    except StudyUnavailableError as error:
        raise ForgetError(str(error)) from error
    finally:
        await store.close()
    left = {server: at for server, at in stored.items() if server not in joined}
    for server, at in left.items():
        day = "never" if at is None else datetime.fromtimestamp(at / 1000, UTC).date()
        yield f"server {server}: last question {day}"
    yield (
        f"The bot is no member of {len(left)} of {len(stored)} servers; one that has its commands "
        "alone may be among them."
    )


async def _joined(settings: Settings) -> set[int]:
    """Return the servers that the bot is a member of."""
    client = Client(settings)
    async with client:
        try:
            await enter(client, settings.discord_token)
            return {server.id async for server in client.fetch_guilds(limit=None)}
        except NETWORK as error:
            why = without_credentials(str(error))
            raise ForgetError(f"Discord cannot be reached: {why}") from error
        except Exception as error:
            if (trouble := explain(error)) is None:
                raise
            raise ForgetError(trouble.sentence) from error


def _place(settings: Settings) -> DatabaseAddress:
    place = read_place(settings.database_url)
    if place is None:
        raise ForgetError("DATABASE_URL is off: nothing is stored")
    if place.file is not None and not place.file.exists():
        raise ForgetError(
            f"There is no {place.file.resolve()}: run this in the folder of the database, or with "
            "its DATABASE_URL"
        )
    return place
