"""A server for tests: bots move at once, and whoever goes is missed at once."""

from __future__ import annotations

import sys

from jekyllhyde.server.app import Config
from jekyllhyde.server.host import Settings
from jekyllhyde.server.limits import Limits, Timing
from jekyllhyde.server.logs import set_up_logs
from jekyllhyde.server.run import serve

set_up_logs("error")
limits = Limits(
    messages_per_second=2000,
    burst=2000,
    requests_per_minute=100_000,
    new_guests_per_minute=100_000,
    records_per_minute=100_000,
    tables_per_hour=10_000,
)
settings = Settings(limits, Timing(bot_delay=0, linger=0.5, resync=0.1))
database, broker = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
bot_threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2
serve(Config(database, broker, settings, bot_threads=bot_threads), "127.0.0.1", 0, open_browser=False)
