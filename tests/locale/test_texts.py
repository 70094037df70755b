"""The Fluent files have the same keys and variables, and give the expected texts."""

import re
import subprocess
import sys

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from jekyllhyde.locale import Locale, MissingTextError, languages, locale, source
from jekyllhyde.rules import CARDS, Camp, Card, Kind, MemoryAid, PositionCard, Reason, Seat

OTHERS = tuple(language for language in languages() if language != "en")

# One small example for each variable; a number where texts count or calculate.
SAMPLES = {
    "points": 11, "cards": 8, "carried": 4, "number": 2, "players": 4, "target": 1000, "total": 640,
    "jekyll": 3, "hyde": 4,
    "jekyll_points": 9, "jekyll_factor": 4, "jekyll_score": 36, "hyde_points": 51, "hyde_factor": 1, "hyde_score": 51,
}  # fmt: skip

# Words that are the same in English and elsewhere, because they are names, signs or truly the same word.
SHARED = {
    "camp-jekyll", "camp-jekyll.short", "camp-hyde", "camp-hyde.short",
    *(f"card-{camp}{symbol}{form}" for camp in "JH" for symbol in "ABCDE" for form in ("", ".played")),
    "seat-N.letter", "seat-E.letter", "seat-S.letter", "seat-W", "seat-W.letter",
}  # fmt: skip
SHARED_IN = {
    "fr": {
        "kind-transformation", "kind-transformation.plural", "word-camp", "word-code", "word-points", "word-score",
        "word-total", "count-points",
    },
    "it": set[str](),
    "es": {"word-factor", "word-neutral", "word-total"},
    "de": {"word-hand", "word-name", "word-neutral", "word-partner", "word-team"},
}  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_a_match_of_one_round_speaks_of_no_target(language: str) -> None:
    words = locale(language)
    assert "1" not in words.text("replay-options", players=4, position="A", target=1)
    assert "1" not in words.text("replay-to-target", side="Jekyll", total=36, target=1)
    assert "300" in words.text("replay-options", players=4, position="A", target=300)
    assert "300" in words.text("replay-to-target", side="Jekyll", total=36, target=300)


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _patterns(language: str) -> dict[str, ast.Pattern]:
    """Return the patterns of all messages and attributes."""
    patterns: dict[str, ast.Pattern] = {}
    for entry in FluentResource(source(language)).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            assert entry.id.name not in patterns, f"{entry.id.name} twice"
            patterns[entry.id.name] = entry.value
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return patterns


PATTERNS = {language: _patterns(language) for language in languages()}


def _variables(language: str, key: str) -> set[str]:
    """Return the variables of a message and of the messages that it uses."""
    found = _References()
    found.visit(PATTERNS[language][key])
    return found.variables.union(*(_variables(language, other) for other in found.messages))


def _samples(language: str, key: str) -> dict[str, str | int]:
    return {name: SAMPLES.get(name, f"«{name}»") for name in _variables(language, key)}


def _samples_as_text(language: str, key: str) -> set[str]:
    return {value for value in _samples(language, key).values() if isinstance(value, str)}


