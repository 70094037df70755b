"""Measure reviews: speed, exactness, errors, whether mistakes are mistakes, accuracy of the levels, planted blunders.

    python -m bench.review                              all parts, small
    python -m bench.review errors 2000 mistakes 200     some parts, with how many decisions, positions or rounds each

The figures are printed as a row for each part. docs/review.md explains the numbers.
"""

from __future__ import annotations

import math
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, stdev

from playwright.sync_api import Browser, sync_playwright

from bench._reviews import FORMS, Played, choices, gain_by_search, master, mixed_rounds, played, played_on
from bench.web import ARGUMENTS, new_page
from jekyllhyde.arena.boards import Form
from jekyllhyde.kernel import Work
from jekyllhyde.kernel.review import (
    DEFAULT_WORK,
    Decision,
    Name,
    Summary,
    assess,
    name_of,
    review_decision,
    review_round,
    summarise,
)
from jekyllhyde.kernel.solver import solve
from jekyllhyde.server.http.static_client import BUILT
from tests.parity.vectors import position_json
from tests.server.running import ServerProcess
from tests.web.engine import engine_of

Z = NormalDist().inv_cdf(0.975)
LEVELS = ("novice", "casual", "club", "expert", "master")
TIMES_THE_WORK = 20


def times(work: Work, factor: float) -> Work:
    """Return the same work by knowledge, a multiple of it."""
    return Work(
        candidates=int(work.candidates * factor),
        worlds=int(work.worlds * factor),
        nodes=work.nodes,
        descents=work.descents,
    )


def note(text: str) -> None:
    """Show how far a long part is."""
    print(text, file=sys.stderr, flush=True)


def share(hits: int, count: int) -> str:
    """Return a share with its 95 % interval (Wilson)."""
    rate, spread = hits / count, Z * Z / count
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(rate * (1 - rate) / count + spread / count / 4) / (1 + spread)
    return f"{hits} of {count} = {rate:.1%} ({middle - half:.1%} to {middle + half:.1%})"


def speed(rounds: int) -> str:
    """Review whole rounds of four players with two threads."""
    walls, firsts, processor = list[float](), list[float](), list[float]()
    for number, round in zip(range(rounds), mixed_rounds(1, (Form.FOUR_A, Form.FOUR_B)), strict=False):
        clock = Clock()
        review_round(round.deal, round.moves, round.brain, seed=number, threads=2, progress=clock.first_report)
        walls.append(clock.wall())
        processor.append(clock.processor())
        firsts.append(clock.first)
    return (
        f"{rounds} rounds, two threads: {fmean(walls):.2f} s (at most {max(walls):.2f}), "
        f"processor time {fmean(processor):.2f} s (at most {max(processor):.2f}), "
        f"first decision after {fmean(firsts):.2f} s (at most {max(firsts):.2f})"
    )


# The seconds until the first of these calls is answered, and all of them, by a new engine.
_TIME = """async ([address, calls]) => {
  const { Engine } = await import(address);
  const engine = new Engine();
  const start = performance.now();
  let first;
  for (const { name, args } of calls) {
    await engine.call(name, ...args);
    first ??= (performance.now() - start) / 1000;
  }
  engine.close();
  return [first, (performance.now() - start) / 1000];
}"""


def in_chromium(rounds: int) -> str:
    """Review whole rounds of four players in Chromium, with one worker. Needs the built client."""
    firsts, walls, busy = list[float](), list[float](), list[float]()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(f"sqlite:///{Path(folder) / 'bench.db'}") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        page = new_page(browser, server.address)
        page.goto("/")
        for number, round in zip(range(rounds), mixed_rounds(1, (Form.FOUR_A, Form.FOUR_B)), strict=False):
            deal, moves = position_json(round.deal), list(round.moves)
            calls = [{"name": "reviewDecision", "args": [deal, moves, at, number]} for at in range(len(moves))]
            before = processor_time(browser)
            first, wall = page.evaluate(_TIME, [f"/{engine_of(BUILT)}", calls])
            firsts.append(first)
            walls.append(wall)
            busy.append(processor_time(browser) - before)
        browser.close()
    return (
        f"{rounds} rounds, one worker: {fmean(walls):.2f} s (at most {max(walls):.2f}), "
        f"processor time of all of Chromium {fmean(busy):.2f} s (at most {max(busy):.2f}), "
        f"first decision after {fmean(firsts):.2f} s (at most {max(firsts):.2f}), with the module's download"
    )


def processor_time(browser: Browser) -> float:
    """Return the processor time of all processes of a browser, in seconds."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in processes)


class Clock:
    """Measures a review."""

    def __init__(self) -> None:
        self._start, self._busy, self.first = time.perf_counter(), time.process_time(), 0.0

    def wall(self) -> float:
        return time.perf_counter() - self._start

    def processor(self) -> float:
        return time.process_time() - self._busy

    def first_report(self, at: int, _: Decision) -> None:
        if at == 0:
            self.first = self.wall()


def exactness(positions: int) -> str:
    """Compare the values with open hands that are called exact with the solver's."""
    chance, equal, compared, moves = Random(2), 0, 0, 0
    work = Work(candidates=20, worlds=2, descents=1)
    for round in mixed_rounds(2):
        for at in chance.sample(range(len(round.moves)), 5):
            decision = review_decision(round.deal, round.moves, at, round.brain, seed=1, work=work)
            if not decision.worth_exact:
                continue
            position = round.before(at)
            solution = solve(position, moves=True)
            sign = -1 if round.camps[decision.decider] else 1
            exact = {move.action: sign * move.value for move in solution.moves}
            ours = {move.action: move.value for move in decision.cards if move.exact}
            equal += decision.worth == solution.value and all(exact[action] == value for action, value in ours.items())
            compared += 1
            moves += len(ours)
            if compared == positions:
                return f"equal to the solver on {equal} of {compared} positions, {moves} moves with exact values"
    raise AssertionError


