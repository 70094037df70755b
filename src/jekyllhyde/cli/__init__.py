"""The command `jh`, which connects all packages. Each command is imported when it is called."""

from __future__ import annotations

import os
import sys

from cyclopts import App

from jekyllhyde import __version__
from jekyllhyde.cli.codes import BAD_INPUT, INTERRUPTED
from jekyllhyde.cli.files import InputError

app = App(
    name="jh",
    help="Dr. Jekyll & Mr. Hyde: play it, score and replay records, check deals, solve positions.",
    help_epilogue="Exit codes: 0 done, 1 a check did not hold, 2 bad input or usage, 3 not checked, 130 interrupted.",
    version=__version__,
    help_format="plaintext",
)
for command, text in {
    "play": "Play a match against bots in the terminal.",
    "serve": "Serve the game to browsers and programs.",
    "worker": "Think for the bots of servers that share a broker.",
    "train": "Teach the bots by self-play.",
    "new": "Write a record of random play, to have something to try things on.",
    "score": "Score records.",
    "replay": "Tell a record trick by trick.",
    "review": "Review records: what every decision cost.",
    "deal": "Make a fair deal, or make one again from its seeds.",
    "verify": "Check that the deals of records are the ones that were committed to.",
    "arena": "Let bots play against each other on duplicate boards.",
    "rules": "Print the rules.",
    "solve": "Solve positions with open hands.",
    "puzzles": "Make puzzles out of rounds between bots, or check them.",
    "bench": "Measure the solver and the playouts on this machine.",
}.items():
    app.command(f"jekyllhyde.cli.{command}:{command}", name=command, help=text)
app.register_install_completion_command()


def main() -> None:
    try:
        app(sys.argv[1:])
    except InputError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
