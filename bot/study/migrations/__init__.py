"""The steps from one version of the tables to the next, run by Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest revision, in the transaction that is open."""
    command.upgrade(config_for(connection), "head")


def config_for(connection: Connection) -> Config:
    """Return Alembic's configuration for work on an open connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
