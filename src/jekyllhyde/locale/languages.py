"""The languages, and how to choose one for a reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

LANGUAGES = ("en", "fr", "it", "es", "de")
DEFAULT = "en"

_WEIGHTED_TAG = re.compile(r"\s*([A-Za-z*][\w*-]*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?")


def languages() -> tuple[str, ...]:
    return LANGUAGES


def negotiate(wishes: Iterable[str]) -> str:
    """Return the first wish that there are texts for. `fr_CA.UTF-8` and `fr-CH` both count as `fr`."""
    for wish in wishes:
        language = re.split(r"[-_.@]", wish.strip(), maxsplit=1)[0].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT


def language_of_environment(environment: Mapping[str, str]) -> str:
    """Return the language of the environment, by POSIX's order of variables. `C` and `POSIX` give the default."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return negotiate([next((environment[name] for name in names if environment.get(name)), DEFAULT)])


def language_of_accept_language(header: str) -> str:
    """Return the language for a browser's `Accept-Language`, the highest weight first. Malformed parts are skipped."""
    matches = (_WEIGHTED_TAG.fullmatch(part) for part in header.split(","))
    weighted = [(float(match[2] or 1), match[1]) for match in matches if match]
    by_weight = sorted(weighted, key=lambda pair: pair[0], reverse=True)
    return negotiate(tag for weight, tag in by_weight if weight > 0)
