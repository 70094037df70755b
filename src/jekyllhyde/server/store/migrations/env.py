"""Alembic runs this. `database.migrate` passes the connection."""

from __future__ import annotations

from alembic import context

from jekyllhyde.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes tables by copying them
)
with context.begin_transaction():
    context.run_migrations()
