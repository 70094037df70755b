"""The learned networks that are part of the package. `jh train` makes them anew."""

from __future__ import annotations

from enum import Enum
from functools import cache
from importlib.resources import files

from jekyllhyde.kernel import Brain
from jekyllhyde.rules import Options, PositionCard


class BrainForm(Enum):
    """A brain for each form of the game; the value is its number in the kernel."""

    FOUR_A = 0
    FOUR_B = 1
    THREE = 2

    @classmethod
    def of(cls, options: Options) -> BrainForm:
        if options.players == 3:
            return cls.THREE
        return cls.FOUR_B if options.position is PositionCard.B else cls.FOUR_A

    def file_name(self, kind: BrainKind) -> str:
        return f"{self.name.lower().replace('_', '-')}{kind.value}.weights"


class BrainKind(Enum):
    """Three networks for each form; the value is how the name of its file ends.

    The coach and most levels have the small one, `grandmaster` the large one. The naive one imitates `mc`, so that
    `grandmaster` can tell such players from better ones.
    """

    SMALL = ""
    LARGE = "-large"
    NAIVE = "-naive"


@cache
def load_brain(form: BrainForm, kind: BrainKind = BrainKind.SMALL) -> Brain:
    return Brain(files("jekyllhyde.bots").joinpath("weights", form.file_name(kind)).read_bytes())


def brain_for(options: Options, kind: BrainKind = BrainKind.SMALL) -> Brain:
    return load_brain(BrainForm.of(options), kind)
