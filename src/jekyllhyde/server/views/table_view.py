"""What a reader may see of a table. Of the cards, everything here comes out of an `Observation`, piece by piece."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from jekyllhyde.rules import (
    Asked,
    CardSet,
    Event,
    MatchWon,
    MemoryAid,
    Observation,
    Played,
    RoundScored,
    Score,
    Seat,
    Side,
    TeamScore,
    Trick,
    TrickCarried,
    TrickWon,
    move_text,
    totals,
    totals_before,
    winner,
)
from jekyllhyde.rules import fairdeal as deal1
from jekyllhyde.rules import fairdeal2 as deal2
from jekyllhyde.rules.scoring import score_tricks, taken
from jekyllhyde.server.table import entries as log
from jekyllhyde.server.table import messages as say
from jekyllhyde.server.table.chairs import BotChair, Chair, Open, Person
from jekyllhyde.server.table.decisions import decisions_of, may_take_back
from jekyllhyde.server.table.state import Phase, Table, game_id_of


def table_view(table_id: str, table: Table, chair: int | None, now: int) -> say.TableView:
    """For the player on a chair, or for a spectator."""
    public = public_view(table_id, table, now)
    return public if chair is None else chair_view(public, table, chair)


def public_view(table_id: str, table: Table, now: int) -> say.TableView:
    """What spectators see, and so does everybody else."""
    over = winner(table.match) if table.phase is Phase.OVER and table.match is not None else None
    return say.TableView(
        id=table_id,
        version=table.version,
        phase=table.phase.value,
        setup=table.setup,
        chairs=_chair_views(table),
        commit="" if table.practice else table.secret.commit.hex(),
        seeds=_seeds_view(table),
        totals=_totals(table),
        winner=None if over is None else side_text(over),
        clock=_clock_view(table, now),
        history=_history(table),
        practice=table.practice is not None,
        undone=table.undone,
        host=table.host,
        game=game_id_of(table) if table.phase is Phase.OVER else None,
        chair=None,
        actions=actions_of(table, None),
        round=_shown_round(table),
    )


def next_view(public: say.TableView, before: Table, table: Table, now: int) -> say.TableView:
    """As `public_view`; what was left as it was is taken over from the view before."""
    if before.match is table.match:
        seeds = public.seeds if before.chairs is table.chairs and before.given is table.given else _seeds_view(table)
        public = replace(public, chairs=_chair_views(table), host=table.host, actions=actions_of(table, None))
        public = replace(public, phase=table.phase.value, seeds=seeds)
        return replace(public, version=table.version, clock=_clock_view(table, now))
    old, new = before.round, table.round
    alike = before.chairs is table.chairs and before.ready is table.ready and before.undone == table.undone
    alike = alike and before.kept_waiting == table.kept_waiting
    if public.round is None or old is None or new is None or old.deal is not new.deal or not alike:
        return public_view(public.id, table, now)
    observation = table.sight
    finished = {} if old.tricks is new.tricks else _finished_tricks(observation, public.round.tricks)
    round = replace(public.round, **_cards_now(observation), **finished)
    return replace(public, version=table.version, round=round, clock=_clock_view(table, now))


def chair_view(public: say.TableView, table: Table, chair: int) -> say.TableView:
    """What a player sees: the public view and what is that player's own."""
    own = own_round(table, chair)
    round = public.round if public.round is None or own is None else with_own(public.round, own)
    return replace(public, chair=chair, round=round, actions=actions_of(table, chair))


class OwnRound(Struct, frozen=True):
    """What is one seat's own in the view of a round."""

    seat: str
    hand: tuple[str, ...]
    legal_moves: list[str]


def own_round(table: Table, chair: int) -> OwnRound | None:
    seat = table.seat_of(chair)
    return None if seat is None else own_of(table.seen_from(seat))


def own_of(observation: Observation) -> OwnRound:
    moves = [move_text(move) for move in observation.legal_moves]
    return OwnRound(_SEAT_NAMES[observation.seat], observation.hand.codes, moves)


def with_own(public: say.RoundView, own: OwnRound) -> say.RoundView:
    return replace(public, seat=own.seat, hand=list(own.hand), legal_moves=own.legal_moves)


def lobby_row(table_id: str, table: Table) -> say.LobbyRow:
    return say.LobbyRow(table_id, table.setup, table.phase.value, _chair_views(table))


def side_text(side: Side) -> str:
    return side if isinstance(side, str) else side.word


def _chair_views(table: Table) -> list[say.ChairView]:
    return [_chair_view(table, index, chair) for index, chair in enumerate(table.chairs)]


