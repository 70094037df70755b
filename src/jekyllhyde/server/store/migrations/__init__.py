"""Alembic's migrations of the database, run when the server starts."""
