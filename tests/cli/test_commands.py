"""The other commands, as a shell sees them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jekyllhyde.locale import languages
from jekyllhyde.records import read_record
from jekyllhyde.rules import Card, Seat, hands_of_deck, winner
from tests.cli.conftest import Jh

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "deal-1-vectors.json").read_text())

FORMS = [(), ("--position", "B"), ("--players", "3")]


@pytest.mark.parametrize("form", FORMS)
def test_new_writes_a_match_that_verifies(jh: Jh, form: tuple[str, ...], tmp_path: Path) -> None:
    text = jh("new", "--seed", "5", *form).out
    assert text == jh("new", "--seed", "5", *form).out
    assert text != jh("new", "--seed", "6", *form).out
    assert winner(read_record(text).match) is not None
    file = tmp_path / "new.jhn"
    file.write_text(text)
    verified = jh("verify", "--json", str(file))
    assert verified.code == 0
    answer = json.loads(verified.out)
    assert (answer["outcome"], answer["deal"], answer["trust"]) == ("fair", "deal/2", "one-seed")
    assert (answer["lot"], set(answer["rounds"])) == ("fair", {"fair"})


def without_tag(text: str, tag: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(f"[{tag} "))


def test_verify_has_three_outcomes(jh: Jh, tmp_path: Path) -> None:
    """A record with invented hands, a commitment and no seed is not fair."""
    fair = jh("new", "--seed", "5", "--rounds", "1").out
    other_hands = jh("new", "--seed", "6", "--rounds", "1").out.partition("Round 1")[2]
    invented = without_tag(fair, "Seed").partition("Round 1")[0] + "Round 1" + other_hands
    unfair = fair.partition("Round 1")[0] + "Round 1" + other_hands
    texts = {"fair": fair, "unfair": unfair, "unrevealed": without_tag(fair, "Seed"), "invented": invented}
    files = {name: str(tmp_path / f"{name}.jhn") for name in texts}
    for name, text in texts.items():
        Path(files[name]).write_text(text)
    assert jh("verify", files["fair"]).code == 0
    for name in ("unrevealed", "invented"):
        result = jh("verify", files[name])
        assert (result.code, result.out.splitlines()[-1]) == (3, f"{files[name]}: not checked")
    assert jh("verify", files["unfair"]).code == 1
    assert jh("verify", files["fair"], files["invented"]).code == 3
    assert jh("verify", files["unfair"], files["invented"], files["fair"]).code == 1


def test_new_can_stop_early(jh: Jh) -> None:
    record = read_record(jh("new", "--moves", "9").out)
    assert sum(len(round.moves) for round in record.rounds) == 9
    assert len(read_record(jh("new", "--rounds", "2", "--target", "100000").out).rounds) == 2


def test_verify_refuses_another_deal(jh: Jh) -> None:
    text = jh("new", "--seed", "5", "--moves", "0").out
    hands = {line[0]: line for line in text.splitlines() if line[1:2] == ":"}
    swapped = text.replace(hands["N"], "N" + hands["E"][1:]).replace(hands["E"], "E" + hands["N"][1:])
    result = jh("verify", "-", stdin=swapped)
    assert result.code == 1
    assert "round 1: NOT what was committed to" in result.out


def test_verify_needs_the_seeds(jh: Jh) -> None:
    result = jh("verify", str(GOLDEN / "m0000.jhn"))
    assert result.code == 3
    assert "no tag" in result.out


@pytest.mark.parametrize("form", FORMS)
def test_replay_tells_every_trick_in_every_language(jh: Jh, form: tuple[str, ...]) -> None:
    text = jh("new", "--seed", "1", "--rounds", "1", *form).out
    accounts = {language: jh("replay", "--lang", language, "-", stdin=text).out for language in languages()}
    assert len(set(accounts.values())) == len(languages())
    for account in accounts.values():
        assert all(card.code in account for hand in read_record(text).rounds[0].hands for card in hand)


def test_replay_as_json_has_every_state(jh: Jh) -> None:
    text = jh("new", "--seed", "1", "--rounds", "1").out
    states = [json.loads(line) for line in jh("replay", "--json", "-", stdin=text).out.splitlines()]
    assert len(states) == 1 + len(read_record(text).rounds[0].moves)
    assert states[0]["move"] is None
    assert states[-1]["over"]
    assert not any(states[-1]["hands"].values())


def test_replay_of_one_round(jh: Jh) -> None:
    path = str(GOLDEN / "m0002.jhn")
    assert "Round 2" in jh("replay", "--lang", "en", "--round", "2", path).out
    assert "Round 1\n" not in jh("replay", "--lang", "en", "--round", "2", path).out
    result = jh("replay", "--round", "99", path)
    assert (result.code, "rounds 1 to 4" in result.err) == (2, True)


def test_replay_colours_only_a_terminal(jh: Jh) -> None:
    assert "\x1b" not in jh("replay", str(GOLDEN / "m0002.jhn")).out


@pytest.mark.parametrize("vector", VECTORS["deals"])
def test_deal_makes_the_published_deals_again(jh: Jh, vector: dict[str, Any]) -> None:
    options = ["--seed", vector["seed"], "--round", str(vector["round"]), "--player-seeds", *vector["player_seeds"]]
    options += ["--deal", "deal/1"]
    answer = json.loads(jh("deal", "--json", *options).out)
    deck = [Card(code) for code in vector["deck"]]
    assert [answer["hands"][seat.name] for seat in Seat] == [list(hand.codes) for hand in hands_of_deck(deck)]
    assert answer["commit"] == vector["commitment"]


def test_deal_by_chance_differs(jh: Jh) -> None:
    first, second = (json.loads(jh("deal", "--json").out) for _ in range(2))
    assert first["hands"] != second["hands"]
    assert sorted(first["hands"]) == sorted(seat.name for seat in Seat)


@pytest.mark.parametrize(
    "options",
    [
        ("--seed", "xyz"),
        ("--seed", "00"),
        ("--round", "0"),
        ("--round", "x"),
        ("--player-seeds", "00" * 65, "", "", ""),
    ],
)
def test_deal_refuses_bad_seeds(jh: Jh, options: tuple[str, ...]) -> None:
    result = jh("deal", *options)
    assert (result.code, result.out) == (2, "")
    assert result.err


def test_rules_in_every_language(jh: Jh) -> None:
    texts = {jh("rules", "--lang", language).out for language in languages()}
    assert len(texts) == len(languages())
    assert all("R5.4" in text for text in texts)
    assert jh("rules", "r5.4", "--lang", "en").out.startswith("R5.4 ")
    assert jh("rules", "R77").code == 2
    assert jh("rules", "--lang", "tlh").code == 2


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = [sys.executable, "-c", "from jekyllhyde.cli import main; main()", "replay", str(GOLDEN / "m0010.jhn")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_play_keeps_who_played_at_which_level(jh: Jh, tmp_path: Path) -> None:
    file = tmp_path / "match.jhn"
    jh("play", "--record", str(file), "--name", "Ann", "--level", "novice", stdin="q\n")
    record = read_record(file.read_text())
    assert (record.tag("Person"), record.tag("Level")) == ("Ann", "novice")


def test_help_names_every_command(jh: Jh) -> None:
    out = jh("--help").out
    assert all(command in out for command in ("play", "new", "score", "replay", "review", "deal", "verify", "rules"))


def test_help_does_not_load_what_commands_need() -> None:
    program = (
        "import sys; from jekyllhyde.cli import app; app(['--help'], result_action='return_value'); print(*sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    loaded = set(ran.stdout.splitlines()[-1].split())
    assert "jekyllhyde.cli" in loaded
    assert loaded.isdisjoint({"jekyllhyde.analysis", "jekyllhyde.kernel", "jekyllhyde.bots", "matplotlib", "numpy"})
