"""Tables and progress bars of commands."""

from __future__ import annotations

import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


def make_table(title: str | None, text_columns: int, *headings: str) -> Table:
    """Make a table whose first columns are text, the others numbers."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < text_columns else "right", no_wrap=True)
    return table


def print_whole(table: Table) -> None:
    """Print a table with long lines instead of cut numbers. Cells are shown as they are."""
    Console(highlight=False, markup=False, emoji=False, width=1000).print(table)


def make_progress() -> Progress:
    """Make a progress bar on standard error, which is shown on a terminal only."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    shown = sys.stderr.isatty() and console.is_interactive
    return Progress(*columns, console=console, transient=True, disable=not shown)
