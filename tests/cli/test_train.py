"""`jh train`, as a shell sees it."""

from __future__ import annotations

from pathlib import Path

from jekyllhyde.bots.brains import BrainForm
from jekyllhyde.bots.training import train
from tests.cli.conftest import Jh

SHORT = ("--form", "3", "--network", "small", "--batches", "3")


def test_weights_are_written_and_nothing_else(jh: Jh, tmp_path: Path) -> None:
    result = jh("train", str(tmp_path), *SHORT)
    assert result.code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["three.weights"]
    assert (tmp_path / "three.weights").read_bytes() == train(BrainForm.THREE, 3, 1, lambda _: None)


def test_a_training_that_was_interrupted_goes_on(jh: Jh, tmp_path: Path) -> None:
    jh("train", str(tmp_path / "whole"), *SHORT)
    kept: list[bytes] = []

    class Kept:
        def read(self) -> None: ...
        def write(self, state: bytes) -> None:
            kept.append(state)

    train(BrainForm.THREE, 3, 1, lambda _: None, keeper=Kept())
    file = tmp_path / "three.training"
    file.write_bytes(b"THREE SMALL, 3 batches, seed 1, against itself\n" + kept[0])
    result = jh("train", str(tmp_path), *SHORT)
    assert result.code == 0
    assert "1 batches:" not in result.out
    assert "2 batches:" in result.out
    assert not file.exists()
    assert (tmp_path / "three.weights").read_bytes() == (tmp_path / "whole" / "three.weights").read_bytes()


def test_the_state_of_another_training_is_refused(jh: Jh, tmp_path: Path) -> None:
    file = tmp_path / "three.training"
    file.write_bytes(b"THREE SMALL, 9 batches, seed 1, against itself\n1234")
    result = jh("train", str(tmp_path), *SHORT)
    assert (result.code, result.err) == (2, f"{file}: was begun with other options; remove it to begin anew\n")
    file.write_bytes(b"THREE SMALL, 3 batches, seed 1, against itself\n1234")
    result = jh("train", str(tmp_path), *SHORT)
    assert result.code == 2
    assert "not the state of such a training" in result.err


def test_a_rival_is_read_from_a_file(jh: Jh, tmp_path: Path) -> None:
    rival = tmp_path / "rival.weights"
    rival.write_bytes(b"1234")
    result = jh("train", str(tmp_path), *SHORT, "--against", str(rival))
    assert (result.code, result.err) == (2, f"{rival}: these are not a brain's weights\n")
    rival.write_bytes(train(BrainForm.THREE, 1, 1, lambda _: None))
    assert jh("train", str(tmp_path), *SHORT, "--against", str(rival)).code == 0
    assert jh("train", str(tmp_path), "--against", str(rival)).code == 2
