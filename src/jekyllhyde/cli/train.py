"""`jh train`"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.progress import Progress as Bar

from jekyllhyde.bots.brains import BrainForm, BrainSize
from jekyllhyde.bots.training import SHIPPED_BATCHES, SHIPPED_SEED, Progress
from jekyllhyde.bots.training import train as train_brain
from jekyllhyde.cli.files import InputError

SIZES = {"small": BrainSize.SMALL, "large": BrainSize.LARGE}
FORMS = {"A": BrainForm.FOUR_A, "B": BrainForm.FOUR_B, "3": BrainForm.THREE}


def train(
    folder: Annotated[Path, Parameter(help="Where the weights are written.")],
    *,
    form: Annotated[Literal["A", "B", "3"] | None, Parameter(help="One form of the game only.")] = None,
    size: Annotated[
        Literal["small", "large"] | None, Parameter(help="One size of network only; `grandmaster` has the large one.")
    ] = None,
    batches: Annotated[int | None, Parameter(help="How much to learn; else as much as what is shipped.")] = None,
    seed: Annotated[int, Parameter(help="The same number gives the same weights.")] = SHIPPED_SEED,
) -> None:
    """Teach the bots' networks by self-play, from nothing. The defaults make what is shipped, in an hour or two."""
    if batches is not None and not 1 <= batches <= 10_000_000:
        raise InputError("--batches is from 1 to 10000000")
    folder.mkdir(parents=True, exist_ok=True)
    forms = FORMS.values() if form is None else (FORMS[form],)
    sizes = SIZES.values() if size is None else (SIZES[size],)
    for brain_size, brain_form in product(sizes, forms):
        weights = _train_with_bar(brain_form, brain_size, batches or SHIPPED_BATCHES[brain_size], seed)
        path = folder / brain_form.file_name(brain_size)
        path.write_bytes(weights)
        print(path)


def _train_with_bar(form: BrainForm, size: BrainSize, batches: int, seed: int) -> bytes:
    name = f"{form.name}, {size.name.lower()}"
    with Bar() as bar:
        task = bar.add_task(name, total=batches)

        def report(progress: Progress) -> None:
            text = f"{name}: off by {progress.surprise:.1f} points, entropy {progress.entropy:.3f}"
            bar.update(task, completed=progress.batches, description=text)

        return train_brain(form, batches, seed, report, size)
