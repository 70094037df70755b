"""JHN 1, the record of a match as text: read, write, replay, score, verify. The format is docs/jhn.md.

Examples in the docstrings assume `from jekyllhyde.records import *` and `from jekyllhyde.rules import *`.
"""

from jekyllhyde.records.deal_tags import Flaw, TagFlaw, deal1_tags, deal2_tags
from jekyllhyde.records.errors import Place, Problem, RecordError
from jekyllhyde.records.read import read_record
from jekyllhyde.records.record import (
    BOT_TAGS,
    HINTED,
    LEVEL_TAG,
    UNDONE,
    Record,
    RecordedRound,
    Step,
    Tags,
    moves_of,
    record_of,
    replay,
)
from jekyllhyde.records.score import RoundSheet, ScoreSheet, TeamSheet, score_sheet
from jekyllhyde.records.verify import DealVerdict, Outcome, Trust, Verification, verify_record
from jekyllhyde.records.write import write_record

__all__ = [
    "BOT_TAGS",
    "HINTED",
    "LEVEL_TAG",
    "UNDONE",
    "DealVerdict",
    "Flaw",
    "Outcome",
    "Place",
    "Problem",
    "Record",
    "RecordError",
    "RecordedRound",
    "RoundSheet",
    "ScoreSheet",
    "Step",
    "TagFlaw",
    "Tags",
    "TeamSheet",
    "Trust",
    "Verification",
    "deal1_tags",
    "deal2_tags",
    "moves_of",
    "read_record",
    "record_of",
    "replay",
    "score_sheet",
    "verify_record",
    "write_record",
]
