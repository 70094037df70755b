"""Records as replays, and tables that go on from them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from jekyllhyde.records import Record, moves_of, read_record, record_of, score_sheet, write_record
from jekyllhyde.rules import Match, Options, Seat, deal_round, move_text, observe, random_hands, seat_four
from jekyllhyde.server.http.practice import PracticeRequest, practice_log
from jekyllhyde.server.table.advance import replay
from jekyllhyde.server.table.chairs import name_of
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.views.replays import LONGEST_RECORD, ReplayDeals, ReplayRequest, SeatName, replay_of
from tests.server.running import Guest, ServerProcess, new_guest, run, running
from tests.server.tables import Play, other_world

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "records").glob("m*.jhn"))
THREE = (Path(__file__).parents[3] / "docs" / "examples" / "three-players.jhn").read_text()
FOUR = next(text for path in GOLDEN if '[Players "4"]' in (text := path.read_text()))
SEATS: tuple[SeatName, ...] = ("N", "E", "S", "W")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('replays') / 'db'}") as process:
        yield process


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_an_open_replay_shows_every_state(path: Path) -> None:
    text = path.read_text()
    record = read_record(text)
    shown = replay_of(ReplayRequest(text))
    for number, round in enumerate(record.match.rounds, 1):
        shown = replay_of(ReplayRequest(text, number))
        assert [step.move for step in shown.steps] == [None, *map(move_text, moves_of(round))]
        assert shown.steps[0].hands == [list(hand.codes) for hand in round.deal.hands]
        assert shown.steps[-1].hands == [list(hand.codes) for hand in round.hands]
        assert all(step.round.seat is None and step.round.hand is None for step in shown.steps)
    sheets = score_sheet(record)
    totals = [{row.side: row.total for row in each.totals} for each in shown.rounds if each.over]
    assert totals == [sheet["total"] for sheet in sheets["rounds"]]
    assert shown.winner == sheets["winner"]


def test_a_replay_from_a_seat_shows_its_hand_and_moves() -> None:
    round = read_record(FOUR).match.rounds[0]
    for seat in SEATS:
        steps = replay_of(ReplayRequest(FOUR, 1, seat)).steps
        assert all(step.hands is None and step.round.seat == seat for step in steps)
        assert steps[0].round.hand == list(round.deal.hands[Seat[seat]].codes)
        decided = [bool(step.round.legal_moves) for step in steps]
        assert decided == [step.round.decider == seat for step in steps]


def unfinished(number: int) -> tuple[Play, SeatName]:
    chance = Random(number)
    play = Play(Setup(players=chance.choice((3, 4)), target=3000), number)
    play.start(1)
    play.play(chance.randrange(1, 45))
    assert play.table.last_round is not None
    ghost = play.table.last_round.deal.seating.ghost
    return play, chance.choice([seat for seat in SEATS if ghost is None or seat != ghost.name])


def jhn_of(match: Match | None) -> str:
    assert match is not None
    return write_record(record_of(match))


@pytest.mark.parametrize("number", range(30))
def test_r9_1_a_replay_from_a_seat_tells_only_what_it_could_know(number: int) -> None:
    play, seat = unfinished(number)
    twin = jhn_of(replay(other_world(play, Seat[seat], Random(number))).match)
    one, other = (replay_of(ReplayRequest(text, 1, seat)) for text in (jhn_of(play.table.match), twin))
    assert msgspec.json.encode(one) == msgspec.json.encode(other)


def test_the_open_replays_of_two_worlds_differ() -> None:
    play = Play(Setup(), 1)
    play.start(1)
    play.play(5)  # so that many hands are still possible
    twin = jhn_of(replay(other_world(play, Seat.N, Random(1))).match)
    assert replay_of(ReplayRequest(jhn_of(play.table.match))) != replay_of(ReplayRequest(twin))


def test_the_memory_aid_of_the_record_holds_in_its_replay() -> None:
    text = GOLDEN[0].read_text().replace('[Target "', '[MemoryAid "last-trick"]\n[Target "', 1)
    assert max(len(step.round.tricks) for step in replay_of(ReplayRequest(text, 1, "N")).steps[:-1]) == 1


def refusal_of(**wanted: Any) -> Refusal:
    fields: dict[str, Any] = {"jhn": GOLDEN[0].read_text(), "round": 1, "step": 0, "seat": "N"}
    with pytest.raises(Refused) as refused:
        practice_log(PracticeRequest(**(fields | wanted)), "ann", "Ann", 1, Random(1))
    return refused.value.refusal


def test_what_cannot_be_played_on_from() -> None:
    last = len(read_record(GOLDEN[0].read_text()).rounds)
    steps = len(replay_of(ReplayRequest(GOLDEN[0].read_text(), last)).steps)
    assert refusal_of(round=last + 1) is Refusal.NO_SUCH_STEP
    assert refusal_of(step=99) is Refusal.NO_SUCH_STEP
    assert refusal_of(jhn=THREE, seat="N") is Refusal.NO_SUCH_STEP, "the ghost's seat"
    assert refusal_of(round=last, step=steps - 1) is Refusal.MATCH_OVER
    assert refusal_of(level="cheater") is Refusal.NO_SUCH_LEVEL
    high = Match(Options(target=1_000_000), seat_four())
    assert refusal_of(jhn=jhn_of(deal_round(high, random_hands(Random(1))))) is Refusal.TARGET_TOO_HIGH


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_practice_table_stands_where_the_record_stood(path: Path) -> None:
    """The seat gets the caller's name, and all others keep theirs."""
    text, chance = path.read_text(), Random(path.stem)
    rounds = read_record(text).match.rounds
    number = chance.randint(1, len(rounds))
    ghost = rounds[number - 1].deal.seating.ghost
    for seat in (seat for seat in SEATS if ghost is None or seat != ghost.name):
        steps = replay_of(ReplayRequest(text, number, seat)).steps
        step = chance.randrange(len(steps) - 1)
        wanted = PracticeRequest(text, number, step, seat)
        table = replay(list(practice_log(wanted, "ann", "Agnes", 1, chance)))
        assert table.round is not None
        chair = table.chair_of("ann")
        assert chair is not None
        assert table.seat_of(chair) is Seat[seat]
        assert list(observe(table.round, Seat[seat]).hand.codes) == steps[step].round.hand
        assert table.round.asked == (None if (asked := steps[step].round.asked) is None else Seat[asked])
        assert [(person.player, person.name) for person in table.chairs.people.values()] == [("ann", "Agnes")]
        before, after = rounds[number - 1].deal.seating.players, table.round.deal.seating.players
        assert after == tuple("Agnes" if place is Seat[seat] else before[place] for place in Seat)


