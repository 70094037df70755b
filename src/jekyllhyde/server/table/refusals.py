"""Reasons for which the server refuses a request. A refused request changes nothing."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """A reason. Its value is sent to clients, and is the key of its text in the locale."""

    STALE = "stale"
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL_MOVE = "illegal-move"
    CHAIR_TAKEN = "chair-taken"
    NO_SUCH_CHAIR = "no-such-chair"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    CHAIRS_OPEN = "chairs-open"
    MATCH_RUNS = "match-runs"
    NO_MATCH = "no-match"
    ROUND_RUNS = "round-runs"
    NO_ROUND = "no-round"
    MATCH_NOT_OVER = "match-not-over"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    UNDO_AGAINST_BOTS_ONLY = "undo-against-bots-only"
    NO_HINTS = "no-hints"
    NO_SUCH_LEVEL = "no-such-level"
    NO_TALK = "no-talk"
    TIME_IS_UP = "time-is-up"
    ASK_STANDS = "ask-stands"
    NOT_KEPT_WAITING = "not-kept-waiting"
    NOT_HOST = "not-host"
    TOO_MANY_PEOPLE = "too-many-people"
    REMOVED = "removed"
    LOG_FULL = "log-full"
    NO_MORE_ROUNDS = "no-more-rounds"
    WRONG_SEED = "wrong-seed"

    NO_SUCH_TABLE = "no-such-table"
    NO_TABLE_ENTERED = "no-table-entered"
    TABLE_FULL = "table-full"
    TOO_FAST = "too-fast"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_TOKENS = "too-many-tokens"
    TOO_MANY_REPORTS = "too-many-reports"
    MALFORMED = "malformed"
    WRONG_PROTOCOL = "wrong-protocol"
    NAME_TAKEN = "name-taken"
    WRONG_PASSWORD = "wrong-password"  # noqa: S105
    WEAK_PASSWORD = "weak-password"  # noqa: S105
    NO_SESSION = "no-session"
    NO_SUCH_GAME = "no-such-game"
    BAD_RECORD = "bad-record"
    RECORD_TOO_LONG = "record-too-long"
    NO_SUCH_STEP = "no-such-step"
    MATCH_OVER = "match-over"
    TARGET_TOO_HIGH = "target-too-high"
    TRY_AGAIN = "try-again"
    NOT_FOUND = "not-found"
    WRONG_METHOD = "wrong-method"
    TOO_LARGE = "too-large"
    FAILED = "failed"


class Refused(Exception):  # noqa: N818
    """A request was refused. `rule` is the number of the rule that forbids it, if one does. After `retry_after` seconds
    the request may succeed."""

    def __init__(
        self, refusal: Refusal, rule: str | None = None, detail: str | None = None, retry_after: int | None = None
    ) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
        self.rule = rule
        self.detail = detail
        self.retry_after = retry_after
