"""Which languages there are, and which one somebody would like best."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

LANGUAGES = ("en", "fr", "it", "es", "de")
DEFAULT = "en"

_WEIGHTED_TAG = re.compile(r"\s*([A-Za-z*][\w*-]*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?")


def languages() -> tuple[str, ...]:
    return LANGUAGES


def negotiate(wishes: Iterable[str]) -> str:
    """The first wish that there are texts for, dialects aside: `fr_CA.UTF-8` and `fr-CH` are both `fr`."""
    for wish in wishes:
        language = re.split(r"[-_.@]", wish.strip(), maxsplit=1)[0].lower()
        if language in LANGUAGES:
            return language
    return DEFAULT


def language_of_environment(environment: Mapping[str, str]) -> str:
    """As POSIX orders the variables. `C` and `POSIX` are no language, so they give the default one."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return negotiate([next((environment[name] for name in names if environment.get(name)), DEFAULT)])


def language_of_accept_language(header: str) -> str:
    """Of a browser's `Accept-Language`: the heaviest tag first; parts that are malformed are passed over."""
    matches = (_WEIGHTED_TAG.fullmatch(part) for part in header.split(","))
    weighted = [(float(match[2] or 1), match[1]) for match in matches if match]
    by_weight = sorted(weighted, key=lambda pair: pair[0], reverse=True)
    return negotiate(tag for weight, tag in by_weight if weight > 0)
