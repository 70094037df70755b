"""Train the solver's guess on solved endings, from a seed, and write it as C++.

    python -m tools.train_guess

writes kernel/solver/guess_weights.cpp anew. Solving the endings takes about ten minutes of one core, and learning less
than a minute for each of the three networks. The guess only orders the search, so other weights change how long it
takes, never what it finds.
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
OUTPUTS = 3
CARD_INPUTS = 2 * CAMP_CARDS * PLACES
UNIT_SCALE = 256
OUTPUT_SCALE = 1024
SCALARS = 8
"""Bias; points taken by the leading team and by the other; their factors; carried points; carried factors."""
SCALAR_SIZE = np.array([1, 30, 30, 6, 6, 30, 6, 6], dtype=np.float32)
"""Inputs are divided by these during learning, so that all have about the same size."""

EPOCHS = 30
BATCH = 256
RATE = 4e-3
HELD_BACK = 0.05
TOLERANCE = 20.0
"""Errors up to this many points count squared, larger ones linearly."""


class Lot(NamedTuple):
    """Random endings to solve."""

    seed: int
    """Is added to the seed of the training."""
    tricks: int
    endings: int


class Network(NamedTuple):
    turns: str
    hyde_seats: int
    lots: tuple[Lot, ...]


SIDE_BY_SIDE = (Lot(0, 3, 8_000), Lot(0, 4, 20_000), Lot(0, 5, 1_000), Lot(1, 4, 30_000))
NETWORKS = (
    Network("LOLO", 0b1010, (Lot(0, 3, 20_000), Lot(0, 4, 60_000), Lot(0, 5, 3_000), Lot(1, 4, 120_000))),
    Network("LLOO", 0b1100, SIDE_BY_SIDE),
    Network("LOOL", 0b1100, SIDE_BY_SIDE),
)

Array = NDArray[Any]
Weights = dict[str, Array]


class Task(NamedTuple):
    """Samples as the network sees them."""

    inputs: Array
    samples: Samples


def task_of(samples: Samples) -> Task:
    count = len(samples.value)
    scalars = np.column_stack([np.ones(count), samples.taken_points, samples.taken_factor, samples.carried]).astype(
        np.float32
    )
    cards = samples.places.reshape(count, CARD_INPUTS).astype(np.float32)
    return Task(np.concatenate([cards, scalars / SCALAR_SIZE], axis=1), samples)


def rows_of(task: Task, rows: NDArray[np.int64]) -> Task:
    return Task(task.inputs[rows], Samples._make(column[rows] for column in task.samples))


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


def forward(weights: Weights, task: Task) -> tuple[Array, Array, Array]:
    hidden = np.maximum(task.inputs @ weights["inputs"], 0)
    outputs = hidden @ weights["outputs"] + weights["bias"]
    return hidden, outputs, share(outputs)


def gradients(weights: Weights, task: Task) -> Weights:
    hidden, outputs, shares = forward(weights, task)
    value, slopes = score(shares, task.samples)
    error = np.clip(value - task.samples.value, -TOLERANCE, TOLERANCE) / TOLERANCE
    d_outputs = (error[:, None] * slopes * 0.5 / (1 + np.abs(outputs)) ** 2 / (TOLERANCE * len(value))).astype(
        np.float32
    )
    d_hidden = (d_outputs @ weights["outputs"].T) * (hidden > 0)
    return {"inputs": task.inputs.T @ d_hidden, "outputs": hidden.T @ d_outputs, "bias": d_outputs.sum(axis=0)}


def error_of(weights: Weights, task: Task) -> float:
    value, _ = score(forward(weights, task)[2], task.samples)
    return float(np.abs(value - task.samples.value).mean())


def learned(task: Task, seed: int) -> Iterator[tuple[int, Weights]]:
    """Learn by Adam with a rate that falls to 0. Yield the weights after each epoch."""
    chance = np.random.default_rng(seed)
    inputs = task.inputs.shape[1]
    weights: Weights = {
        "inputs": (chance.standard_normal((inputs, UNITS)) * 0.15).astype(np.float32),
        "outputs": (chance.standard_normal((UNITS, OUTPUTS)) * 0.15).astype(np.float32),
        "bias": np.zeros(OUTPUTS, dtype=np.float32),
    }
    mean = {name: np.zeros_like(value) for name, value in weights.items()}
    square = {name: np.zeros_like(value) for name, value in weights.items()}
    count = len(task.inputs)
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
        for batch in solved_endings(seed + lot.seed, network.hyde_seats, network.turns, lot.tricks, lot.endings)
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
    inputs = weights["inputs"].copy()
    inputs[CARD_INPUTS:] /= SCALAR_SIZE[:, None]
    units = np.round(inputs * UNIT_SCALE).astype(int)
    outputs = np.round(weights["outputs"].T * OUTPUT_SCALE).astype(int)
    bias = np.round(weights["bias"] * UNIT_SCALE * OUTPUT_SCALE).astype(int)
    cards = units[:CARD_INPUTS].reshape(2, CAMP_CARDS, PLACES, UNITS)
    scalars = units[CARD_INPUTS:]
    fields = (cards, scalars[0], scalars[1:3], scalars[3:5], scalars[5], scalars[6:8], outputs, bias)
    return "{" + ",\n".join(_braces(np.asarray(field)) for field in fields) + "}"


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
