"""All words that people read, in five languages. The .ftl files serve the terminal, the server and the browser."""

from jekyllhyde.locale.languages import (
    language_of_accept_language,
    language_of_environment,
    languages,
    negotiate,
)
from jekyllhyde.locale.sentences import Argument
from jekyllhyde.locale.texts import Locale, MissingTextError, locale, rules_text, source

__all__ = [
    "Argument",
    "Locale",
    "MissingTextError",
    "language_of_accept_language",
    "language_of_environment",
    "languages",
    "locale",
    "negotiate",
    "rules_text",
    "source",
]
