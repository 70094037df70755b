"""The texts of one language, read from its Fluent file."""

from __future__ import annotations

import re
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from jekyllhyde.locale.languages import LANGUAGES
from jekyllhyde.locale.sentences import Argument, Sentence, sentence_of_deal, sentence_of_event, sentences_of_events
from jekyllhyde.rules.cards import Camp, Card
from jekyllhyde.rules.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fluent.runtime import FluentBundle

    from jekyllhyde.rules.errors import Reason
    from jekyllhyde.rules.events import Event
    from jekyllhyde.rules.seats import Seating

# CLDR: these languages group digits only in numbers of five digits or more. Browsers do so, babel does not.
_GROUPS_FROM_TEN_THOUSAND = ("it", "es")

_ENTRY = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
_CLAUSE = re.compile(r"rules-r(\d)(?:-(\d))?")


class MissingTextError(LookupError):
    """No text has this key, or the text needs an argument that is missing."""


class Locale:
    """The texts of one language. Fluent is imported with the first text, because the import is slow."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language

    def __repr__(self) -> str:
        return f"Locale({self.language!r})"

    def text(self, key: str, **arguments: Argument) -> str:
        """Return a text. `key` names a message, or `message.attribute`."""
        worded = {name: self._worded(argument) for name, argument in arguments.items()}
        name, _, attribute = key.partition(".")
        try:
            self._load(name)
            message = self._bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except KeyError:
            raise MissingTextError(f"{self.language} has no text {key!r}") from None
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, worded)
        if errors:
            raise MissingTextError(f"{self.language}: {key!r} cannot be written: {errors[0]}")
        return str(text)

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of all messages, in the order of the file."""
        return tuple(self._entries)

    @cached_property
    def _entries(self) -> dict[str, str]:
        entries = _ENTRY.split(source(self.language))[1:]
        return {entry.split(" ", 1)[0]: entry for entry in entries}

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        return FluentBundle([self.language], use_isolating=False)

    def _load(self, name: str) -> None:
        """Parse a message and those it refers to, not the whole file, because most commands need few texts."""
        from fluent.runtime import FluentResource  # noqa: PLC0415

        if not self._bundle.has_message(name):
            entry = self._entries[name]
            for other in _REFERENCE.findall(entry):
                self._load(other)
            self._bundle.add_resource(FluentResource(entry))

    def _worded(self, argument: Argument) -> object:
        match argument:
            case Card():
                return self.text(f"card-{argument.code}.played")
            case Camp():
                return self.text(f"camp-{argument.word}.short")
            case Seat():
                return self.seat_name(argument)
            case int():
                return self._number(argument)
            case str():
                return argument

    def _number(self, number: int) -> object:
        from fluent.runtime.types import fluent_number  # noqa: PLC0415

        grouped = self.language not in _GROUPS_FROM_TEN_THOUSAND or abs(number) >= 10_000
        return fluent_number(number, useGrouping=grouped)

    def card_name(self, card: Card) -> str:
        return self.text(f"card-{card.code}")

    def camp_name(self, camp: Camp) -> str:
        return self.text(f"camp-{camp.word}")

    def seat_name(self, seat: Seat) -> str:
        return self.text(f"seat-{seat.name}")

    def reason_text(self, reason: Reason) -> str:
        return self.text(f"reason-{reason.key}")

    def dealt_sentence(self, seating: Seating) -> str:
        """Say who deals, who leads, and with three players who is single."""
        return self._sentence(sentence_of_deal(seating))

    def event_sentence(self, event: Event, seating: Seating) -> str:
        return self._sentence(sentence_of_event(event, seating))

    def event_sentences(self, events: Iterable[Event], seating: Seating) -> list[str]:
        """Return sentences for all events of one move. Only together do they show that a trick was the last (R5.4)."""
        return [self._sentence(sentence) for sentence in sentences_of_events(events, seating)]

    def _sentence(self, sentence: Sentence) -> str:
        return self.text(sentence.key, **sentence.arguments)

    def rules_text(self) -> list[tuple[str, str]]:
        """Return the rules in this language: section titles as `("R1", …)`, clauses as `("R1.1", …)`."""
        clauses = ((key, _CLAUSE.fullmatch(key)) for key in self.keys)
        return [(_clause_number(match), self.text(key)) for key, match in clauses if match]


def _clause_number(match: re.Match[str]) -> str:
    section, clause = match.groups()
    return f"R{section}" if clause is None else f"R{section}.{clause}"


def source(language: str) -> str:
    """Return a language's Fluent file. The browser gets the same file."""
    return Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def locale(language: str) -> Locale:
    return Locale(language)


def rules_text(language: str) -> list[tuple[str, str]]:
    return locale(language).rules_text()
