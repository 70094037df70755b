"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()
connections = Gauge("jh_connections", "Sockets that are open", registry=registry)
live_tables = Gauge("jh_live_tables", "Tables in memory", registry=registry)
entries = Counter("jh_entries", "Entries written to logs", registry=registry)
refusals = Counter("jh_refusals", "Messages refused", ["reason"], registry=registry)
conflicts = Counter("jh_conflicts", "Writes that another process had done before", registry=registry)
requests = Counter("jh_requests", "HTTP requests", ["method", "status"], registry=registry)
write_seconds = Histogram("jh_write_seconds", "From handing a group of entries in to the disk", registry=registry)
bot_seconds = Histogram("jh_bot_seconds", "Bots' thinking", ["level"], registry=registry)