def errors(decisions: int, factor: float = 1) -> str:
    """Compare values and losses with those of a run with 20 times the work: how often within 1.96 standard errors?"""
    chance, value_hits, loss_hits, losses, compared = Random(3), 0, 0, 0, 0
    for round in mixed_rounds(3):
        for at in chance.sample(choices(round), 4):
            seen, action = round.seen(at), round.moves[at]
            once, often = (
                assess(seen, round.brain, seed=chance.getrandbits(40), work=times(DEFAULT_WORK, factor * how))
                for how in (1, TIMES_THE_WORK)
            )
            ours, theirs = ({move.action: move for move in one.moves} for one in (once, often))
            value_hits += abs(ours[action].value - theirs[action].value) <= Z * ours[action].error
            if action != once.moves[0].action:
                losses += 1
                loss = theirs[once.moves[0].action].value - theirs[action].value
                loss_hits += abs(ours[action].loss - loss) <= Z * ours[action].loss_error
            compared += 1
            note(f"errors: values {value_hits} of {compared}, losses {loss_hits} of {losses}")
            if compared == decisions:
                return (
                    f"{factor:g} times the default work against {factor * TIMES_THE_WORK:g} times: values of the moves "
                    f"played {share(value_hits, compared)}, losses against the best move {share(loss_hits, losses)}"
                )
    raise AssertionError


def mistakes(positions: int, pairs: int = 60, iterations: int = 200) -> str:
    """Play on from moves that are called mistakes or blunders, and from the move called best, with a small `master`."""
    chance, better, found, gains = Random(4), 0, 0, list[float]()
    for round in mixed_rounds(4):
        for at in chance.sample(choices(round), 6):
            assessed = assess(round.seen(at), round.brain, seed=chance.getrandbits(40))
            move = next(move for move in assessed.moves if move.action == round.moves[at])
            if name_of(move) < Name.MISTAKE:
                continue
            both = (assessed.moves[0].action, move.action)
            gain = gain_by_search(round, at, both, master(iterations), most=pairs)
            gains.append(gain)
            better += gain > 0
            found += 1
            note(f"mistakes: {better} of {found}, loss {move.loss:.1f} ± {move.loss_error:.1f}, gain {gain:.1f}")
            if found == positions:
                return (
                    f"the move called best gains more in {share(better, found)}; mean gain {fmean(gains):.1f} points; "
                    f"at most {pairs} pairs, {iterations} descents a decision"
                )
    raise AssertionError


def accuracy(rounds: int) -> str:
    """Review rounds in which a level plays itself, form A, by knowledge alone."""
    rows, half = [], times(DEFAULT_WORK, 0.5)
    work = Work(candidates=half.candidates, worlds=half.worlds, nodes=1, descents=1)
    for level in LEVELS:
        each = list[float]()
        for number in range(rounds):
            round = played(Form.FOUR_A, 5, number, [level] * 4)
            found = reviewed(round, number, work)
            counted = [seat.all for seat in found.seats if seat.all.accuracy is not None]
            total = sum(tally.decisions for tally in counted)
            note(f"accuracy: {level}, round {number + 1}")
            each.append(sum((tally.accuracy or 0) * tally.decisions for tally in counted) / total)
        rows.append(f"{level} {fmean(each):.1f} ± {Z * stdev(each) / math.sqrt(rounds):.1f}")
    return f"{rounds} rounds of each level at half the default work: " + ", ".join(rows)


def planted(records: int) -> str:
    """Replace the move of a round whose worst alternative loses most, let a small `master` play on, and review."""
    chance, first, made = Random(6), 0, 0
    work = Work(nodes=1, descents=1)
    for number in count():
        dealt = played(FORMS[number % len(FORMS)], 6, number, ["novice"] * 4)
        round = played_on(dealt, (), master(300), chance)
        decisions = review_round(round.deal, round.moves, round.brain, seed=number, work=times(work, 0.5), threads=1)
        worst = {at: decision.assessed.moves[-1] for at, decision in enumerate(decisions)}
        at = max(worst, key=lambda at: worst[at].loss)
        if name_of(worst[at]) < Name.BLUNDER:
            continue
        spoilt = played_on(round, (*round.moves[:at], worst[at].action), master(300), chance)
        lost = [judgement.loss_known for judgement in reviewed(spoilt, number + 1, work).judgements]
        first += lost[at] == max(lost)
        made += 1
        note(f"planted: {first} of {made}, lost {lost[at]:.0f}, at most {max(lost):.0f}")
        if made == records:
            return f"the planted blunder has the largest loss in {share(first, made)} records"
    raise AssertionError


def reviewed(round: Played, seed: int, work: Work = DEFAULT_WORK) -> Summary:
    decisions = review_round(round.deal, round.moves, round.brain, seed=seed, work=work, threads=1)
    return summarise(decisions, round.camps, round.result)


PARTS: dict[str, tuple[Callable[[int], str], int]] = {
    "speed": (speed, 10),
    "chromium": (in_chromium, 4),
    "exactness": (exactness, 200),
    "errors": (errors, 200),
    "mistakes": (mistakes, 20),
    "accuracy": (accuracy, 10),
    "planted": (planted, 10),
}


def main() -> None:
    asked = sys.argv[1:]
    sizes = {name: int(size) for name, size in zip(asked[::2], asked[1::2], strict=True)}
    for name, (part, usual) in PARTS.items():
        if not sizes or name in sizes:
            print(f"| {name} | {part(sizes.get(name, usual))} |", flush=True)


if __name__ == "__main__":
    main()
