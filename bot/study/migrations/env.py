"""Alembic's entry point: it runs the migrations on the connection handed in."""

from alembic import context

from bot.study.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
