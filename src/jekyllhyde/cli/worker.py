"""`jh worker`"""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter, validators

from jekyllhyde.cli.extras import needs


def worker(
    *,
    broker: Annotated[str, Parameter(help="redis://host, the same as the servers'.")],
    threads: Annotated[int, Parameter(help="Bots that think at once.", validator=validators.Number(gte=1))] = 2,
    log: Annotated[Literal["debug", "info", "warning", "error"], Parameter(help="What to log.")] = "warning",
) -> None:
    """Think for the bots of all servers that share a broker. A worker sees what a bot may know, and nothing else."""
    with needs("server"):
        from jekyllhyde.server.process.logs import set_up_logs  # noqa: PLC0415 (many packages that no other command needs)
        from jekyllhyde.server.thinking.worker import run_worker  # noqa: PLC0415
    set_up_logs(log)
    run_worker(broker, threads)