def _chair_view(table: Table, index: int, chair: Chair) -> say.ChairView:
    match chair:
        case Open():
            return say.ChairView("open")
        case BotChair():
            return say.ChairView("bot", chair.name, chair.level)
        case Person():
            return say.ChairView(
                "person",
                chair.name,
                here=chair.here,
                stand_in=chair.stand_in,
                ready=index in table.ready,
                gave_seed=chair.commitment != b"",
                kept_waiting=index in table.kept_waiting,
            )


def _seeds_view(table: Table) -> say.SeedsView | None:
    if table.practice or table.round is not None:
        return None
    given = table.given
    if given is None and table.match is not None:
        return _old_seeds_view(table)
    if given is None:
        sitters = (chair.commitment if isinstance(chair, Person) else b"" for chair in table.chairs)
        given = deal2.PlayerSeeds(tuple(sitters))
    return say.SeedsView(
        deal2.ALGORITHM,
        given.draw,
        [commitment.hex() for commitment in given.commitments],
        [list(draw) for draw in given.silent],
        None if table.match is None else [seed.hex() for seed in given.seeds],
        None if table.match is None else table.dealt_seed.hex(),
    )


def _old_seeds_view(table: Table) -> say.SeedsView:
    """Deal the next round of a `deal/1` match, which began before players committed to seeds."""
    seeds = [seed.hex() for seed in table.player_seeds]
    return say.SeedsView(deal1.ALGORITHM, 1, [], [], seeds, table.dealt_seed.hex())


def _shown_round(table: Table) -> say.RoundView | None:
    if table.match is None or table.last_round is None:
        return None
    return public_round(table.sight, len(table.match.rounds))


def _totals(table: Table) -> list[say.SideTotal]:
    if table.match is None:
        return []
    return [say.SideTotal(side_text(side), total) for side, total in totals(table.match).items()]


def _history(table: Table) -> list[list[int]] | None:
    if table.match is None or table.match.round is not None:
        return None
    last = totals(table.match)
    earlier = [totals_before(round) for round in table.match.rounds[1:]]
    return [[sums[side] for side in last] for sums in (*earlier, last)]


def _clock_view(table: Table, now: int) -> say.ClockView | None:
    clock = table.clock
    if clock.allowance is None:
        return None
    late = table.late_at
    return say.ClockView(list(clock.reserves), *((None, None) if late is None else (clock.chair, max(0, late - now))))


def public_round(observation: Observation, number: int) -> say.RoundView:
    """Only what every seat's observation says alike: the first leader's will do."""
    seating = observation.seating
    over = observation.decider is None
    return say.RoundView(
        number=number,
        players=list(seating.players),
        camps="".join(camp.letter for camp in seating.camps),
        dealer=seating.dealer.name,
        single=_seat_name(seating.single),
        **_cards_now(observation),
        **_finished_tricks(observation, []),
        dealt=_dealt(observation.tricks) if over else None,
        taken=_taken(observation) if over else None,
    )


def _cards_now(observation: Observation) -> dict[str, Any]:
    """What a move changes."""
    over = observation.decider is None
    return {
        "counts": list(observation.counts),
        "trick": _trick(observation.trick),
        "on_turn": None if over else _SEAT_NAMES[observation.trick.on_turn],
        "asked": _seat_name(observation.asked),
        "carry": list(observation.carry.codes),
        "decider": _seat_name(observation.decider),
        "ghost_hand": None if observation.ghost_hand is None else list(observation.ghost_hand.codes),
    }


def _finished_tricks(observation: Observation, shown: list[say.TrickView]) -> dict[str, Any]:
    """What the end of a trick changes, too. Those that were shown are not made again, where one has come to them."""
    kept = shown if len(observation.tricks) == len(shown) + 1 else []
    new = [_trick(trick) for trick in observation.tricks[len(kept) :]]
    return {"tricks": kept + new, "score": _score(observation)}


def _seat_name(seat: Seat | None) -> str | None:
    return None if seat is None else _SEAT_NAMES[seat]


_SEAT_NAMES = tuple(seat.name for seat in Seat)  # read many times for each view, and much faster than `Seat.name`


def _trick(trick: Trick) -> say.TrickView:
    winner = trick.winner if trick.complete else None
    return say.TrickView(
        _SEAT_NAMES[trick.leader],
        [(_SEAT_NAMES[seat], _SEAT_NAMES[holder], card.code) for card, seat, holder in trick.plays],
        _seat_name(winner),
        winner is not None and trick.tied,
    )


def _score(observation: Observation) -> tuple[say.RoundScore, say.RoundScore] | None:
    """An aid to memory while the round runs (R9.2)."""
    if observation.options.memory_aid is MemoryAid.LAST_TRICK and observation.decider is not None:
        return None
    return team_scores(score_tricks(observation.tricks, observation.seating.camps))


def team_scores(score: Score) -> tuple[say.RoundScore, say.RoundScore]:
    return _team_score(score.jekyll), _team_score(score.hyde)


