"""Measure steps per second of many rounds at once, on one core: ours and the card games of Pgx.

Ours writes observation, legal mask, rewards, decider and done for every step, and draws a random legal move. Its loop
over steps is in Python. Pgx has an advantage: its loop is compiled (jit, vmap, scan), and its move is simply the first
legal one. Pgx' bridge needs a large table of solved deals. Here it gets a small one with made-up results, which does
not change its speed. Time is the processor time of this process. Each figure is the best of several runs in turn.
"""

# ruff: noqa: E402 (jax reads its settings and the number of cores while it is imported)

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.bridge_bidding import BridgeBidding
from pgx.experimental.wrappers import auto_reset

from jekyllhyde.kernel.batch import Batch, Form

SIZES = (1, 64, 4096, 16384)
STEPS_OF_A_RUN = 200_000
RUNS = 5
SCAN = 50
BRIDGE_DEALS = 1000


class Contestant(NamedTuple):
    """A program to measure. `run` makes `steps` steps, counted over all rounds of the batch."""

    name: str
    steps: int
    run: Callable[[], object]


def ours(form: Form, size: int) -> Contestant:
    batch = Batch(size, form, 1)
    actions = np.zeros(size, np.int32)
    times = max(10, STEPS_OF_A_RUN // size)

    def run() -> None:
        for _ in range(times):
            batch.choose_random(actions)
            batch.step(actions)

    return Contestant(f"jekyllhyde, {form.name.replace('_', ' ').lower()}", times * size, run)


def theirs(name: str, env: Any, size: int) -> Contestant:
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, own = jax.random.split(key)
        actions = jnp.argmax(state.legal_action_mask, axis=-1)
        return (step(state, actions, jax.random.split(own, size)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=SCAN)[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    carry = jax.block_until_ready(many((start, jax.random.PRNGKey(1))))
    return Contestant(f"Pgx, {name}", SCAN * size, lambda: jax.block_until_ready(many(carry)))


def bridge() -> Any:
    """Pack deals as Pgx does: two bits for the holder of each card, thirteen cards in a number."""
    generator = Random(1)
    owners = [generator.sample([seat for seat in range(4) for _ in range(13)], 52) for _ in range(BRIDGE_DEALS)]
    keys = [
        [sum(owner << (24 - 2 * i) for i, owner in enumerate(row[s : s + 13])) for s in (0, 13, 26, 39)]
        for row in owners
    ]
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / "table.npy"
        np.save(table, np.array([keys, np.full_like(keys, 0x77777)], np.int32))
        return BridgeBidding(str(table))


def steps_per_second(contestants: list[Contestant]) -> list[float]:
    best = [0.0] * len(contestants)
    for _ in range(RUNS):
        for place, contestant in enumerate(contestants):
            start = process_time()
            contestant.run()
            best[place] = max(best[place], contestant.steps / (process_time() - start))
    return best


def main() -> None:
    games = {"kuhn_poker": pgx.make("kuhn_poker"), "leduc_holdem": pgx.make("leduc_holdem"), "bridge_bidding": bridge()}
    print("| steps/s, one core | batch | steps/s | ours ÷ theirs |")
    print("|---|---|---|---|")
    for size in SIZES:
        contestants = [ours(form, size) for form in Form] + [theirs(name, env, size) for name, env in games.items()]
        speeds = steps_per_second(contestants)
        slowest_of_ours = min(speeds[: len(Form)])
        for contestant, speed in zip(contestants, speeds, strict=True):
            print(f"| {contestant.name} | {size:,} | {speed:,.0f} | {slowest_of_ours / speed:.1f} |")
        sys.stdout.flush()
    print("\n“Ours” in a ratio is the slowest of our forms at that size.")


if __name__ == "__main__":
    main()
