"""The parts of the application that handlers ask for."""

from __future__ import annotations

from litestar.di import NamedDependency

from jekyllhyde.server.host import Host
from jekyllhyde.server.identity import Identity, Player
from jekyllhyde.server.store import Store

AnyPlayer = NamedDependency[Player | None]
"""Who shows a cookie or token; None for somebody new."""
TheIdentity = NamedDependency[Identity]
TheHost = NamedDependency[Host]
TheStore = NamedDependency[Store]
