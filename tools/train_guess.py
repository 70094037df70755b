"""Train the solver's guess on solved endings, from a seed, and write it as C++.

    python -m tools.train_guess

writes kernel/solver/guess_weights.cpp anew. Solving the endings takes about twenty minutes of one core, and learning a
minute or two in all. The guess only orders the search, so other weights change how long it takes, never what it finds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.guess_data import CAMP_CARDS, PLACES, Samples, solved_endings

ROOT = Path(__file__).parents[1]
WEIGHTS = ROOT / "kernel" / "solver" / "guess_weights.cpp"
SEED = 1

UNITS = 64
"""The units of each hidden layer: one for each camp, and one that both share."""
OUTPUTS = 3
CAMP_INPUTS = CAMP_CARDS * PLACES
ROLES = (0, 1)
"""The leading team's camp, the other's."""
UNIT_SCALE = 256
OUTPUT_SCALE = 1024
SCALARS = 8
"""Bias; points taken by the leading team and by the other; their factors; carried points; carried factors."""
SCALAR_SIZE = np.array([1, 30, 30, 6, 6, 30, 6, 6], dtype=np.float32)
"""Inputs are divided by these during learning, so that all have about the same size."""

EPOCHS = 20
BATCH = 512
RATE = 3e-3
SPREAD = 0.15
"""The standard deviation of the first weights into a hidden layer and out of the shared one."""
HELD_BACK = 0.05
TOLERANCE = 20.0
"""Errors up to this many points count squared, larger ones linearly."""


class Lot(NamedTuple):
    """Random endings to solve."""

    tricks: int
    endings: int


class Network(NamedTuple):
    turns: str
    hyde_seats: int
    lots: tuple[Lot, ...]


SIDE_BY_SIDE = (Lot(4, 60_000), Lot(5, 2_000))
NETWORKS = (
    Network("LOLO", 0b1010, (Lot(4, 480_000), Lot(5, 24_000))),
    Network("LLOO", 0b1100, SIDE_BY_SIDE),
    Network("LOOL", 0b1100, SIDE_BY_SIDE),
)

Array = NDArray[Any]
Weights = dict[str, Array]


class Task(NamedTuple):
    """Samples as the network sees them."""

    cards: Array
    """Indexed by sample, role and place of a card."""
    scalars: Array
    samples: Samples


def task_of(samples: Samples) -> Task:
    count = len(samples.value)
    scalars = np.column_stack([np.ones(count), samples.taken_points, samples.taken_factor, samples.carried]).astype(
        np.float32
    )
    cards = samples.places.reshape(count, len(ROLES), CAMP_INPUTS).astype(np.float32)
    return Task(cards, scalars / SCALAR_SIZE, samples)


def rows_of(task: Task, rows: NDArray[np.int64]) -> Task:
    return Task(task.cards[rows], task.scalars[rows], Samples._make(column[rows] for column in task.samples))


def share(x: Array) -> Array:
    shares: Array = 0.5 + 0.5 * x / (1 + np.abs(x))
    return shares


def score(shares: Array, samples: Samples) -> tuple[Array, Array]:
    """Return the leading team's score minus the other's, and its derivative by each share."""
    points = samples.taken_points[:, 0] + shares[:, 0] * samples.open_points
    other_points = samples.taken_points[:, 1] + (1 - shares[:, 0]) * samples.open_points
    factors = samples.taken_factor + shares[:, 1:] * samples.open_factor
    value = points * factors[:, 0] - other_points * factors[:, 1]
    slopes = np.column_stack(
        [
            samples.open_points * (factors[:, 0] + factors[:, 1]),
            points * samples.open_factor[:, 0],
            -other_points * samples.open_factor[:, 1],
        ]
    )
    return value, slopes


class Activity(NamedTuple):
    """What the layers of the network compute."""

    camps: tuple[Array, ...]
    """The layer of each camp, by role."""
    shared: Array
    outputs: Array


def forward(weights: Weights, task: Task) -> Activity:
    shared = task.scalars @ weights["scalars"]
    camps = []
    for role in ROLES:
        cards = task.cards[:, role]
        camps.append(np.maximum(cards @ weights["camp_cards"][role] + weights["camp_bias"][role], 0))
        shared += cards @ weights["cards"][role] + camps[role] @ weights["camp_units"][role]
    np.maximum(shared, 0, out=shared)
    return Activity(tuple(camps), shared, shared @ weights["outputs"] + weights["bias"])


def gradients(weights: Weights, task: Task) -> Weights:
    camps, shared, outputs = forward(weights, task)
    shares = share(outputs)
    value, slopes = score(shares, task.samples)
    error = np.clip(value - task.samples.value, -TOLERANCE, TOLERANCE) / TOLERANCE
    d_outputs = (error[:, None] * slopes * 0.5 / (1 + np.abs(outputs)) ** 2 / (TOLERANCE * len(value))).astype(
        np.float32
    )
    d_shared = (d_outputs @ weights["outputs"].T) * (shared > 0)
    d_camps = [(d_shared @ weights["camp_units"][role].T) * (camps[role] > 0) for role in ROLES]
    return {
        "cards": np.stack([task.cards[:, role].T @ d_shared for role in ROLES]),
        "camp_cards": np.stack([task.cards[:, role].T @ d_camps[role] for role in ROLES]),
        "camp_bias": np.stack([d_camps[role].sum(axis=0) for role in ROLES]),
        "camp_units": np.stack([camps[role].T @ d_shared for role in ROLES]),
        "scalars": task.scalars.T @ d_shared,
        "outputs": shared.T @ d_outputs,
        "bias": d_outputs.sum(axis=0),
    }


def error_of(weights: Weights, task: Task) -> float:
    value, _ = score(share(forward(weights, task).outputs), task.samples)
    return float(np.abs(value - task.samples.value).mean())


def learned(task: Task, seed: int) -> Iterator[tuple[int, Weights]]:
    """Learn by Adam with a rate that falls to 0. Yield the weights after each epoch."""
    chance = np.random.default_rng(seed)

    def random(*shape: int) -> Array:
        return (chance.standard_normal(shape) * SPREAD).astype(np.float32)

    weights: Weights = {
        "cards": random(len(ROLES), CAMP_INPUTS, UNITS),
        "camp_cards": random(len(ROLES), CAMP_INPUTS, UNITS),
        "camp_bias": np.zeros((len(ROLES), UNITS), dtype=np.float32),
        "camp_units": random(len(ROLES), UNITS, UNITS) / 2,
        "scalars": random(SCALARS, UNITS),
        "outputs": random(UNITS, OUTPUTS),
        "bias": np.zeros(OUTPUTS, dtype=np.float32),
    }
    mean = {name: np.zeros_like(value) for name, value in weights.items()}
    square = {name: np.zeros_like(value) for name, value in weights.items()}
    count = len(task.cards)
    steps = EPOCHS * (count // BATCH)
    step = 0
    for epoch in range(EPOCHS):
        order = chance.permutation(count)
        for start in range(0, count - BATCH + 1, BATCH):
            step += 1
            slope = gradients(weights, rows_of(task, order[start : start + BATCH]))
            rate = RATE * (1 - step / (steps + 1))
            for name in weights:
                mean[name] += 0.1 * (slope[name] - mean[name])
                square[name] += 0.001 * (slope[name] ** 2 - square[name])
                fix = np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
                weights[name] = weights[name] - np.float32(rate * fix) * mean[name] / (np.sqrt(square[name]) + 1e-8)
        yield epoch, weights


def train(network: Network, seed: int) -> Weights:
    batches = [
        batch
        for lot in network.lots
        for batch in solved_endings(seed, network.hyde_seats, network.turns, lot.tricks, lot.endings)
    ]
    return learn(network, Samples._make(np.concatenate(column) for column in zip(*batches, strict=True)), seed)


def learn(network: Network, samples: Samples, seed: int) -> Weights:
    task = task_of(samples)
    order = np.random.default_rng(seed).permutation(len(samples.value))
    held_back = int(len(order) * HELD_BACK)
    test, rest = rows_of(task, order[:held_back]), rows_of(task, order[held_back:])
    weights: Weights = {}
    for epoch, weights in learned(rest, seed):
        if epoch % 5 == 4:
            print(f"{network.turns}: epoch {epoch + 1}, off by {error_of(weights, test):.2f} points", flush=True)
    return weights


def as_cpp(weights: Weights) -> str:
    def whole(values: Array, scale: int) -> NDArray[np.int64]:
        return np.round(values * scale).astype(np.int64)

    def by_card(values: Array) -> NDArray[np.int64]:
        return whole(values, UNIT_SCALE).reshape(len(ROLES), CAMP_CARDS, PLACES, UNITS)

    scalars = whole(weights["scalars"] / SCALAR_SIZE[:, None], UNIT_SCALE)
    fields = (
        by_card(weights["cards"]),
        by_card(weights["camp_cards"]),
        whole(weights["camp_bias"], UNIT_SCALE),
        whole(weights["camp_units"], UNIT_SCALE),
        *(scalars[0], scalars[1:3], scalars[3:5], scalars[5], scalars[6:8]),
        whole(weights["outputs"].T, OUTPUT_SCALE),
        whole(weights["bias"], UNIT_SCALE * OUTPUT_SCALE),
    )
    return "{" + ",\n".join(_braces(field) for field in fields) + "}"


def _braces(values: NDArray[np.int64]) -> str:
    if values.ndim == 1:
        return "{" + ",".join(map(str, values)) + "}"
    return "{{" + ",\n".join(_braces(row) for row in values) + "}}"


def source(networks: list[Weights]) -> str:
    body = ",\n".join(map(as_cpp, networks))
    return (
        "// Made by `python -m tools.train_guess`; do not edit.\n"
        '#include "solver/guess.h"\n\n'
        "namespace jh::solver {\n\n"
        f"const std::array<GuessWeights, 3> kGuessWeights = {{{{{body}}}}};\n\n"
        "}  // namespace jh::solver\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the solver's guess and write it as C++.")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--output", type=Path, default=WEIGHTS)
    arguments = parser.parse_args()
    trained = [train(network, arguments.seed) for network in NETWORKS]
    arguments.output.write_text(source(trained), encoding="utf-8")


if __name__ == "__main__":
    main()
