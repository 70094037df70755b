"""Short records, and functions that make errors in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from jekyllhyde.records import RecordError, read_record

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "docs" / "examples").glob("*.jhn"))
GOLDEN = ROOT / "tests" / "golden"

HEADER = """\
[JHN "1"]
[Players "4"]
[Position "A"]
[Target "1000"]
[North "Adam"]
[East "Betty"]
[South "Christian"]
[West "Doris"]
"""

DEAL = """
Round 1
Dealer W
Jekyll E W
Hyde N S
N: JT JE J4 HD H3 HX3 HX1
E: J6 JX3 JX2 HT HC HE H6
S: JD J7 JX1 HA H7 H4 HX2
W: JA JB JC J5 J3 HB H5
"""

TRICKS = """\
1 N S?H4 N?JE W?HB JC
2 S HA N?JT HX1 S?JX1
3 W JB E?HC JX3 E?H6
4 W S?J7 HD W?J3 N?HX3
5 N E?HE J6 HX2 N?J4
6 N S?H7 JX2 W?H5 J5
7 N H3 W?JA E?HT S?JD
"""

SCORE = "Score Jekyll 36 Hyde 230\n"

NEXT_ROUND = """
Round 2
Dealer N
Jekyll E W
Hyde N S
N: JT JE J4 HD H3 HX3 HX1
E: J6 JX3 JX2 HT HC HE H6
S: JD J7 JX1 HA H7 H4 HX2
W: JA JB JC J5 J3 HB H5
1 E J6 N?
"""

FOUR = HEADER + DEAL + TRICKS + SCORE
"""Lines 1 to 8 are the header, 10 to 17 the deal, 18 to 24 the tricks, 25 the score."""

FOUR_ON = FOUR + NEXT_ROUND
"""27 to 34 are the second deal, 35 its first trick."""

THREE = """\
[JHN "1"]
[Players "3"]
[Position "A"]
[Target "300"]
[East "Betty"]
[South "Christian"]
[West "Doris"]

Round 1
Dealer E
Jekyll E W
Hyde N S
Single S
N: JB J6 J5 HT HD H5 HX3
E: JT JC J4 JX3 JX2 H3 HX1
S: JA JD JE J3 HA HB H7
W: J7 JX1 HC HE H6 H4 HX2
1 S N?HD S?JA HT JX2
2 N W?HX2 N?JB N?HX3 J7
3 E S?JD N?H5 E?J4 E?HX1
4 E W?JX1 HA E?JT W?H4
5 W S?JE S?HB JC H7
6 N E?H3 JX3 W?HC S?J3
7 S W?HE N?J6 W?H6 N?J5
Score Jekyll 40 Hyde 0

Round 2
Dealer N
Jekyll N S
Hyde E W
Single E
N: JE HT HD H7 H5 H3 HX2
E: JT JA J7 J3 JX2 HC H4
S: J5 J4 JX1 HA HB HE HX1
W: JB JC JD J6 JX3 H6 HX3
1 E HC W?JB N?HT S?J4
2 W E?H4 JE N?H7 J5
3 N E?JX2 W?H6 JX1 S?HX1
4 E S?HA W?
"""


def spoiled(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"{old!r} is not there exactly once"
    return text.replace(old, new)


def error_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value
