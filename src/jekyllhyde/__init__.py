"""Dr. Jekyll & Mr. Hyde, the card game, as a library.

These are the names that most programs need. `_HOMES` says which package each comes from. A name is imported when it is
first used, so `import jekyllhyde` is fast. docs/library.md is the tutorial.

>>> import jekyllhyde as jh
>>> round = jh.new_round(seed=7)
>>> round, events = jh.apply(round, jh.legal_moves(round)[0])
>>> events
(Played(card=Card('JE'), seat=Seat.N, holder=Seat.N),)
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jekyllhyde.bots import Bot as Bot
    from jekyllhyde.bots import Budget as Budget
    from jekyllhyde.bots.registry import find_bot as find_bot
    from jekyllhyde.kernel.solver import solve as solve
    from jekyllhyde.records import Record as Record
    from jekyllhyde.records import read_record as read_record
    from jekyllhyde.records import record_of as record_of
    from jekyllhyde.records import replay as replay
    from jekyllhyde.records import write_record as write_record
    from jekyllhyde.rules import Ask as Ask
    from jekyllhyde.rules import Camp as Camp
    from jekyllhyde.rules import Card as Card
    from jekyllhyde.rules import CardSet as CardSet
    from jekyllhyde.rules import Deal as Deal
    from jekyllhyde.rules import IllegalMove as IllegalMove
    from jekyllhyde.rules import Match as Match
    from jekyllhyde.rules import Move as Move
    from jekyllhyde.rules import Observation as Observation
    from jekyllhyde.rules import Options as Options
    from jekyllhyde.rules import Play as Play
    from jekyllhyde.rules import PositionCard as PositionCard
    from jekyllhyde.rules import Round as Round
    from jekyllhyde.rules import Score as Score
    from jekyllhyde.rules import Seat as Seat
    from jekyllhyde.rules import apply as apply
    from jekyllhyde.rules import legal_moves as legal_moves
    from jekyllhyde.rules import new_round as new_round
    from jekyllhyde.rules import observe as observe

__version__ = "0.1.0"

_HOMES = {
    "jekyllhyde.rules": (
        "Ask",
        "Camp",
        "Card",
        "CardSet",
        "Deal",
        "IllegalMove",
        "Match",
        "Move",
        "Observation",
        "Options",
        "Play",
        "PositionCard",
        "Round",
        "Score",
        "Seat",
        "apply",
        "legal_moves",
        "new_round",
        "observe",
    ),
    "jekyllhyde.records": ("Record", "read_record", "record_of", "replay", "write_record"),
    "jekyllhyde.bots": ("Bot", "Budget"),
    "jekyllhyde.bots.registry": ("find_bot",),
    "jekyllhyde.kernel.solver": ("solve",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)  # noqa: PLE0605 (the table above is the one list)


if not TYPE_CHECKING:  # so that a type checker accepts the names above and no others

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_HOME_OF[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
