"""`jh train`"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.progress import Progress as Bar

from jekyllhyde.arena.statistics import Z95
from jekyllhyde.bots.brains import BrainForm, BrainKind
from jekyllhyde.bots.training import SHIPPED_BATCHES, SHIPPED_SEED, Progress
from jekyllhyde.bots.training import train as train_brain
from jekyllhyde.cli.files import InputError

NETWORKS = {kind.name.lower(): kind for kind in BrainKind}
FORMS = {"A": BrainForm.FOUR_A, "B": BrainForm.FOUR_B, "3": BrainForm.THREE}


def train(
    folder: Annotated[Path, Parameter(help="Where the weights are written.")],
    *,
    form: Annotated[Literal["A", "B", "3"] | None, Parameter(help="One form of the game only.")] = None,
    network: Annotated[
        Literal["small", "large", "naive"] | None,
        Parameter(
            help="One network only: that of the levels, of `grandmaster`, or of the players that it knows as weak."
        ),
    ] = None,
    batches: Annotated[int | None, Parameter(help="How much to learn; else as much as what is shipped.")] = None,
    seed: Annotated[int, Parameter(help="The same number gives the same weights.")] = SHIPPED_SEED,
) -> None:
    """Teach the bots' networks, from nothing. The defaults make what is shipped, in an hour or two."""
    if batches is not None and not 1 <= batches <= 10_000_000:
        raise InputError("--batches is from 1 to 10000000")
    folder.mkdir(parents=True, exist_ok=True)
    forms = FORMS.values() if form is None else (FORMS[form],)
    kinds = NETWORKS.values() if network is None else (NETWORKS[network],)
    for kind, brain_form in product(kinds, forms):
        weights = _train_with_bar(brain_form, kind, batches or SHIPPED_BATCHES[kind], seed)
        path = folder / brain_form.file_name(kind)
        path.write_bytes(weights)
        print(path)


def _train_with_bar(form: BrainForm, kind: BrainKind, batches: int, seed: int) -> bytes:
    name = f"{form.name}, {kind.name.lower()}"
    with Bar() as bar:
        task = bar.add_task(name, total=batches)

        def report(progress: Progress) -> None:
            bar.update(task, completed=progress.batches, description=f"{name}: {progress.note}")
            if progress.strength is not None:
                mean, error = progress.strength
                bar.console.print(f"{progress.batches} batches: {mean:+.1f} ± {Z95 * error:.1f} points per deal")

        return train_brain(form, batches, seed, report, kind)
