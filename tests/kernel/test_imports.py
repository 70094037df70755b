from __future__ import annotations

import subprocess
import sys

WITHOUT_NUMPY = """
import sys
from jekyllhyde.kernel import Position, Worlds, playouts
position = Position((127, 127 << 7, 127 << 14, 127 << 21), 0b1010, 0)
playouts([position], 10, 1).rows()
Worlds.seen_from(position, 0).sample(10, 1).tolist()
assert "numpy" not in sys.modules
"""


def test_only_batches_need_numpy() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], check=True)
