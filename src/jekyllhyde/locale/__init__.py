"""All words that people read, in five languages. The .ftl files serve the terminal, the server and the browser alike."""

from jekyllhyde.locale.languages import (
    language_of_accept_language,
    language_of_environment,
    languages,
    negotiate,
)
from jekyllhyde.locale.sentences import Argument
from jekyllhyde.locale.texts import Locale, MissingText, locale, rules_text, source

__all__ = [
    "Argument",
    "Locale",
    "MissingText",
    "language_of_accept_language",
    "language_of_environment",
    "languages",
    "locale",
    "negotiate",
    "rules_text",
    "source",
]
