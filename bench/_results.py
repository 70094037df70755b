"""Write a section of results.md."""

from __future__ import annotations

from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"


def write_section(title: str, text: str) -> None:
    """Replace the section with this title, or add it at the end."""
    heading = f"## {title}\n"
    before, found, after = RESULTS.read_text().partition(heading)
    rest = after.partition("\n## ")[2] if found else ""
    RESULTS.write_text(f"{before.rstrip()}\n\n{heading}\n{text.strip()}\n" + (f"\n## {rest}" if rest else ""))
