"""`jh train`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.progress import Progress as Bar

from jekyllhyde.bots.brains import BrainForm
from jekyllhyde.bots.training import SHIPPED_BATCHES, SHIPPED_SEED, Progress
from jekyllhyde.bots.training import train as train_brain
from jekyllhyde.cli.files import InputError

FORMS = {"A": BrainForm.FOUR_A, "B": BrainForm.FOUR_B, "3": BrainForm.THREE}


def train(
    folder: Annotated[Path, Parameter(help="Where the weights are written.")],
    *,
    form: Annotated[Literal["A", "B", "3"] | None, Parameter(help="One form of the game only.")] = None,
    batches: Annotated[int | None, Parameter(help="How much to learn; else as much as what is shipped.")] = None,
    seed: Annotated[int, Parameter(help="The same number gives the same weights.")] = SHIPPED_SEED,
) -> None:
    """Teach the bots' networks by self-play, from nothing. The defaults make what is shipped, in minutes."""
    if batches is not None and not 1 <= batches <= 10_000_000:
        raise InputError("--batches is from 1 to 10000000")
    folder.mkdir(parents=True, exist_ok=True)
    for brain_form in FORMS.values() if form is None else (FORMS[form],):
        weights = _train_with_bar(brain_form, batches or SHIPPED_BATCHES, seed)
        path = folder / brain_form.file_name
        path.write_bytes(weights)
        print(path)


def _train_with_bar(form: BrainForm, batches: int, seed: int) -> bytes:
    with Bar() as bar:
        task = bar.add_task(form.name, total=batches)

        def report(progress: Progress) -> None:
            text = f"{form.name}: off by {progress.surprise:.1f} points, entropy {progress.entropy:.3f}"
            bar.update(task, completed=progress.batches, description=text)

        return train_brain(form, batches, seed, report)
