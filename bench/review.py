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
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bench._reviews import FORMS, Played, choices, gain_by_search, in_parallel, master, mixed_round, played, played_on
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
    for number in range(rounds):
        round = mixed_round(1, number, (Form.FOUR_A, Form.FOUR_B))
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
        for number in range(rounds):
            round = mixed_round(1, number, (Form.FOUR_A, Form.FOUR_B))
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
    for round in (mixed_round(2, number) for number in count()):
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


class Compared(NamedTuple):
    """A decision assessed twice. Is the result within 1.96 standard errors of the one with 20 times the work?"""

    value_fits: bool
    loss_fits: bool | None  # None if the move played is the best one


def compared(number: int) -> list[Compared]:
    """Compare four decisions of a round."""
    round, chance, results = mixed_round(3, number), Random(f"errors {number}"), list[Compared]()
    for at in chance.sample(choices(round), 4):
        seen, action = round.seen(at), round.moves[at]
        once, often = (
            assess(seen, round.brain, seed=chance.getrandbits(40), work=times(DEFAULT_WORK, how))
            for how in (1, TIMES_THE_WORK)
        )
        ours, theirs = ({move.action: move for move in one.moves} for one in (once, often))
        best = once.moves[0].action
        loss = theirs[best].value - theirs[action].value
        value_fits = abs(ours[action].value - theirs[action].value) <= Z * ours[action].error
        loss_fits = None if action == best else abs(ours[action].loss - loss) <= Z * ours[action].loss_error
        results.append(Compared(value_fits, loss_fits))
    return results


def errors(decisions: int) -> str:
    """Compare values and losses with those of a run with 20 times the work: how often within 1.96 standard errors?"""
    values, losses = list[bool](), list[bool]()
    for results in in_parallel(compared):
        values += [result.value_fits for result in results]
        losses += [result.loss_fits for result in results if result.loss_fits is not None]
        note(f"errors: values {sum(values)} of {len(values)}, losses {sum(losses)} of {len(losses)}")
        if len(values) >= decisions:
            break
    return (
        f"against {TIMES_THE_WORK} times the work: values of the moves played {share(sum(values), len(values))}, "
        f"losses against the best move {share(sum(losses), len(losses))}"
    )


class Mistake(NamedTuple):
    """A move that a review calls a mistake, and how many points the best move gains more when both are played on."""

    loss: float
    error: float
    gain: float


# `master` itself makes 3,000 descents for a decision. With those this measurement would take half a day.
MISTAKE_PAIRS, MISTAKE_DESCENTS = 500, 200


def mistakes_of(number: int) -> list[Mistake]:
    """Look for mistakes among six decisions of a round."""
    round, chance, results = mixed_round(4, number), Random(f"mistakes {number}"), list[Mistake]()
    for at in chance.sample(choices(round), 6):
        assessed = assess(round.seen(at), round.brain, seed=chance.getrandbits(40))
        move = next(move for move in assessed.moves if move.action == round.moves[at])
        if name_of(move) >= Name.MISTAKE:
            both = (assessed.moves[0].action, move.action)
            gain = gain_by_search(round, at, both, master(MISTAKE_DESCENTS), most=MISTAKE_PAIRS)
            results.append(Mistake(move.loss, move.loss_error, gain))
    return results


def mistakes(positions: int) -> str:
    """Play on from moves that are called mistakes or blunders, and from the move called best, with a small `master`."""
    found = list[Mistake]()
    for results in in_parallel(mistakes_of):
        found += results
        for mistake in results:
            note(f"mistake {len(found)}: loss {mistake.loss:.1f} ± {mistake.error:.1f}, gain {mistake.gain:.1f}")
        if len(found) >= positions:
            break
    better = sum(mistake.gain > 0 for mistake in found)
    return (
        f"the move called best gains more in {share(better, len(found))}; "
        f"mean gain {fmean(mistake.gain for mistake in found):.1f} points; "
        f"at most {MISTAKE_PAIRS} pairs, {MISTAKE_DESCENTS} descents a decision"
    )


def accuracy_of_round(level: str, number: int) -> float:
    """Return the accuracy of all decisions of a round in which a level plays itself, by knowledge alone."""
    half = times(DEFAULT_WORK, 0.5)
    work = Work(candidates=half.candidates, worlds=half.worlds, nodes=1, descents=1)
    found = reviewed(played(Form.FOUR_A, 5, number, [level] * 4), number, work)
    counted = [seat.all for seat in found.seats if seat.all.accuracy is not None]
    return sum((tally.accuracy or 0) * tally.decisions for tally in counted) / sum(tally.decisions for tally in counted)


def accuracy(rounds: int) -> str:
    """Review rounds in which a level plays itself, form A, by knowledge alone."""
    rows = []
    for level in LEVELS:
        each = list(islice(in_parallel(partial(accuracy_of_round, level)), rounds))
        rows.append(f"{level} {fmean(each):.1f} ± {Z * stdev(each) / math.sqrt(rounds):.1f}")
        note(f"accuracy: {rows[-1]}")
    return f"{rounds} rounds of each level at half the default work: " + ", ".join(rows)


class Planted(NamedTuple):
    """What a planted blunder lost by the review, and the largest loss of the round."""

    lost: float
    most: float


def planted_in(number: int) -> Planted | None:
    """Replace the move of a round whose worst alternative loses most, let `master` play on, and review.

    Return None if no move of the round would be a blunder.
    """
    chance, work = Random(f"planted {number}"), Work(nodes=1, descents=1)
    dealt = played(FORMS[number % len(FORMS)], 6, number, ["novice"] * 4)
    round = played_on(dealt, (), master(3_000), chance)
    decisions = review_round(round.deal, round.moves, round.brain, seed=number, work=times(work, 0.5), threads=1)
    worst = {at: decision.assessed.moves[-1] for at, decision in enumerate(decisions)}
    at = max(worst, key=lambda at: worst[at].loss)
    if name_of(worst[at]) < Name.BLUNDER:
        return None
    spoilt = played_on(round, (*round.moves[:at], worst[at].action), master(3_000), chance)
    lost = [judgement.loss_known for judgement in reviewed(spoilt, number + 1, work).judgements]
    return Planted(lost[at], max(lost))


def planted(records: int) -> str:
    """Review rounds with a planted blunder."""
    made = list[Planted]()
    for found in filter(None, in_parallel(planted_in)):
        made.append(found)
        note(f"planted {len(made)}: lost {found.lost:.0f}, at most {found.most:.0f}")
        if len(made) == records:
            break
    first = sum(found.lost == found.most for found in made)
    return f"the planted blunder has the largest loss in {share(first, records)} records"


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
    names, counts = asked[::2], asked[1::2]
    if len(names) != len(counts) or not set(names) <= PARTS.keys() or not all(map(str.isdecimal, counts)):
        sys.exit(f"usage: bench.review [PART COUNT ...], where PART is one of {', '.join(PARTS)}")
    sizes = dict(zip(names, map(int, counts), strict=True))
    for name, (part, usual) in PARTS.items():
        if not sizes or name in sizes:
            print(f"| {name} | {part(sizes.get(name, usual))} |", flush=True)


if __name__ == "__main__":
    main()
