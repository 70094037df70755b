"""Write docs/rules.md and the tables of docs/glossary.md from the texts in src/jekyllhyde/locale.

Run it as `python -m tools.write_docs`. A test fails if the pages are not current.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from jekyllhyde.locale import languages, locale
from jekyllhyde.rules import CARDS, Camp, Card, Kind
from jekyllhyde.rules.cards import SYMBOLS

DOCS = Path(__file__).parent.parent / "docs"
_RULES_PREFACE = """\
Code and tests cite the numbers of these rules. The texts come from `src/jekyllhyde/locale/en.ftl`;
change them there and run `python -m tools.write_docs`. `jh rules` prints them in five languages. Where the printed
rulebooks are silent, [this](decisions/0003-where-the-rulebooks-are-silent.md) says what we chose and why."""

BEGIN, END = "<!-- generated: begin -->", "<!-- generated: end -->"


def main() -> None:
    for page, text in pages().items():
        page.write_text(text, encoding="utf-8")
        print(f"Written: docs/{page.name}")


def pages() -> dict[Path, str]:
    rules, glossary = DOCS / "rules.md", DOCS / "glossary.md"
    return {rules: rules_page(), glossary: _with_tables(glossary.read_text(encoding="utf-8"))}


def rules_page() -> str:
    english = locale("en")
    parts = [f"# {english.text('rules-title')}", _RULES_PREFACE]
    for number, text in english.rules_text():
        parts.append(f"**{number}** {text}" if "." in number else f"## {number} {text}")
        if number == "R1.2":
            parts.append(_card_table())
    return "\n\n".join(parts) + "\n"


def _card_table() -> str:
    english = locale("en")
    head = [english.text(f"word-{word}") for word in ("code", "kind", "rank", "points", "factor")]
    camps = [f"{camp.letter}: {english.camp_name(camp)}" for camp in Camp]
    return _table([head[0], *camps, *head[1:]], (_card_row(symbol) for symbol in SYMBOLS))


def _card_row(symbol: str) -> list[str]:
    english = locale("en")
    jekyll, hyde = Card(f"J{symbol}"), Card(f"H{symbol}")
    rank = f"{jekyll.rank}, but wins nothing (R5)" if jekyll.kind is Kind.TRANSFORMATION else str(jekyll.rank)
    names = [english.card_name(card) for card in (jekyll, hyde)]
    kind = english.text(f"kind-{jekyll.kind.value}")
    return [f"`{symbol}`", *names, kind, rank, str(jekyll.points), str(jekyll.factor or "–")]


def _with_tables(glossary: str) -> str:
    """Return the hand-written page with its generated part replaced."""
    before, _, rest = glossary.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{_terms()}\n\n{_card_names()}\n\n{END}{after}"


def _terms() -> str:
    kinds = [f"kind-{kind.value}" for kind in Kind]
    signs = [f"camp-{camp.word}.sign" for camp in Camp]
    words = [key for key in locale("en").keys if key.startswith("word-")]
    return _table(
        languages(), ([locale(language).text(key) for language in languages()] for key in words + kinds + signs)
    )


def _card_names() -> str:
    rows = ([f"`{card.code}`", *(locale(language).card_name(card) for language in languages())] for card in CARDS)
    return _table(["", *languages()], rows)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    main()
