"""`jh rules`"""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from jekyllhyde.cli.files import InputError
from jekyllhyde.cli.language import Language, open_locale

Part = Annotated[str | None, Parameter(help="Only this part, as R5 or R5.3.")]


def rules(number: Part = None, /, *, lang: Language = None) -> None:
    """Print the rules, in the language of your terminal or the one you name."""
    texts = open_locale(lang).rules_text()
    wanted = None if number is None else number.upper()
    chosen = [entry for entry in texts if wanted is None or entry[0] == wanted or entry[0].startswith(f"{wanted}.")]
    if not chosen:
        raise InputError(f"no rule has the number {number}; they go from R1 to R9, as R5 or R5.3")
    for label, text in chosen:
        print(f"{label} {text}" if "." in label else f"\n{label} {text}")