@pytest.mark.parametrize(
    ("record", "name", "expected"),
    [
        ("Ann Ben Cy Di", "Eve", "Ann Eve Cy Di"),
        ("Ann Ben Cy Di", "Di", "Ann Ben Cy Di"),
        ("Ann Ben Cy Di", "Dі", "Ann Ben Cy Di"),
        ("Ann Ben Ann\u200b Agnes", "Eve", "Ann Eve Bertram Agnes"),
        (f"Ann Ben Cy {'D' * 25}", "Agnes", "Ann Agnes Cy Bertram"),
    ],
)
def test_names_at_a_practice_table(record: str, name: str, expected: str) -> None:
    """On Ben's chair: a name that somebody else has, or that a table refuses, is not taken."""
    text = FOUR
    for old, new in zip(read_record(FOUR).first_seating.players, record.split(" "), strict=True):
        text = text.replace(f'"{old}"', f'"{new}"')
    entries = practice_log(PracticeRequest(text, 1, 0, "E"), "ann", name, 1, Random(1))
    table = replay(list(entries))
    assert [name_of(chair) for chair in table.chairs] == expected.split(" ")


async def play_on(address: str, guest: Guest, table_id: str) -> dict[str, Any]:
    async with guest.socket(address) as talk:
        await talk.say("enter", table=table_id)
        await talk.play_match()
    return talk.table


