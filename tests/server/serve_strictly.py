"""A server for tests of abuse: little patience, small limits for each address, and logs as on a real server."""

from __future__ import annotations

import sys

from jekyllhyde.server.app import Config
from jekyllhyde.server.host import Settings
from jekyllhyde.server.limits import Limits, Timing
from jekyllhyde.server.logs import set_up_logs
from jekyllhyde.server.run import serve

set_up_logs("warning")
limits = Limits(
    messages_per_second=2000,
    burst=2000,
    hello_within=2,
    request_within=2,
    outbox_bytes=100_000,
    connections_per_address=50,
    requests_per_minute=100_000,
    new_guests_per_minute=100_000,
)
serve(Config(sys.argv[1], settings=Settings(limits, Timing(bot_delay=0))), "127.0.0.1", 0, open_browser=False)
