"""Bots that are processes, also ones that break the protocol."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from jekyllhyde.arena.backends import local
from jekyllhyde.arena.boards import Form
from jekyllhyde.arena.play import BoardResult, play_board_between
from jekyllhyde.bots import Budget, RandomBot
from jekyllhyde.bots.process import ProcessBot
from jekyllhyde.bots.registry import UnknownBot, bot_names, find_bot
from jekyllhyde.rules import Deal, Observation, hands_of_deck, observe, seat_four, start_round
from jekyllhyde.rules.cards import CARDS
from jekyllhyde.rules.options import Options
from tests.arena.players import EXAMPLE, LastMove, command_of, task

Make = Callable[..., ProcessBot]

HELLO = "import json, sys, time\nprint(json.dumps({'hello': 'x'}), flush=True) if sys.stdin.readline() else None\n"
EACH = HELLO + "for line in sys.stdin:\n    "


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    bots: list[ProcessBot] = []

    def make_bot(source: str) -> ProcessBot:
        script = tmp_path / f"bot{len(bots)}.py"
        script.write_text(source)
        bots.append(ProcessBot([sys.executable, str(script)], LastMove(), "mybot"))
        return bots[-1]

    yield make_bot
    for bot in bots:
        bot.close()


@pytest.fixture
def observation() -> Observation:
    round = start_round(Options(), Deal(seat_four(), hands_of_deck(CARDS)))
    assert round.decider is not None
    return observe(round, round.decider)


def test_a_good_bot_is_asked_for_every_move(make: Make, observation: Observation) -> None:
    bot = make(EACH + "print(json.dumps({'move': json.loads(line)['observation']['legal_moves'][0]}), flush=True)")
    for _ in range(3):
        assert bot.choose(observation, 1) == observation.legal_moves[0]
    assert bot.lost_turns == 0


def test_it_gets_seed_limit_and_the_observation_as_it_is(make: Make, observation: Observation, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = make(EACH + f"open({str(log)!r}, 'a').write(line); print('{{}}', flush=True)")
    bot.choose(observation, 2**64 - 1, Budget(5))
    asked = json.loads(log.read_text())
    assert asked == {"seed": 2**53 - 1, "seconds": 5, "observation": json.loads(observation.to_json())}


MISCONDUCT = {
    "crash": (EACH + "sys.exit(3)", "ended (exit code 3)"),
    "crash at the start": ("import sys; sys.exit(4)", "ended (exit code 4)"),
    "error": (EACH + "1 / 0", "ended (exit code 1)"),
    "hang": (EACH + "time.sleep(3600)", "did not answer within 0.14 s"),
    "garbage": (EACH + "print('garbage', flush=True)", "not JSON, 'garbage'"),
    "not an object": (EACH + "print('[1]', flush=True)", "no legal move, '[1]'"),
    "illegal": (EACH + "print(json.dumps({'move': 'N?'}), flush=True)", "no legal move"),
    "no text": (EACH + "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "not JSON"),
    "two lines": (EACH + "print('{}\\n{}', flush=True)", "more than one line"),
    "endless": (EACH + "sys.stdout.write('x' * 100000); sys.stdout.flush()", "more than 4096 bytes"),
    "deep": (EACH + "print('[' * 4000, flush=True)", "not JSON"),
    "slow crash": (EACH + "import os; os.close(1); time.sleep(0.3); os._exit(5)", "ended (exit code 5)"),
    "closed": (EACH + "import os; os.close(1); time.sleep(3600)", "closed its output"),
}


@pytest.mark.parametrize("kind", MISCONDUCT)
def test_misconduct_costs_the_turn_and_is_logged(
    kind: str, make: Make, observation: Observation, caplog: pytest.LogCaptureFixture
) -> None:
    source, said = MISCONDUCT[kind]
    bot = make(source)
    with caplog.at_level(logging.WARNING):
        for turns in (1, 2):
            assert bot.choose(observation, 1, Budget(0.1 if kind == "hang" else None)) == observation.legal_moves[-1]
            assert bot.lost_turns == turns
    assert len(caplog.messages) == 2
    assert all(said in message and "mybot" in message for message in caplog.messages)
    assert all("it loses this turn, E? is played for it" in message for message in caplog.messages)


def test_it_gets_another_chance_in_a_new_process(make: Make, observation: Observation, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    good = "print(json.dumps({'move': json.loads(line)['observation']['legal_moves'][0]}), flush=True)"
    once = f"import pathlib\nmark = pathlib.Path({str(mark)!r})\nif not mark.exists(): mark.touch(); sys.exit(1)\n"
    bot = make(HELLO + once + f"for line in sys.stdin:\n    {good}")
    assert bot.choose(observation, 1) == observation.legal_moves[-1]
    assert bot.choose(observation, 1) == observation.legal_moves[0]
    assert bot.lost_turns == 1


def test_a_command_that_does_not_start_loses_its_turns(tmp_path: Path, observation: Observation) -> None:
    bot = ProcessBot([str(tmp_path / "nothing")], LastMove())
    assert bot.choose(observation, 1) == observation.legal_moves[-1]
    assert bot.lost_turns == 1


@pytest.mark.parametrize("form", Form)
def test_a_game_goes_on_with_a_bot_that_crashes_at_every_turn(form: Form) -> None:
    crashing = ProcessBot(["false"], LastMove())
    result = play_board_between(task(form, 0), [crashing, RandomBot()])
    assert result.conduct[0].lost_turns == result.conduct[0].decisions > 0
    assert result.conduct[0].illegal == result.conduct[1].lost_turns == 0
    assert result.scores == play_board_between(task(form, 0), [LastMove(), RandomBot()]).scores


@pytest.mark.parametrize("form", Form)
def test_the_documented_example_plays_every_form(form: Form) -> None:
    for result in _played_by_the_example(form, boards=8):
        assert result.conduct[0].illegal == result.conduct[0].lost_turns == 0


def test_the_example_has_forty_lines_and_beats_random() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    assert sum(result.margin for result in _played_by_the_example(Form.FOUR_A, boards=60)) > 0


def _played_by_the_example(form: Form, boards: int) -> list[BoardResult]:
    tasks = (task(form, number)._replace(challenger=command_of(EXAMPLE), rival="random") for number in range(boards))
    with local(workers=1) as play:
        return list(play(tasks))


def test_bots_are_found_by_name() -> None:
    assert "random" in bot_names()
    assert isinstance(find_bot("random"), RandomBot)
    assert isinstance(find_bot(command_of(EXAMPLE)), ProcessBot)
    for name in ("nobody", "cmd:", "cmd:./no-such-file", "cmd:'"):
        with pytest.raises(UnknownBot, match=name):
            find_bot(name)


ENTRY_POINT = """
[jekyllhyde.bots]
mine = my_bots:Mine
random = my_bots:Mine
"""


def test_other_packages_register_bots_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots-1.dist-info").mkdir()
    (tmp_path / "my_bots-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1\n")
    (tmp_path / "my_bots-1.dist-info" / "entry_points.txt").write_text(ENTRY_POINT)
    (tmp_path / "my_bots.py").write_text("class Mine:\n    def choose(self, observation, seed, budget): ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert bot_names()[-1] == "mine"
    assert type(find_bot("mine")).__name__ == "Mine"
    assert isinstance(find_bot("random"), RandomBot)  # other packages cannot take the name of one of our bots
