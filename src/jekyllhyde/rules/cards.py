"""The 28 cards (R1) and sets of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from enum import IntEnum
from functools import lru_cache

from jekyllhyde.rules.enums import EvaluableEnum


class Camp(EvaluableEnum, IntEnum):
    """A side of the story: the sign on a card's front and back, and a team."""

    JEKYLL = 0
    HYDE = 1

    @property
    def letter(self) -> str:
        return "JH"[self]

    @property
    def word(self) -> str:
        return self.name.lower()

    @property
    def other(self) -> Camp:
        return Camp(1 - self)

    @property
    def cards(self) -> CardSet:
        return CAMP_CARDS[self]


class Kind(EvaluableEnum):
    """The four kinds of cards (R1.2)."""

    TRANSFORMATION = "transformation"
    CHARACTER = "character"
    SCENE = "scene"
    DEED = "deed"


SYMBOLS = ("T", "A", "B", "C", "D", "E", "7", "6", "5", "4", "3", "X3", "X2", "X1")

_LOWEST_CHARACTER_RANK = 6


def _kind(symbol: str) -> Kind:
    if symbol == "T":
        return Kind.TRANSFORMATION
    if symbol.isalpha():
        return Kind.CHARACTER
    return Kind.SCENE if symbol.isdigit() else Kind.DEED


def _rank(kind: Kind, symbol: str) -> int:
    """The rank, 1 the highest; all scenes are equal, all deeds are equal (R1.2)."""
    if kind is Kind.TRANSFORMATION:
        return 1
    if kind is Kind.CHARACTER:
        return 2 + "ABCDE".index(symbol)
    return _LOWEST_CHARACTER_RANK + (1 if kind is Kind.SCENE else 2)


class Card:
    """One of the 28 cards. `Card("J7")` always gives the same object, so cards compare by identity."""

    __slots__ = ("_frozen", "bit", "camp", "code", "factor", "index", "kind", "points", "rank", "symbol")

    code: str
    index: int
    bit: int
    camp: Camp
    symbol: str
    kind: Kind
    rank: int
    points: int
    factor: int
    _frozen: bool

    def __new__(cls, code: str) -> Card:
        try:
            return _CARD_OF_CODE[code]
        except (KeyError, TypeError):
            raise ValueError(f"no card has the code {code!r}") from None

    @classmethod
    def _make(cls, camp: Camp, symbol: str) -> Card:
        card = object.__new__(cls)
        card.code = camp.letter + symbol
        card.index = camp * len(SYMBOLS) + SYMBOLS.index(symbol)
        card.bit = 1 << card.index
        card.camp = camp
        card.symbol = symbol
        card.kind = _kind(symbol)
        card.rank = _rank(card.kind, symbol)
        card.points = {Kind.CHARACTER: 1, Kind.SCENE: ord(symbol[0]) - ord("0")}.get(card.kind, 0)
        card.factor = int(symbol[1]) if card.kind is Kind.DEED else 0
        card._frozen = True
        return card

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, "_frozen"):
            raise AttributeError(f"a card does not change: {name}")
        object.__setattr__(self, name, value)

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.code,)

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.code


CARDS: tuple[Card, ...] = tuple(Card._make(camp, symbol) for camp in Camp for symbol in SYMBOLS)
_CARD_OF_CODE: dict[str, Card] = {card.code: card for card in CARDS}


class CardSet(Set[Card]):
    """An immutable set of cards, kept as a bitmask. It iterates in the order of the table in R1.2, Jekyll first."""

    __slots__ = ("mask",)

    mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        mask = 0
        for card in cards:
            mask |= card.bit
        _set_mask(self, mask)

    @classmethod
    def of_mask(cls, mask: int) -> CardSet:
        if not 0 <= mask <= _ALL:
            raise ValueError(f"not a mask of the 28 cards: {mask}")
        return _of_known_mask(mask)

    @classmethod
    def of_codes(cls, codes: str) -> CardSet:
        return cls(Card(code) for code in codes.split())

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a CardSet does not change")

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.mask & card.bit != 0

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            lowest = mask & -mask
            yield CARDS[lowest.bit_length() - 1]
            mask ^= lowest

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, CardSet) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)

    def __and__(self, other: Set[object]) -> CardSet:
        return _of_known_mask(self.mask & _mask_of(other))

    def __or__(self, other: Set[Card]) -> CardSet:  # type: ignore[override]
        return _of_known_mask(self.mask | _mask_of(other))

    def __sub__(self, other: Set[Card | None]) -> CardSet:
        return _of_known_mask(self.mask & ~_mask_of(other))

    def without(self, card: Card) -> CardSet:
        return _of_known_mask(self.mask & ~card.bit)

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return CardSet.of_mask, (self.mask,)

    def __repr__(self) -> str:
        return f"CardSet.of_codes({str(self)!r})"

    def __str__(self) -> str:
        return " ".join(self.codes)

    @property
    def codes(self) -> tuple[str, ...]:
        return _codes_of(self.mask & _JEKYLL) + _codes_of(self.mask & ~_JEKYLL)

    @property
    def points(self) -> int:
        return sum(points * (self.mask & mask).bit_count() for points, mask in _MASKS_BY_POINTS)

    @property
    def factor(self) -> int:
        return sum(factor * (self.mask & mask).bit_count() for factor, mask in _MASKS_BY_FACTOR)


_set_mask = CardSet.__dict__["mask"].__set__  # bypasses __setattr__, which always refuses


def _of_known_mask(mask: int) -> CardSet:
    cards = object.__new__(CardSet)
    _set_mask(cards, mask)
    return cards


@lru_cache(maxsize=1 << 15)  # room for every set of cards of one camp
def _codes_of(mask: int) -> tuple[str, ...]:
    return tuple(card.code for card in _of_known_mask(mask))


def _mask_of(cards: Set[object]) -> int:
    if isinstance(cards, CardSet):
        return cards.mask
    return CardSet(card for card in cards if isinstance(card, Card)).mask


_ALL = (1 << len(CARDS)) - 1
_JEKYLL = (1 << len(SYMBOLS)) - 1
ALL_CARDS = CardSet.of_mask(_ALL)
NO_CARDS = CardSet.of_mask(0)
_MASKS_BY_POINTS = tuple((n, CardSet(card for card in CARDS if card.points == n).mask) for n in (1, 3, 4, 5, 6, 7))
_MASKS_BY_FACTOR = tuple((n, CardSet(card for card in CARDS if card.factor == n).mask) for n in (1, 2, 3))
CAMP_CARDS: tuple[CardSet, CardSet] = (
    CardSet(card for card in CARDS if card.camp is Camp.JEKYLL),
    CardSet(card for card in CARDS if card.camp is Camp.HYDE),
)