def test_practice_survives_a_restart_and_does_not_count(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'db'}"
    with running(database) as server:
        ann = run(new_guest(server.address))
        wanted = {"jhn": FOUR, "round": 1, "step": 7, "seat": "S", "level": "random"}
        opened = httpx.post(f"{server.address}/api/tables/from-record", json=wanted, headers=ann.headers)
        assert opened.status_code == 201
        table_id = opened.json()["id"]
        before = httpx.get(f"{server.address}/api/tables/{table_id}", headers=ann.headers).json()
        server.kill()
    with running(database) as server, httpx.Client(base_url=server.address, headers=ann.headers) as client:
        after = client.get(f"/api/tables/{table_id}").json()
        assert after["round"] == before["round"]
        assert (after["practice"], after["commit"], after["seeds"]) == (True, "", None)
        last = run(play_on(server.address, ann, table_id))
        assert last["seeds"] is None
        history = client.get("/api/games").json()
        assert (history["played"], history["forms"]) == (0, [])
        assert [game["practice"] for game in history["games"]] == [True]
        record = read_record(client.get(f"/api/games/{history['games'][0]['id']}").text)
    assert record.tag("Event") == "Practice: goes on from another match, round 1, after 7 moves"
    assert record.tag("Deal") is None


def test_a_spoiled_record_is_told_with_its_place(server: ServerProcess) -> None:
    spoiled = GOLDEN[0].read_text().replace("Round 1", "Round 2", 1)
    for path, more in (("replays", {}), ("tables/from-record", {"round": 1, "step": 0, "seat": "N"})):
        guest = run(new_guest(server.address))
        answer = httpx.post(f"{server.address}/api/{path}", json={"jhn": spoiled, **more}, headers=guest.headers)
        assert answer.status_code == 400
        line = spoiled.split("\n").index("Round 2") + 1
        told = {key: answer.json()[key] for key in ("reason", "key", "line", "column")}
        assert told == {"reason": "bad-record", "key": "round-number", "line": line, "column": 7}


@pytest.mark.parametrize("round", [0, -1, 2**70, "one", None, 10_001])
def test_hostile_rounds_are_refused(server: ServerProcess, round: Any) -> None:
    answer = httpx.post(f"{server.address}/api/replays", json={"jhn": GOLDEN[0].read_text(), "round": round})
    assert answer.status_code == 400


def test_a_record_has_a_greatest_length(server: ServerProcess) -> None:
    longest = GOLDEN[0].read_text() + ";" * 65_536
    for path, more in (
        ("/api/replays", dict[str, Any]()),
        ("/api/tables/from-record", {"round": 1, "step": 0, "seat": "N"}),
    ):
        guest = run(new_guest(server.address))
        answer = httpx.post(f"{server.address}{path}", json={"jhn": longest, **more}, headers=guest.headers)
        assert answer.status_code == 413
        detail = f"a record has at most {LONGEST_RECORD} characters"
        assert answer.json() == {"reason": "record-too-long", "detail": detail}


def test_a_long_record_can_be_replayed(server: ServerProcess) -> None:
    """A record may be longer than any other request."""
    play = Play(Setup(target=3000), 1)
    play.start(1)
    play.do_until_over()
    assert play.table.match is not None
    text = jhn_of(play.table.match)
    assert len(text) > 8192
    number = len(read_record(text).rounds)
    answer = httpx.post(f"{server.address}/api/replays", json={"jhn": text, "round": number})
    assert answer.status_code == 200
    assert answer.json()["winner"] is not None


def test_a_record_that_claims_fair_deals_is_checked() -> None:
    fair = (Path(__file__).parents[3] / "docs" / "examples" / "fair-deals-1.jhn").read_text()
    assert replay_of(ReplayRequest(fair)).deals == ReplayDeals("not-checked", "deal/1", "no-collusion", False)
    record = read_record(fair)
    wrong = Record(
        record.options,
        record.first_seating,
        record.rounds,
        tuple((name, "00" * 32 if name == "Commit" else value) for name, value in record.tags),
    )
    assert replay_of(ReplayRequest(write_record(wrong))).deals.outcome == "unfair"
    whole = Record(record.options, record.first_seating, record.rounds[:2], record.tags)
    assert replay_of(ReplayRequest(write_record(whole))).deals.outcome == "fair"
    assert replay_of(ReplayRequest(GOLDEN[0].read_text())).deals == ReplayDeals("not-checked", None, "server", False)
