"""`jh verify`"""

from __future__ import annotations

import json as jsonlib

from jekyllhyde.cli.codes import FAILED, NOT_CHECKED, OK
from jekyllhyde.cli.files import Files, Json, load_record
from jekyllhyde.records import DealVerdict, Outcome, Trust, Verification, verify_record

VERDICTS = {
    DealVerdict.FAIR: "as committed to",
    DealVerdict.WRONG_DEAL: "NOT what was committed to",
    DealVerdict.NOT_REVEALED: "not revealed",
}
OUTCOMES = {Outcome.FAIR: "fair", Outcome.UNFAIR: "UNFAIR", Outcome.NOT_CHECKED: "not checked"}
TRUST = {
    Trust.ONE_SEED: "if the server or one of those who gave a seed ({seats}) is honest",
    Trust.NO_COLLUSION: "unless the server worked together with who gave the last seed ({seats})",
    Trust.SERVER: "if the server is honest: no player gave a seed",
}


def verify(*files: Files, json: Json = False) -> int:
    """Check that the deals of records are the ones that were committed to.

    A record is fair, unfair (exit code 1), or was not checked (exit code 3), because a round or a seed is not revealed.
    """
    records = {file: load_record(file) for file in files}
    verified = {file: verify_record(record) for file, record in records.items()}
    if json:
        answers = [_as_json(file, verified[file]) | {"undone": record.undone} for file, record in records.items()]
        print(jsonlib.dumps(answers[0] if len(answers) == 1 else answers))
    else:
        for file, verification in verified.items():
            _tell(file, verification)
            if records[file].undone:
                print(f"{file}: moves were undone, so the player had seen cards: the match does not count")
    return _code({verification.outcome for verification in verified.values()})


def _code(outcomes: set[Outcome]) -> int:
    if Outcome.UNFAIR in outcomes:
        return FAILED
    return NOT_CHECKED if Outcome.NOT_CHECKED in outcomes else OK


def _as_json(file: str, verification: Verification) -> dict[str, object]:
    return {
        "file": file,
        "outcome": verification.outcome.value,
        "deal": verification.algorithm,
        "trust": verification.trust.value,
        "seeds_of": [seat.name for seat in verification.seeds_of],
        "lot": None if verification.lot is None else verification.lot.value,
        "rounds": [verdict.value for verdict in verification.rounds],
        "flaws": [str(flaw) for flaw in verification.flaws],
    }


def _tell(file: str, verification: Verification) -> None:
    for flaw in verification.flaws:
        print(f"{file}: {flaw}")
    if verification.lot is not None:
        print(f"{file}: seats and teams: {VERDICTS[verification.lot]}")
    for number, verdict in enumerate(verification.rounds, start=1):
        print(f"{file}: round {number}: {VERDICTS[verdict]}")
    print(f"{file}: {_summary(verification)}")


def _summary(verification: Verification) -> str:
    outcome = OUTCOMES[verification.outcome]
    if verification.outcome is not Outcome.FAIR:
        return outcome
    seats = ", ".join(seat.name for seat in verification.seeds_of)
    return f"{outcome} ({verification.algorithm}), {TRUST[verification.trust].format(seats=seats)}"
