"""The view of a table for a player or a spectator."""

from __future__ import annotations

from msgspec.structs import replace

from jekyllhyde.rules import fairdeal as deal1
from jekyllhyde.rules import fairdeal2 as deal2
from jekyllhyde.rules import totals, totals_before, winner
from jekyllhyde.server.table.chairs import BotChair, Chair, Open, Person
from jekyllhyde.server.table.deadlines import next_round_due, rematch_due, take_overs
from jekyllhyde.server.table.state import Phase, Table, game_id_of
from jekyllhyde.server.views import messages
from jekyllhyde.server.views.actions import actions_of
from jekyllhyde.server.views.news import side_text
from jekyllhyde.server.views.round_view import OwnRound, cards_now, finished_tricks, own_of, public_round, with_own


def table_view(table_id: str, table: Table, chair: int | None, now: int) -> messages.TableView:
    """Return the view of the player on a chair, or of a spectator if `chair` is None."""
    public = public_view(table_id, table, now)
    return public if chair is None else chair_view(public, table, chair)


def public_view(table_id: str, table: Table, now: int) -> messages.TableView:
    """Return the view of a spectator."""
    over = winner(table.match) if table.phase is Phase.OVER and table.match is not None else None
    return messages.TableView(
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
        countdowns=_countdowns(table, now),
        history=_history(table),
        practice=table.practice is not None,
        undone=table.undone,
        hinted=table.hinted,
        host=table.host,
        game=game_id_of(table) if table.phase is Phase.OVER else None,
        chair=None,
        actions=actions_of(table, None),
        round=_shown_round(table),
    )


def next_view(public: messages.TableView, before: Table, table: Table, now: int) -> messages.TableView:
    """Return the same as `public_view`, faster: parts that did not change are taken from the view before."""
    if before.match is table.match:
        seeds = public.seeds if before.chairs is table.chairs and before.given is table.given else _seeds_view(table)
        public = replace(public, chairs=_chair_views(table), host=table.host, actions=actions_of(table, None))
        public = replace(public, phase=table.phase.value, seeds=seeds, setup=table.setup, hinted=table.hinted)
        return _at_version(public, table, now)
    old, new = before.round, table.round
    alike = before.chairs is table.chairs and before.ready is table.ready and before.undone == table.undone
    alike = alike and before.kept_waiting == table.kept_waiting
    if public.round is None or old is None or new is None or old.deal is not new.deal or not alike:
        return public_view(public.id, table, now)
    observation = table.leader_observation
    finished = {} if old.tricks is new.tricks else finished_tricks(observation, public.round.tricks)
    round = replace(public.round, **cards_now(observation), **finished)
    return _at_version(replace(public, round=round), table, now)


def _at_version(public: messages.TableView, table: Table, now: int) -> messages.TableView:
    """Return the view with what every state has anew: its version and the times."""
    clock, countdowns = _clock_view(table, now), _countdowns(table, now)
    return replace(public, version=table.version, clock=clock, countdowns=countdowns)


def chair_view(public: messages.TableView, table: Table, chair: int) -> messages.TableView:
    """Return the view of a player: the public view, and what only that player may see."""
    own = own_round(table, chair)
    round = public.round if public.round is None or own is None else with_own(public.round, own)
    return replace(public, chair=chair, round=round, actions=actions_of(table, chair))


def own_round(table: Table, chair: int) -> OwnRound | None:
    seat = table.seat_of(chair)
    return None if seat is None else own_of(table.seen_from(seat))


def lobby_row(table_id: str, table: Table) -> messages.LobbyRow:
    return messages.LobbyRow(table_id, table.setup, table.phase.value, _chair_views(table))


def _chair_views(table: Table) -> list[messages.ChairView]:
    return [_chair_view(table, index, chair) for index, chair in enumerate(table.chairs)]


def _chair_view(table: Table, index: int, chair: Chair) -> messages.ChairView:
    match chair:
        case Open():
            return messages.ChairView("open")
        case BotChair():
            return messages.ChairView("bot", chair.name, chair.level)
        case Person():
            return messages.ChairView(
                "person",
                chair.name,
                here=chair.here,
                stand_in=chair.stand_in,
                ready=index in table.ready,
                gave_seed=chair.commitment != b"",
                kept_waiting=index in table.kept_waiting,
            )


def _seeds_view(table: Table) -> messages.SeedsView | None:
    if table.practice or table.round is not None:
        return None
    given = table.given
    if given is None and table.match is not None:
        return _old_seeds_view(table)
    if given is None:
        sitters = (chair.commitment if isinstance(chair, Person) else b"" for chair in table.chairs)
        given = deal2.PlayerSeeds(tuple(sitters))
    return messages.SeedsView(
        deal2.ALGORITHM,
        given.draw,
        [commitment.hex() for commitment in given.commitments],
        [list(draw) for draw in given.silent],
        None if table.match is None else [seed.hex() for seed in given.seeds],
        None if table.match is None else table.dealt_seed.hex(),
    )


def _old_seeds_view(table: Table) -> messages.SeedsView:
    """Return the seeds of a `deal/1` match, which began before players committed to seeds."""
    seeds = [seed.hex() for seed in table.player_seeds]
    return messages.SeedsView(deal1.ALGORITHM, 1, [], [], seeds, table.dealt_seed.hex())


def _shown_round(table: Table) -> messages.RoundView | None:
    if table.match is None or table.last_round is None:
        return None
    return public_round(table.leader_observation, len(table.match.rounds))


def _totals(table: Table) -> list[messages.SideTotal]:
    if table.match is None:
        return []
    return [messages.SideTotal(side_text(side), total) for side, total in totals(table.match).items()]


def _history(table: Table) -> list[list[int]] | None:
    if table.match is None or table.match.round is not None:
        return None
    last = totals(table.match)
    earlier = [totals_before(round) for round in table.match.rounds[1:]]
    return [[sums[side] for side in last] for sums in (*earlier, last)]


def _clock_view(table: Table, now: int) -> messages.ClockView | None:
    clock = table.clock
    if clock.allowance is None:
        return None
    late = table.late_at
    running = (None, None) if late is None else (clock.chair, max(0, late - now))
    return messages.ClockView(list(clock.reserves), *running)


def _countdowns(table: Table, now: int) -> list[messages.Countdown]:
    waits = [("bot-plays", chair, moment) for chair, moment in take_overs(table).items()]
    going_on = (("next-round", None, next_round_due(table)), ("rematch", None, rematch_due(table)))
    return [
        messages.Countdown(what, chair, max(0, moment - now))
        for what, chair, moment in (*waits, *going_on)
        if moment is not None
    ]
