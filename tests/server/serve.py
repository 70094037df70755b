"""Runs a server for tests. Its settings are an argument, in JSON."""

from __future__ import annotations

import json
import sys

from jekyllhyde.server.http.app import Config
from jekyllhyde.server.http.run import serve
from jekyllhyde.server.live.tables import Settings
from jekyllhyde.server.process.limits import Limits, Timing
from jekyllhyde.server.process.logs import set_up_logs

given = json.loads(sys.argv[1])
set_up_logs(given["log"])
settings = Settings(Limits(**given["limits"]), Timing(**given["timing"]))
config = Config(given["database"], given["broker"], settings, bot_threads=given["bot_threads"])
serve(config, "127.0.0.1", 0, open_browser=False)