def _team_score(team: TeamScore) -> say.RoundScore:
    return say.RoundScore(team.points, team.factor, team.score)


def _dealt(tricks: tuple[Trick, ...]) -> list[list[str]]:
    """After the round every card has been seen to come out of a hand."""
    plays = [play for trick in tricks for play in trick.plays]
    return [list(CardSet(play.card for play in plays if play.holder is seat).codes) for seat in Seat]


def _taken(observation: Observation) -> tuple[list[str], list[str]]:
    jekyll, hyde, _ = taken(observation.tricks, observation.seating.camps)
    return list(jekyll.codes), list(hyde.codes)


def actions_of(table: Table, chair: int | None) -> list[str]:
    """Tags of client messages, so that a client needs no rules to know what to offer."""
    phase = table.phase
    if phase is Phase.GATHERING:
        return _sitting_actions(table, chair)
    if chair is None:
        return []
    if phase is Phase.SHUFFLING:
        return ["reveal-seed"] if chair in table.unrevealed else []
    if phase is Phase.PLAYING:
        return _round_actions(table, chair)
    if phase is Phase.OVER:
        return ["rematch"]
    return ([] if chair in table.ready else ["ready"]) + _against_waiting(table, chair)


def _against_waiting(table: Table, chair: int) -> list[str]:
    return ["let-bot-play"] if table.kept_waiting - {chair} else []


def _sitting_actions(table: Table, chair: int | None) -> list[str]:
    vacant = any(isinstance(sitter, Open) for sitter in table.chairs)
    if chair is None:
        return ["sit"] if vacant else []
    bots = any(isinstance(sitter, BotChair) for sitter in table.chairs)
    others = ["remove-person"] if chair == table.host and len(table.chairs.people) > 1 else []
    return ["stand", "commit-seed", "seat-bot" if vacant else "start", *(["remove-bot"] if bots else []), *others]


def _round_actions(table: Table, chair: int) -> list[str]:
    round = table.last_round
    assert round is not None
    if table.chairs.people[chair].stand_in:
        return ["take-chair-back", *_against_waiting(table, chair)]
    found = ["give-up-chair", *_against_waiting(table, chair)]
    if table.deciding == chair:
        found.append("make-move")
    if table.asking == chair and may_take_back(table, chair):
        found.append("take-back")
    if len(table.chairs.people) == 1 and next(decisions_of(round, table, chair), None) is not None:
        found.append("undo")
    return found


def news_of(entry: log.Entry, events: tuple[Event, ...]) -> list[say.News]:
    """Built up: what is not said here, nobody hears."""
    match entry:
        case log.Moved():
            return [event_news(event) for event in events]
        case log.Started() | log.Dealt() | log.Opened() | log.Rematched() | log.Resumed() | log.CommitmentsClosed():
            return [say.News(_ENTRY_NEWS[type(entry)])]
        case log.SeedsMissing():
            return [say.News(_ENTRY_NEWS[type(entry)], chair=chair) for chair in entry.chairs]
        case _:
            return [say.News(_ENTRY_NEWS[type(entry)], chair=entry.chair)]


_ENTRY_NEWS: dict[type[log.Entry], str] = {
    log.Opened: "opened",
    log.Sat: "sat",
    log.BotSat: "bot-sat",
    log.Stood: "stood",
    log.Removed: "removed",
    log.Seeded: "seeded",
    log.SeedCommitted: "seed-committed",
    log.CommitmentsClosed: "shuffling",
    log.SeedRevealed: "seed-revealed",
    log.SeedsMissing: "seed-missing",
    log.Started: "started",
    log.Dealt: "dealt",
    log.AskTakenBack: "ask-taken-back",
    log.Undone: "undone",
    log.Readied: "readied",
    log.Left: "left",
    log.KeptWaiting: "kept-waiting",
    log.TakenOver: "taken-over",
    log.Returned: "returned",
    log.Rematched: "rematched",
    log.Resumed: "resumed",
}


def event_news(event: Event) -> say.News:
    match event:
        case Asked():
            return say.News("asked", seat=_SEAT_NAMES[event.seat], by=_SEAT_NAMES[event.by], camp=event.camp.word)
        case Played():
            return say.News("played", seat=_SEAT_NAMES[event.seat], by=_SEAT_NAMES[event.holder], card=event.card.code)
        case TrickWon():
            return say.News("trick-won", seat=_SEAT_NAMES[event.winner], cards=list(event.cards.codes))
        case TrickCarried():
            return say.News("trick-carried", seat=_SEAT_NAMES[event.leader], cards=list(event.cards.codes))
        case RoundScored():
            return say.News("round-scored", cards=list(event.score.neutral.codes))
        case MatchWon():
            return say.News("match-won", winner=side_text(event.winner))
