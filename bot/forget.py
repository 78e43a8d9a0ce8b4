"""python -m bot forget ID: delete what is stored about a server or a member."""

from collections.abc import AsyncIterator

from .hosting.config import Settings
from .study.place import read_place


class ForgetError(Exception):
    """Nothing can be deleted; the text says why."""


async def forget(settings: Settings, number: int) -> AsyncIterator[str]:
    """Delete all about the server and the member of this number; yield what was deleted.

    Discord gives no two things one number, so only one of them can be meant. Raises
    ForgetError where there is no database, or it cannot be used.
    """
    place = read_place(settings.database_url)
    if place is None:
        raise ForgetError("DATABASE_URL is off: nothing is stored")
    if place.file is not None and not place.file.exists():
        raise ForgetError(
            f"There is no {place.file.resolve()}: run this in the folder of the database, or with "
            "its DATABASE_URL"
        )
    # A bot without a database has none of its libraries.
    from .study import learners, servers  # noqa: PLC0415
    from .study.store import Store, StudyUnavailableError  # noqa: PLC0415

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
