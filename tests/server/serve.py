"""A server for tests: its settings are an argument, in JSON."""

from __future__ import annotations

import json
import sys

from jekyllhyde.server.app import Config
from jekyllhyde.server.host import Settings
from jekyllhyde.server.limits import Limits, Timing
from jekyllhyde.server.logs import set_up_logs
from jekyllhyde.server.run import serve

given = json.loads(sys.argv[1])
set_up_logs(given["log"])
settings = Settings(Limits(**given["limits"]), Timing(**given["timing"]))
config = Config(given["database"], given["broker"], settings, bot_threads=given["bot_threads"])
serve(config, "127.0.0.1", 0, open_browser=False)
