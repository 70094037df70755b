"""The chairs of a table. A player keeps a chair for a match; its seat may change from round to round (R8.6)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from jekyllhyde.rules.once import once
from jekyllhyde.server.table.names import looks_taken

PlayerId = str


class Open(Struct, frozen=True):
    """A chair on which nobody sits."""


class Person(Struct, frozen=True):
    """A chair on which a person sits.

    `since` is the version at which the player sat down. `away_since` is the time at which the player left. With
    `stand_in`, a bot plays until the player is back. `commitment` is to a seed of the player. `seed` is a seed for
    `deal/1`, which only old logs have.
    """

    player: PlayerId
    name: str
    seed: bytes = b""
    commitment: bytes = b""
    away_since: int | None = None
    stand_in: bool = False
    since: int = 0

    @property
    def here(self) -> bool:
        return self.away_since is None


class BotChair(Struct, frozen=True):
    """A chair on which a bot sits."""

    level: str
    name: str


Chair = Open | Person | BotChair


class Chairs(tuple[Chair, ...]):
    """All chairs of a table. Properties are computed once, because chairs change less often than cards."""

    @once
    def people(self) -> dict[int, Person]:
        return {index: chair for index, chair in enumerate(self) if isinstance(chair, Person)}

    @once
    def by_player(self) -> dict[PlayerId, int]:
        return {person.player: index for index, person in self.people.items()}

    @once
    def by_name(self) -> dict[str, int]:
        return {chair.name: index for index, chair in enumerate(self) if not isinstance(chair, Open)}

    @once
    def here(self) -> set[int]:
        """Chairs of people who are connected."""
        return {index for index, person in self.people.items() if person.here}

    @once
    def away(self) -> tuple[int, ...]:
        return tuple(index for index, person in self.people.items() if not person.here)

    @once
    def somebody_here(self) -> bool:
        return len(self.away) < len(self.people)

    @once
    def waited_for(self) -> dict[int, int]:
        """Chairs of players who have left and for whom no bot plays yet, with the times at which they left."""
        lost = {index: person.away_since for index, person in self.people.items() if not person.stand_in}
        return {index: since for index, since in lost.items() if since is not None}

    def others_here(self, index: int) -> bool:
        return any(person.here for other, person in self.people.items() if other != index)

    def played_by_bot(self, index: int) -> bool:
        chair = self[index]
        return isinstance(chair, BotChair) or (isinstance(chair, Person) and chair.stand_in)

    def replaced(self, index: int, chair: Chair) -> Chairs:
        return Chairs((*self[:index], chair, *self[index + 1 :]))

    def resized(self, count: int) -> Chairs:
        """Return `count` chairs. A person whose chair goes moves to the first one without a person.

        A commitment is to a seed for one chair, so who moves has to commit again.
        """
        kept: list[Chair] = [*self[:count], *[Open()] * (count - len(self))]
        for person in self[count:]:
            if isinstance(person, Person):
                free = next(index for index, chair in enumerate(kept) if not isinstance(chair, Person))
                kept[free] = replace(person, commitment=b"")
        return Chairs(kept)


def nobody_on(chair: int) -> PlayerId:
    """Return the id that replaces a player whose account was deleted. It differs by chair, as `by_player` needs."""
    return f"nobody-{chair}"


def name_of(chair: Chair) -> str | None:
    return None if isinstance(chair, Open) else chair.name


def free_name(wanted: str, chairs: Chairs) -> str:
    """Return the wanted name, with a number if somebody at the table has a name that looks the same."""
    numbered = (f"{wanted} {number}" for number in range(2, len(chairs) + 2))
    return next(name for name in (wanted, *numbered) if not looks_taken(name, chairs.by_name))
