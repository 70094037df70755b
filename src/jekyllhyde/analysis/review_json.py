"""Reviews as JSON, and back. docs/review.schema.json describes it."""

from __future__ import annotations

from enum import IntEnum
from hashlib import sha256
from typing import Any, TypeVar

from jekyllhyde import __version__
from jekyllhyde.analysis.record_review import DecisionReview, MoveReview, PlayerReview, RecordReview, RoundReview
from jekyllhyde.kernel.review import Fortune, Kind, Name, Tally
from jekyllhyde.kernel.solver import Bounds
from jekyllhyde.records import Record, write_record
from jekyllhyde.rules import Camp, Card, Seat, move_of_text, move_text

FORMAT = "jekyllhyde-review/1"


Word = TypeVar("Word", bound=IntEnum)


def word(member: IntEnum) -> str:
    """Return the word for a kind, a name or a fortune, such as "ask partner"."""
    return member.name.lower().replace("_", " ")


def _of_word(words: type[Word], text: str) -> Word:
    return words[text.upper().replace(" ", "_")]


def heading(record: Record, seed: int, work: float) -> dict[str, Any]:
    """Return the fields that decide a review: two reviews with the same heading are equal."""
    return {"format": FORMAT, "version": __version__, "record": record_digest(record), "seed": seed, "work": work}


def record_digest(record: Record) -> str:
    """Return the SHA-256 of the record in canonical form."""
    return sha256(write_record(record).encode()).hexdigest()


def json_of_review(review: RecordReview, record: Record, file: str) -> dict[str, Any]:
    return {
        **heading(record, review.seed, review.work),
        "file": file,
        "unfinished": review.unfinished,
        "rounds": [_json_of_round(round) for round in review.rounds],
    }


def review_of_json(fields: dict[str, Any]) -> RecordReview:
    """Read what `json_of_review` wrote."""
    rounds = tuple(_round_of_json(round) for round in fields["rounds"])
    return RecordReview(fields["seed"], fields["work"], rounds, fields["unfinished"])


def _json_of_round(round: RoundReview) -> dict[str, Any]:
    return {
        "number": round.number,
        "worth": round.worth,
        "worth_exact": round.worth_exact,
        "result": round.result,
        "by_decisions": round.by_decisions,
        "by_luck": round.by_luck,
        "players": [_json_of_player(player) for player in round.players],
        "decisions": [_json_of_decision(decision) for decision in round.decisions],
    }


def _round_of_json(fields: dict[str, Any]) -> RoundReview:
    return RoundReview(
        number=fields["number"],
        worth=fields["worth"],
        worth_exact=fields["worth_exact"],
        result=fields["result"],
        by_decisions=fields["by_decisions"],
        by_luck=fields["by_luck"],
        decisions=tuple(_decision_of_json(decision) for decision in fields["decisions"]),
        players=tuple(_player_of_json(player) for player in fields["players"]),
    )


def _json_of_player(player: PlayerReview) -> dict[str, Any]:
    return {
        "seat": player.seat.name,
        "player": player.player,
        "camp": player.camp.word,
        **_json_of_tally(player.all),
        "kinds": {word(kind): _json_of_tally(tally) for kind, tally in player.kinds.items()},
    }


def _player_of_json(fields: dict[str, Any]) -> PlayerReview:
    kinds = {_of_word(Kind, kind): _tally_of_json(tally) for kind, tally in fields["kinds"].items()}
    camp = next(camp for camp in Camp if camp.word == fields["camp"])
    return PlayerReview(Seat[fields["seat"]], fields["player"], camp, _tally_of_json(fields), kinds)


def _json_of_tally(tally: Tally) -> dict[str, Any]:
    return {"decisions": tally.decisions, "lost": tally.lost, "accuracy": tally.accuracy}


def _tally_of_json(fields: dict[str, Any]) -> Tally:
    return Tally(fields["decisions"], fields["lost"], fields["accuracy"])


def _json_of_decision(decision: DecisionReview) -> dict[str, Any]:
    return {
        "number": decision.number,
        "trick": decision.trick,
        "seat": decision.seat.name,
        "kind": word(decision.kind),
        "move": move_text(decision.move),
        "worth": decision.worth,
        "worth_exact": decision.worth_exact,
        "loss": decision.loss,
        "open_loss": decision.open_loss,
        "luck": decision.luck,
        "name": word(decision.name),
        "fortune": word(decision.fortune),
        "moves": [_json_of_move(found) for found in decision.moves],
        "beliefs": {card.code: _json_of_belief(belief) for card, belief in decision.beliefs.items()},
    }


def _decision_of_json(fields: dict[str, Any]) -> DecisionReview:
    return DecisionReview(
        number=fields["number"],
        trick=fields["trick"],
        seat=Seat[fields["seat"]],
        kind=_of_word(Kind, fields["kind"]),
        move=move_of_text(fields["move"]),
        moves=tuple(_move_of_json(found) for found in fields["moves"]),
        worth=fields["worth"],
        worth_exact=fields["worth_exact"],
        loss=fields["loss"],
        open_loss=fields["open_loss"],
        luck=fields["luck"],
        name=_of_word(Name, fields["name"]),
        fortune=_of_word(Fortune, fields["fortune"]),
        beliefs={Card(code): _belief_of_json(belief) for code, belief in fields["beliefs"].items()},
    )


def _json_of_belief(belief: dict[Seat, float]) -> dict[str, float]:
    return {seat.name: probability for seat, probability in belief.items()}


def _belief_of_json(fields: dict[str, float]) -> dict[Seat, float]:
    return {Seat[seat]: probability for seat, probability in fields.items()}


def _json_of_move(found: MoveReview) -> dict[str, Any]:
    return {
        "move": move_text(found.move),
        "kind": word(found.kind),
        "value": found.value,
        "error": found.error,
        "loss": found.loss,
        "loss_error": found.loss_error,
        "open": [found.open.lower, found.open.upper],
    }


def _move_of_json(fields: dict[str, Any]) -> MoveReview:
    return MoveReview(
        move=move_of_text(fields["move"]),
        kind=_of_word(Kind, fields["kind"]),
        value=fields["value"],
        error=fields["error"],
        loss=fields["loss"],
        loss_error=fields["loss_error"],
        open=Bounds(*fields["open"]),
    )
