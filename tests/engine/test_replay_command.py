"""`python -m coup replay`: prints what a record leads to, or one line why it leads nowhere."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from coup.__main__ import main

ROOT = Path(__file__).resolve().parent.parent.parent
RECORDS = ROOT / "tests" / "records"
GOLDEN = RECORDS / "golden" / "first_seed_example.json"
VECTORS = RECORDS / "vectors"

Printed = pytest.CaptureFixture[str]


def replayed(capsys: Printed, *arguments: str) -> list[Any]:
    """The states printed for these arguments."""
    assert main(["replay", *arguments]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def refused(capsys: Printed, *arguments: str) -> str:
    """The one line on standard error for these arguments."""
    assert main(["replay", *arguments]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0]


def test_the_last_state_is_printed_as_one_object(capsys: Printed) -> None:
    (state,) = replayed(capsys, str(GOLDEN))
    assert list(state) == [
        *("ply", "over", "winner", "turn", "phase", "to_move", "seats", "court_size"),
        *("treasury", "claim", "legal"),
    ]
    assert (state["ply"], state["turn"], state["phase"]) == (33, 0, "choose_action")
    assert (state["over"], state["winner"], state["to_move"]) == (False, None, [0])
    assert (state["court_size"], state["treasury"], state["claim"]) == (9, None, None)
    assert state["seats"][1] == {
        "name": "Sepideh",
        "coins": 5,
        "hand": ["captain"],
        "lost": ["assassin"],
        "alive": True,
        "tokens": [],
    }
    assert state["legal"] == ["0 income", "0 foreign_aid", "0 tax", "0 steal 1", "0 exchange"]


def test_each_prints_a_state_from_the_deal_on(capsys: Printed) -> None:
    states = replayed(capsys, str(GOLDEN), "--each")
    assert [state["ply"] for state in states] == list(range(34))
    assert [seat["coins"] for seat in states[0]["seats"]] == [2, 2, 2]
    assert states[1]["claim"] == {"seat": 0, "character": "duke", "kind": "action"}


def test_view_prints_what_one_seat_may_know(capsys: Printed) -> None:
    states = replayed(capsys, str(GOLDEN), "--each", "--view", "1")
    for state in states:
        assert ["hand" in seat for seat in state["seats"]] == [False, True, False]
        assert ["cards" in seat for seat in state["seats"]] == [True, False, True]
        assert all(text.startswith("1 ") for text in state["legal"])
    assert states[0]["seats"][0]["cards"] == 2


def test_a_counted_treasury_is_printed(capsys: Printed, tmp_path: Path) -> None:
    content = json.loads(GOLDEN.read_text(encoding="utf-8"))
    content["options"]["treasury"] = 50
    path = tmp_path / "record.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    assert replayed(capsys, str(path))[0]["treasury"] == 44


@pytest.mark.rule("V.11", "V.23", "V.52", "V.60")
@pytest.mark.parametrize(
    ("name", "coins", "lost"),
    [
        ("V.11", [0, 0, 2], [0, 2, 1]),
        ("V.23", [4, 0, 2], [0, 2, 0]),
        ("V.52", [2, 2, 2], [0, 1, 0]),
        ("V.60-b", [5, 2, 2], [0, 1, 0]),
    ],
)
def test_vectors_are_replayed_from_the_command_line(
    name: str, coins: list[int], lost: list[int], capsys: Printed
) -> None:
    (state,) = replayed(capsys, str(VECTORS / f"{name}.json"))
    assert [seat["coins"] for seat in state["seats"]] == coins
    assert [len(seat["lost"]) for seat in state["seats"]] == lost


def test_a_record_may_come_from_standard_input(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(GOLDEN.read_text(encoding="utf-8")))
    assert replayed(capsys, "-")[0]["ply"] == 33


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"not json", "the record is not JSON"),
        (b"\xff\xfe\x00", "can't decode"),
        (b"{}", "no record of the format"),
        (GOLDEN.read_bytes().replace(b'"2 tax"', b'"2 coup 0"'), "move 9: '2 coup 0' is not legal"),
        (GOLDEN.read_bytes().replace(b'"first"', b'"second"'), "no field 'second'"),
    ],
    ids=["text", "bytes", "nothing", "move", "field"],
)
def test_a_bad_record_is_wrong_input_told_in_one_line(
    content: bytes, reason: str, capsys: Printed, tmp_path: Path
) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    assert reason in refused(capsys, str(path))


def test_a_missing_file_and_a_missing_seat_are_wrong_input(capsys: Printed) -> None:
    assert "nowhere.json: No such file" in refused(capsys, "nowhere.json")
    assert "there is no seat 3" in refused(capsys, str(GOLDEN), "--view", "3")
    assert "there is no seat -1" in refused(capsys, str(GOLDEN), "--view", "-1")


@pytest.mark.parametrize("arguments", [["replay"], ["replay", "a", "b"], ["replai", "a"], []])
def test_wrong_arguments_are_told_in_one_line(arguments: list[str], capsys: Printed) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_module_runs_from_the_shell_and_its_status_tells_how_it_went() -> None:
    command = [sys.executable, "-m", "coup", "replay"]
    good = subprocess.run([*command, str(GOLDEN)], cwd=ROOT, capture_output=True, check=False)
    bad = subprocess.run([*command, "-"], cwd=ROOT, input=b"[]", capture_output=True, check=False)
    assert (good.returncode, good.stderr) == (0, b"")
    assert (bad.returncode, bad.stdout) == (2, b"")
    assert bad.stderr == b"coup: the record is not a JSON object\n"
