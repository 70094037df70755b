"""Add the time at which somebody was last at a table. Existing tables count as used now."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("touched_at", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("tables", column)
    op.execute(sa.update(sa.table("tables", sa.column("touched_at"))).values(touched_at=int(time() * 1000)))
    op.create_index(op.f("ix_tables_touched_at"), "tables", ["touched_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_touched_at"), "tables")
    op.drop_column("tables", "touched_at")
