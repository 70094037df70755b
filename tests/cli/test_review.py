"""`jh review`, as a shell sees it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import jsonschema_rs
import pytest

from tests.cli.conftest import Jh
from tests.processes import Process

ROOT = Path(__file__).parents[2]
JH = str(Path(sys.executable).with_name("jh"))
WORKED = str(ROOT / "docs" / "examples" / "worked-round.jhn")
GOLDEN = ROOT / "tests" / "golden"
RECORDS = GOLDEN / "records"
SPOILED = json.loads((GOLDEN / "expected-errors.json").read_text())
SCHEMA = json.loads((ROOT / "docs" / "review.schema.json").read_text())
REPORT_SCHEMA = json.loads((ROOT / "docs" / "review-report.schema.json").read_text())
QUICK = ("--work", "0.02")


@pytest.fixture
def games(jh: Jh, tmp_path: Path) -> Path:
    """A folder with three records of two rounds each, one of them in a folder below."""
    folder = tmp_path / "games"
    (folder / "more").mkdir(parents=True)
    for seed, name in enumerate(("a", "b", "more/a")):
        text = jh("new", "--seed", str(seed), "--rounds", "2", "--target", "100000").out
        (folder / f"{name}.jhn").write_text(text)
    return folder


def test_all_decisions_and_those_of_a_seat(jh: Jh) -> None:
    text = Path(WORKED).read_text()
    out = jh("review", *QUICK, "--all", "-", stdin=text).out
    for words in ("plays HA", "asks S (partner)", "asks W (opponent)", "answers H4", "forced", "best"):
        assert words in out
    assert "--all" not in out
    of_seat = jh("review", *QUICK, "--all", "--seat", "E", WORKED).out
    assert "E Betty" in of_seat
    assert "N Adam" not in of_seat


def test_json_follows_its_schema_whatever_the_threads(jh: Jh) -> None:
    one = jh("review", *QUICK, "--json", "--threads", "1", WORKED)
    assert one.out == jh("review", *QUICK, "--json", "--threads", "3", WORKED).out
    fields = json.loads(one.out)
    jsonschema_rs.validate(SCHEMA, fields)
    assert (fields["file"], fields["seed"], fields["work"], len(fields["rounds"])) == (WORKED, 0, 0.02, 1)
    assert fields["rounds"][0]["result"] == 36 - 230
    of_seat = json.loads(jh("review", *QUICK, "--json", "--seat", "E", WORKED).out)
    assert {decision["seat"] for decision in of_seat["rounds"][0]["decisions"]} == {"E"}
    assert jh("review", *QUICK, "--json", "--seed", "1", WORKED).out != one.out


def test_a_folder_is_all_its_records(jh: Jh, games: Path) -> None:
    reviews = json.loads(jh("review", *QUICK, "--json", str(games)).out)
    jsonschema_rs.validate(SCHEMA, reviews)
    assert [Path(one["file"]).relative_to(games).as_posix() for one in reviews] == ["a.jhn", "b.jhn", "more/a.jhn"]
    assert [round["number"] for one in reviews for round in one["rounds"]] == [1, 2] * 3
    one_round = json.loads(jh("review", *QUICK, "--json", "--round", "2", str(games / "b.jhn")).out)
    assert one_round["rounds"] == reviews[1]["rounds"][1:]


def test_a_round_that_is_not_over_is_skipped_with_a_sentence(jh: Jh) -> None:
    text = jh("new", "--seed", "1", "--moves", "60").out
    assert text.count("Round ") == 2
    result = jh("review", *QUICK, "-", stdin=text)
    assert result.code == 0
    assert result.out.endswith("Round 2 is not over, so it is not reviewed.\n")
    assert "Round 1:" in result.out
    refused = jh("review", *QUICK, "--round", "2", "-", stdin=text)
    assert (refused.code, refused.err) == (2, "-: --round: round 2 is not over\n")


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_a_chart_is_drawn(jh: Jh, tmp_path: Path, suffix: str) -> None:
    charts = [tmp_path / f"{number}.{suffix}" for number in range(2)]
    for chart in charts:
        assert jh("review", *QUICK, "--chart", str(chart), WORKED).code == 0
    first, second = (chart.read_bytes() for chart in charts)
    assert first == second
    assert b"blunder" in first if suffix == "svg" else first.startswith(b"\x89PNG")


def test_without_matplotlib_it_says_what_to_install(jh: Jh, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = jh("review", *QUICK, "--chart", str(tmp_path / "c.svg"), WORKED)
    assert (result.code, result.out) == (2, "")
    assert result.err == "matplotlib is not installed: pip install 'jekyllhyde[arena]'\n"


def test_kept_reviews_are_not_made_again(jh: Jh, games: Path, tmp_path: Path) -> None:
    command = ["review", *QUICK, "--json", "--out", str(tmp_path / "kept"), str(games)]
    first = jh(*command).out
    kept = sorted((tmp_path / "kept").iterdir())
    assert [file.name.partition("-")[0] for file in kept] == ["a", "a", "b"]
    assert all(json.loads(file.read_text()) in json.loads(first) for file in kept)
    times = [file.stat().st_mtime_ns for file in kept]
    assert jh(*command).out == first
    assert [file.stat().st_mtime_ns for file in kept] == times
    kept[0].write_text(kept[0].read_text()[:-100])
    assert jh(*command).out == first
    assert json.loads(kept[0].read_text()) in json.loads(first)
    other_seed = json.loads(jh(*command, "--seed", "5").out)
    assert {one["seed"] for one in other_seed} == {5}
    assert sorted((tmp_path / "kept").iterdir()) == kept
    assert json.loads(kept[0].read_text()) in other_seed


def test_the_same_record_twice_is_no_other_record(jh: Jh, games: Path, tmp_path: Path) -> None:
    files = [str(games / name) for name in ("a.jhn", "a.jhn", "b.jhn")]
    reviews = json.loads(jh("review", *QUICK, "--json", "--out", str(tmp_path / "kept"), *files).out)
    assert reviews[0] == reviews[1]
    assert reviews[2] == json.loads(jh("review", *QUICK, "--json", files[2]).out)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_was_stopped_goes_on(jh: Jh, games: Path, tmp_path: Path, number: int) -> None:
    kept = tmp_path / "kept"
    options = ["--work", "0.05", "--out", str(kept), str(games)]
    with Process([JH, "review", "--threads", "1", *options]) as process:
        process.hear("a.jhn:")
        os.killpg(process.popen.pid, number)
        assert process.wait() == (130 if number == signal.SIGINT else -number)
        assert process.log == ""
    finished = {file: file.read_bytes() for file in kept.glob("*.json")}
    assert 1 <= len(finished) < 3
    whole = jh("review", "--json", *options).out
    assert {file: file.read_bytes() for file in finished} == finished
    assert whole == jh("review", "--json", "--work", "0.05", str(games)).out


def test_the_bar_is_shown_on_a_terminal_only(jh: Jh) -> None:
    """Standard error is a terminal here and standard output a pipe, so the tables have neither colours nor a bar."""
    terminal, end = pty.openpty()
    command = [JH, "review", *QUICK, WORKED]
    with subprocess.Popen(command, stdout=PIPE, stderr=end, env={**os.environ, "TERM": "xterm"}) as process:
        os.close(end)
        shown = b"".join(iter(lambda: read_terminal(terminal), b""))
        assert process.stdout is not None
        out = process.stdout.read()
    assert b"Reviewing" in shown
    assert out.decode() == jh("review", *QUICK, WORKED).out


def read_terminal(terminal: int) -> bytes:
    """Return what was written to a terminal, and nothing after its other end was closed."""
    try:
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""


def test_the_report(jh: Jh, games: Path, tmp_path: Path) -> None:
    command = ["review", *QUICK, "--report", "--out", str(tmp_path / "kept"), str(games)]
    everyone = jh(*command)
    assert (everyone.code, everyone.err) == (0, "")
    for words in ("All players: 6 rounds in 3 records", "1. ", "points a round", "Example: ", "By kind", "By player"):
        assert words in everyone.out
    adam = jh(*command, "--player", "Adam").out
    assert adam.startswith("Adam: 6 rounds in 3 records, accuracy ")
    assert "By player" not in adam
    fields = json.loads(jh(*command, "--player", "Adam", "--json").out)
    jsonschema_rs.validate(REPORT_SCHEMA, fields)
    assert f"1. {fields['habits'][0]['habit']}\n" in adam
    assert "there are Adam, Betty, Christian, Doris" in jh(*command, "--player", "Eve").err


def test_the_report_tells_bots_of_the_arena_apart(jh: Jh, tmp_path: Path) -> None:
    records = str(tmp_path / "games")
    jh("arena", "random", "tips", "--boards", "2", "--workers", "1", "--records", records)
    fields = json.loads(jh("review", *QUICK, "--report", "--json", records).out)
    assert fields["players"].keys() == fields["opponents"].keys() == {"random", "tips"}
    assert fields["players"]["random"] == fields["opponents"]["tips"]


@pytest.mark.parametrize("name", SPOILED)
def test_a_spoiled_record_is_refused_as_by_score(jh: Jh, name: str) -> None:
    path = str(RECORDS / f"{name}.jhn")
    result = jh("review", path)
    assert (result.code, result.out, result.err) == jh("score", path)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("no-such-file.jhn",), "no-such-file.jhn: No such file"),
        (("a\0b",), "null byte"),
        ((), "requires an argument"),
        (("--jsno", "x"), "unknown option --jsno"),
        (("--round", "3", WORKED), "rounds 1 to 1, not 3"),
        (("--round", "x", WORKED), "x"),
        (("--seat", "Q", WORKED), "Q"),
        (("--seed", "-1", WORKED), "--seed"),
        (("--work", "0", WORKED), "--work"),
        (("--work", "nan", WORKED), "--work"),
        (("--threads", "-1", WORKED), "--threads"),
        (("--chart", "c.pdf", WORKED), ".svg or .png"),
        (("--chart", "c.svg", WORKED, WORKED), "one record"),
        (("--chart", "/no/such/place/c.svg", WORKED), "/no/such/place"),
        (("--player", "Adam", WORKED), "--report"),
        (("--round", "1", "--report", WORKED), "--round"),
        (("--round", "1", "--out", "x", WORKED), "--round"),
        (("--out", f"{WORKED}/x", WORKED), "Not a directory"),
    ],
)
def test_bad_input_is_told_in_words(jh: Jh, arguments: tuple[str, ...], said: str) -> None:
    result = jh("review", *QUICK, *arguments)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert "Traceback" not in result.err


def test_an_empty_folder_is_refused(jh: Jh, tmp_path: Path) -> None:
    result = jh("review", str(tmp_path))
    assert (result.code, result.err) == (2, f"{tmp_path}: no records (.jhn) in this folder\n")
