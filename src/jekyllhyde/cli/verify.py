"""`jh verify`"""

from __future__ import annotations

import json as jsonlib

from jekyllhyde.cli.codes import FAILED, OK
from jekyllhyde.cli.files import Files, Json, load_record
from jekyllhyde.records import Verdict, Verification, verify_record

WORDS = {
    Verdict.FAIR: "as committed to",
    Verdict.WRONG_DEAL: "NOT the deal that was committed to",
    Verdict.NOT_REVEALED: "not revealed yet",
}


def verify(*files: Files, json: Json = False) -> int:
    """Check that the deals of records are the ones that were committed to. Exit code 1 if one is not."""
    verified = {file: verify_record(load_record(file)) for file in files}
    if json:
        answers = [_as_json(file, verification) for file, verification in verified.items()]
        print(jsonlib.dumps(answers[0] if len(answers) == 1 else answers))
    else:
        for file, verification in verified.items():
            _tell(file, verification)
    return OK if all(verification.fair for verification in verified.values()) else FAILED


def _as_json(file: str, verification: Verification) -> dict[str, object]:
    return {
        "file": file,
        "fair": verification.fair,
        "rounds": [verdict.value for verdict in verification.rounds],
        "flaws": [str(flaw) for flaw in verification.flaws],
    }


def _tell(file: str, verification: Verification) -> None:
    for flaw in verification.flaws:
        print(f"{file}: {flaw}")
    for number, verdict in enumerate(verification.rounds, start=1):
        print(f"{file}: round {number}: {WORDS[verdict]}")