@pytest.mark.parametrize("language", languages())
def test_nothing_in_the_file_is_unreadable(language: str) -> None:
    assert [entry for entry in FluentResource(source(language)).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_keys_and_their_order_are_the_same(language: str) -> None:
    assert list(PATTERNS[language]) == list(PATTERNS["en"])
    assert locale(language).keys == tuple(key for key in PATTERNS["en"] if "." not in key)


@pytest.mark.parametrize("language", OTHERS)
def test_variables_are_the_same(language: str) -> None:
    for key in PATTERNS["en"]:
        assert _variables(language, key) == _variables("en", key), key


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_written(language: str) -> None:
    for key in PATTERNS[language]:
        text = locale(language).text(key, **_samples(language, key))
        assert text.strip() == text, key
        assert not re.search(r"[{}$\u2068\u2069]|  |\n", text), key
        for value in _samples_as_text(language, key):
            assert value in text, key


@pytest.mark.parametrize("language", languages())
def test_an_argument_that_lacks_is_an_error(language: str) -> None:
    for key in PATTERNS[language]:
        if _variables(language, key):
            with pytest.raises(MissingTextError):
                locale(language).text(key)


def _has_words(key: str) -> bool:
    """Lines of names and numbers only, such as "«player»: 9 × 4 = 36", have no language."""
    text = locale("en").text(key, **_samples("en", key))
    return re.search(r"[a-z]{2}", re.sub(r"«\w+»", "", text)) is not None


def _reads_as_english(language: str, key: str) -> bool:
    english, other = (locale(name).text(key, **_samples(name, key)) for name in ("en", language))
    return english.casefold() == other.casefold()


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    same = {key for key in PATTERNS["en"] if _reads_as_english(language, key)}
    assert {key for key in same if _has_words(key)} - SHARED - SHARED_IN[language] == set()
    assert SHARED_IN[language] <= same, "the list of shared words is longer than it needs to be"


def test_only_a_transformation_is_worth_an_exclamation_mark() -> None:
    for language in languages():
        exclaiming = {key for key in PATTERNS[language] if "!" in locale(language).text(key, **_samples(language, key))}
        assert exclaiming == {"event-trick-carried", "event-ghost-carried", "event-trick-neutral"}


def test_missing_key_raises() -> None:
    with pytest.raises(MissingTextError, match="no-such-key"):
        locale("en").text("no-such-key")
    with pytest.raises(MissingTextError, match=r"card-JA\.sung"):
        locale("en").text("card-JA.sung")


def test_unknown_language_raises() -> None:
    with pytest.raises(ValueError, match="'tlh'"):
        Locale("tlh")


@pytest.mark.parametrize("language", languages())
def test_everything_of_the_rules_has_its_text(language: str) -> None:
    texts = locale(language)
    assert len({texts.reason_text(reason) for reason in Reason}) == len(Reason)
    assert len({texts.card_name(card) for card in CARDS}) == 28 - len("TBCDE"), "five pairs share their names"
    assert len({texts.camp_name(camp) for camp in Camp}) == 2
    assert len({texts.text(f"kind-{kind.value}.plural") for kind in Kind}) == 4
    assert len({texts.seat_name(seat) for seat in Seat}) == 4
    assert len({texts.text(f"seat-{seat.name}.letter") for seat in Seat}) == 4
    assert len({texts.text(f"position-{position.value}") for position in PositionCard}) == 2
    assert len({texts.text(f"memory-{aid.value}") for aid in MemoryAid}) == 2


@pytest.mark.parametrize("language", languages())
def test_no_text_is_for_something_that_the_rules_do_not_have(language: str) -> None:
    keys = locale(language).keys
    assert {key for key in keys if key.startswith("reason-")} == {f"reason-{reason.key}" for reason in Reason}
    assert {key for key in keys if key.startswith("card-")} == {f"card-{card.code}" for card in CARDS}


# The names that the printed rulebooks give; the other nine scenes are ours.
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Transformation|Fury|Recklessness|Murder|Charity|Mercy|Remorse|Mr. Hyde’s Rooms"),
        ("fr", "Transformation|Fureur|Brutalité|Meurtre|Charité|Pitié|Remords|L’appartement de Mr. Hyde"),
        ("it", "Trasformazione|Furia|Crudeltà|Assassinio|Carità|Compassione|Rimorso|L’appartamento di Mr. Hyde"),
        ("es", "Transformación|Furia|Imprudencia|Asesinato|Caridad|Compasión|Remordimiento|Habitaciones de Mr. Hyde"),
        ("de", "Verwandlung|Wut|Rücksichtslosigkeit|Mord|Mildtätigkeit|Barmherzigkeit|Reue|Mr. Hydes Wohnung"),
    ],
)
def test_names_are_those_of_the_rulebooks(language: str, names: str) -> None:
    codes = ("HT", "HX1", "HX2", "HX3", "JX1", "JX2", "JX3", "H6")
    named = [locale(language).card_name(Card(code)) for code in codes]
    assert [re.sub(r"^(?:La|Le) (?=[A-Z])", "", name) for name in named] == names.split("|")


@pytest.mark.parametrize(
    ("language", "one", "two", "thousand", "ten_thousand"),
    [
        ("en", "1 point", "2 points", "1,234 points", "12,345 points"),
        ("fr", "1 point", "2 points", "1\u202f234 points", "12\u202f345 points"),
        ("it", "1 punto", "2 punti", "1234 punti", "12.345 punti"),
        ("es", "1 punto", "2 puntos", "1234 puntos", "12.345 puntos"),
        ("de", "1 Punkt", "2 Punkte", "1.234 Punkte", "12.345 Punkte"),
    ],
)
def test_numbers_are_written_as_browsers_do(
    language: str, one: str, two: str, thousand: str, ten_thousand: str
) -> None:
    texts = [locale(language).text("count-points", points=points) for points in (1, 2, 1234, 12345)]
    assert texts == [one, two, thousand, ten_thousand]


def test_french_counts_zero_as_one_does() -> None:
    assert locale("fr").text("count-points", points=0) == "0 point"


def test_arguments_of_the_game_are_put_into_words() -> None:
    german = locale("de")
    assert german.text("event-played", seat=Seat.E, card=Card("H4"), code="H4") == "Ost spielt den Hof bei Nacht (H4)."
    assert german.text("play-turn", camp=Camp.HYDE) == "Du bist am Zug: Eine Hyde-Karte ist fällig."


def test_fluent_is_imported_only_for_a_text() -> None:
    script = (
        "import sys; from jekyllhyde.locale import locale; texts = locale('fr');"
        "assert not {'babel', 'fluent'} & sys.modules.keys(); texts.text('word-round'); assert 'fluent' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
