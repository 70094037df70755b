"""Bots' moves as jobs: what they contain, who computes them, and what happens to lost ones."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import time
from typing import Any, Literal

import pytest
import redis as redis_client

from jekyllhyde.bots import Budget
from jekyllhyde.bots.registry import find_bot
from jekyllhyde.records import Outcome, read_record, verify_record
from jekyllhyde.rules import Observation, Seat, legal_moves, move_text, observe
from jekyllhyde.server.table.decisions import decide_bot_move
from jekyllhyde.server.table.refusals import Refusal, Refused
from jekyllhyde.server.table.setup import Setup
from jekyllhyde.server.thinking.bots import TABLE_LEVELS, BotThreads, choose_move
from jekyllhyde.server.thinking.jobs import QUEUE, Job, JobQueue, do_job
from tests.processes import Process
from tests.server.live.test_many_machines import record_at
from tests.server.redis import Redis, redis
from tests.server.running import (
    ROOT,
    Guest,
    ServerProcess,
    Talk,
    new_guest,
    new_table,
    run,
    running,
    start_against_bots,
)
from tests.server.tables import Play, first_observation


@pytest.mark.parametrize("players", [3, 4])
def test_an_observation_comes_out_of_its_json_as_it_went_in(players: Literal[3, 4]) -> None:
    for seed in range(20):
        play = Play(Setup(players=players, target=3000), seed)
        play.start(1)
        play.play(Random(seed).randrange(80))
        round = play.table.last_round
        assert round is not None
        for seat in (seat for seat in Seat if seat is not round.deal.seating.ghost):
            observation = observe(round, seat)
            assert Observation.from_json(observation.to_json()) == observation


@pytest.mark.parametrize("level", TABLE_LEVELS)
def test_at_a_table_every_level_plays_as_its_bot_does(level: str) -> None:
    observation = first_observation()
    move = find_bot(level).choose(observation, 5)
    assert choose_move(level, observation, 5, Budget()) == move
    job = Job(level, observation.to_json(), 5, None, time() + 60, "nobody", 1)
    assert do_job(job) == move_text(move)


@pytest.mark.parametrize("setup", [{"players": 3}, {"position": "A"}, {"position": "B"}], ids=["3", "A", "B"])
def test_grandmasters_play_a_match_at_a_table(tmp_path: Path, setup: dict[str, Any]) -> None:
    with running(f"sqlite:///{tmp_path / 'db'}") as server:

        async def story() -> str:
            guest = await new_guest(server.address)
            table_id = await new_table(server.address, guest, target=1, **setup)
            async with guest.socket(server.address) as talk:
                await start_against_bots(talk, table_id, "grandmaster")
                await talk.play_match()
            assert {chair["level"] for chair in talk.table["chairs"][1:]} == {"grandmaster"}
            return table_id

        assert verified(server, run(story()))
        assert "a bot failed" not in server.log


def test_who_thinks_elsewhere_finds_the_same_move() -> None:
    observation = first_observation()

    async def thought() -> Any:
        bots = BotThreads(1)
        bots.start()
        move = await bots.choose("novice", observation, 5, Budget())
        await bots.close()
        return move

    assert run(thought()) == choose_move("novice", observation, 5, Budget())


def test_without_a_broker_the_process_thinks_itself(tmp_path: Path) -> None:
    observation = first_observation()
    nowhere = JobQueue(f"unix://{tmp_path / 'nothing'}", 1)
    assert run(nowhere.choose("random", observation, 5, Budget())) in observation.legal_moves


def test_a_second_answer_to_the_same_question_is_refused() -> None:
    play = Play(Setup(), 1)
    play.start(1)
    while play.table.bot_deciding is None:
        play.move()
    asked, chair = play.table, play.table.bot_deciding
    assert chair is not None
    assert asked.round is not None
    for move in legal_moves(asked.round)[:1] * 2:
        try:
            play.take(decide_bot_move(play.table, chair, move, asked.version, play.now))
        except Refused as refused:
            assert refused.refusal in (Refusal.STALE, Refusal.NOT_YOUR_TURN)  # noqa: PT017 (the second time only)
    assert play.table.version == asked.version + 1


JH_WORKER = (str(Path(sys.executable).with_name("jh")), "worker", "--broker")
SLOW_WORKER = (sys.executable, "-m", "tests.server.work_slowly")


@pytest.fixture
def broker() -> Iterator[Redis]:
    with redis() as server:
        yield server


def worker(*command: str) -> Process:
    process = Process(command, dumps_stacks=True, cwd=ROOT)
    process.hear("Takes jobs")
    return process


async def start(server: ServerProcess) -> tuple[Guest, str]:
    """Start a match and play until a bot has to move."""
    guest = await new_guest(server.address)
    table_id = await new_table(server.address, guest, target=1)
    async with guest.socket(server.address) as talk:
        await start_against_bots(talk, table_id)
        while talk.legal_moves:
            await talk.act()
    return guest, table_id


async def finish(server: ServerProcess, guest: Guest, table_id: str) -> Talk:
    async with guest.socket(server.address) as talk:
        await talk.say("enter", table=table_id)
        await talk.play_match()
    return talk


def verified(server: ServerProcess, table_id: str) -> bool:
    return verify_record(read_record(run(record_at(server.address, table_id)))).outcome is Outcome.FAIR


def test_a_job_holds_what_the_bot_may_know_and_nothing_else(broker: Redis, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'db'}", broker.url, bot_threads=0) as server:
        run(start(server))
        with redis_client.Redis.from_url(broker.url) as client:
            _, text = client.brpop([QUEUE])
    job = json.loads(text)
    assert set(job) == {"level", "observation", "seed", "seconds", "until", "answer_to", "number"}
    assert job["level"] == "random"
    seen = job["observation"]
    observation = Observation.from_json(seen)
    assert seen == observation.to_json()
    assert not observation.tricks
    known = {*observation.hand.codes, *(play.card.code for play in observation.trick.plays)}
    assert set(re.findall(r'"([JH](?:[TABCDE34567]|X[123]))"', seen)) == known


def test_the_job_of_a_worker_that_was_killed_is_done_by_another(broker: Redis, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'db'}", broker.url, bot_threads=0) as server:
        with worker(*SLOW_WORKER, broker.url) as first:
            guest, table_id = run(start(server))
            first.hear("thinking")
            first.kill()
        with worker(*JH_WORKER, broker.url):
            run(finish(server, guest, table_id))
        assert verified(server, table_id)


def test_an_answer_that_comes_too_late_changes_nothing(broker: Redis, tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path / 'db'}", broker.url, bot_threads=0) as server,
        worker(*SLOW_WORKER, broker.url) as slow,
    ):
        guest, table_id = run(start(server))
        slow.hear("thinking")
        with worker(*JH_WORKER, broker.url):
            before = run(finish(server, guest, table_id)).table
            slow.say("go on")
            slow.hear("thought")
            after = run(finish(server, guest, table_id)).table
        assert after["totals"] == before["totals"]
        assert after["version"] >= before["version"]
        assert verified(server, table_id)


def test_a_worker_outlives_its_broker_and_ends_when_told(broker: Redis, tmp_path: Path) -> None:
    with (
        running(f"sqlite:///{tmp_path / 'db'}", broker.url, bot_threads=0) as server,
        worker(*JH_WORKER, broker.url) as only,
    ):
        broker.stop()
        broker.start()
        guest, table_id = run(start(server))
        run(finish(server, guest, table_id))
        assert verified(server, table_id)
        assert only.stop() == 0
