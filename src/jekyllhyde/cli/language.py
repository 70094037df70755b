"""The language that a command speaks."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from jekyllhyde.cli.files import InputError
from jekyllhyde.locale import Locale, language_of_environment, languages, locale

Language = Annotated[str | None, Parameter(help="en, fr, it, es or de; else as your terminal is set.")]


def open_locale(language: str | None) -> Locale:
    if language is None:
        return locale(language_of_environment(os.environ))
    if language not in languages():
        raise InputError(f"--lang: no texts in {language!r}; there are {', '.join(languages())}")
    return locale(language)
