"""Reviews of records: what each decision cost, and what costs a player most. docs/review.md explains the numbers.

Names are imported when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jekyllhyde.analysis.many import review_many as review_many
    from jekyllhyde.analysis.player_report import Report as Report
    from jekyllhyde.analysis.player_report import Reviewed as Reviewed
    from jekyllhyde.analysis.player_report import report as report
    from jekyllhyde.analysis.record_review import DecisionReview as DecisionReview
    from jekyllhyde.analysis.record_review import MoveReview as MoveReview
    from jekyllhyde.analysis.record_review import PlayerReview as PlayerReview
    from jekyllhyde.analysis.record_review import RecordReview as RecordReview
    from jekyllhyde.analysis.record_review import RoundReview as RoundReview
    from jekyllhyde.analysis.record_review import review as review
    from jekyllhyde.analysis.record_review import review_round as review_round
    from jekyllhyde.analysis.record_review import turning_points as turning_points

_HOMES = {
    "many": ("review_many",),
    "player_report": ("Report", "Reviewed", "report"),
    "record_review": (
        "DecisionReview",
        "MoveReview",
        "PlayerReview",
        "RecordReview",
        "RoundReview",
        "review",
        "review_round",
        "turning_points",
    ),
}
_HOME_OF = {name: f"{__name__}.{home}" for home, names in _HOMES.items() for name in names}

__all__ = sorted(_HOME_OF)  # noqa: PLE0605 (the table above is the one list)


if not TYPE_CHECKING:  # so that a type checker accepts the names above and no others

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(_HOME_OF[name]), name)
        globals()[name] = value
        return value
