"""What clients are told about an entry of the log and about events at the cards."""

from __future__ import annotations

from jekyllhyde.rules import Asked, Event, MatchWon, Played, RoundScored, Side, TrickCarried, TrickWon
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.round_view import SEAT_NAMES


def news_of(entry: log.Entry, events: tuple[Event, ...]) -> list[messages.News]:
    """Return what clients are told about an entry. Fields are added one by one, so that a new one stays secret."""
    match entry:
        case log.Moved():
            return [event_news(event) for event in events]
        case (
            log.Started()
            | log.Dealt()
            | log.Opened()
            | log.SetupChanged()
            | log.Rematched()
            | log.Resumed()
            | log.CommitmentsClosed()
        ):
            return [messages.News(_ENTRY_NEWS[type(entry)])]
        case log.SeedsMissing():
            return [messages.News(_ENTRY_NEWS[type(entry)], chair=chair) for chair in entry.chairs]
        case _:
            return [messages.News(_ENTRY_NEWS[type(entry)], chair=entry.chair)]


_ENTRY_NEWS: dict[type[log.Entry], str] = {
    log.Opened: "opened",
    log.Sat: "sat",
    log.BotSat: "bot-sat",
    log.Stood: "stood",
    log.Removed: "removed",
    log.Renamed: "renamed",
    log.SetupChanged: "setup-changed",
    log.Seeded: "seeded",
    log.SeedCommitted: "seed-committed",
    log.CommitmentsClosed: "shuffling",
    log.SeedRevealed: "seed-revealed",
    log.SeedsMissing: "seed-missing",
    log.Started: "started",
    log.Dealt: "dealt",
    log.AskTakenBack: "ask-taken-back",
    log.Undone: "undone",
    log.Hinted: "hinted",
    log.Readied: "readied",
    log.Left: "left",
    log.KeptWaiting: "kept-waiting",
    log.TakenOver: "taken-over",
    log.Returned: "returned",
    log.Rematched: "rematched",
    log.Resumed: "resumed",
}


def event_news(event: Event) -> messages.News:
    match event:
        case Asked():
            return messages.News("asked", seat=SEAT_NAMES[event.seat], by=SEAT_NAMES[event.by], camp=event.camp.word)
        case Played():
            seat, by = SEAT_NAMES[event.seat], SEAT_NAMES[event.holder]
            return messages.News("played", seat=seat, by=by, card=event.card.code)
        case TrickWon():
            return messages.News("trick-won", seat=SEAT_NAMES[event.winner], cards=list(event.cards.codes))
        case TrickCarried():
            return messages.News("trick-carried", seat=SEAT_NAMES[event.leader], cards=list(event.cards.codes))
        case RoundScored():
            return messages.News("round-scored", cards=list(event.score.neutral.codes))
        case MatchWon():
            return messages.News("match-won", winner=side_text(event.winner))


def side_text(side: Side) -> str:
    return side if isinstance(side, str) else side.word
