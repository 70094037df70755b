"""`jh train`"""

from __future__ import annotations

from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

from cyclopts import Parameter
from rich.progress import Progress as Bar

from jekyllhyde.arena.statistics import Z95
from jekyllhyde.bots.brains import BrainForm, BrainKind
from jekyllhyde.bots.training import SHIPPED_BATCHES, SHIPPED_SEED, Progress
from jekyllhyde.bots.training import train as train_brain
from jekyllhyde.cli.files import InputError, read_input
from jekyllhyde.kernel import Brain

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
    against: Annotated[
        Path | None,
        Parameter(help="Weights of a fixed rival: the network plays against it alone, and learns what beats it."),
    ] = None,
    batches: Annotated[int | None, Parameter(help="How much to learn; else as much as what is shipped.")] = None,
    seed: Annotated[int, Parameter(help="The same number gives the same weights.")] = SHIPPED_SEED,
) -> None:
    """Teach the bots' networks, from nothing. The defaults make what is shipped, in an hour or two.

    After an interruption the same command goes on where it was.
    """
    if batches is not None and not 1 <= batches <= 10_000_000:
        raise InputError("--batches is from 1 to 10000000")
    if against is not None and (form is None or network not in ("small", "large")):
        raise InputError("--against needs --form, and --network small or large")
    folder.mkdir(parents=True, exist_ok=True)
    forms = FORMS.values() if form is None else (FORMS[form],)
    kinds = NETWORKS.values() if network is None else (NETWORKS[network],)
    rival = None if against is None else _read_rival(against)
    for kind, brain_form in product(kinds, forms):
        path = folder / brain_form.file_name(kind)
        path.write_bytes(_train(Course(brain_form, kind, batches or SHIPPED_BATCHES[kind], seed, rival), path))
        print(path)


class Course(NamedTuple):
    """How a network is taught."""

    form: BrainForm
    kind: BrainKind
    batches: int
    seed: int
    rival: bytes | None

    def __str__(self) -> str:
        rival = "itself" if self.rival is None else sha256(self.rival).hexdigest()
        return f"{self.form.name} {self.kind.name}, {self.batches} batches, seed {self.seed}, against {rival}"


def _read_rival(path: Path) -> bytes:
    weights = read_input(str(path))
    try:
        Brain(weights)
    except ValueError as error:
        raise InputError(f"{path}: {error}") from None
    return weights


class KeptTraining:
    """The state of a training in a file: a line that says how the training was begun, then the state."""

    def __init__(self, path: Path, course: Course) -> None:
        self._path = path
        self._begun = f"{course}\n".encode()

    def read(self) -> bytes | None:
        if not self._path.exists():
            return None
        kept = self._path.read_bytes()
        if not kept.startswith(self._begun):
            raise InputError(f"{self._path}: was begun with other options; remove it to begin anew")
        return kept.removeprefix(self._begun)

    def write(self, state: bytes) -> None:
        new = self._path.with_name(f"{self._path.name}.new")
        new.write_bytes(self._begun + state)
        new.replace(self._path)

    def remove(self) -> None:
        self._path.unlink(missing_ok=True)


def _train(course: Course, path: Path) -> bytes:
    form, kind, batches, seed, rival = course
    brain = None if rival is None else Brain(rival)
    kept = KeptTraining(path.with_suffix(".training"), course)
    name = f"{form.name}, {kind.name.lower()}"
    with Bar() as bar:
        task = bar.add_task(name, total=batches)

        def report(progress: Progress) -> None:
            bar.update(task, completed=progress.batches, description=f"{name}: {progress.note}")
            if progress.strength is not None:
                mean, error = progress.strength
                bar.console.print(f"{progress.batches} batches: {mean:+.1f} ± {Z95 * error:.1f} points per deal")

        try:
            weights = train_brain(form, batches, seed, report, kind, rival=brain, keeper=kept)
        except ValueError as error:
            raise InputError(f"{path}: {error}") from None
    kept.remove()
    return weights
