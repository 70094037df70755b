"""Names of players: which ones can be shown, and which ones look the same."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

LONGEST_NAME = 24
_MOST_MARKS = 2
"""Combining marks on one letter. Some scripts need two; more would cover the lines around a name."""

# Default_Ignorable_Code_Point of Unicode 15, and blank characters that are not spaces (Braille, null notehead).
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
# Marks that fit any letter. A mark that a language uses forms one character with its letter after normalisation.
_LOOSE_MARKS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")

# Letters and digits that look like a Latin letter in most fonts, after case folding: Greek, Cyrillic, Armenian, Coptic,
# Cherokee, Lisu and small capitals.
_LATIN = str.maketrans(
    {
        **dict.fromkeys("0оοσօ௦०০੦૦୦ᴏꓳⲟ", "o"),
        **dict.fromkeys("1|!ıіӏι׀ǀוɪʟꓲꓡᎥᏞⲓ", "l"),
        "i": "l",
        **dict.fromkeys("аαɑᴀꓮᎪⲁ", "a"),
        **dict.fromkeys("вβʙꓐᏴⲃ", "b"),
        **dict.fromkeys("сςϲᴄꓚᏟⲥ", "c"),
        **dict.fromkeys("ԁᴅꓓᎠ", "d"),
        **dict.fromkeys("еєεҽᴇꓰᎬⲉ", "e"),
        **dict.fromkeys("ғϝꜰꓝ", "f"),
        **dict.fromkeys("ɡցɢꓖᏀ", "g"),
        **dict.fromkeys("һнηհʜꓧᎻⲏ", "h"),
        **dict.fromkeys("јᴊꓙᎫ", "j"),
        **dict.fromkeys("кκᴋꓗᏦⲕ", "k"),
        **dict.fromkeys("мμᴍꓟᎷⲙ", "m"),
        **dict.fromkeys("пոռɴꓠⲛ", "n"),
        **dict.fromkeys("рρᴘꓑᏢⲣ", "p"),
        **dict.fromkeys("ԛգ", "q"),
        **dict.fromkeys("гʀꓣᏒ", "r"),
        **dict.fromkeys("ѕꜱ5$ꓢᏚ", "s"),
        **dict.fromkeys("тτᴛꓔᎢⲧ", "t"),
        **dict.fromkeys("υսᴜꓴ", "u"),
        **dict.fromkeys("ѵνᴠꓦᏙ", "v"),
        **dict.fromkeys("шωѡաᴡꓪᎳ", "w"),
        **dict.fromkeys("хχ×ꓫⲭ", "x"),
        **dict.fromkeys("уүγʏꓬᎩⲩ", "y"),
        **dict.fromkeys("ζᴢꓜᏃⲍ", "z"),
    }
)


def clean_name(name: str) -> str | None:
    """Return the name as it is shown, or None if it is not a name that can be printed, also in a record."""
    seen = _INVISIBLE.sub("", unicodedata.normalize("NFC", name))
    cleaned = " ".join(unicodedata.normalize("NFC", seen).split())
    if not cleaned.isprintable() or len(cleaned) > LONGEST_NAME or _LOOSE_MARKS.search(cleaned):
        return None
    readable = any(character.isalnum() for character in cleaned) and not _piled_marks(cleaned)
    return cleaned if readable else None


def _piled_marks(name: str) -> bool:
    """True if a mark comes before any letter, or if a letter has more marks than a script needs."""
    marks = "".join("m" if unicodedata.category(character).startswith("M") else "." for character in name)
    return marks.startswith("m") or "m" * (_MOST_MARKS + 1) in marks


def skeleton(name: str) -> str:
    """Return what names that look the same have in common."""
    plain = unicodedata.normalize("NFKD", _INVISIBLE.sub("", name)).casefold()
    letters = "".join(character for character in plain if not unicodedata.category(character).startswith("M"))
    latin = letters.translate(_LATIN).replace("rn", "m").replace("vv", "w")
    return "".join(character for character in latin if character.isalnum())


def looks_taken(name: str, taken: Collection[str]) -> bool:
    own = skeleton(name)
    return any(skeleton(other) == own for other in taken)
